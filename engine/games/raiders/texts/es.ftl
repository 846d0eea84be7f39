# Raiders of the North Sea, en español. who, other, victim … son nombres de asientos.
# Cómo suena: docs/style.md. Un nombre para cada cosa: texts/glossary.toml.
# En mayúsculas: NAME una carta, un edificio o un asentamiento; SIGNED lo mismo con su signo; SIGN un
# signo; WORKER «un trabajador negro»; PRICE lo que pide una ofrenda, WORTH los puntos que da, TILE
# ambas cosas; DICE los dados; PARTS lo que suma la fuerza. .gender es el género de un edificio.

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
option-posts-fitting = En cada turno si juegan dos; si no, en cada ronda
option-posts-turn = En cada turno
option-posts-round = En cada ronda

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
bare-worker = trabajador { $colour }
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

crew-points = +{ $points } al asaltar { $place }
crew-strength = +{ $n } de fuerza al asaltar { $place }
crew-death-avenge = Si muere en un asalto, un rival que elijas pierde también un tripulante
crew-death-return = Si muere en un asalto, vuelve a tu mano
crew-death-gain = Si muere en un asalto, recibes { $amount }
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
crew-discount = Asaltar { $place } te cuesta { $amount } menos
crew-end = +{ $points } al final de la partida
crew-end-per-livestock = +{ $points } al final por cada cabeza de ganado que tengas
crew-end-per-offering = +{ $points } al final por cada ofrenda que hayas hecho
crew-bonus = { $place ->
    [gate_house] +{ $amount } en el Portón
    [mill] +{ $amount } en el Molino
   *[silversmith] +{ $amount } en la Platería
  }
crew-hire-discount = Contratar en el Cuartel te cuesta { $amount } menos
crew-again = { $n ->
    [one] Puedes hacer 1 acción más en la Casa Larga
   *[other] Puedes hacer { $n } acciones más en la Casa Larga
  }

## Lo que hace una carta en el Ayuntamiento, en una línea

hall-none = Héroe sin efecto en el Ayuntamiento
hall-swap-worker = Cambia el trabajador de un rival por uno de otro color de la aldea
hall-gain = Recibe { $amount }
hall-all-lose = Cada rival pierde { $amount }
hall-all-give = Cada rival te da { $amount }, a su elección
hall-take-plunder = Toma de un rival { $n } de botín, a tu elección
hall-take = Toma { $amount } de un rival
hall-take-most = Toma hasta { $amount } de un rival
hall-one-loses = Un rival pierde { $amount }
hall-sacrifice = Despide a un tripulante y toma { $n } de oro, hierro o ganado
hall-exchange = Paga { $price } y recibe { $amount }
hall-draw = Roba { $cards }
hall-swap-crew = Devuelve un tripulante a tu mano y contrata otra carta gratis
hall-copy-building = Usa la acción de cualquier otro edificio, aunque esté ocupado
hall-hire = Contrata cualquier carta de tu mano por { $price }
hall-cycle-offers = Pon las ofrendas a la vista debajo del montón y revela { $n } nuevas
hall-scout = Intercambia con un rival el mismo número de cartas, en secreto
hall-trade-offer = Haz una ofrenda y paga { $n } menos de botín o de plata

## Lo que hace una carta, por entero

rule-hero = - Es un héroe: solo puedes tener { $n } en tu tripulación. No tiene efecto en el Ayuntamiento, así que no puedes jugarlo allí. En la Tesorería se descarta como cualquier carta.
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
    - Se redondea hacia abajo. ✏️ Cuenta tu posición en la pista de valquirias, que acaba en el { $top }. Las valquirias de este mismo asalto llegan tarde.
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
    - La armadura nunca pasa de { $top }.
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

page-head = Fuerza { $strength } · cuesta { $cost } · { $copies } en el juego
page-crew = **En tu tripulación:** { $effect }.
page-hall = **En el Ayuntamiento:** { $effect }.

## Cómo va la partida

phase-setup = Elección de manos iniciales
phase-play = Turno { $turn }
phase-last = Turno { $turn }, última ronda ({ $left ->
    [one] queda 1 turno
   *[other] quedan { $left } turnos
  })
phase-over = Puntuación final

## Piezas pequeñas

