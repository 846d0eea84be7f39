# Brian Boru, em português do Brasil. who é um nome; seat, owner, before … são lugares.
# Como soa: docs/style.md. Um nome para cada coisa: texts/glossary.toml.
# Em maiúsculas: CARD uma carta, ou várias, SQUARE a cor de uma carta, BRIDES cartas de casamento em
# resumo; ACTION o que uma carta dá a quem vence, LOSING aos outros, EITHER o mesmo com “ou”; PLAYED uma
# vaza; TOWN e REGION pelo nome, ou várias, TOWNS e REGIONS sem “e”; REWARDS o que dá uma carta de
# casamento; EXPANSION quanto custa expandir; TIED quem empata; SCORES e HOLDERS quem tem quantos; SIGN
# um símbolo; ROW partes com vírgulas.

title = Brian Boru: Alto Rei da Irlanda
pitch = Um jogo de vazas pelas cidades da Irlanda: arranje casamentos, combata os vikings, construa monastérios e domine as regiões. 3 rodadas com 3 jogadores, 4 rodadas com 4 ou 5; cerca de 90 minutos em volta de uma mesa.
picture-cover = Uma costa verde com uma abadia, uma cidade e uma cruz celta, uma coroa e uma harpa; pelo mar chegam drácares vikings.

## Nomes e quantidades

card = { $value } { $suit ->
    [red] vermelho
    [blue] azul
    [yellow] amarelo
   *[white] branco
  }
suit-red = Vermelhas, batalha
suit-blue = Azuis, Igreja
suit-yellow = Amarelas, corte
suit-white = Brancas, realeza
town = { $region } { $number }
estrid = Estrid, Princesa da Dinamarca
reward-town = uma cidade em { REGION($region) }
reward-princess = uma aliança com os vikings ou 4 pontos

count-coins = { $n ->
    [1] 1 moeda
   *[other] { $n } moedas
  }
count-points = { $n ->
    [1] 1 ponto
   *[other] { $n } pontos
  }
count-renown = { $n } de renome
count-raiders = { $n ->
    [1] 1 invasor
   *[other] { $n } invasores
  }
count-discs = { $n ->
    [1] 1 disco na Igreja
   *[other] { $n } discos na Igreja
  }
count-towns = { $n ->
    [1] 1 cidade
   *[other] { $n } cidades
  }
count-claims = { $n ->
    [1] 1 região
   *[other] { $n } regiões
  }
count-cards = { $n ->
    [1] 1 carta
   *[other] { $n } cartas
  }

list-last = { $head } e { $tail }
list-last-i = { $head } e { $tail }
line = { $who }: { $what }.

## O que uma ação dá, em poucas palavras

gives-town = cidade
gives-coin = { $n ->
    [1] +1 moeda
   *[other] +{ $n } moedas
  }
gives-pay = pagar { $n ->
    [1] 1 moeda
   *[other] { $n } moedas
  }
gives-expand = pode expandir
gives-raider = { $n ->
    [1] +1 invasor
   *[other] +{ $n } invasores
  }
gives-church = +{ $n } na Igreja
gives-marriage = { $n ->
    [1] casamento +1
   *[other] casamento +{ $n }
  }
gives-unviking = tirar ficha viking
card-detail = Se vencer: { ACTION($card) } · se não: { LOSING($card) }

## Como está a partida

phase-placing = Primeiras cidades
phase-draft = Rodada { $round } de { $rounds }, seleção de cartas
phase-trick = Rodada { $round } de { $rounds }, vaza { $trick } de { $tricks }
phase-marriage = Rodada { $round } de { $rounds }, manutenção: casamento
phase-battle = Rodada { $round } de { $rounds }, manutenção: batalha
phase-church = Rodada { $round } de { $rounds }, manutenção: Igreja
phase-claims = Rodada { $round } de { $rounds }, manutenção: conquistas
phase-over = Pontuação final

## Perguntas

wait-first-town = colocar a primeira cidade
wait-draft = escolher duas cartas
wait-lead = abrir a vaza
wait-play-card = jogar uma carta
wait-action = escolher uma ação
wait-princess = decidir sobre a Princesa
wait-marriage-town = escolher uma cidade pela carta de casamento
wait-track-town = escolher uma cidade pela trilha de casamento
wait-lose-town = escolher qual cidade os vikings tomam
wait-monastery = colocar um monastério

rivals-raider = { $raider ->
    [true] Invasores: você { $raiders }, melhor rival { $most-raiders }; { $battle } na área de batalha.
   *[false] {""}
  }
rivals-church = { $church ->
    [true] Discos na Igreja: você { $discs }, melhor rival { $most-discs }.
   *[false] {""}
  }
