# Deska Hostiny pro Ódina česky.

odin-board = Deska: Hostina pro Ódina

## The estate

odin-estate = Majetek: { $player }
odin-total = Všechny desky
odin-home = Domovská deska
odin-house = { $name } { $number }
odin-board-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
odin-income = Příjem { $silver }
odin-bonuses = Bonus: { $things }
odin-minus = Nezakryto: { $points ->
    [0] beze ztráty
   *[other] −{ $points }
}
odin-income-becomes = Příjem { $before } → { $after }
odin-minus-becomes = { $before ->
    [0] 0
   *[other] −{ $before }
} → { $after ->
    [0] 0
   *[other] −{ $after }
}
odin-bare-becomes = Ztráta bodů za nezakrytá políčka { $before } → { $after }.
odin-bonus-won = Bonus: { $thing }.
odin-bonus-lost = Ztracený bonus: { $thing }.
odin-changes-nothing = Zakrývá jen obyčejná políčka
odin-allowed = Smí tam ležet.
odin-not-on-this-board = Na této desce ležet nemůže.
odin-off-the-board = Mimo políčka, která lze zakrýt.
odin-overlaps = Tam už něco leží.
odin-touches-its-colour = Sousedil by hranou s dílkem stejné barvy.
odin-income-too-early = Příjem lze zakrýt jen spolu se vším nalevo a pod ním.
odin-supply = Zásoba
odin-supply-empty = Není co položit.
odin-held = { $count ->
    [1] { $thing }
   *[other] { $count } × { $thing }
}
odin-fits-nowhere = Teď se nikam nevejde.
odin-only-in-houses = Nemáte desku, na které by směl ležet.
odin-tile = { $thing }, { $rows } × { $columns }
odin-in-hand = V ruce: { $tile }.
odin-hand-at = { $tile }. { $board }, řada { $row }, sloupec { $column }.
odin-hand-keys = Dílek v ruce. Šipky ho posouvají, R otáčí, F zrcadlí, B přejde na další desku, Enter ho položí, Escape vrátí.
odin-fits-not-so = Takto otočený se nikam nevejde.
odin-hint-mouse = Klikněte, kam má přijít.
odin-hint-wheel = Kolečko ho otáčí.
odin-hint-touch = Ťukněte, kam má přijít. Dalším ťuknutím ho položíte.
odin-turn = Otočit
odin-mirror = Zrcadlit
odin-next-board = Další deska
odin-put-back = Vrátit
odin-lay = Položit
odin-suggested = { $count ->
    [1] Doporučeno: jeden dílek.
    [few] Doporučeno: { $count } dílky.
   *[other] Doporučeno: { $count } dílků.
}
odin-lay-so = { $count ->
    [one] Takto ho položit
   *[other] Takto je položit
}
## The views

odin-views = Pohledy na desku
odin-view-actions = Akce
odin-view-estate = Majetek
odin-view-market = Nabídka
odin-view-cards = Karty
odin-view-occupations = Povolání
odin-view-others = Ostatní
odin-view-marked = (je co vybrat)

## The action board

odin-space = { $name } ({ $vikings ->
    [one] { $vikings } Viking
    [few] { $vikings } Vikingové
   *[other] { $vikings } Vikingů
})
odin-space-taken = { $vikings ->
    [1] Stojí zde Viking hráče { $player }.
    [few] Stojí zde { $vikings } Vikingové hráče { $player }.
   *[other] Stojí zde { $vikings } Vikingů hráče { $player }.
}
odin-space-islands = K dispozici: { $islands }.
odin-space-blocked = { $vikings ->
    [one] Stojí tu { $vikings } Viking druhé z barev a blokuje pole.
    [few] Stojí tu { $vikings } Vikingové druhé z barev a blokují pole.
   *[other] Stojí tu { $vikings } Vikingů druhé z barev a blokuje pole.
}
odin-imitate = Kopírovat
odin-imitate-text = Proveďte akci pole tohoto sloupce, na kterém stojí Vikingové jiného hráče.
odin-only-open = Nyní možná: { $count }
odin-only-open-help = Ukáže jen pole, která teď můžete vybrat.
odin-only-group = Jen: { $group }
odin-only-group-help = Stisknutím uvidíte celá jen tato pole.
odin-column = { $vikings ->
    [1] Pole pro jednoho Vikinga
    [few] Pole pro { $vikings } Vikingy
   *[other] Pole pro { $vikings } Vikingů
}
odin-column-draws = Nejprve si doberete povolání.
odin-column-plays = Před akcí nebo po ní můžete zahrát povolání.
odin-thing = Vikingové na polích Thingu
odin-thing-vikings = { $vikings ->
    [1] { $player }: zbývá jeden Viking
    [few] { $player }: zbývají { $vikings } Vikingové
   *[other] { $player }: zbývá { $vikings } Vikingů
}
odin-thing-first = Začíná kolo.
odin-thing-passed = Pasuje.
odin-colours = Vikingové obou barev
odin-colour = { $colour ->
    [0] První barva
   *[1] Druhá barva
}
odin-colour-plays = na Thingu { $thing }, na polích { $placed }
odin-colour-plays-help = Tato barva teď hraje. Její Vikingové zůstanou na polích a v příštím kole je budou blokovat.
odin-colour-rests = čeká { $waiting }, blokuje { $blocking }{ $back ->
    [0] {""}
   *[other] , po kole se vrátí { $back }
}
odin-colour-rests-help = Tato barva teď nehraje. Její Vikingové blokují pole, na kterých stojí, nebo čekají.
odin-pass-title = Pasovat, když vám { $vikings ->
    [1] zbývá 1 Viking
    [few] zbývají { $vikings } Vikingové
   *[other] zbývá { $vikings } Vikingů
}?
odin-pass-words = V tomto kole už žádného Vikinga neumístíte.
odin-pass-yes = Pasovat
odin-group-houses = Domy
odin-group-ships = Lodě
odin-group-hunting = Lov
odin-group-livestock = Dobytčí trh
odin-group-market = Týdenní trh
odin-group-products = Produkty
odin-group-crafting = Řemesla
odin-group-mountains = Hory a obchod
odin-group-sailing = Plavby
odin-group-emigration = Přesídlení, povolání

