# Brian Boru en español. Los identificadores son los de sucesos, preguntas, motivos y cartas; véase docs/architecture.md, «Words».

title = Brian Boru: Alto Rey de Irlanda

card-name = { $colour ->
    [red] { $value } rojo
    [blue] { $value } azul
    [yellow] { $value } amarillo
   *[white] { $value } blanco
}

princess-name = { $name }, Princesa de Dinamarca

# regions
region-N = Northern Uí Néill
region-U = Ulaid
region-B = Bréifne
region-S = Southern Uí Néill
region-D = Dubhlinn
region-C = Connaught
region-L = Leinster
region-M = Munster

# preparación
first-player = { $seat } recibe el marcador y empieza.
start-placed = { $seat } empieza en { $town }.
round-begun = Ronda { $round }.
vikings-landed = { $raiders ->
    [1] Desembarca un asaltante vikingo.
   *[other] Desembarcan { $raiders } asaltantes vikingos.
}
marriage-offered = El matrimonio de esta ronda: { $marriage }.

# reclutamiento
pack-dealt = { $cards ->
    [1] { $seat } recibe una carta.
   *[other] { $seat } recibe { $cards } cartas.
}
card-picked = { $card ->
    [hidden] { $seat } elige una carta.
   *[other] { $seat } elige el { $card }.
}
packs-passed = { $cards ->
    [1] Los lotes pasan a la izquierda: una carta cada uno.
   *[other] Los lotes pasan a la izquierda: { $cards } cartas cada uno.
}

# bazas
town-chosen = { $seat } pone el marcador en { $town }.
card-played = { $card ->
    [hidden] { $seat } juega una carta.
   *[other] { $seat } juega el { $card }.
}
trick-won = { $card ->
    [hidden] { $seat } gana la baza.
   *[other] { $seat } gana la baza con el { $card }.
}
trick-lost = Nadie gana la baza; el marcador vuelve a { $seat }.
card-discarded = { $card ->
    [hidden] { $seat } descarta su última carta.
   *[other] { $seat } descarta su última carta, el { $card }.
}

# acciones
action-chosen = { $action ->
    [hidden] { $seat } elige una de dos acciones.
    [upper] { $seat } elige la acción superior.
   *[lower] { $seat } elige la acción inferior.
}
town-taken = { $seat } toma { $town } y el marcador.
marker-taken = { $seat } toma el marcador; { $town } ya tiene dueño.
coins-gained = { $coins ->
    [1] { $seat } gana una moneda.
   *[other] { $seat } gana { $coins } monedas.
}
coin-paid = { $seat } paga una moneda.
points-lost = { $points ->
    [0] { $seat } no tiene ni monedas ni puntos con que pagar.
    [1] { $seat } no tiene monedas y pierde un punto.
   *[other] { $seat } no tiene monedas y pierde { $points } puntos.
}
raiders-taken = { $raiders ->
    [1] { $seat } toma un asaltante.
   *[other] { $seat } toma { $raiders } asaltantes.
}
discs-sent = { $discs ->
    [1] { $seat } pone un disco en el área de la iglesia.
   *[other] { $seat } pone { $discs } discos en el área de la iglesia.
}
steps-made = { $steps ->
    [1] { $seat } sube un espacio en la pista de matrimonio, hasta el { $space }.
   *[other] { $seat } sube { $steps } espacios en la pista de matrimonio, hasta el { $space }.
}
fell-back = El espacio está ocupado: { $seat } baja al espacio { $space }.
extras-bought = { $seat } paga { $coins } monedas por extras:
expanded = { $seat } paga { $coins } monedas y se expande a { $town }.
town-freed = { $seat } expulsa a los vikingos de { $town }; { $owner } recupera la ciudad.

