# Rebirth en español. Los identificadores son los de sucesos, preguntas, motivos y cartas; véase docs/architecture.md, «Words».

title = Renacimiento

# preparación
tower-laid = Torre de { $tower }: { $bonus }.
mission-laid = Misión pública: { $card }.
tile-set-aside = { $tile ->
    [hidden] { $seat } aparta una loseta.
    [F] { $seat } aparta una granja.
    [E] { $seat } aparta una central eléctrica.
    [S1] { $seat } aparta un asentamiento de 1.
    [S2] { $seat } aparta un asentamiento de 2.
    [S3] { $seat } aparta un asentamiento de 3.
   *[S4] { $seat } aparta un asentamiento de 4.
}
first-player = { $seat } empieza.

# el turno
tile-drawn = { $tile ->
    [hidden] { $seat } roba una loseta.
    [F] { $seat } roba una granja.
    [E] { $seat } roba una central eléctrica.
    [S1] { $seat } roba un asentamiento de 1.
    [S2] { $seat } roba un asentamiento de 2.
    [S3] { $seat } roba un asentamiento de 3.
   *[S4] { $seat } roba un asentamiento de 4.
}
tile-chosen = { $tile ->
    [hidden] { $seat } elige una loseta y devuelve { $returned ->
        [1] otra
       *[other] { $returned }
    }.
    [F] { $seat } elige una granja y devuelve { $returned ->
        [1] una loseta
       *[other] { $returned } losetas
    }.
    [E] { $seat } elige una central eléctrica y devuelve { $returned ->
        [1] una loseta
       *[other] { $returned } losetas
    }.
   *[other] { $seat } elige un asentamiento y devuelve { $returned ->
        [1] una loseta
       *[other] { $returned } losetas
    }.
}
tile-placed = { $tile ->
    [F] { $seat } coloca una granja en { $hex }.
    [E] { $seat } coloca una central eléctrica en { $hex }.
    [S1] { $seat } coloca un asentamiento de 1 en { $hex }.
    [S2] { $seat } coloca un asentamiento de 2 en { $hex }.
    [S3] { $seat } coloca un asentamiento de 3 en { $hex }.
   *[S4] { $seat } coloca un asentamiento de 4 en { $hex }.
}
tile-removed = { $tile ->
    [F] No queda casilla para la granja de { $seat }; sale del juego.
    [E] No queda casilla para la central eléctrica de { $seat }; sale del juego.
   *[other] No queda casilla para el asentamiento de { $seat }; sale del juego.
}
cluster-scored = { $tile ->
    [F] { $seat } anota { $points ->
        [1] un punto
       *[other] { $points } puntos
    } por una agrupación de { $size ->
        [1] una granja
       *[other] { $size } granjas
    }.
   *[E] { $seat } anota { $points ->
        [1] un punto
       *[other] { $points } puntos
    } por una agrupación de { $size ->
        [1] una central
       *[other] { $size } centrales
    }.
}
harbour-scored = { $points ->
    [1] { $seat } anota un punto por el puerto.
   *[other] { $seat } anota { $points } puntos por el puerto.
}
coast-scored = { $points ->
    [1] { $seat } anota un punto por la costa.
   *[other] { $seat } anota { $points } puntos por la costa.
}
settlement-scored = { $settlement } se completa: { $seat } anota { $points ->
    [1] un punto
   *[other] { $points } puntos
} con influencia { $influence }.
castle-taken = { $seat } toma el castillo de { $castle }.
castle-conquered = { $seat } le quita el castillo de { $castle } a { $before }.

# Escocia
cathedral-visited = { $seat } llega a la catedral de { $cathedral }.
mission-drawn = { $mission ->
    [hidden] { $seat } roba una carta de misión.
   *[other] { $seat } roba la misión «{ $mission }».
}

