# Brian Boru, en español. who es un nombre; seat, owner, before … son asientos.
# Cómo suena: docs/style.md. Un nombre para cada cosa: texts/glossary.toml.
# En mayúsculas: CARD una carta, o varias, SQUARE el color de una carta, BRIDES cartas de matrimonio en
# breve; ACTION lo que da una carta a quien gana, LOSING a los demás, EITHER lo mismo con «o»; PLAYED
# una baza; TOWN y REGION por su nombre, o varias, TOWNS y REGIONS sin «y»; REWARDS lo que da una carta
# de matrimonio; EXPANSION lo que cuesta expandirse; TIED quiénes empatan; SCORES y HOLDERS quién tiene
# cuántos; SIGN un símbolo; ROW partes con comas.

title = Brian Boru: Alto Rey de Irlanda
pitch = Un juego de bazas por las ciudades de Irlanda: concierta matrimonios, combate a los vikingos, construye monasterios y domina regiones. 3 rondas con 3 jugadores, 4 rondas con 4 o 5; unos 90 minutos alrededor de una mesa.
picture-cover = Una costa verde con una abadía, una ciudad y una cruz celta, una corona y un arpa; por el mar llegan drakares vikingos.

## Nombres y cantidades

card = { $value } { $suit ->
    [red] rojo
    [blue] azul
    [yellow] amarillo
   *[white] blanco
  }
suit-red = Rojas, batalla
suit-blue = Azules, Iglesia
suit-yellow = Amarillas, cortejo
suit-white = Blancas, realeza
town = { $region } { $number }
estrid = Estrid, princesa de Dinamarca
reward-town = una ciudad en { REGION($region) }
reward-princess = una alianza con los vikingos o 4 puntos

count-coins = { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
  }
count-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
  }
count-renown = { $n } de renombre
count-raiders = { $n ->
    [one] 1 asaltante
   *[other] { $n } asaltantes
  }
count-discs = { $n ->
    [one] 1 disco en la Iglesia
   *[other] { $n } discos en la Iglesia
  }
count-towns = { $n ->
    [one] 1 ciudad
   *[other] { $n } ciudades
  }
count-claims = { $n ->
    [one] 1 región
   *[other] { $n } regiones
  }
count-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
  }

list-last = { $head } y { $tail }
list-last-i = { $head } e { $tail }
line = { $who }: { $what }.

## Lo que da una acción, en pocas palabras

gives-town = ciudad
gives-coin = { $n ->
    [one] +1 moneda
   *[other] +{ $n } monedas
  }
gives-pay = pagar { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
  }
gives-expand = puedes expandir
gives-raider = { $n ->
    [one] +1 asaltante
   *[other] +{ $n } asaltantes
  }
gives-church = Iglesia +{ $n }
gives-marriage = { $n ->
    [one] matrimonio +1
   *[other] matrimonio +{ $n }
  }
gives-unviking = −1 ficha vikinga
card-detail = Si ganas: { ACTION($card) } · si no: { LOSING($card) }

## Cómo va la partida

phase-placing = Primeras ciudades
phase-draft = Ronda { $round } de { $rounds }, selección de cartas
phase-trick = Ronda { $round } de { $rounds }, baza { $trick } de { $tricks }
phase-marriage = Ronda { $round } de { $rounds }, mantenimiento: matrimonio
phase-battle = Ronda { $round } de { $rounds }, mantenimiento: batalla
phase-church = Ronda { $round } de { $rounds }, mantenimiento: Iglesia
phase-claims = Ronda { $round } de { $rounds }, mantenimiento: reclamos
phase-over = Puntuación final

## Preguntas

wait-first-town = colocar la primera ciudad
wait-draft = elegir dos cartas
wait-lead = abrir la baza
wait-play-card = jugar una carta
wait-action = elegir una acción
wait-princess = decidir sobre la princesa
wait-marriage-town = elegir una ciudad por la carta de matrimonio
wait-track-town = elegir una ciudad por la pista de matrimonio
wait-lose-town = elegir qué ciudad toman los vikingos
wait-monastery = colocar un monasterio

rivals-raider = { $raider ->
    [true] Asaltantes: tú { $raiders }, el mejor rival { $most-raiders }; { $battle } en la zona de batalla.
   *[false] {""}
  }
rivals-church = { $church ->
    [true] Discos en la Iglesia: tú { $discs }, el mejor rival { $most-discs }.
   *[false] {""}
  }
rivals-marriage = { $marriage ->
    [true] Pista de matrimonio: tú en el { $space }, los demás en el { $spaces }.
   *[false] {""}
  }
so-far = Hasta ahora (abrió { SEAT($leader) }): { PLAYED($played, $best, $names) }
played = { $best ->
    [true] { SQUARE($card) } { CARD($card) } ({ SEAT($seat) }, va ganando)
   *[false] { SQUARE($card) } { CARD($card) } ({ SEAT($seat) })
  }

