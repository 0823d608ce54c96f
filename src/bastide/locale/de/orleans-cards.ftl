### Was die Dinge in Orléans tun: Karten zu Orten, Ortskarten, Werken und Leisten, Rundenende, Folter.
### $good, $town, $place, $character und dergleichen sind Wörter, keine Kennungen.

## Reiter neben der Landkarte

orleans-tabs-tracks = Leisten
orleans-tabs-deeds = Werke
orleans-tabs-tiles = Ortskarten
orleans-tabs-open = { $count } offen für dich
orleans-tabs-shrink = Verkleinern

## Karten: Überschriften und Zeilen

orleans-card-keys = I öffnet die Karte zu dem, was im Fokus ist, Escape schließt sie. T zeigt die Leisten, D die Werke, P die Ortskarten, E vergrößert sie, M die Landkarte.
orleans-card-now = Für dich jetzt
orleans-card-needs = Braucht
orleans-card-more = Mehr?
orleans-card-not-now = Jetzt nicht
orleans-card-edition = Ausgabe
orleans-card-left = Übrig
orleans-card-others = Die anderen
orleans-card-spaces = Felder
orleans-card-uses = Arbeitet in
orleans-card-from = Kommt von
orleans-card-to-come = Noch offen
orleans-card-place = Ort auf deinem Tableau
orleans-card-place-of = Ort auf dem Tableau von { $name }
orleans-card-tile-mine = Ortskarte { $category } · auf deinem Tableau
orleans-card-tile-of = Ortskarte { $category } · bei { $name }
orleans-card-tile-free = Ortskarte { $category } · noch frei
orleans-card-tile-out = Ortskarte { $category } · nicht in dieser Partie
orleans-card-choose = { $place } nehmen
orleans-card-exclude = { $place } ausschließen
orleans-card-only-category = Nur Kategorie { $category }
orleans-card-fill =
    { $count ->
        [one] Hierher setzen
        [2] Beide hierher
       *[other] Alle { $count } hierher
    }
orleans-card-same = In allen drei Ausgaben gleich.
orleans-card-anyone = Beliebige Person

## Braucht: wer da ist, wer woanders steht

orleans-card-need-there = { $character } ✓ ist da
orleans-card-need-technology = { $character } ✓ durch ein Technikplättchen ersetzt
orleans-card-need-market = { $character } ✓ auf deinem Markt
orleans-card-need-stands = { $character }: steht { $place }
orleans-card-need-monk = { $character }: dein Mönch kann einspringen
orleans-card-need-bag = { $character }: { $count } im Beutel
orleans-card-need-none = { $character }: hast du nicht
orleans-card-need-always = Niemanden: wirkt immer.
orleans-card-need-anyone =
    { $count ->
        [one] eine beliebige Person
       *[other] { $count } beliebige Personen
    }

## Was ein Ort jetzt für dich tut

orleans-card-does-farm_house = Wirb einen Bauern an und nimm 1 { $good }.
orleans-card-does-village = Wirb einen Schiffer, Handwerker oder Händler an und nimm, was die Leiste zeigt.
orleans-card-does-university =
    { $steps ->
        [one] Wirb einen Gelehrten an und rücke 1 Schritt auf der Entwicklungsleiste vor.
       *[other] Wirb einen Gelehrten an und rücke { $steps } Schritte auf der Entwicklungsleiste vor.
    }
orleans-card-does-castle = Wirb einen Ritter an. Ab der nächsten Runde ziehst du { $draw } Gefolgsleute.
orleans-card-does-monastery = Wirb einen Mönch an. Ein Mönch kann für jede andere Person einspringen.
orleans-card-does-ship = Zieh mit der Händlerfigur über 1 Wasserweg und nimm, wenn du magst, 1 Ware von dort.
orleans-card-does-wagon = Zieh mit der Händlerfigur über 1 Landweg und nimm, wenn du magst, 1 Ware von dort.
orleans-card-does-guildhall = Bau ein Kontor in { $town }, wo deine Händlerfigur steht.
orleans-card-does-scriptorium = Rücke 1 Schritt auf der Entwicklungsleiste vor.
orleans-card-does-town_hall = Entsende 1 oder 2 Gefolgsleute zu segensreichen Werken, aber keinen deiner vier eigenen.
orleans-card-does-good =
    { $points ->
        [one] Nimm 1 { $good } vom Warenmarkt: 1 Punkt.
       *[other] Nimm 1 { $good } vom Warenmarkt: { $points } Punkte.
    }
