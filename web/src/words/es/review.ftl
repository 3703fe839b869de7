## El análisis de una partida terminada

pages-review = Análisis
end-review = Analizar la partida
keys-review = Análisis de una partida terminada
keys-swings = Al vuelco siguiente, o al anterior
review-title = Análisis
review-preparing = El bot más fuerte repasa la partida. Tarda alrededor de un minuto; puedes irte y volver.
review-done = { $percent } % hecho
review-failed = No se ha podido obtener el análisis.
review-retry = Reintentar
review-lead = Ventaja
review-hopes = Puntos esperados
review-kind = Qué muestra el gráfico
review-lead-label = Por cuántos puntos aventajaba cada jugador a los demás, a lo largo de la partida
review-hopes-label = Los puntos que cada jugador podía esperar, a lo largo de la partida
review-table = El gráfico como tabla
review-step = Paso
review-over = Final
review-round = Ronda
review-swings = Dónde se perdieron puntos
review-swings-how = Desde ambas jugadas se continuó la partida muchas veces, con la misma suerte. Entre paréntesis: el intervalo en el que está la pérdida 19 de cada 20 veces. Las diferencias menores no figuran. Lo que pierden los rivales cuenta en parte.
review-none = No se ha encontrado ninguna jugada que costara puntos con claridad.
review-when = Paso { $step }
review-when-round = Ronda { $round }, paso { $step }
review-loss = unos { $points } { $points ->
    [one] punto
   *[other] puntos
} (de { $low } a { $high })
review-chosen = Elegido:
review-better = Mejor:
review-later = Lo que aporta solo se ve más tarde.
review-back = Vuelco anterior
review-forth = Vuelco siguiente
review-hint = Elige un vuelco aquí abajo, o pasa de uno a otro: el tablero muestra el momento anterior a la elección.
review-end = Volver al resultado
review-luck = Dónde cambió la suerte
review-luck-how = Lo que dieron las tiradas, frente a lo que cabía esperar de ellas.
review-luck-none = Ninguna tirada fue mucho mejor o peor de lo que cabía esperar.
review-luck-all = En total:
review-gain = { $sign ->
    [minus] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[plus] +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
