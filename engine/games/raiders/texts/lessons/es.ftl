# Lo que se cuenta a quien nunca leyó las reglas de Raiders of the North Sea.
# Cómo suena: docs/style.md. Un nombre para cada cosa: texts/glossary.toml.

## Cómo se juega

learn-aim-title = El objetivo
learn-aim = Eres un capitán vikingo: contratas una tripulación, reúnes provisiones y asaltas las costas por puntos y botín. Empieza por los puertos de abajo; cuanto más al norte navegas, más fuerza necesitas y más vale el asalto.
learn-turn-title = Un turno de trabajo: dos edificios
learn-turn = Colocas el único trabajador que tienes en un edificio libre y lo usas. Después recoges un trabajador de otro edificio y usas también ese. Con el trabajador que has recogido empiezas tu próximo turno.
learn-raid-title = O un asalto
learn-raid = Colocas tu trabajador en un asentamiento, donde se queda para siempre. Pagas las provisiones, tiras los dados y sumas tu fuerza para ganar puntos. Después te llevas un lote de botín con su trabajador. Por cada valquiria del lote muere alguien de tu tripulación.
learn-points-title = Cómo se gana
learn-points = Dan puntos los asaltos y las ofrendas que compras con botín en la Casa Larga. Al final también las valquirias, la armadura, parte de la tripulación y el botín que te quede. Cuando casi no queda nada en las fortalezas, o se acaban las ofrendas o las valquirias, cada jugador tiene un turno más.
learn-mistakes-title = Lo que se suele hacer mal
learn-mistakes = Guardar las cartas: cada una se puede contratar por su fuerza, jugar en el Ayuntamiento por su efecto o vender en la Tesorería. Y olvidar las provisiones: sin ellas, hasta la mejor tripulación se queda en casa.

## Por qué importa una pregunta

matters-keep-hand = Las cartas baratas dan tripulación pronto; para los primeros asaltos bastan 2 o 3.
matters-place = Paso 1 de 2: luego recoges otro trabajador y usas también ese edificio. Un asalto es todo el turno.
matters-pick-up = Paso 2 de 2: usas también este edificio y empiezas tu próximo turno con este trabajador.
matters-idle = Hace falta pocas veces: solo mueves el trabajador, o despides a alguien al contratar.
matters-treasury = Las cartas se pierden: vende las que no contratarías ni jugarías.
matters-hire = Quien contratas va a todos los asaltos y suma fuerza.
matters-dismiss = Quien llega ocupa ese sitio, y quien se va ya no suma fuerza.
matters-long-house = Tu Sabio te deja usar el edificio otra vez en el mismo turno.
matters-copy-building = Recibes lo que da ese edificio, aunque ya haya un trabajador en él.
matters-swap-worker = Un trabajador peor estropea el próximo asalto de un rival.
matters-take-plunder = El oro abre monasterios y fortalezas, y además vale un punto.
matters-target-seat = Elige a un rival que usaría pronto lo que pierde.
matters-sacrifice = Pierdes fuerza para siempre a cambio de una pieza de botín.
matters-trade-offer = Una ofrenda da puntos al final, y esta te sale más barata.
matters-scout-target = Recibes cartas que no ves: compensa si las tuyas son flojas.
matters-scout-give = Lo que das no vuelve: da lo que menos necesitas.
matters-give = Tienes que dar una de las dos cosas: conserva la que pide tu próximo turno.
matters-reroll = El número nuevo cuenta aunque sea más bajo.
matters-choose-set = Empiezas tu próximo turno con este trabajador; cada valquiria te cuesta un tripulante.
matters-deaths = Para este asalto ya ha contado toda tu tripulación: piensa en el siguiente.
matters-avenge = Que le duela a quien va por delante.
matters-lose-crew = Conserva a quien tiene fuerza o vale puntos al final.
matters-discard-down = Al final del turno, 8 cartas como mucho: quédate con las que vayas a usar.

## En qué se fija la gente, en una primera partida

