### Las palabras del bot en español. Cómo suenan: docs/style.md. Un nombre para cada cosa: texts/glossary.toml.

language-name = Español
yes = Sí
no = No
list-last = { $head } y { $tail }
list-last-i = { $head } e { $tail }

## Commands

cmd-game = partida
cmd-game-about = Abrir, ver, dejar o cancelar mesas
cmd-game-new = nueva
cmd-game-new-about = Abrir en este canal una sala para un juego
cmd-game-list = lista
cmd-game-list-about = Tus mesas y las de este canal
cmd-game-leave = dejar
cmd-game-leave-about = Dejar tu asiento en una mesa
cmd-game-cancel = cancelar
cmd-game-cancel-about = Terminar una sala o una mesa sin resultado
cmd-hand = mano
cmd-hand-about = Tu mano y tu jugada, solo para tus ojos
cmd-board = tablero
cmd-board-about = El tablero tal como está ahora
cmd-log = crónica
cmd-log-about = Lo que ha pasado hasta ahora
cmd-play = jugar
cmd-play-about = Responder por escrito, sin botones
cmd-help = ayuda
cmd-help-about = Lo que puedes hacer aquí
cmd-rules = reglas
cmd-rules-about = Reglas breves de un juego, desde la fase en que estás
cmd-learn = aprender
cmd-learn-about = Cómo se juega, en unas pocas imágenes
cmd-card = carta
cmd-card-about = Qué hace una carta, un edificio, un poder o un símbolo
arg-card = nombre
arg-card-about = Cómo se llama
arg-game = juego
arg-game-about = Qué juego
arg-seats = asientos
arg-seats-about = Cuántos juegan, contando a la máquina
arg-alone = solo
arg-alone-about = Jugar contra la máquina; la partida empieza enseguida
arg-friend1 = amigo
arg-friend2 = amigo2
arg-friend3 = amigo3
arg-friend4 = amigo4
arg-friend5 = amigo5
arg-friend-about = Guardar un asiento para esta persona
arg-table = mesa
arg-table-about = Qué mesa (por defecto, la de este hilo o la que más tiempo te espera)
arg-picks = elección
arg-picks-about = Lo que eliges, separado por comas

## Lobby

lobby-opened = La sala está abierta. La partida empieza cuando el anfitrión pulse **{ $start }**.
alone-opened = Tu mesa contra la máquina se está abriendo. La primera pregunta te llegará por mensaje directo.
lobby-suppressed = El rol de los asientos libres se ha mencionado mucho últimamente, así que esta sala no lo menciona.
lobby-host = Anfitrión: { $who }
lobby-started = La partida está en marcha: { $thread }
lobby-no-thread = La partida está en marcha, pero por ahora sin hilo. Cualquier jugador puede abrir uno con `/partida hilo`.
thread-here = La partida está en { $thread }.
thread-coming = El hilo ya no está. Abro otro en { $channel }, con la partida tal como está.
button-thread = Hilo
lobby-cancelled = **{ $game }**: esta mesa se ha cancelado.
lobby-agreed = **{ $game }**: todos acordaron terminar esta partida. No se puntúa nada.
lobby-over = Toda la partida: { $thread }
lobby-missing =
    { $count ->
        [one] Falta un jugador.
       *[other] Faltan { $count } jugadores.
    }
lobby-ready = Ya hay suficientes jugadores: { $who } puede empezar la partida.
seats-free =
    { $count ->
        [one] 1 asiento libre
       *[other] { $count } asientos libres
    }
seat-kept = guardado para { $who }
seats-count =
    { $count ->
        [one] 1 asiento
       *[other] { $count } asientos
    }
seats-wrong = Este juego es de { $least } a { $most } jugadores, y cada persona que nombres necesita un asiento. Has pedido { $count }.
option-seats = Asientos
option-language = Idioma de los mensajes
option-hints = Pistas
option-hints-alone = para quien juega en solitario
option-hints-always = para todos
option-hints-never = para nadie
option-hints-about = Un botón que muestra qué elegiría la máquina
lobby-full = Tu mesa está completa: { $table } en { $channel }. ¿Empiezas la partida?
option-full = Cuando se ocupan todos los asientos
when-full-call = Mesa completa: aviso al anfitrión
when-full-start = Mesa completa: empieza la partida
option-level = Nivel de la máquina
level-gentle = Suave
level-gentle-about = Juega bien, pero se le escapan cosas; no ataca a quien va último
level-steady = Firme
level-steady-about = Piensa lo que viene y aprovecha sus ocasiones
level-fierce = Feroz
level-fierce-about = Piensa mucho y no regala nada
level-rated = { $about } · Elo aproximado: { $rating }
options-more = Más opciones
options-intro = Prepara la mesa. Todos ven cada cambio al momento.
button-join = Unirse
button-leave = Salir
button-start = Empezar
button-fill = Completar la mesa
button-alone = Jugar en solitario
button-together = Jugar con amigos
button-options = Opciones
button-plays = Cómo se juega
button-cancel-table = Cancelar mesa
no-such-game = No conozco ese juego. Elige uno de la lista que aparece al escribir.
no-bots = Los bots no pueden sentarse. Usa «Completar la mesa» en la sala.
not-in-dm = Una mesa necesita un servidor: escribe /partida nueva en uno de sus canales de texto.
not-in-thread = Cada mesa abre su propio hilo: escribe /partida nueva en el canal, no dentro de un hilo.
not-in-voice = Este canal no puede tener hilos. Escribe /partida nueva en un canal de texto.
permissions-missing = Para llevar una mesa aquí necesito estos permisos: { $permissions }. Alguien que gestione el servidor puede darlos en los ajustes del canal, en Permisos.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-create-public-threads = Crear hilos públicos
permission-attach-files = Adjuntar archivos
permission-read-message-history = Leer el historial de mensajes
left-lobby = Has salido de la sala.
left-table = Has dejado la mesa. La máquina sigue jugando por ti.
cancelled = Cancelado.
again-opened = La siguiente sala está abierta en { $channel }, con un asiento para cada jugador.
again-not-there = Ya no puedo abrir una mesa para ti en ese servidor.
list-mine = Tus mesas
list-here = En este canal
list-lobby = sala, { $taken } de { $seats } asientos ocupados
list-your-move = te toca ({ $since })
list-empty = Todavía no hay mesas. Abre una con /partida nueva.
table-number = n.º { $id }
computer-name = Bot { $number }

## Thread

