# El cliente en español.

## Asientos

seat-0 = Jabalí
seat-1 = Cuervo
seat-2 = Sabueso
seat-3 = Salmón
seat-4 = Ciervo
player-free = Asiento libre

## En todas partes

name = Meadhall

# se usa en todas partes
close = Cerrar

## Inicio

home-title = Toma asiento junto al fuego
home-lead = Tres juegos de mesa de reyes, clanes y vikingos. Juega ahora mismo contra bots o envía un enlace a tus amigos: sin cuenta y sin instalar nada.
home-rebirth = Levanta granjas, centrales eléctricas y asentamientos en las casillas de una vieja tierra, y devuelve la vida a sus castillos y catedrales.
home-brian-boru = Gana bazas con espada, iglesia y cortejo, toma una a una las ciudades de Irlanda y conviértete en Alto Rey.
home-odin = Envía a tus vikingos a cazar, comerciar, saquear y navegar, aliméntalos en el banquete y cubre tus tableros con todo lo que traigan a casa.
home-players = { $from }–{ $to } jugadores
home-minutes = { $from }–{ $to } min
home-seats = { $seats ->
    [1] En solitario
   *[other] { $seats } jugadores
}
home-play = Jugar contra bots
home-play-game = Jugar contra bots: { $game }
home-invite = Invitar a amigos
home-invite-game = Invitar a amigos: { $game }
home-rules = Reglas
home-rules-game = Reglas: { $game }
home-lesson = Lección
home-lesson-game = Primera lección: { $game }
home-chooser = Cómo jugar a { $game } contra bots:
home-at-table = Jugadores en la mesa
home-bot = Bots
home-mine = Tus partidas
home-go-on = { $count ->
    [1] Es tu turno:
   *[other] Es tu turno en { $count } mesas:
}
home-mine-none = Aún no estás en ninguna mesa. Aquí verás tus partidas y a quién le toca.
home-lost = Este navegador ya no sabe que juegas aquí. Abre una partida para recuperar tu asiento:
home-more = Mostrar { $count } más
home-open = Mesas abiertas
home-open-none = Ahora mismo ninguna mesa espera jugadores. Abre una y otros podrán encontrarla aquí.
home-new = Abrir una mesa
home-join = Unirse
home-watch = Mirar
home-your-turn = Tu turno
home-waiting = Esperando a { $names }
home-free = { $free ->
    [1] Un asiento libre
   *[other] { $free } asientos libres
}
home-ready = Lista para empezar
home-won = { $count ->
    [one] Ganó { $names }
   *[other] Victoria compartida: { $names }
}

## Arriba y abajo en la página

header-you = Tú y tus ajustes
header-look = Tema e idioma
theme = Tema
theme-system = Sistema
theme-light = Claro
theme-dark = Oscuro
language = Idioma
footer-sources = De dónde vienen mapas, cartas e imágenes
footer-art = Todas las imágenes son dibujos nuestros. Las costas vienen de Natural Earth, que es de dominio público. Los juegos pertenecen a sus autores y editoriales; esta sala solo conoce sus reglas.
footer-version = Meadhall { $version }

## Cuentas

account-menu = { $name }: nombre y cuenta
account-name = Tu nombre en la mesa
account-rename = Cambiar nombre
account-guest = En este dispositivo juegas sin cuenta. Una cuenta guarda tus partidas en todos tus dispositivos.
account-known = Has entrado como { $account }.
account-made = Tu cuenta está lista. Has entrado como { $account }.
account-create = Crear una cuenta
account-create-why = Tus partidas hasta ahora siguen siendo tuyas. No hace falta correo electrónico; nadie puede enviarte una contraseña perdida, así que guárdala bien.
account-login = Entrar
account-login-why = Tus partidas de otros dispositivos también estarán aquí.
account-logout = Salir
account-username = Usuario
account-username-hint = De 3 a 30 letras, cifras, guiones o guiones bajos.
account-password = Contraseña
account-password-hint = Al menos 8 caracteres.
account-have = Ya tengo cuenta
account-have-not = Aún no tengo cuenta

## Una mesa nueva

