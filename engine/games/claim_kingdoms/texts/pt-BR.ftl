# Claim Kingdoms Royal Edition, em português do Brasil. who é um nome; seat, owner, other … são lugares.
# Como soa: docs/style.md. Um nome para cada coisa: texts/glossary.toml.
# Em maiúsculas: NAME uma facção, um campo ou um tesouro, SIGNED o mesmo com seu sinal; CARD uma carta
# com seu valor, CARDS também com seu sinal; ORDER cartas na ordem; POWER o que uma carta faz; WORTH
# o que um mapa rende, MAPS mapas com isso; FOLLOWERS e SCORES quem tem quantos; CHANGE pontos ganhos
# ou perdidos.

title = Claim Kingdoms: Royal Edition
pitch = A cada turno você joga uma carta nos mapas de guerra, põe um seguidor nela e usa o poder da facção. No final, pontua quem tem mais seguidores em cada mapa e facção. Uns 45 minutos à mesa. Muitos poderes, os mapas e a quantidade de cada tesouro são reconstrução nossa: veja as regras.
picture-cover = Um reino com castelo e moinho à beira-mar; à frente, um dragão, uma besta, um elmo, um chapéu de mago, um unicórnio e uma clava.

## O que a sala oferece

option-factions = Facções
option-factions-mixed = sorteadas, com valores variados
option-factions-random = sorteadas entre as 33
option-factions-turns = escolhidas em turnos, uma por vez
option-factions-starter = todas escolhidas pelo jogador inicial
option-maps = Mapas de guerra
option-maps-with = com mapas (desenho nosso)
option-maps-without = sem mapas, em grade livre; só as facções pontuam
option-hand = Cartas na mão
option-hand-one = uma
option-hand-two = duas (edição de 2021)
option-ties = Empate em uma facção
option-ties-score = todos os empatados pontuam
option-ties-nothing = ninguém pontua (edição de 2021)
option-bonus = Segundo de dois jogadores
option-bonus-none = começa como o primeiro
option-bonus-second = começa com 2 pontos (ideia nossa)
option-posts = Publicações no tópico
option-posts-fitting = a cada turno se jogam dois; senão, a cada rodada
option-posts-turn = a cada turno
option-posts-round = a cada rodada

## Nomes e quantidades

faction-unicorns = Unicórnios
faction-cyclopes = Ciclopes
faction-goblins = Goblins
faction-dwarves = Anões
faction-gnomes = Gnomos
faction-elves = Elfos
faction-druids = Druidas
faction-fire_elementals = Elementais de Fogo
faction-yetis = Yetis
faction-shadows = Sombras
faction-trolls = Trolls
faction-undead = Mortos-Vivos
faction-orcs = Orcs
faction-phoenix = Fênix
faction-werewolves = Lobisomens
faction-shapeshifters = Metamorfos
faction-demons = Demônios
faction-rogues = Ladinos
faction-ice_beasts = Feras de Gelo
faction-ice_queens = Rainhas de Gelo
faction-fire_phoenix = Fênix de Fogo
faction-dragons = Dragões
faction-doppelgangers = Doppelgängers
faction-seers = Videntes
faction-basilisks = Basiliscos
faction-ghosts = Fantasmas
faction-ice_kings = Reis de Gelo
faction-zombies = Zumbis
faction-giants = Gigantes
faction-mages = Magos
faction-poisoners = Envenenadores
faction-vampires = Vampiros
faction-knights = Cavaleiros

set-claim-1 = Claim 1
set-claim-2 = Claim 2
set-maps = Mapas
set-mercenaries = Mercenários
set-magic = Magia
set-fire = Fogo
set-frost = Gelo
set-fear = Medo
set-promo = promoção

space = espaço { $space }
place = { $field ->
    [plain] { space }
   *[other] { $space }, { NAME($field) }
  }
field-catapult = catapulta
field-mill = moinho
field-swamp = pântano
field-castle = castelo
field-ruin = ruínas
treasure-spectre = espectro
treasure-chest = baú do tesouro
treasure-trap = armadilha

card = { $faction } ({ $value })
map = Mapa de guerra { $map }
map-short = mapa { $map }
face-down = uma carta virada para baixo
mark-stone = pedra { $letter }×{ $count }
mark-poison = veneno
nobody = ninguém
no-followers = nenhum
yours = um dos seus
guess-high = alta
guess-low = baixa

count-points = { $n ->
    [1] { $n } ponto
   *[other] { $n } pontos
  }
count-followers = { $n ->
    [1] { $n } seguidor
   *[other] { $n } seguidores
  }
count-cards = { $n ->
    [1] { $n } carta
   *[other] { $n } cartas
  }
list-last = { $head } e { $tail }
list-last-i = { $head } e { $tail }
line = { $who }: { $what }.
scored = { $who } +{ $points }

## O que uma carta faz, em uma linha

power-count-factions-around = 1 ponto para cada facção diferente entre esta carta e as 8 ao redor{ bounds }
power-count-own-of-faction = 1 ponto para cada carta de { NAME($faction) } com um seguidor seu, incluindo esta{ bounds }
power-count-faction-in-lines = 1 ponto para cada carta de { NAME($faction) } nesta linha e nesta coluna, incluindo esta{ bounds }
power-count-empty-adjacent = 1 ponto para cada espaço vazio adjacente{ bounds }
power-count-diagonal = 1 ponto para cada carta aberta que toque os cantos desta{ bounds }
power-count-adjacent = 1 ponto para cada carta adjacente{ bounds }
power-count-own-adjacent = 1 ponto para cada carta adjacente com seguidor seu{ bounds }
bounds = { $base ->
    [0] { "" }
   *[other] , mais { $base }
  }{ $most ->
    [99] { "" }
   *[other] ; no máximo { $most }
  }
