### As palavras do bot em português do Brasil. Frases curtas: quem, o quê e o que vem depois.

language-name = Português (Brasil)
yes = Sim
no = Não
and = e

## Commands

cmd-game = partida
cmd-game-about = Abrir, ver, deixar ou cancelar mesas
cmd-new = nova
cmd-new-about = Abrir neste canal uma sala para um jogo
cmd-list = lista
cmd-list-about = Suas mesas e as deste canal
cmd-leave = deixar
cmd-leave-about = Deixar o seu lugar em uma mesa
cmd-cancel = cancelar
cmd-cancel-about = Encerrar uma sala ou uma mesa sem resultado
cmd-hand = mão
cmd-hand-about = Sua mão e sua jogada, só para você
cmd-board = tabuleiro
cmd-board-about = O tabuleiro como está agora
cmd-log = crônica
cmd-log-about = O que aconteceu até agora
cmd-play = jogar
cmd-play-about = Responder por escrito em vez de usar botões
cmd-help = ajuda
cmd-help-about = O que você pode fazer aqui
cmd-rules = regras
cmd-rules-about = Regras curtas de um jogo, abertas onde você está
arg-game = jogo
arg-game-about = Qual jogo
arg-seats = lugares
arg-seats-about = Quantos jogam, contando o computador
arg-friend1 = amizade
arg-friend2 = amizade2
arg-friend3 = amizade3
arg-friend4 = amizade4
arg-friend5 = amizade5
arg-friend-about = Guardar um lugar para esta pessoa
arg-table = mesa
arg-table-about = Qual mesa (a deste tópico, ou a que espera você há mais tempo)
arg-picks = escolha
arg-picks-about = O que você escolhe, separado por vírgulas

## Lobby

lobby-opened = A sala está aberta. A partida começa quando o anfitrião apertar Começar.
lobby-host = Anfitrião: { $who }
lobby-started = A partida começou: { $thread }
lobby-cancelled = **{ $game }**: esta mesa foi cancelada.
lobby-missing =
    { $count ->
        [one] Falta mais uma pessoa.
       *[other] Faltam mais { $count } pessoas.
    }
lobby-ready = Já tem gente suficiente: { $who } pode começar.
seat-free = livre
seat-kept = guardado para { $who }
seats-count =
    { $count ->
        [one] 1 lugar
       *[other] { $count } lugares
    }
seats-wrong = Este jogo aceita de { $least } a { $most } lugares, e é preciso um para cada pessoa indicada. Você pediu { $count }.
option-seats = Lugares
option-language = Idioma das mensagens
options-intro = Prepare a mesa. Todos veem a mudança na hora.
button-join = Entrar
button-leave = Sair
button-start = Começar
button-fill = Completar com o computador
button-options = Opções
button-cancel = Cancelar
no-such-game = Não conheço esse jogo. Escolha um da lista que aparece enquanto você digita.
no-bots = Bots não podem ocupar um lugar. Use “Completar com o computador” na sala.
not-in-dm = Uma mesa precisa de um servidor: digite /partida nova em um canal de texto.
not-in-thread = Cada mesa abre o próprio tópico: digite /partida nova no canal, não dentro de um tópico.
not-in-voice = Este canal não pode ter tópicos. Digite /partida nova em um canal de texto.
permissions-missing = Não posso cuidar de uma mesa aqui enquanto não tiver permissão para: { $permissions }. Quem administra o servidor pode permitir isso nas configurações do canal, em Permissões.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-create-public-threads = Criar tópicos públicos
permission-attach-files = Anexar arquivos
permission-read-message-history = Ver histórico de mensagens
left-lobby = Você saiu da sala.
left-table = Você deixou a mesa. O computador continua jogando no seu lugar.
cancelled = Cancelado.
again-opened = Há uma nova sala em { $channel }. Os lugares dos outros estão guardados.
list-mine = Suas mesas
list-here = Neste canal
list-lobby = sala, { $taken } de { $seats } lugares ocupados
list-your-move = sua vez, { $since }
list-empty = Ainda não há mesas. Abra uma com /partida nova.
table-number = nº { $id }
computer-name = Computador { $number }

## Thread

