# Raiders of the North Sea, em português do Brasil. who, other, victim … são nomes de lugares.
# Como soa: docs/style.md. Um nome para cada coisa: texts/glossary.toml.
# Em maiúsculas: NAME uma carta, uma construção ou um povoado, SIGNED o mesmo com seu sinal, NAMES várias
# cartas; SIGN um sinal; WORKER “um trabalhador preto”; EITHER, ONE_OF “a, b ou c”; GOODS quantidades, HELD
# também “0 cartas”; SILVER um preço; PLUNDER um lote de espólio; DICE os
# dados; PRICE o que uma oferenda pede, WORTH seus pontos, TILE os dois; PARTS o que soma a força; TIERS
# força e pontos; ODDS pontos e probabilidades; CREW e HALL o que uma carta faz na tripulação e na
# Prefeitura. .gender é o gênero de uma construção.

title = Raiders of the North Sea
pitch = Coloque um trabalhador e pegue outro: junte provisões, contrate uma tripulação e saqueie as costas do norte atrás de espólio e glória. Vence quem tiver mais pontos. De 60 a 80 minutos em volta de uma mesa.
picture-cover = Um drácar sob a aurora boreal, com três da sua tripulação. Atrás, uma costa com posto, mosteiro, fortaleza e porto.

## O que a sala oferece

option-sage = Força do Sábio
option-sage-zero = 0 (edição final)
option-sage-one = 1 (lista de cartas anterior)
option-fortress = Ouro para a Fortaleza 2
option-fortress-two = 2 (como no tabuleiro)
option-fortress-one = 1 (como diz uma lista)
option-posts = Publicações no tópico
option-posts-fitting = a cada turno se jogam dois; senão, a cada rodada
option-posts-turn = a cada turno
option-posts-round = a cada rodada

## Nomes

card-archer = Arqueiro
card-armourer = Armeiro
card-avenger = Vingador
card-barbarian = Bárbaro
card-berserker = Berserker
card-brawler = Brigão
card-brynjar = Brynjar
card-cartographer = Cartógrafo
card-champion = Campeão
card-folke = Folke
card-forager = Coletor
card-gatekeeper = Guardião
card-gravedigger = Coveiro
card-huntsman = Caçador
card-jeweller = Joalheiro
card-marauder = Salteador
card-mercenary = Mercenário
card-merchant = Mercador
card-ragnhildr = Ragnhildr
card-recruiter = Recrutador
card-sage = Sábio
card-scout = Batedor
card-shieldmaiden = Donzela do Escudo
card-trader = Comerciante
card-warlord = Senhor da Guerra
card-warmonger = Belicista

building-gate_house = Portão
    .gender = masculine
building-town_hall = Prefeitura
    .gender = feminine
building-treasury = Tesouraria
    .gender = feminine
building-barracks = Quartel
    .gender = masculine
building-mill = Moinho
    .gender = masculine
building-silversmith = Prataria
    .gender = feminine
building-armoury = Arsenal
    .gender = masculine
building-long_house = Casa Longa
    .gender = feminine

at-building = { GENDER($building) ->
    [feminine] na { SIGNED($building) }
   *[masculine] no { SIGNED($building) }
  }
from-building = { GENDER($building) ->
    [feminine] da { SIGNED($building) }
   *[masculine] do { SIGNED($building) }
  }

settlement-harbour = Porto { $number }
settlement-outpost = Posto { $number }
settlement-monastery = Mosteiro { $number }
settlement-fortress = Fortaleza { $number }
kind-harbour = Portos
kind-outpost = Postos
kind-monastery = Mosteiros
kind-fortress = Fortalezas
a-harbour = um porto
a-outpost = um posto
a-monastery = um mosteiro
a-fortress = uma fortaleza

worker-black = preto
worker-grey = cinza
worker-white = branco
bare-worker = trabalhador { TEXT("worker", $worker) }
worker = { $colour ->
    [black] um trabalhador preto
    [grey] um trabalhador cinza
   *[white] um trabalhador branco
  }

## Quantidades

count-points = { $n ->
    [1] { $n } ponto
   *[other] { $n } pontos
  }
count-silver = { $n } de prata
count-provision = { $n ->
    [1] { $n } provisão
   *[other] { $n } provisões
  }
goods-gold = ouro
goods-iron = ferro
goods-livestock = gado
count-gold = { $n } de ouro
count-iron = { $n } de ferro
count-livestock = { $n } de gado
count-valkyrie = { $n ->
    [1] { $n } valquíria
   *[other] { $n } valquírias
  }
count-armour = { $n } de armadura
count-cards = { $n ->
    [1] { $n } carta
   *[other] { $n } cartas
  }
count-crew = { $n ->
    [1] { $n } tripulante
   *[other] { $n } tripulantes
  }
count-dice = { $n ->
    [0] sem dados
    [1] { $n } dado
   *[other] { $n } dados
  }
count-offerings = { $n ->
    [1] { $n } oferenda
   *[other] { $n } oferendas
  }
list-last = { $head } e { $tail }
list-last-i = { $head } e { $tail }
list-or = { $head } ou { $tail }
line = { $who }: { $what }.
nobody = ninguém
nothing = nada
no-goods = 0 recursos

## O que uma carta faz na tripulação, em uma linha

crew-points = +{ COUNT("points", $n) } ao saquear { TEXT("a", $place) }
crew-strength = +{ $n } de força ao saquear { TEXT("a", $place) }
crew-death-avenge = Se morrer em um saque, um adversário à sua escolha também perde um tripulante
crew-death-return = Se morrer em um saque, volta para a sua mão
crew-death-gain = Se morrer em um saque, você recebe { COUNT($kind, $n) }
crew-reroll = { $n ->
    [1] Uma vez por saque, depois da rolagem, você pode rolar 1 dado de novo
   *[other] { $n } vezes por saque, depois da rolagem, você pode rolar 1 dado de novo
  }
crew-strength-per-armour = +{ $n } de força a cada { $per } de armadura
crew-strength-per-valkyrie = +{ $n } de força a cada { $per } valquírias que você já tinha
crew-strength-per-crew = { $per ->
    [1] +{ $n } de força para cada outro tripulante
   *[other] +{ $n } de força a cada { $per } outros tripulantes
  }
