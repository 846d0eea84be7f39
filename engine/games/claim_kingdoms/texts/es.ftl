# Claim Kingdoms Royal Edition, en español. who es un nombre; seat, owner, other … son asientos.
# Cómo suena: docs/style.md. Un nombre para cada cosa: texts/glossary.toml.
# En mayúsculas: NAME una facción, un campo o un tesoro, SIGNED lo mismo con su signo; CARD una carta
# con su valor, CARDS también con su signo; ORDER cartas en su orden; POWER lo que hace una carta;
# WORTH lo que da un mapa, MAPS mapas con ello; FOLLOWERS y SCORES quién tiene cuántos; CHANGE puntos
# ganados o perdidos.

title = Claim Kingdoms: Royal Edition
pitch = Cada turno juegas una carta en los mapas de guerra, pones encima un seguidor y usas el poder de su facción. Al final puntúa quien tiene más seguidores en cada mapa y facción. Unos 45 minutos en mesa. Muchos poderes, los mapas y la cantidad de cada tesoro son reconstrucción nuestra: mira las reglas.
picture-cover = Un reino con castillo y molino junto al mar; delante, un dragón, una ballesta, un yelmo, un sombrero de mago, un unicornio y una maza.

## Lo que ofrece la sala

option-factions = Facciones
option-factions-mixed = al azar, con valores variados
option-factions-random = al azar entre las 33
option-factions-turns = elegidas por turnos, de una en una
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
option-posts = Publicaciones en el hilo
option-posts-fitting = en cada turno si juegan dos; si no, en cada ronda
option-posts-turn = en cada turno
option-posts-round = en cada ronda

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
faction-undead = No-Muertos
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
set-promo = promoción

space = espacio { $space }
place = { $field ->
    [plain] { space }
   *[other] { $space }, { NAME($field) }
  }
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
face-down = una carta boca abajo
mark-stone = piedra { $letter }×{ $count }
mark-poison = veneno
nobody = nadie
no-followers = ninguno
yours = uno tuyo
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
scored = { $who } +{ $points }

## Lo que hace una carta, en una línea

power-count-factions-around = 1 punto por cada facción distinta entre esta carta y las 8 de alrededor{ bounds }
power-count-own-of-faction = 1 punto por cada carta de { NAME($faction) } con un seguidor tuyo, incluida esta{ bounds }
power-count-faction-in-lines = 1 punto por cada carta de { NAME($faction) } en esta fila y esta columna, incluida esta{ bounds }
power-count-empty-adjacent = 1 punto por cada espacio vacío adyacente{ bounds }
power-count-diagonal = 1 punto por cada carta boca arriba que toque sus esquinas{ bounds }
power-count-adjacent = 1 punto por cada carta adyacente{ bounds }
power-count-own-adjacent = 1 punto por cada carta adyacente con un seguidor tuyo{ bounds }
bounds = { $base ->
    [0] { "" }
   *[other] , más { $base }
  }{ $most ->
    [99] { "" }
   *[other] ; máximo { $most }
  }
power-run = Elige una dirección: 1 punto por cada carta consecutiva desde el espacio siguiente; máximo { $most }
power-variety = 1 punto por cada una de las demás facciones en esta fila o en esta columna, a tu elección
power-guess = Adivina si la carta superior del mazo vale { $high } o más: { $right } puntos si aciertas, { $wrong } si no
power-gift = { COUNT("points", $points) }, pero tu próxima carta debe ser la superior del mazo
power-peek = Mira una carta de la mano de un rival: 1 punto por cada carta de su facción en juego; máximo { $most }
power-raid = Por cada carta adyacente, quita { COUNT("points", $points) } a un rival que tenga allí un seguidor
power-recall = Recupera un seguidor tuyo de otra carta: { COUNT("points", $points) }
power-moon = Luna nueva: retira un seguidor rival de una carta adyacente. Luna llena: { COUNT("points", $points) }. La luna cambia
power-pay = Paga hasta { $most } puntos: pon aquí otros tantos seguidores tuyos
power-clear-display = Saca del juego hasta { $most } cartas del despliegue: { COUNT("points", $points) } por cada una
power-exchange-card = Cambia esta carta por una del despliegue; los seguidores se quedan
power-steal-card = Toma como carta nueva la de la mano de un rival, que toma otra
power-copy = Usa el poder de una carta adyacente boca arriba
power-play-top = Revela la carta superior del mazo y juégala ya con un seguidor; se activa su campo
power-look = Mira las { $cards } primeras cartas del mazo y quédate con una como carta nueva
power-shift = Mueve un seguidor rival de una carta adyacente a otra que sea adyacente a esa
power-sweep = Retira todos los seguidores de una carta adyacente, también los tuyos
power-petrify = Convierte en piedra un seguidor rival de una carta adyacente: no cuenta para nada
power-walk = Mueve un seguidor tuyo de cualquier carta a esta o a una de alrededor
power-exchange-followers = Intercambia los seguidores de una carta adyacente con los de otra carta de esta fila o columna
power-join = Pon un seguidor en una carta adyacente con seguidores rivales y ninguno tuyo
power-turn-down = Pon una carta adyacente boca abajo para siempre; sus seguidores se retiran
power-poison = Envenena una carta adyacente: sus seguidores no cuentan para su facción
power-replace = Mueve tu seguidor de esta carta a una adyacente y retira de ella un seguidor rival
power-remove = Retira hasta { $most } seguidores rivales de las cartas adyacentes
power-none = Sin efecto al jugarla
flag-doubles = Al final, los seguidores de las cartas adyacentes cuentan doble.
flag-locked = Inmune a poderes y campos.

