# Uczta dla Odyna po polsku. Identyfikatory należą do zdarzeń, pytań, powodów i rzeczy; zob. docs/architecture.md, „Words”.
#
# Formy nazw: acc (biernik), num (biernik po liczbie), gender (f, n, p; s: nazwa w liczbie mnogiej, liczona pojedynczo, rodzaj żeński; bez niej: m), ins (narzędnik), loc (miejscownik po liczbie).
# Formy wyrażeń: imp (tryb rozkazujący), inf (bezokolicznik), acc, gen, loc, ins, won i lost (po udanym, po nieudanym), paid (lista zapłat), may (z przecinkiem przed „możesz”).

title = Uczta dla Odyna

# setup
first-player = { $seat } dostaje łosia i rozpoczyna.
occupation-drawn = { $card ->
    [hidden] { $seat } dobiera zawód.
   *[other] { $seat } dobiera zawód { $card }.
}
card-kept = { $card ->
    [hidden] { $seat } zatrzymuje kartę, a drugą odkłada.
   *[other] { $seat } zatrzymuje zawód { $card }, a drugi odkłada.
}
token-taken = { $seat } bierze żeton surowców: { $token }.
imitation-laid = Pole kopiowania leży w kolumnie { $column }.
strip-revealed = Zostaje odsłonięty pas górski: { $strip }.
marker-drawn = { $goods ->
    [0] Następna runda nie przyniesie zbiorów.
    [one] Następne zbiory przyniosą { $goods } towar.
    [few] Następne zbiory przyniosą { $goods } towary.
   *[many] Następne zbiory przyniosą { $goods } towarów.
}

# phases
round-begun = Runda { $round }.
colour-changed = Gra { $colour ->
    [0] pierwszy
   *[1] drugi
} kolor: na pole Thingu przychodzi { $vikings } { $vikings ->
    [one] wiking
   *[many] wikingów
}. Z koloru, który grał, zostaje { $staying } i blokuje { $staying ->
    [one] swoje pole.
   *[many] swoje pola.
}
island-turned = Plansza odkryć zostaje odwrócona: { $island }.
island-silver = { $silver ->
    [one] Na każdą planszę odkryć, której nikt nie ma i której nie odwrócono, trafia { $silver } srebro.
    [few] Na każdą planszę odkryć, której nikt nie ma i której nie odwrócono, trafiają { $silver } srebra.
   *[many] Na każdą planszę odkryć, której nikt nie ma i której nie odwrócono, trafia { $silver } srebra.
}
altar-gone = Ołtarz opuszcza grę.
weapon-drawn = { $seat } dobiera broń: { $thing }.
vikings-placed = { $vikings ->
    [1] { $seat } wysyła wikinga: { $space }.
   *[many] { $seat } wysyła { $vikings } wikingów: { $space }.
}
imitated = { $seat } kopiuje: { $space }.
passed = { $seat } pasuje.
moose-moved = { $seat } jako ostatni gracz wysyła wikingów i dostaje łosia.
income-paid = { $silver ->
    [one] { $seat } otrzymuje { $silver } srebro dochodu.
   *[many] { $seat } otrzymuje { $silver } srebra dochodu.
}
born = { $number ->
    [1] Graczowi { $seat } rodzi się { $good }.
    [few] Graczowi { $seat } rodzą się { $number } { FORM($good, "num", $number) }.
   *[many] Graczowi { $seat } rodzi się { $number } { FORM($good, "num", $number) }.
}
pregnant = { $seat } czeka na młode: { $good }.
penalised = { $tokens ->
    [1] { $seat } zostawia puste pole stołu: żeton kary.
    [few] { $seat } zostawia { $tokens } puste pola stołu: żeton kary za każde.
   *[many] { $seat } zostawia { $tokens } pustych pól stołu: żeton kary za każde.
}
strip-item-lost = Z pasa górskiego znika { $thing }.

# supply
gained = { $number ->
    [1] { $seat } otrzymuje { FORM($thing, "acc") }.
   *[many] { $seat } otrzymuje { $number } { FORM($thing, "num", $number) }.
}
paid = { $seat } płaci { $number } { FORM($thing, "num", $number) }.
ship-gained = { $seat } otrzymuje { FORM($ship, "acc") }.
ship-bought = { $silver ->
    [one] { $seat } kupuje { FORM($ship, "acc") } za { $silver } srebro.
   *[many] { $seat } kupuje { FORM($ship, "acc") } za { $silver } srebra.
}
ship-armed = { $seat } ładuje rudę na { FORM($ship, "acc") }.
placed = { $seat } umieszcza { FORM($thing, "acc") }: { $island ->
    [none] { $slot }
   *[other] { $island }
}.
raised = { $seat } zamienia { FORM($good, "acc") } na { FORM($into, "acc") }.
refitted = { $seat } przebudowuje łódź wielorybniczą na { FORM($ship, "acc") }.
ship-lost = { $seat } oddaje { FORM($ship, "acc") }.
strip-taken = { $items ->
    [1] { $seat } bierze surowiec z pasa górskiego.
    [few] { $seat } bierze { $items } surowce z pasa górskiego.
   *[many] { $seat } bierze { $items } surowców z pasa górskiego.
}

# dice
rolled = { $seat } wyrzuca { $value }; wynik to { $result }.
succeeded = { $seat } odnosi sukces.
failed = { $seat } ponosi porażkę.
vikings-back = { $vikings ->
    [1] { $seat } cofa wikinga.
   *[many] { $seat } cofa { $vikings } wikingów.
}

# more
explored = { $silver ->
    [0] { $seat } odkrywa { FORM($island, "acc") }.
    [one] { $seat } odkrywa { FORM($island, "acc") } i znajduje { $silver } srebro.
   *[many] { $seat } odkrywa { FORM($island, "acc") } i znajduje { $silver } srebra.
}
emigrated = { $seat } emigruje { FORM($ship, "ins") }.
card-used = { $seat } używa zawodu { $card }.
occupation-played = { $seat } zagrywa zawód { $card }.
eaten = { $squares ->
    [1] { $seat } podaje { FORM($thing, "acc") } na jednym polu.
   *[many] { $seat } podaje { FORM($thing, "acc") } na { $squares } polach.
}
finished = { $seat } kończy z wynikiem { $points } { $points ->
    [one] punktu
   *[many] punktów
}. { $reached ->
    [0] Bardzo dobry wynik to { $mark }.
   *[1] To bardzo dobry wynik.
}
won = { $shared ->
    [0] { $seat } wygrywa z wynikiem { $points } { $points ->
        [one] punktu
       *[many] punktów
    }.
   *[1] { $seat } dzieli się zwycięstwem, mając { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }.
}

# whom the others wait for
wait-turn = { $seat } wybiera akcję.
wait-window = { $seat } może umieszczać towary oraz kupować i zbroić statki.
wait-pause = { $seat } przerywa akcję, aby umieścić towary lub kupić statki.
wait-replace-effects = { $seat } może użyć zawodu.
wait-replace-next = { $seat } może użyć zawodu.
wait-offer = { $seat } może użyć zawodów.
wait-pay-weapon = { $seat } płaci.
wait-second-step = { $seat } ulepsza towary.
wait-place-piece = { $seat } coś umieszcza.
wait-choose-script = { $seat } wybiera jedną z dwóch możliwości.
wait-choose-payment = { $seat } wybiera, czym zapłacić.
wait-decide = { $seat } podejmuje decyzję.
wait-choose-copied = { $seat } wybiera, co skopiować.
wait-raise-good = { $seat } ulepsza towary.
wait-turn-good = { $seat } handluje za morzem.
wait-buy-special = { $seat } kupuje kafelki specjalne.
wait-forge-tile = { $seat } pracuje w kuźni.
wait-take-from-strip = { $seat } jest w górach.
wait-take-items = { $seat } jest w górach.
wait-choose-boats = { $seat } wybiera łodzie wielorybnicze.
wait-decide-roll = { $seat } patrzy na kość.
wait-choose-loot = { $seat } wybiera łup.
wait-choose-mix = { $seat } płaci.
wait-take-vikings-back = { $seat } może cofnąć wikingów.
wait-explore = { $seat } wyrusza na odkrycia.
wait-emigrate = { $seat } emigruje.
wait-play-occupation = { $seat } zagrywa zawody.
wait-play-bonus-card = { $seat } może zagrać zawód.
wait-play-free-card = { $seat } może zagrać zawód.
wait-serve-food = { $seat } ucztuje.
wait-keep-card = { $seat } wybiera kartę.
wait-take-token = { $seat } wybiera żeton surowców.

# what is asked
prompt-turn = { $vikings ->
    [1] Masz jednego wikinga: wybierz pole akcji, coś umieść lub kup albo spasuj.
   *[many] Masz { $vikings } wikingów: wybierz pole akcji, coś umieść lub kup albo spasuj.
}
prompt-window = Umieść towary, kup lub uzbrój statki albo zakończ.
prompt-pause = { $arming ->
    [1] Umieść towary, kup lub uzbrój statki, a potem wybierz „zakończ”.
   *[0] Umieść towary lub kup statki, a potem wybierz „zakończ”.
}
prompt-replace-effects = Czy używasz zawodu { $card } zamiast działania pola?
prompt-replace-next = Czy używasz zawodu { $card } zamiast tego, co teraz następuje?
prompt-offer = { $hook }: użyj jednego z tych zawodów albo zakończ.
prompt-pay-weapon = Którą broń oddajesz?
prompt-second-step = Ulepsz jeszcze raz jeden z tych towarów albo zakończ.
prompt-place-piece = Gdzie umieszczasz { FORM($thing, "acc") } (lewy górny róg)?
prompt-choose-script = { $space ->
    [none] Co z tego robisz?
   *[other] { $space }: co z tego robisz?
}
prompt-choose-payment = Czym płacisz?
prompt-decide = Czy chcesz { FORM($script, "inf") }?
prompt-choose-copied = Które pole kopiujesz?
prompt-raise-good = { $steps ->
    [1] { $left ->
        [1] Ulepsz jeden towar o jeden kolor albo zakończ.
       *[many] Ulepsz do { $left } towarów o jeden kolor albo zakończ.
    }
   *[2] { $left ->
        [1] Ulepsz jeden towar o dwa kolory albo zakończ.
       *[many] Ulepsz do { $left } towarów o dwa kolory albo zakończ.
    }
}
prompt-turn-good = Odwróć różne zielone towary na niebieską stronę albo zakończ.
prompt-buy-special = Kup kafelek specjalny albo zakończ.
prompt-forge-tile = Co wykuwasz?
prompt-take-from-strip = { $most ->
    [1] Weź jeden surowiec z pasa albo zakończ.
   *[many] Weź do { $most } surowców z pasa albo zakończ.
}
prompt-take-items = Ile surowców?
prompt-choose-boats = Które łodzie biorą udział? Ich ruda obniża każdy rzut.
prompt-decide-roll = { $way ->
    [low] Wynik to { $result }: aby odnieść sukces, zapłać tyle { FORM($thing, "ins") } i { FORM($other, "ins") }. Pozostałe rzuty: { $left }.
   *[high] Wynik to { $result }; doliczysz to, co zapłacisz { FORM($thing, "ins") } i { FORM($other, "ins") }. Pozostałe rzuty: { $left }.
}
prompt-choose-loot = Który kafelek bierzesz?
prompt-choose-mix = { $value ->
    [1] Musisz zapłacić { $due }. Ile { FORM($thing, "num", 5) } dajesz?
   *[other] Musisz zapłacić { $due }. Ile { FORM($thing, "num", 5) } dajesz (każda sztuka za { $value })?
}
prompt-take-vikings-back = Ilu wikingów cofasz?
prompt-explore = Którą planszę odkryć bierzesz?
prompt-emigrate = Który statek emigruje?
prompt-play-occupation = { $most ->
    [1] Zagraj zawód.
   *[many] Zagraj do { $most } zawodów.
}
prompt-play-bonus-card = Możesz zagrać zawód.
prompt-play-free-card = Czy zagrywasz za darmo { $card }, zatrzymaną ciemną kartę?
prompt-serve-food = { $left ->
    [1] Jedno pole twojego stołu jest puste: podaj żywność lub srebro albo zostaw lukę.
    [few] { $left } pola twojego stołu są puste: podaj żywność lub srebro albo zostaw lukę.
   *[many] { $left } pól twojego stołu jest pustych: podaj żywność lub srebro albo zostaw lukę.
}
prompt-keep-card = Którą kartę zatrzymujesz?
prompt-take-token = Wybierz żeton surowców.