table-opens = { $who }: la mesa de **{ $game }** está lista. Las preguntas llegan por mensaje directo; también sirven los botones de la última publicación.
table-ends = { $who }: **{ $game }** ha terminado.
result-won = 🏁 **{ $game }** ha terminado, ¡y has ganado! { $where }
result-shared = 🏁 **{ $game }** ha terminado: compartes el primer puesto. { $where }
result-place = 🏁 **{ $game }** ha terminado: has quedado en el puesto { $place } de { $seats }. { $where }
waiting-for = ⏳ { $who }: { $what } (desde { $since })
waiting-line = ⏳ { $game }: turno de { $who } para { $what } (desde { $since })
post-since = **Desde entonces:**
undone = ↩️ { $name } ha retirado una respuesta.
left-mark = se fue
say-cancelled = Esta mesa se ha cancelado. No se puntúa nada.
say-left = 🚪 **{ $name }** ha dejado la mesa. La máquina ocupa su asiento.
your-move-dms-closed = { $who }, te toca. No puedo escribirte por mensaje directo: pulsa el botón y solo tú verás tu mano. (Para recibir tus preguntas por mensaje directo, permite los mensajes directos en los ajustes de privacidad de este servidor.)
your-move-again = { $who }, te toca.
thread-trouble = No puedo escribir en el hilo de { $table }. Quizá lo han borrado o me falta un permiso (Enviar mensajes en hilos, Adjuntar archivos). La partida sigue por mensaje directo; /partida cancelar la termina.
post-without-words = La imagen muestra cómo va la partida. (El filtro de palabras de este servidor no dejó pasar el texto.)
table-cancelled = { $table }: esta mesa se ha cancelado.
table-agreed = { $table }: todos acordaron terminar esta partida.
seat-given-up = { $table }: has dejado este asiento.
button-hand = Mi mano y jugada
button-board = Tablero
button-log = Crónica
button-undo = Deshacer
button-again = Jugar otra vez
button-rules = Reglas
button-help = Ayuda
button-compare = Comparar
button-less = Menos
button-lesson = Primera partida guiada
lesson-opened = Empieza una primera partida guiada, contra la máquina en nivel suave. Tu primera pregunta llegará por mensaje directo; *Ayuda*, debajo, dice qué conviene mirar. El hilo explica por qué pasó cada cosa.
lobby-lesson = 🎓 { $who } está aprendiendo { $game } en un hilo propio. ¿Tú también? `/aprender`
lesson-enough = -# 🧭 Es un buen momento para acabar la lección, con /partida cancelar. O sigue hasta el final: puedes hacer una pausa y volver.
button-hint = Pista
hint-answer = 💡 La máquina elegiría: **{ $picks }**
hint-only = Ninguna otra opción vale la pena.
hint-ready = Toma al azar una respuesta preparada, las mejores más a menudo.
hint-wins = Según su estimación, desde aquí quedas en primer lugar en cerca de { $percent } de cada 100 partidas.
hint-points = Y acabas con cerca de { $points } puntos.
hint-clear = Claramente mejor que la segunda opción: { $picks }.
hint-better = Algo mejor que la segunda opción: { $picks }.
hint-close = Casi igual de bueno: { $picks }. Elige lo que prefieras.
hint-safer = También es lo más seguro: las partidas que imaginó varían menos.
hint-behind = Vas por detrás y no ve aquí ninguna jugada que por sí sola cambie la partida.
hint-how = -# De { $count } partidas imaginadas que encajan con lo que ves. Las sigue un rato y estima cómo acaban; no sabe más que tú.
hints-used = 💡 Pistas: { $who }
button-page-back = Atrás
button-page-on = Siguiente
thing-example = Ejemplo: { $example }
thing-choose = Consultar otra cosa
thing-others = /carta muestra cualquier otra cosa.
no-such-thing = No conozco «{ $name }». Elige de la lista que aparece mientras escribes.

## Panel

you-chose = ✅ Has elegido: { $picks }
laid-down = 🔒 Elegido en secreto: { $picks }. Puedes cambiarlo hasta que todos hayan elegido.
about-to-choose = Elegido por ahora: { $picks }
still-missing =
    { $count ->
        [one] Falta elegir 1 más.
       *[other] Falta elegir { $count } más.
    }
still-missing-part = Falta elegir: «{ $part }».
picked-none = nada
game-is-over = La partida ha terminado.
taken-back = ↩️ Retirado.
prompt-moved = Ese mensaje era antiguo y ya no está. El que vale es tu mensaje más reciente.
nothing-asked = Ahora no tienes ninguna pregunta en esta mesa.
picks-unknown = No entiendo «{ $word }». Elige de la lista que aparece al escribir y separa con comas.
choose-up-to = { $inside } – elige hasta { $most }
choose-between = { $inside } – elige de { $least } a { $most }
choose-exactly = { $inside } – elige { $most }
choose-page-of = Páginas de «{ $first }» a «{ $last }»
counted =
    { $n ->
        [one] 1 opción
       *[other] { $n } opciones
    }
nothing-left = No queda nada por elegir
confirm = Confirmar
confirm-none = No elegir nada
clear = Borrar

## Log and help

log-title = crónica
log-empty = Todavía no ha pasado nada.
button-oldest = Lo primero
button-older = Anteriores
button-newer = Siguientes
button-newest = Lo último
help-text =
    ## Grandes juegos de mesa, jugada a jugada
    Juegos: { $games }
    - **/partida nueva** abre una sala en el canal. Cuando hay suficientes jugadores, el anfitrión pulsa Empezar y la mesa tiene su hilo.
    - Cuando te toca, te escribo por mensaje directo con tu mano y los botones. Si no aceptas mensajes directos, pulsa **Mi mano y jugada** en el hilo.
    - **/mano** muestra tu mano y tu jugada, **/tablero** el tablero, **/crónica** lo que ha pasado, **/reglas** las reglas breves de la fase en la que estás.
    - **/jugar** sirve para responder por escrito. **Deshacer** retira tu última respuesta mientras no se haya descubierto nada nuevo.
    - **/partida lista** muestra tus mesas, **/partida dejar** deja un asiento y **/partida cancelar** termina una mesa.
    - **/asiento** presta tu asiento a la máquina, lo abre a otra persona o lo deja. Los demás votan lo que no puedes retirar o terminar por tu cuenta.
    - **Planear**, debajo de tu mano, prepara respuestas antes de la pregunta, como la próxima carta. Se juegan cuando llega su pregunta y nadie más las ve.
    - Algunos juegos piden mucho de una vez, como un mazo. Elige allí una respuesta preparada, o escribe la tuya y pulsa **Guardar** para tenerla en todas tus mesas. En los juegos que preguntan a menudo, las **Órdenes permanentes** dan por ti las respuestas que siempre das.
    - **/yo mesas** muestra tus mesas, primero las que te esperan. **/yo ajustes** tiene idioma, recordatorios, horas de silencio, vacaciones y texto en vez de imágenes. **/yo olvidar** borra lo que sé de ti.
    - **/repetición** recorre una partida con imágenes, muestra todas las manos si ha terminado y la convierte en una película para compartir. **/resultados** cuenta partidas y victorias. **/partida exportar** te da una mesa en archivos.
