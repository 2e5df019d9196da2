import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BitSet, climbUp, LADDER, type Position, type Step } from '../../src/attrition/index.ts';
import { EMPTY } from '../../src/puzzle/index.ts';
import { closure, positionOf, randomPosition } from './positions.ts';

function itemsOf(set: BitSet): number[] {
  const items: number[] = [];
  for (let item = set.next(0); item >= 0; item = set.next(item + 1)) items.push(item);
  return items;
}

/** What a position keeps count of, counted anew. */
function counted({ shape, domains, written }: Position) {
  const { cells, labels, asterisms, demands } = shape;
  const overfull: number[] = [];
  const tight: number[] = [];
  for (const [asterism, held] of asterisms.entries())
    for (let label = 0; label < labels; label++) {
      const at = asterism * labels + label;
      const need = demands[at]! - held.filter((cell) => written[cell] === label).length;
      const places = held.filter((cell) => written[cell] === EMPTY && domains[cell * labels + label] === 1).length;
      if (need === 0 && places > 0) overfull.push(at);
      if (need > 0 && places === need) tight.push(at);
    }
  const all = Array.from({ length: cells }, (_, cell) => cell);
  const size = (cell: number) => domains.subarray(cell * labels, (cell + 1) * labels).filter(Boolean).length;
  return { overfull, tight, single: all.filter((cell) => written[cell] === EMPTY && size(cell) === 1) };
}

function kept({ overfull, tight, single }: Position) {
  return { overfull: itemsOf(overfull), tight: itemsOf(tight), single: itemsOf(single) };
}

function some(position: Position, rung: number): Step[] {
  const found: Step[] = [];
  for (const step of LADDER[rung]!.steps(position)) if (found.push(step) === 5) break;
  return found;
}

describe('a position', () => {
  test('knows what is ripe for theorems 1–3, whatever is written, removed, or taken back', () => {
    fc.assert(
      fc.property(randomPosition, fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean())), (random, changes) => {
        const position = positionOf(random);
        if (position.contradictory) return;
        const { cells, labels } = position.shape;
        const before = kept(position);
        expect(before).toEqual(counted(position));
        const mark = position.mark();
        for (const [cell, label, writes] of changes)
          if (writes) position.write(cell % cells, label % labels);
          else position.remove(cell % cells, label % labels);
        if (!position.contradictory) expect(kept(position)).toEqual(counted(position));
        expect(kept(position.copy())).toEqual(kept(position));
        position.undo(mark);
        expect(kept(position)).toEqual(before);
      }),
      { numRuns: 300 },
    );
  });

  test('allows the same steps to those who remember where they looked in vain, and to those who come fresh', () => {
    fc.assert(
      fc.property(randomPosition, fc.nat(), (random, chosen) => {
        const position = positionOf(random);
        for (let turn = 0; turn < 12 && !position.contradictory; turn++) {
          const found = LADDER.map((_, rung) => some(position, rung));
          const fresh = position.copy();
          expect(found).toEqual(LADDER.map((_, rung) => some(fresh, rung)));
          const steps = found.flat();
          const step = steps[chosen % Math.max(1, steps.length)];
          if (!step) return;
          const mark = position.mark();
          position.apply(step);
          // Now and then one thinks better of it.
          if (turn % 3 === 2 && !position.contradictory) position.undo(mark);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('a ladder that is climbed up without a word', () => {
  test('ends where its steps lead, however many rungs it has', () => {
    fc.assert(
      fc.property(randomPosition, fc.integer({ min: 1, max: LADDER.length }), (random, rungs) => {
        const ladder = LADDER.slice(0, rungs);
        const position = positionOf(random);
        const expected = closure(position, ladder);
        climbUp(position, ladder);
        expect(position.contradictory ? new Uint8Array(expected.length) : position.domains).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  test('stops when it is told to', () => {
    fc.assert(
      fc.property(randomPosition, (random) => {
        const position = positionOf(random);
        const before = position.domains.slice();
        climbUp(position, LADDER, { aborted: true });
        expect(position.domains).toEqual(before);
      }),
      { numRuns: 20 },
    );
  });
});
