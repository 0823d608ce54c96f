# Mit der eigenen Schachtel: Was gezogen wurde, wird eingegeben.

refusal-impossible-outcome-entered =
    { $count ->
        [0] Davon gibt es hier nichts zu ziehen; { $left } andere sind noch da.
        [one] Davon ist keins mehr da: Es kam schon einmal.
       *[other] Davon ist keins mehr da: Es kam schon { $count }-mal.
    }
refusal-not-entered = An diesem Tisch zieht Bastide. Wer selbst ziehen will, öffnet einen Tisch mit eigener Schachtel.
refusal-no-such-line = Einen Eintrag { $max } oder später gibt es in dieser Partie nicht.
refusal-not-yet-entry = Gebt zuerst den Aufbau ein.
refusal-no-longer-fits =
    { $count ->
        [one] Mit dieser Korrektur passt „{ $text }“ nicht mehr: { $cause } Das ist der letzte Eintrag. Noch ist nichts geändert.
       *[other] Mit dieser Korrektur passt „{ $text }“ nicht mehr: { $cause } Ab dort entfielen { $count } Einträge. Noch ist nichts geändert.
    }
