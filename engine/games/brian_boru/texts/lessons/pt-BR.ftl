# Brian Boru: o que se conta a quem nunca leu as regras.
# Como soa: docs/style.md. Um nome para cada coisa: texts/glossary.toml.

## Como se joga

learn-aim-title = O objetivo: liderar as regiões
learn-aim = Quando há cidades tomadas suficientes em uma região, a ficha dela dá pontos a quem tem mais delas. Casamentos, a luta com os vikings e a Igreja dão o resto; quem tem mais pontos no fim é o Alto Rei.
learn-trick-title = Cada vaza disputa uma cidade
learn-trick = Quem está com o marcador escolhe uma cidade livre e abre com uma carta da cor dela; depois cada um joga a carta que quiser. A mais alta dessa cor, ou branca, leva a cidade e o marcador.
learn-losing-title = Perder também rende
learn-losing = Da carta mais baixa à mais alta, todos agem: quem vence faz o que está no alto da carta; os outros escolhem uma das ações de baixo. Elas dão moedas e estradas, ou invasores, discos na Igreja e passos rumo ao casamento.
learn-upkeep-title = Depois das vazas, a manutenção
learn-upkeep = O mais alto na trilha de casamento, mais invasores, mais discos na Igreja: o que paga é liderar sem empate. Com menos invasores que todos você pode perder uma cidade; no fim, cada região é de quem tem mais cidades nela.
learn-mistakes-title = Onde se erra no começo
learn-mistakes = Brigar por todas as cidades, embora as ações de quem perde muitas vezes valham mais. Ficar por último em invasores com vikings ainda na área, ou vencer com cartas altas sem moedas: cada moeda que falta custa 2 pontos.

## Por que uma pergunta importa

matters-first-town = Cidades dão regiões, e as estradas partem das cidades que são suas.
matters-draft = As altas vencem cidades; as baixas dão mais quando vencem, e agem antes.
matters-lead = Você escolhe a briga: uma cidade que quer, em uma cor em que é forte.
matters-play-card = Perder também rende: a cidade vale mais que as outras ações da carta?
matters-action = O que você pega agora é comparado depois: casamento, batalha, Igreja.
matters-princess = Cidades vikings podem dar regiões a você; 4 pontos são certos.
matters-marriage-town = Uma cidade livre vale mais onde mais uma já dá a região.
matters-track-town = Uma cidade livre vale mais onde mais uma dá a região a você.
matters-lose-town = A partir de agora ela conta para os vikings, também nas conquistas.
matters-monastery = Uma cidade com monastério conta como duas nas conquistas.

## O jogo guiado: no que se repara

look-first-town = Estradas valem muito depois: seis cidades não têm nenhuma. Uma região que pede 2 ou 3 cidades paga antes; uma grande paga mais.
look-draft = Duas ou três cartas de uma cor são boas para abrir, a branca serve em toda parte, e uma baixa não é ruim: ela age primeiro.
look-lead = Com mais uma cidade, que região seria sua? Abra por ela, com uma cor da qual tenha uma carta alta ou da qual muitas já saíram.
look-play-card = Sua carta vence a que está na frente? Se não, ou se a cidade vale pouco, jogue uma cujas ações de baixo você queira.
look-action = Quem lidera em invasores, em discos, na trilha? Liderar sem empate paga; o segundo lugar quase nada.
look-princess = Conte as cidades vikings em regiões disputadas. São poucas? Então os 4 pontos valem mais.
look-marriage-town = Procure um empate que você desfaça, ou uma ficha que vire com mais uma cidade.
look-track-town = Qualquer cidade do tabuleiro: desfaça um empate ou some uma região nova para o fim.
look-lose-town = Onde uma cidade a menos não custa nada: muito à frente ou muito atrás? O monastério não protege.
look-monastery = Melhor em uma região disputada: a cidade conta como duas, e continua contando assim se os vikings a tomarem.

## O jogo guiado: por que foi assim

