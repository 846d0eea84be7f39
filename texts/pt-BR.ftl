### As palavras do bot em português do Brasil. Como soam: docs/style.md. Um nome para cada coisa: texts/glossary.toml.

language-name = Português (Brasil)
yes = Sim
no = Não
list-last = { $head } e { $tail }
list-last-i = { $head } e { $tail }

## Commands

cmd-game = partida
cmd-game-about = Abrir, ver, deixar ou cancelar mesas
cmd-game-new = nova
cmd-game-new-about = Abrir neste canal uma sala para um jogo
cmd-game-list = lista
cmd-game-list-about = Suas mesas e as deste canal
cmd-game-leave = deixar
cmd-game-leave-about = Deixar o seu lugar em uma mesa
cmd-game-cancel = cancelar
cmd-game-cancel-about = Encerrar uma sala ou uma mesa sem resultado
cmd-hand = mão
cmd-hand-about = Sua mão e sua jogada, só para você
cmd-board = tabuleiro
cmd-board-about = O tabuleiro como está agora
cmd-log = crônica
cmd-log-about = O que aconteceu até agora
cmd-play = jogar
cmd-play-about = Responder por escrito, sem botões
cmd-help = ajuda
cmd-help-about = O que você pode fazer aqui
cmd-rules = regras
cmd-rules-about = Regras resumidas de um jogo, a partir da fase em que você está
cmd-learn = aprender
cmd-learn-about = Como se joga, em poucas imagens
cmd-card = carta
cmd-card-about = O que faz uma carta, uma construção, um poder ou um símbolo
arg-card = nome
arg-card-about = Como se chama
arg-game = jogo
arg-game-about = Qual jogo
arg-seats = lugares
arg-seats-about = Quantos jogam, contando o computador
arg-alone = sozinho
arg-alone-about = Jogar contra o computador; a partida começa na hora
arg-friend1 = amigo
arg-friend2 = amigo2
arg-friend3 = amigo3
arg-friend4 = amigo4
arg-friend5 = amigo5
arg-friend-about = Guardar um lugar para esta pessoa
arg-table = mesa
arg-table-about = Qual mesa (por padrão, a deste tópico ou a que espera por você há mais tempo)
arg-picks = escolha
arg-picks-about = O que você escolhe, separado por vírgulas

## Lobby

lobby-opened = A sala está aberta. A partida começa quando o anfitrião apertar **{ $start }**.
alone-opened = Sua mesa contra o computador está sendo aberta. A primeira pergunta chega por mensagem direta.
lobby-suppressed = O cargo dos lugares livres foi muito mencionado nos últimos tempos, então esta sala não o menciona.
lobby-host = Anfitrião: { $who }
lobby-started = A partida começou: { $thread }
lobby-no-thread = A partida começou, mas por enquanto sem tópico. Qualquer jogador pode abrir um com `/partida tópico`.
thread-here = A partida está em { $thread }.
thread-coming = O tópico não existe mais. Estou abrindo outro em { $channel }, com a partida como está.
button-thread = Tópico
lobby-cancelled = **{ $game }**: esta mesa foi cancelada.
lobby-agreed = **{ $game }**: todos concordaram em encerrar esta partida. Nada é pontuado.
lobby-over = A partida inteira: { $thread }
lobby-missing =
    { $count ->
        [1] Falta um jogador.
       *[other] Faltam { $count } jogadores.
    }
lobby-ready = Já há jogadores suficientes: { $who } pode começar a partida.
seats-free =
    { $count ->
        [1] 1 lugar livre
       *[other] { $count } lugares livres
    }
seat-kept = guardado para { $who }
seats-count =
    { $count ->
        [1] 1 lugar
       *[other] { $count } lugares
    }
seats-wrong = Este jogo é de { $least } a { $most } jogadores, e cada pessoa indicada precisa de um lugar. Você pediu { $count }.
option-seats = Lugares
option-language = Idioma das mensagens
option-hints = Dicas
option-hints-alone = para quem joga solo
option-hints-always = para todos
option-hints-never = para ninguém
option-hints-about = Um botão que mostra o que o computador escolheria
lobby-full = Sua mesa está completa: { $table } em { $channel }. Vai começar a partida?
option-full = Quando todos os lugares são ocupados
when-full-call = Mesa completa: aviso o anfitrião
when-full-start = Mesa completa: a partida começa
option-level = Nível do computador
level-gentle = Suave
level-gentle-about = Joga bem, mas deixa passar coisas; poupa quem está em último
level-steady = Firme
level-steady-about = Pensa adiante e aproveita as chances
level-fierce = Feroz
level-fierce-about = Pensa muito e não dá nada de graça
level-rated = { $about } · Elo aproximado: { $rating }
options-more = Mais opções
options-intro = Prepare a mesa. Todos veem cada mudança na hora.
button-join = Entrar
button-leave = Sair
button-start = Começar
button-fill = Completar a mesa
button-alone = Jogar solo agora
button-together = Jogar com amigos
button-options = Opções
button-plays = Como se joga
button-cancel-table = Cancelar mesa
no-such-game = Não conheço esse jogo. Escolha um da lista que aparece enquanto você digita.
no-bots = Bots não podem ocupar um lugar. Use “Completar a mesa” na sala.
not-in-dm = Uma mesa precisa de um servidor: digite /partida nova em um dos canais de texto dele.
not-in-thread = Cada mesa abre o próprio tópico: digite /partida nova no canal, não dentro de um tópico.
not-in-voice = Este canal não pode ter tópicos. Digite /partida nova em um canal de texto.
permissions-missing = Para cuidar de uma mesa aqui preciso destas permissões: { $permissions }. Quem administra o servidor pode dá-las nas configurações do canal, em Permissões.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-create-public-threads = Criar tópicos públicos
permission-attach-files = Anexar arquivos
permission-read-message-history = Ver histórico de mensagens
left-lobby = Você saiu da sala.
left-table = Você deixou a mesa. O computador continua jogando no seu lugar.
cancelled = Cancelado.
again-opened = A próxima sala está aberta em { $channel }, com um lugar para cada jogador.
again-not-there = Não posso mais abrir uma mesa para você nesse servidor.
list-mine = Suas mesas
list-here = Neste canal
list-lobby = sala, { $taken } de { $seats } lugares ocupados
list-your-move = é a sua vez ({ $since })
list-empty = Ainda não há mesas. Abra uma com /partida nova.
table-number = nº { $id }
computer-name = Bot { $number }

## Thread

