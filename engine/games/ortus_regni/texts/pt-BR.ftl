# Ortus Regni, em português do Brasil. who é um nome; seat, owner, other … são lugares.
# Como soa: docs/style.md. Um nome para cada coisa: texts/glossary.toml.
# Em maiúsculas: NAME uma carta, CARD com seu sinal, CARDS várias, BRIEFLY sem “e”; TITLE um Lorde,
# LORDS os de alguns Feudos; FIEF e MERCENARY pelo número, NUMBER só o número; HOME o que há em um
# Feudo, FALLEN o que se vai com ele; TARGET o alvo de uma trama; FORCES quem luta, MEANS o que poderia
# se opor; RETURNED cartas com seus donos; ANTES, JOUST e RIDERS o que cada um aposta ou tem em uma
# justa.

title = Ortus Regni
pitch = Condes da Inglaterra anglo-saxã montam um baralho de 24 cartas e depois castelos, intrigas e exércitos; vence o último Conde que restar. De 20 a 60 minutos em volta de uma mesa, de 2 a 6 jogadores.
picture-cover = Um castelo, um palácio e uma catedral em suas colinas; à frente, um cavaleiro, um campeão, um rei, um príncipe, um cerco e um viking.

## Cartas

card-palace = Palácio
card-castle = Castelo
card-land = Campo
card-market = Mercado
card-church = Igreja
card-cathedral = Catedral
card-prince = Príncipe
card-vassal = Vassalo
card-champion = Campeão
card-monk = Monge
card-mercenary = Mercenário
card-treachery = Traição
card-intrigue = Intriga
card-allies = Aliados
card-banquet = Banquete
card-banner = Estandarte
card-infantry = Infantaria
card-knight = Cavaleiro
card-viking = Viking
card-chieftain = Chefe viking
card-king = Rei

group-property = Propriedades
group-face = Personagens
group-politics = Política

nothing = nada
fief = Feudo { $number }
mercenary = Mercenário { $number }
abbot = Abade
lord = Lorde { $card }
option-property = { NAME($card) } do Feudo { NUMBER($key) }{ $foreign ->
    [true] {" "}({ SEAT($owner) })
   *[false] {""}
  }
    .detail = { FIRST(DOTS(property-ransom, property-owner, HOME($home)), property-bare, TEXT("does", $card)) }
    .mark = { NAME($card) } { NUMBER($key) }{ $foreign ->
        [true] {" "}{ LETTER($owner) }
       *[false] {""}
      }{ $again }
lords-of = { $count ->
    [1] o Lorde do Feudo { $numbers }
   *[other] os Lordes dos Feudos { $numbers }
  }
lord-of = o Lorde do { $fief }
hand-target = cartas da mão
reserve-target = Exércitos da reserva
list-last = { $head } e { $tail }
list-last-i = { $head } e { $tail }
line = { $who } { $what }.
count-in-hand = { COUNT("cards", $n) } na mão
count-cards = { $n ->
    [1] { $n } carta
   *[other] { $n } cartas
  }
count-armies = { $n ->
    [1] { $n } Exército
   *[other] { $n } Exércitos
  }
count-towers = { $n ->
    [1] { $n } Torre
   *[other] { $n } Torres
  }
count-damage = { $n ->
    [1] { $n } ponto de dano
   *[other] { $n } pontos de dano
  }
count-vikings = { $n ->
    [1] { $n } Viking
   *[other] { $n } Vikings
  }
count-cubes = { $n ->
    [1] { $n } cubo
   *[other] { $n } cubos
  }
count-vassals = { $n ->
    [1] { $n } Vassalo
   *[other] { $n } Vassalos
  }
count-lord-vassals = { $n ->
    [1] { $n } Lorde Vassalo
   *[other] { $n } Lordes Vassalos
  }
count-banners = { $n ->
    [1] { $n } Estandarte
   *[other] { $n } Estandartes
  }
count-fiefs = { $n ->
    [1] { $n } Feudo
   *[other] { $n } Feudos
  }
count-properties = { $n ->
    [1] { $n } propriedade
   *[other] { $n } propriedades
  }

## O que uma carta faz, em uma linha

does-palace = Um Feudo; só cai com 3 de dano em um mesmo cerco. Todos começam com um.
does-castle = Um novo Feudo. Pode ter um Lorde; 2 de dano em um cerco o destroem.
does-land = Em um Feudo: 1 carta de Exército, 2 com Mercado. Permite recrutar e convocar Exércitos.
does-market = Em um Feudo: cada Campo dele convoca 2 Exércitos, e recrutar ali rende 2.
does-church = Em um Feudo. Se ninguém tem a Catedral, quem tem mais Igrejas resolve “A Igreja decide”.
does-cathedral = Só uma em jogo. Quem a tem é Arcebispo e resolve “A Igreja decide”.
does-prince = 1 de dano. Como Lorde: deixa legado, confisca, e a Traição só mata o Príncipe, não o Feudo.
does-vassal = 1 de dano. Apoia disputas; como Lorde, confisca; como emissário, rende 1 cubo.
does-champion = 2 de dano. Em uma justa vale como Príncipe ou Vassalo, o que for melhor.
does-monk = Não causa dano. Como Abade com uma Igreja, revela a mão de um rival; como emissário, 2 cubos.
does-mercenary = Na mesa: 2 de dano e lugar para 1 carta de Exército.
does-treachery = Mata um Lorde com o Feudo, descarta 2 cartas da mão ao acaso ou mata um Mercenário.
does-intrigue = Rouba até 2 propriedades de um Feudo, até 2 Exércitos ou um Mercenário.
does-allies = Só como resposta: barra Traição ou Intriga, se os Vassalos não decidirem outra coisa.
does-banquet = Compre 2 cartas.
does-banner = Deixar legado (um baralho novo), reivindicar a coroa ou convocar uma justa.

## Regras

rules-overview-title = Visão geral
rules-overview =
    Seja o último Conde. Você sai do jogo se perder seu último Castelo ou Palácio, se não puder comprar carta no fim do turno ou se desistir.

    ### Antes da partida
    Cada jogador escolhe em segredo 24 de 90 cartas, no máximo seis de cada tipo. Você começa com um Palácio e 5 cartas.

    ### Um turno
    1. Faça **uma ação**: jogar uma carta, atacar, recrutar, enviar um emissário, usar um Mosteiro; ou nenhuma.
    2. **De graça**, quantas vezes quiser: pôr cartas da mão como Torres, pôr Exércitos da reserva em guarnições.
    3. **Compre uma carta.** Isso encerra seu turno. Se não houver nenhuma, sua linhagem é esquecida e você sai do jogo.

    Os **Vikings** agem depois do último Conde. Na rodada 1 ninguém pode atacar. Com regras de torneio não há ataque, Traição nem Intriga nas rodadas 1 e 2. Com dois jogadores essas regras valem, a não ser que a mesa escolha outra coisa.

    Cada carta tem sua própria página.

rules-decks-title = Seu baralho
rules-decks =
    - 24 cartas de 15 tipos, até seis de cada. O Palácio é à parte e começa na mesa.
    - Com poucos tipos o baralho faz uma coisa com certeza; com muitos tem respostas quando a partida se alonga.
    - Ninguém sabe o que você escolheu. Quantas cartas restam em um baralho é público: se ele se esvazia, é o fim.
    - Depois de comprar suas cinco primeiras cartas você pode devolvê-las uma vez, embaralhar e comprar outras cinco.
    - Há baralhos prontos. Você também pode salvar os seus com um nome ou escrever um como texto: `4 castelo, 6 campo, 3 mercado …`

rules-turn-title = Ações
rules-turn =
    Uma ação por turno:

    - **Jogar um Castelo ou uma propriedade** da mão. As propriedades vão para um dos seus Feudos.
    - **Nomear um Lorde:** Príncipe, Vassalo, Campeão ou Monge (um Abade) em um Castelo ou Palácio. Se já havia um Lorde, ele é descartado. Você só pode ter um Príncipe em jogo.
    - **Jogar** um Mercenário, Traição, Intriga, Banquete ou Estandarte.
    - **Atacar** outro Conde; não na rodada 1 e, com regras de torneio, também não na 2 (nem Traição nem Intriga).
    - **Recrutar** com pelo menos um Campo: 1 carta de Exército, 2 se um Feudo tem Campo e Mercado.
    - **Emissário:** enviar um Vassalo ou um Monge da mão aos Vikings.
    - **Mosteiro:** com um Abade em um Feudo com Igreja ou Catedral, fazer outro Conde mostrar toda a mão.

    De graça, e só no seu turno: Torres e guarnições. Nenhuma delas volta.

    No lugar da ampulheta da caixa vale o ritmo da mesa: `/partida ritmo`.

