# Brian Boru česky. Názvy zpráv jsou názvy událostí, výzev, důvodů a karet; viz docs/architecture.md, „Words“.

title = Brian Boru: velkokrál Irska

card-name = { $colour ->
    [red] červená { $value }
    [blue] modrá { $value }
    [yellow] žlutá { $value }
   *[white] bílá { $value }
}
    .acc = { $colour ->
        [red] červenou { $value }
        [blue] modrou { $value }
        [yellow] žlutou { $value }
       *[white] bílou { $value }
    }
    .ins = { $colour ->
        [red] červenou { $value }
        [blue] modrou { $value }
        [yellow] žlutou { $value }
       *[white] bílou { $value }
    }
    .gen = { $colour ->
        [red] červené { $value }
        [blue] modré { $value }
        [yellow] žluté { $value }
       *[white] bílé { $value }
    }
    .with = { $colour ->
        [red] s červenou { $value }
        [blue] s modrou { $value }
        [yellow] se žlutou { $value }
       *[white] s bílou { $value }
    }

princess-name = { $name }, dánská princezna
    .gen = dánské princezny ({ $name })

# příprava hry a kola
first-player = { $seat } dostává ukazatel aktivního města a začíná.
start-placed = { $seat } začíná ve městě { $town }.
round-begun = Kolo { $round }.
vikings-landed = { $raiders ->
    [one] Přistává { $raiders } vikinský nájezdník.
    [few] Přistávají { $raiders } vikinští nájezdníci.
   *[other] Přistává { $raiders } vikinských nájezdníků.
}
marriage-offered = Sňatek tohoto kola: { $marriage }.

# výběr karet
pack-dealt = { $cards ->
    [one] { $seat } dostává { $cards } kartu.
    [few] { $seat } dostává { $cards } karty.
   *[other] { $seat } dostává { $cards } karet.
}
card-picked = { $card ->
    [hidden] { $seat } si vybírá kartu.
   *[other] { $seat } si vybírá { FORM($card, "acc") }.
}
packs-passed = { $cards ->
    [one] Balíčky se posílají doleva: po jedné kartě.
   *[other] Balíčky se posílají doleva: po { $cards } kartách.
}

# štychy
town-chosen = { $seat } umisťuje ukazatel na město { $town }.
card-played = { $card ->
    [hidden] { $seat } hraje kartu.
   *[other] { $seat } hraje { FORM($card, "acc") }.
}
trick-won = { $card ->
    [hidden] { $seat } vyhrává štych.
   *[other] { $seat } vyhrává štych { FORM($card, "ins") }.
}
trick-lost = Štych nevyhrává nikdo; ukazatel se vrací hráči { $seat }.
card-discarded = { $card ->
    [hidden] { $seat } odhazuje poslední kartu.
   *[other] { $seat } odhazuje poslední kartu, { FORM($card, "acc") }.
}

# akce
action-chosen = { $action ->
    [hidden] { $seat } volí jednu ze dvou akcí.
    [upper] { $seat } volí horní akci.
   *[lower] { $seat } volí spodní akci.
}
town-taken = { $seat } získává město { $town } a ukazatel.
marker-taken = { $seat } si bere ukazatel; město { $town } už patří někomu jinému.
coins-gained = { $coins ->
    [one] { $seat } získává minci.
    [few] { $seat } získává { $coins } mince.
   *[other] { $seat } získává { $coins } mincí.
}
coin-paid = { $seat } platí minci.
points-lost = { $points ->
    [0] { $seat } nemá čím zaplatit: žádné mince ani body.
    [one] { $seat } nemá minci a ztrácí bod.
    [few] { $seat } nemá minci a ztrácí { $points } body.
   *[other] { $seat } nemá minci a ztrácí { $points } bodů.
}
raiders-taken = { $raiders ->
    [one] { $seat } si bere nájezdníka.
    [few] { $seat } si bere { $raiders } nájezdníky.
   *[other] { $seat } si bere { $raiders } nájezdníků.
}
discs-sent = { $discs ->
    [one] { $seat } umisťuje disk do oblasti církve.
    [few] { $seat } umisťuje { $discs } disky do oblasti církve.
   *[other] { $seat } umisťuje { $discs } disků do oblasti církve.
}
steps-made = { $steps ->
    [one] { $seat } postupuje na stupnici sňatků o jedno pole, na pole { $space }.
    [few] { $seat } postupuje na stupnici sňatků o { $steps } pole, na pole { $space }.
   *[other] { $seat } postupuje na stupnici sňatků o { $steps } polí, na pole { $space }.
}
fell-back = Pole je obsazené: { $seat } klesá na pole { $space }.
extras-bought = { $coins ->
    [one] { $seat } za { $coins } minci přikupuje:
    [few] { $seat } za { $coins } mince přikupuje:
   *[other] { $seat } za { $coins } mincí přikupuje:
}
expanded = { $coins ->
    [one] { $seat } platí { $coins } minci a expanduje do města { $town }.
    [few] { $seat } platí { $coins } mince a expanduje do města { $town }.
   *[other] { $seat } platí { $coins } mincí a expanduje do města { $town }.
}
town-freed = { $seat } vyhání vikingy z města { $town }; opět ho ovládá { $owner }.

