# Ortus Regni, en español. who es un nombre; seat, owner, other … son lugares.
# Cómo suena: docs/style.md. Un nombre para cada cosa: texts/glossary.toml.
# En mayúsculas: NAME una carta, CARD con su signo, CARDS varias, BRIEFLY sin «y»; TITLE un Lord, LORDS
# los de unos Feudos; FIEF y MERCENARY por su número, NUMBER solo el número; HOME lo que hay en un
# Feudo, FALLEN lo que se va con él; TARGET a qué apunta una trama; FORCES quienes luchan, MEANS lo que
# podría oponerse; RETURNED cartas con sus dueños; ANTES, JOUST y RIDERS qué apuesta o tiene cada uno en
# una justa.

title = Ortus Regni
pitch = Condes de la Inglaterra anglosajona forman un mazo de 24 cartas y después castillos, intrigas y ejércitos; gana el último Conde que quede. De 20 a 60 minutos en una mesa, de 2 a 6 jugadores.
picture-cover = Un castillo, un palacio y una catedral en sus colinas; delante, un caballero, un campeón, un rey, un príncipe, un asedio y un vikingo.

## Cartas

card-palace = Palacio
card-castle = Castillo
card-land = Campo
card-market = Mercado
card-church = Iglesia
card-cathedral = Catedral
card-prince = Príncipe
card-vassal = Vasallo
card-champion = Campeón
card-monk = Monje
card-mercenary = Mercenario
card-treachery = Traición
card-intrigue = Intriga
card-allies = Aliados
card-banquet = Banquete
card-banner = Estandarte
card-infantry = Infantería
card-knight = Caballero
card-viking = Vikingo
card-chieftain = Jefe vikingo
card-king = Rey

group-property = Propiedades
group-face = Personalidades
group-politics = Política

nothing = nada
fief = Feudo { $number }
mercenary = Mercenario { $number }
abbot = Abad
lord = Lord { $card }
option-property = { NAME($card) } del Feudo { NUMBER($key) }{ $foreign ->
    [true] {" "}({ SEAT($owner) })
   *[false] {""}
  }
    .detail = { FIRST(DOTS(property-ransom, property-owner, HOME($home)), property-bare, TEXT("does", $card)) }
    .mark = { NAME($card) } { NUMBER($key) }{ $foreign ->
        [true] {" "}{ LETTER($owner) }
       *[false] {""}
      }{ $again }
lords-of = { $count ->
    [one] el Lord del Feudo { $numbers }
   *[other] los Lores de los Feudos { $numbers }
  }
lord-of = el Lord del { $fief }
hand-target = cartas de la mano
reserve-target = Ejércitos de la reserva
list-last = { $head } y { $tail }
list-last-i = { $head } e { $tail }
line = { $who } { $what }.
count-in-hand = { COUNT("cards", $n) } en la mano
count-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
  }
count-armies = { $n ->
    [one] { $n } Ejército
   *[other] { $n } Ejércitos
  }
count-towers = { $n ->
    [one] { $n } Torre
   *[other] { $n } Torres
  }
count-damage = { $n ->
    [one] { $n } punto de daño
   *[other] { $n } puntos de daño
  }
count-vikings = { $n ->
    [one] { $n } Vikingo
   *[other] { $n } Vikingos
  }
count-cubes = { $n ->
    [one] { $n } cubo
   *[other] { $n } cubos
  }
count-vassals = { $n ->
    [one] { $n } Vasallo
   *[other] { $n } Vasallos
  }
count-lord-vassals = { $n ->
    [one] { $n } Lord Vasallo
   *[other] { $n } Lores Vasallos
  }
count-banners = { $n ->
    [one] { $n } Estandarte
   *[other] { $n } Estandartes
  }
count-fiefs = { $n ->
    [one] { $n } Feudo
   *[other] { $n } Feudos
  }
count-properties = { $n ->
    [one] { $n } propiedad
   *[other] { $n } propiedades
  }

## Lo que hace una carta, en una línea

does-palace = Un Feudo; para caer necesita 3 de daño en un mismo asedio. Todos empiezan con uno.
does-castle = Un Feudo nuevo. Puede tener un Lord; lo destruyen 2 de daño en un asedio.
does-land = En un Feudo: 1 carta de Ejército, 2 con Mercado. Permite reclutar y llamar Ejércitos a combate.
does-market = En un Feudo: cada Campo suyo llama a 2 Ejércitos, y reclutar allí da 2.
does-church = En un Feudo. Si nadie tiene la Catedral, quien más Iglesias tiene resuelve «La Iglesia decide».
does-cathedral = Solo una en juego. Quien la tiene es Arzobispo y resuelve «La Iglesia decide».
does-prince = 1 de daño. Como Lord: lega, incauta, y la Traición solo mata al Príncipe, no al Feudo.
does-vassal = 1 de daño. Apoya en disputas; como Lord, incauta; como emisario, da 1 cubo.
does-champion = 2 de daño. En una justa vale como Príncipe o Vasallo, lo que sea mejor.
does-monk = No hace daño. Como Abad con una Iglesia, descubre la mano de un rival; como emisario, da 2 cubos.
does-mercenary = En la mesa: 2 de daño y sitio para 1 carta de Ejército.
does-treachery = Mata a un Lord con su Feudo, descarta 2 cartas de una mano al azar o mata a un Mercenario.
does-intrigue = Roba hasta 2 propiedades de un Feudo, hasta 2 Ejércitos o un Mercenario.
does-allies = Solo como respuesta: detiene Traición o Intriga, si los Vasallos no deciden otra cosa.
does-banquet = Roba 2 cartas.
does-banner = Legar (un mazo nuevo), reclamar la corona o convocar una justa.

## Reglas

rules-overview-title = Resumen
rules-overview =
    Sé el último Conde. Quedas fuera si pierdes tu último Castillo o Palacio, si no puedes robar al final de tu turno o si te rindes.

    ### Antes de la partida
    Cada jugador elige en secreto 24 de 90 cartas, como mucho seis de cada tipo. Empiezas con un Palacio y 5 cartas.

    ### Un turno
    1. Haz **una acción**: jugar una carta, atacar, reclutar, enviar un emisario, usar un Monasterio; o ninguna.
    2. **Gratis**, cuantas veces quieras: poner cartas de la mano como Torres, poner Ejércitos de la reserva en guarniciones.
    3. **Roba una carta.** Eso acaba tu turno. Si no queda ninguna, tu linaje cae en el olvido y quedas fuera.

    Los **Vikingos** actúan después del último Conde. En la ronda 1 nadie puede atacar. Con reglas de torneo no hay ataques, Traición ni Intriga en las rondas 1 y 2. Con dos jugadores estas reglas se usan, salvo que la mesa elija otra cosa.

    Cada carta tiene su propia página.

rules-decks-title = Tu mazo
rules-decks =
    - 24 cartas de 15 tipos, hasta seis de cada uno. El Palacio va aparte y empieza en la mesa.
    - Con pocos tipos el mazo hace una cosa con seguridad; con muchos tiene respuestas cuando la partida se alarga.
    - Nadie sabe qué has elegido. Cuántas cartas quedan en un mazo es público: si se vacía, es el final.
    - Tras robar tus cinco primeras cartas puedes devolverlas una vez, barajar y robar otras cinco.
    - Hay mazos preparados. También puedes guardar los tuyos con un nombre o escribir uno como texto: `4 castillo, 6 campo, 3 mercado …`

rules-turn-title = Acciones
rules-turn =
    Una acción por turno:

    - **Jugar un Castillo o una propiedad** de la mano. Las propiedades van a uno de tus Feudos.
    - **Nombrar un Lord:** Príncipe, Vasallo, Campeón o Monje (un Abad) en un Castillo o Palacio. Si ya había un Lord, se descarta. Solo puedes tener un Príncipe en juego.
    - **Jugar** un Mercenario, Traición, Intriga, Banquete o Estandarte.
    - **Atacar** a otro Conde; no en la ronda 1 y, con reglas de torneo, tampoco en la 2 (ni Traición ni Intriga).
    - **Reclutar** con al menos un Campo: 1 carta de Ejército, 2 si un Feudo tiene Campo y Mercado.
    - **Emisario:** enviar un Vasallo o un Monje de la mano a los Vikingos.
    - **Monasterio:** con un Abad en un Feudo con Iglesia o Catedral, hacer que otro Conde muestre toda su mano.

    Gratis, y solo en tu turno: Torres y guarniciones. Ni unas ni otras vuelven nunca.

    En lugar del reloj de arena de la caja cuenta el ritmo de la mesa: `/partida ritmo`.

rules-towers-title = Torres y Ejércitos
rules-towers =
    - Cualquier carta de la mano puede ponerse boca abajo como **Torre**. Puedes mirar las tuyas; los demás solo ven cuántas hay. La que se destruye se muestra.
    - En una incursión o un asedio cada Torre absorbe 1 de daño y sigue en pie. Solo un ataque a las propias Torres las destruye, 1 de daño cada una; su dueño elige cuáles.
    - Los **Ejércitos** (Infantería 1 de daño, Caballeros 2) esperan boca abajo en tu reserva. A la batalla van los que permitan tus Campos: 1 por Campo, 2 por Campo junto a un Mercado.
    - Una **guarnición** está boca arriba. Un Mercenario tiene sitio para 1 Ejército; el Rey, para uno menos que los jugadores del principio. Una guarnición no necesita Campo.
    - Cuántas cartas tiene cada jugador en la mano, la reserva y el mazo es público.