ask-first-town = ¿Dónde pones tu primera ciudad?
    No en una región donde otro jugador ya tenga una.
ask-draft = ¿Con qué dos de estas { SIZE($options) } cartas te quedas?
    Pasas el resto a { SEAT($next) }.
ask-lead = ¿Con qué carta sales, y por qué ciudad?
    Debe ser del color de la ciudad; la blanca vale para todas.
ask-play-card = ¿Qué carta juegas por { TOWN($town) }?
    { REGION($region) } – { town-detail }
ask-action = { $won ->
    [own] Ganas la baza con el { CARD($card) }. ¿Compras algo más?
        Cada compra cuesta { COUNT("coins", $cost) }.
    [nobody] ¿Qué acción del { CARD($card) } eliges?
        Nadie gana esta baza.
   *[other] ¿Qué acción del { CARD($card) } eliges?
        La baza es para { SEAT($winner) }.
  }
    Tienes { COUNT("coins", $coins) }.
ask-princess = Has obtenido la mano de Estrid, princesa de Dinamarca. ¿Qué decides?
ask-marriage-town = { CARD($card) } te trae una ciudad de { REGION($region) }. ¿Cuál?
ask-track-town = El espacio { $space } de la pista de matrimonio te da una ciudad libre cualquiera. ¿Cuál?
ask-lose-town = { $own ->
    [true] Los vikingos te quitan una ciudad. ¿Cuál?
   *[false] { SEAT($loser) } pierde una ciudad ante los vikingos. ¿Cuál eliges?
  }
ask-monastery =
    ¿Dónde construyes el monasterio?
    { $why ->
        [first] Tienes más discos que nadie en la Iglesia.
       *[four] Te lo han dado tus discos en la Iglesia.
    }

option-town = { REGION($region) } { $number }, { $colour ->
    [red] roja
    [blue] azul
   *[yellow] amarilla
  }
    .group = { REGION($region) }
option-lead = { $suit ->
    [white] { CARD($card) } por { TOWN($town) }, { $colour ->
        [red] roja
        [blue] azul
       *[yellow] amarilla
      }
   *[other] { CARD($card) } por { TOWN($town) }
  }
    .group = { CARD($card) } · { FIRST($areas, ACTION($card)) }
option-card = { CARD($card) }
    .detail = Si ganas: { ACTION($card) } · si no: { LOSING($card) }
way-for = { $gives } por { COUNT("coins", $cost) }
way-expand = expandirte a { TOWN($town) } por { EXPANSION() }
way-no-expand = sin expandirte
way-free = liberar { TOWN($town) } de los vikingos
mark-free = Liberar { $town }
if-coins = no alcanza para expandirse ({ EXPANSION() })
if-nowhere = no hay ciudad libre a la que expandirse
if-battle = { $n ->
    [0] no quedan asaltantes
    [one] solo queda 1 asaltante
   *[other] solo quedan { $n } asaltantes
  }
if-top = ya estás en lo más alto
if-unpaid = faltan monedas: −{ COUNT("points", $points) }
landing = { $rival ->
    [none] espacio { $space }
   *[other] { $end ->
        [0] el inicio
       *[other] espacio { $end }
      }, porque { SEAT($rival) } está en el { $space }
  }
option-support = Apoyo militar
    .detail = Las ciudades vikingas cuentan como tuyas en los reclamos y, al final, en las fichas boca arriba
option-trade = Comercio
    .detail = Al final, las ciudades vikingas cuentan como tuyas para el número de regiones
option-reject = Rechazarla: { COUNT("points", $points) }
    .detail = La carta se descarta; no hay alianza

detail-monastery = { $monastery ->
    [true] monasterio
   *[false] {""}
  }
detail-disc = { $disc ->
    [none] {""}
   *[other] disco de { SEAT($disc) }
  }
detail-towns = { $counted ->
    [true] tú { $own }, el mejor rival { $others }
   *[false] {""}
  }
detail-vikings = { $vikings ->
    [0] {""}
   *[other] vikingos { $vikings }
  }
detail-claim = { $claim ->
    [down] ficha: pide { $threshold } ciudades ({ COUNT("points", $points) })
    [up] ficha en el tablero ({ COUNT("points", $points) })
   *[held] la ficha es de { SEAT($holder) } ({ COUNT("points", $points) })
  }
town-detail = { DOTS(detail-monastery, detail-disc, detail-road, detail-towns, detail-vikings, detail-claim) }

## Lo que alguien hace o recibe: "Ana: 3 monedas."

does-disc-placed = { $why ->
    [trick] se lleva { TOWN($town) }
    [first] empieza en { TOWN($town) }
    [expand] se expande a { TOWN($town) } por { EXPANSION() }
    [card] un disco en { TOWN($town) }
   *[track] un disco en { TOWN($town) }
  }
