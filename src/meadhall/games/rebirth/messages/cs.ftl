# Rebirth (Obrození) česky. Názvy zpráv jsou názvy událostí, výzev, důvodů a karet; viz docs/architecture.md, „Words“.

title = Obrození

# příprava
tower-laid = Věž { $tower }: { $bonus }.
mission-laid = Veřejná mise: { $card }.
tile-set-aside = { $tile ->
    [hidden] { $seat } odkládá stranou dílek.
    [F] { $seat } odkládá stranou farmu.
    [E] { $seat } odkládá stranou elektrárnu.
    [S1] { $seat } odkládá stranou sídlo s vlivem 1.
    [S2] { $seat } odkládá stranou sídlo s vlivem 2.
    [S3] { $seat } odkládá stranou sídlo s vlivem 3.
   *[S4] { $seat } odkládá stranou sídlo s vlivem 4.
}
first-player = { $seat } začíná.

# tah
tile-drawn = { $tile ->
    [hidden] { $seat } si dobírá dílek.
    [F] { $seat } si dobírá farmu.
    [E] { $seat } si dobírá elektrárnu.
    [S1] { $seat } si dobírá sídlo s vlivem 1.
    [S2] { $seat } si dobírá sídlo s vlivem 2.
    [S3] { $seat } si dobírá sídlo s vlivem 3.
   *[S4] { $seat } si dobírá sídlo s vlivem 4.
}
tile-chosen = { $tile ->
    [hidden] { $seat } vybírá jeden dílek a vrací { $returned ->
        [1] jeden dílek
        [few] { $returned } dílky
       *[other] { $returned } dílků
    }.
    [F] { $seat } vybírá farmu a vrací { $returned ->
        [1] jeden dílek
        [few] { $returned } dílky
       *[other] { $returned } dílků
    }.
    [E] { $seat } vybírá elektrárnu a vrací { $returned ->
        [1] jeden dílek
        [few] { $returned } dílky
       *[other] { $returned } dílků
    }.
   *[other] { $seat } vybírá sídlo a vrací { $returned ->
        [1] jeden dílek
        [few] { $returned } dílky
       *[other] { $returned } dílků
    }.
}
tile-placed = { $tile ->
    [F] { $seat } umisťuje farmu na { $hex }.
    [E] { $seat } umisťuje elektrárnu na { $hex }.
    [S1] { $seat } umisťuje sídlo s vlivem 1 na { $hex }.
    [S2] { $seat } umisťuje sídlo s vlivem 2 na { $hex }.
    [S3] { $seat } umisťuje sídlo s vlivem 3 na { $hex }.
   *[S4] { $seat } umisťuje sídlo s vlivem 4 na { $hex }.
}
tile-removed = { $tile ->
    [F] Pro farmu hráče { $seat } nezbývá žádné políčko; farma opouští hru.
    [E] Pro elektrárnu hráče { $seat } nezbývá žádné políčko; elektrárna opouští hru.
   *[other] Pro sídlo hráče { $seat } nezbývá žádné políčko; sídlo opouští hru.
}
cluster-scored = { $tile ->
    [F] { $seat } získává { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } za shluk { $size ->
        [1] jedné farmy
       *[other] { $size } farem
    }.
   *[E] { $seat } získává { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } za shluk { $size ->
        [1] jedné elektrárny
       *[other] { $size } elektráren
    }.
}
harbour-scored = { $seat } získává { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za přístav.
coast-scored = { $seat } získává { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za pobřeží.
settlement-scored = Sídlo { $settlement } je dokončené: { $seat } s vlivem { $influence } získává { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
castle-taken = { $seat } získává hrad { $castle }.
castle-conquered = { $seat } přebírá od hráče { $before } hrad { $castle }.

# Skotsko
cathedral-visited = { $seat } se dostává ke katedrále { $cathedral }.
mission-drawn = { $mission ->
    [hidden] { $seat } si dobírá kartu mise.
   *[other] { $seat } si dobírá misi „{ $mission }“.
}

# Irsko
mission-fulfilled = { $doubled ->
    [0] { $first ->
        [0] { $seat } plní misi „{ $card }“ a získává { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }.
       *[1] { $seat } plní misi „{ $card }“ jako první a získává { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }.
    }
   *[1] { $first ->
        [0] { $seat } plní misi „{ $card }“ a získává dvojnásobek: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }.
       *[1] { $seat } plní misi „{ $card }“ jako první a získává dvojnásobek: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }.
    }
}
tower-visited = { $seat } se dostává k věži { $tower }: { $bonus }.
tower-scored = { $seat } získává { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za věže.
token-placed = { $seat } umisťuje žeton dvojnásobku na misi „{ $card }“.
token-wasted = { $seat } má splněné všechny mise; žeton dvojnásobku zůstává nevyužitý.
extra-tile-drawn = { $tile ->
    [hidden] { $seat } si dobírá dílek navíc.
    [F] { $seat } si dobírá dílek navíc: farmu.
    [E] { $seat } si dobírá dílek navíc: elektrárnu.
   *[other] { $seat } si dobírá dílek navíc: sídlo ({ $tile }).
}
extra-tile-lost = Věž { $tower } by hráči { $seat } v tomto tahu přinesla druhý dílek navíc; ten propadá.
private-mission-drawn = { $card ->
    [hidden] { $seat } si dobírá soukromou misi.
   *[other] { $seat } si dobírá soukromou misi „{ $card }“.
}

# konec hry
unfinished-scored = Sídlo { $settlement } je nedokončené: { $seat } získává { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
castles-scored = { $seat } získává { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za { $castles ->
    [1] jeden hrad
    [few] { $castles } hrady
   *[other] { $castles } hradů
}.
mission-scored = { $points ->
    [0] { $seat } nemá splněnou misi „{ $mission }“.
    [one] { $seat } získává { $points } bod za misi „{ $mission }“.
    [few] { $seat } získává { $points } body za misi „{ $mission }“.
   *[other] { $seat } získává { $points } bodů za misi „{ $mission }“.
}
private-mission-scored = { $points ->
    [0] { $seat } nemá splněnou soukromou misi „{ $card }“.
    [one] { $seat } získává { $points } bod za soukromou misi „{ $card }“.
    [few] { $seat } získává { $points } body za soukromou misi „{ $card }“.
   *[other] { $seat } získává { $points } bodů za soukromou misi „{ $card }“.
}
won = { $by ->
    [points] { $seat } vítězí: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
    [first-tiebreak] { $seat } vítězí: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, o shodě rozhoduje první z určených míst.
    [second-tiebreak] { $seat } vítězí: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, o shodě rozhoduje druhé z určených míst.
   *[shared] { $seat } sdílí vítězství: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
}

# na koho ostatní čekají
wait-place-tile = { $seat } umisťuje dílek.
wait-choose-tile = { $seat } vybírá dílek.
wait-place-token = { $seat } umisťuje žeton dvojnásobku.

# na co se hra ptá
prompt-place-tile = { $tile ->
    [F] Umístěte farmu.
    [E] Umístěte elektrárnu.
    [S1] Umístěte sídlo s vlivem 1.
    [S2] Umístěte sídlo s vlivem 2.
    [S3] Umístěte sídlo s vlivem 3.
   *[S4] Umístěte sídlo s vlivem 4.
}
prompt-choose-tile = Vyberte dílek, který umístíte; ostatní se vrátí do vaší zásoby.
prompt-place-token = Vyberte misi pro svůj žeton dvojnásobku.

# proč to nejde
choose-a-hex = Je třeba umístit dílek: vyberte políčko.
not-playable = { $place ->
    [water] Sem dílek umístit nelze: je to voda nebo místo mimo mapu.
   *[other] Sem dílek umístit nelze: je tu { $place }.
}
hex-occupied = Políčko je obsazené.
settlement-tile-elsewhere = Sídlo lze umístit jen na políčko sídla.
settlement-hex-only = { $tile ->
    [F] Farmu nelze nikdy umístit na políčko sídla.
   *[E] Elektrárnu nelze nikdy umístit na políčko sídla.
}
wrong-symbol = { $tile ->
    [F] Farmu lze umístit na políčko elektrárny, jen když nezbývá žádné políčko farmy ani prázdné políčko.
   *[E] Elektrárnu lze umístit na políčko farmy, jen když nezbývá žádné políčko elektrárny ani prázdné políčko.
}
choose-a-tile = Nejprve je třeba vybrat jeden z dílků v ruce.
tile-not-in-hand = Takový dílek v ruce nemáte ({ $tile }).
tile-fits-nowhere = Pro tento dílek ({ $tile }) nezbývá žádné políčko; vyberte takový, který umístit lze.
choose-a-mission = Žeton dvojnásobku patří na veřejnou misi: vyberte některou z řady.
mission-not-in-row = Mise „{ $card }“ není v řadě.
mission-fulfilled-already = Misi „{ $card }“ už máte splněnou.

# možnosti
option-hex = { $row },{ $column }
option-named-hex = { $row },{ $column } ({ $places })
option-tile = { $tile ->
    [F] farma
    [E] elektrárna
    [S1] sídlo s vlivem 1
    [S2] sídlo s vlivem 2
    [S3] sídlo s vlivem 3
   *[S4] sídlo s vlivem 4
}
option-card = { $card } ({ $first } / { $later })

# karty misí Skotska
mission-harbours = nejvíce přístavů
mission-medium-settlements = nejvíce středních sídel jen pro sebe
mission-power-plants = nejvíce shluků elektráren ze tří nebo více dílků
mission-farms = nejvíce shluků farem ze tří nebo více dílků
mission-castles = nejvíce hradů
mission-cathedral-bonus = bonus za katedrálu
mission-castle = nejvíce políček u hradu { $castle }

# úkoly veřejných misí
task-hexes-at-one = { $place ->
    [castle] { $need ->
        [one] { $need } políčko u jednoho hradu
        [few] { $need } políčka u jednoho hradu
       *[other] { $need } políček u jednoho hradu
    }
   *[tower] { $need ->
        [one] { $need } políčko u jedné věže
        [few] { $need } políčka u jedné věže
       *[other] { $need } políček u jedné věže
    }
}
task-coastal-hexes = { $need ->
    [one] { $need } pobřežní políčko
    [few] { $need } pobřežní políčka
   *[other] { $need } pobřežních políček
}
task-settlements = { $settlement ->
    [1] { $need ->
        [one] políčko v { $need } malém sídle
        [few] políčko ve { $need } malých sídlech
       *[other] políčko v { $need } malých sídlech
    }
    [2] { $need ->
        [one] políčko v { $need } středním sídle
        [few] políčko ve { $need } středních sídlech
       *[other] políčko v { $need } středních sídlech
    }
    [3] { $need ->
        [one] políčko v { $need } velkém sídle
        [few] políčko ve { $need } velkých sídlech
       *[other] políčko v { $need } velkých sídlech
    }
   *[4] { $need ->
        [one] políčko v { $need } velkosídle
        [few] políčko ve { $need } velkosídlech
       *[other] políčko v { $need } velkosídlech
    }
}
task-clusters = { $tile ->
    [F] { $need ->
        [one] { $need } shluk farem ze tří nebo více dílků
        [few] { $need } shluky farem ze tří nebo více dílků
       *[other] { $need } shluků farem ze tří nebo více dílků
    }
   *[E] { $need ->
        [one] { $need } shluk elektráren ze tří nebo více dílků
        [few] { $need } shluky elektráren ze tří nebo více dílků
       *[other] { $need } shluků elektráren ze tří nebo více dílků
    }
}
task-connect = { $place ->
    [castle] { $need ->
        [one] { $need } hrad propojený skupinou vlastních dílků
        [few] { $need } hrady propojené skupinou vlastních dílků
       *[other] { $need } hradů propojených skupinou vlastních dílků
    }
   *[tower] { $need ->
        [one] { $need } věž propojená skupinou vlastních dílků
        [few] { $need } věže propojené skupinou vlastních dílků
       *[other] { $need } věží propojených skupinou vlastních dílků
    }
}
task-places = { $need ->
    [one] dílky u { $need } hradu
   *[other] dílky u { $need } různých hradů
}

# bonusy věží
bonus-three-points = 3 body
bonus-thirteen-points = 13 bodů za všechny tři
bonus-mission-card = soukromá mise
bonus-doubling-token = žeton dvojnásobku za obě
bonus-draw-three = dobrat tři dílky, umístit jeden
bonus-another-tile = umístit další dílek

# nadpisy bodování
heading-farms = farmy
heading-power-plants = elektrárny
heading-settlements = sídla
heading-shore = přístavy a pobřeží
heading-towers = věže
heading-unfinished = nedokončená sídla
heading-castles = hrady
heading-missions = mise

# z čeho plynou naděje
facet-points = dosavadní body
facet-tiles = dosud neumístěné dílky
facet-growth = prostor pro růst shluků
facet-castles = hrady
facet-settlements = rozehraná sídla
facet-missions = karty misí
facet-tasks = veřejné mise
facet-towers = věže

# možnosti stolu
table-map = Mapa
    .hint = Skotsko je základní režim, Irsko pokročilý. Místo nich lze použít soubor s mapou.
    .scotland = Skotsko (základní)
    .ireland = Irsko (pokročilé)
table-zero_counts = „Nejvíce“ splní i nula
    .hint = Zda je karta, která chce nejvíce něčeho, splněna i tehdy, když to nemá nikdo. Pravidla o tom mlčí; my říkáme ne.
    .no = Ne
    .yes = Ano
table-first = Začínající hráč
    .hint = Kdo začíná.
    .random = Losem

# co by hráči měli vědět o stolu a o datech hry
map-scotland = Skotsko
map-ireland = Irsko
about-scotland = Mapa Skotska je rekonstrukce, ne tištěný herní plán.
about-ireland = Mapa Irska je rekonstrukce, ne tištěný herní plán.
about-map = Mapa: { $title } ({ $provenance }).
provenance-maps = Obě mapy jsou rekonstrukce, ne tištěné herní plány.
provenance-names = Z názvů na mapách pocházejí ze hry jen Edinburgh, Stirling, Invergarry, Blarney a Hill of Tara.
provenance-missions = Rekonstruované jsou i počty jednotlivých karet misí, karty hradů kromě Invergarry a mise P10 až P12.
provenance-tiles = Složení dílků a dílky, které vracejí čtyři hráči, jsou odvozené; vše ostatní je z pravidel.
provenance-files = Kdo má krabici se hrou, může tištěný herní plán přepsat do souboru s mapou.

# značky a popisky obrázku
sign-points = body
sign-hand = ruka
sign-supply = zásoba
sign-aside = odlož.
sign-cards = karty
sign-farm = políčko farmy
sign-power-plant = políčko elektrárny
sign-blank = prázdné políčko
sign-settlement = políčka sídla
sign-harbour = přístav
sign-coast = pobřeží
sign-tile = farma hráče A
sign-cluster = shluk
sign-influence = sídlo hráče A s vlivem 3
sign-castle = hrad
sign-held = ovládá hráč A
sign-cathedral = katedrála
sign-visited = navštíveno
sign-covered = zakryto
sign-legal = sem můžete umístit
sign-last = umístěno naposledy
sign-three-points = 3 body
sign-thirteen-points = 13 za všechny tři
sign-mission-card = soukromá mise
sign-doubling-token = žeton dvojnásobku
sign-draw-three = dobrat tři
sign-another-tile = dílek navíc

# první lekce
lesson-welcome = Vítejte ve hře Obrození! Obnovujete Skotsko. V každém tahu umístíte na mapu 1 dílek, ihned ho obodujete a doberete si další. Vítězí hráč, který má na konci nejvíce bodů. Chcete-li vědět víc, otevřete pravidla tlačítkem s knihou nebo klávesou R.
lesson-farm = V rohu mapy leží váš dílek: farma. Patří na políčko s obilným klasem nebo na prázdné políčko, které nemá žádný symbol. Všechna políčka, která můžete vybrat, mají silný zlatý okraj. Políčka s křížkem jsou zakrytá: na ta se nic neumisťuje.
lesson-first = Ukažte na políčko a uvidíte, co přinese; kliknutím ho vyberete. Na dotykové obrazovce na ně ťukněte a pak stiskněte „Potvrdit“. Stejně zjistíte i názvy hradů a dalších míst. Teď umístěte farmu na zvýrazněné políčko vlevo od hradu Braemar uprostřed mapy.
lesson-first-no = Farmu tam umístit můžete. Tato lekce ale začíná vlevo od hradu Braemar uprostřed mapy: vyberte zvýrazněné políčko.
lesson-castle = Farma vám přinesla 1 bod. Je to také první dílek vedle hradu Braemar, a tak hrad získáváte: vlaje na něm vaše vlajka. Na konci hry přinese každý hrad 5 bodů hráči, který ho ovládá.
lesson-cluster = V ruce máte zase farmu. Vaše farmy, které spolu sousedí, tvoří shluk. Nová farma přinese 1 bod za každou farmu svého shluku včetně sebe. Shluk se tak znovu boduje pokaždé, když se rozroste.
lesson-grow = Umístěte farmu na zvýrazněné políčko vlevo od své první farmy. Vznikne shluk 2 farem. Políčko navíc sousedí s dalším hradem, který nikdo neovládá: Invergarry.
lesson-cluster-no = Hledejte políčko, které sousedí s vaší farmou a zároveň s hradem Invergarry, který nikdo neovládá. Je to zvýrazněné políčko.
lesson-lost = 2 body a hrad Invergarry je váš. Ale podívejte se na Braemar: soupeř tam má farmu a teď i dílek sídla. 2 políčka proti 1: soupeř od vás hrad přebírá.
lesson-more = Získejte ho zpátky! Umístěte dílek vedle soupeřova hradu. Máte-li tam pak více políček, hrad přebíráte. Máte-li jich oba stejně, rozhoduje větší počet farem a elektráren. Pokud shoda trvá, nic se nemění.
lesson-retake = Zvýrazněné políčko nad vaší farmou a hradem je prázdné, farma tam tedy ležet smí. U hradu Braemar pak budete mít 2 políčka jako soupeř, ale 2 farmy proti 1. A váš shluk se rozroste na 3 farmy: 3 body.
lesson-retake-no = Hledejte políčko, které sousedí s hradem Braemar a zároveň s vašimi farmami. Je to zvýrazněné políčko.
lesson-swing = 3 body a Braemar je zase váš. Hrad, který převezmete od soupeře, se počítá dvakrát: vy máte o 5 bodů více a soupeř o 5 méně. Až do samého konce však může znovu změnit majitele.
lesson-power = Teď máte elektrárnu. Patří na políčko s bleskem nebo na prázdné políčko. Shluky elektráren se bodují stejně jako shluky farem. Farmy a elektrárny ale nikdy netvoří společný shluk.
lesson-start = Vaše první elektrárna přinese jen 1 bod. Ať tedy zvládne ještě něco: umístěte ji na zvýrazněné políčko pod hradem Eilean Donan na západě, který nikdo neovládá.
lesson-power-no = Vyberte zvýrazněné políčko pod hradem Eilean Donan, který nikdo neovládá. Odtud se vaše elektrárny mohou rozrůst až k hradu Invergarry.
lesson-settlement = Teď máte dílek sídla. Číslo na něm je jeho vliv, zde 4. Patří jen na políčko sídla, na kterém jsou střechy. Obrys ukazuje velikost sídla: 1, 2 nebo 3 čáry znamenají 1, 2 nebo 3 políčka.
lesson-small = Sídlo se boduje, když jsou obsazena všechna jeho políčka. Malé sídlo má jen 1 políčko. Je tedy ihned dokončené a přinese tolik bodů, jaký vliv má váš dílek: 4 body.
lesson-harbour = Značka 1+ je přístav: dílek sídla, který tam umístíte, přinese o 1 bod více. Umístěte svůj dílek na zvýrazněné políčko: Golspie na severu, malé sídlo s přístavem vedle hradu Dunrobin, který nikdo neovládá.
lesson-harbour-no = Tento dílek se nejlépe hodí do malého sídla s přístavem vedle hradu, který nikdo neovládá. Takových sídel je více. V této lekci vyberte to zvýrazněné, Golspie.
lesson-medium = 5 bodů a hrad! Soupeř mezitím umístil sídlo s vlivem 2 do středního sídla Fort William na západě, které má 2 políčka. Až bude dokončené, získá hráč s větším vlivem 5 bodů, druhý 3. Obě políčka jen pro sebe by přinesla 8 bodů.
lesson-complete = Umístěte své sídlo s vlivem 3 na zvýrazněné políčko, druhé políčko sídla Fort William. Dokončíte ho s vlivem 3 proti 2. Pozor na shodu: prohrává ji hráč, který sídlo dokončí.
lesson-complete-no = Hledejte sídlo se 2 políčky, kde má soupeř dílek: Fort William. Jeho druhé políčko je to zvýrazněné.
lesson-safer = 5 bodů pro vás, 3 pro soupeře. A díky novému dílku máte vedle hradu Invergarry už druhé políčko: teď je těžší ho od vás převzít.
lesson-cathedral = Kostely na mapě jsou katedrály. Váš první dílek vedle katedrály vám přinese tajnou kartu mise. Většina karet přinese na konci 5 bodů, pokud máte něčeho nejvíce; stačí shoda. Od každé katedrály získáte jen 1 kartu.
lesson-twice = Máte farmu. Na severovýchodě jsou políčka, která sousedí se 2 katedrálami najednou, Elgin a St Machar. Umístěte farmu na to zvýrazněné a doberete si 2 karty. Soupeř může od stejných katedrál získat karty i potom.
lesson-cathedral-no = Hledejte políčko, které sousedí s oběma katedrálami na severovýchodě, Elgin a St Machar: to zvýrazněné, nebo prázdné políčko pod ním.
lesson-cards = Své 2 karty misí vidíte v Přehledu (klávesa O): „nejvíce přístavů“ a „nejvíce políček u hradu Invergarry“. Kdyby hra teď skončila, každá by vám přinesla 5 bodů. Soupeř vaše karty nevidí.
lesson-weak = Soupeř umístil sídlo s vlivem 1 do sídla Oban na západě a získal tím hrad Inveraray. Samotný dílek sídla je ale u hradu slabý. Když má každý 1 políčko, rozhoduje větší počet farem a elektráren.
lesson-conquer = Máte elektrárnu. Umístěte ji na zvýrazněné políčko nad hradem Inveraray a převezměte hrad od soupeře.
lesson-conquer-no = Hledejte políčko elektrárny vedle hradu Inveraray, který je vpravo od sídla Oban: to zvýrazněné, nebo další vpravo od něj.
lesson-large = Inveraray je váš. Teď se podívejte na Aberdeen na východě. Je to velké sídlo se 3 políčky; soupeř tam má vliv 2. Až bude dokončené, přinese největší vliv 8 bodů a druhý největší 5.
lesson-outer = Umístěte své sídlo s vlivem 4 na zvýrazněné políčko sídla Aberdeen. Přístav ihned přinese 1 bod a pomůže vaší kartě mise. Získáte hrad Dunnottar. A v sídle Aberdeen povedete s vlivem 4 proti 2.
lesson-large-no = Vyberte v sídle Aberdeen na východě políčko s přístavem. Je to zvýrazněné políčko.
lesson-sum = Soupeř umístil dílek jinde a vy teď máte sídlo s vlivem 1. Vypadá slabě, ale i takový dílek může sídlo dokončit. Váš vliv v sídle Aberdeen se sčítá: 4 a 1 je 5 proti 2. Umístěte dílek na poslední volné políčko sídla Aberdeen.
lesson-sum-no = Hledejte sídlo, které můžete dokončit a v němž máte největší vliv: Aberdeen. Jeho poslední volné políčko je to zvýrazněné.
lesson-eight = 8 bodů pro vás, 5 pro soupeře. V sídle, které ani na konci není dokončené, přinese každý dílek jen svůj vlastní vliv. Dílek s malým vlivem, který sídlo dokončí, tak může mít velkou cenu.
lesson-think = Máte elektrárnu. Dobrá políčka zvládnou několik věcí najednou. Na zvýrazněném vznikne shluk 2 elektráren. A u hradu Invergarry pak budete mít 3 ze 4 políček, která nejsou zakrytá: hrad i kartu mise máte jisté.
lesson-ahead = Po této volbě se lekce zrychlí: stůl sám odehraje 18 tahů každého hráče. Posledních 5 tahů pak hrajete na vlastní pěst. Teď umístěte elektrárnu na zvýrazněné políčko vlevo od hradu Invergarry.
lesson-last-no = Hledejte políčko, které sousedí s vaší elektrárnou u hradu Eilean Donan a zároveň s hradem Invergarry. Je to zvýrazněné políčko.
lesson-passed = Každý hráč má za sebou dalších 18 tahů. Mapa se zaplnila a hrady změnily majitele. Body máte téměř vyrovnané. Oběma vám zbývá po 5 dílcích a odteď volíte, jak chcete.
lesson-final = Na konci získáte 5 bodů za každý hrad, který ovládáte, vliv svých dílků v nedokončených sídlech a body za karty misí. I soupeř má tajné karty. Klávesa F ukáže body, kdyby byl teď konec.
lesson-help = Tlačítko „Poradit“ (klávesa H) vám ukáže dobré volby. Tlačítkem „Vzít zpět“ (klávesa U) můžete svou volbu vzít zpět a zkusit jinou. Pravidla najdete v knize (klávesa R).
lesson-yours = Máte sídlo s vlivem 4. Můžete s ním dokončit malé sídlo, využít přístav a převzít hrad od soupeře, to vše na 1 políčku. Vidíte ho? Hodně štěstí!
