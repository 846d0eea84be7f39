# Raiders of the North Sea, en español. who, other, victim … son nombres de asientos.
# Cómo suena: docs/style.md. Un nombre para cada cosa: texts/glossary.toml.
# En mayúsculas: NAME una carta, un edificio o un asentamiento, SIGNED lo mismo con su signo, NAMES varias
# cartas; SIGN un signo; WORKER «un trabajador negro»; EITHER, ONE_OF «a, b o c»; GOODS cantidades, HELD
# también «0 cartas»; SILVER un precio; PLUNDER un lote de botín; DICE los
# dados; PRICE lo que pide una ofrenda, WORTH sus puntos, TILE ambas cosas; PARTS lo que suma la fuerza;
# TIERS fuerza y puntos; ODDS puntos y probabilidades; CREW y HALL lo que hace una carta en la tripulación
# y en el Ayuntamiento. .gender es el género de un edificio.

title = Raiders of the North Sea
pitch = Coloca un trabajador y recoge otro: reúne provisiones, contrata una tripulación y asalta las costas del norte en busca de botín y gloria. Gana quien tenga más puntos. De 60 a 80 minutos en una mesa.
picture-cover = Un drakar bajo la aurora boreal, con tres de su tripulación. Detrás, una costa con avanzada, monasterio, fortaleza y puerto.

## Lo que ofrece la sala

option-sage = Fuerza del Sabio
option-sage-zero = 0 (edición final)
option-sage-one = 1 (lista de cartas anterior)
option-fortress = Oro para la Fortaleza 2
option-fortress-two = 2 (como en el tablero)
option-fortress-one = 1 (como dice una lista)
option-posts = Publicaciones en el hilo
option-posts-fitting = en cada turno si juegan dos; si no, en cada ronda
option-posts-turn = en cada turno
option-posts-round = en cada ronda

## Nombres

card-archer = Arquero
card-armourer = Armero
card-avenger = Vengador
card-barbarian = Bárbaro
card-berserker = Berserker
card-brawler = Camorrista
card-brynjar = Brynjar
card-cartographer = Cartógrafo
card-champion = Campeón
card-folke = Folke
card-forager = Recolector
card-gatekeeper = Guardián
card-gravedigger = Sepulturero
card-huntsman = Cazador
card-jeweller = Joyero
card-marauder = Merodeador
card-mercenary = Mercenario
card-merchant = Mercader
card-ragnhildr = Ragnhildr
card-recruiter = Reclutador
card-sage = Sabio
card-scout = Explorador
card-shieldmaiden = Doncella escudera
card-trader = Comerciante
card-warlord = Señor de la guerra
card-warmonger = Belicista

building-gate_house = Portón
    .gender = masculine
building-town_hall = Ayuntamiento
    .gender = masculine
building-treasury = Tesorería
    .gender = feminine
building-barracks = Cuartel
    .gender = masculine
building-mill = Molino
    .gender = masculine
building-silversmith = Platería
    .gender = feminine
building-armoury = Armería
    .gender = feminine
building-long_house = Casa Larga
    .gender = feminine

at-building = { GENDER($building) ->
    [feminine] en la { SIGNED($building) }
   *[masculine] en el { SIGNED($building) }
  }
from-building = { GENDER($building) ->
    [feminine] de la { SIGNED($building) }
   *[masculine] del { SIGNED($building) }
  }

settlement-harbour = Puerto { $number }
settlement-outpost = Avanzada { $number }
settlement-monastery = Monasterio { $number }
settlement-fortress = Fortaleza { $number }
kind-harbour = Puertos
kind-outpost = Avanzadas
kind-monastery = Monasterios
kind-fortress = Fortalezas
a-harbour = un puerto
a-outpost = una avanzada
a-monastery = un monasterio
a-fortress = una fortaleza

worker-black = negro
worker-grey = gris
worker-white = blanco
bare-worker = trabajador { TEXT("worker", $worker) }
worker = { $colour ->
    [black] un trabajador negro
    [grey] un trabajador gris
   *[white] un trabajador blanco
  }

## Cantidades

count-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
  }
count-silver = { $n } de plata
count-provision = { $n ->
    [one] 1 provisión
   *[other] { $n } provisiones
  }
goods-gold = oro
goods-iron = hierro
goods-livestock = ganado
count-gold = { $n } de oro
count-iron = { $n } de hierro
count-livestock = { $n } de ganado
count-valkyrie = { $n ->
    [one] 1 valquiria
   *[other] { $n } valquirias
  }
count-armour = { $n } de armadura
count-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
  }
count-crew = { $n ->
    [one] 1 tripulante
   *[other] { $n } tripulantes
  }
count-dice = { $n ->
    [0] sin dados
    [one] 1 dado
   *[other] { $n } dados
  }
count-offerings = { $n ->
    [one] 1 ofrenda
   *[other] { $n } ofrendas
  }
list-last = { $head } y { $tail }
list-last-i = { $head } e { $tail }
list-or = { $head } o { $tail }
line = { $who }: { $what }.
nobody = nadie
nothing = nada
no-goods = 0 recursos

## Lo que hace una carta en la tripulación, en una línea

crew-points = +{ COUNT("points", $n) } al asaltar { TEXT("a", $place) }
crew-strength = +{ $n } de fuerza al asaltar { TEXT("a", $place) }
crew-death-avenge = Si muere en un asalto, un rival que elijas pierde también un tripulante
crew-death-return = Si muere en un asalto, vuelve a tu mano
crew-death-gain = Si muere en un asalto, recibes { COUNT($kind, $n) }
crew-reroll = { $n ->
    [one] Una vez por asalto, tras la tirada, puedes volver a tirar 1 dado
   *[other] { $n } veces por asalto, tras la tirada, puedes volver a tirar 1 dado
  }
crew-strength-per-armour = +{ $n } de fuerza por cada { $per } de armadura
crew-strength-per-valkyrie = +{ $n } de fuerza por cada { $per } valquirias que ya tenías
crew-strength-per-crew = { $per ->
    [one] +{ $n } de fuerza por cada uno de los demás tripulantes
   *[other] +{ $n } de fuerza por cada { $per } de los demás tripulantes
  }
crew-discount = Asaltar { TEXT("a", $place) } te cuesta { COUNT($kind, $n) } menos
crew-end = +{ COUNT("points", $n) } al final de la partida
crew-end-per-livestock = +{ COUNT("points", $n) } al final por cada cabeza de ganado que tengas
crew-end-per-offering = +{ COUNT("points", $n) } al final por cada ofrenda que hayas hecho
crew-bonus = { $place ->
    [gate_house] +{ COUNT("cards", $n) } en el Portón
    [mill] +{ COUNT($kind, $n) } en el Molino
   *[silversmith] +{ COUNT($kind, $n) } en la Platería
  }
crew-hire-discount = Contratar en el Cuartel te cuesta { COUNT("silver", $n) } menos
crew-again = { $n ->
    [one] Puedes hacer 1 acción más en la Casa Larga
   *[other] Puedes hacer { $n } acciones más en la Casa Larga
  }

## Lo que hace una carta en el Ayuntamiento, en una línea

hall-none = Héroe sin efecto en el Ayuntamiento
hall-swap-worker = Cambia el trabajador de un rival por uno de otro color de la aldea
hall-gain = Recibe { COUNTS($gain) }
hall-armour = Recibe { COUNTS($gain) }
hall-all-lose = Cada rival pierde { COUNT($kind, $n) }
hall-all-give = Cada rival te da { COUNT("silver", $n) } o { COUNT("provision", $n) }, a su elección
hall-take-plunder = Toma de un rival { $n } de botín, a tu elección
hall-take = { $n ->
    [1] Toma { COUNT($kind, $n) } de un rival
   *[other] Toma hasta { COUNT($kind, $n) } de un rival
  }
hall-one-loses = Un rival pierde { COUNT($kind, $n) }
hall-sacrifice = Despide a un tripulante y toma { $n } de oro, hierro o ganado
hall-exchange = Paga { COUNTS($pay) } y recibe { COUNTS($gain) }
hall-draw = Roba { COUNTS($gain) }
hall-swap-crew = Devuelve un tripulante a tu mano y contrata otra carta gratis
hall-copy-building = Usa la acción de cualquier otro edificio, aunque esté ocupado
hall-hire = Contrata cualquier carta de tu mano por { COUNTS($pay) }
hall-cycle-offers = Pon las ofrendas a la vista debajo del montón y revela { $n } nuevas
hall-scout = Intercambia con un rival el mismo número de cartas, en secreto
hall-trade-offer = Haz una ofrenda y paga { $n } menos de botín o de plata

## Lo que hace una carta, por entero

rule-hero = - Es un héroe: solo puedes tener { $heroes } en tu tripulación. No tiene efecto en el Ayuntamiento, así que no puedes jugarlo allí. En la Tesorería se descarta como cualquier carta.
rule-crew-points =
    - Los ganas aunque el asalto no alcance ningún nivel de fuerza y aunque esta carta muera en él.
rule-crew-strength =
    - Cuenta para este asalto aunque la carta muera en él, porque las muertes llegan al final.
rule-crew-death-avenge =
    - Tú eliges al rival y el rival elige a quién pierde. Esa pérdida no es una muerte en un asalto: no activa ningún efecto.
    - ✏️ Solo puedes elegir a un rival con tripulación. Si nadie tiene, no pasa nada.
rule-crew-death-return =
    - Aun así ha muerto por una valquiria, que cuenta en tu pista.
    - ✏️ No puede morir por una segunda valquiria del mismo asalto.
rule-crew-death-gain =
    - Solo si muere por una valquiria de tu propio asalto, no si la pierdes o la despides de otro modo.
rule-crew-reroll =
    - ✏️ Decides después de ver la tirada, y el número nuevo vale. Si ningún nivel mejor está a tu alcance, no recibes la pregunta.
    - Los puertos se asaltan sin dados, así que allí no hay nada que volver a tirar.
rule-crew-strength-per-armour =
    - Se redondea hacia abajo.
rule-crew-strength-per-valkyrie =
    - Se redondea hacia abajo. ✏️ Cuenta tu posición en la pista de valquirias, que acaba en el { $valkyrie-top }. Las valquirias de este mismo asalto llegan tarde.
rule-crew-strength-per-crew =
    - Cuenta toda tu tripulación, menos esta carta.
rule-crew-discount =
    - El precio puede bajar a 0. La tripulación necesaria no cambia.
rule-crew-end =
    - Solo si sigue en tu tripulación cuando termina la partida.
rule-crew-end-per-livestock =
    - Además de los puntos que da el ganado. Solo si sigue en tu tripulación cuando termina la partida.
rule-crew-end-per-offering =
    - Da igual cuánto valga la ofrenda. Solo si sigue en tu tripulación cuando termina la partida.
rule-crew-bonus-mill =
    - Solo cuando tomas provisiones allí, no oro.
rule-crew-bonus-gate_house =
    - Tanto al colocar un trabajador allí como al recogerlo o al usar el edificio con un Mercader.
rule-crew-bonus-silversmith =
    - Tanto al colocar un trabajador allí como al recogerlo o al usar el edificio con un Mercader.
rule-crew-hire-discount =
    - El precio puede bajar a 0. ✏️ Solo en el Cuartel, también con un Mercader, pero no con un Reclutador en el Ayuntamiento.
    - ✏️ Un Reclutador al que despides para hacer sitio no descuenta nada.
rule-crew-again =
    - La misma acción otra vez o la otra, al colocar un trabajador allí, al recogerlo o con un Mercader.
rule-hall-swap-worker =
    - El resultado tiene que ser válido: ningún trabajador negro puede acabar en la Armería ni en la Casa Larga.
    - ✏️ No se activa ningún edificio, y sigues sin poder recoger del edificio en el que has colocado.
rule-hall-gain =
    - Hasta donde llegue la reserva.
rule-hall-armour =
    - La armadura nunca pasa de { $armour-top }.
rule-hall-all-lose =
    - Un rival que no tiene no pierde nada. Lo perdido va a la reserva.
rule-hall-all-give =
    - Un rival que solo tiene una de las dos cosas da esa. Si no tiene ninguna, no da nada.
rule-hall-take-plunder =
    - ✏️ Tú eliges al rival y si es oro, hierro o ganado.
rule-hall-take =
    - ✏️ Tú eliges al rival. Si tiene menos, tomas lo que tenga.
rule-hall-one-loses =
    - ✏️ Tú eliges al rival. Nada baja de 0.
rule-hall-sacrifice =
    - ✏️ El tripulante no ha muerto en un asalto, así que su efecto no se activa. El botín tiene que estar en la reserva.
rule-hall-exchange =
    - ✏️ No puedes jugar la carta para esto si te falta el precio o si en la reserva no queda lo que ganarías.
rule-hall-draw =
    - Si se acaba el mazo, baraja el descarte para formar otro.
