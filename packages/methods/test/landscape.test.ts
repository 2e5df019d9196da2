import { makeRandom } from '@latin-puzzles/core/basis';
import { EMPTY } from '@latin-puzzles/core/puzzle';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listPlainly } from '../../core/test/engine/plain.ts';
import { blank, clues, ones, squareProblem, uniform } from '../../core/test/engine/problems.ts';
import { Domains } from '../src/stochastic/filling/domains.ts';
import type { Arrangement } from '../src/stochastic/landscape/arrangement.ts';
import { disjointFamily } from '../src/stochastic/landscape/family.ts';
import { makeLandscape } from '../src/stochastic/landscape/landscape.ts';
import { approach, drawPartner, exchangeAtRandom } from '../src/stochastic/landscape/moves.ts';
import { anyQuestion } from './questions.ts';

const sudoku = squareProblem(9, ones(9), [3, 3]);

describe('the family that is kept exact', () => {
  test('covers a square', () => {
    const family = disjointFamily(sudoku, blank(sudoku));
    expect(new Set(family.flatMap((a) => sudoku.asterisms[a]!)).size).toBe(81);
    expect(family).toHaveLength(9);
  });

  test('covers as many cells as can be where none covers all', () => {
    const star = uniform(
      5,
      [
        [0, 1],
        [1, 2, 3],
        [3, 4],
      ].map((cells) => cells),
      ones(2),
    );
    expect(disjointFamily(star, blank(star))).toEqual([0, 2]);
  });

  test('never meets itself in an empty cell', () => {
    fc.assert(
      fc.property(anyQuestion, ({ problem, labeling }) => {
        const empty = disjointFamily(problem, labeling)
          .flatMap((a) => problem.asterisms[a]!)
          .filter((cell) => labeling[cell] === EMPTY);
        expect(new Set(empty).size).toBe(empty.length);
      }),
    );
  });
});

describe('a landscape', () => {
  /** What is missing, counted anew. */
  const missing = ({ problem }: { problem: typeof sudoku }, arrangement: Arrangement) =>
    problem.asterisms.map((asterism, a) => {
      const labels = asterism.map((cell) => arrangement.labels[cell]);
      return problem.demands[a]!.reduce(
        (sum, count, label) => sum + Math.max(0, count - labels.filter((held) => held === label).length),
        0,
      );
    });
  const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

  test('keeps clues and family, and knows what every exchange changes', () => {
    fc.assert(
      fc.property(anyQuestion, fc.integer(), (question, seed) => {
        const { problem, labeling } = question;
        const landscape = makeLandscape(problem, labeling);
        if (!landscape) return;
        const random = makeRandom(seed);
        const arrangement = landscape.draw(random);
        for (let i = 0; i < 10 && landscape.movable.length > 0; i++) {
          const cell = landscape.movable[random.below(landscape.movable.length)]!;
          const partner = drawPartner(landscape, arrangement, cell, random);
          const expected = arrangement.cost + arrangement.change(cell, partner);
          arrangement.exchange(cell, partner);
          expect(arrangement.cost).toBe(expected);
        }
        const counts = missing(question, arrangement);
        expect(arrangement.cost).toBe(total(counts));
        for (const a of disjointFamily(problem, labeling)) expect(counts[a]).toBe(0);
        for (const [cell, label] of labeling.entries())
          if (label !== EMPTY) expect(arrangement.labels[cell]).toBe(label);
      }),
    );
  });

  test('leads from one arrangement to another cell by cell, and group by group', () => {
    fc.assert(
      fc.property(anyQuestion, fc.integer(), (question, seed) => {
        const landscape = makeLandscape(question.problem, question.labeling);
        if (!landscape) return;
        const random = makeRandom(seed);
        const target = landscape.draw(random);
        const walker = landscape.draw(random);
        const heir = landscape.draw(random);
        for (const cell of landscape.movable) approach(landscape, walker, target, cell, random);
        for (const group of landscape.groups) heir.takeGroup(group, target);
        expect(walker.labeling()).toEqual(target.labeling());
        expect(walker.cost).toBe(target.cost);
        expect(heir.copy()).toMatchObject({ labels: target.labels, cost: target.cost });
        if (landscape.movable.length === 0) return;
        exchangeAtRandom(landscape, heir, random);
        expect(heir.labeling()).not.toEqual(target.labeling());
      }),
    );
  });

  test('is not there where clues break a demand', () => {
    expect(makeLandscape(sudoku, clues(`1${'.'.repeat(8)}1`.padEnd(81, '.')))).toBeUndefined();
  });
});

test('filling writes only what every solution holds', () => {
  fc.assert(
    fc.property(anyQuestion, ({ problem, labeling }) => {
      const domains = new Domains(problem);
      const solutions = [...listPlainly(problem, labeling)];
      const fits = labeling.every((label, cell) => label === EMPTY || domains.write(cell, label));
      if (solutions.length > 0) expect(fits).toBe(true);
      for (const solution of solutions)
        for (const [cell, label] of domains.written.entries()) if (label !== EMPTY) expect(solution[cell]).toBe(label);
    }),
  );
});