# matrimonio
married = { $renown ->
    [0] { $points ->
        [0] { $seat } está más arriba que nadie en la pista de matrimonio ({ $space }) y obtiene la mano de { $marriage }. Su disco vuelve al 0.
        [one] { $seat } está más arriba que nadie en la pista de matrimonio ({ $space }) y obtiene la mano de { $marriage }: un punto. Su disco vuelve al 0.
       *[other] { $seat } está más arriba que nadie en la pista de matrimonio ({ $space }) y obtiene la mano de { $marriage }: { $points } puntos. Su disco vuelve al 0.
    }
   *[other] { $seat } está más arriba que nadie en la pista de matrimonio ({ $space }) y obtiene la mano de { $marriage }: { $points } puntos y una ficha de renombre. Su disco vuelve al 0.
}
marriage-lapsed = Nadie corteja a { $marriage }: la carta sale del juego.
princess-answered = { $offer ->
    [support] { $seat } acepta el apoyo militar: las ciudades vikingas cuentan como suyas al reclamar regiones.
    [trade] { $seat } establece comercio: las ciudades vikingas cuentan como suyas para el número de regiones.
   *[reject] { $seat } rechaza a la Princesa y gana 4 puntos.
}
track-rewarded = { $renown ->
    [0] { $coins ->
        [one] Espacio { $space } de la pista de matrimonio: una moneda para { $seat }.
       *[other] Espacio { $space } de la pista de matrimonio: { $coins } monedas para { $seat }.
    }
   *[other] Espacio { $space } de la pista de matrimonio: una ficha de renombre para { $seat }.
}
town-given = { $space ->
    [0] El matrimonio da { $town } a { $seat }.
   *[other] El espacio { $space } de la pista de matrimonio da { $town } a { $seat }.
}
no-town-free = { $region ->
    [any] No queda ninguna ciudad libre para { $seat }.
   *[other] No queda ninguna ciudad libre en { $region } para { $seat }.
}

# batalla
vikings-repelled = Los vikingos son repelidos: nadie pierde una ciudad.
vikings-raid = { $raiders ->
    [1] Queda un asaltante: hay incursión vikinga.
   *[other] Quedan { $raiders } asaltantes: hay incursión vikinga.
}
town-lost = { $choice ->
    [only] { $loser } tiene el menor número de asaltantes ({ $raiders }) y pierde { $town }, su única ciudad, ante los vikingos.
    [most] { $loser } tiene el menor número de asaltantes ({ $raiders }) y pierde { $town } ante los vikingos; elige { $seat }, que tiene el mayor número.
   *[own] { $loser } tiene el menor número de asaltantes ({ $raiders }) y pierde { $town } ante los vikingos; hay empate en el mayor número, así que elige { $loser }.
}
nothing-to-lose = { $loser } tiene el menor número de asaltantes, pero ninguna ciudad que perder.
battle-tied = Empate en el mayor número de asaltantes ({ $raiders }): nadie recibe el renombre.
battle-won = { $seat } tiene más asaltantes que nadie ({ $raiders }): una ficha de renombre y { $points ->
    [1] un punto
   *[other] { $points } puntos
}; devuelve todos sus asaltantes.
spoils-shared = El mayor número de asaltantes es ahora { $raiders }: un punto para { $seat }, que devuelve un asaltante.

# iglesia
church-tied = Empate en el mayor número de discos en el área de la iglesia ({ $discs }): no hay monasterio y el marcador se queda.
church-won = { $seat } tiene más discos que nadie en el área de la iglesia ({ $discs }): un monasterio y el marcador; recupera todos sus discos de ahí.
church-served = { $seat } tiene 4 o más discos en el área de la iglesia ({ $discs }): un monasterio.
monastery-built = { $seat } construye un monasterio en { $town }.
no-place-for-monastery = { $seat } no tiene dónde construir un monasterio.
marker-moved = { $seat } toma el marcador.
marker-kept = { $seat } conserva el marcador.
church-shared = El mayor número de discos en el área de la iglesia es ahora { $discs }: un punto para { $seat }, que recupera un disco.

# reclamaciones
token-turned = { $region } alcanza su umbral: { $weight } en total; un monasterio cuenta 2. La ficha de reclamación se pone boca arriba.
region-claimed = { $seat } reclama { $region } con { $weight }.
region-taken = { $seat } le arrebata { $region } a { $before } con { $weight }.
region-tied = { $region }: empate en cabeza ({ $weight }); la ficha se queda en el tablero.
region-lost = Los vikingos van en cabeza en { $region }: la ficha de reclamación de { $seat } vuelve al tablero.

