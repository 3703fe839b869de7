# Hostina pro Ódina česky. Identifikátory patří událostem, výzvám, důvodům a věcem; viz docs/architecture.md, „Words“.

title = Hostina pro Ódina
#
# Tvary: jména věcí mají .acc (4. pád s počtem $number) a .gen (2. pád jednotného čísla), kde je třeba také
# .nom (počítané „1 stříbrný“), .ins (čím se platí), .sg (4. pád jednotného čísla ve výčtu) a .each („každý kámen, který“).
# .due je 4. pád v platbě.
# Činy (text-…) jsou v infinitivu, .fin je 2. osoba množného čísla. Okamžiky mají .lead s čárkou, když jsou větou.

# setup
first-player = { $seat } dostává losa a začíná.
occupation-drawn = { $card ->
    [hidden] { $seat } si dobírá povolání.
   *[other] { $seat } si dobírá povolání { $card }.
}
card-kept = { $card ->
    [hidden] { $seat } si nechává kartu a druhou odkládá.
   *[other] { $seat } si nechává kartu { $card } a druhou odkládá.
}
token-taken = { $seat } si bere žeton surovin: { $token }.
imitation-laid = Pole kopírování leží ve sloupci { $column }.
strip-revealed = Odhaluje se horský pás: { $strip }.
marker-drawn = { $goods ->
    [0] Příští kolo nepřinese sklizeň.
   *[other] Příští sklizeň přinese { $goods } zboží.
}

# phases
round-begun = { $round }. kolo.
colour-changed = Hraje { $colour ->
    [0] první
   *[1] druhá
} barva: na pole Thingu { $vikings ->
    [one] přichází { $vikings } Viking
    [few] přicházejí { $vikings } Vikingové
   *[other] přichází { $vikings } Vikingů
}. Z barvy, která hrála, { $staying ->
    [one] zůstává { $staying } a blokuje své pole.
    [few] zůstávají { $staying } a blokují svá pole.
   *[other] zůstává { $staying } a blokuje svá pole.
}
island-turned = Otáčí se deska objevů: { $island }.
island-silver = { $silver ->
    [one] Na každou volnou desku objevů, která se neotočila, přibývá { $silver } stříbrný.
    [few] Na každou volnou desku objevů, která se neotočila, přibývají { $silver } stříbrné.
   *[other] Na každou volnou desku objevů, která se neotočila, přibývá { $silver } stříbrných.
}
altar-gone = Oltář se vyřazuje ze hry.
weapon-drawn = { $seat } si dobírá zbraň: { $thing }.
vikings-placed = { $vikings ->
    [1] { $seat } posílá Vikinga: { $space }.
    [few] { $seat } posílá { $vikings } Vikingy: { $space }.
   *[other] { $seat } posílá { $vikings } Vikingů: { $space }.
}
imitated = { $seat } kopíruje: { $space }.
passed = { $seat } pasuje.
moose-moved = { $seat } umisťuje Vikingy jako poslední a dostává losa.
income-paid = { $silver ->
    [one] { $seat } získává příjem { $silver } stříbrný.
    [few] { $seat } získává příjem { $silver } stříbrné.
   *[other] { $seat } získává příjem { $silver } stříbrných.
}
born = { $number ->
    [1] { $seat } má nové mládě: { $good }.
    [few] { $seat } má { $number } nová mláďata: { $good }.
   *[other] { $seat } má { $number } nových mláďat: { $good }.
}
pregnant = { $seat } čeká mládě: { $good }.
penalised = { $tokens ->
    [1] { $seat } nechává políčko stolu prázdné: žeton trestu.
    [few] { $seat } nechává { $tokens } políčka stolu prázdná: za každé žeton trestu.
   *[other] { $seat } nechává { $tokens } políček stolu prázdných: za každé žeton trestu.
}
strip-item-lost = { $thing ->
    [silver] Horský pás ztrácí 2 stříbrné.
   *[other] Horský pás ztrácí { FORM($thing, "acc", 1) }.
}

# supply
gained = { $seat } získává { $number } { FORM($thing, "acc", $number) }.
paid = { $seat } platí { $number } { FORM($thing, "acc", $number) }.
ship-gained = { $seat } získává { FORM($ship, "acc", 1) }.
ship-bought = { $silver ->
    [one] { $seat } kupuje { FORM($ship, "acc", 1) } za { $silver } stříbrný.
    [few] { $seat } kupuje { FORM($ship, "acc", 1) } za { $silver } stříbrné.
   *[other] { $seat } kupuje { FORM($ship, "acc", 1) } za { $silver } stříbrných.
}
ship-armed = { $seat } nakládá rudu na { FORM($ship, "acc", 1) }.
placed = { $seat } pokládá { FORM($thing, "acc", 1) } { $island ->
    [none] { FORM($slot, "onto") }
   *[other] na desku objevů { $island }
}.
raised = { $seat } mění { FORM($good, "acc", 1) } na { FORM($into, "acc", 1) }.
refitted = { $seat } mění velrybářský člun na { FORM($ship, "acc", 1) }.
ship-lost = { $seat } odevzdává { FORM($ship, "acc", 1) }.
strip-taken = { $items ->
    [1] { $seat } odebírá předmět z horského pásu.
    [few] { $seat } odebírá { $items } předměty z horského pásu.
   *[other] { $seat } odebírá { $items } předmětů z horského pásu.
}

# dice
rolled = { $seat } hází { $value }; výsledek je { $result }.
succeeded = Akce hráče { $seat } je úspěšná.
failed = Akce hráče { $seat } je neúspěšná.
vikings-back = { $vikings ->
    [1] { $seat } si bere Vikinga zpět.
    [few] { $seat } si bere { $vikings } Vikingy zpět.
   *[other] { $seat } si bere { $vikings } Vikingů zpět.
}

# more
explored = { $silver ->
    [0] { $seat } objevuje { $island }.
    [one] { $seat } objevuje { $island } a nachází { $silver } stříbrný.
    [few] { $seat } objevuje { $island } a nachází { $silver } stříbrné.
   *[other] { $seat } objevuje { $island } a nachází { $silver } stříbrných.
}
emigrated = { $seat } emigruje s lodí: { $ship }.
card-used = { $seat } používá povolání { $card }.
occupation-played = { $seat } hraje povolání { $card }.
eaten = { $squares ->
    [1] { $seat } servíruje { FORM($thing, "acc", 1) } na jedno políčko.
    [few] { $seat } servíruje { FORM($thing, "acc", 1) } na { $squares } políčka.
   *[other] { $seat } servíruje { FORM($thing, "acc", 1) } na { $squares } políček.
}
finished = { $seat } končí s { $points ->
    [one] { $points } bodem
   *[other] { $points } body
}. { $reached ->
    [0] Velmi dobrý výsledek je { $mark }.
   *[1] To je velmi dobrý výsledek.
}
won = { $shared ->
    [0] { $seat } vítězí: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
   *[1] { $seat } sdílí vítězství: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
}

# whom the others wait for
wait-turn = { $seat } vybírá akci.
wait-window = { $seat } může pokládat zboží, kupovat lodě a zbrojit.
wait-pause = { $seat } přerušuje akci: pokládá zboží nebo kupuje lodě.
wait-replace-effects = { $seat } může použít povolání.
wait-replace-next = { $seat } může použít povolání.
wait-offer = { $seat } může použít povolání.
wait-pay-weapon = { $seat } platí.
wait-second-step = { $seat } vylepšuje zboží.
wait-place-piece = { $seat } něco pokládá.
wait-choose-script = { $seat } vybírá ze dvou možností.
wait-choose-payment = { $seat } vybírá, čím zaplatí.
wait-decide = { $seat } se rozhoduje.
wait-choose-copied = { $seat } vybírá, co zkopíruje.
wait-raise-good = { $seat } vylepšuje zboží.
wait-turn-good = { $seat } obchoduje v zámoří.
wait-buy-special = { $seat } kupuje speciální dílky.
wait-forge-tile = { $seat } je v kovárně.
wait-take-from-strip = { $seat } je v horách.
wait-take-items = { $seat } je v horách.
wait-choose-boats = { $seat } vybírá velrybářské čluny.
wait-decide-roll = { $seat } se dívá na kostku.
wait-choose-loot = { $seat } vybírá kořist.
wait-choose-mix = { $seat } platí.
wait-take-vikings-back = { $seat } si může vzít Vikingy zpět.
wait-explore = { $seat } objevuje.
wait-emigrate = { $seat } emigruje.
wait-play-occupation = { $seat } hraje povolání.
wait-play-bonus-card = { $seat } může zahrát povolání.
wait-play-free-card = { $seat } může zahrát povolání.
wait-serve-food = { $seat } je na hostině.
wait-keep-card = { $seat } vybírá kartu.
wait-take-token = { $seat } vybírá žeton surovin.

# what is asked
prompt-turn = { $vikings ->
    [1] Máte jednoho Vikinga: vyberte akční pole, něco položte či kupte, nebo pasujte.
    [few] Máte { $vikings } Vikingy: vyberte akční pole, něco položte či kupte, nebo pasujte.
   *[other] Máte { $vikings } Vikingů: vyberte akční pole, něco položte či kupte, nebo pasujte.
}
prompt-window = Položte zboží, kupte či vyzbrojte lodě, nebo zvolte „hotovo“.
prompt-pause = { $arming ->
    [1] Položte zboží, kupte či vyzbrojte lodě, pak pokračujte volbou „hotovo“.
   *[0] Položte zboží nebo kupte lodě, pak pokračujte volbou „hotovo“.
}
prompt-replace-effects = Použijete povolání { $card } místo toho, co dává pole?
prompt-replace-next = Použijete povolání { $card } místo toho, co následuje?
prompt-offer = { $hook }: použijte jedno z těchto povolání, nebo zvolte „hotovo“.
prompt-pay-weapon = Kterou zbraň dáte?
prompt-second-step = Vylepšete jedno z těchto zboží ještě jednou, nebo zvolte „hotovo“.
prompt-place-piece = Kam položíte { FORM($thing, "acc", 1) } (levý horní roh)?
prompt-choose-script = { $space ->
    [none] Co z toho uděláte?
   *[other] { $space }: co z toho uděláte?
}
prompt-choose-payment = Čím zaplatíte?
prompt-decide = Chcete { $script }?
prompt-choose-copied = Které pole zkopírujete?
prompt-raise-good = { $steps ->
    [1] { $left ->
        [one] Vylepšete { $left } zboží o úroveň, nebo zvolte „hotovo“.
       *[other] Vylepšete o úroveň až { $left } zboží, nebo zvolte „hotovo“.
    }
   *[2] { $left ->
        [one] Vylepšete { $left } zboží o dvě úrovně, nebo zvolte „hotovo“.
       *[other] Vylepšete o dvě úrovně až { $left } zboží, nebo zvolte „hotovo“.
    }
}
prompt-turn-good = Otočte různé zelené dílky na modrou stranu, nebo zvolte „hotovo“.
prompt-buy-special = Kupte speciální dílek, nebo zvolte „hotovo“.
prompt-forge-tile = Co vykováte?
prompt-take-from-strip = { $most ->
    [one] Odeberte { $most } předmět z horského pásu, nebo zvolte „hotovo“.
    [few] Odeberte až { $most } předměty z horského pásu, nebo zvolte „hotovo“.
   *[other] Odeberte až { $most } předmětů z horského pásu, nebo zvolte „hotovo“.
}
prompt-take-items = Kolik předmětů?
prompt-choose-boats = Které čluny se zapojí? Jejich ruda snižuje každý hod.
prompt-decide-roll = { $way ->
    [low] Výsledek je { $result }: k úspěchu tolik zaplatíte { FORM($thing, "ins") } a/nebo { FORM($other, "ins") }. Zbývá hodů: { $left }.
   *[high] Výsledek je { $result }; přičte se, co zaplatíte { FORM($thing, "ins") } a { FORM($other, "ins") }. Zbývá hodů: { $left }.
}
prompt-choose-loot = Který dílek si vezmete?
prompt-choose-mix = { $value ->
    [1] Máte zaplatit { $due }. Kolik { FORM($thing, "acc", 5) } dáte?
   *[other] Máte zaplatit { $due }. Kolik { FORM($thing, "acc", 5) } dáte (v hodnotě { $value })?
}
prompt-take-vikings-back = Kolik Vikingů si vezmete zpět?
prompt-explore = Kterou desku objevů si vezmete?
prompt-emigrate = Která loď emigruje?
prompt-play-occupation = { $most ->
    [1] Zahrajte povolání.
   *[other] Zahrajte až { $most } povolání.
}
prompt-play-bonus-card = Můžete zahrát povolání.
prompt-play-free-card = Zahrajete zdarma ponechanou tmavou kartu { $card }?
prompt-serve-food = { $left ->
    [1] Jedno políčko stolu je prázdné: servírujte jídlo či stříbro, nebo nechte mezeru.
    [few] { $left } políčka stolu jsou prázdná: servírujte jídlo či stříbro, nebo nechte mezeru.
   *[other] { $left } políček stolu je prázdných: servírujte jídlo či stříbro, nebo nechte mezeru.
}
prompt-keep-card = Kterou kartu si necháte?
prompt-take-token = Vyberte žeton surovin.