look-keep-hand = Quédate con al menos dos cartas que cuesten 2 o 3 de plata: con 3 más de la Platería puedes contratar una o las dos.
look-place = Primero plata y contratar, después provisiones. Asalta un puerto en cuanto puedas.
look-pick-up = Lo que da el edificio, y el color: los grises y blancos llegan adonde los negros no pueden.
look-idle = Vuelve, salvo que solo quieras mover el trabajador.
look-treasury = Vende la carta con menos fuerza.
look-hire = La fuerza que da por cada plata, y si la carta ayuda en tus próximos asaltos.
look-dismiss = Se va quien tiene menos fuerza, salvo que valga puntos al final.
look-long-house = Primero una ofrenda; después, provisiones para un asalto.
look-copy-building = El edificio que siempre está ocupado cuando lo necesitas.
look-swap-worker = Deja a un rival un trabajador negro justo antes de que zarpe.
look-take-plunder = Oro, si te falta para tu próximo asalto.
look-target-seat = Quien va en cabeza, o quien está a punto de asaltar.
look-sacrifice = Hazlo solo si ese botín te da una ofrenda o te abre un monasterio.
look-trade-offer = La ofrenda de más puntos que puedas pagar.
look-scout-target = Un rival con muchas cartas.
look-scout-give = Las cartas que venderías en la Tesorería.
look-give = Justo antes de un asalto, las provisiones valen más que la plata.
look-reroll = El dado más bajo: cuanto menos muestra, menos arriesgas al volver a tirarlo.
look-choose-set = Un trabajador blanco abre las fortalezas; el oro paga la entrada.
look-deaths = Primero quien da algo al morir, después quien tiene menos fuerza.
look-avenge = Quien tiene la tripulación más fuerte.
look-lose-crew = Quien tiene menos fuerza, o quien ya te ha dado todo lo que podía.
look-discard-down = Las más caras, si no las vas a contratar pronto.
after-worker-taken = Este es el corazón del juego: cada trabajador que colocas lo puede recoger quien juega después.
after-cards-drawn = Las cartas son tripulación, efectos y dinero a la vez: por eso siempre se vuelve al Portón.
after-hired = Desde ahora la carta tiene efecto: su fuerza cuenta en cada asalto, menos en los puertos.
after-offering-made = Los puntos de una ofrenda cuentan al final. Se revela una ofrenda nueva para todos.
after-raid-begins = El precio se paga enseguida, digan lo que digan los dados; el trabajador se queda allí hasta el final.
after-raid-scored = Solo cuenta el mejor nivel que alcanzas, y un puerto siempre da su punto.
after-plunder-taken = Con el trabajador del lote empieza el próximo turno: así llegan a la aldea los grises y los blancos.
after-valkyrie-claimed = El primer paso de esta pista no da nada y los últimos son los que más dan: 7 pasos son 15 puntos.
after-crew-died = Las muertes llegan después del combate, así que todavía ayudó. Ahora hay sitio para alguien nuevo.

## Avisos

warn-last-turn = Es tu último turno: la plata, las provisiones y las cartas que te queden después no dan puntos.
warn-last-provision = Te queda 1 provisión, y todos los asaltos piden alguna: el Cartógrafo la gastaría.
warn-full-hand = Si robas tendrás { $n } cartas: al final de tu turno solo puedes conservar { $most }.
warn-black-worker = Los puertos están vacíos: con un trabajador negro no podrás asaltar nada en el próximo turno.
warn-end-points = La carta { NAME($card) } te da { COUNT("points", $n) } al final, si sigue en tu tripulación.
warn-few-crew = El lote con más valquirias te dejaría menos de { $n } tripulantes, y todos los asaltos piden al menos esos.

## Lo que se puede consultar: cartas