rules-towers-title = Torres e Exércitos
rules-towers =
    - Qualquer carta da mão pode ser posta virada para baixo como **Torre**. Você pode olhar as suas; os outros só veem quantas são. A que é destruída é mostrada.
    - Em uma incursão ou em um cerco cada Torre absorve 1 de dano e continua de pé. Só um ataque às próprias Torres as destrói, 1 de dano cada; o dono escolhe quais.
    - Os **Exércitos** (Infantaria 1 de dano, Cavaleiros 2) esperam virados para baixo na sua reserva. Vão à batalha quantos seus Campos permitirem: 1 por Campo, 2 por Campo junto a um Mercado.
    - Uma **guarnição** fica virada para cima. Um Mercenário tem lugar para 1 Exército; o Rei, para um a menos que os jogadores do início. Uma guarnição não precisa de Campo.
    - Quantas cartas cada jogador tem na mão, na reserva e no baralho é público.

rules-politics-title = Política
rules-politics =
    A **Traição** mata, a **Intriga** rouba. Jogar uma delas é uma conspiração.

    1. O alvo pode jogar **Aliados**. Sem eles a conspiração dá certo.
    2. Com eles começa uma disputa. O atacante pode somar um **Vassalo**, da mão ou um Lorde; depois o defensor, depois de novo o atacante … Perde quem primeiro não soma nenhum, portanto o defensor vence se os dois deram o mesmo.
    3. Os Vassalos da mão são descartados dos dois lados. Os Lordes Vassalos do vencedor voltam para casa, os do perdedor são descartados; os Castelos deles ficam.

    Aqui cada lado diz de uma vez quantos Vassalos daria no máximo, e quais; não se gastam mais que os necessários.

rules-attack-title = Atacar
rules-attack =
    Escolha um Conde e uma de três formas, e mostre suas forças:

    - **Torres:** cada ponto de dano que passa destrói uma Torre.
    - **Incursão** em um Feudo: o que as Torres não absorvem destrói propriedades, 1 cada; nunca o Castelo.
    - **Cerco** a um Castelo: depois das Torres, 2 de dano destroem um Castelo e 3 um Palácio, com todas as propriedades e o Lorde. Com menos nada acontece.

    {""}**Forças:** personagens da mão (descartados depois, aconteça o que acontecer), Lordes, Exércitos da reserva conforme seus Campos, Mercenários, guarnições, o Rei e sua Guarda. O atacante precisa de pelo menos uma. Depois o defensor mostra as dele.

    Se o defensor convoca alguém, ele revela uma **carta de Batalha**. Senão, nenhuma força detém o dano; em incursões e cercos as Torres ainda absorvem o delas.

    {""}**Confiscar:** com um Lorde Príncipe ou um Lorde Vassalo na batalha você fica com 1 carta do que destruiu em uma incursão ou cerco. Com os dois, você fica com 2. Torres e Lordes não são confiscados.

rules-battle-title = Cartas de Batalha e dano
rules-battle =
    24 cartas, só embaralhadas de novo quando acabam:

    - **Normal** (15): os dois lados sofrem dano.
    - **O atacante vence** (3): só o defensor sofre dano, e seus Lordes em batalha são capturados.
    - **O defensor vence** (3): só o atacante sofre dano, e seus Lordes em batalha são capturados.
    - **A Igreja decide** (3): o Arcebispo escolhe uma dessas três; sem Catedral, quem tiver mais Igrejas. Com empate ou sem nenhuma é Normal.

    {""}**Dano:** primeiro o atacante distribui o que recebe entre suas forças, depois o defensor. Cada carta absorve 1; só o que sobra segue para Torres, propriedades ou Castelo. O Rei absorve 1 e vive, e os Lordes voltam para casa. Os personagens da mão se perdem de qualquer forma. Os Exércitos morrem, e um Mercenário morre com sua guarnição.

rules-ransom-title = Lordes capturados
rules-ransom =
    - Para cada Lorde capturado você pode oferecer como resgate **1 propriedade ou Castelo** do seu Condado. O Castelo de um Lorde que vai voltar não pode ser o resgate, portanto nunca o último.
    - O Lorde que não é resgatado morre depois da batalha; o Castelo dele fica.
    - O resgate é anunciado antes do dano e até lá fica onde está. Se for destruído, não há o que entregar, e o Lorde fica livre do mesmo jeito. Como tudo o que cai, pode ser confiscado.
    - Se um Castelo é pago, seu Lorde e suas propriedades são descartados.
    - Vikings não aceitam resgate: os Lordes que capturam morrem.

rules-joust-title = Justas
rules-joust =
    Você convoca uma justa com um Estandarte como ação. A partir da esquerda de quem convocou, que fica por último, cada Conde

    - joga um Estandarte para ficar de fora, ou
    - dá uma **aposta**, uma propriedade ou um Castelo, e um **participante**: um Lorde, ou qualquer carta da mão virada para baixo.

    Você não pode apostar seu último Castelo, e o Lorde de um Castelo apostado não pode participar. Se você só tem um Castelo sem mais nada, pode participar sem aposta ou ficar de fora. Mas, se convocou a justa, só pode faltar com um segundo Estandarte.

    Cada jogador recebe 2 cartas de Justa (6 Príncipes, 6 Vassalos, 12 Sem Sorte). Da melhor à pior: três Príncipes · três Vassalos · dois Príncipes e um Vassalo · dois Príncipes · dois Vassalos e um Príncipe · dois Vassalos · Príncipe e Vassalo · um Príncipe · um Vassalo · nada. Um Campeão vale como Príncipe ou Vassalo, o que for melhor. Quem empata vira mais uma carta.

    O vencedor leva todas as apostas. O que há em um Castelo perdido é descartado, e também os participantes da mão e os Lordes perdedores. Se só um Conde participar, o mau tempo cancela a justa: os Estandartes se perdem, e a ação também.

rules-king-title = Rei e Arcebispo
rules-king =
    - Quem tem pelo menos 2 Estandartes na mesa pela coroa, e 2 a mais que cada outro Conde, é **Rei**. Todos esses Estandartes são descartados.
    - Cada outro Conde com Exércitos na reserva dá ao Rei um à sua escolha para a **Guarda Real**. Há lugar para um a menos que os jogadores do início; o Rei a completa com sua reserva.
    - Em batalha o Rei causa 1 de dano e nunca morre. Enquanto ele vive, ninguém pode reivindicar a coroa; ele morre quando seu Conde sai do jogo.
    - Quem tem a **Catedral** é **Arcebispo**. Se outro Conde a tem, você precisa de uma Igreja para deixar legado.
    - **Legado:** um Estandarte sobre seu Lorde Príncipe. Os dois são descartados, e seus descartes e seu baralho são embaralhados em um baralho novo.

rules-vikings-title = Vikings
rules-vikings =
    - Depois de cada rodada sem ataque entre Condes avança um marcador preto. Depois de uma com ataque, nenhum.
    - Cada **emissário** avança um na hora e põe cubos seus no saco: Vassalo 1, Monge 2.
    - Com o **8º** marcador eles desembarcam no fim da rodada: um Viking a mais que os jogadores do início. Atacam na hora.
    - Daí em diante um Viking se junta a cada rodada. Enquanto forem pelo menos tantos quantos desembarcaram, tira-se um cubo: o Conde dele comanda **todos** contra quem quiser, até contra si mesmo, ou os segura. O cubo volta ao saco.
    - Vikings causam dano como a Infantaria (1) e Chefes como os Cavaleiros (2). Não confiscam nada nem aceitam resgate: Lordes capturados morrem.

rules-end-title = Sair do jogo, e o fim
rules-end =
    - Você sai do jogo quando perde seu último Feudo, quando não pode comprar ou quando **desiste** no seu próprio turno.
    - Suas cartas deixam o jogo e seus cubos o saco. O que os outros tomaram de você fica com eles até ser descartado.
    - Os descartes vão sempre para quem trouxe a carta ao jogo.
    - Vence o **último Conde**. Os outros são classificados por quanto tempo aguentaram.

rules-tournament-title = Regras de torneio
rules-tournament =
    Com dois jogadores elas valem, se a mesa não escolheu outra coisa; servem para qualquer número.

    - Sem ataque, Traição ou Intriga nas **duas** primeiras rodadas.
    - Cada Conde começa com **duas Torres**: duas cartas além das 24, escolhidas em segredo depois do baralho.
    - Os marcadores vikings avançam também nessas rodadas.

rules-ours-title = Onde o livro de regras se cala
rules-ours =
    O que decidimos onde o livro de regras não diz nada, ou se contradiz:

## As cartas, uma página para cada

rule-palace =
    - Cada jogador começa com um. É um Castelo em tudo, só que mais forte: são precisos 3 de dano em um mesmo cerco.
    - Perdê-lo não tira você do jogo enquanto tiver outro Feudo.
    - Pode ser confiscado em um cerco, pago como resgate ou apostado em uma justa, como um Castelo.
rule-castle =
    - Cada Castelo é um Feudo. As propriedades são anexadas a ele, e nele pode morar um Lorde.
    - Se é destruído, suas propriedades e seu Lorde são descartados junto.
    - A Intriga não pode tomá-lo e nenhuma incursão o atinge.
rule-land =
    - Jogado da mão, dá na hora 1 carta de Exército à sua reserva, 2 se o Feudo tem Mercado. Um tomado de um rival não dá nenhuma.
    - Com pelo menos um Campo você pode recrutar: 1 carta de Exército, 2 se um dos seus Feudos tem Campo e Mercado.
    - Em cada batalha cada Campo deixa lutar 1 Exército da reserva, 2 junto a um Mercado.
rule-market =
    - Dobra os Campos do próprio Feudo, não os dos outros. Um segundo ali não acrescenta nada.
    - Sem Campo nunca conta.
rule-church =
    - Com um Abade no mesmo Feudo é um Mosteiro.
    - Sem Arcebispo, o Conde com mais Igrejas que qualquer outro resolve “A Igreja decide”.
    - Permite deixar legado mesmo que outro tenha a Catedral.
rule-cathedral =
    - Não pode ser jogada enquanto houver uma Catedral em jogo.
    - Vale como edifício religioso para um Mosteiro.
    - O Arcebispo resolve “A Igreja decide” em toda batalha, também nas suas e nas dos Vikings.
rule-prince =
    - Você só pode ter um em jogo, seja Lorde ou convocado da mão; um na mão ainda pode ir a uma justa.
    - Se a Traição mata um Lorde Príncipe, o Castelo e as propriedades ficam.
    - Como Lorde, um Príncipe pode deixar legado com um Estandarte e confisca uma carta em uma incursão ou em um cerco.
    - 1 de dano, absorve 1.
rule-vassal =
    - Só Vassalos apoiam uma disputa política, da mão ou como Lordes.
    - Como Lorde, um Vassalo confisca uma carta em uma incursão ou em um cerco; dois Vassalos, também só uma.
    - Como emissário: um cubo, um marcador preto.
    - 1 de dano, absorve 1.
rule-champion =
    - Em uma justa vale como Príncipe ou Vassalo, o que formar a melhor mão.
    - 2 de dano, absorve 1.
rule-monk =
    - Como Lorde é um Abade. Com um Abade junto a uma Igreja ou à Catedral você pode usar o Mosteiro como ação: outro Conde mostra a mão inteira.
    - Como emissário: dois cubos, um marcador preto.
    - Não causa dano, absorve 1.
rule-mercenary =
    - Fica na mesa, fora dos Feudos. Não pode ser Lorde nem lutar da mão.
    - Tem lugar para uma carta de Exército, virada para cima, que não volta. Lutam um só ou os dois, sem precisar de Campo.
    - Se ele morre, a guarnição vai junto. A Traição mata os dois, a Intriga rouba os dois.
    - 2 de dano, absorve 1.
rule-treachery =
    Escolha uma coisa:

    - um **Lorde ou Abade** de outro Conde: é descartado com o Castelo e todas as propriedades; um Lorde Príncipe morre sozinho.
    - a **mão** de outro Conde: duas cartas ao acaso são mostradas e descartadas.
    - um **Mercenário** com a guarnição.

    O alvo pode responder com Aliados.
rule-intrigue =
    Escolha uma coisa:

    - um **Feudo** de outro Conde: duas das propriedades passam a ser suas, ou a única. Se há mais de duas, o dono escolhe. Um Campo roubado não dá Exército.
    - a **reserva** de outro Conde: dois Exércitos que ele escolhe, sem que os outros vejam.
    - um **Mercenário** com a guarnição.

    O alvo pode responder com Aliados.
rule-allies =
    - Nunca é uma ação: só uma resposta a Traição ou Intriga contra você. Basta uma.
    - Depois decidem os Vassalos: o atacante soma um, você soma outro … O defensor vence se os dois deram o mesmo.
rule-banquet =
    - Compre duas cartas, e mais uma no fim do turno. Se o baralho acabar antes, você sai do jogo antes.
rule-banner =
    Três usos, cada um uma ação:

    - **Legado:** sobre seu Lorde Príncipe. Os dois vão para seus descartes, que são embaralhados com seu baralho em um novo. Se outro tem a Catedral, você precisa de uma Igreja.
    - **A coroa,** se não há Rei: fica na mesa. Com pelo menos dois, e dois a mais que cada outro Conde, você é Rei.
    - **Justa:** convoca uma. Um Estandarte da mão também dispensa você de uma justa.

## Onde o livro se cala

## A crônica

event-first-drawn = Sai um cubo do saco: { SEAT($seat) } começa.
event-decks-ready = Todos escolheram seu baralho.
event-game-start = { $tournament ->
    [true] A partida começa com regras de torneio: sem ataque, Traição ou Intriga nas duas primeiras rodadas.
   *[false] A partida começa. Na rodada 1 ninguém pode atacar.
  }
event-round-begins = Rodada { $round }.
event-king-dead = Com { SEAT($seat) } morre o Rei. A coroa está livre de novo.
event-game-over = { LIST(SEAT($winners)) } é o último Conde e vence.
did-castle-built = constrói um { CARD($card) }: { FIEF($fief) }
did-property-built = constrói { CARD($card) } no { FIEF($fief) }
did-lord-installed = { $card ->
    [monk] nomeia { CARD($card) } como Abade do { FIEF($fief) }
   *[other] nomeia { CARD($card) } como Lorde do { FIEF($fief) }
  }{ $before ->
    [none] {""}
   *[other] ; { CARD($before) }, que estava lá, é descartado
  }
did-mercenary-hired = contrata o { MERCENARY($mercenary) }
did-garrisoned = { $where ->
    [king] põe { CARD($army) } na Guarda Real
   *[other] põe { CARD($army) } na guarnição do { MERCENARY($where) }
  }
did-emissary-sent = envia { CARD($card) } aos Vikings e põe { COUNT("cubes", $cubes) } no saco (agora { $total }){ $moved ->
    [true] ; os Vikings se aproximam ({ $markers } de 8)
   *[false] {""}
  }
did-hand-shown = usa o Mosteiro; { SEAT($other) } mostra a mão inteira: { CARDS($cards) }
did-bequeathed = deixa o Condado de legado (vez { $times } de 6): 🚩 Estandarte e { LORDS($fief) } são descartados; { COUNT("cards", $cards) } são embaralhadas no baralho, que fica com { $deck }
did-banner-raised = põe um 🚩 Estandarte pela coroa; { COUNT("banners", $banners) } na mesa
did-crowned = recebe a coroa de Rei; a Guarda Real tem lugar para { COUNT("armies", $slots) }
did-tribute = dá { CARD($army) } à Guarda Real de { SEAT($king) }
did-mulligan = { $redrawn ->
    [true] compra uma mão nova
   *[false] fica com a primeira mão
  }
did-hand-dealt = comprou { CARDS($cards) }
did-banquet = dá um 🍖 Banquete
did-drew = compra { COUNT("cards", $cards) }; { $hand } na mão, { COUNT("cards", $deck) } no baralho
did-cards-drawn = comprou { CARDS($cards) }
did-armies-drawn = { $why ->
    [land] recebe { COUNT("armies", $cards) }; { $reserve } na reserva
   *[recruit] recruta { COUNT("armies", $cards) }; { $reserve } na reserva
  }
did-armies-seen = recebeu { CARDS($cards) }
did-towers-built = { $why ->
    [turn] ergue { COUNT("towers", $cards) } ({ $towers } no total)
   *[tournament] começa com { COUNT("towers", $cards) }
  }
did-towers-laid = pôs como Torres { CARDS($cards) }
did-plot = joga { CARD($card) } contra { SEAT($other) }: { TARGET($target) }
did-allies-played = responde com { CARD("allies") }
did-no-allies = não responde
did-no-support = não soma nenhum Vassalo; a conspiração é barrada
did-struggle = soma { COUNT("vassals", SIZE($vassals)) } e { SEAT($other) } soma { COUNT("vassals", SIZE($against)) }; { SEAT($winner) } vence a disputa
did-hand-struck = perde { CARDS($cards) } da mão; { $hand ->
    [0] fica sem cartas
    [1] fica com uma carta
   *[other] fica com { $hand } cartas
  }
