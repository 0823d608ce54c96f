### Unter Fremden: ehrliche Ziehungen, Bots für Abwesende, Tische, die eine Weile bleiben.

cli-commitment-kept = Gezogen wurde, worauf der Tisch sich festgelegt hatte.
cli-commitment-broken = Gezogen wurde anderes, als worauf der Tisch sich festgelegt hatte.
cli-commitment-hidden = Der Tisch hat sich auf seine Ziehungen festgelegt. Prüfen lässt sich das nach dem Ende der Partie.
cli-commitment-none = Dieser Tisch hat sich nicht auf seine Ziehungen festgelegt.

## Ein Bot für Abwesende

away-grace = in { $seconds } s ein Bot
away-ask-for = Die anderen bitten, dass ein Bot ({ $level }) für { $name } spielt, bis { $name } zurück ist
away-own =
    { $count ->
        [one] Du bittest um einen Bot ({ $level }) für { $absent }. { $names } entscheidet.
       *[other] Du bittest um einen Bot ({ $level }) für { $absent }. { $names } entscheiden.
    }
away-agree = { $name } bittet um einen Bot ({ $level }) für { $absent }, der Platz ist verlassen.
away-wait =
    { $count ->
        [one] { $name } bittet um einen Bot ({ $level }) für { $absent }. { $names } entscheidet.
       *[other] { $name } bittet um einen Bot ({ $level }) für { $absent }. { $names } entscheiden.
    }
away-played = Während du weg warst, hat ein Bot für dich gespielt.
away-take-back = Zurücknehmen
away-keep = Dabei lassen
refusal-too-early-absent =
    { $seconds ->
        [one] Noch eine Sekunde Zeit, um zurückzukommen.
       *[other] Noch { $seconds } Sekunden Zeit, um zurückzukommen.
    }

## Ziehungen

draws-seed = Der Zufall folgt dem Startwort { $seed }, den alle am Tisch kennen.
draws-committed = Der Tisch hat sich vor der ersten Ziehung auf seine Ziehungen festgelegt; am Ende zeigt die Aufzeichnung, dass er sich daran gehalten hat. Festlegung:
