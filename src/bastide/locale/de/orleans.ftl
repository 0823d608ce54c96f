### Orléans. Lücken: $name eine Person; $place, $tile, $town, $good, $deed, $character, $follower, $event, $track,
### $from und $why sind Kennungen, deren Wörter unten stehen (orleans-place-…; ein $tile ist ein Ort, ein $event
### ein orleans-hour-…): erst die Wörter einsetzen, dann den Satz bilden.

## Words

orleans-character-farmer = Bauer
orleans-character-boatman = Bootsmann
orleans-character-craftsman = Handwerker
orleans-character-trader = Händler
orleans-character-knight = Ritter
orleans-character-scholar = Gelehrter
orleans-character-monk = Mönch
orleans-follower-farmer = Bauer
orleans-follower-boatman = Bootsmann
orleans-follower-craftsman = Handwerker
orleans-follower-trader = Händler
orleans-follower-knight = Ritter
orleans-follower-scholar = Gelehrter
orleans-follower-monk = Mönch
orleans-follower-own-farmer = eigener Bauer
orleans-follower-own-boatman = eigener Bootsmann
orleans-follower-own-craftsman = eigener Handwerker
orleans-follower-own-trader = eigener Händler
orleans-follower-own-knight = eigener Ritter
orleans-follower-own-scholar = eigener Gelehrter
orleans-follower-own-monk = eigener Mönch
orleans-follower-technology = Technikplättchen
orleans-good-grain = Getreide
orleans-good-cheese = Käse
orleans-good-wine = Wein
orleans-good-wool = Wolle
orleans-good-brocade = Brokat
orleans-place-market = Marktplatz
orleans-place-farm_house = Bauernhaus
orleans-place-village = Dorf
orleans-place-university = Universität
orleans-place-castle = Burg
orleans-place-monastery = Kloster
orleans-place-ship = Schiff
orleans-place-wagon = Wagen
orleans-place-guildhall = Gildenhaus
orleans-place-scriptorium = Scriptorium
orleans-place-town_hall = Rathaus
orleans-place-hayrick = Heuschober
orleans-place-cheese_factory = Käserei
orleans-place-winery = Winzerei
orleans-place-wool_manufacturer = Wollmanufaktur
orleans-place-tailor_shop = Schneiderei
orleans-place-brewery = Brauerei
orleans-place-sacristy = Sakristei
orleans-place-herb_garden = Kräutergarten
orleans-place-bathhouse = Badehaus
orleans-place-windmill = Windmühle
orleans-place-library = Bibliothek
orleans-place-hospital = Hospital
orleans-place-gunpowder_tower = Pulverturm
orleans-place-cellar = Ratskeller
orleans-place-office = Kämmerei
orleans-place-school = Schule
orleans-place-pharmacy = Apotheke
orleans-place-horse_wagon = Pferdewagen
orleans-place-shipping_line = Reederei
orleans-place-laboratory = Laboratorium
orleans-place-does-farm_house = Einen Bauern anwerben und die Ware des erreichten Feldes nehmen.
orleans-place-does-village = Einen Bootsmann (Münzen), Handwerker (Technik) oder Händler (Ortskarte) anwerben.
orleans-place-does-university = Einen Gelehrten anwerben und so viel Entwicklung, wie das erreichte Feld zeigt.
orleans-place-does-castle = Einen Ritter anwerben und künftig mehr Gefolgsleute ziehen.
orleans-place-does-monastery = Einen Mönch anwerben; nicht in einer Runde mit Pilgerfahrt.
orleans-place-does-ship = Mit dem Kaufmann auf einem Wasserweg reisen und dort nach Wunsch eine Ware nehmen.
orleans-place-does-wagon = Mit dem Kaufmann auf einer Straße reisen und dort nach Wunsch eine Ware nehmen.
orleans-place-does-guildhall = Ein Kontor in der Stadt des Kaufmanns bauen.
orleans-place-does-scriptorium = 1 Schritt auf der Entwicklungsleiste.
orleans-place-does-town_hall = 1 oder 2 neutrale Personen zu segensreichen Werken entsenden.
orleans-place-does-hayrick = 1 Getreide vom Warenmarkt nehmen.
orleans-place-does-cheese_factory = 1 Käse vom Warenmarkt nehmen.
orleans-place-does-winery = 1 Wein vom Warenmarkt nehmen.
orleans-place-does-wool_manufacturer = 1 Wolle vom Warenmarkt nehmen.
orleans-place-does-tailor_shop = 1 Brokat vom Warenmarkt nehmen.
orleans-place-does-brewery = 2 Münzen.
orleans-place-does-sacristy = Ein Mönch hier kann dich vor dem Ereignis einer Runde schützen.
orleans-place-does-herb_garden = Deine Bootsleute dürfen Handwerker, Händler und Bauern vertreten.
orleans-place-does-bathhouse = 3 aus dem Beutel ziehen und 2 davon sofort setzen.
orleans-place-does-windmill = 2 Münzen und 1 Schritt auf der Entwicklungsleiste.
orleans-place-does-library = 2 Schritte auf der Entwicklungsleiste.
orleans-place-does-hospital = So viele Münzen wie dein Entwicklungsstatus.
orleans-place-does-gunpowder_tower = 2 weitere Marktfelder; neutrale Personen von hier können direkt zu segensreichen Werken.
orleans-place-does-cellar = 4 Münzen.
orleans-place-does-office = 1 Münze für jedes deiner gebauten Kontore.
orleans-place-does-school = Deine Gelehrten dürfen jeden Beruf außer Mönchen vertreten.
orleans-place-does-pharmacy = 1 bis 3 Münzen für ebenso viele Schritte auf der Entwicklungsleiste zahlen.
orleans-place-does-horse_wagon = Mit dem Kaufmann auf einer Straße reisen; je nach Ausgabe mit Ware.
orleans-place-does-shipping_line = 1 Schritt auf der Entwicklungsleiste.
orleans-place-does-laboratory = Ein Technikplättchen nehmen.
orleans-town-chartres = Chartres
orleans-town-etampes = Étampes
orleans-town-le_mans = Le Mans
orleans-town-chateaudun = Châteaudun
orleans-town-orleans = Orléans
orleans-town-montargis = Montargis
orleans-town-vendome = Vendôme
orleans-town-blois = Blois
orleans-town-briare = Briare
orleans-town-tours = Tours
orleans-town-montrichard = Montrichard
orleans-town-vierzon = Vierzon
orleans-town-sancerre = Sancerre
orleans-town-chinon = Chinon
orleans-town-loches = Loches
orleans-town-bourges = Bourges
orleans-town-chatellerault = Châtellerault
orleans-town-le_blanc = Le Blanc
orleans-town-chateauroux = Châteauroux
orleans-town-nevers = Nevers
orleans-town-argenton = Argenton-sur-Creuse
orleans-town-la_chatre = La Châtre
orleans-town-saint_amand = Saint-Amand-Montrond
orleans-town-unbuilt = nicht gebaut
orleans-deed-city_wall = Bau der Stadtmauer
orleans-deed-papal_conclave = Papstwahl
orleans-deed-defeating_plague = Sieg über die Pest
orleans-deed-astronomy = Astronomie
orleans-deed-boatmen_guild = Gründung der Bootsgilde
orleans-deed-cathedral = Bau der Kathedrale
orleans-deed-peace_treaty = Friedensvertrag
orleans-deed-canalization = Kanalisation
orleans-track-farmers = Bauernleiste
orleans-track-boatmen = Bootsleuteleiste
orleans-track-craftsmen = Handwerkerleiste
orleans-track-traders = Händlerleiste
orleans-track-scholars = Gelehrtenleiste
orleans-track-knights = Ritterleiste
orleans-track-development = Entwicklungsleiste
orleans-hour-pilgrimage = Pilgerfahrt
orleans-hour-income = Einkommen
orleans-hour-harvest = Ernte
orleans-hour-taxes = Steuern
orleans-hour-trading_day = Handelstag
orleans-hour-plague = Pest
orleans-hour-does-pilgrimage = Niemand darf Mönche anwerben.
orleans-hour-does-income = Münzen nach Entwicklungsstatus.
orleans-hour-does-harvest = Nahrung abgeben oder zahlen.
orleans-hour-does-taxes = Münzen für eigene Waren zahlen.
orleans-hour-does-trading_day = Münzen für gebaute Kontore.
orleans-hour-does-plague = Ein Neutraler aus dem Beutel geht verloren.
orleans-colour-blue = Blau
orleans-colour-red = Rot
orleans-colour-green = Grün
orleans-colour-yellow = Gelb
orleans-term-station =
    { $count ->
        [one] Kontor
       *[other] Kontore
    }