did-properties-stolen = leva { CARDS($cards) } do { FIEF($fief) } de { SEAT($other) }
did-armies-stolen = leva { COUNT("armies", $cards) } da reserva de { SEAT($other) }
did-armies-moved = leva { CARDS($cards) } de { SEAT($other) }
did-mercenary-stolen = leva o { MERCENARY($mercenary) } de { SEAT($other) }
did-property-placed = coloca { CARD($card) } no { FIEF($fief) }
did-fief-taken = funda o { FIEF($fief) } com o { CARD($card) } conquistado
did-lord-slain = { $why ->
    [treachery] perde o { TITLE($card) } do { FIEF($fief) }; o Feudo continua de pé
    [struggle] perde na disputa o { TITLE($card) } do { FIEF($fief) }
    [captured] perde o { TITLE($card) } do { FIEF($fief) }, capturado e sem resgate
    [vikings] perde o { TITLE($card) } do { FIEF($fief) }, morto pelos Vikings
   *[joust] perde na justa o { TITLE($card) } do { FIEF($fief) }
  }
did-fief-lost = perde o { FIEF($fief) } com { FALLEN($castle, $properties, $lord) }
did-mercenary-slain = { $why ->
    [battle] { $army ->
        [none] {""}
       *[other] perde com o { MERCENARY($mercenary) } sua guarnição: { CARD($army) }
      }
   *[other] perde o { MERCENARY($mercenary) }{ $army ->
        [none] {""}
       *[other] {" "}com sua guarnição, { CARD($army) }
      }
  }
did-earl-out = { $why ->
    [fief] perdeu o último Feudo e está fora do jogo; { $left ->
        [1] resta um Conde
       *[other] restam { $left } Condes
      }
    [deck] não tem carta para comprar e está fora do jogo; { $left ->
        [1] resta um Conde
       *[other] restam { $left } Condes
      }
   *[resigned] desiste; { $left ->
        [1] resta um Conde
       *[other] restam { $left } Condes
      }
  }
did-armies-disbanded = dispensa { CARDS($cards) }
did-cards-returned = devolve aos donos { RETURNED($cards, $names) }

## Combates, justas, Vikings

the-vikings = os Vikings
way = { $way ->
    [towers] ataque às Torres
    [raid] incursão no { FIEF($fief) }
   *[siege] cerco ao { FIEF($fief) }
  }
battle-normal = Normal
battle-attacker = O atacante vence
battle-defender = O defensor vence
battle-church = A Igreja decide
joust-none = Sem Sorte
rank-1 = três Príncipes
rank-2 = três Vassalos
rank-3 = dois Príncipes e um Vassalo
rank-4 = dois Príncipes
rank-5 = dois Vassalos e um Príncipe
rank-6 = dois Vassalos
rank-7 = Príncipe e Vassalo
rank-8 = um Príncipe
rank-9 = um Vassalo
rank-10 = nada
event-battle-deck-shuffled = O baralho de Batalha é embaralhado de novo.
event-viking-deck-shuffled = O baralho de Vikings é embaralhado de novo.
event-battle-card = Carta de Batalha: { TEXT("battle", $card) }.{ $card ->
    [church] {""}
   *[other] {" "}{ TEXT("detail-outcome", $card) }
  }
event-church-silent = { $why ->
    [tie] Sem Arcebispo, e ninguém tem mais Igrejas que os outros: a batalha é Normal.
   *[none] Sem Arcebispo nem Igrejas: a batalha é Normal.
  }
event-forces-hit = { $lost ->
    [none] Os Vikings sofrem { COUNT("damage", $damage) } e não perdem ninguém.
   *[other] Os Vikings sofrem { COUNT("damage", $damage) } e perdem { FORCES($lost) }.
  }
event-attack-failed = Os Vikings fracassam: { fails }.
fails = { $way ->
    [towers] nenhuma Torre cai
    [raid] nada cai no { FIEF($fief) }
   *[siege] o { FIEF($fief) } resiste ({ $left ->
        [0] não passou nenhum
        [1] só passou { $left }
       *[other] só passaram { $left }
      } dos { $needed } pontos de dano necessários)
  }
did-attack-declared = { $way ->
    [towers] ataca as Torres de { SEAT($other) }
    [raid] faz uma incursão no { FIEF($fief) } de { SEAT($other) }
   *[siege] cerca o { FIEF($fief) } de { SEAT($other) }
  }
did-attack-fielded = convoca { FORCES($forces) } ({ COUNT("damage", $damage) })
did-defence-fielded = se defende com { FORCES($forces) } ({ COUNT("damage", $damage) })
did-defence-conceded = não opõe defesa
did-church-decided = { $why ->
    [cathedral] decide como Arcebispo: { TEXT("battle", $outcome) }
   *[churches] é quem tem mais Igrejas e decide: { TEXT("battle", $outcome) }
  }
did-lords-captured = deixa { SIZE($fiefs) ->
    [1] um prisioneiro
   *[other] prisioneiros
  } com { SEAT($other) }: { LORDS($fiefs) }
did-ransom-refused = não paga resgate
did-ransom-named = oferece resgate para reaver { LORDS($fiefs) }: { CARDS($cards) }
did-handed-over = { $why ->
    [ransom] entrega { CARDS($cards) } a { SEAT($other) } como resgate
   *[joust] entrega sua aposta a { SEAT($other) }: { CARDS($cards) }
  }
did-seized = confisca { CARDS($cards) } de { SEAT($other) }
did-forces-hit = { $lost ->
    [none] sofre { COUNT("damage", $damage) } e não perde ninguém
   *[other] sofre { COUNT("damage", $damage) } e perde { FORCES($lost) }
  }
did-towers-held = { $left ->
    [0] absorve { COUNT("damage", $damage) } com as Torres; nenhum dano passa
    [1] absorve { COUNT("damage", $damage) } com as Torres; passa { $left } ponto
   *[other] absorve { COUNT("damage", $damage) } com as Torres; passam { $left } pontos
  }
did-attack-failed = fracassa: { fails }
did-towers-felled = perde Torres: { CARDS($cards) }; { $towers ->
    [0] não resta nenhuma
    [1] resta { $towers } Torre
   *[other] restam { $towers } Torres
  }
did-properties-destroyed = perde { CARDS($cards) } no { FIEF($fief) }
did-hand-spent = descarta as cartas da mão que convocou: { CARDS($cards) }
did-joust-called = convoca uma justa com um 🚩 Estandarte
did-joust-excused = { $why ->
    [banner] fica de fora da justa com um { CARD("banner") }
    [poor] fica de fora da justa: só tem um Castelo ou Palácio
   *[nobody] fica de fora da justa: não tem quem enviar
  }
did-joust-entered = { $lord ->
    [none] { stakes } e envia uma carta virada para baixo
   *[other] { stakes } e envia o { TITLE($lord) } do { FIEF($fief) }
  }
stakes = { $card ->
    [none] não aposta nada
   *[other] aposta { CARD($card) }
  }
did-joust-won = vence a justa
event-joust-cancelled = O tempo está ruim demais: a justa é cancelada.
event-joust-hands = A justa se decide. { RIDERS($hands, $names) }.
event-joust-break = Empate: mais uma carta para cada um. { JOUST($cards, $names) }.
event-jousters-spent = São descartados os participantes da mão: { CARDS($cards) }.
event-white-marker-back = { LESS($most, $markers) ->
    [0] {""}
   *[other] Houve um ataque: os Vikings não se aproximam ({ $markers } de { $most }).
  }
event-viking-marker = Os Vikings se aproximam ({ $markers } de { $most }).
event-vikings-joined = { $cards ->
    [none] Não chegam mais Vikings: há { $vikings } em terra.
   *[other] Mais um desembarca: { CARDS($cards) }. Já há { $vikings } em terra.
  }
event-vikings-landed = { $cards ->
    [none] Não chegam mais Vikings: há { $vikings } em terra.
   *[other] Os Vikings desembarcam: { CARDS($cards) }.
  }
event-vikings-wait = Os Vikings esperam: há { $vikings } dos { $needed } de que precisam para atacar.
event-cube-drawn = Sai um cubo do saco: { SEAT($seat) } comanda os Vikings.
event-vikings-held = { SEAT($seat) } segura os Vikings.
event-vikings-attack = { $own ->
    [true] { SEAT($seat) } lança os Vikings contra o próprio Condado: { way } com { FORCES($forces) } ({ COUNT("damage", $damage) }).
   *[false] { SEAT($seat) } lança os Vikings contra { SEAT($other) }: { way } com { FORCES($forces) } ({ COUNT("damage", $damage) }).
  }