# el final
most-coins = { $seat } tiene más monedas que nadie ({ $coins }): un punto.
marker-scored = { $seat } tiene el marcador: un punto.
renown-scored = { $points ->
    [1] { $seat } anota un punto por renombre.
   *[other] { $seat } anota { $points } puntos por renombre.
}
token-scored = { $points ->
    [1] { $seat } anota un punto por { $region }.
   *[other] { $seat } anota { $points } puntos por { $region }.
}
half-scored = { $seat } empata en cabeza en { $region } y anota la mitad: { $points }.
regions-scored = { $seat } controla ciudades en { $regions ->
    [1] una región
   *[other] { $regions } regiones
} y anota { $points ->
    [1] un punto
   *[other] { $points } puntos
}.
won = { $by ->
    [points] { $seat } gana con { $points } puntos.
    [claim-tokens] { $seat } gana con { $points } puntos: más fichas de reclamación deshacen el empate.
    [marriages] { $seat } gana con { $points } puntos: más matrimonios deshacen el empate.
   *[shared] { $seat } comparte la victoria con { $points } puntos.
}

# a quién esperan los demás
wait-place-first-disc = { $seat } está eligiendo la ciudad donde empezar.
wait-pick-card = { $seat } está eligiendo cartas.
wait-lead-town = { $seat } está eligiendo la ciudad activa.
wait-lead-card = { $seat } está eligiendo la carta con que abrir.
wait-play-card = { $seat } está eligiendo una carta.
wait-choose-action = { $seat } está eligiendo una acción.
wait-buy-extras = { $seat } puede comprar extras.
wait-expand = { $seat } puede expandirse.
wait-free-town = { $seat } está liberando una ciudad.
wait-take-town = { $seat } está eligiendo una ciudad libre.
wait-answer-princess = { $seat } está respondiendo a la Princesa de Dinamarca.
wait-choose-lost-town = { $seat } está eligiendo qué ciudad se pierde.
wait-build-monastery = { $seat } está colocando un monasterio.

# lo que se pregunta
prompt-place-first-disc = Coloca tu primer disco en una ciudad, en una región sin discos de otros jugadores.
prompt-pick-card = { $left ->
    [1] Elige una carta más; el resto pasa al jugador de tu izquierda.
   *[other] Elige { $left } cartas; el resto pasa al jugador de tu izquierda.
}
prompt-lead-town = { $cards ->
    [some] Abres la baza: pon el marcador en una ciudad libre cuyo color puedas igualar.
   *[none] Abres la baza, pero no puedes igualar el color de ninguna ciudad libre: pon el marcador en cualquiera.
}
prompt-lead-card = { $colour ->
    [none] Todas las ciudades están ocupadas. Abre con cualquier carta.
    [any] No puedes igualar ninguna ciudad libre: abre con cualquier carta por { $town }.
    [red] Abre con una carta por { $town }: roja o blanca.
    [blue] Abre con una carta por { $town }: azul o blanca.
   *[yellow] Abre con una carta por { $town }: amarilla o blanca.
}
prompt-play-card = { $colour ->
    [none] Juega una carta. Nadie puede ganar esta baza.
    [red] Juega una carta. La roja o blanca más alta gana { $town }.
    [blue] Juega una carta. La azul o blanca más alta gana { $town }.
   *[yellow] Juega una carta. La amarilla o blanca más alta gana { $town }.
}
prompt-choose-action = Has perdido la baza con el { $card }: elige su acción superior o inferior.
prompt-buy-extras = { $symbol ->
    [court] ¿Cuántos espacios más en la pista de matrimonio, a 2 monedas cada uno? Tienes { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }.
    [raider] ¿Cuántos asaltantes más, a 2 monedas cada uno? Tienes { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }.
   *[church] ¿Cuántos discos más para la iglesia, a 2 monedas cada uno? Tienes { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }.
}
prompt-expand = Paga 5 monedas y expándete a una ciudad vecina, o no lo hagas.
prompt-free-town = Retira del mapa una ficha de control vikingo.
prompt-take-town = { $region ->
    [any] Coloca un disco en cualquier ciudad libre.
   *[other] Coloca un disco en una ciudad libre de { $region }.
}
prompt-answer-princess = La Princesa es tuya: ¿apoyo militar, comercio o rechazo por 4 puntos?
prompt-choose-lost-town = { $loser ->
    [you] Elige cuál de tus ciudades toman los vikingos.
   *[other] Tienes más asaltantes que nadie: elige qué ciudad de { $loser } toman los vikingos.
}
prompt-build-monastery = Construye un monasterio en una de tus ciudades; contará doble.

