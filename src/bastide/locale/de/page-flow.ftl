# Wie man einer Partie folgt.

flow-pace = Tempo der anderen
flow-pace-slow = langsam
flow-pace-normal = normal
flow-pace-instant = sofort
flow-sounds = Töne
flow-notify = Benachrichtigen, wenn ich dran bin
flow-foretell = Punkte zeigen, als wäre jetzt Schluss
flow-foretell-help = Gilt nur für dich; das stellen alle für sich ein.
flow-left = Handy quer: Knöpfe links
flow-fullscreen = Vollbild