power-run = Escolha uma direção: 1 ponto para cada carta em sequência desde o espaço seguinte; no máximo { $most }
power-variety = 1 ponto para cada outra facção nesta linha ou nesta coluna, à sua escolha
power-guess = Adivinhe se a carta do topo do baralho vale { $high } ou mais: { $right } pontos se acertar, { $wrong } se errar
power-gift = { COUNT("points", $points) }, mas a sua próxima carta precisa ser a do topo do baralho
power-peek = Veja uma carta da mão de um adversário: 1 ponto para cada carta dessa facção em jogo; no máximo { $most }
power-raid = Em cada carta adjacente, tire { COUNT("points", $points) } de um adversário que tenha um seguidor ali
power-recall = Pegue de volta um seguidor seu de outra carta: { COUNT("points", $points) }
power-moon = Lua nova: remova um seguidor adversário de uma carta adjacente. Lua cheia: { COUNT("points", $points) }. A lua muda
power-pay = Pague até { $most } pontos: ponha aqui o mesmo número de seguidores seus
power-clear-display = Tire do jogo até { $most } cartas da oferta: { COUNT("points", $points) } por carta
power-exchange-card = Troque esta carta por uma da oferta; os seguidores ficam
power-steal-card = Pegue como carta nova a da mão de um adversário, que pega outra
power-copy = Use o poder de uma carta aberta adjacente
power-play-top = Revele a carta do topo do baralho e a jogue já com um seguidor; ative o campo dela
power-look = Veja as { $cards } cartas do topo do baralho e fique com uma como carta nova
power-shift = Mova um seguidor adversário de uma carta adjacente para outra que seja adjacente a ela
power-sweep = Remova todos os seguidores de uma carta adjacente, inclusive os seus
power-petrify = Transforme em pedra um seguidor adversário de uma carta adjacente: ele não conta para nada
power-walk = Mova um seguidor seu de qualquer carta para esta ou para uma ao redor
power-exchange-followers = Troque os seguidores de uma carta adjacente com os de outra carta desta linha ou coluna
power-join = Ponha um seguidor em uma carta adjacente que tenha seguidores adversários e nenhum seu
power-turn-down = Vire para baixo uma carta adjacente, para sempre; os seguidores dela são removidos
power-poison = Envenene uma carta adjacente: os seguidores nela não contam para a facção
power-replace = Mova o seu seguidor desta carta para uma adjacente e remova dela um seguidor adversário
power-remove = Remova até { $most } seguidores adversários das cartas adjacentes
power-none = Sem efeito ao ser jogada
flag-doubles = No final, os seguidores nas cartas adjacentes contam em dobro.
flag-locked = Imune a poderes e campos.

## O que uma carta faz, por inteiro

rule-count-factions-around =
    - Contam a facção desta carta e as demais facções das cartas abertas nos oito espaços ao redor, também na diagonal. São de 1 a 9 pontos.
    - Várias cartas da mesma facção contam uma vez. Não importa de quem são os seguidores.
rule-count-own-of-faction =
    - Cada carta conta uma vez, mesmo com vários seguidores seus.
    - Uma carta que você divide com adversários também conta.
    - Cartas viradas para baixo e seguidores de pedra não contam.
rule-count-faction-in-lines =
    - Contam todas as cartas abertas de { NAME($faction) } na linha e na coluna, com ou sem espaços vazios. Não importa de quem são os seguidores.
    - A carta que você acabou de jogar conta uma vez.
rule-count-empty-adjacent =
    - Contam só os espaços em que se poderia jogar uma carta. A borda e o que está fora do mapa não contam.
    - Sem mapas de guerra, contam todos os espaços vazios adjacentes.
rule-count-diagonal =
    - Contam os quatro espaços que tocam os cantos desta carta, também de um mapa para outro.
    - Não importa de quem são os seguidores. Cartas viradas para baixo não contam.
rule-count-adjacent =
    - Contam os quatro espaços acima, abaixo, à esquerda e à direita, também de um mapa para outro.
    - Cartas viradas para baixo também contam.
rule-count-own-adjacent =
    - Contam os quatro espaços acima, abaixo, à esquerda e à direita. Uma carta que você divide com adversários também conta.
    - Um seguidor de pedra não torna a carta sua.
rule-run =
    - Escolha para cima, para baixo, à esquerda ou à direita. A linha começa no espaço seguinte e acaba no primeiro espaço vazio; a carta que você acabou de jogar não conta.
    - Não importa de quem são os seguidores. Cartas viradas para baixo contam.
rule-variety =
    - Escolha a linha ou a coluna. Cada facção das outras cartas abertas ali conta uma vez; espaços vazios não importam.
    - A própria facção ({ NAME($faction) }) não conta. É a nossa interpretação.
rule-guess =
    - Todos veem a carta; depois ela vai para o fundo do baralho.
    - Com o baralho vazio, você não pode usar o poder.
rule-gift =
    - Em vez de escolher a carta nova, neste turno você compra a do topo do baralho.
    - Com o baralho vazio, você não pode usar o poder.
rule-peek =
    - Só você vê a carta; todos veem os pontos.
    - Contam só as cartas abertas na área de jogo, não as da oferta.
    - Com mãos de duas cartas, você vê uma: uma que já conhece ou uma das outras, ao acaso.
rule-raid =
    - Em cada carta adjacente, escolha um adversário com seguidor ali, ou ninguém.
    - Você pode roubar o mesmo adversário em várias cartas, mas nunca mais pontos do que ele tem.
rule-recall =
    - Pegue o seguidor de qualquer outra carta aberta que não esteja trancada. Ele volta para a sua reserva.
    - Se a sua reserva já tinha acabado, a partida termina mesmo assim.