rule-hall-swap-crew =
    - Tienes que contratar otra carta de tu mano, y el límite de héroes se mantiene.
rule-hall-copy-building =
    - ✏️ El trabajador que has colocado en el Ayuntamiento, o recogido de él, decide lo que da el edificio. La Armería y la Casa Larga piden uno gris o blanco.
    - ✏️ Cuenta como la acción de ese edificio en este turno: cada edificio se usa una sola vez.
    - ✏️ No puedes elegir el propio Ayuntamiento, porque su acción es la que juega esta carta.
rule-hall-hire =
    - ✏️ Pagas exactamente este precio, también por cartas más baratas. Los descuentos de la tripulación no valen; los límites de tripulación y de héroes, sí.
rule-hall-cycle-offers =
    - Las que están a la vista van primero debajo del montón. ✏️ Allí se barajan; si quedan pocas, alguna puede volver a salir.
rule-hall-scout =
    - Tú eliges al rival y el número; después ambos eligen en secreto. Como mucho, tantas cartas como tenga quien tiene menos.
rule-hall-trade-offer =
    - ✏️ Pagas una unidad menos de una de las cosas de la loseta. No cuenta como acción de la Casa Larga.

page-head = Fuerza { $strength } · cuesta { COUNT("silver", $cost) } · { COUNT("cards", $copies) } en el juego
page-crew = **En tu tripulación:** { CREW($card) }.
page-hall = **En el Ayuntamiento:** { HALL($card) }.

## Cómo va la partida

phase-setup = Elección de manos iniciales
phase-play = Turno { $turn }
phase-last = Turno { $turn }, última ronda ({ $left ->
    [one] queda 1 turno
   *[other] quedan { $left } turnos
  })
phase-over = Puntuación final

## Piezas pequeñas

tile = { PRICE($tile) } ({ WORTH($tile) })
card-numbers = fuerza { $strength }, cuesta { $cost } de plata
card-row = fuerza { $strength } · { $cost } de plata · ×{ $copies }
hero-mark = (héroe)
free = gratis
crew-of = tripulación { $crew } de { $most }
you-have = Tienes { COUNT("silver", $silver) }; { crew-of }
holdings = Tienes { GOODS($holds) }; { crew-of }.
has = { $building ->
    [barracks] { you-have }
   *[other] { $above ->
        [false] tienes { HELD($has) }
       *[true] tienes { HELD($has) }; lo que pase de { $limit } se devuelve al acabar el turno
      }
  }
chance = { COUNT("points", $points) } ({ $percent } %)
tier = { $strength } da { COUNT("points", $points) }
part-dice = dados { $n }
part-crew = tripulación { $n }
part-extra = efectos { $n }
part-armour = armadura { $n }
need-crew = tripulación { $needed } (tienes { $crew })
need-provision = provisiones { $n } (tienes { $have })
need-gold = oro { $n } (tienes { $have })

## Lo que da un edificio

deal = { COUNTS($pay) ->
    [none] { COUNTS($gain) }
   *[other] { COUNTS($pay) } por { COUNTS($gain) }
  }
act-offering = hacer una ofrenda
act = { $building ->
    [gate_house] robar { deal }
    [town_hall] jugar una carta de la mano
    [barracks] { $crew ->
        [0] contratar una carta de la mano
       *[other] contratar a alguien y despedir a otro
      }
   *[other] { $offer ->
        [false] { deal }
       *[true] ofrenda de { PRICE($way) } por { WORTH($way) }
      }
  }
act-by-colour = { $goods } ({ EITHER($colours) })

## Los asaltos antes de decidirse

raid-pay = paga { GOODS($toll) }
raid-crew-points = { $extra ->
    [0] { "" }
   *[other] +{ COUNT("points", $extra) } de tu tripulación
  }
raid-dead = { LESS($high, $low) ->
    [0] { $high ->
        [0] { "" }
        [one] muere 1 tripulante
       *[other] mueren { $high } tripulantes
      }
   *[other] { $low ->
        [0] pueden morir hasta { $high } tripulantes
       *[other] mueren de { $low } a { $high } tripulantes
      }
  }
raid-set = { TEXT("worker", $worker) } + { PLUNDER($letters) }
raid-sets = uno de { $n } lotes
raid-strength = fuerza { $mine } + { $dice } ({ TIERS($settlement) })
raid-short = { SIGNED($settlement) }: { $dice ->
    [none] { ODDS($odds) }
   *[other] { $mine } + { $dice } → { ODDS($odds) }
  }
raid-odds = { SIZE($odds) ->
    [1] da { ODDS($odds) }
   *[other] puede dar { ODDS($odds) }
  }
raid-lacks = Asalto más cercano: { NAME($settlement) }. Aún necesitas { COUNTS($short) }.

## Preguntas

wait-keep-hand = elegir la mano
wait-place = colocar un trabajador
wait-pick-up = recoger un trabajador
wait-idle = elegir un edificio
wait-treasury = elegir cartas para la Tesorería
wait-hire = contratar tripulación
wait-dismiss = elegir quién deja la tripulación
wait-long-house = usar otra vez la Casa Larga o no
wait-copy-building = elegir un edificio para el Mercader
wait-swap-worker = elegir trabajadores para el Arquero
wait-take-plunder = elegir botín para el Bárbaro
wait-target-seat = elegir un rival
wait-sacrifice = despedir a alguien por botín
wait-trade-offer = elegir una ofrenda para el Comerciante
wait-scout-target = elegir un rival para el Explorador
wait-scout-give = elegir cartas para el intercambio
wait-give = elegir qué se lleva el Mercenario
wait-reroll = volver a tirar un dado o no
wait-choose-set = elegir el botín
wait-deaths = elegir quién muere
wait-avenge = elegir a quién alcanza el Vengador
wait-lose-crew = elegir a quién se lleva el Vengador
wait-discard-down = descartar cartas

ask-keep-hand = Conservas { $n } de estas { $dealt } cartas. ¿Con cuáles te quedas?
    Las otras van debajo del mazo. Empiezas con { COUNT("silver", $start) }.
ask-place = { $raids ->
    [none] Tienes { WORKER($worker) }. ¿En qué edificio lo colocas?
   *[other] Tienes { WORKER($worker) }. ¿En qué edificio lo colocas, o qué asaltas?
  }
last-turn = Es tu último turno.
brief-place = { $raids ->
    [none] ¿Dónde colocas tu { bare-worker }?
   *[other] ¿Colocas tu { bare-worker } o asaltas?
  }
