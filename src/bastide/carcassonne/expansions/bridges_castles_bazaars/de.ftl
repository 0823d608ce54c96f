### Die Basare

carcassonne-kind-bazaar = Basar
    .score = ein Plättchen vom Basar
carcassonne-category-bazaar = Basare
carcassonne-term-bid = Gebot

carcassonne-ask-D-BAZPICK = Wähle ein Plättchen und biete Punkte
carcassonne-wait-D-BAZPICK = Warten auf { $names }: Plättchen im Basar wählen
carcassonne-does-D-BAZPICK = wählt ein Plättchen
carcassonne-verb-pick = Wählen und bieten
carcassonne-pick =
    { $bid ->
        [0] Dieses Plättchen · nichts bieten
        [one] Dieses Plättchen · 1 Punkt bieten
       *[other] Dieses Plättchen · { $bid } Punkte bieten
    }
carcassonne-ask-D-BAZBID = Mehr bieten? Du bist nur einmal dran.
carcassonne-wait-D-BAZBID = Warten auf { $names }: bieten oder passen
carcassonne-does-D-BAZBID = bietet
carcassonne-verb-bid = Bieten
carcassonne-bid =
    { $bid ->
        [one] 1 Punkt
       *[other] { $bid } Punkte
    }
carcassonne-bid-none = Passen
carcassonne-ask-D-BAZDEAL = Plättchen zum höchsten Gebot kaufen oder verkaufen?
carcassonne-wait-D-BAZDEAL = Warten auf { $names }: kaufen oder verkaufen
carcassonne-does-D-BAZDEAL = kauft oder verkauft
carcassonne-verb-buy = Kaufen
carcassonne-buy =
    Kaufen · { $bid ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $bid } Punkte
    } an { $targetName }
carcassonne-verb-sell = Verkaufen
carcassonne-sell =
    Verkaufen · { $bid ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $bid } Punkte
    } von { $targetName }
carcassonne-ask-D-BAZVAR = Wähle ein Plättchen für deinen Zug
carcassonne-wait-D-BAZVAR = Warten auf { $names }: Plättchen im Basar wählen
carcassonne-does-D-BAZVAR = wählt ein Plättchen
carcassonne-verb-choose = Plättchen wählen
carcassonne-choose = Dieses Plättchen

carcassonne-event-bazaar-tile = Für den Basar wird ein Plättchen aufgedeckt.
carcassonne-event-bazaar-pick =
    { $who ->
        [me] Du wählst
       *[other] { $name } wählt
    } ein Plättchen und { $who ->
        [me] bietest
       *[other] bietet
    } { $bid ->
        [0] nichts
        [one] 1 Punkt
       *[other] { $bid } Punkte
    }.
carcassonne-event-bazaar-bid =
    { $who ->
        [me] Du bietest
       *[other] { $name } bietet
    } { $bid ->
        [0] nichts
        [one] 1 Punkt
       *[other] { $bid } Punkte
    }.
carcassonne-event-bazaar-won =
    { $who ->
        [me] Du bekommst
       *[other] { $name } bekommt
    } das Plättchen.
carcassonne-event-bazaar-turn =
    { $who ->
        [me] Du spielst dein
       *[other] { $name } spielt ein
    } Basarplättchen.

carcassonne-refusal-not-revealed = Dieses Plättchen steht nicht zur Wahl. Wähle eins der aufgedeckten.
carcassonne-refusal-bad-bid = Biete ganze Punkte, von 0 bis { $most }.
carcassonne-refusal-bid-too-low =
    { $owner ->
        [me] Dein Gebot ist { $bid }. Biete { $least } bis { $most } oder passe.
       *[other] { $ownerName } bietet { $bid }. Biete { $least } bis { $most } oder passe.
    }

### Die Brücken

carcassonne-figure-bridge = Brücke
    .nom = die Brücke
    .acc = die Brücke
    .dat = der Brücke
    .a-nom = eine Brücke
    .a-acc = eine Brücke
    .a-dat = einer Brücke
    .my-nom = deine Brücke
    .my-acc = deine Brücke
    .my-dat = deiner Brücke
    .plural = Brücken