## The market

odin-rounds = Kola
odin-round = { $round }. kolo
odin-round-harvest = Sklizeň: { $goods }.
odin-round-no-harvest = Žádná sklizeň.
odin-round-marker = O sklizni rozhodne ukazatel.
odin-round-turn = Desky objevů s písmenem { $letter } se otáčejí; na ostatní přibývají 2 stříbrné.
odin-round-table = { $squares ->
    [one] Hodovní stůl má { $squares } políčko.
    [few] Hodovní stůl má { $squares } políčka.
   *[other] Hodovní stůl má { $squares } políček.
}
odin-strips = Horské pásy
odin-strip = Horský pás: { $items }
odin-strip-silver = 2 stříbrné
odin-strips-hidden = { $strips ->
    [1] Ještě přijde jeden pás.
    [few] Ještě přijdou { $strips } pásy.
   *[other] Ještě přijde { $strips } pásů.
}
odin-strips-none = Na žádném pásu už nic není.
odin-islands = Desky objevů
odin-island-takes = { $vikings ->
    [one] Vyžaduje { $vikings } Vikinga a loď: { $ship }.
    [few] Vyžaduje { $vikings } Vikingy a loď: { $ship }.
   *[other] Vyžaduje { $vikings } Vikingů a loď: { $ship }.
}
odin-any-ship = libovolnou
odin-large-ship = knarr nebo langskip
odin-island-points = { $points ->
    [one] { $points } bod; nezakrytá stojí { $minus }.
    [few] { $points } body; nezakrytá stojí { $minus }.
   *[other] { $points } bodů; nezakrytá stojí { $minus }.
}
odin-island-silver = { $silver ->
    [one] Leží na ní { $silver } stříbrný.
    [few] Leží na ní { $silver } stříbrné.
   *[other] Leží na ní { $silver } stříbrných.
}
odin-island-turns = { $points ->
    [one] { $round ->
        [few] Ve { $round }. kole
       *[other] V { $round }. kole
    } se otočí na { $island } ({ $points } bod).
    [few] { $round ->
        [few] Ve { $round }. kole
       *[other] V { $round }. kole
    } se otočí na { $island } ({ $points } body).
   *[other] { $round ->
        [few] Ve { $round }. kole
       *[other] V { $round }. kole
    } se otočí na { $island } ({ $points } bodů).
}
odin-island-owner = Má ji { $player }.
odin-specials = Speciální dílky
odin-special-blue = Počítá se jako modrý dílek.
odin-special-price = { $price ->
    [one] Cena: { $price } stříbrný.
    [few] Cena: { $price } stříbrné.
   *[other] Cena: { $price } stříbrných.
}
odin-special-sword = Bojová hodnota { $sword }.
odin-special-tongs = Lze ho vykovat.
odin-special-points = { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
}
odin-wares = Lodě, budovy, zbraně
odin-ship-price = { $price ->
    [one] { $price } stříbrný, kdykoli.
    [few] { $price } stříbrné, kdykoli.
   *[other] { $price } stříbrných, kdykoli.
}
odin-ship-points = { $emigrated ->
    [0] { $points ->
        [one] { $points } bod.
        [few] { $points } body.
       *[other] { $points } bodů.
    }
   *[other] { $points ->
        [one] { $points } bod; po přesídlení { $emigrated }.
        [few] { $points } body; po přesídlení { $emigrated }.
       *[other] { $points } bodů; po přesídlení { $emigrated }.
    }
}
odin-buildings-left = { $building }: zbývá { $left }
odin-weapons-left = { $weapon }: { $pile } v balíčku, { $discard } odloženo

