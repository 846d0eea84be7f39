# Claim Kingdoms: o que se conta a quem nunca leu as regras.
# Como soa: docs/style.md. Um nome para cada coisa: texts/glossary.toml.

## Como se joga

learn-aim-title = O objetivo: ter mais seguidores
learn-aim = Cada carta que você joga leva um seguidor seu. No fim, quem tem mais em um mapa de guerra ou nas cartas de uma facção ganha os pontos. Os números ao lado dos mapas e nas cartas dizem quantos.
learn-turn-title = Um turno: jogar, usar, pegar
learn-turn = Jogue a sua carta em um espaço vazio ao lado de outra, ponha nela um seguidor e ative o campo embaixo. Depois você pode usar o poder da facção. No fim, pegue uma carta nova para o próximo turno.
learn-power-title = Poderes: pontos já, ou atrapalhar os outros
learn-power = As cartas baixas dão sobretudo pontos na hora. As altas costumam mover, remover ou somar seguidores. Se há algo a escolher, quase sempre você escolhe junto com a carta nova, ou não usa o poder.
learn-score-title = De onde vêm os pontos
learn-score = Você ganha pontos durante a partida. No fim, cada mapa pontua para os dois que têm mais seguidores, e cada facção, só para o primeiro. Quem empata em uma colocação ganha os pontos dela. Com dois jogadores, o segundo pode ter no máximo 3 seguidores a menos.
learn-mistakes-title = Onde os iniciantes erram
learn-mistakes = Jogam cada carta onde dá um ponto e nunca reforçam uma facção que já têm. A partida termina quando a primeira reserva acaba, então conte os seguidores. Fique à frente por pouco em muitos lugares.

## Por que uma pergunta importa

matters-choose-factions = As baixas dão pontos na hora, as altas atrapalham os adversários: misturar é o melhor.
matters-choose-faction = As baixas dão pontos na hora, as altas atrapalham os adversários: misturar é o melhor.
matters-play-card = Carta e espaço decidem juntos o campo, o poder, o mapa e a facção.
matters-place-card = Um espaço decide quatro coisas: o campo, o poder, o mapa e a facção.
matters-place-revealed = Você põe uma segunda carta neste turno: jogue-a onde mais um seguidor dá a maioria a você.
matters-catapult = Um seguidor a menos pode custar a um adversário um mapa ou uma facção.
matters-spectre = Uma carta leva os seguidores junto: para outro mapa, ou para longe de um Druida.
matters-use-power = Quando o turno acaba, o poder se perde.
matters-copy-power = Você escolhe qual poder adjacente usa aqui, uma vez.
matters-guess = Se acertar, você ganha 3 pontos; se errar, ainda ganha 1.
matters-amount = Você troca pontos de agora por seguidores que contam no fim.
matters-target-card = O que você muda aqui pode contar duas vezes no fim: para o mapa e para a facção.
matters-target-follower = Um seguidor pode decidir um mapa e uma facção.
matters-target-followers = Dois seguidores podem virar duas maiorias de uma vez.
matters-target-seats = Cada ponto passa de um adversário para você.
matters-target-pair = Mover um seguidor pode dar a você uma colocação e tirar outra de um adversário.
matters-target-hand = Você vê, ou leva, o que alguém está prestes a jogar.
matters-display-card = A carta que fica aqui decide para qual facção os seus seguidores contam.
matters-display-cards = Um ponto para cada uma, e ninguém mais fica com elas.
matters-seer-card = Você vai jogá-la no próximo turno: qual carta combina melhor com a mesa?
matters-draw-card = Você vai jogá-la no próximo turno: veja onde o poder dela serviria.

## A partida guiada: para onde as pessoas olham

