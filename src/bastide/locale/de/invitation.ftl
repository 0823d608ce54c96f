### Wie andere an einen Tisch kommen. Blanks: $free, $count numbers; $sets expansions; $command a command.

invite-scan = Mit dem Handy scannen
invite-scan-help = Das öffnet den Tisch auf jedem Handy in eurem Netz.
invite-closed = Nur dieser Rechner kann den Tisch öffnen.
invite-closed-help = Um andere einzuladen, beende den Server und starte ihn mit { $command }. Deine Tische bleiben erhalten.
invite-several = Geht ein Link nicht, nimm einen anderen: Dieser Rechner hat mehrere Adressen.
preview-open =
    { $count ->
        [one] Ein Tisch für eine Person
       *[other] { $free ->
            [one] 1 von { $count } Plätzen ist frei
           *[other] { $free } von { $count } Plätzen sind frei
        }
    } · { $sets }
preview-running = Die Partie läuft: Schau zu · { $sets }
preview-finished = Die Partie ist zu Ende: Sieh sie dir an · { $sets }
preview-sets = { $count } Erweiterungen
