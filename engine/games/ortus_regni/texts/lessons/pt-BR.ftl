# O que se conta a quem nunca leu as regras.
# Como soa: docs/style.md. Um nome para cada coisa: texts/glossary.toml.

## Como se joga

learn-aim-title = O objetivo
learn-aim = Você é um Conde com um Palácio e um baralho secreto de 24 cartas, e quer ser o último que resta. Sai quem perde o último Castelo ou Palácio, e também quem não tem carta para comprar.
learn-turn-title = Um turno
learn-turn = Você faz uma ação, como jogar uma carta, recrutar ou atacar. Antes ou depois pode pôr cartas da mão viradas para baixo como Torres e Exércitos em guarnição. Então compra uma carta: assim acaba o turno.
learn-fight-title = Como se vence
learn-fight = Cerque um Castelo: ele cai com 2 de dano em um só ataque, um Palácio com 3, e cada Torre absorve 1. Cada carta que defende absorve mais 1 e revida, e uma carta de Batalha diz qual lado sai ferido.
learn-plots-title = Conspirações
learn-plots = A Traição mata um Lorde e com ele o Feudo; a Intriga rouba o que há em um. Só Aliados na mão da vítima as barram. Então os Vassalos decidem: a conspiração dá certo se quem conspira somar mais deles.
learn-mistakes-title = O que costuma dar errado no começo
learn-mistakes = Nomear um Lorde no único Feudo, onde uma só Traição acaba com a partida: construa antes um segundo Castelo. E gastar em uma batalha todos os personagens da mão, que depois são descartados de qualquer forma.

## Por que uma pergunta importa

matters-build-deck = O que não estiver entre suas 24 cartas nunca virá: 🎓 marca um baralho para começar.
matters-choose-towers = As Torres estão de pé desde o início e absorvem dano; ninguém vê quais cartas são.
matters-mulligan = Uma mão sem nada para construir nem com que lutar custa os primeiros turnos.
matters-turn = Você tem uma ação por turno: o que constrói agora decide quem poderá atacar depois.
matters-place-property = Junto a um Mercado os Campos convocam o dobro de Exércitos, mas um Feudo rico atrai ataques.
matters-install = Um Lorde luta em cada batalha e volta, mas a Traição o leva com o Feudo.
matters-towers = Cada Torre absorve 1 de dano em cada incursão ou cerco, mas a carta não volta.
matters-garrison = Uma guarnição luta sem Campos; ela não volta à sua reserva.
matters-monastery = Você vê uma mão inteira antes de atacá-la, e os outros também.
matters-treachery = Um Lorde cai com todo o Feudo: pode ser tudo o que seu rival tem.
matters-intrigue = O que você rouba é seu, e seu rival já não o tem.
matters-allies = Só Aliados barram esta conspiração; depois vence quem somar mais Vassalos, e o empate é seu.
matters-struggle = Você precisa de mais Vassalos que o outro lado: o empate é dele.
matters-yield-properties = Seu rival fica com o que você ceder.
matters-yield-armies = Cavaleiros causam 2 de dano e a Infantaria 1: seu rival recebe o que você der.
matters-tribute = De agora em diante este Exército luta pelo Rei.
matters-declare-attack = As Torres absorvem dano enquanto estiverem de pé; dos três ataques, só o cerco tira do jogo.
matters-attack-forces = Depois não dá para acrescentar nada, e os personagens da sua mão são descartados.
matters-defence-forces = Cada carta absorve 1 de dano e revida; com uma só já se revela uma carta de Batalha.
matters-church-decides = O lado que você deixar vencer não sofre dano e captura os Lordes do outro.
matters-ransom-lords = Um Lorde sem resgate morre; o Castelo dele continua seu.
matters-ransom-price = Seu rival fica com o que você indicar, a menos que este ataque o destrua antes.
matters-attack-losses = Cada carta que você escolher está perdida para sempre.
matters-defence-losses = Cada carta que você escolher está perdida para sempre.
matters-towers-lost = Menos Torres absorvem menos daqui em diante, e todos veem quais cartas caem.
matters-properties-lost = Sem Campos a sua reserva não pode lutar.
matters-seize = O que você confisca é seu; o resto é descartado.
matters-joust-ante = Sem um Príncipe, Campeão ou Vassalo para justar, você raramente vence.
matters-joust-card = Vencem as três melhores cartas: contam Príncipes e Vassalos; o Campeão, como ambos.
matters-viking-attack = Desta vez todos os Vikings obedecem a você, e não custam nada.

## No que se repara, em uma primeira partida