brief-copy-building = Mercader: ¿qué edificio usas, con { WORKER($worker) }?
brief-pick-up = ¿Qué trabajador recoges?
ask-pick-up =
    ¿De qué edificio recoges un trabajador? Lo conservas para tu próximo turno.
    { holdings }
ask-idle = { $half ->
    [place] Tienes { WORKER($worker) }. ¿Dónde lo colocas sin usar el edificio?
   *[pick-up] ¿Qué trabajador recoges sin usar su edificio?
  }
ask-idle-dismiss = ¿O contratas en el Cuartel y además despides a alguien?
ask-treasury = ¿Qué cartas descartas en la Tesorería? { CAPITAL(deal) }.
ask-long-house = { $n ->
    [one] Tu Sabio permite 1 acción más en la Casa Larga. ¿Cuál?
   *[other] Tus Sabios permiten { $n } acciones más en la Casa Larga. ¿Cuál es la siguiente?
  }
ask-copy-building =
    Mercader: ¿de qué edificio usas la acción? Recibes lo que da con { WORKER($worker) }.
    { holdings }
ask-discard-down = { $n ->
    [one] Puedes conservar { $limit } cartas. ¿Cuál descartas?
   *[other] Puedes conservar { $limit } cartas. ¿Qué { $n } descartas?
  }
ask-hire = { $why ->
    [barracks] ¿A quién contratas en el Cuartel?
    [recruiter] Reclutador: ¿a quién contratas por { COUNT("silver", $less) }?
   *[gravedigger] { $both ->
        [true] Sepulturero: ¿quién vuelve de tu tripulación a tu mano y quién ocupa su sitio gratis?
       *[false] Sepulturero: ¿a quién contratas gratis? A cambio, alguien de tu tripulación vuelve a tu mano.
      }
  }
ask-hire-both = { $full ->
    [true] Tu tripulación está completa: elige también a quién despides.
   *[false] También puedes despedir a alguien, si quieres.
  }
ask-dismiss = { $why ->
    [gravedigger] { SIGNED($card) } se une gratis. ¿Quién de tu tripulación vuelve a tu mano?
   *[other] { SIGNED($card) } se une ({ SILVER($price) }), pero tu tripulación está completa. ¿A quién despides?
  }
ask-swap-worker =
    { NAME($card) }: ¿de quién es el trabajador que cambias, y por cuál?
    { HALL($card) }.
ask-take-plunder =
    { NAME($card) }: ¿qué tomas y de quién?
    { HALL($card) }.
ask-target-seat =
    { NAME($card) }: ¿qué rival eliges?
    { HALL($card) }.
ask-sacrifice =
    { NAME($card) }: ¿a quién despides y qué tomas?
    { HALL($card) }.
ask-trade-offer =
    { NAME($card) }: ¿qué ofrenda haces, y de qué pagas 1 menos?
    { HALL($card) }.
ask-scout-target =
    Explorador: ¿con quién intercambias, y cuántas cartas?
    { HALL($card) }.
ask-scout-give = { $own ->
    [true] Intercambias { COUNT("cards", $number) } con { SEAT($other) }; ambos eligen en secreto. ¿Qué das?
   *[false] { SEAT($other) } ha jugado un Explorador: ambos intercambian { COUNT("cards", $number) }, que eligen en secreto. ¿Qué das?
  }
ask-give = { SEAT($other) } ha jugado { SIGNED($card) } en el Ayuntamiento: tienes que darle { ONE_OF($options, $amount) }. ¿Qué das?
ask-reroll = { SIGNED($settlement) }: has sacado { LIST($rolled) }, lo que da fuerza { $strength } ({ COUNT("points", $points) }). ¿Tu Camorrista vuelve a tirar un dado?
ask-reroll-next = Siguiente nivel: { $strength } da { COUNT("points", $points) }.
ask-reroll-left = { $uses ->
    [one] El número nuevo vale, aunque sea más bajo.
   *[other] El número nuevo vale, aunque sea más bajo. Puedes hacerlo { $uses } veces.
  }
ask-choose-set = { SIGNED($settlement) }: fuerza { $total } ({ COUNT("points", $points) }). ¿Qué lote de botín te llevas, junto con su trabajador?
ask-deaths =
    { $n ->
        [one] { NAME($settlement) }: has tomado { COUNT("valkyrie", $valkyrie) }. ¿Qué tripulante tuyo muere?
       *[other] { NAME($settlement) }: has tomado { COUNT("valkyrie", $valkyrie) }. ¿Qué { $n } tripulantes tuyos mueren?
      }
    Los efectos de quienes mueren ocurren al momento.
ask-avenge = Tu Vengador ha muerto: ¿qué rival pierde también un tripulante? El rival elige cuál.
ask-lose-crew = { SEAT($other) } ha asaltado, y allí ha muerto un Vengador. ¿Qué tripulante pierdes tú también?

picked-hire = { $why ->
    [gravedigger] contratar a { NAME($card) }; { NAME($rival) } vuelve a tu mano
   *[other] contratar a { NAME($card) } ({ SILVER($price) }); despedir a { NAME($rival) }
  }
option-pass = { $kind ->
    [hire] No contratar a nadie
    [long-house] Dejarlo así
    [copy-building] No usar ningún edificio
   *[swap-worker] No cambiar ningún trabajador
  }
option-use = { $kind ->
    [long-house] { act }
   *[other] { offered }: { act }
  }
    .detail = { has }
    .group = { group }
option-use-card = { offered }: { $hiring ->
    [play] jugar { NAME($card) }
    [hero] cambiar { NAME($rival) } por { NAME($card) } (fuerza { $strength }; { SILVER($price) })
    [full] cambiar uno por { NAME($card) } (fuerza { $strength }; { SILVER($price) })
   *[room] contratar a { NAME($card) } (fuerza { $strength }; { SILVER($price) })
  }
    .detail = { $hiring ->
        [play] { HALL($card) }
       *[other] { CREW($card) }
      }
    .group = { group }
offered = { $half ->
    [pick-up] { NAME($building) } ({ TEXT("worker", $worker) })
   *[place] { NAME($building) }
  }
group = { $kind ->
    [place] Colocar y usar
    [pick-up] Recoger y usar
   *[other] { "" }
  }
option-idle = { offered }, sin usar su acción
    .group = { group }
option-more = { $half ->
    [place] Colocar sin usar el edificio…
   *[pick-up] Recoger sin usar el edificio…
  }
    .mark = Solo mover…