## The occupations

odin-cards-offered = Na výběr
odin-cards-hand = Vaše ruka
odin-cards-none = Žádné takové povolání tu není.
odin-cards-played = Zahrané: { $player }
odin-cards-own = Zahrané vámi
odin-cards-rest = V balíčcích nebo v cizích rukou
odin-cards-search = Hledat v názvech a textech
odin-cards-deck = Balíček
odin-cards-deck-of = Balíček { $deck }
odin-cards-decks = Všechny balíčky
odin-cards-kind = Druh
odin-cards-kinds = Všechny druhy
odin-cards-where = Kde
odin-cards-everywhere = Všechny ve hře
odin-cards-usable = Nyní použitelné
odin-card = { $number } { $name }
## Moments

odin-moment = Vyberte
odin-moment-dice = Hra s kostkou
odin-moment-boats = Zapojené čluny
odin-moment-loot = Kořist
odin-moment-pay = Zaplatit
odin-moment-weapon = Odevzdat zbraň
odin-moment-back = Vikingové zpět
odin-moment-raise = Vylepšit zboží
odin-moment-second = Jedno z nich ještě jednou
odin-moment-overseas = Zámořský obchod
odin-moment-forge = V kovárně
odin-moment-special = Zvláštní prodej
odin-moment-way = Jedna z možností
odin-moment-part = I toto?
odin-moment-offer = Lze použít povolání
odin-moment-replace = Místo toho povolání?
odin-moment-play = Zahrát povolání
odin-moment-keep = Nechat si jednu kartu
odin-moment-token = Žeton surovin
odin-moment-items = Kolik
odin-moment-emigrate = Přesídlení
odin-raise-note = { $left ->
    [one] { $left } zboží
   *[other] Až { $left } zboží
} { $steps ->
    [1] o úroveň
    [2] o dvě úrovně
   *[other] na modré
}
odin-special-note = { $left ->
    [1] Jeden dílek
    [few] Až { $left } dílky
   *[other] Až { $left } dílků
}
odin-loot-note = { $purse ->
    [0] Váš výsledek je { $result }.
   *[other] Váš výsledek je { $result }; platbou lze přidat až { $purse }.
}
odin-loot-due = platba { $due }
odin-loot-free = zdarma
odin-loot-tile = { $tile }, bojová hodnota { $sword }, { $due ->
    [0] nic se neplatí
   *[other] platba { $due }
}
odin-card-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
odin-card-light = světlá
odin-card-dark = tmavá
odin-kind-immediate = okamžitá
odin-kind-each-time = aktivovaná
odin-kind-anytime = stálá
odin-kind-as-soon-as = jednorázová
odin-token-harvest = sklizeň
odin-token-without = bez sklizně
odin-dice-ore = ruda
odin-dice-strength = síla
odin-dice-result = Výsledek { $result }
odin-dice-rolls = Hod { $rolls } { $allowed ->
    [few] ze { $allowed }
   *[other] z { $allowed }
}
odin-dice-success = Úspěch
odin-dice-failure = Neúspěch
odin-dice-have = V zásobě
odin-dice-loot-up-to = dílek s bojovou hodnotou až { $reach }
odin-dice-no-loot = je třeba aspoň { $least }; se všemi platbami { $reach }
odin-dice-needed = stojí { $needed }, k dispozici { $purse }
odin-dice-or = nebo
odin-dice-more-ways = { $more ->
    [one] nebo { $more } další možnost
    [few] nebo { $more } další možnosti
   *[other] nebo { $more } dalších možností
}
odin-dice-back = až { $vikings } zpět
odin-dice-roll-again = { $left ->
    [0] Hodit znovu
   *[other] Hodit znovu (ještě { $left }×)
}
odin-dice-succeed = Uspět
odin-dice-fail = Neuspět
odin-odds = Další hod: lepší { $better } z { $faces }, úspěch { $enough } z { $faces }
odin-odds-roll = Hod
odin-odds-costs = stojí
odin-odds-reaches = dosah
odin-odds-best = nejlepší dílek
odin-odds-face = Hod { $face }: výsledek { $result }
odin-odds-reach = Se vším, co můžete zaplatit, dosáhne na { $reach }, stačí třeba na: { $tile }.
odin-odds-pay = Cenu { $due } byste mohli zaplatit.
odin-odds-beyond = S tím, co máte, to na úspěch nestačí.
odin-fleet-odds = úspěch { $successes } z { $faces }
odin-pay-due = K zaplacení: { $due }