orleans-card-does-coins =
    { $coins ->
        [one] Nimm 1 Münze.
       *[other] Nimm { $coins } Münzen.
    }
orleans-card-does-sacristy = Ein Mönch hier kann dich einmal vor Ernte, Steuern oder Pest schützen. Dann geht er in den Beutel zurück.
orleans-card-does-herb_garden = Deine Schiffer können für Bauern, Handwerker und Händler einspringen.
orleans-card-does-school = Deine Gelehrten können für jeden Beruf außer Mönchen einspringen.
orleans-card-does-bathhouse = Zieh 3 Gefolgsleute aus dem Beutel und setze 2 davon sofort.
orleans-card-does-windmill = Nimm 2 Münzen und rücke 1 Schritt auf der Entwicklungsleiste vor.
orleans-card-does-library = Rücke 2 Schritte auf der Entwicklungsleiste vor.
orleans-card-does-hospital =
    { $coins ->
        [one] Bringt dir jetzt 1 Münze: so viele, wie dein Entwicklungsstand hoch ist.
       *[other] Bringt dir jetzt { $coins } Münzen: so viele, wie dein Entwicklungsstand hoch ist.
    }
orleans-card-does-office =
    { $coins ->
        [0] Bringt 1 Münze je gebautem Kontor: Du hast noch keines.
        [one] Bringt dir jetzt 1 Münze: 1 je gebautem Kontor.
       *[other] Bringt dir jetzt { $coins } Münzen: 1 je gebautem Kontor.
    }
orleans-card-does-gunpowder_tower = Nimmt 2 weitere Gefolgsleute auf. Von hier können sie direkt zu segensreichen Werken.
orleans-card-does-pharmacy = Zahle 1 bis 3 Münzen und rücke ebenso viele Schritte auf der Entwicklungsleiste vor.
orleans-card-does-horse_wagon =
    { $collects ->
        [yes] Zieh mit der Händlerfigur über 1 Landweg und nimm 1 Ware von dort.
       *[no] Zieh mit der Händlerfigur über 1 Landweg, ohne Ware.
    }
orleans-card-does-shipping_line = Rücke 1 Schritt auf der Entwicklungsleiste vor.
orleans-card-does-laboratory = Nimm 1 Technikplättchen.

orleans-card-now-track = Du rückst auf Feld { $space } von { $last } vor ({ $track }).
orleans-card-now-village = Schiffer: { $boatman } · Handwerker: { $craftsman } · Händler: { $trader }
orleans-card-now-develop =
    Von Feld { $from } auf { $to }{ $status ->
        [0] {""}
       *[other] , Stand { $status }
    }{ $coins ->
        [0] {""}
        [one] , 1 Münze
       *[other] , { $coins } Münzen
    }{ $citizen ->
        [0] .
       *[other] , ein Bürger.
    }
orleans-card-now-developed = Du bist am Ende der Entwicklungsleiste.
orleans-card-now-citizen = Du wärst zuerst dort: ein Bürger dazu.
orleans-card-now-roads =
    { $count ->
        [0] Von { $town } führt kein Landweg weiter.
        [one] Von { $town } führt 1 Landweg weiter: { $list }.
       *[other] Von { $town } führen { $count } Landwege weiter: { $list }.
    }
orleans-card-now-water =
    { $count ->
        [0] Von { $town } führt kein Wasserweg weiter.
        [one] Von { $town } führt 1 Wasserweg weiter: { $list }.
       *[other] Von { $town } führen { $count } Wasserwege weiter: { $list }.
    }
orleans-card-now-station =
    { $points ->
        [one] Zählt am Ende 1 Punkt, deinen Entwicklungsstand. Noch { $left } zu bauen.
       *[other] Zählt am Ende { $points } Punkte, deinen Entwicklungsstand. Noch { $left } zu bauen.
    }