rivals-marriage = { $marriage ->
    [true] Trilha de casamento: você no { $space }, os outros no { $spaces }.
   *[false] {""}
  }
so-far = Até agora ({ SEAT($leader) } abriu): { PLAYED($played, $best, $names) }
played = { $best ->
    [true] { SQUARE($card) } { CARD($card) } ({ SEAT($seat) }, na frente)
   *[false] { SQUARE($card) } { CARD($card) } ({ SEAT($seat) })
  }

ask-first-town = Onde fica sua primeira cidade?
    Não em uma região onde outro jogador já tenha uma.
ask-draft = Com quais duas destas { SIZE($options) } cartas você fica?
    Você passa o resto para { SEAT($next) }.
ask-lead = Com qual carta você abre, e por qual cidade?
    Ela tem que ser da cor da cidade; a branca vale para todas.
ask-play-card = Qual carta você joga por { TOWN($town) }?
    { REGION($region) } – { town-detail }
ask-action = { $won ->
    [own] Você vence a vaza com o { CARD($card) }. Quer comprar mais?
        Cada compra custa { COUNT("coins", $cost) }.
    [nobody] Qual ação do { CARD($card) } você faz?
        Ninguém vence esta vaza.
   *[other] Qual ação do { CARD($card) } você faz?
        { SEAT($winner) } vence a vaza.
  }
    Você tem { COUNT("coins", $coins) }.
ask-princess = Você conquistou a mão de Estrid, Princesa da Dinamarca. O que decide?
ask-marriage-town = { CARD($card) } dá a você uma cidade em { REGION($region) }. Qual?
ask-track-town = O espaço { $space } da trilha de casamento dá a você qualquer cidade livre. Qual?
ask-lose-town = { $own ->
    [true] Você perde uma cidade para os vikings. Qual?
   *[false] { SEAT($loser) } perde uma cidade para os vikings. Qual você escolhe?
  }
ask-monastery =
    Onde você constrói o monastério?
    { $why ->
        [first] Você é quem tem mais discos na área da Igreja.
       *[four] Ele vem dos seus discos na área da Igreja.
    }

option-town = { REGION($region) } { $number }, { $colour ->
    [red] vermelha
    [blue] azul
   *[yellow] amarela
  }
    .group = { REGION($region) }
option-lead = { $suit ->
    [white] { CARD($card) } por { TOWN($town) }, { $colour ->
        [red] vermelha
        [blue] azul
       *[yellow] amarela
      }
   *[other] { CARD($card) } por { TOWN($town) }
  }
    .group = { CARD($card) } · { FIRST($areas, ACTION($card)) }
option-card = { CARD($card) }
    .detail = Se vencer: { ACTION($card) } · se não: { LOSING($card) }
way-for = { $gives } por { COUNT("coins", $cost) }
way-expand = expandir para { TOWN($town) } por { EXPANSION() }
way-no-expand = sem expandir
way-free = livrar { TOWN($town) } dos vikings
mark-free = Livrar { $town }
if-coins = não dá para expandir ({ EXPANSION() })
if-nowhere = não há cidade livre para onde expandir
if-battle = { $n ->
    [0] não restam invasores
    [1] só resta 1 invasor
   *[other] só restam { $n } invasores
  }
if-top = você já está no topo
if-unpaid = faltam moedas: −{ COUNT("points", $points) }
landing = { $rival ->
    [none] espaço { $space }
   *[other] { $end ->
        [0] o início
       *[other] espaço { $end }
      }, porque { SEAT($rival) } está no { $space }
  }
option-support = Apoio militar
    .detail = Cidades vikings contam como suas nas conquistas e, no final, nas fichas viradas para cima
option-trade = Comércio
    .detail = No final, cidades vikings contam como suas para o número de regiões
option-reject = Rejeitá-la: { COUNT("points", $points) }
    .detail = A carta é descartada; não há aliança

detail-monastery = { $monastery ->
    [true] monastério
   *[false] {""}
  }
detail-disc = { $disc ->
    [none] {""}
   *[other] disco de { SEAT($disc) }
  }
detail-towns = { $counted ->
    [true] você { $own }, melhor rival { $others }
   *[false] {""}
  }
detail-vikings = { $vikings ->
    [0] {""}
   *[other] vikings { $vikings }
  }
detail-claim = { $claim ->
    [down] ficha: exige { $threshold } cidades ({ COUNT("points", $points) })
    [up] ficha no tabuleiro ({ COUNT("points", $points) })
   *[held] a ficha é de { SEAT($holder) } ({ COUNT("points", $points) })
  }
town-detail = { DOTS(detail-monastery, detail-disc, detail-road, detail-towns, detail-vikings, detail-claim) }

## O que alguém faz ou recebe: "Ana: 3 moedas."

