# Brian Boru po polsku. Identyfikatory należą do zdarzeń, pytań, powodów i kart; patrz docs/architecture.md, „Words”.

title = Brian Boru: Wielki Król Irlandii

card-name = { $colour ->
    [red] czerwona { $value }
    [blue] niebieska { $value }
    [yellow] żółta { $value }
   *[white] biała { $value }
}
    .acc = { $colour ->
        [red] czerwoną { $value }
        [blue] niebieską { $value }
        [yellow] żółtą { $value }
       *[white] białą { $value }
    }
    .gen = { $colour ->
        [red] czerwonej { $value }
        [blue] niebieskiej { $value }
        [yellow] żółtej { $value }
       *[white] białej { $value }
    }
    .ins = { $colour ->
        [red] czerwoną { $value }
        [blue] niebieską { $value }
        [yellow] żółtą { $value }
       *[white] białą { $value }
    }

princess-name = { $name }, Księżniczka Danii

# regions
region-N = Northern Uí Néill
region-U = Ulaid
region-B = Bréifne
region-S = Southern Uí Néill
region-D = Dubhlinn
region-C = Connaught
region-L = Leinster
region-M = Munster

# przygotowanie
first-player = { $seat } dostaje znacznik aktywnego miasta i rozpoczyna.
start-placed = { $seat } zaczyna w mieście { $town }.
round-begun = Runda { $round }.
vikings-landed = { $raiders ->
    [1] Ląduje jeden najeźdźca wikingów.
    [few] Ląduje { $raiders } najeźdźców wikingów.
    [many] Ląduje { $raiders } najeźdźców wikingów.
   *[other] Ląduje { $raiders } najeźdźców wikingów.
}
marriage-offered = Zaślubiny tej rundy: { $marriage }.

# wybór kart
pack-dealt = { $cards ->
    [1] { $seat } dostaje jedną kartę.
    [few] { $seat } dostaje { $cards } karty.
    [many] { $seat } dostaje { $cards } kart.
   *[other] { $seat } dostaje { $cards } karty.
}
card-picked = { $card ->
    [hidden] { $seat } wybiera kartę.
   *[other] { $seat } wybiera { FORM($card, "acc") }.
}
packs-passed = { $cards ->
    [1] Pozostałe karty wędrują w lewo: po jednej.
    [few] Pozostałe karty wędrują w lewo: po { $cards } karty.
    [many] Pozostałe karty wędrują w lewo: po { $cards } kart.
   *[other] Pozostałe karty wędrują w lewo: po { $cards } karty.
}

# próby
town-chosen = { $seat } wybiera aktywne miasto: { $town }.
card-played = { $card ->
    [hidden] { $seat } zagrywa kartę.
   *[other] { $seat } zagrywa { FORM($card, "acc") }.
}
trick-won = { $card ->
    [hidden] { $seat } wygrywa próbę.
   *[other] { $seat } wygrywa próbę { FORM($card, "ins") }.
}
trick-lost = Nikt nie wygrywa próby; znacznik aktywnego miasta wraca do gracza { $seat }.
card-discarded = { $card ->
    [hidden] { $seat } odrzuca ostatnią kartę.
   *[other] { $seat } odrzuca ostatnią kartę: { FORM($card, "acc") }.
}

# akcje
action-chosen = { $action ->
    [hidden] { $seat } wybiera jedną z dwóch akcji.
    [upper] { $seat } wybiera górną akcję.
   *[lower] { $seat } wybiera dolną akcję.
}
town-taken = { $seat } przejmuje miasto { $town } i znacznik aktywnego miasta.
marker-taken = { $seat } bierze znacznik aktywnego miasta; { $town } należy już do kogoś innego.
coins-gained = { $coins ->
    [1] { $seat } dostaje monetę.
    [few] { $seat } dostaje { $coins } monety.
    [many] { $seat } dostaje { $coins } monet.
   *[other] { $seat } dostaje { $coins } monety.
}
coin-paid = { $seat } płaci monetę.
points-lost = { $points ->
    [0] { $seat } nie ma ani monet, ani punktów, by zapłacić.
    [1] { $seat } nie ma monety i traci punkt.
    [few] { $seat } nie ma monety i traci { $points } punkty.
    [many] { $seat } nie ma monety i traci { $points } punktów.
   *[other] { $seat } nie ma monety i traci { $points } punktu.
}
raiders-taken = { $raiders ->
    [1] { $seat } bierze najeźdźcę.
    [few] { $seat } bierze { $raiders } najeźdźców.
    [many] { $seat } bierze { $raiders } najeźdźców.
   *[other] { $seat } bierze { $raiders } najeźdźców.
}
discs-sent = { $discs ->
    [1] { $seat } kładzie dysk na obszarze Kościoła.
    [few] { $seat } kładzie { $discs } dyski na obszarze Kościoła.
    [many] { $seat } kładzie { $discs } dysków na obszarze Kościoła.
   *[other] { $seat } kładzie { $discs } dysku na obszarze Kościoła.
}
steps-made = { $steps ->
    [1] { $seat } przesuwa się o pole w górę toru zaślubin, na pole { $space }.
    [few] { $seat } przesuwa się o { $steps } pola w górę toru zaślubin, na pole { $space }.
    [many] { $seat } przesuwa się o { $steps } pól w górę toru zaślubin, na pole { $space }.
   *[other] { $seat } przesuwa się o { $steps } pola w górę toru zaślubin, na pole { $space }.
}
fell-back = Pole jest zajęte: { $seat } cofa się na pole { $space }.
extras-bought = { $coins ->
    [1] { $seat } dopłaca monetę i dostaje więcej:
    [few] { $seat } dopłaca { $coins } monety i dostaje więcej:
    [many] { $seat } dopłaca { $coins } monet i dostaje więcej:
   *[other] { $seat } dopłaca { $coins } monety i dostaje więcej:
}
expanded = { $coins ->
    [1] { $seat } płaci monetę i poszerza zasięg do miasta { $town }.
    [few] { $seat } płaci { $coins } monety i poszerza zasięg do miasta { $town }.
    [many] { $seat } płaci { $coins } monet i poszerza zasięg do miasta { $town }.
   *[other] { $seat } płaci { $coins } monety i poszerza zasięg do miasta { $town }.
}
town-freed = { $seat } wypędza wikingów z miasta { $town }; znów kontroluje je { $owner }.

