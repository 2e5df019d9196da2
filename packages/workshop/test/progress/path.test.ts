import { LEVELS, type Level } from '@latin-puzzles/core/rating';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextStep, type Solve, skillOf, stepOccasion, stepOfOccasion, stepsTaken } from '../../src/progress/index.ts';

const solve: fc.Arbitrary<Solve> = fc.record({
  puzzle: fc.constant('p'),
  board: fc.constant('sudoku'),
  level: fc.constantFrom(...LEVELS),
  cells: fc.integer({ min: 1, max: 80 }),
  at: fc.nat(1000),
  seconds: fc.nat(5000),
  hints: fc.nat(6),
  occasion: fc.nat(9).map((n) => stepOccasion(n + 1)),
});
const solves = fc.array(solve, { maxLength: 8 });
const rank = (level: Level) => LEVELS.indexOf(level);

/** Solves as somebody makes them who follows the path and always takes so long for a cell. */
function follow(steps: number, secondsPerCell: number): Solve[] {
  const done: Solve[] = [];
  for (let i = 0; i < steps; i++) {
    const { step, level } = nextStep(done, 'sudoku', LEVELS);
    const occasion = stepOccasion(step);
    done.push({
      puzzle: `p${i}`,
      board: 'sudoku',
      level,
      cells: 50,
      at: i,
      seconds: 50 * secondsPerCell,
      hints: 0,
      occasion,
    });
  }
  return done;
}

describe('the path of a board', () => {
  test('begins with an easy puzzle, or the nearest that there is', () => {
    expect(nextStep([], 'sudoku', LEVELS)).toEqual({ step: 1, level: 'easy' });
    expect(nextStep([], 'x', ['very easy', 'medium', 'difficult'])).toEqual({ step: 1, level: 'medium' });
  });

  test('leads the quick to difficult puzzles and leaves the slow with easy ones', () => {
    expect(follow(8, 2).at(-1)!.level).toBe('very difficult');
    expect(follow(8, 4).at(-1)!.level).toBe('easy');
    expect(follow(8, 30).at(-1)!.level).toBe('very easy');
  });

  test('never leads to more than one level above the last', () => {
    const levels = follow(10, 1).map(({ level }) => rank(level));
    for (const [i, level] of levels.entries()) if (i > 0) expect(level - levels[i - 1]!).toBeLessThanOrEqual(1);
  });

  test('gets no easier for who was quicker or asked for less help', () => {
    fc.assert(
      fc.property(solves, solve, fc.nat(2000), fc.nat(3), (before, last, slower, more) => {
        const worse = { ...last, seconds: last.seconds + slower, hints: last.hints + more };
        expect(skillOf([...before, last])).toBeGreaterThanOrEqual(skillOf([...before, worse]));
        const [next, lower] = [last, worse].map((one) => nextStep([...before, one], 'sudoku', LEVELS).level);
        expect(rank(next!)).toBeGreaterThanOrEqual(rank(lower!));
      }),
    );
  });

  test('depends on its own board alone, and not on the order in which solves are listed', () => {
    fc.assert(
      fc.property(fc.uniqueArray(solve, { maxLength: 6, selector: ({ at }) => at }), solves, (own, others) => {
        const elsewhere = others.map((other) => ({ ...other, board: 'orb-one' }));
        const next = nextStep(own, 'sudoku', LEVELS);
        expect(nextStep([...elsewhere, ...own.toReversed()], 'sudoku', LEVELS)).toEqual(next);
      }),
    );
  });

  test('has only levels that the board has', () => {
    fc.assert(
      fc.property(solves, fc.subarray([...LEVELS], { minLength: 1 }), (before, levels) => {
        expect(levels).toContain(nextStep(before, 'sudoku', levels).level);
      }),
    );
  });

  test('goes on after the last step that was taken', () => {
    const steps = follow(3, 5);
    expect(stepsTaken(steps, 'sudoku').map(({ step }) => step)).toEqual([1, 2, 3]);
    expect(nextStep(steps, 'sudoku', LEVELS).step).toBe(4);
    expect(stepOfOccasion('2026-11-18')).toBeUndefined();
    expect(stepOfOccasion(stepOccasion(12))).toBe(12);
  });
});
