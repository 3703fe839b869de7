# A Feast for Odin en español. Los identificadores son los de sucesos, preguntas, motivos y cosas; véase docs/architecture.md, "Words".

title = Un festín para Odín
#
# Formas de los nombres: .num tras un número ("2 ovejas", "2 de lana"), .a con artículo indeterminado, .def con artículo determinado,
# .each tras "cada", .pl en plural, .many "cuántos…", .none "ningún…".
# Formas de lo que se hace: el valor es un infinitivo; .you es la segunda persona del presente.

# setup
first-player = { $seat } recibe el alce y empieza.
occupation-drawn = { $card ->
    [hidden] { $seat } roba un oficio.
   *[other] { $seat } roba el oficio { $card }.
}
card-kept = { $card ->
    [hidden] { $seat } se queda con una carta y aparta la otra.
   *[other] { $seat } se queda con { $card } y aparta la otra.
}
token-taken = { $seat } toma una ficha de recursos: { $token }.
imitation-laid = Hay un espacio de imitación en la columna { $column }.
strip-revealed = Se revela una franja de montaña: { $strip }.
marker-drawn = { $goods ->
    [0] La próxima ronda no trae cosecha.
    [one] La próxima cosecha da { $goods } mercancía.
   *[other] La próxima cosecha da { $goods } mercancías.
}

# phases
round-begun = Ronda { $round }.
colour-changed = Juega el { $colour ->
    [0] primer
   *[1] segundo
} color: { $vikings ->
    [one] llega { $vikings } vikingo
   *[other] llegan { $vikings } vikingos
} a la casilla del Thing. Del otro color { $staying ->
    [one] se queda { $staying } y bloquea su espacio.
   *[other] se quedan { $staying } y bloquean sus espacios.
}
island-turned = Se voltea un tablero de exploración: { $island }.
island-silver = Se colocan { $silver } de plata en cada tablero de exploración que nadie tiene y que no se ha volteado.
altar-gone = El altar sale del juego.
weapon-drawn = { $seat } roba un arma: { $thing }.
vikings-placed = { $vikings ->
    [one] { $seat } envía { $vikings } vikingo: «{ $space }».
   *[other] { $seat } envía { $vikings } vikingos: «{ $space }».
}
imitated = { $seat } imita «{ $space }».
passed = { $seat } pasa.
moose-moved = { $seat } coloca vikingos en último lugar y recibe el alce.
income-paid = { $seat } recibe unos ingresos de { $silver } de plata.
born = { $number ->
    [1] Nace una cría para { $seat }: { FORM($good, "num", $number) }.
   *[other] Nacen { $number } crías para { $seat }: { FORM($good, "num", $number) }.
}
pregnant = Queda preñada { FORM($good, "a") } de { $seat }.
penalised = { $tokens ->
    [one] { $seat } deja { $tokens } casilla de la mesa vacía: una ficha de penalización.
   *[other] { $seat } deja { $tokens } casillas de la mesa vacías: una ficha de penalización por cada una.
}
strip-item-lost = Una franja de montaña pierde { $thing }.

# supply
gained = { $seat } recibe { $number } { FORM($thing, "num", $number) }.
paid = { $seat } paga { $number } { FORM($thing, "num", $number) }.
ship-gained = { $seat } recibe { FORM($ship, "a") }.
ship-bought = { $seat } compra { FORM($ship, "a") } por { $silver } de plata.
ship-armed = { $seat } carga 1 de mineral en { FORM($ship, "a") }.
placed = { $seat } coloca { FORM($thing, "a") }: { $island ->
    [none] { $slot }
   *[other] { $island }
}.
raised = { $seat } convierte { FORM($good, "a") } en { FORM($into, "a") }.
refitted = { $seat } convierte un bote ballenero en { FORM($ship, "a") }.
ship-lost = { $seat } entrega { FORM($ship, "a") }.
strip-taken = { $items ->
    [one] { $seat } toma { $items } pieza de una franja de montaña.
   *[other] { $seat } toma { $items } piezas de una franja de montaña.
}

# dice
rolled = { $seat } saca un { $value }; el resultado es { $result }.
succeeded = { $seat } tiene éxito.
failed = { $seat } fracasa.
vikings-back = { $vikings ->
    [one] { $seat } recupera { $vikings } vikingo.
   *[other] { $seat } recupera { $vikings } vikingos.
}

# more
explored = { $silver ->
    [0] { $seat } explora { FORM($island, "def") }.
   *[other] { $seat } explora { FORM($island, "def") } y encuentra { $silver } de plata.
}
emigrated = { $seat } emigra con { FORM($ship, "a") }.
card-used = { $seat } usa el oficio { $card }.
occupation-played = { $seat } juega el oficio { $card }.
eaten = { $squares ->
    [one] { $seat } sirve { FORM($thing, "a") } en { $squares } casilla.
   *[other] { $seat } sirve { FORM($thing, "a") } en { $squares } casillas.
}
finished = { $seat } termina con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}{ $reached ->
    [0] . { $mark } es un resultado muy bueno.
   *[1] , un resultado muy bueno.
}
won = { $shared ->
    [0] { $points ->
        [one] { $seat } gana con { $points } punto.
       *[other] { $seat } gana con { $points } puntos.
    }
   *[1] { $points ->
        [one] { $seat } comparte la victoria con { $points } punto.
       *[other] { $seat } comparte la victoria con { $points } puntos.
    }
}

# whom the others wait for
wait-turn = { $seat } está eligiendo una acción.
wait-window = { $seat } puede colocar mercancías y comprar y armar barcos.
wait-pause = { $seat } hace una pausa en la acción para colocar mercancías o comprar barcos.
wait-replace-effects = { $seat } puede usar un oficio.
wait-replace-next = { $seat } puede usar un oficio.
wait-offer = { $seat } puede usar oficios.
wait-pay-weapon = { $seat } está pagando.
wait-second-step = { $seat } está mejorando mercancías.
wait-place-piece = { $seat } está colocando algo.
wait-choose-script = { $seat } está eligiendo entre dos posibilidades.
wait-choose-payment = { $seat } está eligiendo qué pagar.
wait-decide = { $seat } está decidiendo.
wait-choose-copied = { $seat } está eligiendo qué imitar.
wait-raise-good = { $seat } está mejorando mercancías.
wait-turn-good = { $seat } está comerciando en ultramar.
wait-buy-special = { $seat } está comprando losetas especiales.
wait-forge-tile = { $seat } está forjando.
wait-take-from-strip = { $seat } está en la montaña.
wait-take-items = { $seat } está en la montaña.
wait-choose-boats = { $seat } está eligiendo botes balleneros.
wait-decide-roll = { $seat } está mirando el dado.
wait-choose-loot = { $seat } está eligiendo el botín.
wait-choose-mix = { $seat } está pagando.
wait-take-vikings-back = { $seat } puede recuperar vikingos.
wait-explore = { $seat } está explorando.
wait-emigrate = { $seat } está emigrando.
wait-play-occupation = { $seat } está jugando oficios.
wait-play-bonus-card = { $seat } puede jugar un oficio.
wait-play-free-card = { $seat } puede jugar un oficio.
wait-serve-food = { $seat } está en el banquete.
wait-keep-card = { $seat } está eligiendo una carta.
wait-take-token = { $seat } está eligiendo una ficha de recursos.

# what is asked
prompt-turn = { $vikings ->
    [one] Tienes { $vikings } vikingo: elige un espacio de acción, coloca o compra algo, o pasa.
   *[other] Tienes { $vikings } vikingos: elige un espacio de acción, coloca o compra algo, o pasa.
}
prompt-window = Coloca mercancías, compra o arma barcos, o termina.
prompt-pause = { $arming ->
    [1] Coloca mercancías, compra o arma barcos y sigue con «terminar».
   *[0] Coloca mercancías o compra barcos y sigue con «terminar».
}
prompt-replace-effects = ¿Usas el oficio { $card } en vez de lo que dice el espacio?
prompt-replace-next = ¿Usas el oficio { $card } en vez de lo que viene ahora?
prompt-offer = { $hook }: usa uno de estos oficios o termina.
prompt-pay-weapon = ¿Qué arma entregas?
prompt-second-step = Mejora una vez más una de estas mercancías o termina.
prompt-place-piece = ¿Dónde colocas { FORM($thing, "def") } (su esquina superior izquierda)?
prompt-choose-script = { $space ->
    [none] ¿Qué haces?
   *[other] { $space }: ¿qué haces?
}
prompt-choose-payment = ¿Con qué pagas?
prompt-decide = ¿Quieres { $script }?
prompt-choose-copied = ¿Qué espacio imitas?
prompt-raise-good = { $steps ->
    [1] { $left ->
        [one] Mejora { $left } mercancía o termina.
       *[other] Mejora hasta { $left } mercancías o termina.
    }
   *[2] { $left ->
        [one] Mejora { $left } mercancía dos veces o termina.
       *[other] Mejora hasta { $left } mercancías dos veces cada una o termina.
    }
}
prompt-turn-good = Voltea a su lado azul mercancías verdes distintas o termina.
prompt-buy-special = Compra una loseta especial o termina.
prompt-forge-tile = ¿Qué forjas?
prompt-take-from-strip = { $most ->
    [one] Toma { $most } pieza de una franja o termina.
   *[other] Toma hasta { $most } piezas de una franja o termina.
}
prompt-take-items = ¿Cuántas piezas?
prompt-choose-boats = ¿Qué botes participan? Su mineral reduce cada tirada.
prompt-decide-roll = { $way ->
    [low] El resultado es { $result }: para tener éxito, paga esa cantidad en { FORM($thing, "pl") } y { FORM($other, "pl") }. Tiradas restantes: { $left }.
   *[high] El resultado es { $result }, más lo que pagues en { FORM($thing, "pl") } y { FORM($other, "pl") }. Tiradas restantes: { $left }.
}
prompt-choose-loot = ¿Qué loseta tomas?
prompt-choose-mix = { $value ->
    [1] Tienes que pagar { $due }. ¿{ FORM($thing, "many") } entregas?
   *[other] Tienes que pagar { $due }. ¿{ FORM($thing, "many") } entregas, con un valor de { $value } por unidad?
}
prompt-take-vikings-back = ¿Cuántos vikingos recuperas?
prompt-explore = ¿Qué tablero de exploración tomas?
prompt-emigrate = ¿Qué barco emigra?
prompt-play-occupation = { $most ->
    [one] Juega { $most } oficio.
   *[other] Juega hasta { $most } oficios.
}
prompt-play-bonus-card = Puedes jugar un oficio.
prompt-play-free-card = ¿Juegas gratis { $card }, la carta oscura con la que te quedaste?
prompt-serve-food = { $left ->
    [one] Queda { $left } casilla vacía en tu mesa: sirve comida o plata, o deja un hueco.
   *[other] Quedan { $left } casillas vacías en tu mesa: sirve comida o plata, o deja un hueco.
}
prompt-keep-card = ¿Con qué carta te quedas?
prompt-take-token = Elige una ficha de recursos.