rules-politics-title = Política
rules-politics =
    La **Traición** mata, la **Intriga** roba. Jugar una de ellas es una conspiración.

    1. El objetivo puede jugar **Aliados**. Sin ellos la conspiración tiene éxito.
    2. Con ellos empieza una disputa. El atacante puede añadir un **Vasallo**, de la mano o un Lord; después puede el defensor, luego otra vez el atacante … Pierde quien primero no añade ninguno, así que gana el defensor si ambos dieron lo mismo.
    3. Los Vasallos de la mano se descartan en ambos bandos. Los Lores Vasallos del ganador vuelven a casa, los del perdedor se descartan; sus Castillos quedan.

    Aquí cada bando dice de una vez cuántos Vasallos daría como mucho, y cuáles; no se gastan más de los necesarios.

rules-attack-title = Atacar
rules-attack =
    Elige un Conde y una de tres formas, y muestra tus fuerzas:

    - **Torres:** cada punto de daño que pasa destruye una Torre.
    - **Incursión** en un Feudo: lo que no absorben las Torres destruye propiedades, 1 cada una; nunca el Castillo.
    - **Asedio** de un Castillo: tras las Torres, 2 de daño destruyen un Castillo y 3 un Palacio, con todas sus propiedades y su Lord. Con menos no pasa nada.

    {""}**Fuerzas:** personalidades de la mano (se descartan después, pase lo que pase), Lores, Ejércitos de la reserva según tus Campos, Mercenarios, guarniciones, el Rey y su Guardia. El atacante necesita al menos una. Después el defensor muestra las suyas.

    Si el defensor llama a alguien a combate, revela una **carta de Batalla**. Si no, ninguna fuerza frena el daño; en incursiones y asedios las Torres siguen absorbiendo el suyo.

    {""}**Incautar:** con un Lord Príncipe o un Lord Vasallo en la batalla te quedas con 1 carta de lo que destruyes en una incursión o asedio. Con ambos te quedas con 2. Las Torres y los Lores no se incautan.

rules-battle-title = Cartas de Batalla y daño
rules-battle =
    24 cartas, que no se barajan hasta que se acaban:

    - **Normal** (15): ambos bandos sufren daño.
    - **El atacante gana** (3): solo el defensor sufre daño, y sus Lores en batalla son capturados.
    - **El defensor gana** (3): solo el atacante sufre daño, y sus Lores en batalla son capturados.
    - **La Iglesia decide** (3): el Arzobispo elige una de esas tres; sin Catedral, quien tenga más Iglesias. Con empate o sin ninguna es Normal.

    {""}**Daño:** primero el atacante reparte lo que recibe entre sus fuerzas, después el defensor. Cada carta absorbe 1; solo lo que sobra sigue hacia Torres, propiedades o Castillo. El Rey absorbe 1 y vive, y los Lores vuelven a casa. Las personalidades de la mano se pierden igual. Los Ejércitos mueren, y un Mercenario muere con su guarnición.

rules-ransom-title = Lores capturados
rules-ransom =
    - Por cada Lord capturado puedes ofrecer como rescate **1 propiedad o Castillo** de tu Condado. El Castillo de un Lord que va a volver no puede ser el rescate, así que nunca el último.
    - El Lord que no se rescata muere tras la batalla; su Castillo queda.
    - El rescate se nombra antes del daño y hasta entonces sigue en su sitio. Si es destruido, no hay nada que entregar, y el Lord queda libre igualmente. Como todo lo que cae, puede incautarse.
    - Si se paga un Castillo, se descartan su Lord y sus propiedades.
    - Los Vikingos no aceptan rescates: los Lores que capturan mueren.

rules-joust-title = Justas
rules-joust =
    Convocas una justa con un Estandarte como acción. Desde la izquierda de quien la convoca, que va el último, cada Conde

    - juega un Estandarte para no participar, o
    - da una **apuesta**, una propiedad o un Castillo, y un **participante**: un Lord, o cualquier carta de la mano boca abajo.

    No puedes apostar tu último Castillo, y el Lord de un Castillo apostado no puede participar. Si solo tienes un Castillo sin nada más, puedes participar sin apuesta o quedarte fuera. Pero si has convocado la justa, solo puedes faltar con un segundo Estandarte.

    Cada jugador recibe 2 cartas de Justa (6 Príncipes, 6 Vasallos, 12 Sin Suerte). De mejor a peor: tres Príncipes · tres Vasallos · dos Príncipes y un Vasallo · dos Príncipes · dos Vasallos y un Príncipe · dos Vasallos · Príncipe y Vasallo · un Príncipe · un Vasallo · nada. Un Campeón vale como Príncipe o Vasallo, lo que sea mejor. En caso de empate, cada empatado revela una carta más.

    El ganador se lleva todas las apuestas. Lo que hay en un Castillo perdido se descarta, y también los participantes de la mano y los Lores perdedores. Si solo participa un Conde, el mal tiempo cancela la justa: los Estandartes se pierden y la acción también.

rules-king-title = Rey y Arzobispo
rules-king =
    - Quien tiene al menos 2 Estandartes en la mesa por la corona, y 2 más que cada otro Conde, es **Rey**. Todos esos Estandartes se descartan.
    - Cada otro Conde con Ejércitos en la reserva da al Rey uno a su elección para la **Guardia Real**. Tiene sitio para uno menos que los jugadores del principio; el Rey la completa con su reserva.
    - En batalla el Rey hace 1 de daño y nunca muere. Mientras vive nadie puede reclamar la corona; muere cuando su Conde queda fuera.
    - Quien tiene la **Catedral** es **Arzobispo**. Si la tiene otro Conde, necesitas una Iglesia para legar.
    - **Legar:** un Estandarte sobre tu Lord Príncipe. Ambos se descartan, y tus descartes y tu mazo se barajan en un mazo nuevo.

rules-vikings-title = Vikingos
rules-vikings =
    - Tras cada ronda sin ataques entre Condes avanza un marcador negro. Tras una con ataque, ninguno.
    - Cada **emisario** avanza uno al momento y pone cubos tuyos en la bolsa: Vasallo 1, Monje 2.
    - Con el **8.º** marcador desembarcan al final de la ronda: un Vikingo más que los jugadores del principio. Atacan enseguida.
    - Desde entonces se une un Vikingo cada ronda. Mientras sean al menos tantos como desembarcaron, se saca un cubo: su Conde los dirige **a todos** contra quien quiera, también contra sí mismo, o los retiene. El cubo vuelve a la bolsa.
    - Los Vikingos hacen daño como la Infantería (1) y los Jefes como los Caballeros (2). No incautan nada ni aceptan rescates: los Lores capturados mueren.

rules-end-title = Quedar fuera, y el final
rules-end =
    - Quedas fuera cuando pierdes tu último Feudo, cuando no puedes robar o cuando te **rindes** en tu propio turno.
    - Tus cartas dejan el juego y tus cubos la bolsa. Lo que otros te quitaron sigue con ellos hasta que se descarta.
    - Los descartes van siempre a quien trajo la carta a la partida.
    - Gana el **último Conde**. Los demás se ordenan por cuánto aguantaron.

rules-tournament-title = Reglas de torneo
rules-tournament =
    Con dos jugadores están activas si la mesa no eligió otra cosa; valen con cualquier número.

    - Sin ataques, Traición ni Intriga en las **dos** primeras rondas.
    - Cada Conde empieza con **dos Torres**: dos cartas además de las 24, elegidas en secreto después del mazo.
    - Los marcadores vikingos avanzan también en esas rondas.

rules-ours-title = Donde el reglamento calla
rules-ours =
    Lo que hemos decidido donde el reglamento no dice nada, o se contradice:

## Las cartas, una página cada una

rule-palace =
    - Cada jugador empieza con uno. Es un Castillo en todo, solo que más fuerte: hacen falta 3 de daño en un mismo asedio.
    - Perderlo no te deja fuera mientras tengas otro Feudo.
    - Puede incautarse en un asedio, pagarse como rescate o apostarse en una justa, como un Castillo.
rule-castle =
    - Cada Castillo es un Feudo. A él se anexan las propiedades, y en él puede vivir un Lord.
    - Si lo destruyen, se descartan con él sus propiedades y su Lord.
    - La Intriga no puede llevárselo y ninguna incursión lo daña.
rule-land =
    - Jugado de la mano da enseguida 1 carta de Ejército a tu reserva, 2 si su Feudo tiene Mercado. Uno quitado a un rival no da ninguna.
    - Con al menos un Campo puedes reclutar: 1 carta de Ejército, 2 si uno de tus Feudos tiene Campo y Mercado.
    - En cada batalla cada Campo permite luchar a 1 Ejército de la reserva, 2 junto a un Mercado.
