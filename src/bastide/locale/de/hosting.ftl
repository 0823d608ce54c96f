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
away-agree = { $name } bittet um einen Bot ({ $level }) für { $absent }; der Platz ist gerade leer.
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

draws-seed = Der Zufall folgt dem Startwort { $seed }, das alle am Tisch kennen.
draws-committed = Der Tisch hat sich vor der ersten Ziehung auf seine Ziehungen festgelegt; am Ende zeigt die Aufzeichnung, dass er sich daran gehalten hat. Festlegung:

## Grenzen und Adressen

refusal-wrong-host = Dieser Tisch hört nicht auf den Namen „{ $text }“. Wer ihn betreibt, kann ihn mit --public-url erlauben.
refusal-bad-address-public = „{ $text }“ ist keine Adresse eines Tisches. So sieht eine aus: https://tisch.example.org, ohne Pfad.
refusal-not-allowed = Das dürfen nur Seiten dieses Tisches.
refusal-not-your-table = Diesen Tisch kann nur löschen, wer ihn eröffnet hat.
refusal-too-fast-tables = Aus deinem Netz kamen zu viele neue Tische. Versuch es in { $seconds } s noch einmal.
refusal-too-fast-joins = Aus deinem Netz wurden zu viele Plätze besetzt. Versuch es in { $seconds } s noch einmal.
refusal-too-fast-uploads = Aus deinem Netz kamen zu viele Aufzeichnungen. Versuch es in { $seconds } s noch einmal.
refusal-too-fast-connections = In deinem Netz sind zu viele Tische offen. Schließ einige und versuch es noch einmal.
refusal-too-fast-requests = Aus deinem Netz kommen zu viele Anfragen auf einmal. Versuch es in { $seconds } s noch einmal.

## Datenbanken

refusal-storage-server = Die Datenbank { $path } lässt sich nicht benutzen: { $why }
refusal-storage-address = „{ $path }“ ist keine Adresse einer Datenbank. So sieht eine aus: postgresql://name:passwort@rechner/datenbank.
refusal-storage-driver = PostgreSQL braucht seinen Treiber: pip install 'bastide[hosting]'
refusal-storage-not-empty = In { $path } sind schon Partien. Zieh in eine leere Datenbank um.
refusal-storage-same = Beide Datenbanken sind dieselbe: { $path }
refusal-storage-differ =
    { $count ->
        [one] 1 Partie wäre in der neuen Datenbank nicht dieselbe, also wurde nichts verschoben: { $names }
       *[other] { $count } Partien wären in der neuen Datenbank nicht dieselben, also wurde nichts verschoben: { $names }
    }
refusal-storage-one-process = Die Datei { $path } ist für einen Prozess. Mehrere brauchen PostgreSQL: --database postgresql://…
refusal-storage-lost = Die Datei { $path } ist weg oder wurde ersetzt, während der Server lief. Es wird nichts mehr gespeichert: Starte den Server neu.
refusal-storage-replaced = Die Datenbank { $path } ist nicht mehr die, mit der der Server gestartet ist. Starte den Server neu.
refusal-storage-damaged = Die Datenbank { $path } ist beschädigt ({ $why }). Es wird nichts mehr gespeichert: Spiel eine Sicherung ein.

## Einen Tisch löschen

delete-table = Tisch löschen
delete-table-ask = Diesen Tisch für alle löschen? Partie und Aufzeichnung lassen sich nicht zurückholen.
delete-table-now = Löschen
delete-table-keep = Behalten
refusal-table-deleted = Wer diesen Tisch eröffnet hat, hat ihn gelöscht.

## Partien anderer Versionen

outdated-running = Die Regeln von Bastide haben sich seit dieser Partie geändert. Die ersten { $keep } von { $lines } Zeilen gelten noch; diesen Stand siehst du.
outdated-finished = Die Regeln von Bastide haben sich seit dieser Partie geändert. Du siehst den letzten gültigen Stand, nach { $keep } von { $lines } Zeilen.
outdated-record = Gespielt mit Bastide { $played }, dies ist { $here }. Die Aufzeichnung im Menü enthält die ganze Partie.
outdated-back = Ab hier weiterspielen