look-mulligan = Fique com a mão se puder construir algo logo: um Castelo, um Campo, um Mercenário.
look-turn = Primeiro Campos e um Mercado em um Feudo, depois outro Castelo. Ataque quando seu dano superar Torres, defensores e Castelo juntos.
look-place-property = Ponha os Campos onde está, ou estará, o Mercado.
look-install = Um Feudo com pouca coisa, e nunca o único enquanto puder haver Traição.
look-towers = Cartas que você não vai jogar. Guarde os Aliados na mão: como Torre não barram nada.
look-garrison = Um Cavaleiro com um Mercenário: juntos causam 4 de dano sem nenhum Campo.
look-monastery = Quem poderia barrar você: a mão com mais cartas.
look-treachery = Um Lorde em um Feudo rico, ou no único. Quem tem poucas cartas raramente tem Aliados.
look-intrigue = Um Feudo com duas propriedades ou mais. Você coloca onde quiser o que roubar.
look-allies = Vale a pena gastar a carta? Por um Lorde com o Feudo, sim; por um Mercenário, raramente.
look-struggle = Quantas cartas restam ao rival? Cada uma pode ser um Vassalo.
look-yield-properties = Fique com o Mercado se houver Campos ao lado.
look-yield-armies = Dê Infantaria e fique com os Cavaleiros.
look-tribute = Dê Infantaria e fique com os Cavaleiros.
look-declare-attack = *Comparar* diz quanto dano cada alvo aguenta; cada defensor tira 1 do seu.
look-attack-forces = Primeiro quem sobrevive a um golpe: os Lordes. Depois os personagens da mão, mas guarde algo para a sua defesa.
look-defence-forces = Convoque quantos bastem para o Castelo resistir. Por Torres ou propriedades uma boa carta raramente compensa.
look-church-decides = Se você luta, faça seu lado vencer.
look-ransom-lords = Um Campo por um Lorde é um preço justo; seu último Castelo, não.
look-ransom-price = O que você menos usa, ou o que vai ser destruído de qualquer forma.
look-attack-losses = Infantaria antes de Cavaleiros, e estes antes de um Mercenário com guarnição; dos Vikings, o Chefe por último.
look-defence-losses = Infantaria antes de Cavaleiros, e estes antes de um Mercenário com guarnição.
look-towers-lost = Deixe cair as cartas que não farão falta; no mais, todas as Torres são iguais.
look-properties-lost = Ceda o que está isolado; um Campo junto a um Mercado vale por dois.
look-seize = Um Castelo é um Feudo novo; depois, Campos e Mercados.
look-joust-ante = Aposte o mínimo que puder. Com um Estandarte na mão você pode ficar de fora.
look-joust-card = Primeiro um Príncipe ou um Campeão, depois um Vassalo. Um Lorde que perde morre.
look-viking-attack = Contra quem for mais forte, onde houver poucas Torres; um cerco, se o dano bastar.

after-castle-built = Um segundo Feudo: perder um deles já não acaba com a partida.
after-property-built = As propriedades ficam com o Castelo. Se ele cai, elas caem junto.
after-armies-drawn = Os Exércitos esperam virados para baixo. Cada Campo deixa um lutar em cada batalha; junto a um Mercado, dois.
after-lord-installed = Um Lorde que sofre dano volta para casa mesmo assim. O perigo é a Traição, ou ser capturado.
after-mercenary-hired = Um Mercenário luta sem Castelo nem Campo, e um Exército pode se juntar a ele como guarnição.
after-towers-built = Uma Torre absorve 1 de dano em cada incursão ou cerco. Só um ataque às próprias Torres a destrói.
after-drew = Comprar a carta encerra o turno. Um Conde que não pode comprar sai do jogo.
after-attack-declared = Um ataque entre Condes impede que os Vikings se aproximem nesta rodada.
after-battle-card = Quase todas as cartas de Batalha são Normais: os dois lados sofrem. Com as outras, só um.
after-viking-marker = Ninguém atacou, então os Vikings se aproximam. Com o oitavo marcador eles desembarcam e atacam.
after-plot = Uma conspiração é a ação do turno. Só Aliados na mão da vítima a barram.

## Avisos

warn-lord-alone = No seu único Feudo há um Lorde: uma Traição pode acabar com a sua partida. Outro Feudo ou um Príncipe salva você.
warn-lord-to-come = Se você puser um Lorde no seu único Feudo, uma só Traição pode acabar com a sua partida.
warn-deck-low = { $n ->
    [1] Resta uma carta no seu baralho. Quando não puder comprar, você sai.
   *[other] Restam { $n } cartas no seu baralho. Quando não puder comprar, você sai.
  }
