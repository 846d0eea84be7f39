# Claim Kingdoms Royal Edition, en español. who, owner, other … son nombres de asientos.
# Cómo suena: docs/style.md. Un nombre para cada cosa: texts/glossary.toml.

title = Claim Kingdoms: Royal Edition
pitch = Cada turno juegas una carta en los mapas de guerra, pones encima un seguidor y usas el poder de su facción; gana quien tenga más seguidores en mapas y facciones. Unos 45 minutos en una mesa. Muchos poderes, los mapas y el reparto de tesoros los hemos reconstruido: mira las reglas.
picture-cover = Un reino con castillo y molino junto al mar; delante, un dragón, una ballesta, un yelmo, un sombrero de mago, un unicornio y una maza.

## Lo que ofrece la sala

option-factions = Facciones
option-factions-mixed = al azar, con valores variados
option-factions-random = al azar entre las 33
option-factions-turns = elegidas por turnos, una cada vez
option-factions-starter = las elige todas el jugador inicial
option-maps = Mapas de guerra
option-maps-with = con mapas (dibujo nuestro)
option-maps-without = sin mapas, en cuadrícula libre; solo puntúan las facciones
option-hand = Cartas en la mano
option-hand-one = una
option-hand-two = dos (edición de 2021)
option-ties = Empate en una facción
option-ties-score = puntúan todos los empatados
option-ties-nothing = no puntúa nadie (edición de 2021)
option-bonus = Segundo de dos jugadores
option-bonus-none = empieza como el primero
option-bonus-second = empieza con 2 puntos (idea nuestra)

## Nombres y cantidades

faction-unicorns = Unicornios
faction-cyclopes = Cíclopes
faction-goblins = Goblins
faction-dwarves = Enanos
faction-gnomes = Gnomos
faction-elves = Elfos
faction-druids = Druidas
faction-fire_elementals = Elementales de Fuego
faction-yetis = Yetis
faction-shadows = Sombras
faction-trolls = Trolls
faction-undead = No muertos
faction-orcs = Orcos
faction-phoenix = Fénix
faction-werewolves = Hombres Lobo
faction-shapeshifters = Cambiaformas
faction-demons = Demonios
faction-rogues = Pícaros
faction-ice_beasts = Bestias de Hielo
faction-ice_queens = Reinas de Hielo
faction-fire_phoenix = Fénix de Fuego
faction-dragons = Dragones
faction-doppelgangers = Doppelgängers
faction-seers = Videntes
faction-basilisks = Basiliscos
faction-ghosts = Fantasmas
faction-ice_kings = Reyes de Hielo
faction-zombies = Zombis
faction-giants = Gigantes
faction-mages = Magos
faction-poisoners = Envenenadores
faction-vampires = Vampiros
faction-knights = Caballeros

set-claim-1 = Claim 1
set-claim-2 = Claim 2
set-maps = Mapas
set-mercenaries = Mercenarios
set-magic = Magia
set-fire = Fuego
set-frost = Hielo
set-fear = Miedo
set-promo = una promoción

field-catapult = catapulta
field-mill = molino
field-swamp = pantano
field-castle = castillo
field-ruin = ruinas
treasure-spectre = espectro
treasure-chest = cofre del tesoro
treasure-trap = trampa

card = { $faction } ({ $value })
map = Mapa de guerra { $map }
map-short = mapa { $map }
face-down = carta boca abajo
mark-stone = piedra { $letter }×{ $count }
mark-poison = veneno
nobody = nadie
no-followers = ningún seguidor
yours = uno tuyo
way-north = arriba
way-east = derecha
way-south = abajo
way-west = izquierda
way-row = fila
way-column = columna
guess-high = alta
guess-low = baja

count-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
  }
count-followers = { $n ->
    [one] 1 seguidor
   *[other] { $n } seguidores
  }
count-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
  }
list-last = { $head } y { $tail }
list-last-i = { $head } e { $tail }
line = { $who }: { $what }.
scored = { $who } { $points }

## Lo que hace una carta, en una línea

