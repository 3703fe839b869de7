# El tablero de A Feast for Odin en español.

odin-board = Tablero: Un festín para Odín

## The estate

odin-estate = Hacienda: { $player }
odin-total = Todos los tableros
odin-home = Tablero personal
odin-house = { $name } { $number }
odin-board-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
odin-income = Ingresos { $silver }
odin-bonuses = Bonificación: { $things }
odin-minus = Sin cubrir: { $points ->
    [0] sin pérdida
   *[other] −{ $points }
}
odin-income-becomes = Ingresos { $before } → { $after }
odin-minus-becomes = { $before ->
    [0] 0
   *[other] −{ $before }
} → { $after ->
    [0] 0
   *[other] −{ $after }
}
odin-bare-becomes = Puntos perdidos por casillas sin cubrir: { $before } → { $after }.
odin-bonus-won = Bonificación: { $thing }.
odin-bonus-lost = Bonificación perdida: { $thing }.
odin-changes-nothing = Solo cubre casillas normales
odin-allowed = Puede ir ahí.
odin-not-on-this-board = No puede ir en este tablero.
odin-off-the-board = Fuera de las casillas que se pueden cubrir.
odin-overlaps = Ahí ya hay algo.
odin-touches-its-colour = Tocaría una loseta de su mismo color.
odin-income-too-early = Antes o a la vez hay que cubrir todo lo que hay a la izquierda y debajo.
odin-supply = Reserva
odin-supply-empty = Nada que colocar.
odin-held = { $count ->
    [1] { $thing }
   *[other] { $count } × { $thing }
}
odin-fits-nowhere = Ahora no cabe en ningún sitio.
odin-only-in-houses = No tienes ningún tablero en el que pueda ir.
odin-tile = { $thing }, { $rows } por { $columns }
odin-in-hand = En la mano: { $tile }.
odin-hand-at = { $tile }. { $board }, fila { $row }, columna { $column }.
odin-hand-keys = Loseta en la mano. Las flechas la mueven, R la gira, F la refleja, B pasa al siguiente tablero, Intro la coloca, Escape la devuelve.
odin-fits-not-so = Girada así no cabe en ningún sitio.
odin-hint-mouse = Haz clic donde quieras colocarla.
odin-hint-wheel = La rueda la gira.
odin-hint-touch = Toca donde quieras ponerla. Tócala ahí para colocarla.
odin-turn = Girar
odin-mirror = Reflejar
odin-next-board = Otro tablero
odin-put-back = Devolver
odin-lay = Colocar
odin-suggested = { $count ->
    [one] Se sugiere { $count } loseta.
   *[other] Se sugieren { $count } losetas.
}
odin-lay-so = { $count ->
    [one] Colocarla así
   *[other] Colocarlas así
}
## The views

odin-views = Vistas del tablero
odin-view-actions = Acciones
odin-view-estate = Hacienda
odin-view-market = Mercado
odin-view-cards = Cartas
odin-view-occupations = Oficios
odin-view-others = Otros
odin-view-marked = (algo que elegir)

## The action board

