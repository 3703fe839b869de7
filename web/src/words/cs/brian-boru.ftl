# Plán Brian Boru česky.

## Mapa

brian-boru-board = Plán: Irsko
brian-boru-names = Názvy měst
brian-boru-regions = Regiony
brian-boru-vikings = Vikingové
brian-boru-town-free = Nikdo ho neovládá.
brian-boru-town-held = Ovládá ho { $player }.
brian-boru-town-lost = Ovládají ho vikingové; až budou vyhnáni, opět ho ovládne { $player }.
brian-boru-town-monastery = Klášter: v regionu se počítá za 2.
brian-boru-town-active = Leží tu ukazatel: město získá vítěz štychu.
brian-boru-region-worth = { $points ->
    [one] Na konci { $points } bod. Žeton se otočí při hodnotě { $threshold }; nyní { $weight }.
    [few] Na konci { $points } body. Žeton se otočí při hodnotě { $threshold }; nyní { $weight }.
   *[other] Na konci { $points } bodů. Žeton se otočí při hodnotě { $threshold }; nyní { $weight }.
}
brian-boru-claim-closed = Hodnota je zatím příliš nízká: žeton nároku zůstává lícem dolů.
brian-boru-claim-empty = Nyní se tu nic nepočítá: žeton nároku zůstává na plánu.
brian-boru-claim-vikings = Vedou vikingové: žeton nároku nezíská nikdo.
brian-boru-claim-tied = Remíza v nejvyšší hodnotě: žeton nároku zůstává na plánu.
brian-boru-claim-kept = Remíza v nejvyšší hodnotě: žeton nároku si nechává { $player }.
brian-boru-claim-goes = Nejvyšší hodnota bez remízy ({ $weight }): žeton nároku by připadl hráči { $player }.
brian-boru-claim-stays = Nejvyšší hodnota bez remízy ({ $weight }): žeton nároku si nechává { $player }.
brian-boru-round = { $rounds ->
    [few] Kolo { $round } ze { $rounds }
   *[other] Kolo { $round } z { $rounds }
}
brian-boru-before = { $rounds ->
    [few] Před kolem 1 ze { $rounds }
   *[other] Před kolem 1 z { $rounds }
}
brian-boru-round-for = Po poslední kartě kola přijde sňatek, bitva, církev a nárokování regionů.
brian-boru-deck = Zbývající karty vikingů: { $strengths }
brian-boru-deck-left = zbývá: { $strengths }
brian-boru-deck-for = Každé kolo se jedna z nich odkryje: tolik nájezdníků přistane.
brian-boru-support = podpora
brian-boru-support-for = Vojenská podpora: města vikingů se tomuto hráči počítají při nárokování regionů.
brian-boru-trade = obchod
brian-boru-trade-for = Založení obchodu: města vikingů se tomuto hráči na konci počítají do počtu regionů.
brian-boru-track = Stupnice sňatků
brian-boru-track-at = { $player } na poli { $space }
brian-boru-track-space = Stupnice sňatků, pole { $space }
brian-boru-track-nothing = Na konci kola nic, leda že jste nejvýše a uzavřete sňatek.
brian-boru-track-coins = { $coins ->
    [1] Na konci kola mince. Kdo uzavře sňatek, vrací se místo toho na 0.
    [few] Na konci kola { $coins } mince. Kdo uzavře sňatek, vrací se místo toho na 0.
   *[other] Na konci kola { $coins } mincí. Kdo uzavře sňatek, vrací se místo toho na 0.
}
brian-boru-track-renown = Na konci kola žeton věhlasu. Kdo uzavře sňatek, vrací se místo toho na 0.
brian-boru-track-town = Na konci kola libovolné volné město. Kdo uzavře sňatek, vrací se místo toho na 0.
brian-boru-marriage = Sňatek tohoto kola
brian-boru-marriage-for = Kdo je na konci kola na stupnici nejvýše, získá tuto kartu a vrátí se na 0. Ostatní získají, co ukazuje jejich pole.
brian-boru-marriage-princess = Kdo je nejvýše, zvolí: města vikingů se mu počítají při nárokování (podpora), nebo do počtu regionů (obchod), anebo získá body.
brian-boru-marriage-none = Sňatek tohoto kola je uzavřen.
brian-boru-marriage-later = První karta sňatku se brzy odkryje.
brian-boru-princess = dánská princezna
brian-boru-princess-gifts = { $points ->
    [one] podpora, obchod, nebo { $points } bod
    [few] podpora, obchod, nebo { $points } body
   *[other] podpora, obchod, nebo { $points } bodů
}
brian-boru-gift-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
brian-boru-gift-renown = věhlas
brian-boru-gift-town = volné město v regionu { $region }
brian-boru-battle = Bitva
brian-boru-battle-left = { $raiders ->
    [0] V bitevní oblasti nezbývají žádní nájezdníci
    [1] V bitevní oblasti zbývá jeden nájezdník
    [few] V bitevní oblasti zbývají { $raiders } nájezdníci
   *[other] V bitevní oblasti zbývá { $raiders } nájezdníků
}
brian-boru-battle-none = žádní nezbývají
brian-boru-battle-for = Zbudou-li na konci kola, ztratí město ve prospěch vikingů hráč s nejméně nájezdníky. Nejvíce bez remízy: žeton věhlasu a bod za každý žeton.
brian-boru-battle-has = { $player }: { $raiders ->
    [0] žádní nájezdníci
    [1] jeden nájezdník
    [few] { $raiders } nájezdníci
   *[other] { $raiders } nájezdníků
}
brian-boru-battle-wins = Nejvíce bez remízy: žeton věhlasu a pak bod za každý žeton věhlasu.
brian-boru-battle-loses = Nejméně, a nájezdníci zbývají: ztráta města ve prospěch vikingů.
brian-boru-church = Církev
brian-boru-church-for = Na konci kola nejvíce disků bez remízy: klášter a ukazatel. Pak znovu nejvíce: bod. { $discs } nebo více: klášter.
brian-boru-church-has = { $player }: { $discs ->
    [0] žádné disky
    [1] jeden disk
    [few] { $discs } disky
   *[other] { $discs } disků
}
brian-boru-church-wins = Nejvíce bez remízy: klášter a ukazatel za všechny tyto disky.
brian-boru-church-builds = { $discs } nebo více: klášter, pokud předtím nepadne disk za bod.