does-marker-moved = toma el marcador de ciudad
does-coins-gained = { COUNT("coins", $coins) }
does-points-gained = { COUNT("points", $points) }
does-renown-gained = { COUNT("renown", $renown) }
does-paid = { $coins ->
    [0] no tiene monedas y pierde { COUNT("points", $points) }
   *[other] paga { COUNT("coins", $coins) }
  }
does-raiders-taken = { $extra ->
    [0] toma { COUNT("raiders", $raiders) }
   *[other] toma { COUNT("raiders", $raiders) } ({ $extra } de ellos por { COUNT("coins", $paid) })
  }
does-church-discs = { $extra ->
    [0] pone { COUNT("discs", $discs) }
   *[other] pone { COUNT("discs", $discs) } ({ $extra } de ellos por { COUNT("coins", $paid) })
  }
does-marriage-moved = { $extra ->
    [0] sube al espacio { $space } de matrimonio
   *[other] sube al espacio { $space } de matrimonio ({ $extra } de los pasos por { COUNT("coins", $paid) })
  }
does-marriage-slid = { $space ->
    [0] vuelve al inicio, porque el espacio { $before } está ocupado
   *[other] baja al espacio { $space }, porque el { $before } está ocupado
  }
does-expansion-declined = no se expande
does-town-freed = { $own ->
    [true] recupera { TOWN($town) } de los vikingos
   *[false] libera { TOWN($town) } de los vikingos para { SEAT($owner) }
  }
does-no-effect = { $icon ->
    [raider] no quedan asaltantes que tomar
    [marriage] ya está en lo más alto de la pista de matrimonio
    [unviking] no hay fichas vikingas que retirar
    [pay] no le queda con qué pagar
    [expand] { $why ->
        [coins] le faltan monedas para expandirse
       *[neighbours] no hay ciudad libre a la que expandirse
      }
   *[town] no queda ninguna ciudad libre ahí
  }

## La crónica

event-round-begins = { $round ->
    [1] Empieza la ronda { $round } de { $rounds }.
   *[other] Fin de la ronda { LESS($round, 1) }. Empieza la ronda { $round } de { $rounds }.
  }
event-vikings-land = Desembarcan vikingos con fuerza { $strength }. En la zona de batalla: { COUNT("raiders", $battle) }.
event-marriage-offered = { $last ->
    [true] Matrimonio en oferta: { CARD($card) } ({ REWARDS($card) }). Es la última ronda.
   *[false] Matrimonio en oferta: { CARD($card) } ({ REWARDS($card) }).
  }
event-game-start = { SEAT($first) } tiene el marcador de ciudad y sale en la primera baza.
event-draft-pack = Eliges entre { CARD($cards) }.
event-draft-chosen = Te quedas con { CARD($cards) }.
event-draft-last = Las últimas cartas que te llegan: { CARD($cards) }.
event-draft-over = Termina la selección de cartas: { COUNT("cards", $cards) } en cada mano.
event-town-chosen = { SEAT($seat) } pone el marcador en { TOWN($town) }.
event-card-played = { $leads ->
    [true] { SEAT($seat) } sale con el { SQUARE($card) } { CARD($card) }.
   *[false] { SEAT($seat) } juega el { SQUARE($card) } { CARD($card) }.
  }
event-trick-won = { SEAT($seat) } gana { TOWN($town) } con el { CARD($card) }.
event-trick-unwon = Ninguna carta vale para { TOWN($town) }: nadie gana la baza.
event-trick-over = Fin de la baza { $trick } de { $tricks }.
event-tricks-stopped = No quedan ciudades libres en el tablero: las bazas acaban aquí.
event-hands-discarded = Cada jugador descarta lo que le queda en la mano: { COUNT("cards", $cards) }.
event-upkeep-step = { $step ->
    [marriage] { SIGN("marriage") } Mantenimiento: matrimonio
    [battle] { SIGN("raider") } Mantenimiento: batalla
    [church] { SIGN("church") } Mantenimiento: Iglesia
   *[claims] { SIGN("claim") } Mantenimiento: reclamos
  }
event-marriage-won = { SEAT($seat) } es quien más arriba está en la pista de matrimonio (espacio { $space }) y obtiene la mano de { CARD($card) }.
event-marriage-unwon = Nadie ha salido del inicio de la pista de matrimonio: { CARD($card) } sale del juego.
event-princess = { $way ->
    [support] { SEAT($seat) } acepta a la princesa y elige el apoyo militar.
    [trade] { SEAT($seat) } acepta a la princesa y elige el comercio.
   *[reject] { SEAT($seat) } rechaza a la princesa.
  }