crew-discount = Saquear { TEXT("a", $place) } custa { COUNT($kind, $n) } a menos para você
crew-end = +{ COUNT("points", $n) } no final da partida
crew-end-per-livestock = +{ COUNT("points", $n) } no final para cada cabeça de gado que você tiver
crew-end-per-offering = +{ COUNT("points", $n) } no final para cada oferenda que você tiver feito
crew-bonus = { $place ->
    [gate_house] +{ COUNT("cards", $n) } no Portão
    [mill] +{ COUNT($kind, $n) } no Moinho
   *[silversmith] +{ COUNT($kind, $n) } na Prataria
  }
crew-hire-discount = Contratar no Quartel custa { COUNT("silver", $n) } a menos para você
crew-again = { $n ->
    [1] Você pode fazer mais { $n } ação na Casa Longa
   *[other] Você pode fazer mais { $n } ações na Casa Longa
  }

## O que uma carta faz na Prefeitura, em uma linha

hall-none = Herói sem efeito na Prefeitura
hall-swap-worker = Troque o trabalhador de um adversário por um de outra cor da aldeia
hall-gain = Receba { COUNTS($gain) }
hall-armour = Receba { COUNTS($gain) }
hall-all-lose = Cada adversário perde { COUNT($kind, $n) }
hall-all-give = Cada adversário dá a você { COUNT("silver", $n) } ou { COUNT("provision", $n) }, à escolha dele
hall-take-plunder = Pegue de um adversário { $n } de espólio, à sua escolha
hall-take = { $n ->
    [1] Pegue { COUNT($kind, $n) } de um adversário
   *[other] Pegue até { COUNT($kind, $n) } de um adversário
  }
hall-one-loses = Um adversário perde { COUNT($kind, $n) }
hall-sacrifice = Dispense um tripulante e pegue { $n } de ouro, ferro ou gado
hall-exchange = Pague { COUNTS($pay) } e receba { COUNTS($gain) }
hall-draw = Compre { COUNTS($gain) }
hall-swap-crew = Devolva um tripulante seu à mão e contrate outra carta grátis
hall-copy-building = Use a ação de qualquer outra construção, mesmo ocupada
hall-hire = Contrate qualquer carta da sua mão por { COUNTS($pay) }
hall-cycle-offers = Ponha as oferendas abertas embaixo da pilha e revele { $n } novas
hall-scout = Troque com um adversário o mesmo número de cartas da mão, em segredo
hall-trade-offer = Faça uma oferenda e pague { $n } a menos de espólio ou de prata

## O que uma carta faz, por inteiro

rule-hero = - É um herói: você só pode ter { $heroes } na tripulação. Não tem efeito na Prefeitura, então você não pode jogá-lo lá. Na Tesouraria é descartado como qualquer carta.
rule-crew-points =
    - Valem mesmo que o saque não alcance nenhum nível de força e mesmo que esta carta morra nele.
rule-crew-strength =
    - Conta neste saque mesmo que a carta morra nele, porque as mortes vêm no fim.
rule-crew-death-avenge =
    - Você escolhe o adversário, e ele escolhe quem perde. Essa perda não é morte em saque: não ativa nenhum efeito.
    - ✏️ Você só pode escolher um adversário com tripulação. Se ninguém tiver, nada acontece.
rule-crew-death-return =
    - Mesmo assim a carta morreu por uma valquíria, que conta na sua trilha.
    - ✏️ Não pode morrer por uma segunda valquíria do mesmo saque.
rule-crew-death-gain =
    - Só quando morre por uma valquíria do seu próprio saque, não quando você a perde ou dispensa de outro modo.
rule-crew-reroll =
    - ✏️ Você decide depois de ver a rolagem, e o número novo vale. Se nenhum nível melhor estiver ao alcance, você não recebe a pergunta.
    - Portos são saqueados sem dados, então lá não há o que rolar de novo.
rule-crew-strength-per-armour =
    - Arredonde para baixo.
rule-crew-strength-per-valkyrie =
    - Arredonde para baixo. ✏️ Conta a sua posição na trilha de valquírias, que termina no { $valkyrie-top }. As valquírias deste mesmo saque chegam tarde demais.
rule-crew-strength-per-crew =
    - Conta toda a sua tripulação, menos esta carta.
rule-crew-discount =
    - O preço pode cair a 0. A tripulação exigida não muda.
rule-crew-end =
    - Só se ainda estiver na sua tripulação no fim da partida.
rule-crew-end-per-livestock =
    - Além dos pontos que o gado dá. Só se ainda estiver na sua tripulação no fim da partida.
rule-crew-end-per-offering =
    - Qualquer que seja o valor da oferenda. Só se ainda estiver na sua tripulação no fim da partida.
rule-crew-bonus-mill =
    - Só quando você pega provisões lá, não ouro.
rule-crew-bonus-gate_house =
    - Tanto ao colocar um trabalhador lá quanto ao pegar um ou ao usar a construção com um Mercador.
rule-crew-bonus-silversmith =
    - Tanto ao colocar um trabalhador lá quanto ao pegar um ou ao usar a construção com um Mercador.
rule-crew-hire-discount =
    - O preço pode cair a 0. ✏️ Só no Quartel, também com um Mercador, mas não com um Recrutador na Prefeitura.
    - ✏️ Um Recrutador que você dispensa para abrir vaga não dá desconto.
rule-crew-again =
    - A mesma ação de novo ou a outra, ao colocar um trabalhador lá, ao pegar um ou com um Mercador.
rule-hall-swap-worker =
    - O resultado precisa ser permitido: nenhum trabalhador preto pode parar no Arsenal nem na Casa Longa.
    - ✏️ Nenhuma construção é ativada, e você continua sem poder pegar da construção em que colocou.
rule-hall-gain =
    - Até onde a reserva alcançar.
rule-hall-armour =
    - A armadura nunca passa de { $armour-top }.
rule-hall-all-lose =
    - Um adversário que não tem não perde nada. O que é perdido vai para a reserva.
rule-hall-all-give =
    - Um adversário que só tem uma das duas coisas dá essa. Se não tem nenhuma, não dá nada.
rule-hall-take-plunder =
    - ✏️ Você escolhe o adversário e se é ouro, ferro ou gado.
rule-hall-take =
    - ✏️ Você escolhe o adversário. Se ele tiver menos, você pega o que ele tiver.
rule-hall-one-loses =
    - ✏️ Você escolhe o adversário. Nada cai abaixo de 0.
rule-hall-sacrifice =
    - ✏️ O tripulante não morreu em um saque, então o efeito dele não é ativado. O espólio precisa estar na reserva.
