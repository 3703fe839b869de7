# Klient po polsku.

## Miejsca

seat-0 = Dzik
seat-1 = Kruk
seat-2 = Ogar
seat-3 = Łosoś
seat-4 = Jeleń
player-free = Wolne miejsce

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