orleans-card-now-deeds =
    { $count ->
        [0] Kein Werk hat Platz für deine Gefolgsleute.
        [one] 1 Werk hat Platz für deine Gefolgsleute.
       *[other] { $count } Werke haben Platz für deine Gefolgsleute.
    }
orleans-card-now-goods = Noch { $left } im Warenmarkt; du hast { $have ->
        [0] nichts davon
       *[other] { $have }
    }.
orleans-card-now-monks =
    { $left ->
        [0] Kein Mönch mehr auf dem Spielplan.
        [one] Noch 1 Mönch auf dem Spielplan.
       *[other] Noch { $left } Mönche auf dem Spielplan.
    }
orleans-card-now-boatmen =
    { $count ->
        [0] Du hast keinen Schiffer auf dem Markt oder im Beutel.
       *[other] Du hast { $count } Schiffer auf dem Markt und im Beutel.
    }
orleans-card-now-scholars =
    { $count ->
        [0] Du hast keinen Gelehrten auf dem Markt oder im Beutel.
        [one] Du hast 1 Gelehrten auf dem Markt oder im Beutel.
       *[other] Du hast { $count } Gelehrte auf dem Markt und im Beutel.
    }
orleans-card-now-bag =
    { $count ->
        [0] Dein Beutel ist leer.
        [one] In deinem Beutel ist 1 Person.
       *[other] In deinem Beutel sind { $count } Personen.
    }
orleans-card-now-pay =
    { $most ->
        [0] Du hast keine Münze zum Zahlen.
        [one] { $coins ->
            [one] Du hast 1 Münze
           *[other] Du hast { $coins } Münzen
        }: 1 Schritt, auf Feld { $to }.
       *[other] Du hast { $coins } Münzen: bis zu { $most } Schritte, auf Feld { $to }.
    }
orleans-card-now-technology = Noch { $left } da. Es ersetzt an einem Ort für den Rest der Partie 1 Person.
orleans-card-more-status =
    { $steps ->
        [one] Ab Stand { $status } sind es { $status } Münzen: noch 1 Schritt.
       *[other] Ab Stand { $status } sind es { $status } Münzen: noch { $steps } Schritte.
    }

## Ausgaben

orleans-card-edition-horse_wagon =
    { $edition ->
        [A] Diese Partie (A): mit Ware wie in C. In B zieht der Wagen nur.
        [B] Diese Partie (B): nur ziehen. In A und C kommt die Ware mit.
       *[C] Diese Partie (C): mit Ware. A spielt es ebenso. In B zieht der Wagen nur.
    }
orleans-card-edition-gunpowder_tower = In B gehen beide zusammen zu Werken, in A und C einer oder beide, wie du magst.
orleans-card-edition-technology =
    { $edition ->
        [C] Diese Partie (C): Dein erstes Technikplättchen ersetzt einen Bauern. In A und B gilt das nur für das erste von der Handwerkerleiste.
       *[other] Diese Partie ({ $edition }): Dein erstes Technikplättchen von der Handwerkerleiste ersetzt einen Bauern. In C gilt das für dein erstes überhaupt.
    }
orleans-card-edition-harvest =
    { $edition ->
        [A] Diese Partie (A): Nahrungsmittel oder 5 Münzen, wie du magst. In B und C zuerst Nahrungsmittel.
       *[other] Diese Partie ({ $edition }): zuerst Nahrungsmittel, Münzen nur für fehlende. In A darfst du wählen.
    }
orleans-card-edition-strength =
    { $edition ->
        [A] Diese Partie (A): Der Buchstabe auf der Karte bestimmt die Stärke. In B und C ist sie immer gleich.
       *[other] Diese Partie ({ $edition }): immer gleich stark. In A bestimmt der Buchstabe auf der Karte die Stärke.
    }
orleans-card-edition-boatmen =
    { $edition ->
        [C] Diese Partie (C): Wer zuerst auf dem letzten Feld ist, bekommt den Bürger statt Münzen. In A und B dazu.
       *[other] Diese Partie ({ $edition }): Wer zuerst auf dem letzten Feld ist, bekommt den Bürger zu den Münzen. In C statt der Münzen.
    }
