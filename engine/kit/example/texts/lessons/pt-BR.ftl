# O que se conta a quem nunca leu as regras.
# Como soa: docs/style.md. Um nome para cada coisa: texts/glossary.toml.

## Como se joga

learn-aim-title = O objetivo
learn-aim = Prove o máximo que puder do que os outros trazem à mesa. Cada prova vale um ponto.
learn-turn-title = Um turno
learn-turn = Traga uma coisa da sua despensa, ou nada. O próximo jogador diz se a prova, e depois é a vez dele.
learn-win-title = Como se vence
learn-win = Depois de três rodadas a partida acaba. Vence quem mais provou.
learn-mistakes-title = O que iniciantes erram
learn-mistakes = Trazer tudo o que se tem: cada coisa é um ponto para o próximo jogador. Você pode não trazer nada.

## Por que uma pergunta importa

matters-fill = O que há na sua despensa decide o que os outros poderão provar.
matters-bring = O que você trouxer pode dar um ponto ao próximo jogador.
matters-taste = Cada prova é um ponto e não custa nada a você.

## O que as pessoas observam, em uma primeira partida

look-fill = Para começar, qualquer dúzia serve.
look-bring = Não trazer nada não dá ponto a ninguém.
look-taste = Não há motivo para não provar.
after-brought = Já saiu da despensa, quer alguém prove ou não.
after-tasted = Provar dá um ponto, e com pontos se vence.
after-declined = Ninguém ganha ponto por isso.

## O que se pode consultar

about-bread = Uma coisa para trazer e para provar.
about-bread-example = Você tem 4 pães e traz um: restam 3.
about-bread-ruling = Vale tanto quanto qualquer outra coisa: um ponto.
about-cheese = Uma coisa para trazer e para provar.
about-cheese-example = Você tem 4 queijos e traz um: restam 3.
about-apple = Uma coisa para trazer e para provar.
about-apple-example = Você tem 4 maçãs e traz uma: restam 3.
about-honey = Uma coisa para trazer e para provar.
about-honey-example = Você tem 4 de mel e traz um: restam 3.
about-fish = Uma coisa para trazer e para provar.
about-fish-example = Você tem 4 peixes e traz um: restam 3.