after-trick-won = Vence a carta mais alta da cor da cidade; a branca conta como dessa cor. As outras não podem vencer, por mais altas que sejam.
after-marriage-slid = Em um espaço da trilha só cabe um disco: quem termina em um ocupado desce até o próximo livre.
after-paid = Cartas altas vencem, mas custam moedas. Sem moedas, custam 2 pontos cada.
after-raid = Sobraram invasores que ninguém pegou: quem tem menos perde uma cidade, e quem tem mais escolhe qual.
after-raid-repelled = Todos os invasores foram pegos: os vikings não atacam e ninguém perde uma cidade.
after-marriage-won = Quem está mais alto se casa e volta ao início. Os outros recebem pelo seu espaço e ficam nele.
after-spoils = Na frente sem empate em invasores: 1 de renome e um ponto por renome. Esses invasores são devolvidos, então a próxima rodada está aberta.
after-church-first = Na frente sem empate na Igreja: um monastério, o marcador e com ele a primeira abertura da próxima rodada. Os discos voltam.
after-claim-flipped = Já há cidades tomadas suficientes aqui, sejam de quem forem: a partir de agora alguém pode ter a ficha.
after-claim-taken = Mais cidades na região, com monastérios valendo dobrado. Os pontos são, no fim, de quem tiver a ficha.
after-claim-tied = No empate a ficha fica onde está: mais uma cidade ou um monastério decidiria.

## Avisos

warn-unpaid = Você não tem moedas: vencer com uma carta que pede moedas custa 2 pontos para cada moeda que falta.
warn-last-card = É a última vaza da rodada: a carta que você não jogar é descartada.
warn-raid = Os vikings atacam depois desta vaza: do jeito que está, você tem menos invasores e perde uma cidade.

## O que se pode consultar

about-town-title = Cidade
about-town = Coloque um disco na cidade ativa, que passa a ser sua, e pegue o marcador de cidade. Só quem vence a vaza faz isso.
about-town-example = A vaza é por Munster 3. Ana vence, coloca seu disco, pega o marcador e com ele abre a próxima vaza.
about-coin-title = Moeda
about-coin = Pegue 1 moeda. Moedas compram mais invasores, discos e passos de casamento (2 cada) e uma expansão (5).
about-coin-example = Ana tem 3 moedas e pega 2. Com 5 ela pode expandir na hora, se a expansão vier depois das moedas.
about-pay-title = Pagar
about-pay = Devolva 1 moeda. Se não tiver nenhuma, perca 2 pontos.
about-pay-example = Ben vence com o 24 vermelho, que pede para pagar duas vezes. Ele tem 1 moeda: paga, e pela outra perde 2 pontos.
about-pay-ruling = Não se pode escolher perder pontos tendo moedas. Ninguém fica abaixo de 0 pontos.
about-expand-title = Expandir
about-expand = Você pode pagar 5 moedas para colocar um disco em uma cidade livre que uma estrada ligue diretamente a uma sua.
about-expand-example = Carla tem Munster 4. A estrada leva a Munster 5, que está livre: por 5 moedas é dela.
about-expand-ruling = Não vale a cidade desta vaza antes de quem vence ficar com ela, nem partir de uma cidade com ficha viking.
about-raider-title = Invasor
about-raider = Pegue 1 invasor da área de batalha e depois mais, por 2 moedas cada. Quem tem mais, sem empate, ganha renome e pontos na manutenção; quem tem menos pode perder uma cidade.
about-raider-example = Ana pega 2 invasores e compra 1 por 2 moedas. Com 5 ela passa Ben, que tem 4.
about-raider-ruling = Sem invasores na área de batalha não há o que pegar. Os que você guarda contam também na próxima rodada.
about-church-title = Igreja
about-church = Coloque 1 disco na área da Igreja e depois mais, por 2 moedas cada. Quem tem mais, sem empate, constrói um monastério e pega o marcador; com 4 ou mais também se constrói.
about-church-example = Ben coloca 2 discos e tem 4; Ana tem 5. Ana constrói primeiro; depois Ben, ainda com 4, também.
about-church-ruling = Depois da primeira recompensa, quem tem mais agora ganha 1 ponto e recupera um disco: 4 podem virar 3.
about-marriage-title = Casamento
about-marriage = Suba 1 espaço na trilha de casamento e depois mais, por 2 moedas cada. Quem está mais alto leva a carta de casamento; os outros, o que diz o seu espaço.
about-marriage-example = Carla sobe 3 até o espaço 4, onde está Ben, e desce ao 3. Mais um passo teria custado 2 moedas.
about-marriage-ruling = Só conta onde você termina: passar por outros é grátis, e ninguém termina abaixo de onde começou.
about-unviking-title = Expulsar vikings
about-unviking = Remova uma ficha viking do tabuleiro, de quem for. O disco embaixo volta a contar.
about-unviking-example = Ana joga o 13 branco, não vence e liberta sua Leinster 4. Depois paga 1 moeda.
about-renown-title = Renome
about-renown = Vale 1 ponto no fim. Quem tem mais invasores, sem empate, ganha 1 de renome e depois um ponto por renome que tem.
about-renown-example = Ben tem 2 de renome e leva os espólios: agora 3 de renome, e 3 pontos na hora.
about-claim-title = Ficha de conquista
about-claim = Há uma em cada região. Ela vira para cima quando há cidades tomadas suficientes e vai para quem tem mais. No fim vale seus pontos; virada no tabuleiro, metade para quem empata.
about-claim-example = Munster pede 5 cidades e vale 7 pontos. Ana tem 3 das 5, Ben 2: Ana pega a ficha.
about-claim-ruling = No empate ela fica onde está. Um monastério faz a cidade contar como duas. Os vikings contam como um lado à parte.
about-marker-title = Marcador de cidade
about-marker = Quem está com ele escolhe a cidade da próxima vaza e abre. No fim do jogo vale 1 ponto.
about-marker-example = Ana vence a última vaza; Ben, a Igreja: o marcador vai para Ben, que abre a próxima rodada.
about-suit-red-title = Vermelho: batalha
about-suit-red = Cartas vermelhas vencem cidades vermelhas. Elas pegam invasores da área de batalha.
about-suit-red-example = Em Munster 3, que é vermelha, o 8 vermelho vence o 5 vermelho. Em uma cidade azul nenhum venceria.
about-suit-blue-title = Azul: Igreja
about-suit-blue = Cartas azuis vencem cidades azuis. Elas colocam discos na área da Igreja.
about-suit-blue-example = O 3 azul é baixo: em uma cidade azul o 9 azul vence, mas ele age antes, por 3 moedas ou 2 discos.
about-suit-yellow-title = Amarelo: corte
about-suit-yellow = Cartas amarelas vencem cidades amarelas. Elas sobem na trilha de casamento.
about-suit-yellow-example = O 14 amarelo que não vence sobe 3 espaços, ou dá 1 moeda e uma expansão.
about-suit-white-title = Branco: realeza
about-suit-white = Cartas brancas servem em uma cidade de qualquer cor, para abrir e para vencer. O que dão é modesto.
about-suit-white-example = O 20 branco vence uma cidade vermelha contra o 18 vermelho, mas não contra o 24 vermelho.