# why not
choose-a-space = Wybierz pole akcji, coś do zrobienia w dowolnym momencie albo spasuj.
space-not-in-play = To pole nie jest w grze.
space-occupied = Na tym polu już stoją wikingowie.
too-few-vikings = { $vikings ->
    [one] To wymaga { $vikings } wikinga; masz { $have }.
   *[many] To wymaga { $vikings } wikingów; masz { $have }.
}
nothing-to-imitate = Nikt inny nie zajmuje w tej kolumnie pola, którego możesz użyć.
cannot-imitate = Tego pola nie można skopiować: musi je zajmować inny gracz, w tej samej kolumnie, i musi dać się użyć.
no-effect = Nic z tego nie miałoby skutku.
needs = Musisz mieć co najmniej { $least } { FORM($what, "num", $least) }.
cannot-pay = Nie stać cię na { $number } { FORM($thing, "num", $number) }.
cannot-pay-either = Musisz mieć { $number } { FORM($thing, "num", $number) } lub { $others } { FORM($other, "num", $others) }.
none-left = Nie ma już do wzięcia: { $building }.
no-berth = Nie ma dla tego wolnego miejsca cumowania.
nothing-to-raise = Nie masz towaru, który można tak wysoko ulepszyć.
no-strip = Żaden pas górski nie jest odsłonięty.
nothing-to-buy = Nie ma kafelka specjalnego, który możesz kupić.
nothing-to-explore = Nie ma planszy odkryć dla tylu wikingów i twoich statków.
no-room = Nie masz dużego statku albo nie ma dla niego miejsca na stole.
no-card = Nie masz zawodu do zagrania.
use-something = Trzeba użyć co najmniej jednego działania pola.
choose-a-way = Wybierz jedną z możliwości.
choose-a-payment = Wybierz jedną z zapłat.
yes-or-no = Odpowiedz tak lub nie.
choose-a-cell = Wybierz planszę i kratkę.
not-your-board = Nie masz takiej planszy.
not-on-this-board = To nie może tu leżeć: { $thing }.
off-the-board = Zakrywałoby kratki, które nie istnieją lub których nie można zakryć.
overlaps = Coś już tu leży.
touches-its-colour = Stykałoby się z kafelkiem tego samego koloru.
income-too-early = Kratkę dochodu można zakryć tylko wraz ze wszystkimi na lewo od niej i poniżej.
piece-fits-nowhere = Nie masz tego albo nigdzie się to nie mieści.
nothing-to-arm = Nie masz rudy albo takiego statku do uzbrojenia.
too-little-silver = { $price ->
    [one] To kosztuje { $price } srebro; masz { $silver }.
   *[many] To kosztuje { $price } srebra; masz { $silver }.
}
anytime-or-done = Zrób coś, co można zrobić w dowolnym momencie, albo zakończ.
no-pause = Poza akcją nie ma teraz nic do zrobienia.
no-playing-now = W trakcie akcji nie można zagrać zawodu.
no-arming-now = W trakcie akcji nie można zbroić statków.
action-needs-it = Wtedy nie dałoby się już wykonać akcji.
choose-a-good = Wybierz towar albo zakończ.
no-such-good = Nie masz tego.
too-high = Tego towaru nie można tak wysoko ulepszyć.
kind-turned-already = Jeden towar tego rodzaju jest już odwrócony.
choose-a-green-good = Wybierz zielony towar, który masz, albo zakończ.
choose-a-special = Wybierz kafelek specjalny albo zakończ.
special-gone = Tego kafelka specjalnego już nie ma.
not-for-sale = Ten kafelek specjalny nie jest na sprzedaż.
not-forgeable = Tego nie można wykuć: nie ma symbolu szczypiec.
choose-a-strip = Wybierz pas górski albo zakończ.
another-strip = Ten pas był już użyty; wybierz inny.
strip-not-open = Ten pas nie jest odsłonięty.
choose-a-number = Wybierz liczbę.
so-many-items = { $most ->
    [one] Możesz wziąć tylko { $most } surowiec.
   *[many] Możesz wziąć od 1 do { $most } surowców.
}
no-such-fleet = Twoje łodzie nie mogą mieć tyle rudy.
no-more-rolls = { $rolls ->
    [one] Kością rzuca się najwyżej { $rolls } raz.
   *[many] Kością rzuca się najwyżej { $rolls } razy.
}
cannot-succeed = Nie stać cię na sukces.
roll-succeed-or-fail = Rzuć jeszcze raz albo wybierz sukces lub porażkę.
out-of-reach = Ten kafelek jest poza zasięgiem.
choose-loot = Wybierz niebieski kafelek.
cannot-pay-so = Nie możesz tak zapłacić.
so-many-vikings = { $most ->
    [one] Możesz cofnąć najwyżej { $most } wikinga.
   *[many] Możesz cofnąć najwyżej { $most } wikingów.
}
choose-an-island = Wybierz planszę odkryć.
island-not-open = Ta strona planszy odkryć nie jest widoczna.
other-space = Ta plansza odkryć wymaga innej liczby wikingów.
no-ship-for-island = Nie masz statku, który tam dopłynie.
choose-a-large-ship = Wybierz swoją knarę lub swój długi okręt.
card-not-usable = Tego zawodu nie można teraz użyć.
use-a-card-or-done = Użyj zawodu albo zakończ.
not-that-good = Tego towaru nie można tu ulepszyć.
card-not-in-hand = Nie masz tej karty na ręce.
choose-a-card = Wybierz jedną z kart.
choose-a-card-or-no = Wybierz jedną ze swoich kart albo „nie”.
card-not-offered = Tej karty nie ma do wyboru.
token-gone = Ktoś już ma ten żeton.
choose-a-token = Wybierz żeton surowców.
choose-food = Wybierz żywność lub srebro albo zostaw lukę.
not-food = To nie nadaje się na ucztę.
same-colour-beside = Obok leży kafelek tego samego koloru.
too-wide = Na stole nie ma dość miejsca.
one-lies-already = Jeden taki kafelek już leży poziomo; następny musi stać pionowo.

# options
option-space = { $space }
option-word = { $word }
option-ship = { $ship }
option-arm = załaduj rudę: { $arm }
option-good = { $good }
option-special = { $special }
option-strip = pas górski: { $strip }
option-island = { $island }
option-number = { $number }
option-card = { $card } { $name }
option-token = żeton surowców: { $token }
option-piece = { $piece }, { $rows ->
    [one] { $rows } wiersz
    [few] { $rows } wiersze
   *[many] { $rows } wierszy
}, { $columns ->
    [one] { $columns } kolumna
    [few] { $columns } kolumny
   *[many] { $columns } kolumn
}
option-cell = { $board }: { $row },{ $column }
option-payment = { $number } { FORM($thing, "num", $number) }
option-use = użyj { $card } { $name }: { FORM($script, "imp") }
option-way = { FORM($script, "imp") }
option-as-the-space-says = nie, działanie pola
option-serve = { $squares ->
    [one] { $thing } na { $squares } polu
   *[many] { $thing } na { $squares } polach
}
option-strip-items = pas górski: { $items }
option-items = { $items }
token-of = { $harvest } przy zbiorach, { $no_harvest } bez zbiorów
option-boats = { $ore ->
    [one] łodzie z { $ore } rudą
   *[many] łodzie z { $ore } rudami
}
option-vikings = { $vikings ->
    [0] żadnego
    [one] { $vikings } wikinga
   *[many] { $vikings } wikingów
}
option-raise = { FORM($good, "acc") } na { FORM($into, "acc") }
option-buy = { $silver ->
    [one] kup statek za { $silver } srebro: { $ship }
   *[many] kup statek za { $silver } srebra: { $ship }
}
option-loot = { $thing }, wartość bojowa { $sword }

# headings of the score
heading-ships = statki
heading-emigrants = statki po emigracji
heading-islands = plansze odkryć
heading-buildings = szopy i domy
heading-animals = zwierzęta
heading-occupations = zawody
heading-silver = srebro
heading-crown = korona angielska
heading-bare-cells = niezakryte kratki i puste miejsca
heading-penalties = żetony kary

# What a seat may hope for, by where it comes from.
facet-points = punkty na stole
facet-goods = towary do umieszczenia lub zjedzenia
facet-materials = materiały, srebro i broń
facet-boards = dochód i miejsce na planszach
facet-ships = statki i emigracja
facet-vikings = wikingowie do wysłania
facet-occupations = zawody
facet-animals = rozmnażanie zwierząt
facet-feast = żywność na ucztę
facet-dice = szczęście w kościach

# table options: what is agreed on, more about it, and its values
table-length = Długość gry
    .hint = Długa gra jest dla doświadczonych graczy; obie kończą się po ostatniej uczcie.
    .long = Długa (7 rund)
    .short = Krótka (6 rund)
table-mini_expansions = Minidodatki
    .hint = Dwa małe dodatki: nowe wyspy (Lofoty i Orkady) oraz zbiory (Mull i Caithness).
    .none = Brak
    .islands = Lofoty i Orkady
    .harvest = Mull i Caithness
    .both = Oba
table-decks = Talie zawodów
    .hint = Talie zawodów w grze; na początek najlepsza jest A.
    .A = A
    .B = B
    .C = C
    .AB = A + B
    .AC = A + C
    .BC = B + C
    .ABC = A + B + C
table-action_board = Plansza akcji
    .hint = Mała plansza akcji, dla jednej lub dwóch osób, jest rekonstrukcją.
    .full = Pełna
    .small = Mała (1–2 graczy)
table-island_points = Punkty za wyspy
    .hint = W późniejszych wydaniach Wyspy Owcze, Wyspa Niedźwiedzia i Ziemia Baffina mają inne punkty.
    .first = Pierwsze wydanie
    .later = Późniejsze wydanie
table-removed_cards = Karty usuwane ze Zbiorami
    .hint = Z minidodatkiem Zbiory część kart trzeba usunąć, a usunięcie kolejnych jest zalecane.
    .all = Także zalecane
    .required = Tylko wymagane
table-starting_card = Solo: zawód początkowy
    .hint = Czy w grze solo zawód początkowy się losuje, czy wybiera.
    .drawn = Losowany
    .chosen = Wybierany

# what players should know about the data of the game
provenance-board = Mała plansza akcji dla jednej lub dwóch osób jest rekonstrukcją.
provenance-markers = To, co pokazują cztery wskaźniki zbiorów z drugiego minidodatku, jest rekonstrukcją.
provenance-altar = To, że ołtarz i złota ozdoba poza kształtem nie mają żadnej wartości, jest prawdopodobne, ale nie pewne.

# signs and labels of the picture
sign-vikings = wikingowie
sign-silver = srebro
sign-wood = drewno
sign-stone = kamień
sign-ore = ruda
sign-ships = statki
sign-penalties = kary
sign-strips = pasy górskie, od strzałki
sign-islands = plansze odkryć: punkty, srebro, (wikingowie)
sign-round = Runda { $round } z { $rounds }
sign-boards = plansze odkryć, szopy i domy
sign-played = zagrane zawody
sign-deciding = ma wybrać
sign-moose = ma łosia
sign-fleet = łodzie/knary/długie okręty
sign-hand = twoje zawody (punkty)
sign-plain = zwykła kratka
sign-negative = kosztuje punkt
sign-double = kosztuje dwa punkty
sign-income = dochód
sign-bonus = premia
sign-never = nie można zakryć
sign-legal = tu może leżeć lewy górny róg
sign-green = zielona skóra wyprawiona
sign-metal = srebro lub ruda
sign-blocked = wikingowie z poprzedniej rundy
sign-colour-plays = { $colour ->
    [0] Pierwszy
   *[1] Drugi
} kolor: na Thingu { $thing }, na polach { $placed }
sign-colour-rests = { $colour ->
    [0] Pierwszy
   *[1] Drugi
} kolor: czeka { $waiting }, blokuje { $blocking }{ $back ->
    [0] {""}
   *[other] , po rundzie wróci { $back }
}
sign-open = pole do wyboru
sign-stands = wikingowie gracza A
sign-column = { $vikings ->
    [one] { $vikings } wiking
   *[many] { $vikings } wikingów
}

# words to choose
word-pass = spasuj
word-done = zakończ
word-roll = rzuć
word-succeed = sukces
word-fail = porażka
word-yes = tak
word-no = nie
word-gap = zostaw lukę
word-pause = przerwij, aby coś umieścić lub kupić statek

# ships to load an ore on
arm-boat = łódź wielorybnicza
arm-longship-0 = długi okręt bez rudy
arm-longship-1 = długi okręt z 1 rudą
arm-longship-2 = długi okręt z 2 rudami

# a player's boards
board-home = plansza domowa
board-island = plansza odkryć { $number }
board-stone-house = kamienny dom { $number }
board-long-house = długi dom { $number }

# action spaces; `.short` is for the picture, at most 13 letters
space-A01 = Budowa szopy
    .short = Szopa
space-A02 = Budowa kamiennego domu
    .short = Kamienny dom
space-A03 = Budowa długiego domu
    .short = Długi dom
space-A04 = Budowa domu i statku
    .short = Dom + statek
space-A05 = Budowa łodzi wielorybniczej
    .short = Łódź wielor.
space-A06 = Budowa knary
    .short = Knara
space-A07 = Budowa długiego okrętu
    .short = Długi okręt
space-A08 = Polowanie
    .short = Polowanie
space-A09 = Połów ryb
    .short = Połów ryb
space-A10 = Polowanie we dwóch
    .short = Polowanie
space-A11 = Zastawianie sideł
    .short = Sidła
space-A12 = Połów wielorybów – do trzech łodzi
    .short = Wieloryb 3 ł.
space-A13 = Połów wielorybów – jedna łódź
    .short = Wieloryb 1 ł.
space-A14 = Zakup suszonych ryb
    .short = 2 susz. ryby
space-A15 = Zakup solonego mięsa
    .short = 2 sol. mięsa
space-A16 = Zakup owcy
    .short = Owca
space-A17 = Zakup krowy i mleka
    .short = Krowa + mleko
space-A18 = Owca albo zakup krowy
    .short = Owca/krowa
space-A19 = Zakup owcy i krowy
    .short = Owca, krowa
space-A20 = Fasola z targu
    .short = Fasola
space-A21 = Len i ryba z targu
    .short = Len + ryba
space-A22 = Owoce, olej i mięso z targu
    .short = Owoce + olej
space-A23 = Przyprawy z targu, mleko i wełna
    .short = Przypr.+wełna