orleans-term-citizen = Bürger
orleans-term-coin =
    { $count ->
        [one] Münze
       *[other] Münzen
    }
orleans-term-grain = Getreide
orleans-term-cheese = Käse
orleans-term-wine = Wein
orleans-term-wool = Wolle
orleans-term-brocade = Brokat
orleans-from-market = dem Warenmarkt
orleans-from-route = dem Weg
orleans-from-boatmen = die Bootsleuteleiste
orleans-from-knights = die Ritterleiste
orleans-from-stations = die meisten Kontore
orleans-why-census = Volkszählung
orleans-why-development = Entwicklungsleiste
orleans-why-boatmen = Bootsleuteleiste
orleans-why-place = Ort
orleans-why-deed = segensreiches Werk
orleans-why-income = Einkommen
orleans-why-trading_day = Handelstag
orleans-why-taxes = Steuern
orleans-why-harvest = Ernte
orleans-why-pharmacy = Apotheke
orleans-phase-1 = Sanduhr
orleans-phase-2 = Volkszählung
orleans-phase-3 = Gefolgsleute
orleans-phase-4 = Planung
orleans-phase-5 = Aktionen
orleans-phase-6 = Ereignis
orleans-phase-7 = Startspieler

## Decisions

orleans-ask-DP-EXCL = { $name }, welche Ortskarte soll nicht mitspielen?
orleans-wait-DP-EXCL = { $name } darf eine Ortskarte ausschließen.
orleans-does-DP-EXCL = schließt eine Ortskarte aus oder keine
orleans-ask-DP-RET = { $name }, nimmst du gesetztes Gefolge zurück? Für jeden wird einer weniger gezogen.
orleans-wait-DP-RET = { $name } darf gesetzte Gefolgsleute zurücknehmen.
orleans-does-DP-RET = darf zurücknehmen
orleans-ask-DP-DRAW = { $name }, wie viele Gefolgsleute ziehst du?
orleans-wait-DP-DRAW = { $name } sagt, wie viele Gefolgsleute gezogen werden.
orleans-does-DP-DRAW = sagt, wie viele
orleans-ask-DP-STORE = { $name }, wer kommt auf den Pulverturm?
orleans-wait-DP-STORE = { $name } ordnet Marktplatz und Turm.
orleans-does-DP-STORE = füllt den Turm
orleans-ask-DP-PLAN = { $name }, setze deine Gefolgsleute auf deine Orte und sage dann, dass du fertig bist.
orleans-wait-DP-PLAN = { $name } plant.
orleans-does-DP-PLAN = plant
orleans-ask-DP-ACT = { $name }, nutze einen deiner aktivierten Orte oder passe.
orleans-wait-DP-ACT = { $name } wählt eine Aktion.
orleans-does-DP-ACT = nutzt einen Ort oder passt
orleans-ask-DP-VILL = { $name }, wen wirbst du im Dorf an?
orleans-wait-DP-VILL = { $name } wirbt im Dorf an.
orleans-does-DP-VILL = wirbt im Dorf an
orleans-ask-DP-PTILE = { $name }, welche Ortskarte legst du an?
orleans-wait-DP-PTILE = { $name } wählt eine Ortskarte.
orleans-does-DP-PTILE = wählt eine Ortskarte
orleans-ask-DP-ROUTE = { $name }, wohin reist dein Kaufmann?
orleans-wait-DP-ROUTE = { $name } reist.
orleans-does-DP-ROUTE = reist
orleans-ask-DP-GOOD = { $name }, welche Ware des Weges nimmst du?
orleans-wait-DP-GOOD = { $name } darf eine Ware nehmen.
orleans-does-DP-GOOD = darf eine Ware nehmen
orleans-ask-DP-DEED = { $name }, wen entsendest du zu welchem segensreichen Werk?
orleans-wait-DP-DEED = { $name } entsendet Personen zu segensreichen Werken.
orleans-does-DP-DEED = entsendet Personen
orleans-ask-DP-CANAL = { $name }, eine Münze oder ein Schritt auf der Entwicklungsleiste?
orleans-wait-DP-CANAL = { $name } wählt die Belohnung.
orleans-does-DP-CANAL = wählt die Belohnung
orleans-ask-DP-PHARM = { $name }, wie viele Münzen zahlst du in der Apotheke?
orleans-wait-DP-PHARM = { $name } zahlt in der Apotheke.
orleans-does-DP-PHARM = zahlt in der Apotheke
orleans-ask-DP-BATH = { $name }, setze zwei der Gezogenen auf deine Orte.
orleans-wait-DP-BATH = { $name } setzt Gefolgsleute aus dem Badehaus.
orleans-does-DP-BATH = setzt die Gezogenen
orleans-ask-DP-TECH = { $name }, wohin kommt das Technikplättchen? Du darfst es behalten.
orleans-wait-DP-TECH = { $name } darf Technik anlegen.
orleans-does-DP-TECH = darf Technik anlegen
orleans-ask-DP-SACR = { $name }, soll der Mönch in der Sakristei dich vor dem Ereignis schützen?
orleans-wait-DP-SACR = { $name } darf die Sakristei einsetzen.
orleans-does-DP-SACR = fragt die Sakristei
orleans-ask-DP-FOOD = { $name }, was gibst du bei der Ernte ab?
orleans-wait-DP-FOOD = { $name } gibt Nahrung ab.
orleans-does-DP-FOOD = gibt Nahrung ab
orleans-ask-DP-TORT = { $name }, was gibst du für die fehlende Münze her?
orleans-wait-DP-TORT = { $name } gibt etwas für eine fehlende Münze her.
orleans-does-DP-TORT = zahlt unter Folter
orleans-verb-put = Setzen
orleans-verb-take = Zurücknehmen
orleans-verb-tech = Technik anlegen
orleans-verb-plan = Ganzer Plan
orleans-verb-done = Fertig
orleans-verb-back = Zurücknehmen
orleans-verb-draw = Ziehen
orleans-verb-store = Auf den Turm
orleans-verb-unstore = Zurück auf den Marktplatz
orleans-verb-use = Ort nutzen
orleans-verb-pass = Passen
orleans-verb-village = Anwerben
orleans-verb-choose = Wählen
orleans-verb-decline = Verzichten
orleans-verb-travel = Reisen
orleans-verb-good = Ware nehmen
orleans-verb-leave = Liegen lassen
orleans-verb-send = Entsenden
orleans-verb-reward = Belohnung
orleans-verb-pay = Zahlen
orleans-verb-keep = Behalten
orleans-verb-shield = Schützen
orleans-verb-food = Nahrung abgeben
orleans-verb-coins = Münzen zahlen
orleans-verb-exclude = Ausschließen
orleans-put = { $follower } nach { $place }
orleans-take = { $follower } von { $place } zurücknehmen
orleans-tech = Technik bei { $place }
orleans-done = Fertig
orleans-back = { $follower } von { $place } auf den Marktplatz
orleans-draw = { $number } ziehen
orleans-store = { $follower } auf den Turm
orleans-unstore = { $follower } zurück auf den Marktplatz
orleans-use = { $place }
orleans-pass = Passen
orleans-village = { $character } (noch { $left })
orleans-choose = { $tile } ({ $category })
orleans-decline = Nein, danke
orleans-travel = Nach { $town }
orleans-good =
    { $good }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