## Lo que hace una carta, al completo

rule-count-factions-around =
    - Cuentan la facción de esta carta y las demás facciones de las cartas boca arriba en los ocho espacios de alrededor, también en diagonal. Son de 1 a 9 puntos.
    - Varias cartas de la misma facción cuentan una vez. Da igual de quién sean los seguidores.
rule-count-own-of-faction =
    - Cada carta cuenta una vez, aunque tengas en ella varios seguidores.
    - Una carta que compartes con rivales también cuenta.
    - No cuentan las cartas boca abajo ni los seguidores convertidos en piedra.
rule-count-faction-in-lines =
    - Cuentan todas las cartas de { NAME($faction) } boca arriba en la fila y en la columna, con huecos o sin ellos. Da igual de quién sean los seguidores.
    - La carta recién jugada cuenta una vez.
rule-count-empty-adjacent =
    - Solo cuentan los espacios donde se podría jugar una carta. El borde y lo que está fuera del mapa no cuentan.
    - Sin mapas de guerra cuentan todos los espacios vacíos adyacentes.
rule-count-diagonal =
    - Cuentan los cuatro espacios que tocan sus esquinas, también de un mapa a otro.
    - Da igual de quién sean los seguidores. Las cartas boca abajo no cuentan.
rule-count-adjacent =
    - Cuentan los cuatro espacios de arriba, abajo, izquierda y derecha, también de un mapa a otro.
    - Las cartas boca abajo también cuentan.
rule-count-own-adjacent =
    - Cuentan los cuatro espacios de arriba, abajo, izquierda y derecha. Una carta que compartes con rivales también cuenta.
    - Un seguidor convertido en piedra no hace tuya la carta.
rule-run =
    - Elige arriba, abajo, izquierda o derecha. La línea empieza en el espacio siguiente y acaba en el primer hueco; la carta recién jugada no cuenta.
    - Da igual de quién sean los seguidores. Las cartas boca abajo cuentan.
rule-variety =
    - Elige la fila o la columna. Cada facción de las otras cartas boca arriba cuenta una vez; los huecos no importan.
    - Su propia facción ({ NAME($faction) }) no cuenta. Así lo interpretamos.
rule-guess =
    - Todos ven la carta; después va debajo del mazo.
    - Con el mazo vacío no puedes usar el poder.
rule-gift =
    - En vez de elegir carta nueva, este turno robas la carta superior del mazo.
    - Con el mazo vacío no puedes usar el poder.
rule-peek =
    - La carta solo la ves tú; los puntos los ven todos.
    - Solo cuentan las cartas boca arriba en la zona de juego, no las del despliegue.
    - Con manos de dos cartas miras una: una que ya conoces o una de las otras al azar.
rule-raid =
    - En cada carta adyacente eliges a un rival que tenga allí un seguidor, o a nadie.
    - Puedes robar al mismo rival en varias cartas, pero nunca más puntos de los que tiene.
rule-recall =
    - Recupera el seguidor de cualquier otra carta boca arriba que no esté bloqueada. Vuelve a tu reserva.
    - Si tu reserva ya se había agotado, la partida termina igualmente.
rule-moon =
    - Todas las cartas con este poder comparten una luna. Empieza como luna nueva y cambia cada vez que se usa el poder.
    - Con luna nueva, si no hay seguidor que retirar, no puedes usar el poder.
rule-pay =
    - Necesitas tanto los puntos como los seguidores en tu reserva.
    - Si se agota tu reserva, la partida termina después de este poder.
rule-clear-display =
    - Las cartas salen de la partida, a la vista de todos. El despliegue se rellena con el mazo.
rule-exchange-card =
    - La carta del despliegue queda aquí bajo los mismos seguidores; su poder no se usa.
    - Su facción tiene que ser distinta de la de la carta a la que sustituye.
    - El veneno y la piedra se quedan, y el campo no vuelve a activarse.
    - Esta carta está ahora en el despliegue: cualquiera puede tomarla.
rule-steal-card =
    - Este turno no tomas otra carta.
    - El rival toma otra al momento, del despliegue o del mazo.
    - Si la partida termina con este turno, no puedes usar el poder.
    - Con manos de dos cartas tomas una que conoces o una de las otras al azar.
rule-copy =
    - Mientras usas el poder, esta carta cuenta como de esa facción. En la puntuación sigue siendo lo que es.
    - Solo puedes copiar un poder que se pueda usar en ese momento. Algunos nunca se pueden copiar: su página lo dice.
    - A la carta copiada no le pasa nada.
rule-play-top =
    - Necesitas un seguidor en tu reserva. Si no hay espacio permitido para la carta, va debajo del mazo.
    - Se activa el campo de debajo, también los tesoros. El poder de la carta no se usa.
rule-look =
    - Pon las otras debajo del mazo, en el orden que quieras.
    - Este turno no tomas otra carta. Si quedan menos cartas en el mazo, miras menos.
    - Si la partida termina con este turno, no puedes usar el poder.