# Irlanda
mission-fulfilled = { $doubled ->
    [0] { $first ->
        [0] { $seat } cumple la misión «{ $card }» y anota { $points ->
            [one] un punto
           *[other] { $points } puntos
        }.
       *[1] { $seat } cumple antes que nadie la misión «{ $card }» y anota { $points ->
            [one] un punto
           *[other] { $points } puntos
        }.
    }
   *[1] { $first ->
        [0] { $seat } cumple la misión «{ $card }» y anota el doble: { $points } puntos.
       *[1] { $seat } cumple antes que nadie la misión «{ $card }» y anota el doble: { $points } puntos.
    }
}
tower-visited = { $seat } llega a la torre de { $tower }: { $bonus }.
tower-scored = { $points ->
    [1] { $seat } anota un punto por torres.
   *[other] { $seat } anota { $points } puntos por torres.
}
token-placed = { $seat } pone la ficha de duplicación en la misión «{ $card }».
token-wasted = { $seat } ya ha cumplido todas las misiones; la ficha de duplicación queda sin usar.
extra-tile-drawn = { $tile ->
    [hidden] { $seat } roba una loseta extra.
    [F] { $seat } roba una loseta extra: una granja.
    [E] { $seat } roba una loseta extra: una central eléctrica.
    [S1] { $seat } roba una loseta extra: un asentamiento de 1.
    [S2] { $seat } roba una loseta extra: un asentamiento de 2.
    [S3] { $seat } roba una loseta extra: un asentamiento de 3.
   *[S4] { $seat } roba una loseta extra: un asentamiento de 4.
}
extra-tile-lost = La torre de { $tower } daría a { $seat } una segunda loseta extra en este turno; se pierde.
private-mission-drawn = { $card ->
    [hidden] { $seat } roba una misión privada.
   *[other] { $seat } roba la misión privada «{ $card }».
}

# el final
unfinished-scored = { $settlement } queda sin completar: { $seat } anota { $points ->
    [1] un punto
   *[other] { $points } puntos
}.
castles-scored = { $seat } anota { $points ->
    [1] un punto
   *[other] { $points } puntos
} por { $castles ->
    [1] un castillo
   *[other] { $castles } castillos
}.
mission-scored = { $points ->
    [0] { $seat } no ha cumplido la misión «{ $mission }».
    [1] { $seat } anota un punto por la misión «{ $mission }».
   *[other] { $seat } anota { $points } puntos por la misión «{ $mission }».
}
private-mission-scored = { $points ->
    [0] { $seat } no ha cumplido la misión privada «{ $card }».
    [1] { $seat } anota un punto por la misión privada «{ $card }».
   *[other] { $seat } anota { $points } puntos por la misión privada «{ $card }».
}
won = { $by ->
    [points] { $seat } gana con { $points } puntos.
    [first-tiebreak] { $seat } gana con { $points } puntos: el primer castillo decide el empate.
    [second-tiebreak] { $seat } gana con { $points } puntos: el segundo castillo o la torre decide el empate.
   *[shared] { $seat } comparte la victoria con { $points } puntos.
}

# a quién esperan los demás
wait-place-tile = { $seat } está colocando una loseta.
wait-choose-tile = { $seat } está eligiendo una loseta.
wait-place-token = { $seat } está colocando la ficha de duplicación.

# lo que se pregunta
prompt-place-tile = { $tile ->
    [F] Coloca tu granja.
    [E] Coloca tu central eléctrica.
    [S1] Coloca tu asentamiento de 1.
    [S2] Coloca tu asentamiento de 2.
    [S3] Coloca tu asentamiento de 3.
   *[S4] Coloca tu asentamiento de 4.
}
prompt-choose-tile = Elige la loseta que vas a colocar; las demás vuelven a tu reserva.
prompt-place-token = Elige una misión para tu ficha de duplicación.