odin-space = { $name } ({ $vikings ->
    [one] { $vikings } vikingo
   *[other] { $vikings } vikingos
})
odin-space-taken = { $vikings ->
    [one] Aquí hay { $vikings } vikingo de { $player }.
   *[other] Aquí hay { $vikings } vikingos de { $player }.
}
odin-space-islands = Disponible: { $islands }.
odin-space-blocked = { $vikings ->
    [one] Aquí hay { $vikings } vikingo del otro color, que bloquea el espacio.
   *[other] Aquí hay { $vikings } vikingos del otro color, que bloquean el espacio.
}
odin-imitate = Imitar
odin-imitate-text = Haz lo que hace un espacio de esta columna en el que haya vikingos de otro jugador.
odin-only-open = Posibles ahora: { $count }
odin-only-open-help = Muestra solo los espacios que puedes elegir ahora.
odin-only-group = Mostrar solo: { $group }
odin-only-group-help = Pulsa para ver completos solo estos espacios.
odin-column = { $vikings ->
    [one] Espacios para { $vikings } vikingo
   *[other] Espacios para { $vikings } vikingos
}
odin-column-draws = Primero robas un oficio.
odin-column-plays = Antes o después de la acción puedes jugar un oficio.
odin-thing = Vikingos en las casillas del Thing
odin-thing-vikings = { $vikings ->
    [one] A { $player } le queda { $vikings } vikingo
   *[other] A { $player } le quedan { $vikings } vikingos
}
odin-thing-first = Es el jugador inicial.
odin-thing-passed = Ha pasado.
odin-colours = Los vikingos de los dos colores
odin-colour = { $colour ->
    [0] Primer color
   *[1] Segundo color
}
odin-colour-plays = { $thing } en el Thing, { $placed } en espacios
odin-colour-plays-help = Este color juega ahora. Sus vikingos se quedan y en la siguiente ronda bloquean sus espacios.
odin-colour-rests = en espera { $waiting }, bloqueando { $blocking }{ $back ->
    [0] {""}
   *[other] , luego vuelven { $back }
}
odin-colour-rests-help = Este color no juega ahora. Sus vikingos bloquean los espacios en los que están, o esperan.
odin-pass-title = ¿Pasar con { $vikings } { $vikings ->
    [one] vikingo
   *[other] vikingos
} por colocar?
odin-pass-words = No colocarás más vikingos en esta ronda.
odin-pass-yes = Pasar
odin-group-houses = Casas
odin-group-ships = Barcos
odin-group-hunting = Caza
odin-group-livestock = Mercado de ganado
odin-group-market = Mercado semanal
odin-group-products = Productos
odin-group-crafting = Artesanía
odin-group-mountains = Montaña y comercio
odin-group-sailing = Navegación
odin-group-emigration = Emigración, oficios

## The market