rule-shift =
    - Primero eliges el seguidor y luego una carta boca arriba adyacente a la suya. Puede ser la recién jugada, pero no una bloqueada.
    - Da igual de quién sean los seguidores de esa carta.
rule-sweep =
    - Los seguidores vuelven a las reservas de sus dueños. Los convertidos en piedra se quedan.
rule-petrify =
    - La piedra se queda en su carta hasta el final: no está en ninguna reserva y nada puede moverla ni retirarla.
    - Si su carta se pone boca abajo, la piedra sale de la partida.
rule-walk =
    - El seguidor va de cualquier carta boca arriba a la recién jugada o a una boca arriba de los ocho espacios de alrededor. Ninguna puede estar bloqueada.
    - No puede quedarse en la carta de la que sale.
rule-exchange-followers =
    - Primero eliges una carta adyacente y luego otra de la fila o columna de la recién jugada; los huecos no importan. No puedes elegir la propia carta recién jugada.
    - Todos los seguidores de las dos cambian de sitio. Una de ellas puede estar vacía.
    - La piedra y el veneno se quedan en sus cartas.
rule-join =
    - Necesitas un seguidor en tu reserva.
    - Si se agota tu reserva, la partida termina después de este poder.
rule-turn-down =
    - Los seguidores vuelven a las reservas de sus dueños; la piedra y el veneno salen de la partida.
    - La carta en blanco ocupa su espacio, no tiene facción y no admite seguidores. A su lado se puede seguir jugando.
    - Puedes elegir cualquier carta adyacente boca arriba que no esté bloqueada, incluso la inicial.
rule-poison =
    - Los seguidores sí cuentan para el mapa de guerra.
    - Una carta envenenada no se envenena otra vez. La ficha va con la carta si se mueve y se queda en el espacio si la carta se cambia.
rule-replace =
    - Tu seguidor pasa de esta carta a la otra; el del rival vuelve a la reserva de su dueño.
    - Esta carta queda vacía o con tu seguidor del molino.
rule-remove =
    - Puedes retirarlos de una misma carta o de varias, de un rival o de varios.
    - Vuelven a las reservas de sus dueños.
rule-none =
    - Al jugar esta carta no hay nada que decidir.
rule-doubles =
    - Se aplica en la puntuación final, en mapas y facciones, para todos los jugadores. Da igual de quién sean los seguidores que hay en ella.
    - Un seguidor nunca cuenta más del doble. Si dos cartas así son adyacentes, los seguidores de ambas cuentan doble.
    - Si está envenenada, sigue duplicando; boca abajo, no.
rule-locked =
    - Ningún poder, catapulta ni espectro puede elegirla, tampoco los tuyos: sus seguidores se quedan donde están. En ella no se puede robar a nadie.
    - Puntúa como cualquier otra carta, y su poder sí se puede copiar.
rule-uncopied = - Este poder no se puede copiar.

page-head = **Valor { $value }** · { $copies } cartas · serie: { TEXT("set", $set) }
source-is-rulebook = Del reglamento.
source-is-reviews = Según reseñas de la edición de 2021; sin comprobar con la hoja impresa.
source-is-inferred = Deducido de reseñas; no está en el reglamento. Si tienes el juego, corrígelo en su archivo *data.toml*.
source-is-recon = Reconstrucción nuestra, no es el texto de la editorial. Si tienes el juego, corrígelo en su archivo *data.toml*.

## En qué punto está la partida

phase = { $phase ->
    [factions] Elección de facciones
    [play] Turno { $turn } · { COUNT("cards", $deck) } en el mazo
   *[over] Puntuación final
  }

## Preguntas

wait-choose-factions = elegir las facciones
wait-choose-faction = elegir una facción
wait-play-card = jugar una carta
wait-place-card = jugar una carta
wait-place-revealed = colocar la carta revelada
wait-catapult = apuntar la catapulta
wait-spectre = mover una carta con el espectro
wait-target-pair = elegir qué mover, y adónde
wait-use-power = usar un poder o no
wait-copy-power = copiar un poder o no
wait-guess = adivinar si la carta es alta o baja
wait-amount = elegir una cantidad
wait-target-card = elegir una carta del tablero
wait-target-follower = elegir un seguidor
wait-target-followers = elegir seguidores
wait-target-seats = elegir a quién robar
wait-target-hand = elegir una carta de la mano de un rival
wait-display-card = elegir una carta del despliegue
wait-display-cards = elegir cartas del despliegue
wait-seer-card = quedarse con una de las cartas vistas
wait-draw-card = tomar una carta nueva

ask-choose-factions = ¿Qué { $count } facciones entran en la partida?
    Lo mejor es mezclar valores: las bajas suelen dar puntos al momento, las altas estorban a los rivales.
ask-choose-faction = ¿Qué facción entra en la partida? Es la { $number } de { $count }.
ask-play-card = ¿Cuál de tus cartas juegas, y dónde?
ask-place-card =
    ¿Dónde juegas la carta { CARD($card) }?
    { POWER($card) }
ask-place-revealed = La carta superior del mazo es { CARD($card) }. ¿Dónde la juegas? Se activa su campo, pero no su poder.
ask-catapult = La catapulta de { $space } retira un seguidor de una carta adyacente. ¿Cuál?
ask-spectre =
    Hay un espectro en las ruinas de { $space }: ¿qué carta mueve, y adónde?
    Todos sus seguidores van con ella. El campo de allí no se activa.