rule-market =
    - Dobla los Campos de su propio Feudo, no los de otros. Un segundo allí no añade nada.
    - Sin Campo no cuenta nunca.
rule-church =
    - Con un Abad en el mismo Feudo es un Monasterio.
    - Sin Arzobispo, el Conde con más Iglesias que cualquier otro resuelve «La Iglesia decide».
    - Te permite legar aunque otro tenga la Catedral.
rule-cathedral =
    - No puede jugarse mientras haya alguna Catedral en juego.
    - Vale como edificio religioso para un Monasterio.
    - El Arzobispo resuelve «La Iglesia decide» en toda batalla, también en las suyas y en las de los Vikingos.
rule-prince =
    - Solo puedes tener uno en juego, sea Lord o llamado a combate desde la mano; uno en la mano sí puede ir a una justa.
    - Si la Traición mata a un Lord Príncipe, quedan el Castillo y las propiedades.
    - Como Lord, un Príncipe puede legar con un Estandarte e incauta una carta en una incursión o un asedio.
    - 1 de daño, absorbe 1.
rule-vassal =
    - Solo los Vasallos apoyan en una disputa política, desde la mano o como Lores.
    - Como Lord, un Vasallo incauta una carta en una incursión o un asedio; dos Vasallos, también solo una.
    - Como emisario: un cubo, un marcador negro.
    - 1 de daño, absorbe 1.
rule-champion =
    - En una justa vale como Príncipe o Vasallo, lo que forme mejor mano.
    - 2 de daño, absorbe 1.
rule-monk =
    - Como Lord es un Abad. Con un Abad junto a una Iglesia o la Catedral puedes usar el Monasterio como acción: otro Conde muestra toda su mano.
    - Como emisario: dos cubos, un marcador negro.
    - No hace daño, absorbe 1.
rule-mercenary =
    - Está en la mesa, fuera de los Feudos. No puede ser Lord ni luchar desde la mano.
    - Tiene sitio para una carta de Ejército, boca arriba, que no vuelve. Luchan uno solo o los dos, sin necesidad de Campo.
    - Si muere, su guarnición se va con él. La Traición los mata y la Intriga los roba.
    - 2 de daño, absorbe 1.
rule-treachery =
    Elige una cosa:

    - un **Lord o Abad** de otro Conde: se descarta con su Castillo y todas sus propiedades; un Lord Príncipe muere solo.
    - la **mano** de otro Conde: dos cartas al azar se muestran y se descartan.
    - un **Mercenario** con su guarnición.

    El objetivo puede responder con Aliados.
rule-intrigue =
    Elige una cosa:

    - un **Feudo** de otro Conde: dos de sus propiedades pasan a ser tuyas, o la única. Si hay más de dos, elige su dueño. Un Campo robado no da Ejército.
    - la **reserva** de otro Conde: dos Ejércitos que él elige, sin que los demás los vean.
    - un **Mercenario** con su guarnición.

    El objetivo puede responder con Aliados.
rule-allies =
    - Nunca es una acción: solo una respuesta a Traición o Intriga contra ti. Basta una.
    - Después deciden los Vasallos: el atacante añade uno, tú otro … Gana el defensor si ambos dieron lo mismo.
rule-banquet =
    - Roba dos cartas, y una más al acabar el turno. Si tu mazo se acaba antes, quedas fuera antes.
rule-banner =
    Tres usos, cada uno una acción:

    - **Legar:** sobre tu Lord Príncipe. Ambos van a tus descartes, que se barajan con tu mazo en uno nuevo. Si otro tiene la Catedral, necesitas una Iglesia.
    - **La corona,** si no hay Rey: se queda en la mesa. Con al menos dos, y dos más que cada otro Conde, eres Rey.
    - **Justa:** la convoca. Un Estandarte de tu mano también te excusa de una justa.

## Donde el libro calla

## La crónica

event-first-drawn = Sale un cubo de la bolsa: empieza { SEAT($seat) }.
event-decks-ready = Todos han elegido su mazo.
event-game-start = { $tournament ->
    [true] Empieza la partida con reglas de torneo: ni ataques ni Traición ni Intriga en las dos primeras rondas.
   *[false] Empieza la partida. En la ronda 1 nadie puede atacar.
  }
event-round-begins = Ronda { $round }.
event-king-dead = Con { SEAT($seat) } muere el Rey. La corona vuelve a estar libre.
event-game-over = { LIST(SEAT($winners)) } es el último Conde y gana.
did-castle-built = construye un { CARD($card) }: { FIEF($fief) }
did-property-built = construye { CARD($card) } en el { FIEF($fief) }
did-lord-installed = { $card ->
    [monk] nombra Abad del { FIEF($fief) } a { CARD($card) }
   *[other] nombra Lord del { FIEF($fief) } a { CARD($card) }
  }{ $before ->
    [none] {""}
   *[other] ; se descarta { CARD($before) }, que estaba allí
  }
did-mercenary-hired = contrata al { MERCENARY($mercenary) }
did-garrisoned = { $where ->
    [king] pone { CARD($army) } en la Guardia Real
   *[other] pone { CARD($army) } de guarnición con el { MERCENARY($where) }
  }
did-emissary-sent = envía { CARD($card) } a los Vikingos y pone { COUNT("cubes", $cubes) } en la bolsa (ahora { $total }){ $moved ->
    [true] ; los Vikingos se acercan ({ $markers } de 8)
   *[false] {""}
  }
did-hand-shown = usa el Monasterio; { SEAT($other) } muestra toda su mano: { CARDS($cards) }
did-bequeathed = lega el Condado (vez { $times } de 6): se descartan 🚩 Estandarte y { LORDS($fief) }; { COUNT("cards", $cards) } se barajan en el mazo, que queda con { $deck }
did-banner-raised = pone un 🚩 Estandarte por la corona; { COUNT("banners", $banners) } en la mesa
did-crowned = recibe la corona de Rey; la Guardia Real tiene sitio para { COUNT("armies", $slots) }
did-tribute = da { CARD($army) } a la Guardia Real de { SEAT($king) }
did-mulligan = { $redrawn ->
    [true] roba una mano nueva
   *[false] se queda con la primera mano
  }
did-hand-dealt = ha robado { CARDS($cards) }
did-banquet = celebra un 🍖 Banquete
did-drew = roba { COUNT("cards", $cards) }; { $hand } en la mano, { COUNT("cards", $deck) } en el mazo
did-cards-drawn = ha robado { CARDS($cards) }
did-armies-drawn = { $why ->
    [land] recibe { COUNT("armies", $cards) }; { $reserve } en la reserva
   *[recruit] recluta { COUNT("armies", $cards) }; { $reserve } en la reserva
  }
did-armies-seen = ha recibido { CARDS($cards) }
did-towers-built = { $why ->
    [turn] levanta { COUNT("towers", $cards) } ({ $towers } en total)
   *[tournament] empieza con { COUNT("towers", $cards) }
  }
did-towers-laid = ha puesto como Torres { CARDS($cards) }
did-plot = juega { CARD($card) } contra { SEAT($other) }: { TARGET($target) }
did-allies-played = responde con { CARD("allies") }
did-no-allies = no responde
did-no-support = no añade ningún Vasallo; la conspiración queda detenida
did-struggle = añade { COUNT("vassals", SIZE($vassals)) } y { SEAT($other) } añade { COUNT("vassals", SIZE($against)) }; { SEAT($winner) } gana la disputa
did-hand-struck = pierde { CARDS($cards) } de la mano; { $hand ->
    [0] no le queda ninguna carta
    [one] le queda una carta
   *[other] le quedan { $hand } cartas
  }
did-properties-stolen = se lleva { CARDS($cards) } del { FIEF($fief) } de { SEAT($other) }
did-armies-stolen = se lleva { COUNT("armies", $cards) } de la reserva de { SEAT($other) }
did-armies-moved = se lleva { CARDS($cards) } de { SEAT($other) }
did-mercenary-stolen = se lleva el { MERCENARY($mercenary) } de { SEAT($other) }
did-property-placed = coloca { CARD($card) } en el { FIEF($fief) }
did-fief-taken = funda el { FIEF($fief) } con el { CARD($card) } ganado
did-lord-slain = { $why ->
    [treachery] pierde al { TITLE($card) } del { FIEF($fief) }; el Feudo sigue en pie
    [struggle] pierde en la disputa al { TITLE($card) } del { FIEF($fief) }
    [captured] pierde al { TITLE($card) } del { FIEF($fief) }, capturado y sin rescate
    [vikings] pierde al { TITLE($card) } del { FIEF($fief) }, a manos de los Vikingos
   *[joust] pierde en la justa al { TITLE($card) } del { FIEF($fief) }
  }
did-fief-lost = pierde el { FIEF($fief) } con { FALLEN($castle, $properties, $lord) }
did-mercenary-slain = { $why ->
    [battle] { $army ->
        [none] {""}
       *[other] pierde con el { MERCENARY($mercenary) } a su guarnición: { CARD($army) }
      }
   *[other] pierde al { MERCENARY($mercenary) }{ $army ->
        [none] {""}
       *[other] {" "}con su guarnición, { CARD($army) }
      }
  }
