# Klient česky.

## Místa

seat-0 = Kanec
seat-1 = Havran
seat-2 = Chrt
seat-3 = Losos
seat-4 = Jelen
player-free = Volné místo

## Všude

name = Meadhall

# používá se všude
close = Zavřít

## Úvodní stránka

home-title = Usedněte k ohni
home-lead = Tři deskové hry o králích, klanech a vikinzích. Hrajte hned proti botům, nebo pošlete přátelům odkaz: bez účtu a bez instalace.
home-rebirth = Budujte farmy, elektrárny a sídla na políčkách staré země a vraťte život jejím hradům a katedrálám.
home-brian-boru = Vyhrávejte štychy mečem, církví i námluvami, získávejte jedno irské město za druhým a staňte se velkokrálem.
home-odin = Posílejte Vikingy na lov, za obchodem, na nájezdy i na moře, nasyťte je na hostině a pokryjte své desky vším, co přivezou domů.
home-players = { $to ->
    [one] { $from }–{ $to } hráč
    [few] { $from }–{ $to } hráči
   *[other] { $from }–{ $to } hráčů
}
home-minutes = { $from }–{ $to } min
home-seats = { $seats ->
    [1] Sólo
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}
home-play = Hrát proti botům
home-play-game = Hrát proti botům: { $game }
home-invite = Pozvat přátele
home-invite-game = Pozvat přátele: { $game }
home-rules = Pravidla
home-rules-game = Pravidla: { $game }
home-lesson = Lekce
home-lesson-game = První lekce: { $game }
home-chooser = Jak hrát proti botům ({ $game }):
home-at-table = Hráči u stolu
home-bot = Boti
home-mine = Vaše partie
home-go-on = { $count ->
    [1] Jste na tahu:
   *[other] Jste na tahu u { $count } stolů:
}
home-mine-none = Zatím nesedíte u žádného stolu. Tady uvidíte své partie a kdo je v nich na tahu.
home-lost = Prohlížeč už neví, že tu hrajete. Otevřete hru a vezměte si místo zpět:
home-more = { $count ->
    [one] Ukázat { $count } další
    [few] Ukázat { $count } další
   *[other] Ukázat { $count } dalších
}
home-open = Otevřené stoly
home-open-none = Žádný stůl teď nečeká na hráče. Prostřete nový a ostatní ho tu najdou.
home-new = Prostřít stůl
home-join = Přisednout
home-watch = Dívat se
home-your-turn = Jste na tahu
home-waiting = Čeká se na: { $names }
home-free = { $free ->
    [one] { $free } volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
}
home-ready = Může se začít
home-won = { $count ->
    [one] Vítěz: { $names }
   *[other] Společné vítězství: { $names }
}

## Hlavička a patička stránky

header-you = Vy a vaše nastavení
header-look = Motiv a jazyk
theme = Motiv
theme-system = Podle systému
theme-light = Světlý
theme-dark = Tmavý
language = Jazyk
footer-sources = Odkud jsou mapy, karty a obrázky
footer-art = Všechny obrázky zde jsou naše vlastní kresby. Pobřeží pocházejí z Natural Earth, jehož data jsou volným dílem. Hry patří svým autorům a vydavatelům; tato síň zná jen jejich pravidla.
footer-version = Meadhall { $version }

## Účty

account-menu = { $name }: jméno a účet
account-name = Vaše jméno u stolu
account-rename = Změnit jméno
account-guest = Na tomto zařízení jste host. S účtem budete mít své partie na všech svých zařízeních.
account-known = Přihlášený účet: { $account }.
account-made = Účet je hotový. Jste přihlášeni jako { $account }.
account-create = Vytvořit účet
account-create-why = Dosavadní partie vám zůstanou. E-mail není potřeba; ztracené heslo vám nikdo poslat nemůže, proto si ho dobře uložte.
account-login = Přihlásit se
account-login-why = Budete tu mít i své partie z jiných zařízení.
account-logout = Odhlásit se
account-username = Uživatelské jméno
account-username-hint = 3 až 30 písmen, číslic, spojovníků nebo podtržítek.
account-password = Heslo
account-password-hint = Alespoň 8 znaků.
account-have = Už mám účet
account-have-not = Ještě nemám účet

## Nový stůl