# zaślubiny
married = { $renown ->
    [0] { $points ->
        [0] { $seat } jest najwyżej na torze zaślubin ({ $space }) i zdobywa kartę zaślubin: { $marriage }. Dysk wraca na 0.
        [one] { $seat } jest najwyżej na torze zaślubin ({ $space }) i zdobywa kartę zaślubin: { $marriage }, { $points } punkt. Dysk wraca na 0.
        [few] { $seat } jest najwyżej na torze zaślubin ({ $space }) i zdobywa kartę zaślubin: { $marriage }, { $points } punkty. Dysk wraca na 0.
        [many] { $seat } jest najwyżej na torze zaślubin ({ $space }) i zdobywa kartę zaślubin: { $marriage }, { $points } punktów. Dysk wraca na 0.
       *[other] { $seat } jest najwyżej na torze zaślubin ({ $space }) i zdobywa kartę zaślubin: { $marriage }, { $points } punktu. Dysk wraca na 0.
    }
   *[other] { $seat } jest najwyżej na torze zaślubin ({ $space }) i zdobywa kartę zaślubin: { $marriage }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } i znacznik poważania. Dysk wraca na 0.
}
marriage-lapsed = Nikt nie zabiega o zaślubiny: karta odpada z gry ({ $marriage }).
princess-answered = { $offer ->
    [support] { $seat } przyjmuje wsparcie wojskowe: przy zdobywaniu władzy w regionach miasta wikingów liczą się jak własne.
    [trade] { $seat } ustanawia handel: przy liczbie regionów miasta wikingów liczą się jak własne.
   *[reject] { $seat } odtrąca Księżniczkę i zdobywa 4 punkty.
}
track-rewarded = { $renown ->
    [0] { $coins ->
        [one] Pole { $space } toru zaślubin: moneta dla gracza { $seat }.
        [few] Pole { $space } toru zaślubin: { $coins } monety dla gracza { $seat }.
        [many] Pole { $space } toru zaślubin: { $coins } monet dla gracza { $seat }.
       *[other] Pole { $space } toru zaślubin: { $coins } monety dla gracza { $seat }.
    }
   *[other] Pole { $space } toru zaślubin: znacznik poważania dla gracza { $seat }.
}
town-given = { $space ->
    [0] Dzięki zaślubinom { $seat } przejmuje miasto { $town }.
   *[other] Dzięki polu { $space } toru zaślubin { $seat } przejmuje miasto { $town }.
}
no-town-free = { $region ->
    [any] Nie ma wolnego miasta dla gracza { $seat }.
   *[other] W regionie { $region } nie ma wolnego miasta dla gracza { $seat }.
}

# bitwa
vikings-repelled = Atak wikingów odparty: nikt nie traci miasta.
vikings-raid = { $raiders ->
    [1] Zostaje jeden najeźdźca: najazd wikingów.
    [few] Zostaje { $raiders } najeźdźców: najazd wikingów.
    [many] Zostaje { $raiders } najeźdźców: najazd wikingów.
   *[other] Zostaje { $raiders } najeźdźców: najazd wikingów.
}
town-lost = { $choice ->
    [only] { $loser } ma najmniej najeźdźców ({ $raiders }) i traci na rzecz wikingów swoje jedyne miasto: { $town }.
    [most] { $loser } ma najmniej najeźdźców ({ $raiders }) i traci na rzecz wikingów miasto { $town }; wybiera je { $seat }, mając ich najwięcej.
   *[own] { $loser } ma najmniej najeźdźców ({ $raiders }) i traci na rzecz wikingów miasto { $town }; najwięcej ma kilku graczy, więc wybiera { $loser }.
}
nothing-to-lose = { $loser } ma najmniej najeźdźców, ale nie ma miasta do stracenia.
battle-tied = Kilku graczy ma najwięcej najeźdźców ({ $raiders }): nikt nie dostaje znacznika poważania.
battle-won = { $seat } ma najwięcej najeźdźców ({ $raiders }): znacznik poważania i { $points ->
    [1] punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}; wszyscy ci najeźdźcy wracają do puli.