carcassonne-lay-bridge =
    { $ways ->
        [one] Stelle { $spot } mit Brücke
       *[other] Stelle { $spot } mit Brücke, Drehung { $way }
    }
carcassonne-verb-set-aside = Keine Brücke bauen
carcassonne-set-aside = Keine Brücke: Das Plättchen kommt aus dem Spiel, du ziehst neu

carcassonne-ask-D-BRIDGE = Baue die Brücke
carcassonne-wait-D-BRIDGE = Warten auf { $names }: Brücke bauen
carcassonne-does-D-BRIDGE = baut eine Brücke
carcassonne-verb-bridge = Brücke bauen
carcassonne-bridge = Brücke bauen

carcassonne-event-bridge =
    { $who ->
        [me] Du baust
       *[other] { $name } baut
    } eine Brücke.

carcassonne-refusal-no-bridge-left = Du hast keine Brücke mehr.
carcassonne-refusal-not-on-this-tile-or-beside-it = Eine Brücke kommt auf das gerade gelegte Plättchen oder auf eins daneben.
carcassonne-refusal-bridge-not-on-meadow = Beide Enden einer Brücke müssen auf Wiese stehen. Drehe sie oder wähle ein anderes Plättchen.
carcassonne-refusal-bridge-there = Auf diesem Plättchen steht schon eine Brücke. Wähle ein anderes.
carcassonne-refusal-bridge-runs-into-land = Ein Ende der Brücke träfe auf etwas, das keine Straße ist. Drehe sie oder wähle ein anderes Plättchen.
carcassonne-refusal-bridge-continues-no-road = Kein Ende dieser Brücke trifft auf eine Straße. Eine Brücke muss eine fortsetzen.
carcassonne-refusal-fits-without-a-bridge = Das Plättchen passt ohne Brücke, also musst du es legen.

### Die Burgen

carcassonne-figure-castle = Burg
    .nom = die Burg
    .acc = die Burg
    .dat = der Burg
    .a-nom = eine Burg
    .a-acc = eine Burg
    .a-dat = einer Burg
    .my-nom = deine Burg
    .my-acc = deine Burg
    .my-dat = deiner Burg
    .plural = Burgen
carcassonne-kind-castle = Burg
    .nom = die Burg
    .acc = die Burg
    .dat = der Burg
    .a = eine Burg
    .plural = Burgen
    .into = in die Burg
    .on = in der Burg
    .from = aus der Burg
    .score = eine Burg
    .final = eine Burg
carcassonne-category-castle = Burgen
carcassonne-term-castle =
    { $count ->
        [one] Burg
       *[other] Burgen
    }
carcassonne-term-cathar = belagert

carcassonne-ask-D-CASTLE = Kleinstadt jetzt werten oder eine Burg bauen?
carcassonne-wait-D-CASTLE = Warten auf { $names }: Kleinstadt werten oder Burg bauen
carcassonne-does-D-CASTLE = wertet oder baut Burg
carcassonne-verb-castle = Burg bauen
carcassonne-castle = Burg bauen · { WORD("carcassonne-figure", $figure, form: "nom") } wird Burgherr
carcassonne-verb-score = Stadt werten
carcassonne-score =
    Stadt werten · { $worth ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $worth } Punkte
    }

carcassonne-ask-D-CASTLESCORE = Welches Bauwerk wertet deine Burg?
carcassonne-wait-D-CASTLESCORE = Warten auf { $names }: Wertung der Burg wählen
carcassonne-does-D-CASTLESCORE = wählt für die Burg
carcassonne-verb-collect = Bauwerk werten
carcassonne-collect =
    { WORD("carcassonne-kind", $kind, form: "nom") } · { $worth ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $worth } Punkte
    }

carcassonne-event-castle =
    { $who ->
        [me] Du machst
       *[other] { $name } macht
    } aus einer Kleinstadt eine Burg.
carcassonne-event-castle-closed =
    { $who ->
        [me] Deine Burg
       *[other] Die Burg von { $name }
    } wertet nicht mehr.

