# Lo que dice el terminal alrededor de una partida.

welcome = { $players ->
    [1] { $game } para un jugador. Eres { $seat }. Escribe ? para ver la ayuda.
   *[other] { $game } para { $players } jugadores. Eres { $seat }. Escribe ? para ver la ayuda.
}
goodbye = Hasta pronto.
to-leave = Escribe q para dejar la partida.
you = tú
total = total

# choices
choices = { $count ->
    [one] { $count } opción.
   *[other] { $count } opciones.
}
numbers-from = Las opciones van de { $first } a { $last }; escribe o para verlas.
numbers = Las opciones son { $numbers }; escribe o para verlas.
no-choice = «{ $typed }» no se puede elegir aquí. Escribe una opción como { $example }, un número de la lista (o), o ? para ver la ayuda.
not-allowed = No se permite: { $why } [{ $rules }]
allowed = Está permitido. { $what }
name-a-choice = Indica una opción, por ejemplo: why { $example }

# taking back, suggestions, points
nothing-chosen = Aún no has elegido nada.
taken-back = Deshecho, con todo lo que siguió. Lo que se saque a partir de aquí se saca de nuevo.
one-way = Una buena forma de seguir:
ways = Buenas jugadas, y los puntos que gana cada una:
worth = { $sign ->
    [minus] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[plus] +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
take-it = Escribe take para hacerlo.
take-one = Escribe take para la primera, o take 2.
if-it-ended = Si terminara ahora, suponiendo las decisiones que faltan:

# records
name-a-file = Indica un archivo, por ejemplo: save partida.txt
not-written = No se puede escribir en { $file }: { $problem }
written = El registro está en { $file }.
written-with-secrets = El registro está en { $file }. Lo contiene todo, también lo que está oculto para ti.

# help: what can be typed
help-move = una opción en notación
help-number = la opción con ese número
help-list = todas las opciones, numeradas
help-why = por qué no se permite una opción
help-undo = deshacer tu última elección
help-suggest = buenas formas de seguir
help-take = hacer lo que se sugiere
help-board = mostrar el tablero otra vez
help-score = los puntos hasta ahora
help-forecast = los puntos si terminara ahora
help-legend = los signos del tablero
help-save = escribir el registro hasta ahora
help-help = esta ayuda y las reglas
help-rule = lo que dicen las reglas de esto
help-says = lo que dice
help-leave = dejar la partida
no-such-rule = Las reglas no dicen nada de «{ $words }»; prueba otra palabra.

# cards
card-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
card-deck = mazo { $deck }
card-starting = se puede empezar con ella