space-A24 = Dojenie krów
    .short = Mleko
space-A25 = Sycenie miodu
    .short = Miód pitny
space-A26 = Strzyżenie owiec
    .short = Wełna
space-A27 = Tkanie płótna
    .short = Płótno
space-A28 = Rycie kamienia runicznego
    .short = Kamień run.
space-A29 = Szycie odzieży
    .short = Odzież
space-A30 = Wyrób skrzyni
    .short = Skrzynia
space-A31 = Kuźnia
    .short = Kuźnia
space-A32 = Wyrób skrzyń i kamieni runicznych
    .short = Skrzynie+runy
space-A33 = Zarobek, szata i biżuteria
    .short = Szata, biżut.
space-A34 = Wyprawa w góry
    .short = Góry 2
space-A35 = Wyprawa w góry i handel
    .short = G 1, handel 1
space-A36 = Handel dwoma towarami
    .short = Handel 2
space-A37 = Zbieranie drewna i rudy
    .short = Drewno + ruda
space-A38 = Daleka wyprawa w góry i handel
    .short = G 3, handel 1
space-A39 = Handel trzema towarami
    .short = Handel 3
space-A40 = Wyprawa w dwa pasma gór
    .short = Góry 3+2
space-A41 = Handel trzema towarami i broń
    .short = Handel 3+broń
space-A42 = Handel czterema towarami
    .short = Handel 4
space-A43 = Wielka wyprawa w góry i podwójny handel
    .short = G 4, 2 podw.
space-A44 = Cztery pasma gór albo podwójny handel
    .short = 4 G/3 podw.
space-A45 = Handel zamorski
    .short = Handel zamor.
space-A46 = Handel zamorski we dwóch
    .short = Handel zamor.
space-A47 = Zakup kafelków specjalnych
    .short = Kafelki spec.
space-A48 = Najazd
    .short = Najazd
space-A49 = Grabież we dwóch
    .short = Grabież
space-A50 = Grabież we trzech
    .short = Grabież
space-A51 = Plądrowanie
    .short = Plądrowanie
space-A52 = Odkrywanie bliskich wysp
    .short = Bliskie wyspy
space-A53 = Odkrywanie mórz północy
    .short = Morza północy
space-A54 = Odkrywanie dalekich wybrzeży
    .short = Dalekie brz.
space-A55 = Nauka zawodu
    .short = Dobierz zawód
space-A56 = Zagranie zawodu
    .short = Zagraj zawód
space-A57 = Emigracja we dwóch
    .short = Emigracja
space-A58 = Zagranie do dwóch zawodów
    .short = Do 2 zawodów
space-A59 = Emigracja we trzech
    .short = Emigracja
space-A60 = Zagranie do czterech zawodów
    .short = Do 4 zawodów
space-A61 = Przebudowa łodzi i emigracja
    .short = Przeb., emig.
space-I1 = Kopiowanie innego gracza
    .short = Kopiowanie
space-I2 = Kopiowanie innego gracza
    .short = Kopiowanie

# names of things
name-altar = ołtarz
name-amber = bursztyn
    .num = { $number ->
        [one] bursztyn
        [few] bursztyny
       *[many] bursztynu
    }
name-amber-figure = figurka z bursztynu
    .acc = figurkę z bursztynu
name-baffin-island = Ziemia Baffina
    .acc = Ziemię Baffina
name-beans = fasola
    .acc = fasolę
    .num = { $number ->
        [one] fasolę
        [few] fasole
       *[many] fasoli
    }
    .gender = f
name-bear-island = Wyspa Niedźwiedzia
    .acc = Wyspę Niedźwiedzią
name-belt = pas
name-berries = jagody
    .num = { $number ->
        [one] jagodę
        [few] jagody
       *[many] jagód
    }
    .gender = p
name-bow = łuk
    .num = { $number ->
        [one] łuk
        [few] łuki
       *[many] łuków
    }
    .ins = łukami
name-cabbage = kapusta
    .acc = kapustę
    .num = { $number ->
        [one] kapustę
       *[many] kapusty
    }
    .gender = f
name-caithness = Caithness
name-cattle = krowa
    .acc = krowę
    .num = { $number ->
        [one] krowę
        [few] krowy
       *[many] krów
    }
    .gender = f
    .loc = { $number ->
        [one] krowie
       *[many] krowach
    }
name-chalice = kielich
name-chest = skrzynia
    .acc = skrzynię
    .num = { $number ->
        [one] skrzynię
        [few] skrzynie
       *[many] skrzyń
    }
    .gender = f
name-cloakpin = zapinka do płaszcza
    .acc = zapinkę do płaszcza
name-clothing = odzież
    .num = { $number ->
        [one] sztukę odzieży
        [few] sztuki odzieży
       *[many] sztuk odzieży
    }
    .gender = f
name-crucifix = krucyfiks
name-drinking-horn = róg do picia
name-egg = jajo
    .num = { $number ->
        [one] jajo
        [few] jaja
       *[many] jaj
    }
    .gender = n
name-english-crown = korona angielska
    .acc = koronę angielską
name-faroe-islands = Wyspy Owcze
name-fibula = fibula
    .acc = fibulę
name-flax = len
    .num = { $number ->
        [one] len
        [few] lny
       *[many] lnu
    }
name-forge-hammer = młot kowalski
name-fruits = owoce
    .num = { $number ->
        [one] owoc
        [few] owoce
       *[many] owoców
    }
    .gender = p
name-fur = futro
    .num = { $number ->
        [one] futro
        [few] futra
       *[many] futer
    }
    .gender = n
name-game-meat = dziczyzna
    .acc = dziczyznę
    .num = { $number ->
        [one] dziczyznę
       *[many] dziczyzny
    }
    .gender = f
name-glass-beads = szklane paciorki
name-gold-brooch = złota brosza
    .acc = złotą broszę
name-gold-ornament = złota ozdoba
    .acc = złotą ozdobę
    .num = { $number ->
        [one] złotą ozdobę
        [few] złote ozdoby
       *[many] złotych ozdób
    }
    .gender = f
name-grain = zboże
    .num = { $number ->
        [one] zboże
       *[many] zboża
    }
    .gender = n
    .loc = { $number ->
        [one] zbożu
       *[many] zbożach
    }
name-greenland = Grenlandia
    .acc = Grenlandię
name-helmet = hełm
name-hide = skóra wyprawiona
    .acc = skórę wyprawioną
    .num = { $number ->
        [one] skórę wyprawioną
        [few] skóry wyprawione
       *[many] skór wyprawionych
    }
    .gender = f
name-horseshoe = podkowa
    .acc = podkowę
name-iceland = Islandia
    .acc = Islandię
name-jewelry = biżuteria
    .acc = biżuterię
    .num = { $number ->
        [one] sztukę biżuterii
        [few] sztuki biżuterii
       *[many] sztuk biżuterii
    }
    .gender = f
name-knarr = knara
    .acc = knarę
    .num = { $number ->
        [one] knarę
        [few] knary
       *[many] knar
    }
    .gender = f
    .ins = knarą
name-labrador = Labrador
name-large-ship = knara lub długi okręt
    .acc = knarę lub długi okręt
    .num = { $number ->
        [one] knarę lub długi okręt
        [few] knary lub długie okręty
       *[many] knar lub długich okrętów
    }
name-linen = płótno
    .num = { $number ->
        [one] płótno
       *[many] płótna
    }
    .gender = n
name-lofoten = Lofoty
name-long-house = długi dom
    .num = { $number ->
        [one] długi dom
        [few] długie domy
       *[many] długich domów
    }
name-long-sword = miecz
    .num = { $number ->
        [one] miecz
        [few] miecze
       *[many] mieczy
    }
    .ins = mieczami
name-longship = długi okręt
    .num = { $number ->
        [one] długi okręt
        [few] długie okręty
       *[many] długich okrętów
    }
    .ins = długim okrętem
name-mead = miód pitny
    .num = { $number ->
        [one] miód pitny
        [few] miody pitne
       *[many] miodu pitnego
    }
name-milk = mleko
    .num = { $number ->
        [one] mleko
       *[many] mleka
    }
    .gender = n
name-mull = Mull
name-newfoundland = Nowa Fundlandia
    .acc = Nową Fundlandię
name-oil = olej
    .num = { $number ->
        [one] olej
        [few] oleje
       *[many] oleju
    }
name-ore = ruda
    .acc = rudę
    .num = { $number ->
        [one] rudę
       *[many] rudy
    }
    .gender = f
name-orkney = Orkady
name-peas = groch
    .num = { $number ->
        [one] groch
        [few] grochy
       *[many] grochu
    }
name-players = gracze
    .acc = graczy
name-robe = szata
    .acc = szatę
    .num = { $number ->
        [one] szatę
        [few] szaty
       *[many] szat
    }
    .gender = f
name-round-shield = okrągła tarcza
    .acc = okrągłą tarczę
name-rune-stone = kamień runiczny
    .num = { $number ->
        [one] kamień runiczny
        [few] kamienie runiczne
       *[many] kamieni runicznych
    }
name-salt-meat = solone mięso
    .num = { $number ->
        [one] solone mięso
        [few] solone mięsa
       *[many] solonego mięsa
    }
    .gender = n
name-shed = szopa
    .acc = szopę
    .num = { $number ->
        [one] szopę
        [few] szopy
       *[many] szop
    }
    .gender = f
name-sheep = owca
    .acc = owcę
    .num = { $number ->
        [one] owcę
        [few] owce
       *[many] owiec
    }
    .gender = f
    .loc = { $number ->
        [one] owcy
       *[many] owcach
    }
name-shetland = Szetlandy
name-ship = statek
    .num = { $number ->
        [one] statek
        [few] statki
       *[many] statków
    }
name-silk = jedwab
    .num = { $number ->
        [one] jedwab
        [few] jedwabie
       *[many] jedwabiu
    }
    .loc = { $number ->
        [one] jedwabiu
       *[many] jedwabiach
    }
name-silver = srebro
    .num = { $number ->
        [one] srebro
       *[many] srebra
    }
    .gender = n
name-silver-hoard = srebrny skarb
    .num = { $number ->
        [one] srebrny skarb
        [few] srebrne skarby
       *[many] srebrnych skarbów
    }
name-silverware = srebrne sztućce
    .num = { $number ->
        [one] komplet srebrnych sztućców
        [few] komplety srebrnych sztućców
       *[many] kompletów srebrnych sztućców
    }
    .gender = p
name-skin-and-bones = kości i skóry
    .num = { $number ->
        [one] zestaw kości i skór
        [few] zestawy kości i skór
       *[many] zestawów kości i skór
    }
    .gender = p
name-snare = sidła
    .num = { $number ->
        [one] sidło
        [few] sidła
       *[many] sideł
    }
    .gender = p
    .ins = sidłami
name-spear = włócznia
    .acc = włócznię
    .num = { $number ->
        [one] włócznię
        [few] włócznie
       *[many] włóczni
    }
    .gender = f
    .ins = włóczniami
name-spices = przyprawy
    .num = { $number ->
        [one] przyprawę
        [few] przyprawy
       *[many] przypraw
    }
    .gender = s
    .loc = { $number ->
        [one] przyprawie
       *[many] przyprawach
    }
name-stockfish = suszona ryba
    .acc = suszoną rybę
    .num = { $number ->
        [one] suszoną rybę
        [few] suszone ryby
       *[many] suszonych ryb
    }
    .gender = f
name-stone = kamień
    .num = { $number ->
        [one] kamień
        [few] kamienie
       *[many] kamieni
    }
    .ins = kamieniami
name-stone-house = kamienny dom
    .num = { $number ->
        [one] kamienny dom
        [few] kamienne domy
       *[many] kamiennych domów
    }
name-throwing-axe = topór do rzucania
name-treasure-chest = skrzynia skarbów
    .acc = skrzynię skarbów
    .num = { $number ->
        [one] skrzynię skarbów
        [few] skrzynie skarbów
       *[many] skrzyń skarbów
    }
    .gender = f
name-weapon = broń
    .num = { $number ->
        [one] kartę broni
        [few] karty broni
       *[many] kart broni
    }
    .gender = f
name-whale-meat = mięso wieloryba
    .num = { $number ->
        [one] mięso wieloryba
       *[many] mięsa wieloryba
    }
    .gender = n
name-whaling-boat = łódź wielorybnicza
    .acc = łódź wielorybniczą
    .num = { $number ->
        [one] łódź wielorybniczą
        [few] łodzie wielorybnicze
       *[many] łodzi wielorybniczych
    }
    .gender = f
name-wood = drewno
    .num = { $number ->
        [one] drewno
       *[many] drewna
    }
    .gender = n
    .ins = drewnem
name-wool = wełna
    .acc = wełnę
    .num = { $number ->
        [one] wełnę
       *[many] wełny
    }
    .gender = f

# texts of occupations: composed in texts.py out of what the cards do

# kinds of cards
text-kind-immediate = natychmiast
text-kind-each-time = za każdym razem
text-kind-anytime = w dowolnym momencie
text-kind-as-soon-as = jednorazowo

