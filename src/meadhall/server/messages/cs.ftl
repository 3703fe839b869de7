# Co říká sama síň; pravidla her mají vlastní soubory.

# odmítnutí
refused-who-are-you = Síň vás ještě nezná: nejprve si vyžádejte /api/me a s každým požadavkem posílejte cookie, kterou dostanete.
refused-no-such-table = Stůl { $table } tu není. Možná je v odkazu překlep.
refused-no-such-game = Hra { $game } tu není. Hrát lze: { $games }.
refused-no-such-bot = Bot { $bot } tu není. Hrají tu: { $bots }.
refused-no-such-seat = Tento stůl má místa 0 až { $last }, místo { $seat } ne.
refused-no-such-language = Jazyk { $language } tu není. Mluví se tu: { $languages }.
refused-no-such-rule = Hra { $game } nemá pravidlo { $rule }.
refused-no-such-page = Na této adrese nic není.
refused-table-setup = Stůl nelze připravit: { $problem }.
refused-seat-taken = Toto místo je obsazené; vyberte jiné.
refused-table-full = Všechna místa u tohoto stolu jsou obsazená; můžete se ale dívat, pokud to stůl dovoluje.
refused-too-many-tables = { $most ->
    [one] Dnes jste připravili { $most } stůl, který ještě není dohraný; nejprve ho dohrajte.
    [few] Dnes jste připravili { $most } stoly, které ještě nejsou dohrané; nejprve některý dohrajte.
   *[other] Dnes jste připravili { $most } stolů, které ještě nejsou dohrané; nejprve některý dohrajte.
}
refused-already-started = Partie už začala.
refused-not-started = Partie ještě nezačala.
refused-already-over = Partie skončila.
refused-not-over = Partie ještě neskončila; tohle půjde, až skončí.
refused-no-review = Rozbor této partie se nezdařil: v síni se něco pokazilo.
refused-not-hosting = To může jen hostitel stolu.
refused-seats-free = { $free ->
    [1] Partie nemůže začít, dokud je volné místo: počkejte na hráče, nebo tam posaďte bota.
    [few] Partie nemůže začít, dokud jsou volná { $free } místa: počkejte na hráče, nebo tam posaďte boty.
   *[other] Partie nemůže začít, dokud je volných { $free } míst: počkejte na hráče, nebo tam posaďte boty.
}
refused-not-seated = U tohoto stolu nesedíte.
refused-not-your-seat = Toto místo není vaše.
refused-not-a-bot = Na tomto místě nehraje bot.
refused-still-there = Hráč na tomto místě je stále tady; bot ho může zastoupit, až odejde.
refused-no-watching = U tohoto stolu se nelze dívat.
refused-stale = Stůl se mezitím změnil: podívejte se na nejnovější stav a vyberte znovu.
refused-no-lesson = Pro hru { $game } zatím není lekce.
refused-no-such-length = Průběh má { $length ->
    [one] { $length } záznam
    [few] { $length } záznamy
   *[other] { $length } záznamů
}; k bodu { $asked } se vrátit nelze.
refused-not-shown-yet = Na tuto část partie se zatím podívat nelze: karty dohraných štychů zůstávají zakryté do příštího výběru karet.
refused-no-proposal = K tomuto bodu se teď nikdo vrátit nechce.
refused-no-hints = V této hře jsou rady vypnuté. Zapnout je lze při zakládání stolu.
refused-other-rules = Partie začala s verzí pravidel { $then } hry { $game }, tento server hraje s verzí { $now }.
refused-name-taken = Účet s tímto jménem už existuje; vyberte jiné.
refused-wrong-password = Účet s tímto jménem a heslem neexistuje.
refused-too-many-guesses = { $minutes ->
    [one] U tohoto účtu bylo zadáno příliš mnoho chybných hesel; zkuste to znovu za { $minutes } minutu.
    [few] U tohoto účtu bylo zadáno příliš mnoho chybných hesel; zkuste to znovu za { $minutes } minuty.
   *[other] U tohoto účtu bylo zadáno příliš mnoho chybných hesel; zkuste to znovu za { $minutes } minut.
}
refused-has-account = Účet už máte: { $account }.
refused-empty-name = Jméno musí mít alespoň jeden viditelný znak.
refused-same-name = Jméno „{ $name }“ tu už má jiný hráč nebo bot. Zvolte jiné.
refused-seat-moved = Tento prohlížeč už si místo vzít zpět nemůže: mezitím přešlo na jiné zařízení.
refused-sign-in = Toto místo patří k účtu. Přihlaste se a získáte ho zpět.
refused-link-used = { $minutes ->
    [one] Tento odkaz už neplatí: lze ho použít jednou a platí { $minutes } minutu. Vytvořte nový.
    [few] Tento odkaz už neplatí: lze ho použít jednou a platí { $minutes } minuty. Vytvořte nový.
   *[other] Tento odkaz už neplatí: lze ho použít jednou a platí { $minutes } minut. Vytvořte nový.
}
refused-push-endpoint = Upozornění lze posílat jen oznamovací službě prohlížeče.
refused-too-fast = To bylo příliš najednou; chvíli počkejte a zkuste to znovu.
refused-too-many-sockets = Tento stůl máte otevřený na příliš mnoha stránkách; některé zavřete.
refused-too-long = { $limit ->
    [one] Zpráva je příliš dlouhá; smí mít nejvýše { $limit } bajt.
    [few] Zpráva je příliš dlouhá; smí mít nejvýše { $limit } bajty.
   *[other] Zpráva je příliš dlouhá; smí mít nejvýše { $limit } bajtů.
}
refused-bad-message = Síň tomu nerozumí: { $problem }.
refused-bad-origin = Na požadavky z jiných stránek se neodpovídá.
refused-empty-text = Zpráva pro stůl musí mít alespoň jedno slovo.
refused-no-client = Stránky síně nejsou sestavené; spusťte make play, nebo npm run build ve web/.
refused-busy = Síň má příliš práce; za chvíli to zkuste znovu.
refused-fault = V síni se něco pokazilo. Podívejte se, jak to vypadá, a zkuste to znovu.

# stránky
page-home = Úvodní stránka
page-open-tables = Otevřené stoly

# upozornění
notice-title = Jste na tahu: { $game }
notice-body = { $prompt }

# boti
bot-random = Poutník
bot-greedy = Správce
bot-level-1 = Nováček
bot-level-2 = Učedník
bot-level-3 = Veterán
bot-level-4 = Šampion
bot-level-5 = Mistr