event-raid-repelled = No quedan asaltantes en la zona de batalla: la incursión queda rechazada.
event-raid = { $chooser ->
    [none] Incursión vikinga, con { COUNT("raiders", $left) } en la zona de batalla. Con menos asaltantes: { LIST(SEAT($losers)) }. Hay empate con el mayor número, así que quien pierde una ciudad elige cuál.
   *[other] Incursión vikinga, con { COUNT("raiders", $left) } en la zona de batalla. Con menos asaltantes: { LIST(SEAT($losers)) }. { SEAT($chooser) } tiene más que nadie y elige.
  }
event-town-lost = Los vikingos le quitan { TOWN($town) } a { SEAT($seat) }.
event-no-town-to-lose = { SEAT($seat) } no tiene ciudades que perder.
event-raiders-withdrawn = Retirada de la zona de batalla: { COUNT("raiders", $raiders) }.
event-spoils = { SEAT($seat) } tiene más asaltantes que nadie ({ $raiders }): 1 de renombre y luego { COUNT("points", $points) }.
event-spoils-tied = Empate con el mayor número de asaltantes ({ $raiders }): { LIST(SEAT($tied)) }. No hay renombre.
event-spoils-none = Nadie tiene asaltantes, así que no hay botín.
event-second-spoils = Ahora quien más asaltantes tiene es { SEAT($seat) }: { COUNT("points", $points) }.
event-second-spoils-none = A nadie le quedan asaltantes para el segundo botín.
event-church-first = { SEAT($seat) } tiene más discos que nadie en la Iglesia ({ $discs }) y los recupera.
event-church-tied = Empate con el mayor número de discos en la Iglesia ({ $discs }): { LIST(SEAT($tied)) }. No hay monasterio ni marcador.
event-church-none = No hay discos en la zona de la Iglesia.
event-monastery-built = { $why ->
    [four] { SEAT($seat) } tiene 4 discos o más en la Iglesia, construye un monasterio en { TOWN($town) } y recupera sus discos.
   *[first] { SEAT($seat) } construye un monasterio en { TOWN($town) }.
  }
event-no-monastery = { SEAT($seat) } no tiene ninguna ciudad para un monasterio.
event-church-second = Ahora quien más discos tiene en la Iglesia es { SEAT($seat) }: { COUNT("points", $points) }.
event-church-second-none = A nadie le quedan discos en la Iglesia.
event-church-four-none = A nadie le quedan 4 discos para construir.
event-claim-flipped = { REGION($region) }: { COUNT("towns", $count) } (hacen falta { $threshold }). La ficha de reclamo se pone boca arriba.
event-claim-taken = { $before ->
    [none] { SEAT($seat) } toma la ficha de reclamo de { REGION($region) }, con { COUNT("towns", $count) } a su favor.
   *[other] { SEAT($seat) } le quita a { SEAT($before) } la ficha de reclamo de { REGION($region) }, con { COUNT("towns", $count) } a su favor.
  }
event-claim-vikings = { $before ->
    [none] Los vikingos dominan { REGION($region) } con { COUNT("towns", $count) }: la ficha de reclamo sigue en el tablero.
   *[other] Los vikingos dominan { REGION($region) } con { COUNT("towns", $count) }: la ficha de reclamo de { SEAT($before) } vuelve al tablero.
  }
event-claim-tied = { $holder ->
    [none] Empate en { REGION($region) }, con { COUNT("towns", $count) } cada uno ({ TIED($tied, $vikings, $names) }): la ficha de reclamo sigue en el tablero.
   *[other] Empate en { REGION($region) }, con { COUNT("towns", $count) } cada uno ({ TIED($tied, $vikings, $names) }): { SEAT($holder) } conserva la ficha de reclamo.
  }
vikings = los vikingos
event-claims-unchanged = Ninguna ficha de reclamo se pone boca arriba ni cambia de manos.
event-round-over = { LESS($rounds, $round) ->
    [0] Fin de la ronda { $round } de { $rounds }.
   *[other] { "" }
  }
event-final-score = { TEXT("source", $source) }: { SCORES($points, $names) }
event-game-over = { SIZE($winners) ->
    [one] { LIST(SEAT($winners)) } gana con { COUNT("points", MOST($points)) }.
   *[other] { LIST(SEAT($winners)) } comparten la victoria con { COUNT("points", MOST($points)) }.
  }
scored = { $who } ({ $points })

## Hitos

sum-towns = Primeras ciudades
sum-disc-placed = { SEAT($seat) }: { TOWN($town) }
sum-trick-over = Baza { $trick } de { $tricks }: { TOWN($town) }, sale { SEAT($leader) }
sum-wins = gana la ciudad y el marcador
sum-upkeep = Mantenimiento
sum-nothing = { $space ->
    [0] { LIST(SEAT($seats)) }: nada (en el inicio).
   *[other] { LIST(SEAT($seats)) }: nada (espacio { $space }).
  }
sum-town-lost = Los vikingos quitan { LIST($each) }.
    .each = { TOWN($town) } a { SEAT($seat) }