# lists
text-comma = { $first }, { $second }
    .imp = { FORM($first, "imp") }, { FORM($second, "imp") }
    .inf = { FORM($second, "part") ->
        [tier] { FORM($first, "inf") }, { FORM($second, "more") }
       *[other] { FORM($first, "inf") }, { FORM($second, "inf") }
    }
    .acc = { FORM($first, "acc") }, { FORM($second, "acc") }
    .gen = { FORM($first, "gen") }, { FORM($second, "gen") }
    .loc = { FORM($first, "loc") }, { FORM($second, "loc") }
    .ins = { FORM($first, "ins") }, { FORM($second, "ins") }
    .won = { FORM($first, "won") }, { FORM($second, "won") }
    .lost = { FORM($first, "lost") }, { FORM($second, "lost") }
    .gender = { FORM($first, "gender") }
    .list = comma
    .eitherimp = { FORM($first, "list") ->
        [comma] { FORM($first, "eitherimp") }, albo { FORM($second, "imp") }
       *[other] { FORM($first, "imp") }, albo { FORM($second, "imp") }
    }
    .eitherinf = { FORM($first, "list") ->
        [comma] { FORM($first, "eitherinf") }, albo { FORM($second, "inf") }
       *[other] { FORM($first, "inf") }, albo { FORM($second, "inf") }
    }
text-semicolon = { $first }; { $second }
    .imp = { FORM($first, "imp") }; { FORM($second, "imp") }
    .inf = { FORM($first, "inf") }; { FORM($second, "inf") }
text-and = { $first } i { $second }
    .imp = { FORM($first, "imp") } i { FORM($second, "imp") }
    .inf = { FORM($first, "inf") } i { FORM($second, "inf") }
    .ins = { FORM($first, "ins") } i { FORM($second, "ins") }
    .paid = { $first } oraz { $second }
text-or = { $first } lub { $second }
    .acc = { FORM($first, "acc") } lub { FORM($second, "acc") }
    .gen = { FORM($first, "gen") } lub { FORM($second, "gen") }
    .loc = { FORM($first, "loc") } lub { FORM($second, "loc") }
    .ins = { FORM($first, "ins") } lub { FORM($second, "ins") }
    .won = { FORM($first, "won") } lub { FORM($second, "won") }
    .lost = { FORM($first, "lost") } lub { FORM($second, "lost") }
    .gender = { FORM($first, "gender") }
text-or-do = { FORM($first, "list") ->
        [comma] { FORM($first, "eitherimp") }, albo { FORM($second, "imp") }
       *[other] { FORM($first, "imp") }, albo { FORM($second, "imp") }
    }
    .inf = { FORM($first, "list") ->
        [comma] { FORM($first, "eitherinf") }, albo { FORM($second, "inf") }
       *[other] { FORM($first, "inf") }, albo { FORM($second, "inf") }
    }
text-either = do wyboru { $list }
    .imp = albo { FORM($list, "imp") }
    .inf = albo { FORM($list, "inf") }

# sentences: a moment, a condition, what is done
text-do = { $moment }: { FORM($deed, "imp") }.
text-may = { FORM($moment, "may") } możesz { FORM($deed, "inf") }.
text-do-if = { $moment }, jeśli { $condition }: { FORM($deed, "imp") }.
text-may-if = { $moment }, jeśli { $condition }, możesz { FORM($deed, "inf") }.
text-deed-if = { FORM($deed, "imp") } (tylko jeśli { $condition })
    .inf = { FORM($deed, "inf") } (tylko jeśli { $condition })
text-once = Raz w grze, gdy tylko { $condition }: { FORM($deed, "imp") }.
text-once-at-any-time = Raz w grze, gdy tylko { $condition } lub w dowolnym momencie później, możesz { FORM($deed, "inf") }.
text-while = Gdy { $condition }, możesz { FORM($deed, "inf") }.
text-instead = Zamiast { $what } możesz { FORM($deed, "inf") }.

# moments
text-at-once = Natychmiast
text-then = Następnie
text-at-any-time = W dowolnym momencie i dowolną liczbę razy
text-moment-before-space-of = Bezpośrednio przed użyciem { FORM($of, "gen") }
text-moment-after-space-of = Za każdym razem po użyciu { FORM($of, "gen") }
text-moment-before-ore-of = Bezpośrednio przed użyciem { FORM($of, "gen") }
text-moment-before-action-of = Bezpośrednio przed { FORM($of, "ins") }
text-moment-after-action-of = Po { FORM($of, "loc") }
text-moment-after-action = Po każdej akcji
text-moment-after-viking-action = Po każdej akcji, do której wysyłasz wikingów
    .may = Po każdej akcji, do której wysyłasz wikingów,
text-moment-success-of = Po { FORM($of, "won") }
text-moment-failure-of = Po { FORM($of, "lost") }
text-moment-arrives-of = Za { FORM($of, "gender") ->
        [f] każdą { FORM($of, "acc") }, którą zdobywasz w dowolny sposób
        [n] każde { FORM($of, "acc") }, które zdobywasz w dowolny sposób
        [p] każde { FORM($of, "acc") }, które zdobywasz w dowolny sposób
        [s] każdą { FORM($of, "num", 1) }, którą zdobywasz w dowolny sposób
       *[m] każdy { FORM($of, "acc") }, który zdobywasz w dowolny sposób
    }
    .may = Za { FORM($of, "gender") ->
        [f] każdą { FORM($of, "acc") }, którą zdobywasz w dowolny sposób,
        [n] każde { FORM($of, "acc") }, które zdobywasz w dowolny sposób,
        [p] każde { FORM($of, "acc") }, które zdobywasz w dowolny sposób,
        [s] każdą { FORM($of, "num", 1) }, którą zdobywasz w dowolny sposób,
       *[m] każdy { FORM($of, "acc") }, który zdobywasz w dowolny sposób,
    }
text-moment-two-at-once-of = Za każdym razem, gdy otrzymujesz naraz 2 lub więcej { FORM($of, "num", 5) }
    .may = Za każdym razem, gdy otrzymujesz naraz 2 lub więcej { FORM($of, "num", 5) },
text-moment-placed-in-house-of = Za każdym razem, gdy umieszczasz { $of } w kamiennym lub długim domu
    .may = Za każdym razem, gdy umieszczasz { $of } w kamiennym lub długim domu,
text-moment-placed-on-island-of = Za każdym razem, gdy umieszczasz { $of } na planszy odkryć
    .may = Za każdym razem, gdy umieszczasz { $of } na planszy odkryć,
text-moment-taken-of = Za { FORM($of, "gender") ->
        [f] każdą { FORM($of, "acc") }, którą bierzesz z pasa górskiego
        [n] każde { FORM($of, "acc") }, które bierzesz z pasa górskiego
        [p] każde { FORM($of, "acc") }, które bierzesz z pasa górskiego
       *[m] każdy { FORM($of, "acc") }, który bierzesz z pasa górskiego
    }
    .may = Za { FORM($of, "gender") ->
        [f] każdą { FORM($of, "acc") }, którą bierzesz z pasa górskiego,
        [n] każde { FORM($of, "acc") }, które bierzesz z pasa górskiego,
        [p] każde { FORM($of, "acc") }, które bierzesz z pasa górskiego,
       *[m] każdy { FORM($of, "acc") }, który bierzesz z pasa górskiego,
    }
text-moment-worn-of = Za { FORM($of, "gender") ->
        [f] każdą { FORM($of, "acc") } usuwaną
        [n] każde { FORM($of, "acc") } usuwane
        [p] każde { FORM($of, "acc") } usuwane
       *[m] każdy { FORM($of, "acc") } usuwany
    } z pasa górskiego na koniec rundy
text-moment-eaten-of = Za { FORM($of, "gender") ->
        [f] każdą
        [n] każde
        [p] każde
       *[m] każdy
    } { FORM($of, "acc") } na twoim stole podczas uczty
text-moment-ship-built-of = Za każdym razem, gdy zbudujesz za drewno { FORM($of, "acc") }
    .may = Za każdym razem, gdy zbudujesz za drewno { FORM($of, "acc") },
text-moment-house-built-of = Za każdym razem, gdy budujesz { FORM($of, "acc") }
    .may = Za każdym razem, gdy budujesz { FORM($of, "acc") },
text-moment-placing-vikings = { $column ->
    [one] Bezpośrednio przed wysłaniem { $column } wikinga na pole kolumny { $column }
   *[many] Bezpośrednio przed wysłaniem { $column } wikingów na pole kolumny { $column }
}
text-moment-vikings-back = Za każdym razem, gdy w fazie akcji wraca na Thing dokładnie 1 lub 2 twoich wikingów
    .may = Za każdym razem, gdy w fazie akcji wraca na Thing dokładnie 1 lub 2 twoich wikingów,
text-moment-three-on-the-thing = Za każdym razem, gdy liczba wikingów na twoim polu Thingu zmienia się na 3
    .may = Za każdym razem, gdy liczba wikingów na twoim polu Thingu zmienia się na 3,
text-moment-end-of-actions = Na koniec każdej fazy akcji
text-moment-before-income = Przed każdą fazą dochodu
text-moment-bonus = W każdej fazie premii
text-moment-after-bonus = Po każdej fazie premii
text-moment-harvest = Podczas każdych zbiorów
text-moment-after-harvest = Po każdych zbiorach
text-moment-no-harvest = W fazie zbiorów każdej rundy bez zbiorów
text-moment-feast-begins = Na początku każdej uczty
text-moment-feast-ends = Na koniec każdej uczty
text-moment-after-feast = Po każdej uczcie
text-moment-next-knarr = Raz w grze, gdy następnym razem zdobędziesz w dowolny sposób knarę
    .may = Raz w grze, gdy następnym razem zdobędziesz w dowolny sposób knarę,
text-moment-scoring = Raz w grze, gdy tylko gra się skończy, przed podliczeniem punktów

# what is replaced
text-instead-new-weapon = dobrania broni w fazie nowej broni
text-instead-draw-occupation = dobrania zawodu
text-instead-upgrade-1 = ulepszenia 1 towaru na polu akcji
text-instead-bonus-of-a-house = premii kamiennego lub długiego domu wynoszącej dokładnie 1 rzecz
text-instead-raid = najazdu
text-instead-A05 = łodzi wielorybniczej na { FORM($space, "loc") }
text-instead-A52 = bliskiej wyspy na { FORM($space, "loc") }

# games of dice and other actions
text-game-hunting = polowanie
    .loc = polowaniu
    .won = każdym udanym polowaniu
    .lost = każdym nieudanym polowaniu
text-game-snare = zastawianie sideł
    .loc = zastawianiu sideł
    .won = każdym udanym zastawianiu sideł
    .lost = każdym nieudanym zastawianiu sideł
text-game-whaling = połów wielorybów
    .loc = połowie wielorybów
    .won = każdym udanym połowie wielorybów
    .lost = każdym nieudanym połowie wielorybów
text-game-raid = najazd
    .loc = najeździe
    .won = każdym udanym najeździe
    .lost = każdym nieudanym najeździe
text-game-pillage = grabież
    .loc = grabieży
    .won = każdej udanej grabieży
    .lost = każdej nieudanej grabieży
text-action-hunting = każde polowanie
    .ins = każdym polowaniem
    .loc = każdym polowaniu
text-action-snare = każde zastawianie sideł
    .ins = każdym zastawianiem sideł
    .loc = każdym zastawianiu sideł
text-action-raid = każdy najazd
    .ins = każdym najazdem
    .loc = każdym najeździe
text-action-pillage = każda grabież
    .ins = każdą grabieżą
    .loc = każdej grabieży
text-action-overseas-trading = każda akcja handlu zamorskiego
    .ins = każdą akcją handlu zamorskiego
    .loc = każdej akcji handlu zamorskiego
text-action-exploration = każde odkrycie
    .ins = każdym odkryciem
    .loc = każdym odkryciu
text-action-emigration = każda emigracja
    .ins = każdą emigracją
    .loc = każdej emigracji
text-take-hunting = zapoluj
    .inf = zapolować
text-take-snare = zastaw sidła
    .inf = zastawić sidła
text-take-whaling = wyrusz na połów wielorybów
    .inf = wyruszyć na połów wielorybów
text-take-raid = dokonaj najazdu
    .inf = dokonać najazdu
text-take-pillage = dokonaj grabieży
    .inf = dokonać grabieży

# action spaces
text-here = Akcja: { FORM($deed, "imp") }.
text-you-may = Możesz { FORM($deed, "inf") }.
text-draw-in-column-3 = Najpierw dobierz zawód.
text-play-in-column-4 = Przed akcją lub po niej możesz zagrać zawód.
text-dice-low = Rzucasz kością { $die }-ścienną najwyżej { $rolls } razy. Sukces: zapłać { FORM($pay, "ins") } tyle, ile wynosi wynik, i otrzymaj { $reward }. { $failure }
text-dice-high = Rzucasz kością { $die }-ścienną najwyżej { $rolls } razy. Możesz dopłacić { FORM($pay, "ins") }: każda sztuka dodaje 1. Z wynikiem { $least } lub więcej bierzesz kafelek o wartości bojowej nie wyższej niż wynik. { $failure }
text-failure = { $vikings ->
    [0] Porażka daje { $things }.
    [one] Porażka daje { $things } oraz pozwala cofnąć { $vikings } wikinga.
   *[many] Porażka daje { $things } oraz pozwala cofnąć do { $vikings } wikingów.
}

# spaces
text-any-space = pole
    .gen = pola
    .loc = polu
text-strip-silver = { $number ->
    [one] { $number } srebro
   *[many] { $number } srebra
}
    .gender = n
text-space = pole „{ $space }” ({ $vikings })
    .gen = pola „{ $space }” ({ $vikings })
    .loc = polu „{ $space }” ({ $vikings })