# why not
choose-a-space = Elige un espacio de acción, algo que se pueda hacer en cualquier momento, o pasa.
space-not-in-play = Ese espacio no está en juego.
space-occupied = Ya hay vikingos en ese espacio.
too-few-vikings = { $vikings ->
    [one] Eso requiere { $vikings } vikingo; tienes { $have }.
   *[other] Eso requiere { $vikings } vikingos; tienes { $have }.
}
nothing-to-imitate = Nadie más tiene un espacio de esa columna que puedas usar.
cannot-imitate = Ese espacio no se puede imitar: tiene que ser de otro jugador, de la misma columna y poder usarse.
no-effect = Nada de eso tendría efecto.
needs = Necesitas { $least } { FORM($what, "num", $least) }.
cannot-pay = No puedes pagar { $number } { FORM($thing, "num", $number) }.
cannot-pay-either = Necesitas { $number } { FORM($thing, "num", $number) } o { $others } { FORM($other, "num", $others) }.
none-left = No queda { FORM($building, "none") }.
no-berth = No hay ningún amarre libre para ese barco.
nothing-to-raise = No tienes ninguna mercancía que pueda mejorar tanto.
no-strip = No hay ninguna franja de montaña abierta.
nothing-to-buy = No hay ninguna loseta especial que puedas comprar.
nothing-to-explore = No hay ningún tablero de exploración para estos vikingos y tus barcos.
no-room = No tienes ningún barco grande, o no cabe en la mesa.
no-card = No tienes ningún oficio que jugar.
use-something = Hay que usar al menos un efecto del espacio.
choose-a-way = Elige una de las posibilidades.
choose-a-payment = Elige una de las formas de pago.
yes-or-no = Responde sí o no.
choose-a-cell = Elige un tablero y una casilla.
not-your-board = No tienes ese tablero.
not-on-this-board = Eso no puede ir ahí: { $thing }.
off-the-board = Cubriría casillas que no existen o que no se pueden cubrir.
overlaps = Ahí ya hay algo.
touches-its-colour = Tocaría una loseta de su mismo color.
income-too-early = Una casilla de ingresos solo se puede cubrir si antes o a la vez se cubre todo lo que tiene a la izquierda y debajo.
piece-fits-nowhere = No tienes eso, o no cabe en ningún sitio.
nothing-to-arm = No tienes mineral, o no tienes un barco así en el que cargarlo.
too-little-silver = Eso cuesta { $price } de plata; tienes { $silver }.
anytime-or-done = Haz algo que se pueda hacer en cualquier momento o termina.
no-pause = Ahora no hay nada que puedas hacer aparte de la acción.
no-playing-now = No se puede jugar ningún oficio en medio de una acción.
no-arming-now = No se pueden armar barcos durante una acción.
action-needs-it = Entonces ya no se podría llevar a cabo la acción.
choose-a-good = Elige una mercancía o termina.
no-such-good = No tienes eso.
too-high = Esa mercancía no puede mejorar tanto.
kind-turned-already = Ya has volteado una de ese tipo.
choose-a-green-good = Elige una mercancía verde que tengas o termina.
choose-a-special = Elige una loseta especial o termina.
special-gone = Esa loseta especial ya no está.
not-for-sale = Esa loseta especial no está en venta.
not-forgeable = Eso no se puede forjar: no tiene tenazas.
choose-a-strip = Elige una franja de montaña o termina.
another-strip = Ya has usado esa franja; elige otra.
strip-not-open = Esa franja no está abierta.
choose-a-number = Elige un número.
so-many-items = { $most ->
    [one] Solo puedes tomar { $most } pieza.
   *[other] Puedes tomar de 1 a { $most } piezas.
}
no-such-fleet = Tus botes no pueden llevar tanto mineral.
no-more-rolls = El dado se tira como máximo { $rolls } veces.
cannot-succeed = No puedes pagar un éxito.
roll-succeed-or-fail = Repite la tirada o elige éxito o fracaso.
out-of-reach = Esa loseta está fuera de tu alcance.
choose-loot = Elige una loseta azul.
cannot-pay-so = No puedes pagar con esa combinación.
so-many-vikings = { $most ->
    [one] Puedes recuperar como máximo { $most } vikingo.
   *[other] Puedes recuperar hasta { $most } vikingos.
}
choose-an-island = Elige un tablero de exploración.
island-not-open = Ese lado de un tablero de exploración no está a la vista.
other-space = Ese tablero de exploración requiere otro número de vikingos.
no-ship-for-island = No tienes ningún barco que llegue hasta allí.
choose-a-large-ship = Elige un knarr o un barco largo que tengas.
card-not-usable = Ese oficio no se puede usar ahora.
use-a-card-or-done = Usa un oficio o termina.
not-that-good = Esa mercancía no puede mejorar aquí.
card-not-in-hand = No tienes esa carta en la mano.
choose-a-card = Elige una de las cartas.
choose-a-card-or-no = Elige una de tus cartas, o «no».
card-not-offered = Esa carta no se te ofrece.
token-gone = Alguien tiene ya esa ficha.
choose-a-token = Elige una ficha de recursos.
choose-food = Elige comida o plata, o deja un hueco.
not-food = Eso no es para el banquete.
same-colour-beside = Al lado hay una loseta del mismo color.
too-wide = No hay sitio suficiente en la mesa.
one-lies-already = Ya hay una de ese tipo en horizontal; las demás van en vertical.

# options
option-space = { $space }
option-word = { $word }
option-ship = { $ship }
option-arm = cargar 1 de mineral: { $arm }
option-good = { $good }
option-special = { $special }
option-strip = franja de montaña: { $strip }
option-island = { $island }
option-number = { $number }
option-card = { $card } { $name }
option-token = ficha de recursos: { $token }
option-piece = { $rows ->
    [1] { $piece }, 1 fila, { $columns ->
        [one] { $columns } columna
       *[other] { $columns } columnas
    }
   *[other] { $piece }, { $rows } filas, { $columns ->
        [one] { $columns } columna
       *[other] { $columns } columnas
    }
}
option-cell = { $board } en { $row },{ $column }
option-payment = { $number } { FORM($thing, "num", $number) }
option-use = usar { $card } { $name }: { $script }
option-way = { $script }
option-as-the-space-says = no, lo que dice el espacio
option-serve = { $squares ->
    [one] { $thing } en { $squares } casilla
   *[other] { $thing } en { $squares } casillas
}
option-strip-items = franja de montaña: { $items }
option-items = { $items }
token-of = { $harvest } con cosecha, { $no_harvest } sin ella
option-boats = botes con { $ore } de mineral
option-vikings = { $vikings ->
    [0] ninguno
    [one] { $vikings } vikingo
   *[other] { $vikings } vikingos
}
option-raise = de { $good } a { $into }
option-buy = comprar { FORM($ship, "a") } por { $silver } de plata
option-loot = { $thing }, valor de combate { $sword }

# headings of the score
heading-ships = barcos
heading-emigrants = barcos emigrados
heading-islands = tableros de exploración
heading-buildings = cobertizos y casas
heading-animals = animales
heading-occupations = oficios
heading-silver = plata
heading-crown = corona inglesa
heading-bare-cells = casillas y sitios sin cubrir
heading-penalties = fichas de penalización

# What a seat may hope for, by where it comes from.
facet-points = puntos en la mesa
facet-goods = mercancías para colocar o comer
facet-materials = materiales, plata y armas
facet-boards = ingresos y sitio en los tableros
facet-ships = barcos y emigración
facet-vikings = vikingos por colocar
facet-occupations = oficios
facet-animals = cría de animales
facet-feast = comida para el banquete
facet-dice = suerte con los dados

# table options
table-length = Duración
    .hint = La partida larga es la de los jugadores con experiencia; ambas acaban tras el último banquete.
    .long = Larga (7 rondas)
    .short = Corta (6 rondas)
table-mini_expansions = Miniexpansiones
    .hint = Dos pequeñas expansiones: nuevas islas (Lofoten y Orcadas) y la cosecha (Mull y Caithness).
    .none = Ninguna
    .islands = Lofoten y Orcadas
    .harvest = Mull y Caithness
    .both = Ambas
table-decks = Mazos de oficios
    .hint = Los mazos de oficios en juego; para empezar, el A.
    .A = A
    .B = B
    .C = C
    .AB = A + B
    .AC = A + C
    .BC = B + C
    .ABC = A + B + C
table-action_board = Tablero de acciones
    .hint = El tablero de acciones pequeño, para uno o dos jugadores, es una reconstrucción.
    .full = Completo
    .small = Pequeño (1–2 jugadores)
table-island_points = Puntos de las islas
    .hint = Las Islas Feroe, la Isla del Oso y la Isla de Baffin tienen otros puntos en ediciones posteriores del juego.
    .first = Primera edición
    .later = Edición posterior
table-removed_cards = Cartas retiradas por la cosecha
    .hint = Con la miniexpansión Cosecha hay que retirar algunas cartas y se recomienda retirar otras.
    .all = También las recomendadas
    .required = Solo las obligatorias
table-starting_card = En solitario: primer oficio
    .hint = Si en solitario el oficio inicial se roba o se elige.
    .drawn = Robado
    .chosen = Elegido

# what players should know about the data of the game
provenance-board = El tablero de acciones pequeño para uno o dos jugadores es una reconstrucción.
provenance-markers = Lo que muestran los cuatro indicadores de cosecha de la segunda miniexpansión es una reconstrucción.
provenance-altar = Que el altar y el adorno de oro no tengan más valor que su forma es probable, no seguro.

# signs and labels of the picture
sign-vikings = vik.
sign-silver = plata
sign-wood = madera
sign-stone = piedra
sign-ore = mineral
sign-ships = barcos
sign-penalties = penal.
sign-strips = franjas de montaña, desde la flecha
sign-islands = tableros de exploración: puntos, plata, (vikingos)
sign-round = Ronda { $round } de { $rounds }
sign-boards = tableros de exploración, cobertizos y casas
sign-played = oficios en juego
sign-deciding = tiene que elegir
sign-moose = tiene el alce
sign-fleet = botes/knarrs/barcos largos
sign-hand = tus oficios (puntos)
sign-plain = casilla sin cubrir
sign-negative = cuesta un punto
sign-double = cuesta dos puntos
sign-income = ingresos
sign-bonus = bonificación
sign-never = no se puede cubrir
sign-legal = aquí cabe la esquina superior izquierda
sign-green = una loseta verde
sign-metal = plata o mineral
sign-blocked = vikingos de la ronda anterior
sign-colour-plays = { $colour ->
    [0] Primer
   *[1] Segundo
} color: { $thing } en el Thing, { $placed } en espacios
sign-colour-rests = { $colour ->
    [0] Primer
   *[1] Segundo
} color: en espera { $waiting }, bloqueando { $blocking }{ $back ->
    [0] {""}
   *[other] , tras la ronda vuelven { $back }
}
sign-open = espacio que puedes elegir
sign-stands = vikingos del jugador A
sign-column = { $vikings ->
    [one] { $vikings } vikingo
   *[other] { $vikings } vikingos
}

# words to choose
word-pass = pasar
word-done = terminar
word-roll = tirar
word-succeed = éxito
word-fail = fracaso
word-yes = sí
word-no = no
word-gap = dejar un hueco
word-pause = pausa, para colocar algo o comprar un barco

# ships to load an ore on
arm-boat = bote ballenero
arm-longship-0 = barco largo sin mineral
arm-longship-1 = barco largo con 1 de mineral
arm-longship-2 = barco largo con 2 de mineral

# a player's boards
board-home = tablero personal
board-island = tablero de exploración { $number }
board-stone-house = casa de piedra { $number }
board-long-house = casa larga { $number }

# action spaces; `.short` is for the picture, at most 13 letters
space-A01 = Construir un cobertizo
    .short = Cobertizo
space-A02 = Construir una casa de piedra
    .short = Casa piedra
space-A03 = Construir una casa larga
    .short = Casa larga
space-A04 = Construir una casa y un barco
    .short = Casa + barco
space-A05 = Construir un bote ballenero
    .short = Bote
space-A06 = Construir un knarr
    .short = Knarr
space-A07 = Construir un barco largo
    .short = Barco largo
space-A08 = Cazar
    .short = Caza
space-A09 = Pescar
    .short = Pesca
space-A10 = Cazar en pareja
    .short = Caza
