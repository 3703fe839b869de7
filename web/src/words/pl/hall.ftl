# Klient po polsku.

## Miejsca

seat-0 = Dzik
seat-1 = Kruk
seat-2 = Ogar
seat-3 = Łosoś
seat-4 = Jeleń
player-free = Wolne miejsce

## Strona stołu

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

## Strona stołu: kilka osób przy jednym urządzeniu

curtain-title = Teraz gra { $name }
curtain-words = Stół jest zasłonięty, dopóki { $name } nie podejdzie.
curtain-come = To ja, { $name }
curtain-stay = Nie teraz

## Strona stołu: gracze

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

## Strona stołu: decyzja

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

## Strona stołu: opcje słowami

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

## Strona stołu: dziennik, czat, historia

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

## Strona stołu: punkty i koniec

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

## Strona stołu: okna

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

## Wszędzie

name = Meadhall

# używane wszędzie
close = Zamknij

## Strona główna

home-title = Usiądź przy ogniu
home-lead = Trzy gry planszowe o królach, klanach i wikingach. Graj od razu z botami albo wyślij znajomym link: bez konta i bez instalowania.
home-rebirth = Zakładaj farmy, elektrownie i osady na polach starej krainy i przywracaj do życia jej zamki i katedry.
home-brian-boru = Wygrywaj próby mieczem, wiarą i zalotami, zdobywaj miasta Irlandii jedno po drugim i sięgnij po tytuł Wielkiego Króla.
home-odin = Wysyłaj wikingów na polowania, handel, najazdy i wyprawy, nakarm ich na uczcie i zapełniaj swoje plansze wszystkim, co przywiozą.
home-players = { $from }–{ $to } graczy
home-minutes = { $from }–{ $to } min
home-seats = { $seats ->
    [1] Solo
    [few] { $seats } graczy
    [many] { $seats } graczy
   *[other] { $seats } graczy
}
home-play = Graj z botami
home-play-game = Graj z botami: { $game }
home-invite = Zaproś znajomych
home-invite-game = Zaproś znajomych: { $game }
home-rules = Zasady
home-rules-game = Zasady: { $game }
home-lesson = Lekcja
home-lesson-game = Pierwsza lekcja: { $game }
home-chooser = Jak zagrać z botami ({ $game }):
home-at-table = Gracze przy stole
home-bot = Boty
home-mine = Twoje gry
home-go-on = { $count ->
    [1] Twoja kolej:
    [few] Twoja kolej przy { $count } stołach:
    [many] Twoja kolej przy { $count } stołach:
   *[other] Twoja kolej przy { $count } stołach:
}
home-mine-none = Nie siedzisz jeszcze przy żadnym stole. Tu pojawią się twoje gry wraz z informacją, czyja kolej.
home-lost = Ta przeglądarka już nie wie, że tu grasz. Otwórz grę, aby odzyskać swoje miejsce:
home-more = Pokaż jeszcze { $count }
home-open = Otwarte stoły
home-open-none = Żaden stół nie czeka teraz na graczy. Przygotuj własny, a inni go tu znajdą.
home-new = Przygotuj stół
home-join = Dołącz
home-watch = Oglądaj
home-your-turn = Twoja kolej
home-waiting = Czeka na: { $names }
home-free = { $free ->
    [1] Jedno wolne miejsce
    [few] { $free } wolne miejsca
    [many] { $free } wolnych miejsc
   *[other] { $free } wolnego miejsca
}
home-ready = Można zaczynać
home-won = { $count ->
    [one] Wygrywa { $names }
    [few] Zwycięstwem dzielą się { $names }
    [many] Zwycięstwem dzielą się { $names }
   *[other] Zwycięstwem dzielą się { $names }
}

## Góra i dół strony

header-you = Ty i twoje ustawienia
header-look = Motyw i język
theme = Motyw
theme-system = Systemowy
theme-light = Jasny
theme-dark = Ciemny
language = Język
footer-sources = Skąd pochodzą mapy, karty i obrazki
footer-art = Wszystkie obrazki są tu naszymi własnymi rysunkami. Linie brzegowe pochodzą z Natural Earth i należą do domeny publicznej. Gry należą do swoich autorów i wydawców; ta sala zna tylko ich zasady.
footer-version = Meadhall { $version }

## Konta

account-menu = { $name }: imię i konto
account-name = Twoje imię przy stole
account-rename = Zmień imię
account-guest = Na tym urządzeniu grasz jako gość. Konto zachowa twoje gry na wszystkich twoich urządzeniach.
account-known = Zalogowano jako { $account }.
account-made = Konto jest gotowe. Zalogowano jako { $account }.
account-create = Utwórz konto
account-create-why = Dotychczasowe gry pozostaną twoje. E-mail nie jest potrzebny; nikt nie przyśle ci zapomnianego hasła, więc dobrze go pilnuj.
account-login = Zaloguj się
account-login-why = Pojawią się tu też twoje gry z innych urządzeń.
account-logout = Wyloguj się
account-username = Nazwa użytkownika
account-username-hint = Od 3 do 30 liter, cyfr, łączników lub podkreśleń.
account-password = Hasło
account-password-hint = Co najmniej 8 znaków.
account-have = Mam już konto
account-have-not = Nie mam jeszcze konta