orleans-leave = Die Waren liegen lassen
orleans-send =
    { $character }: { $deed }{ $left ->
        [0] , damit vollendet
        [one] , dann fehlt einer
       *[other] , dann fehlen { $left }
    }
orleans-reward =
    { $what ->
        [coins] 1 Münze
       *[development] 1 Schritt Entwicklung
    }
orleans-pay-coins =
    { $coins ->
        [one] 1 Münze zahlen
       *[other] { $coins } Münzen zahlen
    }
orleans-pay-station = Ein Kontor: { $town }
orleans-pay-follower = Ein Gefolgsmann, blind aus dem Beutel
orleans-pay-technology = Ein Technikplättchen: { $space }
orleans-pay-step = Ein Schritt zurück auf der Entwicklungsleiste
orleans-pay-good = { $good }
orleans-pay-tile = Die Ortskarte { $tile }
orleans-keep = Für später behalten
orleans-shield = Ja: { $event } trifft mich nicht
orleans-food = { $good }
orleans-coins = { $coins } Münzen
orleans-exclude = { $tile } ({ $category })

## The log

orleans-event-start-player = { $name } ist Startspieler.
orleans-event-set-up = Der Plan ist aufgebaut.
orleans-event-put-away = { $tile } spielt diesmal nicht mit.
orleans-event-exclude = { $name } schließt aus: { $tile }.
orleans-event-hour = Runde { $round }: { $event } { $letter }
orleans-event-gain =
    { $name } bekommt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } ({ $why }).