sum-monastery-built = Monasterios por 4 discos o más: { LIST($each) }.
    .each = { SEAT($seat) } en { TOWN($town) }
sum-church-first = { SEAT($seat) } tiene más discos que nadie en la Iglesia ({ $discs }): { $gains }.
sum-church-monastery-built = un monasterio en { TOWN($town) }
sum-church-no-monastery = ninguna ciudad para un monasterio
sum-church-marker-moved = el marcador de ciudad
sum-church-back = sus discos de vuelta
sum-second-spoils = { COUNT("points", $points) } para cada uno de los que ahora tienen más asaltantes: { LIST(SEAT($seats)) }.
sum-church-second = { COUNT("points", $points) } para cada uno de los que ahora tienen más discos en la Iglesia: { LIST(SEAT($seats)) }.
sum-claim-flipped = Fichas puestas boca arriba: { REGION($regions) }.
sum-taken = { $who } reclama { $regions }.
sum-taken-region = { $before ->
    [none] { REGION($region) }
   *[other] { REGION($region) } (era de { SEAT($before) })
  }
sum-claim-vikings = En el tablero, porque dominan los vikingos: { REGION($regions) }.
sum-claim-tied = Con empate, sin cambios: { REGION($regions) }.
sum-round-begins = { $last ->
    [true] Ronda { $round } de { $rounds }, la última: { COUNT("raiders", $battle) } en la zona de batalla, matrimonio con { CARD($card) }.
   *[false] Ronda { $round } de { $rounds }: { COUNT("raiders", $battle) } en la zona de batalla, matrimonio con { CARD($card) } ({ REWARDS($card) }).
  }

## Mano y clasificación

hand-title = Mano
hand-kept = Ya elegidas: { CARD($cards) }
hand-pack = Para elegir
hand-empty = No quedan cartas en la mano.
hand-card = { CARD($card) } · si ganas: { ACTION($card) } · si no: { LOSING($card) }
standing-line = { LETTER($seat) } · { SEAT($seat) }: { COUNT("points", $points) }

## Resultado

result-sole = { $who } se lleva la corona de Irlanda con { $points }.
result-shared = { $who } comparten la victoria con { $points }.
why-claims = Deshace el empate el número de fichas de reclamo.
why-marriages = Deshace el empate el número de cartas de matrimonio.
why-shared = También hay empate en fichas de reclamo y cartas de matrimonio.
result-line = { $place }. { $who } ({ $letter }): { $points }
source-track = Durante la partida
source-coins = Monedas
source-marker = Marcador
source-renown = Renombre
source-claims = Reclamos
source-shared-claims = ½ reclamos
source-regions = Regiones
source-total = Total

## La posición en palabras, para quien no vea la imagen

at-trick = Cartas jugadas: { PLAYED($played, $best, $names) }.
at-seat = { LETTER($seat) }, { SEAT($seat) }: { $parts }.
at-marker = { $marker ->
    [true] Tiene el marcador.
   *[false] {""}
  }
at-claims = { $claims ->
    [none] {""}
   *[other] Reclamos: { REGIONS($claims) }.
  }
at-won = { $won ->
    [none] {""}
   *[other] Matrimonios: { BRIDES($won) }.
  }

## Hojas junto al tablero

sheet-trick = Baza { $trick } de { $tricks }
sheet-upkeep = Mantenimiento, ronda { $round } de { $rounds }
poster-story = { $towns ->
    [one] 1 ciudad
   *[other] { $towns } ciudades
  }, { $regions ->
    [one] en cabeza en 1 región
   *[other] en cabeza en { $regions } regiones
  }, { $brides ->
    [one] 1 matrimonio
   *[other] { $brides } matrimonios
  }
sheet-king = Alto Rey de Irlanda
sheet-kings = Altos Reyes de Irlanda

## Páginas de reglas

rules-overview-title = Resumen
rules-overview =
    Une Irlanda ciudad a ciudad: por la fuerza, con matrimonios y con la Iglesia. Quien tenga más puntos tras 3 rondas (3 jugadores) o 4 rondas (4 o 5 jugadores) es Alto Rey.

    ### Una ronda
    1. Una **carta de vikingos** pone asaltantes en la zona de batalla y se revela una **carta de matrimonio**.
    2. **Selección de cartas:** las cartas pasan de mano en mano y cada jugador se queda con algunas.
    3. **Bazas:** cada una es por una ciudad. Ganar da la ciudad; perder da otra acción, muchas veces igual de buena.
    4. **Mantenimiento:** matrimonio, batalla, Iglesia y reclamos, en este orden.

    ### Las cartas, del 1 al 25
    - 🟨 **Amarillas, cortejo:** para subir por la pista de matrimonio
    - 🟥 **Rojas, batalla:** para tomar asaltantes vikingos
    - 🟦 **Azules, Iglesia:** para poner discos en la zona de la Iglesia
    - ⬜ **Blancas, realeza:** valen para una ciudad de cualquier color

    ### De dónde salen los puntos
    - **Fichas de reclamo**, las del dominio de cada región, para quien tiene más ciudades en ella. Dan la mayor parte: de 2 a 7 puntos cada una
    - Matrimonios, botín de batalla y favor de la Iglesia, ronda tras ronda
    - Al final: renombre, ciudades en muchas regiones distintas, la mayor cantidad de monedas y el marcador de ciudad

    Con monedas se compran más espacios, asaltantes y discos (2 monedas cada uno) y la expansión por un camino (5 monedas).

    En estas páginas, ✏️ marca lo que el reglamento deja abierto y hemos decidido.