tile = { $price } ({ $points })
card-numbers = fuerza { $strength }, cuesta { $cost } de plata
card-row = fuerza { $strength } · { $cost } de plata · ×{ $copies }
hero-mark = (héroe)
free = gratis
crew-of = tripulación { $n } de { $most }
you-have = Tienes { $things }; { $crew }
has = tienes { $things }
has-most = tienes { $things }; lo que pase de { $most } se devuelve al acabar el turno
they-have = tiene { $things }
chance = { $points } ({ $percent } %)
tier = { $strength } da { $points }
part-dice = dados { $n }
part-crew = tripulación { $n }
part-extra = efectos { $n }
part-armour = armadura { $n }
need-crew = tripulación { $n } (tienes { $have })
need-provision = provisiones { $n } (tienes { $have })
need-gold = oro { $n } (tienes { $have })

## Lo que da un edificio

act-draw = robar { $cards }
act-trade = { $cards } por { $goods }
act-buy = { $price } por { $goods }
act-offer = ofrenda de { $price } por { $points }
act-offering = hacer una ofrenda
act-town_hall = jugar una carta de la mano
act-play = jugar { $card }
act-barracks = contratar una carta de la mano
act-hire = contratar a { $card } (fuerza { $strength }; { $price })
act-hire-hero = cambiar { $other } por { $card } (fuerza { $strength }; { $price })
act-hire-full = cambiar uno por { $card } (fuerza { $strength }; { $price })
act-dismiss = contratar a alguien y despedir a otro
act-by-colour = { $goods } ({ $colours })

## Los asaltos antes de decidirse

raid-pay = paga { $price }
raid-crew-points = +{ $points } de tu tripulación
raid-dead = { $n ->
    [one] muere 1 tripulante
   *[other] mueren { $n } tripulantes
  }
raid-dead-some = { $low ->
    [0] pueden morir hasta { $high } tripulantes
   *[other] mueren de { $low } a { $high } tripulantes
  }
raid-set = { $worker } + { $plunder }
raid-sets = uno de { $n } lotes
raid-strength = fuerza { $n } + { $dice } ({ $tiers })
raid-odds = puede dar { $odds }
raid-sure = da { $odds }
raid-lacks = Asalto más cercano: { $place }. Aún necesitas { $lacking }.

## Preguntas

wait-keep-hand = elegir la mano
wait-place = colocar un trabajador
wait-pick-up = recoger un trabajador
wait-idle = elegir un edificio
wait-treasury = elegir cartas para la Tesorería
wait-hall-card = jugar una carta en el Ayuntamiento
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

ask-keep-hand = Conservas { $kept } de estas { $dealt } cartas. ¿Con cuáles te quedas?
    Las otras van debajo del mazo. Empiezas con { $silver }.
ask-place = Tienes { $worker }. ¿En qué edificio lo colocas?
ask-place-raid = Tienes { $worker }. ¿En qué edificio lo colocas, o qué asaltas?
last-turn = Es tu último turno.
brief-place = ¿Dónde colocas tu { $worker }?
brief-place-raid = ¿Colocas tu { $worker } o asaltas?
brief-pick-up = ¿Qué trabajador recoges?
ask-pick-up = ¿De qué edificio recoges un trabajador? Lo conservas para tu próximo turno.
ask-idle-place = Tienes { $worker }. ¿Dónde lo colocas sin usar el edificio?
ask-idle-pick-up = ¿Qué trabajador recoges sin usar su edificio?
ask-idle-dismiss = ¿O contratas en el Cuartel y además despides a alguien?
ask-treasury = ¿Qué cartas descartas en la Tesorería? { $trades }.
ask-hall-card = ¿Qué carta juegas en el Ayuntamiento? La descartas por su efecto.
ask-long-house = { $n ->
    [one] Tu Sabio permite 1 acción más en la Casa Larga. ¿Cuál?
   *[other] Tus Sabios permiten { $n } acciones más en la Casa Larga. ¿Cuál es la siguiente?
  }
ask-copy-building = Mercader: ¿de qué edificio usas la acción? Recibes lo que da con { $worker }.
ask-discard-down = { $n ->
    [one] Puedes conservar { $limit } cartas. ¿Cuál descartas?
   *[other] Puedes conservar { $limit } cartas. ¿Qué { $n } descartas?
  }