orleans-event-spend =
    { $name } zahlt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } ({ $why }).
orleans-event-shortage = Der Münzvorrat reicht nicht: { $name } entgehen { $coins }.
orleans-event-torture = { $name } kann nicht zahlen: Folter für { $debt } ({ $why }).
orleans-event-give-up =
    { $name } gibt her: { $what ->
        [station] ein Kontor ({ $town })
        [follower] einen Gefolgsmann ({ $follower })
        [technology] ein Technikplättchen
        [step] einen Schritt auf der Entwicklungsleiste
        [good] { $good }
       *[tile] die Ortskarte { $tile }
    }.
orleans-event-spared = { $name } zieht { $follower }, der in den Beutel zurückkommt; es wird noch einmal gezogen.
orleans-event-waived = { $name } hat nichts mehr herzugeben; der Rest der Schuld entfällt.
orleans-event-back = { $name } nimmt auf den Marktplatz zurück: { $follower }.
orleans-event-draw = { $name } zieht { $number } aus dem Beutel.
orleans-event-store = { $name } legt { $follower } auf den Turm.
orleans-event-unstore = { $name } nimmt { $follower } vom Turm auf den Marktplatz.
orleans-event-put = { $name } besetzt { $place } ({ $follower }).
orleans-event-take = { $name } nimmt von { $place } zurück.
orleans-event-tech = { $name } legt Technik an: { $place }.
orleans-event-finished = { $name } hat fertig geplant.
orleans-event-reveal = Alle Pläne werden gezeigt.
orleans-event-plan = Der Plan von { $name } ist zu sehen.
orleans-event-use = { $name } nutzt den Ort { $place }.
orleans-event-pass = { $name } passt.
orleans-event-recruit = { $name } wirbt an: { $character }.
orleans-event-advance = { $name } rückt auf Feld { $space } der Leiste vor ({ $track }).
orleans-event-develop =
    { $name } entwickelt sich um { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    } auf Feld { $space }.