## Nowy stół

new-title = Przygotuj stół
new-game = Gra
new-seats = Gracze
new-who = Kto zasiądzie z tobą
new-friend = Ktoś znajomy
new-options = Zasady do ustalenia
new-more = Jeszcze { $count }
new-file = Albo własny plik z mapą
new-house = Stół
new-pace = Tempo
new-pace-live = Na żywo: wszyscy obecni
new-pace-leisure = Bez pośpiechu: ruch od czasu do czasu
new-watch = Kto może oglądać
new-watch-anyone = Każdy
new-watch-link = Kto ma link
new-watch-nobody = Nikt
new-listed = Pokaż wśród otwartych stołów
new-listed-hint = Wtedy wolne miejsce może zająć każdy.
new-hints = Podpowiedzi
new-hints-hint = Gracze mogą spytać, co zrobiłby bot. W grze z samymi botami można zawsze.
new-create = Przygotuj stół

## Co może pójść źle

problem-unreachable = Nie można połączyć się z salą. Sprawdź połączenie; strona sama spróbuje ponownie.
broken = Nie udało się wczytać strony: brak połączenia albo serwer został zaktualizowany.
broken-again = Spróbuj ponownie
problem-busy = Sala jest teraz przeciążona; spróbuj ponownie za chwilę.
problem-unknown = Coś poszło nie tak. Spróbuj ponownie.

## Co ustala się przy stole

option-no = Nie
option-yes = Tak
option-on = Włączone
option-off = Wyłączone
option-own = Plik gospodarza

## Mapy

map-zoom = Zoom
map-closer = Bliżej
map-farther = Dalej
map-fit = Pokaż całą planszę

## Stół przed partią

lobby-page = { $game }: czekanie na graczy
lobby-lead = Wyślij znajomym link albo zapełnij miejsca botami.
lobby-lead-guest = Wybierz miejsce i usiądź.
lobby-full = { $watch ->
    [nobody] Wszystkie miejsca są zajęte, a tej gry nikt nie może oglądać.
   *[other] Wszystkie miejsca są zajęte. Zostań tu, aby oglądać: gra pojawi się na tej stronie, gdy gospodarz ją rozpocznie.
}
lobby-seats = Miejsca przy stole
lobby-free = Wolne
lobby-you = Ty
lobby-here = Jest tu
lobby-away = Nie ma
lobby-is-bot = Bot · ranking { $rating }
lobby-join = Usiądź tutaj
lobby-at = { $act }: { $seat }
lobby-beside = Ktoś obok ciebie
lobby-beside-how = Dzielicie to urządzenie: mówi ono, czyja kolej, a zasłona skrywa to, czego inni nie powinni widzieć.
lobby-beside-name = Imię tej osoby przy stole
lobby-beside-sit = Usiądź
lobby-shares = Obok ciebie
lobby-put-bot = Posadź tu bota
lobby-remove = Odeślij bota
lobby-leave = Wstań
lobby-start = Rozpocznij partię
lobby-ready = Wszystkie miejsca są zajęte.
lobby-not-yet = { $free ->
    [1] Jedno miejsce jest jeszcze wolne: poczekaj na kogoś albo posadź tam bota.
    [few] { $free } miejsca są jeszcze wolne: poczekaj na znajomych albo posadź tam boty.
    [many] { $free } miejsc jest jeszcze wolnych: poczekaj na znajomych albo posadź tam boty.
   *[other] { $free } miejsca są jeszcze wolne: poczekaj na znajomych albo posadź tam boty.
}
lobby-wait-players = { $free ->
    [1] Jedno miejsce jest jeszcze wolne. Gospodarz rozpocznie partię, gdy zostanie zajęte.
    [few] { $free } miejsca są jeszcze wolne. Gospodarz rozpocznie partię, gdy zostaną zajęte.
    [many] { $free } miejsc jest jeszcze wolnych. Gospodarz rozpocznie partię, gdy zostaną zajęte.
   *[other] { $free } miejsca są jeszcze wolne. Gospodarz rozpocznie partię, gdy zostaną zajęte.
}
lobby-wait-host = Wszystkie miejsca są zajęte. Gospodarz może już rozpocząć partię.
lobby-share = Zaproś znajomych
lobby-share-how = Kto otworzy ten adres, może usiąść na wolnym miejscu. Telefon odczyta go z kwadratu.
lobby-link = Adres tego stołu
lobby-agreed = Co jest ustalone
lobby-listed = Wśród otwartych stołów
lobby-dice = Rzuty kośćmi wynikają z sekretu, który jest już wylosowany. Oto jego pieczęć; sam sekret zobaczycie na końcu, więc każdy może sprawdzić każdy rzut.
lost-title = Tu nic nie ma
lost-home = Strona główna
lost-page = Pod tym adresem nie ma strony. Może jest w nim literówka.
lost-lesson = Lekcję zaczniesz na stronie głównej: naciśnij „Lekcja” przy wybranej grze.