rule-hall-exchange =
    - ✏️ Você não pode jogar a carta para isso sem ter o preço, ou se faltar na reserva o que você ganharia.
rule-hall-draw =
    - Se o baralho acabar, embaralhe o descarte para formar outro.
rule-hall-swap-crew =
    - Você precisa contratar outra carta da sua mão, e o limite de heróis continua valendo.
rule-hall-copy-building =
    - ✏️ O trabalhador que você colocou na Prefeitura, ou pegou dela, decide o que a construção dá. O Arsenal e a Casa Longa pedem um cinza ou branco.
    - ✏️ Conta como a ação dessa construção neste turno: cada construção só pode ser usada uma vez.
    - ✏️ Você não pode escolher a própria Prefeitura, porque a ação dela é a que joga esta carta.
rule-hall-hire =
    - ✏️ Você paga exatamente esse preço, mesmo por cartas mais baratas. Descontos da tripulação não valem; os limites de tripulação e de heróis, sim.
rule-hall-cycle-offers =
    - As abertas vão primeiro para baixo da pilha. ✏️ Lá são embaralhadas; se restarem poucas, alguma pode voltar.
rule-hall-scout =
    - Você escolhe o adversário e o número; depois os dois escolhem em segredo. No máximo, tantas cartas quantas tem quem tem menos.
rule-hall-trade-offer =
    - ✏️ Você paga uma unidade a menos de uma das coisas da peça. Não conta como ação da Casa Longa.

page-head = Força { $strength } · custa { COUNT("silver", $cost) } · { COUNT("cards", $copies) } no jogo
page-crew = **Na sua tripulação:** { CREW($card) }.
page-hall = **Na Prefeitura:** { HALL($card) }.

## Em que ponto está a partida

phase-setup = Escolha das mãos iniciais
phase-play = Turno { $turn }
phase-last = Turno { $turn }, última rodada ({ $left ->
    [1] falta { $left } turno
   *[other] faltam { $left } turnos
  })
phase-over = Pontuação final

## Peças pequenas

tile = { PRICE($tile) } ({ WORTH($tile) })
card-numbers = força { $strength }, custa { $cost } de prata
card-row = força { $strength } · { $cost } de prata · ×{ $copies }
hero-mark = (herói)
free = grátis
crew-of = tripulação { $crew } de { $most }
you-have = Você tem { COUNT("silver", $silver) }; { crew-of }
holdings = Você tem { GOODS($holds) }; { crew-of }.
has = { $building ->
    [barracks] { you-have }
   *[other] { $above ->
        [false] você tem { HELD($has) }
       *[true] você tem { HELD($has) }; o que passar de { $limit } é devolvido no fim do turno
      }
  }
chance = { COUNT("points", $points) } ({ $percent }%)
tier = { $strength } dá { COUNT("points", $points) }
part-dice = dados { $n }
part-crew = tripulação { $n }
part-extra = efeitos { $n }
part-armour = armadura { $n }
need-crew = tripulação { $needed } (você tem { $crew })
need-provision = provisões { $n } (você tem { $have })
need-gold = ouro { $n } (você tem { $have })

## O que uma construção dá

deal = { COUNTS($pay) ->
    [none] { COUNTS($gain) }
   *[other] { COUNTS($pay) } por { COUNTS($gain) }
  }
act-offering = fazer uma oferenda
act = { $building ->
    [gate_house] comprar { deal }
    [town_hall] jogar uma carta da mão
    [barracks] { $crew ->
        [0] contratar uma carta da mão
       *[other] contratar alguém e dispensar outro
      }
   *[other] { $offer ->
        [false] { deal }
       *[true] oferenda de { PRICE($way) } por { WORTH($way) }
      }
  }
act-by-colour = { $goods } ({ EITHER($colours) })

## Os saques antes da decisão

raid-pay = pague { GOODS($toll) }
raid-crew-points = { $extra ->
    [0] { "" }
   *[other] +{ COUNT("points", $extra) } da sua tripulação
  }
raid-dead = { LESS($high, $low) ->
    [0] { $high ->
        [0] { "" }
        [1] morre { $high } tripulante
       *[other] morrem { $high } tripulantes
      }
   *[other] { $low ->
        [0] podem morrer até { $high } tripulantes
       *[other] morrem de { $low } a { $high } tripulantes
      }
  }
raid-set = { TEXT("worker", $worker) } + { PLUNDER($letters) }
raid-sets = um de { $n } lotes
raid-strength = força { $mine } + { $dice } ({ TIERS($settlement) })
raid-short = { SIGNED($settlement) }: { $dice ->
    [none] { ODDS($odds) }
   *[other] { $mine } + { $dice } → { ODDS($odds) }
  }
raid-odds = { SIZE($odds) ->
    [1] dá { ODDS($odds) }
   *[other] pode dar { ODDS($odds) }
  }
raid-lacks = Saque mais próximo: { NAME($settlement) }. Você ainda precisa de { COUNTS($short) }.

## Perguntas

wait-keep-hand = escolher a mão
wait-place = colocar um trabalhador
wait-pick-up = pegar um trabalhador
wait-idle = escolher uma construção
wait-treasury = escolher cartas para a Tesouraria
wait-hire = contratar tripulação
wait-dismiss = escolher quem deixa a tripulação
wait-long-house = usar de novo a Casa Longa ou não
wait-copy-building = escolher uma construção para o Mercador
wait-swap-worker = escolher trabalhadores para o Arqueiro
wait-take-plunder = escolher espólio para o Bárbaro
wait-target-seat = escolher um adversário
wait-sacrifice = dispensar alguém por espólio
wait-trade-offer = escolher uma oferenda para o Comerciante
wait-scout-target = escolher um adversário para o Batedor
wait-scout-give = escolher cartas para a troca
wait-give = escolher o que o Mercenário leva
wait-reroll = rolar um dado de novo ou não
wait-choose-set = escolher o espólio
wait-deaths = escolher quem morre
wait-avenge = escolher quem o Vingador atinge
wait-lose-crew = escolher quem o Vingador leva
wait-discard-down = descartar cartas

ask-keep-hand = Você fica com { $n } destas { $dealt } cartas. Com quais você fica?
    As outras vão para baixo do baralho. Você começa com { COUNT("silver", $start) }.