orleans-event-status = { $name } hat jetzt Entwicklungsstatus { $status }.
orleans-event-citizen = { $name } gewinnt einen Bürger.
orleans-event-good = { $name } nimmt { $good } von { $from }.
orleans-event-technology = { $name } bekommt ein Technikplättchen.
orleans-event-tile = { $name } legt an: { $tile }.
orleans-event-travel = { $name } reist nach { $town } ({ $place }).
orleans-event-build = { $name } baut ein Kontor in { $town }.
orleans-event-send = { $name } entsendet ({ $character }): { $deed }.
orleans-event-bath = { $name } zieht im Badehaus { $follower }.
orleans-event-shield = Die Sakristei schützt { $name }: { $event }.
orleans-event-food = { $name } gibt { $good } ab.
orleans-event-plague = Die Pest nimmt { $name } einen Gefolgsmann: { $follower }.
orleans-event-immune = Die Pest verschont { $name } ({ $follower }).
orleans-event-score = { $name } zählt zusammen.
orleans-event-turn = { $name } ist dran.
orleans-event-forced = { $name } hat nur eine Möglichkeit.
orleans-event-end = Das Spiel ist aus.

## The final table

orleans-category-station = Kontore × Status
orleans-category-citizen = Bürger × Status
orleans-category-coin = Münzen
orleans-category-goods = Waren