button-privacy = Privacidad
button-privacy-whole = La política completa
privacy-text =
    ## Privacidad
    Guardo lo que necesita una partida que dura semanas, y nada más.
    - **Sobre ti**: tu id de Discord, el nombre con el que apareces, tu idioma, nuestro canal de mensajes directos y tus elecciones en /yo ajustes.
    - **Sobre tus partidas**: tus asientos, cada respuesta y cuándo la diste, resultados, votos e invitaciones. También tus planes, tus órdenes, las respuestas que guardaste y hasta dónde has seguido cada partida.
    - **Quién lo ve**: solo tú ves tu mano, tus planes, órdenes, respuestas guardadas y ajustes. Quien ve el hilo de una mesa ve lo que pasa allí a la vista. Cuando la partida termina, su repetición le muestra también todas las manos. Tu servidor ve nombres y resultados en /resultados. Quien me administra puede leer la base de datos. El registro que lee nombra a las personas solo por su id y nunca muestra manos.
    - **Dónde está**: en un archivo en la máquina de quien me administra y en copias suyas. Los mensajes y las imágenes los tiene Discord. Nada va a ningún otro sitio; no hay publicidad ni analítica.
    - **Cuánto tiempo**: partidas y resultados, hasta que te borres. Lo que solo servía para jugar se borra 90 días después de la partida. Una copia de la base de datos se borra 90 días después de hacerse.
    - **/yo olvidar** te borra al instante. Las partidas terminadas muestran entonces «alguien que se fue» en tu lugar. Solo tu id queda 100 días en una lista junto a las copias, para que ninguna te traiga de vuelta. Salir de un servidor no borra nada.
privacy-contact = - **Preguntas**: { $contact }
privacy-contact-unknown = - **Preguntas**: habla con quien me invitó a tu servidor; sabe quién me administra.

## Refusals: what is wrong, and what would be right

refused-no-table = Esa mesa no existe.
refused-server-away = Ahora mismo no puedo acceder al servidor. Inténtalo de nuevo en un momento.
refused-which-table = Ahora no estás en ninguna mesa. Abre una con /partida nueva o indica una mesa.
refused-no-post = Ese mensaje no es de ninguna mesa. Úsalo con un mensaje del hilo de una mesa.
refused-not-running = Esta mesa no está en juego ahora.
refused-over = Esta partida ha terminado.
refused-not-seated = No tienes asiento en esta mesa. Puedes mirar: prueba /tablero o /crónica.
refused-outdated = Eso ya no vale. /mano muestra tu jugada y /yo mesas todas tus mesas.
refused-stale = Eso era para una pregunta anterior. Lo que ves ahora está al día.
refused-nothing-to-undo = No hay nada que puedas retirar: se ha descubierto algo nuevo o los demás ya han seguido.
refused-seated-already = Ya tienes asiento.
refused-full = Todos los asientos están ocupados.
refused-not-host = Solo el anfitrión puede hacer eso.
refused-not-lobby = Esta sala está cerrada: la partida ha empezado o se ha cancelado.
refused-too-few-seats = Faltan jugadores. Espera a que se unan más o completa con la máquina.
refused-kept = Los asientos libres están guardados para otras personas.
refused-too-many-tables = Ya tienes muchas mesas abiertas. Termina o cancela una antes.
refused-bad-option = Este juego no ofrece esa opción.
refused-left-before = Ya dejaste un asiento en esta mesa, así que no puedes ocupar otro.
refused-other-seated = Esa persona ya tiene un asiento en esta mesa, o uno guardado.
refused-other-left = Esa persona ya dejó un asiento en esta mesa, así que no puede ocupar otro.
refused-leaving = Me están reiniciando. Inténtalo otra vez en un minuto: tu mesa sigue como estaba.
refused-lost = Eso era de jugadas que se han perdido: he tenido que volver a una copia anterior de mis datos. Si te toca, te lo pregunto otra vez enseguida.
illegal-not-open = Eso era para una pregunta anterior. Lo que ves ahora está al día.
illegal-too-few = Has elegido muy pocas opciones.
illegal-too-many = Has elegido demasiadas opciones.
illegal-unknown = Esa no es una de las opciones.
illegal-twice = Has elegido lo mismo dos veces.
illegal-limit = Esas opciones no van juntas.
fault-discord = Discord no lo ha aceptado. Inténtalo otra vez en un momento.
fault-own = Algo ha fallado por mi parte. Tu mesa está a salvo; inténtalo otra vez.
fault-disk = No he podido guardar esto, así que todavía no cuenta. Aviso a quien me administra; tu mesa sigue como estaba. Inténtalo más tarde.
fault-late = Tardé demasiado. Vuelve a intentarlo.
late-answer = Pediste esto hace un rato y Discord ya no muestra mi respuesta allí:

## Server owners

cmd-setup = configurar
cmd-setup-about = Ajustes para las mesas de este servidor (para quien lo gestiona)
setup-title = Las mesas de este servidor
setup-intro = Los cambios valen al momento, para las mesas que se abran desde ahora.
setup-channel = Canal para las salas
setup-channel-about = Dónde se puede usar /partida nueva. En otro canal, indico este.
setup-anywhere = Cualquier canal
setup-locale = Idioma de los mensajes
setup-locale-about = Lo que publico en canales e hilos. Lo privado, cada persona lo lee en su idioma.
setup-locale-none = El idioma del servidor en Discord
setup-pace = Ritmo
setup-pace-about = El ritmo con el que empiezan las mesas nuevas; el anfitrión puede elegir otro.
setup-pace-live = En vivo: 30 minutos por jugada
setup-pace-daily = Diario: 1 día por jugada
setup-pace-relaxed = Tranquilo: 3 días por jugada
setup-pace-none = Sin reloj
setup-opener = Quién puede abrir mesas
setup-opener-about = Un rol, o cualquiera. Quien gestiona el servidor siempre puede abrirlas.
setup-everybody = Cualquiera
setup-call = Rol al que mencionar
setup-call-about = Lo menciono una vez, en cada sala nueva con asientos libres. No menciono ningún otro rol en ninguna parte.
setup-nobody = Ningún rol
setup-locks = Hilos terminados
setup-locks-about = Cuando una mesa termina, su hilo se puede bloquear: se sigue leyendo y solo escribe la moderación.
setup-locks-on = Se bloquean.
setup-locks-off = Quedan abiertos.
setup-locks-begin = Bloquearlos
setup-locks-stop = Dejarlos abiertos
setup-channel-gone = El canal elegido para las salas ya no existe: hasta que elijas otro, se pueden abrir mesas en cualquier canal.
setup-lacks = Para llevar mesas en { $channel } necesito estos permisos: { $permissions }. Puedes darlos en los ajustes del canal, en Permisos.
setup-opener-gone = El rol que puede abrir mesas ya no existe: hasta que elijas otro, solo puede abrirlas quien gestiona el servidor.
setup-call-gone = El rol al que mencionar ya no existe: hasta que elijas otro, no menciono a nadie.
setup-call-mute = Mi mención de { $role } todavía no llega a nadie. Permite que cualquiera lo mencione en los ajustes del rol, o permíteme a mí: Mencionar @everyone, @here y todos los roles.
setup-locks-lacks = Para bloquear hilos necesito el permiso Gestionar hilos. Puedes dárselo a mi rol en los ajustes del servidor, en Roles.
lobby-elsewhere = En este servidor las mesas se abren en { $channel }: escribe allí /partida nueva.
lobby-call = { $role }: hay asientos libres.
opener-only = En este servidor solo { $role } puede abrir mesas. Puedes tomar asiento en cualquier sala.
opener-gone = El rol que puede abrir mesas aquí ya no existe. Alguien que gestione el servidor puede elegir otro con /configurar.
permission-manage-threads = Gestionar hilos
trouble-permissions = No puedo escribir sobre { $table } en { $channel } ni en su hilo: me falta { $permissions }. Alguien que gestione el servidor puede permitirlo en los ajustes del canal, en Permisos. Hasta entonces la partida sigue por mensaje directo.
trouble-gone = Han borrado el hilo o el mensaje de la sala de { $table } en { $channel }. La partida sigue por mensaje directo; /partida cancelar la termina.
trouble-lock = Este servidor quiere bloquear los hilos de las mesas terminadas, pero no puedo bloquear el de { $table } en { $channel }: me falta { $permissions }. Alguien que gestione el servidor puede permitirlo en los ajustes del canal, en Permisos, o dejar los hilos abiertos con /configurar.
note-thread-again = Han borrado el hilo de { $table } en { $channel }. He abierto otro allí con la partida tal como está. Si también lo borran, /partida hilo lo recupera.
note-thread-gone = Han vuelto a borrar el hilo de { $table } en { $channel }, así que no abro otro por mi cuenta. La partida sigue por mensaje directo; /partida hilo abre un hilo y /partida cancelar termina la partida.
note-unreached = En { $table } le toca a { $who } y no puedo avisarle ni por mensaje directo ni en { $channel }. Díselo, por favor: con /mano verá su jugada. (Quizá me falte ahí Enviar mensajes o Enviar mensajes en hilos.)
refused-not-manager = Para esto necesitas el permiso Gestionar servidor.
refused-no-such-choice = Este servidor ya no tiene ese canal, ese rol o esa opción. Abre /configurar otra vez.