table-opens = { $who }: a mesa de **{ $game }** está pronta. As perguntas chegam por mensagem direta; os botões da última publicação também servem.
table-ends = { $who }: a partida de **{ $game }** terminou.
result-won = 🏁 **{ $game }** terminou, e você venceu! { $where }
result-shared = 🏁 **{ $game }** terminou: você divide o primeiro lugar. { $where }
result-place = 🏁 **{ $game }** terminou: você ficou em { $place }º lugar entre { $seats }. { $where }
waiting-for = ⏳ { $who }: { $what } (perguntado { $since })
waiting-line = ⏳ { $game }: é a vez de { $who } de { $what } ({ $since })
post-since = **Desde então:**
undone = ↩️ { $name } desfez uma resposta.
left-mark = saiu
say-cancelled = Esta mesa foi cancelada. Nada é pontuado.
say-left = 🚪 **{ $name }** deixou a mesa. O computador assume o lugar.
your-move-dms-closed = { $who }, é a sua vez. Não consigo mandar mensagem direta para você: aperte o botão e só você verá a sua mão. (Para receber as perguntas por mensagem direta, permita mensagens diretas nas configurações de privacidade deste servidor.)
your-move-again = { $who }, é a sua vez.
thread-trouble = Não consigo postar no tópico de { $table }. Talvez ele tenha sido apagado, ou me falte uma permissão (Enviar mensagens em tópicos, Anexar arquivos). A partida segue por mensagem direta; /partida cancelar encerra a partida.
post-without-words = A imagem mostra como está a partida. (O filtro de palavras deste servidor não deixou o texto passar.)
table-cancelled = { $table }: esta mesa foi cancelada.
table-agreed = { $table }: todos concordaram em encerrar esta partida.
seat-given-up = { $table }: você deixou este lugar.
button-hand = Minha mão e jogada
button-board = Tabuleiro
button-log = Crônica
button-undo = Desfazer
button-again = Jogar de novo
button-rules = Regras
button-help = Ajuda
button-compare = Comparar
button-less = Menos
button-lesson = Primeira partida guiada
lesson-opened = Começa uma primeira partida guiada, contra o computador no nível suave. Sua primeira pergunta chega por mensagem direta; *Ajuda*, abaixo dela, diz o que observar. O tópico explica por que cada coisa aconteceu.
lobby-lesson = 🎓 { $who } está aprendendo { $game } em um tópico próprio. Você também? `/aprender`
lesson-enough = -# 🧭 É um bom momento para encerrar a lição, com /partida cancelar. Ou jogue até o fim: você pode fazer uma pausa e voltar.
button-hint = Dica
hint-answer = 💡 O computador escolheria: **{ $picks }**
hint-only = Nenhuma outra opção vale a pena.
hint-ready = Ele pega ao acaso uma resposta pronta, as melhores com mais frequência.
hint-wins = Pela estimativa dele, daqui em diante você fica em primeiro em cerca de { $percent } de 100 partidas.
hint-points = E termina com cerca de { $points } pontos.
hint-clear = Claramente melhor que a segunda opção: { $picks }.
hint-better = Um pouco melhor que a segunda opção: { $picks }.
hint-close = Quase tão bom quanto: { $picks }. Escolha o que preferir.
hint-safer = Também é o mais seguro: as partidas que ele imaginou variam menos.
hint-behind = Você está atrás, e ele não vê aqui nenhuma jogada que sozinha vire a partida.
hint-how = -# De { $count } partidas imaginadas que combinam com o que você vê. Ele segue cada uma por um tempo e estima como termina; não sabe mais que você.
hints-used = 💡 Dicas: { $who }
button-page-back = Voltar
button-page-on = Próxima
thing-example = Exemplo: { $example }
thing-choose = Consultar outra coisa
thing-others = /carta mostra qualquer outra coisa.
no-such-thing = Não conheço “{ $name }”. Escolha na lista que aparece enquanto você digita.

## Panel

you-chose = ✅ Você escolheu: { $picks }
laid-down = 🔒 Escolhido em segredo: { $picks }. Você pode mudar até que todos tenham escolhido.
about-to-choose = Escolhido até agora: { $picks }
still-missing =
    { $count ->
        [1] Falta escolher mais 1.
       *[other] Falta escolher mais { $count }.
    }
still-missing-part = Falta escolher: “{ $part }”.
picked-none = nada
game-is-over = A partida terminou.
taken-back = ↩️ Desfeito.
prompt-moved = Essa mensagem era antiga e foi removida. A que vale é a sua mensagem mais recente.
nothing-asked = Não há pergunta para você nesta mesa agora.
picks-unknown = Não entendi “{ $word }”. Escolha da lista que aparece enquanto você digita e separe com vírgulas.
choose-up-to = { $inside } – escolha até { $most }
choose-between = { $inside } – escolha de { $least } a { $most }
choose-exactly = { $inside } – escolha { $most }
choose-page-of = Páginas de “{ $first }” a “{ $last }”
counted =
    { $n ->
        [1] 1 opção
       *[other] { $n } opções
    }
nothing-left = Não resta nada para escolher
confirm = Confirmar
confirm-none = Não escolher nada
clear = Limpar

## Log and help

log-title = crônica
log-empty = Ainda não aconteceu nada.
button-oldest = Mais antigas
button-older = Anteriores
button-newer = Seguintes
button-newest = Mais recentes
help-text =
    ## Grandes jogos de tabuleiro, uma jogada por vez
    Jogos: { $games }
    - **/partida nova** abre uma sala no canal. Quando há jogadores suficientes, o anfitrião aperta Começar e a mesa ganha um tópico.
    - Na sua vez eu escrevo por mensagem direta, com a sua mão e os botões. Se você não recebe mensagens diretas, aperte **Minha mão e jogada** no tópico.
    - **/mão** mostra a sua mão e a sua jogada, **/tabuleiro** o tabuleiro, **/crônica** o que aconteceu, **/regras** as regras resumidas da fase em que você está.
    - **/jogar** serve para responder por escrito. **Desfazer** retira a sua última resposta enquanto nada novo tiver sido revelado.
    - **/partida lista** mostra as suas mesas, **/partida deixar** deixa um lugar e **/partida cancelar** encerra uma mesa.
    - **/lugar** empresta o seu lugar ao computador, oferece a outra pessoa ou deixa o lugar de vez. Os outros votam o que você não pode desfazer ou encerrar por conta própria.
    - **Planejar**, abaixo da sua mão, prepara respostas antes da pergunta, como a próxima carta. Elas são jogadas quando a pergunta chega, e ninguém mais vê.
    - Alguns jogos pedem muito de uma vez, como um baralho. Escolha uma resposta pronta, ou escreva a sua e aperte **Salvar** para usar em todas as suas mesas. Nos jogos que perguntam muito, as **Ordens permanentes** dão no seu lugar as respostas que você sempre dá.
    - **/eu mesas** mostra suas mesas, primeiro as que esperam por você. **/eu ajustes** tem idioma, lembretes, horas de silêncio, férias e texto em vez de imagens. **/eu esquecer** apaga o que sei sobre você.
    - **/replay** percorre uma partida com imagens, mostra todas as mãos se ela terminou e faz dela um filme para compartilhar. **/resultados** conta partidas e vitórias. **/partida exportar** dá a você uma mesa em arquivos.
