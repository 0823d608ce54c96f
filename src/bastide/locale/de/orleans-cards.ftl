### Was die Dinge in Orléans tun: Karten zu Orten, Ortskarten, Werken und Leisten, Rundenende, Folter.

orleans-tabs-tracks = Leisten
orleans-tabs-deeds = Werke
orleans-tabs-tiles = Ortskarten
orleans-tabs-open = { $count } offen für dich
orleans-tabs-shrink = Verkleinern