# por qué no
choose-a-town = Hay que elegir una ciudad.
choose-a-town-or-no = Elige una ciudad a la que expandirte, o «no expandirse».
choose-a-card = Hay que elegir una carta.
choose-an-action = Elige la acción superior o inferior del { $card }.
choose-extras = Elige cuántos extras; +0 no compra ninguno.
region-has-disc = Ya hay un disco en { $region }; empieza en otra región.
picked-already = Ya has elegido el { $card }.
not-in-the-pack = El { $card } no está en tu lote.
not-in-hand = No tienes el { $card } en la mano.
town-has-disc = Ya hay un disco en { $town }.
no-card-for-the-town = { $colour ->
    [red] No tienes ninguna carta roja ni blanca, así que no puedes abrir por una ciudad roja.
    [blue] No tienes ninguna carta azul ni blanca, así que no puedes abrir por una ciudad azul.
   *[yellow] No tienes ninguna carta amarilla ni blanca, así que no puedes abrir por una ciudad amarilla.
}
wrong-colour = { $colour ->
    [red] La ciudad es roja: abre con una carta roja o blanca.
    [blue] La ciudad es azul: abre con una carta azul o blanca.
   *[yellow] La ciudad es amarilla: abre con una carta amarilla o blanca.
}
too-few-coins = Eso cuesta { $price ->
    [1] una moneda
   *[other] { $price } monedas
}; tienes { $coins }.
too-many-extras = { $symbol ->
    [court] La pista de matrimonio acaba ahí: { $most } más como mucho.
   *[raider] En el área de batalla solo hay { $most } más.
}
active-town = El marcador está en esa ciudad; es para quien gane la baza.
no-road = Ningún camino lleva directamente a { $town } desde una ciudad que controles.
no-vikings-there = No hay ninguna ficha de control vikingo en { $town }.
answer-the-princess = Elige apoyo militar, comercio o rechazo.
other-region = La ciudad tiene que estar en { $region }.
not-a-town-of = { $loser } no controla { $town }.
monastery-there = Ya hay un monasterio en { $town }.
not-your-town = No controlas { $town }.

# opciones
option-town = { $colour ->
    [red] { $town } { $name } (roja)
    [blue] { $town } { $name } (azul)
   *[yellow] { $town } { $name } (amarilla)
}
option-card = { $colour ->
    [red] { $card } rojo
    [blue] { $card } azul
    [yellow] { $card } amarillo
   *[white] { $card } blanco
}
option-action = { $action ->
    [upper] acción superior
   *[lower] acción inferior
}
option-no = no expandirse
option-offer = { $offer ->
    [support] apoyo militar: las ciudades vikingas cuentan como tuyas al reclamar
    [trade] comercio: las ciudades vikingas cuentan como tuyas para el número de regiones
   *[reject] rechazarla: 4 puntos
}
action = { $symbol ->
    [coin] { $number ->
        [1] una moneda; luego puedes expandirte por 5 monedas
       *[other] { $number } monedas; luego puedes expandirte por 5 monedas
    }
    [court] { $number ->
        [1] un espacio en la pista de matrimonio
       *[other] { $number } espacios en la pista de matrimonio
    }
    [raider] { $number ->
        [1] un asaltante
       *[other] { $number } asaltantes
    }
    [church] { $number ->
        [1] un disco para la iglesia
       *[other] { $number } discos para la iglesia
    }
   *[pay] pagar una moneda y retirar un control vikingo
}
option-extras = { $extras ->
    [0] ninguno
   *[other] { $extras } más por { $coins } monedas
}