option-raid = { NAME($settlement) }: trabajador { TEXT("worker", $worker) }, { PLUNDER($letters) }
    .detail = { DOTS(raid-pay, raid-dead, ODDS($odds), raid-crew-points) }
    .group = Asaltar
option-raid-sets = { NAME($settlement) }: { $sets }
    .detail = { DOTS(raid-pay, raid-dead, ODDS($odds), raid-crew-points) }
    .group = Asaltar
option-set = trabajador { TEXT("worker", $worker) }: { PLUNDER($letters) }
    .detail = { raid-dead }
option-card = { NAME($card, $copy) }: { card-numbers }
    .detail = { CREW($card) } · { HALL($card) }
option-hire = { $rival ->
    [none] { NAME($card) } (fuerza { $strength }): { SILVER($price) }
   *[other] { NAME($card) } (fuerza { $strength }) en lugar de { NAME($rival) }: { SILVER($price) }
  }
    .detail = { CREW($card) }
    .group = Contratar
option-out = { $why ->
    [gravedigger] Vuelve { NAME($card) } (fuerza { $strength })
   *[other] Se va { NAME($card) } (fuerza { $strength })
  }
    .detail = { CREW($card) }
    .group = { $why ->
        [gravedigger] De vuelta a tu mano
       *[other] Despedir
      }
option-dismiss = Despedir también a alguien…
    .mark = Despedir…
option-back-again = Volver
option-sacrifice = Tomar { COUNT($goods, 1) }
    .group = Tomar
    .mark = { CAPITAL(TEXT("goods", $goods)) }
option-victim = { NAME($card, $copy) }, fuerza { $strength }
    .detail = { CREW($card) }
option-trade-offer = { TILE($tile) }, { COUNT($goods, 1) } menos
    .detail = paga { PRICE($tile, $goods) }
option-keep = Conservar los dados: fuerza { $strength } ({ COUNT("points", $points) })
    .mark = Conservar { $strength }
option-give = { COUNT($goods, 1) }
    .detail = tienes { COUNT($goods, $have) }
option-reroll = Volver a tirar el dado { $number } (un { $die }): { $percent } % de subir de nivel
    .mark = Dado { $number } ({ $die })
option-swap-worker = { NAME($building) }: el trabajador { TEXT("worker", $worker) } por el { TEXT("worker", $before) } de { SEAT($other) }
    .group = { SEAT($other) }
option-take-plunder = { COUNT($goods, 1) } de { SEAT($other) }
    .detail = tiene { COUNT($goods, $theirs) }
    .group = { SEAT($other) }
    .mark = { LETTER($other) }: { TEXT("goods", $goods) }
option-scout-target = { COUNT("cards", $number) } con { SEAT($other) }
    .detail = tiene { COUNT("cards", $theirs) }
    .group = { SEAT($other) }
    .mark = { LETTER($other) }: { COUNT("cards", $number) }
option-seat = { SEAT($other) } ({ COUNT($goods, $theirs) })

## Lo que se puede dejar preparado, y las órdenes permanentes

ahead-place = Adónde irá tu { bare-worker }
ahead-pick-up = Trabajador que recoges después
ahead-dismiss = A quién despides si contratas

order-reroll = El dado del Camorrista
order-reroll-lowest = volver a tirar el dado más bajo si no se pueden perder puntos
order-deaths = Quién muere en mis asaltos
order-deaths-weakest = primero quien da algo al morir, luego quien tiene menos fuerza
order-lose-crew = Un Vengador se lleva a un tripulante mío
order-lose-crew-weakest = entregar a quien tiene menos fuerza
order-give = Un Mercenario me quita algo
order-give-more = dar de lo que más tengo
order-give-silver = dar plata
order-give-provision = dar una provisión
order-scout-give = Un Explorador intercambia cartas
order-scout-give-cheapest = dar mis cartas más baratas
order-discard-down = Más de 8 cartas en la mano
order-discard-down-cheapest = descartar las más baratas

## Lo que alguien hace o recibe: "Ana: +2 provisiones."

does-worker-placed = { $idle ->
    [true] coloca { WORKER($worker) } { at-building }, sin usar su acción
   *[false] coloca { WORKER($worker) } { at-building }
  }
does-worker-taken = { $idle ->
    [true] recoge { WORKER($worker) } { from-building }, sin usar su acción
   *[false] recoge { WORKER($worker) } { from-building }
  }
because = { $cause ->
    [none] { "" }
   *[other] { " " }({ SIGNED($cause) })
  }
does-gained = +{ COUNT($kind, $amount) }{ because }, ahora { $total }
does-armour-gained = +{ COUNT("armour", $amount) }{ because }, ahora { $total }
does-paid = { $total ->
    [one] paga { COUNT($kind, $amount) }{ because }, le queda { $total }
   *[other] paga { COUNT($kind, $amount) }{ because }, le quedan { $total }
  }
does-lost = { $total ->
    [one] pierde { COUNT($kind, $amount) } ({ SIGNED($why) }), le queda { $total }
   *[other] pierde { COUNT($kind, $amount) } ({ SIGNED($why) }), le quedan { $total }
  }
does-short = { $amount ->
    [0] debería recibir { COUNT($kind, $wanted) }, pero ya no queda en la reserva
   *[other] debería recibir { COUNT($kind, $wanted) }, pero la reserva tiene menos
  }
does-taken = toma { COUNT($kind, $amount) } de { SEAT($other) }{ because }
does-given-back = { $total ->
    [one] devuelve { COUNT($kind, $amount) } por el límite, le queda { $total }
   *[other] devuelve { COUNT($kind, $amount) } por el límite, le quedan { $total }
  }
does-hand-kept = te quedas con { SIGNED($cards) }
does-cards-drawn = roba { COUNT("cards", $cards) }{ because }, { $hand } en la mano
does-cards-seen = robas { SIGNED($cards) }
does-hiring = quiere contratar a { SIGNED($card) }
does-discarded = { $why ->
    [limit] descarta { SIGNED($cards) } por el límite
   *[treasury] descarta { SIGNED($cards) }
  }
does-hired = { $silver ->
    [0] contrata gratis a { SIGNED($card) }
   *[other] contrata a { SIGNED($card) }
  }
does-crew-lost = { $why ->
    [avenger] pierde a { SIGNED($card) } por un Vengador
   *[other] despide a { SIGNED($card) }
  }
