### Las palabras del bot en español. Frases cortas: quién, qué y qué sigue.

language-name = Español
yes = Sí
no = No
and = y

## Commands

cmd-game = partida
cmd-game-about = Abrir, ver, dejar o cancelar mesas
cmd-new = nueva
cmd-new-about = Abrir en este canal una sala para un juego
cmd-list = lista
cmd-list-about = Tus mesas y las de este canal
cmd-leave = dejar
cmd-leave-about = Dejar tu asiento en una mesa
cmd-cancel = cancelar
cmd-cancel-about = Terminar una sala o una mesa sin resultado
cmd-hand = mano
cmd-hand-about = Tu mano y tu jugada, solo para tus ojos
cmd-board = tablero
cmd-board-about = El tablero tal como está ahora
cmd-log = crónica
cmd-log-about = Lo que ha pasado hasta ahora
cmd-play = jugar
cmd-play-about = Responder por escrito en lugar de con botones
cmd-help = ayuda
cmd-help-about = Lo que puedes hacer aquí
cmd-rules = reglas
cmd-rules-about = Reglas breves de un juego, abiertas por donde vas
arg-game = juego
arg-game-about = Qué juego
arg-seats = asientos
arg-seats-about = Cuántos juegan, contando a la máquina
arg-friend1 = amistad
arg-friend2 = amistad2
arg-friend3 = amistad3
arg-friend4 = amistad4
arg-friend5 = amistad5
arg-friend-about = Guardar un asiento para esta persona
arg-table = mesa
arg-table-about = Qué mesa (la de este hilo, o la que más tiempo te espera)
arg-picks = elección
arg-picks-about = Lo que eliges, separado por comas

## Lobby

lobby-opened = La sala está abierta. La partida empieza cuando el anfitrión pulse Empezar.
lobby-host = Anfitrión: { $who }
lobby-started = La partida está en marcha: { $thread }
lobby-cancelled = **{ $game }**: esta mesa se ha cancelado.
lobby-missing =
    { $count ->
        [one] Falta una persona más.
       *[other] Faltan { $count } personas más.
    }
lobby-ready = Ya hay gente suficiente: { $who } puede empezar.
seat-free = libre
seat-kept = guardado para { $who }
seats-count =
    { $count ->
        [one] 1 asiento
       *[other] { $count } asientos
    }
seats-wrong = Este juego admite de { $least } a { $most } asientos, y hace falta uno para cada persona nombrada. Has pedido { $count }.
option-seats = Asientos
option-language = Idioma de los mensajes
options-intro = Prepara la mesa. Todos ven el cambio al momento.
button-join = Unirse
button-leave = Salir
button-start = Empezar
button-fill = Completar con la máquina
button-options = Opciones
button-cancel = Cancelar
no-such-game = No conozco ese juego. Elige uno de la lista que aparece al escribir.
no-bots = Los bots no pueden sentarse. Usa «Completar con la máquina» en la sala.
not-in-dm = Una mesa necesita un servidor: escribe /partida nueva en un canal de texto.
not-in-thread = Cada mesa abre su propio hilo: escribe /partida nueva en el canal, no dentro de un hilo.
not-in-voice = Este canal no puede tener hilos. Escribe /partida nueva en un canal de texto.
permissions-missing = No puedo llevar una mesa aquí hasta que me permitan: { $permissions }. Quien gestione el servidor puede permitirlo en los ajustes del canal, en Permisos.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-create-public-threads = Crear hilos públicos
permission-attach-files = Adjuntar archivos
permission-read-message-history = Leer el historial de mensajes
left-lobby = Has salido de la sala.
left-table = Has dejado la mesa. La máquina sigue jugando por ti.
cancelled = Cancelado.
again-opened = Hay una sala nueva en { $channel }. Los asientos de los demás están guardados.
list-mine = Tus mesas
list-here = En este canal
list-lobby = sala, { $taken } de { $seats } asientos ocupados
list-your-move = te toca, { $since }
list-empty = Todavía no hay mesas. Abre una con /partida nueva.
table-number = n.º { $id }
computer-name = Máquina { $number }

## Thread