## Karty

brian-boru-card = { $value }, { $colour }
brian-boru-times = { $number } × { $symbol }
brian-boru-if-it-wins = Když vyhraje štych: { $action }.
brian-boru-if-it-loses = Když prohraje: { $action }.
brian-boru-if-it-loses-either = Když prohraje: buď { $upper }; nebo { $lower }.
brian-boru-reconstructed = Rekonstruováno
brian-boru-reconstructed-why = Symbol akce s otazníkem neuvádí žádný zdroj; plyne z ostatních karet.

brian-boru-about-control = Umístíte svůj disk na město s ukazatelem a zahájíte další štych.
brian-boru-about-coin = Vezmete si minci ze společné zásoby.
brian-boru-about-pay = Zaplatíte minci; pokud žádnou nemáte, ztratíte místo ní body.
brian-boru-about-court = Váš disk postoupí o pole výš. Kdo je na konci kola nejvýše, uzavře sňatek.
brian-boru-about-raider = Vezmete si nájezdníka z bitevní oblasti. Kdo jich má na konci kola nejméně, může přijít o město; kdo nejvíce, získá věhlas.
brian-boru-about-church = Umístíte svůj disk do oblasti církve. Kdo jich tam má na konci kola nejvíce, postaví klášter a vezme si ukazatel.
brian-boru-about-expand = Můžete koupit volné město, které silnice spojuje s některým z vašich.
brian-boru-about-free = Vyženete vikingy z města; opět bude patřit původnímu majiteli.

brian-boru-hand = Vaše ruka
brian-boru-trick = Štych
brian-boru-leads = { $player } zahajuje štych
brian-boru-to-play = { $player } má ještě hrát
brian-boru-played-by = { $player }: { $card }
brian-boru-acts = Pořadí akce: { $turn }. Začíná nejnižší karta.
brian-boru-acted = Akce je provedená.
brian-boru-acting = { $player } právě provádí akci.
brian-boru-ahead-why = { $colour ->
    [red] Vede: město { $town } získá nejvyšší červená nebo bílá karta.
    [blue] Vede: město { $town } získá nejvyšší modrá nebo bílá karta.
   *[yellow] Vede: město { $town } získá nejvyšší žlutá nebo bílá karta.
}
brian-boru-won-why = Vyhrává štych: platí primární akce nahoře.
brian-boru-behind-why = Nevyhrává: platí některá sekundární akce dole.
brian-boru-wins-here = { $colour ->
    [red] vyhrává nejvyšší červená nebo bílá karta
    [blue] vyhrává nejvyšší modrá nebo bílá karta
   *[yellow] vyhrává nejvyšší žlutá nebo bílá karta
}
brian-boru-leading = { $player } zahajuje
brian-boru-winner = vyhrává { $player }
brian-boru-no-winner = tento štych nikdo nevyhrává

