# ruff: noqa: C901
"""Yardstick A: the plain numpy lattice. Show model `ignore`. deals(case) -> (count, {card: {holder: p}})

It stays as plain as it was made, neither tuned nor tidied, so that figures compare.
"""

from itertools import combinations, product

import numpy as np

from tests.benchmarks.yardsticks.facts import facts


def zeta(a, n, sign=1, up=True):
    for i in range(n):
        v = a.reshape(-1, 2, 1 << i)
        if up:
            v[:, 1] += sign * v[:, 0]
        else:
            v[:, 0] += sign * v[:, 1]
    return a


def deals(case):
    cards, category, sizes, fixed, forbidden, clauses, failed = facts(case)
    open_cards = [c for c in cards if c not in fixed]
    n, bit = len(open_cards), {c: 1 << i for i, c in enumerate(open_cards)}
    full = (1 << n) - 1
    names, hands = [], []
    for name, whole_size in sizes.items():
        size = whole_size - sum(1 for h in fixed.values() if h == name)
        can = [bit[c] for c in open_cards if (c, name) not in forbidden]
        h = np.array([sum(x) for x in combinations(can, size)], np.int64)
        for player, q in clauses:
            if player == name and not any(fixed.get(c) == name for c in q):
                h = h[(h & sum(bit.get(c, 0) for c in q)) != 0]
        if size:
            names.append(name)
            hands.append(h)
    triples = [t for t in product(*([c for c in open_cards if category[c] == k] for k in range(3))) if t not in failed]
    env = np.array([sum(bit[c] for c in t) for t in triples])
    tables = []
    for h in hands:
        f = np.zeros(1 << n, np.int64)
        f[h] = 1
        tables.append(zeta(f, n))
    whole = tables[0].copy()
    for t in tables[1:]:
        whole *= t
    ways = zeta(whole, n, -1)[full ^ env]
    total = int(ways.sum())
    p = {c: {fixed[c]: 1.0} if c in fixed else {} for c in cards}
    for c in open_cards:
        p[c]["envelope"] = int(ways[(env & bit[c]) != 0].sum()) / total
    back = np.zeros(1 << n, np.int64)
    back[full ^ env] = 1
    zeta(back, n, -1, up=False)
    for k, (name, h) in enumerate(zip(names, hands, strict=True)):
        rest = back.copy()
        for j, t in enumerate(tables):
            if j != k:
                rest *= t
        completions = zeta(rest, n, up=False)[h]
        for c in open_cards:
            p[c][name] = int(completions[(h & bit[c]) != 0].sum()) / total
    return total, p