power-count-factions-around = 1 punto por facción distinta entre esta carta y las 8 de alrededor
power-count-own-of-faction = 1 punto por carta de { $faction } con un seguidor tuyo, contando esta
power-count-faction-in-lines = 1 punto por carta de { $faction } en esta fila y esta columna, contando esta
power-count-empty-adjacent = 1 punto por espacio vacío adyacente
power-count-diagonal = 1 punto por carta boca arriba en sus esquinas
power-count-adjacent = 1 punto por carta adyacente
power-count-own-adjacent = 1 punto por carta adyacente con un seguidor tuyo
power-base = más { $n }
power-most = máximo { $n }
power-run = 1 punto por carta en línea seguida desde aquí, en una dirección; máximo { $most }
power-variety = 1 punto por cada otra facción en esta fila o en esta columna, a tu elección
power-guess = Adivina si la primera carta del mazo es { $high } o más: { $right } puntos si aciertas; { $wrong } si no
power-gift = { $points }, pero tu próxima carta debe ser la primera del mazo
power-peek = Mira una carta de otra mano: 1 punto por carta de su facción en juego, máximo { $most }
power-raid = En cada carta adyacente, un rival que esté en ella te da { $points }
power-recall = Recupera un seguidor tuyo de otra carta: { $points }
power-moon = Luna nueva: retira un seguidor rival adyacente. Luna llena: { $points }. La luna cambia
power-pay = Paga de 1 a { $most } puntos: pon aquí otros tantos seguidores tuyos
power-clear-display = Saca del juego hasta { $most } cartas del despliegue: { $points } por cada una
power-exchange-card = Cambia esta carta por una del despliegue; los seguidores se quedan
power-steal-card = Quítale su carta a un rival: es tu carta nueva, y él toma otra
power-copy = Usa el poder de una facción adyacente que esté boca arriba
power-play-top = Revela la primera carta del mazo y juégala ya con un seguidor; se activa su campo
power-look = Mira las { $cards } primeras cartas del mazo y quédate una como carta nueva
power-shift = Mueve un seguidor rival de una carta adyacente a otra contigua a esa
power-sweep = Retira todos los seguidores de una carta adyacente, también los tuyos
power-petrify = Convierte en piedra a un seguidor rival adyacente: ya no cuenta para nada
power-walk = Mueve un seguidor tuyo, de donde sea, aquí o a una carta de alrededor
power-exchange-followers = Intercambia los seguidores de una carta adyacente y de otra de la fila o columna de esa
power-join = Pon un seguidor en una carta adyacente donde haya rivales y tú no estés
power-turn-down = Pon una carta adyacente boca abajo para siempre; sus seguidores se retiran
power-poison = Envenena una carta adyacente: sus seguidores no cuentan para su facción
power-replace = Un seguidor tuyo pasa de aquí a una carta adyacente y desplaza a uno rival
power-remove = Retira hasta { $most } seguidores rivales de las cartas adyacentes
power-none = Nada al jugarla
flag-doubles = Al final, los seguidores de las cartas adyacentes cuentan doble.
flag-locked = Inmune a poderes y campos.

## Lo que hace una carta, al completo

rule-count-factions-around =
    - Cuenta la facción de esta carta y cada otra que haya boca arriba en los ocho espacios de alrededor, también en diagonal: de 1 a 9 puntos.
    - Las cartas de una misma facción cuentan una vez, esté quien esté en ellas.
rule-count-own-of-faction =
    - Cada carta cuenta una vez, aunque tengas en ella varios seguidores.
    - Una carta que compartes también cuenta.
    - No cuentan las cartas boca abajo ni los seguidores convertidos en piedra.
rule-count-faction-in-lines =
    - Todas las cartas de { $faction } boca arriba en la fila y en la columna, con huecos o sin ellos, sean de quien sean o de nadie.
    - La carta recién jugada cuenta una vez.
rule-count-empty-adjacent =
    - Solo espacios donde se podría jugar una carta: ni el borde ni lo que está fuera del mapa.
    - Sin mapas de guerra cuentan todos los huecos adyacentes.
rule-count-diagonal =
    - Los cuatro espacios que tocan sus esquinas, también de un mapa a otro.
    - Esté quien esté en ellas; las cartas boca abajo no cuentan.
rule-count-adjacent =
    - Los cuatro espacios de arriba, abajo, izquierda y derecha, también de un mapa a otro.
    - Las cartas boca abajo también cuentan.
rule-count-own-adjacent =
    - Los cuatro espacios de arriba, abajo, izquierda y derecha; basta con que compartas la carta.
    - Un seguidor convertido en piedra no la hace tuya.
rule-run =
    - Elige arriba, abajo, izquierda o derecha. La línea empieza en el espacio siguiente y acaba en el primer hueco.
    - Esté quien esté en las cartas; las que están boca abajo cuentan.
rule-variety =
    - Elige la fila o la columna. Cada facción de las otras cartas boca arriba cuenta una vez; los huecos no importan.
    - Su propia facción ({ $faction }) no cuenta. Es nuestra lectura.
rule-guess =
    - Todos ven la carta, que va debajo del mazo.
    - Con el mazo vacío no se puede usar el poder.
rule-gift =
    - En vez de elegir carta nueva, este turno robas la primera del mazo.
    - Con el mazo vacío no se puede usar el poder.
rule-peek =
    - La carta solo la ves tú; los puntos los ven todos.
    - Solo cuentan las cartas boca arriba en la mesa de juego, no las del despliegue.
    - Con manos de dos miras una carta: una que ya conoces o una de las otras al azar.
rule-raid =
    - En cada carta adyacente eliges a un rival que tenga allí un seguidor, o a nadie.
    - Puedes robar al mismo rival desde varias cartas, pero nunca más puntos de los que tiene.
rule-recall =
    - De cualquier otra carta boca arriba vuelve a tu reserva. No de la carta recién jugada.
    - Si tu reserva ya se había agotado, la partida termina igualmente.