# why not
choose-a-space = Vyberte akční pole, něco kdykoli proveditelného, nebo pasujte.
space-not-in-play = To pole není ve hře.
space-occupied = Na tom poli už stojí Vikingové.
too-few-vikings = { $vikings ->
    [one] Potřebujete { $vikings } Vikinga; máte { $have }.
    [few] Potřebujete { $vikings } Vikingy; máte { $have }.
   *[other] Potřebujete { $vikings } Vikingů; máte { $have }.
}
nothing-to-imitate = Nikdo jiný nemá v tom sloupci pole, které byste mohli využít.
cannot-imitate = To pole nelze zkopírovat: musí být obsazené jiným hráčem, ve stejném sloupci a využitelné.
no-effect = Nic z toho by nemělo efekt.
needs = Potřebujete { $least } { FORM($what, "acc", $least) }.
cannot-pay = Nemůžete zaplatit { $number } { FORM($thing, "acc", $number) }.
cannot-pay-either = Potřebujete { $number } { FORM($thing, "acc", $number) } nebo { $others } { FORM($other, "acc", $others) }.
none-left = Došlo: { $building }.
no-berth = Není pro ni volné kotviště.
nothing-to-raise = Nemáte zboží, které by šlo tolik vylepšit.
no-strip = Není vyložen žádný horský pás.
nothing-to-buy = Není speciální dílek, který byste mohli koupit.
nothing-to-explore = Pro tolik Vikingů a vaše lodě není žádná deska objevů.
no-room = Nemáte velkou loď, nebo pro ni není místo na stole.
no-card = Nemáte povolání, které byste mohli zahrát.
use-something = Musíte využít aspoň jeden efekt pole.
choose-a-way = Vyberte jednu z možností.
choose-a-payment = Vyberte jednu z plateb.
yes-or-no = Odpovězte ano nebo ne.
choose-a-cell = Vyberte desku a políčko.
not-your-board = Takovou desku nemáte.
not-on-this-board = To tam ležet nemůže: { $thing }.
off-the-board = Zakrylo by to políčka, která neexistují nebo je nelze zakrýt.
overlaps = Tam už něco leží.
touches-its-colour = Sousedilo by to hranou s dílkem stejné barvy.
income-too-early = Políčko příjmu lze zakrýt jen spolu se vším nalevo od něj a pod ním.
piece-fits-nowhere = To nemáte, nebo se to nikam nevejde.
nothing-to-arm = Nemáte rudu, nebo takovou loď, na kterou by se vešla.
too-little-silver = { $price ->
    [one] Stojí to { $price } stříbrný; máte { $silver }.
    [few] Stojí to { $price } stříbrné; máte { $silver }.
   *[other] Stojí to { $price } stříbrných; máte { $silver }.
}
anytime-or-done = Udělejte něco kdykoli proveditelného, nebo zvolte „hotovo“.
no-pause = Kromě akce teď nemůžete dělat nic jiného.
no-playing-now = Uprostřed akce nelze zahrát povolání.
no-arming-now = Během akce nelze zbrojit lodě.
action-needs-it = Pak by už akci nešlo provést.
choose-a-good = Vyberte zboží, nebo zvolte „hotovo“.
no-such-good = To nemáte.
too-high = To zboží nelze tolik vylepšit.
kind-turned-already = Jeden dílek toho druhu jste už otočili.
choose-a-green-good = Vyberte svůj zelený dílek, nebo zvolte „hotovo“.
choose-a-special = Vyberte speciální dílek, nebo zvolte „hotovo“.
special-gone = Ten speciální dílek už není k mání.
not-for-sale = Ten speciální dílek není na prodej.
not-forgeable = To nelze vykovat: nejsou na tom kleště.
choose-a-strip = Vyberte horský pás, nebo zvolte „hotovo“.
another-strip = Ten pás jste už použili; vyberte jiný.
strip-not-open = Ten pás není vyložen.
choose-a-number = Vyberte číslo.
so-many-items = { $most ->
    [one] Můžete odebrat nejvýše { $most } předmět.
    [few] Můžete odebrat nejvýše { $most } předměty.
   *[other] Můžete odebrat nejvýše { $most } předmětů.
}
no-such-fleet = Tolik rudy vaše čluny mít nemohou.
no-more-rolls = Kostkou se hází nejvýše { $rolls }×.
cannot-succeed = Úspěch nemůžete zaplatit.
roll-succeed-or-fail = Hoďte znovu, nebo zvolte úspěch či neúspěch.
out-of-reach = Na ten dílek nedosáhnete.
choose-loot = Vyberte modrý dílek.
cannot-pay-so = V takovém poměru zaplatit nemůžete.
so-many-vikings = { $most ->
    [one] Zpět si můžete vzít nejvýše { $most } Vikinga.
    [few] Zpět si můžete vzít nejvýše { $most } Vikingy.
   *[other] Zpět si můžete vzít nejvýše { $most } Vikingů.
}
choose-an-island = Vyberte desku objevů.
island-not-open = Ta strana desky objevů teď neleží nahoře.
other-space = Ta deska objevů vyžaduje jiný počet Vikingů.
no-ship-for-island = Nemáte loď, která tam dopluje.
choose-a-large-ship = Vyberte svůj knarr nebo langskip.
card-not-usable = To povolání teď nelze použít.
use-a-card-or-done = Použijte povolání, nebo zvolte „hotovo“.
not-that-good = To zboží tady nelze vylepšit.
card-not-in-hand = Tu kartu nemáte v ruce.
choose-a-card = Vyberte jednu z karet.
choose-a-card-or-no = Vyberte jednu ze svých karet, nebo zvolte „ne“.
card-not-offered = Tu kartu v nabídce nemáte.
token-gone = Ten žeton už někdo má.
choose-a-token = Vyberte žeton surovin.
choose-food = Vyberte jídlo či stříbro, nebo nechte mezeru.
not-food = To na hostinu nepatří.
same-colour-beside = Hned vedle leží dílek stejné barvy.
too-wide = Na stole není dost místa.
one-lies-already = Jeden dílek toho druhu už leží vodorovně; další musí stát svisle.

# options
option-space = { $space }
option-word = { $word }
option-ship = { $ship }
option-arm = naložit rudu: { $arm }
option-good = { $good }
option-special = { $special }
option-strip = horský pás: { $strip }
option-island = { $island }
option-number = { $number }
option-card = { $card } { $name }
option-token = žeton surovin: { $token }
option-piece = { $rows ->
    [1] { $piece }, 1 řada, { $columns ->
        [one] { $columns } sloupec
        [few] { $columns } sloupce
       *[other] { $columns } sloupců
    }
    [few] { $piece }, { $rows } řady, { $columns ->
        [one] { $columns } sloupec
        [few] { $columns } sloupce
       *[other] { $columns } sloupců
    }
   *[other] { $piece }, { $rows } řad, { $columns ->
        [one] { $columns } sloupec
        [few] { $columns } sloupce
       *[other] { $columns } sloupců
    }
}
option-cell = { $board }: { $row },{ $column }
option-payment = { $number ->
    [one] { $number } { FORM($thing, "nom") }
   *[other] { $number } { FORM($thing, "acc", $number) }
}
option-use = použít { $card } { $name }: { $script }
option-way = { $script }
option-as-the-space-says = ne, to, co dává pole
option-serve = { $squares ->
    [one] { $thing } na { $squares } políčko
    [few] { $thing } na { $squares } políčka
   *[other] { $thing } na { $squares } políček
}
option-strip-items = horský pás: { $items }
option-items = { $items }
token-of = { $harvest } při sklizni, { $no_harvest } bez ní
option-boats = { $ore ->
    [one] čluny s { $ore } rudou
    [2] čluny se 2 rudami
    [3] čluny se 3 rudami
    [4] čluny se 4 rudami
    [6] čluny se 6 rudami
   *[other] čluny s { $ore } rudami
}
option-vikings = { $vikings ->
    [0] žádný
    [one] { $vikings } Viking
    [few] { $vikings } Vikingové
   *[other] { $vikings } Vikingů
}
option-raise = { FORM($good, "acc", 1) } na { FORM($into, "acc", 1) }
option-buy = { $silver ->
    [one] koupit { FORM($ship, "acc", 1) } za { $silver } stříbrný
    [few] koupit { FORM($ship, "acc", 1) } za { $silver } stříbrné
   *[other] koupit { FORM($ship, "acc", 1) } za { $silver } stříbrných
}
option-loot = { $thing }, bojová hodnota { $sword }

# headings of the score
heading-ships = lodě
heading-emigrants = přesídlené lodě
heading-islands = desky objevů
heading-buildings = kůlny a domy
heading-animals = zvířata
heading-occupations = povolání
heading-silver = stříbro
heading-crown = anglická koruna
heading-bare-cells = nezakrytá a prázdná políčka
heading-penalties = žetony trestu

# What a seat may hope for, by where it comes from.
facet-points = body na stole
facet-goods = zboží k položení či jídlu
facet-materials = materiály, stříbro a zbraně
facet-boards = příjem a místo na deskách
facet-ships = lodě a přesídlení
facet-vikings = neumístění Vikingové
facet-occupations = povolání
facet-animals = rozmnožování zvířat
facet-feast = jídlo na hostinu
facet-dice = štěstí v kostkách

# table options
table-length = Délka hry
    .hint = Dlouhá hra je pro zkušené hráče; obě končí po poslední hostině.
    .long = Dlouhá (7 kol)
    .short = Krátká (6 kol)
table-mini_expansions = Minirozšíření
    .hint = Dvě malá rozšíření: nové ostrovy (Lofoty a Orkneje) a sklizeň (Mull a Caithness).
    .none = Žádné
    .islands = Lofoty a Orkneje
    .harvest = Mull a Caithness
    .both = Obě
table-decks = Balíčky povolání
    .hint = Balíčky povolání ve hře; A je pro začátek.
    .A = A
    .B = B
    .C = C
    .AB = A + B
    .AC = A + C
    .BC = B + C
    .ABC = A + B + C
table-action_board = Deska akcí
    .hint = Malá deska akcí pro jednoho nebo dva hráče je rekonstrukce.
    .full = Celá
    .small = Malá (1–2 hráči)
table-island_points = Body za ostrovy
    .hint = Faerské ostrovy, Medvědí ostrov a Baffinův ostrov mají v pozdějších vydáních hry jiné body.
    .first = První vydání
    .later = Pozdější vydání
table-removed_cards = Karty vyřazené kvůli sklizni
    .hint = S minirozšířením Sklizeň se některé karty musí vyřadit a u dalších se to doporučuje.
    .all = I doporučené
    .required = Jen povinné
table-starting_card = Sólo: první povolání
    .hint = Zda si hráč v sólové hře počáteční povolání losuje, nebo vybírá.
    .drawn = Losované
    .chosen = Vybrané

# what players should know about the data of the game
provenance-board = Malá deska akcí pro jednoho nebo dva hráče je rekonstrukce.
provenance-markers = Co ukazují čtyři ukazatele sklizně z druhého minirozšíření, je rekonstrukce.
provenance-altar = Že oltář a zlatá ozdoba nemají kromě svého tvaru žádnou hodnotu, je pravděpodobné, ne jisté.

# signs and labels of the picture
sign-vikings = Vikingové
sign-silver = stříbro
sign-wood = dřevo
sign-stone = kámen
sign-ore = ruda
sign-ships = lodě
sign-penalties = tresty
sign-strips = horské pásy, od šipky dál
sign-islands = desky objevů: body, stříbro, (Vikingové)
sign-round = { $round }. kolo ze { $rounds }
sign-boards = desky objevů, kůlny a domy
sign-played = zahraná povolání
sign-deciding = má vybrat
sign-moose = má losa
sign-fleet = čluny/knarry/langskipy
sign-hand = vaše povolání (body)
sign-plain = nezakryté políčko
sign-negative = stojí bod
sign-double = stojí dva body
sign-income = příjem
sign-bonus = bonus
sign-never = nelze zakrýt
sign-legal = sem může přijít levý horní roh
sign-green = zelený dílek
sign-metal = stříbro nebo ruda
sign-blocked = Vikingové z minulého kola
sign-colour-plays = { $colour ->
    [0] První
   *[1] Druhá
} barva: na Thingu { $thing }, na polích { $placed }
sign-colour-rests = { $colour ->
    [0] První
   *[1] Druhá
} barva: čeká { $waiting }, blokuje { $blocking }{ $back ->
    [0] {""}
   *[other] , po kole se vrátí { $back }
}
sign-open = pole, které můžete vybrat
sign-stands = Vikingové hráče A
sign-column = { $vikings ->
    [one] { $vikings } Viking
    [few] { $vikings } Vikingové
   *[other] { $vikings } Vikingů
}

# words to choose
word-pass = pasovat
word-done = hotovo
word-roll = hodit
word-succeed = úspěch
word-fail = neúspěch
word-yes = ano
word-no = ne
word-gap = nechat mezeru
word-pause = přerušit a něco položit nebo koupit loď

# ships to load an ore on
arm-boat = velrybářský člun
arm-longship-0 = langskip bez rudy
arm-longship-1 = langskip s 1 rudou
arm-longship-2 = langskip se 2 rudami

# a player's boards
board-home = domovská deska
    .onto = na domovskou desku
board-island = deska objevů { $number }
    .onto = na desku objevů { $number }
board-stone-house = kamenný dům { $number }
    .onto = do kamenného domu { $number }
board-long-house = dlouhý dům { $number }
    .onto = do dlouhého domu { $number }

# action spaces; `.short` is for the picture, at most 13 letters
space-A01 = Stavba kůlny
    .short = Kůlna
