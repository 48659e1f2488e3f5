"""The analytic centre by Newton's method with a line search, without a solver."""

import numpy as np


def newton(matrix, target, start, steps=200):
    """The z > 0 with matrix z = target that maximises sum(log z), from a possibly infeasible z > 0."""
    z = np.array(start, float)
    multipliers = np.zeros(len(matrix))
    for _ in range(steps):
        hessian = np.diag(1 / z**2)
        system = np.block([[hessian, matrix.T], [matrix, np.zeros((len(matrix), len(matrix)))]])
        right = -residual(matrix, target, z, multipliers)
        change = np.linalg.lstsq(system, right, rcond=1e-13)[0]
        step, turn = change[: len(z)], change[len(z) :]
        size = 1.0
        while (z + size * step <= 0).any():
            size *= 0.5
        before = np.linalg.norm(right)
        while size > 1e-6 and norm(matrix, target, z + size * step, multipliers + size * turn) > before:
            size *= 0.5
        z, multipliers = z + size * step, multipliers + size * turn
        if norm(matrix, target, z, multipliers) < 1e-10 * (1 + before):
            break
    return z


def residual(matrix, target, z, multipliers):
    """The residual of the optimality conditions: stationarity, then feasibility."""
    return np.concatenate((-1 / z + matrix.T @ multipliers, matrix @ z - target))


def norm(matrix, target, z, multipliers):
    return np.linalg.norm(residual(matrix, target, z, multipliers))