rule-moon =
    - Todas as cartas com este poder dividem uma lua. Ela começa nova e muda a cada vez que o poder é usado.
    - Na lua nova, sem seguidor para remover, você não pode usar o poder.
rule-pay =
    - Você precisa ter tanto os pontos quanto os seguidores na reserva.
    - Se a sua reserva acabar, a partida termina depois deste poder.
rule-clear-display =
    - As cartas saem da partida, à vista de todos. A oferta é completada com o baralho.
rule-exchange-card =
    - A carta da oferta fica aqui, sob os mesmos seguidores; o poder dela não é usado.
    - A facção dela precisa ser diferente da facção da carta que substitui.
    - Veneno e pedra ficam onde estão, e o campo não é ativado de novo.
    - Esta carta agora está na oferta: qualquer um pode pegá-la.
rule-steal-card =
    - Neste turno você não pega outra carta.
    - O adversário pega outra na hora, da oferta ou do baralho.
    - Se a partida termina neste turno, você não pode usar o poder.
    - Com mãos de duas cartas, você pega uma que conhece ou uma das outras, ao acaso.
rule-copy =
    - Enquanto você usa o poder, esta carta conta como daquela facção. Na pontuação, continua sendo o que é.
    - Você só pode copiar um poder que possa ser usado naquele momento. Alguns nunca podem ser copiados: a página deles diz isso.
    - Nada acontece com a carta copiada.
rule-play-top =
    - Você precisa ter um seguidor na reserva. Se não houver espaço permitido para a carta, ela vai para o fundo do baralho.
    - O campo sob ela é ativado, tesouros também. O poder dela não é usado.
rule-look =
    - Ponha as outras no fundo do baralho, na ordem que quiser.
    - Neste turno você não pega outra carta. Com menos cartas no baralho, você vê menos.
    - Se a partida termina neste turno, você não pode usar o poder.
rule-shift =
    - Primeiro escolha o seguidor, depois uma carta aberta adjacente à carta dele. Pode ser a que você acabou de jogar, mas não uma trancada.
    - Não importa de quem são os seguidores nessa carta.
rule-sweep =
    - Os seguidores voltam para as reservas dos donos. Os de pedra ficam.
rule-petrify =
    - A pedra fica na carta até o final: não está em nenhuma reserva e nada pode movê-la nem removê-la.
    - Se a carta for virada para baixo, a pedra sai da partida.
rule-walk =
    - O seguidor vai de qualquer carta aberta para a que você acabou de jogar ou para uma aberta nos oito espaços ao redor. Nenhuma delas pode estar trancada.
    - Ele não pode ficar na carta de onde sai.
rule-exchange-followers =
    - Primeiro escolha uma carta adjacente, depois outra da linha ou coluna da que você acabou de jogar; espaços vazios não importam. Você não pode escolher a própria carta jogada.
    - Todos os seguidores das duas trocam de lugar. Uma delas pode estar vazia.
    - Pedra e veneno ficam nas suas cartas.
rule-join =
    - Você precisa ter um seguidor na reserva.
    - Se a sua reserva acabar, a partida termina depois deste poder.
rule-turn-down =
    - Os seguidores voltam para as reservas dos donos; pedra e veneno saem da partida.
    - A carta em branco ocupa o espaço, não tem facção e não recebe seguidores. Ao lado dela ainda se joga.
    - Você pode escolher qualquer carta aberta adjacente que não esteja trancada, inclusive a inicial.
rule-poison =
    - Para o mapa de guerra, os seguidores contam.
    - Uma carta envenenada não é envenenada de novo. A ficha acompanha a carta que se move, mas fica no espaço se a carta é trocada.
rule-replace =
    - O seu seguidor passa desta carta para a outra; o do adversário volta para a reserva do dono.
    - Esta carta fica vazia ou com o seu seguidor do moinho.
rule-remove =
    - Você pode remover seguidores de uma carta só ou de várias, de um adversário ou de vários.
    - Eles voltam para as reservas dos donos.
rule-none =
    - Ao jogar esta carta não há nada a decidir.
rule-doubles =
    - Vale na pontuação final, para mapas e facções, para todos os jogadores. Não importa de quem são os seguidores nela.
    - Um seguidor nunca conta mais que o dobro. Se duas cartas assim são adjacentes, os seguidores de ambas contam em dobro.
    - Envenenada, ela ainda dobra; virada para baixo, não.
rule-locked =
    - Nenhum poder, catapulta ou espectro pode escolhê-la, nem os seus: os seguidores ficam onde estão. Ninguém pode ser roubado nela.
    - Ela pontua como qualquer outra carta, e o poder dela pode ser copiado.
rule-uncopied = - Este poder não pode ser copiado.

page-head = **Valor { $value }** · { $copies } cartas · série: { TEXT("set", $set) }
source-is-rulebook = Do livro de regras.
source-is-reviews = Segundo resenhas da edição de 2021; não conferido com a folha impressa.
source-is-inferred = Deduzido de resenhas; não está no livro de regras. Se você tem o jogo, corrija no arquivo *data.toml* dele.
source-is-recon = Reconstrução nossa, não é o texto da editora. Se você tem o jogo, corrija no arquivo *data.toml* dele.

## Em que ponto está a partida

phase = { $phase ->
    [factions] Escolha das facções
    [play] Turno { $turn } · { COUNT("cards", $deck) } no baralho
   *[over] Pontuação final
  }

## Perguntas

