# Lo que dice el núcleo en todos los juegos.

wait-over = La partida ha terminado.
wait-together = Varios jugadores están eligiendo.
wait-luck = Deciden los dados.

no-such-seat = No existe ese asiento en esta mesa de { $seats }.
no-such-option = No existe esa opción; las opciones van de 0 a menos de { $size }.
not-an-option = Esa no es una de las opciones.
not-your-turn = No es tu turno.
game-is-over = La partida ha terminado.
luck-comes-first = Primero deciden los dados.
no-luck-due = Ahora no toca tirar los dados.
no-such-face = El dado tiene { $faces } caras.
nothing-to-undo = No hay nada que puedas deshacer.
new-light-first = Algo nuevo sale a la luz antes de completar todas estas elecciones: desde ahí, hazlas una a una.

# por qué se aconseja algo
gain = { $gained }{ "\u00A0" }+{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
loss = { $gained }{ "\u00A0" }−{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
rival-loss = frena a { $seat }
rival-gain = ayuda a { $seat }
reasons = { $one } · { $more }
facet-points = puntos
facet-later = más adelante
facet-other = otros