rule-moon =
    - Todas las cartas con este poder comparten una luna. Empieza como luna nueva y cambia cada vez que se usa el poder.
    - Con luna nueva y sin seguidor que retirar, no se puede usar.
rule-pay =
    - Hacen falta tanto los puntos como los seguidores.
    - Si se agota tu reserva, la partida termina después de este poder.
rule-clear-display =
    - Las cartas quedan fuera de la partida, boca arriba. El despliegue se rellena con el mazo.
rule-exchange-card =
    - La carta del despliegue queda aquí bajo los mismos seguidores; su poder no se usa.
    - Tiene que ser de otra facción que la carta a la que sustituye.
    - El veneno y la piedra se quedan, y el campo no vuelve a actuar.
    - Esta carta está ahora en el despliegue: cualquiera puede tomarla.
rule-steal-card =
    - Este turno ya no robas carta.
    - Quien la perdió toma otra al momento, del despliegue o del mazo.
    - Si la partida termina con este turno, el poder no hace nada.
    - Con manos de dos tomas una que conoces o una de las otras al azar.
rule-copy =
    - Mientras dura el poder, esta carta cuenta como de esa facción. En la puntuación sigue siendo lo que es.
    - Solo se copia un poder que se pueda usar en ese momento.
    - A la carta copiada no le pasa nada.
rule-play-top =
    - Hace falta un seguidor. Si no hay espacio permitido para la carta, va debajo del mazo.
    - Se activa el campo de debajo, también los tesoros. El poder de la carta, no.
rule-look =
    - Las otras van debajo del mazo, en el orden que quieras.
    - Este turno ya no robas carta. Si quedan menos cartas en el mazo, miras menos.
    - Si la partida termina con este turno, el poder no hace nada.
rule-shift =
    - Primero eliges el seguidor y luego una carta boca arriba contigua a la suya. Puede ser la recién jugada.
    - No importa quién esté en esa carta.
rule-sweep =
    - Los seguidores vuelven a las reservas de sus dueños. Los convertidos en piedra se quedan.
rule-petrify =
    - La piedra se queda en su carta hasta el final: no está en ninguna reserva y nada puede moverla ni retirarla.
    - Si su carta se pone boca abajo, sale de la partida.
rule-walk =
    - De cualquier carta boca arriba a la recién jugada o a una boca arriba de los ocho espacios de alrededor.
    - Nunca a la misma carta de la que sale.
rule-exchange-followers =
    - Primero eliges una carta adyacente y luego otra de la fila o columna; los huecos no importan.
    - Todos los seguidores de ambas cambian de sitio. Una de ellas puede estar vacía. La recién jugada no vale.
    - La piedra y el veneno se quedan en sus cartas.
rule-join =
    - Necesitas un seguidor en tu reserva.
    - Si se agota tu reserva, la partida termina después de este poder.
rule-turn-down =
    - Los seguidores vuelven a sus reservas; la piedra y el veneno salen de la partida.
    - La carta en blanco ocupa su espacio, no tiene facción y no admite seguidores. Al lado se puede seguir jugando.
    - Vale cualquier carta adyacente boca arriba, también la inicial.
rule-poison =
    - Sí cuentan para el mapa de guerra.
    - Una carta envenenada no se envenena otra vez. La ficha va con la carta si se mueve y se queda si la carta se cambia.
rule-replace =
    - Tu seguidor sale de esta carta; el del rival vuelve a su reserva.
    - Esta carta queda vacía o con el seguidor de su molino.
rule-remove =
    - De una misma carta o de varias, de un rival o de varios.
    - Vuelven a las reservas de sus dueños.
rule-none =
    - Al jugar esta carta no hay nada que decidir.
rule-doubles =
    - Cuenta en la puntuación, para mapas y facciones, a favor de todos, sea de quien sea.
    - Nunca más del doble, por muchas que haya cerca. Al lado de otra igual, también se duplica.
    - Boca abajo no cuenta; envenenada, sí.
rule-locked =
    - Ningún poder, catapulta ni espectro puede elegirla, tampoco los tuyos: sus seguidores se quedan donde están. En ella no se roba a nadie.
    - Se cuenta como cualquier otra carta.
rule-uncopied = - Este poder no se puede copiar.

page-head = **Valor { $value }** · { $copies } cartas · de { $set }
source-is-rulebook = Del reglamento.
source-is-reviews = Como lo cuentan reseñas de la edición de 2021; sin comprobar con la hoja impresa.
source-is-inferred = Deducido de reseñas, no está en el reglamento. Si tienes el juego, corrígelo en el archivo *data.toml* del juego.
source-is-recon = Reconstrucción nuestra, no es el texto de la editorial. Si tienes el juego, corrígelo en el archivo *data.toml* del juego.

## En qué punto está la partida

phase-factions = Elección de facciones
phase-play = Turno { $turn }; { $cards } en el mazo
phase-over = Puntuación final

## Preguntas