## Perguntas

wait-build-deck = escolher o baralho
wait-choose-towers = escolher duas Torres
wait-mulligan = ficar com a primeira mão ou trocá-la
wait-turn = jogar
wait-place-property = colocar uma propriedade
wait-install = nomear um Lorde
wait-towers = erguer Torres
wait-garrison = pôr Exércitos em guarnição
wait-monastery = escolher quem mostra a mão
wait-treachery = escolher o alvo da Traição
wait-intrigue = escolher o alvo da Intriga
wait-allies = responder a uma conspiração
wait-struggle = apoiar a conspiração com Vassalos
wait-yield-properties = escolher quais propriedades são roubadas
wait-yield-armies = escolher quais Exércitos são roubados
wait-tribute = dar um Exército ao Rei
wait-declare-attack = declarar um ataque
wait-attack-forces = escolher as forças de ataque
wait-defence-forces = escolher quem defende
wait-church-decides = decidir pela Igreja
wait-ransom-lords = resgatar seus Lordes
wait-ransom-price = escolher o resgate
wait-attack-losses = distribuir o dano
wait-defence-losses = distribuir o dano
wait-towers-lost = escolher quais Torres caem
wait-properties-lost = escolher quais propriedades caem
wait-seize = confiscar o que foi destruído
wait-joust-ante = entrar na justa ou ficar de fora
wait-joust-card = escolher o participante
wait-viking-attack = comandar os Vikings
ask-build-deck = Escolha em segredo seu baralho de { $n } cartas.
ask-choose-towers = Quais outras { $n } cartas começam como suas Torres? Ninguém vê quais.
ask-mulligan = Ficar com a primeira mão, ou embaralhar as cinco de volta e comprar outras cinco? Só desta vez.
ask-turn = { $acted ->
    [0] Faça uma ação; Torres e guarnições são grátis. Depois compre.
   *[other] Sua ação já foi feita. Torres e guarnições, ou compre e encerre o turno.
  }
ask-place-property = Onde você coloca { CARD($card) }?
ask-install = Em que Feudo { CARD($card) } será Lorde? Só cabe um em cada Feudo.
ask-towers = Quais cartas você põe viradas para baixo como Torres? Elas não voltam à sua mão.
ask-garrison = Para onde vai cada Exército? Eles não voltam à reserva.
ask-monastery = Quem mostra a mão inteira?
ask-treachery = Qual é o alvo da sua Traição?
ask-intrigue = O que sua Intriga rouba?
ask-allies = { $helpless ->
    [true] { SEAT($other) } joga { CARD($card) } contra você: { TARGET($target) }. Você não tem Aliados, então a conspiração dá certo. Ninguém mais vê por que você não responde.
   *[false] { SEAT($other) } joga { CARD($card) } contra você: { TARGET($target) }. Responder com Aliados? Se sim, acrescente em ordem os Vassalos que daria no máximo; só se gastam os necessários.
  }
ask-struggle = { $helpless ->
    [true] { SEAT($other) } respondeu com Aliados à sua { CARD($card) } ({ TARGET($target) }). Você não tem Vassalo para somar: a conspiração é barrada.
   *[false] { SEAT($other) } respondeu com Aliados à sua { CARD($card) } ({ TARGET($target) }). Quais Vassalos você somaria no máximo, nesta ordem? Sem nenhum a conspiração é barrada; só se gastam os necessários.
  }
ask-yield-properties = { SEAT($other) } rouba no { FIEF($fief) }. Quais duas propriedades você entrega?
ask-yield-armies = { SEAT($other) } rouba { COUNT("armies", $least) } da sua reserva. O que você entrega? Os outros não veem.
ask-tribute = { SEAT($other) } é Rei. Qual Exército você dá à Guarda Real?
ask-declare-attack = Quem você ataca, e como?
ask-attack-forces = Você ataca { SEAT($other) }: { way }. Quais forças você convoca? Depois não dá para mudar.
ask-defence-forces = { $helpless ->
    [true] { SEAT($other) } contra você: { way } com { FORCES($attack) } ({ COUNT("damage", $damage) }). Você não tem ninguém para convocar; ninguém mais vê por que não se defende.
   *[false] { SEAT($other) } contra você: { way } com { FORCES($attack) } ({ COUNT("damage", $damage) }). Quais forças você convoca?
  }
ask-church-decides = A Igreja decide entre { SEAT($side) } (ataque) e { SEAT($other) } (defesa), e a escolha é sua. Como termina?
ask-ransom-lords = { SEAT($other) } capturou Lordes seus. Quais você resgata? Cada um custa uma propriedade ou um Castelo à sua escolha; os outros morrem depois da batalha.
ask-ransom-price = O que você oferece a { SEAT($other) } para reaver { LORDS($lords) }? Uma carta por Lorde. Ela fica no lugar até o dano ser distribuído; se cair, o Lorde fica livre do mesmo jeito. O Lorde e as propriedades de um Castelo entregue são descartados.
ask-defence-losses = Suas forças sofrem dano: { $n ->
    [1] uma destas é atingida. Qual?
   *[other] { $n } destas são atingidas. Quais?
  }
ask-attack-losses = { $vikings ->
    [true] Os Vikings sofrem { COUNT("damage", $n) }. Quais morrem?
   *[false] Suas forças sofrem dano: { $n ->
        [1] uma destas é atingida. Qual?
       *[other] { $n } destas são atingidas. Quais?
      }
  }
ask-towers-lost = Você perde { COUNT("towers", $n) }. { $n ->
    [1] Qual?
   *[other] Quais?
  } O que cai é mostrado e descartado.
ask-properties-lost = O { FIEF($fief) } perde { COUNT("properties", $n) }. { $n ->
    [1] Qual?
   *[other] Quais?
  }
ask-seize = Seus Lordes podem confiscar até { COUNT("cards", $most) } do que foi destruído. Com o que você fica?
ask-joust-ante = { joust-call } O que você aposta? Quem vencer leva; o Lorde e as propriedades de um Castelo perdido são descartados. Depois você escolhe quem vai.
joust-call = { $calling ->
    [true] Você convocou uma justa.
   *[false] { SEAT($other) } convoca uma justa.
  }
ask-joust-card = Quem justa por você? Duas cartas de Justa se juntam a esta; vence a melhor mão.
ask-viking-attack = Você comanda os Vikings: { COUNT("vikings", $n) } com { COUNT("damage", $damage) }. Quem eles atacam, e como? Não confiscam nada; os Lordes capturados morrem.
ahead-defence-forces = Sua defesa: { way }
ahead-struggle = Se responderem à sua conspiração com Aliados
ahead-joust-ante = A justa: o que você aposta
ahead-joust-card = A justa: quem vai por você
brief-attack-forces = { way } de { SEAT($other) }: quais forças?
brief-defence-forces = { SEAT($other) }: { way } com { COUNT("damage", $damage) }. Quem defende?
brief-allies = { SEAT($other) } joga { CARD($card) } contra você: { TARGET($target) }. Aliados? E quais Vassalos no máximo, em ordem?
brief-struggle = { SEAT($other) } responde a { CARD($card) } ({ TARGET($target) }) com Aliados. Quais Vassalos no máximo, em ordem?
brief-joust-ante = { joust-call } O que você aposta? O vencedor leva; o que há em um Castelo perdido é descartado.
stake-brief-aim = { $way ->
    [siege] { $rivals ->
        [none] São precisos { $whole } de dano; ninguém pode defender.
       *[other] São precisos { $whole } de dano, e 1 a mais por defensor ({ MEANS($rivals) }).
      }
   *[other] { stake-aim }
  }
stake-brief-undefended = { $ruin ->
    [last] ⚠️ Sem defesa seu último Feudo cai e você sai do jogo.
    [falls] Sem defesa o Feudo cai.
   *[none] { stake-undefended }
  }
stake-season = { $season ->
    [truce] Nesta rodada não há ataques, Traição nem Intriga.
    [peace] Nesta rodada não há ataques.
   *[none] {""}
  }
stake-landing = { $landing ->
    [now] ⛵ Os Vikings desembarcam no fim desta rodada.
    [unless] ⛵ Os Vikings desembarcam no fim desta rodada, se nenhum Conde atacar outro.
   *[none] {""}
  }
stake-deck = { $deck ->
    [0] ⚠️ Seu baralho está vazio: ao comprar você sai do jogo.
   *[other] {""}
  }
stake-plot = Quem tiver cartas pode responder com Aliados; { $vassals ->
    [0] você não tem Vassalo para apoiar sua conspiração
   *[other] você poderia apoiar sua conspiração com { COUNT("vassals", $vassals) }
  }.