# apartados de la puntuación
heading-start = inicio
heading-marriages = matrimonios
heading-battle = batalla
heading-church = iglesia
heading-payments = monedas sin pagar
heading-coins = más monedas
heading-marker = marcador
heading-renown = renombre
heading-tokens = regiones reclamadas
heading-halves = regiones empatadas
heading-regions = presencia en regiones

# opciones de mesa: lo que se acuerda, más sobre ello y sus valores
table-expand_into_active_town = Expandirse a la ciudad activa
    .hint = Si es posible expandirse a la ciudad que tiene el marcador. Solo la edición polaca lo prohíbe expresamente.
    .forbidden = Prohibido
    .allowed = Permitido
table-five_players_last_card = Con cinco: la última carta de una ronda
    .hint = Si cinco jugadores descartan la última carta de una ronda o la juegan; las ediciones difieren.
    .discarded = Se descarta
    .played = Se juega
table-viking_deck = Cartas de vikingo
    .hint = La fuerza de las cartas de vikingo; ambos mazos son reconstrucciones.
    .default = Fuerzas habituales
    .alternative = Otras fuerzas

# lo que los jugadores deben saber de una mesa y de los datos del juego
about-table = La fuerza de las cartas de vikingo es una reconstrucción, y los nombres de las ciudades son nuestros.
provenance-vikings = La fuerza de las siete cartas de vikingo es una reconstrucción, en ambos mazos.
provenance-towns = Los nombres de las ciudades son nuestros: en el tablero no hay ninguno.
provenance-one-source = Los colores de N6, S6, C5 y L3 y la ruta marítima C7-M1 se basan en una sola fuente.
provenance-cards = La carta 5 da tres monedas por analogía (un indicio dice dos); la carta 1 tiene su símbolo de control por las reglas.
provenance-symbols = Los demás símbolos de las cartas y la pista de matrimonio se basan en una sola transcripción, que concuerda con todo lo que hemos podido comprobar.
provenance-order = El orden de los símbolos dentro de las acciones principales es una reconstrucción.

# signos y rótulos de la imagen
sign-points = puntos
sign-hand = mano
sign-pack = lote
sign-primary = gana
sign-upper = arriba
sign-lower = abajo
sign-round = ronda { $round } de { $rounds }
sign-battle = asaltantes en el área de batalla
sign-track = pista de matrimonio
sign-support = tiene apoyo militar
sign-trade = tiene comercio
sign-red = rojo, batalla
sign-blue = azul, iglesia
sign-yellow = amarillo, cortejo
sign-white = blanco, cualquier ciudad
sign-disc = disco de A
sign-viking = control vikingo
sign-monastery = monasterio
sign-marker = marcador
sign-road = camino
sign-legal = puedes elegirlo
sign-last = última elección
sign-threshold = se abre con 4, vale 6 puntos
sign-face-down = ficha de reclamación boca abajo
sign-face-up = ficha de reclamación en el tablero
sign-control = tomar la ciudad activa
sign-coin = moneda
sign-pay = pagar una moneda
sign-court = subir en la pista de matrimonio
sign-raider = asaltante
sign-church = disco para la iglesia
sign-expand = expandirse por 5 monedas
sign-free = retirar un control vikingo
sign-renown = renombre
sign-claims = regiones reclamadas
sign-marriages = matrimonios
sign-winner = carta ganadora

# lo que dan los matrimonios
gift-points = { $points } puntos
gift-renown = { $points } puntos y una ficha de renombre
gift-town = { $points } puntos y una ciudad libre de { $region }
gift-princess = apoyo, comercio o { $points } puntos

# de dónde vienen las esperanzas
facet-points = puntos hasta ahora
facet-renown = renombre
facet-regions = reclamar regiones
facet-spread = presencia en regiones
facet-towns = ciudades y monasterios
facet-marriage = cortejo
facet-battle = la batalla
facet-church = la iglesia
facet-coins = monedas
facet-lead = el marcador
facet-hand = cartas en la mano