wait-choose-factions = elegir las facciones
wait-choose-faction = elegir una facción
wait-play-card = jugar una carta
wait-place-card = jugar una carta
wait-place-revealed = colocar la carta revelada
wait-catapult = apuntar la catapulta
wait-spectre = mover una carta con el espectro
wait-target-pair = elegir qué mover, y adónde
wait-spectre-card = elegir una carta para el espectro
wait-spectre-space = mover una carta con el espectro
wait-use-power = usar un poder o no
wait-copy-power = copiar un poder o no
wait-direction = elegir una dirección
wait-line = elegir fila o columna
wait-guess = adivinar la primera carta
wait-amount = elegir una cantidad
wait-target-card = elegir una carta de la mesa
wait-target-follower = elegir un seguidor
wait-target-followers = elegir seguidores
wait-target-seats = elegir a quién robar
wait-second-card = elegir la segunda carta
wait-target-hand = elegir una carta de otra mano
wait-display-card = elegir una carta del despliegue
wait-display-cards = elegir cartas del despliegue
wait-seer-card = elegir entre las cartas vistas
wait-seer-order = poner cartas debajo del mazo
wait-draw-card = tomar una carta nueva

ask-choose-factions = ¿Qué { $count } facciones entran en la partida?
    Lo mejor es mezclar valores: las bajas suelen dar puntos al momento, las altas molestan a los demás.
ask-choose-faction = ¿Qué facción entra en la partida? Es la { $number } de { $count }.
ask-play-card = ¿Cuál de tus cartas juegas, y dónde?
ask-place-card = ¿Dónde juegas tu carta, { $card }?
ask-place-revealed = La primera carta del mazo es { $card }. ¿Dónde la juegas? Se activa su campo, no su poder.
ask-catapult = La catapulta de { $space } retira un seguidor de una carta adyacente. ¿Cuál?
ask-spectre = En las ruinas de { $space } hay un espectro: mueve una carta con todos sus seguidores. ¿Cuál, y adónde? El campo de allí no se activa.
ask-spectre-card = En las ruinas de { $space } hay un espectro: mueve una carta con todos sus seguidores. ¿Cuál?
ask-spectre-space = ¿Adónde lleva el espectro la carta de { $space }, { $card }? El campo de allí no se activa.
ask-use-power = { $power }: ¿usas su poder?
ask-use-power-points = { $power }: ¿usas su poder? Te da { $points }.
ask-copy-power = { $power }: ¿qué poder copias?
ask-direction = { $power }: ¿en qué dirección cuentas?
ask-line = { $power }: ¿cuentas la fila o la columna?
ask-guess = { $power }: ¿la primera carta del mazo es alta o baja?
ask-amount = { $power }: ¿cuánto pagas?
ask-target-card-recall = { $power }: ¿de qué carta recuperas un seguidor?
ask-target-card-sweep = { $power }: ¿qué carta dejas limpia?
ask-target-card-turn-down = { $power }: ¿qué carta pones boca abajo?
ask-target-card-poison = { $power }: ¿qué carta envenenas?
ask-target-card-join = { $power }: ¿en qué carta pones un seguidor?
ask-target-card-walk = { $power }: ¿de qué carta parte tu seguidor?
ask-target-card-exchange-followers = { $power }: ¿qué carta adyacente eliges primero?
ask-target-follower-moon = { $power }, luna nueva: ¿qué seguidor retiras?
ask-target-follower-petrify = { $power }: ¿qué seguidor se convierte en piedra?
ask-target-follower-replace = { $power }: ¿a qué seguidor desplaza el tuyo?
ask-target-follower-shift = { $power }: ¿qué seguidor mueves?
ask-target-followers = { $power }: ¿qué seguidores retiras, como mucho { $most }?
ask-target-seats = { $power }: ¿en qué cartas robas, y a quién?
ask-target-pair-shift = { $power }: ¿qué seguidor mueves, y adónde?
ask-target-pair-walk = { $power }: ¿cuál de tus seguidores parte, y adónde va?
ask-target-pair-exchange-followers = { $power }: ¿qué dos cartas intercambian sus seguidores?
ask-second-card-shift = { $power }: ¿adónde va el seguidor de { $who } que está en { $space }?
ask-second-card-walk = { $power }: ¿adónde va tu seguidor de { $space }?
ask-second-card-exchange-followers = { $power }: ¿con qué carta intercambia { $space } sus seguidores?
ask-target-hand-peek = { $power }: ¿de quién es la carta que miras?
ask-target-hand-steal-card = { $power }: ¿de quién es la carta que tomas?
ask-display-card = { $power }: ¿por qué carta del despliegue la cambias?
ask-display-cards = { $power }: ¿qué cartas del despliegue salen del juego, como mucho { $most }?
nothing-target-followers = No retirar a nadie
nothing-target-seats = No robar a nadie
nothing-display-cards = Se quedan todas
ask-seer-card = Estas son las primeras cartas del mazo. ¿Cuál te quedas? Las otras van debajo del mazo.
ask-seer-order = Las otras van debajo del mazo. ¿En qué orden, primero la de más abajo?
ask-draw-card = ¿Qué carta tomas para tu próximo turno?
ask-draw-card-lost = { $who } se ha llevado tu carta. ¿Cuál tomas en su lugar?
none-declines = Si no eliges nada, el poder no se usa.
and-card = Elige también tu carta nueva.
or-card = O toma ya una carta nueva: entonces el poder se pierde.
you-have = Tienes { $points } y te quedan { $followers }.
you-have-left = Te quedan { $followers }.

