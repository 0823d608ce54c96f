### The Tower

carcassonne-kind-tower = tower
carcassonne-kind-ransom = ransom
carcassonne-category-ransom = Ransom
carcassonne-term-ransom = ransom

carcassonne-verb-tower = Build a tower
carcassonne-tower =
    { $height ->
        [one] On { $x },{ $y }: the first piece
       *[other] On { $x },{ $y }: now { $height } pieces high
    }
carcassonne-verb-cap = Cap a tower
carcassonne-cap = { $figureName } onto the tower: it grows no more

carcassonne-ask-D-CAPTURE = { $name }, take a prisoner within the tower's reach, or nobody.
carcassonne-wait-D-CAPTURE = { $name } may take a prisoner.
carcassonne-does-D-CAPTURE = may take a prisoner
carcassonne-verb-capture = Take a prisoner
carcassonne-capture = { $figureName } of { $ownerName }, { $area }
carcassonne-capture-none = Nobody

carcassonne-ask-D-EXCHANGE = { $name }, prisoners are exchanged: whom do you get back?
carcassonne-wait-D-EXCHANGE = { $name } chooses a prisoner to get back.
carcassonne-does-D-EXCHANGE = exchanges a prisoner
carcassonne-verb-exchange = Exchange prisoners
carcassonne-exchange = Get back: { $figureName }

carcassonne-verb-ransom = Buy a prisoner back
carcassonne-ransom = Buy back from { $targetName } for 3 points: { $figureName }

carcassonne-event-tower =
    { $height ->
        [one] { $name } begins a tower on { $square }.
       *[other] { $name } raises the tower on { $square } to { $height } pieces.
    }
carcassonne-event-cap = { $name } caps the tower on { $square }.
carcassonne-event-capture = { $name } takes a prisoner on { $square }: { $figureName } of { $ownerName }.
carcassonne-event-exchange = { $name } and { $targetName } exchange prisoners.
carcassonne-event-ransom = { $name } buys a prisoner back from { $targetName }.

carcassonne-refusal-no-piece-left = You have no tower piece left.
carcassonne-refusal-no-tower-site = There is no tower site on that tile.
carcassonne-refusal-tower-ended = A tower that has been capped grows no more.
carcassonne-refusal-no-mayor-on-a-tower = A mayor does not climb towers.
carcassonne-refusal-no-wagon-on-a-tower = A wagon does not climb towers.
carcassonne-refusal-not-a-climber = Only followers climb towers.
carcassonne-refusal-no-tower = There is no tower yet: it needs at least one piece.
carcassonne-refusal-nobody-to-capture = Nobody like that stands there.
carcassonne-refusal-not-to-be-captured = Only followers can be captured.
carcassonne-refusal-out-of-reach = The tower does not reach that far.
carcassonne-refusal-not-to-exchange = That is no prisoner you could get back.
carcassonne-refusal-no-prisoner = That player holds no such prisoner of yours.
carcassonne-refusal-ransomed-already = Only one prisoner can be bought back in a turn.
carcassonne-refusal-not-for-ransom = Only small and big followers can be bought back.
carcassonne-refusal-too-few-points = A ransom costs 3 points, and you have fewer.

carcassonne-figure-tower = tower
carcassonne-held-tower = tower pieces
carcassonne-prisoner = Prisoner of { $captor }: { $figure } of { $name }
carcassonne-sign-tower = tower foundation
carcassonne-module-tower = The Tower
carcassonne-mode-tower = Tower
carcassonne-mode-cap = Close a tower
carcassonne-mode-ask-tower = Choose where a tower grows
carcassonne-mode-ask-cap = Choose a tower to close