spoils-shared = Teraz najwięcej najeźdźców ({ $raiders }): punkt dla gracza { $seat }, jeden najeźdźca wraca do puli.

# Kościół
church-tied = Kilku graczy ma najwięcej dysków na obszarze Kościoła ({ $discs }): nikt nie buduje klasztoru ani nie bierze znacznika aktywnego miasta.
church-won = { $seat } ma najwięcej dysków na obszarze Kościoła ({ $discs }): klasztor i znacznik aktywnego miasta; wszystkie te dyski wracają.
church-served = { $seat } ma na obszarze Kościoła co najmniej 4 dyski ({ $discs }): klasztor.
monastery-built = { $seat } buduje klasztor w mieście { $town }.
no-place-for-monastery = { $seat } nie ma miejsca na klasztor.
marker-moved = { $seat } bierze znacznik aktywnego miasta.
marker-kept = { $seat } zatrzymuje znacznik aktywnego miasta.
church-shared = Teraz najwięcej dysków na obszarze Kościoła ({ $discs }): punkt dla gracza { $seat }, jeden dysk wraca.

# władza w regionach
token-turned = { $region } osiąga wartość progową: razem { $weight }, klasztor liczy się za 2. Znacznik roszczenia zostaje odkryty.
region-claimed = { $seat } zdobywa władzę w regionie { $region } z wynikiem { $weight }.
region-taken = { $seat } odbiera graczowi { $before } władzę w regionie { $region } z wynikiem { $weight }.
region-tied = { $region }: remis na prowadzeniu ({ $weight }); znacznik roszczenia zostaje na planszy.
region-lost = W regionie { $region } prowadzą wikingowie: znacznik roszczenia wraca od gracza { $seat } na planszę.

# koniec
most-coins = { $seat } ma najwięcej monet ({ $coins }): punkt.
marker-scored = { $seat } ma znacznik aktywnego miasta: punkt.
renown-scored = { $points ->
    [1] { $seat } zdobywa punkt za poważanie.
    [few] { $seat } zdobywa { $points } punkty za poważanie.
    [many] { $seat } zdobywa { $points } punktów za poważanie.
   *[other] { $seat } zdobywa { $points } punktu za poważanie.
}
token-scored = { $points ->
    [one] { $seat } zdobywa { $points } punkt za region { $region }.
    [few] { $seat } zdobywa { $points } punkty za region { $region }.
    [many] { $seat } zdobywa { $points } punktów za region { $region }.
   *[other] { $seat } zdobywa { $points } punktu za region { $region }.
}
half-scored = { $seat } remisuje na prowadzeniu w regionie { $region } i zdobywa połowę: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
regions-scored = { $seat } kontroluje miasta w { $regions ->
    [1] jednym regionie
    [few] { $regions } regionach
    [many] { $regions } regionach
   *[other] { $regions } regionach
} i zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
won = { $by ->
    [points] { $seat } wygrywa z wynikiem { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
    [claim-tokens] { $seat } wygrywa z wynikiem { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
        [many] { $points } punktów
       *[other] { $points } punktu
    }: remis rozstrzygają znaczniki roszczenia.
    [marriages] { $seat } wygrywa z wynikiem { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
        [many] { $points } punktów
       *[other] { $points } punktu
    }: remis rozstrzygają karty zaślubin.
   *[shared] { $seat } dzieli się zwycięstwem, mając { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
}

# na kogo czekają inni
wait-place-first-disc = { $seat } wybiera miasto początkowe.
wait-pick-card = { $seat } wybiera karty.
wait-lead-town = { $seat } wybiera aktywne miasto.
wait-lead-card = { $seat } wybiera kartę, by rozpocząć próbę.
wait-play-card = { $seat } wybiera kartę.
wait-choose-action = { $seat } wybiera akcję.
wait-buy-extras = { $seat } może dokupić więcej.
wait-expand = { $seat } może poszerzyć zasięg.
wait-free-town = { $seat } wyzwala miasto.
wait-take-town = { $seat } wybiera wolne miasto.
wait-answer-princess = { $seat } odpowiada Księżniczce Danii.
wait-choose-lost-town = { $seat } wybiera, które miasto przepadnie.
wait-build-monastery = { $seat } umieszcza klasztor.

# o co pytamy
prompt-place-first-disc = Połóż swój pierwszy dysk na mieście w regionie bez dysków innych graczy.
prompt-pick-card = { $left ->
    [1] Wybierz jeszcze jedną kartę; reszta trafi do gracza po lewej.
    [few] Wybierz { $left } karty; reszta trafi do gracza po lewej.
    [many] Wybierz { $left } kart; reszta trafi do gracza po lewej.
   *[other] Wybierz { $left } karty; reszta trafi do gracza po lewej.
}
prompt-lead-town = { $cards ->
    [some] Rozpoczynasz próbę: połóż znacznik na wolnym mieście, do którego masz pasującą kartę.
   *[none] Rozpoczynasz próbę, ale nie masz karty do żadnego wolnego miasta: połóż znacznik na dowolnym z nich.
}
prompt-lead-card = { $colour ->
    [none] Wszystkie miasta są zajęte. Rozpocznij próbę dowolną kartą.
    [any] Nie masz karty do żadnego wolnego miasta: rozpocznij próbę o miasto { $town } dowolną kartą.
    [red] Rozpocznij próbę o miasto { $town } kartą czerwoną lub białą.
    [blue] Rozpocznij próbę o miasto { $town } kartą niebieską lub białą.
   *[yellow] Rozpocznij próbę o miasto { $town } kartą żółtą lub białą.
}
prompt-play-card = { $colour ->
    [none] Zagraj kartę. Tej próby nikt nie może wygrać.
    [red] Zagraj kartę. Miasto { $town } zdobywa najwyższa czerwona lub biała karta.
    [blue] Zagraj kartę. Miasto { $town } zdobywa najwyższa niebieska lub biała karta.
   *[yellow] Zagraj kartę. Miasto { $town } zdobywa najwyższa żółta lub biała karta.
}
prompt-choose-action = Twoja { $card } przegrywa próbę: wybierz jej górną lub dolną akcję.
prompt-buy-extras = { $symbol ->
    [court] Ile dodatkowych pól na torze zaślubin, po 2 monety za każde? Masz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }.
    [raider] Ilu dodatkowych najeźdźców, po 2 monety za każdego? Masz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }.
   *[church] Ile dodatkowych dysków dla Kościoła, po 2 monety za każdy? Masz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }.
}
prompt-expand = Zapłać 5 monet i poszerz zasięg do sąsiedniego miasta albo zrezygnuj.
prompt-free-town = Usuń z planszy jeden znacznik kontroli wikingów.
prompt-take-town = { $region ->
    [any] Połóż dysk na dowolnym wolnym mieście.
   *[other] Połóż dysk na wolnym mieście w regionie { $region }.
}
prompt-answer-princess = Księżniczka Danii jest twoja: wsparcie wojskowe, handel czy odtrącenie za 4 punkty?
prompt-choose-lost-town = { $loser ->
    [you] Wybierz, które z twoich miast zajmą wikingowie.
   *[other] Masz najwięcej najeźdźców: wybierz, które miasto gracza { $loser } zajmą wikingowie.
}
prompt-build-monastery = Zbuduj klasztor w jednym ze swoich miast; będzie się ono liczyć podwójnie.