# por qué no
choose-a-hex = Hay que colocar una loseta: elige una casilla.
not-playable = { $place ->
    [water] Ahí no se pueden colocar losetas: es agua o está fuera del mapa.
   *[other] Ahí no se pueden colocar losetas: es { $place }.
}
hex-occupied = La casilla está ocupada.
settlement-tile-elsewhere = Un asentamiento solo se puede colocar en casillas de asentamiento.
settlement-hex-only = { $tile ->
    [F] Una granja nunca se puede colocar en una casilla de asentamiento.
   *[E] Una central eléctrica nunca se puede colocar en una casilla de asentamiento.
}
wrong-symbol = { $tile ->
    [F] Una granja va en una casilla de central eléctrica solo cuando no queda ninguna casilla de granja ni vacía.
   *[E] Una central eléctrica va en una casilla de granja solo cuando no queda ninguna casilla de central eléctrica ni vacía.
}
choose-a-tile = Primero hay que elegir una de las losetas de tu mano.
tile-not-in-hand = No tienes esa loseta en la mano ({ $tile }).
tile-fits-nowhere = No queda casilla para esa loseta ({ $tile }); elige una que se pueda colocar.
choose-a-mission = La ficha de duplicación va en una misión pública: elige una de la fila.
mission-not-in-row = La misión «{ $card }» no está en la fila.
mission-fulfilled-already = Ya has cumplido la misión «{ $card }».

# opciones
option-hex = { $row },{ $column }
option-named-hex = { $row },{ $column } ({ $places })
option-tile = { $tile ->
    [F] granja
    [E] central eléctrica
    [S1] asentamiento de 1
    [S2] asentamiento de 2
    [S3] asentamiento de 3
   *[S4] asentamiento de 4
}
option-card = { $card } ({ $first } / { $later })

# cartas de misión de Escocia
mission-harbours = más puertos
mission-medium-settlements = más asentamientos medianos en solitario
mission-power-plants = más agrupaciones de centrales de tres o más
mission-farms = más agrupaciones de granjas de tres o más
mission-castles = más castillos
mission-cathedral-bonus = bonificación de catedral
mission-castle = más casillas junto al castillo de { $castle }

# objetivos de las misiones públicas
task-hexes-at-one = { $place ->
    [castle] { $need } casillas junto a un mismo castillo
   *[tower] { $need } casillas junto a una misma torre
}
task-coastal-hexes = { $need } casillas costeras
task-settlements = { $settlement ->
    [1] una casilla en { $need } asentamientos pequeños
    [2] una casilla en { $need } asentamientos medianos
    [3] una casilla en { $need } asentamientos grandes
   *[4] una casilla en { $need } megaasentamientos
}
task-clusters = { $tile ->
    [F] { $need } agrupaciones de granjas de tres o más
   *[E] { $need } agrupaciones de centrales de tres o más
}
task-connect = { $place ->
    [castle] { $need } castillos conectados por un grupo de tus losetas
   *[tower] { $need } torres conectadas por un grupo de tus losetas
}
task-places = losetas junto a { $need } castillos distintos

# bonificaciones de torre
bonus-three-points = 3 puntos
bonus-thirteen-points = 13 puntos por las tres
bonus-mission-card = una misión privada
bonus-doubling-token = ficha de duplicación por las dos
bonus-draw-three = robar tres losetas y colocar una
bonus-another-tile = colocar otra loseta

# apartados de la puntuación
heading-farms = granjas
heading-power-plants = centrales
heading-settlements = asentamientos
heading-shore = puertos y costa
heading-towers = torres
heading-unfinished = asentamientos incompletos
heading-castles = castillos
heading-missions = misiones

# de dónde vienen las esperanzas
facet-points = puntos hasta ahora
facet-tiles = losetas por colocar
facet-growth = espacio para agrupaciones
facet-castles = castillos
facet-settlements = asentamientos en curso
facet-missions = cartas de misión
facet-tasks = misiones públicas
facet-towers = torres

# opciones de mesa: lo que se acuerda, más sobre ello y sus valores
table-map = Mapa
    .hint = Escocia es el modo básico; Irlanda, el avanzado. En su lugar puede ir un archivo de mapa.
    .scotland = Escocia (básico)
    .ireland = Irlanda (avanzado)
table-zero_counts = «Más de algo» se cumple con cero
    .hint = Si una carta que pide tener más de algo se cumple cuando nadie tiene nada de ello. El reglamento no lo dice; nosotros decimos que no.
    .no = No
    .yes = Sí
table-first = Jugador inicial
    .hint = Quién empieza.
    .random = Al azar

# lo que los jugadores deben saber de una mesa y de los datos del juego
map-scotland = Escocia
map-ireland = Irlanda
about-scotland = El mapa de Escocia es una reconstrucción, no el tablero impreso.
about-ireland = El mapa de Irlanda es una reconstrucción, no el tablero impreso.
about-map = Mapa: { $title } ({ $provenance }).
provenance-maps = Ambos mapas son reconstrucciones, no los tableros impresos.
provenance-names = De los nombres de los mapas, solo Edinburgh, Stirling, Invergarry, Blarney y Hill of Tara son del juego.
provenance-missions = También son reconstrucciones: las copias de cada carta de misión, las cartas de castillo salvo Invergarry y las misiones P10 a P12.
provenance-tiles = El reparto de losetas y las que devuelven cuatro jugadores están deducidos; todo lo demás es del reglamento.
provenance-files = Quien tenga la caja puede transcribir el tablero impreso a un archivo de mapa.

# signos y rótulos de la imagen
sign-points = puntos
sign-hand = mano
sign-supply = pila
sign-aside = aparte
sign-cards = cartas
sign-farm = casilla de granja
sign-power-plant = casilla de central
sign-blank = casilla vacía
sign-settlement = casillas de asentamiento
sign-harbour = puerto
sign-coast = costa
sign-tile = granja de A
sign-cluster = agrupación
sign-influence = asentamiento de 3 de A
sign-castle = castillo
sign-held = controlado por A
sign-cathedral = catedral
sign-visited = visitada
sign-covered = cubierta
sign-legal = puedes colocar aquí
sign-last = última colocada
sign-three-points = 3 puntos
sign-thirteen-points = 13 por las tres
sign-mission-card = misión privada
sign-doubling-token = ficha de duplicación
sign-draw-three = robar tres
sign-another-tile = loseta extra