## The feast

odin-feast-table = Hodovní stůl
odin-feast-open = Políčko, které se při hostině zaplňuje
odin-feast-shut = Do pozdějšího kola tu stojí Viking
odin-feast-colour = Do { $round }. kola: { $vikings } { $vikings ->
    [one] Viking
    [few] Vikingové
   *[other] Vikingů
} { $colour ->
    [0] první
   *[1] druhé
} barvy
odin-feast-ship = Přesídlená loď: tady už nikdo nejí
odin-feast-gap = Prázdné (−{ $penalty })
odin-feast-left = { $left ->
    [1] Jedno políčko je prázdné
    [few] { $left } políčka jsou prázdná
   *[other] { $left } políček je prázdných
}
odin-feast-coming = Hostina { $round }. kola: { $squares ->
    [one] { $squares } políčko
    [few] { $squares } políčka
   *[other] { $squares } políček
}
odin-feast-best = { $gaps ->
    [0] { $silver ->
        [0] Jídlo stačí
        [one] Jídlo a { $silver } stříbrný stačí
        [few] Jídlo a { $silver } stříbrné stačí
       *[other] Jídlo a { $silver } stříbrných stačí
    }
   *[other] { $silver ->
        [0] { $gaps ->
            [one] S jídlem zbude { $gaps } mezera
            [few] S jídlem zbudou { $gaps } mezery
           *[other] S jídlem zbude { $gaps } mezer
        }
       *[other] { $gaps ->
            [one] S jídlem a stříbrem ({ $silver }) zbude { $gaps } mezera
            [few] S jídlem a stříbrem ({ $silver }) zbudou { $gaps } mezery
           *[other] S jídlem a stříbrem ({ $silver }) zbude { $gaps } mezer
        }
    } (−{ $penalty })
}
odin-serve = { $food }: servírovat na { $squares ->
    [one] { $squares } políčko
    [few] { $squares } políčka
   *[other] { $squares } políček
}
odin-serve-so = Takto je servírovat
odin-serve-gap = Nechat mezeru (−{ $penalty })

## Belongings

odin-bay = Zátoka
odin-berth = Volné kotviště
odin-ship-ore = { $ship }, { $ore ->
    [one] { $ore } ruda
    [few] { $ore } rudy
   *[other] { $ore } rud
}
odin-ship-plain = { $ship }
odin-stable = Chlév
odin-pregnant = { $animal }, březí
odin-store = Vikingové, zásoba a zbraně
odin-buildings = Budovy
odin-spots-empty = { $spots ->
    [1] Jedno políčko na dřevo či kámen je prázdné (−1)
    [few] { $spots } políčka na dřevo a kámen jsou prázdná (−{ $spots })
   *[other] { $spots } políček na dřevo a kámen je prázdných (−{ $spots })
}
odin-tokens = Žetony surovin
odin-penalties-note = { $tokens ->
    [1] Jeden žeton trestu (−{ $points })
    [few] { $tokens } žetony trestu (−{ $points })
   *[other] { $tokens } žetonů trestu (−{ $points })
}
odin-hand-cards = Karty v ruce: světlých { $light }, tmavých { $dark }
odin-vikings-note = Zbývá umístit Vikingů: { $vikings } { $all ->
    [6] ze { $all }
    [7] ze { $all }
   *[other] z { $all }
}

## Players

odin-others = Majetky
odin-other = { $player }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, { $vikings ->
    [one] zbývá { $vikings } Viking
    [few] zbývají { $vikings } Vikingové
   *[other] zbývá { $vikings } Vikingů
}, { $silver ->
    [one] { $silver } stříbrný
    [few] { $silver } stříbrné
   *[other] { $silver } stříbrných
}{ $passed ->
    [1] , pasuje
   *[0] {""}
}
odin-moose = Začínající hráč
odin-passed = { $player } pasuje
odin-points = Body

## The panel

odin-panel-score = Body nyní
odin-panel-total = Celkem
odin-panel-rounds = Kola
odin-panel-round = Kolo
odin-panel-harvest = Sklizeň
odin-panel-turned = Otočeno
odin-panel-squares = Hostina
odin-panel-no-harvest = žádná
odin-panel-next = Po akcích tohoto kola
odin-panel-income = Příjem
odin-panel-bonus = Bonus
odin-panel-feast = Hostina
odin-panel-lacks = Chybí
odin-panel-marker = Podle ukazatele