# sňatek
married = { $renown ->
    [0] { $points ->
        [0] { $seat } je nejvýše na stupnici sňatků ({ $space }) a získává kartu sňatku { FORM($marriage, "gen") }. Disk se vrací na 0.
        [one] { $seat } je nejvýše na stupnici sňatků ({ $space }) a získává kartu sňatku { FORM($marriage, "gen") }: { $points } bod. Disk se vrací na 0.
        [few] { $seat } je nejvýše na stupnici sňatků ({ $space }) a získává kartu sňatku { FORM($marriage, "gen") }: { $points } body. Disk se vrací na 0.
       *[other] { $seat } je nejvýše na stupnici sňatků ({ $space }) a získává kartu sňatku { FORM($marriage, "gen") }: { $points } bodů. Disk se vrací na 0.
    }
   *[other] { $points ->
        [one] { $seat } je nejvýše na stupnici sňatků ({ $space }) a získává kartu sňatku { FORM($marriage, "gen") }: { $points } bod a žeton věhlasu. Disk se vrací na 0.
        [few] { $seat } je nejvýše na stupnici sňatků ({ $space }) a získává kartu sňatku { FORM($marriage, "gen") }: { $points } body a žeton věhlasu. Disk se vrací na 0.
       *[other] { $seat } je nejvýše na stupnici sňatků ({ $space }) a získává kartu sňatku { FORM($marriage, "gen") }: { $points } bodů a žeton věhlasu. Disk se vrací na 0.
    }
}
marriage-lapsed = O kartu sňatku { FORM($marriage, "gen") } nikdo neusiluje: opouští hru.
princess-answered = { $offer ->
    [support] { $seat } přijímá vojenskou podporu: města vikingů se tomuto hráči počítají při nárokování regionů.
    [trade] { $seat } zakládá obchod: města vikingů se tomuto hráči počítají do počtu regionů.
   *[reject] { $seat } odmítá princeznu a získává 4 body.
}
track-rewarded = { $renown ->
    [0] { $coins ->
        [one] Pole { $space } stupnice sňatků: { $seat } získává minci.
        [few] Pole { $space } stupnice sňatků: { $seat } získává { $coins } mince.
       *[other] Pole { $space } stupnice sňatků: { $seat } získává { $coins } mincí.
    }
   *[other] Pole { $space } stupnice sňatků: { $seat } získává žeton věhlasu.
}
town-given = { $space ->
    [0] { $seat } získává sňatkem město { $town }.
   *[other] Pole { $space } stupnice sňatků: { $seat } získává město { $town }.
}
no-town-free = { $region ->
    [any] Pro hráče { $seat } není žádné volné město.
   *[other] V regionu { $region } není pro hráče { $seat } žádné volné město.
}