ask-place = { $raids ->
    [none] Você tem { WORKER($worker) }. Em qual construção você o coloca?
   *[other] Você tem { WORKER($worker) }. Em qual construção você o coloca, ou o que saqueia?
  }
last-turn = Este é o seu último turno.
brief-place = { $raids ->
    [none] Onde você coloca seu { bare-worker }?
   *[other] Você coloca seu { bare-worker } ou saqueia?
  }
brief-copy-building = Mercador: qual construção você usa, com { WORKER($worker) }?
brief-pick-up = Qual trabalhador você pega?
ask-pick-up =
    De qual construção você pega um trabalhador? Ele fica com você para o próximo turno.
    { holdings }
ask-idle = { $half ->
    [place] Você tem { WORKER($worker) }. Onde o coloca sem usar a construção?
   *[pick-up] Qual trabalhador você pega sem usar a construção?
  }
ask-idle-dismiss = Ou você contrata no Quartel e ainda dispensa alguém?
ask-treasury = Quais cartas você descarta na Tesouraria? { CAPITAL(deal) }.
ask-long-house = { $n ->
    [1] Seu Sábio permite mais { $n } ação na Casa Longa. Qual?
   *[other] Seus Sábios permitem mais { $n } ações na Casa Longa. Qual é a próxima?
  }
ask-copy-building =
    Mercador: de qual construção você usa a ação? Você recebe o que ela dá com { WORKER($worker) }.
    { holdings }
ask-discard-down = { $n ->
    [1] Você pode ficar com { $limit } cartas. Qual você descarta?
   *[other] Você pode ficar com { $limit } cartas. Quais { $n } você descarta?
  }
ask-hire = { $why ->
    [barracks] Quem você contrata no Quartel?
    [recruiter] Recrutador: quem você contrata por { COUNT("silver", $less) }?
   *[gravedigger] { $both ->
        [true] Coveiro: quem volta da sua tripulação para a sua mão, e quem entra grátis no lugar?
       *[false] Coveiro: quem você contrata grátis? Em troca, alguém da sua tripulação volta para a sua mão.
      }
  }
ask-hire-both = { $full ->
    [true] Sua tripulação está completa: escolha também quem você dispensa.
   *[false] Você também pode dispensar alguém, se quiser.
  }
ask-dismiss = { $why ->
    [gravedigger] { SIGNED($card) } entra grátis. Quem da sua tripulação volta para a sua mão?
   *[other] { SIGNED($card) } entra ({ SILVER($price) }), mas sua tripulação está completa. Quem você dispensa?
  }
ask-swap-worker =
    { NAME($card) }: de quem é o trabalhador que você troca, e por qual?
    { HALL($card) }.
ask-take-plunder =
    { NAME($card) }: o que você pega, e de quem?
    { HALL($card) }.
ask-target-seat =
    { NAME($card) }: qual adversário você escolhe?
    { HALL($card) }.
ask-sacrifice =
    { NAME($card) }: quem você dispensa e o que pega?
    { HALL($card) }.
ask-trade-offer =
    { NAME($card) }: qual oferenda você faz, e do que paga 1 a menos?
    { HALL($card) }.
ask-scout-target =
    Batedor: com quem você troca, e quantas cartas?
    { HALL($card) }.
ask-scout-give = { $own ->
    [true] Você troca { COUNT("cards", $number) } com { SEAT($other) }; os dois escolhem em segredo. O que você dá?
   *[false] { SEAT($other) } jogou um Batedor: vocês dois trocam { COUNT("cards", $number) }, escolhidas em segredo. O que você dá?
  }
ask-give = { SEAT($other) } jogou { SIGNED($card) } na Prefeitura: você precisa dar { ONE_OF($options, $amount) }. O que você dá?
ask-reroll = { SIGNED($settlement) }: você tirou { LIST($rolled) }, o que dá força { $strength } ({ COUNT("points", $points) }). Seu Brigão rola um dado de novo?
ask-reroll-next = Próximo nível: { $strength } dá { COUNT("points", $points) }.
ask-reroll-left = { $uses ->
    [1] O número novo vale, mesmo que seja menor.
   *[other] O número novo vale, mesmo que seja menor. Você pode fazer isso { $uses } vezes.
  }
ask-choose-set = { SIGNED($settlement) }: força { $total } ({ COUNT("points", $points) }). Qual lote de espólio você leva, junto com o trabalhador dele?
ask-deaths =
    { $n ->
        [1] { NAME($settlement) }: você pegou { COUNT("valkyrie", $valkyrie) }. Qual tripulante seu morre?
       *[other] { NAME($settlement) }: você pegou { COUNT("valkyrie", $valkyrie) }. Quais { $n } tripulantes seus morrem?
      }
    Os efeitos de quem morre acontecem na hora.
ask-avenge = Seu Vingador morreu: qual adversário também perde um tripulante? Ele escolhe qual.
ask-lose-crew = { SEAT($other) } fez um saque, e lá morreu um Vingador. Qual tripulante você também perde?

picked-hire = { $why ->
    [gravedigger] contratar { NAME($card) }; { NAME($rival) } volta para a sua mão
   *[other] contratar { NAME($card) } ({ SILVER($price) }); dispensar { NAME($rival) }
  }
option-pass = { $kind ->
    [hire] Não contratar ninguém
    [long-house] Deixar assim
    [copy-building] Não usar nenhuma construção
   *[swap-worker] Não trocar nenhum trabalhador
  }
option-use = { $kind ->
    [long-house] { act }
   *[other] { offered }: { act }
  }
    .detail = { has }
    .group = { group }
option-use-card = { offered }: { $hiring ->
    [play] jogar { NAME($card) }
    [hero] trocar { NAME($rival) } por { NAME($card) } (força { $strength }; { SILVER($price) })
    [full] trocar um por { NAME($card) } (força { $strength }; { SILVER($price) })
   *[room] contratar { NAME($card) } (força { $strength }; { SILVER($price) })
  }
    .detail = { $hiring ->
        [play] { HALL($card) }
       *[other] { CREW($card) }
      }
    .group = { group }
offered = { $half ->
    [pick-up] { NAME($building) } ({ TEXT("worker", $worker) })
   *[place] { NAME($building) }
  }
group = { $kind ->
    [place] Colocar e usar
    [pick-up] Pegar e usar
   *[other] { "" }
  }
option-idle = { offered }, sem usar a ação
    .group = { group }
option-more = { $half ->
    [place] Colocar sem usar a construção…
   *[pick-up] Pegar sem usar a construção…
  }
    .mark = Só mover…
