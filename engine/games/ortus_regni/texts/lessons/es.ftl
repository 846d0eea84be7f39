# Lo que se cuenta a quien nunca leyó las reglas.
# Cómo suena: docs/style.md. Un nombre para cada cosa: texts/glossary.toml.

## Cómo se juega

learn-aim-title = El objetivo
learn-aim = Eres un Conde con un Palacio y un mazo secreto de 24 cartas, y quieres ser el último que quede. Queda fuera quien pierde su último Castillo o Palacio, y también quien no tiene carta que robar.
learn-turn-title = Un turno
learn-turn = Haces una acción, como jugar una carta, reclutar o atacar. Antes o después puedes poner cartas de la mano boca abajo como Torres y Ejércitos de guarnición. Luego robas una carta: así acaba tu turno.
learn-fight-title = Cómo se gana
learn-fight = Asedia un Castillo: cae con 2 de daño en un solo ataque, un Palacio con 3, y cada Torre absorbe 1. Cada carta que defiende absorbe 1 más y devuelve el golpe, y una carta de Batalla dice qué bando sale herido.
learn-plots-title = Conspiraciones
learn-plots = La Traición mata a un Lord y con él su Feudo; la Intriga roba lo que hay en uno. Solo los Aliados en la mano de la víctima las detienen. Entonces deciden los Vasallos: la conspiración sale bien si quien conspira añade más.
learn-mistakes-title = Lo que suele salir mal al principio
learn-mistakes = Nombrar un Lord en el único Feudo, donde una sola Traición acaba la partida: construye antes un segundo Castillo. Y gastar en una batalla todas las personalidades de la mano, que después se descartan en todo caso.

## Por qué importa una pregunta

matters-build-deck = Lo que no esté entre tus 24 cartas no llegará nunca: 🎓 señala un mazo para empezar.
matters-choose-towers = Las Torres están en pie desde el principio y absorben daño; nadie ve qué cartas son.
matters-mulligan = Con una mano sin nada que construir ni con qué luchar pierdes los primeros turnos.
matters-turn = Tienes una acción por turno: lo que construyas ahora decide a quién podrás atacar.
matters-place-property = Junto a un Mercado los Campos llaman al doble de Ejércitos, pero un Feudo rico atrae ataques.
matters-install = Un Lord lucha en cada batalla y vuelve, pero la Traición se lo lleva con su Feudo.
matters-towers = Cada Torre absorbe 1 de daño en cada incursión o asedio, pero la carta no vuelve nunca.
matters-garrison = Una guarnición lucha sin Campos; no vuelve nunca a tu reserva.
matters-monastery = Ves una mano entera antes de atacarla, y los demás también.
matters-treachery = Un Lord cae con todo su Feudo: puede que sea lo único que tu rival tiene.
matters-intrigue = Lo que robas es tuyo, y tu rival ya no lo tiene.
matters-allies = Solo los Aliados detienen la conspiración; gana quien añada más Vasallos, y el empate es tuyo.
matters-struggle = Necesitas más Vasallos que el otro: el empate es suyo.
matters-yield-properties = Tu rival se queda con lo que cedas.
matters-yield-armies = Los Caballeros hacen 2 de daño y la Infantería 1: tu rival recibe lo que des.
matters-tribute = Desde ahora este Ejército lucha por el Rey.
matters-declare-attack = Las Torres absorben daño mientras sigan en pie; de los tres ataques, solo el asedio deja fuera.
matters-attack-forces = Después no puedes añadir nada, y las personalidades de tu mano se descartan.
matters-defence-forces = Cada carta absorbe 1 de daño y devuelve el golpe; con una ya se revela una carta de Batalla.
matters-church-decides = El bando que dejes ganar no sufre daño y captura a los Lores del otro.
matters-ransom-lords = Un Lord sin rescate muere; su Castillo sigue siendo tuyo.
matters-ransom-price = Tu rival se queda con lo que nombres, salvo que este ataque lo destruya antes.
matters-attack-losses = Cada carta que elijas se pierde para siempre.
matters-defence-losses = Cada carta que elijas se pierde para siempre.
matters-towers-lost = Menos Torres absorben menos desde ahora, y todos ven qué cartas caen.
matters-properties-lost = Sin Campos tu reserva no puede luchar.
matters-seize = Lo que incautes es tuyo; el resto se descarta.
matters-joust-ante = Sin un Príncipe, Campeón o Vasallo que juste por ti, rara vez ganas.
matters-joust-card = Ganan las tres mejores cartas: cuentan Príncipes y Vasallos; el Campeón, como ambos.
matters-viking-attack = Por esta vez todos los Vikingos te obedecen, y no te cuestan nada.

