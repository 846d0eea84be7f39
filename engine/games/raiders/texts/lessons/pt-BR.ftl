# O que se conta a quem nunca leu as regras de Raiders of the North Sea.
# Como soa: docs/style.md. Um nome para cada coisa: texts/glossary.toml.

## Como se joga

learn-aim-title = O objetivo
learn-aim = Você é um capitão viking: contrata uma tripulação, junta provisões e saqueia as costas por pontos e espólio. Comece pelos portos, embaixo; quanto mais ao norte você navega, mais força precisa e mais vale o saque.
learn-turn-title = Um turno de trabalho: duas construções
learn-turn = Você coloca o único trabalhador que tem em uma construção livre e usa a construção. Depois pega um trabalhador de outra construção e usa essa também. Com o trabalhador que pegou você começa o próximo turno.
learn-raid-title = Ou um saque
learn-raid = Você coloca seu trabalhador em um povoado, onde ele fica para sempre. Paga as provisões, rola os dados e soma sua força para ganhar pontos. Depois leva um lote de espólio com o trabalhador dele. Para cada valquíria do lote, alguém da sua tripulação morre.
learn-points-title = Como se vence
learn-points = Dão pontos os saques e as oferendas que você compra com espólio na Casa Longa. No fim, também as valquírias, a armadura, parte da tripulação e o espólio que sobrar. Quando quase não resta nada nas fortalezas, ou acabam as oferendas ou as valquírias, cada jogador tem mais um turno.
learn-mistakes-title = O que se costuma errar
learn-mistakes = Guardar as cartas: cada uma pode ser contratada pela força, jogada na Prefeitura pelo efeito ou vendida na Tesouraria. E esquecer as provisões: sem elas, até a melhor tripulação fica em casa.

## Por que uma pergunta importa

matters-keep-hand = Cartas baratas dão tripulação cedo; para os primeiros saques bastam 2 ou 3.
matters-place = Passo 1 de 2: depois você pega outro trabalhador e usa a construção dele. Um saque é o turno todo.
matters-pick-up = Passo 2 de 2: você usa esta construção também e começa o próximo turno com este trabalhador.
matters-idle = Raramente é preciso: você só move o trabalhador, ou dispensa alguém ao contratar.
matters-treasury = As cartas se vão: venda as que você não contrataria nem jogaria.
matters-hire = Quem você contrata vai a todos os saques e soma força.
matters-dismiss = Quem chega fica com esse lugar, e quem sai não soma mais força.
matters-long-house = Seu Sábio deixa você usar a construção mais uma vez no mesmo turno.
matters-copy-building = Você recebe o que essa construção dá, mesmo que já haja um trabalhador nela.
matters-swap-worker = Um trabalhador pior estraga o próximo saque de um adversário.
matters-take-plunder = O ouro abre mosteiros e fortalezas, e ainda vale um ponto.
matters-target-seat = Escolha um adversário que logo usaria o que perde.
matters-sacrifice = Você perde força para sempre em troca de uma peça de espólio.
matters-trade-offer = Uma oferenda dá pontos no fim, e esta sai mais barata.
matters-scout-target = Você recebe cartas que não vê: compensa se as suas são fracas.
matters-scout-give = O que você dá não volta: dê o que menos precisa.
matters-give = Você precisa dar uma das duas coisas: fique com a que o próximo turno pede.
matters-reroll = O número novo vale mesmo que seja mais baixo.
matters-choose-set = Você começa o próximo turno com este trabalhador; cada valquíria custa um tripulante.
matters-deaths = Neste saque toda a sua tripulação já contou; pense no próximo.
matters-avenge = Deve doer em quem está na frente.
matters-lose-crew = Fique com quem tem força ou vale pontos no fim.
matters-discard-down = No fim do turno, no máximo 8 cartas: fique com as que vai usar.

## No que as pessoas reparam, em uma primeira partida

look-keep-hand = Fique com pelo menos duas cartas que custem 2 ou 3 de prata: com mais 3 da Prataria você contrata uma ou as duas.
look-place = Primeiro prata e contratar, depois provisões. Saqueie um porto assim que puder.
look-pick-up = O que a construção dá, e a cor: cinzas e brancos chegam aonde os pretos não podem.
look-idle = Volte, a não ser que só queira mover o trabalhador.
look-treasury = Venda a carta com menos força.
look-hire = A força que cada prata compra, e se a carta ajuda nos próximos saques.
look-dismiss = Sai quem tem menos força, a não ser que valha pontos no fim.
look-long-house = Primeiro uma oferenda; depois, provisões para um saque.
look-copy-building = A construção que está sempre ocupada quando você precisa dela.
look-swap-worker = Deixe um adversário com um trabalhador preto logo antes de ele zarpar.
look-take-plunder = Ouro, se falta para o seu próximo saque.
look-target-seat = Quem está na frente, ou quem está prestes a saquear.
look-sacrifice = Faça isso só se o espólio trouxer uma oferenda ou abrir um mosteiro.
look-trade-offer = A oferenda de mais pontos que você possa pagar.
look-scout-target = Um adversário com muitas cartas.
look-scout-give = As cartas que você venderia na Tesouraria.
look-give = Logo antes de um saque, provisões valem mais que prata.
look-reroll = O dado mais baixo: quanto menor o número, menos você arrisca ao rolar de novo.
look-choose-set = Um trabalhador branco abre as fortalezas; o ouro paga a entrada.
look-deaths = Primeiro quem dá algo ao morrer, depois quem tem menos força.
look-avenge = Quem tem a tripulação mais forte.
look-lose-crew = Quem tem menos força, ou quem já deu tudo o que podia.
look-discard-down = As mais caras, se você não for contratar logo.
after-worker-taken = Este é o coração do jogo: cada trabalhador que você coloca pode ser pego por quem joga depois.
after-cards-drawn = As cartas são tripulação, efeitos e dinheiro ao mesmo tempo: por isso todos voltam sempre ao Portão.
after-hired = De agora em diante a carta tem efeito: a força dela conta em cada saque, menos nos portos.
after-offering-made = Os pontos de uma oferenda contam no fim. Uma oferenda nova é revelada para todos.
after-raid-begins = O preço é pago na hora, digam o que disserem os dados; o trabalhador fica lá até o fim.
after-raid-scored = Só conta o melhor nível que você alcança, e um porto sempre dá o seu ponto.
after-plunder-taken = O próximo turno começa com o trabalhador do lote: é assim que os cinzas e os brancos chegam à aldeia.
after-valkyrie-claimed = O primeiro passo desta trilha não dá nada, e os últimos são os que mais dão: 7 passos são 15 pontos.
after-crew-died = As mortes vêm depois do combate, então a carta ainda ajudou. Agora há vaga para alguém novo.

## Avisos

warn-last-turn = É o seu último turno: a prata, as provisões e as cartas que sobrarem não dão pontos.
warn-last-provision = Você só tem 1 provisão, e todo saque pede alguma: o Cartógrafo gastaria essa.
warn-full-hand = Comprando, você fica com { $n } cartas: no fim do turno só pode ficar com { $most }.
warn-black-worker = Os portos estão vazios: com um trabalhador preto você não poderá saquear nada no próximo turno.
warn-end-points = A carta { NAME($card) } dá { COUNT("points", $n) } no fim, se ainda estiver na sua tripulação.
warn-few-crew = O lote com mais valquírias deixaria você com menos de { $n } tripulantes, e todo saque pede pelo menos esses.

## O que se pode consultar: cartas