space-A02 = Stavba kamenného domu
    .short = Kamenný dům
space-A03 = Stavba dlouhého domu
    .short = Dlouhý dům
space-A04 = Stavba domu a lodi
    .short = Dům + loď
space-A05 = Stavba velrybářského člunu
    .short = Velryb. člun
space-A06 = Stavba knarru
    .short = Knarr
space-A07 = Stavba langskipu
    .short = Langskip
space-A08 = Lov zvěře
    .short = Lov zvěře
space-A09 = Rybolov
    .short = Ryba
space-A10 = Lov zvěře ve dvou
    .short = Lov zvěře
space-A11 = Kladení pastí
    .short = Pasti
space-A12 = Lov velryb až se třemi čluny
    .short = Velryby 3 čl.
space-A13 = Lov velryb s jedním člunem
    .short = Velryby 1 čl.
space-A14 = Nákup sušených ryb
    .short = 2 sušené ryby
space-A15 = Nákup soleného masa
    .short = 2 sol. masa
space-A16 = Nákup ovce
    .short = Ovce
space-A17 = Nákup krávy a mléka
    .short = Kráva + mléko
space-A18 = Ovce, nebo nákup krávy
    .short = Ovce/kráva
space-A19 = Nákup ovce a krávy
    .short = Ovce, kráva
space-A20 = Fazole na trhu
    .short = Fazole
space-A21 = Len a ryba na trhu
    .short = Len + ryba
space-A22 = Ovoce, olej a maso na trhu
    .short = Ovoce + olej
space-A23 = Koření na trhu, mléko a vlna
    .short = Koření + vlna
space-A24 = Dojení krav
    .short = Mléko
space-A25 = Vaření medoviny
    .short = Medovina
space-A26 = Stříhání ovcí
    .short = Vlna
space-A27 = Tkaní plátna
    .short = Plátno
space-A28 = Tesání runového kamene
    .short = Runový kámen
space-A29 = Šití oděvu
    .short = Oděv
space-A30 = Výroba truhlice
    .short = Truhlice
space-A31 = Kovárna
    .short = Kovárna
space-A32 = Výroba truhlic a runových kamenů
    .short = Truhl. + runy
space-A33 = Stříbro, výroba roucha a šperku
    .short = Roucho, šperk
space-A34 = Cesta do hor
    .short = Hory 2
space-A35 = Cesta do hor a obchod
    .short = Hory 1, obch.
space-A36 = Obchod: 2 zboží
    .short = Obchod 2
space-A37 = Sběr dřeva a rudy
    .short = Dřevo + ruda
space-A38 = Daleká cesta do hor a obchod
    .short = Hory 3, obch.
space-A39 = Obchod: 3 zboží
    .short = Obchod 3
space-A40 = Cesta do dvou hor
    .short = Hory 3+2
space-A41 = Obchod: 3 zboží a zbraně
    .short = Obch. 3, zbr.
space-A42 = Obchod: 4 zboží
    .short = Obchod 4
space-A43 = Vytěžení hor a dvojitý obchod
    .short = Hory 4, ob.2x
space-A44 = Cesta do čtyř hor, nebo dvojitý obchod
    .short = 4 hory/ob. 2x
space-A45 = Zámořské obchody
    .short = Zámoří
space-A46 = Zámořské obchody ve dvou
    .short = Zámoří
space-A47 = Zvláštní prodej
    .short = Zvl. prodej
space-A48 = Nájezd
    .short = Nájezd
space-A49 = Drancování ve dvou
    .short = Drancování
space-A50 = Drancování ve třech
    .short = Drancování
space-A51 = Plenění
    .short = Plenění
space-A52 = Objev blízkých ostrovů
    .short = Blízký objev
space-A53 = Objev severního moře
    .short = Objev severu
space-A54 = Objev dalekých břehů
    .short = Daleký objev
space-A55 = Dobrání povolání
    .short = Dobrat kartu
space-A56 = Zahrání povolání
    .short = Zahrát kartu
space-A57 = Přesídlení ve dvou
    .short = Přesídlení
space-A58 = Zahrání až dvou povolání
    .short = Zahrát 2 k.
space-A59 = Přesídlení ve třech
    .short = Přesídlení
space-A60 = Zahrání až čtyř povolání
    .short = Zahrát 4 k.
space-A61 = Přestavba člunu a přesídlení
    .short = Člun, přesíd.
space-I1 = Kopírování jiného hráče
    .short = Kopírování
space-I2 = Kopírování jiného hráče
    .short = Kopírování

# names of things
name-altar = oltář
    .acc = { $number ->
        [one] oltář
        [few] oltáře
       *[other] oltářů
    }
    .gen = oltáře
name-amber = jantar
    .acc = { $number ->
        [one] jantar
        [few] jantary
       *[other] jantarů
    }
    .gen = jantaru
name-amber-figure = jantarová figurka
    .acc = { $number ->
        [one] jantarovou figurku
        [few] jantarové figurky
       *[other] jantarových figurek
    }
    .gen = jantarové figurky
name-baffin-island = Baffinův ostrov
name-beans = fazole
    .acc = { $number ->
        [one] fazole
        [few] fazole
       *[other] fazolí
    }
    .gen = fazolí
name-bear-island = Medvědí ostrov
name-belt = opasek
    .acc = { $number ->
        [one] opasek
        [few] opasky
       *[other] opasků
    }
    .gen = opasku
name-berries = bobule
    .acc = { $number ->
        [one] bobule
        [few] bobule
       *[other] bobulí
    }
    .gen = bobulí
name-bow = luk a šíp
    .acc = { $number ->
        [one] luk a šíp
        [few] luky a šípy
       *[other] luků a šípů
    }
    .gen = luku a šípu
    .ins = luky a šípy
name-cabbage = zelí
name-caithness = Caithness
name-cattle = kráva
    .acc = { $number ->
        [one] krávu
        [few] krávy
       *[other] krav
    }
    .gen = krávy
name-chalice = kalich
    .acc = { $number ->
        [one] kalich
        [few] kalichy
       *[other] kalichů
    }
    .gen = kalichu
name-chest = truhlice
    .acc = { $number ->
        [one] truhlici
        [few] truhlice
       *[other] truhlic
    }
name-cloakpin = jehlice do pláště
    .acc = { $number ->
        [one] jehlici do pláště
        [few] jehlice do pláště
       *[other] jehlic do pláště
    }
name-clothing = oděv
    .acc = { $number ->
        [one] oděv
        [few] oděvy
       *[other] oděvů
    }
    .gen = oděvu
name-crucifix = krucifix
    .acc = { $number ->
        [one] krucifix
        [few] krucifixy
       *[other] krucifixů
    }
    .gen = krucifixu
name-drinking-horn = pitný roh
    .acc = { $number ->
        [one] pitný roh
        [few] pitné rohy
       *[other] pitných rohů
    }
    .gen = pitného rohu
name-egg = vejce
    .acc = { $number ->
        [one] vejce
        [few] vejce
       *[other] vajec
    }
name-english-crown = anglická koruna
    .acc = { $number ->
        [one] anglickou korunu
        [few] anglické koruny
       *[other] anglických korun
    }
    .gen = anglické koruny
name-faroe-islands = Faerské ostrovy
name-fibula = fibule
    .acc = { $number ->
        [one] fibuli
        [few] fibule
       *[other] fibulí
    }
name-flax = len
    .acc = { $number ->
        [one] len
        [few] lny
       *[other] lnů
    }
    .gen = lnu
name-forge-hammer = kovářské kladivo
    .acc = { $number ->
        [one] kovářské kladivo
        [few] kovářská kladiva
       *[other] kovářských kladiv
    }
    .gen = kovářského kladiva
name-fruits = ovoce
    .acc = { $number ->
        [one] ovoce
        [few] ovoce
       *[other] ovocí
    }
name-fur = kožešina
    .acc = { $number ->
        [one] kožešinu
        [few] kožešiny
       *[other] kožešin
    }
    .gen = kožešiny
name-game-meat = zvěřina
    .acc = { $number ->
        [one] zvěřinu
        [few] zvěřiny
       *[other] zvěřin
    }
    .gen = zvěřiny
name-glass-beads = skleněné korálky
    .acc = { $number ->
        [one] skleněné korálky
        [few] skleněné korálky
       *[other] skleněných korálků
    }
    .gen = skleněných korálků
name-gold-brooch = zlatá brož
    .acc = { $number ->
        [one] zlatou brož
        [few] zlaté brože
       *[other] zlatých broží
    }
    .gen = zlaté brože
name-gold-ornament = zlatá ozdoba
    .acc = { $number ->
        [one] zlatou ozdobu
        [few] zlaté ozdoby
       *[other] zlatých ozdob
    }
    .gen = zlaté ozdoby
name-grain = obilí
name-greenland = Grónsko
name-helmet = přilba
    .acc = { $number ->
        [one] přilbu
        [few] přilby
       *[other] přileb
    }
    .gen = přilby
name-hide = useň
    .acc = { $number ->
        [one] useň
        [few] usně
       *[other] usní
    }
    .gen = usně
name-horseshoe = podkova
    .acc = { $number ->
        [one] podkovu
        [few] podkovy
       *[other] podkov
    }
    .gen = podkovy
name-iceland = Island
name-jewelry = šperk
    .acc = { $number ->
        [one] šperk
        [few] šperky
       *[other] šperků
    }
    .gen = šperku
name-knarr = knarr
    .acc = { $number ->
        [one] knarr
        [few] knarry
       *[other] knarrů
    }
name-labrador = Labrador
name-large-ship = knarr nebo langskip
    .acc = { $number ->
        [one] knarr nebo langskip
        [few] knarry nebo langskipy
       *[other] knarrů nebo langskipů
    }
name-linen = plátno
    .acc = { $number ->
        [one] plátno
        [few] plátna
       *[other] pláten
    }
    .gen = plátna
name-lofoten = Lofoty
name-long-house = dlouhý dům
    .acc = { $number ->
        [one] dlouhý dům
        [few] dlouhé domy
       *[other] dlouhých domů
    }
name-long-sword = meč
    .acc = { $number ->
        [one] meč
        [few] meče
       *[other] mečů
    }
    .gen = meče
    .ins = meči
name-longship = langskip
    .acc = { $number ->
        [one] langskip
        [few] langskipy
       *[other] langskipů
    }
name-mead = medovina
    .acc = { $number ->
        [one] medovinu
        [few] medoviny
       *[other] medovin
    }
    .gen = medoviny
name-milk = mléko
    .acc = { $number ->
        [one] mléko
        [few] mléka
       *[other] mlék
    }
    .gen = mléka
name-mull = Mull
name-newfoundland = Newfoundland
name-oil = olej
    .acc = { $number ->
        [one] olej
        [few] oleje
       *[other] olejů
    }
    .gen = oleje
name-ore = ruda
    .acc = { $number ->
        [one] rudu
        [few] rudy
       *[other] rud
    }
    .gen = rudy
    .sg = rudu
    .each = každou rudu, kterou
name-orkney = Orkneje
name-peas = hrách
    .acc = { $number ->
        [one] hrách
        [few] hrachy
       *[other] hrachů
    }
    .gen = hrachu
name-players = hráči
    .acc = { $number ->
        [one] hráče
        [few] hráče
       *[other] hráčů
    }
name-robe = roucho
    .acc = { $number ->
        [one] roucho
        [few] roucha
       *[other] rouch
    }
    .gen = roucha
name-round-shield = kulatý štít
    .acc = { $number ->
        [one] kulatý štít
        [few] kulaté štíty
       *[other] kulatých štítů
    }
    .gen = kulatého štítu
name-rune-stone = runový kámen
    .acc = { $number ->
        [one] runový kámen
        [few] runové kameny
       *[other] runových kamenů
    }
    .gen = runového kamene
name-salt-meat = solené maso
    .acc = { $number ->
        [one] solené maso
        [few] solená masa
       *[other] solených mas
    }
    .gen = soleného masa
name-shed = kůlna
    .acc = { $number ->
        [one] kůlnu
        [few] kůlny
       *[other] kůlen
    }
    .sg = kůlnu
name-sheep = ovce
    .acc = { $number ->
        [one] ovci
        [few] ovce
       *[other] ovcí
    }
name-shetland = Shetlandy
name-ship = loď
    .acc = { $number ->
        [one] loď
        [few] lodě
       *[other] lodí
    }
name-silk = hedvábí
name-silver = stříbro
    .acc = { $number ->
        [one] stříbrný
        [few] stříbrné
       *[other] stříbrných
    }
    .nom = stříbrný
name-silver-hoard = stříbrný poklad
    .acc = { $number ->
        [one] stříbrný poklad
        [few] stříbrné poklady
       *[other] stříbrných pokladů
    }
    .gen = stříbrného pokladu
name-silverware = stříbrný příbor
    .acc = { $number ->
        [one] stříbrný příbor
        [few] stříbrné příbory
       *[other] stříbrných příborů
    }
    .gen = stříbrného příboru
name-skin-and-bones = kosti a kůže
    .acc = { $number ->
        [one] kosti a kůže
        [few] kosti a kůže
       *[other] kostí a kůží
    }
    .gen = kostí a kůže
name-snare = past
    .acc = { $number ->
        [one] past
        [few] pasti
       *[other] pastí
    }
    .gen = pasti
    .ins = pastmi
name-spear = oštěp
    .acc = { $number ->
        [one] oštěp
        [few] oštěpy
       *[other] oštěpů
    }
    .gen = oštěpu
    .ins = oštěpy