ask-use-power = { $gain ->
    [0] { NAME($power) }: ¿usas su poder?
   *[other] { NAME($power) }: ¿usas su poder? Te da { COUNT("points", $gain) }.
  }
ask-copy-power = { NAME($power) }: ¿qué poder adyacente copias?
ask-guess = { NAME($power) }: ¿la carta superior del mazo es alta o baja?
ask-amount = { NAME($power) }: ¿cuántos puntos pagas?
ask-target-card = { $rule ->
    [recall] { NAME($power) }: ¿de qué carta recuperas un seguidor?
    [sweep] { NAME($power) }: ¿qué carta dejas sin seguidores?
    [turn-down] { NAME($power) }: ¿qué carta pones boca abajo?
    [poison] { NAME($power) }: ¿qué carta envenenas?
    [join] { NAME($power) }: ¿en qué carta pones un seguidor?
    [walk] { NAME($power) }: ¿de qué carta mueves un seguidor tuyo?
   *[exchange-followers] { NAME($power) }: ¿qué carta adyacente eliges primero?
  }
ask-target-follower = { $rule ->
    [moon] { NAME($power) }, luna nueva: ¿qué seguidor retiras?
    [petrify] { NAME($power) }: ¿qué seguidor se convierte en piedra?
    [replace] { NAME($power) }: ¿qué seguidor sustituyes por el tuyo?
   *[shift] { NAME($power) }: ¿qué seguidor mueves?
  }
ask-target-followers = { NAME($power) }: ¿qué seguidores retiras (máximo { $most })?
ask-target-seats = { NAME($power) }: ¿a qué rivales robas, y en qué cartas?
ask-target-pair = { $rule ->
    [shift] { NAME($power) }: ¿qué seguidor mueves, y adónde?
    [walk] { NAME($power) }: ¿qué seguidor tuyo mueves, y adónde?
   *[exchange-followers] { NAME($power) }: ¿qué dos cartas intercambian sus seguidores?
  }
ask-target-hand = { $rule ->
    [peek] { NAME($power) }: ¿de quién es la carta que miras?
   *[steal-card] { NAME($power) }: ¿a quién le quitas la carta?
  }
ask-display-card = { NAME($power) }: ¿qué carta del despliegue pones en su lugar?
ask-display-cards = { NAME($power) }: ¿qué cartas del despliegue sacas del juego (máximo { $most })?
nothing-target-followers = No retirar ninguno
nothing-target-seats = No robar a nadie
ask-seer-card = Estas son las primeras cartas del mazo. ¿Con cuál te quedas y cuál va al fondo del todo (tomar/fondo)?
ask-draw-card = { $why ->
    [turn] ¿Qué carta tomas para tu próximo turno?
   *[other] { SEAT($active) } se llevó tu carta. ¿Cuál tomas en su lugar?
  }
ask-form = { $form ->
    [beside] Elige también tu carta nueva.
    [instead] O toma ya una carta nueva y renuncia al poder.
   *[other] { $least ->
        [0] Si no eliges nada, no usas el poder.
       *[other] { "" }
      }
  }
ask-status = { $kind ->
    [amount] Tienes { COUNT("points", $score) } y te quedan { COUNT("followers", $left) }.
    [target-card] { $rule ->
        [join] Te quedan { COUNT("followers", $left) }.
       *[other] { "" }
      }
   *[other] { "" }
  }

option-pass = No usar el poder
    .detail = { $kind ->
        [use-power] { "" }
       *[other] Pierdes el poder
      }
    .mark = No usarlo
option-use = { $points ->
    [0] Usar el poder
   *[other] Usar el poder: { COUNT("points", $points) }
  }
    .mark = Usar el poder
option-guess = { $guess ->
    [high] Alta: valor { $value } o más
   *[low] Baja: valor { $value } o menos
  }
    .detail = +{ $right } si aciertas, +{ $wrong } si no
    .mark = { $guess ->
        [high] Alta: desde { $value }
       *[low] Baja: hasta { $value }
      }
option-amount = Pagar { COUNT("points", $n) }: +{ COUNT("followers", $n) }
    .mark = { COUNT("points", $n) }
option-held = { $card ->
    [none] { SEAT($other) }: la carta oculta
    [unseen] { SEAT($other) }: una carta que no conoces
   *[other] { SEAT($other) }: { CARD($card) }
  }
option-deck = Carta superior del mazo
    .mark = Mazo
option-take = Tomar { $card }
option-take-deck = Tomar la carta superior del mazo
option-play = { NAME($card) }: { place }
option-move-to = Al espacio { $space }
option-swap = { $card } aquí; tomar { $taken }
deck-top = la carta superior del mazo
option-deck-detail = { $known ->
    [none] oculta; { COUNT("cards", $deck) } en el mazo
   *[other] La conoces: { CARD($known) }
  }
group-values = { $least ->
    [6] Valor { $least }
   *[other] Valores de { $least } a { $most }
  }
group-power = Poder (si no eliges, se pierde)
group-new-card = Carta nueva
group-spectre-card = Carta que se mueve
group-spectre-space = Adónde
group-map = Mapa de guerra { $map } ({ WORTH($map) })
detail-catapult = { $reach ->
    [0] { idle-catapult }
   *[other] retira un seguidor de una carta adyacente
  }
detail-catapult-one = { $own ->
    [true] retira de { $space } un seguidor tuyo
   *[false] retira de { $space } un seguidor de { SEAT($owner) } ({ LETTER($owner) })
  }
detail-field = { $field ->
    [mill] un seguidor tuyo más aquí
    [swamp] −{ COUNT("points", $points) }
    [castle] +{ COUNT("points", $points) }
   *[ruin] revela un tesoro
  }
detail-beside = junto a { $cards }
detail-power = poder +{ $points }
detail-targets = poder: { $count ->
    [0] { $rule ->
        [raid] { idle-no-loot }
       *[other] sin objetivo
      }
    [one] 1 objetivo
   *[other] { $count } objetivos
  }
detail-majority = +{ $points } si acabara ahora: { $where }
detail-loses = −{ $points } si acabara ahora
detail-under = debajo, desde el fondo: { $cards }
detail-nobody = sin seguidores
detail-has = { $letter } tiene { COUNT("points", $points) }

## Títulos de lo que se puede preguntar después

ahead-play-card = Próxima carta
ahead-place-card = Dónde jugar: { NAME($card) }
ahead-draw-card = Carta nueva tras el turno

## Lo que alguien hace o recibe: "Ana: 3 puntos."

does-faction-chosen = elige { CARDS($faction) }, facción { $chosen } de { $wanted }
does-turn-skipped = no tiene carta y pierde su turno
does-turn-passed = no encuentra espacio para su carta y pasa
does-card-played = { $why ->
    [hand] juega { SIGNED($card) } en { $space } ({ COUNT("followers", $supply) } en reserva)
   *[mages] coloca { SIGNED($card) } en { $space } ({ COUNT("followers", $supply) } en reserva)
  }
does-points = { CHANGE($points) } ({ SIGNED($why) }), ahora { $total }
does-supply-empty = se queda sin seguidores; la partida termina tras este poder
does-field-idle = sin efecto ({ SIGNED($field) }; { TEXT("idle", $field) })
does-treasure-idle = sin efecto ({ SIGNED($treasure) }; { TEXT("idle", $treasure) })
does-power-idle = sin efecto ({ SIGNED($power) }; { IDLE($power, $why) })
idle-catapult = ningún seguidor a su alcance
idle-mill = no quedan seguidores
idle-swamp = no hay puntos que perder
idle-trap = no hay puntos que perder
idle-spectre = ninguna carta se puede mover
idle-no-target = ningún objetivo
idle-no-loot = ningún rival tiene puntos allí
idle-no-points = no hay puntos que ganar
idle-no-payment = no hay puntos con que pagar
idle-no-deck = el mazo está vacío
idle-no-followers = no quedan seguidores
idle-no-display = el despliegue está vacío
idle-game-ends = la partida termina y una carta nueva ya no sirve
idle-passive = solo funciona al final
does-treasure = explora las ruinas de { $space } ({ SIGNED($treasure) })
does-card-moved = mueve { SIGNED($card) } de { $before } a { $space } con el espectro
does-follower-added = añade { COUNT("followers", $followers) } en { $space } ({ SIGNED($why) })
does-follower-removed = { $own ->
    [true] recupera { COUNT("followers", $followers) } de { $space } ({ SIGNED($why) })
   *[false] retira { COUNT("followers", $followers) } de { SEAT($owner) } de { $space } ({ SIGNED($why) })
  }
does-follower-moved = { $own ->
    [true] mueve un seguidor de { $before } a { $space } ({ SIGNED($why) })
   *[false] mueve un seguidor de { SEAT($owner) } de { $before } a { $space } ({ SIGNED($why) })
  }
does-followers-exchanged = intercambia los seguidores de { $one } y { $other }
does-petrified = convierte en piedra un seguidor de { SEAT($owner) } en { $space }
does-raided = quita 1 punto a { SEAT($owner) } en { $space } ({ SEAT($owner) } tiene ahora { COUNT("points", $total) })
does-power-declined = no usa el poder ({ SIGNED($power) })
does-power-copied = copia un poder ({ SIGNED($power) })
does-power-used = usa el poder ({ SIGNED($power) })
does-direction-chosen = { $direction ->
    [north] cuenta hacia arriba
    [east] cuenta hacia la derecha
    [south] cuenta hacia abajo
    [west] cuenta hacia la izquierda
    [row] cuenta la fila
   *[column] cuenta la columna
  }
does-moon = { $moon ->
    [new] cambia la luna (ahora { SIGN("moon-new") } luna nueva)
   *[full] cambia la luna (ahora { SIGN("moon-full") } luna llena)
  }
does-guessed = { $right ->
    [true] dice { TEXT("guess", $guess) } y acierta ({ SIGNED($card) }, valor { $value })
   *[false] dice { TEXT("guess", $guess) } y falla ({ SIGNED($card) }, valor { $value })
  }
does-poisoned = envenena { SIGNED($card) } en { $space }
does-turned-down = pone boca abajo { SIGNED($card) } en { $space }
does-hand-looked = { $card ->
    [none] mira una carta de la mano de { SEAT($other) }
   *[other] mira una carta de la mano de { SEAT($other) } ({ SIGNED($card) })
  }
does-hand-seen = { SEAT($other) } tiene { SIGNED($card) }
does-card-stolen = { $card ->
    [none] se lleva una carta de la mano de { SEAT($other) }
   *[other] se lleva { SIGNED($card) } de la mano de { SEAT($other) }
  }