look-choose-factions = Escolha duas ou três baixas e duas ou três altas.
look-choose-faction = Escolha o que falta: as baixas dão pontos, as altas mudam a mesa.
look-play-card = *Comparar* diz de cada carta e espaço o que rendem agora e onde você teria a maioria.
look-place-card = *Comparar* diz de cada espaço os pontos de agora, os alvos e o que você ganharia se a partida acabasse já.
look-place-revealed = Procure um castelo, ou um mapa em que mais um seguidor dê a maioria a você.
look-catapult = Remova um seguidor onde um adversário está à frente por um só.
look-spectre = Leve os seus seguidores a um mapa em que eles façam a diferença.
look-use-power = Pontos são bons, mas veja do que você abre mão: com os Yetis você não escolhe a próxima carta.
look-copy-power = Prefira pontos certos, ou um seguidor de quem está à frente.
look-guess = Conte os valores à vista: restam mais cartas altas ou baixas?
look-amount = Mais um seguidor aqui dá a você uma facção ou um mapa?
look-target-card = Escolha uma carta em que um só seguidor decida a maioria.
look-target-follower = Escolha um seguidor de um adversário que está à frente por um só.
look-target-followers = Quebre duas maiorias: muitas vezes é melhor tirar um de cada lugar que dois do mesmo.
look-target-seats = Escolha quem está à frente em pontos.
look-target-pair = Mova um seguidor de onde ele não faz falta para onde ele desfaz um empate.
look-target-hand = Escolha quem joga em seguida, ou quem acabou de pegar uma carta forte.
look-display-card = Escolha a facção em que mais um seguidor dá a maioria a você.
look-display-cards = Escolha as cartas que ajudariam quem joga em seguida.
look-seer-card = Prefira uma facção em que você já tem seguidores.
look-draw-card = Prefira uma facção em que você já tem seguidores, ou cujo poder serve agora em algum lugar.

## A partida guiada: por que foi assim

after-card-played = Com cada carta entra um seguidor. Ele conta para o mapa em que está e para a facção da carta.
after-field = O campo é ativado porque uma carta foi jogada nele. Ele só é ativado de novo se essa carta sair e outra for jogada ali.
after-power-used = O poder é usado uma vez só, de onde a carta está. Os pontos são marcados na hora.
after-power-idle = Nada acontece agora: este poder não tem nada a escolher nem a contar, ou só funciona no final.
after-card-taken = O turno acaba com uma carta nova: uma da oferta, ou a do topo do baralho, que ninguém vê antes.
after-treasure = Sob todas as ruínas há um tesouro. A primeira carta jogada ali o revela; depois o espaço fica comum.

## Avisos

warn-last-follower = É o seu último seguidor: a partida termina depois deste turno.
warn-last-space = É o último espaço livre: a partida termina depois deste turno.
warn-catapult-own = Só há seguidores seus ao alcance, e um deles tem de sair.
warn-catapult-own-there = Catapulta em { $spaces }: só há seguidores seus ao alcance, e um deles tem de sair.
warn-sweep-own = Todos os seguidores da carta são removidos, inclusive os seus.
warn-turn-down-own = Os seus seguidores nessa carta também são removidos, e ela não conta mais para ninguém.
warn-poison-own = Em uma carta envenenada os seus seguidores também não contam para a facção.
warn-recall = Se você pega um seguidor de volta por 3 pontos, abre mão do que ele contaria no fim.

## O que se pode consultar

