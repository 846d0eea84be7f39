# Cómo suena: docs/style.md. Un nombre para cada cosa: texts/glossary.toml.

title = Despensa
pitch = Llena tu despensa, saca cosas y prueba las de los demás. Gana quien más haya probado. Cinco minutos.

phase-fill = Se están llenando las despensas
phase-table = Ronda { $round } de { $rounds }
phase-over = El final

ask-fill = Llena tu despensa: doce cosas, como mucho seis iguales.
ask-bring = ¿Qué sacas?
ask-taste = ¿Pruebas esto: { THING($thing) }?
wait-fill = llenar la despensa
wait-bring = sacar algo
wait-taste = probar

bread = pan
cheese = queso
apple = manzana
honey = miel
fish = pescado
nothing = nada
yes = sí
no = no

event-filled = Todas las despensas están llenas.
event-brought = { SEAT($seat) } saca { THING($thing) }.
event-empty-handed = { SEAT($seat) } no saca nada.
event-tasted = { SEAT($seat) } lo prueba.
event-declined = { SEAT($seat) } no quiere.
event-turn-over = Ronda { $round }: { SEAT($seat) } ha acabado su turno.

hand = Tienes: { $things }
hand-empty = Tu despensa está vacía.
on-table = En la mesa: { THING($thing) }
standing = { $who }: { $points }, con { $left } en la despensa
count-points = { $n ->
    [one] { $n } bocado
   *[other] { $n } bocados
}

result-sole = Gana { $who } con { $points }.
result-shared = { $who } comparten la victoria con { $points }.
result-line = { $place }. { $who } ({ $letter }): { $points }
why-shared = Nadie probó más que ellos.
source-total = Total
list-last = { $head } y { $tail }
list-last-i = { $head } e { $tail }

rules-overview-title = Despensa
rules-overview =
    Todos los jugadores llenan su despensa en secreto: **doce** cosas, como mucho **seis** iguales. Tras tres rondas se acaba la partida y gana quien más haya probado.
rules-turn-title = Un turno
rules-turn =
    Saca algo de tu despensa, o nada. El siguiente jugador dice si lo prueba; cada bocado es un punto. En todo caso se retira, y entonces le toca a ese jugador.

## What a game may offer besides

next-taste = Lo que llega a la mesa
ready-baker = El panadero
ready-baker-about = Pan y miel
ready-fisher = El pescador
ready-fisher-about = Mucho pescado
unknown = Aquí no hay «{ $word }».
unknown-near = Aquí no hay «{ $word }»; ¿quizá { $meant }?
too-many = { $count } de { $thing } son demasiados: como mucho { $most }.
not-so-many = { $count ->
    [one] Es { $count } cosa
   *[other] Son { $count } cosas
} y hacen falta { $size }.

order-taste = Lo que sacan los demás
order-taste-always = Probarlo siempre
order-taste-never = No probarlo nunca
order-bring = Lo que saco
order-bring-nothing = Nada
order-bring-first = Lo primero
order-fill = Mi despensa
order-fill-baker = La del panadero
order-kind = Lo que me gusta
order-kind-bread = Pan
order-kind-cheese = Queso
order-kind-apple = Manzanas
order-kind-honey = Miel
order-kind-fish = Pescado
order-idle = Sin nada que hacer
order-idle-yes = No hacer nada