option-pass = No usar el poder
option-pass-detail = Entonces se pierde
option-use = Usar el poder
option-use-points = Usar el poder: { $points }
option-way = { $way }: { $points }
option-guess-high = Alta: valor { $value } o más
option-guess-low = Baja: valor { $value } o menos
option-guess-detail = +{ $right } si aciertas, +{ $wrong } si no
option-amount = Pagar { $points }: { $followers }
option-held = { $who }: la carta oculta
option-held-unseen = { $who }: una carta que no conoces
option-held-known = { $who }: { $card }
option-deck = Primera carta del mazo
mark-deck = Mazo
option-take = Tomar { $card }
option-take-deck = Tomar la primera carta del mazo
option-play = { $card }: { $space }
option-move-to = A { $space }
option-swap = { $card } aquí; tomar { $taken }
deck-top = la primera carta del mazo
option-deck-detail = sin ver; { $cards } en el mazo
option-deck-known = La conoces: { $card }
group-values = { $least ->
    [6] Valor { $least }
   *[other] Valores de { $least } a { $most }
  }
group-power = Poder (si no eliges, se pierde)
group-power-needed = Poder
group-new-card = Carta nueva
group-spectre-card = Carta que se mueve
group-spectre-space = Adónde
group-map = Mapa de guerra { $map } ({ $first }/{ $second })
detail-catapult = retira un seguidor de una carta adyacente
detail-catapult-one = retira de { $space } un seguidor de { $who }
detail-catapult-own = retira de { $space } un seguidor tuyo
detail-mill = un seguidor más aquí
detail-swamp = −{ $points }
detail-castle = +{ $points }
detail-ruin = revela un tesoro
detail-beside = junto a { $cards }
detail-power = poder +{ $points }
detail-targets = poder: { $count ->
    [one] 1 objetivo
   *[other] { $count } objetivos
  }
detail-no-target = poder: sin objetivo
detail-majority = al final +{ $points }: { $where }
detail-loses = al final −{ $points }
detail-under = debajo del mazo: { $cards }
detail-nobody = no hay nadie
detail-has = { $letter } tiene { $points }

## Títulos de lo que se puede preguntar después

ahead-play-card = Próxima carta
ahead-place-card = Dónde jugar: { $card }
ahead-power = { $card } en { $space }: el poder
ahead-power-card = { $card } en { $space }: poder y carta nueva
ahead-draw-card = Carta nueva tras el turno

## Lo que alguien hace o recibe: "Ana: 3 puntos."

does-choose = elige { $card }, { $chosen } de { $wanted }
does-turn-skipped = no tiene carta y se salta su turno
does-turn-passed = no encuentra espacio para su carta y pasa
does-card-chosen = has elegido { $card }
does-play-hand = juega { $card } en { $space }; en reserva: { $followers }
does-play-mages = coloca { $card } en { $space }; en reserva: { $followers }
does-gain = +{ $points } ({ $why }), ahora { $total }
does-lose = −{ $points } ({ $why }), ahora { $total }
does-supply-empty = se queda sin seguidores: la partida termina tras este poder
does-idle = { $what }: { $reason }
idle-catapult = ningún seguidor a su alcance
idle-mill = no quedan seguidores
idle-swamp = no hay puntos que perder
idle-trap = no hay puntos que perder
idle-spectre = ninguna carta se puede mover
idle-no-target = nada que elegir
idle-no-points = no da puntos
idle-no-payment = no hay puntos con que pagar
idle-no-deck = el mazo está vacío
idle-no-followers = ningún seguidor para ello
idle-no-display = el despliegue está vacío
idle-game-ends = la partida termina y una carta nueva ya no sirve
idle-passive = se aplica solo al final
does-treasure = encuentra en las ruinas de { $space }: { $treasure }
does-move-card = el espectro mueve { $card } de { $before } a { $space }
does-add = añade { $followers } en { $space } ({ $why })
does-follower-removed = retira { $followers } de { $owner } de { $space } ({ $why })
does-follower-removed-own = recupera { $followers } de { $space } ({ $why })
does-follower-moved = mueve un seguidor de { $owner } de { $before } a { $space } ({ $why })
does-follower-moved-own = mueve un seguidor de { $before } a { $space } ({ $why })
does-exchange = intercambia los seguidores de { $one } y { $other }
does-petrified = convierte en piedra a un seguidor de { $owner } en { $space }
does-raided = quita 1 punto a { $owner } en { $space } (ahora tiene { $total })
does-power-declined = no usa el poder ({ $power })
does-power-copied = copia un poder ({ $power })
does-power-used = usa el poder ({ $power })
does-count-north = cuenta hacia arriba
does-count-east = cuenta hacia la derecha
does-count-south = cuenta hacia abajo
does-count-west = cuenta hacia la izquierda
does-count-row = cuenta la fila
does-count-column = cuenta la columna
does-moon-new = cambia la luna: { $moon } ahora es luna nueva
does-moon-full = cambia la luna: { $moon } ahora es luna llena
does-guess-right = dice { $guess }; sale { $card }, valor { $value }: acierta
does-guess-wrong = dice { $guess }; sale { $card }, valor { $value }: falla
does-poisoned = envenena { $card } en { $space }
does-turned-down = pone boca abajo { $card } en { $space }
does-hand-looked = mira la carta de la mano de { $other }
does-hand-looked-known = mira la carta de la mano de { $other }, { $card }
does-hand-seen = { $other } tiene { $card }
does-card-stolen = se lleva la carta de la mano de { $other }
does-card-stolen-known = se lleva { $card } de la mano de { $other }
does-card-lost = la carta tomada a { $other } es { $card }
does-no-new-card = no queda ninguna carta que tomar
does-swap = cambia { $before } en { $space } por { $card } del despliegue
does-cards-out = saca del juego: { $cards }
does-take = toma { $card } del despliegue
does-draw = roba del mazo
does-draw-known = roba { $card } del mazo
does-drawn = robas { $card }
does-card-revealed = revela { $card } del mazo
does-card-under = no encuentra espacio para { $card }: va debajo del mazo
does-seer-took = te quedas { $card }
does-deck-looked = mira las primeras del mazo: { $cards }
does-deck-seen = primeras cartas del mazo: { $cards }
does-seer-put = debajo del mazo, primero la de más abajo: { $cards }
does-seer-kept = se queda una y pone { $cards } debajo del mazo
does-seer-kept-all = se queda la última carta del mazo