text-for-vikings = { $vikings ->
    [1] dla jednego wikinga
    [2] dla dwóch wikingów
    [3] dla trzech wikingów
   *[4] dla czterech wikingów
}
text-category-crafting = pole rzemiosła
    .gen = pola rzemiosła
    .loc = polu rzemiosła
text-category-house-building = pole budowy domów
    .gen = pola budowy domów
    .loc = polu budowy domów
text-category-ship-building = pole budowy statków
    .gen = pola budowy statków
    .loc = polu budowy statków
text-category-livestock-market = pole targu zwierząt
    .gen = pola targu zwierząt
    .loc = polu targu zwierząt
text-category-weekly-market = pole targu tygodniowego
    .gen = pola targu tygodniowego
    .loc = polu targu tygodniowego
text-category-mountain = pole gór
    .gen = pola gór
    .loc = polu gór
text-category-overseas-trading = pole handlu zamorskiego
    .gen = pola handlu zamorskiego
    .loc = polu handlu zamorskiego

# conditions
text-needs-thing = { $thing ->
    [sheep] masz w zagrodach co najmniej { $number } { FORM($thing, "num", $number) }
    [cattle] masz w zagrodach co najmniej { $number } { FORM($thing, "num", $number) }
   *[other] masz w zasobach co najmniej { $number } { FORM($thing, "num", $number) }
}
text-needs-houses = { $number ->
    [1] masz kamienny lub długi dom
    [few] masz łącznie co najmniej { $number } kamienne i długie domy
   *[many] masz łącznie co najmniej { $number } kamiennych i długich domów
}
text-needs-large-ship = { $number ->
    [1] masz duży statek
    [few] masz { $number } duże statki (knary, długie okręty)
   *[many] masz { $number } dużych statków (knary, długie okręty)
}
text-needs-longship = { $number ->
    [1] masz długi okręt
    [few] masz { $number } długie okręty
   *[many] masz { $number } długich okrętów
}
text-needs-knarr = masz knarę
text-needs-whaling-boat = masz łódź wielorybniczą
text-needs-spots-to-fill = jedna z twoich szop ma wolne miejsce
text-needs-vikings-crafting = { $number ->
    [one] co najmniej { $number } twój wiking stoi na polu rzemiosła
   *[many] co najmniej { $number } twoich wikingów stoi na polach rzemiosła
}
text-needs-vikings-in-column-2 = { $number ->
    [one] co najmniej { $number } twój wiking stoi na polu kolumny 2
   *[many] co najmniej { $number } twoich wikingów stoi na polach kolumny 2
}
text-needs-vikings-in-column-3 = { $number ->
    [one] co najmniej { $number } twój wiking stoi na polu kolumny 3
   *[many] co najmniej { $number } twoich wikingów stoi na polach kolumny 3
}
text-needs-vikings-here = wysłano tam wikingów
text-needs-vikings-snaring = wysłano do tego wikingów
text-needs-longship-used = użyto przy tym długiego okrętu
text-needs-ore-exchanged = wymieniono tam rudę
text-needs-rolls-left = można było jeszcze raz rzucić
text-needs-game-meat-served = { $number ->
    [one] na twoim stole była co najmniej { $number } dziczyzna
   *[many] na twoim stole było co najmniej { $number } dziczyzny
}
text-needs-hunters-in-pair = na polu kolumny 2 polowało 2 twoich wikingów
text-needs-pairs-placed = nie jest to pierwszy raz w tej rundzie
text-needs-viking-action = wykonujesz akcję, do której wysłano wikingów
text-needs-wood-received = { $number ->
    [one] przyniosło ci to co najmniej { $number } drewno
   *[many] przyniosło ci to co najmniej { $number } drewna
}
text-needs-stone-received = { $number ->
    [one] przyniosło ci to co najmniej { $number } kamień
    [few] przyniosło ci to co najmniej { $number } kamienie
   *[many] przyniosło ci to co najmniej { $number } kamieni
}
text-needs-stockfish-received = { $number ->
    [one] przyniosło ci to co najmniej { $number } suszoną rybę
    [few] przyniosło ci to co najmniej { $number } suszone ryby
   *[many] przyniosło ci to co najmniej { $number } suszonych ryb
}
text-needs-occupations-played = zagrano przy tym zawód
text-exactly-silver-given = { $number ->
    [one] dało ci to dokładnie { $number } srebro
   *[many] dało ci to dokładnie { $number } srebra
}
text-exactly-swords-spent = { $number ->
    [one] wydano przy tym dokładnie { $number } miecz
    [few] wydano przy tym dokładnie { $number } miecze
   *[many] wydano przy tym dokładnie { $number } mieczy
}
text-exactly-spears-spent = { $number ->
    [one] wydano przy tym dokładnie { $number } włócznię
    [few] wydano przy tym dokładnie { $number } włócznie
   *[many] wydano przy tym dokładnie { $number } włóczni
}
text-exactly-wood-spent = nie wydano przy tym drewna
text-exactly-mead-served = na twoim stole nie ma miodu pitnego
text-exactly-sober = nie otrzymano jeszcze tego srebra

# counters: all of them in the locative, after „przy”
text-or-more = { $first } lub więcej
text-two-numbers = { $first } lub { $last }
text-range = { $first }–{ $last }
text-count-thing = { $amount } { FORM($thing, "loc", $amount) } w zasobach
text-count-animal = { $amount } { FORM($thing, "loc", $amount) } w zagrodach (ciężarne też się liczą)
text-count-whaling-boat = { $number ->
    [one] { $amount } łodzi wielorybniczej
   *[many] { $amount } łodziach wielorybniczych
}
text-count-knarr = { $number ->
    [0] braku knar
    [one] { $amount } knarze
   *[many] { $amount } knarach
}
text-count-longship = { $number ->
    [one] { $amount } długim okręcie
   *[many] { $amount } długich okrętach
}
text-count-armed-longships = { $amount ->
    [one] { $amount } długim okręcie z 2 lub 3 rudami
   *[many] { $amount } długich okrętach z 2 lub 3 rudami
}
text-count-fleets = { $amount ->
    [one] co najmniej { $amount } statku każdego rodzaju (łódź wielorybnicza, knara, długi okręt)
   *[many] co najmniej { $amount } statkach każdego rodzaju (łódź wielorybnicza, knara, długi okręt)
}
text-of-each = co najmniej { $amount } każdego rodzaju
text-count-loaded-ore = { $amount ->
    [one] { $amount } rudzie załadowanej łącznie na łodzie wielorybnicze i długie okręty (bez nadrukowanej)
   *[many] { $amount } rudach załadowanych łącznie na łodzie wielorybnicze i długie okręty (bez nadrukowanych)
}
text-count-specials-owned = { $amount ->
    [one] { $amount } kafelku specjalnym łącznie w zasobach, na planszach i w domach
   *[many] { $amount } kafelkach specjalnych łącznie w zasobach, na planszach i w domach
}
text-count-income = dochodzie { $amount } srebra na rundę
text-count-boats-used = { $amount ->
    [one] { $amount } łodzi wielorybniczej mogącej wziąć udział
   *[many] { $amount } łodziach wielorybniczych mogących wziąć udział
}
text-count-kinds-taken = { $amount ->
    [one] { $amount } rodzaju surowców (drewno, kamień, ruda, srebro) wziętych tam z pasów górskich
   *[many] { $amount } różnych rodzajach surowców (drewno, kamień, ruda, srebro) wziętych tam z pasów górskich
}
text-count-islands = { $amount ->
    [one] { $amount } planszy odkryć
   *[many] { $amount } planszach odkryć
}
text-count-players = { $amount ->
    [one] { $amount } graczu
   *[many] { $amount } graczach
}
text-per-knarr = za każdą posiadaną knarę
text-per-cattle = { $most ->
    [1] (jeśli masz krowę)
   *[many] za każdą krowę w zagrodach, najwyżej { $most } razy
}
text-per-sheep = { $most ->
    [1] (jeśli masz owcę)
   *[many] za każdą owcę w zagrodach, najwyżej { $most } razy
}
text-per-players = za każdego gracza
text-per-longship = za każdy posiadany długi okręt
text-per-whaling-boat = za każdą posiadaną łódź wielorybniczą
text-per-houses = za każdy posiadany kamienny i długi dom
text-per-animal-kinds = za każdy rodzaj zwierząt (owce, krowy) w zagrodach
text-per-red-kinds = za każdy rodzaj czerwonych towarów w zasobach i zagrodach
text-per-meat-pairs = za każdą parę w zasobach: 1 dziczyzna i 1 mięso wieloryba (zatrzymujesz je)
text-per-peas-to-double = za każdy groch w zasobach (aż do 8 łącznie)
text-per-kinds-exchanged = za każdy oddany tam rodzaj materiału budowlanego (drewno, kamień, ruda)

# paying and receiving
text-pay = zapłać { FORM($things, "paid") }
    .inf = zapłacić { FORM($things, "paid") }
text-receive = otrzymaj { $things }
    .inf = otrzymać { $things }
text-receive-extra = otrzymaj dodatkowo { $things }
    .inf = otrzymać dodatkowo { $things }
text-amount = { $number } { FORM($thing, "num", $number) }
text-weapon-cards = { $number ->
    [one] { $number } kartę broni
    [few] { $number } karty broni
   *[many] { $number } kart broni
}
text-any-weapon-cards = { $number ->
    [one] { $number } dowolną kartę broni
    [few] { $number } dowolne karty broni
   *[many] { $number } dowolnych kart broni
}
text-round-silver = srebro w liczbie równej numerowi rundy
text-fare = zwykłą cenę emigracji
text-fare-less-large-ship = zwykłą cenę emigracji pomniejszoną o 1 srebro za każdy posiadany duży statek
text-price-with = { $things } przy { $count }
text-prices = { $list }
text-gain-per = { $things } { $each }
text-ships = { $number ->
    [1] { FORM($ship, "acc") }
   *[many] { $number } { FORM($ship, "num", $number) }
}
text-special = { FORM($special, "acc") } (jeśli jest jeszcze do wzięcia)
text-building = { FORM($building, "acc") }
text-tier = przy { $count } otrzymaj { $things }
    .inf = otrzymać { $things } przy { $count }
    .more = { $things } przy { $count }
    .part = tier
text-tier-also = przy { $count } także { $things }

# other deeds
text-raise = { $number ->
    [one] ulepsz { $number } towar o jeden kolor
   *[many] ulepsz do { $number } towarów o jeden kolor
}
    .inf = { $number ->
        [one] ulepszyć { $number } towar o jeden kolor
       *[many] ulepszyć do { $number } towarów o jeden kolor
    }
text-raise-twice = { $number ->
    [one] ulepsz { $number } towar o dwa kolory
   *[many] ulepsz do { $number } towarów o dwa kolory
}
    .inf = { $number ->
        [one] ulepszyć { $number } towar o dwa kolory
       *[many] ulepszyć do { $number } towarów o dwa kolory
    }
text-raise-to-blue = zamień 1 towar na niebieski towar tego samego kształtu
    .inf = zamienić 1 towar na niebieski towar tego samego kształtu
text-raise-same-kind = { $number ->
    [one] ulepsz { $number } towar o jeden kolor
   *[many] ulepsz do { $number } towarów jednego rodzaju o jeden kolor
}
    .inf = { $number ->
        [one] ulepszyć { $number } towar o jeden kolor
       *[many] ulepszyć do { $number } towarów jednego rodzaju o jeden kolor
    }
text-raise-orange = { $number ->
    [one] ulepsz { $number } pomarańczowy towar o jeden kolor
   *[many] ulepsz do { $number } pomarańczowych towarów o jeden kolor
}
    .inf = { $number ->
        [one] ulepszyć { $number } pomarańczowy towar o jeden kolor
       *[many] ulepszyć do { $number } pomarańczowych towarów o jeden kolor
    }
text-raise-kinds = ulepsz { $number } { FORM($kinds, "acc") } o jeden kolor
    .inf = ulepszyć { $number } { FORM($kinds, "acc") } o jeden kolor
text-mountain = { $number ->
    [one] weź { $number } surowiec z pasa górskiego
   *[many] weź do { $number } surowców z jednego pasa górskiego
}
    .inf = { $number ->
        [one] wziąć { $number } surowiec z pasa górskiego
       *[many] wziąć do { $number } surowców z jednego pasa górskiego
    }
text-mountain-another = weź do { $number } surowców z jednego pasa górskiego i do { $other } z innego
    .inf = wziąć do { $number } surowców z jednego pasa górskiego i do { $other } z innego
text-mountain-strips = weź do { $number } surowców z każdego z { $strips } pasów górskich
    .inf = wziąć do { $number } surowców z każdego z { $strips } pasów górskich
text-mountain-kinds = weź { $number } { FORM($kinds, "acc") } z pasa górskiego
    .inf = wziąć { $number } { FORM($kinds, "acc") } z pasa górskiego
text-change-ship = zamień { FORM($ship, "acc") } na { FORM($into, "acc") }
    .inf = zamienić { FORM($ship, "acc") } na { FORM($into, "acc") }
text-lose-ship = oddaj { FORM($ship, "acc") }
    .inf = oddać { FORM($ship, "acc") }
text-draw-weapons = { $number ->
    [one] dobierz { $number } kartę broni
    [few] dobierz { $number } karty broni
   *[many] dobierz { $number } kart broni
}
    .inf = { $number ->
        [one] dobrać { $number } kartę broni
        [few] dobrać { $number } karty broni
       *[many] dobrać { $number } kart broni
    }
