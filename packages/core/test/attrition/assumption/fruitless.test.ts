import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCommonConsequences } from '../../../src/attrition/assumption/common-consequences.ts';
import { equationsOf } from '../../../src/attrition/assumption/equations.ts';
import { FruitlessMemo } from '../../../src/attrition/assumption/fruitless.ts';
import { findRefutations, sweepRefuted } from '../../../src/attrition/assumption/refutations.ts';
import { Position, shapeOf } from '../../../src/attrition/index.ts';
import { positionWith, shapeWith } from './examples.ts';

/** What suppositions tell at a position, within various rounds. */
function told(position: Position): string {
  const answers = [2, 4, 1, Number.POSITIVE_INFINITY].map((rounds) => ({
    sweep: sweepRefuted(position, rounds),
    refutations: [...findRefutations(position, 'chain', rounds)],
    consequences: [...findCommonConsequences(position, 'chain', Math.min(rounds, 4))],
  }));
  return JSON.stringify(answers);
}

test('what is known of suppositions at other positions changes nothing of what they tell', () => {
  const change = fc.record({ cell: fc.nat(15), label: fc.nat(3), back: fc.nat(7), writes: fc.nat(5) });
  fc.assert(
    fc.property(fc.array(change, { minLength: 5, maxLength: 40 }), (changes) => {
      const position = positionWith('sudoku:2x2', 'abcd', {});
      const marks = [position.mark()];
      let seen = 0;
      for (const { cell, label, back, writes } of changes) {
        if (writes === 0 && position.allows(cell, label)) position.write(cell, label);
        else if (position.sizes[cell]! > 1) position.remove(cell, label);
        if (position.contradictory || back === 0) position.undo(marks[Math.floor(marks.length / 2)]!);
        marks.splice(marks.findIndex((mark) => mark > position.mark()) >>> 0);
        marks.push(position.mark());
        // A shape of its own has nothing known of it.
        if (seen++ % 4 === 3) expect(told(position)).toBe(told(anew(position)));
      }
    }),
    { numRuns: 20 },
  );
});

function anew(position: Position): Position {
  const fresh = new Position(shapeOf(position.shape.problem));
  for (let cell = 0; cell < position.shape.cells; cell++)
    for (let label = 0; label < position.shape.labels; label++)
      if (!position.allows(cell, label)) fresh.remove(cell, label);
  for (const [cell, label] of position.written.entries()) if (label >= 0) fresh.write(cell, label);
  return fresh;
}

/** A memo of a small Sudoku, whose candidates are cell · 4 + label. */
function makeMemo(): FruitlessMemo {
  const equations = equationsOf(shapeWith('sudoku:2x2', 'abcd'));
  return new FruitlessMemo(equations, 64);
}

function noted(memo: FruitlessMemo, key: number, rounds: number, ...settled: number[]): void {
  memo.add(Int32Array.from(settled), settled.length);
  memo.note(key, rounds);
}

test('a supposition is known for as many rounds as it was followed, until something of what it settled has changed', () => {
  const memo = makeMemo();
  expect(memo.knows(0, 1)).toBe(false);
  noted(memo, 0, 2, 0, 4);
  expect([1, 2, 3].map((rounds) => memo.knows(0, rounds))).toEqual([true, true, false]);
  memo.passTime();
  // The last label of the last cell is in no equation of the first label of the first two cells.
  memo.change(63);
  expect(memo.knows(0, 2)).toBe(true);
  memo.passTime();
  // The same label further down the column of the second.
  memo.change(4 * 13);
  expect(memo.knows(0, 2)).toBe(false);
});

test('what one supposition settled on the way is known with it', () => {
  const memo = makeMemo();
  noted(memo, 0, Number.POSITIVE_INFINITY, 0, 21);
  memo.noteWithin(0, 21);
  expect(memo.knows(21, 100)).toBe(true);
  memo.passTime();
  memo.change(1);
  expect(memo.knows(21, 1)).toBe(false);
});

test('of what was added and led to something nothing is kept', () => {
  const memo = makeMemo();
  memo.add(Int32Array.of(0), 1);
  memo.drop();
  noted(memo, 63, 1, 63);
  memo.passTime();
  memo.change(0);
  expect(memo.knows(63, 1)).toBe(true);
});

test('what has been written over is not known any more, nor what there is no room for', () => {
  const memo = makeMemo();
  const trail = Int32Array.from({ length: 64 }, (_, candidate) => candidate);
  noted(memo, 0, 1, 0);
  noted(memo, 1, 1, 1);
  for (let times = 0; times < 128; times++) noted(memo, 2, 1, ...trail);
  memo.passTime();
  expect([0, 1, 2].map((key) => memo.knows(key, 1))).toEqual([false, false, true]);
  for (let times = 0; times < 200; times++) memo.add(trail, 64);
  memo.note(3, 1);
  memo.passTime();
  expect(memo.knows(3, 1)).toBe(false);
});