table-opens = { $who }: a mesa de **{ $game }** está pronta. Os avisos chegam por mensagem direta; os botões da última mensagem também servem.
waiting-for = ⏳ { $who }: { $what } ({ $since })
undone = ↩️ { $name } retirou uma resposta.
left-mark = saiu
say-cancelled = Esta mesa foi cancelada. Nada é pontuado.
say-left = 🚪 **{ $name }** deixou a mesa. O computador assume o lugar.
your-move-dms-closed = { $who }, é a sua vez. Não consigo mandar mensagem direta para você: aperte o botão e só você verá a sua mão. (Para receber os avisos por mensagem direta, permita-as nas configurações de privacidade deste servidor.)
your-move-again = { $who }, é a sua vez.
thread-trouble = Não consigo postar no tópico de { $table }. Talvez tenha sido apagado ou me falte uma permissão (Enviar mensagens em tópicos, Anexar arquivos). A partida segue por mensagem direta; /partida cancelar a encerra.
table-cancelled = { $table }: esta mesa foi cancelada.
seat-given-up = { $table }: você deixou este lugar.
button-hand = Minha mão e jogada
button-board = Tabuleiro
button-log = Crônica
button-undo = Desfazer
button-again = Jogar de novo
button-rules = Regras

## Panel

you-chose = ✅ Você escolheu: { $picks }
laid-down = 🔒 Separado: { $picks }. Você pode mudar até que todos tenham escolhido.
about-to-choose = Escolhido até agora: { $picks }
still-missing =
    { $count ->
        [one] Falta escolher mais uma.
       *[other] Falta escolher mais { $count }.
    }
picked-none = nada
game-is-over = A partida terminou.
taken-back = ↩️ Retirado.
nothing-asked = Nada está sendo perguntado a você nesta mesa agora.
picks-unknown = Não entendi “{ $word }”. Escolha da lista que aparece enquanto você digita, com vírgulas entre as escolhas.
choose-one = Escolha uma opção
choose-up-to = Escolha até { $most }
choose-between = Escolha de { $least } a { $most }
choose-exactly = Escolha { $count }
choose-group = Onde?
choose-page = Escolha uma página
group-size =
    { $count ->
        [one] 1 opção
       *[other] { $count } opções
    }
nothing-left = Não resta nada para escolher
confirm = Confirmar
confirm-none = Não escolher nada
clear = Limpar

## Log and help

log-title = crônica
log-empty = Ainda não aconteceu nada.
button-older = Anteriores
button-newest = Mais recentes
help-text =
    ## Grandes jogos de tabuleiro, uma jogada por vez
    Jogos: { $games }
    - **/partida nova** abre uma sala no canal. Quando há gente suficiente, o anfitrião aperta Começar e a mesa ganha um tópico.
    - Na sua vez eu escrevo por mensagem direta, com a sua mão e os botões. Se você não recebe mensagens diretas, aperte **Minha mão e jogada** no tópico.
    - **/mão** mostra a sua mão e a sua jogada, **/tabuleiro** o tabuleiro, **/crônica** o que aconteceu, **/regras** as regras curtas da fase em que você está.
    - **/jogar** responde por escrito. **Desfazer** retira a sua última resposta enquanto nada novo tiver sido revelado.
    - **/partida lista** mostra as suas mesas, **/partida deixar** deixa um lugar e **/partida cancelar** encerra uma mesa.

## Refusals: what is wrong, and what would be right

refused-no-table = Essa mesa não existe.
refused-which-table = Você não está em nenhuma mesa agora. Abra uma com /partida nova ou indique uma mesa.
refused-not-running = Esta mesa não está em jogo agora.
refused-over = Esta partida terminou.
refused-not-seated = Você não tem lugar nesta mesa. Dá para assistir: tente Tabuleiro ou Crônica.
refused-stale = Isso era de uma pergunta anterior. Veja como as coisas estão agora.
refused-nothing-to-undo = Não há nada que você possa retirar: algo novo foi revelado ou os outros já seguiram em frente.
refused-seated-already = Você já tem um lugar.
refused-full = Todos os lugares estão ocupados.
refused-not-host = Só o anfitrião pode fazer isso.
refused-not-lobby = Esta sala está fechada: a partida começou ou foi cancelada.
refused-too-few-seats = Falta gente. Espere mais pessoas ou complete com o computador.
refused-kept = Os lugares livres estão guardados para outras pessoas.
refused-too-many-tables = Você já tem muitas mesas abertas. Termine ou cancele uma antes.
refused-bad-option = Este jogo não oferece essa opção.
refused-left-before = Você já deixou um lugar nesta mesa, então não pode ocupar outro.
illegal-not-open = Isso era de uma pergunta anterior. Veja como as coisas estão agora.
illegal-too-few = Você escolheu de menos.
illegal-too-many = Você escolheu demais.
illegal-unknown = Essa não é uma das opções.
illegal-twice = Você escolheu a mesma coisa duas vezes.
illegal-limit = Essas escolhas não combinam.
fault-discord = O Discord não aceitou isso. Tente de novo daqui a pouco.
fault-own = Algo deu errado do meu lado. Sua mesa está a salvo; tente de novo.