wait-choose-factions = escolher as facções
wait-choose-faction = escolher uma facção
wait-play-card = jogar uma carta
wait-place-card = jogar uma carta
wait-place-revealed = colocar a carta revelada
wait-catapult = mirar a catapulta
wait-spectre = mover uma carta com o espectro
wait-target-pair = escolher o que mover, e para onde
wait-use-power = usar um poder ou não
wait-copy-power = copiar um poder ou não
wait-guess = adivinhar se a carta é alta ou baixa
wait-amount = escolher uma quantidade
wait-target-card = escolher uma carta no tabuleiro
wait-target-follower = escolher um seguidor
wait-target-followers = escolher seguidores
wait-target-seats = escolher quem você rouba
wait-target-hand = escolher uma carta da mão de um adversário
wait-display-card = escolher uma carta da oferta
wait-display-cards = escolher cartas da oferta
wait-seer-card = ficar com uma das cartas vistas
wait-draw-card = pegar uma carta nova

ask-choose-factions = Quais { $count } facções entram na partida?
    O melhor é misturar valores: as baixas costumam dar pontos na hora, as altas atrapalham os adversários.
ask-choose-faction = Qual facção entra na partida? É a { $number } de { $count }.
ask-play-card = Qual das suas cartas você joga, e onde?
ask-place-card =
    Onde você joga a carta { CARD($card) }?
    { POWER($card) }
ask-place-revealed = A carta do topo do baralho é { CARD($card) }. Onde você a joga? O campo dela é ativado, o poder não.
ask-catapult = A catapulta em { $space } remove um seguidor de uma carta adjacente. Qual?
ask-spectre =
    Há um espectro nas ruínas em { $space }: qual carta ele move, e para onde?
    Todos os seguidores vão com ela. O campo de lá não é ativado.
ask-use-power = { $gain ->
    [0] { NAME($power) }: você usa o poder?
   *[other] { NAME($power) }: você usa o poder? Ele rende { COUNT("points", $gain) }.
  }
ask-copy-power = { NAME($power) }: qual poder adjacente você copia?
ask-guess = { NAME($power) }: a carta do topo do baralho é alta ou baixa?
ask-amount = { NAME($power) }: quantos pontos você paga?
ask-target-card = { $rule ->
    [recall] { NAME($power) }: de qual carta você pega um seguidor de volta?
    [sweep] { NAME($power) }: qual carta você deixa sem seguidores?
    [turn-down] { NAME($power) }: qual carta você vira para baixo?
    [poison] { NAME($power) }: qual carta você envenena?
    [join] { NAME($power) }: em qual carta você põe um seguidor?
    [walk] { NAME($power) }: de qual carta você move um seguidor seu?
   *[exchange-followers] { NAME($power) }: qual carta adjacente você escolhe primeiro?
  }
ask-target-follower = { $rule ->
    [moon] { NAME($power) }, lua nova: qual seguidor você remove?
    [petrify] { NAME($power) }: qual seguidor vira pedra?
    [replace] { NAME($power) }: qual seguidor você substitui pelo seu?
   *[shift] { NAME($power) }: qual seguidor você move?
  }
ask-target-followers = { NAME($power) }: quais seguidores você remove (no máximo { $most })?
ask-target-seats = { NAME($power) }: quais adversários você rouba, e em quais cartas?
ask-target-pair = { $rule ->
    [shift] { NAME($power) }: qual seguidor você move, e para onde?
    [walk] { NAME($power) }: qual seguidor seu você move, e para onde?
   *[exchange-followers] { NAME($power) }: quais duas cartas trocam os seguidores?
  }
ask-target-hand = { $rule ->
    [peek] { NAME($power) }: de quem é a carta que você vê?
   *[steal-card] { NAME($power) }: de quem é a carta que você pega?
  }
ask-display-card = { NAME($power) }: qual carta da oferta você põe no lugar dela?
ask-display-cards = { NAME($power) }: quais cartas da oferta você tira do jogo (no máximo { $most })?
nothing-target-followers = Não remover nenhum
nothing-target-seats = Não roubar ninguém
ask-seer-card = Estas são as cartas do topo do baralho. Com qual você fica e qual vai para baixo de todas (pegar/fundo)?
ask-draw-card = { $why ->
    [turn] Qual carta você pega para o próximo turno?
   *[other] { SEAT($active) } levou a sua carta. Qual você pega no lugar dela?
  }
ask-form = { $form ->
    [beside] Escolha também a sua carta nova.
    [instead] Ou pegue já uma carta nova e abra mão do poder.
   *[other] { $least ->
        [0] Se você não escolher nada, o poder não é usado.
       *[other] { "" }
      }
  }
ask-status = { $kind ->
    [amount] Você tem { COUNT("points", $score) } e { COUNT("followers", $left) } na reserva.
    [target-card] { $rule ->
        [join] Você tem { COUNT("followers", $left) } na reserva.
       *[other] { "" }
      }
   *[other] { "" }
  }

option-pass = Não usar o poder
    .detail = { $kind ->
        [use-power] { "" }
       *[other] Você perde o poder
      }
    .mark = Não usar
option-use = { $points ->
    [0] Usar o poder
   *[other] Usar o poder: { COUNT("points", $points) }
  }
    .mark = Usar o poder
option-guess = { $guess ->
    [high] Alta: valor { $value } ou mais
   *[low] Baixa: valor { $value } ou menos
  }
    .detail = +{ $right } se acertar, +{ $wrong } se errar
    .mark = { $guess ->
        [high] Alta: desde { $value }
       *[low] Baixa: até { $value }
      }
option-amount = Pagar { COUNT("points", $n) }: +{ COUNT("followers", $n) }
    .mark = { COUNT("points", $n) }
option-held = { $card ->
    [none] { SEAT($other) }: a carta oculta
    [unseen] { SEAT($other) }: uma carta que você não conhece
   *[other] { SEAT($other) }: { CARD($card) }
  }