## La crónica

event-start-card = La carta inicial es { $card }, en { $space }.
event-game-start = Empieza { $who }. Facciones: { $factions }. Mapas de guerra: { $maps }.
event-game-start-free = Empieza { $who }, en cuadrícula libre. Facciones: { $factions }.
event-display-filled = Nuevo en el despliegue: { $cards }. En el mazo: { $deck }.
event-game-ends-followers = { $who } se ha quedado sin seguidores: termina la partida.
event-game-ends-covered = Los mapas de guerra están cubiertos por completo: termina la partida.
event-game-ends-cards = Ya no quedan cartas en ninguna parte: termina la partida.
event-game-ends-stuck = Nadie encuentra espacio para su carta: termina la partida.
event-map-scored = Mapa de guerra { $map }, seguidores { $counts }. Puntos: { $scores }.
event-faction-scored = { $card }, seguidores { $counts }. Puntos: { $scores }.
event-game-over = { $winners ->
    [one] { $who } gana con { $points }.
   *[other] { $who } comparten la victoria con { $points }.
  }

## Momentos

sum-begins = Empieza { $who }.
sum-factions = Facciones: { $factions }
sum-map = { $map } ({ $first }/{ $second })
sum-maps = Mapas de guerra (puntos del primer y segundo puesto): { $maps }
sum-first-cards = Carta inicial: { $start }. Despliegue: { $cards }.
sum-turn = **Turno { $turn }** · { $who }: { $card } en { $space }; en reserva: { $followers }
sum-map-scored = Mapa de guerra { $map }: { $scores }
sum-faction-scored = { $card }: { $scores }
sum-unscored = Nadie: { $cards }

## Mano y marcador

hand-title = { $count ->
    [one] Tu carta
   *[other] Tus cartas
  }
hand-empty = No tienes carta.
hand-chosen = (elegida)
hand-looked = Primeras cartas del mazo
hand-display = Despliegue ({ $cards } en el mazo)
hand-seen = Lo que sabes de otras manos: { $hands }
hand-holds = { $who } tiene { $cards }
standing-line = { $letter } · { $who }: { $points }
standing-over = { $letter } · { $who }: { $points }
count-now = { $n ->
    [one] 1 punto si acabara ahora
   *[other] { $n } puntos si acabara ahora
  }
standing-no-card = sin carta

## Resultado

result-sole = { $who } gana el reino con { $points }.
result-shared = { $who } comparten el reino con { $points }.
why-supply = El empate se ha resuelto por los seguidores en la reserva.
why-shared = También hay empate en seguidores en la reserva.
result-line = { $place }. { $who } ({ $letter }): { $points }
source-play = Durante la partida
source-total = Total

## La posición en palabras, para quien no ve la imagen

at-factions = Elegidas: { $factions }.
at-maps = Mapas de guerra: { $maps }.
at-turn = Le toca a { $who }.
at-last = Última carta: { $card } en { $space }.
at-seat = { $letter }, { $who }: { $points }, { $followers } en reserva.
at-display = Despliegue: { $cards }.
at-down = Boca abajo: { $spaces }.
at-map = Mapa de guerra { $map } ({ $first }/{ $second } puntos): { $counts }; libres { $free }.
at-faction = { $faction } (valor { $value }): { $counts }; en { $spaces }.
at-open = Una carta puede ir a: { $spaces }.
at-fields = Espacios especiales libres: { $fields }.
at-field = { $field } { $spaces }
at-treasure = ruinas con tesoro
at-out = Fuera del juego: { $cards }.
at-moon-new = Luna nueva.
at-moon-full = Luna llena.