## Operators

cmd-admin = admin
cmd-admin-about = Solo para quien es dueño de este bot
cmd-admin-status = estado
cmd-admin-status-about = Mesas, cola de envíos, fallos, retraso del bucle, versiones
cmd-admin-sync = sincronizar
cmd-admin-sync-about = Volver a registrar los comandos en Discord
cmd-admin-forget = olvidar
cmd-admin-forget-about = Borrar a alguien que lo ha pedido
arg-erased-about = La persona o su id
admin-forget =
    { $count ->
        [0] ¿Borrar todo lo que se sabe de { $who } (`{ $id }`)? No está en ninguna mesa.
        [one] ¿Borrar todo lo que se sabe de { $who } (`{ $id }`)? Deja su asiento en 1 mesa.
       *[other] ¿Borrar todo lo que se sabe de { $who } (`{ $id }`)? Deja su asiento en { $count } mesas.
    } No se puede deshacer.
admin-forget-yes = Borrar
admin-forgotten = Se ha borrado todo lo que se sabía de { $who }.
refused-not-owner = Eso solo puede hacerlo quien es dueño de la aplicación de este bot.
synced =
    { $count ->
        [one] Registrado 1 comando.
       *[other] Registrados { $count } comandos.
    }
sync-failed = Discord no ha aceptado los comandos: { $why }
owner-disk-full = 💾 El disco de mi base de datos { $database } está lleno: no se puede guardar nada. A quien pulsa un botón le digo que todavía no cuenta; lo confirmado está a salvo. Haz sitio y sigo por mi cuenta.
owner-disk-readonly = 💾 El disco de mi base de datos { $database } es de solo lectura: no se puede guardar nada. A quien pulsa un botón le digo que todavía no cuenta; lo confirmado está a salvo. En cuanto se pueda escribir, sigo por mi cuenta.
owner-disk-failing = 💾 El disco de mi base de datos { $database } falla: el registro dice cómo. A quien pulsa un botón le digo que todavía no cuenta. Revisa el disco y la copia más reciente.
owner-disk-locked = 💾 Otro programa tiene bloqueada mi base de datos { $database }: no se puede guardar nada. A quien pulsa un botón le digo que todavía no cuenta; lo confirmado está a salvo. Cuando la suelte, sigo por mi cuenta.
owner-disk-damaged = 💾 Mi base de datos { $database } está dañada. Detenme, conserva el archivo y pon en su lugar la copia buena más reciente, como explica el README en Copies of the database.
owner-disk-over = 💾 Ya puedo escribir otra vez en mi base de datos. Todo sigue; no se ha perdido nada de lo confirmado.
owner-copies-late = 💾 No hay ninguna copia buena de mi base de datos en { $folder } desde { $time }: { $why } Sigo intentándolo; /admin estado muestra cómo va.
owner-copies-good = 💾 Vuelven a hacerse copias de mi base de datos en { $folder }.
owner-put-back =
    ⏪ Mi base de datos es una copia anterior que se ha restaurado. Lo que pasó después del { $time } se ha perdido. { $count ->
        [one] 1 mesa en juego sigue desde ahí y su hilo lo dice
       *[other] { $count } mesas en juego siguen desde ahí y sus hilos lo dicen
    }; a quien le toca le pregunto de nuevo.
owner-put-back-unknown =
    ⏪ Mi base de datos es una copia anterior que se restauró hace un tiempo: hay quien pulsa botones que no conoce. { $count ->
        [one] 1 mesa en juego sigue desde lo que hay y su hilo lo dice
       *[other] { $count } mesas en juego siguen desde lo que hay y sus hilos lo dicen
    }; a quien le toca le pregunto de nuevo. La próxima vez, arráncame con `--restored`.
status-migration = migración
status-since =
    { $servers ->
        [one] En marcha desde { $time }, en 1 servidor
       *[other] En marcha desde { $time }, en { $servers } servidores
    }
status-tables = **Mesas**:
status-lobby = en la sala
status-running = en juego
status-over = terminadas
status-cancelled = canceladas
status-outbox = **Cola de envíos**: en espera { $waiting }, apartados { $parked }. Desde el inicio: entregados { $posts }, sin entregar { $undeliverable }
status-answers = **Respuestas** desde el inicio: { $count }
status-failures = **Fallos** desde el inicio: { $count }
status-last-failure = El último fallo fue { $time }; está en el registro.
status-lag = **Retraso del bucle**: { $now } ms, como máximo { $worst } ms en cinco minutos
status-copy = **Base de datos**: { $file }, { $size }. Copias guardadas: { $count }, la más reciente de { $time }
status-no-copy = **Base de datos**: { $file }, { $size }. Todavía no hay ninguna copia
status-copy-failed = ⚠️ El último intento de copia falló: { $why }
status-disk = ⚠️ Ahora no se puede guardar nada: { $why }

## Planear

button-plan = Planear
button-withdraw = Retirar
button-back = Volver
button-more = Más
button-next = Mesa siguiente
prompt-line = { $game }: te toca { $what }
planned = 📌 { $what } → { $picks }
plan-title = Planear lo que viene
plan-about = Se juega cuando llega su pregunta. Si ya no es posible, te pregunto. Nadie más lo ve.
plan-nothing = Ahora no hay nada que planear.
plan-now = 📌 Planeado: { $picks }
plan-dropped = 📌 Tenías planeado: { $picks }. Ya no se puede, así que elige de nuevo.
plan-lost = 📌 Tu plan ya no sirve. { $what } → { $picks }
recap-last = 👋 Tu última jugada, { $when }: { $what }
recap-when = 👋 Tu última jugada fue { $when }.
recap-now = Cómo va la partida: { $counts }
recap-you = tú { $count }
recap-changed = Lo que ha cambiado para ti: { $changes }
recap-unchanged = Tienes lo mismo que cuando te fuiste.
since = Desde tu última jugada:
since-part = Desde tu última jugada (y { $count } más):
so-far = Hasta ahora:
so-far-part = Hasta ahora (y { $count } más):

