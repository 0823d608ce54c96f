### Der Tunnel

carcassonne-ask-D-TUNNEL = Ein Tunnelplättchen auf einen Eingang legen?
carcassonne-wait-D-TUNNEL = Warten auf { $names }: Tunnelplättchen legen oder überspringen
carcassonne-does-D-TUNNEL = legt ein Tunnelplättchen
carcassonne-verb-tunnel = Tunnelplättchen legen
carcassonne-tunnel = Tunnelplättchen { $pair }, { WORD("carcassonne-kind", $kind, form: "on") }{ $sides }
carcassonne-event-tunnel =
    { $who ->
        [me] Du legst
       *[other] { $name } legt
    } ein Tunnelplättchen.
carcassonne-refusal-not-your-token = Von diesem Paar hast du kein Tunnelplättchen mehr. Wähle ein anderes.
carcassonne-refusal-opening-taken = Auf diesem Eingang liegt schon ein Tunnelplättchen. Wähle einen freien.
carcassonne-refusal-no-opening = Hier ist kein Tunneleingang. Wähle das Ende eines Tunnels.
carcassonne-tunnel-none = Überspringen

carcassonne-work-tunnel = Tunnelplättchen { $pair }
carcassonne-held-tunnel = Tunnelplättchen
carcassonne-module-tunnel = Der Tunnel
carcassonne-section-1-18 = Spielmaterial
carcassonne-section-3-3-3 = Aufbau
carcassonne-section-4-5 = Tunnel
carcassonne-section-4-5-1 = Tunnelplättchen legen
carcassonne-section-4-5-2 = Straßen unter der Erde
carcassonne-section-4-5-3 = Wertung
carcassonne-section-4-5-4 = Mit anderen Erweiterungen
carcassonne-section-7-4-9 = Einzelne Plättchen

# Karten: was etwas ist und bewirkt.
carcassonne-thing-tunnel = Zwei Plättchen einer Farbe verbinden zwei Tunneleingänge: Die Straßen dort werden eine.
    .title = Tunnelplättchen

carcassonne-given-tunnels = Tunnelplättchen: Plättchen, Feld, Straße
