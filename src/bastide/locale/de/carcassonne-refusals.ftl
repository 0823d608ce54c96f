carcassonne-refusal-square-taken = Auf diesem Feld liegt schon ein Plättchen.
carcassonne-refusal-adjoins-nothing = Das Plättchen muss an eines stoßen, das schon liegt.
carcassonne-refusal-edges-differ = So gedreht setzt eine Kante des Plättchens ihren Nachbarn nicht fort.
carcassonne-refusal-no-follower = Du hast keinen Gefolgsmann mehr.
carcassonne-refusal-none-left = Du hast keine solche Figur mehr.
carcassonne-refusal-elsewhere = Ein Gefolgsmann kommt nur auf das Plättchen, das eben gelegt wurde.
carcassonne-refusal-occupied = In diesem Gebiet steht schon jemand, vielleicht auf einem anderen Plättchen.
carcassonne-refusal-fits-no-way = Hier passt das Plättchen nicht, wie man es auch dreht.
