# Strona stołu po polsku.

title-table = { $game } · Meadhall
title-turn = Twoja kolej · { $game }
cancel = Anuluj
table-opening = Otwieranie stołu…
table-unreachable = Nie można teraz połączyć się z salą. Spróbuj ponownie za chwilę.
table-failed = Nie udało się. Spróbuj ponownie.
table-home = Do sali
table-connecting = Łączenie…
table-reconnecting = Utracono połączenie, ponawianie…
table-practice = Trening
table-practice-why = Wybory były swobodnie cofane albo partia zaczęła się od punktu innej partii.
table-seat = Miejsce, na którym grasz
table-as = Jako { $name }
table-tools = Stół
table-menu = Ustawienia
table-leave = Opuść partię
table-leave-words = { $seats ->
    [1] Inni mogą pozwolić, by dalej grał za ciebie bot. W każdej chwili możesz wrócić na swoje miejsce.
    [few] Opuszczasz { $seats } miejsca, na których grasz. Inni mogą pozwolić, by dalej grały boty. W każdej chwili możesz wrócić.
    [many] Opuszczasz { $seats } miejsc, na których grasz. Inni mogą pozwolić, by dalej grały boty. W każdej chwili możesz wrócić.
   *[other] Opuszczasz { $seats } miejsca, na których grasz. Inni mogą pozwolić, by dalej grały boty. W każdej chwili możesz wrócić.
}

## Kilka osób przy jednym urządzeniu

curtain-title = Teraz gra { $name }
curtain-words = Stół jest zasłonięty, dopóki { $name } nie podejdzie.
curtain-come = To ja, { $name }
curtain-stay = Nie teraz

## Gracze

players-title = Gracze
players-you = Ty
players-bot = Bot
players-standing-in = Zastępuje bot
players-left = Poza grą
players-online = Jest tu
players-offline = Nie ma
players-turn = wybiera
players-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
players-take-back = Wróć na swoje miejsce
players-let-bot = Niech dalej gra bot
level-rated = { $name } · { $rating }
level-hint = Ranking wyznaczono w wielu partiach między poziomami: kto ma wyższy, ten częściej wygrywa.

## Decyzja