rules-setup-title = Preparación
rules-setup =
    - Cada jugador empieza con 3 monedas, 1 de renombre y 10 puntos, al inicio de la pista de matrimonio.
    - Las 8 fichas de reclamo están boca abajo en sus regiones.
    - El mazo de matrimonio: 2 cartas al azar con 3 jugadores, 3 con 4 o 5. **Estrid, princesa de Dinamarca** es siempre la última: cuando aparece, empieza la última ronda.
    - Un jugador al azar recibe el **marcador de ciudad**. Desde ahí, en sentido horario, cada uno pone un disco en una ciudad, nunca en una región donde otro jugador ya tenga una.
    - Cada ronda empieza con una nueva carta de matrimonio y una de vikingos: su fuerza (de 9 a 14) es el número de asaltantes en la zona de batalla.
    - Las monedas, las fichas y los discos no se agotan.

rules-draft-title = Selección de cartas
rules-draft =
    - Se barajan las 25 cartas de acción y se reparten: 8 a cada uno con 3 jugadores, 6 con 4 y 5 con 5. Con 3 o 4 jugadores sobra una carta, que nadie ve.
    - Quédate con dos cartas en secreto y pasa el resto a la izquierda. Después, quédate con dos de las que te llegan, y así sucesivamente.
    - Cuando solo te llegan una o dos cartas, te quedas con ellas sin más.
    - Puedes mirar las cartas que ya has elegido, pero no cambiarlas.

    En cada ronda la última carta de cada mano no se juega. Así, hay 7 bazas con 3 jugadores, 5 con 4 y 4 con 5.

rules-tricks-title = Bazas
rules-tricks =
    1. Quien tiene el marcador lo pone en una ciudad sin disco, la **ciudad activa**, y juega una carta de su color o una blanca. (✏️ Solo se te ofrecen las ciudades para las que tienes una carta así. Si no hay ninguna, vale cualquier ciudad con cualquier carta. Si entonces nadie puede ganar la baza, todos hacen una acción secundaria y el marcador no se mueve.)
    2. En sentido horario, los demás juegan cualquier carta. No hay obligación de seguir el color.
    3. Gana la carta más alta **del color de la ciudad**. Las blancas siempre cuentan como de ese color. Los demás colores no pueden ganar, por altos que sean.
    4. Las cartas se resuelven **del número más bajo al más alto**, también la que gana. Quien gana hace la acción principal; los demás eligen una de las acciones secundarias de la carta que jugaron. ✏️ Lo que no tendría ningún efecto no se ofrece.
    5. Quien gana tiene ahora el marcador y empieza la baza siguiente.

    Cuando a todos les queda una sola carta, esas cartas se descartan y llega el mantenimiento. Nadie puede mirar las cartas ya jugadas del descarte.

rules-symbols-title = Símbolos
rules-symbols =
    Todos los símbolos de una acción se resuelven de izquierda a derecha. Solo la expansión y lo que se compra de más son opcionales.

    - 🏰 **Ciudad:** pon un disco en la ciudad activa, que pasa a ser tuya, y toma el marcador. Solo aparece en acciones principales.
    - 🪙 **Moneda:** toma 1 moneda.
    - 💸 **Pagar:** devuelve 1 moneda. Si no te quedan, pierdes 2 puntos (✏️ nunca por debajo de 0).
    - 🪓 **Asaltante:** toma 1 asaltante de la zona de batalla y luego más, por 2 monedas cada uno. Si ya no quedan, no pasa nada.
    - ⛪ **Iglesia:** pon 1 disco en la zona de la Iglesia y luego más, por 2 monedas cada uno.
    - 💍 **Matrimonio:** sube 1 espacio en la pista de matrimonio y luego más, por 2 monedas cada uno. Si al terminar toda la acción tu disco comparte espacio con otro, baja hasta el siguiente espacio libre o hasta el inicio. ✏️ No se ofrecen más espacios si con ellos no acabarías más arriba.
    - 🛤️ **Expandir:** puedes pagar 5 monedas para poner un disco en una ciudad libre unida directamente por un camino con una tuya. ✏️ La ciudad activa no vale mientras se disputa, ni puedes expandirte desde una ciudad con ficha vikinga.
    - 🛡️ **Expulsar vikingos:** retira una ficha vikinga del tablero, sea de quien sea el disco que cubre. Ese disco vuelve a contar.