option-raid = { NAME($settlement) }: trabalhador { TEXT("worker", $worker) }, { PLUNDER($letters) }
    .detail = { DOTS(raid-pay, raid-dead, ODDS($odds), raid-crew-points) }
    .group = Saquear
option-raid-sets = { NAME($settlement) }: { $sets }
    .detail = { DOTS(raid-pay, raid-dead, ODDS($odds), raid-crew-points) }
    .group = Saquear
option-set = trabalhador { TEXT("worker", $worker) }: { PLUNDER($letters) }
    .detail = { raid-dead }
option-card = { NAME($card, $copy) }: { card-numbers }
    .detail = { CREW($card) } · { HALL($card) }
option-hire = { $rival ->
    [none] { NAME($card) } (força { $strength }): { SILVER($price) }
   *[other] { NAME($card) } (força { $strength }) no lugar de { NAME($rival) }: { SILVER($price) }
  }
    .detail = { CREW($card) }
    .group = Contratar
option-out = { $why ->
    [gravedigger] Volta { NAME($card) } (força { $strength })
   *[other] Sai { NAME($card) } (força { $strength })
  }
    .detail = { CREW($card) }
    .group = { $why ->
        [gravedigger] De volta à sua mão
       *[other] Dispensar
      }
option-dismiss = Dispensar alguém também…
    .mark = Dispensar…
option-back-again = Voltar
option-sacrifice = Pegar { COUNT($goods, 1) }
    .group = Pegar
    .mark = { CAPITAL(TEXT("goods", $goods)) }
option-victim = { NAME($card, $copy) }, força { $strength }
    .detail = { CREW($card) }
option-trade-offer = { TILE($tile) }, { COUNT($goods, 1) } a menos
    .detail = pague { PRICE($tile, $goods) }
option-keep = Manter os dados: força { $strength } ({ COUNT("points", $points) })
    .mark = Manter { $strength }
option-give = { COUNT($goods, 1) }
    .detail = você tem { COUNT($goods, $have) }
option-reroll = Rolar de novo o dado { $number } (um { $die }): { $percent }% de subir de nível
    .mark = Dado { $number } ({ $die })
option-swap-worker = { NAME($building) }: o trabalhador { TEXT("worker", $worker) } pelo { TEXT("worker", $before) } de { SEAT($other) }
    .group = { SEAT($other) }
option-take-plunder = { COUNT($goods, 1) } de { SEAT($other) }
    .detail = tem { COUNT($goods, $theirs) }
    .group = { SEAT($other) }
    .mark = { LETTER($other) }: { TEXT("goods", $goods) }
option-scout-target = { COUNT("cards", $number) } com { SEAT($other) }
    .detail = tem { COUNT("cards", $theirs) }
    .group = { SEAT($other) }
    .mark = { LETTER($other) }: { COUNT("cards", $number) }
option-seat = { SEAT($other) } ({ COUNT($goods, $theirs) })

## O que se pode deixar preparado, e as ordens permanentes

ahead-place = Aonde vai seu { bare-worker }
ahead-pick-up = Trabalhador que você pega depois
ahead-dismiss = Quem você dispensa ao contratar

order-reroll = O dado do Brigão
order-reroll-lowest = rolar o dado mais baixo de novo se não houver pontos a perder
order-deaths = Quem morre nos meus saques
order-deaths-weakest = primeiro quem dá algo ao morrer, depois quem tem menos força
order-lose-crew = Um Vingador leva um tripulante meu
order-lose-crew-weakest = entregar quem tem menos força
order-give = Um Mercenário leva algo de mim
order-give-more = dar do que eu mais tenho
order-give-silver = dar prata
order-give-provision = dar uma provisão
order-scout-give = Um Batedor troca cartas
order-scout-give-cheapest = dar minhas cartas mais baratas
order-discard-down = Mais de 8 cartas na mão
order-discard-down-cheapest = descartar as mais baratas

## O que alguém faz ou recebe: "Ana: +2 provisões."

does-worker-placed = { $idle ->
    [true] coloca { WORKER($worker) } { at-building }, sem usar a ação
   *[false] coloca { WORKER($worker) } { at-building }
  }
does-worker-taken = { $idle ->
    [true] pega { WORKER($worker) } { from-building }, sem usar a ação
   *[false] pega { WORKER($worker) } { from-building }
  }
because = { $cause ->
    [none] { "" }
   *[other] { " " }({ SIGNED($cause) })
  }
does-gained = +{ COUNT($kind, $amount) }{ because }, agora { $total }
does-armour-gained = +{ COUNT("armour", $amount) }{ because }, agora { $total }
does-paid = { $total ->
    [1] paga { COUNT($kind, $amount) }{ because }, resta { $total }
   *[other] paga { COUNT($kind, $amount) }{ because }, restam { $total }
  }
does-lost = { $total ->
    [1] perde { COUNT($kind, $amount) } ({ SIGNED($why) }), resta { $total }
   *[other] perde { COUNT($kind, $amount) } ({ SIGNED($why) }), restam { $total }
  }
does-short = { $amount ->
    [0] deveria receber { COUNT($kind, $wanted) }, mas a reserva não tem mais
   *[other] deveria receber { COUNT($kind, $wanted) }, mas a reserva tem menos
  }
does-taken = pega { COUNT($kind, $amount) } de { SEAT($other) }{ because }
does-given-back = { $total ->
    [1] devolve { COUNT($kind, $amount) } pelo limite, resta { $total }
   *[other] devolve { COUNT($kind, $amount) } pelo limite, restam { $total }
  }
does-hand-kept = você fica com { SIGNED($cards) }
does-cards-drawn = compra { COUNT("cards", $cards) }{ because }, { $hand } na mão
does-cards-seen = você compra { SIGNED($cards) }
does-hiring = quer contratar { SIGNED($card) }
does-discarded = { $why ->
    [limit] descarta { SIGNED($cards) } pelo limite
   *[treasury] descarta { SIGNED($cards) }
  }
does-hired = { $silver ->
    [0] contrata { SIGNED($card) } grátis
   *[other] contrata { SIGNED($card) }
  }
does-crew-lost = { $why ->
    [avenger] perde { SIGNED($card) } para um Vingador
   *[other] dispensa { SIGNED($card) }
  }
