# La página de la mesa en español.

title-table = { $game } · Meadhall
title-turn = Tu turno · { $game }
cancel = Cancelar
table-opening = Abriendo la mesa…
table-unreachable = Ahora mismo no se puede acceder a la sala. Inténtalo de nuevo en un momento.
table-failed = No ha funcionado. Inténtalo de nuevo.
table-home = A la sala
table-connecting = Conectando…
table-reconnecting = Conexión perdida, reintentando…
table-practice = Práctica
table-practice-why = Se han deshecho elecciones libremente, o la partida empezó desde un punto de otra.
table-seat = El asiento en el que juegas
table-as = Como { $name }
table-tools = Mesa
table-menu = Ajustes
table-leave = Dejar la partida
table-leave-words = { $seats ->
    [1] Los demás pueden dejar que un bot siga jugando por ti. Puedes recuperar tu asiento en cualquier momento.
   *[other] Dejas los { $seats } asientos en los que juegas. Los demás pueden dejar que sigan jugando bots. Puedes recuperarlos en cualquier momento.
}

## Varias personas en un dispositivo

curtain-title = Pásaselo a { $name }
curtain-words = La mesa queda oculta hasta que venga { $name }.
curtain-come = Soy { $name }
curtain-stay = Ahora no

## Jugadores

players-title = Jugadores
players-you = Tú
players-bot = Bot
players-standing-in = Con bot suplente
players-left = Ausente
players-online = Aquí
players-offline = No está
players-turn = le toca
players-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
players-take-back = Recuperar tu asiento
players-let-bot = Dejar jugar a un bot
level-rated = { $name } · { $rating }
level-hint = Las valoraciones se miden en muchas partidas de unos niveles contra otros: quien tiene más gana más a menudo.

## La decisión