## Refusals

orleans-refusal-all-must-go = Wer gehen kann, muss gehen.
orleans-refusal-already-placed = Wer seit einer früheren Runde auf einem Aktionsfeld steht, bleibt bei der Planung dort.
orleans-refusal-bag-empty = Dein Beutel ist leer: Das Badehaus täte nichts.
orleans-refusal-bag-is-smaller = So viele sind nicht in deinem Beutel.
orleans-refusal-beyond-allowance = So viele erlaubt dir die Ritterleiste nicht.
orleans-refusal-blind-draw = Der Gefolgsmann wird blind gezogen; aussuchen kannst du nicht.
orleans-refusal-both-together = Beide gehen zusammen, und für beide ist nirgends Platz.
orleans-refusal-category = Dein erster Händler bringt eine Ortskarte der Kategorie I.
orleans-refusal-character-gone = Diese Person gibt es auf dem Plan nicht mehr.
orleans-refusal-coin-space = Auf oder über ein Münzfeld darfst du nicht zurück.
orleans-refusal-debt-not-covered = Das deckt deine Schuld nicht.
orleans-refusal-deed-full = Dort sind alle Plätze für diese Person besetzt.
orleans-refusal-development-end = Du bist am Ende der Entwicklungsleiste.
orleans-refusal-farmer-first = Dieses Technikplättchen darf nur einen Bauern ersetzen.
orleans-refusal-food-first = Solange du Nahrung hast, musst du sie abgeben.
orleans-refusal-good-gone = Diese Ware gibt es im Warenmarkt nicht mehr.
orleans-refusal-later-technology-first = Nimm zuerst das zuletzt angelegte Technikplättchen zurück.
orleans-refusal-leaves-coin-space = Von einem Münzfeld darfst du nicht zurück.
orleans-refusal-marked-follower = Gefolgsleute deiner Farbe gehen nie zu segensreichen Werken.
orleans-refusal-market-full = Der Marktplatz ist voll.
orleans-refusal-market-overfull = Auf dem Marktplatz sind zu viele: Lege welche auf den Turm.
orleans-refusal-monk-space = Technik ersetzt nie einen Mönch.
orleans-refusal-monks-only = Auf das Feld eines Mönchs darf nur ein Mönch.
orleans-refusal-must-collect = Der Pferdewagen nimmt eine Ware mit.
orleans-refusal-must-draw = Du musst so viele ziehen, wie du kannst.
orleans-refusal-must-place = Setze Gefolgsleute, solange Platz für sie ist.
orleans-refusal-no-coin = Zum Zahlen brauchst du eine Münze.
orleans-refusal-no-follower-to-give = Es gibt keinen Gefolgsmann herzugeben.
orleans-refusal-no-good-to-give = Diese Ware hast du nicht.
orleans-refusal-no-neutral-follower = In deinem Beutel ist kein neutraler Gefolgsmann.
orleans-refusal-no-road = Dorthin führt keine Straße.
orleans-refusal-no-room = So viel Platz ist auf deinem Marktplatz nicht.
orleans-refusal-no-station = Du hast kein Kontor mehr zu bauen.
orleans-refusal-no-station-to-give = Dieses Kontor hast du nicht.
orleans-refusal-no-step-to-give = Vom Anfang der Leiste geht es nicht zurück.
orleans-refusal-no-such-follower = Diesen Gefolgsmann gibt es dort nicht.
orleans-refusal-no-such-good = Von dieser Ware hast du nichts.
orleans-refusal-no-technology = Du hast kein Technikplättchen.
orleans-refusal-no-technology-to-give = Es gibt kein Technikplättchen herzugeben.
orleans-refusal-no-tile-left = Es ist keine Ortskarte mehr da, die du wählen dürftest.
orleans-refusal-no-tile-to-give = Diese Ortskarte hast du nicht.
orleans-refusal-not-a-tile = Das ist keine Ortskarte.
orleans-refusal-no-waterway = Dorthin führt kein Wasserweg.
orleans-refusal-no-way = Von hier führt kein solcher Weg weiter.
orleans-refusal-nobody-there = Dort steht niemand.
orleans-refusal-nobody-to-send = Kein Werk hat Platz für jemanden von dort.
orleans-refusal-not-activated = Der Ort ist nicht aktiviert: Nicht alle Felder sind belegt.
orleans-refusal-not-an-action = Die Sakristei wirkt von selbst, wenn ein Ereignis kommt.
orleans-refusal-not-enough-coins = So viele Münzen hast du nicht.
orleans-refusal-not-food = Nur Getreide, Käse und Wein sind Nahrung.
orleans-refusal-not-in-village = Das Dorf bringt Bootsmann, Handwerker oder Händler.
orleans-refusal-not-on-route = Diese Ware liegt nicht an diesem Weg.
orleans-refusal-not-your-place = Diesen Ort hast du nicht.
orleans-refusal-nothing-there = Da ist nichts zurückzunehmen.
orleans-refusal-one-to-three = Die Apotheke nimmt eine bis drei Münzen.
orleans-refusal-only-when-passing = Technik wird nur beim Passen angelegt.
orleans-refusal-own-station = Du hast hier schon ein Kontor.
orleans-refusal-pilgrimage = In einer Runde mit Pilgerfahrt wirbt niemand Mönche an.
orleans-refusal-privilege = Dieser Ort wirkt von selbst und braucht keine Aktion.
orleans-refusal-second-technology = Ein Ort nimmt ein Technikplättchen.
orleans-refusal-send-one = Mindestens einer muss entsandt werden.
orleans-refusal-small-place = Technik kommt nicht an einen Ort, der nur eine Person braucht.
orleans-refusal-space-taken = Das Feld ist besetzt.
orleans-refusal-technology-gone = Es ist kein Technikplättchen mehr da.
orleans-refusal-technology-stays = Angelegte Technik bleibt liegen.
orleans-refusal-the-bathhouse = Nicht auf das Badehaus selbst.
orleans-refusal-tile-gone = Diese Ortskarte ist nicht mehr da.
orleans-refusal-too-many = Mehr kannst du nicht zurücknehmen.
orleans-refusal-tower-full = Der Turm ist voll.
orleans-refusal-town-hall = Nicht ins Rathaus.
orleans-refusal-town-taken = In dieser Stadt steht schon ein Kontor.
orleans-refusal-track-end = Dein Marker ist am Ende der Leiste.
orleans-refusal-wrong-profession = Das Feld ist für einen anderen Beruf.
orleans-refusal-not-offered = Das geht jetzt nicht.

