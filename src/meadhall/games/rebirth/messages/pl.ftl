# Rebirth po polsku. Identyfikatory należą do zdarzeń, pytań, powodów i kart; patrz docs/architecture.md, „Words”.

title = Nowa Ziemia

# przygotowanie
tower-laid = Wieża { $tower }: { $bonus }.
mission-laid = Misja publiczna: { $card }.
tile-set-aside = { $tile ->
    [hidden] { $seat } odkłada kafelek.
    [F] { $seat } odkłada farmę.
    [E] { $seat } odkłada elektrownię.
    [S1] { $seat } odkłada osadę o wpływie 1.
    [S2] { $seat } odkłada osadę o wpływie 2.
    [S3] { $seat } odkłada osadę o wpływie 3.
   *[S4] { $seat } odkłada osadę o wpływie 4.
}
first-player = { $seat } rozpoczyna.

# tura
tile-drawn = { $tile ->
    [hidden] { $seat } dobiera kafelek.
    [F] { $seat } dobiera farmę.
    [E] { $seat } dobiera elektrownię.
    [S1] { $seat } dobiera osadę o wpływie 1.
    [S2] { $seat } dobiera osadę o wpływie 2.
    [S3] { $seat } dobiera osadę o wpływie 3.
   *[S4] { $seat } dobiera osadę o wpływie 4.
}
tile-chosen = { $tile ->
    [hidden] { $seat } wybiera kafelek i zwraca { $returned ->
        [1] jeden kafelek
        [few] { $returned } kafelki
        [many] { $returned } kafelków
       *[other] { $returned } kafelka
    }.
    [F] { $seat } wybiera farmę i zwraca { $returned ->
        [1] jeden kafelek
        [few] { $returned } kafelki
        [many] { $returned } kafelków
       *[other] { $returned } kafelka
    }.
    [E] { $seat } wybiera elektrownię i zwraca { $returned ->
        [1] jeden kafelek
        [few] { $returned } kafelki
        [many] { $returned } kafelków
       *[other] { $returned } kafelka
    }.
   *[other] { $seat } wybiera osadę i zwraca { $returned ->
        [1] jeden kafelek
        [few] { $returned } kafelki
        [many] { $returned } kafelków
       *[other] { $returned } kafelka
    }.
}
tile-placed = { $tile ->
    [F] { $seat } kładzie farmę na { $hex }.
    [E] { $seat } kładzie elektrownię na { $hex }.
    [S1] { $seat } kładzie osadę o wpływie 1 na { $hex }.
    [S2] { $seat } kładzie osadę o wpływie 2 na { $hex }.
    [S3] { $seat } kładzie osadę o wpływie 3 na { $hex }.
   *[S4] { $seat } kładzie osadę o wpływie 4 na { $hex }.
}
tile-removed = { $tile ->
    [F] Nie ma już pola na farmę gracza { $seat }; kafelek odpada z gry.
    [E] Nie ma już pola na elektrownię gracza { $seat }; kafelek odpada z gry.
   *[other] Nie ma już pola na osadę gracza { $seat }; kafelek odpada z gry.
}
cluster-scored = { $tile ->
    [F] { $seat } zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za skupisko { $size ->
        [1] jednej farmy
        [few] { $size } farm
        [many] { $size } farm
       *[other] { $size } farm
    }.
   *[E] { $seat } zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za skupisko { $size ->
        [1] jednej elektrowni
        [few] { $size } elektrowni
        [many] { $size } elektrowni
       *[other] { $size } elektrowni
    }.
}
harbour-scored = { $seat } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} za port.
coast-scored = { $seat } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} za wybrzeże.
settlement-scored = Osada { $settlement } ukończona: { $seat } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, mając wpływ { $influence }.
castle-taken = { $seat } przejmuje zamek { $castle }.
castle-conquered = { $seat } odbiera zamek { $castle } graczowi { $before }.

# Szkocja
cathedral-visited = { $seat } dociera do katedry { $cathedral }.
mission-drawn = { $mission ->
    [hidden] { $seat } dobiera kartę misji.
   *[other] { $seat } dobiera misję „{ $mission }”.
}

