# Brian Boru: o que se conta a quem nunca leu as regras.
# Como soa: docs/style.md. Um nome para cada coisa: texts/glossary.toml.

## Como se joga

learn-aim-title = O objetivo: liderar as regiões
learn-aim = Quando há cidades tomadas suficientes em uma região, a ficha de conquista dela dá pontos a quem tem mais delas. Casamentos, a luta com os vikings e a Igreja dão o resto. Quem tem mais pontos no fim é o Alto Rei.
learn-trick-title = Cada vaza é por uma cidade
learn-trick = Quem está com o marcador escolhe uma cidade livre e abre com uma carta da cor dela ou branca. Depois cada um joga a carta que quiser. A mais alta dessa cor, ou branca, leva a cidade e o marcador.
learn-losing-title = Perder também rende
learn-losing = Da carta mais baixa à mais alta, todos fazem uma ação: quem vence, a do alto da carta; os outros escolhem uma das de baixo. Elas dão moedas e uma possível expansão, ou invasores, discos na Igreja e passos rumo ao casamento.
learn-upkeep-title = Depois das vazas, a manutenção
learn-upkeep = Estar mais alto na trilha de casamento, ter mais invasores ou mais discos na Igreja: o que rende é liderar sem empate. Se ninguém tem menos invasores que você, você pode perder uma cidade. No fim da rodada, cada região é de quem tem mais cidades nela.
learn-mistakes-title = Erros de principiante
learn-mistakes = Brigar por todas as cidades, embora as ações de quem perde muitas vezes valham mais. Ficar por último em invasores com vikings ainda na área. Vencer com cartas altas sem moedas: cada moeda que falta custa 2 pontos.

## Por que uma pergunta importa

matters-first-town = Cidades dão regiões, e as estradas partem das cidades que são suas.
matters-draft = Cartas altas vencem cidades; as baixas dão mais quando vencem, e agem antes.
matters-lead = Você escolhe a briga: uma cidade que quer, em uma cor em que é forte.
matters-play-card = Perder também rende: a cidade vale mais que as outras ações da carta?
matters-action = O que você pega agora é comparado na manutenção: casamento, batalha, Igreja.
matters-princess = Cidades vikings podem dar regiões a você; 4 pontos são certos.
matters-marriage-town = Uma cidade livre vale mais onde uma a mais já dá a região.
matters-track-town = Uma cidade livre vale mais onde uma a mais já dá a região.
matters-lose-town = A partir de agora essa cidade conta para os vikings, também nas conquistas.
matters-monastery = Uma cidade com monastério conta como duas nas conquistas.

## O jogo guiado: no que se repara

look-first-town = Estradas valem muito depois: seis cidades não têm nenhuma. Uma região que exige 2 ou 3 cidades rende antes; uma grande rende mais.
look-draft = Duas ou três cartas de uma cor são boas para abrir, e a branca serve em toda parte. Uma baixa também não é ruim: age primeiro.
look-lead = Com mais uma cidade, que região seria sua? Abra por ela, com uma cor da qual tenha uma carta alta ou da qual muitas já saíram.
look-play-card = Sua carta vence a que está na frente? Se não, ou se a cidade vale pouco, jogue uma cujas ações de baixo você queira.
look-action = Quem lidera em invasores, em discos, na trilha? Liderar sem empate rende; o segundo lugar, quase nada.
look-princess = Conte as cidades vikings em regiões disputadas. São poucas? Então os 4 pontos valem mais.
look-marriage-town = Procure um empate que você possa desfazer, ou uma ficha que vire com mais uma cidade.
look-track-town = Qualquer cidade do tabuleiro: desfaça um empate ou some uma região nova para o fim.
look-lose-town = Onde uma cidade a menos não custa nada: onde você está muito à frente ou muito atrás? O monastério não protege a cidade.
look-monastery = Melhor em uma região disputada: a partir de agora a cidade conta como duas, mesmo que os vikings a tomem.

## O jogo guiado: por que foi assim

