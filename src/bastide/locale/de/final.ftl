### Die Schlusswertung Schritt für Schritt. Blanks: $number, $count numbers.

end-step = Schritt { $number } von { $count }
end-before = Während der Partie
end-next = Weiter
end-back = Einen Schritt zurück
end-skip = Gleich zum Ergebnis
end-result = Zum Ergebnis
end-steps = Schritt für Schritt
end-more = und { $count } weitere