button-privacy = Privacidade
button-privacy-whole = A política completa
privacy-text =
    ## Privacidade
    Guardo o que é preciso para uma partida que dura semanas, e nada mais.
    - **Sobre você**: seu id do Discord, o nome com que você aparece, seu idioma, nosso canal de mensagens diretas e suas escolhas em /eu ajustes.
    - **Sobre suas partidas**: seus lugares, cada resposta e quando você a deu, resultados, votos e convites. Também seus planos, suas ordens, as respostas que você salvou e até onde você acompanhou cada partida.
    - **Quem vê**: só você vê sua mão, seus planos, ordens, respostas salvas e ajustes. Quem vê o tópico de uma mesa vê o que acontece ali abertamente. Depois do fim, o replay também mostra todas as mãos. Seu servidor vê nomes e resultados em /resultados. Quem me administra pode ler o banco de dados. O log que essa pessoa lê indica as pessoas só pelo id e nunca mostra as mãos.
    - **Onde está**: em um arquivo na máquina de quem me administra e em cópias dele. Mensagens e imagens ficam com o Discord. Nada vai para nenhum outro lugar; não há anúncios nem rastreamento.
    - **Por quanto tempo**: partidas e resultados, até você se apagar. O que só servia para jogar é apagado 90 dias depois da partida; uma cópia do banco de dados, 90 dias depois de feita.
    - **/eu esquecer** apaga você na hora. As partidas terminadas passam a mostrar “alguém que saiu” no seu lugar. Só o seu id fica por 100 dias em uma lista junto das cópias, para que nenhuma traga você de volta. Sair de um servidor não apaga nada.
privacy-contact = - **Dúvidas**: { $contact }
privacy-contact-unknown = - **Dúvidas**: fale com quem me convidou para o seu servidor; essa pessoa sabe quem me administra.

## Refusals: what is wrong, and what would be right

refused-no-table = Essa mesa não existe.
refused-server-away = No momento não consigo acessar o servidor. Tente de novo daqui a pouco.
refused-which-table = Você não está em nenhuma mesa agora. Abra uma com /partida nova ou indique uma mesa.
refused-no-post = Essa mensagem não é de nenhuma mesa. Tente com uma mensagem do tópico de uma mesa.
refused-not-running = Esta mesa não está em jogo agora.
refused-over = Esta partida terminou.
refused-not-seated = Você não tem lugar nesta mesa. Você pode assistir: tente /tabuleiro ou /crônica.
refused-outdated = Isso não vale mais. /mão mostra sua jogada e /eu mesas todas as suas mesas.
refused-stale = Isso era de uma pergunta anterior. O que você vê agora está em dia.
refused-nothing-to-undo = Não há nada que você possa desfazer: algo novo foi revelado ou os outros já seguiram em frente.
refused-seated-already = Você já tem um lugar.
refused-full = Todos os lugares estão ocupados.
refused-not-host = Só o anfitrião pode fazer isso.
refused-not-lobby = Esta sala está fechada: a partida começou ou foi cancelada.
refused-too-few-seats = Faltam jogadores. Espere que outros entrem ou complete com o computador.
refused-kept = Os lugares livres estão guardados para outras pessoas.
refused-too-many-tables = Você já tem muitas mesas abertas. Termine ou cancele uma antes.
refused-bad-option = Este jogo não oferece essa opção.
refused-left-before = Você já deixou um lugar nesta mesa, então não pode ocupar outro.
refused-other-seated = Essa pessoa já tem um lugar nesta mesa, ou um guardado para ela.
refused-other-left = Essa pessoa já deixou um lugar nesta mesa, então não pode ocupar outro.
refused-leaving = Estou sendo reiniciado. Tente de novo daqui a um minuto: sua mesa continua como estava.
refused-lost = Isso era de jogadas que se perderam: precisei voltar a uma cópia anterior dos meus dados. Se for a sua vez, pergunto de novo já, já.
illegal-not-open = Isso era de uma pergunta anterior. O que você vê agora está em dia.
illegal-too-few = Você escolheu opções de menos.
illegal-too-many = Você escolheu opções demais.
illegal-unknown = Essa não é uma das opções.
illegal-twice = Você escolheu a mesma coisa duas vezes.
illegal-limit = Essas escolhas não combinam.
fault-discord = O Discord não aceitou isso. Tente de novo daqui a pouco.
fault-own = Algo deu errado do meu lado. Sua mesa está a salvo; tente de novo.
fault-disk = Não consegui gravar isto, então ainda não vale. Vou avisar quem me administra; sua mesa continua como estava. Tente mais tarde.
fault-late = Demorei demais. Tente de novo.
late-answer = Você pediu isto há algum tempo, e o Discord não mostra mais minha resposta lá:

## Server owners

cmd-setup = configurar
cmd-setup-about = Ajustes para as mesas deste servidor (para quem o administra)
setup-title = As mesas deste servidor
setup-intro = As mudanças valem na hora, para as mesas abertas daqui em diante.
setup-channel = Canal para as salas
setup-channel-about = Onde se pode usar /partida nova. Em outro canal, eu indico este.
setup-anywhere = Qualquer canal
setup-locale = Idioma das mensagens
setup-locale-about = O que eu posto em canais e tópicos. O que é privado, cada pessoa lê no próprio idioma.
setup-locale-none = O idioma do servidor no Discord
setup-pace = Ritmo
setup-pace-about = O ritmo com que as mesas novas começam; o anfitrião pode escolher outro.
setup-pace-live = Ao vivo: 30 minutos por jogada
setup-pace-daily = Diário: 1 dia por jogada
setup-pace-relaxed = Tranquilo: 3 dias por jogada
setup-pace-none = Sem relógio
setup-opener = Quem pode abrir mesas
setup-opener-about = Um cargo, ou qualquer pessoa. Quem administra o servidor sempre pode abrir mesas.
setup-everybody = Qualquer pessoa
setup-call = Cargo a mencionar
setup-call-about = Menciono esse cargo uma vez, em cada sala nova com lugares livres. Não menciono nenhum outro cargo em lugar nenhum.
setup-nobody = Nenhum cargo
setup-locks = Tópicos encerrados
setup-locks-about = Quando uma mesa termina, o tópico dela pode ser trancado: continua legível, e só a moderação escreve nele.
setup-locks-on = São trancados.
setup-locks-off = Ficam abertos.
setup-locks-begin = Trancar
setup-locks-stop = Deixar abertos
setup-channel-gone = O canal escolhido para as salas não existe mais: até você escolher outro, qualquer canal serve para abrir mesas.
setup-lacks = Para cuidar de mesas em { $channel } preciso destas permissões: { $permissions }. Você pode dá-las nas configurações do canal, em Permissões.
setup-opener-gone = O cargo que pode abrir mesas não existe mais: até você escolher outro, só quem administra o servidor pode abrir mesas.
setup-call-gone = O cargo a mencionar não existe mais: até você escolher outro, não menciono ninguém.
setup-call-mute = Minha menção a { $role } ainda não chega a ninguém. Permita que qualquer pessoa o mencione nas configurações do cargo, ou permita a mim: Mencionar @everyone, @here e todos os cargos.
setup-locks-lacks = Para trancar tópicos preciso da permissão Gerenciar tópicos. Você pode dá-la ao meu cargo nas configurações do servidor, em Cargos.
lobby-elsewhere = Neste servidor as mesas são abertas em { $channel }: digite /partida nova lá.
lobby-call = { $role }: há lugares livres.
opener-only = Neste servidor só { $role } pode abrir mesas. Você pode ocupar um lugar em qualquer sala.
opener-gone = O cargo que pode abrir mesas aqui não existe mais. Quem administra o servidor pode escolher outro com /configurar.
permission-manage-threads = Gerenciar tópicos
trouble-permissions = Não consigo postar sobre { $table } em { $channel } nem no tópico: falta a permissão { $permissions }. Quem administra o servidor pode permitir isso nas configurações do canal, em Permissões. Até lá a partida segue por mensagem direta.
trouble-gone = O tópico ou a mensagem da sala de { $table } em { $channel } foi apagado. A partida segue por mensagem direta; /partida cancelar encerra a partida.
trouble-lock = Este servidor quer trancar os tópicos das mesas encerradas, mas não consigo trancar o de { $table } em { $channel }: falta a permissão { $permissions }. Quem administra o servidor pode permitir isso nas configurações do canal, em Permissões, ou deixar os tópicos abertos com /configurar.
note-thread-again = O tópico de { $table } em { $channel } foi apagado. Abri outro lá com a partida como está. Se ele também for apagado, /partida tópico abre mais um.
note-thread-gone = O tópico de { $table } em { $channel } foi apagado de novo, então não vou abrir outro por conta própria. A partida segue por mensagem direta; /partida tópico abre um tópico e /partida cancelar encerra a partida.
note-unreached = Em { $table } é a vez de { $who }, e não consigo avisar nem por mensagem direta nem em { $channel }. Avise, por favor: /mão mostra a jogada. (Talvez me falte ali Enviar mensagens ou Enviar mensagens em tópicos.)
refused-not-manager = Para isso você precisa da permissão Gerenciar servidor.
refused-no-such-choice = Este servidor não tem mais esse canal, cargo ou opção. Abra /configurar de novo.

