"""Yardstick: the smallest fast base game of Carcassonne (72 tiles, 2 players, farmers), in pure Python.

It shows how fast the rules can go when placements come from a table lookup and areas merge as the
tile is laid. It knows no expansion, no event and no record: it is a speed to compare with, not a
design to copy. Run it beside the engine, on one core, to get a ratio that holds on any machine:

    python3 carcassonne_base.py 300        # prints random full games per second of CPU time
"""

from __future__ import annotations

import random
from typing import Final

F: Final = 0
C: Final = 1
R: Final = 2
M: Final = 3
# name, count, cities[(edges, shield)], roads[edges], fields[(halves, cityidx)], monastery
RAW: list[
    tuple[str, int, list[tuple[list[int], int]], list[list[int]], list[tuple[list[int], list[int]]], int]
] = [
    ("A", 2, [], [[2]], [([0, 1, 2, 3, 4, 5, 6, 7], [])], 1),
    ("B", 4, [], [], [([0, 1, 2, 3, 4, 5, 6, 7], [])], 1),
    ("C", 1, [([0, 1, 2, 3], 1)], [], [], 0),
    ("D", 4, [([0], 0)], [[1, 3]], [([2, 7], [0]), ([3, 4, 5, 6], [])], 0),
    ("E", 5, [([0], 0)], [], [([2, 3, 4, 5, 6, 7], [0])], 0),
    ("F", 2, [([1, 3], 1)], [], [([0, 1], [0]), ([4, 5], [0])], 0),
    ("G", 1, [([0, 2], 0)], [], [([2, 3], [0]), ([6, 7], [0])], 0),
    ("H", 3, [([1], 0), ([3], 0)], [], [([0, 1, 4, 5], [0, 1])], 0),
    ("I", 2, [([0], 0), ([1], 0)], [], [([4, 5, 6, 7], [0, 1])], 0),
    ("J", 3, [([0], 0)], [[1, 2]], [([2, 5, 6, 7], [0]), ([3, 4], [])], 0),
    ("K", 3, [([0], 0)], [[2, 3]], [([2, 3, 4, 7], [0]), ([5, 6], [])], 0),
    ("L", 3, [([0], 0)], [[1], [2], [3]], [([2, 7], [0]), ([3, 4], []), ([5, 6], [])], 0),
    ("M", 2, [([0, 3], 1)], [], [([2, 3, 4, 5], [0])], 0),
    ("N", 3, [([0, 3], 0)], [], [([2, 3, 4, 5], [0])], 0),
    ("O", 2, [([0, 3], 1)], [[1, 2]], [([2, 5], [0]), ([3, 4], [])], 0),
    ("P", 3, [([0, 3], 0)], [[1, 2]], [([2, 5], [0]), ([3, 4], [])], 0),
    ("Q", 1, [([0, 1, 3], 1)], [], [([4, 5], [0])], 0),
    ("R", 3, [([0, 1, 3], 0)], [], [([4, 5], [0])], 0),
    ("S", 2, [([0, 1, 3], 1)], [[2]], [([4], [0]), ([5], [0])], 0),
    ("T", 1, [([0, 1, 3], 0)], [[2]], [([4], [0]), ([5], [0])], 0),
    ("U", 8, [], [[0, 2]], [([1, 2, 3, 4], []), ([5, 6, 7, 0], [])], 0),
    ("V", 9, [], [[2, 3]], [([5, 6], []), ([7, 0, 1, 2, 3, 4], [])], 0),
    ("W", 4, [], [[1], [2], [3]], [([7, 0, 1, 2], []), ([3, 4], []), ([5, 6], [])], 0),
    ("X", 1, [], [[0], [1], [2], [3]], [([1, 2], []), ([3, 4], []), ([5, 6], []), ([7, 0], [])], 0),
]
W: Final = 64
START: Final = 32 * 64 + 32
DELTA: Final = (-64, 1, 64, -1)
D8: Final = (-65, -64, -63, -1, 1, 63, 64, 65)
# oriented tile tables, index ot = t*4+rot
KINDS: list[list[int]] = []
OPENS: list[list[int]] = []
SHIELD: list[list[int]] = []
ADJ: list[list[int]] = []  # local city mask for fields
EDGE: list[list[int]] = []  # edge kind per side
JOIN: list[list[tuple[int, ...]]] = []
JOINR: list[list[tuple[int, ...]]] = []
NLOC: list[int] = []
ISM: list[int] = []  # local index of monastery or -1
FIT: list[list[tuple[int, ...]]] = []  # [t][code] -> rotations
CNT: list[int] = []