about-value = Quem tem mais seguidores nas cartas dela: { COUNT("points", $points) } no fim.
about-field-catapult = Quem joga aqui remove um seguidor de uma carta adjacente. É obrigatório, mesmo que precise ser um dos próprios.
about-field-catapult-example = Ana joga na catapulta. Ben e Carla têm seguidores em cartas adjacentes: Ana devolve um de Ben à reserva.
about-field-mill = Quem joga aqui põe na carta mais um seguidor seu.
about-field-mill-example = Ben joga no moinho: ele tem ali dois seguidores, e restam 13.
about-field-swamp = Quem joga aqui perde 1 ponto, mas nunca fica abaixo de 0.
about-field-swamp-example = Ana tem 4 pontos e joga no pântano: restam 3.
about-field-castle = Quem joga aqui ganha 1 ponto.
about-field-castle-example = Carla tem 6 pontos e joga no castelo: agora tem 7.
about-field-ruin = A primeira carta jogada aqui revela um tesouro: um baú com 2 pontos, uma armadilha que custa 1 ou um espectro que move uma carta.
about-field-ruin-example = Ben encontra um espectro: leva os Elfos de C2, com dois seguidores de Ana, a outro mapa de guerra.
about-moon-title = Lua
about-moon = Todos os Lobisomens dividem uma lua, que muda a cada uso. Lua nova: remova um seguidor. Lua cheia: 2 pontos.
about-moon-example = Ana remove um seguidor na lua nova; os próximos Lobisomens são de Ben e rendem 2 pontos a ele.
about-poison-title = Veneno
about-poison = Seguidores em uma carta envenenada não contam para a facção. Para o mapa, contam.
about-poison-example = Ana e Ben têm três seguidores cada um nos Trolls. Um dos de Ben está em uma carta envenenada: Ana tem mais.
about-power-count-factions-around-example = Há Elfos e Trolls ao redor: com esta carta são 3 facções diferentes, 3 pontos.
about-power-count-own-of-faction-example = Ana tem seguidores em outras duas cartas desta facção: com a nova ela ganha 3 pontos.
about-power-count-faction-in-lines-example = Há uma na linha e duas na coluna: com a nova são 4 pontos.
about-power-count-empty-adjacent-example = Três dos quatro espaços adjacentes estão livres: 3 pontos.
about-power-count-diagonal-example = Duas cartas abertas tocam os cantos dela: 2 pontos.
about-power-count-adjacent-example = Há três cartas adjacentes, uma delas virada para baixo: 3 pontos.
about-power-count-own-adjacent-example = Ana tem seguidores em duas cartas adjacentes: 1 ponto por esta carta e 2 por essas duas.
about-power-run-example = Para cima há duas cartas e depois um espaço vazio; à direita há quatro: 4 pontos.
about-power-variety-example = A linha tem outras duas facções e a coluna, três: 3 pontos.
about-power-guess-example = Ben diz alta, e a carta vale 7: 3 pontos.
about-power-gift-example = Ana ganha 3 pontos e compra a carta do topo do baralho; a oferta não muda.
about-power-peek-example = Ben vê a carta de Ana: Orcs. Há duas cartas de Orcs abertas na mesa: 2 pontos.
about-power-raid-example = Ben e Carla têm seguidores em cartas adjacentes: Ana tira 1 ponto de cada um e fica com 2 a mais.
about-power-recall-example = Ana pega de volta o seguidor de C4 e ganha 3 pontos; C4 não conta mais para ela.
about-power-moon-example = Na lua nova, Ben remove um seguidor de Ana. Agora a lua está cheia, e os próximos Lobisomens rendem 2 pontos.
about-power-pay-example = Ana paga 2 pontos: agora há três seguidores dela nesta carta.
about-power-clear-display-example = Ben tira do jogo duas cartas da oferta e ganha 2 pontos.
about-power-exchange-card-example = Ana a troca por Cavaleiros da oferta: o seguidor dela agora conta para os Cavaleiros.
about-power-steal-card-example = Ana pega a carta oculta de Ben como carta nova; Ben pega outra.
about-power-copy-example = Há Gigantes ao lado: Ben vira uma carta para baixo, como se a dele fosse de Gigantes.
about-power-play-top-example = A carta do topo do baralho é Elfos: Ana a joga em um castelo, com outro seguidor.
about-power-look-example = Ana vê Orcs, Elfos e Magos, fica com os Magos e põe as outras no fundo do baralho.
about-power-shift-example = Ben leva o único seguidor de Ana nos Trolls para os Elfos ao lado.
about-power-sweep-example = Na carta adjacente há três seguidores: todos voltam aos donos.
about-power-petrify-example = Um seguidor de Ana na carta adjacente vira pedra: fica ali e não conta para ninguém.
about-power-walk-example = Ben move um seguidor de um mapa que perdeu para esta carta.
about-power-exchange-followers-example = Ana tem aqui um seguidor e Ben, ali, três: depois da troca é o contrário.
about-power-join-example = Na carta adjacente só há um seguidor de Ben: Ana põe um dela também.
about-power-turn-down-example = Os Cavaleiros adjacentes são virados para baixo: ninguém tem mais seguidores ali.
about-power-poison-example = Os dois seguidores de Ben nos Magos estão em uma carta envenenada: contam só para o mapa.
about-power-replace-example = O seguidor de Ana passa para a carta adjacente; o de Ben volta à reserva.
about-power-remove-example = Ana remove um seguidor de Ben e um de Carla.
about-power-doubles-example = Três seguidores na carta adjacente contam como seis, para o mapa e para a facção.