# la primera lección
lesson-welcome = Te damos la bienvenida a Irlanda, hacia el año 1000. Luchas por sus ciudades contra dos rivales. La partida dura 3 rondas. Después gana quien tenga más puntos. La mayoría de los puntos viene de las regiones: al final, cada región da sus puntos al jugador que la ha reclamado, normalmente el que tiene más ciudades en ella.
lesson-map = El mapa tiene 8 regiones. Una pequeña placa junto a cada una muestra sus puntos. Cada ciudad es roja, azul o amarilla, y lleva un hacha, una cruz o un anillo. El botón «Aa» del mapa muestra los nombres de todas las ciudades. Señala cualquier cosa y verás qué es.
lesson-first-town = Todos empiezan con una ciudad, cada uno en una región distinta. Tienes el marcador, así que eliges primero. Toma Sligo, la ciudad roja resaltada de Bréifne, al noroeste. Bréifne es pequeña y fácil de reclamar. Haz clic en la ciudad; en una pantalla táctil, tócala y luego pulsa Confirmar.
lesson-not-first-town = También podrías empezar ahí. Pero esta lección empieza en Sligo: Bréifne se abre con solo 2 ciudades, así que pronto podrás reclamarla. Elige la ciudad resaltada.

lesson-draft = Empieza la ronda 1. Han desembarcado 13 asaltantes vikingos, y el matrimonio de esta ronda es Brigid; luego verás más sobre ambas cosas. Primero viene el reclutamiento. Tienes un lote de 8 cartas: elige 2; el resto pasa al jugador de tu izquierda y tú recibes otro lote. Todos eligen a la vez.
lesson-card = Una carta muestra arriba su valor y su color. La primera fila de debajo vale si la carta gana la baza; la bandera significa que tomas la ciudad. Las filas siguientes valen si la carta pierde: entonces eliges una de ellas. Así que perder también puede ser bueno.
lesson-pick-high = Primero te conviene una carta que gane. Ganan las cartas altas, y las blancas sirven para ciudades de cualquier color. El 21 blanco es la más alta de este lote, pero una moneda con un menos significa que pagas una moneda. El 20 blanco no cuesta nada. Elige el 20 blanco.
lesson-not-pick-high = Es una carta útil, pero toma primero una que te haga ganar una ciudad. El 20 blanco sirve para cualquier ciudad y no cuesta nada. Elige la carta resaltada.

lesson-help = Siempre tienes ayuda a mano. El botón del libro, o la tecla R, abre las reglas. Deshacer, o la tecla U, anula una elección, mientras no haya salido a la luz nada nuevo. Más adelante, cuando juegues por tu cuenta, Sugerir, o la tecla H, te mostrará buenas elecciones.
lesson-pick-low = Ahora, una carta que sea buena al perder. Las cartas bajas rara vez ganan, pero mira la segunda fila del 6 azul: 3 monedas y luego la flecha, que te permite comprar una ciudad. Elige el 6 azul.
lesson-not-pick-low = También puede ser una buena carta. Pero pronto necesitarás monedas, y las cartas bajas son las que más dan. El 5 rojo también serviría; esta lección sigue con el 6 azul. Elige la carta resaltada.

lesson-tricks = Los lotes ya han dado la vuelta a la mesa. La lección ha elegido el resto por ti y ahora tienes 8 cartas en la mano. Siguen 7 bazas: en cada una, todos juegan una carta por la misma ciudad. La octava carta no se juega.
lesson-lead-town = Abre la baza quien tiene el marcador. Ahora te toca a ti. Primero pon el marcador en una ciudad libre cuyo color puedas igualar con una carta de tu mano. Elige Tara, la ciudad amarilla resaltada, al este. Su región, Southern Uí Néill, vale 5 puntos y se abre pronto.
lesson-not-lead-town = También podrías abrir ahí. Pero piensa en las regiones: Southern Uí Néill vale 5 puntos y se abre cuando sus ciudades cuentan solo 3. Elige Tara, la ciudad resaltada.