space-A11 = Poner trampas
    .short = Trampas
space-A12 = Cazar ballenas con hasta tres botes
    .short = Ballena 1–3
space-A13 = Cazar ballenas con un bote
    .short = Ballena 1
space-A14 = Comprar pescado seco
    .short = 2 pesc. seco
space-A15 = Comprar carne salada
    .short = 2 carne sal.
space-A16 = Comprar una oveja
    .short = Oveja
space-A17 = Comprar una vaca y leche
    .short = Vaca + leche
space-A18 = Tomar una oveja o comprar una vaca
    .short = Oveja/vaca
space-A19 = Comprar una oveja y una vaca
    .short = Oveja, vaca
space-A20 = Alubias del mercado
    .short = Alubias
space-A21 = Lino y pescado del mercado
    .short = Lino, pescado
space-A22 = Fruta, aceite y carne del mercado
    .short = Fruta+aceite
space-A23 = Especias del mercado, leche y lana
    .short = Especias+lana
space-A24 = Ordeñar las vacas
    .short = Leche
space-A25 = Elaborar hidromiel
    .short = Hidromiel
space-A26 = Esquilar las ovejas
    .short = Lana
space-A27 = Tejer lino
    .short = Tela de lino
space-A28 = Tallar una piedra rúnica
    .short = Piedra rúnica
space-A29 = Coser ropa
    .short = Ropa
space-A30 = Hacer un arcón
    .short = Arcón
space-A31 = Forjar
    .short = Forja
space-A32 = Hacer arcones y piedras rúnicas
    .short = Arcones+runas
space-A33 = Ganar plata, hacer una túnica y joyas
    .short = Túnica, joyas
space-A34 = Ir a la montaña
    .short = Montaña 2
space-A35 = Ir a la montaña y comerciar
    .short = Mt 1, com. 1
space-A36 = Comerciar con dos mercancías
    .short = Comercio 2
space-A37 = Recoger madera y mineral
    .short = Madera + min.
space-A38 = Adentrarse en la montaña y comerciar
    .short = Mt 3, com. 1
space-A39 = Comerciar con tres mercancías
    .short = Comercio 3
space-A40 = Ir a dos montañas
    .short = Montaña 3+2
space-A41 = Comerciar con tres mercancías y armarse
    .short = Com. 3, armas
space-A42 = Comerciar con cuatro mercancías
    .short = Comercio 4
space-A43 = Vaciar una montaña y comerciar dos veces
    .short = Mt 4, 2 doble
space-A44 = Ir a cuatro montañas o comerciar dos veces
    .short = 4 Mt/3 doble
space-A45 = Comerciar en ultramar
    .short = Ultramar
space-A46 = Comerciar en ultramar en pareja
    .short = Ultramar
space-A47 = Comprar losetas especiales
    .short = Losetas esp.
space-A48 = Incursión
    .short = Incursión
space-A49 = Pillaje en pareja
    .short = Pillaje
space-A50 = Pillaje en grupo
    .short = Pillaje
space-A51 = Saqueo
    .short = Saqueo
space-A52 = Explorar islas cercanas
    .short = Expl. cerca
space-A53 = Explorar los mares del norte
    .short = Expl. norte
space-A54 = Explorar costas lejanas
    .short = Expl. lejos
space-A55 = Aprender un oficio
    .short = Robar carta
space-A56 = Jugar un oficio
    .short = Jugar carta
space-A57 = Emigrar en pareja
    .short = Emigrar
space-A58 = Jugar hasta dos oficios
    .short = Jugar 2
space-A59 = Emigrar en grupo
    .short = Emigrar
space-A60 = Jugar hasta cuatro oficios
    .short = Jugar 4
space-A61 = Transformar un bote y emigrar
    .short = Bote, emigrar
space-I1 = Imitar a otro jugador
    .short = Imitar
space-I2 = Imitar a otro jugador
    .short = Imitar

# names of things
name-altar = altar
    .num = { $number ->
        [one] altar
       *[other] altares
    }
    .a = un altar
    .def = el altar
name-amber = ámbar
    .num = de ámbar
    .def = el ámbar
name-amber-figure = figura de ámbar
    .num = { $number ->
        [one] figura de ámbar
       *[other] figuras de ámbar
    }
    .a = una figura de ámbar
    .def = la figura de ámbar
name-baffin-island = Isla de Baffin
    .def = la Isla de Baffin
name-beans = alubias
    .num = de alubias
    .def = las alubias
    .each = loseta de alubias
    .eachor = de alubias
name-bear-island = Isla del Oso
    .def = la Isla del Oso
name-belt = cinturón
    .num = { $number ->
        [one] cinturón
       *[other] cinturones
    }
    .a = un cinturón
    .def = el cinturón
name-berries = bayas
    .num = de bayas
    .def = las bayas
    .each = loseta de bayas
    .eachor = de bayas
name-bow = arco
    .num = { $number ->
        [one] arco
       *[other] arcos
    }
    .a = un arco
    .def = el arco
    .pl = arcos
    .many = Cuántos arcos
name-cabbage = col
    .num = { $number ->
        [one] col
       *[other] coles
    }
    .a = una col
    .def = la col
name-caithness = Caithness
name-cattle = vaca
    .num = { $number ->
        [one] vaca
       *[other] vacas
    }
    .a = una vaca
    .def = la vaca
name-chalice = cáliz
    .num = { $number ->
        [one] cáliz
       *[other] cálices
    }
    .a = un cáliz
    .def = el cáliz
name-chest = arcón
    .num = { $number ->
        [one] arcón
       *[other] arcones
    }
    .a = un arcón
    .def = el arcón
name-cloakpin = broche de capa
    .num = { $number ->
        [one] broche de capa
       *[other] broches de capa
    }
    .a = un broche de capa
    .def = el broche de capa
name-clothing = ropa
    .num = de ropa
    .def = la ropa
name-crucifix = crucifijo
    .num = { $number ->
        [one] crucifijo
       *[other] crucifijos
    }
    .a = un crucifijo
    .def = el crucifijo
name-drinking-horn = cuerno para beber
    .num = { $number ->
        [one] cuerno para beber
       *[other] cuernos para beber
    }
    .a = un cuerno para beber
    .def = el cuerno para beber
name-egg = huevo
    .num = { $number ->
        [one] huevo
       *[other] huevos
    }
    .a = un huevo
    .def = el huevo
name-english-crown = corona inglesa
    .num = { $number ->
        [one] corona inglesa
       *[other] coronas inglesas
    }
    .a = una corona inglesa
    .def = la corona inglesa
name-faroe-islands = Islas Feroe
    .def = las Islas Feroe
name-fibula = fíbula
    .num = { $number ->
        [one] fíbula
       *[other] fíbulas
    }
    .a = una fíbula
    .def = la fíbula
name-flax = lino
    .num = de lino
    .def = el lino
name-forge-hammer = martillo de forja
    .num = { $number ->
        [one] martillo de forja
       *[other] martillos de forja
    }
    .a = un martillo de forja
    .def = el martillo de forja
name-fruits = fruta
    .num = de fruta
    .def = la fruta
name-fur = piel de abrigo
    .num = { $number ->
        [one] piel de abrigo
       *[other] pieles de abrigo
    }
    .a = una piel de abrigo
    .def = la piel de abrigo
name-game-meat = carne de caza
    .num = de carne de caza
    .def = la carne de caza
    .each = loseta de carne de caza
    .eachor = de carne de caza
name-glass-beads = cuentas de vidrio
    .num = { $number ->
        [one] loseta de cuentas de vidrio
       *[other] losetas de cuentas de vidrio
    }
    .def = las cuentas de vidrio
    .each = loseta de cuentas de vidrio
    .eachor = de cuentas de vidrio
name-gold-brooch = broche de oro
    .num = { $number ->
        [one] broche de oro
       *[other] broches de oro
    }
    .a = un broche de oro
    .def = el broche de oro
name-gold-ornament = adorno de oro
    .num = { $number ->
        [one] adorno de oro
       *[other] adornos de oro
    }
    .a = un adorno de oro
    .def = el adorno de oro
name-grain = cereal
    .num = de cereal
    .def = el cereal
name-greenland = Groenlandia
name-helmet = yelmo
    .num = { $number ->
        [one] yelmo
       *[other] yelmos
    }
    .a = un yelmo
    .def = el yelmo
name-hide = cuero
    .num = de cuero
    .def = el cuero
name-horseshoe = herradura
    .num = { $number ->
        [one] herradura
       *[other] herraduras
    }
    .a = una herradura
    .def = la herradura
name-iceland = Islandia
name-jewelry = joyas
    .num = de joyas
    .def = las joyas
    .each = loseta de joyas
    .eachor = de joyas
name-knarr = knarr
    .num = { $number ->
        [one] knarr
       *[other] knarrs
    }
    .a = un knarr
    .def = el knarr
name-labrador = Labrador
name-large-ship = knarr o barco largo
    .num = { $number ->
        [one] knarr o barco largo
       *[other] knarrs o barcos largos
    }
    .a = un knarr o un barco largo
name-linen = tela de lino
    .num = { $number ->
        [one] tela de lino
       *[other] telas de lino
    }
    .a = una tela de lino
    .def = la tela de lino
name-lofoten = Lofoten
    .def = las Lofoten
name-long-house = casa larga
    .num = { $number ->
        [one] casa larga
       *[other] casas largas
    }
    .a = una casa larga
    .def = la casa larga
    .none = ninguna casa larga
name-long-sword = espada
    .num = { $number ->
        [one] espada
       *[other] espadas
    }
    .a = una espada
    .def = la espada
    .pl = espadas
    .many = Cuántas espadas
name-longship = barco largo
    .num = { $number ->
        [one] barco largo
       *[other] barcos largos
    }
    .a = un barco largo
    .def = el barco largo
name-mead = hidromiel
    .num = de hidromiel
    .def = el hidromiel
name-milk = leche
    .num = de leche
    .def = la leche
name-mull = Mull
name-newfoundland = Terranova
name-oil = aceite
    .num = de aceite
    .def = el aceite
name-ore = mineral
    .num = de mineral
    .def = el mineral
    .many = Cuánto mineral
name-orkney = Orcadas
    .def = las Orcadas
name-peas = guisantes
    .num = de guisantes
    .def = los guisantes
    .each = loseta de guisantes
    .eachor = de guisantes
name-players = jugadores
    .num = { $number ->
        [one] jugador
       *[other] jugadores
    }
name-robe = túnica
    .num = { $number ->
        [one] túnica
       *[other] túnicas
    }
    .a = una túnica
    .def = la túnica
name-round-shield = escudo redondo
    .num = { $number ->
        [one] escudo redondo
       *[other] escudos redondos
    }
    .a = un escudo redondo
    .def = el escudo redondo
name-rune-stone = piedra rúnica
    .num = { $number ->
        [one] piedra rúnica
       *[other] piedras rúnicas
    }
    .a = una piedra rúnica
    .def = la piedra rúnica
name-salt-meat = carne salada
    .num = de carne salada
    .def = la carne salada
    .each = loseta de carne salada
    .eachor = de carne salada
name-shed = cobertizo
    .num = { $number ->
        [one] cobertizo
       *[other] cobertizos
    }
    .a = un cobertizo
    .def = el cobertizo
    .none = ningún cobertizo
name-sheep = oveja
    .num = { $number ->
        [one] oveja
       *[other] ovejas
    }
    .a = una oveja
    .def = la oveja
name-shetland = Shetland
    .def = las Shetland
name-ship = barco
    .num = { $number ->
        [one] barco
       *[other] barcos
    }
    .a = un barco
    .def = el barco
name-silk = seda
    .num = de seda
    .def = la seda
name-silver = plata
    .num = de plata
    .def = la plata
