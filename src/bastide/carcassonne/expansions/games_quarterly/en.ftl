carcassonne-module-games-quarterly = Games Quarterly