stake-rival = { $helpless ->
    [true] {""}
   *[false] { $rivals ->
        [none] { SEAT($other) } não tem Vassalos para opor.
       *[other] { SEAT($other) } tem { MEANS($rivals) }.
      }
  }
stake-most = Todas as suas forças juntas causariam { COUNT("damage", $dealing) }.
stake-aim = { $way ->
    [towers] Há { $towers ->
        [1] { $towers } Torre
       *[other] { $towers } Torres
      }; cada ponto de dano que passar destrói uma.
    [raid] { $towers ->
        [0] Lá não há Torres: cada ponto de dano destrói 1 propriedade
        [1] A Torre que há lá absorve 1 de dano; o resto destrói propriedades, 1 cada
       *[other] As { $towers } Torres que há lá absorvem 1 de dano cada; o resto destrói propriedades, 1 cada
      } (há { SIZE($properties) }).
   *[siege] { CARD($castle) } cai com { $needed } de dano. { $towers ->
        [0] Não há Torres: são precisos { $whole }
        [1] A Torre que há lá absorve 1: são precisos { $whole }
       *[other] As { $towers } Torres que há lá absorvem 1 cada: são precisos { $whole }
      }, e mais 1 por carta que defenda.
  }
stake-defenders = { $rivals ->
    [none] { SEAT($other) } não tem ninguém para convocar.
   *[other] { SEAT($other) } pode se defender com { MEANS($rivals) }.
  }
stake-brief-defenders = { $way ->
    [siege] {""}
   *[other] { stake-defenders }
  }
stake-undefended = { $way ->
    [towers] Sem defesa { $fall ->
        [1] cai uma Torre
       *[other] caem { $fall } Torres
      } e { $rest ->
        [0] não resta nenhuma
        [1] resta uma Torre
       *[other] restam { $rest } Torres
      }.
    [raid] Sem defesa { $fall ->
        [0] nada cai
        [1] cai uma propriedade
       *[other] caem { $fall } propriedades
      } e { $rest ->
        [0] não resta nenhuma
        [1] resta uma propriedade
       *[other] restam { $rest } propriedades
      }.
   *[siege] { $ruin ->
        [last] ⚠️ Sem defesa você perde { HOME($home) }: seu último Feudo, e sai do jogo.
        [falls] Sem defesa você perde { HOME($home) }.
       *[none] Sem defesa o Feudo resiste ({ $left } dos { $needed } pontos de dano necessários).
      }
  }
stake-soaked = { $soaked ->
    [0] {""}
   *[other] Suas Torres absorvem { COUNT("damage", $soaked) }.
  }
stake-saved = { $saving ->
    [enough] { $wanted ->
        [1] Uma carta na defesa salva o Feudo.
       *[other] { $wanted } cartas na defesa salvam o Feudo.
      }
    [luck] Só uma carta de Batalha favorável salva o Feudo.
   *[none] {""}
  }
would-attack-forces = Juntas causam { COUNT("damage", $dealt) }.
would-defence-forces = { $way ->
    [towers] { $fall ->
        [0] Nenhuma Torre cai.
        [1] No máximo cai uma Torre.
       *[other] No máximo caem { $fall } Torres.
      }
    [raid] { $fall ->
        [0] Nenhuma propriedade cai.
        [1] No máximo cai uma propriedade.
       *[other] No máximo caem { $fall } propriedades.
      }
   *[siege] { $ruin ->
        [none] No máximo o Feudo recebe { COUNT("damage", $left) }; ele cai com { $needed }.
       *[other] No máximo o Feudo recebe { COUNT("damage", $left) } e cai com { $needed }: você o perde.
      }
  }
stake-defence = { $helpless ->
    [true] {""}
   *[false] Cada carta convocada absorve 1 antes e revida; se convocar alguma, você revela uma carta de Batalha.
  }
stake-reserve = { $reserve ->
    [some] Seus Campos permitem { $allowed } da reserva.
    [no-land] Sem Campos ninguém da sua reserva luta.
   *[none] {""}
  }
stake-princes = { $princes ->
    [lord] Com um Lorde Príncipe você não pode convocar outro Príncipe.
    [single] Só um Príncipe pode lutar.
   *[none] {""}
  }
stake-church = O ataque causa { COUNT("damage", $damage) }; a defesa, { COUNT("damage", $counter) }.
stake-ransom = { $short ->
    [true] Você pode pagar no máximo { $most }: um Lorde que volta precisa do próprio Castelo.
   *[false] {""}
  }
stake-seized = { $seizing ->
    [0] {""}
   *[other] { SEAT($attacker) } poderá confiscar { COUNT("cards", $seizing) } do que cair.
  }
stake-staked = { $antes ->
    [none] {""}
   *[other] Apostas até agora: { ANTES($antes, $names) }.
  }
group-play = Jogar uma carta
group-act = Agir
group-free = De graça
group-end = Encerrar
option-play = Jogar { NAME($card) }
    .detail = { $vain ->
        [true] Seu baralho está vazio: não traz nada.
       *[false] { TEXT("does", $card) }
      }
    .group = { group-play }
    .mark = { NAME($card) }
option-install = Nomear Lorde: { NAME($card) }
    .detail = { TEXT("does", $card) }
    .group = { group-play }
    .mark = { TITLE($card) }
option-emissary = Emissário: { NAME($card) }
    .detail = { $near ->
        [true] { COUNT("cubes", $cubes) } no saco: você comandará os Vikings mais vezes.
       *[false] { COUNT("cubes", $cubes) } no saco; os Vikings se aproximam 1 marcador.
      }
    .group = { group-act }
    .mark = Enviar { NAME($card) }
option-bequeath = Deixar legado
    .detail = Descarta Estandarte e Lorde Príncipe; seus descartes são embaralhados no baralho: { COUNT("cards", $deck) }.
    .group = { group-play }
    .mark = Legado
option-claim = Reivindicar a coroa
    .detail = Põe um Estandarte na mesa ({ $banners } no total); com { $wanted } você é Rei.
    .group = { group-play }
    .mark = Coroa
option-joust = Convocar uma justa
    .detail = Um Estandarte convoca todos os Condes; o vencedor leva as apostas.
    .group = { group-play }
    .mark = Justa
option-attack = Atacar
    .detail = Torres, incursão ou cerco; depois você escolhe alvo e forças.
    .group = { group-act }
option-recruit = Recrutar
    .detail = { COUNT("armies", $armies) } para sua reserva.
    .group = { group-act }
option-monastery = Usar o Mosteiro
    .detail = Outro Conde mostra a mão inteira.
    .group = { group-act }
    .mark = Mosteiro
option-towers = Erguer Torres
    .detail = { $last ->
        [none] Ponha cartas da mão viradas para baixo como Torres; elas não voltam.
       *[other] Põe logo virada para baixo sua última carta, { NAME($last) }; ela não volta.
      }
    .group = { group-free }
    .mark = Torres
option-garrison = Pôr guarnições
    .detail = Da sua reserva aos Mercenários e ao Rei.
    .group = { group-free }
    .mark = Guarnição
option-draw = Comprar e encerrar o turno
    .detail = { $deck ->
        [0] { stake-deck }
       *[other] { COUNT("cards", $deck) } no seu baralho.
      }
    .group = { group-end }
    .mark = Comprar
option-resign = Desistir
    .detail = Você deixa a partida para sempre.
    .group = { group-end }
option-keep = Ficar com esta mão
option-redraw = Comprar uma mão nova
    .detail = Antes as cinco são embaralhadas no baralho.
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
        [allies] Sem eles a conspiração dá certo.
       *[vassal] { $place ->
            [lord] Volta para casa se você vencer, é descartado se perder.
           *[hand] Da sua mão; descartado se for usado.
          }
      }
    .mark = { NAME($card) }{ $place ->
        [lord] {" "}{ NUMBER($key) }
       *[hand] { $again }
      }
option-pass = { $kind ->
    [allies] Deixar acontecer
   *[struggle] Não somar Vassalos
  }
option-none = { $kind ->
    [defence-forces] Não convocar ninguém
    [viking-attack] Sem ataque
   *[joust-ante] Participar sem aposta
  }
    .mark = { $kind ->
        [joust-ante] Sem aposta
       *[other] {""}
      }
nothing-defence-forces = Sem defesa
nothing-ransom-lords = Sem resgate
nothing-seize = Não confiscar nada
option-out = Fora, de graça
rules-ready = Baralhos prontos
rules-ready-ours = A editora tem quatro baralhos de exemplo, mas não conhecemos lugar onde as cartas exatas estejam publicadas; os nossos levam os nomes deles. Quem tiver o jogo impresso pode corrigi-los no arquivo `data.toml`.
deck-first = Para uma primeira partida.
deck-source-recon = Feito por nós.
deck-source-published = Publicado.
option-banner = Fora com um Estandarte
    .detail = O Estandarte é descartado; você não aposta nada.