## En qué se fija la gente, en una primera partida

look-mulligan = Quédate con la mano si puedes construir algo enseguida: un Castillo, un Campo, un Mercenario.
look-turn = Primero Campos y un Mercado en un Feudo, luego otro Castillo. Ataca cuando tu daño supere a Torres, defensores y Castillo juntos.
look-place-property = Pon los Campos donde está, o estará, el Mercado.
look-install = Un Feudo con poco dentro, y nunca el único mientras pueda haber Traición.
look-towers = Cartas que no vayas a jugar. Guarda los Aliados en la mano: como Torre no detienen nada.
look-garrison = Un Caballero con un Mercenario: juntos hacen 4 de daño sin ningún Campo.
look-monastery = Quien podría detenerte: la mano con más cartas.
look-treachery = Un Lord en un Feudo rico, o en el único. Quien tiene pocas cartas rara vez tiene Aliados.
look-intrigue = Un Feudo con dos propiedades o más. Colocas lo robado donde quieras.
look-allies = ¿Vale la pena gastar la carta? Por un Lord con su Feudo, sí; por un Mercenario, rara vez.
look-struggle = ¿Cuántas cartas le quedan a tu rival? Cada una puede ser un Vasallo.
look-yield-properties = Quédate con el Mercado si tienes Campos a su lado.
look-yield-armies = Da Infantería y quédate con los Caballeros.
look-tribute = Da Infantería y quédate con los Caballeros.
look-declare-attack = *Comparar* dice cuánto daño aguanta cada objetivo; cada defensor le resta 1 al tuyo.
look-attack-forces = Primero quienes sobreviven a un golpe: los Lores. Luego las personalidades de la mano, pero guarda algo para tu defensa.
look-defence-forces = Llama a los que hagan falta para que el Castillo resista. Por Torres o propiedades rara vez compensa una buena carta.
look-church-decides = Si luchas tú, haz que gane tu bando.
look-ransom-lords = Un Campo por un Lord es un precio justo; tu último Castillo, no.
look-ransom-price = Lo que menos uses, o lo que va a ser destruido de todos modos.
look-attack-losses = Infantería antes que Caballeros, y estos antes que un Mercenario con guarnición; de los Vikingos, el Jefe al final.
look-defence-losses = Infantería antes que Caballeros, y estos antes que un Mercenario con guarnición.
look-towers-lost = Deja caer las cartas que no vayas a necesitar; por lo demás, todas las Torres son iguales.
look-properties-lost = Cede lo que está suelto; un Campo junto a un Mercado vale por dos.
look-seize = Un Castillo es un Feudo nuevo; después, Campos y Mercados.
look-joust-ante = Apuesta lo menos que puedas. Con un Estandarte en la mano puedes quedarte fuera.
look-joust-card = Primero un Príncipe o un Campeón, luego un Vasallo. Un Lord que pierde muere.
look-viking-attack = Contra quien sea más fuerte, donde haya pocas Torres; un asedio, si el daño basta.

after-castle-built = Un segundo Feudo: perder uno de ellos ya no acaba la partida.
after-property-built = Las propiedades siguen a su Castillo. Si cae, caen con él.
after-armies-drawn = Los Ejércitos esperan boca abajo. Cada Campo deja luchar a uno en cada batalla; junto a un Mercado, a dos.
after-lord-installed = Un Lord que recibe daño vuelve a casa de todos modos. El peligro es la Traición, o que lo capturen.
after-mercenary-hired = Un Mercenario lucha sin Castillo ni Campo, y un Ejército puede unírsele como guarnición.
after-towers-built = Una Torre absorbe 1 de daño en cada incursión o asedio. Solo la destruye un ataque a las propias Torres.
after-drew = Robar la carta acaba el turno. Un Conde que no puede robar queda fuera de la partida.
after-attack-declared = Un ataque entre Condes impide que los Vikingos se acerquen en esta ronda.
after-battle-card = Casi todas las cartas de Batalla son Normales: sufren los dos bandos. Con las demás, solo uno.
after-viking-marker = Nadie ha atacado, así que los Vikingos se acercan. Con el octavo marcador desembarcan y atacan.
after-plot = Una conspiración es la acción del turno. Solo la detienen los Aliados en la mano de la víctima.

## Avisos

warn-lord-alone = En tu único Feudo hay un Lord: una Traición puede acabar tu partida. Otro Feudo o un Príncipe te salvan.
warn-lord-to-come = Si pones un Lord en tu único Feudo, una sola Traición puede acabar tu partida.
warn-deck-low = { $n ->
    [one] Queda una carta en tu mazo. Cuando no puedas robar, quedas fuera.
   *[other] Quedan { $n } cartas en tu mazo. Cuando no puedas robar, quedas fuera.
  }