about-crew-points-example = Você saqueia { TEXT("a", $place) } com a carta { NAME($card) } na tripulação: { COUNT("points", $n) } a mais, mesmo sem alcançar nenhum nível.
about-crew-strength-example = Você saqueia { TEXT("a", $place) } com a carta { NAME($card) } e sem o efeito chega a 14: com mais { $n } são 16.
about-crew-death-avenge-example = A carta { NAME($card) } morre por uma valquíria no seu saque. Você escolhe um adversário com 4 tripulantes, que decide qual dos 4 descarta.
about-crew-death-return-example = A carta { NAME($card) } morre por uma valquíria no seu saque: volta para a sua mão e pode ser contratada de novo.
about-crew-death-gain-example = A carta { NAME($card) } morre por uma valquíria no seu saque: você recebe na hora o que ela diz.
about-crew-reroll-example = Você tirou 2 e 4, e faltam 2 para o próximo nível. Você rola o 2 de novo e sai um 4: alcançou.
about-crew-strength-per-armour-example = Você tem 6 de armadura: a carta { NAME($card) } soma 2. Com 5 somaria só 1.
about-crew-strength-per-valkyrie-example = Antes deste saque você tinha 4 valquírias: a carta { NAME($card) } soma 2. As deste saque chegam tarde.
about-crew-strength-per-crew-example = Você saqueia com 5 tripulantes, e a carta { NAME($card) } é um deles: soma 4, pelos outros 4.
about-crew-discount-example = Você saqueia { TEXT("a", $place) } com a carta { NAME($card) }: paga 1 a menos. Duas cartas iguais economizam 2.
about-crew-end-example = A partida acaba com a carta { NAME($card) } na tripulação: você ganha { COUNT("points", $n) }. Se tivesse morrido no último saque, não ganharia nada.
about-crew-end-per-livestock-example = Você termina com 6 de gado e a carta { NAME($card) } na tripulação: 6 pontos a mais, e outros 3 pelo próprio gado.
about-crew-end-per-offering-example = Você fez 4 oferendas: a carta { NAME($card) } dá mais 4 pontos no fim.
about-crew-bonus-mill-example = Você pega um trabalhador cinza no Moinho com a carta { NAME($card) } na tripulação: 3 provisões em vez de 2.
about-crew-bonus-gate_house-example = Você coloca um trabalhador no Portão com a carta { NAME($card) } na tripulação: compra 3 cartas em vez de 2.
about-crew-bonus-silversmith-example = Você coloca um trabalhador preto na Prataria com a carta { NAME($card) } na tripulação: 4 de prata em vez de 3.
about-crew-hire-discount-example = Você contrata no Quartel uma carta que custa 3, com a carta { NAME($card) } na tripulação: paga 2.
about-crew-again-example = Na Casa Longa você faz uma oferenda. Com a carta { NAME($card) } na tripulação, troca também 1 de gado por 2 provisões.

## O que se pode consultar: construções

about-gate_house-example = Você coloca aqui seu trabalhador e compra 2 cartas; depois pega outro trabalhador em outro lugar.
about-town_hall-example = Você joga um Coletor da mão: ele é descartado, e você pega 2 provisões.
about-treasury-example = Você descarta um Caçador por 2 de prata, ou um Caçador e um Batedor por 1 de ouro.
about-barracks-example = Você paga 3 de prata e passa um Arqueiro da mão para a tripulação: ele soma 3 de força em cada saque daqui em diante.
about-mill-example = Com um trabalhador preto você recebe 1 provisão. Com um branco recebe 2, ou 1 de ouro no lugar.
about-silversmith-example = Com um trabalhador preto você recebe 3 de prata; com um cinza ou branco, 2.
about-armoury-example = Você paga 1 de ferro: sua armadura sobe de 3 para 5, o que soma 2 de força em cada saque.
about-long_house-example = Você paga 2 de ouro e 2 de gado pela oferenda aberta de 6 pontos e fica com ela virada para baixo.

## O que se pode consultar: povoados

about-harbour = Sem dados, sempre 1 ponto. Aqui saqueiam os trabalhadores pretos e cinzas, e é preciso ter 2 ou 3 tripulantes.
about-harbour-example = O Porto 1 pede 2 tripulantes e 2 provisões: você paga, ganha 1 ponto e leva um lote com o trabalhador cinza.
about-outpost = Um dado. Só trabalhadores cinzas podem saquear aqui, e aqui estão os primeiros brancos.
about-outpost-example = No Posto 1, sua tripulação tem força 8 e você tira 3: com 11 alcança o nível de 10, que dá 2 pontos.
about-monastery = Dois dados. Além de provisões custa 1 de ouro, e aceita trabalhadores cinzas e brancos.
about-monastery-example = O Mosteiro 1 dá 4 pontos com força 12 e 6 pontos com 20. Com 13 e uma rolagem de 7 você chega a 20.
about-fortress = Dois dados, a maior tripulação e a maior quantidade de pontos. Só entram trabalhadores brancos. Quando resta um lote nas fortalezas, começa a última rodada.
about-fortress-example = A Fortaleza 1 pede 5 tripulantes, 3 provisões e 2 de ouro. Com força 36 dá 12 pontos.

## O que se pode consultar: símbolos