option-aim = { $way ->
    [towers] Atacar as Torres
    [raid] Incursão no { FIEF($key) }
   *[siege] Cerco ao { FIEF($key) }
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
            [raid] Incursão { $at }
           *[siege] Cerco { $at }
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
           *[false] Mercenário { NUMBER($key) }
          }
        [garrison] Guarnição { NUMBER($key) }
       *[other] { NAME($card) }{ $again }
      }
option-target = { $what ->
    [hand] { $n ->
        [1] A única carta da mão
       *[other] Duas cartas da mão, ao acaso
      }
    [reserve] { $n ->
        [1] O único Exército da reserva
       *[other] Dois Exércitos da reserva
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
            [prince] Só o Príncipe morre; o Castelo e as propriedades ficam.
           *[other] { HOME($home) }
          }
       *[fief] { BRIEFLY($properties) }
      }
    .group = { SEAT($owner) }
    .mark = { $what ->
        [hand] Mão { LETTER($owner) }
        [reserve] Reserva { LETTER($owner) }
        [mercenary] Mercenário { NUMBER($key) }
        [lord] { NAME($card) } { NUMBER($key) }
       *[fief] { FIEF($key) }
      }
option-lord = { TITLE($card) } do { FIEF($key) }
home-note = { $note ->
    [replaces] substitui { NAME($before) }
    [second] um segundo não acrescenta nada
    [brings] traz { COUNT("armies", $armies) }
   *[none] {""}
  }
rider = { TEXT("worth", $worth) }; { $place ->
    [lord] volta se você vencer, senão morre
   *[hand] descartado, mesmo se você vencer
  }
property-owner = { $foreign ->
    [true] das cartas de { SEAT($owner) }
   *[false] {""}
  }
property-bare = { $bare ->
    [true] nada mais se perde com ele
   *[false] {""}
  }
property-ransom = { $ransom ->
    [true] oferecido como resgate
   *[false] {""}
  }
worth-prince = Vale como Príncipe
worth-vassal = Vale como Vassalo
worth-wild = Vale como Príncipe ou Vassalo
worth-none = Não vale nada
garrison = { $card ->
    [none] {""}
   *[other] com { CARD($card) }
  }
of-these = { $most ->
    [none] {""}
   *[other] ; no máximo { $most } destas
  }
detail-outcome-normal = Os dois lados sofrem dano.
detail-outcome-attacker = Só o defensor sofre dano; seus Lordes são capturados.
detail-outcome-defender = Só o atacante sofre dano; seus Lordes são capturados.
place-hand = Da mão
place-lord = Lordes
place-reserve = Da reserva
place-guard = Guarda Real
place-garrison = Guarnições
place-mercenary = Mercenários
place-king = O Rei
place-viking = Vikings
fate-hand = descartado depois de qualquer forma
fate-lord = sobrevive a um golpe, mas pode ser capturado
fate-reserve = morre se sofrer dano
fate-guard = morre se sofrer dano
fate-garrison = morre se sofrer dano
fate-mercenary = morre se sofrer dano, com a guarnição
fate-king = nunca morre em batalha
fate-viking = morre se sofrer dano
royal-guard = Guarda Real
post = { $where ->
    [king] { royal-guard }
   *[other] { MERCENARY($where) }
  }
picked-nothing = Nada
option-tournament = Regras de torneio
option-tournament-duels = com dois jogadores
option-tournament-on = sim
option-tournament-off = não

## Baralhos

also-palace = palacios
also-castle = castelos
also-land = campos, terra, terras
also-market = mercados
also-church = igrejas
also-cathedral = catedrais
also-prince = principes
also-vassal = vassalos
also-champion = campeoes
also-monk = monges
also-mercenary = mercenarios
also-treachery = traicoes
also-intrigue = intrigas
also-allies = aliado
also-banquet = banquetes
also-banner = estandartes
deck-lords = Lordes
deck-lords-detail = Castelos com Vassalos e Campeões, e Aliados que os guardam.
deck-land-army = Terras e Exércitos
deck-land-army-detail = Campos, Mercados e Exércitos que crescem a cada turno.
deck-politics = Política
deck-politics-detail = Traição e Intriga, com seis Vassalos de apoio.
deck-emissary = Emissários
deck-emissary-detail = Monges para os Vikings, Igrejas, um Mosteiro.
deck-joust = Justas
deck-joust-detail = Campeões e Estandartes: ganhe o que outros apostam.
deck-hand-rush = Ataque rápido
deck-hand-rush-detail = Ataque cedo com a mão; logo se esgota. Inspirado em um baralho conhecido.
deck-all-rounder = Versátil
deck-all-rounder-detail = Um pouco de tudo. Um baralho jogado na edição digital.
deck-ambush = Emboscada
deck-ambush-detail = A Traição e a Intriga abrem caminho para os Campeões.
deck-conspiracy = Conspiração
deck-conspiracy-detail = A Intriga rouba dos outros, atrás de quatro Castelos.
deck-palace = O Palácio é à parte: deixe-o de fora.
deck-too-many = { $card }: { $count } são demais, no máximo { $most }.
deck-too-few-cards = São { $total } cartas; precisam ser { $wanted }.
deck-too-many-cards = São { $total } cartas; precisam ser { $wanted }.
deck-unknown = Não existe a carta “{ $word }”.
deck-unknown-near = Não existe a carta “{ $word }”. Você quis dizer { $cards }?
deck-more-wrong = … e mais do mesmo.

## A posição

phase-decks = Escolha dos baralhos
phase-towers = Escolha das primeiras Torres
phase-hands = Primeiras mãos
phase-over = A partida acabou
phase-round = Rodada { $round }
phase-play = { phase-round } · { $arrived ->
    [true] { COUNT("vikings", $vikings) } em terra
   *[false] Vikings { $markers } de { $most }
  }
hand-choosing = Você ainda não tem cartas.
hand-out = Você está fora do jogo.
hand-cards = **Mão ({ SIZE($hand) }):** { FIRST(BRIEFLY($hand), "–") }
hand-tower-cards = { $towers ->
    [none] {""}
   *[other] **Torres ({ SIZE($towers) }):** { BRIEFLY($towers) }
  }
hand-reserve-cards = { $reserve ->
    [none] {""}
   *[other] **Reserva ({ SIZE($reserve) }; lutam até { $fight }):** { BRIEFLY($reserve) }
  }
hand-jouster = { $jouster ->
    [none] {""}
   *[other] **Na justa:** { CARD($jouster) }
  }
hand-deck-cards = **Baralho:** { COUNT("cards", SIZE($deck)) }
standing-seat = { LETTER($seat) } { SEAT($seat) }
standing-out = fora
standing-king = { $king ->
    [true] 👑 Rei
   *[false] {""}
  }
standing-archbishop = { $archbishop ->
    [true] ✝️ Arcebispo
   *[false] {""}
  }
standing-deck = baralho { $deck }
at-turn = É a vez de { SEAT($seat) }.
at-seat = { LETTER($seat) } { SEAT($seat) }:
at-towers = { COUNT("towers", $towers) }
at-banners = { $banners ->
    [0] {""}
   *[other] { COUNT("banners", $banners) }
  }
at-guard = { $guard ->
    [none] {""}
   *[other] Guarda Real: { BRIEFLY($guard) }
  }
at-hand = { COUNT("cards", $hand) } na mão
at-reserve = { COUNT("armies", $reserve) } na reserva
at-vikings = { $vikings ->
    [none] {""}
   *[other] Vikings em terra: { BRIEFLY($vikings) }.
  }
at-cubes = Cubos no saco: { $cubes }.
told-attack = { $landing ->
    [now] { stake-landing }
   *[other] { $attacked ->
        [true] Nesta rodada um Conde atacou outro: os Vikings não se aproximam.
       *[false] Nesta rodada nenhum Conde atacou outro.
      }
  }
told-first = { SEAT($first) } começa a rodada.
told-decks = Restam nos baralhos: { $army } cartas de Exército, { $battle } de Batalha e { $vikings } de Vikings.
told-last-card = A última carta de Batalha: { TEXT("battle", $card) }.
told-battle = { SEAT($attacker) } contra { SEAT($defender) }: { way }.
told-forces = { SEAT($side) }: { FORCES($forces) } ({ COUNT("damage", $damage) }).
told-may-fight = { $allowed ->
    [1] da reserva pode lutar 1
   *[other] da reserva podem lutar { $allowed }
  }