## Operators

cmd-admin = admin
cmd-admin-about = Só para quem é dono deste bot
cmd-admin-status = estado
cmd-admin-status-about = Mesas, fila de envios, falhas, atraso do loop, versões
cmd-admin-sync = sincronizar
cmd-admin-sync-about = Registrar os comandos no Discord de novo
cmd-admin-forget = esquecer
cmd-admin-forget-about = Apagar alguém que pediu
arg-erased-about = A pessoa ou o id dela
admin-forget =
    { $count ->
        [0] Apagar tudo o que se sabe de { $who } (`{ $id }`)? Não está em nenhuma mesa.
        [1] Apagar tudo o que se sabe de { $who } (`{ $id }`)? Deixa o lugar em 1 mesa.
       *[other] Apagar tudo o que se sabe de { $who } (`{ $id }`)? Deixa os lugares em { $count } mesas.
    } Não dá para desfazer.
admin-forget-yes = Apagar
admin-forgotten = Tudo o que se sabia de { $who } foi apagado.
refused-not-owner = Só quem é dono do aplicativo deste bot pode fazer isso.
synced =
    { $count ->
        [1] 1 comando registrado.
       *[other] { $count } comandos registrados.
    }
sync-failed = O Discord não aceitou os comandos: { $why }
owner-disk-full = 💾 O disco do meu banco de dados { $database } está cheio: nada pode ser gravado. Quem aperta um botão fica sabendo que ainda não vale; o que foi confirmado está a salvo. Libere espaço e eu continuo sozinho.
owner-disk-readonly = 💾 O disco do meu banco de dados { $database } está somente para leitura: nada pode ser gravado. Quem aperta um botão fica sabendo que ainda não vale; o que foi confirmado está a salvo. Assim que der para gravar, eu continuo sozinho.
owner-disk-failing = 💾 O disco do meu banco de dados { $database } está falhando: o log diz como. Quem aperta um botão fica sabendo que ainda não vale. Verifique o disco e a cópia mais recente.
owner-disk-locked = 💾 Outro programa está segurando meu banco de dados { $database }: nada pode ser gravado. Quem aperta um botão fica sabendo que ainda não vale; o que foi confirmado está a salvo. Quando ele soltar, eu continuo sozinho.
owner-disk-damaged = 💾 Meu banco de dados { $database } está danificado. Encerre o programa, guarde o arquivo e ponha no lugar a cópia boa mais recente, como o README explica em Copies of the database.
owner-disk-over = 💾 Já posso gravar de novo no meu banco de dados. Tudo continua; nada do que foi confirmado se perdeu.
owner-copies-late = 💾 Não há nenhuma cópia boa do meu banco de dados em { $folder } desde { $time }: { $why } Continuo tentando; /admin estado mostra como vai.
owner-copies-good = 💾 As cópias do meu banco de dados em { $folder } voltaram a ser feitas.
owner-put-back =
    ⏪ Meu banco de dados é uma cópia anterior que foi restaurada. O que aconteceu depois de { $time } se perdeu. { $count ->
        [1] 1 mesa em jogo continua dali, e o tópico dela avisa
       *[other] { $count } mesas em jogo continuam dali, e os tópicos delas avisam
    }; quem está na vez recebe a pergunta de novo.
owner-put-back-unknown =
    ⏪ Meu banco de dados é uma cópia anterior que foi restaurada há algum tempo: há quem aperte botões que ele não conhece. { $count ->
        [1] 1 mesa em jogo continua do que há, e o tópico dela avisa
       *[other] { $count } mesas em jogo continuam do que há, e os tópicos delas avisam
    }; quem está na vez recebe a pergunta de novo. Da próxima vez, inicie-me com `--restored`.
status-migration = migração
status-since =
    { $servers ->
        [1] No ar desde { $time }, em 1 servidor
       *[other] No ar desde { $time }, em { $servers } servidores
    }
status-tables = **Mesas**:
status-lobby = na sala
status-running = em jogo
status-over = encerradas
status-cancelled = canceladas
status-outbox = **Fila de envios**: esperando { $waiting }, separados { $parked }. Desde o início: entregues { $posts }, não entregues { $undeliverable }
status-answers = **Respostas** desde o início: { $count }
status-failures = **Falhas** desde o início: { $count }
status-last-failure = A última falha foi { $time }; está no log.
status-lag = **Atraso do loop**: { $now } ms, no máximo { $worst } ms em cinco minutos
status-copy = **Banco de dados**: { $file }, { $size }. Cópias guardadas: { $count }, a mais recente de { $time }
status-no-copy = **Banco de dados**: { $file }, { $size }. Ainda não há nenhuma cópia
status-copy-failed = ⚠️ A última tentativa de cópia falhou: { $why }
status-disk = ⚠️ Agora nada pode ser gravado: { $why }

## Planejar

