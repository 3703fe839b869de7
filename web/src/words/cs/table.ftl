# Stránka stolu česky.

title-table = { $game } · Meadhall
title-turn = Jste na tahu · { $game }
cancel = Zrušit
table-opening = Otevírám stůl …
table-unreachable = Síň teď není dostupná. Za chvíli to zkuste znovu.
table-failed = To se nepovedlo. Zkuste to prosím znovu.
table-home = Do síně
table-connecting = Připojuji …
table-reconnecting = Spojení přerušeno, zkouším to znovu …
table-practice = Cvičná
table-practice-why = Volby se braly volně zpět, nebo partie začala z bodu jiné partie.
table-seat = Místo, za které hrajete
table-as = Jako { $name }
table-tools = Stůl
table-menu = Nastavení
table-leave = Opustit partii
table-leave-words = { $seats ->
    [1] Ostatní mohou za vás nechat hrát bota. Své místo si můžete kdykoli vzít zpět.
    [few] Opustíte všechna { $seats } svá místa. Ostatní za vás mohou nechat hrát boty. Místa si můžete kdykoli vzít zpět.
   *[other] Opustíte všech svých { $seats } míst. Ostatní za vás mohou nechat hrát boty. Místa si můžete kdykoli vzít zpět.
}

## Více lidí u jednoho zařízení

curtain-title = Předejte zařízení: { $name }
curtain-words = Stůl zůstane skrytý, dokud nepřijde { $name }.
curtain-come = Jsem { $name }
curtain-stay = Teď ne

## Hráči

players-title = Hráči
players-you = Vy
players-bot = Bot
players-standing-in = Zastupuje bot
players-left = Pryč
players-online = Tady
players-offline = Není tu
players-turn = na tahu
players-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
players-take-back = Vzít si místo zpět
players-let-bot = Nechat hrát bota
level-rated = { $name } · { $rating }
level-hint = Hodnocení je změřené v mnoha partiích úrovní proti sobě: kdo má vyšší, vyhrává častěji.

## Rozhodnutí