# dlaczego nie
choose-a-town = Trzeba wybrać miasto.
choose-a-town-or-no = Wybierz miasto, do którego poszerzysz zasięg, albo „nie poszerzaj”.
choose-a-card = Trzeba wybrać kartę.
choose-an-action = Wybierz górną lub dolną akcję { FORM($card, "gen") }.
choose-extras = Wybierz, ile chcesz dokupić; +0 oznacza nic.
region-has-disc = W regionie { $region } ktoś ma już dysk; zacznij w innym regionie.
picked-already = Ta karta jest już wybrana: { $card }.
not-in-the-pack = Nie ma { FORM($card, "gen") } wśród twoich kart do wyboru.
not-in-hand = Nie masz na ręce { FORM($card, "gen") }.
town-has-disc = Na mieście { $town } leży już dysk.
no-card-for-the-town = { $colour ->
    [red] Nie masz ani czerwonej, ani białej karty, więc nie możesz rozpocząć próby o czerwone miasto.
    [blue] Nie masz ani niebieskiej, ani białej karty, więc nie możesz rozpocząć próby o niebieskie miasto.
   *[yellow] Nie masz ani żółtej, ani białej karty, więc nie możesz rozpocząć próby o żółte miasto.
}
wrong-colour = { $colour ->
    [red] Miasto jest czerwone: rozpocznij kartą czerwoną lub białą.
    [blue] Miasto jest niebieskie: rozpocznij kartą niebieską lub białą.
   *[yellow] Miasto jest żółte: rozpocznij kartą żółtą lub białą.
}
too-few-coins = { $price ->
    [one] To kosztuje { $price } monetę; masz { $coins }.
    [few] To kosztuje { $price } monety; masz { $coins }.
    [many] To kosztuje { $price } monet; masz { $coins }.
   *[other] To kosztuje { $price } monety; masz { $coins }.
}
too-many-extras = { $symbol ->
    [court] Dalej tor zaślubin się kończy: najwyżej { $most } więcej.
   *[raider] Z obszaru bitwy można wziąć najwyżej { $most } więcej.
}
active-town = Na tym mieście leży znacznik aktywnego miasta; przypadnie ono zwycięzcy próby.
no-road = Żadna droga nie prowadzi bezpośrednio z miasta, które kontrolujesz, do miasta { $town }.
no-vikings-there = Na mieście { $town } nie ma znacznika kontroli wikingów.
answer-the-princess = Wybierz wsparcie wojskowe, handel lub odtrącenie.
other-region = Miasto musi leżeć w regionie { $region }.
not-a-town-of = { $loser } nie kontroluje miasta { $town }.
monastery-there = W mieście { $town } jest już klasztor.
not-your-town = Nie kontrolujesz miasta { $town }.