name-spices = koření
name-stockfish = sušená ryba
    .acc = { $number ->
        [one] sušenou rybu
        [few] sušené ryby
       *[other] sušených ryb
    }
    .gen = sušené ryby
name-stone = kámen
    .acc = { $number ->
        [one] kámen
        [few] kameny
       *[other] kamenů
    }
    .gen = kamene
    .ins = kameny
    .each = každý kámen, který
name-stone-house = kamenný dům
    .acc = { $number ->
        [one] kamenný dům
        [few] kamenné domy
       *[other] kamenných domů
    }
name-throwing-axe = vrhací sekera
    .acc = { $number ->
        [one] vrhací sekeru
        [few] vrhací sekery
       *[other] vrhacích seker
    }
    .gen = vrhací sekery
name-treasure-chest = pokladnice
    .acc = { $number ->
        [one] pokladnici
        [few] pokladnice
       *[other] pokladnic
    }
name-weapon = zbraň
    .acc = { $number ->
        [one] zbraň
        [few] zbraně
       *[other] zbraní
    }
    .gen = zbraně
name-whale-meat = velrybí maso
    .acc = { $number ->
        [one] velrybí maso
        [few] velrybí masa
       *[other] velrybích mas
    }
    .gen = velrybího masa
name-whaling-boat = velrybářský člun
    .acc = { $number ->
        [one] velrybářský člun
        [few] velrybářské čluny
       *[other] velrybářských člunů
    }
name-wood = dřevo
    .acc = { $number ->
        [one] dřevo
        [few] dřeva
       *[other] dřev
    }
    .gen = dřeva
    .ins = dřevem
    .each = každé dřevo, které
name-wool = vlna
    .acc = { $number ->
        [one] vlnu
        [few] vlny
       *[other] vln
    }
    .gen = vlny

# texts of occupations: composed in texts.py out of what the cards do

# kinds of cards
text-kind-immediate = okamžitá
text-kind-each-time = aktivovaná
text-kind-anytime = stálá
text-kind-as-soon-as = jednorázová

# lists; the steps of a scale are parted by semicolons, as they are full of commas and numbers
text-comma = { $first }{ FORM($second, "part") ->
    [tier] ;
   *[other] ,
} { $second }
    .fin = { FORM($first, "fin") }{ FORM($second, "part") ->
        [tier] ;
       *[other] ,
    } { FORM($second, "fin") }
    .acc = { FORM($first, "acc") }, { FORM($second, "acc") }
    .due = { FORM($first, "due") }, { FORM($second, "due") }
    .gen = { FORM($first, "gen") }, { FORM($second, "gen") }
    .loc = { FORM($first, "loc") }, { FORM($second, "loc") }
    .ins = { FORM($first, "ins") }, { FORM($second, "ins") }
    .sg = { FORM($first, "sg") }, { FORM($second, "sg") }
text-semicolon = { $first }; { $second }
    .fin = { FORM($first, "fin") }; { FORM($second, "fin") }
text-and = { $first } a { $second }
    .fin = { FORM($first, "fin") } a { FORM($second, "fin") }
    .acc = { FORM($first, "acc") } a { FORM($second, "acc") }
    .due = { FORM($first, "due") } a { FORM($second, "due") }
    .ins = { FORM($first, "ins") } a/nebo { FORM($second, "ins") }
    .alt = { $first } nebo { $second }
text-or = { $first } nebo { $second }
    .acc = { FORM($first, "acc") } nebo { FORM($second, "acc") }
    .due = { FORM($first, "due") } nebo { FORM($second, "due") }
    .choice = { FORM($first, "due") } či { FORM($second, "due") }
    .gen = { FORM($first, "gen") } nebo { FORM($second, "gen") }
    .loc = { FORM($first, "loc") } nebo { FORM($second, "loc") }
    .ins = { FORM($first, "ins") } nebo { FORM($second, "ins") }
    .sg = { FORM($first, "sg") } nebo { FORM($second, "sg") }
    .excl = { FORM($first, "acc") }, nebo { FORM($second, "acc") }
text-or-do = { $first }, nebo { $second }
    .fin = { FORM($first, "fin") }, nebo { FORM($second, "fin") }
text-either = buď { $list }
    .fin = buď { FORM($list, "fin") }
    .acc = buď { FORM($list, "excl") }
    .due = { FORM($list, "choice") }

# sentences: a moment, a condition, what is done
text-do = { FORM($moment, "lead") } { FORM($deed, "fin") }.
text-may = { FORM($moment, "lead") } můžete { $deed }.
text-do-if = { $moment }, pokud { $condition }, { FORM($deed, "fin") }.
text-may-if = { $moment }, pokud { $condition }, můžete { $deed }.
text-deed-if = { $deed } (jen pokud { $condition })
    .fin = { FORM($deed, "fin") } (jen pokud { $condition })
text-once = Jednou, jakmile { FORM($condition, "soon") }, { FORM($deed, "fin") }.
text-once-at-any-time = Jednou za hru, jakmile { FORM($condition, "soon") }, nebo kdykoli později můžete { $deed }.
text-while = Když { $condition }, můžete { $deed }.
text-instead = Místo { $what } můžete { $deed }.

# moments
text-at-once = Ihned
text-then = Pak
text-at-any-time = Kdykoli a libovolněkrát
text-moment-before-space-of = Těsně před každým využitím { FORM($of, "gen") }
text-moment-after-space-of = Po každém využití { FORM($of, "gen") }
text-moment-before-ore-of = Těsně před každým využitím { FORM($of, "gen") }
text-moment-before-action-of = Těsně před každým { FORM($of, "ins") }
text-moment-after-action-of = Po každém { FORM($of, "loc") }
text-moment-after-action = Po každé akci
text-moment-after-viking-action = Po každé akci, pro kterou jste umístili Vikingy
    .lead = Po každé akci, pro kterou jste umístili Vikingy,
text-moment-success-of = Pokaždé, když uspějete při { FORM($of, "loc") }
    .lead = Pokaždé, když uspějete při { FORM($of, "loc") },
text-moment-failure-of = Pokaždé, když neuspějete při { FORM($of, "loc") }
    .lead = Pokaždé, když neuspějete při { FORM($of, "loc") },
text-moment-arrives-of = Za každý dílek { FORM($of, "gen") }, který jakkoli obdržíte
    .lead = Za každý dílek { FORM($of, "gen") }, který jakkoli obdržíte,
text-moment-two-at-once-of = Pokaždé, když najednou získáte 2 nebo více { FORM($of, "acc", 5) }
    .lead = Pokaždé, když najednou získáte 2 nebo více { FORM($of, "acc", 5) },
text-moment-placed-in-house-of = Pokaždé, když položíte { FORM($of, "acc") } do kamenného nebo dlouhého domu
    .lead = Pokaždé, když položíte { FORM($of, "acc") } do kamenného nebo dlouhého domu,
text-moment-placed-on-island-of = Pokaždé, když položíte { FORM($of, "acc") } na desku objevů
    .lead = Pokaždé, když položíte { FORM($of, "acc") } na desku objevů,
text-moment-taken-of = Za { FORM($of, "each") } odeberete z horského pásu
    .lead = Za { FORM($of, "each") } odeberete z horského pásu,
text-moment-worn-of = Za { FORM($of, "each") } na konci kola ztratí některý horský pás
    .lead = Za { FORM($of, "each") } na konci kola ztratí některý horský pás,
text-moment-eaten-of = Za každý dílek { FORM($of, "gen") } na vašem stole při hostině
text-moment-ship-built-of = Pokaždé, když postavíte ze dřeva { FORM($of, "sg") }
    .lead = Pokaždé, když postavíte ze dřeva { FORM($of, "sg") },
text-moment-house-built-of = Pokaždé, když postavíte { FORM($of, "sg") }
    .lead = Pokaždé, když postavíte { FORM($of, "sg") },
text-moment-placing-vikings = { $column ->
    [one] Těsně předtím, než umístíte { $column } Vikinga na pole { $column }. sloupce
    [few] Těsně předtím, než umístíte { $column } Vikingy na pole { $column }. sloupce
   *[other] Těsně předtím, než umístíte { $column } Vikingů na pole { $column }. sloupce
}
    .lead = { $column ->
        [one] Těsně předtím, než umístíte { $column } Vikinga na pole { $column }. sloupce,
        [few] Těsně předtím, než umístíte { $column } Vikingy na pole { $column }. sloupce,
       *[other] Těsně předtím, než umístíte { $column } Vikingů na pole { $column }. sloupce,
    }
text-moment-vikings-back = Pokaždé, když se ve fázi akcí vrátí na pole Thingu přesně 1 nebo 2 vaši Vikingové
    .lead = Pokaždé, když se ve fázi akcí vrátí na pole Thingu přesně 1 nebo 2 vaši Vikingové,
text-moment-three-on-the-thing = Pokaždé, když se počet Vikingů na vašem poli Thingu změní na 3
    .lead = Pokaždé, když se počet Vikingů na vašem poli Thingu změní na 3,
text-moment-end-of-actions = Na konci každé fáze akcí
text-moment-before-income = Před každou fází příjmu
text-moment-bonus = V každé fázi bonusu
text-moment-after-bonus = Po každé fázi bonusu
text-moment-harvest = Při každé sklizni
text-moment-after-harvest = Po každé sklizni
text-moment-no-harvest = Ve fázi sklizně každého kola bez sklizně
text-moment-feast-begins = Na začátku každé hostiny
text-moment-feast-ends = Na konci každé hostiny
text-moment-after-feast = Po každé hostině
text-moment-next-knarr = Jednou, až příště jakkoli obdržíte knarr
    .lead = Jednou, až příště jakkoli obdržíte knarr,
text-moment-scoring = Jednou, jakmile hra skončí, ještě před sečtením bodů

# what is replaced
text-instead-new-weapon = dobrání zbraně ve fázi nové zbraně
text-instead-draw-occupation = dobrání povolání
text-instead-upgrade-1 = vylepšení 1 zboží na akčním poli
text-instead-bonus-of-a-house = bonusu kamenného nebo dlouhého domu, který přináší právě 1 věc,
text-instead-raid = nájezdu
text-instead-A05 = velrybářského člunu na { FORM($space, "loc") }
text-instead-A52 = blízkého ostrova na { FORM($space, "loc") }

# games of dice and other actions
text-game-hunting = lov zvěře
    .loc = lovu zvěře
text-game-snare = kladení pastí
text-game-whaling = lov velryb
    .loc = lovu velryb
text-game-raid = nájezd
    .loc = nájezdu
text-game-pillage = drancování
text-action-hunting = lov zvěře
    .loc = lovu zvěře
    .ins = lovem zvěře
text-action-snare = kladení pastí
    .ins = kladením pastí
text-action-raid = nájezd
    .loc = nájezdu
    .ins = nájezdem
text-action-pillage = drancování
    .ins = drancováním
text-action-overseas-trading = zámořský obchod
    .loc = zámořském obchodu
    .ins = zámořským obchodem
text-action-exploration = objev
    .loc = objevu
    .ins = objevem
text-action-emigration = přesídlení
    .ins = přesídlením
text-take-hunting = vyrazit na lov zvěře
    .fin = vyrazíte na lov zvěře
text-take-snare = položit past
    .fin = položíte past
text-take-whaling = vyrazit na lov velryb
    .fin = vyrazíte na lov velryb
text-take-raid = vyrazit na nájezd
    .fin = vyrazíte na nájezd
text-take-pillage = vyrazit na drancování
    .fin = vyrazíte na drancování

# action spaces
text-here = Zde { FORM($deed, "fin") }.
text-you-may = Můžete { $deed }.
text-draw-in-column-3 = Nejprve si doberete povolání.
text-play-in-column-4 = Před akcí nebo po ní můžete zahrát povolání.
text-dice-low = { $die ->
    [8] Hodíte osmistěnnou kostkou až { $rolls }×. K úspěchu zaplatíte výsledek { FORM($pay, "ins") } a získáte { FORM($reward, "acc") }. { $failure }
   *[12] Hodíte dvanáctistěnnou kostkou až { $rolls }×. K úspěchu zaplatíte výsledek { FORM($pay, "ins") } a získáte { FORM($reward, "acc") }. { $failure }
}
text-dice-high = { $die ->
    [8] Hodíte osmistěnnou kostkou až { $rolls }×. Každý zaplacený { FORM($pay, "alt") } přidá 1; s výsledkem { $least } nebo více si vezmete dílek, na jehož bojovou hodnotu výsledek stačí. { $failure }
   *[12] Hodíte dvanáctistěnnou kostkou až { $rolls }×. Každý zaplacený { FORM($pay, "alt") } přidá 1; s výsledkem { $least } nebo více si vezmete dílek, na jehož bojovou hodnotu výsledek stačí. { $failure }
}
text-failure = { $vikings ->
    [0] Neúspěch přinese { FORM($things, "acc") }.
    [one] Neúspěch přinese { FORM($things, "acc") } a vrátí { $vikings } Vikinga.
    [few] Neúspěch přinese { FORM($things, "acc") } a vrátí až { $vikings } Vikingy.
   *[other] Neúspěch přinese { FORM($things, "acc") } a vrátí až { $vikings } Vikingů.
}

# spaces
text-any-space = akční pole
    .gen = akčního pole