ask-hire-barracks = ¿A quién contratas en el Cuartel?
ask-hire-recruiter = Reclutador: ¿a quién contratas por { $price }?
ask-hire-gravedigger = Sepulturero: ¿a quién contratas gratis? A cambio, alguien de tu tripulación vuelve a tu mano.
ask-hire-gravedigger-both = Sepulturero: ¿quién vuelve de tu tripulación a tu mano y quién ocupa su sitio gratis?
ask-hire-full = Tu tripulación está completa: elige también a quién despides.
ask-hire-room = También puedes despedir a alguien, si quieres.
ask-dismiss = { $card } se une ({ $price }), pero tu tripulación está completa. ¿A quién despides?
ask-dismiss-back = { $card } se une gratis. ¿Quién de tu tripulación vuelve a tu mano?
ask-swap-worker = { $card }: ¿de quién es el trabajador que cambias, y por cuál?
ask-take-plunder = { $card }: ¿qué tomas y de quién?
ask-target-seat = { $card }: ¿qué rival eliges?
ask-sacrifice = { $card }: ¿a quién despides y qué tomas?
ask-trade-offer = { $card }: ¿qué ofrenda haces, y de qué pagas 1 menos?
ask-scout-target = Explorador: ¿con quién intercambias, y cuántas cartas?
ask-scout-give = Intercambias { $cards } con { $who }; ambos eligen en secreto. ¿Qué das?
ask-scout-give-other = { $who } ha jugado un Explorador: ambos intercambian { $cards }, que eligen en secreto. ¿Qué das?
ask-give = { $who } ha jugado { $card } en el Ayuntamiento: tienes que darle { $things }. ¿Qué das?
ask-reroll = { $place }: has sacado { $dice }, lo que da fuerza { $strength } ({ $points }). ¿Tu Camorrista vuelve a tirar un dado?
ask-reroll-next = Siguiente nivel: { $strength } da { $points }.
ask-reroll-left = { $n ->
    [one] El número nuevo vale, aunque sea más bajo.
   *[other] El número nuevo vale, aunque sea más bajo. Puedes hacerlo { $n } veces.
  }
ask-choose-set = { $place }: fuerza { $strength } ({ $points }). ¿Qué lote de botín te llevas, junto con su trabajador?
ask-deaths = { $n ->
    [one] { $place }: has tomado { $valkyrie }. ¿Qué tripulante tuyo muere?
   *[other] { $place }: has tomado { $valkyrie }. ¿Qué { $n } tripulantes tuyos mueren?
  }
ask-deaths-hint = Los efectos de quienes mueren ocurren al momento.
ask-avenge = Tu Vengador ha muerto: ¿qué rival pierde también un tripulante? El rival elige cuál.
ask-lose-crew = { $who } ha asaltado, y allí ha muerto un Vengador. ¿Qué tripulante pierdes tú también?

picked-hire = contratar a { $card } ({ $price }); despedir a { $other }
picked-hire-back = contratar a { $card }; { $other } vuelve a tu mano
option-pass-hall-card = No jugar ninguna carta
option-pass-hire = No contratar a nadie
option-pass-long-house = Dejarlo así
option-pass-copy-building = No usar ningún edificio
option-pass-swap-worker = No cambiar ningún trabajador
option-use = { $building }: { $does }
option-from = { $building } ({ $worker })
option-idle = { $building }, sin usar su acción
option-idle-place = Más: colocar sin usar el edificio…
option-idle-pick-up = Más: recoger sin usar el edificio…
option-raid = { $place }: trabajador { $worker }, { $plunder }
option-raid-sets = { $place }: { $sets }
option-set = trabajador { $worker }: { $plunder }
option-card = { $card }: { $numbers }
option-does = { $card }: { $effect }
option-hire = { $card } (fuerza { $strength }): { $price }
option-hire-hero = { $card } (fuerza { $strength }) en lugar de { $other }: { $price }
option-out = Se va { $card } (fuerza { $strength })
option-dismiss = Más: despedir también a alguien…
option-back = Vuelve { $card } (fuerza { $strength })
option-back-again = Volver
option-take = Tomar { $things }
option-victim = { $card }, fuerza { $strength }
option-trade = { $tile }, { $less } menos
option-trade-detail = paga { $price }
option-keep = Conservar los dados: fuerza { $strength } ({ $points })
option-reroll = Volver a tirar el dado { $number } (un { $die }): { $percent } % de subir de nivel
option-swap = { $building }: el trabajador { $worker } por el { $before } de { $who }
option-plunder = { $things } de { $who }
option-scout = { $cards } con { $who }
option-seat = { $who } ({ $things })
mark-more = Más…
mark-die = Dado { $number } ({ $die })
mark-keep = Conservar { $strength }
group-place = Colocar y usar
group-raid = Asaltar
group-pick-up = Recoger y usar
group-hire = Contratar
group-out = Despedir
group-back = De vuelta a tu mano
group-take = Tomar

## Lo que se puede dejar preparado, y las órdenes permanentes