orleans-card-edition-draw =
    { $edition ->
        [C] Diese Partie (C): Zieh so viele, wie du magst, bis zu dieser Zahl. In A und B ziehst du alle.
       *[other] Diese Partie ({ $edition }): Du ziehst alle. In C darfst du weniger ziehen.
    }

## Werke

orleans-card-deed = Segensreiches Werk
orleans-card-deed-does =
    { $reward ->
        [either] Jede entsandte Person bringt 1 Münze oder 1 Schritt Entwicklung. Wer das letzte Feld füllt, bekommt auch den Bürger.
       *[other] Jede entsandte Person bringt { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }. Wer das letzte Feld füllt, bekommt auch den Bürger.
    }
orleans-card-deed-full = Vollendet. Den Bürger hat { $name }.
orleans-card-deed-mine = Vollendet. Den Bürger hast du.
orleans-card-deed-free = { $list }
orleans-card-deed-now = Du könntest entsenden: { $list }.
orleans-card-deed-none = Von deinen Gefolgsleuten passt hier niemand.
orleans-card-deed-how = Übers Rathaus, 1 oder 2 Gefolgsleute je Aktion.
orleans-card-deed-citizen =
    { $points ->
        [one] 1 Punkt, dein Entwicklungsstand
       *[other] { $points } Punkte, dein Entwicklungsstand
    }

## Leisten

orleans-card-track = Leiste
orleans-card-track-does = Mit jeder angeworbenen Person ({ $character }) rückst du 1 Feld vor und bekommst, was es zeigt.
orleans-card-track-draw = Mit jedem angeworbenen Ritter rückst du 1 Feld vor. Du ziehst so viele Gefolgsleute, wie dein Feld zeigt.
orleans-card-track-at = Du bist auf Feld { $space } von { $last }. Als Nächstes: { $next }.
orleans-card-track-end = Du bist am Ende der Leiste.
orleans-card-track-recruited = Anwerben: { $place }
orleans-card-track-census = Volkszählung jede Runde: allein vorn +1 Münze, allein hinten −1 Münze.
orleans-card-track-left =
    { $count ->
        [0] keine { $characters } mehr anzuwerben
       *[other] noch { $count } { $characters } anzuwerben
    }
orleans-card-development-does = Jeder Schritt ist 1 Feld. Schilde heben deinen Stand, Münzen gehören dir, und wer zuerst bei einem Bürger ankommt, bekommt ihn.
orleans-card-development-at = Feld { $space } von { $last }, Stand { $status }. Am Ende zählt jedes Kontor und jeder Bürger { $status }.
orleans-card-development-next =
    { $steps ->
        [one] Stand { $status } in 1 Schritt.
       *[other] Stand { $status } in { $steps } Schritten.
    }

## Ereignisse

orleans-card-event = Ereignis der Runde { $round }
orleans-card-event-pilgrimage = Niemand darf in dieser Runde einen Mönch anwerben.
orleans-card-event-income =
    { $coins ->
        [one] Du bekommst 1 Münze: 1 je Punkt deines Entwicklungsstands.
       *[other] Du bekommst { $coins } Münzen für deinen Entwicklungsstand.
    }
orleans-card-event-trading_day =
    { $coins ->
        [0] Du bekommst nichts: Gezahlt wird für gebaute Kontore.
        [one] Du bekommst 1 Münze für deine gebauten Kontore.
       *[other] Du bekommst { $coins } Münzen für deine gebauten Kontore.
    }
orleans-card-event-taxes =
    { $coins ->
        [0] Du zahlst nichts: Du hast zu wenige Waren.
        [one] Du zahlst 1 Münze für deine Waren.
       *[other] Du zahlst { $coins } Münzen für deine Waren.
    }
orleans-card-event-harvest =
    { $short ->
        [0] Du brauchst { $food } Nahrungsmittel und hast { $have }: gedeckt.
       *[other] Du brauchst { $food } Nahrungsmittel und hast { $have ->
            [0] keins
           *[other] { $have }
        }: { $coins } Münzen für das, was fehlt.
    }