option-deck = Carta do topo do baralho
    .mark = Baralho
option-take = Pegar { $card }
option-take-deck = Pegar a carta do topo do baralho
option-play = { NAME($card) }: { place }
option-move-to = Para o espaço { $space }
option-swap = { $card } aqui; pegar { $taken }
deck-top = a carta do topo do baralho
option-deck-detail = { $known ->
    [none] oculta; { COUNT("cards", $deck) } no baralho
   *[other] Você a conhece: { CARD($known) }
  }
group-values = { $least ->
    [6] Valor { $least }
   *[other] Valores de { $least } a { $most }
  }
group-power = Poder (se não escolher, você o perde)
group-new-card = Carta nova
group-spectre-card = Carta a mover
group-spectre-space = Para onde
group-map = Mapa de guerra { $map } ({ WORTH($map) })
detail-catapult = { $reach ->
    [0] { idle-catapult }
   *[other] remove um seguidor de uma carta adjacente
  }
detail-catapult-one = { $own ->
    [true] remove de { $space } um seguidor seu
   *[false] remove de { $space } um seguidor de { SEAT($owner) } ({ LETTER($owner) })
  }
detail-field = { $field ->
    [mill] mais um seguidor seu aqui
    [swamp] −{ COUNT("points", $points) }
    [castle] +{ COUNT("points", $points) }
   *[ruin] revela um tesouro
  }
detail-beside = ao lado de { $cards }
detail-power = poder +{ $points }
detail-targets = poder: { $count ->
    [0] { $rule ->
        [raid] { idle-no-loot }
       *[other] sem alvo
      }
    [1] 1 alvo
   *[other] { $count } alvos
  }
detail-majority = +{ $points } se acabasse agora: { $where }
detail-loses = −{ $points } se acabasse agora
detail-under = no fundo, de baixo para cima: { $cards }
detail-nobody = sem seguidores
detail-has = { $letter } tem { COUNT("points", $points) }

## Títulos do que pode ser perguntado depois

ahead-play-card = Próxima carta
ahead-place-card = Onde jogar: { NAME($card) }
ahead-draw-card = Carta nova depois do turno

## O que alguém faz ou recebe: "Ana: 3 pontos."

does-faction-chosen = escolhe { CARDS($faction) }, facção { $chosen } de { $wanted }
does-turn-skipped = não tem carta e perde a vez
does-turn-passed = não encontra espaço para a carta e passa
does-card-played = { $why ->
    [hand] joga { SIGNED($card) } em { $space } ({ COUNT("followers", $supply) } na reserva)
   *[mages] coloca { SIGNED($card) } em { $space } ({ COUNT("followers", $supply) } na reserva)
  }
does-points = { CHANGE($points) } ({ SIGNED($why) }), agora { $total }
does-supply-empty = fica sem seguidores; a partida termina depois deste poder
does-field-idle = sem efeito ({ SIGNED($field) }; { TEXT("idle", $field) })
does-treasure-idle = sem efeito ({ SIGNED($treasure) }; { TEXT("idle", $treasure) })
does-power-idle = sem efeito ({ SIGNED($power) }; { IDLE($power, $why) })
idle-catapult = nenhum seguidor ao alcance
idle-mill = não há mais seguidores
idle-swamp = não há pontos a perder
idle-trap = não há pontos a perder
idle-spectre = nenhuma carta pode se mover
idle-no-target = nenhum alvo
idle-no-loot = nenhum adversário ali tem pontos
idle-no-points = não há pontos a ganhar
idle-no-payment = não há pontos para pagar
idle-no-deck = o baralho está vazio
idle-no-followers = não há mais seguidores
idle-no-display = a oferta está vazia
idle-game-ends = a partida termina e uma carta nova já não serve
idle-passive = só funciona no final
does-treasure = explora as ruínas em { $space } ({ SIGNED($treasure) })
does-card-moved = move { SIGNED($card) } de { $before } para { $space } com o espectro
does-follower-added = coloca mais { COUNT("followers", $followers) } em { $space } ({ SIGNED($why) })
does-follower-removed = { $own ->
    [true] pega de volta { COUNT("followers", $followers) } de { $space } ({ SIGNED($why) })
   *[false] remove { COUNT("followers", $followers) } de { SEAT($owner) } em { $space } ({ SIGNED($why) })
  }
does-follower-moved = { $own ->
    [true] move um seguidor de { $before } para { $space } ({ SIGNED($why) })
   *[false] move um seguidor de { SEAT($owner) } de { $before } para { $space } ({ SIGNED($why) })
  }
does-followers-exchanged = troca os seguidores de { $one } e { $other }
does-petrified = transforma em pedra um seguidor de { SEAT($owner) } em { $space }
does-raided = tira 1 ponto de { SEAT($owner) } em { $space } ({ SEAT($owner) } agora tem { COUNT("points", $total) })
does-power-declined = não usa o poder ({ SIGNED($power) })
does-power-copied = copia um poder ({ SIGNED($power) })
does-power-used = usa o poder ({ SIGNED($power) })
does-direction-chosen = { $direction ->
    [north] conta para cima
    [east] conta para a direita
    [south] conta para baixo
    [west] conta para a esquerda
    [row] conta a linha
   *[column] conta a coluna
  }
does-moon = { $moon ->
    [new] muda a lua (agora { SIGN("moon-new") } lua nova)
   *[full] muda a lua (agora { SIGN("moon-full") } lua cheia)
  }
does-guessed = { $right ->
    [true] diz { TEXT("guess", $guess) } e acerta ({ SIGNED($card) }, valor { $value })
   *[false] diz { TEXT("guess", $guess) } e erra ({ SIGNED($card) }, valor { $value })
  }