rules-marriage-title = Mantenimiento 1: matrimonio
rules-marriage =
    - Quien está más arriba en la pista se lleva la carta de matrimonio, recibe lo que da y vuelve al inicio. Si nadie ha salido del inicio, la carta sale del juego.
    - Después, los demás reciben la recompensa de su espacio y se quedan ahí para la ronda siguiente.

    ### Espacios
    - 1: nada
    - 2 a 4: 1 moneda
    - 5 y 6: 2 monedas
    - 7: 1 de renombre
    - 8: un disco en cualquier ciudad libre
    - 9 (el más alto): nada, pero nadie puede estar por encima

    ### Cartas
    - **Aodhán, Conall, Cormac, Niall, Orlaith:** 2 puntos y un disco en una ciudad libre de, en este orden, Leinster, Southern Uí Néill, Connaught, Northern Uí Néill o Munster
    - **Aoife:** 2 puntos y 1 de renombre
    - **Brigid:** 4 puntos
    - **Estrid, princesa de Dinamarca** (siempre la última): elige una de tres opciones
    - *Apoyo militar:* las ciudades con ficha vikinga cuentan como tuyas en los reclamos y, al final, para las fichas boca arriba del tablero
    - *Comercio:* al final, las ciudades vikingas cuentan como tuyas para el número de regiones
    - *Rechazarla:* 4 puntos, y la carta se descarta

rules-battle-title = Mantenimiento 2: batalla
rules-battle =
    - Si quedan asaltantes en la zona de batalla, hay **incursión**: quien tiene menos asaltantes pierde una ciudad. Si varios empatan con el menor número, cada uno pierde una. ✏️ No tener ninguno también cuenta.
    - Quien tiene más asaltantes elige las ciudades. Si varios empatan con el mayor número, quien pierde una ciudad elige cuál.
    - Una ficha vikinga cubre el disco: la ciudad es de los vikingos hasta que se retire la ficha. ✏️ Si hay un monasterio, ahí sigue.
    - ✏️ Quien no tiene ciudad que perder no pierde nada. Después se retiran los asaltantes que quedan en la zona.

    ### Botín, con o sin incursión
    1. Quien tiene más asaltantes, **sin empate**, gana 1 de renombre, luego 1 punto por cada renombre que tenga, y devuelve todos sus asaltantes. Con empate se omite este paso.
    2. Todos los que **ahora** tienen más asaltantes ganan 1 punto y devuelven 1 asaltante.

    Sin asaltantes no hay botín. Los que conservas cuentan otra vez en la ronda siguiente.

rules-church-title = Mantenimiento 3: Iglesia
rules-church =
    1. Quien tiene más discos en la zona de la Iglesia, **sin empate**, construye un monasterio en una ciudad suya. También toma el marcador de ciudad y recupera todos sus discos. Con empate se omite este paso.
    2. Todos los que **ahora** tienen más discos ganan 1 punto y recuperan 1 disco.
    3. En sentido horario desde el marcador, quien tenga 4 discos o más construye un monasterio. Solo quien construye recupera todos sus discos.

    - En una ciudad cabe un solo monasterio, y la ciudad debe ser tuya en ese momento, no de los vikingos.
    - Una ciudad con monasterio cuenta como **dos ciudades** en los reclamos, aunque sea de los vikingos.
    - Si ninguna de tus ciudades lo admite, no construyes. ✏️ Aun así tomas el marcador y los discos del paso 1.

rules-claims-title = Mantenimiento 4: reclamos
rules-claims =
    1. Cada ficha boca abajo se pone boca arriba si en su región hay suficientes ciudades controladas, sumando las de todos los jugadores y las vikingas. Nunca vuelve a ponerse boca abajo.
    2. Cada ficha boca arriba va a quien controla más ciudades en su región. **Con empate se queda donde está**, ✏️ aunque la tenga alguien ajeno al empate, y también si empatan los vikingos.

    - Un monasterio hace que su ciudad cuente como dos.
    - Si los vikingos tienen más que nadie, la ficha vuelve al tablero, ✏️ boca arriba. Con apoyo militar, sus ciudades cuentan para ese jugador.

    ### Regiones: ciudades necesarias, puntos