decision-options = { $count ->
    [one] { $count } možnost
    [few] { $count } možnosti
   *[other] { $count } možností
}
decision-title = Rozhodnutí
decision-rules = Pravidla
decision-past = Díváte se do minulosti.
decision-watching = Díváte se.
decision-hint = Ukažte na možnost a uvidíte, co přinese.
decision-hint-touch = Ťukněte na možnost. Co nejde hned vzít zpět, potvrdíte druhým ťuknutím.
decision-sending = Odesílám vaši volbu …
decision-waiting-line = Vaše volba je uložená a odešle se, až se spojení obnoví.
decision-final = nelze vzít zpět
decision-agreed = vzít zpět lze se souhlasem všech
decision-not-allowed = Nelze
decision-skip = Přeskočit
decision-skip-key = Ukázat hned nejnovější stav (mezerník)
decision-undo = Zpět
decision-undo-key = Vzít zpět poslední volbu (U)
decision-take-back = Vzít zpět
decision-suggest = Poradit
decision-suggest-key = Poradit, jak dobře pokračovat (H)
decision-no-hints = Rady jsou vypnuté
decision-no-hints-why = Hráči se na radách při zakládání stolu nedohodli.
advice-title = Doporučeno
advice-thinking = Propočítávám …
advice-none = Žádná rada se nenašla. Za chvíli to zkuste znovu.
advice-best = nejlepší
advice-gain = { $sign ->
    [minus] −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[plus] +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
advice-worth = Kolik bodů to přinese: odhad podle propočtu. Části uvedené níže dávají tento součet.
advice-key = Stisknutím označíte, dalším provedete
decision-confirm = Potvrdit
decision-confirm-key = Zvolit, co je označené (C)
back-title = Vrátit se
back-practice = Z partie se stane cvičná: budete znát vše, co od té doby vyšlo najevo.
back-yes = Vrátit se
back-propose = S návratem musí souhlasit všichni u stolu.
back-ask = Zeptat se ostatních
proposal-title = Žádost o návrat
proposal-asks = { $who } žádá o návrat o { $count ->
    [1] jeden krok
    [few] { $count } kroky
   *[other] { $count } kroků
}.
proposal-agreed = { $count ->
    [one] Souhlasí { $count } hráč.
    [few] Souhlasí { $count } hráči.
   *[other] Souhlasí { $count } hráčů.
}
proposal-show = Ukázat kam
proposal-agree = Souhlasit
proposal-refuse = Odmítnout
proposal-withdraw = Odvolat

## Možnosti slovy

options-title = Co můžete udělat
options-show-key = Ukázat možnosti slovy (W)
options-filter = Najít možnost
options-filter-key = Najít možnost ( / )
options-shown = { $shown } / { $all }
options-advised = doporučeno
kind-hex = Políčka
kind-tile = Dílky
kind-card = Karty
kind-town = Města
kind-space = Akční pole
kind-ship = Lodě
kind-arm = Zbrojení
kind-good = Zboží
kind-strip = Horské pásy
kind-island = Ostrovy
kind-piece = Dílky
kind-cell = Políčka
kind-other = Další
facts-title = Na stole
facts-picture = Stůl nakreslený písmeny

## Průběh, rozhovor, historie

pages-title = Více o partii
pages-board = Stůl
pages-panel = Přehled
pages-log = Průběh
pages-chat = Chat
pages-chat-unread = Chat ({ $count })
pages-history = Historie
pages-key = { $label } ({ $key })
log-title = Co se stalo
log-all = Ukázat vše od začátku
log-empty = Ještě se nic nestalo.
log-seal = Pečeť kostek
log-hints = Rady v této hře: { $agreed }
log-look = Ukázat stůl po kroku { $step }
log-rules = Co o tom říkají pravidla
digest-title = Od vašeho posledního tahu
chat-title = Chat
chat-empty = Ještě nikdo nic neřekl.
chat-say = Řekněte něco
chat-send = Odeslat
history-at = Krok { $at } / { $end }
history-first = Na začátek
history-back = O krok zpět
history-play = Přehrát partii
history-pause = Pauza
history-forth = O krok dál
history-now = Do přítomnosti
history-closed = Na tuto chvíli se zatím podívat nelze: karty dohraných štychů zůstávají zakryté do příštího výběru karet.
history-failed = Minulost se nepodařilo načíst.
history-go-on = Pokračovat odtud
history-propose = Požádat o návrat sem
history-branch = Pokračovat odtud proti botům

## Body a konec

score-title = Body
score-key = Body (S)
score-now = Nyní
score-forecast = Kdyby byl teď konec
score-total = Celkem
score-place = Pořadí
score-failed = Body se teď nepodařilo spočítat.
score-counting = Počítám …
end-you-win = Vítězíte!
end-alone = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
end-winner = { $count ->
    [one] { $names } vítězí
   *[other] { $names } sdílejí vítězství
}
end-rematch = Hrát znovu
end-go-rematch = K další partii
end-step = Projít partii krok za krokem
end-record = Stáhnout záznam
end-dice = Byly kostky poctivé?
end-dice-how = Všechny hody vzešly z jednoho tajemství. Jeho pečeť stála od začátku nahoře v průběhu partie; teď vidíte i samo tajemství. Stáhněte si záznam a ověřte každý hod:
end-seal = Pečeť
end-secret = Tajemství
chart-title = Jak přibývaly body
chart-label = Body všech hráčů v průběhu partie
chart-at = Krok { $entry }:
chart-hint = Zvolte okamžik a uvidíte stůl, jak tehdy vypadal.

## Dialogy

lesson-title = První lekce
lesson-step = Krok { $step } / { $steps }
lesson-next = Dále
lesson-back = Zpět
lesson-over = Konec lekce
lesson-play = Hrát dál
rules-title = Pravidla
rules-key = Pravidla k tomuto rozhodnutí (R)
rules-none = O této chvíli žádné pravidlo zvlášť nemluví.
rules-missing = Text pravidel se nepodařilo načíst.
rules-search = Hledat v pravidlech
rules-found = { $count ->
    [one] Nalezen { $count } odstavec
    [few] Nalezeny { $count } odstavce
   *[other] Nalezeno { $count } odstavců
}
rules-nothing = Nic nenalezeno. Zkuste jiné slovo.
rules-contents = Obsah
rules-whole = Celá pravidla
rules-exact = Přesné znění specifikace (anglicky)
devices-title = Jiná zařízení
devices-move = Přenést své místo na jiné zařízení
devices-move-how = Vytvořte odkaz a otevřete ho tam, nebo na kód namiřte fotoaparát. Odkaz platí jednou.
devices-make = Vytvořit odkaz
devices-expires = Odkaz vyprší { $when }.
devices-invite = Pozvat nebo nechat přihlížet
devices-screen = Na televizi
devices-screen-how = Velkým písmem ukazuje, co smějí vidět všichni.
devices-screen-open = Otevřít zde
devices-code = { $label }: kód pro fotoaparát
devices-copy = Kopírovat
devices-copied = Zkopírováno
keys-title = Klávesy
keys-key = Klávesy ( ? )
keys-arrows = Od možnosti k možnosti
keys-ends = Na první nebo poslední možnost
keys-enter = Zvolit možnost
keys-digits = Na možnost s tímto číslem
keys-words = Možnosti slovy
keys-filter = Najít možnost
keys-undo = Zpět
keys-suggest = Poradit, jak dobře pokračovat
keys-confirm = Zvolit, co je označené
keys-space = Mezerník
keys-skip = Přeskočit k nejnovějšímu
keys-score = Body
keys-forecast = Body, kdyby byl teď konec
keys-rules = Pravidla k tomuto rozhodnutí
keys-panel = Přehled
keys-log = Průběh
keys-chat = Chat
keys-history = Historie
keys-this = Tyto klávesy
settings-system = Auto
settings-motion = Pohyb
settings-moving = Ano
settings-still = Ne
settings-speed = Rychlost
settings-slow = Pomalu
settings-normal = Běžně
settings-fast = Rychle
settings-at-once = Ihned
settings-sounds = Zvuky
settings-curtain = Opona mezi hráči
settings-confirm = Potvrzovat každou volbu
settings-notices = Upozornit, když jsem na tahu
notices-forbidden = Tento prohlížeč odsud upozornění nedovoluje.
notices-tab = Jen dokud je tato stránka někde otevřená.
notices-failed = To se nepovedlo. Zkuste to prosím znovu.
screen-full = Celá obrazovka
screen-join = Připojte se telefonem
link-title = Převzít místo
link-words = Tento odkaz přenese místo na toto zařízení. Platí jednou; druhé zařízení už za toto místo hrát nemůže.
link-take = Převzít místo
seat-lost = V této hře máte místo, ale prohlížeč ztratil cookie, podle které vás pozná.
seat-lost-account = V této hře máte místo, ale v tomto prohlížeči už nejste přihlášeni. Přihlaste se jako { $account } a hrajte dál.
seat-take-back = { $seats ->
    [one] Vzít si místo zpět
   *[other] Vzít si místa zpět
}
seat-yours = Měli jste tu místo?
seat-ways = S účtem: přihlaste se. Hrajete-li ještě na jiném zařízení: otevřete tam „Jiná zařízení“, vytvořte odkaz a otevřete ho zde. Jinak požádejte ostatní, ať za vás nechají hrát bota.
