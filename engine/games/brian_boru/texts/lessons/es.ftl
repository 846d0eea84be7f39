# Brian Boru: lo que se cuenta a quien nunca leyó las reglas.
# Cómo suena: docs/style.md. Un nombre para cada cosa: texts/glossary.toml.

## Cómo se juega

learn-aim-title = El objetivo: mandar en las regiones
learn-aim = Cuando hay suficientes ciudades tomadas en una región, su ficha de reclamo da puntos a quien tiene más de ellas. Los matrimonios, la lucha con los vikingos y la Iglesia dan el resto. Quien tiene más puntos al final es Alto Rey.
learn-trick-title = Cada baza es por una ciudad
learn-trick = Quien tiene el marcador elige una ciudad libre y sale con una carta de su color o blanca. Después, los demás juegan la carta que quieran. La más alta de ese color, o blanca, se lleva la ciudad y el marcador.
learn-losing-title = Perder también tiene premio
learn-losing = De la carta más baja a la más alta, todos hacen una acción: quien gana, la de arriba de su carta; los demás eligen una de las de abajo. Esas dan monedas y una posible expansión, o asaltantes, discos en la Iglesia y pasos hacia el matrimonio.
learn-upkeep-title = Tras las bazas, el mantenimiento
learn-upkeep = Lo más alto de la pista, más asaltantes, más discos en la Iglesia: lo que da premio es ir primero sin empate. Si nadie tiene menos asaltantes que tú, puedes perder una ciudad. Al final de la ronda, cada región es de quien tiene más ciudades en ella.
learn-mistakes-title = Errores de principiante
learn-mistakes = Pelear por todas las ciudades, aunque a menudo valen más las acciones de perder. Quedarse último en asaltantes cuando aún hay vikingos en la zona. Ganar con cartas altas sin monedas: cada moneda que falta cuesta 2 puntos.

## Por qué importa una pregunta

matters-first-town = Las ciudades dan las regiones, y los caminos parten de las tuyas.
matters-draft = Las cartas altas ganan ciudades; las bajas dan más si ganan, y actúan antes.
matters-lead = Tú eliges la pelea: una ciudad que quieras, en un color en el que seas fuerte.
matters-play-card = Perder también tiene premio: ¿vale la ciudad más que otra acción de la carta?
matters-action = Lo que tomas ahora se compara en el mantenimiento: matrimonio, batalla, Iglesia.
matters-princess = Las ciudades vikingas pueden darte regiones; 4 puntos son seguros.
matters-marriage-town = Una ciudad libre vale más donde una más te da la región.
matters-track-town = Una ciudad libre vale más donde una más te da la región.
matters-lose-town = Desde ahora esa ciudad cuenta para los vikingos, también en los reclamos.
matters-monastery = Una ciudad con monasterio cuenta como dos en los reclamos.

## La partida guiada: en qué se fija la gente

look-first-town = Los caminos valen mucho después: seis ciudades no tienen ninguno. Una región que pide 2 o 3 ciudades da puntos antes; una grande da más.
look-draft = Dos o tres cartas de un color sirven para salir, la blanca vale en todas partes, y una baja tampoco es mala: actúa primero.
look-lead = ¿Qué región te daría una ciudad más? Sal por ella, con un color del que tengas una carta alta o del que ya hayan salido muchas.
look-play-card = ¿Gana tu carta a la que va por delante? Si no, o si la ciudad vale poco, juega una cuyas acciones de abajo te sirvan.
look-action = ¿Quién va primero en asaltantes, en discos, en la pista? Ir primero sin empate da premio; ser segundo, casi nada.
look-princess = Cuenta las ciudades vikingas en regiones igualadas. ¿Son pocas? Entonces valen más los 4 puntos.
look-marriage-town = Busca un empate que puedas romper, o una ficha que se ponga boca arriba con una ciudad más.
look-track-town = Cualquier ciudad del tablero: rompe un empate o suma una región nueva para el final.
look-lose-town = ¿Dónde no cuesta nada una ciudad menos: donde vas muy por delante o muy por detrás? El monasterio no protege su ciudad.
look-monastery = Mejor en una región igualada: desde ahora la ciudad cuenta como dos, aunque la tomen los vikingos.

## La partida guiada: por qué salió así