name-silver-hoard = tesoro de plata
    .num = { $number ->
        [one] tesoro de plata
       *[other] tesoros de plata
    }
    .a = un tesoro de plata
    .def = el tesoro de plata
name-silverware = cubertería de plata
    .num = { $number ->
        [one] cubertería de plata
       *[other] cuberterías de plata
    }
    .a = una cubertería de plata
    .def = la cubertería de plata
name-skin-and-bones = huesos y pieles
    .num = de huesos y pieles
    .def = los huesos y pieles
    .each = loseta de huesos y pieles
    .eachor = de huesos y pieles
name-snare = trampa
    .num = { $number ->
        [one] trampa
       *[other] trampas
    }
    .a = una trampa
    .def = la trampa
    .pl = trampas
    .many = Cuántas trampas
name-spear = lanza
    .num = { $number ->
        [one] lanza
       *[other] lanzas
    }
    .a = una lanza
    .def = la lanza
    .pl = lanzas
    .many = Cuántas lanzas
name-spices = especias
    .num = de especias
    .def = las especias
    .each = loseta de especias
    .eachor = de especias
name-stockfish = pescado seco
    .num = de pescado seco
    .def = el pescado seco
name-stone = piedra
    .num = de piedra
    .def = la piedra
    .many = Cuánta piedra
name-stone-house = casa de piedra
    .num = { $number ->
        [one] casa de piedra
       *[other] casas de piedra
    }
    .a = una casa de piedra
    .def = la casa de piedra
    .none = ninguna casa de piedra
name-throwing-axe = hacha arrojadiza
    .num = { $number ->
        [one] hacha arrojadiza
       *[other] hachas arrojadizas
    }
    .a = un hacha arrojadiza
    .def = el hacha arrojadiza
name-treasure-chest = cofre del tesoro
    .num = { $number ->
        [one] cofre del tesoro
       *[other] cofres del tesoro
    }
    .a = un cofre del tesoro
    .def = el cofre del tesoro
name-weapon = arma
    .num = { $number ->
        [one] arma
       *[other] armas
    }
    .a = un arma
    .def = el arma
name-whale-meat = carne de ballena
    .num = de carne de ballena
    .def = la carne de ballena
    .each = loseta de carne de ballena
    .eachor = de carne de ballena
name-whaling-boat = bote ballenero
    .num = { $number ->
        [one] bote ballenero
       *[other] botes balleneros
    }
    .a = un bote ballenero
    .def = el bote ballenero
name-wood = madera
    .num = de madera
    .def = la madera
    .many = Cuánta madera
name-wool = lana
    .num = de lana
    .def = la lana

# texts of occupations: composed in texts.py out of what the cards do

# kinds of cards
text-kind-immediate = inmediato
text-kind-each-time = cada vez
text-kind-anytime = en cualquier momento
text-kind-as-soon-as = en cuanto

# lists; .more leaves out the verb that the first of a list has said, .alt joins alternatives
text-comma = { $first }, { FORM($second, "more") }
    .you = { FORM($first, "you") }, { FORM($second, "you") }
    .alt = { FORM($first, "alt") }, o bien { $second }
    .is = list
    .altyou = { FORM($first, "is") ->
        [list] { FORM($first, "altyou") }, o bien { FORM($second, "you") }
       *[other] { FORM($first, "you") }, o bien { FORM($second, "you") }
    }
    .in = { FORM($first, "in") }, { FORM($second, "in") }
    .num = { FORM($first, "num", $number) }, { FORM($second, "num", $number) }
    .a = { FORM($first, "a") }, { FORM($second, "a") }
    .each = { FORM($first, "each") }, { FORM($second, "each") }
    .pl = { FORM($first, "pl") }, { FORM($second, "pl") }
    .subj = { FORM($first, "subj") }, { FORM($second, "subj") }
text-semicolon = { $first }; { FORM($second, "more") }
    .you = { FORM($first, "you") }; { FORM($second, "you") }
text-and = { FORM($second, "is") ->
    [either] { $first } y además { $second }
   *[other] { $first } y { $second }
}
    .you = { FORM($first, "you") } y { FORM($second, "you") }
    .each = { FORM($first, "each") } y cada { FORM($second, "each") }
    .pl = { FORM($first, "pl") } y { FORM($second, "pl") }
    .subj = { FORM($first, "subj") } y { FORM($second, "subj") }
text-or = { $first } o { $second }
    .is = either
    .either = { $first } o bien { $second }
    .in = { FORM($first, "in") } o { FORM($second, "in") }
    .num = { FORM($first, "num", $number) } o { FORM($second, "num", $number) }
    .a = { FORM($first, "a") } o { FORM($second, "a") }
    .each = { FORM($first, "each") } o { FORM($second, "eachor") }
text-or-do = { FORM($first, "alt") }, o bien { $second }
    .you = { FORM($first, "is") ->
        [list] { FORM($first, "altyou") }, o bien { FORM($second, "you") }
       *[other] { FORM($first, "you") }, o bien { FORM($second, "you") }
    }
    .either = o bien { FORM($first, "alt") }, o bien { $second }
    .eitheryou = { FORM($first, "is") ->
        [list] o bien { FORM($first, "altyou") }, o bien { FORM($second, "you") }
       *[other] o bien { FORM($first, "you") }, o bien { FORM($second, "you") }
    }
text-either = { FORM($list, "either") }
    .is = { FORM($list, "is") }
    .you = { FORM($list, "eitheryou") }

# sentences: a moment, a condition, what is done
text-do = { $moment }, { FORM($deed, "you") }.
text-may = { $moment }, puedes { $deed }.
text-do-if = { $moment }, si { $condition }, { FORM($deed, "you") }.
text-may-if = { $moment }, si { $condition }, puedes { $deed }.
text-deed-if = { $deed } (solo si { $condition })
    .you = { FORM($deed, "you") } (solo si { $condition })
text-once = Una sola vez, en cuanto { FORM($condition, "subj") }, { FORM($deed, "you") }.
text-once-at-any-time = Una sola vez, en cuanto { FORM($condition, "subj") } o en cualquier momento posterior, puedes { $deed }.
text-while = Mientras { $condition }, puedes { $deed }.
text-instead = En vez de { $what }, puedes { $deed }.

# moments
text-at-once = De inmediato
text-then = Luego
text-at-any-time = En cualquier momento y cuantas veces quieras
text-moment-before-space-of = Justo antes de usar { $of }
text-moment-after-space-of = Cada vez que hayas usado { $of }
text-moment-before-ore-of = Justo antes de usar { $of }
text-moment-before-action-of = Justo antes de { $of }
text-moment-after-action-of = Después de { $of }
text-moment-after-action = Después de cada acción
text-moment-after-viking-action = Después de cada acción para la que hayas colocado vikingos
text-moment-success-of = Cada vez que tengas éxito { FORM($of, "in") }
text-moment-failure-of = Cada vez que fracases { FORM($of, "in") }
text-moment-arrives-of = Por cada { FORM($of, "each") } que consigas de cualquier modo
text-moment-two-at-once-of = Cada vez que recibas 2 o más { FORM($of, "num", 2) } a la vez
text-moment-placed-in-house-of = Cada vez que coloques { $of } en una casa de piedra o casa larga
text-moment-placed-on-island-of = Cada vez que coloques { $of } en un tablero de exploración
text-moment-taken-of = Por cada { FORM($of, "each") } que tomes de una franja de montaña
text-moment-worn-of = Por cada { FORM($of, "each") } que se retire de una franja de montaña al final de una ronda
text-moment-eaten-of = Por cada { FORM($of, "each") } que haya en tu mesa en un banquete
text-moment-ship-built-of = Cada vez que construyas { FORM($of, "a") } con madera
text-moment-house-built-of = Cada vez que construyas { FORM($of, "a") }
text-moment-placing-vikings = Justo antes de colocar { $column } vikingos en un espacio de la columna { $column }
text-moment-vikings-back = Cada vez que, en la fase de acciones, exactamente 1 o 2 de tus vikingos vuelvan al Thing
text-moment-three-on-the-thing = Cada vez que el número de vikingos en tu casilla del Thing pase a ser 3
text-moment-end-of-actions = Al final de cada fase de acciones
text-moment-before-income = Antes de cada fase de ingresos
text-moment-bonus = En cada fase de bonificación
text-moment-after-bonus = Después de cada fase de bonificación
text-moment-harvest = En cada cosecha
text-moment-after-harvest = Después de cada cosecha
text-moment-no-harvest = En cada fase de cosecha sin cosecha
text-moment-feast-begins = Al comienzo de cada banquete
text-moment-feast-ends = Al final de cada banquete
text-moment-after-feast = Después de cada banquete
text-moment-next-knarr = Una sola vez, la próxima vez que consigas un knarr de cualquier modo
text-moment-scoring = Una sola vez, en cuanto termine la partida, antes de contar los puntos

# what is replaced
text-instead-new-weapon = robar un arma en la fase de nueva arma
text-instead-draw-occupation = robar un oficio
text-instead-upgrade-1 = mejorar 1 mercancía en un espacio de acción
text-instead-bonus-of-a-house = recibir la bonificación de una casa de piedra o casa larga que dé exactamente 1 cosa
text-instead-raid = hacer una incursión
text-instead-A05 = recibir el bote ballenero en { $space }
text-instead-A52 = tomar una isla cercana en { $space }

# games of dice and other actions
text-game-hunting = caza
    .in = en una caza
text-game-snare = trampas
    .in = al poner trampas
text-game-whaling = caza de ballenas
    .in = en una caza de ballenas
text-game-raid = incursión
    .in = en una incursión
text-game-pillage = pillaje
    .in = en un pillaje
text-action-hunting = cada caza
text-action-snare = poner trampas
text-action-raid = cada incursión
text-action-pillage = cada pillaje
text-action-overseas-trading = cada acción de comercio de ultramar
text-action-exploration = cada exploración
text-action-emigration = cada emigración
text-take-hunting = salir de caza
    .you = sales de caza
text-take-snare = poner trampas
    .you = pones trampas
text-take-whaling = cazar ballenas
    .you = cazas ballenas
text-take-raid = hacer una incursión
    .you = haces una incursión
text-take-pillage = hacer un pillaje
    .you = haces un pillaje

# action spaces
text-here = Aquí { FORM($deed, "you") }.
text-you-may = Puedes { $deed }.
text-draw-in-column-3 = Primero robas un oficio.
text-play-in-column-4 = Antes o después puedes jugar un oficio.
text-dice-low = Tiras el dado de { $die } caras hasta { $rolls } veces. Para tener éxito, pagas el resultado en { FORM($pay, "pl") } y recibes { $reward }. { $failure }
text-dice-high = Tiras el dado de { $die } caras hasta { $rolls } veces. Cada { FORM($pay, "each") } que pagues suma 1; con un resultado de { $least } o más, tomas una loseta cuyo valor de combate alcances. { $failure }
text-failure = { $vikings ->
    [0] Si fracasas, recibes { $things }.
    [one] Si fracasas, recibes { $things } y puedes recuperar { $vikings } vikingo.
   *[other] Si fracasas, recibes { $things } y puedes recuperar hasta { $vikings } vikingos.
}

# spaces
text-any-space = un espacio
text-strip-silver = { $number } de plata
    .each = pieza de { $number } de plata
    .eachor = pieza de { $number } de plata
text-space = «{ $space }» ({ $vikings })
text-for-vikings = { $vikings ->
    [1] para un vikingo
    [2] para dos vikingos
    [3] para tres vikingos
   *[4] para cuatro vikingos
}
text-category-crafting = un espacio de artesanía
text-category-house-building = un espacio de construcción de casas
text-category-ship-building = un espacio de construcción de barcos
text-category-livestock-market = un espacio del mercado de ganado
text-category-weekly-market = un espacio del mercado semanal
text-category-mountain = un espacio de montaña
text-category-overseas-trading = un espacio de comercio de ultramar

