# Claim Kingdoms: lo que se cuenta a quien nunca leyó las reglas.
# Cómo suena: docs/style.md. Un nombre para cada cosa: texts/glossary.toml.

## Cómo se juega

learn-aim-title = El objetivo: tener más seguidores
learn-aim = Cada carta que juegas lleva uno de tus seguidores. Al final, quien tiene más en un mapa de guerra o en las cartas de una facción gana sus puntos. Los números junto a los mapas y en las cartas dicen cuántos.
learn-turn-title = Un turno: jugar, usar, tomar
learn-turn = Juega tu carta en un espacio vacío junto a otra, pon encima un seguidor y activa el campo de debajo. Después puedes usar el poder de su facción. Al final tomas una carta nueva para tu próximo turno.
learn-power-title = Poderes: puntos ya, o estorbar a los rivales
learn-power = Las cartas bajas dan sobre todo puntos al momento. Las altas suelen mover, retirar o añadir seguidores. Si hay algo que elegir, casi siempre lo eliges junto con tu carta nueva, o no usas el poder.
learn-score-title = De dónde salen los puntos
learn-score = Ganas puntos durante la partida. Al final, cada mapa puntúa para los dos que tienen más seguidores, y cada facción solo para el primero. Quienes empatan en un puesto ganan sus puntos. Con dos jugadores, el segundo debe estar a 3 seguidores como máximo.
learn-mistakes-title = En qué fallan los principiantes
learn-mistakes = Juegan cada carta donde da un punto y nunca refuerzan una facción que ya tienen. La partida termina cuando se agota la primera reserva, así que cuenta seguidores. Gana por poco en muchos sitios.

## Por qué importa una pregunta

matters-choose-factions = Las bajas dan puntos al momento, las altas estorban a los rivales: lo mejor es mezclar.
matters-choose-faction = Las bajas dan puntos al momento, las altas estorban a los rivales: lo mejor es mezclar.
matters-play-card = Carta y espacio deciden juntos el campo, el poder, el mapa y la facción.
matters-place-card = Un espacio decide cuatro cosas: su campo, el poder, el mapa y la facción.
matters-place-revealed = Este turno pones una segunda carta: juégala donde un seguidor más te dé la mayoría.
matters-catapult = Perder un seguidor puede costarle a un rival un mapa o una facción.
matters-spectre = Una carta se lleva a sus seguidores: a otro mapa, o lejos de un Druida.
matters-use-power = Cuando acaba el turno, el poder se pierde.
matters-copy-power = Eliges qué poder adyacente usas aquí, una vez.
matters-guess = Si aciertas, ganas 3 puntos; si fallas, aún ganas 1.
matters-amount = Cambias puntos de ahora por seguidores que cuentan al final.
matters-target-card = Lo que cambies aquí puede contar dos veces al final: para el mapa y para la facción.
matters-target-follower = Un seguidor puede decidir un mapa y una facción.
matters-target-followers = Dos seguidores pueden cambiar dos mayorías a la vez.
matters-target-seats = Cada punto pasa de un rival a ti.
matters-target-pair = Mover un seguidor puede darte un puesto y quitarle otro a un rival.
matters-target-hand = Ves, o te llevas, lo que alguien está a punto de jugar.
matters-display-card = La carta que queda aquí decide para qué facción cuentan tus seguidores.
matters-display-cards = Un punto por cada una, y nadie más se las lleva.
matters-seer-card = La jugarás en tu próximo turno: ¿qué carta encaja mejor en la mesa?
matters-draw-card = La jugarás en tu próximo turno: mira dónde serviría su poder.

## La partida guiada: en qué se fija la gente