lesson-lead-card = Tara es amarilla, así que abre con una carta amarilla o blanca. Después los demás pueden jugar la carta que quieran. Gana la amarilla o blanca más alta; los otros colores no pueden ganar. Solo el 21 blanco, el 22 blanco y el 23 amarillo superan tu 20 blanco. Abre con él.
lesson-not-lead-card = Puedes abrir con esa carta, pero es más fácil de superar. Quieres ganar Tara: abre con el 20 blanco.

lesson-won = ¡Has ganado! Tara es tuya. Tus rivales han jugado cartas rojas, que no pueden ganar una ciudad amarilla. Han perdido a propósito y han usado sus cartas para tomar asaltantes. Todos actúan uno tras otro, de la carta más baja a la más alta.
lesson-lose = También has tomado el marcador, así que abres la próxima baza. La lección lo ha puesto en Kildare, una ciudad azul. Ahora no necesitas Kildare; necesitas monedas. Así que esta vez te conviene perder: abre con el 6 azul, tu carta azul más baja.
lesson-not-lose = Con una carta más alta puedes ganar una ciudad que no necesitas o recibir menos monedas. Abre con el 6 azul: si pierde, te da 3 monedas.

lesson-upper = El 12 azul supera tu 6 azul, justo lo que querías. Has perdido, así que eliges entre dos acciones. La acción superior da 3 monedas y luego puedes expandirte. La acción inferior da 2 discos para la iglesia. Tienes 3 monedas; elige la acción superior y tendrás 6.
lesson-not-upper = La iglesia viene después. Elige la acción superior: con 6 monedas puedes comprar una ciudad enseguida.

lesson-expand = Para expandirte, pagas 5 monedas y pones un disco en una ciudad libre. Un camino debe unirla a una ciudad tuya. Toma Drumcliff, la vecina de Sligo en Bréifne. Así tendrás 2 ciudades allí, y 2 es el umbral de Bréifne: basta para abrirla.
lesson-not-expand = Es el momento de comprar, y las demás ciudades no están mal. Pero con Drumcliff tendrás 2 ciudades en Bréifne, y eso abre la región. Elige Drumcliff, la ciudad resaltada.

lesson-courtship = Mira la pista de matrimonio, la escalera junto al mapa. Quien esté más arriba al final de la ronda obtiene el matrimonio: ahora Brigid, que vale 4 puntos. Los demás obtienen lo que muestra su espacio. Si al acabar de subir tu espacio está ocupado, bajas hasta uno libre.
lesson-court-card = El jugador de tu derecha ha tomado Kildare y abre por Donegal con el 25 azul. Nada supera el 25 azul en una ciudad azul. Así que usa esta baza para otra cosa: juega el 17 amarillo. Su tercera fila tiene tres anillos: tres espacios en la pista de matrimonio.
lesson-not-court-card = Nadie puede ganar Donegal contra el 25 azul. Así que juega una carta que sea buena al perder. El 17 amarillo da tres espacios en la pista de matrimonio; elige la carta resaltada.

lesson-lower = Tu carta ha perdido. La acción superior del 17 amarillo da una moneda; la inferior, tres espacios en la pista de matrimonio. El jugador de tu izquierda está en el espacio 2, así que con tres espacios te pones en cabeza. Elige la acción inferior.
lesson-not-lower = Una moneda viene bien, pero tres espacios valen más: te ponen en cabeza en la pista de matrimonio. Elige la acción inferior.

lesson-raiders = Ahora, los vikingos. Si al final de la ronda quedan asaltantes en el área de batalla, quien haya tomado menos pierde una ciudad. Quien tenga más que nadie gana renombre y puntos. Aún no tienes ninguno, así que corres peligro.
lesson-raider-card = Esta baza es por Dunseverick, una ciudad amarilla. El 24 rojo es muy alto, pero no puede ganar una ciudad amarilla. No importa: con su tercera fila tomas 3 asaltantes. Juega el 24 rojo. La lección elegirá la acción inferior por ti.
lesson-not-raider-card = Aún no tienes asaltantes, y quien tenga menos puede perder una ciudad. Juega el 24 rojo, la carta resaltada: aquí pierde y te da 3 asaltantes.