after-trick-won = Vence a carta mais alta da cor da cidade; a branca conta como dessa cor. As outras não podem vencer, por mais altas que sejam.
after-marriage-slid = Em um espaço da trilha só cabe um disco: quem termina em um ocupado desce até o próximo livre.
after-paid = Cartas altas vencem, mas custam moedas. Cada moeda que você não tem custa 2 pontos.
after-raid = Sobraram invasores que ninguém pegou: quem tem menos perde uma cidade. Quem tem mais, sem empate, escolhe qual; se houver empate, escolhe quem perde.
after-raid-repelled = Todos os invasores foram pegos: os vikings não atacam e ninguém perde uma cidade.
after-marriage-won = Quem está mais alto se casa e volta ao início. Os outros recebem o que o seu espaço dá e ficam nele.
after-spoils = Primeiro, sem empate, em invasores: 1 de renome e um ponto por renome. Esses invasores são devolvidos, então a próxima rodada está aberta.
after-church-first = Primeiro, sem empate, na Igreja: um monastério e o marcador, e com ele a primeira abertura da próxima rodada. Os discos voltam.
after-claim-flipped = Já há cidades tomadas suficientes aqui, sejam de quem forem: a partir de agora alguém pode ter a ficha.
after-claim-taken = Mais cidades na região, com monastérios valendo dobrado. Os pontos vão para quem tiver a ficha no fim.
after-claim-tied = No empate a ficha fica onde está: mais uma cidade ou um monastério decidiria.

## Avisos

warn-unpaid = Você não tem moedas: se vencer com uma carta que pede moedas, cada uma custa 2 pontos.
warn-last-card = É a última vaza da rodada: a carta que você não jogar é descartada.
warn-raid = Os vikings atacam depois desta vaza: do jeito que está, ninguém tem menos invasores que você, e você perde uma cidade.

## O que se pode consultar

about-town-title = Cidade
about-town = Coloque um disco na cidade ativa, que passa a ser sua, e pegue o marcador de cidade. Só quem vence a vaza faz isso.
about-town-example = A vaza é por Munster 3. Ana vence, coloca seu disco, pega o marcador e com ele abre a próxima vaza.
about-coin-title = Moeda
about-coin = Pegue 1 moeda. Moedas compram mais invasores, discos e passos de casamento (2 cada um) e uma expansão (5).
about-coin-example = Ana tem 3 moedas e pega 2. Com 5 ela pode expandir na hora, se o símbolo de expansão vier depois das moedas.
about-pay-title = Pagar
about-pay = Devolva 1 moeda. Se não tiver nenhuma, perca 2 pontos.
about-pay-example = Ben vence com o 24 vermelho, que pede para pagar duas vezes. Ele tem 1 moeda: paga, e pela outra perde 2 pontos.
about-pay-ruling = Você não pode escolher perder pontos se tiver moedas. Ninguém fica abaixo de 0 pontos.
about-expand-title = Expandir
about-expand = Você pode pagar 5 moedas para colocar um disco em uma cidade livre, ligada diretamente por estrada a uma sua.
about-expand-example = Carla tem Munster 4. A estrada leva a Munster 5, que está livre: por 5 moedas é dela.
about-expand-ruling = Não se pode expandir para a cidade desta vaza antes que quem vence fique com ela, nem a partir de uma cidade com ficha viking.
about-raider-title = Invasor
about-raider = Pegue 1 invasor da área de batalha e depois mais, por 2 moedas cada um. Quem tem mais, sem empate, ganha renome e pontos na manutenção; quem tem menos pode perder uma cidade.
about-raider-example = Ana pega 2 invasores e compra 1 por 2 moedas. Com 5 ela passa Ben, que tem 4.
about-raider-ruling = Sem invasores na área de batalha não há o que pegar. Os que ficam com você contam também na próxima rodada.
about-church-title = Igreja
about-church = Coloque 1 disco na área da Igreja e depois mais, por 2 moedas cada um. Quem tem mais, sem empate, constrói um monastério e pega o marcador; com 4 ou mais você também constrói um.
about-church-example = Ana tem 6 discos, Ben 5 e Carla 4. Ana constrói e recupera os seus. Ben, agora primeiro, ganha 1 ponto e recupera 1. Ben e Carla têm 4: os dois constroem.
about-church-ruling = Depois da primeira recompensa, quem agora tem mais ganha 1 ponto e recupera 1 disco. Se tinha 4, com 3 já não constrói.
about-marriage-title = Casamento
about-marriage = Suba 1 espaço na trilha de casamento e depois mais, por 2 moedas cada um. Quem está mais alto leva a carta de casamento; os outros, o que diz o seu espaço.
about-marriage-example = Carla sobe 3 até o espaço 4, onde está Ben, e desce ao 3. Mais um espaço teria custado 2 moedas.
about-marriage-ruling = Só conta onde você termina: passar por outros é grátis, e ninguém termina abaixo de onde começou.
about-unviking-title = Expulsar vikings
about-unviking = Remova uma ficha viking do tabuleiro, seja de quem for o disco embaixo. Esse disco volta a contar.
about-unviking-example = Ana joga o 13 branco, não vence e livra dos vikings sua Leinster 4. Depois paga 1 moeda.
about-renown-title = Renome
about-renown = Cada um vale 1 ponto no fim. Quem tem mais invasores, sem empate, ganha 1 de renome e depois um ponto por renome que tem.
about-renown-example = Ben tem 2 de renome e leva os espólios: agora 3 de renome, e 3 pontos na hora.
about-claim-title = Ficha de conquista
about-claim = Há uma em cada região. Ela vira para cima quando há cidades tomadas suficientes e vai para quem tem mais. No fim vale seus pontos; virada para cima no tabuleiro, metade para quem empata.
about-claim-example = Munster pede 5 cidades e vale 7 pontos. Ana tem 3 das 5, Ben 2: Ana pega a ficha.
about-claim-ruling = No empate ela fica onde está. Um monastério faz a cidade contar como duas. Os vikings contam como um lado à parte.
about-marker-title = Marcador de cidade
about-marker = Quem está com ele escolhe a cidade da próxima vaza e abre. No fim do jogo vale 1 ponto.
about-marker-example = Ana vence a última vaza; Ben, a primeira recompensa da Igreja: o marcador vai para Ben, que abre a próxima rodada.
about-suit-red-title = Vermelho: batalha
about-suit-red = Cartas vermelhas vencem cidades vermelhas. Elas pegam invasores da área de batalha.
about-suit-red-example = Em Munster 3, que é vermelha, o 8 vermelho vence o 5 vermelho. Em uma cidade azul nenhum venceria.
about-suit-blue-title = Azul: Igreja
about-suit-blue = Cartas azuis vencem cidades azuis. Elas colocam discos na área da Igreja.
about-suit-blue-example = O 3 azul é baixo: em uma cidade azul, o 9 azul vence. Mas o 3 azul age antes, por 3 moedas ou 2 discos.
about-suit-yellow-title = Amarelo: corte
about-suit-yellow = Cartas amarelas vencem cidades amarelas. Elas sobem na trilha de casamento.
about-suit-yellow-example = Um 14 amarelo que perde faz você subir 3 espaços, ou dá 1 moeda e uma possível expansão.
about-suit-white-title = Branco: realeza
about-suit-white = Cartas brancas servem em uma cidade de qualquer cor, para abrir e para vencer. Elas dão pouco.
about-suit-white-example = O 20 branco vence uma cidade vermelha contra o 18 vermelho, mas não contra o 24 vermelho.

