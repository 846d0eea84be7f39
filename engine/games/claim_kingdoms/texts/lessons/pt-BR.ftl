# Claim Kingdoms: o que se conta a quem nunca leu as regras.
# Como soa: docs/style.md. Um nome para cada coisa: texts/glossary.toml.

## Como se joga

learn-aim-title = O objetivo: ter mais seguidores
learn-aim = Cada carta que você joga leva um seguidor seu. No fim, quem tem mais em um mapa de guerra ou nas cartas de uma facção recebe os pontos: os números ao lado dos mapas e nas cartas dizem quantos.
learn-turn-title = Um turno: jogar, usar, pegar
learn-turn = Jogue a sua carta em um espaço vazio ao lado de outra, ponha nela um seguidor, e o campo embaixo é ativado. Depois se ativa o poder da facção, e você pega uma carta nova para o próximo turno.
learn-power-title = Poderes: pontos já, ou atrapalhar os outros
learn-power = As cartas baixas dão pontos na hora, que vêm sozinhos; as altas movem, removem ou somam seguidores. Se há algo a escolher, você escolhe junto com a carta nova, ou deixa o poder.
learn-score-title = De onde vêm os pontos
learn-score = Pontos durante o jogo, depois os mapas para quem tem mais e para o segundo, depois cada facção. Quem empata em um lugar recebe os pontos; com dois jogadores, o segundo precisa estar perto.
learn-mistakes-title = Onde os iniciantes erram
learn-mistakes = Jogam cada carta onde dá um ponto e nunca ficam duas vezes em uma facção. A partida termina com a primeira reserva vazia: conte seguidores e fique à frente, por pouco, em muitos lugares.

## Por que uma pergunta importa

matters-choose-factions = As baixas dão pontos na hora, as altas atrapalham: misturar é o melhor.
matters-choose-faction = As baixas dão pontos na hora, as altas atrapalham: misturar é o melhor.
matters-play-card = Carta e espaço decidem juntos o campo, o poder, o mapa e a facção.
matters-place-card = Um espaço decide quatro coisas: o campo, o poder, o mapa e a facção.
matters-place-revealed = Você põe uma segunda carta neste turno: onde mais um seguidor dá a dianteira.
matters-catapult = Um seguidor a menos pode custar a um rival um mapa ou uma facção.
matters-spectre = Uma carta leva os seguidores junto: a outro mapa, ou para longe de um Druida.
matters-use-power = Quando o turno acaba, o poder se perde.
matters-copy-power = Você escolhe o poder de qual vizinha vale aqui, uma vez.
matters-guess = Acertar rende 3 pontos, errar ainda rende 1.
matters-amount = Um ponto agora contra seguidores que contam no fim.
matters-target-card = O que você atinge aqui conta em dobro no fim: para o mapa e a facção.
matters-target-follower = Um seguidor pode decidir um mapa e uma facção.
matters-target-followers = Dois seguidores podem virar duas maiorias de uma vez.
matters-target-seats = Cada ponto passa de um rival para você.
matters-target-pair = Mover um seguidor pode dar um lugar a você e tirar outro de um rival.
matters-target-hand = Você vê, ou leva, o que alguém está prestes a jogar.
matters-display-card = A carta que fica aqui decide para qual facção os seus seguidores contam.
matters-display-cards = Um ponto por carta, e ninguém mais as recebe.
matters-seer-card = É o seu próximo turno: qual carta combina melhor com a mesa?
matters-draw-card = É o seu próximo turno: veja onde o poder dela serviria.

## A partida guiada: para onde as pessoas olham