look-choose-factions = Elige dos o tres bajas y dos o tres altas.
look-choose-faction = Elige lo que falta: las bajas dan puntos, las altas cambian la mesa.
look-play-card = *Comparar* dice de cada carta y espacio qué dan ahora y dónde tendrías la mayoría.
look-place-card = *Comparar* dice de cada espacio los puntos de ahora, los objetivos y lo que ganarías si la partida acabara ya.
look-place-revealed = Busca un castillo, o un mapa donde un seguidor más te dé la mayoría.
look-catapult = Retira un seguidor donde un rival gane por uno solo.
look-spectre = Lleva tus seguidores a un mapa donde inclinen la balanza.
look-use-power = Los puntos son buenos, pero mira a qué renuncias: con los Yetis no eliges tu próxima carta.
look-copy-power = Elige puntos seguros, o un seguidor de quien va ganando.
look-guess = Cuenta los valores a la vista: ¿quedan más cartas altas o bajas?
look-amount = ¿Un seguidor más aquí te da una facción o un mapa?
look-target-card = Elige una carta en la que un solo seguidor decida la mayoría.
look-target-follower = Elige un seguidor de un rival que gana por uno solo.
look-target-followers = Rompe dos mayorías: a menudo es mejor quitar uno en cada sitio que dos en el mismo.
look-target-seats = Elige a quienes van por delante en puntos.
look-target-pair = Mueve un seguidor de donde no te hace falta a donde rompa un empate.
look-target-hand = Elige a quien juega después, o a quien acaba de tomar una carta fuerte.
look-display-card = Elige la facción en la que un seguidor más te da la mayoría.
look-display-cards = Elige las cartas que ayudarían a quien juega después.
look-seer-card = Mejor una facción en la que ya tienes seguidores.
look-draw-card = Mejor una facción en la que ya tienes seguidores, o cuyo poder sirve ahora en algún sitio.

## La partida guiada: por qué pasó

after-card-played = Con cada carta entra un seguidor. Cuenta para el mapa donde está y para la facción de la carta.
after-field = El campo se activa porque se ha jugado una carta encima. Solo se activará otra vez si esa carta se va y se juega allí otra.
after-power-used = El poder se usa una sola vez, desde donde está la carta. Los puntos se anotan al momento.
after-power-idle = Ahora no pasa nada: este poder no tiene nada que elegir ni que contar, o solo funciona al final.
after-card-taken = El turno acaba con una carta nueva: una del despliegue, o la superior del mazo, que nadie ve antes.
after-treasure = Bajo todas las ruinas hay un tesoro. Lo revela la primera carta que se juega allí; después el espacio es normal.

## Avisos

warn-last-follower = Es tu último seguidor: la partida termina tras este turno.
warn-last-space = Es el último espacio libre: la partida termina tras este turno.
warn-catapult-own = Solo hay seguidores tuyos a su alcance, y uno tiene que irse.
warn-catapult-own-there = Catapulta en { $spaces }: solo hay seguidores tuyos a su alcance, y uno tiene que irse.
warn-sweep-own = Se retiran todos los seguidores de la carta, también los tuyos.
warn-turn-down-own = Tus seguidores de esa carta también se retiran, y la carta ya no cuenta para nadie.
warn-poison-own = En una carta envenenada tus propios seguidores tampoco cuentan para la facción.
warn-recall = Si recuperas un seguidor por 3 puntos, pierdes lo que contaría al final.

## Lo que se puede consultar