# bitva
vikings-repelled = Vikingové jsou odraženi: nikdo neztrácí město.
vikings-raid = { $raiders ->
    [one] Zbývá jeden nájezdník: dochází k nájezdu vikingů.
    [few] Zbývají { $raiders } nájezdníci: dochází k nájezdu vikingů.
   *[other] Zbývá { $raiders } nájezdníků: dochází k nájezdu vikingů.
}
town-lost = { $choice ->
    [only] { $loser } má nejméně nájezdníků ({ $raiders }) a ztrácí ve prospěch vikingů své jediné město, { $town }.
    [most] { $loser } má nejméně nájezdníků ({ $raiders }) a ztrácí ve prospěch vikingů město { $town }; vybírá { $seat } s největším počtem.
   *[own] { $loser } má nejméně nájezdníků ({ $raiders }) a ztrácí ve prospěch vikingů město { $town }; v největším počtu je remíza, proto vybírá { $loser }.
}
nothing-to-lose = { $loser } má nejméně nájezdníků, ale nemá žádné město: neztrácí nic.
battle-tied = V největším počtu nájezdníků ({ $raiders }) je remíza: věhlas nezískává nikdo.
battle-won = { $seat } má nejvíce nájezdníků ({ $raiders }): získává žeton věhlasu a { $points ->
    [one] bod
    [few] { $points } body
   *[other] { $points } bodů
}; všichni tito nájezdníci se vracejí.
spoils-shared = { $seat } má nyní nejvíce nájezdníků ({ $raiders }): získává bod a jednoho nájezdníka vrací.

# církev
church-tied = V největším počtu disků v oblasti církve ({ $discs }) je remíza: klášter se nestaví a ukazatel zůstává.
church-won = { $seat } má nejvíce disků v oblasti církve ({ $discs }): získává klášter a ukazatel; všechny tyto disky se vracejí.
church-served = { $seat } má v oblasti církve alespoň 4 disky ({ $discs }): získává klášter.
monastery-built = { $seat } staví klášter ve městě { $town }.
no-place-for-monastery = { $seat } nemá kde postavit klášter.
marker-moved = { $seat } si bere ukazatel.
marker-kept = { $seat } si nechává ukazatel.
church-shared = { $seat } má nyní nejvíce disků v oblasti církve ({ $discs }): získává bod a jeden disk se vrací.

# nárokování regionů
token-turned = Region { $region } dosahuje prahové hodnoty: celkem { $weight }, klášter se počítá za 2. Žeton nároku se otáčí lícem nahoru.
region-claimed = { $seat } si s hodnotou { $weight } nárokuje region { $region }.
region-taken = { $seat } s hodnotou { $weight } získává region { $region } od hráče { $before }.
region-tied = Region { $region }: remíza v nejvyšší hodnotě ({ $weight }); žeton zůstává na plánu.
region-lost = V regionu { $region } vedou vikingové: žeton nároku se od hráče { $seat } vrací na plán.