does-poisoned = envenena { SIGNED($card) } em { $space }
does-turned-down = vira para baixo { SIGNED($card) } em { $space }
does-hand-looked = { $card ->
    [none] vê uma carta da mão de { SEAT($other) }
   *[other] vê uma carta da mão de { SEAT($other) } ({ SIGNED($card) })
  }
does-hand-seen = { SEAT($other) } tem { SIGNED($card) }
does-card-stolen = { $card ->
    [none] leva uma carta da mão de { SEAT($other) }
   *[other] leva { SIGNED($card) } da mão de { SEAT($other) }
  }
does-card-lost = leva { SIGNED($card) } da mão de { SEAT($other) }
does-no-new-card = não tem nenhuma carta para pegar
does-card-swapped = troca { SIGNED($before) } em { $space } por { SIGNED($card) } da oferta
does-cards-out = tira do jogo { SIGNED($cards) }
does-card-taken = { $source ->
    [display] pega { SIGNED($card) } da oferta
   *[other] { $card ->
        [none] compra do baralho
       *[other] compra { SIGNED($card) } do baralho
      }
  }
does-card-drawn = você compra { SIGNED($card) }
does-card-revealed = revela { SIGNED($card) } do baralho
does-card-under = não encontra espaço para { SIGNED($card) } e a põe no fundo do baralho
does-seer-took = você fica com { SIGNED($card) }
does-deck-looked = vê { COUNT("cards", $cards) } do topo do baralho
does-deck-seen = topo do baralho: { ORDER($cards) }
does-seer-put = você põe no fundo do baralho, começando pela de baixo: { ORDER($cards) }
does-seer-kept = { $under ->
    [0] fica com a última carta do baralho
   *[other] fica com uma carta e põe { COUNT("cards", $under) } no fundo do baralho
  }

## A crônica

event-start-card = A carta inicial é { SIGNED($card) }, em { $space }.
event-game-start = { $maps ->
    [none] { SEAT($first) } começa. Não há mapas de guerra. Facções: { NAME($factions) }.
   *[other] { SEAT($first) } começa. Facções: { NAME($factions) }. Mapas de guerra: { LIST($maps) }.
  }
event-display-filled = Novo na oferta: { SIGNED($cards) }. No baralho: { $deck }.
event-game-ends = { $why ->
    [followers] { SEAT($seat) } fica sem seguidores: a partida termina.
    [covered] Os mapas de guerra estão todos cobertos: a partida termina.
    [cards] Não há mais cartas em lugar nenhum: a partida termina.
   *[stuck] Ninguém tem um espaço permitido para a carta: a partida termina.
  }
event-map-scored = Mapa de guerra { $map }, seguidores: { FOLLOWERS($counts) }. Pontos: { SCORES($points, $names) }.
event-faction-scored = { CARDS($faction) }, seguidores: { FOLLOWERS($counts) }. Pontos: { SCORES($points, $names) }.
event-game-over = { SIZE($winners) ->
    [1] { LIST(SEAT($winners)) } vence com { COUNT("points", MOST($points)) }.
   *[other] { LIST(SEAT($winners)) } dividem a vitória com { COUNT("points", MOST($points)) }.
  }

## Marcos

sum-game-start =
    { SEAT($first) } começa.
    Facções: { CARDS($factions) }
sum-maps = Mapas de guerra (pontos do primeiro e do segundo lugar): { MAPS($maps) }
sum-start-card = Carta inicial: { SIGNED($card) }. Oferta: { SIGNED($display) }.
sum-card-played = **Turno { $turn }** · { SEAT($seat) }: { SIGNED($card) } em { $space } ({ COUNT("followers", $followers) } na reserva)
sum-map-scored = { SIGN("castle") } Mapa de guerra { $map }: { SCORES($points, $names) }
sum-faction-scored = { SIGNED($faction) }: { SCORES($points, $names) }
sum-unscored = Sem pontos para ninguém: { ORDER($cards) }

## Mão e placar

hand-title = { $count ->
    [1] Carta na mão
   *[other] Cartas na mão
  }
hand-empty = Sem carta na mão.
hand-looked = Topo do baralho
hand-display = Oferta ({ COUNT("cards", $deck) } no baralho)
hand-seen = O que você sabe sobre outras mãos: { $hands }
hand-holds = { SEAT($other) } tem { NAME($cards) }
standing = { LETTER($seat) } · { SEAT($seat) }: { COUNT("points", $points) }
count-now = { $n ->
    [1] 1 ponto se acabasse agora
   *[other] { $n } pontos se acabasse agora
  }
standing-no-card = sem carta

## Resultado

result-sole = { $who } conquista o reino com { $points }.
result-shared = { $who } dividem o reino com { $points }.
why-supply = O empate foi decidido pelos seguidores na reserva.
why-shared = Também há empate em seguidores na reserva.
result-line = { $place }. { $who } ({ $letter }): { $points }
source-play = Durante a partida
source-total = Total

## A posição em palavras, para quem não vê a imagem

at-factions = Escolhidas: { NAME($factions) }.
at-maps = Mapas de guerra: { LIST($maps) }.
at-turn = É a vez de { $who }.
at-last = Última carta: { NAME($card) } em { $space }.
at-seat = { LETTER($seat) }, { SEAT($seat) }: { COUNT("points", $points) }, { COUNT("followers", $followers) } na reserva.
at-display = Oferta: { LIST(EACH($cards)) }.
at-down = Viradas para baixo: { $spaces }.
at-map = Mapa de guerra { $map } ({ WORTH($map) } pontos): { $counts }; { $free ->
    [1] 1 espaço livre
   *[other] { $free } espaços livres
  }.