card-effect = **Se vencer:** { $winning }. **Se não:** { $losing }.
card-or = { $one }, ou { $other }
card-example-low = Ana abre com o { $card }. Alguém joga uma carta mais alta da cor e vence: Ana, com o número mais baixo, age antes e escolhe uma das ações de baixo.
card-example-high = Ana joga o { $card } em uma cidade da cor dele: quase nenhuma carta o vence. Em outra cor ele não pode vencer, mas as ações de baixo são dela mesmo assim.
card-example-white = Ana joga o { $card }: serve em qualquer cidade. Uma carta mais alta da cor da cidade o vence, e outra branca mais alta também.
card-ruling-pay = Vencer com ela custa { $coins }; cada moeda que faltar custa 2 pontos.
about-wife = Quem está mais alto na trilha de casamento na manutenção recebe: { $rewards }. Também desempata no fim.
about-wife-example = Ana está no espaço 5 e Ben no 4: Ana se casa com { $card }, recebe o que a carta diz e volta ao início. Ben recebe pelo espaço 4.
about-wife-ruling = Se não houver cidade livre na região, o disco se perde; os pontos não.
about-princess = Sempre a última carta de casamento. Quem a conquista escolhe: apoio militar (cidades vikings contam como suas nas conquistas), comércio (contam como suas para o número de regiões) ou 4 pontos.
about-princess-example = Em Munster há duas cidades vikings; Ana tem 2 e Ben 3. Com apoio militar, Ana conta 4 e pega a ficha.
about-princess-ruling = A invasão vem depois da escolha: cidades perdidas então também contam.