# konec hry
most-coins = { $seat } má nejvíce mincí ({ $coins }): získává bod.
marker-scored = { $seat } má ukazatel: získává bod.
renown-scored = { $points ->
    [one] { $seat } získává za věhlas bod.
    [few] { $seat } získává za věhlas { $points } body.
   *[other] { $seat } získává za věhlas { $points } bodů.
}
token-scored = { $points ->
    [one] { $seat } získává { $points } bod za region { $region }.
    [few] { $seat } získává { $points } body za region { $region }.
   *[other] { $seat } získává { $points } bodů za region { $region }.
}
half-scored = { $points ->
    [one] { $seat } má v regionu { $region } remízu v nejvyšší hodnotě a získává polovinu: { $points } bod.
    [few] { $seat } má v regionu { $region } remízu v nejvyšší hodnotě a získává polovinu: { $points } body.
   *[other] { $seat } má v regionu { $region } remízu v nejvyšší hodnotě a získává polovinu: { $points } bodů.
}
regions-scored = { $seat } ovládá města { $regions ->
    [0] v 0 regionech
    [one] v jednom regionu
    [few] ve { $regions } regionech
   *[other] v { $regions } regionech
} a získává { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
won = { $by ->
    [points] { $seat } vítězí: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
    [claim-tokens] { $seat } vítězí: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, o remíze rozhoduje více žetonů nároku.
    [marriages] { $seat } vítězí: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, o remíze rozhoduje více sňatků.
   *[shared] { $seat } sdílí vítězství: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
}

# na koho ostatní čekají
wait-place-first-disc = { $seat } vybírá počáteční město.
wait-pick-card = { $seat } si vybírá karty.
wait-lead-town = { $seat } vybírá aktivní město.
wait-lead-card = { $seat } vybírá, kterou kartu vynese.
wait-play-card = { $seat } vybírá kartu.
wait-choose-action = { $seat } volí akci.
wait-buy-extras = { $seat } může přikupovat.
wait-expand = { $seat } může expandovat.
wait-free-town = { $seat } osvobozuje město.
wait-take-town = { $seat } vybírá volné město.
wait-answer-princess = { $seat } odpovídá dánské princezně.
wait-choose-lost-town = { $seat } vybírá ztracené město.
wait-build-monastery = { $seat } umisťuje klášter.

# na co se hra ptá
prompt-place-first-disc = Umístěte svůj první disk na město v regionu bez disku jiného hráče.
prompt-pick-card = { $left ->
    [one] Vyberte si ještě jednu kartu; zbytek dostane hráč po vaší levici.
    [few] Vyberte si { $left } karty; zbytek dostane hráč po vaší levici.
   *[other] Vyberte si { $left } karet; zbytek dostane hráč po vaší levici.
}
prompt-lead-town = { $cards ->
    [some] Zahajujete štych: umístěte ukazatel na volné město, k jehož barvě máte kartu.
   *[none] Zahajujete štych, ale k žádnému volnému městu nemáte kartu: umístěte ukazatel na kterékoli z nich.
}
prompt-lead-card = { $colour ->
    [none] Všechna města jsou obsazená. Vyneste libovolnou kartu.
    [any] Hraje se o město { $town }. K žádnému volnému městu nemáte kartu: vyneste libovolnou.
    [red] Hraje se o město { $town }: vyneste červenou, nebo bílou kartu.
    [blue] Hraje se o město { $town }: vyneste modrou, nebo bílou kartu.
   *[yellow] Hraje se o město { $town }: vyneste žlutou, nebo bílou kartu.
}
prompt-play-card = { $colour ->
    [none] Zahrajte kartu. Tento štych nemůže nikdo vyhrát.
    [red] Zahrajte kartu. Město { $town } získá nejvyšší červená nebo bílá karta.
    [blue] Zahrajte kartu. Město { $town } získá nejvyšší modrá nebo bílá karta.
   *[yellow] Zahrajte kartu. Město { $town } získá nejvyšší žlutá nebo bílá karta.
}
prompt-choose-action = Štych { FORM($card, "with") } prohráváte: zvolte její horní, nebo spodní akci.
prompt-buy-extras = { $symbol ->
    [court] O kolik polí dál na stupnici sňatků, každé za 2 mince? Máte { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
    [raider] Kolik dalších nájezdníků, každého za 2 mince? Máte { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
   *[church] Kolik dalších disků do oblasti církve, každý za 2 mince? Máte { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
}
prompt-expand = Zaplaťte 5 mincí a expandujte do sousedního města, nebo expanzi vynechte.
prompt-free-town = Odstraňte z herního plánu jeden žeton vikinské nadvlády.
prompt-take-town = { $region ->
    [any] Umístěte disk na libovolné volné město.
   *[other] Umístěte disk na volné město v regionu { $region }.
}
prompt-answer-princess = Princezna je vaše: vojenská podpora, založení obchodu, nebo odmítnutí za 4 body?
prompt-choose-lost-town = { $loser ->
    [you] Vyberte, které z vašich měst získají vikingové.
   *[other] Máte nejvíce nájezdníků: vyberte, které město hráče { $loser } získají vikingové.
}
prompt-build-monastery = Postavte klášter v některém ze svých měst; bude se počítat jako dvě.

# proč to nejde
choose-a-town = Je třeba vybrat město.
choose-a-town-or-no = Vyberte město, do kterého expandujete, nebo expanzi odmítněte („no“).
choose-a-card = Je třeba vybrat kartu.
choose-an-action = Zvolte horní, nebo spodní akci { FORM($card, "gen") }.
choose-extras = Zvolte, kolik přikoupíte; +0 znamená nic.
region-has-disc = V regionu { $region } už někdo disk má; začněte v jiném.
picked-already = Už máte vybranou { FORM($card, "acc") }.
not-in-the-pack = Ve vašem balíčku { $card } není.
not-in-hand = Nemáte v ruce { FORM($card, "acc") }.
town-has-disc = Na městě { $town } už disk leží.
no-card-for-the-town = { $colour ->
    [red] Nemáte červenou ani bílou kartu, proto nemůžete zahájit štych o červené město.
    [blue] Nemáte modrou ani bílou kartu, proto nemůžete zahájit štych o modré město.
   *[yellow] Nemáte žlutou ani bílou kartu, proto nemůžete zahájit štych o žluté město.
}
wrong-colour = { $colour ->
    [red] Město je červené: vyneste červenou, nebo bílou kartu.
    [blue] Město je modré: vyneste modrou, nebo bílou kartu.
   *[yellow] Město je žluté: vyneste žlutou, nebo bílou kartu.
}
too-few-coins = { $price ->
    [one] To stojí { $price } minci; máte { $coins }.
    [few] To stojí { $price } mince; máte { $coins }.
   *[other] To stojí { $price } mincí; máte { $coins }.
}
too-many-extras = { $symbol ->
    [court] Stupnice sňatků tam končí: přikoupit lze nejvýše { $most }.
   *[raider] V bitevní oblasti jich už tolik není: přikoupit lze nejvýše { $most }.
}
active-town = Na tomto městě leží ukazatel; je pro vítěze štychu.
no-road = Ze žádného města, které ovládáte, nevede silnice přímo do města { $town }.
no-vikings-there = Na městě { $town } není žeton vikinské nadvlády.
answer-the-princess = Zvolte vojenskou podporu, založení obchodu, nebo odmítnutí.
other-region = Město musí ležet v regionu { $region }.
not-a-town-of = { $loser } neovládá město { $town }.
monastery-there = Ve městě { $town } už klášter stojí.
not-your-town = Město { $town } neovládáte.

# možnosti
option-town = { $colour ->
    [red] { $town } { $name } (červené)
    [blue] { $town } { $name } (modré)
   *[yellow] { $town } { $name } (žluté)
}
option-card = { $colour ->
    [red] červená { $card }
    [blue] modrá { $card }
    [yellow] žlutá { $card }
   *[white] bílá { $card }
}
option-action = { $action ->
    [upper] horní akce
   *[lower] spodní akce
}
option-no = neexpandovat
option-offer = { $offer ->
    [support] vojenská podpora: města vikingů se vám počítají při nárokování
    [trade] založení obchodu: města vikingů se vám počítají do počtu regionů
   *[reject] odmítnout princeznu: 4 body
}
action = { $symbol ->
    [coin] { $number ->
        [one] mince, pak můžete expandovat za 5 mincí
        [few] { $number } mince, pak můžete expandovat za 5 mincí
       *[other] { $number } mincí, pak můžete expandovat za 5 mincí
    }
    [court] { $number ->
        [one] { $number } posun na stupnici sňatků
        [few] { $number } posuny na stupnici sňatků
       *[other] { $number } posunů na stupnici sňatků
    }
    [raider] { $number ->
        [one] { $number } nájezdník
        [few] { $number } nájezdníci
       *[other] { $number } nájezdníků
    }
    [church] { $number ->
        [one] { $number } disk do oblasti církve
        [few] { $number } disky do oblasti církve
       *[other] { $number } disků do oblasti církve
    }
   *[pay] zaplatit minci, pak odstranit žeton vikinské nadvlády
}
option-extras = { $extras ->
    [0] nic
   *[other] { $extras } navíc za { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
}

# nadpisy bodování
heading-start = začátek
heading-marriages = sňatky
heading-battle = bitva
heading-church = církev
heading-payments = nezaplacené mince
heading-coins = nejvíce mincí
heading-marker = ukazatel
heading-renown = věhlas
heading-tokens = nárokované regiony
heading-halves = regiony v remíze
heading-regions = počet regionů

# možnosti stolu
table-expand_into_active_town = Expanze do aktivního města
    .hint = Zda lze expandovat do města, na kterém leží ukazatel. Výslovně to zakazuje jen polské vydání.
    .forbidden = Zakázaná
    .allowed = Povolená
table-five_players_last_card = V pěti: poslední karta kola
    .hint = Zda se v pěti hráčích poslední karta kola odhazuje, nebo hraje; vydání se liší.
    .discarded = Odhazuje se
    .played = Hraje se
table-viking_deck = Karty vikingů
    .hint = Síly karet vikingů; oba balíčky jsou rekonstrukce.
    .default = Obvyklé síly
    .alternative = Jiné síly

# co by hráči měli vědět o stolu a o datech hry
about-table = Síly karet vikingů jsou rekonstrukce a názvy měst jsou naše.
provenance-vikings = Síly sedmi karet vikingů jsou rekonstrukce, a to v obou balíčcích.
provenance-towns = Názvy měst jsou naše: na herním plánu žádné nejsou.
provenance-one-source = Barvy měst N6, S6, C5 a L3 a námořní trasa C7–M1 se opírají o jediný zdroj.
provenance-cards = Karta 5 dává tři mince podle obdoby (jedna stopa uvádí dvě); karta 1 má symbol ovládnutí města podle pravidel.
provenance-symbols = Ostatní symboly karet a stupnice sňatků se opírají o jediný přepis, který odpovídá všemu, co jsme mohli ověřit.
provenance-order = Pořadí symbolů v primárních akcích je rekonstrukce.

# značky a popisky obrázku
sign-points = body
sign-hand = ruka
sign-pack = výběr
sign-primary = výhra
sign-upper = horní
sign-lower = spodní
sign-round = { $rounds ->
    [few] kolo { $round } ze { $rounds }
   *[other] kolo { $round } z { $rounds }
}
sign-battle = zbývá nájezdníků v bitevní oblasti
sign-track = stupnice sňatků
sign-support = má vojenskou podporu
sign-trade = má založený obchod
sign-red = červená, boj
sign-blue = modrá, církev
sign-yellow = žlutá, námluvy
sign-white = bílá, každé město
sign-disc = disk hráče A
sign-viking = vikinská nadvláda
sign-monastery = klášter
sign-marker = ukazatel
sign-road = silnice
sign-legal = můžete vybrat
sign-last = vybráno naposledy
sign-threshold = prahová hodnota 4, 6 bodů
sign-face-down = žeton nároku lícem dolů
sign-face-up = žeton nároku na plánu
sign-control = ovládnutí aktivního města
sign-coin = mince
sign-pay = zaplacení mince
sign-court = posun na stupnici sňatků
sign-raider = nájezdník
sign-church = disk do oblasti církve
sign-expand = expanze za 5 mincí
sign-free = konec vikinské nadvlády
sign-renown = věhlas
sign-claims = nárokované regiony
sign-marriages = sňatky
sign-winner = vítězná karta

# co dávají sňatky
gift-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
gift-renown = { $points ->
    [one] { $points } bod, žeton věhlasu
    [few] { $points } body, žeton věhlasu
   *[other] { $points } bodů, žeton věhlasu
}
gift-town = { $points ->
    [one] { $points } bod, volné město v regionu { $region }
    [few] { $points } body, volné město v regionu { $region }
   *[other] { $points } bodů, volné město v regionu { $region }
}
gift-princess = { $points ->
    [one] podpora, obchod, nebo { $points } bod
    [few] podpora, obchod, nebo { $points } body
   *[other] podpora, obchod, nebo { $points } bodů
}

# z čeho plynou naděje
facet-points = dosavadní body
facet-renown = věhlas
facet-regions = nároky na regiony
facet-spread = počet regionů
facet-towns = města a kláštery
facet-marriage = námluvy
facet-battle = bitva
facet-church = církev
facet-coins = mince
facet-lead = ukazatel
facet-hand = karty v ruce