does-card-lost = se lleva { SIGNED($card) } de la mano de { SEAT($other) }
does-no-new-card = no tiene ninguna carta que tomar
does-card-swapped = cambia { SIGNED($before) } en { $space } por { SIGNED($card) } del despliegue
does-cards-out = saca del juego { SIGNED($cards) }
does-card-taken = { $source ->
    [display] toma { SIGNED($card) } del despliegue
   *[other] { $card ->
        [none] roba del mazo
       *[other] roba { SIGNED($card) } del mazo
      }
  }
does-card-drawn = robas { SIGNED($card) }
does-card-revealed = revela { SIGNED($card) } del mazo
does-card-under = no encuentra espacio para { SIGNED($card) } y la pone debajo del mazo
does-seer-took = te quedas con { SIGNED($card) }
does-deck-looked = mira { COUNT("cards", $cards) } de la parte superior del mazo
does-deck-seen = primeras cartas del mazo: { ORDER($cards) }
does-seer-put = pones debajo del mazo, empezando por la de más abajo: { ORDER($cards) }
does-seer-kept = { $under ->
    [0] se queda con la última carta del mazo
   *[other] se queda con una carta y pone { COUNT("cards", $under) } debajo del mazo
  }

## La crónica

event-start-card = La carta inicial es { SIGNED($card) }, en { $space }.
event-game-start = { $maps ->
    [none] Empieza { SEAT($first) }. No hay mapas de guerra. Facciones: { NAME($factions) }.
   *[other] Empieza { SEAT($first) }. Facciones: { NAME($factions) }. Mapas de guerra: { LIST($maps) }.
  }
event-display-filled = Nuevo en el despliegue: { SIGNED($cards) }. En el mazo: { $deck }.
event-game-ends = { $why ->
    [followers] { SEAT($seat) } se queda sin seguidores: termina la partida.
    [covered] Los mapas de guerra están cubiertos por completo: termina la partida.
    [cards] Ya no quedan cartas en ninguna parte: termina la partida.
   *[stuck] Nadie tiene un espacio permitido para su carta: termina la partida.
  }
event-map-scored = Mapa de guerra { $map }, seguidores: { FOLLOWERS($counts) }. Puntos: { SCORES($points, $names) }.
event-faction-scored = { CARDS($faction) }, seguidores: { FOLLOWERS($counts) }. Puntos: { SCORES($points, $names) }.
event-game-over = { SIZE($winners) ->
    [one] { LIST(SEAT($winners)) } gana con { COUNT("points", MOST($points)) }.
   *[other] { LIST(SEAT($winners)) } comparten la victoria con { COUNT("points", MOST($points)) }.
  }

## Momentos

sum-game-start =
    Empieza { SEAT($first) }.
    Facciones: { CARDS($factions) }
sum-maps = Mapas de guerra (puntos del primer y segundo puesto): { MAPS($maps) }
sum-start-card = Carta inicial: { SIGNED($card) }. Despliegue: { SIGNED($display) }.
sum-card-played = **Turno { $turn }** · { SEAT($seat) }: { SIGNED($card) } en { $space } ({ COUNT("followers", $followers) } en reserva)
sum-map-scored = { SIGN("castle") } Mapa de guerra { $map }: { SCORES($points, $names) }
sum-faction-scored = { SIGNED($faction) }: { SCORES($points, $names) }
sum-unscored = Sin puntos para nadie: { ORDER($cards) }

## Mano y marcador

hand-title = { $count ->
    [one] Carta en la mano
   *[other] Cartas en la mano
  }
hand-empty = Sin carta en la mano.
hand-looked = Primeras cartas del mazo
hand-display = Despliegue ({ COUNT("cards", $deck) } en el mazo)
hand-seen = Lo que sabes de otras manos: { $hands }
hand-holds = { SEAT($other) } tiene { NAME($cards) }
standing = { LETTER($seat) } · { SEAT($seat) }: { COUNT("points", $points) }
count-now = { $n ->
    [one] 1 punto si acabara ahora
   *[other] { $n } puntos si acabara ahora
  }
standing-no-card = sin carta

## Resultado

result-sole = { $who } gana el reino con { $points }.
result-shared = { $who } comparten el reino con { $points }.
why-supply = El empate se decidió por los seguidores en la reserva.
why-shared = También empatan en seguidores en la reserva.
result-line = { $place }. { $who } ({ $letter }): { $points }
source-play = Durante la partida
source-total = Total

## La posición en palabras, para quien no ve la imagen

at-factions = Elegidas: { NAME($factions) }.
at-maps = Mapas de guerra: { LIST($maps) }.
at-turn = Le toca a { $who }.
at-last = Última carta: { NAME($card) } en { $space }.
at-seat = { LETTER($seat) }, { SEAT($seat) }: { COUNT("points", $points) }, { COUNT("followers", $followers) } en reserva.
at-display = Despliegue: { LIST(EACH($cards)) }.
at-down = Boca abajo: { $spaces }.
at-map = Mapa de guerra { $map } ({ WORTH($map) } puntos): { $counts }; { $free ->
    [one] 1 espacio libre
   *[other] { $free } espacios libres
  }.