did-earl-out = { $why ->
    [fief] ha perdido su último Feudo y queda fuera; { $left ->
        [one] queda un Conde
       *[other] quedan { $left } Condes
      }
    [deck] no tiene carta que robar y queda fuera; { $left ->
        [one] queda un Conde
       *[other] quedan { $left } Condes
      }
   *[resigned] se rinde; { $left ->
        [one] queda un Conde
       *[other] quedan { $left } Condes
      }
  }
did-armies-disbanded = licencia a { CARDS($cards) }
did-cards-returned = devuelve a sus dueños { RETURNED($cards, $names) }

## Combates, justas, Vikingos

the-vikings = los Vikingos
way = { $way ->
    [towers] ataque a las Torres
    [raid] incursión en el { FIEF($fief) }
   *[siege] asedio del { FIEF($fief) }
  }
battle-normal = Normal
battle-attacker = El atacante gana
battle-defender = El defensor gana
battle-church = La Iglesia decide
joust-none = Sin Suerte
rank-1 = tres Príncipes
rank-2 = tres Vasallos
rank-3 = dos Príncipes y un Vasallo
rank-4 = dos Príncipes
rank-5 = dos Vasallos y un Príncipe
rank-6 = dos Vasallos
rank-7 = Príncipe y Vasallo
rank-8 = un Príncipe
rank-9 = un Vasallo
rank-10 = nada
event-battle-deck-shuffled = El mazo de Batalla se baraja de nuevo.
event-viking-deck-shuffled = El mazo de Vikingos se baraja de nuevo.
event-battle-card = Carta de Batalla: { TEXT("battle", $card) }.{ $card ->
    [church] {""}
   *[other] {" "}{ TEXT("detail-outcome", $card) }
  }
event-church-silent = { $why ->
    [tie] Sin Arzobispo, y nadie tiene más Iglesias que los demás: la batalla es Normal.
   *[none] Sin Arzobispo ni Iglesias: la batalla es Normal.
  }
event-forces-hit = { $lost ->
    [none] Los Vikingos reciben { COUNT("damage", $damage) } y no pierden a nadie.
   *[other] Los Vikingos reciben { COUNT("damage", $damage) } y pierden { FORCES($lost) }.
  }
event-attack-failed = Los Vikingos fracasan: { fails }.
fails = { $way ->
    [towers] no cae ninguna Torre
    [raid] no cae nada en el { FIEF($fief) }
   *[siege] el { FIEF($fief) } resiste ({ $left ->
        [0] no pasó ninguno
        [one] solo pasó { $left }
       *[other] solo pasaron { $left }
      } de los { $needed } puntos de daño necesarios)
  }
did-attack-declared = { $way ->
    [towers] ataca las Torres de { SEAT($other) }
    [raid] hace una incursión en el { FIEF($fief) } de { SEAT($other) }
   *[siege] asedia el { FIEF($fief) } de { SEAT($other) }
  }
did-attack-fielded = llama a combate a { FORCES($forces) } ({ COUNT("damage", $damage) })
did-defence-fielded = se defiende con { FORCES($forces) } ({ COUNT("damage", $damage) })
did-defence-conceded = no opone defensa
did-church-decided = { $why ->
    [cathedral] decide como Arzobispo: { TEXT("battle", $outcome) }
   *[churches] es quien más Iglesias tiene y decide: { TEXT("battle", $outcome) }
  }
did-lords-captured = deja { SIZE($fiefs) ->
    [one] un prisionero
   *[other] prisioneros
  } en manos de { SEAT($other) }: { LORDS($fiefs) }
did-ransom-refused = no paga rescate
did-ransom-named = ofrece rescate por { LORDS($fiefs) }: { CARDS($cards) }
did-handed-over = { $why ->
    [ransom] entrega { CARDS($cards) } a { SEAT($other) } como rescate
   *[joust] entrega su apuesta a { SEAT($other) }: { CARDS($cards) }
  }
did-seized = incauta { CARDS($cards) } de { SEAT($other) }
did-forces-hit = { $lost ->
    [none] recibe { COUNT("damage", $damage) } y no pierde a nadie
   *[other] recibe { COUNT("damage", $damage) } y pierde { FORCES($lost) }
  }
did-towers-held = { $left ->
    [0] absorbe { COUNT("damage", $damage) } con sus Torres; no pasa ningún punto
    [one] absorbe { COUNT("damage", $damage) } con sus Torres; pasa { $left } punto
   *[other] absorbe { COUNT("damage", $damage) } con sus Torres; pasan { $left } puntos
  }
did-attack-failed = fracasa: { fails }
did-towers-felled = pierde Torres: { CARDS($cards) }; { $towers ->
    [0] no queda ninguna
    [one] queda { $towers } Torre
   *[other] quedan { $towers } Torres
  }
did-properties-destroyed = pierde { CARDS($cards) } en el { FIEF($fief) }
did-hand-spent = descarta las cartas de la mano que llamó a combate: { CARDS($cards) }
did-joust-called = convoca una justa con un 🚩 Estandarte
did-joust-excused = { $why ->
    [banner] no va a la justa gracias a un { CARD("banner") }
    [poor] no va a la justa (no tiene más que un Castillo o Palacio)
   *[nobody] no va a la justa (no tiene a quién enviar)
  }
did-joust-entered = { $lord ->
    [none] { stakes } y envía una carta boca abajo
   *[other] { stakes } y envía al { TITLE($lord) } del { FIEF($fief) }
  }
stakes = { $card ->
    [none] no apuesta nada
   *[other] apuesta { CARD($card) }
  }
did-joust-won = gana la justa
event-joust-cancelled = Hace demasiado mal tiempo: la justa se cancela.
event-joust-hands = La justa se decide. { RIDERS($hands, $names) }.
event-joust-break = Empate: una carta más para cada uno. { JOUST($cards, $names) }.
event-jousters-spent = Se descartan los participantes de la mano: { CARDS($cards) }.
event-white-marker-back = { LESS($most, $markers) ->
    [0] {""}
   *[other] Ha habido un ataque: los Vikingos no se acercan ({ $markers } de { $most }).
  }
event-viking-marker = Los Vikingos se acercan ({ $markers } de { $most }).
event-vikings-joined = { $cards ->
    [none] No llegan más Vikingos: hay { $vikings } en tierra.
   *[other] Desembarca uno más: { CARDS($cards) }. Ya hay { $vikings } en tierra.
  }
event-vikings-landed = { $cards ->
    [none] No llegan más Vikingos: hay { $vikings } en tierra.
   *[other] Los Vikingos desembarcan: { CARDS($cards) }.
  }
event-vikings-wait = Los Vikingos esperan: hay { $vikings } de los { $needed } que necesitan para atacar.
event-cube-drawn = Sale un cubo de la bolsa: { SEAT($seat) } dirige a los Vikingos.
event-vikings-held = { SEAT($seat) } retiene a los Vikingos.
event-vikings-attack = { $own ->
    [true] { SEAT($seat) } lanza a los Vikingos contra su propio Condado: { way } con { FORCES($forces) } ({ COUNT("damage", $damage) }).
   *[false] { SEAT($seat) } lanza a los Vikingos contra { SEAT($other) }: { way } con { FORCES($forces) } ({ COUNT("damage", $damage) }).
  }

## Preguntas

wait-build-deck = elegir el mazo
wait-choose-towers = elegir dos Torres
wait-mulligan = conservar o cambiar la primera mano
wait-turn = jugar
wait-place-property = colocar una propiedad
wait-install = nombrar un Lord
wait-towers = levantar Torres
wait-garrison = poner Ejércitos de guarnición
wait-monastery = elegir quién muestra su mano
wait-treachery = elegir el objetivo de la Traición
wait-intrigue = elegir el objetivo de la Intriga
wait-allies = responder a una conspiración
wait-struggle = apoyar la conspiración con Vasallos
wait-yield-properties = elegir qué propiedades se roban
wait-yield-armies = elegir qué Ejércitos se roban
wait-tribute = dar un Ejército al Rey
wait-declare-attack = declarar un ataque
wait-attack-forces = elegir las fuerzas de ataque
wait-defence-forces = elegir quién defiende
wait-church-decides = decidir por la Iglesia
wait-ransom-lords = rescatar a los Lores
wait-ransom-price = nombrar el rescate
wait-attack-losses = repartir el daño
wait-defence-losses = repartir el daño
wait-towers-lost = elegir qué Torres caen
wait-properties-lost = elegir qué propiedades caen
wait-seize = incautar lo destruido
wait-joust-ante = entrar en la justa o no participar
wait-joust-card = elegir participante
wait-viking-attack = dirigir a los Vikingos
ask-build-deck = Elige en secreto tu mazo de { $n } cartas.
ask-choose-towers = ¿Qué otras { $n } cartas empiezan como tus Torres? Nadie ve cuáles.
ask-mulligan = ¿Te quedas con tu primera mano, o barajas las cinco y robas otras cinco? Solo esta vez.
ask-turn = { $acted ->
    [0] Haz una acción; Torres y guarniciones, gratis. Luego roba.
   *[other] Ya has hecho tu acción. Torres y guarniciones, o roba y acaba el turno.
  }