text-explore = { $vikings ->
    [one] weź planszę odkryć wymagającą { $vikings } wikinga
   *[many] weź planszę odkryć wymagającą { $vikings } wikingów
}
    .inf = { $vikings ->
        [one] wziąć planszę odkryć wymagającą { $vikings } wikinga
       *[many] wziąć planszę odkryć wymagającą { $vikings } wikingów
    }
text-forge = wykuj biżuterię lub kafelek specjalny z symbolem szczypiec
    .inf = wykuć biżuterię lub kafelek specjalny z symbolem szczypiec
text-overseas = odwróć na niebieską stronę dowolnie wiele różnych zielonych towarów
    .inf = odwrócić na niebieską stronę dowolnie wiele różnych zielonych towarów
text-buy-specials = { $number ->
    [one] kup { $number } kafelek specjalny
   *[many] kup do { $number } kafelków specjalnych
}
    .inf = { $number ->
        [one] kupić { $number } kafelek specjalny
       *[many] kupić do { $number } kafelków specjalnych
    }
text-draw-occupations = { $number ->
    [1] dobierz zawód
    [few] dobierz { $number } zawody
   *[many] dobierz { $number } zawodów
}
    .inf = { $number ->
        [1] dobrać zawód
        [few] dobrać { $number } zawody
       *[many] dobrać { $number } zawodów
    }
text-explore-any = weź dowolną dostępną planszę odkryć, używając statku dowolnego rodzaju
    .inf = wziąć dowolną dostępną planszę odkryć, używając statku dowolnego rodzaju
text-emigrate = wyemigruj
    .inf = wyemigrować
text-play-occupations = { $number ->
    [1] zagraj zawód z ręki
   *[many] zagraj do { $number } zawodów z ręki
}
    .inf = { $number ->
        [1] zagrać zawód z ręki
       *[many] zagrać do { $number } zawodów z ręki
    }
text-viking-back = cofnij { $number } z tych wikingów na swoje pole Thingu
    .inf = cofnąć { $number } z tych wikingów na swoje pole Thingu

# phases for one player
text-phase-feast = urządź tylko dla siebie pełną ucztę ze zwykłymi karami; uczta tej rundy i tak się odbędzie
    .inf = urządzić tylko dla siebie pełną ucztę ze zwykłymi karami; uczta tej rundy i tak się odbędzie
text-phase-bonus-of-houses = przeprowadź dodatkową fazę premii tylko dla swoich kamiennych i długich domów
    .inf = przeprowadzić dodatkową fazę premii tylko dla swoich kamiennych i długich domów
text-phase-bonus-of-home = przeprowadź dodatkową fazę premii tylko dla swojej planszy domowej
    .inf = przeprowadzić dodatkową fazę premii tylko dla swojej planszy domowej
text-phase-breeding = przeprowadź własną, dodatkową fazę rozmnażania zwierząt
    .inf = przeprowadzić własną, dodatkową fazę rozmnażania zwierząt
text-phase-harvest-of-five = zbierz 1 groch, 1 len, 1 fasolę, 1 zboże i 1 kapustę, co liczy się jako twoje własne zbiory
    .inf = zebrać 1 groch, 1 len, 1 fasolę, 1 zboże i 1 kapustę, co liczy się jako twoje własne zbiory

# what only functions do
text-call-place-ore = otrzymaj 1 rudę za każdy posiadany długi okręt, o ile od razu umieścisz ją na planszy domowej lub planszach odkryć
    .inf = otrzymać 1 rudę za każdy posiadany długi okręt, o ile od razu umieścisz ją na planszy domowej lub planszach odkryć
text-call-take-a-fourth = wybierz towar (nie zwierzę), którego masz w zasobach dokładnie 3, i otrzymaj czwarty
    .inf = wybrać towar (nie zwierzę), którego masz w zasobach dokładnie 3, i otrzymać czwarty
text-call-unload-ore = zdejmij 1 rudę z łodzi wielorybniczej lub długiego okrętu z powrotem do zasobów
    .inf = zdjąć 1 rudę z łodzi wielorybniczej lub długiego okrętu z powrotem do zasobów
text-call-fill-a-spot = połóż na odpowiednim miejscu 1 drewno lub 1 kamień
    .inf = położyć na odpowiednim miejscu 1 drewno lub 1 kamień
text-call-vikings-from-a-space = cofnij 1 swojego wikinga z pola akcji na swoje pole Thingu, a drugiego z tego samego pola za srebro w liczbie równej numerowi rundy
    .inf = cofnąć 1 swojego wikinga z pola akcji na swoje pole Thingu, a drugiego z tego samego pola za srebro w liczbie równej numerowi rundy
text-call-two-steps-to-the-right = przesuń pomarańczowy towar o jeden lub dwa kroki w tabeli towarów, każdym krokiem na następny kolor i następną kolumnę w prawo (na przykład fasola na solone mięso, a ono na kości i skóry)
    .inf = przesunąć pomarańczowy towar o jeden lub dwa kroki w tabeli towarów, każdym krokiem na następny kolor i następną kolumnę w prawo (na przykład fasola na solone mięso, a ono na kości i skóry)
text-call-two-of-each-weapon = uzupełnij karty broni do 2 każdego rodzaju
    .inf = uzupełnić karty broni do 2 każdego rodzaju
text-call-take-the-cloakpin = weź do swoich zasobów zapinkę do płaszcza z planszy lub domu dowolnego gracza, także własnych; lukę wypełniają 1 komplet srebrnych sztućców i 1 kamień runiczny z zasobów ogólnych
    .inf = wziąć do swoich zasobów zapinkę do płaszcza z planszy lub domu dowolnego gracza, także własnych; lukę wypełniają 1 komplet srebrnych sztućców i 1 kamień runiczny z zasobów ogólnych
text-call-take-the-drinking-horn = weź do swoich zasobów róg do picia z planszy lub domu dowolnego gracza, także własnych; lukę wypełniają 1 skrzynia i 1 kamień runiczny z zasobów ogólnych
    .inf = wziąć do swoich zasobów róg do picia z planszy lub domu dowolnego gracza, także własnych; lukę wypełniają 1 skrzynia i 1 kamień runiczny z zasobów ogólnych
text-call-vikings-from-the-fourth-column = cofnij na swoje pole Thingu po 1 wikingu z każdego pola kolumny 4, na którym stoją twoi wikingowie
    .inf = cofnąć na swoje pole Thingu po 1 wikingu z każdego pola kolumny 4, na którym stoją twoi wikingowie
text-call-follow = użyj bez wysyłania wikingów pola kolumny 2, na którym stoją wikingowie, twoi lub innego gracza; porażka nie pozwala tam cofnąć wikinga
    .inf = użyć bez wysyłania wikingów pola kolumny 2, na którym stoją wikingowie, twoi lub innego gracza; porażka nie pozwala tam cofnąć wikinga
text-call-turn-tiles-over = odwróć towary w zasobach i zagrodach: do 2 przy 1 knarze, do 4 przy 2, do 6 przy 3 i do 7 przy 4
    .inf = odwrócić towary w zasobach i zagrodach: do 2 przy 1 knarze, do 4 przy 2, do 6 przy 3 i do 7 przy 4
text-call-pregnant-cattle = odwróć 1 swoją krowę na ciężarną stronę
    .inf = odwrócić 1 swoją krowę na ciężarną stronę
text-call-longship-for-weapons = kup długi okręt za 8 srebra minus 1 za każdy posiadany miecz i minus pół za każdą włócznię i każdy łuk; cenę zaokrągla się w dół, a karty zatrzymujesz
    .inf = kupić długi okręt za 8 srebra minus 1 za każdy posiadany miecz i minus pół za każdą włócznię i każdy łuk; cenę zaokrągla się w dół, a karty zatrzymujesz
text-call-steps-to-the-left = zapłać 1 srebro, najwyżej tyle razy, ile masz knar, aby za każdym razem przesunąć towar o jeden krok w tabeli towarów, na następny kolor i o jedną kolumnę w lewo (na przykład krowa na szatę)
    .inf = zapłacić 1 srebro, najwyżej tyle razy, ile masz knar, aby za każdym razem przesunąć towar o jeden krok w tabeli towarów, na następny kolor i o jedną kolumnę w lewo (na przykład krowa na szatę)
text-call-ore-for-the-raid = oddaj dokładnie 1 rudę załadowaną na długi okręt, którym dokonujesz najazdu; każdy rzut w tym najeździe jest wtedy wyższy o 2
    .inf = oddać dokładnie 1 rudę załadowaną na długi okręt, którym dokonujesz najazdu; każdy rzut w tym najeździe jest wtedy wyższy o 2
text-call-ore-for-the-pillage = oddaj dokładnie 1 rudę załadowaną na długi okręt, którym dokonujesz grabieży; każdy rzut w tej grabieży jest wtedy wyższy o 3
    .inf = oddać dokładnie 1 rudę załadowaną na długi okręt, którym dokonujesz grabieży; każdy rzut w tej grabieży jest wtedy wyższy o 3
text-call-use-a-neighbour = zapłać 1 srebro, aby bez wysyłania wikingów użyć wolnego pola kolumny 1 bezpośrednio nad lub pod polem kolumny 1, na którym stoi twój wiking
    .inf = zapłacić 1 srebro, aby bez wysyłania wikingów użyć wolnego pola kolumny 1 bezpośrednio nad lub pod polem kolumny 1, na którym stoi twój wiking
text-call-exchange-ore = weź 1 surowiec z pasa górskiego, jeśli potem wymieniasz tam rudę
    .inf = wziąć 1 surowiec z pasa górskiego, jeśli potem wymieniasz tam rudę
text-call-serve-no-mead = zrezygnuj z podania miodu pitnego
    .inf = zrezygnować z podania miodu pitnego
text-call-stockfish-from-the-table = przenieś dowolne suszone ryby ze stołu do swoich kamiennych i długich domów
    .inf = przenieść dowolne suszone ryby ze stołu do swoich kamiennych i długich domów
text-call-longship-with-ore = otrzymaj długi okręt z 3 z tych rud na pokładzie
    .inf = otrzymać długi okręt z 3 z tych rud na pokładzie

# changes of the rules
text-price-of = { $silver ->
    [one] Na { FORM($spaces, "loc") } płacisz łącznie o { $silver } srebro mniej.
   *[many] Na { FORM($spaces, "loc") } płacisz łącznie o { $silver } srebra mniej.
}
text-price-from = { $silver ->
    [one] Gdy akcja pola kosztuje { $least } lub więcej srebra, płacisz o { $silver } srebro mniej.
   *[many] Gdy akcja pola kosztuje { $least } lub więcej srebra, płacisz o { $silver } srebra mniej.
}
text-stones = { $number ->
    [one] Na { FORM($spaces, "loc") } płacisz za kamienny lub długi dom o { $number } kamień mniej.
    [few] Na { FORM($spaces, "loc") } płacisz za kamienny lub długi dom o { $number } kamienie mniej.
   *[many] Na { FORM($spaces, "loc") } płacisz za kamienny lub długi dom o { $number } kamieni mniej.
}
text-fares = { $silver ->
    [one] Za każdą emigrację płacisz o { $silver } srebro mniej.
   *[many] Za każdą emigrację płacisz o { $silver } srebra mniej.
}
text-roll-lower = Każdy twój rzut przy { FORM($games, "loc") } jest niższy o { $number }.
text-roll-higher = Każdy twój rzut przy { FORM($games, "loc") } jest wyższy o { $number }.
text-rolls = Możesz rzucać kością najwyżej { $number } razy zamiast { $usual }.
text-worth = { FORM($thing, "gender") ->
    [f] Każda { $thing } wydana
    [n] Każde { $thing } wydane
    [p] Każde { $thing } wydane
   *[m] Każdy { $thing } wydany
} przy { FORM($games, "loc") } liczy się za { $number } zamiast za 1.
text-allows-wood-in-houses = W dowolnym momencie i dowolną liczbę razy możesz umieścić 1 drewno na wolnej kratce swoich kamiennych i długich domów, tak jak srebro.
text-allows-two-tiles-of-loot = Możesz podzielić wynik na dwa kafelki i wziąć oba.
text-allows-spears-as-swords = Przy najeździe lub grabieży możesz wydawać włócznie tak jak miecze, w dowolnej kombinacji.
text-allows-green-loot = Przy najeździe lub grabieży możesz wziąć zielony kafelek; jego wartość bojowa jest o 1 niższa niż niebieskiego kafelka tego samego kształtu.
text-allows-cheaper-treasure = Przy najeździe lub grabieży kafelek specjalny o najwyższej wartości bojowej w zasobach ogólnych wymaga o 1 mniej.
text-allows-knarr-as-longship = Gdy akcja wymaga długiego okrętu, wystarczy twoja knara.
text-allows-a-second-step = Gdy możesz ulepszyć 3 lub 4 towary, jeden z ulepszonych możesz ulepszyć o drugi kolor.
text-allows-second-peas-lengthwise = Podczas uczty możesz położyć poziomo 2 grochy zamiast 1; kolejne stoją pionowo, jak zwykle.
text-allows-plunder-with-fewer = Plądrowanie wymaga o 1 wikinga mniej, jeśli masz 3 długie okręty, i o 2 mniej, jeśli masz 4.
text-large-berth = Potrzebujesz wolnego dużego miejsca cumowania.
text-may-be-pregnant = Zwierzę może być ciężarne.