rules-scoring-title = Puntuación final
rules-scoring =
    Tras el último mantenimiento se suman a los puntos de la pista:

    - **Monedas:** 1 punto para quien tenga más, sin empate
    - **Marcador de ciudad:** 1 punto para quien lo tenga
    - **Renombre:** 1 punto por cada uno
    - **Fichas de reclamo que tengas:** todos sus puntos
    - **Fichas boca arriba en el tablero:** la mitad de sus puntos, redondeada hacia abajo, para quienes empaten con más ciudades. ✏️ También aquí un monasterio hace que su ciudad cuente como dos. ✏️ Nadie puntúa si los vikingos tienen más que nadie
    - **Regiones** con al menos una ciudad tuya: 0 puntos por 1–2; 1 por 3–4; 3 por 5; 5 por 6; 7 por 7; 10 por las 8

    Las ciudades con ficha vikinga no cuentan para el dueño del disco. El apoyo militar las suma para las fichas boca arriba del tablero; el comercio, para el número de regiones.

    {""}**Empates:** más fichas de reclamo; luego, más cartas de matrimonio; si persiste, se comparte la victoria.

rules-cards-title = Todas las cartas
rules-cards =
    Antes de la primera barra: la acción principal, al ganar. Después: las secundarias, al perder; eliges una.
    🏰 ciudad · 🪙 moneda · 💸 pagar · 🛤️ expandir · 🪓 asaltante · ⛪ Iglesia · 💍 matrimonio · 🛡️ expulsar vikingos
rules-cards-suit = { SIGN($sign) } **{ TEXT("suit", $suit) }**

## Títulos de lo que puede preguntarse más tarde

ahead-play-card = { $town ->
    [none] { $colour ->
        [red] Carta si la ciudad es roja
        [blue] Carta si la ciudad es azul
       *[yellow] Carta si la ciudad es amarilla
      }
   *[other] Próxima carta
  }
ahead-lead = Carta y ciudad con que sales
ahead-action = { $ahead ->
    [won] { $colour ->
        [red] Si el { CARD($card) } gana una roja
        [blue] Si el { CARD($card) } gana una azul
       *[yellow] Si el { CARD($card) } gana una amarilla
      }
    [lost] { $colour ->
        [red] Si el { CARD($card) } no gana la roja
        [blue] Si el { CARD($card) } no gana la azul
       *[yellow] Si el { CARD($card) } no gana la amarilla
      }
   *[now] Acción del { CARD($card) }
  }
ahead-marriage-town = Ciudad por la carta de matrimonio
ahead-track-town = Ciudad por la pista de matrimonio
ahead-lose-town = { $own ->
    [true] Ciudad tuya que toman los vikingos
   *[false] Ciudad que { SEAT($loser) } pierde ante los vikingos
  }
ahead-monastery = Dónde construir el monasterio

## Órdenes permanentes

order-extras = Comprar más asaltantes, discos o espacios
order-extras-never = nunca, si no hay nada más que elegir
order-expand = Expandirme por un camino
order-expand-never = nunca, si no hay nada más que elegir

## Toda la posición, para oírla leída

told-active = La baza es por { TOWN($town) }, { $colour ->
    [red] roja
    [blue] azul
   *[yellow] amarilla
  }.
told-battle = Zona de batalla: { COUNT("raiders", $battle) }. Cartas de vikingos hasta ahora: { $strengths }.
told-offer = Matrimonio en oferta: { CARD($card) } ({ REWARDS($card) }).
told-gone = Fuera de la partida: { CARD($cards) }.
told-to-come = { $count ->
    [one] Aún por salir: la princesa.
   *[other] Cartas de matrimonio por salir: { $count }, la princesa al final.
  }
told-space = espacio { $space } de matrimonio{ $kind ->
    [none] {""}
    [town] {" "}({ told-any-town })
   *[other] {" "}({ COUNT($kind, $n) })
  }
told-any-town = cualquier ciudad libre
told-region = **{ REGION($region) }** · { detail-claim } · { FIRST(HOLDERS($seats, $vikings, $names), told-nobody) }
told-nobody = ninguna ciudad tomada
told-town = { $number }, { $colour ->
    [red] roja
    [blue] azul
   *[yellow] amarilla
  }: { ROW(told-holder, told-viking, detail-monastery) } · por camino: { FIRST(TOWNS($roads), told-no-road) }
told-no-road = ninguna
told-holder = { $holder ->
    [none] libre
   *[other] { SEAT($holder) }
  }
told-viking = { $viking ->
    [true] con ficha vikinga
   *[false] {""}
  }
detail-road = { $near ->
    [none] {""}
   *[other] por camino desde tu { TOWN($near) }
  }

## Sobre los menús y en ellos: cuántas opciones hay

counted-first-town = { $n ->
    [one] { $n } ciudad
   *[other] { $n } ciudades
  }
counted-lead = { $n ->
    [one] { $n } ciudad
   *[other] { $n } ciudades
  }
counted-monastery = { $n ->
    [one] { $n } ciudad
   *[other] { $n } ciudades
  }
counted-lose-town = { $n ->
    [one] { $n } ciudad
   *[other] { $n } ciudades
  }
counted-track-town = { $n ->
    [one] { $n } ciudad
   *[other] { $n } ciudades
  }