at-faction = { NAME($faction) } (valor { $value }): { $counts }; en { $spaces }.
at-open = Espacios para una carta: { $spaces }.
at-fields = Espacios especiales libres: { $fields }.
at-field = { $field ->
    [ruin] ruinas con tesoro
   *[other] { NAME($field) }
  } { $spaces }
at-out = Fuera del juego: { ROW(EACH($cards)) }.
at-moon = { $moon ->
    [new] Luna nueva.
   *[full] Luna llena.
  }

## Páginas de reglas

rules-overview-title = Visión general
rules-overview =
    Gánate a las facciones de un reino: juega sus cartas en los mapas, pon seguidores encima y ten la mayoría donde cuenta.

    ### Un turno
    1. **Juega** tu carta en un espacio vacío junto a otra carta, pon encima un seguidor y activa el campo de debajo.
    2. **Usa el poder** de su facción, si quieres.
    3. **Toma** una carta nueva del despliegue o del mazo.

    ### De dónde salen los puntos
    - Poderes, castillos y tesoros, al momento
    - **Mapas de guerra:** al final, por tener más seguidores en cada mapa, y por el segundo puesto
    - **Facciones:** al final, por tener más seguidores en las cartas de cada una: de 3 a 9 puntos

    La partida termina cuando alguien se queda sin seguidores, cuando los mapas están cubiertos o cuando se acaban las cartas.

    Cada facción tiene una página con su poder. Signos: 📖 del reglamento, 📰 según reseñas, 🧩 deducido, ✏️ reconstrucción nuestra.

rules-setup-title = Preparación
rules-setup =
    - 7 facciones con 2 jugadores; 8 con 3; 9 con 4. Siete cartas de cada una forman el mazo. Según decidió la mesa, se eligen o salen al azar: entre las 33 o con valores variados.
    - Tantos mapas de guerra como jugadores, unidos borde con borde. Cada espacio tiene una letra y un número: C4 es la tercera columna, cuarta fila.
    - En cada espacio con ruinas hay un tesoro boca abajo.
    - La carta superior del mazo es la **carta inicial**, en un espacio normal cerca del centro. No lleva seguidor y su campo no se activa.
    - Cada jugador tiene 15 seguidores, una carta oculta en la mano (dos con la regla de la edición de 2021) y 0 puntos. Tres cartas boca arriba forman el despliegue.
    - El jugador inicial sale por sorteo; se juega en sentido horario.

    ### Sin mapas de guerra
    Las cartas forman una cuadrícula libre alrededor de la inicial. No hay campos ni tesoros, y solo puntúan las facciones. N2E3 está dos espacios por encima y tres a la derecha de la inicial; S es abajo y W, a la izquierda.

rules-turn-title = Un turno
rules-turn =
    1. **Juega tu carta** en un espacio vacío que toque otra carta por arriba, abajo, izquierda o derecha, también de un mapa a otro. Pon encima un seguidor tuyo. Después se activa el **campo** de debajo; es obligatorio.
    2. **Usa el poder** de la facción de la carta; si no lo usas, lo pierdes. Los puntos se anotan al momento; nadie baja de 0.
    3. **Toma una carta nueva** del despliegue o la superior del mazo. El despliegue se rellena hasta tres cartas.

    - En una carta puede haber seguidores de varios colores. Las cartas no son de nadie: solo cuentan los seguidores.
    - Si no hay espacio permitido, pasas y conservas tu carta. Si no tienes carta, pierdes tu turno.

rules-fields-title = Campos y tesoros
rules-fields =
    Un campo se activa cuando se **juega** una carta en él, también con el poder de los Magos. No se activa cuando una carta se mueve o se cambia. Se activa cada vez, salvo en las ruinas: su tesoro se encuentra solo una vez.
acts-catapult = retira un seguidor de cualquier color de una carta adyacente. Es obligatorio, aunque solo haya seguidores tuyos.
acts-mill = pon en esta carta un seguidor tuyo más, si te queda alguno.
acts-swamp = pierdes { COUNT("points", $points) }, nunca por debajo de 0.
acts-castle = ganas { COUNT("points", $points) }.
acts-ruin = revela el tesoro y haz lo que dice; después el espacio es normal.
acts-spectre = mueve cualquier carta que no esté bloqueada, con sus seguidores, a un espacio vacío junto a otra carta. Es obligatorio si se puede. El campo de allí no se activa.
acts-chest = ganas { COUNT("points", $points) }.
acts-trap = pierdes { COUNT("points", $points) }, nunca por debajo de 0.
rules-treasures = Tesoros
rules-treasures-recon = Cuántos hay de cada tesoro es suposición nuestra; el total de nueve está impreso.

rules-powers-title = Poderes
rules-powers =
    - Un poder es opcional. Lo puedes usar una vez, después de jugar su carta de la mano y activar el campo. Se usa desde donde está entonces la carta.
    - **Adyacente** es arriba, abajo, izquierda y derecha. **Alrededor** añade las diagonales.
    - Un poder solo elige cartas **boca arriba**. Afecta a tus propios seguidores solo donde lo dice.
    - **Retirar** un seguidor es devolverlo a la reserva de su dueño.
    - Un poder nunca activa otro.
    - Si no hay nada que elegir ni que ganar, no recibes ninguna pregunta. Los puntos que no cuestan nada se anotan automáticamente.

    ### Marcas en las cartas
    - **Piedra:** este seguidor se queda donde está y no cuenta para nada.
    - **Veneno:** los seguidores de esta carta no cuentan para su facción, pero sí para el mapa.
    - **Boca abajo:** una carta en blanco. Ocupa su espacio, no tiene facción y no admite seguidores.
    - **Bloqueada:** ningún poder, catapulta ni espectro puede elegirla.