orleans-card-event-plague = Alle ziehen blind eine Person und verlieren sie, außer es ist eine der vier eigenen.
orleans-card-event-when = am Ende dieser Runde

## Spielsteine

orleans-card-good = Ware
orleans-card-good-does =
    { $points ->
        [one] Zählt am Ende 1 Punkt.
       *[other] Zählt am Ende { $points } Punkte.
    }
orleans-card-good-food = Gilt bei der Ernte als Nahrungsmittel.
orleans-card-good-now =
    { $have ->
        [0] Du hast keine
       *[other] Du hast { $have }: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
    }. Noch { $left } im Warenmarkt.
orleans-card-good-taxes = Alle Waren zählen bei den Steuern.
orleans-card-good-from = Land- und Wasserwege (Schiff, Wagen){ $more }
orleans-card-follower = Gefolgsleute
orleans-card-follower-monk = Springt für jede andere Person ein.
orleans-card-follower-plain = Gehört auf ein Feld mit diesem Zeichen.
orleans-card-follower-own = Gehört zu deinen vier eigenen: geht nie verloren und nie zu einem Werk.
orleans-card-follower-now = Im Beutel { $bag }, auf dem Markt { $market }.
orleans-card-technology = Technikplättchen
orleans-card-technology-does = Ersetzt an einem Ort für den Rest der Partie 1 Person, aber keinen Mönch. 1 je Ort.
orleans-card-citizen = Bürger
orleans-card-citizen-does = Zählt am Ende so viele Punkte, wie dein Entwicklungsstand hoch ist.
orleans-card-citizen-now =
    { $count ->
        [0] Du hast keinen.
       *[other] Du hast { $count }: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
    }
orleans-card-station = Kontor
orleans-card-station-does = Zählt am Ende so viele Punkte, wie dein Entwicklungsstand hoch ist. Wer die meisten hat, bekommt dazu einen Bürger.
orleans-card-station-now =
    { $built } gebaut, { $left } übrig: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
orleans-card-status = Entwicklungsstand
orleans-card-status-does = So viele Punkte zählt am Ende jedes deiner Kontore und jeder deiner Bürger.
orleans-card-status-now =
    { $status } × { $things } = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
orleans-card-bag = Beutel
orleans-card-bag-does = Jede Runde ziehst du daraus { $draw } Gefolgsleute. Wer gearbeitet hat, kommt zurück hinein.
orleans-card-coin = Münze
orleans-card-coin-does = Zählt am Ende 1 Punkt. Damit zahlst du bei Ereignissen; was du nicht zahlen kannst, kostet dich anderes (Folter).
orleans-card-coin-now =
    { $coins ->
        [one] Du hast 1: 1 Punkt.
       *[other] Du hast { $coins }: { $coins } Punkte.
    }
orleans-card-town = Stadt
orleans-card-town-free = Noch kein Kontor: Deine Händlerfigur kann hier eines bauen.
orleans-card-town-shared = Hier dürfen alle ein Kontor bauen.
orleans-card-town-mine = Hier steht dein Kontor.
orleans-card-town-of = Hier steht ein Kontor von { $name }. Mehr als eines passt nicht.
orleans-card-town-roads = Landwege
orleans-card-town-water = Wasserwege
orleans-card-town-to = { $town } ({ $goods })
orleans-card-town-bare = { $town }
orleans-card-town-here = Deine Händlerfigur steht hier.
orleans-card-town-far =
    { $steps ->
        [one] Deine Händlerfigur ist 1 Weg entfernt.
       *[other] Deine Händlerfigur ist { $steps } Wege entfernt.
    }
orleans-card-yours = Du

## Das Ende einer Runde