text-strip-silver = { $number ->
    [one] { $number } stříbrný
    [few] { $number } stříbrné
   *[other] { $number } stříbrných
}
    .each = { $number ->
        [one] každý { $number } stříbrný, který
        [few] každé { $number } stříbrné, které
       *[other] každých { $number } stříbrných, které
    }
text-space = pole „{ $space }“ ({ $vikings })
    .loc = poli „{ $space }“ ({ $vikings })
text-for-vikings = { $vikings ->
    [1] pro jednoho Vikinga
    [2] pro dva Vikingy
    [3] pro tři Vikingy
   *[4] pro čtyři Vikingy
}
text-category-crafting = řemeslné pole
    .gen = řemeslného pole
    .loc = řemeslných polích
text-category-house-building = pole stavby domů
    .loc = polích stavby domů
text-category-ship-building = pole stavby lodí
    .loc = polích stavby lodí
text-category-livestock-market = pole dobytčího trhu
    .loc = polích dobytčího trhu
text-category-weekly-market = pole týdenního trhu
    .loc = polích týdenního trhu
text-category-mountain = horské pole
    .gen = horského pole
    .loc = horských polích
text-category-overseas-trading = pole zámořských obchodů
    .loc = polích zámořských obchodů

# conditions
text-needs-thing = { $thing ->
    [sheep] máte ve chlévě aspoň { $number } { FORM($thing, "acc", $number) }
    [cattle] máte ve chlévě aspoň { $number } { FORM($thing, "acc", $number) }
   *[other] máte v zásobě aspoň { $number } { FORM($thing, "acc", $number) }
}
text-needs-houses = { $number ->
    [one] máte aspoň { $number } kamenný nebo dlouhý dům
    [few] máte dohromady aspoň { $number } kamenné a dlouhé domy
   *[other] máte dohromady aspoň { $number } kamenných a dlouhých domů
}
    .soon = { $number ->
        [one] budete mít aspoň { $number } kamenný nebo dlouhý dům
        [few] budete mít dohromady aspoň { $number } kamenné a dlouhé domy
       *[other] budete mít dohromady aspoň { $number } kamenných a dlouhých domů
    }
text-needs-large-ship = { $number ->
    [1] máte velkou loď
    [few] máte { $number } velké lodě (knarry, langskipy)
   *[other] máte { $number } velkých lodí (knarrů, langskipů)
}
    .soon = { $number ->
        [1] budete mít velkou loď
        [few] budete mít { $number } velké lodě (knarry, langskipy)
       *[other] budete mít { $number } velkých lodí (knarrů, langskipů)
    }
text-needs-longship = { $number ->
    [1] máte langskip
    [few] máte { $number } langskipy
   *[other] máte { $number } langskipů
}
    .soon = { $number ->
        [1] budete mít langskip
        [few] budete mít { $number } langskipy
       *[other] budete mít { $number } langskipů
    }
text-needs-knarr = máte knarr
text-needs-whaling-boat = máte velrybářský člun
text-needs-spots-to-fill = má některá vaše kůlna volné políčko
text-needs-vikings-crafting = { $number ->
    [one] stojí aspoň { $number } váš Viking na řemeslném poli
    [few] stojí aspoň { $number } vaši Vikingové na řemeslných polích
   *[other] stojí aspoň { $number } vašich Vikingů na řemeslných polích
}
text-needs-vikings-in-column-2 = { $number ->
    [one] stojí aspoň { $number } váš Viking na polích 2. sloupce
    [few] stojí aspoň { $number } vaši Vikingové na polích 2. sloupce
   *[other] stojí aspoň { $number } vašich Vikingů na polích 2. sloupce
}
text-needs-vikings-in-column-3 = { $number ->
    [one] stojí aspoň { $number } váš Viking na polích 3. sloupce
    [few] stojí aspoň { $number } vaši Vikingové na polích 3. sloupce
   *[other] stojí aspoň { $number } vašich Vikingů na polích 3. sloupce
}
text-needs-vikings-here = přitom jste umístili Vikingy
text-needs-vikings-snaring = jste přitom umístili Vikingy
text-needs-longship-used = jste přitom použili langskip
text-needs-ore-exchanged = jste tam vyměnili rudu
text-needs-rolls-left = jste ještě mohli hodit znovu
text-needs-game-meat-served = { $number ->
    [one] byla na vašem stole aspoň { $number } zvěřina
    [few] byly na vašem stole aspoň { $number } zvěřiny
   *[other] bylo na vašem stole aspoň { $number } zvěřin
}
text-needs-hunters-in-pair = na poli 2. sloupce lovili 2 vaši Vikingové
text-needs-pairs-placed = to v tomto kole není poprvé
text-needs-viking-action = právě provádíte akci, pro kterou jste umístili Vikingy
text-needs-wood-received = { $number ->
    [one] jste přitom získali aspoň { $number } dřevo
    [few] jste přitom získali aspoň { $number } dřeva
   *[other] jste přitom získali aspoň { $number } dřev
}
text-needs-stone-received = { $number ->
    [one] jste přitom získali aspoň { $number } kámen
    [few] jste přitom získali aspoň { $number } kameny
   *[other] jste přitom získali aspoň { $number } kamenů
}
text-needs-stockfish-received = { $number ->
    [one] jste přitom získali aspoň { $number } sušenou rybu
    [few] jste přitom získali aspoň { $number } sušené ryby
   *[other] jste přitom získali aspoň { $number } sušených ryb
}
text-needs-occupations-played = jste přitom zahráli povolání
text-exactly-silver-given = { $number ->
    [one] vám pole dalo přesně { $number } stříbrný
    [few] vám pole dalo přesně { $number } stříbrné
   *[other] vám pole dalo přesně { $number } stříbrných
}
text-exactly-swords-spent = { $number ->
    [one] jste přitom zaplatili přesně { $number } meč
    [few] jste přitom zaplatili přesně { $number } meče
   *[other] jste přitom zaplatili přesně { $number } mečů
}
text-exactly-spears-spent = { $number ->
    [one] jste přitom zaplatili přesně { $number } oštěp
    [few] jste přitom zaplatili přesně { $number } oštěpy
   *[other] jste přitom zaplatili přesně { $number } oštěpů
}
text-exactly-wood-spent = jste přitom nezaplatili žádné dřevo
text-exactly-mead-served = na vašem stole není žádná medovina
text-exactly-sober = tento stříbrný jste ještě nezískali

# counters; `.place` tells the first step of a scale from those after it, `.plural` how a count in words is counted
text-or-more = { $first } nebo více
text-two-numbers = { $first } nebo { $last }
    .plural = { $last ->
        [few] few
       *[other] other
    }
text-range = { $first } až { $last }
    .plural = { $last ->
        [few] few
       *[other] other
    }
text-count-thing = máte-li v zásobě { $amount } { FORM($amount, "plural") ->
    [one] { FORM($thing, "acc", 1) }
    [few] { FORM($thing, "acc", 2) }
   *[other] { FORM($thing, "acc", 5) }
}
    .place = first
text-count-animal = máte-li ve chlévě { $amount } { FORM($amount, "plural") ->
    [one] { FORM($thing, "acc", 1) }
    [few] { FORM($thing, "acc", 2) }
   *[other] { FORM($thing, "acc", 5) }
} (počítají se i březí)
    .place = first
text-count-whaling-boat = { $number ->
    [one] máte-li { $amount } velrybářský člun
    [few] máte-li { $amount } velrybářské čluny
   *[other] máte-li { $amount } velrybářských člunů
}
    .place = first
text-count-knarr = { $number ->
    [0] nemáte-li žádný knarr
   *[other] máte-li { $amount } { FORM($amount, "plural") ->
        [one] knarr
        [few] knarry
       *[other] knarrů
    }
}
    .place = first
    .held = { $number ->
        [0] bez knarru
        [one] s { $amount } knarrem
       *[other] se { $amount } knarry
    }
text-count-longship = { $number ->
    [one] máte-li { $amount } langskip
    [few] máte-li { $amount } langskipy
   *[other] máte-li { $amount } langskipů
}
    .place = first
text-count-armed-longships = { $amount ->
    [one] máte-li { $amount } langskip, který veze 2 nebo 3 rudy
    [few] máte-li { $amount } langskipy, které vezou 2 nebo 3 rudy
   *[other] máte-li { $amount } langskipů, které vezou 2 nebo 3 rudy
}
    .place = first
text-count-fleets = máte-li od každého druhu lodi (velrybářský člun, knarr, langskip) aspoň { $amount }
    .place = first
text-of-each = aspoň { $amount } od každého
text-count-loaded-ore = máte-li na velrybářských člunech a langskipech celkem { $amount } { FORM($amount, "plural") ->
    [one] naloženou rudu
    [few] naložené rudy
   *[other] naložených rud
} (bez předtištěných)
    .place = first
text-count-specials-owned = máte-li v zásobě, na deskách a v domech celkem { $amount } { FORM($amount, "plural") ->
    [one] speciální dílek
    [few] speciální dílky
   *[other] speciálních dílků
}
    .place = first
text-count-income = činí-li váš příjem v kole { $amount } { FORM($amount, "plural") ->
    [one] stříbrný
    [few] stříbrné
   *[other] stříbrných
}
    .place = first
text-count-boats-used = { $amount ->
    [one] mohl-li se účastnit { $amount } velrybářský člun
    [few] mohly-li se účastnit { $amount } velrybářské čluny
   *[other] mohlo-li se účastnit { $amount } velrybářských člunů
}
    .place = first
text-count-kinds-taken = pokud jste tam z horských pásů odebrali { $amount } { FORM($amount, "plural") ->
    [one] druh
    [few] různé druhy
   *[other] různých druhů
} předmětů (dřevo, kámen, ruda, stříbro)
    .place = first
text-count-islands = máte-li { $amount } { FORM($amount, "plural") ->
    [one] desku objevů
    [few] desky objevů
   *[other] desek objevů
}
    .place = first
text-count-players = { $amount ->
    [one] hraje-li { $amount } hráč
    [few] hrají-li { $amount } hráči
   *[other] hraje-li { $amount } hráčů
}
    .place = first
text-per-knarr = za každý svůj knarr
text-per-cattle = { $most ->
    [1] (máte-li krávu)
   *[other] za každou krávu ve svém chlévě, nejvýše { $most }×
}
text-per-sheep = { $most ->
    [1] (máte-li ovci)
   *[other] za každou ovci ve svém chlévě, nejvýše { $most }×
}
text-per-players = za každého hráče
text-per-longship = za každý svůj langskip
text-per-whaling-boat = za každý svůj velrybářský člun
text-per-houses = za každý svůj kamenný nebo dlouhý dům
text-per-animal-kinds = za každý druh zvířat (ovce, kráva) ve svém chlévě
text-per-red-kinds = za každý druh červeného zboží ve své zásobě a chlévě
text-per-meat-pairs = za každou dvojici 1 zvěřiny a 1 velrybího masa ve své zásobě (obojí si necháte)
text-per-peas-to-double = za každý hrách ve své zásobě (celkem budete mít nejvýše 8)
text-per-kinds-exchanged = za každý druh stavebního materiálu (dřevo, kámen, ruda), který jste tam dali

# paying and receiving
text-pay = zaplatit { FORM($things, "due") }
    .fin = zaplatíte { FORM($things, "due") }
text-receive = získat { FORM($things, "acc") }
    .fin = získáte { FORM($things, "acc") }
text-receive-extra = získat navíc { FORM($things, "acc") }
    .fin = získáte navíc { FORM($things, "acc") }
text-amount = { $number ->
    [one] { $number } { FORM($thing, "nom") }
   *[other] { $number } { FORM($thing, "acc", $number) }
}
    .acc = { $number } { FORM($thing, "acc", $number) }
    .due = { $number } { FORM($thing, "acc", $number) }
text-weapon-cards = { $number ->
    [one] { $number } karta zbraně
    [few] { $number } karty zbraní
   *[other] { $number } karet zbraní
}
    .acc = { $number ->
        [one] { $number } kartu zbraně
        [few] { $number } karty zbraní
       *[other] { $number } karet zbraní
    }
text-any-weapon-cards = { $number ->
    [one] { $number } libovolnou kartu zbraně
    [few] { $number } libovolné karty zbraní
   *[other] { $number } libovolných karet zbraní
}
text-round-silver = počet stříbrných rovný číslu kola
text-fare = obvyklou cenu přesídlení
text-fare-less-large-ship = obvyklou cenu přesídlení sníženou o 1 stříbrný za každou vaši velkou loď
text-price-with = { FORM($things, "acc") } ({ FORM($count, "held") })
text-prices = { $list }
text-gain-per = { FORM($things, "acc") } { $each }
text-ships = { $number ->
    [1] { FORM($ship, "acc", 1) }
   *[other] { $number } { FORM($ship, "acc", $number) }
}
text-special = { FORM($special, "acc", 1) } (je-li k mání)
text-building = { FORM($building, "acc", 1) }
text-tier = { FORM($count, "place") ->
    [first] získat { FORM($things, "acc") }, { $count }
   *[later] { FORM($things, "acc") } při { $count }
}
    .fin = { FORM($count, "place") ->
        [first] získáte { FORM($things, "acc") }, { $count }
       *[later] { FORM($things, "acc") } při { $count }
    }
    .part = tier
text-tier-also = při { $count } také { FORM($things, "acc") }

# other deeds
text-raise = { $number ->
    [one] vylepšit { $number } zboží o úroveň
   *[other] vylepšit o úroveň až { $number } zboží
}
    .fin = { $number ->
        [one] vylepšíte { $number } zboží o úroveň
       *[other] vylepšíte o úroveň až { $number } zboží
    }