new-title = Abrir una mesa
new-game = Juego
new-seats = Jugadores
new-who = Quién se sienta contigo
new-friend = Un amigo
new-options = Reglas que acordar
new-more = { $count } más
new-file = O un archivo de mapa propio
new-house = La mesa
new-pace = Ritmo
new-pace-live = En vivo: todos presentes
new-pace-leisure = Sin prisa: una jugada de vez en cuando
new-watch = Quién puede mirar
new-watch-anyone = Cualquiera
new-watch-link = Quien tenga el enlace
new-watch-nobody = Nadie
new-listed = Mostrar en mesas abiertas
new-listed-hint = Así, cualquiera puede ocupar un asiento libre.
new-hints = Pistas
new-hints-hint = Se puede preguntar qué haría un bot. Si solo juegas contra bots, siempre puedes.
new-create = Abrir la mesa

## Qué puede fallar

problem-unreachable = No se puede acceder a la sala. Comprueba tu conexión; la página lo intenta de nuevo por sí sola.
broken = No se ha podido cargar la página: se ha perdido la conexión o la sala se ha actualizado.
broken-again = Volver a intentarlo
problem-busy = La sala está demasiado ocupada ahora mismo; inténtalo de nuevo en un momento.
problem-unknown = Algo ha fallado. Inténtalo de nuevo.

## Lo que se acuerda en una mesa

option-no = No
option-yes = Sí
option-on = Sí
option-off = No
option-own = Un archivo del anfitrión

## Mapas

map-zoom = Zoom
map-closer = Acercar
map-farther = Alejar
map-fit = Mostrar todo el tablero

## Una mesa antes de la partida

lobby-page = { $game }: esperando jugadores
lobby-lead = Envía el enlace a tus amigos o llena los asientos con bots.
lobby-lead-guest = Elige un asiento y siéntate.
lobby-full = { $watch ->
    [nobody] Todos los asientos están ocupados y nadie puede mirar esta partida.
   *[other] Todos los asientos están ocupados. Quédate para mirar: la partida aparecerá en esta página cuando el anfitrión la empiece.
}
lobby-seats = Asientos de la mesa
lobby-free = Libre
lobby-you = Tú
lobby-here = Está aquí
lobby-away = No está
lobby-is-bot = Bot · valoración { $rating }
lobby-join = Sentarse aquí
lobby-at = { $act }: { $seat }
lobby-beside = Alguien a tu lado
lobby-beside-how = Compartes este dispositivo: indica a quién le toca, y un telón oculta lo que los demás no deben ver.
lobby-beside-name = Su nombre en la mesa
lobby-beside-sit = Sentarse
lobby-shares = A tu lado
lobby-put-bot = Poner un bot aquí
lobby-remove = Quitar el bot
lobby-leave = Levantarse
lobby-start = Empezar la partida
lobby-ready = Todos los asientos están ocupados.
lobby-not-yet = { $free ->
    [1] Queda un asiento libre: espera a alguien o pon un bot.
   *[other] Quedan { $free } asientos libres: espera a tus amigos o pon bots.
}
lobby-wait-players = { $free ->
    [1] Queda un asiento libre. El anfitrión empezará la partida cuando se ocupe.
   *[other] Quedan { $free } asientos libres. El anfitrión empezará la partida cuando se ocupen.
}
lobby-wait-host = Todos los asientos están ocupados. El anfitrión ya puede empezar la partida.
lobby-share = Trae a tus amigos
lobby-share-how = Quien abra esta dirección puede ocupar un asiento libre. Un teléfono puede leerla del cuadrado.
lobby-link = Dirección de esta mesa
lobby-agreed = Lo acordado
lobby-listed = En mesas abiertas
lobby-dice = Los dados se tiran a partir de un secreto que ya está sorteado. Aquí está su sello; el secreto se muestra al final, para que todos puedan comprobar cada tirada.
lost-title = Aquí no hay nada
lost-home = Inicio
lost-page = No hay ninguna página en esta dirección. Quizá esté mal escrita.
lost-lesson = Para empezar una lección, ve al inicio y pulsa «Lección» en un juego.