about-silver-title = Prata
about-silver = Paga a tripulação no Quartel, a armadura e algumas oferendas. Você fica com no máximo 8, e no fim não vale nada.
about-silver-example = Você tem 7 e recebe 3: no fim do turno devolve 2.
about-provision-title = Provisões
about-provision = Todo saque custa alguma. Você fica com no máximo 8, e no fim não valem nada.
about-provision-example = O Porto 3 custa 3: com 2 você não pode saquear lá.
about-gold-title = Ouro
about-gold = Espólio. Abre mosteiros e fortalezas, compra oferendas e no fim vale 1 ponto.
about-gold-example = Você tem 2 de ouro: pagam a Fortaleza 1, ou dão 2 pontos se nada melhor aparecer.
about-iron-title = Ferro
about-iron = Espólio. Compra armadura e oferendas, e no fim vale 1 ponto.
about-iron-example = 1 de ferro no Arsenal são 2 de armadura: 2 de força em cada saque que vier.
about-livestock-title = Gado
about-livestock = Espólio. Compra provisões e oferendas; no fim, cada 2 valem 1 ponto.
about-livestock-example = Você termina com 5 de gado: dão 2 pontos, e o quinto não dá nada.
about-valkyrie-title = Valquíria
about-valkyrie = Para cada uma do lote que você leva, alguém da sua tripulação morre. Você também sobe um passo em uma trilha que dá pontos no fim.
about-valkyrie-example = Você leva um lote com 2 valquírias: morrem 2 da sua tripulação. Com 5 na partida toda são 7 pontos.
about-armour-title = Armadura
about-armour = Soma à sua força em cada saque, e você nunca a gasta. Dá pontos ao chegar a 3, 6 e 9.
about-armour-example = Com 6 de armadura, cada saque tem 6 de força a mais, e no fim você ganha 4 pontos.
about-strength-title = Força
about-strength = Decide quantos pontos um saque dá: sua tripulação, os efeitos dela, sua armadura e os dados, tudo junto.
about-strength-example = Tripulação 9, armadura 3 e dados 7 são 19: alcança o nível de 14, o de 22 não.
about-points-title = Pontos de vitória
about-points = Vence quem tiver mais. Os dos saques contam na hora; os outros, no fim.
about-points-example = 30 de saques, 12 de oferendas, 7 por 5 valquírias e 2 pelo ouro são 51.
about-cards-title = Cartas de aldeões
about-cards = Cada uma pode ser contratada, vendida na Tesouraria ou, se não for um herói, jogada na Prefeitura. No fim do turno você fica com no máximo 8.
about-cards-example = Um Campeão dá força 4 e 3 pontos na tripulação, ou tira 1 provisão de cada adversário, ou é vendido por 2 de prata.
about-offering-title = Oferendas
about-offering = Peças que você compra na Casa Longa com espólio e prata. Ficam viradas para baixo, e os pontos contam no fim.
about-offering-example = Você paga 2 de ouro por uma oferenda de 4 pontos: melhor que os 2 pontos que o ouro daria.
about-crew-title = Tripulação
about-crew = As cartas que você contratou: no máximo 5, e entre elas no máximo 1 herói. Todas vão a cada saque.
about-crew-example = Com 3 tripulantes você pode saquear o Mosteiro 1; a Fortaleza 1 pede 5.
about-dead-title = Quem morre
about-dead = Um tripulante que morre por uma valquíria é descartado depois que o saque é pontuado.
about-dead-example = Um Mercenário soma 4 de força ao saque e depois morre: você ganha também o ponto dele.
about-longship-title = O saque
about-longship = Você coloca seu trabalhador em um povoado, paga, luta e leva espólio: esse é o turno todo.
about-longship-example = Um trabalhador cinza, 3 tripulantes e 3 provisões: você zarpa para o Posto 1.
about-worker-black-title = Trabalhador preto
about-worker-black = Trabalha na aldeia, menos no Arsenal e na Casa Longa, e só saqueia portos.
about-worker-black-example = Na Prataria dá 3 de prata; os outros, 2.
about-worker-grey-title = Trabalhador cinza
about-worker-grey = Trabalha em toda parte e saqueia portos, postos e mosteiros. Vem dos portos e dos postos.
about-worker-grey-example = No Moinho dá 2 provisões; um preto, 1.
about-worker-white-title = Trabalhador branco
about-worker-white = Trabalha em toda parte e saqueia mosteiros e fortalezas, mas não portos nem postos.
about-worker-white-example = No Moinho dá 2 provisões ou 1 de ouro, como você quiser.
about-die-title = Dado de saque
about-die = Mostra 2, 3, 3, 4, 4 ou 5. Postos são saqueados com um, mosteiros e fortalezas com dois, portos sem dados.
about-die-example = Com dois dados, o mais provável é um 7, e nunca sai menos de 4 nem mais de 10.