look-choose-factions = Escolha duas ou três baixas e duas ou três altas.
look-choose-faction = Escolha o que falta: as baixas dão pontos, as altas mudam a mesa.
look-play-card = A lista diz de cada par o que rende agora e onde você ficaria à frente.
look-place-card = Veja o que a lista diz: pontos agora, alvos e o que você teria se a partida acabasse já.
look-place-revealed = Um castelo, ou um mapa em que mais um seguidor deixa você à frente.
look-catapult = Tire de onde alguém está à frente por um.
look-spectre = Leve os seus seguidores a um mapa em que eles façam a diferença.
look-use-power = Pontos são bons, mas veja do que você abre mão: os Yetis tiram a escolha da carta.
look-copy-power = Pontos certos, ou um seguidor de quem está à frente.
look-guess = Conte os valores à vista: restam mais cartas altas ou baixas?
look-amount = Mais um seguidor aqui: ele dá a você uma facção ou um mapa?
look-target-card = A carta em que outro está à frente por um e você vem em seguida.
look-target-follower = O seguidor de quem está à frente por um.
look-target-followers = Onde uma maioria se quebra: muitas vezes um de cada lugar é melhor que dois de um só.
look-target-seats = Quem está à frente em pontos.
look-target-pair = De onde não faz falta para onde desfaz um empate.
look-target-hand = Quem joga em seguida, ou quem acabou de pegar uma carta forte.
look-display-card = A facção em que mais um seguidor dá a dianteira a você.
look-display-cards = As cartas que ajudariam quem joga em seguida.
look-seer-card = De preferência a facção em que você já está.
look-draw-card = De preferência uma facção em que você já está, ou cujo poder serve agora em algum lugar.

## A partida guiada: por que foi assim

after-card-played = Com cada carta entra um seguidor. Ele conta para o mapa em que está e para a facção da carta.
after-field = O campo é ativado porque uma carta foi jogada nele. Ele só é ativado de novo se essa carta sair dali.
after-power-used = O poder vale uma vez, de onde a carta está. Os pontos são marcados na hora.
after-power-idle = Em volta desta carta não havia nada a escolher nem a contar: o poder não fez nada.
after-card-taken = O turno acaba com uma carta nova: uma das abertas, ou o topo do baralho, que ninguém vê.
after-treasure = Sob cada ruína há um tesouro. Quem joga ali primeiro o revela; depois o espaço é comum.

## Avisos

warn-last-follower = É o seu último seguidor: a partida termina depois deste turno.
warn-last-space = É o último espaço livre: a partida termina depois deste turno.
warn-catapult-own = Só há seguidores seus ao alcance, e um deles tem de sair.
warn-catapult-own-there = Catapulta em { $spaces }: só há seguidores seus ao alcance, e um deles tem de sair.
warn-sweep-own = Todos os seguidores da carta saem, os seus também.
warn-turn-down-own = Os seus seguidores nessa carta também saem, e ela não conta mais para ninguém.
warn-poison-own = Em uma carta envenenada os seus seguidores também não contam para a facção.
warn-recall = Quem pega um seguidor de volta por 3 pontos abre mão do que ele contaria no fim.

## O que se pode consultar