decision-options = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
    [many] { $count } możliwości
   *[other] { $count } możliwości
}
decision-title = Decyzja
decision-rules = Zasady
decision-past = Oglądasz przeszłość.
decision-watching = Oglądasz partię.
decision-hint = Wskaż opcję, aby zobaczyć, co przyniesie.
decision-hint-touch = Dotknij opcji. Jeśli nie da się jej od razu cofnąć, dotknij drugi raz.
decision-sending = Wysyłanie wyboru…
decision-waiting-line = Twój wybór jest zapamiętany i zostanie wysłany po odzyskaniu połączenia.
decision-final = nie można cofnąć
decision-agreed = można cofnąć za zgodą wszystkich
decision-not-allowed = Niedozwolone
decision-skip = Pomiń
decision-skip-key = Od razu pokaż najnowsze (spacja)
decision-undo = Cofnij
decision-undo-key = Cofnij ostatni wybór (U)
decision-take-back = Wycofaj
decision-suggest = Doradź
decision-suggest-key = Podpowiedz dobre posunięcia (H)
decision-no-hints = Podpowiedzi wyłączone
decision-no-hints-why = Gracze nie uzgodnili podpowiedzi przy tworzeniu stołu.
advice-title = Podpowiedzi
advice-thinking = Analizuję…
advice-none = Nie udało się znaleźć podpowiedzi. Spróbuj ponownie za chwilę.
advice-best = najlepsze
advice-gain = { $sign ->
    [minus] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[plus] +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
advice-worth = Ile punktów to daje: szacunek z analizy naprzód. Części podane niżej składają się na tę liczbę.
advice-key = Naciśnij, aby zaznaczyć; jeszcze raz, aby wykonać
decision-confirm = Zatwierdź
decision-confirm-key = Wybierz to, co zaznaczone (C)
back-title = Powrót
back-practice = Partia stanie się treningiem: wszystko, co od tamtej chwili wyszło na jaw, będzie ci znane.
back-yes = Wróć
back-propose = Na powrót muszą się zgodzić wszyscy przy stole.
back-ask = Zapytaj innych
proposal-title = Prośba o powrót
proposal-asks = { $who } prosi o cofnięcie o { $count ->
    [1] jeden krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroku
}.
proposal-agreed = { $count ->
    [one] Zgadza się { $count } gracz.
    [few] Zgadza się { $count } graczy.
    [many] Zgadza się { $count } graczy.
   *[other] Zgadza się { $count } graczy.
}
proposal-show = Pokaż dokąd
proposal-agree = Zgoda
proposal-refuse = Odmów
proposal-withdraw = Wycofaj

## Opcje słowami

options-title = Co możesz zrobić
options-show-key = Pokaż opcje słowami (W)
options-filter = Znajdź opcję
options-filter-key = Znajdź opcję ( / )
options-shown = { $shown } z { $all }
options-advised = podpowiedź
kind-hex = Pola
kind-tile = Kafelki
kind-card = Karty
kind-town = Miasta
kind-space = Pola akcji
kind-ship = Statki
kind-arm = Broń
kind-good = Towary
kind-strip = Pasy górskie
kind-island = Wyspy
kind-piece = Elementy
kind-cell = Kratki
kind-other = Więcej
facts-title = Na stole
facts-picture = Stół narysowany literami

## Dziennik, czat, historia

pages-title = Więcej o partii
pages-board = Stół
pages-panel = Przegląd
pages-log = Dziennik
pages-chat = Czat
pages-chat-unread = Czat ({ $count })
pages-history = Historia
pages-key = { $label } ({ $key })
log-title = Co się wydarzyło
log-all = Pokaż wszystko od początku
log-empty = Jeszcze nic się nie wydarzyło.
log-seal = Pieczęć kości
log-hints = Podpowiedzi w tej grze: { $agreed }
log-look = Pokaż stół po kroku { $step }
log-rules = Co mówią o tym zasady
digest-title = Od twojej ostatniej tury
chat-title = Czat
chat-empty = Nikt jeszcze nic nie napisał.
chat-say = Napisz coś
chat-send = Wyślij
history-at = Krok { $at } z { $end }
history-first = Na początek
history-back = Krok wstecz
history-play = Odtwórz partię
history-pause = Pauza
history-forth = Krok naprzód
history-now = Wróć do gry
history-closed = Tej chwili nie można jeszcze obejrzeć: karty z zakończonych prób są zakryte do następnego wyboru kart.
history-failed = Nie udało się pobrać przeszłości.
history-go-on = Graj dalej stąd
history-propose = Poproś o powrót tutaj
history-branch = Graj dalej stąd z botami

## Punkty i koniec

score-title = Punkty
score-key = Punkty (S)
score-now = Teraz
score-forecast = Gdyby był koniec
score-total = Razem
score-place = Miejsce
score-failed = Nie udało się teraz policzyć punktów.
score-counting = Liczenie…
end-you-win = Wygrywasz!
end-alone = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
end-winner = { $count ->
    [one] Wygrywa { $names }
    [few] Zwycięstwem dzielą się { $names }
    [many] Zwycięstwem dzielą się { $names }
   *[other] Zwycięstwem dzielą się { $names }
}
end-rematch = Zagraj ponownie
end-go-rematch = Do następnej partii
end-step = Przejrzyj partię
end-record = Pobierz zapis
end-dice = Czy kości były uczciwe?
end-dice-how = Wszystkie rzuty wynikają z jednego sekretu. Jego pieczęć od początku stała na górze dziennika; teraz widzisz sam sekret. Pobierz zapis i sprawdź każdy rzut:
end-seal = Pieczęć
end-secret = Sekret
chart-title = Jak przybywało punktów
chart-label = Punkty wszystkich graczy w trakcie partii
chart-at = Krok { $entry }:
chart-hint = Wybierz moment, aby zobaczyć stół taki, jaki był wtedy.

## Okna

lesson-title = Pierwsza lekcja
lesson-step = Krok { $step } z { $steps }
lesson-next = Dalej
lesson-back = Wstecz
lesson-over = Koniec lekcji
lesson-play = Graj dalej
rules-title = Zasady
rules-key = Zasady tej decyzji (R)
rules-none = Żadna zasada nie mówi szczególnie o tej chwili.
rules-missing = Nie udało się pobrać tekstu zasad.
rules-search = Szukaj w zasadach
rules-found = { $count ->
    [one] Znaleziono { $count } akapit
    [few] Znaleziono { $count } akapity
   *[many] Znaleziono { $count } akapitów
}
rules-nothing = Nic nie znaleziono. Spróbuj innego słowa.
rules-contents = Spis treści
rules-whole = Całe zasady
rules-exact = Dokładne brzmienie specyfikacji (po angielsku)
devices-title = Inne urządzenia
devices-move = Przenieś swoje miejsce na inne urządzenie
devices-move-how = Utwórz link i otwórz go tam albo skieruj aparat na kod. Działa raz.
devices-make = Utwórz link
devices-expires = Link wygasa { $when }.
devices-invite = Zaproś do gry lub oglądania
devices-screen = Na telewizorze
devices-screen-how = Pokazuje dużym drukiem to, co każdy może widzieć.
devices-screen-open = Otwórz tutaj
devices-code = { $label }: kod dla aparatu
devices-copy = Kopiuj
devices-copied = Skopiowano
keys-title = Klawisze
keys-key = Klawisze ( ? )
keys-arrows = Od opcji do opcji
keys-ends = Do pierwszej lub ostatniej opcji
keys-enter = Wybierz opcję
keys-digits = Do opcji o tym numerze
keys-words = Opcje słowami
keys-filter = Znajdź opcję
keys-undo = Cofnij
keys-suggest = Podpowiedz dobre posunięcia
keys-confirm = Wybierz to, co zaznaczone
keys-space = Spacja
keys-skip = Przejdź do najnowszego
keys-score = Punkty
keys-forecast = Punkty, gdyby teraz był koniec
keys-rules = Zasady tej decyzji
keys-panel = Przegląd
keys-log = Dziennik
keys-chat = Czat
keys-history = Historia
keys-this = Te klawisze
settings-system = Auto
settings-motion = Animacje
settings-moving = Wł.
settings-still = Wył.
settings-speed = Tempo
settings-slow = Wolne
settings-normal = Zwykłe
settings-fast = Szybkie
settings-at-once = Od razu
settings-sounds = Dźwięki
settings-curtain = Zasłona między graczami
settings-confirm = Zatwierdzaj każdy wybór
settings-notices = Powiadamiaj, gdy moja kolej
notices-forbidden = Ta przeglądarka nie pozwala na powiadomienia z tej strony.
notices-tab = Tylko gdy ta strona jest gdzieś otwarta.
notices-failed = Nie udało się. Spróbuj ponownie.
screen-full = Pełny ekran
screen-join = Dołącz telefonem
link-title = Przejmij miejsce
link-words = Ten link przenosi miejsce na to urządzenie. Działa raz; na tamtym urządzeniu nie będzie już można grać na tym miejscu.
link-take = Zajmij miejsce
seat-lost = Masz miejsce w tej grze, ale ta przeglądarka straciła ciasteczko, po którym cię poznaje.
seat-lost-account = Masz miejsce w tej grze, ale w tej przeglądarce nie jesteś już na swoim koncie. Zaloguj się jako { $account }, aby grać dalej.
seat-take-back = { $seats ->
    [one] Odzyskaj moje miejsce
   *[other] Odzyskaj moje miejsca
}
seat-yours = Masz tu swoje miejsce?
seat-ways = Jeśli masz konto: zaloguj się. Jeśli wciąż grasz na innym urządzeniu: otwórz tam „Inne urządzenia”, utwórz link i otwórz go tutaj. W innym razie poproś pozostałych, aby zagrał za ciebie bot.