about-crew-points-example = Asaltas { TEXT("a", $place) } con la carta { NAME($card) } en tu tripulación: { COUNT("points", $n) } más, aunque no llegues a ningún nivel.
about-crew-strength-example = Asaltas { TEXT("a", $place) } con la carta { NAME($card) } y sin su efecto llegas a 14: con { $n } más son 16.
about-crew-death-avenge-example = La carta { NAME($card) } muere por una valquiria en tu asalto. Eliges a un rival con 4 tripulantes, que decide cuál de los 4 descarta.
about-crew-death-return-example = La carta { NAME($card) } muere por una valquiria en tu asalto: vuelve a tu mano y la puedes contratar otra vez.
about-crew-death-gain-example = La carta { NAME($card) } muere por una valquiria en tu asalto: recibes enseguida lo que dice.
about-crew-reroll-example = Has sacado 2 y 4, y te faltan 2 para el siguiente nivel. Vuelves a tirar el 2 y sale un 4: lo alcanzas.
about-crew-strength-per-armour-example = Tienes 6 de armadura: la carta { NAME($card) } suma 2. Con 5 solo sumaría 1.
about-crew-strength-per-valkyrie-example = Antes de este asalto tenías 4 valquirias: la carta { NAME($card) } suma 2. Las de este asalto llegan tarde.
about-crew-strength-per-crew-example = Asaltas con 5 tripulantes, y la carta { NAME($card) } es uno de ellos: suma 4, por los otros 4.
about-crew-discount-example = Asaltas { TEXT("a", $place) } con la carta { NAME($card) }: pagas 1 menos. Dos cartas iguales ahorran 2.
about-crew-end-example = La partida acaba con la carta { NAME($card) } en tu tripulación: ganas { COUNT("points", $n) }. Si hubiera muerto en el último asalto, no ganarías nada.
about-crew-end-per-livestock-example = Acabas con 6 de ganado y la carta { NAME($card) } en tu tripulación: 6 puntos más, y otros 3 por el ganado mismo.
about-crew-end-per-offering-example = Has hecho 4 ofrendas: la carta { NAME($card) } te da 4 puntos más al final.
about-crew-bonus-mill-example = Recoges un trabajador gris en el Molino con la carta { NAME($card) } en tu tripulación: 3 provisiones en vez de 2.
about-crew-bonus-gate_house-example = Colocas un trabajador en el Portón con la carta { NAME($card) } en tu tripulación: robas 3 cartas en vez de 2.
about-crew-bonus-silversmith-example = Colocas un trabajador negro en la Platería con la carta { NAME($card) } en tu tripulación: 4 de plata en vez de 3.
about-crew-hire-discount-example = Contratas en el Cuartel una carta que cuesta 3, con la carta { NAME($card) } en tu tripulación: pagas 2.
about-crew-again-example = En la Casa Larga haces una ofrenda. Con la carta { NAME($card) } en tu tripulación, cambias además 1 de ganado por 2 provisiones.

## Lo que se puede consultar: edificios

about-gate_house-example = Colocas aquí tu trabajador y robas 2 cartas; después recoges otro trabajador en otro sitio.
about-town_hall-example = Juegas un Recolector de tu mano: lo descartas y tomas 2 provisiones.
about-treasury-example = Descartas un Cazador por 2 de plata, o un Cazador y un Explorador por 1 de oro.
about-barracks-example = Pagas 3 de plata y pasas un Arquero de tu mano a tu tripulación: suma 3 de fuerza en cada asalto desde ahora.
about-mill-example = Con un trabajador negro recibes 1 provisión. Con uno blanco recibes 2, o 1 de oro en su lugar.
about-silversmith-example = Con un trabajador negro recibes 3 de plata; con uno gris o blanco, 2.
about-armoury-example = Pagas 1 de hierro: tu armadura sube de 3 a 5, lo que suma 2 de fuerza en cada asalto.
about-long_house-example = Pagas 2 de oro y 2 de ganado por la ofrenda a la vista que da 6 puntos, y la guardas boca abajo.

## Lo que se puede consultar: asentamientos

about-harbour = Sin dados, siempre 1 punto. Aquí asaltan los trabajadores negros y grises, y hacen falta 2 o 3 tripulantes.
about-harbour-example = El Puerto 1 pide 2 tripulantes y 2 provisiones: las pagas, ganas 1 punto y te llevas un lote con su trabajador gris.
about-outpost = Un dado. Solo los trabajadores grises pueden asaltar aquí, y aquí están los primeros blancos.
about-outpost-example = En la Avanzada 1, tu tripulación tiene fuerza 8 y sacas un 3: con 11 alcanzas el nivel de 10, que da 2 puntos.
about-monastery = Dos dados. Además de provisiones cuesta 1 de oro, y admite trabajadores grises y blancos.
about-monastery-example = El Monasterio 1 da 4 puntos con fuerza 12 y 6 puntos con 20. Con 13 y una tirada de 7 llegas a 20.
about-fortress = Dos dados, la mayor tripulación y la mayor cantidad de puntos. Solo entran trabajadores blancos. Cuando queda un lote en las fortalezas, empieza la última ronda.
about-fortress-example = La Fortaleza 1 pide 5 tripulantes, 3 provisiones y 2 de oro. Con fuerza 36 da 12 puntos.

## Lo que se puede consultar: signos