does-disc-placed = { $why ->
    [trick] fica com { TOWN($town) }
    [first] começa em { TOWN($town) }
    [expand] expande para { TOWN($town) } por { EXPANSION() }
    [card] um disco em { TOWN($town) }
   *[track] um disco em { TOWN($town) }
  }
does-marker-moved = pega o marcador de cidade
does-coins-gained = { COUNT("coins", $coins) }
does-points-gained = { COUNT("points", $points) }
does-renown-gained = { COUNT("renown", $renown) }
does-paid = { $coins ->
    [0] não tem moedas e perde { COUNT("points", $points) }
   *[other] paga { COUNT("coins", $coins) }
  }
does-raiders-taken = { $extra ->
    [0] pega { COUNT("raiders", $raiders) }
   *[other] pega { COUNT("raiders", $raiders) } ({ $extra } deles por { COUNT("coins", $paid) })
  }
does-church-discs = { $extra ->
    [0] coloca { COUNT("discs", $discs) }
   *[other] coloca { COUNT("discs", $discs) } ({ $extra } deles por { COUNT("coins", $paid) })
  }
does-marriage-moved = { $extra ->
    [0] sobe ao espaço { $space } de casamento
   *[other] sobe ao espaço { $space } de casamento ({ $extra } dos passos por { COUNT("coins", $paid) })
  }
does-marriage-slid = { $space ->
    [0] volta ao início, porque o espaço { $before } está ocupado
   *[other] desce ao espaço { $space }, porque o { $before } está ocupado
  }
does-expansion-declined = não expande
does-town-freed = { $own ->
    [true] retoma { TOWN($town) } dos vikings
   *[false] livra { TOWN($town) } dos vikings para { SEAT($owner) }
  }
does-no-effect = { $icon ->
    [raider] não restam invasores para pegar
    [marriage] já está no topo da trilha de casamento
    [unviking] não há ficha viking para remover
    [pay] não tem mais com que pagar
    [expand] { $why ->
        [coins] faltam moedas para expandir
       *[neighbours] não há cidade livre para onde expandir
      }
   *[town] não há mais cidade livre ali
  }

## A crônica

event-round-begins = { $round ->
    [1] Começa a rodada { $round } de { $rounds }.
   *[other] Fim da rodada { LESS($round, 1) }. Começa a rodada { $round } de { $rounds }.
  }
event-vikings-land = Chegam vikings com força { $strength }. Na área de batalha: { COUNT("raiders", $battle) }.
event-marriage-offered = { $last ->
    [true] Casamento em oferta: { CARD($card) } ({ REWARDS($card) }). Esta é a última rodada.
   *[false] Casamento em oferta: { CARD($card) } ({ REWARDS($card) }).
  }
event-game-start = { SEAT($first) } tem o marcador de cidade e abre a primeira vaza.
event-draft-pack = Você escolhe entre { CARD($cards) }.
event-draft-chosen = Você fica com { CARD($cards) }.
event-draft-last = As últimas cartas que você recebe: { CARD($cards) }.
event-draft-over = Fim da seleção de cartas: { COUNT("cards", $cards) } em cada mão.
event-town-chosen = { SEAT($seat) } põe o marcador em { TOWN($town) }.
event-card-played = { $leads ->
    [true] { SEAT($seat) } abre com o { SQUARE($card) } { CARD($card) }.
   *[false] { SEAT($seat) } joga o { SQUARE($card) } { CARD($card) }.
  }
event-trick-won = { SEAT($seat) } ganha { TOWN($town) } com o { CARD($card) }.
event-trick-unwon = Nenhuma carta serve para { TOWN($town) }: ninguém vence a vaza.
event-trick-over = Fim da vaza { $trick } de { $tricks }.
event-tricks-stopped = Não há mais cidades livres no tabuleiro: as vazas terminam aqui.
event-hands-discarded = Cada jogador descarta o que sobra na mão: { COUNT("cards", $cards) }.
event-upkeep-step = { $step ->
    [marriage] { SIGN("marriage") } Manutenção: casamento
    [battle] { SIGN("raider") } Manutenção: batalha
    [church] { SIGN("church") } Manutenção: Igreja
   *[claims] { SIGN("claim") } Manutenção: conquistas
  }
event-marriage-won = { SEAT($seat) } é quem está mais alto na trilha de casamento (espaço { $space }) e conquista a mão de { CARD($card) }.
event-marriage-unwon = Ninguém saiu do início da trilha de casamento: { CARD($card) } sai do jogo.
event-princess = { $way ->
    [support] { SEAT($seat) } aceita a Princesa e escolhe o apoio militar.
    [trade] { SEAT($seat) } aceita a Princesa e escolhe o comércio.
   *[reject] { SEAT($seat) } rejeita a Princesa.
  }