# conditions; .subj follows "en cuanto"
text-needs-thing = { $thing ->
    [sheep] tienes al menos { $number } { FORM($thing, "num", $number) } en tus establos
    [cattle] tienes al menos { $number } { FORM($thing, "num", $number) } en tus establos
   *[other] tienes al menos { $number } { FORM($thing, "num", $number) } en tu reserva
}
text-needs-houses = { $number ->
    [1] tienes al menos 1 casa de piedra o casa larga
   *[other] tienes en total al menos { $number } casas de piedra y casas largas
}
    .subj = { $number ->
        [1] tengas al menos 1 casa de piedra o casa larga
       *[other] tengas en total al menos { $number } casas de piedra y casas largas
    }
text-needs-large-ship = { $number ->
    [1] tienes un barco grande
   *[other] tienes { $number } barcos grandes (knarrs, barcos largos)
}
    .subj = { $number ->
        [1] tengas un barco grande
       *[other] tengas { $number } barcos grandes (knarrs, barcos largos)
    }
text-needs-longship = { $number ->
    [1] tienes un barco largo
   *[other] tienes { $number } barcos largos
}
    .subj = { $number ->
        [1] tengas un barco largo
       *[other] tengas { $number } barcos largos
    }
text-needs-knarr = tienes un knarr
text-needs-whaling-boat = tienes un bote ballenero
text-needs-spots-to-fill = uno de tus cobertizos tiene un sitio libre
text-needs-vikings-crafting = al menos { $number } de tus vikingos están en espacios de artesanía
text-needs-vikings-in-column-2 = al menos { $number } de tus vikingos están en espacios de la columna 2
text-needs-vikings-in-column-3 = al menos { $number } de tus vikingos están en espacios de la columna 3
text-needs-vikings-here = has colocado vikingos para ello
text-needs-vikings-snaring = has colocado vikingos para ello
text-needs-longship-used = has usado un barco largo en ella
text-needs-ore-exchanged = has cambiado mineral allí
text-needs-rolls-left = te quedaban tiradas
text-needs-game-meat-served = había al menos { $number } de carne de caza en tu mesa
text-needs-hunters-in-pair = 2 de tus vikingos han cazado en el espacio de la columna 2
text-needs-pairs-placed = no es la primera vez en esta ronda
text-needs-viking-action = estás realizando una acción para la que has colocado vikingos
text-needs-wood-received = te ha dado al menos { $number } de madera
text-needs-stone-received = te ha dado al menos { $number } de piedra
text-needs-stockfish-received = te ha dado al menos { $number } de pescado seco
text-needs-occupations-played = has jugado un oficio en ella
text-exactly-silver-given = te ha dado exactamente { $number } de plata
text-exactly-swords-spent = { $number ->
    [one] has gastado exactamente { $number } espada
   *[other] has gastado exactamente { $number } espadas
}
text-exactly-spears-spent = { $number ->
    [one] has gastado exactamente { $number } lanza
   *[other] has gastado exactamente { $number } lanzas
}
text-exactly-wood-spent = no has gastado madera
text-exactly-mead-served = no hay hidromiel en tu mesa
text-exactly-sober = aún no has recibido esa plata

# counters
text-or-more = { $first } o más
text-two-numbers = { $last ->
    [8] { $first } u { $last }
    [11] { $first } u { $last }
   *[other] { $first } o { $last }
}
text-range = { $first }–{ $last }
text-count-thing = { $amount } { FORM($thing, "num", 2) } en tu reserva
text-count-animal = { $amount } { FORM($thing, "num", 2) } en tus establos (las preñadas también cuentan)
text-count-whaling-boat = { $number ->
    [one] { $amount } bote ballenero
   *[other] { $amount } botes balleneros
}
text-count-knarr = { $number ->
    [one] { $amount } knarr
   *[other] { $amount } knarrs
}
    .with = { $number ->
        [0] sin ningún knarr
        [one] con { $amount } knarr
       *[other] con { $amount } knarrs
    }
text-count-longship = { $number ->
    [one] { $amount } barco largo
   *[other] { $amount } barcos largos
}
text-count-armed-longships = { $amount } barco largo que lleve 2 o 3 de mineral
text-count-fleets = al menos { $amount } de cada tipo de barco (bote ballenero, knarr, barco largo)
text-of-each = al menos { $amount } de cada uno
text-count-loaded-ore = { $amount } de mineral cargado en total en tus botes balleneros y barcos largos (sin contar el impreso)
text-count-specials-owned = { $amount } losetas especiales en total en tu reserva, tus tableros y tus casas
text-count-income = unos ingresos de { $amount } de plata
text-count-boats-used = { $amount } bote ballenero que podía participar
text-count-kinds-taken = { $amount } tipos distintos de piezas (madera, piedra, mineral, plata) tomadas allí de franjas de montaña
text-count-islands = { $amount } tableros de exploración
text-count-players = { $amount } jugadores
text-per-knarr = por cada knarr que tengas
text-per-cattle = { $most ->
    [1] si tienes vacas
   *[other] por cada vaca que haya en tus establos, hasta { $most } veces
}
text-per-sheep = { $most ->
    [1] si tienes ovejas
   *[other] por cada oveja que haya en tus establos, hasta { $most } veces
}
text-per-players = por cada jugador
text-per-longship = por cada barco largo que tengas
text-per-whaling-boat = por cada bote ballenero que tengas
text-per-houses = por cada casa de piedra y casa larga que tengas
text-per-animal-kinds = por cada tipo de animal (oveja, vaca) que haya en tus establos
text-per-red-kinds = por cada tipo de mercancía roja que haya en tu reserva y en tus establos
text-per-meat-pairs = por cada par de 1 de carne de caza y 1 de carne de ballena que haya en tu reserva (las conservas)
text-per-peas-to-double = por cada loseta de guisantes que haya en tu reserva, hasta tener 8 como máximo
text-per-kinds-exchanged = por cada tipo de material de construcción (madera, piedra, mineral) que hayas entregado allí

# paying and receiving
text-pay = pagar { $things }
    .you = pagas { $things }
text-receive = recibir { $things }
    .you = recibes { $things }
text-receive-extra = recibir además { $things }
    .you = recibes además { $things }
text-amount = { $number } { FORM($thing, "num", $number) }
text-weapon-cards = { $number ->
    [one] { $number } carta de arma
   *[other] { $number } cartas de arma
}
text-any-weapon-cards = { $number ->
    [one] { $number } carta de arma cualquiera
   *[other] { $number } cartas de arma cualesquiera
}
text-round-silver = tanta plata como el número de la ronda
text-fare = el precio habitual de emigrar
text-fare-less-large-ship = el precio habitual de emigrar, menos 1 de plata por cada barco grande que tengas,
text-price-with = { $things } { FORM($count, "with") }
text-prices = { $list },
text-gain-per = { $things } { $each }
text-ships = { $number ->
    [1] { FORM($ship, "a") }
   *[other] { $number } { FORM($ship, "num", $number) }
}
text-special = { FORM($special, "def") } si aún está disponible
text-building = { FORM($building, "a") }
text-tier = recibir { $things } con { $count }
    .more = { $things } con { $count }
    .you = con { $count } recibes { $things }
text-tier-also = recibir también { $things } con { $count }
    .more = también { $things } con { $count }
    .you = con { $count } recibes también { $things }

# other deeds
text-raise = { $number ->
    [one] mejorar { $number } mercancía
   *[other] mejorar hasta { $number } mercancías
}
    .you = { $number ->
        [one] mejoras { $number } mercancía
       *[other] mejoras hasta { $number } mercancías
    }
text-raise-twice = { $number ->
    [one] mejorar { $number } mercancía dos veces
   *[other] mejorar hasta { $number } mercancías dos veces cada una
}
    .you = { $number ->
        [one] mejoras { $number } mercancía dos veces
       *[other] mejoras hasta { $number } mercancías dos veces cada una
    }
text-raise-to-blue = cambiar 1 mercancía por la mercancía azul de la misma forma
    .you = cambias 1 mercancía por la mercancía azul de la misma forma
text-raise-same-kind = mejorar hasta { $number } mercancías del mismo tipo
    .you = mejoras hasta { $number } mercancías del mismo tipo
text-raise-orange = { $number ->
    [one] mejorar { $number } mercancía naranja
   *[other] mejorar { $number } mercancías naranjas
}
    .you = { $number ->
        [one] mejoras { $number } mercancía naranja
       *[other] mejoras { $number } mercancías naranjas
    }
text-raise-kinds = mejorar { $number } { FORM($kinds, "num", $number) }
    .you = mejoras { $number } { FORM($kinds, "num", $number) }
text-mountain = { $number ->
    [one] tomar { $number } pieza de una franja de montaña
   *[other] tomar hasta { $number } piezas de una misma franja de montaña
}
    .you = { $number ->
        [one] tomas { $number } pieza de una franja de montaña
       *[other] tomas hasta { $number } piezas de una misma franja de montaña
    }
text-mountain-another = tomar hasta { $number } piezas de una franja de montaña y hasta { $other } de otra
    .you = tomas hasta { $number } piezas de una franja de montaña y hasta { $other } de otra
text-mountain-strips = tomar hasta { $number } piezas de cada una de { $strips } franjas de montaña
    .you = tomas hasta { $number } piezas de cada una de { $strips } franjas de montaña
text-mountain-kinds = tomar { $number } { FORM($kinds, "num", $number) } de una franja de montaña
    .you = tomas { $number } { FORM($kinds, "num", $number) } de una franja de montaña
text-change-ship = cambiar { FORM($ship, "a") } por { FORM($into, "a") }
    .you = cambias { FORM($ship, "a") } por { FORM($into, "a") }
text-lose-ship = entregar { FORM($ship, "a") }
    .you = entregas { FORM($ship, "a") }
text-draw-weapons = { $number ->
    [one] robar { $number } carta de arma
   *[other] robar { $number } cartas de arma
}
    .you = { $number ->
        [one] robas { $number } carta de arma
       *[other] robas { $number } cartas de arma
    }
text-explore = { $vikings ->
    [one] tomar un tablero de exploración para { $vikings } vikingo
   *[other] tomar un tablero de exploración para { $vikings } vikingos
}
    .you = { $vikings ->
        [one] tomas un tablero de exploración para { $vikings } vikingo
       *[other] tomas un tablero de exploración para { $vikings } vikingos
    }
text-forge = forjar joyas o una loseta especial con tenazas
    .you = forjas joyas o una loseta especial con tenazas
text-overseas = voltear a su lado azul cuantas mercancías verdes distintas quieras
    .you = volteas a su lado azul cuantas mercancías verdes distintas quieras
text-buy-specials = { $number ->
    [one] comprar { $number } loseta especial
   *[other] comprar hasta { $number } losetas especiales
}
    .you = { $number ->
        [one] compras { $number } loseta especial
       *[other] compras hasta { $number } losetas especiales
    }
text-draw-occupations = { $number ->
    [1] robar un oficio
   *[other] robar { $number } oficios
}
    .you = { $number ->
        [1] robas un oficio
       *[other] robas { $number } oficios
    }
text-explore-any = tomar cualquier tablero de exploración que esté a la vista, con un barco de cualquier tipo
    .you = tomas cualquier tablero de exploración que esté a la vista, con un barco de cualquier tipo
text-emigrate = emigrar
    .you = emigras
