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

# regions
region-N = Severní Uí Néill
region-U = Ulaid
region-B = Bréifne
region-S = Jižní Uí Néill
region-D = Dubhlinn
region-C = Connaught
region-L = Leinster
region-M = Munster

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
    [1] Balíčky se posílají doleva: po jedné kartě.
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
    [1] { $seat } získává minci.
    [few] { $seat } získává { $coins } mince.
   *[other] { $seat } získává { $coins } mincí.
}
coin-paid = { $seat } platí minci.
points-lost = { $points ->
    [0] { $seat } nemá čím zaplatit: žádné mince ani body.
    [1] { $seat } nemá minci a ztrácí bod.
    [few] { $seat } nemá minci a ztrácí { $points } body.
   *[other] { $seat } nemá minci a ztrácí { $points } bodů.
}
raiders-taken = { $raiders ->
    [1] { $seat } si bere nájezdníka.
    [few] { $seat } si bere { $raiders } nájezdníky.
   *[other] { $seat } si bere { $raiders } nájezdníků.
}
discs-sent = { $discs ->
    [1] { $seat } umisťuje disk do oblasti církve.
    [few] { $seat } umisťuje { $discs } disky do oblasti církve.
   *[other] { $seat } umisťuje { $discs } disků do oblasti církve.
}
steps-made = { $steps ->
    [1] { $seat } postupuje na stupnici sňatků o jedno pole, na pole { $space }.
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
    [1] Zbývá jeden nájezdník: dochází k nájezdu vikingů.
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
    [1] bod
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
    [1] { $seat } získává za věhlas bod.
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
    [1] v jednom regionu
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
    [1] Vyberte si ještě jednu kartu; zbytek dostane hráč po vaší levici.
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
choose-a-town-or-no = Vyberte město, do kterého expandujete, nebo zvolte „neexpandovat“.
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
        [1] mince, pak můžete expandovat za 5 mincí
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

# první lekce
lesson-welcome = Vítejte v Irsku kolem roku 1000. Bojujete o jeho města proti dvěma soupeřům. Hra trvá 3 kola. Kdo má potom nejvíce bodů, vítězí. Většinu bodů přinášejí regiony: na konci získá body za každý region hráč, který si ho nárokuje. Obvykle je to ten, kdo v něm má nejvíce měst.
lesson-map = Na mapě je 8 regionů. Malý štítek u každého z nich ukazuje jeho body. Každé město je červené, modré, nebo žluté a je na něm sekera, kříž, nebo prsten. Tlačítko „Aa“ na mapě ukáže názvy všech měst. Ukažte na cokoli a dozvíte se, co to je.
lesson-first-town = Všichni začínají s jedním městem, každý v jiném regionu. Máte ukazatel, a tak vybíráte první. Vyberte Sligo, zvýrazněné červené město v regionu Bréifne na severozápadě. Bréifne je malý region a snadno si ho nárokujete. Klikněte na město; na dotykové obrazovce na ně ťukněte a pak stiskněte „Potvrdit“.
lesson-not-first-town = Začít můžete i tam. Tato lekce ale začíná ve městě Sligo: k otevření regionu Bréifne stačí 2 města, takže si ho můžete brzy nárokovat. Vyberte zvýrazněné město.

lesson-draft = Začíná kolo 1. Přistálo 13 vikinských nájezdníků a sňatek tohoto kola je Brigid; o obojím víc později. Nejdřív přijde výběr karet. Máte balíček 8 karet: 2 si vyberte, zbytek dostane hráč po vaší levici a k vám přijde další balíček. Všichni vybírají současně.
lesson-card = Nahoře má karta hodnotu a barvu. První řádek pod nimi platí, když karta vyhraje štych; vlajka znamená, že získáte město. Řádky pod ním platí, když karta prohraje: pak si jeden z nich zvolíte. I prohra se tak může hodit.
lesson-pick-high = Nejdřív potřebujete kartu, která vyhraje. Vyhrávají vysoké karty a bílé se hodí k městům všech barev. Nejvyšší je v tomto balíčku bílá 21, ale mince s minusem znamená, že platíte minci. Bílá 20 nestojí nic. Vyberte si bílou 20.
lesson-not-pick-high = Užitečná karta, ale nejdřív si vezměte takovou, se kterou vyhrajete město. Bílá 20 se hodí ke každému městu a nestojí nic. Vyberte si zvýrazněnou kartu.

lesson-help = Pomoc je vždy po ruce. Tlačítko s knihou (klávesa R) otevře pravidla. Tlačítkem „Zpět“ (klávesa U) vezmete volbu zpět, pokud mezitím nevyšlo najevo nic nového. Až budete později hrát na vlastní pěst, ukáže vám tlačítko „Poradit“ (klávesa H) dobré volby.
lesson-pick-low = Teď kartu, se kterou se vyplatí prohrát. Nízké karty vyhrávají zřídka, ale podívejte se na druhý řádek modré 6: 3 mince a potom šipka, která vám dovolí koupit město. Vyberte si modrou 6.
lesson-not-pick-low = I to může být dobrá karta. Brzy ale budete potřebovat mince a těch přinášejí nejvíce nízké karty. Posloužila by i červená 5; tato lekce ale pokračuje s modrou 6. Vyberte si zvýrazněnou kartu.

lesson-tricks = Balíčky obešly stůl. Zbytek za vás vybrala lekce a teď máte v ruce 8 karet. Následuje 7 štychů: v každém zahrají všichni po jedné kartě o stejné město. Osmá karta se nehraje.
lesson-lead-town = Štych zahajuje hráč s ukazatelem. Teď jste to vy. Nejdřív umístěte ukazatel na volné město, ke kterému máte v ruce kartu. Vyberte město Tara: je žluté, zvýrazněné a leží na východě. Jeho region, Jižní Uí Néill, přinese 5 bodů a otevře se brzy.
lesson-not-lead-town = Zahájit štych můžete i tam. Myslete ale na regiony: Jižní Uí Néill přinese 5 bodů a k otevření stačí hodnota jeho měst 3. Vyberte zvýrazněné město Tara.

lesson-lead-card = Město Tara je žluté, vyneste tedy žlutou, nebo bílou kartu. Ostatní pak mohou zahrát kteroukoli kartu. Vyhrává nejvyšší žlutá nebo bílá karta; jiné barvy vyhrát nemohou. Vaši bílou 20 přebije jen bílá 21, bílá 22 a žlutá 23. Vyneste ji.
lesson-not-lead-card = Tuto kartu vynést můžete, ale snáze se přebije. Chcete vyhrát město Tara: vyneste bílou 20.

lesson-won = Výhra! Město Tara je vaše. Soupeři zahráli červené karty, které žluté město vyhrát nemohou. Prohráli schválně a svými kartami si vzali nájezdníky. Hráči provádějí akce jeden po druhém, od nejnižší karty k nejvyšší.
lesson-lose = Máte i ukazatel, a proto zahajujete další štych. Lekce ho umístila na modré město Kildare. To teď nepotřebujete; potřebujete mince. Tentokrát tedy chcete prohrát: vyneste modrou 6, svou nejnižší modrou kartu.
lesson-not-lose = S vyšší kartou můžete vyhrát město, které nepotřebujete, nebo získat méně mincí. Vyneste modrou 6: když prohraje, přinese 3 mince.

lesson-upper = Modrá 12 přebila vaši modrou 6, přesně podle plánu. Štych prohráváte, a tak volíte ze dvou akcí. Horní akce dá 3 mince a pak můžete expandovat. Spodní akce dá 2 disky do oblasti církve. Máte 3 mince; zvolte horní akci a budete jich mít 6.
lesson-not-upper = Na církev dojde později. Zvolte horní akci: se 6 mincemi můžete hned koupit město.

lesson-expand = Při expanzi zaplatíte 5 mincí a umístíte disk na volné město. S některým z vašich měst ho musí spojovat silnice. Vyberte Drumcliff, které v regionu Bréifne sousedí s městem Sligo. Pak tam budete mít 2 města, a 2 je prahová hodnota regionu Bréifne: k otevření to stačí.
lesson-not-expand = Teď je správná chvíle něco koupit a ani ostatní města nejsou špatná. S městem Drumcliff ale budete mít v regionu Bréifne 2 města, a tím se region otevře. Vyberte zvýrazněné město Drumcliff.

lesson-courtship = Podívejte se na stupnici sňatků, schodiště vedle mapy. Kdo je na konci kola nejvýše, uzavře sňatek: teď je to Brigid za 4 body. Ostatní získají, co ukazuje jejich pole. Pokud váš posun skončí na poli, kde už někdo je, klesáte na volné pole.
lesson-court-card = Hráč po vaší pravici získal Kildare a zahajuje štych o město Donegal s modrou 25. Tu v modrém městě nic nepřebije. Využijte tedy tento štych k něčemu jinému: zahrajte žlutou 17. Na třetím řádku má tři prsteny: tři posuny na stupnici sňatků.
lesson-not-court-card = Proti modré 25 nemůže Donegal nikdo vyhrát. Zahrajte tedy kartu, se kterou se vyplatí prohrát. Žlutá 17 dá tři posuny na stupnici sňatků; vyberte zvýrazněnou kartu.

lesson-lower = Vaše karta prohrála. Horní akce žluté 17 dá jednu minci, spodní tři posuny na stupnici sňatků. Hráč po vaší levici je na poli 2, takže se třemi posuny se dostanete do čela. Zvolte spodní akci.
lesson-not-lower = Mince se hodí, ale tři posuny mají větší cenu: dostanou vás do čela stupnice sňatků. Zvolte spodní akci.

lesson-raiders = A teď vikingové. Pokud na konci kola zbývají v bitevní oblasti nájezdníci, ztratí město hráč, který si jich vzal nejméně. Kdo jich má nejvíce bez remízy, získá věhlas a body. Vy zatím nemáte žádného, takže jste v nebezpečí.
lesson-raider-card = V tomto štychu se hraje o žluté město Dunseverick. Červená 24 je velmi vysoká, ale žluté město vyhrát nemůže. To nevadí: za její třetí řádek si vezmete 3 nájezdníky. Zahrajte červenou 24. Spodní akci za vás zvolí lekce.
lesson-not-raider-card = Zatím nemáte žádné nájezdníky, a kdo jich má nejméně, může přijít o město. Zahrajte zvýrazněnou červenou 24: tady prohraje a vezmete si 3 nájezdníky.

lesson-church = Teď máte 3 nájezdníky, hráč po vaší levici jen 2. Další je církev. Kdo má na konci kola v oblasti církve nejvíce disků bez remízy, postaví klášter a vezme si ukazatel. Město s klášterem se ve svém regionu počítá za 2, ne za 1.
lesson-church-card = Hráč po vaší levici zahajuje štych o žluté město Ardagh s bílou 13. Vaše žluté karty jsou nižší, takže vyhrát nemůžete. Zahrajte modrou 16: prohraje a umístíte 3 disky do oblasti církve. Lekce za vás zvolí spodní akci a odehraje poslední dva štychy kola.
lesson-not-church-card = Žádnou svou kartou teď město Ardagh nevyhrajete. Zahrajte zvýrazněnou modrou 16: se 3 disky budete v oblasti církve v čele bez remízy.

lesson-upkeep = Poslední dva štychy vám přinesly ještě dva posuny a 2 mince. Tím štychy kola 1 končí. Následuje údržba, vždy v tomto pořadí: sňatek, bitva, církev, regiony.
lesson-upkeep-results = Sňatek: váš disk byl nejvýše, takže vám Brigid přináší 4 body. Bitva: zbyli 3 nájezdníci. Hráč po vaší levici jich měl nejméně a ztratil ve prospěch vikingů město Ardagh. Hráč po vaší pravici jich měl nejvíce a získal žeton věhlasu a 2 body. Vám patří druhé místo: 1 bod.
lesson-monastery = Církev: disky v její oblasti máte jen vy, a tak postavíte klášter a vezmete si ukazatel. V regionu Bréifne vedete i bez něj. V regionu Jižní Uí Néill máte 1 město a vikingové také 1. S klášterem se Tara počítá za 2 a povedete bez remízy. Postavte ho ve městě Tara.
lesson-not-monastery = V regionu Bréifne vedete i bez kláštera. Postavte ho ve městě Tara: tam se s ním dostanete před vikingy. Celková hodnota regionu pak bude 3, a tím se region otevře.

lesson-claims = Nárokujete si dva regiony! Region se otevře, když všechna jeho ovládaná města dohromady dosáhnou prahové hodnoty; města vikingů se počítají také. Žeton nároku si pak vezme hráč s nejvyšší hodnotou bez remízy. Máte Bréifne za 3 body a Jižní Uí Néill za 5 bodů.
lesson-keep-claims = Žetony nároku přinesou body na konci hry. Do té doby se v každé údržbě znovu kontrolují: kdo vás v regionu předstihne, vezme si od vás jeho žeton. Při remíze si ho necháváte.
lesson-spread = Kolo 2: karty za vás vybrala lekce. Zahajujete vy, protože vám církev dala ukazatel. Na konci přinesou body i města v mnoha regionech: 5 regionů 3 body, všech 8 regionů 10. Vyberte proto region, kde ještě nejste: město Kincora v regionu Munster. Lekce pak kolo 2 odehraje za vás.
lesson-not-spread = Toto ne: v tom regionu už město máte, nebo se bez něj lekci lépe pokračuje. Vyberte zvýrazněné město Kincora nebo jiné modré či žluté město v regionu, kde ještě nejste.

lesson-last-round = Kolo 2 skončilo a kolo 3 je poslední. Teď hrajete na vlastní pěst, proti dvěma botům nejnižší úrovně. Máte 17 bodů, každý z nich 13. Máte dva žetony nároku a ukazatel. Ale pozor: v regionu Jižní Uí Néill má hráč po vaší levici stejnou hodnotu jako vy.
lesson-more = Dvě věci jsou nové. Když vám karta dá nájezdníky, disky nebo posuny, můžete další přikoupit, každý za 2 mince. A sňatek tohoto kola je dánská princezna: kdo ji získá, dostane 4 body, nebo se mu města vikingů počítají jako vlastní.
lesson-goodbye = Závěrečné bodování přinese body za žetony nároku, počet regionů, věhlas, ukazatel a nejvíce mincí. Přehled ukazuje, co by se stalo, kdyby kolo teď skončilo. Pomůže vám „Poradit“ (klávesa H) a pravidla (klávesa R). Začněte výběrem karet: vyberte si 2. Hodně štěstí!