# la primera lección
lesson-welcome = ¡Te damos la bienvenida a Renacimiento! Aquí reconstruyes Escocia. En cada turno colocas 1 loseta en el mapa, la puntúas al instante y robas la siguiente. Gana quien tiene más puntos al final. Si quieres saber más, abre las reglas con el botón del libro o la tecla R.
lesson-farm = Tu loseta está en una esquina del mapa: es una granja. Va en una casilla con una espiga o en una casilla vacía, que no tiene símbolo. Todas las casillas que puedes elegir tienen un borde dorado grueso. Las casillas con una X están cubiertas: ahí no se coloca nada.
lesson-first = Señala una casilla para ver qué aporta y haz clic para elegirla. En una pantalla táctil, tócala y luego pulsa Confirmar. Los castillos y otros lugares muestran su nombre de la misma forma. Ahora coloca tu granja en la casilla resaltada, a la izquierda del castillo de Braemar, en el centro del mapa.
lesson-first-no = Ahí se puede colocar una granja. Pero esta lección empieza a la izquierda del castillo de Braemar, en el centro del mapa: elige la casilla resaltada.
lesson-castle = Tu granja te ha dado 1 punto. Además, es la primera loseta junto al castillo de Braemar. Por eso has tomado el castillo: tu bandera ondea en él. Al final de la partida, cada castillo da 5 puntos a quien lo controla.
lesson-cluster = Has robado otra granja. Tus granjas que están unas junto a otras forman una agrupación. Por una granja nueva anotas 1 punto por cada granja de su agrupación, incluida la nueva. Así, una agrupación se vuelve a puntuar cada vez que crece.
lesson-grow = Coloca tu granja en la casilla resaltada, a la izquierda de tu primera granja. Formará una agrupación de 2 granjas. Además, está junto a otro castillo que nadie controla: el de Invergarry.
lesson-cluster-no = Busca una casilla que esté junto a tu granja y también junto al castillo de Invergarry, que nadie controla. Es la casilla resaltada.
lesson-lost = 2 puntos, y el castillo de Invergarry es tuyo. Pero mira Braemar: tu rival tiene allí una granja y ahora también una loseta de asentamiento. 2 casillas contra 1: tu rival te ha quitado el castillo.
lesson-more = ¡Recupéralo! Coloca una loseta junto a un castillo de tu rival. Si con ella ocupas allí más casillas, lo tomas. Si hay igualdad, decide quién tiene allí más granjas y centrales eléctricas. Si sigue la igualdad, no cambia nada.
lesson-retake = La casilla resaltada, encima de tu granja y del castillo, está vacía, así que tu granja puede ir ahí. Con ella tendrás 2 casillas junto a Braemar, como tu rival, pero 2 granjas contra 1. Y tu agrupación crecerá a 3 granjas: 3 puntos.
lesson-retake-no = Busca una casilla que esté junto al castillo de Braemar y también junto a tus granjas. Es la casilla resaltada.
lesson-swing = 3 puntos, y Braemar vuelve a ser tuyo. Un castillo que le quitas a tu rival cuenta por dos: 5 puntos más para ti y 5 menos para tu rival. Pero puede volver a cambiar de manos hasta el último momento.
lesson-power = Ahora tienes una central eléctrica. Va en una casilla con un rayo o en una casilla vacía. Las centrales puntúan sus agrupaciones igual que las granjas. Pero las granjas y las centrales nunca forman una agrupación común.
lesson-start = Tu primera central eléctrica da solo 1 punto. Así que aprovéchala para algo más: colócala en la casilla resaltada, debajo del castillo de Eilean Donan, al oeste, que nadie controla.
lesson-power-no = Elige la casilla resaltada, debajo del castillo de Eilean Donan, que nadie controla. Desde ahí, tus centrales pueden crecer hasta Invergarry.
lesson-settlement = Ahora tienes una loseta de asentamiento. Su número es su influencia: aquí, 4. Solo va en una casilla de asentamiento, con tejados. El contorno muestra el tamaño del asentamiento: 1, 2 o 3 líneas para 1, 2 o 3 casillas.
lesson-small = Un asentamiento se puntúa cuando todas sus casillas están ocupadas. Un asentamiento pequeño tiene solo 1 casilla. Por eso se completa al instante y da la influencia de tu loseta: 4 puntos.
lesson-harbour = La marca 1+ es un puerto: una loseta de asentamiento colocada ahí da 1 punto más. Coloca tu loseta en la casilla resaltada: Golspie, al norte, un asentamiento pequeño con puerto, junto al castillo de Dunrobin, que nadie controla.
lesson-harbour-no = Lo mejor para esta loseta es un asentamiento pequeño con puerto, junto a un castillo que nadie controla. Hay más de uno. En esta lección, elige el resaltado: Golspie.
lesson-medium = ¡5 puntos y un castillo! Mientras tanto, tu rival ha colocado un asentamiento de 2 en Fort William, al oeste, un asentamiento mediano con 2 casillas. Cuando se complete, quien tenga allí más influencia anotará 5 puntos y el otro jugador, 3. Ocupar ambas casillas daría 8.
lesson-complete = Coloca tu asentamiento de 3 en la casilla resaltada, la otra casilla de Fort William. Así completas el asentamiento con influencia 3 contra 2. Ten cuidado cuando haya igualdad: quien completa un asentamiento pierde el empate.
lesson-complete-no = Busca el asentamiento de 2 casillas en el que tu rival tiene una loseta: Fort William. Su otra casilla es la resaltada.
lesson-safer = 5 puntos para ti y 3 para tu rival. Y tu nueva loseta es tu segunda casilla junto a Invergarry: ahora es más difícil quitarte este castillo.
lesson-cathedral = Las iglesias del mapa son catedrales. Con tu primera loseta junto a una catedral robas una carta de misión secreta. La mayoría de las cartas dan 5 puntos al final si nadie tiene más que tú de algo; basta un empate. Cada catedral te da solo 1 carta.
lesson-twice = Tienes una granja. Al nordeste hay casillas que están junto a 2 catedrales a la vez, las de Elgin y St Machar. Colócala en la resaltada y roba 2 cartas. Tu rival aún podrá obtener cartas de las mismas catedrales.
lesson-cathedral-no = Busca una casilla que esté junto a las dos catedrales del nordeste, las de Elgin y St Machar: la resaltada o la casilla vacía que tiene debajo.
lesson-cards = Tus 2 cartas de misión se muestran en el Resumen (tecla O): una pide más puertos y la otra, más casillas junto al castillo de Invergarry. Si la partida acabara ahora, cada una te daría 5 puntos. Tu rival no puede ver tus cartas.
lesson-weak = Tu rival ha colocado un asentamiento de 1 en Oban, al oeste, y con él ha tomado el castillo de Inveraray. Pero una loseta de asentamiento sola es débil junto a un castillo. Con 1 casilla cada uno, decide quién tiene más granjas y centrales eléctricas.
lesson-conquer = Tienes una central eléctrica. Colócala en la casilla resaltada, encima de Inveraray, y quítale el castillo a tu rival.
lesson-conquer-no = Busca una casilla de central eléctrica junto al castillo de Inveraray, que está a la derecha de Oban: la resaltada o la siguiente a la derecha.
lesson-large = El castillo de Inveraray es tuyo. Ahora mira Aberdeen, al este. Es un asentamiento grande con 3 casillas; tu rival tiene allí influencia 2. Cuando se complete, la mayor influencia dará 8 puntos y la segunda, 5.
lesson-outer = Coloca tu asentamiento de 4 en la casilla resaltada de Aberdeen. El puerto da 1 punto al instante y ayuda a tu carta de misión. Además, tomas el castillo de Dunnottar. Y te pones por delante en Aberdeen, con influencia 4 contra 2.
lesson-large-no = Elige la casilla de Aberdeen que tiene el puerto, al este. Es la casilla resaltada.
lesson-sum = Tu rival ha colocado una loseta en otra parte y tú has robado un asentamiento de 1. Parece débil, pero puede completar un asentamiento. Tu influencia en Aberdeen se suma: 4 y 1 son 5, contra 2. Colócalo en la última casilla libre de Aberdeen.
lesson-sum-no = Busca un asentamiento que puedas completar y en el que tengas la mayor influencia: Aberdeen. Su última casilla libre es la resaltada.
lesson-eight = 8 puntos para ti y 5 para tu rival. En un asentamiento que siga incompleto al final, cada loseta da solo su propia influencia. Por eso, una loseta pequeña que completa un asentamiento puede valer mucho.
lesson-think = Tienes una central eléctrica. Las buenas casillas logran varias cosas a la vez. La resaltada forma una agrupación de 2 centrales. Y con ella tendrás 3 de las 4 casillas junto a Invergarry que no están cubiertas: el castillo y la carta de misión quedan asegurados.
lesson-ahead = Tras esta elección, la lección va más deprisa: la mesa juega por sí sola 18 turnos de cada jugador. Después juegas por tu cuenta los últimos 5 turnos. Ahora coloca tu central eléctrica en la casilla resaltada, a la izquierda del castillo de Invergarry.
lesson-last-no = Busca una casilla que esté junto a tu central eléctrica de Eilean Donan y también junto al castillo de Invergarry. Es la casilla resaltada.
lesson-passed = Han pasado 18 turnos de cada jugador. El mapa se ha llenado y hay castillos que han cambiado de manos. En puntos hay casi igualdad. A cada uno le quedan 5 losetas, y a partir de ahora eliges libremente.
lesson-final = Al final anotas 5 puntos por cada castillo que controlas, la influencia de tus losetas en asentamientos incompletos y tus cartas de misión. Tu rival también tiene cartas secretas. La tecla F muestra los puntos si la partida acabara ahora.
lesson-help = El botón Sugerir (tecla H) te muestra buenas elecciones. Con Volver atrás (tecla U) puedes deshacer una elección y probar otra. Las reglas están en el libro (tecla R).
lesson-yours = Tienes un asentamiento de 4. Con él puedes completar un asentamiento pequeño, usar un puerto y quitarle un castillo a tu rival, todo en 1 casilla. ¿La ves? ¡Buena suerte!
