carcassonne-module-games-quarterly = Games Quarterly
carcassonne-section-1-11 = Spielmaterial
carcassonne-section-7-4-5 = Einzelne Plättchen