about-silver-title = Plata
about-silver = Paga la tripulación en el Cuartel, la armadura y algunas ofrendas. Conservas 8 como mucho, y al final no vale nada.
about-silver-example = Tienes 7 y recibes 3: al final de tu turno devuelves 2.
about-provision-title = Provisiones
about-provision = Todos los asaltos cuestan alguna. Conservas 8 como mucho, y al final no valen nada.
about-provision-example = El Puerto 3 cuesta 3: con 2 no puedes asaltarlo.
about-gold-title = Oro
about-gold = Botín. Abre monasterios y fortalezas, compra ofrendas y al final vale 1 punto.
about-gold-example = Tienes 2 de oro: pagan la Fortaleza 1, o dan 2 puntos si no surge nada mejor.
about-iron-title = Hierro
about-iron = Botín. Compra armadura y ofrendas, y al final vale 1 punto.
about-iron-example = 1 de hierro en la Armería son 2 de armadura: 2 de fuerza en cada asalto que venga.
about-livestock-title = Ganado
about-livestock = Botín. Compra provisiones y ofrendas; al final, cada 2 valen 1 punto.
about-livestock-example = Acabas con 5 de ganado: dan 2 puntos, y el quinto no da nada.
about-valkyrie-title = Valquiria
about-valkyrie = Por cada una del lote que te llevas muere alguien de tu tripulación. Además subes un paso en una pista que da puntos al final.
about-valkyrie-example = Te llevas un lote con 2 valquirias: mueren 2 de tu tripulación. Con 5 en toda la partida son 7 puntos.
about-armour-title = Armadura
about-armour = Suma a tu fuerza en cada asalto y nunca se gasta. Da puntos al llegar a 3, 6 y 9.
about-armour-example = Con 6 de armadura, cada asalto tiene 6 de fuerza más, y al final ganas 4 puntos.
about-strength-title = Fuerza
about-strength = Decide cuántos puntos da un asalto: tu tripulación, sus efectos, tu armadura y los dados, todo junto.
about-strength-example = Tripulación 9, armadura 3 y dados 7 son 19: llegas al nivel de 14, al de 22 no.
about-points-title = Puntos de victoria
about-points = Gana quien tenga más. Los de los asaltos cuentan enseguida; los demás, al final.
about-points-example = 30 de asaltos, 12 de ofrendas, 7 por 5 valquirias y 2 por el oro son 51.
about-cards-title = Cartas de aldeanos
about-cards = Cada una se puede contratar, vender en la Tesorería o, si no es un héroe, jugar en el Ayuntamiento. Al final de tu turno conservas 8 como mucho.
about-cards-example = Un Campeón da fuerza 4 y 3 puntos en tu tripulación, o le cuesta 1 provisión a cada rival, o se vende por 2 de plata.
about-offering-title = Ofrendas
about-offering = Losetas que compras en la Casa Larga con botín y plata. Las guardas boca abajo, y sus puntos cuentan al final.
about-offering-example = Pagas 2 de oro por una ofrenda de 4 puntos: mejor que los 2 puntos que daría el oro.
about-crew-title = Tripulación
about-crew = Las cartas que has contratado: 5 como mucho, y entre ellas 1 héroe como mucho. Todas van a cada asalto.
about-crew-example = Con 3 tripulantes puedes asaltar el Monasterio 1; la Fortaleza 1 pide 5.
about-dead-title = Quienes mueren
about-dead = Un tripulante que muere por una valquiria se descarta después de puntuar el asalto.
about-dead-example = Un Mercenario suma sus 4 de fuerza al asalto y luego muere: también ganas su punto.
about-longship-title = El asalto
about-longship = Colocas tu trabajador en un asentamiento, pagas, luchas y te llevas botín: ese es todo tu turno.
about-longship-example = Un trabajador gris, 3 tripulantes y 3 provisiones: zarpas hacia la Avanzada 1.
about-worker-black-title = Trabajador negro
about-worker-black = Trabaja en la aldea, menos en la Armería y la Casa Larga, y solo asalta puertos.
about-worker-black-example = En la Platería da 3 de plata; los demás, 2.
about-worker-grey-title = Trabajador gris
about-worker-grey = Trabaja en todas partes y asalta puertos, avanzadas y monasterios. Viene de los puertos y las avanzadas.
about-worker-grey-example = En el Molino da 2 provisiones; uno negro, 1.
about-worker-white-title = Trabajador blanco
about-worker-white = Trabaja en todas partes y asalta monasterios y fortalezas, pero no puertos ni avanzadas.
about-worker-white-example = En el Molino da 2 provisiones o 1 de oro, a tu elección.
about-die-title = Dado de asalto
about-die = Muestra 2, 3, 3, 4, 4 o 5. Las avanzadas se asaltan con uno, los monasterios y las fortalezas con dos, los puertos sin dados.
about-die-example = Con dos dados, lo más probable es un 7, y nunca sale menos de 4 ni más de 10.