# Irlandia
mission-fulfilled = { $doubled ->
    [0] { $first ->
        [0] { $seat } wypełnia misję „{ $card }” i zdobywa { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }.
       *[1] { $seat } jako pierwszy gracz wypełnia misję „{ $card }” i zdobywa { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }.
    }
   *[1] { $first ->
        [0] { $seat } wypełnia misję „{ $card }” i zdobywa podwójnie: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }.
       *[1] { $seat } jako pierwszy gracz wypełnia misję „{ $card }” i zdobywa podwójnie: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }.
    }
}
tower-visited = { $seat } dociera do wieży { $tower }: { FORM($bonus, "noun") }.
tower-scored = { $seat } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} za wieże.
token-placed = { $seat } kładzie żeton podwojenia na misji „{ $card }”.
token-wasted = { $seat } ma już wypełnione wszystkie misje; żeton podwojenia przepada.
extra-tile-drawn = { $tile ->
    [hidden] { $seat } dobiera dodatkowy kafelek.
    [F] { $seat } dobiera dodatkowy kafelek: farmę.
    [E] { $seat } dobiera dodatkowy kafelek: elektrownię.
   *[other] { $seat } dobiera dodatkowy kafelek: osadę ({ $tile }).
}
extra-tile-lost = Wieża { $tower } dałaby graczowi { $seat } drugi dodatkowy kafelek w tej turze; premia przepada.
private-mission-drawn = { $card ->
    [hidden] { $seat } dobiera misję prywatną.
   *[other] { $seat } dobiera misję prywatną „{ $card }”.
}

