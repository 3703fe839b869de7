## Analiza zakończonej partii

pages-review = Analiza
end-review = Analizuj partię
keys-review = Analiza zakończonej partii
keys-swings = Do następnego zwrotu albo z powrotem
review-title = Analiza
review-preparing = Najsilniejszy bot przegląda partię. Potrwa to mniej więcej minutę; możesz wyjść i wrócić.
review-done = Gotowe w { $percent }%
review-failed = Nie udało się pobrać analizy.
review-retry = Spróbuj ponownie
review-lead = Przewaga
review-hopes = Oczekiwane punkty
review-kind = Co pokazuje wykres
review-lead-label = O ile punktów każdy gracz wyprzedza innych w kolejnych chwilach partii
review-hopes-label = Na ile punktów każdy gracz może liczyć w kolejnych chwilach partii
review-table = Wykres jako tabela
review-step = Krok
review-over = Koniec
review-round = Runda
review-swings = Gdzie uciekły punkty
review-swings-how = Od obu ruchów dograno partię wiele razy, z tym samym szczęściem. W nawiasie: przedział, w którym strata mieści się 19 razy na 20. Mniejszych różnic tu nie ma. To, co tracą rywale, liczy się częściowo.
review-none = Nie znaleziono ruchu, który wyraźnie kosztował punkty.
review-when = Krok { $step }
review-when-round = Runda { $round }, krok { $step }
review-loss = około { $points } { $points ->
    [one] punktu
   *[other] punktów
} (od { $low } do { $high })
review-chosen = Wybrano:
review-better = Lepiej:
review-later = Zysk okaże się dopiero później.
review-back = Poprzedni zwrot
review-forth = Następny zwrot
review-hint = Wybierz zwrot poniżej albo przechodź od jednego do drugiego: plansza pokazuje chwilę przed wyborem.
review-end = Wróć do wyniku
review-luck = Zwroty szczęścia
review-luck-how = Co przyniosły rzuty w porównaniu z tym, czego można było oczekiwać.
review-luck-none = Żadne rzuty nie były dużo lepsze ani gorsze, niż można było oczekiwać.
review-luck-all = Łącznie:
review-gain = { $sign ->
    [minus] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[plus] +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