odin-rounds = Rondas
odin-round = Ronda { $round }
odin-round-harvest = Cosecha: { $goods }.
odin-round-no-harvest = Sin cosecha.
odin-round-marker = Un indicador decide la cosecha.
odin-round-turn = Se voltean los tableros de exploración con { $letter }; los demás reciben 2 de plata.
odin-round-table = La mesa del banquete tiene { $squares } casillas.
odin-strips = Franjas de montaña
odin-strip = Franja de montaña: { $items }
odin-strip-silver = 2 de plata
odin-strips-hidden = { $strips ->
    [one] Falta { $strips } franja por salir.
   *[other] Faltan { $strips } franjas por salir.
}
odin-strips-none = No queda nada en ninguna franja.
odin-islands = Tableros de exploración
odin-island-takes = { $vikings ->
    [one] Requiere { $vikings } vikingo y un barco: { $ship }.
   *[other] Requiere { $vikings } vikingos y un barco: { $ship }.
}
odin-any-ship = cualquiera
odin-large-ship = knarr o barco largo
odin-island-points = { $points ->
    [one] { $points } punto; sin cubrir cuesta { $minus }.
   *[other] { $points } puntos; sin cubrir cuesta { $minus }.
}
odin-island-silver = Contiene { $silver } de plata.
odin-island-turns = { $points ->
    [one] En la ronda { $round } pasa a ser { $island } ({ $points } punto).
   *[other] En la ronda { $round } pasa a ser { $island } ({ $points } puntos).
}
odin-island-owner = Es de { $player }.
odin-specials = Losetas especiales
odin-special-blue = Cuenta como loseta azul.
odin-special-price = Precio: { $price } de plata.
odin-special-sword = Valor de combate { $sword }.
odin-special-tongs = Se puede forjar.
odin-special-points = { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
odin-wares = Barcos, edificios, armas
odin-ship-price = { $price } de plata, en cualquier momento.
odin-ship-points = { $emigrated ->
    [0] { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
   *[other] { $points ->
        [one] { $points } punto; { $emigrated } tras emigrar.
       *[other] { $points } puntos; { $emigrated } tras emigrar.
    }
}
odin-buildings-left = { $building }: { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
odin-weapons-left = { $weapon }: { $pile } en el mazo, { $discard } en el descarte

## The occupations

odin-cards-offered = Para elegir
odin-cards-hand = Tu mano
odin-cards-none = No hay ningún oficio así.
odin-cards-played = Jugados por { $player }
odin-cards-own = Jugados por ti
odin-cards-rest = En los mazos o en otras manos
odin-cards-search = Buscar nombres y textos
odin-cards-deck = Mazo
odin-cards-deck-of = Mazo { $deck }
odin-cards-decks = Todos los mazos
odin-cards-kind = Tipo
odin-cards-kinds = Todos los tipos
odin-cards-where = Dónde
odin-cards-everywhere = Todos en juego
odin-cards-usable = Se puede usar
odin-card = { $number } { $name }
## Moments

odin-moment = Elige
odin-moment-dice = Tirada de dados
odin-moment-boats = Botes que participan
odin-moment-loot = Botín
odin-moment-pay = Pagar
odin-moment-weapon = Entregar un arma
odin-moment-back = Recuperar vikingos
odin-moment-raise = Mejorar mercancías
odin-moment-second = Una de estas otra vez
odin-moment-overseas = Comercio de ultramar
odin-moment-forge = En la herrería
odin-moment-special = Losetas especiales en venta
odin-moment-way = Una de estas
odin-moment-part = ¿Esto también?
odin-moment-offer = Se puede usar un oficio
odin-moment-replace = ¿Un oficio en su lugar?
odin-moment-play = Jugar un oficio
odin-moment-keep = Quédate con una carta
odin-moment-token = Una ficha de recursos
odin-moment-items = Cuántas
odin-moment-emigrate = Emigrar
odin-raise-note = { $left ->
    [one] { $left } mercancía
   *[other] Hasta { $left } mercancías
} { $steps ->
    [1] una vez
    [2] dos veces
   *[other] hasta azul
}
odin-special-note = { $left ->
    [one] { $left } loseta
   *[other] Hasta { $left } losetas
}
odin-loot-note = { $purse ->
    [0] Tu resultado es { $result }.
   *[other] Tu resultado es { $result }; pagando puedes sumar hasta { $purse }.
}
odin-loot-due = paga { $due }
odin-loot-free = gratis
odin-loot-tile = { $tile }, valor de combate { $sword }, { $due ->
    [0] nada que pagar
   *[other] paga { $due }
}
odin-card-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
odin-card-light = clara
odin-card-dark = oscura
odin-kind-immediate = inmediato
odin-kind-each-time = cada vez
odin-kind-anytime = cuando quieras
odin-kind-as-soon-as = en cuanto
odin-token-harvest = cosecha
odin-token-without = sin cosecha
odin-dice-ore = mineral
odin-dice-strength = fuerza
odin-dice-result = Resultado { $result }
odin-dice-rolls = Tirada { $rolls } de { $allowed }
odin-dice-success = Éxito
odin-dice-failure = Fracaso
odin-dice-have = Tienes
odin-dice-loot-up-to = una loseta de valor de combate { $reach } como máximo
odin-dice-no-loot = requiere al menos { $least }; { $reach } con todos los pagos
odin-dice-needed = cuesta { $needed }, hay { $purse }
odin-dice-or = o
odin-dice-more-ways = { $more ->
    [one] o { $more } forma más
   *[other] o { $more } formas más
}
odin-dice-back = hasta { $vikings } de vuelta
odin-dice-roll-again = { $left ->
    [0] Repetir tirada
    [one] Repetir (queda { $left })
   *[other] Repetir (quedan { $left })
}
odin-dice-succeed = Éxito
odin-dice-fail = Fracaso
odin-odds = Próxima tirada: mejor { $better } de { $faces }, éxito { $enough } de { $faces }
odin-odds-roll = Tirada
odin-odds-costs = cuesta
odin-odds-reaches = alcance
odin-odds-best = mejor loseta
odin-odds-face = Tirada de { $face }: resultado { $result }
odin-odds-reach = Llega a { $reach } con todo lo que podrías pagar; por ejemplo, para: { $tile }.
odin-odds-pay = Podrías pagar lo que cuesta: { $due }.
odin-odds-beyond = Con lo que tienes no basta para un éxito.
odin-fleet-odds = éxito { $successes } de { $faces }
odin-pay-due = { $due } por pagar

## The feast

odin-feast-table = Mesa del banquete
odin-feast-open = Una casilla que hay que llenar en el banquete
odin-feast-shut = Aquí hay un vikingo hasta una ronda posterior
odin-feast-colour = Hasta la ronda { $round }: { $vikings } { $vikings ->
    [one] vikingo
   *[other] vikingos
} del { $colour ->
    [0] primer
   *[1] segundo
} color
odin-feast-ship = Un barco emigrado: aquí ya no come nadie
odin-feast-gap = Se deja vacía (−{ $penalty })
odin-feast-left = { $left ->
    [one] Queda { $left } casilla vacía
   *[other] Quedan { $left } casillas vacías
}
odin-feast-coming = Banquete de la ronda { $round }: { $squares ->
    [one] { $squares } casilla
   *[other] { $squares } casillas
}
odin-feast-best = { $gaps ->
    [0] { $silver ->
        [0] La comida basta
       *[other] Bastan la comida y { $silver } de plata
    }
   *[other] { $silver ->
        [0] La comida deja { $gaps ->
            [one] { $gaps } hueco
           *[other] { $gaps } huecos
        }
       *[other] La comida y { $silver } de plata dejan { $gaps ->
            [one] { $gaps } hueco
           *[other] { $gaps } huecos
        }
    } (−{ $penalty })
}
odin-serve = Servir { $food } en { $squares ->
    [one] { $squares } casilla
   *[other] { $squares } casillas
}
odin-serve-so = Servir así
odin-serve-gap = Dejar un hueco (−{ $penalty })

## Belongings

odin-bay = Bahía
odin-berth = Un amarre libre
odin-ship-ore = { $ship }, { $ore } de mineral
odin-ship-plain = { $ship }
odin-stable = Establo
odin-pregnant = { $animal }, preñada
odin-store = Vikingos, almacén y armas
odin-buildings = Edificios
odin-spots-empty = { $spots ->
    [one] { $spots } sitio para madera o piedra está vacío (−1)
   *[other] { $spots } sitios para madera y piedra están vacíos (−{ $spots })
}
odin-tokens = Fichas de recursos
odin-penalties-note = { $tokens ->
    [one] { $tokens } ficha de penalización (−{ $points })
   *[other] { $tokens } fichas de penalización (−{ $points })
}
odin-hand-cards = Cartas en la mano: { $light ->
    [one] { $light } clara
   *[other] { $light } claras
}, { $dark ->
    [one] { $dark } oscura
   *[other] { $dark } oscuras
}
odin-vikings-note = { $all ->
    [one] Por colocar: { $vikings } de { $all } vikingo
   *[other] Por colocar: { $vikings } de { $all } vikingos
}

## Players

odin-others = Haciendas
odin-other = { $player }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $vikings ->
    [one] queda { $vikings } vikingo
   *[other] quedan { $vikings } vikingos
}, { $silver } de plata{ $passed ->
    [1] , ha pasado
   *[0] {""}
}
odin-moose = Jugador inicial
odin-passed = { $player } ha pasado
odin-points = Puntos

## The panel

odin-panel-score = Puntuación actual
odin-panel-total = Total
odin-panel-rounds = Rondas
odin-panel-round = Ronda
odin-panel-harvest = Cosecha
odin-panel-turned = Volteo
odin-panel-squares = Banquete
odin-panel-no-harvest = ninguna
odin-panel-next = Tras las acciones de esta ronda
odin-panel-income = Ingresos
odin-panel-bonus = Bonif.
odin-panel-feast = Banquete
odin-panel-lacks = Faltan
odin-panel-marker = Según indicador