about-value = Mais seguidores nas cartas dela: { $points } no fim.
about-field-catapult = Quem joga aqui remove um seguidor de uma carta ao lado. É obrigatório: um próprio, se não houver outro.
about-field-catapult-example = Ana joga na catapulta. Ao lado estão Ben e Carla: ela devolve um seguidor de Ben à reserva.
about-field-mill = Quem joga aqui põe mais um seguidor na carta.
about-field-mill-example = Ben joga no moinho: ficam ali dois seguidores dele, e restam 13.
about-field-swamp = Quem joga aqui perde 1 ponto, mas nunca fica abaixo de 0.
about-field-swamp-example = Ana tem 4 pontos e joga no pântano: restam 3.
about-field-castle = Quem joga aqui ganha 1 ponto.
about-field-castle-example = Carla joga no castelo com 6 pontos e fica com 7.
about-field-ruin = Quem joga aqui primeiro revela um tesouro: um baú com 2 pontos, uma armadilha que custa 1, ou um espectro que move uma carta.
about-field-ruin-example = Ben acha um espectro: leva os Elfos de C2, com dois seguidores de Ana, a outro mapa de guerra.
about-moon-title = Lua
about-moon = Todos os Lobisomens dividem uma lua, que muda a cada uso. Lua nova: remova um seguidor. Lua cheia: 2 pontos.
about-moon-example = Ana remove um seguidor na lua nova; os próximos Lobisomens, de Ben, rendem 2 pontos a ele.
about-poison-title = Veneno
about-poison = Seguidores em uma carta envenenada não contam para a facção. Para o mapa, contam.
about-poison-example = Ana e Ben têm três seguidores cada um nos Trolls. Um de Ben está no veneno: Ana tem mais.
about-power-count-factions-around-example = Há Elfos e Trolls em volta: com esta carta são 3 facções diferentes, 3 pontos.
about-power-count-own-of-faction-example = Outras duas cartas iguais têm seguidores de Ana: com a nova ela ganha 3 pontos.
about-power-count-faction-in-lines-example = Há uma na linha e duas na coluna: com a nova são 4 pontos.
about-power-count-empty-adjacent-example = Três dos quatro espaços ao lado estão livres: 3 pontos.
about-power-count-diagonal-example = Duas cartas abertas tocam os cantos dela: 2 pontos.
about-power-count-adjacent-example = Há três cartas ao lado, uma virada para baixo: 3 pontos.
about-power-count-own-adjacent-example = Ana está em duas cartas ao lado: 1 ponto pela carta e 2 por elas.
about-power-run-example = Para cima há duas cartas e um vão; à direita, quatro: 4 pontos.
about-power-variety-example = A linha tem outras duas facções, a coluna três: 3 pontos.
about-power-guess-example = Ben diz alta, e a carta vale 7: 3 pontos.
about-power-gift-example = Ana ganha 3 pontos e compra o topo do baralho; as abertas ficam.
about-power-peek-example = Ben vê a carta de Ana, um Orc. Há dois Orcs abertos na mesa: 2 pontos.
about-power-raid-example = Ao lado estão Ben e Carla: Ana tira 1 ponto de cada um e fica com 2 a mais.
about-power-recall-example = Ana pega de volta o seguidor de C4 e ganha 3 pontos; C4 não conta mais para ela.
about-power-moon-example = Na lua nova Ben remove um seguidor de Ana. Agora é cheia, e a próxima rende 2 pontos.
about-power-pay-example = Ana paga 2 pontos: agora há três seguidores dela nesta carta.
about-power-clear-display-example = Ben tira do jogo duas cartas abertas e ganha 2 pontos.
about-power-exchange-card-example = Ana põe aqui Cavaleiros da oferta: o seguidor dela agora conta para eles.
about-power-steal-card-example = Ana pega a carta oculta de Ben como carta nova; Ben compra outra.
about-power-copy-example = Há Gigantes ao lado: Ben vira uma carta para baixo como se a dele fosse um.
about-power-play-top-example = O topo do baralho são Elfos: Ana os joga em um castelo, com outro seguidor.
about-power-look-example = Ana vê Orcs, Elfos e Magos, pega os Magos e põe as outras no fundo do baralho.
about-power-shift-example = Ben leva o único seguidor de Ana nos Trolls para os Elfos ao lado.
about-power-sweep-example = Na carta ao lado há três seguidores: todos voltam aos donos.
about-power-petrify-example = Um seguidor de Ana vira pedra: fica ali e não conta para ninguém.
about-power-walk-example = O seguidor de Ben sai de um mapa que ele perdeu e vem para esta carta.
about-power-exchange-followers-example = Ana tem aqui um seguidor e Ben ali três: depois da troca é o contrário.
about-power-join-example = Ben está sozinho na carta ao lado: Ana também põe ali um seguidor.
about-power-turn-down-example = Os Cavaleiros ao lado viram para baixo: ninguém tem mais nada ali.
about-power-poison-example = Os dois seguidores de Ben nos Magos estão no veneno: contam só para o mapa.
about-power-replace-example = O seguidor de Ana passa para a carta ao lado; o de Ben volta à reserva.
about-power-remove-example = Ana remove um seguidor de Ben e um de Carla.
about-power-doubles-example = Três seguidores na carta ao lado contam seis, para o mapa e para a facção.