# opcje
option-town = { $colour ->
    [red] { $town } { $name } (czerwone)
    [blue] { $town } { $name } (niebieskie)
   *[yellow] { $town } { $name } (żółte)
}
option-card = { $colour ->
    [red] czerwona { $card }
    [blue] niebieska { $card }
    [yellow] żółta { $card }
   *[white] biała { $card }
}
option-action = { $action ->
    [upper] górna akcja
   *[lower] dolna akcja
}
option-no = nie poszerzaj
option-offer = { $offer ->
    [support] wsparcie wojskowe: miasta wikingów liczą się jak twoje przy zdobywaniu władzy
    [trade] handel: miasta wikingów liczą się jak twoje przy liczbie regionów
   *[reject] odtrącenie: 4 punkty
}
action = { $symbol ->
    [coin] { $number ->
        [1] moneta, potem możesz poszerzyć zasięg za 5 monet
        [few] { $number } monety, potem możesz poszerzyć zasięg za 5 monet
        [many] { $number } monet, potem możesz poszerzyć zasięg za 5 monet
       *[other] { $number } monety, potem możesz poszerzyć zasięg za 5 monet
    }
    [court] { $number ->
        [one] { $number } pole na torze zaślubin
        [few] { $number } pola na torze zaślubin
        [many] { $number } pól na torze zaślubin
       *[other] { $number } pola na torze zaślubin
    }
    [raider] { $number ->
        [one] { $number } najeźdźca
        [few] { $number } najeźdźców
        [many] { $number } najeźdźców
       *[other] { $number } najeźdźców
    }
    [church] { $number ->
        [one] { $number } dysk dla Kościoła
        [few] { $number } dyski dla Kościoła
        [many] { $number } dysków dla Kościoła
       *[other] { $number } dysku dla Kościoła
    }
   *[pay] zapłać monetę, potem usuń znacznik wikingów
}
option-extras = { $extras ->
    [0] nic
   *[other] +{ $extras } za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }
}

# nagłówki punktacji
heading-start = początek
heading-marriages = zaślubiny
heading-battle = bitwa
heading-church = Kościół
heading-payments = brak monet
heading-coins = najwięcej monet
heading-marker = znacznik miasta
heading-renown = poważanie
heading-tokens = władza w regionach
heading-halves = remisy w regionach
heading-regions = liczba regionów

# ustalenia przy stole
table-expand_into_active_town = Poszerzanie do aktywnego miasta
    .hint = Czy można poszerzyć zasięg do miasta, na którym leży znacznik aktywnego miasta. Wprost zabrania tego tylko polskie wydanie.
    .forbidden = Zabronione
    .allowed = Dozwolone
table-five_players_last_card = W pięć osób: ostatnia karta rundy
    .hint = Czy przy pięciu graczach ostatnia karta rundy jest odrzucana, czy zagrywana; wydania się różnią.
    .discarded = Odrzucana
    .played = Zagrywana
table-viking_deck = Karty wikingów
    .hint = Siła ataku na kartach wikingów; obie talie są rekonstrukcjami.
    .default = Zwykła siła ataku
    .alternative = Inna siła ataku

# co gracze powinni wiedzieć o stole i o danych gry
about-table = Siła ataku na kartach wikingów to rekonstrukcja, a nazwy miast są nasze.
provenance-vikings = Siła ataku na siedmiu kartach wikingów to rekonstrukcja, w obu taliach.
provenance-towns = Nazwy miast są nasze: na planszy ich nie ma.
provenance-one-source = Kolory N6, S6, C5 i L3 oraz droga morska C7-M1 opierają się na jednym źródle.
provenance-cards = Karta 5 daje trzy monety przez analogię (jeden ślad mówi o dwóch); karta 1 ma symbol kontroli na mocy zasad.
provenance-symbols = Pozostałe symbole kart i tor zaślubin opierają się na jednym odpisie, który zgadza się ze wszystkim, co dało się sprawdzić.
provenance-order = Kolejność symboli w akcjach głównych to rekonstrukcja.

# znaki i podpisy na rysunku
sign-points = punkty
sign-hand = ręka
sign-pack = wybór
sign-primary = główna
sign-upper = górna
sign-lower = dolna
sign-round = runda { $round } z { $rounds }
sign-battle = najeźdźcy na obszarze bitwy
sign-track = tor zaślubin
sign-support = ma wsparcie wojskowe
sign-trade = ma handel
sign-red = czerwony, bitwa
sign-blue = niebieski, Kościół
sign-yellow = żółty, zaloty
sign-white = biały, każde miasto
sign-disc = dysk gracza A
sign-viking = znacznik wikingów
sign-monastery = klasztor
sign-marker = znacznik miasta
sign-road = droga
sign-legal = możesz to wybrać
sign-last = ostatni wybór
sign-threshold = próg 4, wartość 6 punktów
sign-face-down = zakryty znacznik roszczenia
sign-face-up = znacznik roszczenia na planszy
sign-control = przejęcie aktywnego miasta
sign-coin = moneta
sign-pay = zapłata monety
sign-court = pole na torze zaślubin
sign-raider = najeźdźca
sign-church = dysk dla Kościoła
sign-expand = poszerzenie zasięgu za 5 monet
sign-free = usunięcie znacznika wikingów
sign-renown = poważanie
sign-claims = władza w regionach
sign-marriages = zaślubiny
sign-winner = wygrywająca karta