## Páginas de reglas

rules-overview-title = Visión general
rules-overview =
    Gánate a las facciones de un reino: juega sus cartas en la tierra, pon seguidores encima y ten la mayoría donde cuenta.

    ### Un turno
    1. **Juega** tu carta en un espacio vacío junto a otra carta, con un seguidor encima. Se activa el campo de debajo.
    2. **Usa el poder** de su facción, si quieres.
    3. **Toma** una carta nueva del despliegue o del mazo.

    ### De dónde salen los puntos
    - Poderes, castillos y tesoros, al momento
    - **Mapas de guerra:** al final, por tener más seguidores en cada mapa, y por el segundo puesto
    - **Facciones:** al final, por tener más seguidores en las cartas de cada una: de 3 a 9 puntos

    La partida termina cuando alguien se queda sin seguidores, cuando los mapas están cubiertos o cuando se acaban las cartas.

    Cada facción tiene una página con su poder. Signos: 📖 del reglamento, 📰 contado por reseñas, 🧩 deducido, ✏️ reconstrucción nuestra.

rules-setup-title = Preparación
rules-setup =
    - 7 facciones con 2 jugadores; 8 con 3; 9 con 4. Siete cartas de cada una forman el mazo. Salen al azar o se eligen, según decidió la mesa; al azar, con valores variados.
    - Tantos mapas de guerra como jugadores, unidos borde con borde. Cada espacio tiene una letra y un número: C4 es la tercera columna, cuarta fila.
    - En cada campo de ruinas hay un tesoro boca abajo.
    - La primera carta del mazo es la **carta inicial**, en un espacio llano cerca del centro: sin seguidor, y su campo no se activa.
    - Cada jugador tiene 15 seguidores, una carta oculta en la mano y 0 puntos. Tres cartas boca arriba forman el despliegue.
    - El jugador inicial sale por sorteo; se juega en sentido horario.

    ### Sin mapas de guerra
    Las cartas crecen en una cuadrícula libre desde la inicial: no hay campos ni tesoros y solo puntúan las facciones. N2E3 está dos espacios por encima y tres a la derecha de la inicial; S es abajo y W, a la izquierda.

rules-turn-title = Un turno
rules-turn =
    1. **Juega tu carta** en un espacio vacío que toque otra carta por arriba, abajo, izquierda o derecha, también de un mapa a otro. Pon encima un seguidor tuyo. Después se activa el **campo** de debajo; es obligatorio.
    2. **Usa el poder** de la facción de la carta o no: entonces se pierde. Los puntos se anotan al momento; nadie baja de 0.
    3. **Toma una carta nueva**, del despliegue o la primera del mazo. El despliegue se rellena hasta tres.

    - En una carta puede haber varios seguidores, de varios colores. Las cartas no son de nadie: solo cuentan los seguidores.
    - Si no hay espacio permitido, pasas y conservas tu carta. Sin carta, se salta tu turno.

rules-fields-title = Campos y tesoros
rules-fields =
    Un campo se activa cuando se **juega** una carta en él, también con el poder de los Magos, pero no cuando una carta se mueve o se cambia. Se activa cada vez; solo el tesoro de las ruinas se encuentra una vez.
acts-catapult = retira un seguidor de una carta adyacente, de cualquier color. Es obligatorio: si solo hay tuyos, uno tuyo.
acts-mill = un seguidor tuyo más en esta carta, si te queda alguno.
acts-swamp = pierdes { $points }, nunca por debajo de 0.
acts-castle = ganas { $points }.
acts-ruin = revela su tesoro y haz lo que dice; después desaparece y el espacio es llano.
acts-spectre = mueve cualquier carta con sus seguidores, salvo una bloqueada, a un espacio vacío junto a otra carta. Es obligatorio si se puede. El campo de allí no se activa.
acts-chest = ganas { $points }.
acts-trap = pierdes { $points }, nunca por debajo de 0.
rules-treasures = Tesoros
rules-treasures-recon = Cuántos hay de cada tesoro es suposición nuestra; que son nueve está impreso.

rules-powers-title = Poderes
rules-powers =
    - Un poder es opcional y vale una vez, cuando su carta se juega de la mano, desde donde está la carta después de actuar su campo.
    - **Al lado** es arriba, abajo, izquierda y derecha. **Alrededor** añade las diagonales.
    - Un poder solo elige cartas **boca arriba**, y toca tus propios seguidores solo donde lo dice.
    - **Retirar** es devolver a la reserva de su dueño.
    - Un poder nunca pone en marcha otro.
    - Si no hay nada que elegir ni que ganar, no se pregunta; los puntos que no cuestan nada se toman solos.

    ### Marcas en las cartas
    - **Piedra:** un seguidor que se queda donde está y no cuenta para nada hasta el final.
    - **Veneno:** los seguidores de esta carta no cuentan para su facción, pero sí para el mapa.
    - **Boca abajo:** una carta en blanco. Ocupa su espacio y no tiene facción; nadie puede estar en ella.
    - **Bloqueada:** ningún poder, catapulta ni espectro puede elegirla.