warn-allies-down = Los Aliados solo ayudan desde la mano: como Torre no detienen ninguna conspiración.
warn-last-fief = Si no respondes, cae tu único Feudo y quedas fuera.
warn-no-ransom = Un Lord que llames a combate se pierde si lo capturan: no tienes con qué pagar su rescate.
warn-no-ransom-vikings = Los Vikingos no aceptan rescates: un Lord que llames a combate se pierde si lo capturan.

## Lo que se puede consultar

about-palace-example = Asedian tu Palacio con 4 de daño y tienes 1 Torre. Pasan 3: cae, salvo que lo defienda una carta.
about-castle-example = Un asedio hace 3 de daño y hay 2 Torres. Solo pasa 1: el Castillo resiste.
about-land-example = Juegas un Campo junto a un Mercado: llegan 2 Ejércitos a tu reserva, y podrán luchar 2 más.
about-market-example = Un Feudo con 2 Campos deja luchar a 2 Ejércitos. Con un Mercado allí son 4.
about-church-example = Tienes 2 Iglesias, dos rivales tienen 1 cada uno, y nadie tiene la Catedral: tú resuelves «La Iglesia decide».
about-cathedral-example = Otros dos luchan y sale «La Iglesia decide». Tienes la Catedral y haces que gane el más débil.
about-prince-example = La Traición alcanza a tu Lord Príncipe y no tienes Aliados. Muere, pero el Castillo y los Campos quedan.
about-vassal-example = Respondes a la Traición con Aliados. Tu rival añade 1 Vasallo y tú otro: la conspiración queda detenida.
about-champion-example = Dos Campeones de tu mano asedian un Palacio sin Torres: 4 de daño, bastan 3. Después se descartan los dos.
about-monk-example = Un Monje va con los Vikingos: 1 marcador avanza y entran 2 cubos tuyos en la bolsa.
about-mercenary-example = Un Mercenario con un Caballero de guarnición hace 4 de daño, sin ningún Campo.
about-treachery-example = Tu Traición va contra una mano de 5 cartas: 2 de ellas, al azar, se muestran y se descartan.
about-intrigue-example = Apuntas a un Feudo con 3 Campos y una Iglesia. Su dueño elige 2 de ellas y te las da.
about-allies-example = Un rival roba en tu Feudo. Juegas Aliados y tu rival no añade ningún Vasallo: no se lleva nada.
about-banquet-example = Tienes 4 cartas en el mazo. Con el Banquete robas 2 y al final del turno 1 más: queda 1.
about-banner-example = Tienes 1 Estandarte en la mesa y los demás ninguno. Con un segundo eres Rey.
about-infantry = **Un Ejército que hace 1 de daño.** Espera en tu reserva y lucha donde tus Campos lo permiten, o de guarnición. Muere si recibe daño.
about-infantry-example = Tienes 1 Campo y 3 de Infantería: en cada batalla puede luchar 1.
about-knight = **Un Ejército que hace 2 de daño.** Espera en tu reserva y lucha donde tus Campos lo permiten, o de guarnición. Muere si recibe daño.
about-knight-example = 2 Caballeros destruyen un Palacio sin Torres: 4 de daño, bastan 3.
about-viking = **Hace 1 de daño.** Con el octavo marcador desembarca un Vikingo más que los jugadores del principio. Los dirige a todos el Conde cuyo cubo salga. No incautan nada ni aceptan rescate.
about-viking-example = Con tres jugadores desembarcan 4 Vikingos. Si 2 de ellos son Jefes, hacen 6 de daño.
about-chieftain = **Hace 2 de daño.** Un Vikingo que golpea más fuerte; en lo demás es como los otros.
about-chieftain-example = 2 Jefes solos destruyen un Palacio sin Torres ni defensores: 4 de daño.
about-king = **Dos Estandartes en la mesa, y dos más que cualquier otro Conde, te hacen Rey.** Hace 1 de daño, nunca muere en batalla y tiene una Guardia Real que no necesita Campos. Los demás con reserva le dan un Ejército.
about-king-example = Tienes 3 Estandartes en la mesa, un rival tiene 1: eres Rey, y todos ellos se descartan.
about-tower-title = Torre
about-tower = **Cualquier carta de la mano, boca abajo.** En una incursión o un asedio cada Torre absorbe 1 de daño y sigue en pie. Un ataque a las propias Torres las destruye, 1 de daño cada una. No vuelve nunca a la mano.
about-tower-example = Hay 3 Torres y una incursión hace 4 de daño: pasa 1 y destruye una propiedad. Las 3 Torres siguen en pie.