event-raid-repelled = Não restam invasores na área de batalha: a invasão é repelida.
event-raid = { $chooser ->
    [none] Invasão viking, com { COUNT("raiders", $left) } na área de batalha. Com menos invasores: { LIST(SEAT($losers)) }. Há empate entre os que têm mais, então quem perde uma cidade escolhe qual.
   *[other] Invasão viking, com { COUNT("raiders", $left) } na área de batalha. Com menos invasores: { LIST(SEAT($losers)) }. { SEAT($chooser) } tem mais que os outros e escolhe.
  }
event-town-lost = Os vikings tomam { TOWN($town) } de { SEAT($seat) }.
event-no-town-to-lose = { SEAT($seat) } não tem cidade para perder.
event-raiders-withdrawn = Retirada da área de batalha: { COUNT("raiders", $raiders) }.
event-spoils = { SEAT($seat) } é quem tem mais invasores ({ $raiders }): 1 de renome e depois { COUNT("points", $points) }.
event-spoils-tied = Empate entre os que têm mais invasores ({ $raiders }): { LIST(SEAT($tied)) }. Sem renome.
event-spoils-none = Ninguém tem invasores, então não há espólios.
event-second-spoils = Agora quem tem mais invasores é { SEAT($seat) }: { COUNT("points", $points) }.
event-second-spoils-none = Ninguém tem mais invasores para os segundos espólios.
event-church-first = { SEAT($seat) } é quem tem mais discos na Igreja ({ $discs }) e os recupera.
event-church-tied = Empate entre os que têm mais discos na Igreja ({ $discs }): { LIST(SEAT($tied)) }. Sem monastério nem marcador.
event-church-none = Não há discos na área da Igreja.
event-monastery-built = { $why ->
    [four] { SEAT($seat) } tem 4 discos ou mais na Igreja, constrói um monastério em { TOWN($town) } e recupera seus discos.
   *[first] { SEAT($seat) } constrói um monastério em { TOWN($town) }.
  }
event-no-monastery = { SEAT($seat) } não tem nenhuma cidade para um monastério.
event-church-second = Agora quem tem mais discos na Igreja é { SEAT($seat) }: { COUNT("points", $points) }.
event-church-second-none = Não restam discos na Igreja.
event-church-four-none = Ninguém tem 4 discos para construir.
event-claim-flipped = { REGION($region) }: { COUNT("towns", $count) } (precisa de { $threshold }). A ficha de conquista é virada para cima.
event-claim-taken = { $before ->
    [none] { SEAT($seat) } pega a ficha de conquista de { REGION($region) }, contando { COUNT("towns", $count) }.
   *[other] { SEAT($seat) } tira de { SEAT($before) } a ficha de conquista de { REGION($region) }, contando { COUNT("towns", $count) }.
  }
event-claim-vikings = { $before ->
    [none] Os vikings dominam { REGION($region) } com { COUNT("towns", $count) }: a ficha de conquista continua no tabuleiro.
   *[other] Os vikings dominam { REGION($region) } com { COUNT("towns", $count) }: a ficha de conquista de { SEAT($before) } volta ao tabuleiro.
  }
event-claim-tied = { $holder ->
    [none] Empate em { REGION($region) }, com { COUNT("towns", $count) } cada um ({ TIED($tied, $vikings, $names) }): a ficha de conquista continua no tabuleiro.
   *[other] Empate em { REGION($region) }, com { COUNT("towns", $count) } cada um ({ TIED($tied, $vikings, $names) }): { SEAT($holder) } continua com a ficha de conquista.
  }
vikings = os vikings
event-claims-unchanged = Nenhuma ficha de conquista vira para cima nem muda de mãos.
event-round-over = { LESS($rounds, $round) ->
    [0] Fim da rodada { $round } de { $rounds }.
   *[other] { "" }
  }
event-final-score = { TEXT("source", $source) }: { SCORES($points, $names) }
event-game-over = { SIZE($winners) ->
    [1] { LIST(SEAT($winners)) } vence com { COUNT("points", MOST($points)) }.
   *[other] { LIST(SEAT($winners)) } dividem a vitória com { COUNT("points", MOST($points)) }.
  }
scored = { $who } ({ $points })

## Marcos

sum-towns = Primeiras cidades
sum-disc-placed = { SEAT($seat) }: { TOWN($town) }
sum-trick-over = Vaza { $trick } de { $tricks }: { TOWN($town) }, aberta por { SEAT($leader) }
sum-wins = ganha a cidade e o marcador
sum-upkeep = Manutenção
sum-nothing = { $space ->
    [0] { LIST(SEAT($seats)) }: nada (no início).
   *[other] { LIST(SEAT($seats)) }: nada (espaço { $space }).
  }
sum-town-lost = Os vikings tomam { LIST($each) }.
    .each = { TOWN($town) } de { SEAT($seat) }