text-play-occupations = { $number ->
    [1] jugar un oficio de tu mano
   *[other] jugar hasta { $number } oficios de tu mano
}
    .you = { $number ->
        [1] juegas un oficio de tu mano
       *[other] juegas hasta { $number } oficios de tu mano
    }
text-viking-back = devolver { $number } de esos vikingos a tu casilla del Thing
    .you = devuelves { $number } de esos vikingos a tu casilla del Thing

# phases for one player
text-phase-feast = celebrar un banquete completo solo para ti, con las penalizaciones habituales; el banquete de esta ronda se celebra igualmente
    .you = celebras un banquete completo solo para ti, con las penalizaciones habituales; el banquete de esta ronda se celebra igualmente
text-phase-bonus-of-houses = hacer una fase de bonificación solo para tus casas de piedra y casas largas, además de la habitual
    .you = haces una fase de bonificación solo para tus casas de piedra y casas largas, además de la habitual
text-phase-bonus-of-home = hacer una fase de bonificación solo para tu tablero personal, además de la habitual
    .you = haces una fase de bonificación solo para tu tablero personal, además de la habitual
text-phase-breeding = hacer una fase de cría de animales solo para ti, además de la habitual
    .you = haces una fase de cría de animales solo para ti, además de la habitual
text-phase-harvest-of-five = cosechar 1 de guisantes, 1 de lino, 1 de alubias, 1 de cereal y 1 col, lo que cuenta como una cosecha propia
    .you = cosechas 1 de guisantes, 1 de lino, 1 de alubias, 1 de cereal y 1 col, lo que cuenta como una cosecha propia

# what only functions do
text-call-place-ore = recibir 1 de mineral por cada barco largo que tengas, siempre que lo coloques de inmediato en tu tablero personal o en tableros de exploración
    .you = recibes 1 de mineral por cada barco largo que tengas, siempre que lo coloques de inmediato en tu tablero personal o en tableros de exploración
text-call-take-a-fourth = elegir una mercancía (no un animal) de la que tengas exactamente 3 en tu reserva y recibir una cuarta
    .you = eliges una mercancía (no un animal) de la que tengas exactamente 3 en tu reserva y recibes una cuarta
text-call-unload-ore = devolver a tu reserva 1 de mineral de uno de tus botes balleneros o barcos largos
    .you = devuelves a tu reserva 1 de mineral de uno de tus botes balleneros o barcos largos
text-call-fill-a-spot = poner 1 de madera o 1 de piedra en un sitio que lo admita
    .you = pones 1 de madera o 1 de piedra en un sitio que lo admita
text-call-vikings-from-a-space = devolver 1 de tus vikingos de un espacio de acción a tu casilla del Thing, y un segundo del mismo espacio por tanta plata como el número de la ronda
    .you = devuelves 1 de tus vikingos de un espacio de acción a tu casilla del Thing, y un segundo del mismo espacio por tanta plata como el número de la ronda
text-call-two-steps-to-the-right = mover una mercancía naranja hasta dos pasos en la tabla de mercancías, cada uno al siguiente color y a la siguiente columna a la derecha (por ejemplo, de alubias a carne salada y de ahí a huesos y pieles)
    .you = mueves una mercancía naranja hasta dos pasos en la tabla de mercancías, cada uno al siguiente color y a la siguiente columna a la derecha (por ejemplo, de alubias a carne salada y de ahí a huesos y pieles)
text-call-two-of-each-weapon = completar tus cartas de arma hasta tener 2 de cada tipo
    .you = completas tus cartas de arma hasta tener 2 de cada tipo
text-call-take-the-cloakpin = pasar a tu reserva el broche de capa del tablero o de una casa de cualquier jugador, incluido tú (ocupan su lugar 1 cubertería de plata y 1 piedra rúnica de la reserva general)
    .you = pasas a tu reserva el broche de capa del tablero o de una casa de cualquier jugador, incluido tú (ocupan su lugar 1 cubertería de plata y 1 piedra rúnica de la reserva general)
text-call-take-the-drinking-horn = pasar a tu reserva el cuerno para beber del tablero o de una casa de cualquier jugador, incluido tú (ocupan su lugar 1 arcón y 1 piedra rúnica de la reserva general)
    .you = pasas a tu reserva el cuerno para beber del tablero o de una casa de cualquier jugador, incluido tú (ocupan su lugar 1 arcón y 1 piedra rúnica de la reserva general)
text-call-vikings-from-the-fourth-column = devolver a tu casilla del Thing 1 de tus vikingos de cada espacio de la columna 4 en el que tengas alguno
    .you = devuelves a tu casilla del Thing 1 de tus vikingos de cada espacio de la columna 4 en el que tengas alguno
text-call-follow = usar un espacio de la columna 2 en el que haya vikingos, tuyos o de otro jugador, sin colocar vikingos (si fracasas allí, no recuperas vikingos)
    .you = usas un espacio de la columna 2 en el que haya vikingos, tuyos o de otro jugador, sin colocar vikingos (si fracasas allí, no recuperas vikingos)
text-call-turn-tiles-over = voltear mercancías de tu reserva y tus establos: hasta 2 con 1 knarr, 4 con 2, 6 con 3 y 7 con 4
    .you = volteas mercancías de tu reserva y tus establos: hasta 2 con 1 knarr, 4 con 2, 6 con 3 y 7 con 4
text-call-pregnant-cattle = voltear 1 de tus vacas para que quede preñada
    .you = volteas 1 de tus vacas para que quede preñada
text-call-longship-for-weapons = comprar un barco largo por 8 de plata, menos 1 por cada espada y menos ½ por cada lanza y cada arco que tengas (el precio se redondea hacia abajo y conservas las cartas)
    .you = compras un barco largo por 8 de plata, menos 1 por cada espada y menos ½ por cada lanza y cada arco que tengas (el precio se redondea hacia abajo y conservas las cartas)
text-call-steps-to-the-left = pagar 1 de plata, hasta una vez por cada knarr que tengas, para mover cada vez una mercancía un paso en la tabla de mercancías, al siguiente color y una columna a la izquierda (por ejemplo, de vaca a túnica)
    .you = pagas 1 de plata, hasta una vez por cada knarr que tengas, para mover cada vez una mercancía un paso en la tabla de mercancías, al siguiente color y una columna a la izquierda (por ejemplo, de vaca a túnica)
text-call-ore-for-the-raid = entregar exactamente 1 de mineral cargado en el barco largo con el que haces la incursión; entonces cada tirada de esta incursión cuenta 2 más
    .you = entregas exactamente 1 de mineral cargado en el barco largo con el que haces la incursión; entonces cada tirada de esta incursión cuenta 2 más
text-call-ore-for-the-pillage = entregar exactamente 1 de mineral cargado en el barco largo con el que haces el pillaje; entonces cada tirada de este pillaje cuenta 3 más
    .you = entregas exactamente 1 de mineral cargado en el barco largo con el que haces el pillaje; entonces cada tirada de este pillaje cuenta 3 más
text-call-use-a-neighbour = pagar 1 de plata para usar, sin colocar vikingos, un espacio libre de la columna 1 situado justo encima o debajo de otro de la columna 1 en el que tengas un vikingo
    .you = pagas 1 de plata para usar, sin colocar vikingos, un espacio libre de la columna 1 situado justo encima o debajo de otro de la columna 1 en el que tengas un vikingo
text-call-exchange-ore = tomar 1 pieza de una franja de montaña si después cambias mineral allí
    .you = tomas 1 pieza de una franja de montaña si después cambias mineral allí
text-call-serve-no-mead = declarar que no servirás hidromiel
    .you = declaras que no servirás hidromiel
text-call-stockfish-from-the-table = mover de tu mesa a tus casas de piedra y casas largas todo el pescado seco que quieras
    .you = mueves de tu mesa a tus casas de piedra y casas largas todo el pescado seco que quieras
text-call-longship-with-ore = recibir un barco largo cargado con 3 de ese mineral
    .you = recibes un barco largo cargado con 3 de ese mineral

# changes of the rules
text-price-of = En { $spaces } pagas en total { $silver } de plata menos.
text-price-from = Cuando la acción de un espacio cuesta { $least } o más de plata, pagas { $silver } de plata menos.
text-stones = En { $spaces } pagas { $number } de piedra menos por una casa de piedra o casa larga.
text-fares = Cada vez que emigras pagas { $silver } de plata menos.
text-roll-lower = Cada una de tus tiradas de { $games } cuenta { $number } menos.
text-roll-higher = Cada una de tus tiradas de { $games } cuenta { $number } más.
text-rolls = Puedes tirar el dado hasta { $number } veces en vez de { $usual }.
text-worth = Cada { FORM($thing, "each") } que gastes { FORM($games, "in") } cuenta { $number } en vez de 1.
text-allows-wood-in-houses = En cualquier momento y cuantas veces quieras, puedes colocar 1 de madera en una casilla libre de tus casas de piedra y casas largas, como si fuera plata.
text-allows-two-tiles-of-loot = Puedes repartir el resultado entre dos losetas y tomar ambas.
text-allows-spears-as-swords = En una incursión o en un pillaje puedes gastar lanzas como si fueran espadas, combinadas como quieras.
text-allows-green-loot = En una incursión o en un pillaje puedes tomar una loseta verde; su valor de combate es 1 menos que el de la loseta azul de la misma forma.
text-allows-cheaper-treasure = En una incursión o en un pillaje, la loseta especial de mayor valor de combate de la reserva general requiere 1 menos.
text-allows-knarr-as-longship = Donde una acción requiere un barco largo, te sirve un knarr.
text-allows-a-second-step = Cuando puedes mejorar 3 o 4 mercancías, puedes mejorar una de ellas una segunda vez.
text-allows-second-peas-lengthwise = En un banquete puedes poner 2 losetas de guisantes en horizontal en vez de 1; las demás van en vertical, como siempre.
text-allows-plunder-with-fewer = El saqueo te cuesta 1 vikingo menos si tienes 3 barcos largos, y 2 menos si tienes 4.
text-large-berth = Necesitas un amarre grande libre.
text-may-be-pregnant = El animal puede estar preñado.