## Respuestas preparadas, guardadas o escritas

ready-menu = Respuestas para elegir: { $n }
ready-how = Elige una respuesta preparada o una tuya, o escribe otra. Nada es definitivo hasta que confirmes.
ready-wrote = ✍️ Has escrito: { $text }
ready-wrong-more = { $count ->
    [one] … y hay un error más.
   *[other] … y hay { $count } errores más.
}
ready-saved = 💾 Guardada como { $name }. La tendrás en todas las mesas de este juego.
ready-deleted = 🗑️ Se ha borrado { $name }. Lo que has elegido aquí sigue elegido.
ready-window = Escribe tu respuesta
ready-window-label = Cuánto de cada cosa, separado por comas
save-window = Guardar esta respuesta
save-window-label = Su nombre
save-window-hint = Reemplaza la que tenga el mismo nombre
saved-unfit = Aquí no es posible tal como está; elígela para cambiarla
button-write = Escribir la mía
button-correct = Corregir
button-change = Cambiar
button-save = Guardar
button-delete-saved = Borrar { $name }

## Órdenes permanentes

button-orders = Órdenes permanentes
button-always = Responder siempre así…
button-wait = Esperar
orders-title = Órdenes permanentes
orders-about = Una orden responde por ti unos segundos después de la pregunta, desde la próxima pregunta y solo en esta mesa. Hasta entonces puedes responder tú. Nadie más ve tus órdenes. *Deshacer* retira lo que respondió una orden, y entonces te pregunto.
orders-ask = preguntarme
orders-default = Activa mientras no la cambies
orders-page = Página { $page } de { $pages }
soon-each = ⚙️ Tu orden permanente «{ $order }» responderá en unos segundos: { $picks }. Hasta entonces puedes responder tú; con *Esperar* lo decides tú.
soon-next = 📌 Tu plan se jugará en unos segundos: { $picks }. Hasta entonces aún puedes responder otra cosa; con *Esperar* lo decides tú.
soon-veiled = ⚙️ Tu orden permanente «{ $order }» responderá en unos minutos, para que nadie lo note: { $picks }. Hasta entonces puedes responder tú; con *Esperar* lo decides tú.
given-each = ⚙️ Tu orden permanente respondió por ti: { $picks }
given-each-named = ⚙️ Orden «{ $order }»: { $picks }
given-each-default = ⚙️ Orden «{ $order }», activa desde el principio: { $picks }
given-each-hint = *Deshacer* retira la respuesta; *Órdenes permanentes* cambia la orden.
given-each-somehow = ⚙️ Tu orden permanente respondió por ti.
given-next = 📌 Se jugó lo que habías planeado: { $picks }
given-next-somehow = 📌 Se jugó lo que habías planeado.

## Pace

cmd-game-pace = ritmo
cmd-game-pace-about = Ver o cambiar cuánto espera una mesa por cada jugada
arg-pace = ritmo
arg-pace-about = Cuánto puede durar una jugada, por ejemplo 1d12h
arg-pace-end = al-final
arg-pace-end-about = Qué pasa cuando se acaba ese tiempo
arg-pace-vacation = vacaciones
arg-pace-vacation-about = Cuántos días de vacaciones puede tomar cada persona
option-pace = Ritmo
option-pace-end = Cuando se acaba el tiempo
option-pace-vacation = Vacaciones
duration-days =
    { $count ->
        [one] 1 día
       *[other] { $count } días
    }
duration-hours =
    { $count ->
        [one] 1 hora
       *[other] { $count } horas
    }
duration-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
pace-live = en vivo (hasta { $time } por jugada)
pace-daily = diario (hasta { $time } por jugada)
pace-relaxed = tranquilo (hasta { $time } por jugada)
pace-custom = a medida (hasta { $time } por jugada)
pace-none = sin reloj
pace-then = { $pace }; cuando se acaba el tiempo, { $end }
pace-about-live = Todos están conectados: un recordatorio a los 5 minutos
pace-about-daily = Una jugada al día: un recordatorio a las 12 horas
pace-about-relaxed = Sin prisa: un recordatorio al día
pace-about-none = Sin recordatorios
pace-own = un tiempo a medida…
pace-own-title = ¿Cuánto puede durar una jugada?
pace-own-label = Días, horas, minutos (de 5 min a 30 días)
pace-more = Al acabarse el tiempo, vacaciones…
pace-more-about = Qué pasa entonces y cuántas vacaciones hay
pace-back = Volver
pace-end-nudge = sigo enviando recordatorios
pace-end-default = respondo lo más prudente en nombre del jugador
pace-end-computer = la máquina juega hasta que vuelva el jugador
pace-end-vote = los demás votan cómo seguir
pace-vacation = Vacaciones: hasta { $time } por persona, con el reloj parado
pace-vacation-none = Vacaciones: ninguna; los relojes no se paran
pace-changed = ⏱️ Nuevo ritmo: { $pace }. Todos los relojes empiezan de cero.
pace-voted = No eres el anfitrión, así que hace falta el acuerdo de los demás. La votación está en el hilo.
lobby-pace = Ritmo: { $pace }
refused-bad-pace = No entiendo ese tiempo: tiene que ir de 5 minutos a 30 días. Escríbelo así: 1d12h, 36h o 90min.

## Reminders

remind-line = Te toca en **{ $game }** ({ $where }): { $missing }. La pregunta llegó { $since }.
remind-missing = { $what } – { $count }
remind-choose-exactly = elige { $most } de { $total }
remind-choose-up-to = elige hasta { $most } de { $total }
remind-choose-between = elige de { $least } a { $most } de { $total }
remind-so-far = llevas { $count }
remind-several =
    { $count ->
        [one] Una mesa te espera.
       *[other] { $count } mesas te esperan.
    }