orleans-round-over = Runde { $round } ist zu Ende
orleans-round-event = Runde { $round }: { $event }
orleans-round-on = Weiter zu Runde { $round }
orleans-round-space = Leertaste oder Tippen: weiter
orleans-round-census = meiste Bauern +1, wenigste −1
orleans-round-coins = Münzen
orleans-round-after = nach beidem
orleans-round-next = Danach: { $event }
orleans-round-end-of = am Ende von Runde { $round }
orleans-round-start = Startspieler:
orleans-round-gain =
    { $coins ->
        [one] +1 Münze
       *[other] +{ $coins } Münzen
    }
orleans-round-pay =
    { $coins ->
        [one] −1 Münze
       *[other] −{ $coins } Münzen
    }
orleans-round-loses = { $follower } verloren
orleans-round-drawn = { $follower } gezogen:
orleans-round-spared = verschont
orleans-round-food = 1 { $good } abgegeben
orleans-round-shield = geschützt ({ $place })
orleans-round-torture = zu wenig Münzen:
orleans-round-gives = { $what } abgegeben
orleans-round-waived = der Rest entfällt
orleans-round-nothing = nichts
orleans-round-no-monks = keine neuen Mönche
orleans-round-wait = noch nicht
orleans-round-most = meiste: +1 Münze
orleans-round-fewest = wenigste: −1 Münze
orleans-round-lead = gleichauf vorn: nichts
orleans-round-last = gleichauf hinten: nichts
orleans-round-between = dazwischen: nichts
orleans-round-covered = ✓ gedeckt: { $food } Nahrungsmittel
orleans-round-short =
    { $food ->
        [one] 1 Nahrungsmittel fehlt: { $coins } Münzen
       *[other] { $food } Nahrungsmittel fehlen: { $coins } Münzen
    }
orleans-round-plague = 1 Person in Gefahr
orleans-round-can-pay =
    { $coins ->
        [one] ✓ gedeckt: 1 Münze
       *[other] ✓ gedeckt: { $coins } Münzen
    }
orleans-round-cannot-pay =
    { $coins ->
        [one] 1 Münze fehlt
       *[other] { $coins } Münzen fehlen
    }

## Folter

orleans-torture-title =
    { $coins ->
        [one] Folter: Dir fehlt 1 Münze
       *[other] Folter: Dir fehlen { $coins } Münzen
    }
orleans-torture-help =
    { $coins ->
        [one] Du kannst sie nicht zahlen. Stattdessen geht eines davon für immer aus dem Spiel.
       *[other] Du kannst sie nicht zahlen. Je Münze geht eines davon für immer aus dem Spiel.
    }
orleans-torture-coins = Vorhandene Münzen zahlst du zuerst.
orleans-torture-give-good = 1 { $what } abgeben
orleans-torture-give-follower = Gefolgsmann abgeben
orleans-torture-give-step = 1 Schritt abgeben
orleans-torture-give-station = Kontor abgeben
orleans-torture-give-tile = { $what } abgeben
orleans-torture-give-technology = Technikplättchen abgeben
orleans-torture-choose = Wähle, was du abgibst
orleans-torture-none = Hast du nicht.
orleans-torture-no-step = Von hier kannst du nicht zurück.
orleans-torture-have = Du hast { $count }.
orleans-torture-points =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
orleans-torture-bag =
    { $count ->
        [one] 1 im Beutel könnte gehen
       *[other] { $count } im Beutel könnten gehen
    }; deine vier eigenen kommen zurück.
orleans-torture-one-of = 1 von { $count }
orleans-torture-step =
    Von Feld { $from } auf { $to }. { $stays ->
        [yes] Dein Stand bleibt { $status }.
       *[no] Dein Stand sinkt auf { $status }.
    }
orleans-torture-unbuilt = Noch nicht gebaut: Du kannst dann eines weniger bauen.
orleans-torture-built = In { $town }. Die Stadt ist wieder frei.
orleans-torture-left = { $count } übrig
orleans-torture-tile = seine Aktion
orleans-torture-placed = Liegt hier: { $place }.

## Seit deinem letzten Zug

orleans-since = Seit deinem letzten Zug
orleans-since-play = Noch einmal zeigen
orleans-since-back = Einen Schritt zurück
orleans-since-more = und { $count } davor, im Verlauf

## Ziehen

orleans-draw-all = { $count } ziehen
orleans-draw-fewer = Weniger