does-crew-returned = devuelve { SIGNED($card) } a su mano
does-hall-played = juega { SIGNED($card) }
does-hall-idle = { $why ->
    [no-target] la carta { NAME($card) } no tiene a quién afectar
    [armour-full] la carta { NAME($card) } no da nada porque la armadura ya está al máximo
    [supply] la carta { NAME($card) } no da nada porque ya no queda en la reserva
   *[no-cards] la carta { NAME($card) } no tiene cartas que intercambiar
  }
does-declined = { $what ->
    [barracks] no contrata a nadie en el Cuartel
    [town_hall] no juega ninguna carta en el Ayuntamiento
    [long_house] no hace nada más en la Casa Larga
    [merchant] no usa ningún edificio con el Mercader
   *[archer] no intercambia ningún trabajador con el Arquero
  }
does-building-copied = usa { SIGNED($building) } con { WORKER($worker) }
does-workers-swapped = hace que { SEAT($other) } cambie { WORKER($before) } por { WORKER($worker) } { from-building }
does-hands-swapped = intercambia { COUNT("cards", $cards) } con { SEAT($other) }
does-swap-seen = intercambio con { SEAT($other) }: das { SIGNED($gave) } y recibes { SIGNED($got) }
does-offering-made = { $waived ->
    [none] { SIGN("offering") } hace una ofrenda de { PRICE($tile) } por { WORTH($tile) } (lleva { COUNT("offerings", $tiles) })
   *[other] { SIGN("offering") } hace una ofrenda de { PRICE($tile) } por { WORTH($tile) } y paga { COUNT($waived, 1) } menos (lleva { COUNT("offerings", $tiles) })
  }
does-offers-cycled = revela ofrendas nuevas: { TILES($tiles) }
does-tiles-shown = { SIZE($tiles) ->
    [one] { COUNT("offerings", SIZE($tiles)) } que vale { WORTH($tiles) }
   *[other] { COUNT("offerings", SIZE($tiles)) } que valen { ADDED($tiles) } = { WORTH($tiles) }
  }
does-raid-begins = asalta { SIGNED($settlement) } con { WORKER($worker) }
does-dice-rolled = tira { DICE($dice) }
does-die-rerolled = vuelve a tirar el { $before } y saca { DICE($after) }
does-raid-scored = { $dice ->
    [none] +{ COUNT("points", $points) }, ahora { $total }
   *[other] { $points ->
        [0] fuerza { $strength } ({ PARTS($dice, $crew, $extra, $armour) }) no alcanza ningún nivel
       *[other] fuerza { $strength } ({ PARTS($dice, $crew, $extra, $armour) }) da +{ COUNT("points", $points) }, ahora { $total }
      }
  }
does-crew-points = +{ COUNT("points", $points) } ({ SIGNED($card, $count) }), ahora { $total }
does-points = +{ COUNT("points", $points) }{ because }, ahora { $total }
does-plunder-taken = se lleva { COUNTS($plunder) }, junto con { WORKER($worker) }
does-valkyrie-claimed = { LESS($taken, $claimed) ->
    [0] { SIGN("valkyrie") } +{ COUNT("valkyrie", $claimed) }, ahora { $track } en la pista
   *[other] { SIGN("valkyrie") } solo cuentan { $claimed } de las { $taken } valquirias por falta de tripulación; ahora { $track } en la pista
  }
does-crew-died = { $returns ->
    [true] { SIGN("dead") } { SIGNED($card) } muere y vuelve a la mano
   *[false] { SIGN("dead") } { SIGNED($card) } muere
  }
does-unavenged = no encuentra ningún rival con tripulación para el Vengador

## La crónica

event-game-start = Empieza { SEAT($first) } (tiradas: { ROLLS($rolls, $names) }). Ofrendas: { TILES($tiles) }.
event-turn-begins = { $last ->
    [true] Turno { $turn }: { SEAT($seat) }, con { WORKER($worker) }, por última vez.
   *[false] Turno { $turn }: { SEAT($seat) }, con { WORKER($worker) }.
  }
event-deck-shuffled = El descarte se baraja y forma un mazo nuevo: { COUNT("cards", $cards) }.
event-offer-opened = Ofrenda nueva: { TILE($tile) }. En el montón: { $stack }.
event-end-near = { $why ->
    [fortress] Solo queda 1 lote de botín en las fortalezas: empieza la última ronda.
    [offerings] El montón de ofrendas está vacío: empieza la última ronda.
   *[valkyrie] No queda ninguna valquiria en el tablero: empieza la última ronda.
  }
event-final-score = { TEXT("source", $source) }: { SCORES($points, $names) }.
event-game-over = { SIZE($winners) ->
    [one] { LIST(SEAT($winners)) } gana con { COUNT("points", MOST($points)) }.
   *[other] { LIST(SEAT($winners)) } comparten la victoria con { COUNT("points", MOST($points)) }.
  }

## Momentos

sum-game-start =
    Empieza { SEAT($first) }. Tiradas: { ROLLS($rolls, $names) }.
    { SIGN("offering") } Ofrendas: { TILES($tiles) }
sum-turn-over = { $settlement ->
    [none] **Turno { $turn }** · { SEAT($seat) }
   *[other] **Turno { $turn }** · { SEAT($seat) } asalta { SIGNED($settlement) } con { WORKER($worker) }
  }
sum-last-turns = A cada jugador le queda un turno.

## Mano y marcador

hand-title = { $count ->
    [one] Mano (1 carta)
   *[other] Mano ({ $count } cartas)
  }
hand-empty = Sin cartas en la mano.
hand-card = { SIGNED($card, $n) } ({ card-numbers })
hand-chosen = (elegida)
hand-effects = { $hero ->
    [true] { CREW($card) } · Héroe sin efecto en el Ayuntamiento
   *[false] { CREW($card) } · Ayuntamiento: { HALL($card) }
  }
hand-crew = **Tripulación** ({ $crew } de { $most }, fuerza { $strength }): { NAMES($cards) }
hand-tiles = **Ofrendas**: { COUNT("offerings", SIZE($tiles)) }, { WORTH($tiles) }
standing-line = { $letter } · { $who }: { COUNT("points", $points) }
standing-now = { $tiles ->
    [0] { $n } si la partida acabara ahora
   *[other] { $n } + { COUNT("offerings", $tiles) } si la partida acabara ahora
  }

## Resultado

result-sole = { $who } gana con { $points }.
result-shared = { $who } comparten la victoria con { $points }.
why-valkyrie = El empate se ha resuelto en la pista de valquirias.
why-armour = El empate se ha resuelto en la pista de armadura.
why-shared = También hay empate en las dos pistas.
result-line = { $place }. { $who } ({ $letter }): { $points }
source-play = Asaltos
source-valkyrie = Valquirias
source-armour = Armadura
source-offerings = Ofrendas
source-crew = Tripulación
source-plunder = Botín
source-total = Total