# what the texts above do not tell
card-2-note = Liczy się cała cena akcji. Kupowane statki nie tanieją.
card-3-note = To pola, które dają dokładnie 1 srebro.
card-12-note = Takie akcje to najazd, grabież, plądrowanie, odkrycie i emigracja. Dobierasz 1 kartę bez względu na to, ile długich okrętów bierze udział.
card-15-note = Liczą się tylko domy zbudowane na polu akcji, a nie zdobyte w inny sposób.
card-26-note = Ciężarne samice nie są osobnym rodzajem; towary w domach się nie liczą.
card-36-note = Możesz handlować za morzem, nie odwracając żadnego kafelka.
card-37-note = Możesz handlować za morzem, nie odwracając żadnego kafelka.
card-39-note = Ruda nadrukowana na łodziach wielorybniczych pozostaje.
card-46-note = Nie liczy się to jako budowa statku.
card-60-note = Można ich w tej rundzie znów wysłać, a pola, które teraz jest puste, można znów użyć.
card-61-note = Ruda z niego przepada.
card-64-note = Ruda z łodzi przepada. Nie liczy się to jako budowa statku.
card-72-note = Nie liczy się to jako budowa domu.
card-76-note = Można ich w tej rundzie znów wysłać.
card-78-note = Zwierzę zmienia się ze zwykłego w ciężarne lub odwrotnie. Nie liczy się to jako ulepszanie towarów.
card-79-note = Nie jest to faza rozmnażania zwierząt.
card-83-note = Ciężarne samice i inne zwierzęta tego gatunku liczą się jako jeden rodzaj.
card-85-note = Porażka nie pozwala cofnąć wikinga.
card-88-note = Możesz handlować za morzem, nie odwracając żadnego kafelka.
card-93-note = Runda nadal liczy się jako runda bez zbiorów.
card-97-note = Groch w domach się nie liczy.
card-99-note = Decydujesz osobno o każdej karcie.
card-102-note = Nie dotyczy ulepszania 2 lub więcej towarów ani towarów ulepszanych dzięki karcie.
card-105-note = Liczy się to jako budowa statku.
card-108-note = Można go w tej rundzie znów wysłać.
card-110-note = Możesz handlować za morzem, nie odwracając żadnego kafelka.
card-117-note = Statki kupione za srebro się nie liczą.
card-123-note = To pola, na których ulepsza się 1 towar; olej może pochodzić stamtąd.
card-124-note = Srebro z kart się nie liczy.
card-130-note = Można go w tej rundzie znów wysłać.
card-131-note = Nie ma znaczenia, czy zastawianie się uda.
card-134-note = Liczy się także zamierzona porażka.
card-136-note = Suma wartości bojowych obu nie może przekroczyć wyniku.
card-139-note = Jeśli kilka ma najwyższą wartość, każdy z nich wymaga o 1 mniej.
card-141-note = Liczą się też łodzie, których nie chcesz wysłać.
card-147-note = Za każdy brakujący długi okręt potrzebna jest osobna knara. Na knary nie można ładować rudy.
card-148-note = Statki kupione za srebro się nie liczą.
card-149-note = Można go odwrócić w tej akcji. Możesz handlować za morzem, nie odwracając żadnego kafelka.
card-150-note = Nie w fazie premii.
card-158-note = Srebro można podać na tej uczcie.
card-159-note = Nie wymaga to wikingów.
card-163-note = Polowania dzięki kartom się nie liczą.
card-164-note = Musi to być następny surowiec pasa.
card-166-note = Liczą się tylko wikingowie wysłani po zagraniu tej karty.
card-168-note = Nie ma znaczenia, czy przedtem było ich więcej, czy mniej.
card-169-note = Liczy się to, co było w zasobach przed zbiorami.
card-172-note = Obowiązują zwykłe zasady umieszczania towarów.
card-175-note = Akcje dzięki kartom też się liczą, faza premii nie.
card-176-note = Akcje dzięki kartom też się liczą; dostajesz 1 groch bez względu na liczbę zagranych zawodów.
card-177-note = Każdy dom liczy się osobno, także w fazach premii dzięki kartom.
card-178-note = Otrzymujesz tylko tyle, ile masz wolnych małych miejsc cumowania.
card-184-note = Nie liczy się to jako budowa statku.
card-185-note = Nadal potrzebujesz tego, czego wymaga najazd: długiego okrętu albo tego, co go zastępuje.

# occupations
card-1 = Domokrążca
card-2 = Patron
card-3 = Kuśnierz
card-4 = Łowca
card-5 = Wódz
card-6 = Kamieniarz
card-7 = Młynarz
card-8 = Mistrz rzemieślników
card-9 = Przewoźnik rudy
card-10 = Dojarz
card-11 = Łowca z trójzębem
card-12 = Sternik
card-13 = Łucznik
card-14 = Właściciel statków
card-15 = Chałupnik
card-16 = Kapitan
card-17 = Szyper Orientu
card-18 = Wojownik
card-19 = Gospodarz
card-20 = Budowniczy
card-21 = Zbieracz
card-22 = Górnik
card-23 = Dozorca
card-24 = Dostawca wielorybników
card-25 = Sprzedawca mięsa
card-26 = Inspektor mięsa
card-27 = Rybak
card-28 = Ślusarz
card-29 = Solący mięso
card-30 = Kupiec jedwabny
card-31 = Magazynier
card-32 = Dostawca broni
card-33 = Postrzygacz owiec
card-34 = Pasterz
card-35 = Hodowca krów
card-36 = Kucharz okrętowy
card-37 = Kupiec zamorski
card-38 = Rozjemca
card-39 = Płatnerz
card-40 = Mistrz stolarski
card-41 = Leń
card-42 = Szafarz
card-43 = Zbieracz owoców
card-44 = Mistrz krawiecki
card-45 = Pirat
card-46 = Architekt okrętowy
card-47 = Garbarz
card-48 = Rolnik
card-49 = Oracz
card-50 = Rytownik run
card-51 = Mistrz kamieniarski
card-52 = Nauczyciel domowy
card-53 = Sklepikarz wiejski
card-54 = Kupiec
card-55 = Skarbnik
card-56 = Sprzedawca broni
card-57 = Plantator fasoli
card-58 = Tłoczący olej lniany
card-59 = Tkacz płótna
card-60 = Inspektor
card-61 = Właściciel stoczni
card-62 = Kowal artysta
card-63 = Tokarz rogów
card-64 = Szkutnik
card-65 = Pogromca smoków
card-66 = Kmieć
card-67 = Prywatny kucharz
card-68 = Zaopatrzeniowiec w broń
card-69 = Dostawca ekwipunku
card-70 = Kurier
card-71 = Karczmarz
card-72 = Jarl
card-73 = Złotnik
card-74 = Pastuch krów
card-75 = Zbieracz kości
card-76 = Powracający do domu
card-77 = Naśladowca
card-78 = Wędrowny kupiec
card-79 = Hodowca
card-80 = Pastuszek
card-81 = Kwatermistrz
card-82 = Budowniczy długich okrętów
card-83 = Hurtownik
card-84 = Strażnik portowy
card-85 = Dmący w róg
card-86 = Skupujący skóry
card-87 = Kaznodzieja
card-88 = Kancelista
card-89 = Obsługujący katapultę
card-90 = Szermierz
card-91 = Spóźnialski
card-92 = Współczująca dusza
card-93 = Pomocnik w potrzebie
card-94 = Kupiec korzenny
card-95 = Wędrowiec
card-96 = Handlarz mięsem
card-97 = Liczący groch
card-98 = Szlachcic
card-99 = Nauczyciel
card-100 = Grabarz
card-101 = Sędzia
card-102 = Handlarz futrami
card-103 = Leśny kowal
card-104 = Przygnębiony wojownik
card-105 = Budowniczy knar
card-106 = Podżegacz wojenny
card-107 = Poszukiwacz przygód
card-108 = Kowal
card-109 = Wielki hrabia
card-110 = Osadnik z Birki
card-111 = Artysta
card-112 = Szynkarz
card-113 = Czeladnik
card-114 = Hafciarz jedwabiem
card-115 = Księżniczka
card-116 = Mistrz murarski
card-117 = Armator
card-118 = Posłaniec
card-119 = Mleczarz
card-120 = Pośrednik
card-121 = Cieśla
card-122 = Strażnik górski
card-123 = Sprzedawca oleju
card-124 = Robotnik
card-125 = Pisarz
card-126 = Traper
card-127 = Wędkarz
card-128 = Kopacz
card-129 = Peklujący mięso
card-130 = Znawca sideł
card-131 = Zakładający przynęty
card-132 = Berserk
card-133 = Nosiciel włóczni
card-134 = Pijak
card-135 = Samotny wilk
card-136 = Najeźdźca
card-137 = Walczący wręcz
card-138 = Rabuś
card-139 = Łupieżca
card-140 = Wytapiacz tranu
card-141 = Rzeźbiarz w kości słoniowej
card-142 = Łowca wielorybów
card-143 = Sprzedawca poroży
card-144 = Łowca jeleni
card-145 = Leśniczy
card-146 = Woźnica sań
card-147 = Nawigator
card-148 = Handlarz przyprawami
card-149 = Kapłan
card-150 = Kupiec mięsny
card-151 = Rzecznik Thingu
card-152 = Handlarz
card-153 = Zręczny łowca
card-154 = Drwal
card-155 = Bednarz
card-156 = Łamacz kamieni
card-157 = Kaletnik
card-158 = Barbarzyńca
card-159 = Biesiadny łowca
card-160 = Trzeźwy
card-161 = Pomocnik wielorybnika
card-162 = Plantator lnu
card-163 = Robotnik rolny
card-164 = Zbrojny
card-165 = Naczelnik wioski
card-166 = Zbrojmistrz
card-167 = Kiper
card-168 = Jarl Lade
card-169 = Siewca
card-170 = Pomocnik uchodźców
card-171 = Piekarz lniany
card-172 = Kucharz ryb
card-173 = Rytownik stempli
card-174 = Podróżnik znad Bosforu
card-175 = Tłoczący tran
card-176 = Nauczyciel etykiety
card-177 = Służąca
card-178 = Budowniczy łodzi
card-179 = Szyper kutra
card-180 = Plażowy najeźdźca
card-181 = Łatacz żagli
card-182 = Zielarz
card-183 = Dostawca zboża
card-184 = Sponsor
card-185 = Podróżnik z Dorestadu
card-186 = Piekarz grochowy
card-187 = Kronikarz
card-188 = Pracownik kopalni
card-189 = Żeglarz
card-190 = Kupiec znad Bosforu

# cards that offer a deal at once (rules/cards/deals.py)
wait-leave-space = { $seat } cofa wikinga.
wait-leave-with-another = { $seat } cofa wikingów.
wait-follow = { $seat } wybiera zajęte pole.
wait-step-to-the-right = { $seat } wymienia pomarańczowy towar.
wait-turn-tile = { $seat } odwraca kafelki.
prompt-leave-space = Z którego pola wraca wiking?
prompt-leave-with-another = { $silver ->
    [one] Jeden wiking czy dwóch za { $silver } srebro?
   *[many] Jeden wiking czy dwóch za { $silver } srebra?
}
prompt-follow = Którego zajętego pola używasz?
prompt-step-to-the-right = W co zmienia się jeden z twoich pomarańczowych towarów?
prompt-turn-tile = { $left ->
    [1] Odwróć kafelek albo zakończ.
   *[many] Odwróć do { $left } kafelków albo zakończ.
}
option-not-pregnant = już nie ciężarna: { $good }
choose-your-space = Wybierz pole, na którym stoją twoi wikingowie.
one-viking-or-two = Wybierz jednego wikinga lub dwóch.
cannot-follow = Wybierz zajęte pole drugiej kolumny, którego możesz użyć.
no-such-step = Żaden z twoich pomarańczowych towarów nie może się w to zmienić.
no-such-tile = Wybierz swój kafelek albo zakończ.

# rules.cards.gifts
wait-take-fourth = { $seat } wybiera towar.
prompt-take-fourth = Którego towaru bierzesz czwarty kafelek?
not-three-of-it = Wybierz towar, którego masz w zasobach dokładnie trzy.
# rules/cards/seasons.py
wait-place-ore = { $seat } umieszcza rudę.
wait-fill-spot = { $seat } wypełnia miejsce w szopie.
wait-use-neighbour = { $seat } wybiera pole akcji.
wait-cook-fish = { $seat } może przenieść suszone ryby ze stołu.
prompt-place-ore = { $left ->
    [1] Umieść rudę z zasobów ogólnych albo zakończ.
   *[many] Umieść rudę z zasobów ogólnych (do { $left }) albo zakończ.
}
prompt-fill-spot = Co kładziesz na tym miejscu?
prompt-use-neighbour = Którego pola używasz?
prompt-cook-fish = Umieść suszoną rybę ze stołu w domu albo zakończ.
no-mead = Na tej uczcie rezygnujesz z podania miodu pitnego.
not-for-this-ore = Tę rudę można umieścić tylko na planszy domowej lub planszy odkryć.
lay-wood-or-stone = Połóż drewno lub kamień na wolnym miejscu.
no-free-neighbour = Wybierz wolne pole pierwszej kolumny bezpośrednio nad lub pod swoimi wikingami, którego możesz użyć.
only-stockfish = Do domów można przenieść tylko suszone ryby, tam gdzie się mieszczą; albo zakończ.
# rules/cards/battles.py
wait-give-up-ore = { $seat } wybiera długi okręt.
prompt-give-up-ore = Którym długim okrętem walczysz? Traci on jedną rudę.
no-such-longship = Nie masz długiego okrętu z taką ilością rudy.
# rules/cards/exchanges.py
wait-unload-ship = { $seat } zdejmuje rudę ze statku.
prompt-unload-ship = Z którego statku zdejmujesz rudę?
option-unload = { $ore ->
    [0] łódź wielorybnicza
    [one] długi okręt z { $ore } rudą
   *[many] długi okręt z { $ore } rudami
}
nothing-loaded = Żaden twój statek tego rodzaju nie ma rudy.
wait-step-left = { $seat } wymienia towary.
prompt-step-left = { $left ->
    [1] Wymień jeden towar za 1 srebro albo zakończ.
   *[many] Wymień do { $left } towarów, każdy za 1 srebro, albo zakończ.
}