sum-monastery-built = Monastérios por 4 discos ou mais: { LIST($each) }.
    .each = { SEAT($seat) } em { TOWN($town) }
sum-church-first = { SEAT($seat) } é quem tem mais discos na Igreja ({ $discs }): { $gains }.
sum-church-monastery-built = um monastério em { TOWN($town) }
sum-church-no-monastery = nenhuma cidade para um monastério
sum-church-marker-moved = o marcador de cidade
sum-church-back = seus discos de volta
sum-second-spoils = { COUNT("points", $points) } para cada um dos que agora têm mais invasores: { LIST(SEAT($seats)) }.
sum-church-second = { COUNT("points", $points) } para cada um dos que agora têm mais discos na Igreja: { LIST(SEAT($seats)) }.
sum-claim-flipped = Fichas viradas para cima: { REGION($regions) }.
sum-taken = { $who } conquista { $regions }.
sum-taken-region = { $before ->
    [none] { REGION($region) }
   *[other] { REGION($region) } (era de { SEAT($before) })
  }
sum-claim-vikings = No tabuleiro, porque os vikings dominam: { REGION($regions) }.
sum-claim-tied = Com empate, sem mudança: { REGION($regions) }.
sum-round-begins = { $last ->
    [true] Rodada { $round } de { $rounds }, a última: { COUNT("raiders", $battle) } na área de batalha, casamento com { CARD($card) }.
   *[false] Rodada { $round } de { $rounds }: { COUNT("raiders", $battle) } na área de batalha, casamento com { CARD($card) } ({ REWARDS($card) }).
  }

## Mão e placar

hand-title = Mão
hand-kept = Já escolhidas: { CARD($cards) }
hand-pack = Para escolher
hand-empty = Sem cartas na mão.
hand-card = { CARD($card) } · se vencer: { ACTION($card) } · se não: { LOSING($card) }
standing-line = { LETTER($seat) } · { SEAT($seat) }: { COUNT("points", $points) }

## Resultado

result-sole = { $who } conquista a coroa da Irlanda com { $points }.
result-shared = { $who } dividem a vitória com { $points }.
why-claims = O número de fichas de conquista desfez o empate.
why-marriages = O número de cartas de casamento desfez o empate.
why-shared = Também há empate em fichas de conquista e cartas de casamento.
result-line = { $place }. { $who } ({ $letter }): { $points }
source-track = Durante o jogo
source-coins = Moedas
source-marker = Marcador
source-renown = Renome
source-claims = Conquistas
source-shared-claims = ½ conquistas
source-regions = Regiões
source-total = Total

## A posição em palavras, para quem não vê a imagem

at-trick = Cartas jogadas: { PLAYED($played, $best, $names) }.
at-seat = { LETTER($seat) }, { SEAT($seat) }: { $parts }.
at-marker = { $marker ->
    [true] Tem o marcador.
   *[false] {""}
  }
at-claims = { $claims ->
    [none] {""}
   *[other] Conquistas: { REGIONS($claims) }.
  }
at-won = { $won ->
    [none] {""}
   *[other] Casamentos: { BRIDES($won) }.
  }

## Folhas ao lado do tabuleiro

sheet-trick = Vaza { $trick } de { $tricks }
sheet-upkeep = Manutenção, rodada { $round } de { $rounds }
poster-story = { $towns ->
    [1] 1 cidade
   *[other] { $towns } cidades
  }, { $regions ->
    [1] na frente em 1 região
   *[other] na frente em { $regions } regiões
  }, { $brides ->
    [1] 1 casamento
   *[other] { $brides } casamentos
  }
sheet-king = Alto Rei da Irlanda
sheet-kings = Altos Reis da Irlanda

## Páginas de regras

rules-overview-title = Visão geral
rules-overview =
    Una a Irlanda cidade por cidade: pela força, pelo casamento e com a Igreja. Quem tiver mais pontos depois de 3 rodadas (3 jogadores) ou 4 rodadas (4 ou 5 jogadores) se torna Alto Rei.

    ### Uma rodada
    1. Uma **carta de vikings** põe invasores na área de batalha, e uma **carta de casamento** é revelada.
    2. **Seleção de cartas:** as cartas passam de mão em mão, e cada jogador fica com algumas.
    3. **Vazas:** cada uma é por uma cidade. Vencer dá a cidade; perder dá outra ação, muitas vezes tão boa quanto.
    4. **Manutenção:** casamento, batalha, Igreja e conquistas, nessa ordem.

    ### As cartas, de 1 a 25
    - 🟨 **Amarelas, corte:** sobem na trilha de casamento
    - 🟥 **Vermelhas, batalha:** pegam invasores vikings
    - 🟦 **Azuis, Igreja:** colocam discos na área da Igreja
    - ⬜ **Brancas, realeza:** servem para cidades de qualquer cor

    ### De onde vêm os pontos
    - **Fichas de conquista**, as do domínio de cada região, para quem tem mais cidades nela. Dão a maior parte: de 2 a 7 pontos cada uma
    - Casamentos, espólios de batalha e apoio da Igreja, rodada após rodada
    - No final: renome, cidades em muitas regiões diferentes, a maior quantidade de moedas e o marcador de cidade

    Moedas compram mais espaços, invasores e discos (2 moedas cada um) e a expansão por uma estrada (5 moedas).

    Nestas páginas, ✏️ marca o que o livro de regras deixa em aberto e nós decidimos.