table-opens = { $who }: vuestra mesa de **{ $game }** está lista. Los avisos llegan por mensaje directo; también sirven los botones del último mensaje.
waiting-for = ⏳ { $who }: { $what } ({ $since })
undone = ↩️ { $name } ha retirado una respuesta.
left-mark = se fue
say-cancelled = Esta mesa se ha cancelado. No se puntúa nada.
say-left = 🚪 **{ $name }** ha dejado la mesa. La máquina ocupa su asiento.
your-move-dms-closed = { $who }, te toca. No puedo escribirte por mensaje directo: pulsa el botón y solo tú verás tu mano. (Para recibir los avisos por mensaje directo, permítelos en los ajustes de privacidad de este servidor.)
your-move-again = { $who }, te toca.
thread-trouble = No puedo escribir en el hilo de { $table }. Quizá lo han borrado o me falta un permiso (Enviar mensajes en hilos, Adjuntar archivos). La partida sigue por mensaje directo; /partida cancelar la termina.
table-cancelled = { $table }: esta mesa se ha cancelado.
seat-given-up = { $table }: has dejado este asiento.
button-hand = Mi mano y jugada
button-board = Tablero
button-log = Crónica
button-undo = Deshacer
button-again = Jugar otra vez
button-rules = Reglas

## Panel

you-chose = ✅ Has elegido: { $picks }
laid-down = 🔒 Has dejado: { $picks }. Puedes cambiarlo hasta que todos hayan elegido.
about-to-choose = Elegido por ahora: { $picks }
still-missing =
    { $count ->
        [one] Falta elegir una más.
       *[other] Falta elegir { $count } más.
    }
picked-none = nada
game-is-over = La partida ha terminado.
taken-back = ↩️ Retirado.
nothing-asked = Ahora no se te pregunta nada en esta mesa.
picks-unknown = No entiendo «{ $word }». Elige de la lista que aparece al escribir, con comas entre medias.
choose-one = Elige una opción
choose-up-to = Elige hasta { $most }
choose-between = Elige de { $least } a { $most }
choose-exactly = Elige { $count }
choose-group = ¿Dónde?
choose-page = Elige una página
group-size =
    { $count ->
        [one] 1 opción
       *[other] { $count } opciones
    }
nothing-left = No queda nada por elegir
confirm = Confirmar
confirm-none = No elegir nada
clear = Borrar

## Log and help

log-title = crónica
log-empty = Todavía no ha pasado nada.
button-older = Anteriores
button-newest = Lo último
help-text =
    ## Grandes juegos de mesa, jugada a jugada
    Juegos: { $games }
    - **/partida nueva** abre una sala en el canal. Cuando hay gente suficiente, el anfitrión pulsa Empezar y la mesa tiene su hilo.
    - Cuando te toca, te escribo por mensaje directo con tu mano y los botones. Si no aceptas mensajes directos, pulsa **Mi mano y jugada** en el hilo.
    - **/mano** muestra tu mano y tu jugada, **/tablero** el tablero, **/crónica** lo que ha pasado, **/reglas** las reglas breves de la fase en la que estás.
    - **/jugar** responde por escrito. **Deshacer** retira tu última respuesta mientras no se haya descubierto nada nuevo.
    - **/partida lista** muestra tus mesas, **/partida dejar** deja un asiento y **/partida cancelar** termina una mesa.

## Refusals: what is wrong, and what would be right

refused-no-table = Esa mesa no existe.
refused-which-table = Ahora no estás en ninguna mesa. Abre una con /partida nueva o indica una mesa.
refused-not-running = Esta mesa no está en juego ahora.
refused-over = Esta partida ha terminado.
refused-not-seated = No tienes asiento en esta mesa. Puedes mirar: prueba Tablero o Crónica.
refused-stale = Eso era para una pregunta anterior. Así están las cosas ahora.
refused-nothing-to-undo = No hay nada que puedas retirar: se ha descubierto algo nuevo o los demás ya han seguido.
refused-seated-already = Ya tienes asiento.
refused-full = Todos los asientos están ocupados.
refused-not-host = Solo el anfitrión puede hacer eso.
refused-not-lobby = Esta sala está cerrada: la partida ha empezado o se ha cancelado.
refused-too-few-seats = Falta gente. Espera a más personas o completa con la máquina.
refused-kept = Los asientos libres están guardados para otras personas.
refused-too-many-tables = Ya tienes muchas mesas abiertas. Termina o cancela una antes.
refused-bad-option = Este juego no ofrece esa opción.
refused-left-before = Ya dejaste un asiento en esta mesa, así que no puedes ocupar otro.
illegal-not-open = Eso era para una pregunta anterior. Así están las cosas ahora.
illegal-too-few = Has elegido de menos.
illegal-too-many = Has elegido de más.
illegal-unknown = Esa no es una de las opciones.
illegal-twice = Has elegido lo mismo dos veces.
illegal-limit = Esas opciones no van juntas.
fault-discord = Discord no lo ha aceptado. Inténtalo otra vez en un momento.
fault-own = Algo ha fallado por mi parte. Tu mesa está a salvo; inténtalo otra vez.