# what the texts above do not tell
card-2-note = Cuenta el precio completo de la acción. Los barcos que compras no se abaratan.
card-3-note = Son los espacios que dan exactamente 1 de plata.
card-12-note = Tales acciones son incursiones, pillajes, saqueos, exploraciones y emigraciones. Es 1 carta, sin importar cuántos barcos largos participen.
card-15-note = Solo cuentan las casas que construyes en un espacio, no las que consigues de otro modo.
card-26-note = Los animales preñados no son un tipo aparte; las mercancías de las casas no cuentan.
card-36-note = Puedes comerciar en ultramar sin voltear ninguna loseta.
card-37-note = Puedes comerciar en ultramar sin voltear ninguna loseta.
card-39-note = El mineral impreso en los botes balleneros se queda.
card-46-note = No cuenta como construir un barco.
card-60-note = Se pueden volver a colocar en esta ronda, y un espacio que quede vacío se puede usar de nuevo.
card-61-note = Pierdes el mineral que lleve.
card-64-note = Pierdes el mineral del bote. No cuenta como construir un barco.
card-72-note = No cuenta como construir una casa.
card-76-note = Se pueden volver a colocar en esta ronda.
card-78-note = Un animal cambia entre normal y preñado. No cuenta como mejorar mercancías.
card-79-note = No es una fase de cría de animales.
card-83-note = Los animales preñados y los demás de su especie cuentan como un mismo tipo.
card-85-note = Si fracasas, no recuperas vikingos.
card-88-note = Puedes comerciar en ultramar sin voltear ninguna loseta.
card-93-note = La ronda sigue contando como ronda sin cosecha.
card-97-note = Los guisantes de las casas no cuentan.
card-99-note = Decides para cada carta por separado.
card-102-note = No vale para mejorar 2 o más mercancías ni para mercancías que mejoras gracias a una carta.
card-105-note = Cuenta como construir un barco.
card-108-note = Se puede volver a colocar en esta ronda.
card-110-note = Puedes comerciar en ultramar sin voltear ninguna loseta.
card-117-note = Los barcos comprados con plata no cuentan.
card-123-note = Son los espacios en los que se mejora 1 mercancía; el aceite puede proceder de allí.
card-124-note = La plata que dan las cartas no cuenta.
card-130-note = Se puede volver a colocar en esta ronda.
card-131-note = No importa si tienes éxito o no.
card-134-note = Un fracaso voluntario también cuenta.
card-136-note = La suma de los dos valores de combate no puede superar el resultado.
card-139-note = Si varias tienen el valor más alto, todas requieren 1 menos.
card-141-note = También cuentan los botes que decides no usar.
card-147-note = Cada barco largo que falte requiere un knarr distinto. Los knarrs no pueden llevar mineral.
card-148-note = Los barcos comprados con plata no cuentan.
card-149-note = Se puede voltear en esa misma acción. Puedes comerciar en ultramar sin voltear ninguna loseta.
card-150-note = No en la fase de bonificación.
card-158-note = La plata se puede servir en ese mismo banquete.
card-159-note = No requiere vikingos.
card-163-note = Las cazas por cartas no cuentan.
card-164-note = Tiene que ser la siguiente pieza de una franja.
card-166-note = Solo cuenta lo que colocas después de haber jugado esta carta.
card-168-note = No importa si antes había más o menos.
card-169-note = Cuenta lo que tenías antes de la cosecha.
card-172-note = Valen las reglas habituales de colocación.
card-175-note = Las acciones por cartas también cuentan; la fase de bonificación, no.
card-176-note = Las acciones por cartas también cuentan; es 1 de guisantes, sin importar cuántos oficios hayas jugado.
card-177-note = Cada casa cuenta por separado, también en fases de bonificación por cartas.
card-178-note = Solo recibes tantos como amarres pequeños libres tengas.
card-184-note = No cuenta como construir un barco.
card-185-note = Sigues necesitando lo que requiere una incursión: un barco largo o lo que lo sustituya.

# occupations
card-1 = Buhonero
card-2 = Mecenas
card-3 = Peletero
card-4 = Cazador
card-5 = Caudillo
card-6 = Tallador de piedra
card-7 = Molinero
card-8 = Capataz de artesanos
card-9 = Barquero de mineral
card-10 = Ordeñador
card-11 = Cazador con tridente
card-12 = Timonel
card-13 = Arquero
card-14 = Dueño de barcos
card-15 = Aldeano
card-16 = Capitán
card-17 = Naviero de Oriente
card-18 = Luchador
card-19 = Anfitrión
card-20 = Constructor
card-21 = Recolector
card-22 = Minero
card-23 = Custodio
card-24 = Proveedor de balleneros
card-25 = Tratante de carne
card-26 = Inspector de carne
card-27 = Pescador
card-28 = Cerrajero
card-29 = Conservero de carne
card-30 = Mercader de seda
card-31 = Almacenero
card-32 = Proveedor de armas
card-33 = Esquilador
card-34 = Pastor
card-35 = Criador de vacas
card-36 = Cocinero de a bordo
card-37 = Comerciante exterior
card-38 = Pacificador
card-39 = Armero
card-40 = Maestro ebanista
card-41 = Holgazán
card-42 = Mayordomo
card-43 = Recogedor de fruta
card-44 = Maestro sastre
card-45 = Pirata
card-46 = Arquitecto naval
card-47 = Curtidor
card-48 = Granjero
card-49 = Arador
card-50 = Grabador de runas
card-51 = Maestro cantero
card-52 = Preceptor
card-53 = Tendero de granja
card-54 = Comerciante
card-55 = Tesorero
card-56 = Vendedor de armas
card-57 = Cultivador de alubias
card-58 = Prensador de linaza
card-59 = Tejedor de lino
card-60 = Inspector
card-61 = Dueño del muelle
card-62 = Herrero fino
card-63 = Tornero de cuernos
card-64 = Constructor de barcos
card-65 = Matadragones
card-66 = Agricultor
card-67 = Cocinero particular
card-68 = Suministrador de armas
card-69 = Proveedor de equipo
card-70 = Correo
card-71 = Posadero
card-72 = Jarl
card-73 = Artesano del metal
card-74 = Vaquero
card-75 = Recogedor de huesos
card-76 = Retornado
card-77 = Seguidor
card-78 = Mercader ambulante
card-79 = Criador
card-80 = Zagal
card-81 = Intendente
card-82 = Constructor de barcos largos
card-83 = Mayorista
card-84 = Guardia del puerto
card-85 = Tocador de cuerno
card-86 = Comprador de cuero
card-87 = Predicador
card-88 = Escribiente
card-89 = Catapultero
card-90 = Espadachín
card-91 = Rezagado
card-92 = Alma compasiva
card-93 = Ayuda en la necesidad
card-94 = Mercader de especias
card-95 = Caminante
card-96 = Mercader de carne
card-97 = Contador de guisantes
card-98 = Noble
card-99 = Maestro
card-100 = Enterrador
card-101 = Juez
card-102 = Mercader de pieles
card-103 = Herrero del bosque
card-104 = Guerrero abatido
card-105 = Constructor de knarrs
card-106 = Belicista
card-107 = Aventurero
card-108 = Herrero
card-109 = Conde mercader
card-110 = Colono de Birka
card-111 = Artista
card-112 = Tabernero
card-113 = Aprendiz de artesano
card-114 = Bordador de seda
card-115 = Princesa
card-116 = Maestro albañil
card-117 = Armador
card-118 = Mensajero
card-119 = Lechero
card-120 = Intermediario
card-121 = Carpintero
card-122 = Guarda de montaña
card-123 = Vendedor de aceite
card-124 = Obrero
card-125 = Escriba
card-126 = Trampero
card-127 = Pescador de caña
card-128 = Cavador
card-129 = Curador de carne
card-130 = Especialista en trampas
card-131 = Ponedor de cebos
card-132 = Berserker
card-133 = Portador de lanza
card-134 = Borracho
card-135 = Lobo solitario
card-136 = Incursor
card-137 = Luchador cuerpo a cuerpo
card-138 = Ladrón
card-139 = Saqueador
card-140 = Cocedor de grasa
card-141 = Tallista de marfil
card-142 = Ballenero
card-143 = Vendedor de astas
card-144 = Cazador de ciervos
card-145 = Guardabosques
card-146 = Conductor de trineo
card-147 = Piloto
card-148 = Tratante de especias
card-149 = Sacerdote
card-150 = Comprador de carne
card-151 = Portavoz del Thing
card-152 = Mercader
card-153 = Cazador hábil
card-154 = Leñador
card-155 = Tonelero
card-156 = Picapedrero
card-157 = Marroquinero
card-158 = Bárbaro
card-159 = Cazador festivo
card-160 = Abstemio
card-161 = Ayudante de ballenero
card-162 = Cultivador de lino
card-163 = Jornalero
card-164 = Luchador armado
card-165 = Jefe de aldea
card-166 = Guardián de armas
card-167 = Catador
card-168 = Jarl de Lade
card-169 = Sembrador
card-170 = Ayudante de refugiados
card-171 = Panadero de lino
card-172 = Cocinero de pescado
card-173 = Grabador de punzones
card-174 = Viajero del Bósforo
card-175 = Prensador de aceite de pescado
card-176 = Maestro de etiqueta
card-177 = Criada
card-178 = Constructor de botes
card-179 = Patrón de cúter
card-180 = Saqueador de playas
card-181 = Remendón de velas
card-182 = Herbolario
card-183 = Repartidor de cereal
card-184 = Patrocinador
card-185 = Viajero de Dorestad
card-186 = Panadero de guisantes
card-187 = Cronista
card-188 = Trabajador de la mina
card-189 = Navegante
card-190 = Mercader del Bósforo

# cards that offer a deal at once (rules/cards/deals.py)
wait-leave-space = { $seat } está recuperando un vikingo.
wait-leave-with-another = { $seat } está recuperando vikingos.
wait-follow = { $seat } está eligiendo un espacio ocupado.
wait-step-to-the-right = { $seat } está cambiando una mercancía naranja.
wait-turn-tile = { $seat } está volteando losetas.
prompt-leave-space = ¿De qué espacio vuelve un vikingo?
prompt-leave-with-another = ¿Un vikingo, o dos por { $silver } de plata?
prompt-follow = ¿Qué espacio ocupado usas?
prompt-step-to-the-right = ¿En qué se convierte una de tus mercancías naranjas?
prompt-turn-tile = { $left ->
    [one] Voltea { $left } loseta o termina.
   *[other] Voltea hasta { $left } losetas o termina.
}
option-not-pregnant = ya no preñada: { $good }
choose-your-space = Elige un espacio en el que haya vikingos tuyos.
one-viking-or-two = Elige un vikingo o dos.
cannot-follow = Elige un espacio ocupado de la segunda columna que puedas usar.
no-such-step = Ninguna de tus mercancías naranjas puede convertirse en eso.
no-such-tile = Elige una de tus losetas o termina.

# rules.cards.gifts
wait-take-fourth = { $seat } está eligiendo una mercancía.
prompt-take-fourth = ¿De qué mercancía tomas una cuarta?
not-three-of-it = Elige una mercancía de la que haya exactamente tres en tu reserva.
# rules/cards/seasons.py
wait-place-ore = { $seat } está colocando mineral.
wait-fill-spot = { $seat } está llenando un sitio de un cobertizo.
wait-use-neighbour = { $seat } está eligiendo un espacio de acción.
wait-cook-fish = { $seat } puede mover pescado seco de la mesa.
prompt-place-ore = { $left ->
    [one] Coloca { $left } de mineral de la reserva general o termina.
   *[other] Coloca mineral de la reserva general, hasta { $left }, o termina.
}
prompt-fill-spot = ¿Qué pones en el sitio?
prompt-use-neighbour = ¿Qué espacio usas?
prompt-cook-fish = Coloca un pescado seco de tu mesa en una casa o termina.
no-mead = Has decidido no servir hidromiel en este banquete.
not-for-this-ore = Este mineral solo va en tu tablero personal o en un tablero de exploración.
lay-wood-or-stone = Pon madera o piedra en un sitio libre.
no-free-neighbour = Elige un espacio libre de la primera columna, justo encima o debajo de tus vikingos, que puedas usar.
only-stockfish = Solo puedes mover pescado seco a tus casas, donde quepa, o terminar.
# rules/cards/battles.py
wait-give-up-ore = { $seat } está eligiendo un barco largo.
prompt-give-up-ore = ¿Con qué barco largo luchas? Pierde 1 de mineral.
no-such-longship = No tienes ningún barco largo con tanto mineral.
# rules/cards/exchanges.py
wait-unload-ship = { $seat } está descargando mineral de un barco.
prompt-unload-ship = ¿De qué barco descargas 1 de mineral?
option-unload = { $ore ->
    [0] bote ballenero
   *[other] barco largo con { $ore } de mineral
}
nothing-loaded = Ninguno de esos barcos tuyos lleva mineral.
wait-step-left = { $seat } está cambiando mercancías.
prompt-step-left = { $left ->
    [1] Paga 1 de plata y cambia 1 mercancía, o termina.
   *[other] Cambia hasta { $left } mercancías pagando 1 de plata por cada una, o termina.
}

