# Brian Boru, em português do Brasil. who, owner, before, winner, loser … são nomes de jogadores.
# Como soa: docs/style.md. Um nome para cada coisa: texts/glossary.toml.

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
reward-town = uma cidade em { $region }
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
count-spaces = { $n ->
    [1] 1 espaço
   *[other] { $n } espaços
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
card-detail = Se vencer: { $winning } · se não: { $losing }

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
wait-choose-town = escolher a próxima cidade
wait-lead-card = abrir a vaza com uma carta
wait-play-card = jogar uma carta
wait-action = escolher uma ação
wait-choose-action = escolher uma ação
wait-extras = comprar mais ou não
wait-expand = expandir ou não
wait-free-town = expulsar os vikings de uma cidade
wait-princess = decidir sobre a Princesa
wait-marriage-town = escolher uma cidade pela carta de casamento
wait-track-town = escolher uma cidade pela trilha de casamento
wait-lose-town = escolher qual cidade os vikings tomam
wait-monastery = colocar um monastério

you-have = Você tem { $coins }.
rivals-raider = Invasores: você { $own }, melhor rival { $others }; { $left } na área de batalha.
rivals-church = Discos na Igreja: você { $own }, melhor rival { $others }.
rivals-marriage = Trilha de casamento: você no { $own }, os outros no { $others }.
so-far = Até agora ({ $who } abriu): { $cards }
played = { $card } ({ $who })
played-best = { $card } ({ $who }, na frente)

ask-first-town = Onde fica sua primeira cidade?
    Não em uma região onde outro jogador já tenha uma.
ask-draft = Com quais duas destas { $count } cartas você fica?
    Você passa o resto para { $left }.
ask-lead = Com qual carta você abre, e por qual cidade?
    Ela tem que ser da cor da cidade; a branca vale para todas.
ask-choose-town = Por qual cidade é a próxima vaza?
    Depois você abre com uma carta da cor dela ou uma branca.
ask-lead-card = Com qual carta você abre a vaza por { $town }?
ask-play-card = Qual carta você joga por { $town }?
ask-action-won = Você vence a vaza com o { $card }. Quer comprar mais?
    Cada compra custa { $cost }.
ask-choose-action = Qual ação do { $card } você faz?
    { $winner } vence a vaza.
ask-choose-action-unwon = Qual ação do { $card } você faz?
    Ninguém vence esta vaza.
ask-extras-raider = Você pega { $base }. Quer mais, por { $cost } cada um?
ask-extras-church = Você coloca { $base }. Quer mais, por { $cost } cada um?
ask-extras-marriage = Você sobe { $base }. Quer mais, por { $cost } cada um?
ask-expand = Expandir por uma estrada? Custa { $cost }.
    Você tem { $coins }.
ask-free-town = De qual cidade você remove a ficha viking?
    O disco embaixo volta a contar.
ask-princess = Você conquistou a mão de Estrid, Princesa da Dinamarca. O que decide?
ask-marriage-town = { $card } dá a você uma cidade em { $region }. Qual?
ask-track-town = O espaço { $space } da trilha de casamento dá a você qualquer cidade livre. Qual?
ask-lose-town-own = Você perde uma cidade para os vikings. Qual?
ask-lose-town = { $who } perde uma cidade para os vikings. Qual você escolhe?
ask-monastery-first = Você é quem tem mais discos na área da Igreja. Onde constrói o monastério?
ask-monastery-four = Seus discos na Igreja rendem um monastério. Onde você o constrói?

option-town = { $region } { $number }, { $colour ->
    [red] vermelha
    [blue] azul
   *[yellow] amarela
  }
option-lead = { $card } por { $town }
option-lead-white = { $card } por { $town }, { $colour ->
    [red] vermelha
    [blue] azul
   *[yellow] amarela
  }
way-for = { $gives } por { $cost }
way-expand = expandir para { $town } por { $cost }
way-no-expand = sem expandir
way-free = livrar { $town } dos vikings
option-pass = Não expandir
option-no-extra = Nada mais
option-extra = mais { $n } por { $cost }
if-coins = não dá para expandir ({ $cost })
if-nowhere = não há cidade livre para onde expandir
if-battle = { $n ->
    [0] não restam invasores
    [1] só resta 1 invasor
   *[other] só restam { $n } invasores
  }
if-top = você já está no topo
if-unpaid = faltam moedas: −{ $points }
landing = espaço { $space }
landing-slide = { $end ->
    [0] o início
   *[other] espaço { $end }
  }, porque { $who } está no { $space }
option-support = Apoio militar
option-support-detail = Cidades vikings contam como suas nas conquistas e, no final, nas fichas viradas para cima
option-trade = Comércio
option-trade-detail = No final, cidades vikings contam como suas para o número de regiões
option-reject = Rejeitá-la: { $points }
option-reject-detail = A carta é descartada; não há aliança

detail-monastery = monastério
detail-disc = disco de { $who }
detail-towns = você { $own }, melhor rival { $others }
detail-vikings = vikings { $count }
detail-claim-down = ficha: exige { $threshold } cidades ({ $points })
detail-claim-up = ficha no tabuleiro ({ $points })
detail-claim-held = a ficha é de { $who } ({ $points })

## O que alguém faz ou recebe: "Ana: 3 moedas."

does-disc-trick = fica com { $town }
does-disc-first = começa em { $town }
does-disc-expand = expande para { $town } por { $cost }
does-disc-card = um disco em { $town }
does-disc-track = um disco em { $town }
does-marker = pega o marcador de cidade
does-pay-coin = paga { $coins }
does-pay-points = não tem moedas e perde { $points }
does-raiders = pega { $raiders }
does-raiders-extra = pega { $raiders } ({ $extra } deles por { $paid })
does-church = coloca { $discs }
does-church-extra = coloca { $discs } ({ $extra } deles por { $paid })
does-marriage = sobe ao espaço { $space } de casamento
does-marriage-extra = sobe ao espaço { $space } de casamento ({ $extra } dos passos por { $paid })
does-slide = desce ao espaço { $space }, porque o { $before } está ocupado
does-slide-start = volta ao início, porque o espaço { $before } está ocupado
does-decline = não expande
does-free = livra { $town } dos vikings para { $owner }
does-free-own = retoma { $town } dos vikings
does-nothing-raider = não restam invasores para pegar
does-nothing-marriage = já está no topo da trilha de casamento
does-nothing-unviking = não há ficha viking para remover
does-nothing-pay = não tem mais com que pagar
does-nothing-expand-coins = faltam moedas para expandir
does-nothing-expand-neighbours = não há cidade livre para onde expandir
does-nothing-town = não há mais cidade livre ali

## A crônica

event-round-begins = Começa a rodada { $round } de { $rounds }.
event-round-follows = Fim da rodada { $before }. Começa a rodada { $round } de { $rounds }.
event-vikings-land = Chegam vikings com força { $strength }. Na área de batalha: { $raiders }.
event-marriage-offered = Casamento em oferta: { $card } ({ $rewards }).
event-marriage-offered-last = Casamento em oferta: { $card } ({ $rewards }). Esta é a última rodada.
event-game-start = { $who } tem o marcador de cidade e abre a primeira vaza.
event-draft-pack = Você escolhe entre { $cards }.
event-draft-chosen = Você fica com { $cards }.
event-draft-last = As últimas cartas que você recebe: { $cards }.
event-draft-over = Fim da seleção de cartas: { $cards } em cada mão.
event-town-chosen = { $who } põe o marcador em { $town }.
event-card-leads = { $who } abre com o { $card }.
event-card-played = { $who } joga o { $card }.
event-trick-won = { $who } ganha { $town } com o { $card }.
event-trick-unwon = Nenhuma carta serve para { $town }: ninguém vence a vaza.
event-trick-over = Fim da vaza { $trick } de { $tricks }.
event-tricks-stopped = Não há mais cidades livres no tabuleiro: as vazas terminam aqui.
event-hands-discarded = Cada jogador descarta o que sobra na mão: { $cards }.
event-step-marriage = Manutenção: casamento
event-step-battle = Manutenção: batalha
event-step-church = Manutenção: Igreja
event-step-claims = Manutenção: conquistas
event-marriage-won = { $who } é quem está mais alto na trilha de casamento (espaço { $space }) e conquista a mão de { $card }.
event-marriage-unwon = Ninguém saiu do início da trilha de casamento: { $card } sai do jogo.
event-princess-support = { $who } aceita a Princesa e escolhe o apoio militar.
event-princess-trade = { $who } aceita a Princesa e escolhe o comércio.
event-princess-reject = { $who } rejeita a Princesa.
event-raid-repelled = Não restam invasores na área de batalha: a invasão é repelida.
event-raid-chosen = Invasão viking, com { $raiders } na área de batalha. Com menos invasores: { $losers }. { $chooser } tem mais que os outros e escolhe.
event-raid-own = Invasão viking, com { $raiders } na área de batalha. Com menos invasores: { $losers }. Há empate entre os que têm mais, então quem perde uma cidade escolhe qual.
event-town-lost = Os vikings tomam { $town } de { $who }.
event-no-town-to-lose = { $who } não tem cidade para perder.
event-raiders-withdrawn = Retirada da área de batalha: { $raiders }.
event-spoils = { $who } é quem tem mais invasores ({ $raiders }): 1 de renome e depois { $points }.
event-spoils-tied = Empate entre os que têm mais invasores ({ $raiders }): { $tied }. Sem renome.
event-spoils-none = Ninguém tem invasores, então não há espólios.
event-second-spoils = Agora quem tem mais invasores é { $who }: { $points }.
event-second-spoils-none = Ninguém tem mais invasores para os segundos espólios.
event-church-first = { $who } é quem tem mais discos na Igreja ({ $discs }) e os recupera.
event-church-tied = Empate entre os que têm mais discos na Igreja ({ $discs }): { $tied }. Sem monastério nem marcador.
event-church-none = Não há discos na área da Igreja.
event-monastery-built = { $who } constrói um monastério em { $town }.
event-monastery-four = { $who } tem 4 discos ou mais na Igreja, constrói um monastério em { $town } e recupera seus discos.
event-no-monastery = { $who } não tem nenhuma cidade para um monastério.
event-church-second = Agora quem tem mais discos na Igreja é { $who }: { $points }.
event-church-second-none = Não restam discos na Igreja.
event-church-four-none = Ninguém tem 4 discos para construir.
event-claim-flipped = { $region }: { $towns } (precisa de { $threshold }). A ficha de conquista é virada para cima.
event-claim-taken = { $who } pega a ficha de conquista de { $region }, contando { $towns }.
event-claim-taken-from = { $who } tira de { $before } a ficha de conquista de { $region }, contando { $towns }.
event-claim-vikings = Os vikings dominam { $region } com { $towns }: a ficha de conquista continua no tabuleiro.
event-claim-vikings-from = Os vikings dominam { $region } com { $towns }: a ficha de conquista de { $before } volta ao tabuleiro.
event-claim-tied = Empate em { $region }, com { $towns } cada um ({ $tied }): a ficha de conquista continua no tabuleiro.
event-claim-tied-held = Empate em { $region }, com { $towns } cada um ({ $tied }): { $holder } continua com a ficha de conquista.
vikings = os vikings
event-claims-unchanged = Nenhuma ficha de conquista vira para cima nem muda de mãos.
event-round-over = Fim da rodada { $round } de { $rounds }.
event-final-score = { $source }: { $scores }
event-game-over = { $winners ->
    [1] { $who } vence com { $points }.
   *[other] { $who } dividem a vitória com { $points }.
  }
scored = { $who } ({ $points })

## Marcos

sum-towns = Primeiras cidades
sum-trick = Vaza { $trick } de { $tricks }: { $town }, aberta por { $leader }
sum-wins = ganha a cidade e o marcador
sum-upkeep = Manutenção
sum-space-nothing = { $who }: nada (espaço { $space }).
sum-start-nothing = { $who }: nada (no início).
sum-from = { $town } de { $who }
sum-lost = Os vikings tomam { $places }.
sum-in = { $who } em { $town }
sum-monasteries = Monastérios por 4 discos ou mais: { $places }.
sum-church-first = { $who } é quem tem mais discos na Igreja ({ $discs }): { $gains }.
sum-church-monastery-built = um monastério em { $town }
sum-church-no-monastery = nenhuma cidade para um monastério
sum-church-marker-moved = o marcador de cidade
sum-church-back = seus discos de volta
sum-second-spoils = { $points } para cada um dos que agora têm mais invasores: { $who }.
sum-church-second = { $points } para cada um dos que agora têm mais discos na Igreja: { $who }.
sum-turned = Fichas viradas para cima: { $regions }.
sum-taken = { $who } conquista { $regions }.
sum-taken-from = { $region } (era de { $before })
sum-vikings = No tabuleiro, porque os vikings dominam: { $regions }.
sum-tied = Com empate, sem mudança: { $regions }.
sum-round = Rodada { $round } de { $rounds }: { $raiders } na área de batalha, casamento com { $card } ({ $rewards }).
sum-round-last = Rodada { $round } de { $rounds }, a última: { $raiders } na área de batalha, casamento com { $card }.

## Mão e placar

hand-title = Sua mão
hand-kept = Já escolhidas: { $cards }
hand-pack = Para escolher
hand-empty = Sua mão está vazia.
hand-card = { $card } · se vencer: { $winning } · se não: { $losing }
standing-line = { $letter } · { $who }: { $points }

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

at-active = Cidade ativa: { $town }.
at-trick = Cartas jogadas: { $cards }.
at-offer = Área de batalha: { $battle }. Casamento em oferta: { $card }.
at-no-offer = Área de batalha: { $battle }.
at-seat = { $letter }, { $who }: { $parts }.
at-renown = renome { $n }
at-raiders = invasores { $n }
at-church = Igreja { $n }
at-track = casamento { $n }
at-marker = Tem o marcador.
at-towns = Cidades: { $towns }.
at-claims = Conquistas: { $regions }.
at-won = Casamentos: { $cards }.
at-monasteries = Monastérios: { $towns }.
at-vikings = Cidades vikings: { $towns }.
at-up = Viradas para cima no tabuleiro: { $regions }.

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
rules-cards-suit = { $square } **{ $suit }**

## Títulos do que pode ser perguntado mais tarde

ahead-play-card = Próxima carta
ahead-play-card-colour = { $colour ->
    [red] Carta se a cidade for vermelha
    [blue] Carta se a cidade for azul
   *[yellow] Carta se a cidade for amarela
  }
ahead-lead = Carta e cidade com que você abre
ahead-action = Ação do { $card }
ahead-action-won = { $colour ->
    [red] Se o { $card } vencer uma vermelha
    [blue] Se o { $card } vencer uma azul
   *[yellow] Se o { $card } vencer uma amarela
  }
ahead-action-lost = { $colour ->
    [red] Se o { $card } não vencer a vermelha
    [blue] Se o { $card } não vencer a azul
   *[yellow] Se o { $card } não vencer a amarela
  }
ahead-marriage-town = Cidade pela carta de casamento
ahead-track-town = Cidade pela trilha de casamento
ahead-lose-town = Cidade que você perde para os vikings
ahead-lose-town-other = Cidade que { $who } perde para os vikings
ahead-monastery = Onde construir o monastério

## Ordens permanentes

order-extras = Comprar mais invasores, discos ou espaços
order-extras-never = nunca, se não houver mais nada a escolher
order-expand = Expandir por uma estrada
order-expand-never = nunca, se não houver mais nada a escolher

## A posição inteira, para ser lida em voz alta

told-active = A vaza é por { $town }, { $colour ->
    [red] vermelha
    [blue] azul
   *[yellow] amarela
  }.
told-battle = Área de batalha: { $raiders }. Cartas de vikings até agora: { $strengths }.
told-offer = Casamento em oferta: { $card } ({ $rewards }).
told-gone = Fora do jogo: { $cards }.
told-to-come = { $count ->
    [1] Ainda por vir: a Princesa.
   *[other] Cartas de casamento por vir: { $count }, a Princesa por último.
  }
told-space = espaço { $space } de casamento
told-space-gives = espaço { $space } de casamento ({ $gives })
told-any-town = qualquer cidade livre
told-region = **{ $region }** · { $token } · { $count }
told-nobody = nenhuma cidade tomada
told-town = { $number }, { $colour ->
    [red] vermelha
    [blue] azul
   *[yellow] amarela
  }: { $has } · por estrada: { $roads }
told-no-road = nenhuma
told-free = livre
told-viking = com ficha viking
detail-road = por estrada da sua { $towns }

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