new-title = Prostřít stůl
new-game = Hra
new-seats = Hráči
new-who = Kdo sedí s vámi
new-friend = Někdo z přátel
new-options = Pravidla k dohodě
new-more = { $count ->
    [one] { $count } další
    [few] { $count } další
   *[other] { $count } dalších
}
new-file = Nebo vlastní soubor s mapou
new-house = Stůl
new-pace = Tempo
new-pace-live = Živě: všichni jsou tu
new-pace-leisure = Volně: tah jednou za čas
new-watch = Kdo smí přihlížet
new-watch-anyone = Kdokoli
new-watch-link = Kdo má odkaz
new-watch-nobody = Nikdo
new-listed = Ukázat mezi otevřenými stoly
new-listed-hint = Volné místo pak může obsadit kdokoli.
new-hints = Rady
new-hints-hint = Hráči se smějí zeptat, co by udělal bot. Když hrajete jen s boty, můžete vždy.
new-create = Prostřít stůl

## Co se může pokazit

problem-unreachable = Síň není dostupná. Zkontrolujte připojení; stránka to zkouší sama znovu.
broken = Stránku se nepodařilo načíst: vypadlo spojení, nebo byla síň obnovena.
broken-again = Zkusit znovu
problem-busy = Síň má teď příliš práce; za chvíli to zkuste znovu.
problem-unknown = Něco se pokazilo. Zkuste to znovu.

## Na čem se u stolu dohodnout

option-no = Ne
option-yes = Ano
option-on = Zapnuto
option-off = Vypnuto
option-own = Soubor hostitele

## Mapy

map-zoom = Zvětšení
map-closer = Přiblížit
map-farther = Oddálit
map-fit = Ukázat celý plán

## Stůl před partií

lobby-page = { $game }: čeká se na hráče
lobby-lead = Pošlete přátelům odkaz, nebo na volná místa posaďte boty.
lobby-lead-guest = Vyberte si místo a posaďte se.
lobby-full = { $watch ->
    [nobody] Všechna místa jsou obsazená a tuto hru nesmí nikdo sledovat.
   *[other] Všechna místa jsou obsazená. Zůstaňte tu a dívejte se: jakmile hostitel hru zahájí, uvidíte ji na této stránce.
}
lobby-seats = Místa u stolu
lobby-free = Volno
lobby-you = Vy
lobby-here = Je tady
lobby-away = Je pryč
lobby-is-bot = Bot · hodnocení { $rating }
lobby-join = Sednout sem
lobby-at = { $act }: { $seat }
lobby-beside = Někdo vedle vás
lobby-beside-how = Sdílíte toto zařízení: řekne, kdo je na tahu, a opona skryje, co ostatní nesmějí vidět.
lobby-beside-name = Jméno u stolu
lobby-beside-sit = Posadit
lobby-shares = Vedle vás
lobby-put-bot = Posadit sem bota
lobby-remove = Poslat bota pryč
lobby-leave = Vstát
lobby-start = Začít partii
lobby-ready = Všechna místa jsou obsazená.
lobby-not-yet = { $free ->
    [1] Ještě zbývá jedno volné místo: počkejte na přátele, nebo tam posaďte bota.
    [few] Ještě zbývají { $free } volná místa: počkejte na přátele, nebo tam posaďte boty.
   *[other] Ještě zbývá { $free } volných míst: počkejte na přátele, nebo tam posaďte boty.
}
lobby-wait-players = { $free ->
    [1] Ještě zbývá jedno volné místo. Hostitel zahájí partii, až bude obsazené.
    [few] Ještě zbývají { $free } volná místa. Hostitel zahájí partii, až budou obsazená.
   *[other] Ještě zbývá { $free } volných míst. Hostitel zahájí partii, až budou obsazená.
}
lobby-wait-host = Všechna místa jsou obsazená. Hostitel teď může zahájit partii.
lobby-share = Přiveďte přátele
lobby-share-how = Kdo otevře tuto adresu, může usednout na volné místo. Telefon si ji přečte ze čtverečku.
lobby-link = Adresa tohoto stolu
lobby-agreed = Co je dohodnuto
lobby-listed = Mezi otevřenými stoly
lobby-dice = Hody kostkami vycházejí z tajemství, které je už vylosované. Zde je jeho pečeť; samo tajemství se ukáže na konci, takže si každý může ověřit každý hod.
lost-title = Tady nic není
lost-home = Úvodní stránka
lost-page = Na této adrese není žádná stránka. Možná je v ní překlep.
lost-lesson = Lekci spustíte na úvodní stránce: u vybrané hry stiskněte „Lekce“.