ask-place-property = ¿Dónde colocas { CARD($card) }?
ask-install = ¿En qué Feudo será Lord { CARD($card) }? Solo cabe uno en cada Feudo.
ask-towers = ¿Qué cartas pones boca abajo como Torres? No vuelven nunca a tu mano.
ask-garrison = ¿Adónde va cada Ejército? No vuelven a la reserva.
ask-monastery = ¿Quién muestra toda su mano?
ask-treachery = ¿Contra qué va tu Traición?
ask-intrigue = ¿Qué roba tu Intriga?
ask-allies = { $helpless ->
    [true] { SEAT($other) } juega { CARD($card) } contra ti: { TARGET($target) }. No tienes Aliados, así que la conspiración tiene éxito. Nadie más ve por qué no respondes.
   *[false] { SEAT($other) } juega { CARD($card) } contra ti: { TARGET($target) }. ¿Respondes con Aliados? Si es así, añade en orden los Vasallos que darías como mucho; solo se gastan los necesarios.
  }
ask-struggle = { $helpless ->
    [true] { SEAT($other) } ha respondido con Aliados a tu { CARD($card) } ({ TARGET($target) }). No tienes ningún Vasallo que añadir: la conspiración queda detenida.
   *[false] { SEAT($other) } ha respondido con Aliados a tu { CARD($card) } ({ TARGET($target) }). ¿Qué Vasallos añadirías como mucho, en este orden? Sin ninguno la conspiración queda detenida; solo se gastan los necesarios.
  }
ask-yield-properties = { SEAT($other) } roba en el { FIEF($fief) }. ¿Qué dos propiedades entregas?
ask-yield-armies = { SEAT($other) } roba { COUNT("armies", $least) } de tu reserva. ¿Qué entregas? Los demás no lo ven.
ask-tribute = { SEAT($other) } es Rey. ¿Qué Ejército das para la Guardia Real?
ask-declare-attack = ¿A quién atacas y cómo?
ask-attack-forces = Atacas a { SEAT($other) }: { way }. ¿Qué fuerzas llamas a combate? Después no se pueden cambiar.
ask-defence-forces = { $helpless ->
    [true] Ataque de { SEAT($other) } contra ti: { way } con { FORCES($attack) } ({ COUNT("damage", $damage) }). No tienes a nadie que llamar a combate; nadie más ve por qué no te defiendes.
   *[false] Ataque de { SEAT($other) } contra ti: { way } con { FORCES($attack) } ({ COUNT("damage", $damage) }). ¿Qué fuerzas llamas a combate?
  }
ask-church-decides = La Iglesia decide entre { SEAT($side) } (ataque) y { SEAT($other) } (defensa), y tú eliges. ¿Cómo acaba?
ask-ransom-lords = { SEAT($other) } ha capturado Lores tuyos. ¿A cuáles rescatas? Cada uno cuesta una propiedad o un Castillo a tu elección; los demás mueren tras la batalla.
ask-ransom-price = ¿Qué ofreces a { SEAT($other) } por { LORDS($lords) }? Una carta por Lord. Sigue en su sitio hasta que se reparta el daño; si cae, el Lord queda libre igual. El Lord y las propiedades de un Castillo entregado se descartan.
ask-defence-losses = Tus fuerzas sufren daño: { $n ->
    [one] una de estas lo recibe. ¿Cuál?
   *[other] { $n } de estas lo reciben. ¿Cuáles?
  }
ask-attack-losses = { $vikings ->
    [true] Los Vikingos reciben { COUNT("damage", $n) }. ¿Cuáles mueren?
   *[false] Tus fuerzas sufren daño: { $n ->
        [one] una de estas lo recibe. ¿Cuál?
       *[other] { $n } de estas lo reciben. ¿Cuáles?
      }
  }
ask-towers-lost = Pierdes { COUNT("towers", $n) }. { $n ->
    [one] ¿Cuál?
   *[other] ¿Cuáles?
  } Lo que cae se muestra y se descarta.
ask-properties-lost = El { FIEF($fief) } pierde { COUNT("properties", $n) }. { $n ->
    [one] ¿Cuál?
   *[other] ¿Cuáles?
  }
ask-seize = Tus Lores pueden incautar hasta { COUNT("cards", $most) } de lo destruido. ¿Con qué te quedas?
ask-joust-ante = { joust-call } ¿Qué apuestas? Se lo lleva quien gane; el Lord y las propiedades de un Castillo perdido se descartan. Después eliges quién va.
joust-call = { $calling ->
    [true] Has convocado una justa.
   *[false] { SEAT($other) } convoca una justa.
  }
ask-joust-card = ¿Quién justa por ti? Se le unen dos cartas de Justa; gana la mejor mano.
ask-viking-attack = Diriges a los Vikingos: { COUNT("vikings", $n) } con { COUNT("damage", $damage) }. ¿A quién atacan y cómo? No incautan nada; los Lores capturados mueren.
ahead-defence-forces = Tu defensa: { way }
ahead-struggle = Si responden a tu conspiración con Aliados
ahead-joust-ante = La justa: lo que apuestas
ahead-joust-card = La justa: quién va por ti
brief-attack-forces = { way } de { SEAT($other) }: ¿qué fuerzas?
brief-defence-forces = { SEAT($other) }: { way } con { COUNT("damage", $damage) }. ¿Quién defiende?
brief-allies = { SEAT($other) } juega { CARD($card) } contra ti: { TARGET($target) }. ¿Aliados? ¿Y qué Vasallos como mucho, en orden?
brief-struggle = { SEAT($other) } responde a { CARD($card) } ({ TARGET($target) }) con Aliados. ¿Qué Vasallos como mucho, en orden?
brief-joust-ante = { joust-call } ¿Qué apuestas? Se lo lleva quien gane; lo que hay en un Castillo perdido se descarta.
stake-brief-aim = { $way ->
    [siege] { $rivals ->
        [none] Hacen falta { $whole } de daño; nadie puede defender.
       *[other] Hacen falta { $whole } de daño, y 1 más por cada defensor ({ MEANS($rivals) }).
      }
   *[other] { stake-aim }
  }
stake-brief-undefended = { $ruin ->
    [last] ⚠️ Sin defensa cae tu último Feudo y quedas fuera.
    [falls] Sin defensa cae el Feudo.
   *[none] { stake-undefended }
  }
stake-season = { $season ->
    [truce] En esta ronda no hay ataques, Traición ni Intriga.
    [peace] En esta ronda no hay ataques.
   *[none] {""}
  }
stake-landing = { $landing ->
    [now] ⛵ Los Vikingos desembarcan al final de esta ronda.
    [unless] ⛵ Los Vikingos desembarcan al final de esta ronda, si ningún Conde ataca a otro.
   *[none] {""}
  }
stake-deck = { $deck ->
    [0] ⚠️ Tu mazo está vacío: al robar quedas fuera de la partida.
   *[other] {""}
  }
stake-plot = Quien tenga cartas puede responder con Aliados; { $vassals ->
    [0] no tienes ningún Vasallo para apoyar tu conspiración
   *[other] podrías apoyar tu conspiración con { COUNT("vassals", $vassals) }
  }.
stake-rival = { $helpless ->
    [true] {""}
   *[false] { $rivals ->
        [none] { SEAT($other) } no tiene Vasallos que oponer.
       *[other] { SEAT($other) } tiene { MEANS($rivals) }.
      }
  }
stake-most = Todas tus fuerzas juntas harían { COUNT("damage", $dealing) }.
stake-aim = { $way ->
    [towers] Hay { $towers ->
        [one] { $towers } Torre
       *[other] { $towers } Torres
      }; cada punto de daño que pase destruye una.
    [raid] { $towers ->
        [0] Allí no hay Torres: cada punto de daño destruye 1 propiedad
        [one] La Torre que hay absorbe 1 de daño; el resto destruye propiedades, 1 cada una
       *[other] Las { $towers } Torres que hay absorben 1 de daño cada una; el resto destruye propiedades, 1 cada una
      } (hay { SIZE($properties) }).
   *[siege] { CARD($castle) } cae con { $needed } de daño. { $towers ->
        [0] No hay Torres: hacen falta { $whole }
        [one] La Torre que hay absorbe 1: hacen falta { $whole }
       *[other] Las { $towers } Torres que hay absorben 1 cada una: hacen falta { $whole }
      }, y 1 más por cada carta que defienda.
  }
stake-defenders = { $rivals ->
    [none] { SEAT($other) } no tiene a nadie que llamar a combate.
   *[other] { SEAT($other) } puede defenderse con { MEANS($rivals) }.
  }
stake-brief-defenders = { $way ->
    [siege] {""}
   *[other] { stake-defenders }
  }