at-faction = { NAME($faction) } (valor { $value }): { $counts }; em { $spaces }.
at-open = Espaços para uma carta: { $spaces }.
at-fields = Espaços especiais livres: { $fields }.
at-field = { $field ->
    [ruin] ruínas com tesouro
   *[other] { NAME($field) }
  } { $spaces }
at-out = Fora do jogo: { ROW(EACH($cards)) }.
at-moon = { $moon ->
    [new] Lua nova.
   *[full] Lua cheia.
  }

## Páginas de regras

rules-overview-title = Visão geral
rules-overview =
    Conquiste as facções de um reino: jogue as cartas delas nos mapas, ponha seguidores em cima e tenha a maioria onde ela conta.

    ### Um turno
    1. **Jogue** a sua carta em um espaço vazio ao lado de outra carta, ponha um seguidor em cima e ative o campo embaixo.
    2. **Use o poder** da facção, se quiser.
    3. **Pegue** uma carta nova da oferta ou do baralho.

    ### De onde vêm os pontos
    - Poderes, castelos e tesouros, na hora
    - **Mapas de guerra:** no final, por ter mais seguidores em cada mapa, e pelo segundo lugar
    - **Facções:** no final, por ter mais seguidores nas cartas de cada uma: de 3 a 9 pontos

    A partida termina quando alguém fica sem seguidores, quando os mapas estão cobertos ou quando as cartas acabam.

    Cada facção tem uma página com o seu poder. Sinais: 📖 do livro de regras, 📰 segundo resenhas, 🧩 deduzido, ✏️ reconstrução nossa.

rules-setup-title = Preparação
rules-setup =
    - 7 facções com 2 jogadores; 8 com 3; 9 com 4. Sete cartas de cada uma formam o baralho. Como a mesa decidiu, elas são escolhidas ou sorteadas: entre as 33 ou com valores variados.
    - Tantos mapas de guerra quantos jogadores, unidos borda com borda. Cada espaço tem uma letra e um número: C4 é a terceira coluna, quarta linha.
    - Em cada espaço com ruínas há um tesouro virado para baixo.
    - A carta do topo do baralho é a **carta inicial**, em um espaço comum perto do centro. Ela não tem seguidor, e o campo dela não é ativado.
    - Cada jogador tem 15 seguidores, uma carta oculta na mão (duas com a regra da edição de 2021) e 0 pontos. Três cartas abertas formam a oferta.
    - O jogador inicial é sorteado; o jogo segue em sentido horário.

    ### Sem mapas de guerra
    As cartas formam uma grade livre ao redor da inicial. Não há campos nem tesouros, e só as facções pontuam. N2E3 fica dois espaços acima e três à direita da inicial; S é abaixo e W, à esquerda.

rules-turn-title = Um turno
rules-turn =
    1. **Jogue a sua carta** em um espaço vazio que toque outra carta acima, abaixo, à esquerda ou à direita, também de um mapa para outro. Ponha um seguidor seu em cima. Depois o **campo** embaixo é ativado; é obrigatório.
    2. **Use o poder** da facção da carta; se não usar, você o perde. Os pontos são marcados na hora; ninguém fica abaixo de 0.
    3. **Pegue uma carta nova** da oferta ou a do topo do baralho. A oferta é completada até três cartas.

    - Em uma carta pode haver seguidores de várias cores. As cartas não são de ninguém: só contam os seguidores.
    - Se nenhum espaço é permitido, você passa e guarda a carta. Se não tem carta, você perde a vez.

rules-fields-title = Campos e tesouros
rules-fields =
    Um campo é ativado quando uma carta é **jogada** nele, também com o poder dos Magos. Não é ativado quando uma carta é movida ou trocada. Ele é ativado toda vez, menos nas ruínas: o tesouro delas é encontrado uma vez só.
acts-catapult = remova um seguidor de qualquer cor de uma carta adjacente. É obrigatório, mesmo que só haja seguidores seus.
acts-mill = ponha mais um seguidor seu nesta carta, se ainda tiver.
acts-swamp = você perde { COUNT("points", $points) }, nunca abaixo de 0.
acts-castle = você ganha { COUNT("points", $points) }.
acts-ruin = revele o tesouro e faça o que ele diz; depois o espaço fica comum.
acts-spectre = mova qualquer carta que não esteja trancada, com os seguidores, para um espaço vazio ao lado de outra carta. É obrigatório se for possível. O campo de lá não é ativado.
acts-chest = você ganha { COUNT("points", $points) }.
acts-trap = você perde { COUNT("points", $points) }, nunca abaixo de 0.
rules-treasures = Tesouros
rules-treasures-recon = Quantos há de cada tesouro é suposição nossa; o total de nove está impresso.

rules-powers-title = Poderes
rules-powers =
    - Um poder é opcional. Você pode usá-lo uma vez, depois de jogar a carta da mão e ativar o campo. Ele parte de onde a carta está nesse momento.
    - **Adjacente** é acima, abaixo, à esquerda e à direita. **Ao redor** inclui as diagonais.
    - Um poder só escolhe cartas **abertas**. Ele só atinge os seus próprios seguidores onde diz isso.
    - **Remover** um seguidor é devolvê-lo à reserva do dono.
    - Um poder nunca ativa outro.
    - Se não há nada a escolher nem a ganhar, você não recebe pergunta. Os pontos que não custam nada são marcados automaticamente.

    ### Marcas nas cartas
    - **Pedra:** este seguidor fica onde está e não conta para nada.
    - **Veneno:** os seguidores nesta carta não contam para a facção dela, mas contam para o mapa.
    - **Virada para baixo:** uma carta em branco. Ocupa o espaço, não tem facção e não recebe seguidores.
    - **Trancada:** nenhum poder, catapulta ou espectro pode escolhê-la.

