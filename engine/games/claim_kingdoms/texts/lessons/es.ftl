# Claim Kingdoms: lo que se cuenta a quien nunca leyó las reglas.
# Cómo suena: docs/style.md. Un nombre para cada cosa: texts/glossary.toml.

## Cómo se juega

learn-aim-title = El objetivo: tener más seguidores
learn-aim = Cada carta que juegas lleva uno de tus seguidores. Al final, quien tiene más en un mapa de guerra o en las cartas de una facción recibe sus puntos: los números junto a los mapas y en las cartas dicen cuántos.
learn-turn-title = Un turno: jugar, usar, tomar
learn-turn = Juega tu carta en un espacio vacío junto a otra, pon encima un seguidor y se activa el campo de debajo. Después se activa el poder de su facción y tomas una carta nueva para tu próximo turno.
learn-power-title = Poderes: puntos ya, o líos para los demás
learn-power = Las cartas bajas dan puntos al momento, que llegan solos; las altas mueven, retiran o añaden seguidores. Si hay algo que elegir, lo eliges junto con tu carta nueva, o dejas el poder.
learn-score-title = De dónde salen los puntos
learn-score = Puntos durante la partida, luego los mapas para quien tiene más y para el segundo, luego cada facción. Quienes empatan en un puesto reciben sus puntos; con dos jugadores, el segundo debe estar cerca.
learn-mistakes-title = En qué fallan los principiantes
learn-mistakes = Juegan cada carta donde da un punto y nunca están dos veces en una facción. La partida termina con la primera reserva vacía: cuenta seguidores y ve por delante, por poco, en muchos sitios.

## Por qué importa una pregunta

matters-choose-factions = Las bajas dan puntos al momento, las altas molestan: lo mejor es mezclar.
matters-choose-faction = Las bajas dan puntos al momento, las altas molestan: lo mejor es mezclar.
matters-play-card = Carta y espacio deciden juntos el campo, el poder, el mapa y la facción.
matters-place-card = Un espacio decide cuatro cosas: su campo, el poder, el mapa y la facción.
matters-place-revealed = Pones una segunda carta este turno: donde un seguidor más te dé la delantera.
matters-catapult = Un seguidor menos puede costarle a un rival un mapa o una facción.
matters-spectre = Una carta se lleva a sus seguidores: a otro mapa, o lejos de un Druida.
matters-use-power = Cuando acaba el turno, el poder se pierde.
matters-copy-power = Eliges el poder de qué vecina vale aquí, una vez.
matters-guess = Acertar da 3 puntos, fallar aún da 1.
matters-amount = Un punto ahora contra seguidores que cuentan al final.
matters-target-card = Lo que cambies aquí cuenta dos veces al final: para el mapa y para la facción.
matters-target-follower = Un seguidor puede decidir un mapa y una facción.
matters-target-followers = Dos seguidores pueden cambiar dos mayorías a la vez.
matters-target-seats = Cada punto pasa de un rival a ti.
matters-target-pair = Mover a uno puede darte un puesto y quitarle otro a un rival.
matters-target-hand = Ves, o te llevas, lo que alguien está a punto de jugar.
matters-display-card = La carta que queda aquí decide para qué facción cuentan tus seguidores.
matters-display-cards = Un punto por carta, y nadie más las recibe.
matters-seer-card = Es tu próximo turno: ¿qué carta encaja mejor en la mesa?
matters-draw-card = Es tu próximo turno: mira dónde serviría su poder.

## La partida guiada: en qué se fija la gente