# co dają zaślubiny
gift-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
gift-renown = { $points ->
    [one] { $points } punkt, znacznik poważania
    [few] { $points } punkty, znacznik poważania
    [many] { $points } punktów, znacznik poważania
   *[other] { $points } punktu, znacznik poważania
}
gift-town = { $points ->
    [one] { $points } punkt, wolne miasto w regionie { $region }
    [few] { $points } punkty, wolne miasto w regionie { $region }
    [many] { $points } punktów, wolne miasto w regionie { $region }
   *[other] { $points } punktu, wolne miasto w regionie { $region }
}
gift-princess = { $points ->
    [one] wsparcie, handel lub { $points } punkt
    [few] wsparcie, handel lub { $points } punkty
    [many] wsparcie, handel lub { $points } punktów
   *[other] wsparcie, handel lub { $points } punktu
}

# skąd nadzieje na punkty
facet-points = dotychczasowe punkty
facet-renown = poważanie
facet-regions = władza w regionach
facet-spread = liczba regionów
facet-towns = miasta i klasztory
facet-marriage = zaloty
facet-battle = bitwa
facet-church = Kościół
facet-coins = monety
facet-lead = znacznik miasta
facet-hand = karty na ręce

# pierwsza lekcja
lesson-welcome = Witaj w Irlandii, około roku 1000. Walczysz o jej miasta z dwoma przeciwnikami. Gra trwa 3 rundy. Potem wygrywa ten, kto ma najwięcej punktów. Większość punktów dają regiony: na koniec gry każdy z nich punktuje dla gracza, który zdobył w nim władzę, zwykle tego, kto ma tam najwięcej miast.
lesson-map = Na mapie jest 8 regionów. Tabliczka obok każdego z nich pokazuje jego punkty. Każde miasto jest czerwone, niebieskie lub żółte i ma na sobie topór, krzyż lub pierścień. Przycisk „Aa” na mapie pokazuje nazwy wszystkich miast. Wskaż cokolwiek, a zobaczysz objaśnienie.
lesson-first-town = Każdy zaczyna z jednym miastem, każdy w innym regionie. Masz znacznik aktywnego miasta, więc wybierasz jako pierwszy gracz. Weź Sligo, wyróżnione czerwone miasto w regionie Bréifne na północnym zachodzie. To mały region i łatwo zdobyć w nim władzę. Kliknij miasto; na ekranie dotykowym stuknij je, a potem naciśnij „Zatwierdź”.
lesson-not-first-town = Tam też można zacząć. Ale ta lekcja zaczyna się w mieście Sligo: Bréifne otwiera się już przy 2 miastach, więc szybko zdobędziesz tam władzę. Wybierz wyróżnione miasto.

lesson-draft = Zaczyna się runda 1. Wylądowało 13 najeźdźców wikingów, a zaślubiny tej rundy to Brigid; o jednym i drugim powiemy później. Najpierw wybór kart. Masz 8 kart do wyboru: wybierz 2, a reszta trafi do gracza po lewej i dostaniesz następne karty. Wszyscy wybierają jednocześnie.
lesson-card = U góry karty widać jej wartość i kolor. Pierwszy rząd poniżej jest dla karty, która wygrywa próbę; flaga oznacza, że przejmujesz miasto. Rzędy pod nim są dla karty, która przegrywa: wybierasz wtedy jeden z nich. Przegrana też może się więc opłacać.
lesson-pick-high = Najpierw przyda ci się karta, która wygrywa. Wygrywają wysokie karty, a białe pasują do miast każdego koloru. Najwyższa z tych kart to biała 21, ale moneta z minusem oznacza, że płacisz monetę. Biała 20 nic nie kosztuje. Wybierz białą 20.
lesson-not-pick-high = Przydatna karta, ale najpierw weź taką, która da ci miasto. Biała 20 pasuje do każdego miasta i nic nie kosztuje. Wybierz wyróżnioną kartę.

lesson-help = Pomoc jest zawsze pod ręką. Przycisk z książką lub klawisz R otwiera zasady. „Cofnij” lub U cofa wybór, dopóki nie wyszło na jaw nic nowego. Później, gdy będziesz grać samodzielnie, „Doradź” lub H pokaże ci dobre posunięcia.
lesson-pick-low = Teraz karta, którą dobrze jest przegrać. Niskie karty rzadko wygrywają, ale spójrz na drugi rząd niebieskiej 6: 3 monety, a potem strzałka, która pozwala kupić miasto. Wybierz niebieską 6.
lesson-not-pick-low = To też może być dobra karta. Ale wkrótce będziesz potrzebować monet, a najwięcej dają ich niskie karty. Nadałaby się i czerwona 5; w tej lekcji gramy jednak dalej niebieską 6. Wybierz wyróżnioną kartę.