## La posición en palabras, para quien no ve la imagen

at-turn = Le toca a { $who }.
at-seat = { $letter }, { $who }: { $things }.
at-crew = tripulación ({ NAMES($cards) })
at-worker = { SIGNED($building) } ({ $worker ->
    [none] libre
   *[other] { TEXT("worker", $worker) }
  })
at-village = Trabajadores en la aldea: { $workers }.
at-offers = Ofrendas: { TILES($tiles) }; { $stack } en el montón.
at-supply = Reserva: { $things }; { COUNT("cards", $cards) } en el mazo.
at-settlement = { SIGNED($settlement) } ({ COUNT("crew", $crew) }, { COUNTS($costs) }; { TIERS($settlement) ->
    [none] { COUNT("points", $points) }
   *[other] { TIERS($settlement) }
  }): { $sets }.

## Páginas de edificios, asentamientos y cartas

page-workers = Solo admite trabajadores de color { EITHER($colours) }.
page-helpers = Tripulación que ayuda aquí
page-needs = Pide { COUNT("crew", $crew) }; cuesta { COUNTS($costs) }; admite un trabajador { EITHER($colours) }
page-scores = { $dice ->
    [0] Sin dados: siempre { COUNT("points", $points) }
   *[other] { COUNT("dice", $dice) }; fuerza { TIERS($settlement) }
  }
page-spaces = Lotes de botín: { $spaces }
page-space = { $tokens } fichas (trabajador { TEXT("worker", $worker) })
page-disputed-fortress = Las fuentes discrepan sobre su oro; la mesa puede elegir.
page-disputed-card = Las fuentes discrepan sobre su fuerza; la mesa puede elegir.
track = { $spaces }: { COUNT("points", $points) }

rule-gate_house = - Si se acaba el mazo, baraja el descarte para formar otro.
rule-town_hall =
    - Primero descartas la carta y después tiene efecto. Su fuerza y su precio no importan.
    - ✏️ No puedes jugar una carta cuyo precio no puedes pagar. Una carta contra tus rivales se puede jugar aunque nadie tenga lo que pide, pero no hace nada.
rule-treasury = - Vale cualquier carta, también los héroes. Todos ven lo que descartas. ✏️ Nadie puede repasar el descarte después.
rule-barracks =
    - Paga lo que cuesta la carta. Caben { $most } en la tripulación, héroes incluidos; antes puedes despedir a uno (en «Más»).
    - La carta contratada tiene efecto desde ese momento.
rule-mill = - Cuenta el color del trabajador que colocas o recoges.
rule-silversmith = - Cuenta el color del trabajador que colocas o recoges.
rule-armoury =
    - La armadura cuenta en cada asalto, menos en los puertos, y da puntos al final. El máximo es { $armour-top }.
    - ✏️ Si te falta 1 para el máximo, aún puedes pagar hierro: acabas en { $armour-top }.
rule-long_house =
    - Para una ofrenda, paga lo que pide una loseta a la vista; sus puntos cuentan al final. Enseguida se revela otra.
rule-harbour = Lo más cercano: sin dados y con pocos puntos, pero con trabajadores grises y botín para empezar.
rule-outpost = Un dado. Aquí están los primeros trabajadores blancos.
rule-monastery = Dos dados, y necesitas oro.
rule-fortress = El extremo norte: dos dados, la mayor tripulación y la mayor cantidad de puntos. Cuando solo queda { $sets } lote en las fortalezas, empieza la última ronda.

## Páginas de reglas

rules-overview-title = Resumen
rules-overview =
    Vives en una aldea del mar del Norte y quieres impresionar a su jefe. Contrata una tripulación, reúne provisiones, zarpa y asalta. Gana quien tenga más puntos.

    ### Un turno
    Siempre empiezas y acabas tu turno con **un trabajador en la mano**. Haces una de dos cosas:
    1. **Trabajar:** colocas el trabajador en un edificio libre de la aldea y lo usas. Después recoges un trabajador de otro edificio y usas también ese.
    2. **Asaltar:** colocas el trabajador en un asentamiento, pagas, luchas y te llevas un lote de botín junto con su trabajador.

    ### De dónde vienen los puntos
    - **Asaltos:** por tu fuerza y por parte de tu tripulación
    - **Ofrendas** al jefe, hechas en la Casa Larga
    - **Pistas:** valquirias tomadas y armadura, al final
    - **Tripulación** con puntos en su carta y **botín** sobrante, al final

    El color del trabajador importa: los blancos llegan a los asentamientos más ricos, los negros apenas salen de la aldea.

    Páginas: el turno, la aldea y sus edificios, los asaltos y sus asentamientos, las pistas, el final y cada carta. ✏️ señala lo que el reglamento deja abierto y cómo lo jugamos.

rules-setup-title = Preparación
rules-setup =
    - Cada jugador: { $start } de plata, un trabajador negro y ninguna provisión.
    - Cada jugador recibe cinco cartas y conserva { $keep }. Las otras van debajo del mazo. ✏️ Allí se barajan.
    - Los trabajadores negros empiezan en el Portón, el Ayuntamiento y la Tesorería.
    - Cada casilla de asalto recibe su trabajador y sus fichas, sacadas de una bolsa: oro, hierro, ganado y valquirias. Las { $left } que sobran empiezan en la reserva.
    - { $open } ofrendas están a la vista; las demás, en un montón.
    - Todos tiran los dos dados; empieza quien saque más. ✏️ Si hay empate, vuelven a tirar los empatados.
    - Se juega en el sentido de las agujas del reloj.

rules-turn-title = Un turno
rules-turn =
    ### Trabajar
    1. **Coloca** tu trabajador en un edificio libre que admita su color y usa el edificio.
    2. **Recoge** un trabajador de otro edificio y usa ese edificio. Te quedas con ese trabajador para tu próximo turno.

    - Usar el edificio es opcional; colocar y recoger, no.
    - La acción de cada edificio se usa una vez por turno. Solo el Sabio permite más, en la Casa Larga.
    - El color del trabajador que colocas o recoges decide lo que da el edificio.

    ### O asaltar
    Coloca tu trabajador en un asentamiento (mira **Asaltos**). Allí te llevas otro trabajador y acaba el turno.

    ### Al acabar el turno
    Puedes conservar { $hand } de plata, { $hand } provisiones y { $hand } cartas. Lo que pase de ahí vuelve a la reserva; las cartas se descartan, y tú eliges cuáles. El botín no tiene límite. Estos límites solo valen para quien acaba su turno.