look-choose-factions = Elige dos o tres bajas y dos o tres altas.
look-choose-faction = Elige lo que falta: las bajas dan puntos, las altas cambian la mesa.
look-play-card = La lista dice de cada pareja qué da ahora y dónde irías por delante.
look-place-card = Mira lo que dice la lista: puntos ahora, objetivos y lo que tendrías si la partida acabara ya.
look-place-revealed = Un castillo, o un mapa donde un seguidor más te ponga por delante.
look-catapult = Quítalo donde alguien gane por un solo seguidor.
look-spectre = Lleva tus seguidores a un mapa donde inclinen la balanza.
look-use-power = Los puntos son buenos, pero mira qué dejas: los Yetis te quitan elegir la carta.
look-copy-power = Puntos seguros, o un seguidor de quien va por delante.
look-guess = Cuenta los valores a la vista: ¿quedan más cartas altas o bajas?
look-amount = Un seguidor más aquí: ¿te da una facción o un mapa?
look-target-card = La carta donde otro gana por uno y tú vas detrás.
look-target-follower = El seguidor de quien va por delante por uno.
look-target-followers = Donde se rompa una mayoría: a menudo uno de cada sitio mejor que dos del mismo.
look-target-seats = Quienes van por delante en puntos.
look-target-pair = De donde no hace falta a donde rompe un empate.
look-target-hand = Quien juega después, o quien acaba de tomar una carta fuerte.
look-display-card = La facción en la que un seguidor más te da la delantera.
look-display-cards = Las cartas que ayudarían a quien juega después.
look-seer-card = Mejor la facción en la que ya estás.
look-draw-card = Mejor una facción en la que ya estás, o cuyo poder sirve ahora en algún sitio.

## La partida guiada: por qué pasó

after-card-played = Con cada carta entra un seguidor. Cuenta para el mapa donde está y para la facción de la carta.
after-field = El campo se activa porque se ha jugado una carta encima. Solo volverá a activarse si esa carta se va de allí.
after-power-used = El poder vale una vez, desde donde está la carta. Los puntos se apuntan al momento.
after-power-idle = Alrededor de esta carta no había nada que elegir ni que contar: su poder no hizo nada.
after-card-taken = El turno acaba con una carta nueva: una de las abiertas, o la primera del mazo, que nadie ve.
after-treasure = Bajo cada campo de ruinas hay un tesoro. Lo revela quien juega allí primero; después el espacio es normal.

## Avisos

warn-last-follower = Es tu último seguidor: la partida termina tras este turno.
warn-last-space = Es el último espacio libre: la partida termina tras este turno.
warn-catapult-own = Solo hay seguidores tuyos a su alcance, y uno tiene que irse.
warn-catapult-own-there = Catapulta en { $spaces }: solo hay seguidores tuyos a su alcance, y uno tiene que irse.
warn-sweep-own = Se van todos los seguidores de la carta, también los tuyos.
warn-turn-down-own = Tus seguidores de esa carta también se van, y ya no cuenta para nadie.
warn-poison-own = En una carta envenenada tampoco tus seguidores cuentan para la facción.
warn-recall = Quien recupera un seguidor por 3 puntos pierde lo que contaría al final.

## Lo que se puede consultar