rules-display-title = Despliegue, mazo y mano
rules-display =
    - Al final de tu turno tomas una de las tres cartas boca arriba o la primera del mazo. Nunca más de una en la mano (dos con la regla de la edición de 2021).
    - Si el despliegue está vacío, se roba del mazo, y al revés. Si ambos lo están, no recibes nada.
    - El despliegue se rellena con el mazo mientras dure.
    - Las manos son secretas. Pero todos vieron lo que se tomó del despliegue.
    - El mazo tiene todas las cartas de las facciones elegidas, siete de cada una: lo que no está en la mesa está en él o en una mano.

rules-ends-title = Fin de la partida
rules-ends =
    La partida termina cuando acaba el paso 2 de un turno y

    - alguien ha puesto su **último seguidor**. Termina aunque entretanto haya vuelto alguno;
    - los mapas de guerra están **cubiertos** por completo;
    - mazo, despliegue y manos están **vacíos**.

    También termina cuando todos los que tienen carta han pasado seguidos porque no hay espacio permitido.

rules-scoring-title = Puntuación final
rules-scoring =
    ### Mapas de guerra
    Cada mapa por separado: quien tiene más seguidores en sus cartas gana los puntos del primer puesto, y quien le sigue, los del segundo.
    - Todos los empatados en un puesto ganan sus puntos. Tras un empate en el primero, el segundo se da igualmente.
    - **Con dos jugadores**, el segundo puesto solo vale con 3 seguidores menos como mucho.
    - Sin ningún seguidor allí no se puntúa.

    ### Facciones
    Quien tiene más seguidores en las cartas de una facción gana su valor. En caso de empate, todos los empatados (con la regla de la edición de 2021, nadie).

    ### Qué cuenta
    - Los seguidores junto a una carta que duplica (Druidas) cuentan doble, en mapas y facciones.
    - La piedra y las cartas boca abajo no cuentan para nada. Los seguidores de cartas envenenadas solo cuentan para el mapa.

    - **Empate en la victoria:** más seguidores en la reserva; si no, se comparte.

rules-maps-title = Mapas de guerra
rules-maps =
    Puntos del primer y segundo puesto, espacios, campos especiales. Los puntos están impresos; ✏️ los dibujos son nuestros.
rules-map = - **{ $map }:** { $first }/{ $second } · { $spaces } espacios · { $signs }

rules-factions-title = Todas las facciones
rules-factions =
    Entre paréntesis el valor: los puntos por tener más seguidores. Cada una tiene su página.
    📖 poder del reglamento · 📰 contado por reseñas · 🧩 deducido · ✏️ reconstrucción nuestra

rules-printed-title = Lo impreso y lo nuestro
rules-printed =
    El reglamento da el desarrollo del juego, los campos, el valor de las 33 facciones, los puntos de los diez mapas y la puntuación. Los poderes están en una hoja de referencia y los mapas en tableros, y ninguno de los dos aparece en el reglamento.

    - 📖 **Del reglamento:** seguro.
    - 📰 **Contado por reseñas** de la edición de 2021, que puede ser distinta de la Royal Edition.
    - 🧩 **Deducido** de lo que dicen reseñas sin nombrar la facción.
    - ✏️ **Reconstrucción nuestra:** hecha a la medida del tema, del valor y de la duración de la partida. No es el texto de la editorial.

    También son nuestros los dibujos de los mapas y cómo se unen, tres tesoros de cada clase, cómo salen facciones de valores variados, los puntos iniciales del segundo jugador y pequeñas decisiones donde el reglamento calla.

    ### ¿Tienes el juego?
    Todo esto está en un solo archivo, *engine/games/claim_kingdoms/data.toml*, cada entrada con su fuente. Quien lleva este bot puede poner allí un poder, sus números o un mapa tal como están impresos; las cartas y las páginas de reglas dirán entonces lo mismo.

## Pictures

picture-played = { $card } en { $space }
picture-display = Para tomar
picture-choose = Las 33 facciones
picture-factions = Las facciones de esta partida
picture-winners = { $count ->
    [one] Gana { $names }
   *[other] Comparten la victoria { $names }
  }
picture-story = { $count ->
    [one] Gobierna el reino con { $points }
   *[other] Gobiernan el reino con { $points }
  }{ $both ->
    [both] : más seguidores que nadie entre { $factions }, y en { $map-count ->
        [one] el mapa { $maps }.
       *[other] los mapas { $maps }.
      }
    [factions] : más seguidores que nadie entre { $factions }.
    [maps] : más seguidores que nadie en { $map-count ->
        [one] el mapa { $maps }.
       *[other] los mapas { $maps }.
      }
   *[none] .
  }