rules-village-title = La aldea
rules-village =
    Ocho edificios, cada uno con sitio para un trabajador. Lo que da un edificio sale de la reserva, y lo que pagas va a ella.

rules-raids-title = Asaltos
rules-raids =
    Un asentamiento pide **tripulación** (un número mínimo), **provisiones**, a veces **oro**, y un **trabajador** de un color que admita.

    1. Coloca el trabajador; se queda allí hasta el final de la partida.
    2. Paga provisiones y oro.
    3. Tira sus dados y suma tu **fuerza**. Solo da puntos el nivel más alto que alcances; por debajo del primero no hay ninguno.
    4. Añade los puntos de tu tripulación por este tipo de asentamiento.
    5. Llévate uno de los lotes de botín que queden, junto con su trabajador. Lo eliges ahora, después de los dados. En un puerto, que no los tiene, lo eliges al empezar.
    6. Por cada **valquiria** del lote muere uno de tus tripulantes.

    Los puertos se asaltan sin dados: siempre { COUNT("points", $harbour) }.

    ### Fuerza
    Dados + fuerza de toda tu tripulación + sus efectos + tu armadura, que nunca se gasta. ✏️ Las caras de un dado: { $faces }.

    Nadie se queda en casa: asalta toda tu tripulación. Quienes mueren también han contado.

rules-valkyrie-title = Las valquirias y los muertos
rules-valkyrie =
    - Por cada valquiria que tomas, eliges a un tripulante tuyo, que muere y se descarta, y subes un paso en la pista de valquirias.
    - Algunas cartas tienen un efecto cuando mueren en un asalto; ocurre al momento. ✏️ Si mueren varios, eliges a todos a la vez; el orden da igual.
    - Si tienes menos tripulantes que valquirias, las que sobran no dan nada.
    - Todas las valquirias van a la reserva.
    - La pista acaba en el { $valkyrie-top }. Las siguientes valquirias también se llevan tripulantes, pero tus puntos no suben más.

    Un tripulante que pierdes por un Vengador, o que despides, no ha muerto en un asalto.

rules-crew-title = Contratar tripulación
rules-crew =
    - Contratas en el Cuartel por la plata que dice la carta, o con el efecto de una carta.
    - Caben { $most } tripulantes. Antes de contratar puedes despedir a uno, que se descarta.
    - Cabe { $heroes } héroe en la tripulación. ✏️ Puedes despedir a un héroe para contratar a otro.
    - Puedes tener la misma carta varias veces. ✏️ Sus efectos se suman.
    - El efecto de tripulación de una carta vale mientras está contratada. El efecto de Ayuntamiento vale cuando la juegas allí desde la mano, y así la descartas.
    - Si se acaba el mazo, baraja el descarte para formar otro. ✏️ Si tampoco hay descarte, robas lo que haya.

rules-offerings-title = Ofrendas
rules-offerings =
    Las ofrendas se hacen en la Casa Larga o con un Comerciante: paga lo que pide una loseta a la vista y guárdala boca abajo. Enseguida se revela otra. Los puntos cuentan al final. ✏️ Tus losetas boca abajo solo puedes mirarlas tú.

    ### Las { $count } losetas
rules-tracks-title = Pistas
rules-tracks =
    Puntos al final por tu posición en las dos pistas.

    ### Valquirias tomadas
    { TRACK($valkyrie-track) }

    ### Armadura
    { TRACK($armour-track) }

    ✏️ Entre dos marcas de la pista de armadura vale la más baja. La armadura también se suma a tu fuerza en cada asalto.

rules-supply-title = La reserva
rules-supply =
    - Hay { $silver } de plata y { $provision } provisiones. Todo el oro, el hierro y el ganado que no está en los asentamientos ni en manos de nadie está en la reserva.
    - Si falta algo, tomas lo que haya. ✏️ Una acción que no daría nada no se ofrece, salvo algunas cartas en el Ayuntamiento.
    - Las manos, el mazo y las ofrendas hechas son secretos. Todo lo demás se ve: plata, provisiones, botín, tripulación y cuántas cartas y ofrendas tiene cada jugador.

rules-ends-title = Fin de la partida
rules-ends =
    La última ronda empieza cuando

    - solo queda { $sets } lote de botín en las fortalezas,
    - el montón de ofrendas está vacío, o
    - no queda ninguna valquiria en el tablero.

    Se termina el turno en curso. Después cada jugador, también quien lo estaba jugando, juega un último turno. Y se acaba la partida.

    ✏️ En la última ronda aún puedes asaltar y hacer ofrendas. Los huecos de las ofrendas se quedan vacíos.

rules-scoring-title = Puntuación final
rules-scoring =
    A los puntos de los asaltos se suman

    - la **pista de valquirias**: hasta { MOST($valkyrie-track) }
    - la **pista de armadura**: hasta { MOST($armour-track) }
    - las **ofrendas** hechas
    - la **tripulación** con puntos en su carta
    - el **botín** sobrante: { COUNT("points", $gold) } por cada oro, { COUNT("points", $iron) } por cada hierro, { COUNT("points", $livestock) } por cada dos cabezas de ganado

    Gana quien tenga más puntos. Si hay empate, quien esté más arriba en la pista de valquirias y después en la de armadura. ✏️ Si sigue el empate, se comparte la victoria.

rules-cards-title = Todos los aldeanos
rules-cards =
    Fuerza, precio en plata y cuántas hay. Cada carta tiene su página.

## Imágenes

picture-winners = { $count ->
    [one] Gana { $names }
   *[other] Comparten la victoria { $names }
  }
picture-champion = { $count ->
    [one] El mayor terror del norte: { $points } puntos
   *[other] Los mayores terrores del norte: { $points } puntos cada uno
  }
picture-first = { $name } empieza
picture-turn = { $name }: { $places }
picture-idle = { $name } coloca y recoge
picture-supply = Reserva
picture-your-crew = Tripulación
picture-tiles = Ofrendas
picture-dealt = Quédate con { $count } de estas
picture-raid = { $name } asalta { $place }

## Sobre los menús y en ellos: cuántas opciones hay

counted-place = { $n ->
    [one] { $n } lugar
   *[other] { $n } lugares
  }
counted-pick-up = { $n ->
    [one] { $n } lugar
   *[other] { $n } lugares
  }
