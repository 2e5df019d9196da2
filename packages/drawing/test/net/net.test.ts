import { failure } from '@latin-puzzles/core/basis';
import { describe, expect, test } from 'vitest';
import { DRAWING_FAULTS, foldable } from '../../src/index.ts';
import { makeNet } from '../../src/net/net.ts';
import { tabsOf } from '../../src/net/tabs.ts';
import { type Polygon, polygonsOverlap, signedArea } from '../../src/plane/polygon.ts';
import { length, minus, spotKey } from '../../src/plane/vector.ts';
import { boardOf, SOLIDS } from '../support.ts';

describe.each(SOLIDS)('the net of %s', (specification) => {
  const solid = boardOf(specification).solid!;
  const net = makeNet(solid, 1);
  const outlines = net.outlines.map((outline) => outline.toReversed());

  test('shows every face in its true size and none over another', () => {
    expect(outlines).toHaveLength(solid.faces.length);
    const corners = (face: number) => solid.faces[face]!.map((corner) => solid.corners[corner]!);
    for (const [face, outline] of outlines.entries()) {
      expect(signedArea(outline)).toBeCloseTo(areaInSpace(corners(face)), 6);
      for (const other of outlines.slice(face + 1)) expect(polygonsOverlap(outline, other, 1e-6)).toBe(false);
    }
  });

  test('is one piece: every edge is folded or cut, and cut edges appear twice at the same length', () => {
    const edges = solid.faces.reduce((sum, face) => sum + face.length, 0) / 2;
    expect(net.folds).toHaveLength(solid.faces.length - 1);
    expect(net.cuts).toHaveLength(2 * (edges - net.folds.length));
    for (const { number, side, face } of net.cuts) {
      const others = net.cuts.filter((cut) => cut.number === number && cut.face !== face);
      expect(others).toHaveLength(1);
      expect(length(minus(...others[0]!.side))).toBeCloseTo(length(minus(...side)), 6);
    }
  });

  test('has a tab on one of each two edges to be glued, and no tab over anything', () => {
    // Deeper than anyone would want, so that they get into each other's way.
    const tabs = tabsOf(net, length(minus(...net.folds[0]!)));
    expect(tabs.map(({ number }) => number).sort()).toEqual([...new Set(net.cuts.map(({ number }) => number))].sort());
    for (const [i, { number, outline }] of tabs.entries()) {
      const bearers = net.cuts.filter((cut) => cut.number === number && standsOn(outline, cut.side));
      expect(bearers).toHaveLength(1);
      for (const face of outlines) expect(polygonsOverlap(outline, face, 0.05)).toBe(false);
      for (const other of tabs.slice(i + 1)) expect(polygonsOverlap(outline, other.outline, 0.05)).toBe(false);
    }
  });
});

test('a board in the plane has nothing to fold', () => {
  expect(foldable(boardOf('cube:4')).ok).toBe(true);
  expect(foldable(boardOf('sudoku:3x3'))).toEqual(
    failure(DRAWING_FAULTS, 'draw.net', 'board', { board: 'sudoku:3x3' }),
  );
});

function standsOn(tab: Polygon, side: Polygon): boolean {
  const corners = new Set(tab.map((at) => spotKey(at)));
  return side.every((at) => corners.has(spotKey(at)));
}

/** Half the length of the sum of cross products of successive corners. */
function areaInSpace(corners: readonly (readonly number[])[]): number {
  const sum = [0, 0, 0];
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % corners.length]!;
    for (const axis of [0, 1, 2])
      sum[axis]! += a[(axis + 1) % 3]! * b[(axis + 2) % 3]! - a[(axis + 2) % 3]! * b[(axis + 1) % 3]!;
  }
  return Math.hypot(...sum) / 2;
}
