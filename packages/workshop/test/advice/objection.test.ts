import { checkProof, explain, type Step } from '@latin-puzzles/core/attrition';
import { type LanguageCode, makeRandom } from '@latin-puzzles/core/basis';
import { EMPTY, type Labeling, type Puzzle, problemOf } from '@latin-puzzles/core/puzzle';
import { describe, expect, test } from 'vitest';
import { makeObjectionFrames, tellFrame } from '../../src/advice/frames.ts';
import { findObjection } from '../../src/advice/objection.ts';
import { makeTools } from '../../src/tools/index.ts';
import { PUZZLES, solutionOf } from './puzzles.ts';

const SEED = 11;
const tools = makeTools();

/** Some wrong labels for open cells, each with labels that are right. */
function* mistakesOn({ labeling, multiset }: Puzzle, solution: Labeling, helped: boolean) {
  const random = makeRandom(SEED);
  for (let i = 0; i < 12; i++) {
    const [cell, label] = [random.below(labeling.length), random.below(multiset.labels.length)];
    if (labeling[cell] !== EMPTY || label === solution[cell]) continue;
    const start = labeling.map((clue, other) =>
      helped && other !== cell && random.below(3) === 0 ? solution[other]! : clue,
    );
    yield { start, wrong: { cell, label } };
  }
}

const trying = ({ theorem, premises }: Step): boolean => theorem === 'backtrack' || (premises.steps ?? []).some(trying);

describe.each(PUZZLES)('why a label is wrong on %s', (_, puzzle) => {
  const problem = problemOf(puzzle.board, puzzle.multiset);
  const solution = solutionOf(puzzle);

  test.each([false, true])('is told by steps that the checker verifies (helped by other labels: %s)', (helped) => {
    for (const { start, wrong } of mistakesOn(puzzle, solution, helped)) {
      const steps = findObjection(tools, puzzle, start, wrong)!;
      expect(steps.at(-1)!.removals).toEqual([wrong]);
      // The steps hold if nothing is wrong with them but that they stop before the solution.
      const result = checkProof(problem, start, { steps, fair: !steps.some(trying) });
      expect(result).toMatchObject({ valid: false, reason: 'proof.unfinished' });
    }
  });

  test('does not give away which label belongs there', () => {
    for (const { start, wrong } of mistakesOn(puzzle, solution, true))
      for (const step of findObjection(tools, puzzle, start, wrong)!)
        expect(step.writes.map(({ cell }) => cell)).not.toContain(wrong.cell);
  });

  test.each<LanguageCode>(['en', 'es'])('is told frame by frame, in the words of the steps (%s)', (language) => {
    for (const { start, wrong } of mistakesOn(puzzle, solution, true)) {
      const steps = findObjection(tools, puzzle, start, wrong)!;
      const all = steps.flatMap((step) => explain({ ...step, theorem: 'supposition' }, puzzle, language));
      for (const frame of makeObjectionFrames(puzzle, start, steps)) {
        const told = tellFrame(frame, puzzle, language);
        expect(told[0]!.depth).toBe(0);
        if (steps.length === 1) expect(all).toEqual(expect.arrayContaining(told.map(({ text }) => text)));
      }
    }
  });
});

test('a right label meets with no objection', () => {
  for (const [, puzzle] of PUZZLES.slice(0, 4)) {
    const solution = solutionOf(puzzle);
    const cell = puzzle.labeling.indexOf(EMPTY);
    expect(findObjection(tools, puzzle, puzzle.labeling, { cell, label: solution[cell]! })).toBeUndefined();
  }
});