rules-setup-title = Preparação
rules-setup =
    - Todos começam com 3 moedas, 1 de renome e 10 pontos, no início da trilha de casamento.
    - As 8 fichas de conquista ficam viradas para baixo em suas regiões.
    - O baralho de casamento: 2 cartas sorteadas com 3 jogadores, 3 com 4 ou 5. **Estrid, Princesa da Dinamarca** é sempre a última: quando ela aparece, começa a última rodada.
    - Um jogador sorteado recebe o **marcador de cidade**. A partir dele, em sentido horário, cada um coloca um disco em uma cidade, nunca em uma região onde outro jogador já tenha uma.
    - Cada rodada começa com uma nova carta de casamento e uma de vikings: a força dela (de 9 a 14) é o número de invasores na área de batalha.
    - Moedas, fichas e discos nunca acabam.

rules-draft-title = Seleção de cartas
rules-draft =
    - As 25 cartas de ação são embaralhadas e distribuídas: 8 para cada um com 3 jogadores, 6 com 4 e 5 com 5. Com 3 ou 4 jogadores sobra uma carta, que ninguém vê.
    - Fique com duas cartas em segredo e passe o resto para a esquerda. Depois, fique com duas das que chegarem, e assim por diante.
    - Quando chegam só uma ou duas cartas, você simplesmente fica com elas.
    - Você pode olhar as cartas já escolhidas, mas não trocá-las.

    Em cada rodada, a última carta de cada mão não é jogada. Assim, são 7 vazas com 3 jogadores, 5 com 4 e 4 com 5.

rules-tricks-title = Vazas
rules-tricks =
    1. Quem está com o marcador o coloca em uma cidade sem disco, a **cidade ativa**, e joga uma carta da cor dela ou uma branca. (✏️ Só aparecem as cidades para as quais você tem uma carta assim. Se não houver nenhuma, vale qualquer cidade com qualquer carta. Se então ninguém puder vencer a vaza, todos fazem uma ação secundária e o marcador não muda de mãos.)
    2. Em sentido horário, os outros jogam qualquer carta. Não é preciso seguir a cor.
    3. Vence a carta mais alta **da cor da cidade**. Brancas sempre contam como dessa cor. As outras cores não podem vencer, por mais altas que sejam.
    4. As cartas são resolvidas **do menor número para o maior**, inclusive a vencedora. Quem venceu faz a ação principal; os outros escolhem uma das ações secundárias da carta que jogaram. ✏️ O que não teria efeito nenhum não é oferecido.
    5. Quem venceu agora tem o marcador e começa a próxima vaza.

    Quando todos têm uma só carta na mão, essas cartas são descartadas e vem a manutenção. Ninguém pode olhar a pilha de descarte.

rules-symbols-title = Símbolos
rules-symbols =
    Todos os símbolos de uma ação são resolvidos da esquerda para a direita. Só a expansão e os extras comprados são opcionais.

    - 🏰 **Cidade:** coloque um disco na cidade ativa, que passa a ser sua, e pegue o marcador. Só aparece em ações principais.
    - 🪙 **Moeda:** pegue 1 moeda.
    - 💸 **Pagar:** devolva 1 moeda. Sem moedas, perca 2 pontos (✏️ nunca abaixo de 0).
    - 🪓 **Invasor:** pegue 1 invasor da área de batalha e depois mais, por 2 moedas cada um. Se não houver nenhum lá, nada acontece.
    - ⛪ **Igreja:** coloque 1 disco na área da Igreja e depois mais, por 2 moedas cada um.
    - 💍 **Casamento:** suba 1 espaço na trilha de casamento e depois mais, por 2 moedas cada um. Se, no fim da ação, seu disco dividir o espaço com outro, ele desce até o próximo espaço livre ou até o início. ✏️ Não são oferecidos mais espaços se você não terminaria mais acima com eles.
    - 🛤️ **Expandir:** você pode pagar 5 moedas para colocar um disco em uma cidade livre, ligada diretamente por estrada a uma cidade sua. ✏️ A cidade ativa não vale enquanto está em disputa, nem se pode expandir a partir de uma cidade com ficha viking.
    - 🛡️ **Expulsar vikings:** remova uma ficha viking do tabuleiro, seja de quem for o disco embaixo. Esse disco volta a contar.