def build() -> None:
    for t in range(len(RAW)):
        _name, cnt, cities, roads, fields, mon = RAW[t]
        CNT.append(cnt)
        seen: dict[str, int] = {}
        uniq: list[int] = []
        for rot in range(4):
            kinds: list[int] = []
            opens: list[int] = []
            sh: list[int] = []
            adj: list[int] = []
            edge = [F, F, F, F]
            owner = [-1, -1, -1, -1]
            half = [-1] * 8
            for es, s in cities:
                i = len(kinds)
                kinds.append(C)
                opens.append(len(es))
                sh.append(s)
                adj.append(0)
                for e in es:
                    edge[(e + rot) % 4] = C
                    owner[(e + rot) % 4] = i
            for es2 in roads:
                i = len(kinds)
                kinds.append(R)
                opens.append(len(es2))
                sh.append(0)
                adj.append(0)
                for e in es2:
                    edge[(e + rot) % 4] = R
                    owner[(e + rot) % 4] = i
            for hs, cs in fields:
                i = len(kinds)
                kinds.append(F)
                opens.append(0)
                sh.append(0)
                m = 0
                for c in cs:
                    m |= 1 << c
                adj.append(m)
                for h in hs:
                    half[(h + 2 * rot) % 8] = i
            ism = -1
            if mon:
                ism = len(kinds)
                kinds.append(M)
                opens.append(8)
                sh.append(0)
                adj.append(0)
            join: list[tuple[int, ...]] = []
            joinr: list[tuple[int, ...]] = []
            for e in range(4):
                if edge[e] == C:
                    j: tuple[int, ...] = (owner[e],)
                elif edge[e] == R:
                    j = (half[2 * e], owner[e], half[2 * e + 1])
                else:
                    j = (half[2 * e],)
                join.append(j)
                joinr.append(tuple(reversed(j)))
            KINDS.append(kinds)
            OPENS.append(opens)
            SHIELD.append(sh)
            ADJ.append(adj)
            EDGE.append(edge)
            JOIN.append(join)
            JOINR.append(joinr)
            NLOC.append(len(kinds))
            ISM.append(ism)
            key = (
                str(edge) + str([(owner.index(o) if o >= 0 else -1) for o in owner]) + str(sh[: len(cities)])
            )
            if key not in seen:
                seen[key] = rot
                uniq.append(rot)
        fit: list[tuple[int, ...]] = []
        for code in range(256):
            ok: list[int] = []
            for rot in uniq:
                good = True
                ed = EDGE[t * 4 + rot]
                for e in range(4):
                    c = (code >> (2 * e)) & 3
                    if c and c - 1 != ed[e]:
                        good = False
                if good:
                    ok.append(rot)
            fit.append(tuple(ok))
        FIT.append(fit)


build()
DECK: list[int] = []
for _t in range(len(RAW)):
    DECK.extend([_t] * (CNT[_t] - (1 if RAW[_t][0] == "D" else 0)))
START_T: Final = 3