does-crew-returned = devolve { SIGNED($card) } à mão
does-hall-played = joga { SIGNED($card) }
does-hall-idle = { $why ->
    [no-target] a carta { NAME($card) } não tem a quem afetar
    [armour-full] a carta { NAME($card) } não dá nada porque a armadura já está no máximo
    [supply] a carta { NAME($card) } não dá nada porque a reserva não tem mais
   *[no-cards] a carta { NAME($card) } não tem cartas para trocar
  }
does-declined = { $what ->
    [barracks] não contrata ninguém no Quartel
    [town_hall] não joga nenhuma carta na Prefeitura
    [long_house] não faz mais nada na Casa Longa
    [merchant] não usa nenhuma construção com o Mercador
   *[archer] não troca nenhum trabalhador com o Arqueiro
  }
does-building-copied = usa { SIGNED($building) } com { WORKER($worker) }
does-workers-swapped = faz { SEAT($other) } trocar { WORKER($before) } por { WORKER($worker) } { from-building }
does-hands-swapped = troca { COUNT("cards", $cards) } com { SEAT($other) }
does-swap-seen = troca com { SEAT($other) }: você dá { SIGNED($gave) } e recebe { SIGNED($got) }
does-offering-made = { $waived ->
    [none] { SIGN("offering") } faz uma oferenda de { PRICE($tile) } por { WORTH($tile) } (agora tem { COUNT("offerings", $tiles) })
   *[other] { SIGN("offering") } faz uma oferenda de { PRICE($tile) } por { WORTH($tile) } e paga { COUNT($waived, 1) } a menos (agora tem { COUNT("offerings", $tiles) })
  }
does-offers-cycled = revela oferendas novas: { TILES($tiles) }
does-tiles-shown = { SIZE($tiles) ->
    [1] { COUNT("offerings", SIZE($tiles)) } que vale { WORTH($tiles) }
   *[other] { COUNT("offerings", SIZE($tiles)) } que valem { ADDED($tiles) } = { WORTH($tiles) }
  }
does-raid-begins = saqueia { SIGNED($settlement) } com { WORKER($worker) }
does-dice-rolled = rola { DICE($dice) }
does-die-rerolled = rola de novo o { $before } e tira { DICE($after) }
does-raid-scored = { $dice ->
    [none] +{ COUNT("points", $points) }, agora { $total }
   *[other] { $points ->
        [0] força { $strength } ({ PARTS($dice, $crew, $extra, $armour) }) não alcança nenhum nível
       *[other] força { $strength } ({ PARTS($dice, $crew, $extra, $armour) }) dá +{ COUNT("points", $points) }, agora { $total }
      }
  }
does-crew-points = +{ COUNT("points", $points) } ({ SIGNED($card, $count) }), agora { $total }
does-points = +{ COUNT("points", $points) }{ because }, agora { $total }
does-plunder-taken = leva { COUNTS($plunder) }, junto com { WORKER($worker) }
does-valkyrie-claimed = { LESS($taken, $claimed) ->
    [0] { SIGN("valkyrie") } +{ COUNT("valkyrie", $claimed) }, agora { $track } na trilha
   *[other] { SIGN("valkyrie") } só contam { $claimed } das { $taken } valquírias por falta de tripulação; agora { $track } na trilha
  }
does-crew-died = { $returns ->
    [true] { SIGN("dead") } { SIGNED($card) } morre e volta à mão
   *[false] { SIGN("dead") } { SIGNED($card) } morre
  }
does-unavenged = não encontra nenhum adversário com tripulação para o Vingador

## A crônica

event-game-start = { SEAT($first) } começa (rolagens: { ROLLS($rolls, $names) }). Oferendas: { TILES($tiles) }.
event-turn-begins = { $last ->
    [true] Turno { $turn }: { SEAT($seat) }, com { WORKER($worker) }, pela última vez.
   *[false] Turno { $turn }: { SEAT($seat) }, com { WORKER($worker) }.
  }
event-deck-shuffled = O descarte é embaralhado e forma um novo baralho: { COUNT("cards", $cards) }.
event-offer-opened = Oferenda nova: { TILE($tile) }. Na pilha: { $stack }.
event-end-near = { $why ->
    [fortress] Só resta 1 lote de espólio nas fortalezas: começa a última rodada.
    [offerings] A pilha de oferendas está vazia: começa a última rodada.
   *[valkyrie] Não resta nenhuma valquíria no tabuleiro: começa a última rodada.
  }
event-final-score = { TEXT("source", $source) }: { SCORES($points, $names) }.
event-game-over = { SIZE($winners) ->
    [1] { LIST(SEAT($winners)) } vence com { COUNT("points", MOST($points)) }.
   *[other] { LIST(SEAT($winners)) } dividem a vitória com { COUNT("points", MOST($points)) }.
  }

## Momentos

sum-game-start =
    { SEAT($first) } começa. Rolagens: { ROLLS($rolls, $names) }.
    { SIGN("offering") } Oferendas: { TILES($tiles) }
sum-turn-over = { $settlement ->
    [none] **Turno { $turn }** · { SEAT($seat) }
   *[other] **Turno { $turn }** · { SEAT($seat) } saqueia { SIGNED($settlement) } com { WORKER($worker) }
  }
sum-last-turns = Cada jogador tem mais um turno.

## Mão e placar

hand-title = { $count ->
    [1] Mão ({ $count } carta)
   *[other] Mão ({ $count } cartas)
  }
hand-empty = Sem cartas na mão.
hand-card = { SIGNED($card, $n) } ({ card-numbers })
hand-chosen = (escolhida)
hand-effects = { $hero ->
    [true] { CREW($card) } · Herói sem efeito na Prefeitura
   *[false] { CREW($card) } · Prefeitura: { HALL($card) }
  }
hand-crew = **Tripulação** ({ $crew } de { $most }, força { $strength }): { NAMES($cards) }
hand-tiles = **Oferendas**: { COUNT("offerings", SIZE($tiles)) }, { WORTH($tiles) }
standing-line = { $letter } · { $who }: { COUNT("points", $points) }
standing-now = { $tiles ->
    [0] { $n } se a partida acabasse agora
   *[other] { $n } + { COUNT("offerings", $tiles) } se a partida acabasse agora
  }

## Resultado

result-sole = { $who } vence com { $points }.
result-shared = { $who } dividem a vitória com { $points }.
why-valkyrie = O desempate foi na trilha de valquírias.
why-armour = O desempate foi na trilha de armadura.
why-shared = As duas trilhas também estão empatadas.
result-line = { $place }. { $who } ({ $letter }): { $points }
source-play = Saques
source-valkyrie = Valquírias
source-armour = Armadura
source-offerings = Oferendas
source-crew = Tripulação
source-plunder = Espólio
source-total = Total