stake-undefended = { $way ->
    [towers] Sin defensa { $fall ->
        [one] cae una Torre
       *[other] caen { $fall } Torres
      } y { $rest ->
        [0] no queda ninguna
        [one] queda una Torre
       *[other] quedan { $rest } Torres
      }.
    [raid] Sin defensa { $fall ->
        [0] no cae nada
        [one] cae una propiedad
       *[other] caen { $fall } propiedades
      } y { $rest ->
        [0] no queda ninguna
        [one] queda una propiedad
       *[other] quedan { $rest } propiedades
      }.
   *[siege] { $ruin ->
        [last] ⚠️ Sin defensa pierdes { HOME($home) }: tu último Feudo, y quedas fuera.
        [falls] Sin defensa pierdes { HOME($home) }.
       *[none] Sin defensa el Feudo resiste ({ $left } de los { $needed } puntos de daño necesarios).
      }
  }
stake-soaked = { $soaked ->
    [0] {""}
   *[other] Tus Torres absorben { COUNT("damage", $soaked) }.
  }
stake-saved = { $saving ->
    [enough] { $wanted ->
        [one] Una carta en defensa salva el Feudo.
       *[other] { $wanted } cartas en defensa salvan el Feudo.
      }
    [luck] Solo una carta de Batalla favorable salva el Feudo.
   *[none] {""}
  }
would-attack-forces = En total hacen { COUNT("damage", $dealt) }.
would-defence-forces = { $way ->
    [towers] { $fall ->
        [0] No cae ninguna Torre.
        [one] Como mucho cae una Torre.
       *[other] Como mucho caen { $fall } Torres.
      }
    [raid] { $fall ->
        [0] No cae ninguna propiedad.
        [one] Como mucho cae una propiedad.
       *[other] Como mucho caen { $fall } propiedades.
      }
   *[siege] { $ruin ->
        [none] Como mucho el Feudo recibe { COUNT("damage", $left) }; cae con { $needed }.
       *[other] Como mucho el Feudo recibe { COUNT("damage", $left) } y cae con { $needed }: lo pierdes.
      }
  }
stake-defence = { $helpless ->
    [true] {""}
   *[false] Cada carta que llames absorbe antes 1 y devuelve el golpe; si llamas alguna, revelas una carta de Batalla.
  }
stake-reserve = { $reserve ->
    [some] Tus Campos permiten { $allowed } de la reserva.
    [no-land] Sin Campos no lucha nadie de tu reserva.
   *[none] {""}
  }
stake-princes = { $princes ->
    [lord] Con un Lord Príncipe no puedes llamar a combate a otro Príncipe.
    [single] Solo puede luchar un Príncipe.
   *[none] {""}
  }
stake-church = El ataque hace { COUNT("damage", $damage) }; la defensa, { COUNT("damage", $counter) }.
stake-ransom = { $short ->
    [true] Puedes pagar { $most } como mucho: un Lord que vuelve necesita su propio Castillo.
   *[false] {""}
  }
stake-seized = { $seizing ->
    [0] {""}
   *[other] { SEAT($attacker) } podrá incautar { COUNT("cards", $seizing) } de lo que caiga.
  }
stake-staked = { $antes ->
    [none] {""}
   *[other] Apuestas hasta ahora: { ANTES($antes, $names) }.
  }
group-play = Jugar una carta
group-act = Actuar
group-free = Gratis
group-end = Acabar
option-play = Jugar { NAME($card) }
    .detail = { $vain ->
        [true] Tu mazo está vacío: no aporta nada.
       *[false] { TEXT("does", $card) }
      }
    .group = { group-play }
    .mark = { NAME($card) }
option-install = Nombrar Lord: { NAME($card) }
    .detail = { TEXT("does", $card) }
    .group = { group-play }
    .mark = { TITLE($card) }
option-emissary = Emisario: { NAME($card) }
    .detail = { $near ->
        [true] { COUNT("cubes", $cubes) } a la bolsa: dirigirás más a menudo a los Vikingos.
       *[false] { COUNT("cubes", $cubes) } a la bolsa; los Vikingos se acercan 1 marcador.
      }
    .group = { group-act }
    .mark = Enviar { NAME($card) }
option-bequeath = Legar
    .detail = Descarta Estandarte y Lord Príncipe; tus descartes se barajan en el mazo: { COUNT("cards", $deck) }.
    .group = { group-play }
    .mark = Legar
option-claim = Reclamar la corona
    .detail = Pone un Estandarte en la mesa ({ $banners } en total); con { $wanted } eres Rey.
    .group = { group-play }
    .mark = Corona
option-joust = Convocar una justa
    .detail = Un Estandarte convoca a todos los Condes; el ganador se lleva las apuestas.
    .group = { group-play }
    .mark = Justa
option-attack = Atacar
    .detail = Torres, incursión o asedio; después eliges objetivo y fuerzas.
    .group = { group-act }
option-recruit = Reclutar
    .detail = { COUNT("armies", $armies) } a tu reserva.
    .group = { group-act }
option-monastery = Usar el Monasterio
    .detail = Otro Conde muestra toda su mano.
    .group = { group-act }
    .mark = Monasterio
option-towers = Levantar Torres
    .detail = { $last ->
        [none] Pon cartas de la mano boca abajo como Torres; no vuelven nunca.
       *[other] Pone enseguida boca abajo tu última carta, { NAME($last) }; no vuelve nunca.
      }
    .group = { group-free }
    .mark = Torres
option-garrison = Poner guarniciones
    .detail = De tu reserva a los Mercenarios y al Rey.
    .group = { group-free }
    .mark = Guarnición
option-draw = Robar y acabar el turno
    .detail = { $deck ->
        [0] { stake-deck }
       *[other] { COUNT("cards", $deck) } en tu mazo.
      }
    .group = { group-end }
    .mark = Acabar
option-resign = Rendirse
    .detail = Dejas la partida para siempre.
    .group = { group-end }
option-keep = Quedarme con esta mano
option-redraw = Robar una mano nueva
    .detail = Antes se barajan las cinco en el mazo.
option-card = { NAME($card) }
    .detail = { $as ->
        [army] { COUNT("damage", $damage) }
        [rider] { rider }
       *[card] { TEXT("does", $card) }
      }
    .group = { $group ->
        [none] {""}
       *[other] { TEXT("group", $group) }
      }
    .mark = { NAME($card) }{ $again }
option-fief = { FIEF($key) }
    .detail = { DOTS(home-note, HOME($home)) }
    .mark = { $many ->
        [true] { NUMBER($key) }
       *[false] { FIEF($key) }
      }
option-army = { NAME($card) } ({ post })
    .detail = { COUNT("damage", $damage) }
    .group = { post }
    .mark = { $where ->
        [king] 👑 { NAME($card) }
       *[other] { NAME($card) } { NUMBER($where) }
      }{ $again }
option-church = { TEXT("battle", $outcome) }
    .detail = { TEXT("detail-outcome", $outcome) }
option-support = { $place ->
    [lord] { option-lord }
   *[hand] { NAME($card) }
  }
    .detail = { $card ->
        [allies] Sin ellos la conspiración tiene éxito.
       *[vassal] { $place ->
            [lord] Vuelve a casa si ganas, se descarta si pierdes.
           *[hand] De tu mano; se descarta si se usa.
          }
      }
    .mark = { NAME($card) }{ $place ->
        [lord] {" "}{ NUMBER($key) }
       *[hand] { $again }
      }
option-pass = { $kind ->
    [allies] Dejar que ocurra
   *[struggle] No añadir Vasallos
  }
option-none = { $kind ->
    [defence-forces] No llamar a nadie a combate
    [viking-attack] Sin ataque
   *[joust-ante] Participar sin apuesta
  }
    .mark = { $kind ->
        [joust-ante] Sin apuesta
       *[other] {""}
      }
nothing-defence-forces = Sin defensa
nothing-ransom-lords = Sin rescate
nothing-seize = No incautar nada
option-out = Fuera, gratis
rules-ready = Mazos preparados
rules-ready-ours = La editorial tiene cuatro mazos de ejemplo, pero no conocemos ningún sitio donde estén publicadas sus cartas exactas; los nuestros llevan sus nombres. Quien tenga el juego impreso puede corregirlos en el archivo `data.toml`.
deck-first = Para una primera partida.
deck-source-recon = Hecho por nosotros.
deck-source-published = Publicado.
option-banner = Fuera con un Estandarte
    .detail = El Estandarte se descarta; no apuestas nada.
option-aim = { $way ->
    [towers] Atacar las Torres
    [raid] Incursión en el { FIEF($key) }
   *[siege] Asedio del { FIEF($key) }
  } ({ SEAT($owner) })
    .detail = { $way ->
        [towers] { COUNT("towers", $towers) }
        [raid] { DOTS(reach, BRIEFLY($properties)) }
       *[siege] { DOTS(reach, HOME($home)) }
      }
    .group = { SEAT($owner) }
    .mark = { $many ->
        [true] { $sign } { $at }
       *[false] { $way ->
            [towers] Torres { $at }
            [raid] Incursión { $at }
           *[siege] Asedio { $at }
          }
      }