told-bequests = { $bequests ->
    [0] {""}
   *[other] deixou legado { $bequests ->
        [1] uma vez
       *[other] { $bequests } vezes
      }
  }
told-emissaries = { $emissaries ->
    [none] {""}
   *[other] Com os Vikings: { BRIEFLY($emissaries) }
  }
told-mercenary = { MERCENARY($key) }{ $card ->
    [none] {""}
   *[other] , { garrison }
  }
result-won = { $who } é o último Conde e vence.
result-line = { $place }. { $who } ({ $letter }): superou { $points ->
    [1] { $points } rival
   *[other] { $points } rivais
  }
source-outlasted = superados
sum-turn = **Rodada { $round }** · { $who }
sum-last = **Rodada { $round }**
sum-vikings = **Rodada { $round }** · ⛵ os Vikings

## Decisões, ordens, imagens

ruling-mulligans-together = Todos decidem ao mesmo tempo sobre a primeira mão; o que os outros fizeram se sabe quando todos decidiram.
ruling-last-free-action = Com a ação feita, a mão vazia e nada para pôr em guarnição, você compra automaticamente.
ruling-banquet-short = Com um Banquete você compra o que houver, mesmo que sejam menos de duas cartas.
ruling-palace-again = Um Palácio comprado de novo depois de um legado é jogado como um Castelo, mas só cai com 3 de dano.
ruling-castle-leaves = Se um Castelo sai como resgate ou aposta, seu Lorde e suas propriedades são descartados.
ruling-monastery-open = A mão mostrada por causa de um Mosteiro é vista por todos, uma vez.
ruling-vassals-at-once = Em uma disputa cada lado indica seus Vassalos de uma vez; os que não forem necessários não são vistos.
ruling-lord-supports = Um Lorde Vassalo que é alvo da Traição pode apoiar contra ela; se ela der certo, o Feudo cai do mesmo jeito.
ruling-intrigue-two = O “até dois” da Intriga significa exatamente dois, ou o que houver.
ruling-king-once = Enquanto o Rei vive ninguém pode reivindicar a coroa.
ruling-new-king = O novo Rei não dá nenhum Exército.
ruling-guard-slots = A Guarda Real mantém seu tamanho mesmo que saiam Condes.
ruling-bequests = Você pode deixar legado no máximo seis vezes, para que nenhuma partida dure para sempre.
ruling-first-seat-out = Quando o primeiro jogador sai do jogo, as rodadas continuam começando na posição dele.
ruling-something-to-attack = Quem ataca convoca pelo menos uma carta. Para atacar Torres é preciso haver uma; para uma incursão, uma propriedade.
ruling-prince-limit = Você só pode ter um Príncipe em jogo, seja Lorde ou convocado da mão. Enviar um Príncipe a uma justa não conta.
ruling-who-is-asked = Quem tem alguma carta na mão recebe a pergunta se responde ou se defende, seja qual for a carta.
ruling-survivors-first = Quem sobrevive a um golpe o recebe primeiro; você só escolhe quem morre.
ruling-mercenary-hit = Um Mercenário que sofre dano leva junto a guarnição.
ruling-ransom-when = O resgate é anunciado antes do dano e entregue depois.
ruling-ransom-price = O Castelo de um Lorde que volta não pode ser o resgate dele; portanto, nunca o último.
ruling-seize-what = O atacante escolhe o que confisca entre o que o defensor deixou cair.
ruling-bare-castle = Com um só Castelo sem mais nada você pode ir à justa sem aposta ou ficar de fora de graça. Quem a convocou só fica de fora com um segundo Estandarte.
ruling-joust-cancelled = Com menos de dois participantes a justa é anulada: apostas e participantes voltam sem ser vistos.
ruling-viking-director = Quem comanda os Vikings escolhe o alvo, o tipo de ataque e as baixas deles, e não soma nada.
ruling-viking-count = Os Vikings só atacam se forem mais que os Condes do início.
order-draw = Fim do meu turno
order-draw-settled = comprar logo, a menos que minha ação possa ter trazido algo novo
order-draw-draw = comprar assim que minha ação for feita
order-mulligan = Primeira mão
order-mulligan-keep = ficar sempre com ela
order-allies = Traição e Intriga contra mim
order-allies-never = nunca responder com Aliados
order-allies-always = responder sempre, se eu os tiver (abaixo, quantos Vassalos)
order-mercenary = Aliados por um Mercenário
order-mercenary-never = nunca gastá-los com um
order-vassals = Vassalos em uma disputa
order-vassals-0 = nenhum
order-vassals-1 = no máximo um
order-vassals-2 = no máximo dois
order-vassals-3 = no máximo três
order-siege = Cercos aos meus Castelos
order-siege-table = só o bastante para resistir, apenas com o que está na mesa; se não bastar, uma carta
order-siege-enough = só o bastante para resistir, a mão por último; se não bastar, uma carta
order-siege-all = tudo o que tenho, os mais fortes primeiro
order-raid = Incursões aos meus Feudos
order-raid-never = nunca defendê-los
order-raid-lasting = Rei e Lordes, que sobrevivem a um golpe
order-towers = Ataques às minhas Torres
order-towers-never = nunca defendê-las
order-towers-lasting = Rei e Lordes, que sobrevivem a um golpe
order-field-hand = Cartas da mão na defesa
order-field-hand-never = nunca convocar nenhuma, salvo pela minha ordem para cercos
order-losses = Quem sofre o dano
order-losses-usual = primeiro os Exércitos, os Mercenários por último
order-tribute = Exército para um novo Rei
order-tribute-infantry = Infantaria, se eu tiver
order-tribute-knight = um Cavaleiro, se eu tiver
order-only = Quando só tenho uma resposta
order-only-give = responder no meu lugar depois de um tempo, para que ninguém perceba
picture-winner = { $count ->
    [1] { $names } venceu
   *[other] { $names } venceram
  }
vikings = Vikings
sheet-nothing = Nada foi destruído
sheet-cancelled = Cancelada
outcome-normal = Os dois lados sofrem dano
outcome-attacker = O atacante vence
outcome-defender = O defensor vence
outcome-open = Sem defesa
hand-towers = Torres
hand-deck = Baralho
hand-tray = Todas as cartas
poster-story = { $rivals ->
    [1] Um rival superado em { $round } rodadas
   *[other] { $rivals } rivais superados em { $round } rodadas
  }
ended = { $by ->
    [-2] diante dos Vikings, rodada { $round }
   *[other] { $how ->
        [siege] por cerco, rodada { $round }
        [treachery] por Traição, rodada { $round }
        [deck] baralho vazio, rodada { $round }
       *[resigned] desistiu, rodada { $round }
      }
  }
fell = { $how ->
    [siege] { SEAT($seat) } caiu perante { SEAT($by) } na rodada { $round }, por cerco.
    [treachery] { SEAT($seat) } caiu perante { SEAT($by) } na rodada { $round }, por Traição.
    [deck] { SEAT($seat) } não tinha carta para comprar na rodada { $round }.
   *[resigned] { SEAT($seat) } desistiu na rodada { $round }.
  }
stake-target = { $losing ->
    [stolen] { SIZE($properties) ->
        [1] Levaria { BRIEFLY($properties) }.
        [2] Levaria as duas: { BRIEFLY($properties) }.
       *[other] Levaria duas destas, à sua escolha: { BRIEFLY($properties) }.
      }
    [fief] Está em jogo: { HOME($home) }.
   *[none] {""}
  }
reach = { $vain ->
    [true] exige { $whole } de dano; você tem no máximo { $most }
   *[false] { $way ->
        [raid] { $towers ->
            [0] {""}
           *[other] { COUNT("towers", $towers) }
          }
       *[siege] cai com { $whole } de dano
      }
  }
head-vikings-attack = { SEAT($seat) } lança os Vikings contra { SEAT($other) }: { way }

## Acima dos menus e neles: quantas opções há

counted-choose-towers = { $n ->
    [1] { $n } carta
   *[other] { $n } cartas
  }
counted-towers-lost = { $n ->
    [1] { $n } carta
   *[other] { $n } cartas
  }
counted-declare-attack = { $n ->
    [1] { $n } alvo
   *[other] { $n } alvos
  }
counted-viking-attack = { $n ->
    [1] { $n } alvo
   *[other] { $n } alvos
  }
counted-treachery = { $n ->
    [1] { $n } alvo
   *[other] { $n } alvos
  }
counted-turn = { $n ->
    [1] { $n } ação
   *[other] { $n } ações
  }
counted-attack-forces = { $n ->
    [1] { $n } força
   *[other] { $n } forças
  }
counted-defence-forces = { $n ->
    [1] { $n } força
   *[other] { $n } forças
  }