## A posição em palavras, para quem não vê a imagem

at-turn = É a vez de { $who }.
at-seat = { $letter }, { $who }: { $things }.
at-crew = tripulação ({ NAMES($cards) })
at-worker = { SIGNED($building) } ({ $worker ->
    [none] livre
   *[other] { TEXT("worker", $worker) }
  })
at-village = Trabalhadores na aldeia: { $workers }.
at-offers = Oferendas: { TILES($tiles) }; { $stack } na pilha.
at-supply = Reserva: { $things }; { COUNT("cards", $cards) } no baralho.
at-settlement = { SIGNED($settlement) } ({ COUNT("crew", $crew) }, { COUNTS($costs) }; { TIERS($settlement) ->
    [none] { COUNT("points", $points) }
   *[other] { TIERS($settlement) }
  }): { $sets }.

## Páginas de construções, povoados e cartas

page-workers = Só aceita trabalhadores de cor { EITHER($colours) }.
page-helpers = Tripulação que ajuda aqui
page-needs = Pede { COUNT("crew", $crew) }; custa { COUNTS($costs) }; aceita um trabalhador { EITHER($colours) }
page-scores = { $dice ->
    [0] Sem dados: sempre { COUNT("points", $points) }
   *[other] { COUNT("dice", $dice) }; força { TIERS($settlement) }
  }
page-spaces = Lotes de espólio: { $spaces }
page-space = { $tokens } fichas (trabalhador { TEXT("worker", $worker) })
page-disputed-fortress = As fontes divergem sobre o ouro; a mesa pode escolher.
page-disputed-card = As fontes divergem sobre a força; a mesa pode escolher.
track = { $spaces }: { COUNT("points", $points) }

rule-gate_house = - Se o baralho acabar, embaralhe o descarte para formar outro.
rule-town_hall =
    - Primeiro você descarta a carta, depois ela tem efeito. A força e o custo dela não importam.
    - ✏️ Você não pode jogar uma carta cujo preço não pode pagar. Uma carta contra adversários pode ser jogada mesmo que ninguém tenha o que ela pede, mas não faz nada.
rule-treasury = - Vale qualquer carta, heróis também. Todos veem o que você descarta. ✏️ Ninguém pode consultar o descarte depois.
rule-barracks =
    - Pague o custo da carta. Cabem { $most } na tripulação, heróis incluídos; antes você pode dispensar um (em “Mais”).
    - A carta contratada tem efeito a partir desse momento.
rule-mill = - Conta a cor do trabalhador que você coloca ou pega.
rule-silversmith = - Conta a cor do trabalhador que você coloca ou pega.
rule-armoury =
    - A armadura conta em cada saque, menos nos portos, e dá pontos no final. O máximo é { $armour-top }.
    - ✏️ Se faltar 1 para o máximo, você ainda pode pagar ferro: termina em { $armour-top }.
rule-long_house =
    - Para uma oferenda, pague o que uma peça aberta pede; os pontos contam no final. Na hora outra é revelada.
rule-harbour = O mais perto: sem dados e com poucos pontos, mas com trabalhadores cinzas e espólio para começar.
rule-outpost = Um dado. Aqui estão os primeiros trabalhadores brancos.
rule-monastery = Dois dados, e você precisa de ouro.
rule-fortress = O extremo norte: dois dados, a maior tripulação e a maior quantidade de pontos. Quando só resta { $sets } lote nas fortalezas, começa a última rodada.

## Páginas de regras

rules-overview-title = Visão geral
rules-overview =
    Você vive em uma aldeia do Mar do Norte e quer impressionar o chefe. Contrate uma tripulação, junte provisões, zarpe e saqueie. Vence quem tiver mais pontos.

    ### Um turno
    Você sempre começa e termina o turno com **um trabalhador na mão**. Faz uma de duas coisas:
    1. **Trabalhar:** coloca o trabalhador em uma construção livre da aldeia e usa a construção. Depois pega um trabalhador de outra construção e usa essa também.
    2. **Saquear:** coloca o trabalhador em um povoado, paga, luta e leva um lote de espólio junto com o trabalhador dele.

    ### De onde vêm os pontos
    - **Saques:** pela sua força e por parte da sua tripulação
    - **Oferendas** ao chefe, feitas na Casa Longa
    - **Trilhas:** valquírias obtidas e armadura, no final
    - **Tripulação** com pontos na carta e **espólio** que sobrar, no final

    A cor do trabalhador importa: os brancos chegam aos povoados mais ricos, os pretos mal saem da aldeia.

    Páginas: o turno, a aldeia e suas construções, os saques e seus povoados, as trilhas, o fim e cada carta. ✏️ marca o que o livro de regras deixa em aberto e como jogamos.

rules-setup-title = Preparação
rules-setup =
    - Cada jogador: { $start } de prata, um trabalhador preto e nenhuma provisão.
    - Cada jogador recebe cinco cartas e fica com { $keep }. As outras vão para baixo do baralho. ✏️ Lá são embaralhadas.
    - Os trabalhadores pretos começam no Portão, na Prefeitura e na Tesouraria.
    - Cada espaço de saque recebe seu trabalhador e suas fichas, tiradas de um saco: ouro, ferro, gado e valquírias. As { $left } que sobram começam na reserva.
    - { $open } oferendas ficam abertas; as outras, em uma pilha.
    - Cada jogador rola os dois dados; quem tirar mais começa. ✏️ Em caso de empate, os empatados rolam de novo.
    - O jogo segue no sentido horário.

rules-turn-title = Um turno
rules-turn =
    ### Trabalhar
    1. **Coloque** seu trabalhador em uma construção livre que aceite a cor dele e use a construção.
    2. **Pegue** um trabalhador de outra construção e use essa construção. Você fica com ele para o próximo turno.

    - Usar a construção é opcional; colocar e pegar, não.
    - A ação de cada construção só pode ser usada uma vez por turno. Só o Sábio permite mais, na Casa Longa.
    - A cor do trabalhador que você coloca ou pega decide o que a construção dá.

    ### Ou saquear
    Coloque seu trabalhador em um povoado (veja **Saques**). Lá você leva outro trabalhador, e o turno acaba.

    ### No fim do turno
    Você pode ficar com { $hand } de prata, { $hand } provisões e { $hand } cartas. O que passar disso volta para a reserva; as cartas são descartadas, e você escolhe quais. O espólio não tem limite. Esses limites só valem para quem está terminando o turno.

