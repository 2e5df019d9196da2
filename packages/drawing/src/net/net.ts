import type { Solid } from '@latin-puzzles/core/board';
import type { Segment } from '../plane/chain.ts';
import { centroid, type Polygon } from '../plane/polygon.ts';
import { boxAround, minus } from '../plane/vector.ts';
import { findNetTree } from './tree.ts';
import { faceNeighbours, faceOutline, moved, type Tree, type Unfolded, unfold } from './unfold.ts';

/** An edge of the solid along which the net is cut. Each is cut once and so appears twice, under the same number. */
export interface Cut {
  readonly number: number;
  /** As the face shows it, clockwise on the page, so that the net lies on its right. */
  readonly side: Segment;
  readonly face: number;
}

/** A solid cut along some edges and laid flat in one piece. */
export interface Net {
  /** For every face of the solid, what carries its points to the page. */
  readonly placed: readonly Unfolded[];
  readonly outlines: readonly Polygon[];
  readonly folds: readonly Segment[];
  readonly cuts: readonly Cut[];
}

/** The net of a solid, all lengths multiplied by `scale`. */
export function makeNet(solid: Solid, scale: number): Net {
  const tree = findNetTree(solid);
  return assembled(solid, tree, moved(oriented(solid, unfold(solid, tree)), 0, scale));
}

function assembled(solid: Solid, tree: Tree, placed: readonly Unfolded[]): Net {
  const outlines = outlinesOf(solid, placed);
  const neighbours = faceNeighbours(solid);
  const folds: Segment[] = [];
  const cuts: Cut[] = [];
  const numbers = new Map<string, number>();
  for (const [face, outline] of outlines.entries())
    for (const [i, next] of neighbours[face]!.entries()) {
      const side: Segment = [outline[(i + 1) % outline.length]!, outline[i]!];
      if (tree.parent[face] === next) folds.push(side);
      if (tree.parent[face] === next || tree.parent[next] === face) continue;
      const edge = [face, next].sort((a, b) => a - b).join();
      if (!numbers.has(edge)) numbers.set(edge, numbers.size + 1);
      cuts.push({ number: numbers.get(edge)!, side, face });
    }
  return { placed, outlines, folds, cuts };
}

/** Turns a net so that some edge is level and the whole lies flat and broad, its weight below and to the left. */
function oriented(solid: Solid, placed: readonly Unfolded[]): Unfolded[] {
  const outlines = outlinesOf(solid, placed);
  const angles = outlines.flatMap((outline) =>
    outline.map((corner, i) => {
      const [x, y] = minus(outline[(i + 1) % outline.length]!, corner);
      return -Math.atan2(y, x);
    }),
  );
  const rated = angles.map((angle) => {
    const turnedOutlines = outlinesOf(solid, moved(placed, angle, 1));
    const box = boxAround(turnedOutlines.flat());
    const middles = turnedOutlines.map((outline) => centroid(outline));
    const mean = (axis: 0 | 1) => middles.reduce((sum, at) => sum + at[axis], 0) / middles.length;
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    // What to have little of, the most important first: height, lack of width, weight above the middle and on the right.
    const faults = [height, -width, (box.top + box.bottom) / 2 - mean(1), mean(0) - (box.left + box.right) / 2];
    return { angle, faults };
  });
  const better = (a: readonly number[], b: readonly number[]) => {
    const first = a.findIndex((fault, i) => Math.abs(fault - b[i]!) > 1e-6);
    return first >= 0 && a[first]! < b[first]!;
  };
  const best = rated.reduce((a, b) => (better(b.faults, a.faults) ? b : a));
  return moved(placed, best.angle, 1);
}

function outlinesOf(solid: Solid, placed: readonly Unfolded[]): Polygon[] {
  // Anticlockwise from outside, and still so on the page.
  return placed.map((at, face) => faceOutline(solid, face, at));
}
