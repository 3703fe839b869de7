# Plansza Uczty dla Odyna po polsku.

odin-board = Plansza: Uczta dla Odyna

## The estate

odin-estate = Osada: { $player }
odin-total = Wszystkie plansze
odin-home = Plansza domowa
odin-house = { $name } { $number }
odin-board-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
odin-income = Dochód { $silver }
odin-bonuses = Premia: { $things }
odin-minus = Niezakryte kratki: { $points ->
    [0] bez straty
   *[other] −{ $points }
}
odin-income-becomes = Dochód { $before } → { $after }
odin-minus-becomes = { $before ->
    [0] 0
   *[other] −{ $before }
} → { $after ->
    [0] 0
   *[other] −{ $after }
}
odin-bare-becomes = Strata punktów za niezakryte kratki { $before } → { $after }.
odin-bonus-won = Premia: { $thing }.
odin-bonus-lost = Utracona premia: { $thing }.
odin-changes-nothing = Zakrywa tylko zwykłe kratki
odin-allowed = Może tu leżeć.
odin-not-on-this-board = Nie może leżeć na tej planszy.
odin-off-the-board = Poza kratkami, które można zakryć.
odin-overlaps = Coś już tu leży.
odin-touches-its-colour = Stykałoby się z kafelkiem tego samego koloru.
odin-income-too-early = Dochód zakrywa się tylko wraz ze wszystkim na lewo i poniżej.
odin-supply = Zasoby
odin-supply-empty = Nie ma czego położyć.
odin-held = { $count ->
    [1] { $thing }
   *[other] { $count } × { $thing }
}
odin-fits-nowhere = Teraz nigdzie się nie mieści.
odin-only-in-houses = Nie masz planszy, na której może leżeć.
odin-tile = { $thing }, { $rows } na { $columns }
odin-in-hand = W ręce: { $tile }.
odin-hand-at = { $tile }. { $board }, wiersz { $row }, kolumna { $column }.
odin-hand-keys = Kafelek w ręce. Strzałki go przesuwają, R obraca, F odbija, B przechodzi do następnej planszy, Enter kładzie, Escape odkłada.
odin-fits-not-so = Tak obrócony nigdzie się nie mieści.
odin-hint-mouse = Kliknij miejsce, w którym ma leżeć.
odin-hint-wheel = Kółko go obraca.
odin-hint-touch = Dotknij miejsca, w którym ma leżeć. Dotknij tam kafelka, aby go położyć.
odin-turn = Obróć
odin-mirror = Odbij
odin-next-board = Następna plansza
odin-put-back = Odłóż
odin-lay = Połóż
odin-suggested = { $count ->
    [1] Propozycja: jeden kafelek.
    [few] Propozycja: { $count } kafelki.
   *[many] Propozycja: { $count } kafelków.
}
odin-lay-so = { $count ->
    [one] Połóż go tak
   *[many] Połóż je tak
}
## The views

odin-views = Widoki planszy
odin-view-actions = Akcje
odin-view-estate = Osada
odin-view-market = Rynek
odin-view-cards = Karty
odin-view-occupations = Zawody
odin-view-others = Inni
odin-view-marked = (jest coś do wyboru)

## The action board