rules-village-title = A aldeia
rules-village =
    Oito construções, cada uma com vaga para um trabalhador. O que uma construção dá sai da reserva, e o que você paga vai para ela.

rules-raids-title = Saques
rules-raids =
    Um povoado pede **tripulação** (um número mínimo), **provisões**, às vezes **ouro**, e um **trabalhador** de uma cor que ele aceite.

    1. Coloque o trabalhador; ele fica lá até o fim da partida.
    2. Pague provisões e ouro.
    3. Role os dados e some a sua **força**. Só dá pontos o nível mais alto que você alcançar; abaixo do primeiro não há nenhum.
    4. Some os pontos da sua tripulação por esse tipo de povoado.
    5. Leve um dos lotes de espólio que restam, junto com o trabalhador dele. Você escolhe agora, depois dos dados. Em um porto, que não tem dados, você escolhe ao começar.
    6. Para cada **valquíria** do lote morre um tripulante seu.

    Portos são saqueados sem dados: sempre { COUNT("points", $harbour) }.

    ### Força
    Dados + força de toda a tripulação + efeitos dela + sua armadura, que você nunca gasta. ✏️ As faces de um dado: { $faces }.

    Ninguém fica em casa: a tripulação inteira saqueia. Quem morre também contou.

rules-valkyrie-title = As valquírias e os mortos
rules-valkyrie =
    - Para cada valquíria que você pega, escolha um tripulante seu, que morre e é descartado, e suba um passo na trilha de valquírias.
    - Algumas cartas têm um efeito quando morrem em um saque; acontece na hora. ✏️ Se morrem vários, você escolhe todos de uma vez; a ordem não faz diferença.
    - Se você tem menos tripulantes que valquírias, as que sobram não dão nada.
    - Todas as valquírias vão para a reserva.
    - A trilha termina no { $valkyrie-top }. As valquírias seguintes também levam tripulantes, mas seus pontos não sobem mais.

    Um tripulante que você perde para um Vingador, ou que dispensa, não morreu em um saque.

rules-crew-title = Contratar tripulação
rules-crew =
    - Você contrata no Quartel pela prata da carta, ou com o efeito de uma carta.
    - Cabem { $most } tripulantes. Antes de contratar você pode dispensar um, que é descartado.
    - Cabe { $heroes } herói na tripulação. ✏️ Você pode dispensar um herói para contratar outro.
    - Você pode ter a mesma carta várias vezes. ✏️ Os efeitos são somados.
    - O efeito de tripulação de uma carta vale enquanto ela está contratada. O efeito de Prefeitura vale quando você joga a carta da mão lá, e assim ela é descartada.
    - Se o baralho acabar, embaralhe o descarte para formar outro. ✏️ Se também não houver descarte, você compra o que houver.

rules-offerings-title = Oferendas
rules-offerings =
    As oferendas são feitas na Casa Longa ou com um Comerciante: pague o que uma peça aberta pede e guarde a peça virada para baixo. Na hora outra é revelada. Os pontos contam no final. ✏️ Só você pode olhar as suas peças viradas para baixo.

    ### As { $count } peças
rules-tracks-title = Trilhas
rules-tracks =
    Pontos no final pela sua posição nas duas trilhas.

    ### Valquírias obtidas
    { TRACK($valkyrie-track) }

    ### Armadura
    { TRACK($armour-track) }

    ✏️ Entre duas marcas da trilha de armadura vale a mais baixa. A armadura também soma à sua força em cada saque.

rules-supply-title = A reserva
rules-supply =
    - Há { $silver } de prata e { $provision } provisões. Todo o ouro, o ferro e o gado que não está nos povoados nem com os jogadores está na reserva.
    - Se faltar algo, você pega o que houver. ✏️ Uma ação que não daria nada não é oferecida, a não ser algumas cartas na Prefeitura.
    - As mãos, o baralho e as oferendas feitas são secretos. Todo o resto é aberto: prata, provisões, espólio, tripulação e quantas cartas e oferendas cada jogador tem.

rules-ends-title = Fim da partida
rules-ends =
    A última rodada começa quando

    - só resta { $sets } lote de espólio nas fortalezas,
    - a pilha de oferendas está vazia, ou
    - não resta nenhuma valquíria no tabuleiro.

    O turno em curso é concluído. Depois cada jogador, inclusive quem estava jogando, tem um último turno. E a partida acaba.

    ✏️ Na última rodada você ainda pode saquear e fazer oferendas. Os espaços de oferendas ficam vazios.

rules-scoring-title = Pontuação final
rules-scoring =
    Aos pontos dos saques são somados

    - a **trilha de valquírias**: até { MOST($valkyrie-track) }
    - a **trilha de armadura**: até { MOST($armour-track) }
    - as **oferendas** feitas
    - a **tripulação** com pontos na carta
    - o **espólio** que sobrar: { COUNT("points", $gold) } para cada ouro, { COUNT("points", $iron) } para cada ferro, { COUNT("points", $livestock) } para cada duas cabeças de gado

    Vence quem tiver mais pontos. Em caso de empate, quem estiver mais acima na trilha de valquírias e depois na de armadura. ✏️ Se o empate continuar, eles dividem a vitória.

rules-cards-title = Todos os aldeões
rules-cards =
    Força, custo em prata e quantas há. Cada carta tem a sua página.

## Imagens

picture-winners = { $count ->
    [1] { $names } venceu
   *[other] { $names } dividem a vitória
  }
picture-champion = { $count ->
    [1] O maior terror do norte: { $points } pontos
   *[other] Os maiores terrores do norte: { $points } pontos cada um
  }
picture-first = { $name } começa
picture-turn = { $name }: { $places }
picture-idle = { $name } coloca e pega
picture-supply = Reserva
picture-your-crew = Tripulação
picture-tiles = Oferendas
picture-dealt = Fique com { $count } destas
picture-raid = { $name } saqueia { $place }

## Acima dos menus e neles: quantas opções há

counted-place = { $n ->
    [1] { $n } lugar
   *[other] { $n } lugares
  }
counted-pick-up = { $n ->
    [1] { $n } lugar
   *[other] { $n } lugares
  }