lesson-tricks = Karty obeszły stół. Resztę wybrała za ciebie lekcja i masz teraz na ręce 8 kart. Czeka cię 7 prób: w każdej z nich wszyscy zagrywają po jednej karcie, walcząc o to samo miasto. Ósmej karty się nie zagrywa.
lesson-lead-town = Próbę rozpoczyna gracz ze znacznikiem aktywnego miasta. Teraz to ty. Najpierw połóż znacznik na wolnym mieście, do którego masz na ręce pasującą kartę. Wybierz wyróżnione żółte miasto na wschodzie: Tara. Jego region, Southern Uí Néill, jest wart 5 punktów i wcześnie się otwiera.
lesson-not-lead-town = Tam też możesz rozpocząć próbę. Ale pomyśl o regionach: Southern Uí Néill jest wart 5 punktów, a jego próg to tylko 3. Wybierz wyróżnione miasto: Tara.

lesson-lead-card = Miasto Tara jest żółte, więc rozpocznij kartą żółtą lub białą. Pozostali mogą potem zagrać dowolną kartę. Wygrywa najwyższa żółta lub biała karta; inne kolory nie mogą wygrać. Twoją białą 20 mogą przebić tylko biała 21, biała 22 i żółta 23. Zagraj ją.
lesson-not-lead-card = Możesz rozpocząć tą kartą, ale łatwiej ją przebić. Chcesz zdobyć miasto Tara: zagraj białą 20.

lesson-won = Wygrywasz! Miasto Tara jest twoje. Przeciwnicy zagrali czerwone karty, które nie mogą zdobyć żółtego miasta. Przegrali celowo, by za swoje karty wziąć najeźdźców. Gracze wykonują akcje po kolei, od najniższej karty do najwyższej.
lesson-lose = Masz też znacznik aktywnego miasta, więc rozpoczynasz następną próbę. Lekcja położyła go na niebieskim mieście Kildare. Nie potrzebujesz go teraz; potrzebujesz monet. Tym razem chcesz więc przegrać: rozpocznij niebieską 6, swoją najniższą niebieską kartą.
lesson-not-lose = Wyższą kartą możesz zdobyć miasto, którego nie potrzebujesz, albo dostać mniej monet. Rozpocznij niebieską 6: jeśli przegra, da ci 3 monety.

lesson-upper = Niebieska 12 przebija twoją niebieską 6, i o to chodziło. Przegrywasz, więc wybierasz jedną z dwóch akcji. Górna akcja daje 3 monety, a potem możesz poszerzyć zasięg. Dolna akcja daje 2 dyski dla Kościoła. Masz 3 monety; wybierz górną akcję, a będziesz mieć 6.
lesson-not-upper = Na Kościół przyjdzie pora później. Wybierz górną akcję: mając 6 monet, od razu kupisz miasto.

lesson-expand = Aby poszerzyć zasięg, płacisz 5 monet i kładziesz dysk na wolnym mieście. Droga musi je łączyć z jednym z twoich miast. Weź Drumcliff, sąsiada miasta Sligo w regionie Bréifne. Będziesz mieć tam 2 miasta, a 2 to próg tego regionu: to wystarczy, by go otworzyć.
lesson-not-expand = To dobra chwila na zakup, a inne miasta nie są złe. Ale z miastem Drumcliff masz w regionie Bréifne 2 miasta i to otwiera region. Wybierz Drumcliff, wyróżnione miasto.

lesson-courtship = Spójrz na tor zaślubin, schody obok mapy. Kto na koniec rundy stoi najwyżej, zdobywa kartę zaślubin: teraz to Brigid, warta 4 punkty. Pozostali dostają to, co pokazuje ich pole. Jeśli twój ruch kończy się na polu, które ktoś zajmuje, cofasz się na wolne pole.
lesson-court-card = Gracz po prawej ma już Kildare i rozpoczyna próbę o Donegal niebieską 25. W niebieskim mieście nic jej nie przebije. Wykorzystaj więc tę próbę inaczej: zagraj żółtą 17. W jej trzecim rzędzie są trzy pierścienie: trzy pola na torze zaślubin.
lesson-not-court-card = W próbie o Donegal nikt nie przebije niebieskiej 25. Zagraj więc kartę, którą dobrze jest przegrać. Żółta 17 daje trzy pola na torze zaślubin; wybierz wyróżnioną kartę.

lesson-lower = Twoja karta przegrywa. Górna akcja żółtej 17 daje jedną monetę, dolna trzy pola na torze zaślubin. Gracz po lewej jest na polu 2, więc trzy pola dadzą ci prowadzenie. Wybierz dolną akcję.
lesson-not-lower = Moneta się przyda, ale trzy pola są warte więcej: dają ci prowadzenie na torze zaślubin. Wybierz dolną akcję.