# koniec
unfinished-scored = Osada { $settlement } nieukończona: { $seat } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
castles-scored = { $seat } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} za { $castles ->
    [1] jeden zamek
    [few] { $castles } zamki
    [many] { $castles } zamków
   *[other] { $castles } zamku
}.
mission-scored = { $points ->
    [0] { $seat } nie wypełnia misji „{ $mission }”.
    [one] { $seat } zdobywa { $points } punkt za misję „{ $mission }”.
    [few] { $seat } zdobywa { $points } punkty za misję „{ $mission }”.
    [many] { $seat } zdobywa { $points } punktów za misję „{ $mission }”.
   *[other] { $seat } zdobywa { $points } punktu za misję „{ $mission }”.
}
private-mission-scored = { $points ->
    [0] { $seat } nie wypełnia misji prywatnej „{ $card }”.
    [one] { $seat } zdobywa { $points } punkt za misję prywatną „{ $card }”.
    [few] { $seat } zdobywa { $points } punkty za misję prywatną „{ $card }”.
    [many] { $seat } zdobywa { $points } punktów za misję prywatną „{ $card }”.
   *[other] { $seat } zdobywa { $points } punktu za misję prywatną „{ $card }”.
}
won = { $by ->
    [points] { $seat } wygrywa z wynikiem { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
    [first-tiebreak] { $seat } wygrywa z wynikiem { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
        [many] { $points } punktów
       *[other] { $points } punktu
    }: remis rozstrzyga pierwszy zamek.
    [second-tiebreak] { $seat } wygrywa z wynikiem { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
        [many] { $points } punktów
       *[other] { $points } punktu
    }: remis rozstrzyga drugie kryterium.
   *[shared] { $seat } dzieli się zwycięstwem, mając { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
}

# na kogo czekają inni
wait-place-tile = { $seat } kładzie kafelek.
wait-choose-tile = { $seat } wybiera kafelek.
wait-place-token = { $seat } kładzie żeton podwojenia.

# o co pytamy
prompt-place-tile = { $tile ->
    [F] Połóż swoją farmę.
    [E] Połóż swoją elektrownię.
    [S1] Połóż swoją osadę o wpływie 1.
    [S2] Połóż swoją osadę o wpływie 2.
    [S3] Połóż swoją osadę o wpływie 3.
   *[S4] Połóż swoją osadę o wpływie 4.
}
prompt-choose-tile = Wybierz kafelek do położenia; pozostałe wrócą do twojego zasobu.
prompt-place-token = Wybierz misję dla swojego żetonu podwojenia.

# dlaczego nie
choose-a-hex = Trzeba położyć kafelek: wybierz pole.
not-playable = { $place ->
    [water] Nie można tu położyć kafelka: to woda albo miejsce poza mapą.
   *[other] Nie można tu położyć kafelka: to { $place }.
}
hex-occupied = To pole jest zajęte.
settlement-tile-elsewhere = Osadę można położyć tylko na polu osady.
settlement-hex-only = { $tile ->
    [F] Farmy nigdy nie można położyć na polu osady.
   *[E] Elektrowni nigdy nie można położyć na polu osady.
}
wrong-symbol = { $tile ->
    [F] Farmę można położyć na polu elektrowni tylko wtedy, gdy nie ma już wolnego pola farmy ani wolnego pustego pola.
   *[E] Elektrownię można położyć na polu farmy tylko wtedy, gdy nie ma już wolnego pola elektrowni ani wolnego pustego pola.
}
choose-a-tile = Najpierw trzeba wybrać jeden z kafelków na ręce.
tile-not-in-hand = Nie masz na ręce takiego kafelka ({ $tile }).
tile-fits-nowhere = Nie ma już pola na ten kafelek ({ $tile }); wybierz taki, który da się położyć.
choose-a-mission = Żeton podwojenia kładzie się na misji publicznej: wybierz jedną z kart rzędu.
mission-not-in-row = Misji „{ $card }” nie ma w rzędzie.
mission-fulfilled-already = Misja „{ $card }” jest już przez ciebie wypełniona.

# opcje
option-hex = { $row },{ $column }
option-named-hex = { $row },{ $column } ({ $places })
option-tile = { $tile ->
    [F] farma
    [E] elektrownia
    [S1] osada o wpływie 1
    [S2] osada o wpływie 2
    [S3] osada o wpływie 3
   *[S4] osada o wpływie 4
}
option-card = { $card } ({ $first } / { $later })

# karty misji Szkocji
mission-harbours = najwięcej portów
mission-medium-settlements = najwięcej średnich osad zajętych w całości
mission-power-plants = najwięcej skupisk co najmniej trzech elektrowni
mission-farms = najwięcej skupisk co najmniej trzech farm
mission-castles = najwięcej zamków
mission-cathedral-bonus = premia za katedrę
mission-castle = najwięcej pól przy zamku { $castle }

# zadania misji publicznych
task-hexes-at-one = { $place ->
    [castle] { $need ->
        [one] { $need } pole przy jednym zamku
        [few] { $need } pola przy jednym zamku
        [many] { $need } pól przy jednym zamku
       *[other] { $need } pola przy jednym zamku
    }
   *[tower] { $need ->
        [one] { $need } pole przy jednej wieży
        [few] { $need } pola przy jednej wieży
        [many] { $need } pól przy jednej wieży
       *[other] { $need } pola przy jednej wieży
    }
}
task-coastal-hexes = { $need ->
    [one] { $need } pole przybrzeżne
    [few] { $need } pola przybrzeżne
    [many] { $need } pól przybrzeżnych
   *[other] { $need } pola przybrzeżnego
}
task-settlements = { $settlement ->
    [1] { $need ->
        [one] pole w { $need } małej osadzie
        [few] po polu w { $need } małych osadach
        [many] po polu w { $need } małych osadach
       *[other] po polu w { $need } małych osadach
    }
    [2] { $need ->
        [one] pole w { $need } średniej osadzie
        [few] po polu w { $need } średnich osadach
        [many] po polu w { $need } średnich osadach
       *[other] po polu w { $need } średnich osadach
    }
    [3] { $need ->
        [one] pole w { $need } dużej osadzie
        [few] po polu w { $need } dużych osadach
        [many] po polu w { $need } dużych osadach
       *[other] po polu w { $need } dużych osadach
    }
   *[4] { $need ->
        [one] pole w { $need } megaosadzie
        [few] po polu w { $need } megaosadach
        [many] po polu w { $need } megaosadach
       *[other] po polu w { $need } megaosadach
    }
}
task-clusters = { $tile ->
    [F] { $need ->
        [one] { $need } skupisko co najmniej trzech farm
        [few] { $need } skupiska co najmniej trzech farm
        [many] { $need } skupisk co najmniej trzech farm
       *[other] { $need } skupiska co najmniej trzech farm
    }
   *[E] { $need ->
        [one] { $need } skupisko co najmniej trzech elektrowni
        [few] { $need } skupiska co najmniej trzech elektrowni
        [many] { $need } skupisk co najmniej trzech elektrowni
       *[other] { $need } skupiska co najmniej trzech elektrowni
    }
}
task-connect = { $place ->
    [castle] { $need ->
        [one] { $need } zamek połączony jedną grupą własnych kafelków
        [few] { $need } zamki połączone jedną grupą własnych kafelków
        [many] { $need } zamków połączonych jedną grupą własnych kafelków
       *[other] { $need } zamku połączonego jedną grupą własnych kafelków
    }
   *[tower] { $need ->
        [one] { $need } wieża połączona jedną grupą własnych kafelków
        [few] { $need } wieże połączone jedną grupą własnych kafelków
        [many] { $need } wież połączonych jedną grupą własnych kafelków
       *[other] { $need } wieży połączonej jedną grupą własnych kafelków
    }
}
task-places = { $need ->
    [one] kafelki przy { $need } zamku
    [few] kafelki przy { $need } różnych zamkach
    [many] kafelki przy { $need } różnych zamkach
   *[other] kafelki przy { $need } różnych zamkach
}

# premie wież
bonus-three-points = 3 punkty
bonus-thirteen-points = 13 punktów za wszystkie trzy
bonus-mission-card = misja prywatna
bonus-doubling-token = żeton podwojenia za obie
bonus-draw-three = dobierz trzy kafelki, połóż jeden
    .noun = dobranie trzech kafelków i położenie jednego
bonus-another-tile = połóż kolejny kafelek
    .noun = położenie kolejnego kafelka

# nagłówki punktacji
heading-farms = farmy
heading-power-plants = elektrownie
heading-settlements = osady
heading-shore = porty i wybrzeże
heading-towers = wieże
heading-unfinished = nieukończone osady
heading-castles = zamki
heading-missions = misje

# skąd nadzieje na punkty
facet-points = dotychczasowe punkty
facet-tiles = kafelki do położenia
facet-growth = miejsce na wzrost skupisk
facet-castles = zamki
facet-settlements = zaczęte osady
facet-missions = karty misji
facet-tasks = misje publiczne
facet-towers = wieże

# ustalenia przy stole
table-map = Mapa
    .hint = Szkocja to gra podstawowa, Irlandia zaawansowana. Zamiast nich można użyć pliku z mapą.
    .scotland = Szkocja (podstawowa)
    .ireland = Irlandia (zaawansowana)
table-zero_counts = „Najwięcej” spełnione także przy zerze
    .hint = Czy karta wymagająca „najwięcej” czegoś jest wypełniona, gdy nikt tego nie ma. Instrukcja o tym nie mówi; my mówimy: nie.
    .no = Nie
    .yes = Tak
table-first = Pierwszy gracz
    .hint = Kto rozpoczyna.
    .random = Losowo

# co gracze powinni wiedzieć o stole i o danych gry
map-scotland = Szkocja
map-ireland = Irlandia
about-scotland = Mapa Szkocji to rekonstrukcja, a nie drukowana plansza.
about-ireland = Mapa Irlandii to rekonstrukcja, a nie drukowana plansza.
about-map = Mapa: { $title } ({ $provenance }).
provenance-maps = Obie mapy to rekonstrukcje, a nie drukowane plansze.
provenance-names = Z nazw na mapach tylko Edinburgh, Stirling, Invergarry, Blarney i Hill of Tara pochodzą z gry.
provenance-missions = Zrekonstruowano też: liczbę kopii kart misji, karty zamków oprócz Invergarry oraz misje od P10 do P12.
provenance-tiles = Skład kafelków i kafelki zwracane przy czterech graczach to wnioski; cała reszta pochodzi z instrukcji.
provenance-files = Kto ma grę, może przepisać drukowaną planszę do pliku z mapą.

# znaki i podpisy na rysunku
sign-points = punkty
sign-hand = ręka
sign-supply = zasób
sign-aside = odłoż.
sign-cards = karty
sign-farm = pole farmy
sign-power-plant = pole elektrowni
sign-blank = puste pole
sign-settlement = pola osady
sign-harbour = port
sign-coast = wybrzeże
sign-tile = farma gracza A
sign-cluster = skupisko
sign-influence = osada gracza A o wpływie 3
sign-castle = zamek
sign-held = zamek gracza A
sign-cathedral = katedra
sign-visited = odwiedzone
sign-covered = zakryte
sign-legal = możesz tu położyć
sign-last = położone ostatnio
sign-three-points = 3 punkty
sign-thirteen-points = 13 za wszystkie trzy
sign-mission-card = misja prywatna
sign-doubling-token = żeton podwojenia
sign-draw-three = dobierz trzy
sign-another-tile = dodatkowy kafelek

# pierwsza lekcja
lesson-welcome = Witaj w grze Nowa Ziemia! Odbudowujesz Szkocję. W każdej turze kładziesz na mapie 1 kafelek, od razu go punktujesz i dobierasz następny. Wygrywa gracz, który na koniec ma najwięcej punktów. Jeśli chcesz wiedzieć więcej, otwórz zasady przyciskiem z książką albo klawiszem R.
lesson-farm = Twój kafelek leży w rogu mapy: to farma. Kładziesz ją na polu z kłosem albo na pustym polu, czyli takim bez symbolu. Każde pole, które możesz wybrać, ma grubą złotą obwódkę. Pola z krzyżykiem są zakryte: nic się na nich nie kładzie.
lesson-first = Wskaż pole, aby zobaczyć, co przyniesie, i kliknij, aby je wybrać. Na ekranie dotykowym stuknij pole, a potem naciśnij „Zatwierdź”. Tak samo poznasz nazwy zamków i innych miejsc. Teraz połóż farmę na wyróżnionym polu, na lewo od zamku Braemar pośrodku mapy.
lesson-first-no = Możesz tam położyć farmę. Ale ta lekcja zaczyna się na lewo od zamku Braemar, pośrodku mapy: wybierz wyróżnione pole.
lesson-castle = Twoja farma przyniosła 1 punkt. To także pierwszy kafelek przy zamku Braemar, więc przejmujesz zamek: powiewa na nim twoja flaga. Na koniec gry każdy zamek przynosi 5 punktów graczowi, który go kontroluje.
lesson-cluster = Znów masz na ręce farmę. Twoje farmy, które ze sobą sąsiadują, tworzą skupisko. Nowa farma przynosi 1 punkt za każdą farmę swojego skupiska, łącznie z nią samą. Skupisko punktuje się więc ponownie za każdym razem, gdy rośnie.
lesson-grow = Połóż farmę na wyróżnionym polu, na lewo od twojej pierwszej farmy. Powstanie skupisko 2 farm. To pole leży też przy innym zamku, którego nikt nie kontroluje: Invergarry.
lesson-cluster-no = Poszukaj pola, które leży przy twojej farmie, a zarazem przy zamku Invergarry, którego nikt nie kontroluje. To wyróżnione pole.
lesson-lost = 2 punkty, a zamek Invergarry jest twój. Ale spójrz na zamek Braemar: przeciwnik ma przy nim farmę, a teraz także kafelek osady. 2 pola do 1: przeciwnik odebrał ci zamek.
lesson-more = Odzyskaj go! Połóż kafelek przy zamku przeciwnika. Jeśli zajmujesz tam potem więcej pól, przejmujesz zamek. Jeśli zajmujecie ich tyle samo, rozstrzyga większa liczba farm i elektrowni. Jeśli i tu jest po równo, nic się nie zmienia.
lesson-retake = Wyróżnione pole, nad twoją farmą i zamkiem, jest puste, więc możesz położyć tam farmę. Będziesz wtedy zajmować przy zamku Braemar 2 pola, tak jak przeciwnik, ale masz 2 farmy do 1. A twoje skupisko urośnie do 3 farm: 3 punkty.
lesson-retake-no = Poszukaj pola, które leży przy zamku Braemar, a zarazem przy twoich farmach. To wyróżnione pole.
lesson-swing = 3 punkty, a zamek Braemar znów jest twój. Zamek odebrany przeciwnikowi liczy się podwójnie: 5 punktów więcej dla ciebie i 5 mniej dla przeciwnika. Ale aż do samego końca może jeszcze przechodzić z rąk do rąk.
lesson-power = Teraz masz elektrownię. Kładziesz ją na polu z błyskawicą albo na pustym polu. Skupiska elektrowni punktuje się tak samo jak skupiska farm. Ale farmy i elektrownie nigdy nie tworzą wspólnego skupiska.
lesson-start = Twoja pierwsza elektrownia przyniesie tylko 1 punkt. Niech więc zrobi coś jeszcze: połóż ją na wyróżnionym polu, pod zamkiem Eilean Donan na zachodzie, którego nikt nie kontroluje.
lesson-power-no = Wybierz wyróżnione pole, pod zamkiem Eilean Donan, którego nikt nie kontroluje. Stamtąd twoje elektrownie mogą sięgnąć aż do zamku Invergarry.
lesson-settlement = Teraz masz kafelek osady. Liczba na nim to jego wpływ, tutaj 4. Kładziesz go tylko na polu osady, czyli polu z dachami. Kontur pokazuje wielkość osady: 1, 2 lub 3 linie to 1, 2 lub 3 pola.
lesson-small = Osadę punktuje się, gdy wszystkie jej pola są zajęte. Mała osada ma tylko 1 pole. Dlatego od razu jest ukończona i przynosi tyle punktów, ile wynosi wpływ twojego kafelka: 4.
lesson-harbour = Znak 1+ to port: położony tam kafelek osady przynosi 1 punkt więcej. Połóż kafelek na wyróżnionym polu: to Golspie na północy, mała osada z portem, przy zamku Dunrobin, którego nikt nie kontroluje.
lesson-harbour-no = Ten kafelek najlepiej położyć w małej osadzie z portem, przy zamku, którego nikt nie kontroluje. Jest ich kilka. W tej lekcji wybierz wyróżnioną: Golspie.
lesson-medium = 5 punktów i zamek! Tymczasem przeciwnik położył osadę o wpływie 2 w Fort William na zachodzie. To średnia osada, ma 2 pola. Gdy zostanie ukończona, gracz z większym wpływem zdobędzie 5 punktów, a drugi 3. Oba pola zajęte przez jednego gracza dałyby mu 8.
lesson-complete = Połóż swoją osadę o wpływie 3 na wyróżnionym polu, drugim polu Fort William. Ukończysz osadę, mając wpływ 3 do 2. Uważaj, gdy wpływ jest równy: gracz, który ukończył osadę, przegrywa remis.
lesson-complete-no = Poszukaj osady o 2 polach, w której przeciwnik ma kafelek: Fort William. Jej drugie pole jest wyróżnione.
lesson-safer = 5 punktów dla ciebie, 3 dla przeciwnika. A nowy kafelek zajmuje twoje drugie pole przy zamku Invergarry: teraz trudniej będzie ci go odebrać.
lesson-cathedral = Kościoły na mapie to katedry. Za swój pierwszy kafelek przy katedrze dobierasz tajną kartę misji. Większość kart przynosi na koniec 5 punktów, jeśli masz najwięcej czegoś; remis wystarczy. Każda katedra daje ci tylko 1 kartę.
lesson-twice = Masz farmę. Na północnym wschodzie są pola, które leżą przy 2 katedrach naraz: Elgin i St Machar. Połóż farmę na tym wyróżnionym i dobierz 2 karty. Przeciwnik nadal może dostać karty za te same katedry.
lesson-cathedral-no = Poszukaj pola, które leży przy obu katedrach na północnym wschodzie, Elgin i St Machar: to wyróżnione pole albo puste pole pod nim.
lesson-cards = Swoje 2 karty misji widzisz w zakładce „Przegląd” (klawisz O): „najwięcej portów” i „najwięcej pól przy zamku Invergarry”. Gdyby gra skończyła się teraz, każda przyniosłaby ci 5 punktów. Przeciwnik nie widzi twoich kart.
lesson-weak = Przeciwnik położył osadę o wpływie 1 w Oban na zachodzie i przejął nią zamek Inveraray. Ale sam kafelek osady jest przy zamku słaby. Gdy każdy z was zajmuje 1 pole, rozstrzyga większa liczba farm i elektrowni.
lesson-conquer = Masz elektrownię. Połóż ją na wyróżnionym polu nad zamkiem Inveraray i odbierz zamek przeciwnikowi.
lesson-conquer-no = Poszukaj pola elektrowni przy zamku Inveraray, na prawo od Oban: to wyróżnione pole albo następne na prawo.
lesson-large = Zamek Inveraray jest twój. Teraz spójrz na Aberdeen na wschodzie. To duża osada, ma 3 pola; przeciwnik ma tam wpływ 2. Gdy zostanie ukończona, największy wpływ przyniesie 8 punktów, a drugi 5.
lesson-outer = Połóż swoją osadę o wpływie 4 na wyróżnionym polu Aberdeen. Port od razu przyniesie 1 punkt i pomoże twojej karcie misji. Przejmiesz zamek Dunnottar. I będziesz prowadzić w Aberdeen, mając wpływ 4 do 2.
lesson-large-no = Wybierz pole Aberdeen z portem, na wschodzie. To wyróżnione pole.
lesson-sum = Przeciwnik położył kafelek gdzie indziej, a ty masz teraz osadę o wpływie 1. Wygląda słabo, ale może ukończyć osadę. Twój wpływ w Aberdeen się sumuje: 4 i 1 to razem 5, do 2 przeciwnika. Połóż kafelek na ostatnim wolnym polu Aberdeen.
lesson-sum-no = Poszukaj osady, którą możesz ukończyć i w której masz największy wpływ: Aberdeen. Jej ostatnie wolne pole jest wyróżnione.
lesson-eight = 8 punktów dla ciebie, 5 dla przeciwnika. W osadzie, która na koniec pozostaje nieukończona, każdy kafelek przynosi tylko tyle punktów, ile wynosi jego wpływ. Dlatego mały kafelek, który kończy osadę, może być wiele wart.
lesson-think = Masz elektrownię. Dobre pola dają kilka rzeczy naraz. Na wyróżnionym powstanie skupisko 2 elektrowni. Będziesz też zajmować 3 z 4 niezakrytych pól przy zamku Invergarry: zamek i karta misji są wtedy bezpieczne.
lesson-ahead = Po tym wyborze lekcja przyspieszy: stół sam rozegra po 18 tur każdego gracza. Potem zagrasz samodzielnie ostatnie 5 tur. Teraz połóż elektrownię na wyróżnionym polu, na lewo od zamku Invergarry.
lesson-last-no = Poszukaj pola, które leży przy twojej elektrowni koło zamku Eilean Donan, a zarazem przy zamku Invergarry. To wyróżnione pole.
lesson-passed = Minęło po 18 tur każdego gracza. Mapa się zapełniła, a zamki przechodziły z rąk do rąk. Macie prawie tyle samo punktów. Każdemu z was zostało 5 kafelków i od teraz pola wybierasz swobodnie.
lesson-final = Na koniec zdobywasz 5 punktów za każdy zamek, który kontrolujesz, punkty za wpływ swoich kafelków w nieukończonych osadach i punkty za karty misji. Przeciwnik też ma tajne karty. Klawisz F pokazuje punkty, gdyby teraz był koniec.
lesson-help = Przycisk „Doradź” (klawisz H) pokazuje ci dobre wybory. Przyciskiem „Wycofaj” (klawisz U) możesz wycofać wybór i spróbować innego. Zasady są w książce (klawisz R).
lesson-yours = Masz osadę o wpływie 4. Możesz nią ukończyć małą osadę, wykorzystać port i odebrać przeciwnikowi zamek, a wszystko to na 1 polu. Widzisz je? Powodzenia!