text-raise-twice = { $number ->
    [one] vylepšit { $number } zboží o dvě úrovně
   *[other] vylepšit o dvě úrovně až { $number } zboží
}
    .fin = { $number ->
        [one] vylepšíte { $number } zboží o dvě úrovně
       *[other] vylepšíte o dvě úrovně až { $number } zboží
    }
text-raise-to-blue = vyměnit 1 zboží za modré zboží stejného tvaru
    .fin = vyměníte 1 zboží za modré zboží stejného tvaru
text-raise-same-kind = vylepšit o úroveň až { $number } zboží téhož druhu
    .fin = vylepšíte o úroveň až { $number } zboží téhož druhu
text-raise-orange = vylepšit { $number } oranžové zboží o úroveň
    .fin = vylepšíte { $number } oranžové zboží o úroveň
text-raise-kinds = { $number ->
    [one] vylepšit { $number } dílek { FORM($kinds, "gen") } o úroveň
    [few] vylepšit { $number } dílky { FORM($kinds, "gen") } o úroveň
   *[other] vylepšit { $number } dílků { FORM($kinds, "gen") } o úroveň
}
    .fin = { $number ->
        [one] vylepšíte { $number } dílek { FORM($kinds, "gen") } o úroveň
        [few] vylepšíte { $number } dílky { FORM($kinds, "gen") } o úroveň
       *[other] vylepšíte { $number } dílků { FORM($kinds, "gen") } o úroveň
    }
text-mountain = { $number ->
    [one] odebrat { $number } předmět z horského pásu
    [few] odebrat až { $number } předměty z jednoho horského pásu
   *[other] odebrat až { $number } předmětů z jednoho horského pásu
}
    .fin = { $number ->
        [one] odeberete { $number } předmět z horského pásu
        [few] odeberete až { $number } předměty z jednoho horského pásu
       *[other] odeberete až { $number } předmětů z jednoho horského pásu
    }
text-mountain-another = { $number ->
    [one] odebrat { $number } předmět z jednoho horského pásu a až { $other } z jiného
    [few] odebrat až { $number } předměty z jednoho horského pásu a až { $other } z jiného
   *[other] odebrat až { $number } předmětů z jednoho horského pásu a až { $other } z jiného
}
    .fin = { $number ->
        [one] odeberete { $number } předmět z jednoho horského pásu a až { $other } z jiného
        [few] odeberete až { $number } předměty z jednoho horského pásu a až { $other } z jiného
       *[other] odeberete až { $number } předmětů z jednoho horského pásu a až { $other } z jiného
    }
text-mountain-strips = { $number ->
    [one] odebrat { $number } předmět z každého ze { $strips } horských pásů
    [few] odebrat až { $number } předměty z každého ze { $strips } horských pásů
   *[other] odebrat až { $number } předmětů z každého ze { $strips } horských pásů
}
    .fin = { $number ->
        [one] odeberete { $number } předmět z každého ze { $strips } horských pásů
        [few] odeberete až { $number } předměty z každého ze { $strips } horských pásů
       *[other] odeberete až { $number } předmětů z každého ze { $strips } horských pásů
    }
text-mountain-kinds = odebrat { $number } { FORM($kinds, "sg") } z horského pásu
    .fin = odeberete { $number } { FORM($kinds, "sg") } z horského pásu
text-change-ship = vyměnit { FORM($ship, "acc", 1) } za { FORM($into, "acc", 1) }
    .fin = vyměníte { FORM($ship, "acc", 1) } za { FORM($into, "acc", 1) }
text-lose-ship = odevzdat { FORM($ship, "acc", 1) }
    .fin = odevzdáte { FORM($ship, "acc", 1) }
text-draw-weapons = { $number ->
    [one] dobrat { $number } kartu zbraně
    [few] dobrat { $number } karty zbraní
   *[other] dobrat { $number } karet zbraní
}
    .fin = { $number ->
        [one] doberete { $number } kartu zbraně
        [few] doberete { $number } karty zbraní
       *[other] doberete { $number } karet zbraní
    }
text-explore = { $vikings ->
    [one] získat desku objevů pro { $vikings } Vikinga
    [few] získat desku objevů pro { $vikings } Vikingy
   *[other] získat desku objevů pro { $vikings } Vikingů
}
    .fin = { $vikings ->
        [one] získáte desku objevů pro { $vikings } Vikinga
        [few] získáte desku objevů pro { $vikings } Vikingy
       *[other] získáte desku objevů pro { $vikings } Vikingů
    }
text-forge = vykovat šperk nebo speciální dílek s kleštěmi
    .fin = vykováte šperk nebo speciální dílek s kleštěmi
text-overseas = otočit libovolný počet různých zelených dílků na modrou stranu
    .fin = otočíte libovolný počet různých zelených dílků na modrou stranu
text-buy-specials = { $number ->
    [one] koupit { $number } speciální dílek
    [few] koupit až { $number } speciální dílky
   *[other] koupit až { $number } speciálních dílků
}
    .fin = { $number ->
        [one] koupíte { $number } speciální dílek
        [few] koupíte až { $number } speciální dílky
       *[other] koupíte až { $number } speciálních dílků
    }
text-draw-occupations = { $number ->
    [1] dobrat povolání
   *[other] dobrat { $number } povolání
}
    .fin = { $number ->
        [1] doberete povolání
       *[other] doberete { $number } povolání
    }
text-explore-any = získat kteroukoli vyloženou desku objevů, a to s lodí jakéhokoli druhu
    .fin = získáte kteroukoli vyloženou desku objevů, a to s lodí jakéhokoli druhu
text-emigrate = emigrovat
    .fin = emigrujete
text-play-occupations = { $number ->
    [1] zahrát povolání z ruky
   *[other] zahrát až { $number } povolání z ruky
}
    .fin = { $number ->
        [1] zahrajete povolání z ruky
       *[other] zahrajete až { $number } povolání z ruky
    }
text-viking-back = vrátit { $number } z těchto Vikingů na své pole Thingu
    .fin = vrátíte { $number } z těchto Vikingů na své pole Thingu

# phases for one player
text-phase-feast = uspořádat celou hostinu jen pro sebe, s obvyklými tresty; hostina tohoto kola přesto proběhne
    .fin = uspořádáte celou hostinu jen pro sebe, s obvyklými tresty; hostina tohoto kola přesto proběhne
text-phase-bonus-of-houses = provést navíc fázi bonusu jen pro své kamenné a dlouhé domy
    .fin = provedete navíc fázi bonusu jen pro své kamenné a dlouhé domy
text-phase-bonus-of-home = provést navíc fázi bonusu jen pro svou domovskou desku
    .fin = provedete navíc fázi bonusu jen pro svou domovskou desku
text-phase-breeding = provést navíc vlastní fázi rozmnožování zvířat
    .fin = provedete navíc vlastní fázi rozmnožování zvířat
text-phase-harvest-of-five = sklidit 1 hrách, 1 len, 1 fazole, 1 obilí a 1 zelí, což se počítá jako vaše vlastní sklizeň
    .fin = sklidíte 1 hrách, 1 len, 1 fazole, 1 obilí a 1 zelí, což se počítá jako vaše vlastní sklizeň

# what only functions do
text-call-place-ore = získat 1 rudu za každý svůj langskip, pokud ji hned položíte na domovskou desku nebo desky objevů
text-call-take-a-fourth = zvolit zboží (ne zvíře), jehož máte v zásobě přesně 3 dílky, a získat čtvrtý
    .fin = zvolíte zboží (ne zvíře), jehož máte v zásobě přesně 3 dílky, a získáte čtvrtý
text-call-unload-ore = vzít 1 rudu ze svého velrybářského člunu nebo langskipu zpět do zásoby
text-call-fill-a-spot = položit 1 dřevo nebo 1 kámen na odpovídající políčko
text-call-vikings-from-a-space = vrátit 1 svého Vikinga z akčního pole na pole Thingu a druhého z téhož pole za počet stříbrných rovný číslu kola
text-call-two-steps-to-the-right = posunout oranžové zboží v tabulce zboží až o dva kroky, každý o barvu výš a o sloupec doprava (například fazole na solené maso a to na kosti a kůže)
text-call-two-of-each-weapon = doplnit své karty zbraní na 2 od každého druhu
text-call-take-the-cloakpin = vzít jehlici do pláště z desky nebo domu kteréhokoli hráče (i z vlastních) do zásoby; mezeru vyplní 1 stříbrný příbor a 1 runový kámen ze společné zásoby
text-call-take-the-drinking-horn = vzít pitný roh z desky nebo domu kteréhokoli hráče (i z vlastních) do zásoby; mezeru vyplní 1 truhlice a 1 runový kámen ze společné zásoby
text-call-vikings-from-the-fourth-column = vrátit na pole Thingu po 1 Vikingovi z každého pole 4. sloupce, kde nějaké máte
text-call-follow = využít bez umístění Vikingů pole 2. sloupce, na kterém stojí Vikingové, vaši nebo cizí; neúspěch tam žádného Vikinga nevrátí
text-call-turn-tiles-over = otočit zboží v zásobě a chlévě: s 1 knarrem nejvýše 2 dílky, se 2 knarry nejvýše 4, se 3 nejvýše 6 a se 4 nejvýše 7
text-call-pregnant-cattle = otočit 1 svou krávu na březí stranu
text-call-longship-for-weapons = koupit langskip za 8 stříbrných, o 1 méně za každý váš meč a o půl méně za každý váš oštěp a luk a šíp; cena se zaokrouhluje dolů a karty si necháte
text-call-steps-to-the-left = za každý svůj knarr jednou zaplatit 1 stříbrný a posunout zboží v tabulce zboží o barvu výš a o sloupec doleva (například krávu na roucho)
text-call-ore-for-the-raid = odevzdat přesně 1 rudu naloženou na langskipu, se kterým vyrážíte na nájezd; každý hod tohoto nájezdu se pak zvýší o 2
text-call-ore-for-the-pillage = odevzdat přesně 1 rudu naloženou na langskipu, se kterým vyrážíte na drancování; každý hod tohoto drancování se pak zvýší o 3
text-call-use-a-neighbour = zaplatit 1 stříbrný a využít bez umístění Vikingů volné pole 1. sloupce přímo nad nebo pod polem 1. sloupce, na kterém máte Vikinga
text-call-exchange-ore = odebrat 1 předmět z horského pásu, pokud tam potom vyměníte rudu
text-call-serve-no-mead = ohlásit hostinu bez medoviny
text-call-stockfish-from-the-table = přesunout sušené ryby ze stolu do svých kamenných a dlouhých domů
text-call-longship-with-ore = získat langskip, na kterém jsou naloženy 3 z těchto rud

# changes of the rules
text-price-of = { $silver ->
    [one] Na { FORM($spaces, "loc") } platíte celkem o { $silver } stříbrný méně.
    [few] Na { FORM($spaces, "loc") } platíte celkem o { $silver } stříbrné méně.
   *[other] Na { FORM($spaces, "loc") } platíte celkem o { $silver } stříbrných méně.
}
text-price-from = { $silver ->
    [one] Když akce pole stojí { $least } nebo více stříbrných, platíte o { $silver } stříbrný méně.
    [few] Když akce pole stojí { $least } nebo více stříbrných, platíte o { $silver } stříbrné méně.
   *[other] Když akce pole stojí { $least } nebo více stříbrných, platíte o { $silver } stříbrných méně.
}
text-stones = { $number ->
    [one] Na { FORM($spaces, "loc") } platíte za kamenný nebo dlouhý dům o { $number } kámen méně.
    [few] Na { FORM($spaces, "loc") } platíte za kamenný nebo dlouhý dům o { $number } kameny méně.
   *[other] Na { FORM($spaces, "loc") } platíte za kamenný nebo dlouhý dům o { $number } kamenů méně.
}
text-fares = { $silver ->
    [one] Při každém přesídlení platíte o { $silver } stříbrný méně.
    [few] Při každém přesídlení platíte o { $silver } stříbrné méně.
   *[other] Při každém přesídlení platíte o { $silver } stříbrných méně.
}
text-roll-lower = Každý váš hod při { FORM($games, "loc") } se snižuje o { $number }.
text-roll-higher = Každý váš hod při { FORM($games, "loc") } se zvyšuje o { $number }.
text-rolls = Můžete házet až { $number }× místo { $usual }×.
text-worth = Každý { $thing }, který zaplatíte při { FORM($games, "loc") }, platí za { $number } místo za 1.
text-allows-wood-in-houses = Kdykoli a libovolněkrát můžete položit 1 dřevo na volné políčko svých kamenných a dlouhých domů, stejně jako stříbro.
text-allows-two-tiles-of-loot = Výsledek můžete rozdělit mezi dva dílky a vzít si oba.
text-allows-spears-as-swords = Při nájezdu nebo drancování můžete platit oštěpy místo mečů, v libovolném poměru.
text-allows-green-loot = Při nájezdu nebo drancování si můžete vzít zelený dílek; jeho bojová hodnota je o 1 nižší než u modrého dílku stejného tvaru.
text-allows-cheaper-treasure = Při nájezdu nebo drancování vyžaduje speciální dílek s nejvyšší bojovou hodnotou ve společné zásobě o 1 méně.
text-allows-knarr-as-longship = Kde akce vyžaduje langskip, stačí vám knarr.
text-allows-a-second-step = Když můžete vylepšit 3 nebo 4 zboží, jedno z vylepšených můžete vylepšit o další úroveň.
text-allows-second-peas-lengthwise = Při hostině můžete položit vodorovně 2 hrachy místo 1; další hrachy stojí jako obvykle svisle.
text-allows-plunder-with-fewer = Plenění vás stojí o 1 Vikinga méně, máte-li 3 langskipy, a o 2 méně, máte-li 4.
text-large-berth = Potřebujete volné velké kotviště.
text-may-be-pregnant = Zvíře může být i březí.