# la primera lección
lesson-welcome = ¡Te damos la bienvenida! Diriges un clan de vikingos durante 6 rondas. Después gana quien tenga más puntos. Mira tu tablero personal (en una pantalla pequeña, en la vista «Hacienda»): 86 casillas muestran −1. Cada una que siga sin cubrir al final resta 1 punto. Así que empiezas con −86 puntos: ¡cubre esas casillas!
lesson-vikings = En tu turno envías vikingos a un espacio de acción libre y haces de inmediato lo que dice. La columna indica cuántos vikingos requiere el espacio: 1, 2, 3 o 4. Después le toca a tu rival. En esta ronda cada uno tiene 7 vikingos, y cada espacio se puede usar solo una vez.
lesson-help = Siempre tienes ayuda a mano. Señala un espacio y verás qué hace. El botón del libro, o la tecla R, abre las reglas. Deshacer, o la tecla U, anula una elección. Más adelante, cuando juegues por tu cuenta, Sugerir, o la tecla H, te mostrará buenas elecciones.
lesson-market = Empieza en el mercado. Elige «Lino, pescado» en la segunda columna, en el grupo «Mercado semanal». Por 2 vikingos recibes lino, pescado seco y 1 de plata.
lesson-market-no = También podrías hacer eso. Pero empieza en el mercado, para conseguir mercancías: elige «Lino, pescado» en la segunda columna, en el grupo «Mercado semanal».

lesson-goods = Lo que has recibido está en tu reserva, con los guisantes, las alubias y el lino de la cosecha. Las mercancías son naranjas, rojas, verdes o azules. Las naranjas, como el lino, y las rojas, como el pescado seco, son comida. Solo las verdes y las azules pueden cubrir tu tablero personal. Ahora vas a hacer algunas.
lesson-mountain = Para eso necesitas madera. Tu rival acaba de recoger un poco; tú vas a la montaña. Elige «Montaña 2» en la primera columna, en el grupo «Montaña y comercio». Por 1 vikingo tomas 2 piezas de una franja de montaña. La lección tomará por ti 2 de madera.
lesson-mountain-no = Eso puede ser bueno en otro momento. Ahora necesitas madera: elige «Montaña 2» en la primera columna, en el grupo «Montaña y comercio».

lesson-craft = Ahora tienes 2 de madera. Usa 1 para hacer una mercancía azul: elige «Arcón» en la segunda columna, en el grupo «Artesanía». Por 2 vikingos y 1 de madera recibes un arcón y también 1 de plata.
lesson-craft-no = Tienes madera para un arcón, y un arcón puede cubrir casillas. Elige «Arcón» en la segunda columna, en el grupo «Artesanía».

lesson-placing = ¡Un arcón! En cada uno de tus turnos puedes colocar mercancías antes de enviar vikingos. No requiere vikingos, y puedes colocar cuantas mercancías quieras. Ya tienes el arcón en la mano.
lesson-income = Pero ¿dónde? Mira las monedas con números que suben desde la esquina inferior izquierda de tu tablero personal hacia la derecha: es la línea de ingresos. En cada ronda recibes tanta plata como indica su número más bajo sin cubrir. Solo puedes cubrir un número si también quedan cubiertas todas las casillas que tiene a la izquierda y debajo.
lesson-corner = Coloca el arcón en la esquina inferior izquierda. Cubre el 0 y el 1, y tus ingresos pasan a ser de 2 de plata por ronda. Haz clic ahí; en una pantalla táctil, toca ahí y luego toca la loseta.
lesson-corner-no = Puede ir ahí. Pero los ingresos convienen sobre todo al principio de la partida, porque se pagan en cada ronda. Coloca el arcón en la esquina inferior izquierda, sobre el 0 y el 1.

lesson-rise = Tus ingresos son ahora 2. Hay otra forma de conseguir mercancías verdes y azules: el comercio. Una mercancía que mejoras se convierte en la siguiente del mismo tamaño: de naranja a roja, de roja a verde, de verde a azul. Así, el pescado seco se convierte en cuero, y el hidromiel, en aceite. Ambos son verdes.
lesson-trade = Elige «Comercio 2» en la primera columna, en el grupo «Montaña y comercio». Por 1 vikingo mejoras hasta 2 mercancías, cada una 1 color.
lesson-trade-no = Ahora no: tu pescado seco y tu hidromiel pueden convertirse en mercancías verdes. Elige «Comercio 2» en la primera columna, en el grupo «Montaña y comercio».

lesson-raise = ¿Qué mercancías? Los guisantes, el lino y las alubias son naranjas. Solo pasarían a ser rojas, así que seguirían siendo comida. El pescado seco y el hidromiel son rojos y pasan a verdes. Mejora el pescado seco. Después la lección mejorará el hidromiel.
lesson-raise-no = Mejor no. Quieres mercancías verdes, así que tiene que mejorar una roja. Empieza por el pescado seco: se convierte en cuero.

lesson-bonus = Ahora tienes aceite y cuero para cubrir casillas. Mira el hidromiel impreso encima de tu arcón, con un marco alrededor. Es una casilla de bonificación. Si las 8 casillas de su alrededor están cubiertas y ella está sin cubrir, te da 1 de hidromiel después del banquete de cada ronda, menos en la última.
lesson-oil = Vamos a rodearla. Tienes el aceite en la mano. Colócalo en vertical en el borde izquierdo, justo encima del arcón.
lesson-oil-no = En otro lugar dejaría un hueco junto al hidromiel. Coloca el aceite en vertical en el borde izquierdo, justo encima del arcón.

lesson-green = Ahora, el cuero. El aceite y el cuero son verdes, y hay una regla: en tu tablero personal, las losetas verdes no pueden tocarse por un lado. Por las esquinas sí. Las losetas azules, la plata y el mineral pueden ir junto a cualquier cosa.
lesson-hide = Tienes el cuero en la mano. Colócalo en vertical a la derecha del arcón, desde el borde inferior hacia arriba. Cubre el primer 2 de la línea de ingresos y toca el arcón, que es azul. No toca el aceite, porque el hidromiel está entre los dos.
lesson-hide-no = En otro lugar dejaría un hueco junto al hidromiel. Coloca el cuero en vertical a la derecha del arcón, apoyado en el borde inferior.

lesson-boat = Te quedan 1 vikingo y 1 de madera: bastan para un barco. Los barcos dan puntos al final: un bote ballenero, 3; un knarr, 5; un barco largo, 8. Y muchas acciones requieren uno: cazar ballenas, comerciar en ultramar, hacer incursiones, explorar. Elige «Bote», el bote ballenero, en la primera columna, en el grupo «Barcos».
lesson-boat-no = Usa tu última madera para un barco: elige «Bote», el bote ballenero, en la primera columna, en el grupo «Barcos». Vale 3 puntos.

lesson-round-end = Todos los vikingos están colocados. Ahora sigue el resto de la ronda: los ingresos, luego el banquete y luego la bonificación. Antes de los ingresos puedes colocar mercancías una vez más.
lesson-silver = La plata también se puede colocar: 1 de plata cubre 1 casilla. En la fila de encima del hidromiel quedan 2 casillas sin cubrir, y tienes 2 de plata. Tienes 1 en la mano. Colócala justo encima del hidromiel, junto al aceite. La lección colocará la otra.
lesson-silver-no = Ahí no ayudaría a la bonificación. Coloca la plata justo encima del hidromiel, junto al aceite: así solo queda 1 casilla sin cubrir alrededor del hidromiel.

lesson-paid = El hidromiel está rodeado. También has recibido tus ingresos: el número más bajo sin cubrir es el segundo 2, así que han sido 2 de plata. Ahora, el banquete. Llenas 7 casillas de tu mesa del banquete; en la próxima ronda, 8, y así sucesivamente. Cada casilla que queda vacía resta 3 puntos.
lesson-feast = Puedes servir mercancías naranjas y rojas, y plata: 1 de plata llena 1 casilla. Una mercancía va en horizontal o en vertical; en horizontal llena más casillas, pero de cada tipo solo 1 puede ir así. Y 2 mercancías naranjas no pueden ir una al lado de otra, ni 2 rojas. Solo tienes mercancías naranjas, así que hay que separarlas con plata.
lesson-serve = Así bastará: lino en 3 casillas, 1 de plata, guisantes en 2 casillas, 1 de plata. Suman 7. Sirve el lino en horizontal, el de 3 casillas. La lección servirá el resto.
lesson-serve-no = Empieza con el lino en 3 casillas: en horizontal es lo que más llena. Si después siguen 1 de plata, guisantes en 2 casillas y 1 de plata, tu mesa está llena.

lesson-second = Nadie pasa hambre, y la bonificación te ha dado 1 de hidromiel. Empieza la ronda 2. Cada uno tiene 1 vikingo más: 8. Vuelves a empezar tú, porque enviaste el último vikingo de la ronda 1.
lesson-columns = Las acciones mayores requieren más vikingos y dan algo más: en la columna 3 robas un oficio, una carta; en la columna 4 puedes jugar uno de tu mano. Tienes uno desde el inicio. Elige «Especias+lana» en la cuarta columna, en el grupo «Mercado semanal»: especias, 1 de plata y tu carta.
lesson-columns-no = También es posible. Pero mira cómo funciona la columna 4: elige «Especias+lana» en la cuarta columna, en el grupo «Mercado semanal». Requiere 4 vikingos.

lesson-card = Ahora puedes jugar tu oficio, antes o después de la acción. Una carta que has jugado da sus puntos y su efecto. Tu Leñador vale 2 puntos. Y, a partir de ahora, cada acción que te dé 2 o más de madera te da también 1 de plata. Juega el Leñador.
lesson-card-no = Puedes esperar. Pero una carta solo tiene efecto después de jugarla, así que juega ahora el Leñador.

lesson-cover = El Leñador está en juego, y tienes especias: una loseta azul para 6 casillas. Hasta ahora has cubierto casillas para los ingresos y la bonificación. Ahora cubre algunas con −1. Tienes las especias en la mano. Colócalas en la esquina inferior derecha: eso te ahorra 6 puntos.
lesson-ahead = Una cosa más: tras esta elección, la lección sigue jugando sola, por ti y por tu rival, hasta que empiece la última ronda. Después juegas por tu cuenta. Así que coloca las especias en la esquina inferior derecha o en la parte superior de tu tablero personal, todas sobre casillas con −1.
lesson-cover-no = Ahí no: la lección necesita ese lugar más adelante, o alguna de las 6 casillas no tiene −1. Coloca las especias en la esquina inferior derecha o en las filas superiores de tu tablero personal.

lesson-last = Las rondas 2 a 5 han terminado, y la ronda 6 es la última. Tu tablero personal está más lleno y tus ingresos son 4. Has construido un knarr y un barco largo. El barco largo ha emigrado: está en tu mesa del banquete y da 21 puntos. ¡Ahora tienes −7 puntos, igual que tu rival!
lesson-ideas = Tienes 12 vikingos para esta ronda. Algunas ideas: con «Emigrar» (2 vikingos, 6 de plata), tu knarr vale 18 puntos en vez de 5. Con «Jugar 2» (2 vikingos) juegas las dos cartas de tu mano: dan un arcón y fruta. Con «Forja» (3 vikingos), tu mineral se convierte en joyas para 8 casillas.
lesson-lay = Toma losetas de tu reserva, debajo de tus tableros, y colócalas sobre casillas con −1, también antes y después del banquete. Un botón, o la rueda del ratón, gira la loseta. Ahí tienes 2 losetas de aceite: empieza por ellas. Y piensa en el banquete: tu mesa del banquete muestra si te basta la comida.
lesson-goodbye = Después del banquete se cuentan los puntos. Sugerir (H) muestra buenas elecciones, Deshacer (U) anula elecciones y el libro (R) cuenta todo lo que esta lección ha omitido: animales, casas, caza, incursiones, exploración. ¡Disfruta de la última ronda!