# pierwsza lekcja
lesson-welcome = Witaj! Przez 6 rund prowadzisz ród wikingów. Potem wygrywa gracz, który ma najwięcej punktów. Spójrz na swoją planszę domową (na małym ekranie w widoku „Osada”): 86 kratek pokazuje −1. Każda z nich, która na koniec jest niezakryta, kosztuje 1 punkt. Zaczynasz więc z −86 punktami: zakrywaj te kratki!
lesson-vikings = W swojej turze wysyłasz wikingów na jedno wolne pole akcji i od razu robisz to, co ono mówi. Kolumna pokazuje, ilu wikingów wymaga pole: 1, 2, 3 lub 4. Potem kolej na przeciwnika. W tej rundzie każdy z was ma 7 wikingów, a każdego pola można użyć tylko raz.
lesson-help = Pomoc jest zawsze pod ręką. Wskaż pole, a dowiesz się, co robi. Przycisk z książką albo klawisz R otwiera zasady. „Cofnij” albo U cofa wybór. Później, gdy będziesz grać samodzielnie, „Doradź” albo H podpowie ci dobre posunięcia.
lesson-market = Zacznij na targu. Wybierz „Len + ryba” w drugiej kolumnie, w grupie „Targ tygodniowy”. Za 2 wikingów otrzymasz len, suszoną rybę i 1 srebro.
lesson-market-no = To też możliwe. Ale zacznij na targu, aby zdobyć towary: wybierz „Len + ryba” w drugiej kolumnie, w grupie „Targ tygodniowy”.

lesson-goods = To, co otrzymujesz, leży w twoich zasobach, razem z grochem, fasolą i lnem ze zbiorów. Towary są pomarańczowe, czerwone, zielone lub niebieskie. Pomarańczowe, na przykład len, i czerwone, na przykład suszona ryba, to żywność. Planszę domową można zakrywać tylko zielonymi i niebieskimi towarami. Zaraz zdobędziesz takie.
lesson-mountain = Do tego potrzebujesz drewna. Przeciwnik właśnie je zebrał, a ty ruszasz w góry. Wybierz „Góry 2” w pierwszej kolumnie, w grupie „Góry i handel”. Za 1 wikinga bierzesz 2 surowce z pasa górskiego. Lekcja weźmie za ciebie 2 drewna.
lesson-mountain-no = Kiedy indziej to może być dobre. Teraz potrzebujesz drewna: wybierz „Góry 2” w pierwszej kolumnie, w grupie „Góry i handel”.

lesson-craft = Masz teraz 2 drewna. Użyj 1 z nich, aby wyrobić niebieski towar: wybierz „Skrzynia” w drugiej kolumnie, w grupie „Rzemiosło”. Za 2 wikingów i 1 drewno otrzymasz skrzynię, a do tego 1 srebro.
lesson-craft-no = Masz drewno na skrzynię, a skrzynia może zakryć kratki. Wybierz „Skrzynia” w drugiej kolumnie, w grupie „Rzemiosło”.

lesson-placing = Skrzynia! W każdej swojej turze, zanim wyślesz wikingów, możesz umieszczać towary. Nie wymaga to wikingów i możesz umieścić tyle towarów, ile chcesz. Skrzynię masz już w ręce.
lesson-income = Ale gdzie? Spójrz na monety z liczbami, od lewego dolnego rogu planszy domowej w górę na prawo: to kratki dochodu. W każdej rundzie otrzymujesz tyle srebra, ile wynosi najniższa niezakryta liczba. Liczbę możesz zakryć tylko wtedy, gdy zakryte są też wszystkie kratki na lewo od niej i poniżej.
lesson-corner = Połóż skrzynię w lewym dolnym rogu. Zakryje 0 i 1, a twój dochód wzrośnie do 2 srebra na rundę. Kliknij tam; na ekranie dotykowym dotknij tego miejsca, a potem kafelka.
lesson-corner-no = Może tam leżeć. Ale dochód jest najlepszy na początku gry, bo wypłaca się go w każdej rundzie. Połóż skrzynię w lewym dolnym rogu, na 0 i 1.

lesson-rise = Twój dochód to teraz 2. Jest jeszcze inna droga do zielonych i niebieskich towarów: handel. Ulepszony towar staje się następnym towarem tej samej wielkości: pomarańczowy czerwonym, czerwony zielonym, zielony niebieskim. Suszona ryba zamienia się więc w skórę wyprawioną, a miód pitny w olej. Oba te towary są zielone.
lesson-trade = Wybierz „Handel 2” w pierwszej kolumnie, w grupie „Góry i handel”. Za 1 wikinga ulepszasz do 2 towarów, każdy o jeden kolor.
lesson-trade-no = Nie teraz: twoja suszona ryba i twój miód pitny mogą stać się zielonymi towarami. Wybierz „Handel 2” w pierwszej kolumnie, w grupie „Góry i handel”.

lesson-raise = Które towary? Groch, len i fasola są pomarańczowe. Stałyby się tylko czerwone, czyli nadal byłyby żywnością. Suszona ryba i miód pitny są czerwone i staną się zielone. Ulepsz suszoną rybę. Lekcja ulepszy potem miód pitny.
lesson-raise-no = Lepiej nie. Chcesz mieć zielone towary, więc trzeba ulepszyć czerwony. Zacznij od suszonej ryby: zamieni się w skórę wyprawioną.

lesson-bonus = Masz teraz olej i skórę wyprawioną, którymi zakryjesz kratki. Spójrz na miód pitny w ramce, nadrukowany nad twoją skrzynią. To kratka premii. Gdy wszystkie 8 kratek wokół niej jest zakrytych, a ona sama niezakryta, daje ci 1 miód pitny po uczcie każdej rundy oprócz ostatniej.
lesson-oil = Otoczmy ją. Olej masz w ręce. Połóż go pionowo przy lewej krawędzi, tuż nad skrzynią.
lesson-oil-no = W innym miejscu zostałaby luka obok miodu pitnego. Połóż olej pionowo przy lewej krawędzi, tuż nad skrzynią.

lesson-green = Teraz skóra wyprawiona. Olej i skóra wyprawiona są zielone, a obowiązuje zasada: na planszy domowej zielone kafelki nie mogą stykać się bokami. Rogami mogą. Niebieskie kafelki, srebro i ruda mogą leżeć obok wszystkiego.
lesson-hide = Skórę wyprawioną masz w ręce. Połóż ją pionowo na prawo od skrzyni, od dolnej krawędzi w górę. Zakryje pierwszą kratkę dochodu z liczbą 2 i zetknie się ze skrzynią, która jest niebieska. Z olejem się nie zetknie, bo między nimi leży miód pitny.
lesson-hide-no = W innym miejscu zostałaby luka obok miodu pitnego. Połóż skórę wyprawioną pionowo na prawo od skrzyni, tak by stała na dolnej krawędzi.

lesson-boat = Masz jeszcze 1 wikinga i 1 drewno: to wystarczy na statek. Statki przynoszą na koniec punkty: łódź wielorybnicza 3, knara 5, długi okręt 8. A wiele akcji wymaga statku: połów wielorybów, handel zamorski, najazdy, odkrywanie. Wybierz „Łódź wielor.” w pierwszej kolumnie, w grupie „Statki”.
lesson-boat-no = Użyj ostatniego drewna na statek: wybierz „Łódź wielor.” w pierwszej kolumnie, w grupie „Statki”. Jest warta 3 punkty.

lesson-round-end = Wszyscy wikingowie są wysłani. Teraz następuje reszta rundy: dochód, potem uczta, potem premia. Przed dochodem możesz jeszcze raz umieścić towary.
lesson-silver = Srebro też można umieszczać: 1 srebro zakrywa 1 kratkę. W wierszu nad miodem pitnym 2 kratki są jeszcze niezakryte, a ty masz 2 srebra. Jedno masz w ręce. Połóż je tuż nad miodem pitnym, obok oleju. Lekcja położy drugie.
lesson-silver-no = Tam nie pomogłoby w premii. Połóż srebro tuż nad miodem pitnym, obok oleju: wtedy wokół miodu pitnego niezakryta będzie tylko 1 kratka.

lesson-paid = Miód pitny jest otoczony. Wypłacono też twój dochód: najniższa niezakryta liczba to druga 2, więc otrzymujesz 2 srebra. Teraz uczta. Wypełniasz 7 pól swojego stołu biesiadnego, w następnej rundzie 8 i tak dalej. Każde pole, które zostaje puste, kosztuje 3 punkty.
lesson-feast = Możesz podać pomarańczowe i czerwone towary oraz srebro: 1 srebro wypełnia 1 pole. Towar leży albo stoi; leżąc, wypełnia więcej pól, ale z każdego rodzaju tylko 1 może leżeć. Obok siebie nie mogą być 2 pomarańczowe towary ani 2 czerwone. Masz tylko pomarańczowe, więc musi je rozdzielić srebro.
lesson-serve = To wystarczy: len na 3 polach, 1 srebro, groch na 2 polach, 1 srebro. Razem 7. Podaj len, który leży, czyli ten na 3 polach. Lekcja poda resztę.
lesson-serve-no = Zacznij od lnu na 3 polach: leżąc, wypełnia najwięcej. Gdy podasz potem 1 srebro, groch na 2 polach i 1 srebro, twój stół będzie pełny.

lesson-second = Nikt nie jest głodny, a premia przyniosła ci 1 miód pitny. Zaczyna się runda 2. Każdy z was ma o 1 wikinga więcej: 8. Znów rozpoczynasz, bo ostatni wysłany wiking rundy 1 był twój.
lesson-columns = Większe akcje wymagają więcej wikingów i mają premię: w kolumnie 3 dobierasz zawód, czyli kartę; w kolumnie 4 możesz zagrać zawód z ręki. Jeden masz od początku. Wybierz „Przypr.+wełna” w czwartej kolumnie, w grupie „Targ tygodniowy”: przyprawy, 1 srebro i twoja karta.
lesson-columns-no = To też możliwe. Ale zobacz, jak działa kolumna 4: wybierz „Przypr.+wełna” w czwartej kolumnie, w grupie „Targ tygodniowy”. Wymaga 4 wikingów.

lesson-card = Teraz możesz zagrać swój zawód, przed akcją lub po niej. Zagrana karta przynosi swoje punkty i swoje działanie. Twój Drwal jest wart 2 punkty. A od tej chwili każda akcja, która daje ci co najmniej 2 drewna, daje też 1 srebro. Zagraj Drwala.
lesson-card-no = Możesz poczekać. Ale karta działa dopiero po zagraniu, więc zagraj Drwala teraz.

lesson-cover = Drwal jest w grze, a ty masz przyprawy: niebieski kafelek na 6 kratek. Dotąd chodziło o dochód i o premię. Teraz zakryj kratki z −1. Przyprawy masz w ręce. Połóż je w prawym dolnym rogu: to oszczędza 6 punktów.
lesson-ahead = Jeszcze jedno: po tym wyborze lekcja gra dalej sama, za ciebie i za przeciwnika, aż do początku ostatniej rundy. Potem grasz samodzielnie. Połóż więc przyprawy w prawym dolnym rogu albo u góry planszy domowej, w całości na kratkach z −1.
lesson-cover-no = Nie tam: lekcja potrzebuje później tego miejsca albo nie wszystkie 6 kratek ma −1. Połóż przyprawy w prawym dolnym rogu albo w górnych wierszach planszy domowej.

lesson-last = Rundy od 2 do 5 minęły, a runda 6 jest ostatnia. Twoja plansza domowa jest pełniejsza, a twój dochód to 4. Masz za sobą budowę knary i długiego okrętu. Długi okręt jest już po emigracji: stoi na twoim stole biesiadnym i przynosi 21 punktów. Teraz ty i przeciwnik macie po −7 punktów!
lesson-ideas = Masz na tę rundę 12 wikingów. Kilka pomysłów: „Emigracja” (2 wikingów, 6 srebra) sprawia, że twoja knara jest warta 18 punktów zamiast 5. „Do 2 zawodów” (2 wikingów) pozwala zagrać obie karty z ręki: przyniosą skrzynię i owoce. „Kuźnia” (3 wikingów) zamienia twoją rudę w biżuterię na 8 kratek.
lesson-lay = Bierz kafelki ze swoich zasobów, pod planszami, i kładź je na kratkach z −1, także przed ucztą i po niej. Przycisk albo kółko myszy obraca kafelek. Leżą tam 2 oleje: zacznij od nich. I pomyśl o uczcie: twój stół biesiadny pokazuje, czy żywności wystarczy.
lesson-goodbye = Po uczcie liczy się punkty. „Doradź” (H) podpowiada dobre posunięcia, „Cofnij” (U) cofa wybory, a książka (R) mówi o wszystkim, co ta lekcja pominęła: o zwierzętach, domach, polowaniu, najazdach i odkrywaniu. Udanej ostatniej rundy!