after-trick-won = Gana la carta más alta del color de la ciudad; la blanca cuenta como de ese color. Las demás no pueden ganar, por altas que sean.
after-marriage-slid = En un espacio de la pista solo cabe un disco: quien acaba en uno ocupado baja hasta el siguiente libre.
after-paid = Las cartas altas ganan, pero cuestan monedas. Cada moneda que no tienes cuesta 2 puntos.
after-raid = Quedan asaltantes que nadie tomó: quien tiene menos pierde una ciudad. La elige quien tiene más, sin empate; si hay empate, quien la pierde.
after-raid-repelled = Se tomaron todos los asaltantes: los vikingos no atacan y nadie pierde una ciudad.
after-marriage-won = Quien está más arriba se casa y vuelve al inicio. Los demás reciben lo que da su espacio y se quedan en él.
after-spoils = Primero sin empate en asaltantes: 1 de renombre y un punto por cada renombre. Los asaltantes se devuelven, así que la próxima ronda está abierta.
after-church-first = Primero sin empate en la Iglesia: un monasterio y el marcador, y con él la primera salida de la próxima ronda. Los discos vuelven.
after-claim-flipped = Aquí ya hay suficientes ciudades tomadas, sean de quien sean: desde ahora alguien puede tener la ficha.
after-claim-taken = Más ciudades que nadie en la región, contando doble las de monasterio. Los puntos son para quien tenga la ficha al final.
after-claim-tied = Con empate la ficha se queda donde está: una ciudad más o un monasterio lo decidiría.

## Avisos

warn-unpaid = No tienes monedas: si ganas con una carta que pide monedas, cada una te cuesta 2 puntos.
warn-last-card = Es la última baza de la ronda: la carta que no juegues se descarta.
warn-raid = Los vikingos atacan tras esta baza: tal como está, nadie tiene menos asaltantes que tú, y pierdes una ciudad.

## Lo que se puede consultar

about-town-title = Ciudad
about-town = Pon un disco en la ciudad activa, que pasa a ser tuya, y toma el marcador de ciudad. Solo lo hace quien gana la baza.
about-town-example = La baza es por Munster 3. Ana la gana, pone su disco, toma el marcador y con él sale en la próxima baza.
about-coin-title = Moneda
about-coin = Toma 1 moneda. Con monedas se compran más asaltantes, discos y pasos de matrimonio (2 cada uno) y una expansión (5).
about-coin-example = Ana tiene 3 monedas y toma 2. Con 5 puede expandirse al momento, si el símbolo de expansión va después de las monedas.
about-pay-title = Pagar
about-pay = Devuelve 1 moneda. Si no te quedan, pierdes 2 puntos.
about-pay-example = Ben gana con el 24 rojo, que pide pagar dos veces. Tiene 1 moneda: la paga, y por la otra pierde 2 puntos.
about-pay-ruling = No puedes elegir perder puntos si tienes monedas. Nadie baja de 0 puntos.
about-expand-title = Expandir
about-expand = Puedes pagar 5 monedas para poner un disco en una ciudad libre unida directamente por un camino con una tuya.
about-expand-example = Carla tiene Munster 4. El camino lleva a Munster 5, que está libre: por 5 monedas es suya.
about-expand-ruling = No puedes expandirte a la ciudad de esta baza antes de que la tenga quien la gana, ni desde una ciudad con ficha vikinga.
about-raider-title = Asaltante
about-raider = Toma 1 asaltante de la zona de batalla y luego más, por 2 monedas cada uno. Quien tiene más, sin empate, gana renombre y puntos en el mantenimiento; quien tiene menos puede perder una ciudad.
about-raider-example = Ana toma 2 asaltantes y compra 1 por 2 monedas. Con 5 va por delante de Ben, que tiene 4.
about-raider-ruling = Si no quedan asaltantes en la zona de batalla, no hay nada que tomar. Los que conservas cuentan también en la próxima ronda.
about-church-title = Iglesia
about-church = Pon 1 disco en la zona de la Iglesia y luego más, por 2 monedas cada uno. Quien tiene más, sin empate, construye un monasterio y toma el marcador; con 4 o más también construyes uno.
about-church-example = Ana tiene 6 discos, Ben 5 y Carla 4. Ana construye y recupera los suyos. Ben, ahora primero, gana 1 punto y recupera 1. Ben y Carla tienen 4: ambos construyen.
about-church-ruling = Tras la primera recompensa, quien tiene ahora más gana 1 punto y recupera 1 disco. Si tenía 4, con 3 ya no construye.
about-marriage-title = Matrimonio
about-marriage = Sube 1 espacio en la pista de matrimonio y luego más, por 2 monedas cada uno. Quien está más arriba toma la carta de matrimonio; los demás, lo que dice su espacio.
about-marriage-example = Carla sube 3 hasta el espacio 4, donde está Ben, y baja al 3. Un espacio más le habría costado 2 monedas.
about-marriage-ruling = Solo cuenta dónde acabas: pasar por encima es gratis, y nunca acabas más abajo de donde empezaste.
about-unviking-title = Expulsar vikingos
about-unviking = Retira del tablero una ficha vikinga, sea de quien sea el disco que cubre. Ese disco vuelve a contar.
about-unviking-example = Ana juega el 13 blanco, no gana y libera Leinster 4, que era suya. Después paga 1 moneda.
about-renown-title = Renombre
about-renown = Cada uno vale 1 punto al final. Quien tiene más asaltantes, sin empate, gana 1 de renombre y luego un punto por cada renombre que tiene.
about-renown-example = Ben tiene 2 de renombre y gana el botín: ahora 3 de renombre, y 3 puntos al momento.
about-claim-title = Ficha de reclamo
about-claim = Hay una en cada región. Se pone boca arriba cuando hay suficientes ciudades tomadas y va a quien tiene más. Al final vale sus puntos; boca arriba en el tablero, la mitad para quienes empatan.
about-claim-example = Munster pide 5 ciudades y vale 7 puntos. Ana tiene 3 de las 5, Ben 2: Ana toma la ficha.
about-claim-ruling = Con empate se queda donde está. Un monasterio hace que su ciudad cuente como dos. Los vikingos cuentan como un bando más.
about-marker-title = Marcador de ciudad
about-marker = Quien lo tiene elige la ciudad de la próxima baza y sale. Al final de la partida vale 1 punto.
about-marker-example = Ana gana la última baza; Ben, la primera recompensa de la Iglesia: el marcador pasa a Ben, que sale en la próxima ronda.
about-suit-red-title = Rojo: batalla
about-suit-red = Las cartas rojas ganan ciudades rojas. Toman asaltantes de la zona de batalla.
about-suit-red-example = En Munster 3, que es roja, el 8 rojo gana al 5 rojo. En una ciudad azul no ganaría ninguno.
about-suit-blue-title = Azul: Iglesia
about-suit-blue = Las cartas azules ganan ciudades azules. Ponen discos en la zona de la Iglesia.
about-suit-blue-example = El 3 azul es bajo: en una ciudad azul, el 9 azul le gana. Pero el 3 azul actúa antes, por 3 monedas o 2 discos.
about-suit-yellow-title = Amarillo: cortejo
about-suit-yellow = Las cartas amarillas ganan ciudades amarillas. Suben por la pista de matrimonio.
about-suit-yellow-example = Un 14 amarillo que pierde te sube 3 espacios, o da 1 moneda y una posible expansión.
about-suit-white-title = Blanco: realeza
about-suit-white = Las cartas blancas valen para una ciudad de cualquier color, para salir y para ganar. Dan poco.
about-suit-white-example = El 20 blanco gana una ciudad roja al 18 rojo, pero no al 24 rojo.