button-plan = Planejar
button-withdraw = Retirar
button-back = Voltar
button-more = Mais
button-next = Próxima mesa
prompt-line = { $game }: sua vez de { $what }
planned = 📌 { $what } → { $picks }
plan-title = Planejar o que vem
plan-about = Vale quando a pergunta chega. Se não for mais possível, pergunto a você. Ninguém mais vê.
plan-nothing = Não há nada para planejar agora.
plan-now = 📌 Planejado: { $picks }
plan-dropped = 📌 Você tinha planejado: { $picks }. Não é mais possível, então escolha de novo.
plan-lost = 📌 Seu plano não serve mais. { $what } → { $picks }
recap-last = 👋 Sua última jogada, { $when }: { $what }
recap-when = 👋 Sua última jogada foi { $when }.
recap-now = Como está a partida: { $counts }
recap-you = você { $count }
recap-changed = O que mudou para você: { $changes }
recap-unchanged = Você tem o mesmo que tinha quando saiu.
since = Desde a sua última jogada:
since-part = Desde a sua última jogada (e mais { $count }):
so-far = Até agora:
so-far-part = Até agora (e mais { $count }):

## Respostas prontas, salvas ou escritas

ready-menu = Respostas para escolher: { $n }
ready-how = Escolha uma resposta pronta ou uma sua, ou escreva outra. Nada é definitivo até você confirmar.
ready-wrote = ✍️ Você escreveu: { $text }
ready-wrong-more = { $count ->
    [1] … e há mais um erro.
   *[other] … e há mais { $count } erros.
}
ready-saved = 💾 Resposta salva como { $name }. Ela fica disponível em todas as mesas deste jogo.
ready-deleted = 🗑️ { $name } foi apagada. O que você escolheu aqui continua escolhido.
ready-window = Escreva sua resposta
ready-window-label = Quanto de cada coisa, separado por vírgulas
save-window = Salvar esta resposta
save-window-label = O nome dela
save-window-hint = Substitui a que tiver o mesmo nome
saved-unfit = Não é possível aqui como está; escolha para mudar
button-write = Escrever a minha
button-correct = Corrigir
button-change = Mudar
button-save = Salvar
button-delete-saved = Apagar { $name }

## Ordens permanentes

button-orders = Ordens permanentes
button-always = Sempre responder assim…
button-wait = Esperar
orders-title = Ordens permanentes
orders-about = Uma ordem responde no seu lugar alguns segundos depois da pergunta, a partir da próxima pergunta e só nesta mesa. Até lá você pode responder. Ninguém mais vê as suas ordens. *Desfazer* retira o que uma ordem respondeu, e então eu pergunto a você.
orders-ask = perguntar a mim
orders-default = Ativa enquanto você não a mudar
orders-page = Página { $page } de { $pages }
soon-each = ⚙️ Sua ordem permanente “{ $order }” vai responder em alguns segundos: { $picks }. Até lá você pode responder; com *Esperar* a decisão é sua.
soon-next = 📌 Seu plano será jogado em alguns segundos: { $picks }. Até lá você ainda pode responder outra coisa; com *Esperar* a decisão é sua.
soon-veiled = ⚙️ Sua ordem permanente “{ $order }” vai responder em alguns minutos, para que ninguém perceba: { $picks }. Até lá você pode responder; com *Esperar* a decisão é sua.
given-each = ⚙️ Sua ordem permanente respondeu no seu lugar: { $picks }
given-each-named = ⚙️ Ordem “{ $order }”: { $picks }
given-each-default = ⚙️ Ordem “{ $order }”, ativa desde o início: { $picks }
given-each-hint = *Desfazer* retira a resposta; *Ordens permanentes* muda a ordem.
given-each-somehow = ⚙️ Sua ordem permanente respondeu no seu lugar.
given-next = 📌 Foi jogado o que você tinha planejado: { $picks }
given-next-somehow = 📌 Foi jogado o que você tinha planejado.

## Pace

cmd-game-pace = ritmo
cmd-game-pace-about = Ver ou mudar quanto tempo uma mesa espera a cada jogada
arg-pace = ritmo
arg-pace-about = Quanto tempo pode durar uma jogada, por exemplo 1d12h
arg-pace-end = no-fim
arg-pace-end-about = O que acontece quando esse tempo acaba
arg-pace-vacation = férias
arg-pace-vacation-about = Quantos dias de férias cada pessoa pode tirar
option-pace = Ritmo
option-pace-end = Quando o tempo acaba
option-pace-vacation = Férias
duration-days =
    { $count ->
        [1] 1 dia
       *[other] { $count } dias
    }
duration-hours =
    { $count ->
        [1] 1 hora
       *[other] { $count } horas
    }
duration-minutes =
    { $count ->
        [1] 1 minuto
       *[other] { $count } minutos
    }
pace-live = ao vivo (até { $time } por jogada)
pace-daily = diário (até { $time } por jogada)
pace-relaxed = tranquilo (até { $time } por jogada)
pace-custom = sob medida (até { $time } por jogada)
pace-none = sem relógio
pace-then = { $pace }; quando o tempo acaba, { $end }
pace-about-live = Todos estão conectados: um lembrete após 5 minutos
pace-about-daily = Uma jogada por dia: um lembrete após 12 horas
pace-about-relaxed = Sem pressa: um lembrete por dia
pace-about-none = Sem lembretes
pace-own = um tempo sob medida…
pace-own-title = Quanto tempo pode durar uma jogada?
pace-own-label = Dias, horas, minutos (de 5 min a 30 dias)
pace-more = Quando o tempo acaba, férias…
pace-more-about = O que acontece então e quanto há de férias
pace-back = Voltar
pace-end-nudge = continuo mandando lembretes
pace-end-default = respondo da forma mais prudente em nome do jogador
pace-end-computer = o computador joga até o jogador voltar
pace-end-vote = os outros votam sobre como continuar
pace-vacation = Férias: até { $time } por pessoa, com o relógio parado
pace-vacation-none = Férias: nenhuma; os relógios não param
pace-changed = ⏱️ Novo ritmo: { $pace }. Todos os relógios recomeçam do zero.
pace-voted = Você não é o anfitrião desta mesa, então os outros precisam concordar. A votação está no tópico.
lobby-pace = Ritmo: { $pace }
refused-bad-pace = Não entendo esse tempo: precisa ser de 5 minutos a 30 dias. Escreva assim: 1d12h, 36h ou 90min.

## Reminders

remind-line = É a sua vez em **{ $game }** ({ $where }): { $missing }. A pergunta chegou { $since }.
remind-missing = { $what } – { $count }
remind-choose-exactly = escolha { $most } de { $total }
remind-choose-up-to = escolha até { $most } de { $total }
remind-choose-between = escolha de { $least } a { $most } de { $total }
remind-so-far = { $count } até agora
remind-several =
    { $count ->
        [1] Uma mesa espera por você.
       *[other] { $count } mesas esperam por você.
    }