## The rule index

orleans-module-components = Spielmaterial
orleans-module-decisions = Entscheidungen
orleans-module-deeds = Segensreiche Werke
orleans-module-editions = Unterschiede der Ausgaben
orleans-module-events = Ereignisse
orleans-module-general = Allgemeine Regeln
orleans-module-information = Offen und verdeckt
orleans-module-place-tiles = Ortskarten
orleans-module-places = Orte
orleans-module-player-counts = Zu zweit und zu dritt
orleans-module-questions = Offene Fragen
orleans-module-rounds = Runden und Phasen
orleans-module-scoring = Ende und Wertung
orleans-module-setup = Aufbau
orleans-module-technology = Technik
orleans-module-torture = Folter
orleans-module-tracks = Leisten
orleans-module-variants = Varianten

orleans-section-5 = Was ein Ort ist
orleans-section-6 = Die Orte der Stadt
orleans-section-8 = Die Leisten der Personen
orleans-section-9 = Eine Ortskarte gewinnen
orleans-section-10 = Jede einzelne Ortskarte
orleans-section-11 = Die Entwicklungsleiste
orleans-section-14 = Was begrenzt ist
orleans-section-15 = Markierte Gefolgsleute
orleans-section-17 = Gesetzte Personen
orleans-section-18 = Bezahlen
orleans-section-19 = Die Reihenfolge
orleans-section-20 = Das Ende
orleans-section-21 = Gleichstand
orleans-section-23 = Ortskarten ausschließen
orleans-section-24 = Zusätzliche Ortskarten
