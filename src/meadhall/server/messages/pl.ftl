# Co mówi sama sala; zasady gier mają własne pliki.

# odmowy
refused-who-are-you = Sala jeszcze cię nie zna: najpierw zapytaj o /api/me i wysyłaj otrzymane ciasteczko z każdym żądaniem.
refused-no-such-table = Nie ma tu stołu { $table }. Może w linku jest literówka.
refused-no-such-game = Nie ma tu gry { $game }. Można grać w: { $games }.
refused-no-such-bot = Nie ma tu bota { $bot }. Grają tu: { $bots }.
refused-no-such-seat = Ten stół ma miejsca od 0 do { $last }, ale nie ma miejsca { $seat }.
refused-no-such-language = Nie ma tu języka { $language }. Dostępne: { $languages }.
refused-no-such-rule = W grze { $game } nie ma zasady { $rule }.
refused-no-such-page = Pod tym adresem nic nie ma.
refused-table-setup = Nie można przygotować stołu: { $problem }.
refused-seat-taken = To miejsce jest zajęte; wybierz inne.
refused-table-full = Wszystkie miejsca przy tym stole są zajęte; możesz patrzeć, jeśli stół na to pozwala.
refused-too-many-tables = { $most ->
    [1] Twój dzisiejszy stół nie jest jeszcze dograny; najpierw go dograj.
    [few] { $most } twoje dzisiejsze stoły nie są jeszcze dograne; najpierw dograj jeden z nich.
    [many] { $most } twoich dzisiejszych stołów nie jest jeszcze dogranych; najpierw dograj jeden z nich.
   *[other] { $most } twojego dzisiejszego stołu nie jest jeszcze dograne; najpierw dograj jeden z nich.
}
refused-already-started = Partia już się zaczęła.
refused-not-started = Partia jeszcze się nie zaczęła.
refused-already-over = Partia jest zakończona.
refused-not-over = Partia jeszcze trwa; to będzie możliwe po jej zakończeniu.
refused-no-review = Tej partii nie udało się przeanalizować: w sali coś poszło nie tak.
refused-not-hosting = To może zrobić tylko gospodarz stołu.
refused-seats-free = Partia nie może się zacząć, dopóki { $free ->
    [1] jedno miejsce jest wolne
    [few] { $free } miejsca są wolne
    [many] { $free } miejsc jest wolnych
   *[other] { $free } miejsca jest wolne
}: poczekaj na graczy albo posadź tam boty.
refused-not-seated = Nie siedzisz przy tym stole.
refused-not-your-seat = To nie twoje miejsce.
refused-not-a-bot = Na tym miejscu nie gra bot.
refused-still-there = Gracz z tego miejsca wciąż tu jest; bot może go zastąpić, gdy odejdzie.
refused-no-watching = Przy tym stole inni nie mogą patrzeć.
refused-stale = Na stole coś się zmieniło: spójrz na najnowszy stan i wybierz ponownie.
refused-no-lesson = Nie ma jeszcze lekcji gry { $game }.
refused-no-such-length = { $length ->
    [one] Dziennik ma { $length } wpis; nie ma punktu { $asked }, do którego można wrócić.
    [few] Dziennik ma { $length } wpisy; nie ma punktu { $asked }, do którego można wrócić.
    [many] Dziennik ma { $length } wpisów; nie ma punktu { $asked }, do którego można wrócić.
   *[other] Dziennik ma { $length } wpisu; nie ma punktu { $asked }, do którego można wrócić.
}
refused-not-shown-yet = Tej części partii nie można jeszcze obejrzeć: karty z zakończonych prób są zakryte do następnego wyboru kart.
refused-no-proposal = Nikt teraz nie prosi o powrót do tego punktu.
refused-no-hints = W tej grze podpowiedzi są wyłączone. Można je włączyć przy tworzeniu stołu.
refused-other-rules = Partię rozpoczęto według zasad gry { $game } w wersji { $then }, a ten serwer używa wersji { $now }.
refused-name-taken = Konto o tej nazwie już istnieje; wybierz inną.
refused-wrong-password = Nie ma konta o takiej nazwie i haśle.
refused-too-many-guesses = { $minutes ->
    [1] Do tego konta podano zbyt wiele błędnych haseł; spróbuj ponownie za minutę.
    [few] Do tego konta podano zbyt wiele błędnych haseł; spróbuj ponownie za { $minutes } minuty.
    [many] Do tego konta podano zbyt wiele błędnych haseł; spróbuj ponownie za { $minutes } minut.
   *[other] Do tego konta podano zbyt wiele błędnych haseł; spróbuj ponownie za { $minutes } minuty.
}
refused-has-account = Masz już konto: { $account }.
refused-empty-name = Imię musi mieć co najmniej jedną widoczną literę.
refused-same-name = Imię „{ $name }” nosi już tu inny gracz albo bot. Wybierz inne.
refused-seat-moved = Ta przeglądarka nie może już odzyskać tego miejsca: przeszło tymczasem na inne urządzenie.
refused-sign-in = To miejsce należy do konta. Zaloguj się, aby je odzyskać.
refused-link-used = { $minutes ->
    [1] Ten link już nie działa: można go użyć raz i tylko przez minutę. Utwórz nowy.
    [few] Ten link już nie działa: można go użyć raz i tylko przez { $minutes } minuty. Utwórz nowy.
    [many] Ten link już nie działa: można go użyć raz i tylko przez { $minutes } minut. Utwórz nowy.
   *[other] Ten link już nie działa: można go użyć raz i tylko przez { $minutes } minuty. Utwórz nowy.
}
refused-push-endpoint = Powiadomienia można wysyłać tylko do usługi push przeglądarki.
refused-too-fast = To było zbyt wiele naraz; poczekaj chwilę i spróbuj ponownie.
refused-too-many-sockets = Ten stół jest otwarty na zbyt wielu twoich stronach; zamknij część z nich.
refused-too-long = { $limit ->
    [one] Ta wiadomość jest za długa; najwyżej { $limit } bajt.
    [few] Ta wiadomość jest za długa; najwyżej { $limit } bajty.
    [many] Ta wiadomość jest za długa; najwyżej { $limit } bajtów.
   *[other] Ta wiadomość jest za długa; najwyżej { $limit } bajtu.
}
refused-bad-message = Sala tego nie rozumie: { $problem }.
refused-bad-origin = Żądania z innych stron pozostają bez odpowiedzi.
refused-empty-text = Wiadomość do stołu musi mieć co najmniej jedno słowo.
refused-no-client = Strony sali nie są zbudowane; uruchom make play albo npm run build w web/.
refused-busy = Sala jest przeciążona; spróbuj ponownie za chwilę.
refused-fault = W sali coś poszło nie tak. Sprawdź stan gry i spróbuj ponownie.

# strony
page-home = Strona główna
page-open-tables = Otwarte stoły

# powiadomienia
notice-title = Twoja kolej: { $game }
notice-body = { $prompt }

# boty
bot-random = Wędrowiec
bot-greedy = Szafarz
bot-level-1 = Nowicjusz
bot-level-2 = Uczeń
bot-level-3 = Weteran
bot-level-4 = Czempion
bot-level-5 = Mistrz