remind-end-default = Se você não responder, { $when } respondo no seu lugar da forma mais prudente.
remind-end-computer = Se você não responder, { $when } o computador joga no seu lugar até você voltar.
remind-end-vote = Se você não responder, { $when } os outros votam sobre como continuar.
remind-thread = { $who }, a mesa espera por você: { $what } (perguntado { $since }).
remind-next = A próxima jogada é sua em **{ $game }** ({ $where }).
remind-done = **{ $game }** ({ $where }): feito. Nada espera por você ali.
remind-absent = **{ $game }** ({ $where }): o computador joga no seu lugar. Aperte o botão e o lugar volta a ser seu.
remind-back = Voltei
remind-quiet = **{ $game }** ({ $where }) está em silêncio: ninguém joga há muito tempo, então paro de mandar lembretes.
remind-play = Jogar agora
remind-pick = Jogar agora: em qual mesa?
remind-later-10m = Em 10 minutos
remind-later-1h = Em 1 hora
remind-later-8h = Em 8 horas
remind-later-day = Amanhã
remind-not = Não nesta jogada
remind-muted = Não haverá mais lembretes para esta jogada.
remind-again = Vou lembrar você { $when }.
say-time-up = ⌛ O tempo acabou: respondi da forma mais prudente em nome de **{ $name }**.
say-away = 🏖️ **{ $name }** está de férias até { $until }. Enquanto isso o relógio fica parado.
say-woken = ⏰ **{ $name }** retomou a partida. Os relógios recomeçam do zero.
stalled-quiet = 💤 A última jogada aqui foi { $since }, então paro de mandar lembretes. Qualquer jogada acorda a mesa, e o botão também.
stalled-archived = 🗄️ A última jogada aqui foi { $since }, então guardei a mesa. Nada se perde: o botão traz a mesa de volta.
lobby-archived = 🗄️ Guardada: a última jogada foi { $since }. O botão traz a mesa de volta.
button-wake = Continuar
woken = A mesa está acordada: { $where }. Vou avisar quem está na vez.

## Looking back

menu-happened = O que aconteceu aqui?
menu-replay = Replay a partir daqui
cmd-replay = replay
cmd-replay-about = Percorra uma partida, posição por posição
cmd-game-export = exportar
cmd-game-export-about = Uma mesa em arquivos: a crônica e, no fim, tudo para repetir a partida
cmd-game-thread = tópico
cmd-game-thread-about = Onde fica o tópico de uma mesa; se foi apagado, abrir outro
cmd-stats = resultados
cmd-stats-about = Partidas, vitórias e colocações: suas, de alguém, do servidor
arg-past-table-about = Qual mesa (por padrão, a deste tópico ou a última que você jogou)
arg-stats-person = pessoa
arg-stats-person-about = De quem, neste servidor (por padrão, os seus)
replay-title = replay
replay-step = Posição { $step } de { $last }
replay-start = A partida começa.
replay-shortened = As regras do jogo foram atualizadas aqui. As posições anteriores não podem mais ser mostradas; a crônica ainda conta o que aconteceu.
replay-jump = Ir para…
button-film = Como filme
button-film-share = Mostrar a todos aqui
film-waits = 🎬 Outro filme está sendo feito antes; o seu vem em seguida…
film-made = 🎬 Fazendo o filme: imagem { $done } de { $total }
film-heading = 🎬 **{ $game }**: { $who }
film-alt =
    { $count ->
        [1] { $game } em uma imagem animada: 1 imagem. Termina assim:
       *[other] { $game } em uma imagem animada: { $count } imagens, uma para cada passo da partida. Termina assim:
    }
film-nothing = Ainda não há imagens para um filme. Tente de novo depois da próxima imagem no tópico.
film-busy = Muitos filmes estão sendo feitos agora. Tente de novo em alguns minutos.
film-too-often = Muitos filmes foram feitos há pouco para você ou para este servidor, e cada um me toma algum tempo. O próximo pode ser feito { $until }.
film-too-large = Este filme seria maior do que o Discord aceita aqui. **/replay** mostra todas as imagens da partida.
film-failed = Algo deu errado com este filme, e já anotei. Você pode tentar de novo; **/replay** mostra todas as imagens da partida.
film-not-here = Um filme só pode ser mostrado a todos onde a partida é jogada: em { $thread }. Você pode salvar o seu e enviá-lo por conta própria.
replay-in-round = Rodada { $round }: { $what }
button-replay = Replay
button-replay-first = Início
button-replay-back = Voltar
button-replay-forward = Avançar
button-replay-last = Fim
button-show-hands = Mostrar as mãos
button-hide-hands = Esconder as mãos
button-earlier-milestones = Itens anteriores
button-later-milestones = Itens seguintes
milestone-game-start = Início da partida
milestone-trick-over = Fim de uma vaza
milestone-turn-over = Fim de um turno
milestone-round-over = Fim de uma rodada
milestone-game-over = Fim da partida
export-public = A crônica pública até agora, o que todo mundo viu: as mãos, as respostas e a semente são acrescentadas quando a partida termina.
export-complete = A partida inteira, com tudo o que é preciso para refazer cada jogada: semente, respostas e versão das regras.
export-checked =
    { $count ->
        [1] Conferido: ao repetir 1 resposta, chega-se a este resultado.
       *[other] Conferido: ao repetir { $count } respostas, chega-se a este resultado.
    }
export-unchecked = O arquivo está intacto. Ele só tem a crônica pública, então não há nada para repetir.

## Results

stats-of-person = Resultados de { $name }
stats-of-server = Resultados neste servidor
stats-none-person = Nenhuma partida terminada ainda.
stats-none-server = Nenhuma partida terminou neste servidor ainda.
stats-games =
    { $count ->
        [1] 1 partida
       *[other] { $count } partidas
    }
stats-wins =
    { $count ->
        [1] 1 vitória
       *[other] { $count } vitórias
    }
stats-left =
    { $count ->
        [1] 1 abandonada
       *[other] { $count } abandonadas
    }
stats-average = colocação média { $place } de { $seats }
stats-beaten = à frente de { $percent }% dos outros
stats-places = Colocações: { $places }
stats-place = { $place }º ×{ $count }
stats-all-games = Todos os jogos
stats-which-game = Qual jogo?
stats-standings = Mais vitórias
stats-date = { DATETIME($at, dateStyle: "medium") }
button-stats-mine = Meus resultados
button-stats-server = Este servidor
plot-person = { $name }: colocações, da partida mais antiga à mais nova
plot-server = Partidas terminadas por mês
plot-first = primeiro
plot-last = último
plot-legend-mean = média até então
plot-alt-person =
    { $count ->
        [1] Colocação na única partida até agora: { $places }
       *[other] Colocações nas últimas { $count } partidas, a mais antiga primeiro: { $places }
    }
plot-alt-place = { $place } de { $seats } ({ $game }, { $date })
plot-alt-server = Partidas terminadas por mês: { $months }.

## Votes

undone-agreed =
    { $count ->
        [1] ↩️ Todos concordaram em desfazer 1 resposta, a de { $name }.
       *[other] ↩️ Todos concordaram em desfazer { $count } respostas, a partir de uma de { $name }.
    }
post-folded = ~~{ $what }~~ · ↩️ { $who } desfez
post-folded-agreed = ~~{ $what }~~ · ↩️ desfeito de comum acordo
question-withdrawn = ↩️ { $table }: sua pergunta foi retirada. Você não precisa responder.
question-withdrawn-again = ↩️ { $table }: sua pergunta foi retirada. Agora há outra para você.
ask-others =
    { $count ->
        [1] Você não pode desfazer por conta própria a sua última resposta: algo novo foi revelado desde então, ou os outros já seguiram em frente. Os outros podem permitir: 1 resposta seria desfeita ({ $whose }).
       *[other] Você não pode desfazer por conta própria a sua última resposta: algo novo foi revelado desde então, ou os outros já seguiram em frente. Os outros podem permitir: { $count } respostas seriam desfeitas ({ $whose }).
    }
