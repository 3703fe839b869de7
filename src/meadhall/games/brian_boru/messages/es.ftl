# Brian Boru en español. Los identificadores son los de sucesos, preguntas, motivos y cartas; véase docs/architecture.md, «Words».

title = Brian Boru: Alto Rey de Irlanda

card-name = { $colour ->
    [red] { $value } rojo
    [blue] { $value } azul
    [yellow] { $value } amarillo
   *[white] { $value } blanco
}

princess-name = { $name }, Princesa de Dinamarca

# preparación
first-player = { $seat } recibe el marcador y empieza.
start-placed = { $seat } empieza en { $town }.
round-begun = Ronda { $round }.
vikings-landed = { $raiders ->
    [one] Desembarca un asaltante vikingo.
   *[other] Desembarcan { $raiders } asaltantes vikingos.
}
marriage-offered = El matrimonio de esta ronda: { $marriage }.

# reclutamiento
pack-dealt = { $cards ->
    [one] { $seat } recibe una carta.
   *[other] { $seat } recibe { $cards } cartas.
}
card-picked = { $card ->
    [hidden] { $seat } elige una carta.
   *[other] { $seat } elige el { $card }.
}
packs-passed = { $cards ->
    [one] Los lotes pasan a la izquierda: una carta cada uno.
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
    [one] { $seat } gana una moneda.
   *[other] { $seat } gana { $coins } monedas.
}
coin-paid = { $seat } paga una moneda.
points-lost = { $points ->
    [0] { $seat } no tiene ni monedas ni puntos con que pagar.
    [one] { $seat } no tiene monedas y pierde un punto.
   *[other] { $seat } no tiene monedas y pierde { $points } puntos.
}
raiders-taken = { $raiders ->
    [one] { $seat } toma un asaltante.
   *[other] { $seat } toma { $raiders } asaltantes.
}
discs-sent = { $discs ->
    [one] { $seat } pone un disco en el área de la iglesia.
   *[other] { $seat } pone { $discs } discos en el área de la iglesia.
}
steps-made = { $steps ->
    [one] { $seat } sube un espacio en la pista de matrimonio, hasta el { $space }.
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
    [one] Queda un asaltante: hay incursión vikinga.
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
    [one] un punto
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
    [one] { $seat } anota un punto por renombre.
   *[other] { $seat } anota { $points } puntos por renombre.
}
token-scored = { $points ->
    [one] { $seat } anota un punto por { $region }.
   *[other] { $seat } anota { $points } puntos por { $region }.
}
half-scored = { $seat } empata en cabeza en { $region } y anota la mitad: { $points }.
regions-scored = { $seat } controla ciudades en { $regions ->
    [one] una región
   *[other] { $regions } regiones
} y anota { $points ->
    [one] un punto
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
    [one] Elige una carta más; el resto pasa al jugador de tu izquierda.
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
    [court] ¿Cuántos espacios más en la pista de matrimonio, a 2 monedas cada uno? Tienes { $coins } monedas.
    [raider] ¿Cuántos asaltantes más, a 2 monedas cada uno? Tienes { $coins } monedas.
   *[church] ¿Cuántos discos más para la iglesia, a 2 monedas cada uno? Tienes { $coins } monedas.
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
choose-a-town-or-no = Elige una ciudad a la que expandirte, o «no».
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
    [one] una moneda
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
        [one] una moneda; luego puedes expandirte por 5 monedas
       *[other] { $number } monedas; luego puedes expandirte por 5 monedas
    }
    [court] { $number ->
        [one] un espacio en la pista de matrimonio
       *[other] { $number } espacios en la pista de matrimonio
    }
    [raider] { $number ->
        [one] un asaltante
       *[other] { $number } asaltantes
    }
    [church] { $number ->
        [one] un disco para la iglesia
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