card-effect = **Si gana:** { ACTION($card) }. **Si no:** { EITHER($card) }.
card-or = { $one }, o { $other }
card-example = { $how ->
    [low] Ana sale con el { CARD($card) }. Ben juega una carta más alta de ese color y gana. Ana tiene el número más bajo: actúa antes y elige una de las acciones de abajo.
    [high] Ana juega el { CARD($card) } en una ciudad de su color: casi ninguna carta le gana. En otro color no puede ganar, pero le queda una de las acciones de abajo.
   *[white] Ana juega el { CARD($card) }: vale para cualquier ciudad. Le gana una carta más alta del color de la ciudad, y también otra blanca más alta.
  }
card-ruling-pay = Ganar con ella cuesta { COUNT("coins", $pays) }; cada moneda que te falte cuesta 2 puntos.
about-wife = En el mantenimiento, quien está más arriba en la pista de matrimonio recibe: { REWARDS($card) }. La carta también desempata al final.
about-wife-example = Ana está en el espacio 5 y Ben en el 4. Ana se casa con { CARD($card) }, recibe lo que dice la carta y vuelve al inicio. Ben recibe la recompensa del espacio 4.
about-wife-ruling = Si no queda ninguna ciudad libre en la región, no pones disco, pero ganas los puntos.
about-princess = Siempre la última carta de matrimonio. Quien la gana elige: apoyo militar (las ciudades vikingas cuentan como suyas en los reclamos), comercio (cuentan como suyas para el número de regiones) o 4 puntos.
about-princess-example = En Munster hay dos ciudades vikingas; Ana tiene 2 y Ben 3. Con apoyo militar, Ana suma 4 y toma la ficha.
about-princess-ruling = La incursión llega después de elegir: las ciudades que se pierden en ella también cuentan.