rules-display-title = Oferta, baralho e mão
rules-display =
    - No fim do seu turno, pegue uma das três cartas da oferta ou a do topo do baralho. Você nunca tem mais de uma carta na mão (duas com a regra da edição de 2021).
    - Se a oferta estiver vazia, compre do baralho. Se o baralho estiver vazio, pegue da oferta. Se ambos estiverem, você não recebe nada.
    - A oferta é completada enquanto houver cartas no baralho.
    - As mãos são secretas, mas todos viram o que foi pego da oferta.
    - O baralho tem todas as cartas das facções escolhidas, sete de cada. O que não está na mesa está no baralho ou em alguma mão.

rules-ends-title = Fim da partida
rules-ends =
    A partida termina assim que acaba o passo 2 de um turno e vale uma destas condições:

    - Alguém pôs o **último seguidor**, mesmo que um tenha voltado nesse meio-tempo.
    - Todos os espaços dos mapas de guerra estão **cobertos**.
    - O baralho, a oferta e todas as mãos estão **vazios**.

    Também termina quando todos os que têm carta passam um após o outro, porque nenhum espaço é permitido.

rules-scoring-title = Pontuação final
rules-scoring =
    ### Mapas de guerra
    Cada mapa pontua em separado. Quem tem mais seguidores nas cartas dele ganha os pontos do primeiro lugar; quem vem depois, os do segundo.
    - Todos os empatados em uma colocação ganham os pontos dela. Depois de um empate no primeiro lugar, o segundo ainda é premiado.
    - **Com dois jogadores**, o segundo lugar só pontua se tiver no máximo 3 seguidores a menos que o primeiro.
    - Quem não tem seguidores em um mapa não pontua nele.

    ### Facções
    Quem tem mais seguidores nas cartas de uma facção ganha o valor dela. No empate, todos os empatados ganham (com a regra da edição de 2021, ninguém).

    ### O que conta
    - Seguidores adjacentes a uma carta que dobra (Druidas) contam em dobro, em mapas e facções.
    - Pedra e cartas viradas para baixo não contam para nada. Seguidores em cartas envenenadas contam só para o mapa.

    ### Vitória
    Vence quem tem mais pontos. No empate, vence quem tem mais seguidores na reserva. Se o empate continuar, a vitória é dividida.

rules-maps-title = Mapas de guerra
rules-maps =
    Pontos do primeiro e do segundo lugar, espaços, campos especiais. Os pontos estão impressos; ✏️ os desenhos são nossos.
rules-map = - **{ $map }:** { WORTH($map) } · { $spaces } espaços · { $signs }

rules-factions-title = Todas as facções
rules-factions =
    Entre parênteses, o valor: os pontos por ter mais seguidores. Cada facção tem a sua página.
    📖 poder do livro de regras · 📰 segundo resenhas · 🧩 deduzido · ✏️ reconstrução nossa

rules-printed-title = O que está impresso, o que é nosso
rules-printed =
    O livro de regras traz o andamento da partida, os campos, o valor das 33 facções, os pontos dos dez mapas e a pontuação. Os poderes estão em uma folha de referência e os mapas, em tabuleiros; o livro não mostra nenhum dos dois.

    - 📖 **Do livro de regras:** certo.
    - 📰 **Segundo resenhas** da edição de 2021, que pode ser diferente da Royal Edition.
    - 🧩 **Deduzido** de resenhas que não dão o nome da facção.
    - ✏️ **Reconstrução nossa:** feita de acordo com o tema, o valor e a duração da partida. Não é o texto da editora.

    Também são nossos os desenhos dos mapas, como eles se unem e que haja três tesouros de cada tipo. Igualmente, o sorteio de facções com valores variados, os pontos iniciais do segundo jogador e pequenas decisões onde o livro não diz nada.

    ### Você tem o jogo?
    Tudo isso está em um só arquivo, *engine/games/claim_kingdoms/data.toml*, cada item com a sua fonte. Quem cuida deste bot pode corrigir ali um poder, os números dele ou um mapa. As cartas e as páginas de regras passam a dizer o mesmo.

## Pictures

picture-played = { $card } em { $space }
picture-display = Para pegar
picture-choose = As 33 facções
picture-factions = As facções desta partida
picture-winners = { $count ->
    [1] { $names } vence
   *[other] { $names } dividem a vitória
  }
picture-story = { $count ->
    [1] Governa o reino com { $points }
   *[other] Governam o reino com { $points }
  }{ $both ->
    [both] : maioria em { $factions }, e { $map-count ->
        [1] no mapa { $maps }.
       *[other] nos mapas { $maps }.
      }
    [factions] : maioria em { $factions }.
    [maps] : maioria { $map-count ->
        [1] no mapa { $maps }.
       *[other] nos mapas { $maps }.
      }
   *[none] .
  }

## Acima dos menus e neles: quantas opções há

counted-place-card = { $n ->
    [1] { $n } espaço
   *[other] { $n } espaços
  }
counted-place-revealed = { $n ->
    [1] { $n } espaço
   *[other] { $n } espaços
  }
counted-play-card = { $n ->
    [1] { $n } espaço
   *[other] { $n } espaços
  }
counted-target-card = { $n ->
    [1] { $n } carta
   *[other] { $n } cartas
  }
counted-display-card = { $n ->
    [1] { $n } carta
   *[other] { $n } cartas
  }
counted-choose-faction = { $n ->
    [1] { $n } facção
   *[other] { $n } facções
  }
counted-choose-factions = { $n ->
    [1] { $n } facção
   *[other] { $n } facções
  }
