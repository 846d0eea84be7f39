# Como soa: docs/style.md. Um nome para cada coisa: texts/glossary.toml.

title = Despensa
pitch = Encha sua despensa, traga coisas e prove as dos outros. Vence quem mais provou. Cinco minutos.

phase-fill = Enchendo as despensas
phase-table = Rodada { $round } de { $rounds }
phase-over = O fim

ask-fill = Encha sua despensa: doze coisas, no máximo seis iguais.
ask-bring = O que você traz?
ask-taste = Você prova isto: { THING($thing) }?
wait-fill = encher a despensa
wait-bring = trazer algo
wait-taste = provar

bread = pão
cheese = queijo
apple = maçã
honey = mel
fish = peixe
nothing = nada
yes = sim
no = não

event-filled = Todas as despensas estão cheias.
event-brought = { SEAT($seat) } traz { THING($thing) }.
event-empty-handed = { SEAT($seat) } não traz nada.
event-tasted = { SEAT($seat) } prova.
event-declined = { SEAT($seat) } não quer.
event-turn-over = Rodada { $round }: { SEAT($seat) } terminou o turno.

hand = Você tem: { $things }
hand-empty = Sua despensa está vazia.
on-table = Na mesa: { THING($thing) }
standing = { $who }: { $points }, com { $left } na despensa
count-points = { $n ->
    [1] { $n } prova
   *[other] { $n } provas
}

result-sole = { $who } vence com { $points }.
result-shared = { $who } dividem a vitória com { $points }.
result-line = { $place }. { $who } ({ $letter }): { $points }
why-shared = Ninguém provou mais do que eles.
source-total = Total
list-last = { $head } e { $tail }
list-last-i = { $head } e { $tail }

rules-overview-title = Despensa
rules-overview =
    Todos os jogadores enchem sua despensa em segredo: **doze** coisas, no máximo **seis** iguais. Depois de três rodadas a partida acaba e vence quem mais provou.
rules-turn-title = Um turno
rules-turn =
    Traga algo da sua despensa, ou nada. O próximo jogador diz se prova; cada prova é um ponto. De todo modo a coisa sai, e então é a vez desse jogador.

## What a game may offer besides

next-taste = O que chega à mesa
ready-baker = O padeiro
ready-baker-about = Pão e mel
ready-fisher = O pescador
ready-fisher-about = Muito peixe
unknown = Não há “{ $word }” aqui.
unknown-near = Não há “{ $word }” aqui; talvez { $meant }?
too-many = { $count } de { $thing } são demais: no máximo { $most }.
not-so-many = { $count ->
    [1] É { $count } coisa
   *[other] São { $count } coisas
}; você precisa de { $size }.

order-taste = O que os outros trazem
order-taste-always = Sempre provar
order-taste-never = Nunca provar
order-bring = O que trago
order-bring-nothing = Nada
order-bring-first = A primeira coisa
order-fill = Minha despensa
order-fill-baker = A do padeiro
order-kind = Do que eu gosto
order-kind-bread = Pão
order-kind-cheese = Queijo
order-kind-apple = Maçãs
order-kind-honey = Mel
order-kind-fish = Peixe
order-idle = Sem nada a fazer
order-idle-yes = Não fazer nada