rules-display-title = Despliegue, mazo y mano
rules-display =
    - Al final de tu turno tomas una de las tres cartas del despliegue o la superior del mazo. Nunca tienes más de una carta en la mano (dos con la regla de la edición de 2021).
    - Si el despliegue está vacío, robas del mazo. Si el mazo está vacío, tomas del despliegue. Si ambos lo están, no recibes nada.
    - El despliegue se rellena mientras queden cartas en el mazo.
    - Las manos son secretas, pero todos vieron lo que se tomó del despliegue.
    - El mazo tiene todas las cartas de las facciones elegidas, siete de cada una. Lo que no está en la mesa está en el mazo o en una mano.

rules-ends-title = Fin de la partida
rules-ends =
    La partida termina cuando acaba el paso 2 de un turno y se cumple una de estas condiciones:

    - Alguien ha puesto su **último seguidor**, aunque entretanto haya recuperado alguno.
    - Los mapas de guerra están **cubiertos** por completo.
    - El mazo, el despliegue y todas las manos están **vacíos**.

    También termina cuando todos los que tienen carta pasan uno tras otro porque no hay espacio permitido.

rules-scoring-title = Puntuación final
rules-scoring =
    ### Mapas de guerra
    Cada mapa se puntúa por separado. Quien tiene más seguidores en sus cartas gana los puntos del primer puesto; quien le sigue, los del segundo.
    - Todos los empatados en un puesto ganan sus puntos. Tras un empate en el primero, el segundo se adjudica igualmente.
    - **Con dos jugadores**, el segundo puesto solo puntúa si está a 3 seguidores del primero como máximo.
    - Quien no tiene seguidores en un mapa no puntúa en él.

    ### Facciones
    Quien tiene más seguidores en las cartas de una facción gana su valor. En caso de empate lo ganan todos los empatados (con la regla de la edición de 2021, nadie).

    ### Qué cuenta
    - Los seguidores adyacentes a una carta que duplica (Druidas) cuentan doble, en mapas y facciones.
    - La piedra y las cartas boca abajo no cuentan para nada. Los seguidores de cartas envenenadas solo cuentan para el mapa.

    ### Victoria
    Gana quien tiene más puntos. En caso de empate, gana quien tiene más seguidores en la reserva. Si el empate persiste, la victoria se comparte.

rules-maps-title = Mapas de guerra
rules-maps =
    Puntos del primer y segundo puesto, espacios, campos especiales. Los puntos están impresos; ✏️ los dibujos son nuestros.
rules-map = - **{ $map }:** { WORTH($map) } · { $spaces } espacios · { $signs }

rules-factions-title = Todas las facciones
rules-factions =
    Entre paréntesis, el valor: los puntos por tener más seguidores. Cada facción tiene su página.
    📖 poder del reglamento · 📰 según reseñas · 🧩 deducido · ✏️ reconstrucción nuestra

rules-printed-title = Lo impreso y lo nuestro
rules-printed =
    El reglamento da el desarrollo del juego, los campos, el valor de las 33 facciones, los puntos de los diez mapas y la puntuación. Los poderes están en una hoja de referencia y los mapas, en tableros; el reglamento no muestra ninguno de los dos.

    - 📖 **Del reglamento:** seguro.
    - 📰 **Según reseñas** de la edición de 2021, que puede ser distinta de la Royal Edition.
    - 🧩 **Deducido** de reseñas que no nombran la facción.
    - ✏️ **Reconstrucción nuestra:** hecha a la medida del tema, del valor y de la duración de la partida. No es el texto de la editorial.

    También son nuestros los dibujos de los mapas, cómo se unen y que haya tres tesoros de cada clase. Igualmente, la selección de facciones con valores variados, los puntos iniciales del segundo jugador y pequeñas decisiones donde el reglamento calla.

    ### ¿Tienes el juego?
    Todo esto está en un solo archivo, *engine/games/claim_kingdoms/data.toml*, cada entrada con su fuente. Quien mantiene este bot puede corregir allí un poder, sus números o un mapa; las cartas y las páginas de reglas dirán lo mismo.

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
    [both] : mayoría en { $factions }, y en { $map-count ->
        [one] el mapa { $maps }.
       *[other] los mapas { $maps }.
      }
    [factions] : mayoría en { $factions }.
    [maps] : mayoría en { $map-count ->
        [one] el mapa { $maps }.
       *[other] los mapas { $maps }.
      }
   *[none] .
  }

## Sobre los menús y en ellos: cuántas opciones hay

counted-place-card = { $n ->
    [one] { $n } espacio
   *[other] { $n } espacios
  }
counted-place-revealed = { $n ->
    [one] { $n } espacio
   *[other] { $n } espacios
  }
counted-play-card = { $n ->
    [one] { $n } espacio
   *[other] { $n } espacios
  }
counted-target-card = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
  }
counted-display-card = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
  }
counted-choose-faction = { $n ->
    [one] { $n } facción
   *[other] { $n } facciones
  }
counted-choose-factions = { $n ->
    [one] { $n } facción
   *[other] { $n } facciones
  }