rules-marriage-title = Manutenção 1: casamento
rules-marriage =
    - Quem está mais alto na trilha pega a carta de casamento, recebe o que ela dá e volta para o início. Se ninguém saiu do início, a carta sai do jogo.
    - Depois, os outros recebem a recompensa do seu espaço e ficam ali para a próxima rodada.

    ### Espaços
    - 1: nada
    - 2 a 4: 1 moeda
    - 5 e 6: 2 moedas
    - 7: 1 de renome
    - 8: um disco em qualquer cidade livre
    - 9 (o topo): nada, mas ninguém pode ficar mais alto

    ### Cartas
    - **Aodhán, Conall, Cormac, Niall, Orlaith:** 2 pontos e um disco em uma cidade livre de, nesta ordem, Leinster, Southern Uí Néill, Connaught, Northern Uí Néill ou Munster
    - **Aoife:** 2 pontos e 1 de renome
    - **Brigid:** 4 pontos
    - **Estrid, Princesa da Dinamarca** (sempre a última): escolha uma das três opções
    - *Apoio militar:* cidades com ficha viking contam como suas nas conquistas e, no final, para as fichas viradas para cima no tabuleiro
    - *Comércio:* no final, cidades vikings contam como suas para o número de regiões
    - *Rejeitá-la:* 4 pontos, e a carta é descartada

rules-battle-title = Manutenção 2: batalha
rules-battle =
    - Se sobraram invasores na área de batalha, há uma **invasão**: quem tem menos invasores perde uma cidade. Se houver empate entre os que têm menos, cada um deles perde uma. ✏️ Não ter nenhum também conta.
    - Quem tem mais invasores escolhe as cidades. Se houver empate entre os que têm mais, quem perde uma cidade escolhe qual.
    - Uma ficha viking cobre o disco: a cidade é dos vikings até que a ficha seja removida. ✏️ Se há um monastério, ele continua lá.
    - ✏️ Quem não tem cidade para perder não perde nada. Depois, os invasores que sobraram na área são removidos.

    ### Espólios, com ou sem invasão
    1. Quem tem mais invasores, **sem empate**, ganha 1 de renome, depois 1 ponto por renome que tiver, e devolve todos os seus invasores. Em caso de empate, pule este passo.
    2. Todos os que **agora** têm mais invasores ganham 1 ponto e devolvem 1 invasor.

    Sem invasores não há espólios. Os que ficam com você contam de novo na próxima rodada.

rules-church-title = Manutenção 3: Igreja
rules-church =
    1. Quem tem mais discos na área da Igreja, **sem empate**, constrói um monastério em uma cidade sua. Também pega o marcador de cidade e recupera todos os seus discos. Em caso de empate, pule este passo.
    2. Todos os que **agora** têm mais discos ganham 1 ponto e recuperam 1 disco.
    3. Em sentido horário a partir do marcador, quem tiver 4 discos ou mais constrói um monastério. Só quem constrói recupera todos os seus discos.

    - Cada cidade comporta um só monastério, e ela precisa ser sua naquele momento, não dos vikings.
    - Uma cidade com monastério conta como **duas cidades** nas conquistas, mesmo que seja dos vikings.
    - Se nenhuma de suas cidades puder receber um, você não constrói. ✏️ Mesmo assim, pega o marcador e os discos do passo 1.

rules-claims-title = Manutenção 4: conquistas
rules-claims =
    1. Cada ficha virada para baixo vira para cima se a região tiver cidades controladas suficientes, somando as dos jogadores e as dos vikings. Ela nunca volta a ficar virada para baixo.
    2. Cada ficha virada para cima vai para quem controla mais cidades na região. **Em caso de empate, ela fica onde está**, ✏️ mesmo com alguém de fora do empate, e também se os vikings empatarem.

    - Um monastério faz a cidade contar como duas.
    - Se os vikings tiverem mais cidades que todos, a ficha volta para o tabuleiro, ✏️ virada para cima. Com apoio militar, as cidades deles contam para aquele jogador.

    ### Regiões: cidades necessárias, pontos