card-effect = **Se vencer:** { ACTION($card) }. **Se não:** { EITHER($card) }.
card-or = { $one }, ou { $other }
card-example = { $how ->
    [low] Ana abre com o { CARD($card) }. Ben joga uma carta mais alta dessa cor e vence. Ana tem o número mais baixo: age antes e escolhe uma das ações de baixo.
    [high] Ana joga o { CARD($card) } em uma cidade da cor dele: quase nenhuma carta o vence. Em outra cor ele não pode vencer, mas ela ainda faz uma das ações de baixo.
   *[white] Ana joga o { CARD($card) }: serve em qualquer cidade. Uma carta mais alta da cor da cidade o vence, e outra branca mais alta também.
  }
card-ruling-pay = Vencer com ela custa { COUNT("coins", $pays) }; cada moeda que faltar custa 2 pontos.
about-wife = Na manutenção, quem está mais alto na trilha de casamento recebe: { REWARDS($card) }. A carta também desempata no fim.
about-wife-example = Ana está no espaço 5 e Ben no 4. Ana se casa com { CARD($card) }, recebe o que a carta diz e volta ao início. Ben recebe a recompensa do espaço 4.
about-wife-ruling = Se não houver cidade livre na região, você não coloca o disco, mas ganha os pontos.
about-princess = Sempre a última carta de casamento. Quem a conquista escolhe: apoio militar (cidades vikings contam como suas nas conquistas), comércio (contam como suas para o número de regiões) ou 4 pontos.
about-princess-example = Em Munster há duas cidades vikings; Ana tem 2 e Ben 3. Com apoio militar, Ana soma 4 e pega a ficha.
about-princess-ruling = A invasão vem depois da escolha: cidades perdidas nela também contam.