remind-end-default = Si no respondes, { $when } respondo por ti lo más prudente.
remind-end-computer = Si no respondes, { $when } la máquina juega por ti hasta que vuelvas.
remind-end-vote = Si no respondes, { $when } los demás votan cómo seguir.
remind-thread = { $who }, la mesa te espera: { $what } (desde { $since }).
remind-next = La próxima jugada es tuya en **{ $game }** ({ $where }).
remind-done = **{ $game }** ({ $where }): hecho. Allí ya no te espera nada.
remind-absent = **{ $game }** ({ $where }): la máquina juega por ti. Pulsa el botón y el asiento vuelve a ser tuyo.
remind-back = Aquí estoy
remind-quiet = **{ $game }** ({ $where }) está en silencio: nadie juega desde hace mucho, así que dejo de enviar recordatorios.
remind-play = Jugar ahora
remind-pick = Jugar ahora: ¿en qué mesa?
remind-later-10m = En 10 minutos
remind-later-1h = En 1 hora
remind-later-8h = En 8 horas
remind-later-day = Mañana
remind-not = En esta jugada no
remind-muted = No habrá más recordatorios para esta jugada.
remind-again = Te lo recordaré { $when }.
say-time-up = ⌛ Se acabó el tiempo: he respondido lo más prudente en nombre de **{ $name }**.
say-away = 🏖️ **{ $name }** está de vacaciones hasta el { $until }. Mientras tanto su reloj está parado.
say-woken = ⏰ **{ $name }** retoma la partida. Los relojes empiezan de cero.
stalled-quiet = 💤 La última jugada aquí fue { $since }, así que dejo de enviar recordatorios. Cualquier jugada despierta la mesa, y el botón también.
stalled-archived = 🗄️ La última jugada aquí fue { $since }, así que guardo la mesa. No se pierde nada: el botón la trae de vuelta.
lobby-archived = 🗄️ Guardada: la última jugada fue { $since }. El botón trae la mesa de vuelta.
button-wake = Seguir
woken = La mesa está despierta: { $where }. Aviso a quien le toca.

## Looking back

menu-happened = ¿Qué pasó aquí?
menu-replay = Repetición desde aquí
cmd-replay = repetición
cmd-replay-about = Recorre una partida, posición a posición
cmd-game-export = exportar
cmd-game-export-about = Una mesa en archivos: la crónica y, al terminar, todo para repetir la partida
cmd-game-thread = hilo
cmd-game-thread-about = Dónde está el hilo de una mesa; si lo han borrado, abrir otro
cmd-stats = resultados
cmd-stats-about = Partidas, victorias y puestos: los tuyos, los de alguien, los del servidor
arg-past-table-about = Qué mesa (por defecto, la de este hilo o la última que jugaste)
arg-stats-person = persona
arg-stats-person-about = De quién, en este servidor (por defecto, los tuyos)
replay-title = repetición
replay-step = Posición { $step } de { $last }
replay-start = Empieza la partida.
replay-shortened = Aquí se actualizaron las reglas del juego. Las posiciones anteriores ya no se pueden mostrar; la crónica aún cuenta lo que pasó.
replay-jump = Saltar a…
button-film = Como película
button-film-share = Mostrar a todos aquí
film-waits = 🎬 Primero se está haciendo otra película; después viene la tuya…
film-made = 🎬 Haciendo la película: imagen { $done } de { $total }
film-heading = 🎬 **{ $game }**: { $who }
film-alt =
    { $count ->
        [one] { $game } en una imagen animada: 1 imagen. Termina así:
       *[other] { $game } en una imagen animada: { $count } imágenes, una por cada paso de la partida. Termina así:
    }
film-nothing = Todavía no hay imágenes para una película. Prueba otra vez después de la próxima imagen en el hilo.
film-busy = Ahora mismo se están haciendo muchas películas. Prueba otra vez dentro de unos minutos.
film-too-often = Hace poco se hicieron muchas películas para ti o para este servidor, y cada una me lleva un rato. La próxima se puede hacer { $until }.
film-too-large = Esta película sería más grande de lo que Discord acepta aquí. **/repetición** muestra todas las imágenes de la partida.
film-failed = Algo ha fallado con esta película y ya está anotado. Puedes probar otra vez; **/repetición** muestra todas las imágenes de la partida.
film-not-here = Una película solo se puede mostrar a todos donde se juega su partida: en { $thread }. Puedes guardar la tuya y enviarla por tu cuenta.
replay-in-round = Ronda { $round }: { $what }
button-replay = Repetición
button-replay-first = Inicio
button-replay-back = Atrás
button-replay-forward = Adelante
button-replay-last = Final
button-show-hands = Ver las manos
button-hide-hands = Ocultar las manos
button-earlier-milestones = Entradas anteriores
button-later-milestones = Entradas siguientes
milestone-game-start = Inicio de la partida
milestone-trick-over = Fin de una baza
milestone-turn-over = Fin de un turno
milestone-round-over = Fin de una ronda
milestone-game-over = Fin de la partida
export-public = La crónica pública hasta ahora, lo que todos han visto: las manos, las respuestas y la semilla se añaden cuando termina la partida.
export-complete = La partida entera, con todo lo necesario para repetirla: semilla, respuestas y versión de las reglas.
export-checked =
    { $count ->
        [one] Comprobado: al repetir 1 respuesta se llega a este resultado.
       *[other] Comprobado: al repetir { $count } respuestas se llega a este resultado.
    }
export-unchecked = El archivo está intacto. Solo contiene la crónica pública, así que no hay nada que repetir.

## Results

stats-of-person = Resultados de { $name }
stats-of-server = Resultados en este servidor
stats-none-person = Todavía no hay partidas terminadas.
stats-none-server = En este servidor todavía no se ha terminado ninguna partida.
stats-games =
    { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    }
stats-wins =
    { $count ->
        [one] 1 victoria
       *[other] { $count } victorias
    }
stats-left =
    { $count ->
        [one] 1 abandonada
       *[other] { $count } abandonadas
    }
stats-average = puesto promedio { $place } de { $seats }
stats-beaten = por delante del { $percent } % de los demás
stats-places = Puestos: { $places }
stats-place = { $place }.º ×{ $count }
stats-all-games = Todos los juegos
stats-which-game = ¿Qué juego?
stats-standings = Más victorias
stats-date = { DATETIME($at, dateStyle: "medium") }
button-stats-mine = Mis resultados
button-stats-server = Este servidor
plot-person = { $name }: puestos, de la partida más antigua a la más reciente
plot-server = Partidas terminadas cada mes
plot-first = primero
plot-last = último
plot-legend-mean = promedio hasta entonces
plot-alt-person =
    { $count ->
        [one] Puesto en la única partida hasta ahora: { $places }
       *[other] Puestos en las últimas { $count } partidas, la más antigua primero: { $places }
    }
plot-alt-place = { $place } de { $seats } ({ $game }, { $date })
plot-alt-server = Partidas terminadas cada mes: { $months }.

## Votes

undone-agreed =
    { $count ->
        [one] ↩️ Todos acordaron retirar 1 respuesta, la de { $name }.
       *[other] ↩️ Todos acordaron retirar { $count } respuestas, a partir de una de { $name }.
    }
post-folded = ~~{ $what }~~ · ↩️ { $who } lo deshizo
post-folded-agreed = ~~{ $what }~~ · ↩️ deshecho de común acuerdo
question-withdrawn = ↩️ { $table }: se ha retirado tu pregunta. No hace falta que respondas.
question-withdrawn-again = ↩️ { $table }: se ha retirado tu pregunta. Ahora tienes otra.
ask-others =
    { $count ->
        [one] No puedes retirar por tu cuenta tu última respuesta: desde entonces se supo algo nuevo o los demás ya han seguido. Los demás pueden permitírtelo: se retiraría 1 respuesta ({ $whose }).
       *[other] No puedes retirar por tu cuenta tu última respuesta: desde entonces se supo algo nuevo o los demás ya han seguido. Los demás pueden permitírtelo: se retirarían { $count } respuestas ({ $whose }).
    }