# what the texts above do not tell
card-2-note = Rozhoduje celá cena akce. Kupované lodě se nezlevňují.
card-3-note = To jsou pole, která dávají přesně 1 stříbrný.
card-12-note = Takové akce jsou nájezd, drancování, plenění, objev a přesídlení. Je to 1 karta bez ohledu na počet zapojených langskipů.
card-15-note = Počítají se jen domy postavené na akčním poli, ne získané jinak.
card-26-note = Březí zvířata nejsou zvláštní druh; zboží v domech se nepočítá.
card-36-note = Zámořský obchod můžete provést i bez otočení dílku.
card-37-note = Zámořský obchod můžete provést i bez otočení dílku.
card-39-note = Předtištěná ruda na velrybářských člunech zůstává.
card-46-note = Nepočítá se to jako stavba lodi.
card-60-note = V tomto kole je lze znovu umístit a vyprázdněné pole lze znovu využít.
card-61-note = O rudu na něm přijdete.
card-64-note = O rudu na člunu přijdete. Nepočítá se to jako stavba lodi.
card-72-note = Nepočítá se to jako stavba domu.
card-76-note = V tomto kole je lze znovu umístit.
card-78-note = Zvíře se otáčí mezi březí a nebřezí stranou. Nepočítá se to jako vylepšení zboží.
card-79-note = Není to fáze rozmnožování.
card-83-note = Březí a ostatní zvířata se počítají jako týž druh.
card-85-note = Neúspěch nevrátí žádného Vikinga.
card-88-note = Zámořský obchod můžete provést i bez otočení dílku.
card-93-note = Kolo se stále počítá jako kolo bez sklizně.
card-97-note = Hrách v domech se nepočítá.
card-99-note = Rozhodujete se u každé karty zvlášť.
card-102-note = Ne při vylepšení 2 nebo více zboží a ne při vylepšení díky kartě.
card-105-note = Počítá se to jako stavba lodi.
card-108-note = V tomto kole ho lze znovu umístit.
card-110-note = Zámořský obchod můžete provést i bez otočení dílku.
card-117-note = Lodě koupené za stříbro se nepočítají.
card-123-note = To jsou pole, na kterých se vylepšuje 1 zboží; olej může pocházet odtud.
card-124-note = Stříbro z karet se nepočítá.
card-130-note = V tomto kole ho lze znovu umístit.
card-131-note = Na úspěchu nezáleží.
card-134-note = Počítá se i úmyslný neúspěch.
card-136-note = Součet bojových hodnot obou dílků nesmí přesáhnout výsledek.
card-139-note = Má-li nejvyšší hodnotu více dílků, všechny vyžadují o 1 méně.
card-141-note = Počítají se i čluny, které jste se rozhodli nevyslat.
card-147-note = Za každý chybějící langskip potřebujete jiný knarr. Na knarry nelze nakládat rudu.
card-148-note = Lodě koupené za stříbro se nepočítají.
card-149-note = V této akci jej můžete otočit. Zámořský obchod můžete provést i bez otočení dílku.
card-150-note = Ne ve fázi bonusu.
card-158-note = Stříbro lze servírovat na této hostině.
card-159-note = Nestojí to žádné Vikingy.
card-163-note = Lovy díky kartám se nepočítají.
card-164-note = Musí to být následující předmět pásu.
card-166-note = Počítají se jen umístění po zahrání této karty.
card-168-note = Nezáleží na tom, zda jich předtím bylo více, nebo méně.
card-169-note = Počítá se, co jste měli před sklizní.
card-172-note = Platí obvyklá pravidla pro pokládání zboží.
card-175-note = Počítají se i akce díky kartám, fáze bonusu ne.
card-176-note = Počítají se i akce díky kartám; je to 1 hrách bez ohledu na počet zahraných povolání.
card-177-note = Každý dům se počítá zvlášť, i ve fázích bonusu díky kartám.
card-178-note = Získáte jich jen tolik, kolik máte volných malých kotvišť.
card-184-note = Nepočítá se to jako stavba lodi.
card-185-note = Stále potřebujete to, co vyžaduje nájezd: langskip nebo jeho náhradu.

# occupations
card-1 = Podomní obchodník
card-2 = Mecenáš
card-3 = Kožešník
card-4 = Lovec
card-5 = Náčelník
card-6 = Kameník
card-7 = Mlynář
card-8 = Předák řemeslníků
card-9 = Převozník rudy
card-10 = Dojič
card-11 = Lovec s trojzubcem
card-12 = Kormidelník
card-13 = Lukostřelec
card-14 = Vlastník lodí
card-15 = Chalupník
card-16 = Kapitán
card-17 = Dopravce do Orientu
card-18 = Bojovník
card-19 = Hostitel
card-20 = Stavitel
card-21 = Sběratel
card-22 = Horník
card-23 = Správce
card-24 = Vystrojitel velrybářů
card-25 = Prodejce masa
card-26 = Kontrolor masa
card-27 = Rybář
card-28 = Zámečník
card-29 = Uzenář
card-30 = Obchodník s hedvábím
card-31 = Skladník
card-32 = Zbrojní dodavatel
card-33 = Stříhač ovcí
card-34 = Ovčák
card-35 = Chovatel krav
card-36 = Lodní kuchař
card-37 = Zahraniční obchodník
card-38 = Mírotvůrce
card-39 = Zbrojař
card-40 = Truhlářský mistr
card-41 = Lenoch
card-42 = Číšník
card-43 = Sběrač ovoce
card-44 = Krejčovský mistr
card-45 = Pirát
card-46 = Lodní architekt
card-47 = Koželuh
card-48 = Sedlák
card-49 = Oráč
card-50 = Rytec run
card-51 = Kamenický mistr
card-52 = Domácí učitel
card-53 = Majitel selského krámu
card-54 = Obchodník
card-55 = Pokladník
card-56 = Prodavač zbraní
card-57 = Pěstitel fazolí
card-58 = Lisovač lněného oleje
card-59 = Tkadlec plátna
card-60 = Inspektor
card-61 = Majitel loděnice
card-62 = Umělecký kovář
card-63 = Soustružník rohů
card-64 = Stavitel lodí
card-65 = Drakobijec
card-66 = Rolník
card-67 = Osobní kuchař
card-68 = Dodavatel zbraní
card-69 = Dodavatel výstroje
card-70 = Kurýr
card-71 = Hostinský
card-72 = Jarl
card-73 = Kovotepec
card-74 = Pasák krav
card-75 = Sběratel kostí
card-76 = Navrátilec
card-77 = Následovník
card-78 = Potulný kupec
card-79 = Chovatel
card-80 = Pasáček ovcí
card-81 = Proviantní mistr
card-82 = Stavitel langskipů
card-83 = Velkoobchodník
card-84 = Strážce přístavu
card-85 = Trubač
card-86 = Výkupce usní
card-87 = Kazatel
card-88 = Úředník
card-89 = Střelec z katapultu
card-90 = Šermíř
card-91 = Opozdilec
card-92 = Soucitná duše
card-93 = Pomocník v nouzi
card-94 = Obchodník s kořením
card-95 = Poutník
card-96 = Obchodník s masem
card-97 = Sčítač hrachu
card-98 = Šlechtic
card-99 = Učitel
card-100 = Pohřbívač
card-101 = Soudce
card-102 = Obchodník s kožešinami
card-103 = Lesní kovář
card-104 = Sklíčený válečník
card-105 = Stavitel knarrů
card-106 = Válečný štváč
card-107 = Dobrodruh
card-108 = Kovář
card-109 = Obchodní hrabě
card-110 = Osadník z Birky
card-111 = Umělec
card-112 = Výčepní
card-113 = Řemeslnický učeň
card-114 = Vyšívač hedvábí
card-115 = Princezna
card-116 = Zednický mistr
card-117 = Rejdař
card-118 = Posel
card-119 = Mlékař
card-120 = Překupník
card-121 = Tesař
card-122 = Horský strážce
card-123 = Prodavač oleje
card-124 = Dělník
card-125 = Písař
card-126 = Traper
card-127 = Udičkář
card-128 = Kopáč
card-129 = Nasolovač masa
card-130 = Znalec pastí
card-131 = Kladeč návnad
card-132 = Berserkr
card-133 = Nosič kopí
card-134 = Pijan
card-135 = Osamělý vlk
card-136 = Nájezdník
card-137 = Bojovník zblízka
card-138 = Lupič
card-139 = Kořistník
card-140 = Škvařič tuku
card-141 = Řezbář slonoviny
card-142 = Velrybář
card-143 = Prodavač paroží
card-144 = Lovec jelenů
card-145 = Lesník
card-146 = Saňař
card-147 = Lodivod
card-148 = Kupec s kořením
card-149 = Kněz
card-150 = Kupec masa
card-151 = Mluvčí Thingu
card-152 = Kupec
card-153 = Zručný lovec
card-154 = Dřevorubec
card-155 = Bednář
card-156 = Drtič kamene
card-157 = Kožedělník
card-158 = Barbar
card-159 = Sváteční lovec
card-160 = Střízlivec
card-161 = Pomocník velrybáře
card-162 = Pěstitel lnu
card-163 = Zemědělský dělník
card-164 = Ozbrojený bojovník
card-165 = Vůdce vesnice
card-166 = Strážce zbraní
card-167 = Ochutnávač
card-168 = Jarl z Lade
card-169 = Rozsévač
card-170 = Pomocník uprchlíků
card-171 = Pekař lněného chleba
card-172 = Rybí kuchař
card-173 = Rytec razidel
card-174 = Cestovatel z Bosporu
card-175 = Lisovač rybího tuku
card-176 = Učitel etikety
card-177 = Služebná
card-178 = Stavitel člunů
card-179 = Provozovatel kutru
card-180 = Plážový nájezdník
card-181 = Záplatovač plachet
card-182 = Bylinkář
card-183 = Dodavatel obilí
card-184 = Sponzor
card-185 = Cestovatel z Dorestadu
card-186 = Pekař z hrachové mouky
card-187 = Kronikář
card-188 = Důlní dělník
card-189 = Mořeplavec
card-190 = Kupec z Bosporu

# cards that offer a deal at once (rules/cards/deals.py)
wait-leave-space = { $seat } si bere Vikinga zpět.
wait-leave-with-another = { $seat } si bere Vikingy zpět.
wait-follow = { $seat } vybírá obsazené pole.
wait-step-to-the-right = { $seat } mění oranžové zboží.
wait-turn-tile = { $seat } otáčí dílky.
prompt-leave-space = Ze kterého pole se vrátí Viking?
prompt-leave-with-another = { $silver ->
    [one] Jeden Viking, nebo dva za { $silver } stříbrný?
    [few] Jeden Viking, nebo dva za { $silver } stříbrné?
   *[other] Jeden Viking, nebo dva za { $silver } stříbrných?
}
prompt-follow = Které obsazené pole využijete?
prompt-step-to-the-right = Na co změníte jedno ze svých oranžových zboží?
prompt-turn-tile = { $left ->
    [1] Otočte dílek, nebo zvolte „hotovo“.
    [few] Otočte až { $left } dílky, nebo zvolte „hotovo“.
   *[other] Otočte až { $left } dílků, nebo zvolte „hotovo“.
}
option-not-pregnant = už ne březí: { $good }
choose-your-space = Vyberte pole, na kterém stojí vaši Vikingové.
one-viking-or-two = Vyberte jednoho Vikinga, nebo dva.
cannot-follow = Vyberte obsazené pole druhého sloupce, které můžete využít.
no-such-step = Na to nelze změnit žádné z vašich oranžových zboží.
no-such-tile = Vyberte svůj dílek, nebo zvolte „hotovo“.