ahead-place = Adónde irá tu { $worker }
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
does-cards-drawn = { $cards ->
    [0] no encuentra ninguna carta que robar
   *[other] roba { COUNT("cards", $cards) }{ because }, { $hand } en la mano
  }
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
    [0] ninguna ofrenda
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
does-plunder-taken = { COUNTS($plunder) ->
    [none] se lleva { WORKER($worker) }
   *[other] se lleva { COUNTS($plunder) }, junto con { WORKER($worker) }
  }
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
    [one] Tu mano (1 carta)
   *[other] Tu mano ({ $count } cartas)
  }
hand-empty = No tienes cartas.
hand-card = { $card } ({ $numbers })
hand-chosen = (elegida)
hand-effects-hero = { $crew } · Héroe sin efecto en el Ayuntamiento
hand-effects = { $crew } · Ayuntamiento: { $hall }
hand-crew = **Tu tripulación** ({ $n } de { $most }, fuerza { $strength }): { $cards }
hand-tiles = **Tus ofrendas**: { $tiles }, { $points }
standing-line = { $letter } · { $who }: { $points }
standing-now = { $n } si la partida acabara ahora
standing-now-offerings = { $n } + { $tiles } si la partida acabara ahora

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
at-crew = tripulación ({ $cards })
at-worker = { $building } ({ $colour })
at-village = Trabajadores en la aldea: { $workers }.
at-sets = Lotes de botín que quedan: { $places }.
at-offers = Ofrendas: { $tiles }; { $stack } en el montón.
at-free = libre
at-supply = Reserva: { $things }; { $cards } en el mazo.
at-settlement = { $place } ({ $crew }, { $costs }; { $points }): { $sets }.

## Páginas de edificios, asentamientos y cartas

page-workers = Solo admite trabajadores de color { $colours }.
page-helpers = Tripulación que ayuda aquí
page-needs = Pide { $crew }; cuesta { $price }; admite un trabajador { $workers }
page-tiers = { $dice }; fuerza { $tiers }
page-harbour = Sin dados: siempre { $points }
page-spaces = Lotes de botín: { $spaces }
page-space = { $tokens } fichas (trabajador { $worker })
page-disputed-fortress = Las fuentes discrepan sobre su oro; la mesa puede elegir.
page-disputed-card = Las fuentes discrepan sobre su fuerza; la mesa puede elegir.
track = { $spaces }: { $points }

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
    - La armadura cuenta en cada asalto, menos en los puertos, y da puntos al final. El máximo es { $top }.
    - ✏️ Si te falta 1 para el máximo, aún puedes pagar hierro: acabas en { $top }.
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
    - Cada jugador: { $silver } de plata, un trabajador negro y ninguna provisión.
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
    Puedes conservar { $most } de plata, { $most } provisiones y { $most } cartas. Lo que pase de ahí vuelve a la reserva; las cartas se descartan, y tú eliges cuáles. El botín no tiene límite. Estos límites solo valen para quien acaba su turno.

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

    Los puertos se asaltan sin dados: siempre { $harbour }.

    ### Fuerza
    Dados + fuerza de toda tu tripulación + sus efectos + tu armadura, que nunca se gasta. ✏️ Las caras de un dado: { $faces }.

    Nadie se queda en casa: asalta toda tu tripulación. Quienes mueren también han contado.

rules-valkyrie-title = Las valquirias y los muertos
rules-valkyrie =
    - Por cada valquiria que tomas, eliges a un tripulante tuyo, que muere y se descarta, y subes un paso en la pista de valquirias.
    - Algunas cartas tienen un efecto cuando mueren en un asalto; ocurre al momento. ✏️ Si mueren varios, eliges a todos a la vez; el orden da igual.
    - Si tienes menos tripulantes que valquirias, las que sobran no dan nada.
    - Todas las valquirias van a la reserva.
    - La pista acaba en el { $top }. Las siguientes valquirias también se llevan tripulantes, pero tus puntos no suben más.

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
    { $valkyrie }

    ### Armadura
    { $armour }

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

    - la **pista de valquirias**: hasta { $valkyrie }
    - la **pista de armadura**: hasta { $armour }
    - las **ofrendas** hechas
    - la **tripulación** con puntos en su carta
    - el **botín** sobrante: { $gold } por cada oro, { $iron } por cada hierro, { $livestock } por cada dos cabezas de ganado

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
picture-your-crew = Tu tripulación
picture-tiles = Tus ofrendas
picture-dealt = Quédate con { $count } de estas
picture-raid = { $name } asalta { $place }
picture-raids = { $n } asaltos en esta ronda

## Sobre los menús y en ellos: cuántas opciones hay

counted-place = { $n ->
    [one] { $n } lugar
   *[other] { $n } lugares
  }
counted-pick-up = { $n ->
    [one] { $n } lugar
   *[other] { $n } lugares
  }
