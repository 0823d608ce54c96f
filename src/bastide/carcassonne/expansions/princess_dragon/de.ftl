### Burgfräulein & Drache, mit Fee und Zaubergängen

carcassonne-figure-dragon = Drache
carcassonne-figure-fairy = Fee
carcassonne-kind-fairy = Fee
carcassonne-category-fairy = Fee
carcassonne-term-fairy =
    { $count ->
        [one] Fee
       *[other] Feen
    }

carcassonne-ask-D-DRAGON = { $name }, bewege den Drachen um ein Plättchen.
carcassonne-wait-D-DRAGON = { $name } bewegt den Drachen.
carcassonne-does-D-DRAGON = bewegt den Drachen
carcassonne-verb-dragon = Den Drachen bewegen
carcassonne-dragon =
    { $eaten ->
        [0] Nach { $x },{ $y }: Dort ist niemand
        [one] Nach { $x },{ $y }: Eine Figur muss heim
       *[other] Nach { $x },{ $y }: { $eaten } Figuren müssen heim
    }

carcassonne-ask-D-PRINCESS = { $name }, wen schickt das Burgfräulein fort? Dann setzt du in diesem Zug niemanden.
carcassonne-wait-D-PRINCESS = { $name } darf einen Ritter heimschicken.
carcassonne-does-D-PRINCESS = schickt einen Ritter heim
carcassonne-verb-princess = Einen Ritter heimschicken
carcassonne-princess = { $figureName } von { $ownerName }, { $area }
carcassonne-princess-none = Niemanden

carcassonne-verb-fairy = Die Fee versetzen
carcassonne-fairy = Zu: { $figureName }, { $area }; 1 Punkt je Zug, 3 bei der Wertung

carcassonne-event-aside = { $name } hat einen Drachen gezogen, bevor ein Vulkan da ist: Das Plättchen wartet, und ein anderes wird gezogen.
carcassonne-event-volcano = Der Vulkan auf { $square } bricht aus, und der Drache kommt.
carcassonne-event-shuffle-in =
    { $number ->
        [one] Das beiseite gelegte Drachenplättchen wird eingemischt.
       *[other] Die { $number } beiseite gelegten Drachenplättchen werden eingemischt.
    }
carcassonne-event-dragon = { $name } bewegt den Drachen nach { $square }.
carcassonne-event-dragon-stops = Der Drache auf { $square } kann nicht weiter.
carcassonne-event-fairy = { $name } stellt die Fee zu einem Gefolgsmann auf { $square }.
carcassonne-event-princess = { $name } lässt das Burgfräulein einen Ritter heimschicken.

carcassonne-refusal-volcano = Auf dem Vulkan darf kein Gefolgsmann stehen.
carcassonne-refusal-dragon-there = Dort ist der Drache.
carcassonne-refusal-not-beside-the-dragon = Der Drache geht ein Plättchen weit, zur Seite oder nach oben und unten.
carcassonne-refusal-been-there = Auf diesem Plättchen ist der Drache schon gewesen.
carcassonne-refusal-forbidden-to-the-dragon = Dieser Ort ist dem Drachen verschlossen.
carcassonne-refusal-fairy-there = Die Fee hält den Drachen von ihrem Plättchen fern.
carcassonne-refusal-no-such-follower = Die Fee geht zu einem Gefolgsmann, und dort steht kein solcher.
carcassonne-refusal-not-your-follower = Die Fee geht nur zu einem eigenen Gefolgsmann.
carcassonne-refusal-with-him-already = Die Fee ist schon bei diesem Gefolgsmann.
carcassonne-refusal-portal-finished = Der Zaubergang führt in kein fertiges Gebiet.
carcassonne-refusal-portal-used = Durch den Zaubergang geht nur eine Figur. Die zweite kommt auf das gerade gelegte Plättchen.
carcassonne-refusal-portal-start = Der Zaubergang führt nicht auf Startteile.
carcassonne-refusal-no-knight-there = In der Stadt des Burgfräuleins steht kein solcher Gefolgsmann.
carcassonne-refusal-knight-sent-home = Du hast mit dem Burgfräulein einen Gefolgsmann heimgeschickt. In diesem Zug setzt du keine Figur ein, außer dem Phantom.

carcassonne-sign-dragon = Drache
carcassonne-sign-portal = Zauberportal
carcassonne-sign-princess = Burgfräulein
carcassonne-module-princess-dragon = Burgfräulein & Drache
carcassonne-mode-ask-fairy = Stell die Fee neben einen deiner Gefolgsleute
