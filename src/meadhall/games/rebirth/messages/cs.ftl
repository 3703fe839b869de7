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
        [one] jeden dílek
        [few] { $returned } dílky
       *[other] { $returned } dílků
    }.
    [F] { $seat } vybírá farmu a vrací { $returned ->
        [one] jeden dílek
        [few] { $returned } dílky
       *[other] { $returned } dílků
    }.
    [E] { $seat } vybírá elektrárnu a vrací { $returned ->
        [one] jeden dílek
        [few] { $returned } dílky
       *[other] { $returned } dílků
    }.
   *[other] { $seat } vybírá sídlo a vrací { $returned ->
        [one] jeden dílek
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
        [one] jedné farmy
       *[other] { $size } farem
    }.
   *[E] { $seat } získává { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } za shluk { $size ->
        [one] jedné elektrárny
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
    [one] jeden hrad
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