button-ask-others = Preguntar a los demás
asked-others = He preguntado a los demás: la votación está en { $thread }.
done = Hecho.
vote-ask-undo =
    { $count ->
        [one] { $name } pide volver a antes de su última respuesta. Se retiraría 1 respuesta: { $whose }.
       *[other] { $name } pide volver a antes de su última respuesta. Se retirarían { $count } respuestas: { $whose }.
    }
vote-asked-undo = { $name } pidió volver a antes de su última respuesta.
vote-ask-end = { $name } propone terminar esta partida ahora, sin resultado.
vote-ask-pace = { $name } propone otro ritmo: { $pace }.
vote-ask-absent = La mesa espera a { $seat } desde hace mucho. ¿Juega la máquina hasta que vuelva, o respondo en su nombre lo más prudente?
vote-ask-open = { $name } propone que cualquiera pueda ocupar el asiento de { $seat }.
vote-ask-replace = { $name } propone que { $person } ocupe el asiento de { $seat }.
vote-clock = El reloj
vote-somebody = alguien
vote-for = A favor
vote-against = En contra
vote-computer = Juega la máquina
vote-default = Lo más prudente
vote-missing = Faltan por votar
vote-needs-all = Hace falta el acuerdo de todos.
vote-needs-most = Hace falta más de la mitad.
vote-until = La votación termina { $until }.
vote-withdraw = Retirar
vote-holder = { $who }: en cuanto hagas algo aquí, esta votación queda sin efecto.
vote-passed = Aprobado.
vote-failed = Rechazado.
vote-expired = No se decidió a tiempo. Nada cambia.
vote-withdrawn = Retirado.
vote-moot = Ya no hay nada que decidir.
refused-no-vote = No existe esa votación.
refused-vote-closed = Esta votación está cerrada.
refused-not-voter = Esta votación es para quienes juegan ahora en la mesa.
refused-not-proposer = Solo puede retirarla quien hizo la propuesta.
refused-voted-lately = Los demás lo rechazaron hace poco. Inténtalo de nuevo en una hora.
refused-budget-person = Has abierto varias salas aquí hace poco, y cada una avisa a otras personas. Puedes abrir la siguiente <t:{ $detail }:R>.
refused-budget-server = En este servidor se han abierto muchas salas hace poco, y cada una avisa a otras personas. La siguiente se puede abrir <t:{ $detail }:R>.
refused-budget-call = Has avisado muchas veces a otras personas aquí hace poco, con invitaciones, asientos ofrecidos o votaciones. Puedes volver a hacerlo <t:{ $detail }:R>.
refused-budget-undo = Has deshecho mucho hace poco, y cada vez alguien ya había recibido una pregunta. Puedes volver a deshacer <t:{ $detail }:R>.
refused-budget-lend = Has dejado que la máquina juegue por ti varias veces aquí hace poco, y el hilo lo anuncia cada vez a todos. Puedes volver a hacerlo <t:{ $detail }:R>.
refused-budget-hint = Has pedido muchas pistas últimamente. Puedes pedir la siguiente <t:{ $detail }:R>.
refused-declined-lately = Esa persona ya ha rechazado dos veces un asiento de esta mesa. Puedes volver a preguntarle mañana.
refused-too-many-votes = Esta mesa tiene { $detail } votaciones abiertas. Espera a que se decida alguna.
refused-not-absent = La mesa no lleva mucho tiempo esperando a ese jugador, así que no hay nada que votar.

## Seats

menu-invite = Invitar a una mesa
cmd-seat = asiento
cmd-seat-about = Ceder, prestar, abrir o dejar tu asiento
cmd-seat-leave = dejar
cmd-seat-leave-about = Dejar tu asiento en una mesa
cmd-seat-invite = invitar
cmd-seat-invite-about = Invitar a una persona a ocupar tu asiento, u otro
cmd-seat-open = abrir
cmd-seat-open-about = Dejar que cualquiera ocupe tu asiento, u otro
cmd-seat-computer = máquina
cmd-seat-computer-about = Dejar que la máquina juegue por ti hasta que vuelvas
cmd-seat-back = volver
cmd-seat-back-about = Recuperar tu asiento de la máquina
cmd-seat-resign = rendirse
cmd-seat-resign-about = Rendirte, donde el juego lo permite
cmd-seat-end = terminar
cmd-seat-end-about = Proponer a los demás terminar la partida sin resultado
arg-person = persona
arg-person-about = Quién ocupará el asiento
arg-seat = asiento
arg-seat-about = Qué asiento (el tuyo, si no indicas ninguno)
leave-sure =
    ¿Dejas para siempre tu asiento en { $table }? La máquina sigue jugando y ya no podrás ocupar otro asiento allí.
    Si solo necesitas una pausa, presta el asiento a la máquina. Si otra persona puede ocuparlo, ábrelo.