button-ask-others = Perguntar aos outros
asked-others = Perguntei aos outros: a votação está em { $thread }.
done = Feito.
vote-ask-undo =
    { $count ->
        [1] { $name } pede para voltar a antes da sua última resposta. 1 resposta seria desfeita: { $whose }.
       *[other] { $name } pede para voltar a antes da sua última resposta. { $count } respostas seriam desfeitas: { $whose }.
    }
vote-asked-undo = { $name } pediu para voltar a antes da sua última resposta.
vote-ask-end = { $name } propõe encerrar esta partida agora, sem resultado.
vote-ask-pace = { $name } propõe outro ritmo: { $pace }.
vote-ask-absent = A mesa espera por { $seat } há muito tempo. O computador joga até a pessoa voltar, ou eu respondo no lugar dela da forma mais prudente?
vote-ask-open = { $name } propõe que qualquer pessoa possa ocupar o lugar de { $seat }.
vote-ask-replace = { $name } propõe que { $person } ocupe o lugar de { $seat }.
vote-clock = O relógio
vote-somebody = alguém
vote-for = A favor
vote-against = Contra
vote-computer = O computador joga
vote-default = A forma mais prudente
vote-missing = Ainda não votaram
vote-needs-all = Todos precisam concordar.
vote-needs-most = Mais da metade precisa concordar.
vote-until = A votação termina { $until }.
vote-withdraw = Retirar
vote-holder = { $who }: assim que você fizer algo aqui, esta votação perde o efeito.
vote-passed = Aprovado.
vote-failed = Recusado.
vote-expired = Não foi decidido a tempo. Nada muda.
vote-withdrawn = Retirado.
vote-moot = Não há mais nada a decidir.
refused-no-vote = Não existe essa votação.
refused-vote-closed = Esta votação está encerrada.
refused-not-voter = Esta votação é para quem joga na mesa agora.
refused-not-proposer = Só quem fez a proposta pode retirá-la.
refused-voted-lately = Os outros recusaram isso há pouco. Tente de novo em uma hora.
refused-budget-person = Você abriu várias salas aqui há pouco, e cada uma avisa outras pessoas. Você pode abrir a próxima <t:{ $detail }:R>.
refused-budget-server = Muitas salas foram abertas neste servidor há pouco, e cada uma avisa outras pessoas. A próxima pode ser aberta <t:{ $detail }:R>.
refused-budget-call = Você avisou outras pessoas muitas vezes aqui há pouco, com convites, lugares oferecidos ou votações. Você pode fazer isso de novo <t:{ $detail }:R>.
refused-budget-undo = Você desfez muita coisa há pouco, e a cada vez alguém já tinha recebido uma pergunta. Você pode desfazer de novo <t:{ $detail }:R>.
refused-budget-lend = Você deixou o computador jogar no seu lugar várias vezes aqui há pouco, e a cada vez o tópico avisa todo mundo. Você pode fazer isso de novo <t:{ $detail }:R>.
refused-budget-hint = Você pediu muitas dicas ultimamente. Você pode pedir a próxima <t:{ $detail }:R>.
refused-declined-lately = Essa pessoa já recusou duas vezes um lugar nesta mesa. Você pode perguntar de novo amanhã.
refused-too-many-votes = Há { $detail } votações abertas nesta mesa. Espere até que uma seja decidida.
refused-not-absent = A mesa não espera há muito tempo por esse jogador, então não há o que votar.

## Seats

menu-invite = Convidar para uma mesa
cmd-seat = lugar
cmd-seat-about = Ceder, emprestar, abrir ou deixar o seu lugar
cmd-seat-leave = deixar
cmd-seat-leave-about = Deixar o seu lugar em uma mesa
cmd-seat-invite = convidar
cmd-seat-invite-about = Convidar uma pessoa para ocupar o seu lugar, ou outro
cmd-seat-open = abrir
cmd-seat-open-about = Deixar que qualquer pessoa ocupe o seu lugar, ou outro
cmd-seat-computer = computador
cmd-seat-computer-about = Deixar o computador jogar no seu lugar até você voltar
cmd-seat-back = voltar
cmd-seat-back-about = Retomar o seu lugar do computador
cmd-seat-resign = desistir
cmd-seat-resign-about = Desistir, onde o jogo permite
cmd-seat-end = encerrar
cmd-seat-end-about = Propor aos outros encerrar a partida sem resultado
arg-person = pessoa
arg-person-about = Quem vai ocupar o lugar
arg-seat = lugar
arg-seat-about = Qual lugar (o seu, se não indicar nenhum)
leave-sure =
    Deixar de vez o seu lugar em { $table }? O computador continua jogando, e você não poderá ocupar outro lugar lá.
    Se você só precisa de uma pausa, empreste o lugar ao computador. Se outra pessoa puder ocupar o lugar, abra para ela.