option-force = { $place ->
    [lord] { option-lord }
    [mercenary] { MERCENARY($key) }
    [garrison] { NAME($card) } ({ MERCENARY($key) })
    [guard] { NAME($card) } ({ royal-guard })
   *[other] { NAME($card) }
  }
    .detail = { $kind ->
        [joust-card] { rider }
        [ransom-lords] { HOME($home) }
       *[other] { COUNT("damage", $damage) }; { TEXT("fate", $place) }{ of-these }
      }
    .group = { $kind ->
        [joust-card] {""}
        [ransom-lords] {""}
       *[other] { TEXT("place", $place) }
      }
    .mark = { $place ->
        [lord] { NAME($card) } { NUMBER($key) }
        [guard] 👑 { NAME($card) }{ $again }
        [viking] { $many ->
            [true] { $card ->
                [viking] ⛵{ $again }
               *[chieftain] { NAME($card) }{ $again }
              }
           *[false] { NAME($card) }{ $again }
          }
        [mercenary] { $many ->
            [true] 💰 { NUMBER($key) }
           *[false] Mercenario { NUMBER($key) }
          }
        [garrison] Guarnición { NUMBER($key) }
       *[other] { NAME($card) }{ $again }
      }
option-target = { $what ->
    [hand] { $n ->
        [one] La única carta de la mano
       *[other] Dos cartas de la mano, al azar
      }
    [reserve] { $n ->
        [one] El único Ejército de la reserva
       *[other] Dos Ejércitos de la reserva
      }
    [mercenary] { MERCENARY($key) }
    [lord] { option-lord }
   *[fief] { FIEF($key) }
  } ({ SEAT($owner) })
    .detail = { $what ->
        [hand] { COUNT("in-hand", $n) }
        [reserve] { COUNT("armies", $n) }
        [mercenary] { garrison }
        [lord] { $card ->
            [prince] Solo muere el Príncipe; el Castillo y las propiedades quedan.
           *[other] { HOME($home) }
          }
       *[fief] { BRIEFLY($properties) }
      }
    .group = { SEAT($owner) }
    .mark = { $what ->
        [hand] Mano { LETTER($owner) }
        [reserve] Reserva { LETTER($owner) }
        [mercenary] Mercenario { NUMBER($key) }
        [lord] { NAME($card) } { NUMBER($key) }
       *[fief] { FIEF($key) }
      }
option-lord = { TITLE($card) } del { FIEF($key) }
home-note = { $note ->
    [replaces] sustituye a { NAME($before) }
    [second] un segundo no añade nada
    [brings] trae { COUNT("armies", $armies) }
   *[none] {""}
  }
rider = { TEXT("worth", $worth) }; { $place ->
    [lord] vuelve si ganas; si no, muere
   *[hand] se descarta, aunque ganes
  }
property-owner = { $foreign ->
    [true] de las cartas de { SEAT($owner) }
   *[false] {""}
  }
property-bare = { $bare ->
    [true] no se pierde nada más
   *[false] {""}
  }
property-ransom = { $ransom ->
    [true] ofrecido como rescate
   *[false] {""}
  }
worth-prince = Vale como Príncipe
worth-vassal = Vale como Vasallo
worth-wild = Vale como Príncipe o Vasallo
worth-none = No vale nada
garrison = { $card ->
    [none] {""}
   *[other] con { CARD($card) }
  }
of-these = { $most ->
    [none] {""}
   *[other] ; { $most } como mucho de estas
  }
detail-outcome-normal = Ambos bandos sufren daño.
detail-outcome-attacker = Solo el defensor sufre daño; sus Lores son capturados.
detail-outcome-defender = Solo el atacante sufre daño; sus Lores son capturados.
place-hand = De la mano
place-lord = Lores
place-reserve = De la reserva
place-guard = Guardia Real
place-garrison = Guarniciones
place-mercenary = Mercenarios
place-king = El Rey
place-viking = Vikingos
fate-hand = se descarta después en todo caso
fate-lord = sobrevive a un golpe, pero puede ser capturado
fate-reserve = muere si recibe daño
fate-guard = muere si recibe daño
fate-garrison = muere si recibe daño
fate-mercenary = muere si recibe daño, con su guarnición
fate-king = nunca muere en batalla
fate-viking = muere si recibe daño
royal-guard = Guardia Real
post = { $where ->
    [king] { royal-guard }
   *[other] { MERCENARY($where) }
  }
picked-nothing = Nada
option-tournament = Reglas de torneo
option-tournament-duels = con dos jugadores
option-tournament-on = sí
option-tournament-off = no

## Mazos

also-palace = palacios
also-castle = castillos
also-land = campos, tierra, tierras
also-market = mercados
also-church = iglesias
also-cathedral = catedrales
also-prince = principes
also-vassal = vasallos
also-champion = campeones
also-monk = monjes
also-mercenary = mercenarios
also-treachery = traiciones
also-intrigue = intrigas
also-allies = aliado
also-banquet = banquetes
also-banner = estandartes
deck-lords = Lores
deck-lords-detail = Castillos con Vasallos y Campeones, y Aliados que los guardan.
deck-land-army = Tierras y Ejércitos
deck-land-army-detail = Campos, Mercados y Ejércitos que crecen cada turno.
deck-politics = Política
deck-politics-detail = Traición e Intriga, con seis Vasallos de apoyo.
deck-emissary = Emisarios
deck-emissary-detail = Monjes para los Vikingos, Iglesias, un Monasterio.
deck-joust = Justas
deck-joust-detail = Campeones y Estandartes: gana lo que otros apuestan.
deck-hand-rush = Asalto rápido
deck-hand-rush-detail = Ataque temprano con la mano; se agota pronto. Inspirado en un mazo conocido.
deck-all-rounder = Polivalente
deck-all-rounder-detail = Un poco de todo. Un mazo jugado en la edición digital.
deck-ambush = Emboscada
deck-ambush-detail = La Traición y la Intriga abren paso a los Campeones.
deck-conspiracy = Conspiración
deck-conspiracy-detail = La Intriga roba a los demás, tras cuatro Castillos.
deck-palace = El Palacio va aparte: no lo incluyas.
deck-too-many = { $card }: { $count } son demasiadas, como mucho { $most }.
deck-too-few-cards = Suman { $total } cartas; tienen que ser { $wanted }.
deck-too-many-cards = Suman { $total } cartas; tienen que ser { $wanted }.
deck-unknown = No hay ninguna carta «{ $word }».
deck-unknown-near = No hay ninguna carta «{ $word }». ¿Querías decir { $cards }?
deck-more-wrong = … y más de lo mismo.

## La posición

phase-decks = Se eligen los mazos
phase-towers = Se eligen las primeras Torres
phase-hands = Primeras manos
phase-over = La partida ha terminado
phase-round = Ronda { $round }
phase-play = { phase-round } · { $arrived ->
    [true] { COUNT("vikings", $vikings) } en tierra
   *[false] Vikingos { $markers } de { $most }
  }
hand-choosing = Aún no tienes cartas.
hand-out = Has quedado fuera de la partida.
hand-cards = **Mano ({ SIZE($hand) }):** { FIRST(BRIEFLY($hand), "–") }
hand-tower-cards = { $towers ->
    [none] {""}
   *[other] **Torres ({ SIZE($towers) }):** { BRIEFLY($towers) }
  }
hand-reserve-cards = { $reserve ->
    [none] {""}
   *[other] **Reserva ({ SIZE($reserve) }; luchan hasta { $fight }):** { BRIEFLY($reserve) }
  }
hand-jouster = { $jouster ->
    [none] {""}
   *[other] **En la justa:** { CARD($jouster) }
  }
hand-deck-cards = **Mazo:** { COUNT("cards", SIZE($deck)) }
standing-seat = { LETTER($seat) } { SEAT($seat) }
standing-out = fuera
standing-king = { $king ->
    [true] 👑 Rey
   *[false] {""}
  }
standing-archbishop = { $archbishop ->
    [true] ✝️ Arzobispo
   *[false] {""}
  }
standing-deck = mazo { $deck }
at-turn = Es el turno de { SEAT($seat) }.
at-seat = { LETTER($seat) } { SEAT($seat) }:
at-towers = { COUNT("towers", $towers) }
at-banners = { $banners ->
    [0] {""}
   *[other] { COUNT("banners", $banners) }
  }
at-guard = { $guard ->
    [none] {""}
   *[other] Guardia Real: { BRIEFLY($guard) }
  }
at-hand = { COUNT("cards", $hand) } en la mano
at-reserve = { COUNT("armies", $reserve) } en reserva
at-vikings = { $vikings ->
    [none] {""}
   *[other] Vikingos en tierra: { BRIEFLY($vikings) }.
  }
at-cubes = Cubos en la bolsa: { $cubes }.
told-attack = { $landing ->
    [now] { stake-landing }
   *[other] { $attacked ->
        [true] En esta ronda un Conde ha atacado a otro: los Vikingos no se acercan.
       *[false] En esta ronda ningún Conde ha atacado a otro.
      }
  }
