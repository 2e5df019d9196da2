import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalOrder, makeIncidence } from '../../../src/board/index.ts';
import { boardOf } from '../../support.ts';

type Sets = readonly (readonly number[])[];

/** The rows, the columns and the labels of a Latin square, each as the cells that it holds: refinement sees no difference. */
function netOf(square: Sets): Sets {
  const n = square.length;
  const all = [...square.keys()];
  return [
    ...all.map((row) => all.map((column) => n * row + column)),
    ...all.map((column) => all.map((row) => n * row + column)),
    ...all.map((label) => all.map((row) => n * row + square[row]!.indexOf(label))),
  ];
}

/** The table of addition modulo n, with some intercalates turned: their two labels change places. */
function squareOf(n: number, turns: readonly number[]): Sets {
  const square = Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => (i + j) % n));
  for (const turn of turns) {
    const [r, c] = [turn % n, Math.floor(turn / n) % n];
    for (let s = r + 1; s < n; s++) {
      const d = square[s]!.indexOf(square[r]![c]!);
      if (square[r]![d] !== square[s]![c]) continue;
      [square[r]![c], square[r]![d], square[s]![c], square[s]![d]] = [
        square[r]![d]!,
        square[r]![c]!,
        square[s]![d]!,
        square[s]![c]!,
      ];
      break;
    }
  }
  return square;
}

function isLatin(square: Sets): boolean {
  return [square, square.map((_, j) => square.map((row) => row[j]!))].every((lines) =>
    lines.every((line) => new Set(line).size === square.length),
  );
}

function cellsOf(sets: Sets): number {
  return Math.max(...sets.flat()) + 1;
}

const canonical = (sets: Sets) => canonicalOrder(makeIncidence(cellsOf(sets), sets), []);

/** The same sets, their cells renamed and in another order. */
function disguised(sets: Sets, names: readonly number[], order: readonly number[]): Sets {
  return order.map((set) => sets[set]!.map((cell) => names[cell]!));
}

const anyNet = fc
  // With order 8 and few turns, choices remain among which refinement sees no difference and symmetry does not reach all.
  .tuple(fc.constantFrom(4, 6, 8), fc.array(fc.nat(63), { maxLength: 8 }))
  .map(([n, turns]) => squareOf(n, turns))
  .filter(isLatin)
  .map(netOf);

const anyBoard = fc
  .constantFrom('sudoku:2x3', 'star:7/2', 'triangle:4', 'cube:2', 'tartan:8', 'orb:4', 'latin-square:5')
  .map((name) => boardOf(name).asterisms.map(({ cells }) => cells));

describe('the canonical order', () => {
  it('is the same order of the same structure, whatever its cells and asterisms are called', () => {
    fc.assert(
      fc.property(fc.oneof(anyNet, anyBoard), fc.integer(), (sets, seed) => {
        const shuffle = (length: number) =>
          fc.sample(fc.shuffledSubarray([...Array(length).keys()], { minLength: length }), { numRuns: 1, seed })[0]!;
        const other = disguised(sets, shuffle(cellsOf(sets)), shuffle(sets.length));
        const [here, there] = [canonical(sets), canonical(other)];
        expect(there.incidences).toEqual(here.incidences);
        const order = (lengths: readonly number[]) => lengths.reduce((product, length) => product * length, 1);
        expect(order(there.orbitLengths)).toBe(order(here.orbitLengths));
      }),
      { numRuns: 300 },
    );
  });

  it('tells the two Latin squares of order 4 apart', () => {
    const addition = squareOf(4, []);
    const nim = Array.from({ length: 4 }, (_, i) => Array.from({ length: 4 }, (_, j) => i ^ j));
    expect(canonical(netOf(addition)).incidences).not.toEqual(canonical(netOf(nim)).incidences);
  });
});