decision-options = { $count ->
    [one] { $count } opción
   *[other] { $count } opciones
}
decision-title = La decisión
decision-rules = Reglas
decision-past = Estás viendo el pasado.
decision-watching = Estás mirando.
decision-hint = Señala una opción para ver qué aporta.
decision-hint-touch = Toca una opción. Si no se puede deshacer enseguida, se confirma con un segundo toque.
decision-sending = Enviando tu elección…
decision-waiting-line = Tu elección está guardada y se enviará cuando vuelva la conexión.
decision-final = no se puede deshacer
decision-agreed = se puede deshacer si toda la mesa está de acuerdo
decision-not-allowed = No permitido
decision-skip = Saltar
decision-skip-key = Mostrar enseguida lo más reciente (Espacio)
decision-undo = Deshacer
decision-undo-key = Deshacer tu última elección (U)
decision-take-back = Volver atrás
decision-suggest = Sugerir
decision-suggest-key = Sugerir buenas formas de seguir (H)
decision-no-hints = Sin pistas
decision-no-hints-why = Al crear la mesa no se acordó permitir pistas.
advice-title = Sugerencias
advice-thinking = Pensando…
advice-none = No se ha encontrado ninguna sugerencia. Inténtalo de nuevo en un momento.
advice-best = mejor
advice-gain = { $sign ->
    [minus] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[plus] +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
advice-worth = Puntos que gana: una estimación mirando hacia delante. Las partes de abajo suman esta cifra.
advice-key = Pulsa para marcarla, y otra vez para hacerla
decision-confirm = Confirmar
decision-confirm-key = Elegir lo marcado (C)
back-title = Volver atrás
back-practice = La partida pasa a ser de práctica: sabrás todo lo que ha salido a la luz desde entonces.
back-yes = Volver
back-propose = Toda la mesa tiene que estar de acuerdo en volver atrás.
back-ask = Pedirlo
proposal-title = Petición de volver atrás
proposal-asks = { $who } pide volver atrás { $count ->
    [1] un paso
   *[other] { $count } pasos
}.
proposal-agreed = { $count ->
    [one] { $count } jugador está de acuerdo.
   *[other] { $count } jugadores están de acuerdo.
}
proposal-show = Mostrar dónde
proposal-agree = Aceptar
proposal-refuse = Rechazar
proposal-withdraw = Retirar

## Opciones en palabras

options-title = Qué puedes hacer
options-show-key = Mostrar las opciones en palabras (W)
options-filter = Buscar una opción
options-filter-key = Buscar una opción ( / )
options-shown = { $shown } de { $all }
options-advised = sugerida
kind-hex = Casillas
kind-tile = Losetas
kind-card = Cartas
kind-town = Ciudades
kind-space = Espacios de acción
kind-ship = Barcos
kind-arm = Armar
kind-good = Mercancías
kind-strip = Franjas de montaña
kind-island = Islas
kind-piece = Piezas
kind-cell = Casillas
kind-other = Más
facts-title = En la mesa
facts-picture = La mesa dibujada con letras

## Registro, chat, historial

pages-title = Más sobre la partida
pages-board = Mesa
pages-panel = Resumen
pages-log = Registro
pages-chat = Chat
pages-chat-unread = Chat ({ $count })
pages-history = Historial
pages-key = { $label } ({ $key })
log-title = Qué ha pasado
log-all = Mostrar todo desde el principio
log-empty = Aún no ha pasado nada.
log-seal = Sello de los dados
log-hints = Pistas en esta partida: { $agreed }
log-look = Mostrar la mesa tras el paso { $step }
log-rules = Lo que dicen las reglas de esto
digest-title = Desde tu último turno
chat-title = Chat
chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo
chat-send = Enviar
history-at = Paso { $at } de { $end }
history-first = Al principio
history-back = Un paso atrás
history-play = Reproducir la partida
history-pause = Pausa
history-forth = Un paso adelante
history-now = Al presente
history-closed = Este momento aún no se puede volver a ver: las cartas de las bazas terminadas siguen ocultas hasta la próxima fase de reclutamiento.
history-failed = No se ha podido obtener el pasado.
history-go-on = Seguir desde aquí
history-propose = Pedir volver aquí
history-branch = Seguir desde aquí contra bots

## Puntos y final

score-title = Puntos
score-key = Puntos (S)
score-now = Ahora
score-forecast = Si acabara ahora
score-total = Total
score-place = Puesto
score-failed = Ahora mismo no se han podido contar los puntos.
score-counting = Contando…
end-you-win = ¡Has ganado!
end-alone = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
end-winner = { $count ->
    [one] Gana { $names }
   *[other] Victoria compartida: { $names }
}
end-rematch = Jugar otra vez
end-go-rematch = A la siguiente partida
end-step = Repasar la partida
end-record = Descargar la partida
end-dice = ¿Fueron justos los dados?
end-dice-how = Todos los dados salieron de un secreto. Su sello ha estado desde el principio encima del registro; ahora ves el propio secreto. Descarga la partida y comprueba cada tirada:
end-seal = Sello
end-secret = Secreto
chart-title = Cómo llegaron los puntos
chart-label = Puntos de todos los jugadores a lo largo de la partida
chart-at = Paso { $entry }:
chart-hint = Elige un momento para ver cómo estaba la mesa entonces.

## Diálogos

lesson-title = Primera lección
lesson-step = Paso { $step } de { $steps }
lesson-next = Siguiente
lesson-back = Atrás
lesson-over = La lección ha terminado
lesson-play = Seguir jugando
rules-title = Reglas
rules-key = Reglas de esta decisión (R)
rules-none = Ninguna regla habla de este momento en particular.
rules-missing = No se ha podido obtener el texto de las reglas.
rules-search = Buscar en las reglas
rules-found = { $count ->
    [one] { $count } párrafo encontrado
   *[other] { $count } párrafos encontrados
}
rules-nothing = No se encontró nada. Prueba otra palabra.
rules-contents = Índice
rules-whole = El reglamento completo
rules-exact = Con las palabras exactas de la especificación (en inglés)
devices-title = Otros dispositivos
devices-move = Lleva tu asiento a otro dispositivo
devices-move-how = Crea un enlace y ábrelo allí, o apunta al código con su cámara. Sirve una sola vez.
devices-make = Crear un enlace
devices-expires = El enlace caduca { $when }.
devices-invite = Invitar a jugar o a mirar
devices-screen = En un televisor
devices-screen-how = Muestra lo que todos pueden ver, en letra grande.
devices-screen-open = Abrir aquí
devices-code = { $label }: código para una cámara
devices-copy = Copiar
devices-copied = Copiado
keys-title = Teclas
keys-key = Teclas ( ? )
keys-arrows = De opción en opción
keys-ends = A la primera o última opción
keys-enter = Elegir la opción
keys-digits = A la opción de ese número
keys-words = Opciones en palabras
keys-filter = Buscar una opción
keys-undo = Deshacer
keys-suggest = Sugerir buenas formas de seguir
keys-confirm = Elegir lo marcado
keys-space = Espacio
keys-skip = Saltar a lo más reciente
keys-score = Puntos
keys-forecast = Puntos si acabara ahora
keys-rules = Reglas de esta decisión
keys-panel = Resumen
keys-log = Registro
keys-chat = Chat
keys-history = Historial
keys-this = Estas teclas
settings-system = Auto
settings-motion = Movimiento
settings-moving = Sí
settings-still = No
settings-speed = Velocidad
settings-slow = Lenta
settings-normal = Normal
settings-fast = Rápida
settings-at-once = Al instante
settings-sounds = Sonidos
settings-curtain = Telón entre jugadores
settings-confirm = Confirmar cada elección
settings-notices = Avisarme cuando me toque
notices-forbidden = Este navegador no permite avisos desde aquí.
notices-tab = Solo mientras esta página esté abierta en algún sitio.
notices-failed = No ha funcionado. Inténtalo de nuevo.
screen-full = Pantalla completa
screen-join = Únete con tu teléfono
link-title = Tomar un asiento
link-words = Este enlace trae un asiento a este dispositivo. Sirve una sola vez; el otro dispositivo ya no podrá jugar en ese asiento.
link-take = Tomar el asiento
seat-lost = Tienes un asiento en esta partida, pero este navegador ha perdido la cookie que dice quién eres.
seat-lost-account = Tienes un asiento en esta partida, pero ya no has iniciado sesión en este navegador. Entra como { $account } para seguir jugando.
seat-take-back = { $seats ->
    [one] Recuperar mi asiento
   *[other] Recuperar mis asientos
}
seat-yours = ¿Tenías un asiento aquí?
seat-ways = Con una cuenta: entra en ella. Si aún juegas en otro dispositivo: abre allí «Otros dispositivos», crea un enlace y ábrelo aquí. Si no, pide a los demás que dejen jugar a un bot por ti.
