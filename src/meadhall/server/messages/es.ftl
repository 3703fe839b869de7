# Lo que dice la propia sala; las reglas de los juegos tienen sus archivos.

# negativas
refused-who-are-you = La sala aún no te conoce: pide primero /api/me y envía su cookie con cada petición.
refused-no-such-table = Aquí no hay ninguna mesa { $table }. Quizá el enlace esté mal escrito.
refused-no-such-game = Aquí no hay ningún juego { $game }. Se puede jugar a: { $games }.
refused-no-such-bot = Aquí no hay ningún bot { $bot }. Los que juegan aquí: { $bots }.
refused-no-such-seat = Esta mesa tiene los asientos 0 a { $last }, pero no el asiento { $seat }.
refused-no-such-language = Aquí no se habla el idioma { $language }. Se habla: { $languages }.
refused-no-such-rule = { $game } no tiene la regla { $rule }.
refused-no-such-page = No hay nada en esta dirección.
refused-table-setup = No se puede preparar la mesa: { $problem }.
refused-seat-taken = Ese asiento está ocupado; elige otro.
refused-table-full = Todos los asientos de esta mesa están ocupados; puedes mirar, si la mesa lo permite.
refused-too-many-tables = { $most ->
    [1] Una mesa que preparaste hoy no ha terminado; juega primero hasta el final.
   *[other] { $most } mesas que preparaste hoy no han terminado; juega primero una de ellas hasta el final.
}
refused-already-started = La partida ya ha empezado.
refused-not-started = La partida aún no ha empezado.
refused-already-over = La partida ha terminado.
refused-not-over = La partida aún no ha terminado; podrás hacerlo cuando termine.
refused-no-review = No se ha podido analizar esta partida: algo ha fallado en la sala.
refused-not-hosting = Solo el anfitrión de la mesa puede hacer eso.
refused-seats-free = La partida no puede empezar mientras { $free ->
    [1] haya un asiento libre: espera a alguien o pon un bot.
   *[other] haya { $free } asientos libres: espera a más jugadores o pon bots.
}
refused-not-seated = No tienes asiento en esta mesa.
refused-not-your-seat = Ese asiento no es tuyo.
refused-not-a-bot = En ese asiento no juega ningún bot.
refused-still-there = Quien juega en ese asiento sigue aquí; un bot podrá jugar en su lugar cuando se vaya.
refused-no-watching = Esta mesa no admite público.
refused-stale = La mesa ha cambiado entretanto: mira el último estado y elige de nuevo.
refused-no-lesson = Aún no hay una lección de { $game }.
refused-no-such-length = El registro tiene { $length ->
    [one] { $length } entrada
   *[other] { $length } entradas
}; no hay ningún punto { $asked } al que volver.
refused-not-shown-yet = Esa parte de la partida aún no se puede volver a ver: las cartas de las bazas terminadas siguen ocultas hasta la próxima fase de reclutamiento.
refused-no-proposal = Ahora nadie pide volver a ese punto.
refused-no-hints = En esta partida no hay pistas. Se pueden permitir al crear la mesa.
refused-other-rules = La partida empezó con la versión { $then } de las reglas de { $game }, y este servidor juega con la versión { $now }.
refused-name-taken = Ya existe una cuenta con ese nombre; elige otro.
refused-wrong-password = No hay ninguna cuenta con ese nombre y esa contraseña.
refused-too-many-guesses = Demasiadas contraseñas erróneas para esa cuenta; inténtalo de nuevo dentro de { $minutes ->
    [1] un minuto
   *[other] { $minutes } minutos
}.
refused-has-account = Ya tienes una cuenta: { $account }.
refused-empty-name = Un nombre necesita al menos una letra visible.
refused-same-name = Otro jugador o un bot ya se llama «{ $name }» aquí. Elige otro nombre.
refused-seat-moved = Este navegador ya no puede recuperar ese asiento: entretanto ha pasado a otro dispositivo.
refused-sign-in = Ese asiento pertenece a una cuenta. Inicia sesión para recuperarlo.
refused-link-used = Este enlace ya no funciona: sirve una sola vez y durante { $minutes ->
    [1] un minuto
   *[other] { $minutes } minutos
}. Crea uno nuevo.
refused-push-endpoint = Los avisos solo se pueden enviar al servicio push de un navegador.
refused-too-fast = Demasiadas cosas a la vez; espera un momento e inténtalo de nuevo.
refused-too-many-sockets = Tienes esta mesa abierta en demasiadas páginas; cierra algunas.
refused-too-long = Ese mensaje es demasiado largo; el máximo son { $limit } bytes.
refused-bad-message = La sala no entiende eso: { $problem }.
refused-bad-origin = No se responde a peticiones de otros sitios.
refused-empty-text = Un mensaje para la mesa necesita al menos una palabra.
refused-no-client = Las páginas de la sala no están construidas; ejecuta make play, o npm run build en web/.
refused-busy = La sala está demasiado ocupada; inténtalo de nuevo en un momento.
refused-fault = Algo ha fallado en la sala. Mira cómo está todo e inténtalo de nuevo.

# páginas
page-home = Inicio
page-open-tables = Mesas abiertas

# avisos
notice-title = Tu turno: { $game }
notice-body = { $prompt }

# bots
bot-random = Caminante
bot-greedy = Senescal
bot-level-1 = Novato
bot-level-2 = Aprendiz
bot-level-3 = Veterano
bot-level-4 = Campeón
bot-level-5 = Maestro