odin-space = { $name } ({ $vikings ->
    [one] { $vikings } wiking
   *[many] { $vikings } wikingów
})
odin-space-taken = { $vikings ->
    [1] Stoi tu wiking gracza { $player }.
   *[many] Stoi tu { $vikings } wikingów gracza { $player }.
}
odin-space-islands = Dostępne: { $islands }.
odin-space-blocked = { $vikings ->
    [one] Stoi tu { $vikings } wiking drugiego z kolorów i blokuje pole.
   *[many] Stoi tu { $vikings } wikingów drugiego z kolorów i blokuje pole.
}
odin-imitate = Kopiowanie
odin-imitate-text = Zrób to, co robi pole tej kolumny, na którym stoją wikingowie innego gracza.
odin-only-open = Możliwe teraz: { $count }
odin-only-open-help = Pokazuje tylko pola, które możesz teraz wybrać.
odin-only-group = Pokaż tylko: { $group }
odin-only-group-help = Naciśnij, aby widzieć w całości tylko te pola.
odin-column = { $vikings ->
    [1] Pola dla jednego wikinga
   *[many] Pola dla { $vikings } wikingów
}
odin-column-draws = Najpierw dobierasz zawód.
odin-column-plays = Przed akcją lub po niej możesz zagrać zawód.
odin-thing = Wikingowie na polach Thingu
odin-thing-vikings = { $vikings ->
    [1] { $player } ma jeszcze jednego wikinga
   *[many] { $player } ma jeszcze { $vikings } wikingów
}
odin-thing-first = Rozpoczyna rundę.
odin-thing-passed = Pas.
odin-colours = Wikingowie obu kolorów
odin-colour = { $colour ->
    [0] Pierwszy kolor
   *[1] Drugi kolor
}
odin-colour-plays = na Thingu { $thing }, na polach { $placed }
odin-colour-plays-help = Ten kolor teraz gra. Jego wikingowie zostaną na polach i w następnej rundzie będą je blokować.
odin-colour-rests = czeka { $waiting }, blokuje { $blocking }{ $back ->
    [0] {""}
   *[other] , po rundzie wróci { $back }
}
odin-colour-rests-help = Ten kolor teraz nie gra. Jego wikingowie blokują pola, na których stoją, albo czekają.
odin-pass-title = Spasować, mając jeszcze { $vikings } { $vikings ->
    [one] wikinga
   *[other] wikingów
}?
odin-pass-words = W tej rundzie nie umieścisz już żadnego wikinga.
odin-pass-yes = Spasuj
odin-group-houses = Domy
odin-group-ships = Statki
odin-group-hunting = Łowy
odin-group-livestock = Targ zwierząt
odin-group-market = Targ tygodniowy
odin-group-products = Produkty
odin-group-crafting = Rzemiosło
odin-group-mountains = Góry i handel
odin-group-sailing = Żegluga
odin-group-emigration = Emigracja, zawody

## The market