about-value = Quien tiene más seguidores en sus cartas: { COUNT("points", $points) } al final.
about-field-catapult = Quien juega aquí retira un seguidor de una carta adyacente. Es obligatorio, aunque tenga que ser uno de los suyos.
about-field-catapult-example = Ana juega en la catapulta. Ben y Carla tienen seguidores en cartas adyacentes: Ana devuelve a la reserva uno de Ben.
about-field-mill = Quien juega aquí pone en la carta un seguidor suyo más.
about-field-mill-example = Ben juega en el molino: tiene allí dos seguidores y le quedan 13.
about-field-swamp = Quien juega aquí pierde 1 punto, pero nunca baja de 0.
about-field-swamp-example = Ana tiene 4 puntos y juega en el pantano: le quedan 3.
about-field-castle = Quien juega aquí gana 1 punto.
about-field-castle-example = Carla tiene 6 puntos y juega en el castillo: ahora tiene 7.
about-field-ruin = La primera carta que se juega aquí revela un tesoro. Puede ser un cofre con 2 puntos, una trampa que cuesta 1 o un espectro que mueve una carta.
about-field-ruin-example = Ben encuentra un espectro: lleva los Elfos de C2, con dos seguidores de Ana, a otro mapa de guerra.
about-moon-title = Luna
about-moon = Todos los Hombres Lobo comparten una luna, que cambia con cada uso. Luna nueva: retira un seguidor. Luna llena: 2 puntos.
about-moon-example = Ana retira un seguidor con luna nueva; los siguientes Hombres Lobo son de Ben y le dan 2 puntos.
about-poison-title = Veneno
about-poison = Los seguidores de una carta envenenada no cuentan para su facción. Para el mapa, sí.
about-poison-example = Ana y Ben tienen tres seguidores cada uno en los Trolls. Uno de los de Ben está en una carta envenenada: Ana tiene más.
about-power-count-factions-around-example = A su alrededor hay Elfos y Trolls: con esta carta son 3 facciones distintas, 3 puntos.
about-power-count-own-of-faction-example = Ana tiene seguidores en otras dos cartas de esta facción: con la nueva gana 3 puntos.
about-power-count-faction-in-lines-example = Hay una en la fila y dos en la columna: con la nueva son 4 puntos.
about-power-count-empty-adjacent-example = Tres de los cuatro espacios adyacentes están libres: 3 puntos.
about-power-count-diagonal-example = Dos cartas boca arriba tocan sus esquinas: 2 puntos.
about-power-count-adjacent-example = Hay tres cartas adyacentes, una de ellas boca abajo: 3 puntos.
about-power-count-own-adjacent-example = Ana tiene seguidores en dos cartas adyacentes: 1 punto por esta carta y 2 por esas dos.
about-power-run-example = Hacia arriba hay dos cartas y luego un hueco; a la derecha hay cuatro: 4 puntos.
about-power-variety-example = La fila tiene otras dos facciones y la columna, tres: 3 puntos.
about-power-guess-example = Ben dice alta y la carta vale 7: 3 puntos.
about-power-gift-example = Ana gana 3 puntos y roba la carta superior del mazo; el despliegue no cambia.
about-power-peek-example = Ben mira la carta de Ana: Orcos. Hay dos cartas de Orcos boca arriba en la mesa: 2 puntos.
about-power-raid-example = Ben y Carla tienen seguidores en cartas adyacentes: Ana quita 1 punto a cada uno y tiene 2 más.
about-power-recall-example = Ana recupera su seguidor de C4 y gana 3 puntos; C4 ya no cuenta para ella.
about-power-moon-example = Con luna nueva, Ben retira un seguidor de Ana. Ahora hay luna llena, y los próximos Hombres Lobo dan 2 puntos.
about-power-pay-example = Ana paga 2 puntos: ahora hay tres seguidores suyos en esta carta.
about-power-clear-display-example = Ben saca del juego dos cartas del despliegue y gana 2 puntos.
about-power-exchange-card-example = Ana la cambia por Caballeros del despliegue: su seguidor cuenta ahora para los Caballeros.
about-power-steal-card-example = Ana se queda con la carta oculta de Ben como carta nueva; Ben toma otra.
about-power-copy-example = Al lado hay Gigantes: Ben pone una carta boca abajo, como si la suya fuera de Gigantes.
about-power-play-top-example = La carta superior del mazo es Elfos: Ana la juega en un castillo, con otro seguidor.
about-power-look-example = Ana ve Orcos, Elfos y Magos; se queda con los Magos y pone las otras debajo del mazo.
about-power-shift-example = Ben lleva el único seguidor de Ana en los Trolls a los Elfos de al lado.
about-power-sweep-example = En la carta adyacente hay tres seguidores: todos vuelven a sus dueños.
about-power-petrify-example = Un seguidor de Ana en la carta adyacente se convierte en piedra: se queda allí y no cuenta para nadie.
about-power-walk-example = Ben mueve un seguidor de un mapa que ha perdido a esta carta.
about-power-exchange-followers-example = Ana tiene aquí un seguidor y Ben, allí, tres: tras el intercambio es al revés.
about-power-join-example = En la carta adyacente solo hay un seguidor de Ben: Ana pone otro suyo.
about-power-turn-down-example = Los Caballeros adyacentes quedan boca abajo: ya nadie tiene seguidores allí.
about-power-poison-example = Los dos seguidores de Ben en los Magos están en una carta envenenada: cuentan solo para el mapa.
about-power-replace-example = El seguidor de Ana pasa a la carta adyacente; el de Ben vuelve a su reserva.
about-power-remove-example = Ana retira un seguidor de Ben y uno de Carla.
about-power-doubles-example = Tres seguidores en la carta adyacente cuentan como seis, para el mapa y la facción.