brian-boru-before-dealing = Karty se rozdají, až budou mít všichni své první město.
brian-boru-picks = { $left ->
    [0] vybráno { $picked }
   *[other] vybráno { $picked }, zbývá { $left }
}
brian-boru-pack = Váš balíček
brian-boru-pack-rule = { $keep ->
    [0] { $pass ->
        [one] máte vybráno; jedna karta jde dál
        [few] máte vybráno; { $pass } karty jdou dál
       *[other] máte vybráno; { $pass } karet jde dál
    }
   *[other] vyberte { $keep } a { $pass } pošlete dál
}
brian-boru-picked = Vybráno
brian-boru-passes-to = Zbytek dostane hráč po vaší levici: { $player }
brian-boru-comes-from = Další balíček přijde od hráče { $player }
brian-boru-picks-left = { $left ->
    [0] { $player } má vybráno
    [1] { $player } má vybrat ještě jednu kartu
    [few] { $player } má vybrat ještě { $left } karty
   *[other] { $player } má vybrat ještě { $left } karet
}

## Volby vedle karet

brian-boru-choose-action = Zvolte akci
brian-boru-price = { $coins ->
    [one] za { $coins } minci
    [few] za { $coins } mince
   *[other] za { $coins } mincí
}
brian-boru-extras = Přikoupit?
brian-boru-extras-coins = { $price ->
    [one] po { $price } minci; máte { $coins }
   *[other] po { $price } mincích; máte { $coins }
}
brian-boru-extras-none = nic
brian-boru-extras-then = pak
brian-boru-expand = Expandovat?
brian-boru-expand-coins = { $price ->
    [one] za { $price } minci; máte { $coins }
    [few] za { $price } mince; máte { $coins }
   *[other] za { $price } mincí; máte { $coins }
}
brian-boru-viking-towns = { $towns ->
    [0] Vikingové neovládají žádné město.
    [1] Vikingové ovládají jedno město.
    [few] Vikingové ovládají { $towns } města { $regions ->
        [1] v jednom regionu
        [few] ve { $regions } regionech
       *[other] v { $regions } regionech
    }.
   *[other] Vikingové ovládají { $towns } měst { $regions ->
        [1] v jednom regionu
        [few] ve { $regions } regionech
       *[other] v { $regions } regionech
    }.
}

## Údržba

brian-boru-upkeep = Údržba { $round }. kola
brian-boru-scene-marriage = Sňatek
brian-boru-scene-battle = Bitva
brian-boru-scene-church = Církev
brian-boru-scene-regions = Regiony
brian-boru-gains = { $player }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
brian-boru-scene-nothing = Nic se nemění.
brian-boru-scene-next = Další
brian-boru-scene-back = Zpět
brian-boru-scene-skip = Přeskočit
brian-boru-scene-close = Zavřít
brian-boru-counted-marriage = Pole na stupnici
brian-boru-counted-battle = Nájezdníci
brian-boru-counted-church = Disky v oblasti církve
brian-boru-of-threshold = celkem { $total }, potřeba { $threshold }

## Vedle plánu

brian-boru-standing = Co kdo má
brian-boru-player = Hráč
brian-boru-count-coins = Mince
brian-boru-count-renown = Věhlas
brian-boru-count-track = Pole na stupnici sňatků
brian-boru-count-raiders = Nájezdníci
brian-boru-count-church = Disky v oblasti církve
brian-boru-count-towns = Města
brian-boru-count-regions = Regiony s městem
brian-boru-count-tokens = Nárokované regiony
brian-boru-count-hand = Karty v ruce
brian-boru-count-of = { $player }: { $name } { $number }
brian-boru-marker = ukazatel
brian-boru-marker-why = Zahajuje příští štych, nebo už tento.
brian-boru-wed-why = { $points ->
    [0] Sňatek: { $name }.
    [one] Sňatek: { $name }, { $points } bod.
    [few] Sňatek: { $name }, { $points } body.
   *[other] Sňatek: { $name }, { $points } bodů.
}
brian-boru-if-it-ended = Kdyby kolo teď skončilo
brian-boru-token-closed = Žeton zůstává lícem dolů: { $total } / { $threshold }.
brian-boru-token-open = Nikdo nevede bez remízy, žeton proto leží odkrytý na plánu.
brian-boru-token-lost = { $player } ho ztrácí: vedou vikingové.
brian-boru-token-kept = { $player } si ho nechává.
brian-boru-token-new = { $player } ho získává.
brian-boru-token-points = { $points ->
    [one] { $points } bod na konci hry.
    [few] { $points } body na konci hry.
   *[other] { $points } bodů na konci hry.
}
brian-boru-points = Body
brian-boru-points-now = nyní
brian-boru-points-upkeep = údržba
brian-boru-points-end = kdyby hra skončila