button-leave-game = Deixar de vez
button-lend = Emprestar meu lugar
button-open-seat = Abrir o lugar
button-stay = Ficar
button-seat-back = Retomar meu lugar
button-take-seat = Ocupar o lugar
button-accept = Aceitar
button-decline = Recusar
button-computer = O computador joga
button-resign = Desistir
button-end = Encerrar a partida
resign-sure = Desistir em { $table }?
end-sure = Encerrar { $table } agora, sem resultado?
resigned = Você desistiu.
ends-sure = ⚠️ **{ $picks }**: isso tira você da partida, sem volta. Fazer mesmo assim?
button-sure = Fazer
seat-kept-on = Nada mudou.
seat-lent = 🤖 O computador joga no seu lugar. Você pode voltar quando quiser.
seat-back = 🪑 Você retomou o seu lugar.
seat-taken = 🪑 O lugar é seu: { $thread }. A sua mão chega por mensagem direta; **{ $button }** no tópico também a mostra.
seat-offered = O lugar está aberto: qualquer pessoa pode ocupá-lo em { $channel }. Até lá, tudo fica como está.
seat-invited = Convidei { $who }. Até que aceite, o lugar fica como está.
invite-none = Nenhuma das suas mesas daqui tem lugar para { $who }. Abra uma com /partida nova.
invite-which = Para qual mesa você convida { $who }?
invite-unseen = { $who } não pode ver { $channel }, onde está a mesa.
invited = Guardei um lugar para { $who } na mesa de { $channel } e estou avisando. Só falta entrar.
invited-you = 🪑 { $who } convida você para uma partida de { $game }. Há um lugar guardado para você: aperte **{ $button }** na sala. { $lobby }
not-in-server = Essa pessoa não está no servidor desta mesa.
no-bots-here = Bots não podem ocupar um lugar. /lugar computador deixa o computador jogar no seu lugar.
offer-anybody = 🪑 Quem ocupa o lugar de { $seat } em **{ $game }** ({ $table })? A partida já está em andamento. Esta oferta termina { $until }.
offer-person = 🪑 { $who } convida você a ocupar o lugar de { $seat } em **{ $game }** ({ $table }). A partida já está em andamento. O convite termina { $until }.
offer-own = 🪑 { $who } quer passar para você o lugar que ocupa em **{ $game }** ({ $table }). A partida já está em andamento. O convite termina { $until }.
offer-table = A mesa
offer-taken = 🪑 { $who } ocupou o lugar em **{ $game }** ({ $table }).
offer-declined = 🪑 { $who } recusou o lugar de { $seat } em **{ $game }** ({ $table }).
offer-withdrawn = 🪑 O lugar de { $seat } em **{ $game }** ({ $table }) não está mais disponível.
offer-expired = 🪑 Ninguém ocupou a tempo o lugar de { $seat } em **{ $game }** ({ $table }).
gone = 🚪 { $name } não está mais neste servidor. Os outros podem deixar o computador jogar ou abrir o lugar a qualquer pessoa.
say-agreed = 🏁 Todos concordaram em encerrar esta partida. Nada é pontuado.
say-lent-asked = 🤖 O computador joga no lugar de **{ $name }** até a pessoa voltar.
say-lent-absent = 🤖 A mesa esperou o bastante: o computador joga no lugar de **{ $name }** até a pessoa voltar.
say-lent-voted = 🤖 Por votação, o computador joga no lugar de **{ $name }** até a pessoa voltar.
say-back = 🪑 **{ $name }** voltou.
say-took-over = 🪑 **{ $name }** ocupa o lugar de **{ $former }**.
say-took-seat = 🪑 **{ $name }** ocupa o lugar do computador.
say-declined = 🪑 **{ $name }** recusou o convite para esta mesa.
say-expired = 🪑 **{ $name }** não respondeu a tempo ao convite para esta mesa.
say-host = 👑 **{ $name }** agora está no comando da mesa.
say-answered-for = 🕊️ Por votação, respondi da forma mais prudente em nome de **{ $name }**.
say-put-back = ⏪ Precisei voltar a uma cópia anterior dos meus dados. Esta mesa está de novo na jogada { $move }, como estava em { $time }. O que foi jogado depois se perdeu; quem está na vez recebe a pergunta de novo.
refused-no-seat = Não existe esse lugar.
refused-last-person = Ninguém mais joga nesta mesa: o computador terminaria a partida sem você. Volte quando quiser, ou saia da mesa com /lugar deixar.
refused-lesson = Uma partida guiada é para uma pessoa só. /partida cancelar a encerra.
refused-offer-closed = Este lugar não está mais disponível.
refused-not-for-you = Este convite é para outra pessoa.
refused-no-resigning = Este jogo não permite desistir agora. Você pode deixar a mesa com /lugar deixar, ou propor encerrar a partida com /lugar encerrar.
refused-too-many-saved = Você já tem { $detail } respostas salvas para este jogo. Apague uma, ou salve esta com o nome de uma que já tem.
refused-bad-name = Um nome precisa de alguma letra ou algarismo. Escreva outro, por favor.
refused-no-hints = Nesta mesa não há dicas; o anfitrião decide isso na sala.
refused-hint-late = Muita gente está pedindo dicas agora, e não consegui chegar à sua. Tente de novo em alguns minutos.

## Minhas mesas e ajustes

cmd-me = eu
cmd-me-about = Suas mesas e seus ajustes
cmd-me-tables = mesas
cmd-me-tables-about = Suas mesas, primeiro as que esperam por você
cmd-me-settings = ajustes
cmd-me-settings-about = Idioma, lembretes, horas de silêncio, férias e como você vê tudo
cmd-me-forget = esquecer
cmd-me-forget-about = Apaga tudo o que sei sobre você
arg-zone = fuso
arg-zone-about = Seu fuso horário: digite uma cidade ou um país
button-settings = Ajustes
someone-left = alguém que saiu
me-title = Minhas mesas
me-waiting =
    { $count ->
        [0] Nenhuma das suas mesas espera por você.
        [1] Uma mesa espera por você.
       *[other] { $count } mesas esperam por você; primeiro, a que espera há mais tempo.
    }
me-others =
    { $count ->
        [1] … e mais uma.
       *[other] … e mais { $count }.
    }
me-your-move = é a sua vez de { $what }, { $since }
me-waits = esperando { $who } ({ $since })
me-answer = Responder aqui
me-none-waits = Nenhuma outra mesa espera por você.
me-settings = Meus ajustes
me-language = Idioma
me-as-discord = como no Discord
me-reminders = Lembretes
me-every-table = conforme cada mesa
me-every = a cada { $time }
me-every-never = nunca
me-deliver-dm = por mensagem direta
me-deliver-thread = no tópico da mesa
me-deliver-both = por mensagem direta e no tópico
me-quiet = Horas de silêncio
me-quiet-none = nenhuma
me-quiet-set = { $hours } ({ $zone })
me-quiet-button = Horas de silêncio
me-quiet-from = De (deixe os dois campos vazios para nenhuma)
me-quiet-to = Até
me-weekends = Sem relógio nos fins de semana
me-weekends-about = Aos sábados e domingos seus relógios param e os lembretes esperam até segunda-feira, exceto onde uma jogada leva menos de um dia.
me-zone = Fuso horário
me-zone-button = Fuso horário
me-zone-label = Nome do fuso, ou uma cidade
me-away = Férias
me-away-until = até { $until }
me-away-button = Tirar férias
me-away-label = Por quanto tempo?
me-away-hint = 5 dias, 2 semanas
me-back-button = Encerrar férias
me-deck = Avisar antes da minha vez
me-confirm = Confirmar cada resposta
me-text = Texto em vez de imagens
me-gather = Juntar lembretes
me-gather-about = Enquanto uma mesa espera por você, as perguntas das outras chegam sem som, e cada lembrete mostra todas as mesas.
me-explain = Explicar jogadas
me-explain-new = em jogos novos
me-explain-always = sempre
me-explain-never = nunca
me-explain-about = “Em jogos novos” explica cada tipo de pergunta até você responder três.
forget-title = Esquecer você?
forget-about = Apago seus ajustes, suas respostas salvas, seus votos, seu nome e o que sei das nossas mensagens. As partidas terminadas passam a mostrar “alguém que saiu” no seu lugar. O que já está no Discord fica lá. Não dá para desfazer. As cópias do meu banco de dados guardam isso até serem substituídas, por 90 dias no máximo, e nunca trazem você de volta.
forget-tables =
    { $count ->
        [1] Você também deixa a mesa em que joga.
       *[other] Você também deixa as { $count } mesas em que joga.
    }
forget-yes = Esquecer
forget-no = Manter tudo
forget-kept = Nada foi apagado.
forget-done = Tudo o que eu sabia sobre você foi apagado.
refused-bad-hours = Não entendo essas horas. Escreva como 22:00 e 07:30, ou deixe os dois campos vazios.
refused-bad-zone = Não conheço esse fuso horário. Digite /eu ajustes e escolha na lista de fusos que aparece, ou escreva o nome, como Europe/Madrid.
refused-bad-while = Não entendo por quanto tempo. Escreva como 5 dias ou 2 semanas, no máximo um ano.