about-value = Más seguidores en sus cartas: { $points } al final.
about-field-catapult = Quien juega aquí retira un seguidor de una carta adyacente. Es obligatorio: uno propio, si no hay otro.
about-field-catapult-example = Ana juega en la catapulta. Al lado están Ben y Carla: devuelve a la reserva un seguidor de Ben.
about-field-mill = Quien juega aquí pone un seguidor más en la carta.
about-field-mill-example = Ben juega en el molino: hay allí dos seguidores suyos y le quedan 13.
about-field-swamp = Quien juega aquí pierde 1 punto, pero nunca baja de 0.
about-field-swamp-example = Ana tiene 4 puntos y juega en el pantano: le quedan 3.
about-field-castle = Quien juega aquí gana 1 punto.
about-field-castle-example = Carla juega en el castillo con 6 puntos y tiene 7.
about-field-ruin = Quien juega aquí primero revela un tesoro: un cofre con 2 puntos, una trampa que cuesta 1, o un espectro que mueve una carta.
about-field-ruin-example = Ben encuentra un espectro: lleva los Elfos de C2, con dos seguidores de Ana, a otro mapa de guerra.
about-moon-title = Luna
about-moon = Todos los Hombres Lobo comparten una luna, que cambia cada vez. Luna nueva: retira un seguidor. Luna llena: 2 puntos.
about-moon-example = Ana retira un seguidor con luna nueva; los siguientes Hombres Lobo, de Ben, le dan 2 puntos.
about-poison-title = Veneno
about-poison = Los seguidores de una carta envenenada no cuentan para su facción. Para el mapa, sí.
about-poison-example = Ana y Ben tienen tres seguidores cada uno en los Trolls. Uno de los de Ben está en una carta envenenada: Ana tiene más.
about-power-count-factions-around-example = A su alrededor hay Elfos y Trolls: con esta carta son 3 facciones distintas, 3 puntos.
about-power-count-own-of-faction-example = Otras dos cartas iguales llevan seguidores de Ana: con la nueva gana 3 puntos.
about-power-count-faction-in-lines-example = Hay una en la fila y dos en la columna: con la nueva son 4 puntos.
about-power-count-empty-adjacent-example = Tres de los cuatro espacios de al lado están libres: 3 puntos.
about-power-count-diagonal-example = Dos cartas boca arriba tocan sus esquinas: 2 puntos.
about-power-count-adjacent-example = Hay tres cartas al lado, una boca abajo: 3 puntos.
about-power-count-own-adjacent-example = Ana está en dos cartas de al lado: 1 punto por la carta y 2 por ellas.
about-power-run-example = Hacia arriba hay dos cartas y un hueco; a la derecha, cuatro: 4 puntos.
about-power-variety-example = La fila tiene otras dos facciones, la columna tres: 3 puntos.
about-power-guess-example = Ben dice alta y la carta vale 7: 3 puntos.
about-power-gift-example = Ana gana 3 puntos y roba la primera carta del mazo; las abiertas se quedan.
about-power-peek-example = Ben mira la carta de Ana, un Orco. Hay dos Orcos boca arriba en la mesa: 2 puntos.
about-power-raid-example = Al lado están Ben y Carla: Ana quita 1 punto a cada uno y tiene 2 más.
about-power-recall-example = Ana recupera su seguidor de C4 y gana 3 puntos; C4 ya no cuenta para ella.
about-power-moon-example = Con luna nueva Ben retira un seguidor de Ana. Ahora es llena, y la próxima da 2 puntos.
about-power-pay-example = Ana paga 2 puntos: ahora hay tres seguidores suyos en esta carta.
about-power-clear-display-example = Ben saca del juego dos cartas abiertas y gana 2 puntos.
about-power-exchange-card-example = Ana pone aquí Caballeros del despliegue: su seguidor cuenta ahora para ellos.
about-power-steal-card-example = Ana toma la carta oculta de Ben como carta nueva; Ben roba otra.
about-power-copy-example = Al lado hay Gigantes: Ben pone una carta boca abajo como si la suya lo fuera.
about-power-play-top-example = La primera del mazo es Elfos: Ana la juega en un castillo, con otro seguidor.
about-power-look-example = Ana ve Orcos, Elfos y Magos, toma los Magos y pone las otras debajo del mazo.
about-power-shift-example = Ben lleva el único seguidor de Ana en los Trolls a los Elfos de al lado.
about-power-sweep-example = En la carta de al lado hay tres seguidores: todos vuelven a sus dueños.
about-power-petrify-example = Un seguidor de Ana se convierte en piedra: se queda allí y no cuenta para nadie.
about-power-walk-example = El seguidor de Ben va de un mapa que ha perdido a esta carta.
about-power-exchange-followers-example = Ana tiene aquí un seguidor y Ben allí tres: tras el intercambio es al revés.
about-power-join-example = Ben está solo en la carta de al lado: Ana pone allí también un seguidor.
about-power-turn-down-example = Los Caballeros de al lado quedan boca abajo: ya nadie tiene nada allí.
about-power-poison-example = Los dos seguidores de Ben en los Magos están envenenados: cuentan solo para el mapa.
about-power-replace-example = El seguidor de Ana pasa a la carta de al lado; el de Ben vuelve a su reserva.
about-power-remove-example = Ana retira un seguidor de Ben y uno de Carla.
about-power-doubles-example = Tres seguidores en la carta de al lado cuentan seis, para el mapa y la facción.