lesson-church = Ahora tienes 3 asaltantes; el jugador de tu izquierda, solo 2. Sigue la iglesia. Quien tenga más discos que nadie en el área de la iglesia al final de la ronda construye un monasterio y toma el marcador. Una ciudad con monasterio cuenta 2 para su región, en vez de 1.
lesson-church-card = El jugador de tu izquierda abre por Ardagh, una ciudad amarilla, con el 13 blanco. Tus cartas amarillas son más bajas, así que no puedes ganar. Juega el 16 azul: pierde y pone 3 discos en el área de la iglesia. La lección elegirá la acción inferior y jugará por ti las dos últimas bazas de la ronda.
lesson-not-church-card = Ninguna carta tuya puede ganar ahora Ardagh. Juega el 16 azul, la carta resaltada: con 3 discos te pones en cabeza en solitario en la iglesia.

lesson-upkeep = Las dos últimas bazas te han dado dos espacios más y 2 monedas. Con eso terminan las bazas de la ronda 1. Sigue el mantenimiento, siempre en este orden: matrimonio, batalla, iglesia, regiones.
lesson-upkeep-results = Matrimonio: estabas más arriba que nadie, así que Brigid te da 4 puntos. Batalla: quedaban 3 asaltantes. El jugador de tu izquierda tenía el menor número y ha perdido Ardagh ante los vikingos. El de tu derecha tenía el mayor número y ha ganado renombre y 2 puntos. Tú quedas en segundo lugar: 1 punto.
lesson-monastery = Iglesia: solo tú tienes discos ahí, así que construyes un monasterio y tomas el marcador. En Bréifne vas en cabeza de todos modos. En Southern Uí Néill tienes 1 ciudad, y los vikingos, 1. Con un monasterio, Tara cuenta 2 y te pones en cabeza en solitario. Constrúyelo en Tara.
lesson-not-monastery = En Bréifne vas en cabeza sin monasterio. Constrúyelo en Tara: allí te pone por delante de los vikingos. La región cuenta entonces 3 en total, y eso la abre.

lesson-claims = ¡Has reclamado dos regiones! Una región se abre cuando todas sus ciudades juntas alcanzan su umbral; las ciudades vikingas también cuentan. Entonces toma la ficha de reclamación quien vaya en cabeza en solitario. Tienes Bréifne, 3 puntos, y Southern Uí Néill, 5 puntos.
lesson-keep-claims = Las fichas de reclamación dan sus puntos al final de la partida. Hasta entonces se comprueban en cada mantenimiento: quien te supere en una región te quita su ficha. En caso de empate, la conservas.
lesson-spread = Ronda 2: la lección ha elegido tus cartas por ti. Abres la baza, porque la iglesia te dio el marcador. Al final, tener ciudades en muchas regiones también da puntos: 5 regiones, 3 puntos; las 8 regiones, 10. Así que elige una región nueva para ti: Kincora, en Munster. Después la lección juega la ronda 2 por ti.
lesson-not-spread = Esta no: ya tienes una ciudad en esa región, o la lección sigue mejor sin ella. Elige Kincora, la ciudad resaltada, u otra ciudad azul o amarilla en una región nueva para ti.

lesson-last-round = La ronda 2 ha terminado, y la ronda 3 es la última. Ahora juegas por tu cuenta, contra dos bots del nivel más bajo. Tienes 17 puntos; ellos, 13 cada uno. Tienes dos fichas de reclamación y el marcador. Pero ten cuidado: en Southern Uí Néill, el jugador de tu izquierda tiene tanto como tú.
lesson-more = Hay dos cosas nuevas. Cuando una carta te da asaltantes, discos o espacios, puedes comprar más, a 2 monedas cada uno. Y el matrimonio es la Princesa de Dinamarca: quien obtiene su mano gana 4 puntos o hace que las ciudades vikingas cuenten como suyas.
lesson-goodbye = La puntuación final premia las fichas de reclamación, la presencia en regiones, el renombre, el marcador y tener más monedas que nadie. El Resumen muestra qué pasaría si la ronda acabara ahora. Sugerir (H) y las reglas (R) te ayudan. Empieza por el reclutamiento: elige 2 cartas. ¡Buena suerte!