button-leave-game = Dejar para siempre
button-lend = Prestar mi asiento
button-open-seat = Abrir el asiento
button-stay = Quedarme
button-seat-back = Recuperar mi asiento
button-take-seat = Ocupar el asiento
button-accept = Aceptar
button-decline = Rechazar
button-computer = Que juegue la máquina
button-resign = Rendirme
button-end = Terminar la partida
resign-sure = ¿Te rindes en { $table }?
end-sure = ¿Terminar { $table } ahora, sin resultado?
resigned = Te has rendido.
ends-sure = ⚠️ **{ $picks }**: quedas fuera de la partida, sin vuelta atrás. ¿Lo haces de todos modos?
button-sure = Hacerlo
seat-kept-on = Nada ha cambiado.
seat-lent = 🤖 La máquina juega por ti. Recupera tu asiento cuando quieras.
seat-back = 🪑 Has recuperado tu asiento.
seat-taken = 🪑 El asiento es tuyo: { $thread }. Tu mano llega por mensaje directo; **{ $button }** en el hilo también la muestra.
seat-offered = El asiento está abierto: cualquiera puede ocuparlo en { $channel }. Hasta entonces sigue como está.
seat-invited = He invitado a { $who }. Hasta que acepte, el asiento sigue como está.
invite-none = Ninguna de tus mesas de aquí tiene sitio para { $who }. Abre una con /partida nueva.
invite-which = ¿A qué mesa invitas a { $who }?
invite-unseen = { $who } no puede ver { $channel }, donde está la mesa.
invited = Guardo un asiento para { $who } en la mesa de { $channel } y le aviso. Solo le falta unirse.
invited-you = 🪑 { $who } te invita a una partida de { $game }. Hay un asiento guardado para ti: pulsa **{ $button }** en la sala. { $lobby }
not-in-server = Esa persona no está en el servidor de esta mesa.
no-bots-here = Los bots no pueden ocupar un asiento. /asiento máquina deja que la máquina juegue por ti.
offer-anybody = 🪑 ¿Quién ocupa el asiento de { $seat } en **{ $game }** ({ $table })? La partida ya está en marcha. Esta oferta termina { $until }.
offer-person = 🪑 { $who } te invita a ocupar el asiento de { $seat } en **{ $game }** ({ $table }). La partida ya está en marcha. La invitación termina { $until }.
offer-own = 🪑 { $who } te invita a ocupar su asiento en **{ $game }** ({ $table }). La partida ya está en marcha. La invitación termina { $until }.
offer-table = La mesa
offer-taken = 🪑 { $who } ocupó el asiento en **{ $game }** ({ $table }).
offer-declined = 🪑 { $who } ha rechazado el asiento de { $seat } en **{ $game }** ({ $table }).
offer-withdrawn = 🪑 El asiento de { $seat } en **{ $game }** ({ $table }) ya no se ofrece.
offer-expired = 🪑 Nadie ocupó a tiempo el asiento de { $seat } en **{ $game }** ({ $table }).
gone = 🚪 { $name } ya no está en este servidor. Los demás pueden dejar que juegue la máquina o abrir el asiento a cualquiera.
say-agreed = 🏁 Todos acordaron terminar esta partida. No se puntúa nada.
say-lent-asked = 🤖 La máquina juega por **{ $name }** hasta que vuelva.
say-lent-absent = 🤖 La mesa ha esperado bastante: la máquina juega por **{ $name }** hasta que vuelva.
say-lent-voted = 🤖 Por votación, la máquina juega por **{ $name }** hasta que vuelva.
say-back = 🪑 **{ $name }** ha vuelto.
say-took-over = 🪑 **{ $name }** ocupa el asiento de **{ $former }**.
say-took-seat = 🪑 **{ $name }** ocupa el asiento de la máquina.
say-declined = 🪑 **{ $name }** ha rechazado la invitación a esta mesa.
say-expired = 🪑 **{ $name }** no ha respondido a tiempo a la invitación a esta mesa.
say-host = 👑 **{ $name }** queda a cargo de la mesa.
say-answered-for = 🕊️ Por votación, he respondido lo más prudente en nombre de **{ $name }**.
say-put-back = ⏪ He tenido que volver a una copia anterior de mis datos. Esta mesa está otra vez en la jugada { $move }, como estaba el { $time }. Lo que se jugó después se ha perdido; a quien le toca le pregunto de nuevo.
refused-no-seat = No existe ese asiento.
refused-last-person = Nadie más juega en esta mesa: la máquina terminaría la partida sin ti. Vuelve cuando quieras, o déjala con /asiento dejar.
refused-lesson = Una partida guiada es para una sola persona. Se termina con /partida cancelar.
refused-offer-closed = Este asiento ya no se ofrece.
refused-not-for-you = Esta invitación es para otra persona.
refused-no-resigning = Este juego no permite rendirse ahora. Puedes dejar la mesa con /asiento dejar, o proponer terminar la partida con /asiento terminar.
refused-too-many-saved = Ya tienes { $detail } respuestas guardadas para este juego. Borra una, o guarda esta con el nombre de una que ya tengas.
refused-bad-name = Un nombre necesita alguna letra o cifra. Escribe otro, por favor.
refused-no-hints = En esta mesa no hay pistas; el anfitrión lo decide en la sala.
refused-hint-late = Ahora mismo muchas personas piden pistas, y no he podido llegar a la tuya. Inténtalo de nuevo en unos minutos.

## Mis mesas y ajustes

cmd-me = yo
cmd-me-about = Tus mesas y tus ajustes
cmd-me-tables = mesas
cmd-me-tables-about = Tus mesas, primero las que te esperan
cmd-me-settings = ajustes
cmd-me-settings-about = Idioma, recordatorios, horas de silencio, vacaciones y cómo lo ves todo
cmd-me-forget = olvidar
cmd-me-forget-about = Borra todo lo que sé de ti
arg-zone = zona
arg-zone-about = Tu zona horaria: escribe una ciudad o un país
button-settings = Ajustes
someone-left = alguien que se fue
me-title = Mis mesas
me-waiting =
    { $count ->
        [0] Ninguna de tus mesas te espera.
        [one] Una mesa te espera.
       *[other] { $count } mesas te esperan; primero, la que más tiempo lleva.
    }
me-others =
    { $count ->
        [one] … y una más.
       *[other] … y { $count } más.
    }
me-your-move = te toca { $what }, { $since }
me-waits = esperando a { $who } (desde { $since })
me-answer = Responder aquí
me-none-waits = No te espera ninguna otra mesa.
me-settings = Mis ajustes
me-language = Idioma
me-as-discord = como en Discord
me-reminders = Recordatorios
me-every-table = según cada mesa
me-every = cada { $time }
me-every-never = nunca
me-deliver-dm = por mensaje directo
me-deliver-thread = en el hilo de la mesa
me-deliver-both = por mensaje directo y en el hilo
me-quiet = Horas de silencio
me-quiet-none = ninguna
me-quiet-set = { $hours } ({ $zone })
me-quiet-button = Horas de silencio
me-quiet-from = Desde (deja las dos vacías para no tenerlas)
me-quiet-to = Hasta
me-weekends = Sin reloj los fines de semana
me-weekends-about = Los sábados y domingos tus relojes se detienen y los recordatorios esperan al lunes, salvo donde una jugada dura menos de un día.
me-zone = Zona horaria
me-zone-button = Zona horaria
me-zone-label = Nombre de la zona, o una ciudad
me-away = Vacaciones
me-away-until = hasta el { $until }
me-away-button = Tomar vacaciones
me-away-label = ¿Cuánto tiempo?
me-away-hint = 5 días, 2 semanas
me-back-button = Terminar vacaciones
me-deck = Avisarme antes de mi turno
me-confirm = Confirmar cada respuesta
me-text = Texto en vez de imágenes
me-gather = Juntar recordatorios
me-gather-about = Mientras te espera una mesa, las preguntas de las demás llegan sin sonido, y cada recordatorio muestra todas las mesas.
me-explain = Explicar jugadas
me-explain-new = en juegos nuevos
me-explain-always = siempre
me-explain-never = nunca
me-explain-about = «En juegos nuevos» explica cada tipo de pregunta hasta que hayas respondido tres.
forget-title = ¿Olvidarte?
forget-about = Borro tus ajustes, tus respuestas guardadas, tus votos, tu nombre y lo que sé de nuestros mensajes. Las partidas terminadas muestran entonces «alguien que se fue» en tu lugar. Lo que ya está en Discord se queda allí. No se puede deshacer. Las copias de mi base de datos lo conservan hasta que se reemplazan, 90 días como máximo, y nunca te traen de vuelta.
forget-tables =
    { $count ->
        [one] También dejas la mesa en la que juegas.
       *[other] También dejas las { $count } mesas en las que juegas.
    }
forget-yes = Olvídame
forget-no = Dejarlo todo
forget-kept = No se ha borrado nada.
forget-done = Todo lo que sabía de ti está borrado.
refused-bad-hours = No entiendo esas horas. Escríbelas como 22:00 y 07:30, o deja las dos vacías.
refused-bad-zone = No conozco esa zona horaria. Escribe /yo ajustes y elígela en la lista de zonas que aparece, o escribe su nombre, como Europe/Madrid.
refused-bad-while = No entiendo cuánto tiempo. Escríbelo como 5 días o 2 semanas, un año como máximo.
