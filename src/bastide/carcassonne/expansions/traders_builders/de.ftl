### Händler & Baumeister

carcassonne-figure-builder = Baumeister
    .nom = der Baumeister
    .acc = den Baumeister
    .dat = dem Baumeister
    .a-nom = ein Baumeister
    .a-acc = einen Baumeister
    .a-dat = einem Baumeister
    .my-nom = dein Baumeister
    .my-acc = deinen Baumeister
    .my-dat = deinem Baumeister
    .plural = Baumeister
carcassonne-figure-pig = Schwein
    .nom = das Schwein
    .acc = das Schwein
    .dat = dem Schwein
    .a-nom = ein Schwein
    .a-acc = ein Schwein
    .a-dat = einem Schwein
    .my-nom = dein Schwein
    .my-acc = dein Schwein
    .my-dat = deinem Schwein
    .plural = Schweine
carcassonne-kind-goods = Waren
    .score = Waren
carcassonne-good-wine = Wein
carcassonne-good-grain = Korn
carcassonne-good-cloth = Tuch
carcassonne-category-goods = Waren
carcassonne-term-pig =
    { $count ->
        [one] Stadt mit Schwein
       *[other] Städte mit Schwein
    }
carcassonne-term-wine = (am meisten Wein)
carcassonne-term-grain = (am meisten Korn)
carcassonne-term-cloth = (am meisten Tuch)

carcassonne-verb-builder = Baumeister setzen
carcassonne-builder = { WORD("carcassonne-kind", $kind, form: "into") }{ $sides } · Verlängern bringt einen Doppelzug
carcassonne-verb-pig = Schwein setzen
carcassonne-pig =
    { WORD("carcassonne-kind", $kind, form: "into") }{ $sides } · 1 Punkt mehr je Stadt, bisher { $worth ->
        [0] keiner
        [one] 1
       *[other] { $worth }
    }
carcassonne-ask-D-DOUBLE = Dein Baumeister bringt ein zweites Plättchen. Ziehen?
carcassonne-wait-D-DOUBLE = Warten auf { $names }: Doppelzug oder überspringen
carcassonne-does-D-DOUBLE = macht einen Doppelzug
carcassonne-verb-double = Doppelzug
carcassonne-double = Zweites Plättchen ziehen
carcassonne-verb-decline = Überspringen
carcassonne-decline = Überspringen

carcassonne-event-double =
    { $who ->
        [me] Du machst
       *[other] { $name } macht
    } einen Doppelzug.
carcassonne-event-goods =
    { $who ->
        [me] Du bekommst
       *[other] { $name } bekommt
    } { $number } { WORD("carcassonne-good", $good) }.

carcassonne-refusal-not-on-a-meadow = { WORD("carcassonne-figure", $figure, form: "nom") } darf nicht { WORD("carcassonne-kind", $kind, form: "on") } stehen. Wähle eine Straße oder Stadt.
carcassonne-refusal-no-own-follower = { WORD("carcassonne-figure", $figure, form: "nom") } braucht einen deiner Gefolgsleute { WORD("carcassonne-kind", $kind, form: "on") }; dort hast du keinen.
carcassonne-refusal-not-a-meadow = { WORD("carcassonne-figure", $figure, form: "nom") } darf nicht { WORD("carcassonne-kind", $kind, form: "on") } stehen. Wähle eine Wiese mit einem deiner Bauern.
carcassonne-refusal-no-own-farmer = Das Schwein braucht einen deiner Bauern auf dieser Wiese; hier hast du keinen.

carcassonne-held-wine = Wein
carcassonne-held-grain = Korn
carcassonne-held-cloth = Tuch
carcassonne-sign-wine = Wein
carcassonne-sign-grain = Korn
carcassonne-sign-cloth = Tuch
carcassonne-module-traders-builders = Händler & Baumeister
carcassonne-section-1-4 = Spielmaterial
carcassonne-section-4-4-3 = Baumeister setzen
carcassonne-section-4-4-3-1 = Doppelzug
carcassonne-section-4-4-4 = Schwein
carcassonne-section-4-6-2-3 = Städte mit Waren
carcassonne-section-6-3 = Waren werten
carcassonne-section-7-4-2 = Einzelne Plättchen

# Karten: was etwas ist und bewirkt.
carcassonne-thing-goods = Wer die Stadt fertig baut, bekommt 1 Ware je Zeichen in ihr, auch ohne Ritter. Die meisten einer Ware bringen am Schluss 10 Punkte.
    .title = Waren
carcassonne-thing-builder = Steht auf einer Straße oder in einer Stadt bei einem Gefolgsmann von dir. Verlängerst du sie, darfst du noch ein Plättchen legen.
    .title = Baumeister
carcassonne-thing-pig = Liegt auf einer Wiese bei einem Bauern von dir. Gehört dir die Wiese am Schluss, bringt jede fertige Stadt 4 statt 3 Punkte.
    .title = Schwein

## What they do now

carcassonne-now-goods =
    { $who ->
        [me] Du hast die meisten ({ $most }): So bekommst du 10 Punkte.
        [many] { $names } haben gleich viele ({ $most }): So gibt es je 10 Punkte.
       *[other] { $name } hat die meisten ({ $most }): So gibt es 10 Punkte.
    }
carcassonne-now-goods-none = Noch hat niemand eine: Die 10 Punkte sind offen.
carcassonne-now-builder =
    { $who ->
        [me] Verlängere { $kind ->
            [road] diese Straße
           *[city] diese Stadt
        }, dann darfst du ein zweites Plättchen legen.
       *[other] Nur { $name } darf ein zweites Plättchen legen, wenn { $kind ->
            [road] diese Straße
           *[city] diese Stadt
        } wächst.
    }
carcassonne-now-pig =
    { $who ->
        [me] So bringt es dir { $cities ->
            [0] nichts: Keine Stadt hier ist fertig.
            [one] 1 Punkt mehr: 1 fertige Stadt.
           *[other] { $cities } Punkte mehr: { $cities } fertige Städte.
        }
       *[other] So bringt es { $name } { $cities ->
            [0] nichts: Keine Stadt hier ist fertig.
            [one] 1 Punkt mehr: 1 fertige Stadt.
           *[other] { $cities } Punkte mehr: { $cities } fertige Städte.
        }
    }
carcassonne-now-pig-idle =
    { $who ->
        [me] So bringt es nichts: Die Wiese gehört dir nicht.
       *[other] So bringt es nichts: Die Wiese gehört { $name } nicht.
    }

carcassonne-given-goods = Waren
carcassonne-given-wine = Wein
carcassonne-given-grain = Getreide
carcassonne-given-cloth = Tuch