lesson-raiders = Teraz wikingowie. Jeśli na koniec rundy na obszarze bitwy zostaną najeźdźcy, gracz, który wziął ich najmniej, traci miasto. Kto bez remisu ma ich najwięcej, zdobywa poważanie i punkty. Nie masz jeszcze żadnego, więc jesteś w niebezpieczeństwie.
lesson-raider-card = Ta próba toczy się o żółte miasto Dunseverick. Czerwona 24 jest bardzo wysoka, ale żółtego miasta zdobyć nie może. Nie szkodzi: jej trzeci rząd daje 3 najeźdźców. Zagraj czerwoną 24. Dolną akcję wybierze za ciebie lekcja.
lesson-not-raider-card = Nie masz jeszcze najeźdźców, a kto ma ich najmniej, może stracić miasto. Zagraj czerwoną 24, wyróżnioną kartę: tu przegra i da ci 3 najeźdźców.

lesson-church = Masz już 3 najeźdźców, gracz po lewej tylko 2. Pora na Kościół. Kto na koniec rundy bez remisu ma najwięcej dysków na obszarze Kościoła, buduje klasztor i bierze znacznik aktywnego miasta. Miasto z klasztorem liczy się w regionie za 2, a nie za 1.
lesson-church-card = Gracz po lewej rozpoczyna próbę o żółte miasto Ardagh białą 13. Twoje żółte karty są niższe, więc nie możesz wygrać. Zagraj niebieską 16: przegra i da ci 3 dyski na obszarze Kościoła. Lekcja wybierze za ciebie dolną akcję i rozegra dwie ostatnie próby rundy.
lesson-not-church-card = Żadną kartą nie wygrasz teraz próby o Ardagh. Zagraj niebieską 16, wyróżnioną kartę: z 3 dyskami samodzielnie prowadzisz na obszarze Kościoła.

lesson-upkeep = Dwie ostatnie próby dały ci jeszcze dwa pola na torze zaślubin i 2 monety. To koniec prób w rundzie 1. Następuje utrzymanie, zawsze w tej kolejności: zaślubiny, bitwa, Kościół, regiony.
lesson-upkeep-results = Zaślubiny: stoisz najwyżej, więc Brigid daje ci 4 punkty. Bitwa: zostało 3 najeźdźców. Gracz po lewej ma ich najmniej i traci Ardagh na rzecz wikingów. Gracz po prawej ma ich najwięcej i zdobywa znacznik poważania oraz 2 punkty. Ty masz drugie miejsce: 1 punkt.
lesson-monastery = Kościół: tylko ty masz tam dyski, więc budujesz klasztor i bierzesz znacznik aktywnego miasta. W regionie Bréifne i tak prowadzisz. W regionie Southern Uí Néill masz 1 miasto i wikingowie mają 1. Z klasztorem Tara liczy się za 2 i prowadzisz samodzielnie. Zbuduj go w mieście Tara.
lesson-not-monastery = W regionie Bréifne prowadzisz i bez klasztoru. Zbuduj go w mieście Tara: tam wyprzedzisz dzięki niemu wikingów. Region ma wtedy razem 3 i to go otwiera.

lesson-claims = Masz władzę w dwóch regionach! Region otwiera się, gdy wszystkie jego miasta razem osiągną próg; miasta wikingów też się liczą. Znacznik roszczenia bierze wtedy ten, kto samodzielnie ma tam najwięcej. Masz Bréifne, 3 punkty, i Southern Uí Néill, 5 punktów.
lesson-keep-claims = Znaczniki roszczenia dają punkty na koniec gry. Do tego czasu sprawdza się je w każdej fazie utrzymania: kto wyprzedzi cię w regionie, odbierze ci jego znacznik. Przy remisie go zachowujesz.
lesson-spread = Runda 2: karty wybrała za ciebie lekcja. Rozpoczynasz, bo Kościół dał ci znacznik aktywnego miasta. Na koniec gry punktują też miasta w wielu regionach: 5 regionów daje 3 punkty, wszystkie 8 daje 10. Wybierz więc miasto w nowym dla siebie regionie: Kincora w regionie Munster. Resztę rundy 2 lekcja rozegra za ciebie.
lesson-not-spread = To nie: masz już miasto w tym regionie albo lekcja łatwiej potoczy się bez niego. Wybierz wyróżnione miasto, Kincora, lub inne niebieskie albo żółte miasto w regionie, w którym jeszcze nic nie masz.

lesson-last-round = Runda 2 za nami, a runda 3 jest ostatnia. Teraz grasz samodzielnie przeciw dwóm botom najniższego poziomu. Masz 17 punktów, one po 13. Masz dwa znaczniki roszczenia i znacznik aktywnego miasta. Ale uważaj: w regionie Southern Uí Néill gracz po lewej ma tyle samo co ty.
lesson-more = Dwie rzeczy są nowe. Gdy karta daje ci najeźdźców, dyski lub pola na torze zaślubin, możesz dokupić ich więcej, po 2 monety za sztukę. A zaślubiny tej rundy to Księżniczka Danii: kto ją zdobędzie, dostaje 4 punkty albo miasta wikingów liczą mu się jak własne.
lesson-goodbye = Punktacja końcowa nagradza znaczniki roszczenia, liczbę regionów, poważanie, znacznik aktywnego miasta i najwięcej monet. Przegląd pokazuje, co by było, gdyby runda skończyła się teraz. Pomogą ci „Doradź” (H) i zasady (R). Zacznij od wyboru kart: wybierz 2. Powodzenia!
