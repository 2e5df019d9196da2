import { cross3, dot3, minus3, plus3, times3 } from '@latin-puzzles/core/board';
import { describe, expect, test } from 'vitest';
import { cellHit, cellMiddles, type Eye, placeSeen, rayAt } from '../../src/solid/picking.ts';
import { nearestRest } from '../../src/solid/pose.ts';
import { applyTurn } from '../../src/solid/turn.ts';
import { bodyNamed, NAMES, NO_TURN } from './bodies.ts';

/** It looks a little beside the middle of the body, as it does when a body reaches farther to one side. */
const EYE: Eye = { distance: 5, reach: 0.25, aspect: 1.6, middle: [0.02, -0.01] };

describe.each(NAMES)('a tap on %s', (name) => {
  const body = bodyNamed(name);
  const sparseness = Math.ceil(body.targets.length / 200);

  test('hits whatever cell is seen there', () => {
    for (const cell of [0, body.stances.length >> 1, body.stances.length - 1]) {
      const turn = nearestRest(body, NO_TURN, cell);
      for (const { corners, cell: own } of body.targets.filter((_, i) => i % sparseness === 0)) {
        const [a, b, c] = corners;
        const middle = times3(1 / 3, plus3(a, plus3(b, c)));
        const out = applyTurn(turn, cross3(minus3(b, a), minus3(c, a)));
        const toEye = minus3([0, 0, EYE.distance], applyTurn(turn, middle));
        // Studs stand before what is behind them.
        const open = name !== 'latin-dodecahedron' || applyTurn(turn, body.stances[own]!.out)[2] > 0.9;
        if (dot3(out, toEye) > 0.001 && open)
          expect(cellHit(body.targets, rayAt(EYE, placeSeen(EYE, middle, turn), turn))).toBe(own);
      }
    }
  });

  test('hits a cell that faces the reader in its middle', () => {
    const middles = cellMiddles(body.targets);
    expect(middles.size).toBe(body.stances.length);
    for (const cell of [0, body.stances.length >> 1, body.stances.length - 1]) {
      const turn = nearestRest(body, NO_TURN, cell);
      expect(cellHit(body.targets, rayAt(EYE, placeSeen(EYE, middles.get(cell)!, turn), turn))).toBe(cell);
    }
  });

  test('hits nothing beside the body', () => {
    expect(cellHit(body.targets, rayAt(EYE, [0.99, 0.99], NO_TURN))).toBeUndefined();
  });

  test('never goes through to the other side', () => {
    for (let i = 0; i < 200; i++) {
      const place = [0.5 * Math.cos(i) * (i / 200), 0.8 * Math.sin(i) * (i / 200)] as const;
      const cell = cellHit(body.targets, rayAt(EYE, place, NO_TURN));
      if (cell !== undefined) expect(body.stances[cell]!.out[2]).toBeGreaterThan(-0.6);
    }
  });
});