rules-scoring-title = Pontuação final
rules-scoring =
    Depois da última manutenção, some aos pontos da trilha:

    - **Moedas:** 1 ponto para quem tiver mais, sem empate
    - **Marcador de cidade:** 1 ponto para quem estiver com ele
    - **Renome:** 1 ponto cada
    - **Fichas de conquista com você:** todos os pontos delas
    - **Fichas viradas para cima no tabuleiro:** metade dos pontos, arredondada para baixo, para todos os empatados com mais cidades ali. ✏️ Também aqui um monastério faz a cidade contar como duas. ✏️ Ninguém pontua se os vikings tiverem mais que todos
    - **Regiões** com ao menos uma cidade sua: 0 pontos por 1–2; 1 por 3–4; 3 por 5; 5 por 6; 7 por 7; 10 por todas as 8

    Cidades com ficha viking não contam para o dono do disco. O apoio militar as soma para as fichas viradas para cima no tabuleiro; o comércio, para o número de regiões.

    {""}**Empates:** mais fichas de conquista; depois, mais cartas de casamento; se persistir, a vitória é dividida.

rules-cards-title = Todas as cartas
rules-cards =
    Antes da primeira barra: a ação principal, para quem vence. Depois: as secundárias, para quem perde; você escolhe uma.
    🏰 cidade · 🪙 moeda · 💸 pagar · 🛤️ expandir · 🪓 invasor · ⛪ Igreja · 💍 casamento · 🛡️ expulsar vikings
rules-cards-suit = { SIGN($sign) } **{ TEXT("suit", $suit) }**

## Títulos do que pode ser perguntado mais tarde

ahead-play-card = { $town ->
    [none] { $colour ->
        [red] Carta se a cidade for vermelha
        [blue] Carta se a cidade for azul
       *[yellow] Carta se a cidade for amarela
      }
   *[other] Próxima carta
  }
ahead-lead = Carta e cidade com que você abre
ahead-action = { $ahead ->
    [won] { $colour ->
        [red] Se o { CARD($card) } vencer uma vermelha
        [blue] Se o { CARD($card) } vencer uma azul
       *[yellow] Se o { CARD($card) } vencer uma amarela
      }
    [lost] { $colour ->
        [red] Se o { CARD($card) } não vencer a vermelha
        [blue] Se o { CARD($card) } não vencer a azul
       *[yellow] Se o { CARD($card) } não vencer a amarela
      }
   *[now] Ação do { CARD($card) }
  }
ahead-marriage-town = Cidade pela carta de casamento
ahead-track-town = Cidade pela trilha de casamento
ahead-lose-town = { $own ->
    [true] Cidade que você perde para os vikings
   *[false] Cidade que { SEAT($loser) } perde para os vikings
  }
ahead-monastery = Onde construir o monastério

## Ordens permanentes

order-extras = Comprar mais invasores, discos ou espaços
order-extras-never = nunca, se não houver mais nada a escolher
order-expand = Expandir por uma estrada
order-expand-never = nunca, se não houver mais nada a escolher

## A posição inteira, para ser lida em voz alta

told-active = A vaza é por { TOWN($town) }, { $colour ->
    [red] vermelha
    [blue] azul
   *[yellow] amarela
  }.
told-battle = Área de batalha: { COUNT("raiders", $battle) }. Cartas de vikings até agora: { $strengths }.
told-offer = Casamento em oferta: { CARD($card) } ({ REWARDS($card) }).
told-gone = Fora do jogo: { CARD($cards) }.
told-to-come = { $count ->
    [1] Ainda por vir: a Princesa.
   *[other] Cartas de casamento por vir: { $count }, a Princesa por último.
  }
told-space = espaço { $space } de casamento{ $kind ->
    [none] {""}
    [town] {" "}({ told-any-town })
   *[other] {" "}({ COUNT($kind, $n) })
  }
told-any-town = qualquer cidade livre
told-region = **{ REGION($region) }** · { detail-claim } · { FIRST(HOLDERS($seats, $vikings, $names), told-nobody) }
told-nobody = nenhuma cidade tomada
told-town = { $number }, { $colour ->
    [red] vermelha
    [blue] azul
   *[yellow] amarela
  }: { ROW(told-holder, told-viking, detail-monastery) } · por estrada: { FIRST(TOWNS($roads), told-no-road) }
told-no-road = nenhuma
told-holder = { $holder ->
    [none] livre
   *[other] { SEAT($holder) }
  }
told-viking = { $viking ->
    [true] com ficha viking
   *[false] {""}
  }
detail-road = { $near ->
    [none] {""}
   *[other] por estrada da sua { TOWN($near) }
  }

## Acima dos menus e neles: quantas opções há

counted-first-town = { $n ->
    [1] { $n } cidade
   *[other] { $n } cidades
  }
counted-lead = { $n ->
    [1] { $n } cidade
   *[other] { $n } cidades
  }
counted-monastery = { $n ->
    [1] { $n } cidade
   *[other] { $n } cidades
  }
counted-lose-town = { $n ->
    [1] { $n } cidade
   *[other] { $n } cidades
  }
counted-track-town = { $n ->
    [1] { $n } cidade
   *[other] { $n } cidades
  }
