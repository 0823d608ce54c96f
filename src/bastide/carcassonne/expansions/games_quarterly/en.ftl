carcassonne-module-games-quarterly = Games Quarterly
carcassonne-section-1-11 = Contents
carcassonne-section-7-4-5 = Single tiles
