# Plansza Brian Boru po polsku.

## Mapa

brian-boru-board = Plansza: Irlandia
brian-boru-names = Nazwy miast
brian-boru-regions = Regiony
brian-boru-vikings = Wikingowie
brian-boru-town-free = Miasto jest wolne.
brian-boru-town-held = Kontroluje je { $player }.
brian-boru-town-lost = Kontrolują je wikingowie; gdy zostaną wypędzeni, znów liczy się dla gracza { $player }.
brian-boru-town-monastery = Klasztor: miasto liczy się w regionie za 2.
brian-boru-town-active = Tu leży znacznik aktywnego miasta: dostanie je zwycięzca próby.
brian-boru-region-worth = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} na koniec gry. Próg: { $threshold }; teraz { $weight }.
brian-boru-claim-closed = Wartość progowa nieosiągnięta: znacznik roszczenia pozostaje zakryty.
brian-boru-claim-empty = Nic się tu teraz nie liczy: znacznik roszczenia zostaje na planszy.
brian-boru-claim-vikings = Prowadzą wikingowie: nikt nie dostaje znacznika roszczenia.
brian-boru-claim-tied = Remis na prowadzeniu: znacznik roszczenia zostaje na planszy.
brian-boru-claim-kept = Remis na prowadzeniu: { $player } zachowuje znacznik roszczenia.
brian-boru-claim-goes = Samodzielne prowadzenie z wynikiem { $weight }: znacznik roszczenia dostanie { $player }.
brian-boru-claim-stays = Samodzielne prowadzenie z wynikiem { $weight }: { $player } zachowuje znacznik roszczenia.
brian-boru-round = Runda { $round } z { $rounds }
brian-boru-before = Przed rundą 1 z { $rounds }
brian-boru-round-for = Po ostatniej karcie rundy następują zaślubiny, bitwa, Kościół i zdobywanie władzy w regionach.
brian-boru-deck = Pozostałe karty wikingów: { $strengths }
brian-boru-deck-left = pozostałe: { $strengths }
brian-boru-deck-for = Co rundę odkrywa się jedną z nich: tylu najeźdźców ląduje.
brian-boru-support = wsparcie
brian-boru-support-for = Wsparcie wojskowe: miasta wikingów liczą się jak własne przy zdobywaniu władzy w regionach.
brian-boru-trade = handel
brian-boru-trade-for = Handel: miasta wikingów liczą się jak własne przy liczbie regionów na koniec gry.
brian-boru-track = Tor zaślubin
brian-boru-track-at = { $player } na polu { $space }
brian-boru-track-space = Tor zaślubin, pole { $space }
brian-boru-track-nothing = Nic na koniec rundy, chyba że stoisz najwyżej i zdobywasz kartę zaślubin.
brian-boru-track-coins = { $coins ->
    [1] Moneta na koniec rundy. Kto zdobywa kartę zaślubin, wraca zamiast tego na 0.
    [few] { $coins } monety na koniec rundy. Kto zdobywa kartę zaślubin, wraca zamiast tego na 0.
    [many] { $coins } monet na koniec rundy. Kto zdobywa kartę zaślubin, wraca zamiast tego na 0.
   *[other] { $coins } monety na koniec rundy. Kto zdobywa kartę zaślubin, wraca zamiast tego na 0.
}
brian-boru-track-renown = Znacznik poważania na koniec rundy. Kto zdobywa kartę zaślubin, wraca zamiast tego na 0.
brian-boru-track-town = Dowolne wolne miasto na koniec rundy. Kto zdobywa kartę zaślubin, wraca zamiast tego na 0.
brian-boru-marriage = Zaślubiny tej rundy
brian-boru-marriage-for = Kto na koniec rundy stoi najwyżej na torze, dostaje tę kartę i wraca na 0. Pozostali dostają bonus swojego pola.
brian-boru-marriage-princess = Kto stoi najwyżej, wybiera: miasta wikingów liczą się jak własne przy zdobywaniu władzy (wsparcie) albo przy liczbie regionów (handel), albo punkty.
brian-boru-marriage-none = Zaślubiny tej rundy już się odbyły.
brian-boru-marriage-later = Wkrótce zostanie odkryta pierwsza karta zaślubin.
brian-boru-princess = Księżniczka Danii
brian-boru-princess-gifts = wsparcie, handel lub { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
brian-boru-gift-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
brian-boru-gift-renown = poważanie
brian-boru-gift-town = wolne miasto w regionie { $region }
brian-boru-battle = Bitwa
brian-boru-battle-left = { $raiders ->
    [0] Na obszarze bitwy nie ma już najeźdźców
    [1] Na obszarze bitwy jest jeden najeźdźca
    [few] Na obszarze bitwy jest { $raiders } najeźdźców
    [many] Na obszarze bitwy jest { $raiders } najeźdźców
   *[other] Na obszarze bitwy jest { $raiders } najeźdźców
}
brian-boru-battle-none = brak
brian-boru-battle-for = Jeśli na koniec rundy jacyś tu zostaną, gracz z najmniejszą liczbą najeźdźców traci miasto na rzecz wikingów. Najwięcej bez remisu: znacznik poważania i punkt za każdy posiadany.
brian-boru-battle-has = { $player }: { $raiders ->
    [0] brak najeźdźców
    [1] jeden najeźdźca
    [few] { $raiders } najeźdźców
    [many] { $raiders } najeźdźców
   *[other] { $raiders } najeźdźców
}
brian-boru-battle-wins = Najwięcej bez remisu: znacznik poważania, a potem punkt za każdy posiadany.
brian-boru-battle-loses = Najmniej, a najeźdźcy zostali: grozi utrata miasta na rzecz wikingów.
brian-boru-church = Kościół
brian-boru-church-for = Na koniec rundy najwięcej dysków bez remisu: klasztor i znacznik aktywnego miasta. Potem znów najwięcej: punkt. Co najmniej { $discs ->
    [one] { $discs } dysk
    [few] { $discs } dyski
    [many] { $discs } dysków
   *[other] { $discs } dysku
}: klasztor.
brian-boru-church-has = { $player }: { $discs ->
    [0] brak dysków
    [1] jeden dysk
    [few] { $discs } dyski
    [many] { $discs } dysków
   *[other] { $discs } dysku
}
brian-boru-church-wins = Najwięcej bez remisu: klasztor i znacznik aktywnego miasta za wszystkie te dyski.
brian-boru-church-builds = Co najmniej { $discs ->
    [one] { $discs } dysk
    [few] { $discs } dyski
    [many] { $discs } dysków
   *[other] { $discs } dysku
}: klasztor, chyba że wcześniej dysk zostanie oddany za punkt.

## Karty Brian Boru

brian-boru-card = { $value }, { $colour }
brian-boru-times = { $number } × { $symbol }
brian-boru-if-it-wins = Jeśli wygra próbę: { $action }.
brian-boru-if-it-loses = Jeśli przegra: { $action }.
brian-boru-if-it-loses-either = Jeśli przegra: albo { $upper }; albo { $lower }.
brian-boru-reconstructed = Rekonstrukcja
brian-boru-reconstructed-why = Symbolu w akcji ze znakiem zapytania nie podaje żadne źródło; wynika on z pozostałych kart.

brian-boru-about-control = Twój dysk trafia na miasto ze znacznikiem, a ty rozpoczynasz następną próbę.
brian-boru-about-coin = Weź monetę z puli.
brian-boru-about-pay = Oddaj monetę; jeśli jej nie masz, tracisz punkty.
brian-boru-about-court = Twój dysk wspina się o pole. Kto na koniec rundy stoi najwyżej, zdobywa kartę zaślubin.
brian-boru-about-raider = Weź najeźdźcę z obszaru bitwy. Kto na koniec rundy ma ich najmniej, może stracić miasto, a kto najwięcej, zdobywa poważanie.
brian-boru-about-church = Twój dysk trafia na obszar Kościoła. Kto na koniec rundy ma ich najwięcej, buduje klasztor i bierze znacznik aktywnego miasta.
brian-boru-about-expand = Możesz kupić wolne miasto połączone drogą z jednym z twoich.
brian-boru-about-free = Wypędź wikingów z miasta; znów należy ono do poprzedniego właściciela.

brian-boru-hand = Twoja ręka
brian-boru-trick = Próba
brian-boru-leads = { $player } rozpoczyna
brian-boru-to-play = { $player } ma jeszcze zagrać
brian-boru-played-by = { $player }: { $card }
brian-boru-acts = Kolejność akcji: { $turn }. Zaczyna najniższa karta.
brian-boru-acted = Akcja jest wykonana.
brian-boru-acting = Akcję wykonuje teraz { $player }.
brian-boru-ahead-why = { $colour ->
    [red] Na prowadzeniu: miasto { $town } zdobywa najwyższa czerwona lub biała karta.
    [blue] Na prowadzeniu: miasto { $town } zdobywa najwyższa niebieska lub biała karta.
   *[yellow] Na prowadzeniu: miasto { $town } zdobywa najwyższa żółta lub biała karta.
}
brian-boru-won-why = Wygrywa próbę: liczy się akcja główna.
brian-boru-behind-why = Nie wygrywa: liczy się akcja dodatkowa.
brian-boru-wins-here = { $colour ->
    [red] wygrywa najwyższa czerwona lub biała karta
    [blue] wygrywa najwyższa niebieska lub biała karta
   *[yellow] wygrywa najwyższa żółta lub biała karta
}
brian-boru-leading = { $player } rozpoczyna
brian-boru-winner = wygrywa { $player }
brian-boru-no-winner = nikt nie wygrywa tej próby

brian-boru-before-dealing = Karty zostaną rozdane, gdy każdy będzie mieć pierwsze miasto.
brian-boru-picks = { $left ->
    [0] wybrane: { $picked }
   *[other] wybrane: { $picked }, do wyboru: { $left }
}
brian-boru-pack = Karty do wyboru
brian-boru-pack-rule = { $keep ->
    [0] { $pass ->
        [one] wybór dokonany; jedna karta idzie dalej
        [few] wybór dokonany; { $pass } karty idą dalej
        [many] wybór dokonany; { $pass } kart idzie dalej
       *[other] wybór dokonany; { $pass } karty idą dalej
    }
   *[other] wybierz { $keep }, podaj dalej { $pass }
}
brian-boru-picked = Wybrane
brian-boru-passes-to = Resztę dostanie gracz po lewej: { $player }
brian-boru-comes-from = Następne karty poda { $player }
brian-boru-picks-left = { $player }: { $left ->
    [0] karty wybrane
    [1] jedna karta do wyboru
    [few] { $left } karty do wyboru
    [many] { $left } kart do wyboru
   *[other] { $left } karty do wyboru
}

## Wybory w Brian Boru poza kartami

brian-boru-choose-action = Wybierz akcję
brian-boru-price = za { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
brian-boru-extras = Dokupić?
brian-boru-extras-coins = po { $price ->
    [one] { $price } monecie
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
}; masz { $coins }
brian-boru-extras-none = nic
brian-boru-extras-then = potem
brian-boru-expand = Poszerzyć?
brian-boru-expand-coins = za { $price ->
    [one] { $price } monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
}; masz { $coins }
brian-boru-viking-towns = { $towns ->
    [0] Wikingowie nie kontrolują żadnego miasta.
    [1] Wikingowie kontrolują jedno miasto.
    [few] Wikingowie kontrolują { $towns } miasta w { $regions ->
        [1] jednym regionie
        [few] { $regions } regionach
        [many] { $regions } regionach
       *[other] { $regions } regionach
    }.
    [many] Wikingowie kontrolują { $towns } miast w { $regions ->
        [1] jednym regionie
        [few] { $regions } regionach
        [many] { $regions } regionach
       *[other] { $regions } regionach
    }.
   *[other] Wikingowie kontrolują { $towns } miasta w { $regions ->
        [1] jednym regionie
        [few] { $regions } regionach
        [many] { $regions } regionach
       *[other] { $regions } regionach
    }.
}

## Utrzymanie w Brian Boru

brian-boru-upkeep = Utrzymanie w rundzie { $round }
brian-boru-scene-marriage = Zaślubiny
brian-boru-scene-battle = Bitwa
brian-boru-scene-church = Kościół
brian-boru-scene-regions = Regiony
brian-boru-gains = { $player }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
brian-boru-scene-nothing = Nic się nie zmienia.
brian-boru-scene-next = Dalej
brian-boru-scene-back = Wstecz
brian-boru-scene-skip = Pomiń
brian-boru-scene-close = Zamknij
brian-boru-counted-marriage = Pole na torze
brian-boru-counted-battle = Najeźdźcy
brian-boru-counted-church = Dyski w Kościele
brian-boru-of-threshold = razem { $total }, potrzeba { $threshold }

## Obok planszy Brian Boru

brian-boru-standing = Co kto ma
brian-boru-player = Gracz
brian-boru-count-coins = Monety
brian-boru-count-renown = Poważanie
brian-boru-count-track = Pole na torze zaślubin
brian-boru-count-raiders = Najeźdźcy
brian-boru-count-church = Dyski w Kościele
brian-boru-count-towns = Miasta
brian-boru-count-regions = Regiony z miastem
brian-boru-count-tokens = Władza w regionach
brian-boru-count-hand = Karty na ręce
brian-boru-count-of = { $player }: { $name } { $number }
brian-boru-marker = znacznik miasta
brian-boru-marker-why = Rozpoczyna tę lub następną próbę.
brian-boru-wed-why = { $points ->
    [0] Zaślubiny: { $name }.
    [one] Zaślubiny: { $name }, { $points } punkt.
    [few] Zaślubiny: { $name }, { $points } punkty.
    [many] Zaślubiny: { $name }, { $points } punktów.
   *[other] Zaślubiny: { $name }, { $points } punktu.
}
brian-boru-if-it-ended = Gdyby runda się skończyła
brian-boru-token-closed = Znacznik pozostaje zakryty: { $total } z { $threshold }.
brian-boru-token-open = Nikt nie prowadzi samodzielnie, więc znacznik leży odkryty na planszy.
brian-boru-token-lost = { $player } go traci: prowadzą wikingowie.
brian-boru-token-kept = { $player } go zachowuje.
brian-boru-token-new = { $player } go bierze.
brian-boru-token-points = { $points ->
    [one] { $points } punkt na koniec gry.
    [few] { $points } punkty na koniec gry.
    [many] { $points } punktów na koniec gry.
   *[other] { $points } punktu na koniec gry.
}
brian-boru-points = Punkty
brian-boru-points-now = teraz
brian-boru-points-upkeep = utrzymanie
brian-boru-points-end = gdyby był koniec