told-first = { SEAT($first) } empieza la ronda.
told-decks = Quedan en los mazos: { $army } cartas de Ejército, { $battle } de Batalla y { $vikings } de Vikingos.
told-last-card = La última carta de Batalla: { TEXT("battle", $card) }.
told-battle = { SEAT($attacker) } contra { SEAT($defender) }: { way }.
told-forces = { SEAT($side) }: { FORCES($forces) } ({ COUNT("damage", $damage) }).
told-may-fight = { $allowed ->
    [one] de la reserva puede luchar 1
   *[other] de la reserva pueden luchar { $allowed }
  }
told-bequests = { $bequests ->
    [0] {""}
   *[other] ha legado { $bequests ->
        [one] una vez
       *[other] { $bequests } veces
      }
  }
told-emissaries = { $emissaries ->
    [none] {""}
   *[other] Con los Vikingos: { BRIEFLY($emissaries) }
  }
told-mercenary = { MERCENARY($key) }{ $card ->
    [none] {""}
   *[other] , { garrison }
  }
result-won = { $who } es el último Conde y gana.
result-line = { $place }. { $who } ({ $letter }): ha superado a { $points ->
    [one] { $points } rival
   *[other] { $points } rivales
  }
source-outlasted = superados
sum-turn = **Ronda { $round }** · { $who }
sum-last = **Ronda { $round }**
sum-vikings = **Ronda { $round }** · ⛵ los Vikingos

## Decisiones, órdenes, imágenes

ruling-mulligans-together = Todos deciden a la vez sobre su primera mano; se sabe qué hicieron los demás cuando todos han decidido.
ruling-last-free-action = Con la acción hecha, la mano vacía y nada que poner de guarnición, robas automáticamente.
ruling-banquet-short = Con un Banquete robas lo que haya, aunque sean menos de dos cartas.
ruling-palace-again = Un Palacio robado de nuevo tras legar se juega como un Castillo, pero solo cae con 3 de daño.
ruling-castle-leaves = Si un Castillo se va como rescate o apuesta, se descartan su Lord y sus propiedades.
ruling-monastery-open = La mano mostrada por un Monasterio la ven todos, una vez.
ruling-vassals-at-once = En una disputa cada bando nombra sus Vasallos de una vez; los que no hacen falta no se ven.
ruling-lord-supports = Un Lord Vasallo que es objetivo de la Traición puede apoyar contra ella; si esta tiene éxito, el Feudo cae igual.
ruling-intrigue-two = El «hasta dos» de la Intriga significa exactamente dos, o lo que haya.
ruling-king-once = Mientras vive el Rey nadie puede reclamar la corona.
ruling-new-king = El nuevo Rey no da ningún Ejército.
ruling-guard-slots = La Guardia Real conserva su tamaño aunque queden fuera Condes.
ruling-bequests = Puedes legar como mucho seis veces, para que ninguna partida dure para siempre.
ruling-first-seat-out = Cuando el primer jugador queda fuera, las rondas siguen empezando en su lugar.
ruling-something-to-attack = Quien ataca llama a combate al menos una carta. Para atacar Torres tiene que haber una; para una incursión, una propiedad.
ruling-prince-limit = Solo puedes tener un Príncipe en juego, sea Lord o llamado a combate desde la mano. Enviar un Príncipe a una justa no cuenta.
ruling-who-is-asked = Todo el que tiene alguna carta en la mano recibe la pregunta de si responde o se defiende, sea cual sea la carta.
ruling-survivors-first = Quien sobrevive a un golpe lo recibe primero; solo eliges quién muere.
ruling-mercenary-hit = Un Mercenario que recibe daño se lleva consigo a su guarnición.
ruling-ransom-when = El rescate se nombra antes del daño y se entrega después.
ruling-ransom-price = El Castillo de un Lord que vuelve no puede ser su rescate; así, nunca el último.
ruling-seize-what = El atacante elige qué incauta entre lo que el defensor dejó caer.
ruling-bare-castle = Con un solo Castillo sin nada más puedes ir a la justa sin apuesta o quedarte fuera gratis. Quien la convoca solo falta con un segundo Estandarte.
ruling-joust-cancelled = Con menos de dos participantes la justa se anula: apuestas y participantes vuelven sin verse.
ruling-viking-director = Quien dirige a los Vikingos elige objetivo, tipo de ataque y bajas, y no añade nada.
ruling-viking-count = Los Vikingos solo atacan si son más que los Condes del principio.
order-draw = Fin de mi turno
order-draw-settled = robar enseguida, salvo que mi acción haya podido traer algo nuevo
order-draw-draw = robar en cuanto mi acción esté hecha
order-mulligan = Primera mano
order-mulligan-keep = quedarme siempre con ella
order-allies = Traición e Intriga contra mí
order-allies-never = no responder nunca con Aliados
order-allies-always = responder siempre, si los tengo (abajo, cuántos Vasallos)
order-mercenary = Aliados por un Mercenario
order-mercenary-never = no gastarlos nunca en uno
order-vassals = Vasallos en una disputa
order-vassals-0 = ninguno
order-vassals-1 = uno como mucho
order-vassals-2 = dos como mucho
order-vassals-3 = tres como mucho
order-siege = Asedios a mis Castillos
order-siege-table = lo justo para resistir, solo con lo que hay en la mesa; si no basta, una carta
order-siege-enough = lo justo para resistir, la mano lo último; si no basta, una carta
order-siege-all = todo lo que tengo, lo más fuerte primero
order-raid = Incursiones en mis Feudos
order-raid-never = no defenderlos nunca
order-raid-lasting = Rey y Lores, que sobreviven a un golpe
order-towers = Ataques a mis Torres
order-towers-never = no defenderlas nunca
order-towers-lasting = Rey y Lores, que sobreviven a un golpe
order-field-hand = Cartas de la mano en defensa
order-field-hand-never = no llamar ninguna a combate, salvo por mi orden para asedios
order-losses = Quién recibe el daño
order-losses-usual = primero los Ejércitos, los Mercenarios al final
order-tribute = Ejército para un nuevo Rey
order-tribute-infantry = Infantería, si tengo
order-tribute-knight = un Caballero, si tengo
order-only = Cuando solo tengo una respuesta
order-only-give = darla por mí al cabo de un rato, para que nadie lo note
picture-winner = { $count ->
    [one] Ha ganado { $names }
   *[other] Han ganado { $names }
  }
vikings = Vikingos
sheet-nothing = No se destruyó nada
sheet-cancelled = Cancelada
outcome-normal = Ambos bandos sufren daño
outcome-attacker = Gana el atacante
outcome-defender = Gana el defensor
outcome-open = Sin defensa
hand-towers = Torres
hand-deck = Mazo
hand-tray = Todas las cartas
poster-story = { $rivals ->
    [one] Un rival superado en { $round } rondas
   *[other] { $rivals } rivales superados en { $round } rondas
  }
ended = { $by ->
    [-2] ante los Vikingos, ronda { $round }
   *[other] { $how ->
        [siege] por asedio, ronda { $round }
        [treachery] por Traición, ronda { $round }
        [deck] mazo vacío, ronda { $round }
       *[resigned] se rindió, ronda { $round }
      }
  }
fell = { $how ->
    [siege] { SEAT($seat) } cayó ante { SEAT($by) } en la ronda { $round }, por asedio.
    [treachery] { SEAT($seat) } cayó ante { SEAT($by) } en la ronda { $round }, por Traición.
    [deck] { SEAT($seat) } no tenía carta que robar en la ronda { $round }.
   *[resigned] { SEAT($seat) } se rindió en la ronda { $round }.
  }
stake-target = { $losing ->
    [stolen] { SIZE($properties) ->
        [1] Se llevaría { BRIEFLY($properties) }.
        [2] Se llevaría ambas: { BRIEFLY($properties) }.
       *[other] Se llevaría dos de estas, a tu elección: { BRIEFLY($properties) }.
      }
    [fief] Está en juego: { HOME($home) }.
   *[none] {""}
  }
reach = { $vain ->
    [true] necesita { $whole } de daño; tienes { $most } como mucho
   *[false] { $way ->
        [raid] { $towers ->
            [0] {""}
           *[other] { COUNT("towers", $towers) }
          }
       *[siege] cae con { $whole } de daño
      }
  }
head-vikings-attack = { SEAT($seat) } lanza a los Vikingos contra { SEAT($other) }: { way }

## Sobre los menús y en ellos: cuántas opciones hay

counted-choose-towers = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
  }
counted-towers-lost = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
  }
counted-declare-attack = { $n ->
    [one] { $n } objetivo
   *[other] { $n } objetivos
  }
counted-viking-attack = { $n ->
    [one] { $n } objetivo
   *[other] { $n } objetivos
  }
counted-treachery = { $n ->
    [one] { $n } objetivo
   *[other] { $n } objetivos
  }
counted-turn = { $n ->
    [one] { $n } acción
   *[other] { $n } acciones
  }
counted-attack-forces = { $n ->
    [one] { $n } fuerza
   *[other] { $n } fuerzas
  }
counted-defence-forces = { $n ->
    [one] { $n } fuerza
   *[other] { $n } fuerzas
  }