odin-rounds = Rundy
odin-round = Runda { $round }
odin-round-harvest = Zbiory: { $goods }.
odin-round-no-harvest = Bez zbiorów.
odin-round-marker = O zbiorach decyduje wskaźnik.
odin-round-turn = Plansze odkryć z literą { $letter } są odwracane; na pozostałe trafiają 2 srebra.
odin-round-table = Stół biesiadny: { $squares ->
    [one] { $squares } pole
    [few] { $squares } pola
   *[many] { $squares } pól
}.
odin-strips = Pasy górskie
odin-strip = Pas górski: { $items }
odin-strip-silver = 2 srebra
odin-strips-hidden = { $strips ->
    [1] Pojawi się jeszcze jeden pas.
    [few] Pojawią się jeszcze { $strips } pasy.
   *[many] Pojawi się jeszcze { $strips } pasów.
}
odin-strips-none = Na żadnym pasie nic nie zostało.
odin-islands = Plansze odkryć
odin-island-takes = { $vikings ->
    [one] Wymaga { $vikings } wikinga i statku: { $ship }.
   *[many] Wymaga { $vikings } wikingów i statku: { $ship }.
}
odin-any-ship = dowolny
odin-large-ship = knara lub długi okręt
odin-island-points = Punkty: { $points }; niezakryta kosztuje { $minus }.
odin-island-silver = Leżące na niej srebro: { $silver }.
odin-island-turns = Od rundy { $round }: { $island } (punkty: { $points }).
odin-island-owner = Należy do gracza { $player }.
odin-specials = Kafelki specjalne
odin-special-blue = Liczy się jako niebieski kafelek.
odin-special-price = Cena: { $price } { $price ->
    [one] srebro
   *[many] srebra
}.
odin-special-sword = Wartość bojowa { $sword }.
odin-special-tongs = Można wykuć.
odin-special-points = { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
odin-wares = Statki, budynki, broń
odin-ship-price = { $price ->
    [one] { $price } srebro, w dowolnym momencie.
   *[many] { $price } srebra, w dowolnym momencie.
}
odin-ship-points = { $emigrated ->
    [0] Punkty: { $points }.
   *[other] Punkty: { $points }; po emigracji: { $emigrated }.
}
odin-buildings-left = { $building }: zostało { $left }
odin-weapons-left = { $weapon }: w stosie { $pile }, odrzucone { $discard }

## The occupations

odin-cards-offered = Do wyboru
odin-cards-hand = Twoja ręka
odin-cards-none = Nie ma takiego zawodu.
odin-cards-played = Zagrane: { $player }
odin-cards-own = Zagrane przez ciebie
odin-cards-rest = W stosach lub u innych graczy
odin-cards-search = Szukaj w nazwach i tekstach
odin-cards-deck = Talia
odin-cards-deck-of = Talia { $deck }
odin-cards-decks = Wszystkie talie
odin-cards-kind = Rodzaj
odin-cards-kinds = Wszystkie rodzaje
odin-cards-where = Gdzie
odin-cards-everywhere = Wszystkie w grze
odin-cards-usable = Do użycia teraz
odin-card = { $number } { $name }
## Moments

odin-moment = Wybierz
odin-moment-dice = Rzuty kością
odin-moment-boats = Łodzie biorące udział
odin-moment-loot = Łup
odin-moment-pay = Zapłata
odin-moment-weapon = Oddaj broń
odin-moment-back = Powrót wikingów
odin-moment-raise = Ulepsz towary
odin-moment-second = Jeden z nich jeszcze raz
odin-moment-overseas = Handel zamorski
odin-moment-forge = W kuźni
odin-moment-special = Kafelki specjalne na sprzedaż
odin-moment-way = Jedno z tych
odin-moment-part = To też?
odin-moment-offer = Można użyć zawodu
odin-moment-replace = Zawód zamiast tego?
odin-moment-play = Zagraj zawód
odin-moment-keep = Zatrzymaj jedną kartę
odin-moment-token = Żeton surowców
odin-moment-items = Ile
odin-moment-emigrate = Emigracja
odin-raise-note = { $left ->
    [1] Jeden towar
   *[many] Do { $left } towarów
} { $steps ->
    [1] o jeden kolor
    [2] o dwa kolory
   *[other] na niebieski
}
odin-special-note = { $left ->
    [1] Jeden kafelek
   *[many] Do { $left } kafelków
}
odin-loot-note = { $purse ->
    [0] Twój wynik to { $result }.
   *[other] Twój wynik to { $result }; zapłatą możesz dodać do { $purse }.
}
odin-loot-due = dopłata { $due }
odin-loot-free = bez dopłaty
odin-loot-tile = { $tile }, wartość bojowa { $sword }, { $due ->
    [0] bez dopłaty
   *[other] dopłata { $due }
}
odin-card-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
odin-card-light = jasna
odin-card-dark = ciemna
odin-kind-immediate = natychmiast
odin-kind-each-time = za każdym razem
odin-kind-anytime = w dowolnym momencie
odin-kind-as-soon-as = jednorazowo
odin-token-harvest = zbiory
odin-token-without = bez zbiorów
odin-dice-ore = ruda
odin-dice-strength = siła
odin-dice-result = Wynik { $result }
odin-dice-rolls = Rzut { $rolls } z { $allowed }
odin-dice-success = Sukces
odin-dice-failure = Porażka
odin-dice-have = W zasobach
odin-dice-loot-up-to = kafelek o wartości bojowej do { $reach }
odin-dice-no-loot = trzeba co najmniej { $least }; z całą zapłatą { $reach }
odin-dice-needed = kosztuje { $needed }, masz { $purse }
odin-dice-or = lub
odin-dice-more-ways = { $more ->
    [one] lub { $more } inny sposób
    [few] lub { $more } inne sposoby
   *[many] lub { $more } innych sposobów
}
odin-dice-back = do { $vikings } z powrotem
odin-dice-roll-again = { $left ->
    [0] Rzuć ponownie
   *[other] Rzuć ponownie (zostało { $left })
}
odin-dice-succeed = Sukces
odin-dice-fail = Porażka
odin-odds = Następny rzut: lepszy { $better } na { $faces }, sukces { $enough } na { $faces }
odin-odds-roll = Rzut
odin-odds-costs = koszt
odin-odds-reaches = zasięg
odin-odds-best = najlepszy kafelek
odin-odds-face = Rzut { $face }: wynik { $result }
odin-odds-reach = Z całą możliwą zapłatą sięga { $reach }, na przykład: { $tile }.
odin-odds-pay = Stać cię na ten koszt: { $due }.
odin-odds-beyond = Twoje zasoby nie wystarczą na sukces.
odin-fleet-odds = sukces { $successes } na { $faces }
odin-pay-due = Do zapłaty: { $due }

## The feast

odin-feast-table = Stół biesiadny
odin-feast-open = Pole do wypełnienia na uczcie
odin-feast-shut = Do późniejszej rundy stoi tu wiking
odin-feast-colour = Do rundy { $round }: { $vikings } { $vikings ->
    [one] wiking
   *[many] wikingów
} { $colour ->
    [0] pierwszego
   *[1] drugiego
} koloru
odin-feast-ship = Statek po emigracji: nikt tu już nie je
odin-feast-gap = Pozostawione puste (−{ $penalty })
odin-feast-left = { $left ->
    [1] Jedno pole jest puste
    [few] { $left } pola są puste
   *[many] { $left } pól jest pustych
}
odin-feast-coming = Uczta rundy { $round }: { $squares ->
    [one] { $squares } pole
    [few] { $squares } pola
   *[many] { $squares } pól
}
odin-feast-best = { $gaps ->
    [0] { $silver ->
        [0] Żywności wystarczy
       *[other] Wystarczy żywność i { $silver } { $silver ->
            [one] srebro
           *[many] srebra
        }
    }
   *[other] { $silver ->
        [0] Sama żywność zostawia { $gaps ->
            [one] { $gaps } lukę
            [few] { $gaps } luki
           *[many] { $gaps } luk
        }
       *[other] Żywność i { $silver } { $silver ->
            [one] srebro
           *[many] srebra
        } zostawiają { $gaps ->
            [one] { $gaps } lukę
            [few] { $gaps } luki
           *[many] { $gaps } luk
        }
    } (−{ $penalty })
}
odin-serve = Podaj: { $food } na { $squares ->
    [one] { $squares } polu
   *[many] { $squares } polach
}
odin-serve-so = Podaj tak
odin-serve-gap = Zostaw lukę (−{ $penalty })

## Belongings

odin-bay = Zatoka
odin-berth = Wolne miejsce cumowania
odin-ship-ore = { $ship }, ruda: { $ore }
odin-ship-plain = { $ship }
odin-stable = Zagroda
odin-pregnant = { $animal }, ciężarna
odin-store = Wikingowie, zasoby i broń
odin-buildings = Budynki
odin-spots-empty = { $spots ->
    [1] Jedno miejsce na drewno lub kamień jest puste (−1)
    [few] { $spots } miejsca na drewno i kamień są puste (−{ $spots })
   *[many] { $spots } miejsc na drewno i kamień jest pustych (−{ $spots })
}
odin-tokens = Żetony surowców
odin-penalties-note = { $tokens ->
    [1] Jeden żeton kary (−{ $points })
    [few] { $tokens } żetony kary (−{ $points })
   *[many] { $tokens } żetonów kary (−{ $points })
}
odin-hand-cards = Karty na ręce: jasne { $light }, ciemne { $dark }
odin-vikings-note = Wikingowie do wysłania: { $vikings } z { $all }

## Players

odin-others = Osady
odin-other = { $player }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $vikings ->
    [one] został { $vikings } wiking
   *[many] zostało { $vikings } wikingów
}, { $silver } { $silver ->
    [one] srebro
   *[many] srebra
}{ $passed ->
    [1] , pas
   *[0] {""}
}
odin-moose = Gracz rozpoczynający
odin-passed = { $player } pasuje
odin-points = Punkty

## The panel

odin-panel-score = Wynik teraz
odin-panel-total = Razem
odin-panel-rounds = Rundy
odin-panel-round = Runda
odin-panel-harvest = Zbiory
odin-panel-turned = Odwrócone
odin-panel-squares = Uczta
odin-panel-no-harvest = brak
odin-panel-next = Po akcjach tej rundy
odin-panel-income = Dochód
odin-panel-bonus = Premia
odin-panel-feast = Uczta
odin-panel-lacks = Brakuje
odin-panel-marker = Według wskaźnika