warn-allies-down = Aliados só ajudam na mão: como Torre não barram nenhuma conspiração.
warn-last-fief = Sem resposta, seu único Feudo cai e você sai do jogo.
warn-no-ransom = Um Lorde convocado se perde se for capturado: você não tem com que pagar o resgate.
warn-no-ransom-vikings = Os Vikings não aceitam resgate: um Lorde convocado se perde se for capturado.

## O que se pode consultar

about-palace-example = Seu Palácio é cercado com 4 de dano e você tem 1 Torre. Passam 3: ele cai, a menos que uma carta o defenda.
about-castle-example = Um cerco causa 3 de dano e há 2 Torres. Só passa 1: o Castelo resiste.
about-land-example = Você joga um Campo junto a um Mercado: 2 Exércitos vêm para a reserva, e mais 2 poderão lutar.
about-market-example = Um Feudo com 2 Campos deixa lutar 2 Exércitos. Com um Mercado ali são 4.
about-church-example = Você tem 2 Igrejas, dois rivais têm 1 cada um, e ninguém tem a Catedral: você resolve “A Igreja decide”.
about-cathedral-example = Outros dois lutam e sai “A Igreja decide”. Você tem a Catedral e faz vencer o mais fraco.
about-prince-example = A Traição atinge seu Lorde Príncipe e você não tem Aliados. Ele morre, mas o Castelo e os Campos ficam.
about-vassal-example = Você responde à Traição com Aliados. Seu rival soma 1 Vassalo e você outro: a conspiração é barrada.
about-champion-example = Dois Campeões da sua mão cercam um Palácio sem Torres: 4 de dano, bastam 3. Depois os dois são descartados.
about-monk-example = Um Monge vai aos Vikings: 1 marcador avança e 2 cubos seus entram no saco.
about-mercenary-example = Um Mercenário com um Cavaleiro de guarnição causa 4 de dano, sem nenhum Campo.
about-treachery-example = Sua Traição atinge uma mão de 5 cartas: 2 delas, ao acaso, são mostradas e descartadas.
about-intrigue-example = Você mira um Feudo com 3 Campos e uma Igreja. O dono escolhe 2 deles e os dá a você.
about-allies-example = Um rival rouba no seu Feudo. Você joga Aliados e seu rival não soma nenhum Vassalo: nada é roubado.
about-banquet-example = Você tem 4 cartas no baralho. Com o Banquete compra 2 e no fim do turno mais 1: resta 1.
about-banner-example = Você tem 1 Estandarte na mesa e os outros nenhum. Com um segundo você é Rei.
about-infantry = **Um Exército que causa 1 de dano.** Espera na sua reserva e luta onde seus Campos permitem, ou em guarnição. Morre se sofrer dano.
about-infantry-example = Você tem 1 Campo e 3 de Infantaria: em cada batalha 1 pode lutar.
about-knight = **Um Exército que causa 2 de dano.** Espera na sua reserva e luta onde seus Campos permitem, ou em guarnição. Morre se sofrer dano.
about-knight-example = 2 Cavaleiros destroem um Palácio sem Torres: 4 de dano, bastam 3.
about-viking = **Causa 1 de dano.** Com o oitavo marcador desembarca um Viking a mais que os jogadores do início. O Conde cujo cubo for tirado comanda todos. Eles não confiscam nada nem aceitam resgate.
about-viking-example = Com três jogadores desembarcam 4 Vikings. Se 2 deles são Chefes, causam 6 de dano.
about-chieftain = **Causa 2 de dano.** Um Viking que bate mais forte; no mais é como os outros.
about-chieftain-example = 2 Chefes sozinhos destroem um Palácio sem Torres nem defensores: 4 de dano.
about-king = **Dois Estandartes na mesa, e dois a mais que qualquer outro Conde, fazem de você Rei.** Ele causa 1 de dano, nunca morre em batalha e tem uma Guarda Real que não precisa de Campos. Os outros com reserva dão um Exército a ela.
about-king-example = Você tem 3 Estandartes na mesa, um rival tem 1: você é Rei, e todos eles são descartados.
about-tower-title = Torre
about-tower = **Qualquer carta da mão, virada para baixo.** Em uma incursão ou em um cerco cada Torre absorve 1 de dano e fica de pé. Um ataque às próprias Torres as destrói, 1 de dano cada. Nunca volta à mão.
about-tower-example = Há 3 Torres e uma incursão causa 4 de dano: passa 1 e destrói uma propriedade. As 3 Torres ficam de pé.