class State:
    __slots__ = (
        "adj",
        "board",
        "kind",
        "lastbase",
        "lastn",
        "left",
        "mask",
        "mee",
        "mons",
        "opens",
        "parent",
        "score",
        "shields",
        "slots",
        "t_base",
        "t_ot",
        "trail",
        "turn",
    )

    def __init__(self, init: bool = True) -> None:
        if not init:
            return
        self.board: bytearray = bytearray(4096)
        self.t_ot: list[int] = [0]
        self.t_base: list[int] = [0]
        self.parent: list[int] = []
        self.kind: list[int] = []
        self.opens: list[int] = []
        self.mask: list[int] = []
        self.shields: list[int] = []
        self.mee: list[int] = []
        self.adj: list[int] = []
        self.slots: dict[int, int] = {START: 0}
        self.mons: dict[int, int] = {}
        self.score: list[int] = [0, 0]
        self.left: list[int] = [7, 7]
        self.turn: int = 0
        self.lastbase: int = 0
        self.lastn: int = 0
        self.trail: list[tuple[int, int, int, int]] = []
        self.place(START, START_T, 0)

    def copy(self) -> State:
        s = State(False)
        s.board = self.board[:]
        s.t_ot = self.t_ot[:]
        s.t_base = self.t_base[:]
        s.parent = self.parent[:]
        s.kind = self.kind[:]
        s.opens = self.opens[:]
        s.mask = self.mask[:]
        s.shields = self.shields[:]
        s.mee = self.mee[:]
        s.adj = self.adj[:]
        s.slots = self.slots.copy()
        s.mons = self.mons.copy()
        s.score = self.score[:]
        s.left = self.left[:]
        s.turn = self.turn
        s.lastbase = self.lastbase
        s.lastn = self.lastn
        s.trail = []
        return s

    def legal(self, t: int) -> list[int]:
        fit = FIT[t]
        out: list[int] = []
        for pos, code in self.slots.items():
            for r in fit[code]:
                out.append(pos * 4 + r)
        return out

    def find(self, x: int) -> int:
        p = self.parent
        y = p[x]
        while y != x:
            x = y
            y = p[x]
        return x

    def place(self, pos: int, t: int, rot: int) -> None:
        ot = t * 4 + rot
        board = self.board
        parent = self.parent
        opens = self.opens
        mask = self.mask
        slots = self.slots
        mee = self.mee
        base = len(parent)
        n = NLOC[ot]
        ordn = len(self.t_ot)
        self.t_ot.append(ot)
        self.t_base.append(base)
        board[pos] = ordn
        del slots[pos]
        bit = 1 << ordn
        for i in range(n):
            parent.append(base + i)
            mask.append(bit)
            mee.append(0)
        self.kind.extend(KINDS[ot])
        opens.extend(OPENS[ot])
        self.shields.extend(SHIELD[ot])
        adj = self.adj
        for m in ADJ[ot]:
            adj.append(m << base)
        self.lastbase = base
        self.lastn = n
        edge = EDGE[ot]
        join = JOIN[ot]
        shields = self.shields
        for e in range(4):
            np = pos + DELTA[e]
            o = board[np]
            if o:
                nbase = self.t_base[o]
                oj = JOINR[self.t_ot[o]][(e + 2) & 3]
                j = join[e]
                k = edge[e]
                for q in range(len(j)):
                    a = base + j[q]
                    y = parent[a]
                    while y != a:
                        a = y
                        y = parent[a]
                    b = nbase + oj[q]
                    y = parent[b]
                    while y != b:
                        b = y
                        y = parent[b]
                    if a == b:
                        if k == C or (k == R and q == 1):
                            opens[a] -= 2
                        continue
                    # union: attach the one with smaller node id age to the older root (b older)
                    parent[a] = b
                    mask[b] |= mask[a]
                    mee[b] += mee[a]
                    shields[b] += shields[a]
                    adj[b] |= adj[a]
                    if k == C or (k == R and q == 1):
                        opens[b] += opens[a] - 2
            else:
                slots[np] = slots.get(np, 0) | ((edge[e] + 1) << (2 * ((e + 2) & 3)))
        ism = ISM[ot]
        mons = self.mons
        if mons:
            for d in D8:
                node = mons.get(pos + d, -1)
                if node >= 0:
                    opens[node] -= 1
        if ism >= 0:
            cnt = 0
            for d in D8:
                if board[pos + d]:
                    cnt += 1
            opens[base + ism] = 8 - cnt
            mons[pos] = base + ism

    def meeple_options(self) -> list[int]:
        out = [-1]
        if self.left[self.turn] == 0:
            return out
        base = self.lastbase
        mee = self.mee
        parent = self.parent
        for i in range(self.lastn):
            x = base + i
            y = parent[x]
            while y != x:
                x = y
                y = parent[x]
            if mee[x] == 0:
                out.append(i)
        return out

    def finish_turn(self, m: int, pos: int) -> None:
        turn = self.turn
        mee = self.mee
        if m >= 0:
            r = self.find(self.lastbase + m)
            mee[r] += 1 << (8 * turn)
            self.left[turn] -= 1
        base = self.lastbase
        kind = self.kind
        opens = self.opens
        for i in range(self.lastn):
            k = kind[base + i]
            if k in (C, R):
                r = self.find(base + i)
                if opens[r] == 0:
                    mm = mee[r]
                    if mm:
                        n = self.mask[r].bit_count()
                        if k == C:
                            n = 2 * (n + self.shields[r])
                        self.award(mm, n)
                        mee[r] = 0
        if self.mons:
            mons = self.mons
            node = mons.get(pos, -1)
            if node >= 0 and opens[node] == 0 and mee[node]:
                self.award(mee[node], 9)
                mee[node] = 0
            for d in D8:
                node = mons.get(pos + d, -1)
                if node >= 0 and opens[node] == 0 and mee[node]:
                    self.award(mee[node], 9)
                    mee[node] = 0
        self.turn = 1 - turn

    def award(self, mm: int, n: int) -> None:
        a = mm & 255
        b = mm >> 8
        if a >= b:
            self.score[0] += n
        if b >= a:
            self.score[1] += n
        self.left[0] += a
        self.left[1] += b

    def final(self) -> None:
        parent = self.parent
        mee = self.mee
        for r in range(len(parent)):
            mm = mee[r]
            if mm and parent[r] == r:
                k = self.kind[r]
                if k == M:
                    n = 9 - self.opens[r]
                elif k == F:
                    s: dict[int, int] = {}
                    ad = self.adj[r]
                    while ad:
                        low = ad & -ad
                        ad ^= low
                        c = self.find(low.bit_length() - 1)
                        if self.opens[c] == 0:
                            s[c] = 1
                    n = 3 * len(s)
                else:
                    n = self.mask[r].bit_count()
                    if k == C:
                        n += self.shields[r]
                self.award(mm, n)


def playout(s: State, deck: list[int]) -> int:
    rnd = random.random
    dec = 0
    for t in deck:
        acts = s.legal(t)
        if not acts:
            continue
        a = acts[int(rnd() * len(acts))]
        s.place(a >> 2, t, a & 3)
        opts = s.meeple_options()
        s.finish_turn(opts[int(rnd() * len(opts))], a >> 2)
        dec += 2
    s.final()
    return dec


def game() -> tuple[int, int, int]:
    d = DECK[:]
    random.shuffle(d)
    s = State()
    n = playout(s, d)
    return s.score[0], s.score[1], n


if __name__ == "__main__":
    import sys
    import time

    games = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    random.seed(1)
    for _ in range(20):
        game()
    begun = time.process_time()
    for _ in range(games):
        game()
    print(f"{games / (time.process_time() - begun):.0f} games/s")
