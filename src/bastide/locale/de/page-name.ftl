### Der Name, einmal vor der ersten Partie erfragt.
name-title = Wie dürfen wir dich nennen?
name-help = So sehen dich die anderen am Tisch. Wir fragen nur einmal.
name-card = Deine Karte am Tisch
name-go = An den Tisch
name-none = Ohne Namen spielen
