# Lo que se cuenta a quien nunca leyó las reglas.
# Cómo suena: docs/style.md. Un nombre para cada cosa: texts/glossary.toml.

## Cómo se juega

learn-aim-title = El objetivo
learn-aim = Prueba todo lo que puedas de lo que los demás sacan a la mesa. Cada bocado es un punto.
learn-turn-title = Un turno
learn-turn = Saca una cosa de tu despensa, o nada. El siguiente jugador dice si la prueba, y luego le toca a ese jugador.
learn-win-title = Cómo se gana
learn-win = Tras tres rondas la partida termina. Gana quien más haya probado.
learn-mistakes-title = Errores de principiante
learn-mistakes = Sacar todo lo que uno tiene: cada cosa es un punto para el siguiente jugador. Puedes no sacar nada.

## Por qué importa una pregunta

matters-fill = Lo que haya en tu despensa decide qué podrán probar los demás.
matters-bring = Lo que saques puede dar un punto al siguiente jugador.
matters-taste = Cada bocado es un punto y no te cuesta nada.

## En qué se fija la gente, en una primera partida

look-fill = Para empezar, cualquier docena sirve.
look-bring = No sacar nada no da puntos a nadie.
look-taste = No hay razón para no probar.
after-brought = Ya ha salido de la despensa, la pruebe alguien o no.
after-tasted = Cada bocado da un punto, y con puntos se gana.
after-declined = Nadie recibe un punto por ello.

## Lo que se puede consultar

about-bread = Una cosa para sacar y para probar.
about-bread-example = Tienes 4 de pan y sacas uno: quedan 3.
about-bread-ruling = Vale tanto como cualquier otra cosa: un punto.
about-cheese = Una cosa para sacar y para probar.
about-cheese-example = Tienes 4 quesos y sacas uno: quedan 3.
about-apple = Una cosa para sacar y para probar.
about-apple-example = Tienes 4 manzanas y sacas una: quedan 3.
about-honey = Una cosa para sacar y para probar.
about-honey-example = Tienes 4 de miel y sacas una: quedan 3.
about-fish = Una cosa para sacar y para probar.
about-fish-example = Tienes 4 pescados y sacas uno: quedan 3.
