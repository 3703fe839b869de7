## Rozbor dohrané partie

pages-review = Rozbor
end-review = Rozebrat partii
keys-review = Rozbor dohrané partie
keys-swings = K dalšímu zvratu, nebo zpět
review-title = Rozbor
review-preparing = Nejsilnější bot prochází partii. Trvá to asi minutu; můžete odejít a vrátit se.
review-done = Hotovo: { $percent } %
review-failed = Rozbor se nepodařilo načíst.
review-retry = Zkusit znovu
review-lead = Náskok
review-hopes = Očekávané body
review-kind = Co graf ukazuje
review-lead-label = O kolik bodů byl každý hráč před ostatními v průběhu partie
review-hopes-label = Kolik bodů mohl každý hráč očekávat v průběhu partie
review-table = Graf jako tabulka
review-step = Krok
review-over = Konec
review-round = Kolo
review-swings = Kde se ztrácely body
review-swings-how = Z obou tahů se partie mnohokrát dohrála se stejným štěstím. V závorce je rozmezí, v němž ztráta leží v 19 případech z 20. Menší rozdíly tu nejsou. Co ztratí soupeři, se počítá zčásti.
review-none = Nenašel se tah, který by zjevně stál body.
review-when = Krok { $step }
review-when-round = Kolo { $round }, krok { $step }
review-loss = asi { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
} ({ $low } až { $high })
review-chosen = Zvoleno:
review-better = Lepší:
review-later = Co to přinese, se ukáže až později.
review-back = Dřívější zvrat
review-forth = Pozdější zvrat
review-hint = Vyberte zvrat níže, nebo přecházejte od jednoho k druhému: plán ukazuje chvíli před volbou.
review-end = Zpět k výsledku
review-luck = Kde se obrátilo štěstí
review-luck-how = Co přinesly hody v porovnání s tím, co se od nich dalo čekat.
review-luck-none = Žádné hody nebyly o mnoho lepší ani horší, než se dalo čekat.
review-luck-all = Celkem:
review-gain = { $sign ->
    [minus] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[plus] +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