# rules.cards.gifts
wait-take-fourth = { $seat } vybírá zboží.
prompt-take-fourth = Od kterého zboží si vezmete čtvrtý dílek?
not-three-of-it = Vyberte zboží, od kterého máte v zásobě přesně tři dílky.
# rules/cards/seasons.py
wait-place-ore = { $seat } pokládá rudu.
wait-fill-spot = { $seat } zaplňuje políčko kůlny.
wait-use-neighbour = { $seat } vybírá akční pole.
wait-cook-fish = { $seat } může přesunout sušené ryby ze stolu.
prompt-place-ore = { $left ->
    [1] Položte rudu ze společné zásoby, nebo zvolte „hotovo“.
    [few] Položte rudu ze společné zásoby (až { $left }), nebo zvolte „hotovo“.
   *[other] Položte rudu ze společné zásoby (až { $left }), nebo zvolte „hotovo“.
}
prompt-fill-spot = Co položíte na políčko?
prompt-use-neighbour = Které pole využijete?
prompt-cook-fish = Položte sušenou rybu ze stolu do domu, nebo zvolte „hotovo“.
no-mead = Rozhodli jste se na této hostině neservírovat medovinu.
not-for-this-ore = Tato ruda smí jen na domovskou desku nebo desku objevů.
lay-wood-or-stone = Položte dřevo nebo kámen na volné políčko.
no-free-neighbour = Vyberte volné pole prvního sloupce přímo nad svými Vikingy nebo pod nimi, které můžete využít.
only-stockfish = Do domů smí jen sušené ryby, a to kam se vejdou, nebo zvolte „hotovo“.
# rules/cards/battles.py
wait-give-up-ore = { $seat } vybírá langskip.
prompt-give-up-ore = Se kterým langskipem bojujete? Přijde o jednu rudu.
no-such-longship = Nemáte langskip s tolika rudami.
# rules/cards/exchanges.py
wait-unload-ship = { $seat } bere rudu z lodi.
prompt-unload-ship = Ze které lodi si vezmete rudu?
option-unload = { $ore ->
    [0] velrybářský člun
    [one] langskip s { $ore } rudou
    [few] langskip se { $ore } rudami
   *[other] langskip s { $ore } rudami
}
nothing-loaded = Žádná taková vaše loď neveze rudu.
wait-step-left = { $seat } mění zboží.
prompt-step-left = { $left ->
    [1] Zaplaťte 1 stříbrný a vyměňte 1 zboží, nebo zvolte „hotovo“.
   *[other] Vyměňte až { $left } zboží (platíte 1 stříbrný za každé), nebo zvolte „hotovo“.
}

# první lekce
lesson-welcome = Vítejte! Po 6 kol povedete rod Vikingů. Kdo má potom nejvíce bodů, vítězí. Podívejte se na svou domovskou desku (na malé obrazovce v pohledu „Majetek“): na 86 políčkách je −1. Každé z nich, které zůstane do konce nezakryté, stojí 1 bod. Začínáte tedy s −86 body: zakrývejte tato políčka!
lesson-vikings = Ve svém tahu pošlete Vikingy na jedno volné akční pole a ihned provedete jeho akci. Kolik Vikingů pole vyžaduje, udává sloupec: 1, 2, 3, nebo 4. Pak je na tahu soupeř. V tomto kole má každý z vás 7 Vikingů a každé pole lze využít jen jednou.
lesson-help = Pomoc je vždy po ruce. Ukažte na pole a dozvíte se, co přináší. Tlačítko s knihou (klávesa R) otevře pravidla. Tlačítkem „Zpět“ (klávesa U) vezmete volbu zpět. Až budete později hrát na vlastní pěst, ukáže vám tlačítko „Poradit“ (klávesa H) dobré volby.
lesson-market = Začněte na trhu. Vyberte „Len + ryba“ ve druhém sloupci, ve skupině „Týdenní trh“. Za 2 Vikingy získáte len, sušenou rybu a 1 stříbrný.
lesson-market-no = I to je možné. Začněte ale na trhu, ať máte nějaké zboží: vyberte „Len + ryba“ ve druhém sloupci, ve skupině „Týdenní trh“.

lesson-goods = Co jste získali, leží ve vaší zásobě vedle hrachu, fazolí a lnu ze sklizně. Zboží je oranžové, červené, zelené, nebo modré. Oranžové zboží, například len, a červené zboží, například sušená ryba, je jídlo. Domovskou desku můžete zakrývat jen zeleným a modrým zbožím. Teď si nějaké opatříte.
lesson-mountain = Potřebujete k tomu dřevo. Soupeř si ho právě nasbíral; vy půjdete do hor. Vyberte „Hory 2“ v prvním sloupci, ve skupině „Hory a obchod“. Za 1 Vikinga odeberete 2 předměty z horského pásu. Lekce za vás odebere 2 dřeva.
lesson-mountain-no = Jindy to může být dobrá volba. Teď ale potřebujete dřevo: vyberte „Hory 2“ v prvním sloupci, ve skupině „Hory a obchod“.

lesson-craft = Teď máte 2 dřeva. Z jednoho vyrobte modré zboží: vyberte „Truhlice“ ve druhém sloupci, ve skupině „Řemesla“. Za 2 Vikingy a 1 dřevo získáte truhlici a k tomu 1 stříbrný.
lesson-craft-no = Dřevo na truhlici máte a truhlice může zakrýt políčka. Vyberte „Truhlice“ ve druhém sloupci, ve skupině „Řemesla“.

lesson-placing = Máte truhlici! Zboží smíte pokládat v každém svém tahu, než pošlete Vikingy. Nestojí to žádné Vikingy a položit smíte tolik zboží, kolik chcete. Truhlici už máte v ruce.
lesson-income = Ale kam s ní? Vidíte mince s čísly, které vedou z levého dolního rohu domovské desky doprava nahoru? To je příjmová diagonála. V každém kole získáte tolik stříbrných, kolik udává její nejnižší nezakryté číslo. Číslo smíte zakrýt, jen když budou zakrytá i všechna políčka nalevo od něj a pod ním.
lesson-corner = Položte truhlici do levého dolního rohu. Zakryje 0 a 1 a váš příjem pak bude 2 stříbrné za kolo. Klikněte tam; na dotykové obrazovce tam ťukněte a pak ťukněte na dílek.
lesson-corner-no = Smí tam ležet. Příjem se ale nejvíce vyplatí na začátku hry, protože ho získáváte v každém kole. Položte truhlici do levého dolního rohu, na 0 a 1.

lesson-rise = Váš příjem je teď 2. K zelenému a modrému zboží vede i jiná cesta: obchod. Zboží, které vylepšíte, se změní na další zboží stejné velikosti: oranžové na červené, červené na zelené, zelené na modré. Ze sušené ryby tak bude useň a z medoviny olej. Obojí je zelené.
lesson-trade = Vyberte „Obchod 2“ v prvním sloupci, ve skupině „Hory a obchod“. Za 1 Vikinga vylepšíte až 2 zboží, každé o úroveň.
lesson-trade-no = Teď ne: ze sušené ryby a medoviny můžete mít zelené zboží. Vyberte „Obchod 2“ v prvním sloupci, ve skupině „Hory a obchod“.

lesson-raise = Které zboží? Hrách, len a fazole jsou oranžové. Změnily by se jen na červené zboží, a to je pořád jídlo. Sušená ryba a medovina jsou červené a změní se na zelené zboží. Vylepšete sušenou rybu. Medovinu po ní vylepší lekce.
lesson-raise-no = Raději ne. Chcete zelené zboží, a tak musíte vylepšit červené. Začněte sušenou rybou: bude z ní useň.

lesson-bonus = Teď máte olej a useň, kterými můžete zakrývat políčka. Podívejte se na medovinu v rámečku, natištěnou nad vaší truhlicí. Je to bonusové políčko. Když je všech 8 políček kolem něj zakrytých a samo je nezakryté, přinese vám po hostině každého kola kromě posledního 1 medovinu.
lesson-oil = Pojďme ho obklopit. Olej máte v ruce. Položte ho svisle k levému okraji, hned nad truhlici.
lesson-oil-no = Jinde by vedle medoviny zůstala mezera. Položte olej svisle k levému okraji, hned nad truhlici.

lesson-green = Teď useň. Olej i useň jsou zelené a platí pravidlo: na domovské desce nesmějí zelené dílky sousedit hranou. Rohem sousedit smějí. Modré dílky, stříbro a ruda smějí ležet vedle čehokoli.
lesson-hide = Useň máte v ruce. Položte ji svisle vpravo od truhlice, od dolního okraje nahoru. Zakryje první dvojku příjmové diagonály a sousedí s truhlicí, která je modrá. S olejem nesousedí, protože mezi nimi leží medovina.
lesson-hide-no = Jinde by vedle medoviny zůstala mezera. Položte useň svisle vpravo od truhlice tak, aby stála na dolním okraji.

lesson-boat = Zbývá vám 1 Viking a 1 dřevo: to stačí na loď. Lodě přinesou na konci body: velrybářský člun 3, knarr 5, langskip 8. A vyžaduje je mnoho akcí: lov velryb, zámořské obchody, nájezdy, objevy. Vyberte „Velryb. člun“ v prvním sloupci, ve skupině „Lodě“.
lesson-boat-no = Použijte poslední dřevo na loď: vyberte „Velryb. člun“ v prvním sloupci, ve skupině „Lodě“. Velrybářský člun má cenu 3 bodů.

lesson-round-end = Všichni Vikingové jsou umístěni. Následuje zbytek kola: příjem, pak hostina a pak bonus. Před příjmem smíte ještě jednou pokládat zboží.
lesson-silver = Pokládat můžete i stříbro: 1 stříbrný zakryje 1 políčko. V řadě nad medovinou jsou ještě 2 políčka nezakrytá a vy máte 2 stříbrné. Jeden máte v ruce. Položte ho hned nad medovinu, vedle oleje. Druhý položí lekce.
lesson-silver-no = Tam by bonusu nepomohl. Položte stříbrný hned nad medovinu, vedle oleje: kolem medoviny pak bude nezakryté už jen 1 políčko.

lesson-paid = Medovina je obklopená. Přišel i příjem: nejnižší nezakryté číslo je druhá dvojka, a tak jste získali 2 stříbrné. Teď hostina. Máte zaplnit 7 políček svého hodovního stolu, v příštím kole 8 a tak dále. Každé políčko, které zůstane prázdné, stojí 3 body.
lesson-feast = Servírovat smíte oranžové a červené zboží a stříbro: 1 stříbrný zaplní 1 políčko. Zboží leží, nebo stojí; ležící zaplní více políček, ale od každého druhu smí ležet jen 1. A vedle sebe nesmějí být 2 oranžová zboží ani 2 červená. Máte jen oranžové zboží, a tak ho musí oddělit stříbro.
lesson-serve = Vyjde to takto: len na 3 políčka, 1 stříbrný, hrách na 2 políčka, 1 stříbrný. To je dohromady 7. Servírujte ležící len, ten na 3 políčka. Zbytek naservíruje lekce.
lesson-serve-no = Začněte lnem na 3 políčka: když leží, zaplní nejvíce. Po něm 1 stříbrný, hrách na 2 políčka a 1 stříbrný, a váš stůl je plný.

lesson-second = Nikdo nehladoví a bonus vám přinesl 1 medovinu. Začíná 2. kolo. Každý z vás má o 1 Vikinga více: 8. Začínáte znovu vy, protože posledního Vikinga 1. kola jste poslali vy.
lesson-columns = Větší akce vyžadují více Vikingů a něco přidávají: ve 3. sloupci si doberete povolání, tedy kartu; ve 4. sloupci smíte jedno z ruky zahrát. Jedno máte od začátku. Vyberte „Koření + vlna“ ve čtvrtém sloupci, ve skupině „Týdenní trh“: koření, 1 stříbrný a vaše karta.
lesson-columns-no = I to je možné. Podívejte se ale, jak funguje 4. sloupec: vyberte „Koření + vlna“ ve čtvrtém sloupci, ve skupině „Týdenní trh“. Vyžaduje 4 Vikingy.

lesson-card = Teď smíte zahrát své povolání, před akcí, nebo po ní. Zahraná karta přináší své body a svůj efekt. Váš Dřevorubec má cenu 2 bodů. A každá akce, která vám přinese 2 nebo více dřev, odteď přinese i 1 stříbrný. Zahrajte povolání Dřevorubec.
lesson-card-no = Počkat smíte. Karta ale působí, až když je zahraná. Zahrajte tedy povolání Dřevorubec hned.

lesson-cover = Dřevorubec je ve hře a máte koření: modrý dílek na 6 políček. Dosud jste zakrývali políčka kvůli příjmu a bonusu. Teď zakryjte nějaká s −1. Koření máte v ruce. Položte ho do pravého dolního rohu: ušetříte 6 bodů.
lesson-ahead = Ještě něco: po této volbě hraje lekce sama za vás i za soupeře, dokud nezačne poslední kolo. To pak hrajete na vlastní pěst. Položte tedy koření do pravého dolního rohu, nebo nahoru na domovskou desku, celé na políčka s −1.
lesson-cover-no = Tam ne: to místo bude lekce později potřebovat, nebo není −1 na všech 6 políčkách. Položte koření do pravého dolního rohu, nebo do horních řad domovské desky.

lesson-last = 2. až 5. kolo je za vámi a 6. kolo je poslední. Vaše domovská deska je plnější a váš příjem je 4. Postavili jste knarr a langskip. Langskip je přesídlený: stojí na vašem hodovním stole a přinese 21 bodů. Teď máte vy i soupeř po −7 bodech!
lesson-ideas = Na toto kolo máte 12 Vikingů. Pár nápadů: „Přesídlení“ (2 Vikingové, 6 stříbrných) zvýší cenu vašeho knarru z 5 bodů na 18. „Zahrát 2 k.“ (2 Vikingové): zahrajete obě karty z ruky, které přinesou truhlici a ovoce. „Kovárna“ (3 Vikingové) změní vaši rudu na šperk na 8 políček.
lesson-lay = Berte dílky ze své zásoby pod deskami a pokládejte je na políčka s −1, i před hostinou a po ní. Dílek otočíte tlačítkem nebo kolečkem myši. Máte tam 2 oleje: začněte jimi. A myslete na hostinu: u hodovního stolu vidíte, zda vám jídlo stačí.
lesson-goodbye = Po hostině se sečtou body. „Poradit“ (klávesa H) ukáže dobré volby, „Zpět“ (klávesa U) bere volby zpět a v knize (klávesa R) najdete vše, co lekce vynechala: zvířata, domy, lov, nájezdy, objevy. Užijte si poslední kolo!