carcassonne-refusal-no-follower-of-yours-there = Wähle einen deiner Gefolgsleute in dieser Kleinstadt.
carcassonne-refusal-not-in-the-vicinity = Das wurde nicht gerade in der Umgebung der Burg fertig. Wähle ein Gebiet, für das es gilt.
carcassonne-refusal-castle = Auf eine Burg kann niemand gesetzt werden. Wähle ein anderes Gebiet.
carcassonne-refusal-fairy-on-a-castle = Auf eine Burg kann die Fee nicht. Wähle einen anderen Gefolgsmann.
carcassonne-refusal-safe-on-a-castle = Auf Burgen sind Gefolgsleute vor Türmen sicher. Wähle einen anderen.
carcassonne-refusal-not-a-small-town = Nur eine Kleinstadt aus zwei Halbkreisen wird zur Burg. Gefragt wird, wem sie gehört, sobald sie fertig ist.

carcassonne-sign-bazaar = Basar
carcassonne-work-bridge =
    Brücke, { $axis ->
        [N-S] von Norden nach Süden
       *[E-W] von Osten nach Westen
    }
carcassonne-work-castle =
    { $who ->
        [me] Deine Burg
       *[other] Burg von { $name }
    }{ $closed ->
        [yes] , wertet nicht mehr
       *[no] { "" }
    }
carcassonne-bazaar = Basar
carcassonne-bazaar-tiles = Plättchen im Angebot
carcassonne-bazaar-pick = Plättchen { $number }
carcassonne-bazaar-bid =
    { $bid ->
        [0] Noch kein Gebot
        [one] Gebot: 1 Punkt
       *[other] Gebot: { $bid } Punkte
    }
carcassonne-bazaar-next = Bieten noch:
carcassonne-bid-amount = Dein Gebot
carcassonne-bid-less = Ein Punkt weniger
carcassonne-bid-more = Ein Punkt mehr
carcassonne-bid-now =
    { $bid ->
        [0] Nichts bieten
       *[other] { $bid } bieten
    }
carcassonne-square-bridge =
    { $count ->
        [one] Stelle { $spot } mit Brücke · passt nur so
       *[other] Stelle { $spot } mit Brücke · passt auf { $count } Arten
    }
carcassonne-module-bridges-castles-bazaars = Brücken, Burgen & Basare
carcassonne-section-1-19 = Spielmaterial
carcassonne-section-3-3-4 = Aufbau
carcassonne-section-4-2-7 = Basare
carcassonne-section-4-2-7-1 = Versteigerung
carcassonne-section-4-2-7-2 = Kein zweiter Basar
carcassonne-section-4-2-7-3 = Basar ohne Versteigerung
carcassonne-section-4-3 = Brücken
carcassonne-section-4-3-1 = Brücke bauen
carcassonne-section-4-6-5 = Burgen
carcassonne-section-7-4-10 = Einzelne Plättchen

# Karten: was etwas ist und bewirkt.
carcassonne-thing-bridge = Führt eine Straße über ein Plättchen: Beide Enden stehen auf Wiese. Du baust sie in deinem Zug auf dem gelegten Plättchen oder daneben.
    .title = Brücke
carcassonne-thing-castle = Steht auf einer Kleinstadt. Sie bringt so viele Punkte wie das erste Bauwerk, das in einem späteren Zug in ihrer Umgebung fertig wird.
    .title = Burg
carcassonne-thing-bazaar = Nach diesem Plättchen werden so viele Plättchen aufgedeckt, wie Personen mitspielen, und für Punkte versteigert. Alle legen ihres im nächsten Zug.
    .title = Basar
    .now = Das galt, als das Plättchen gelegt wurde. Jetzt bewirkt es nichts mehr.

## What they do now

carcassonne-now-castle =
    { $who ->
        [me] Deine Burg: Was in ihrer Umgebung als Nächstes fertig wird, bringt auch dir die Punkte.
       *[other] Burg von { $name }: Was in ihrer Umgebung als Nächstes fertig wird, bringt { $name } die Punkte.
    }
carcassonne-now-castle-closed = Sie ist gewertet oder hat ihren Gefolgsmann verloren: Sie bringt nichts mehr.

carcassonne-given-castles = Burgen: wem sie gehören, Figur, Felder
carcassonne-given-bridges = Brücken: wem sie gehören, Feld, Richtung
