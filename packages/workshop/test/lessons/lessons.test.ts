import {
  checkProof,
  climb,
  findMisnamed,
  LADDER,
  type Step,
  shapeOf,
  startOf,
  stepName,
  tellStep,
} from '@latin-puzzles/core/attrition';
import { LANGUAGE_CODES, must } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { makeEngine } from '@latin-puzzles/core/engine';
import { EMPTY, problemOf } from '@latin-puzzles/core/puzzle';
import { describe, expect, test } from 'vitest';
import {
  drawLesson,
  exampleOf,
  judgeAnswer,
  LESSONS,
  type LessonPosition,
  lessonPositions,
  openLesson,
} from '../../src/lessons/index.ts';

const positionsOf = (theorem: string): LessonPosition[] =>
  lessonPositions(theorem).map((_, index) => openLesson(theorem, index)!);

test('every theorem of the ladder has a lesson, the easiest first', () => {
  expect(LESSONS).toEqual(LADDER.map(({ name }) => name));
});

test('group consistency is shown where players know no name for it, and told by the ways to fill a group', () => {
  for (const { plan, puzzle } of positionsOf('asterism-consistency')) {
    const [step] = plan.steps as [Step];
    expect(stepName(step, puzzle, 'en')).toBeUndefined();
    const [en, es] = LANGUAGE_CODES.map((code) => tellStep(step, plan.before, puzzle, code)[0]!.text);
    expect([en, es]).toEqual([
      expect.stringMatching(/^To fill .* at all, .* must be in .*, so .*\.$/),
      expect.stringMatching(/^Para llenar .* tienen que estar en .*, así que .*\.$/),
    ]);
    // No easier step that has a name concludes the same.
    const concluded = ({ writes, removals }: Step) =>
      [...writes, ...removals].map(({ cell, label }) => `${cell} ${label}`);
    const shape = shapeOf(problemOf(puzzle.board, puzzle.multiset));
    const position = startOf(shape, puzzle.labeling);
    for (const _ of climb(position, LADDER.slice(0, 1)));
    const below = LADDER.slice(
      1,
      LADDER.findIndex(({ name }) => name === 'asterism-consistency'),
    );
    const named = below
      .flatMap((theorem) => [...theorem.steps(position)])
      .filter((each) => stepName(each, puzzle, 'en'));
    expect(named.flatMap(concluded).filter((key) => concluded(step).includes(key))).toEqual([]);
  }
});

test.each([
  ['fish', /^In .* and .*, .* must be in .* and .*\.$|^Every .* still missing in .* and .* must be in .* and .*\.$/],
  ['finned-fish', /^In .*, where these cross\.$|^In .* can go only in .* would use up two of these at once .*\.$/],
])('what the lesson of %s shows is told as its statement has it', (theorem, told) => {
  for (const { plan, puzzle } of positionsOf(theorem))
    expect(tellStep(plan.steps[0]!, plan.before, puzzle, 'en')[0]!.text).toMatch(told);
});

test('there is no lesson of what is no theorem, and no position beyond the last', () => {
  expect(openLesson('wishful-thinking', 0)).toBeUndefined();
  expect(openLesson('chain', 99)).toBeUndefined();
});

describe.each(LADDER.map(({ name }) => name))('the lesson of %s', (theorem) => {
  const positions = positionsOf(theorem);

  test('has three to six positions, on boards of at least three families', () => {
    expect(positions.length).toBeGreaterThanOrEqual(3);
    expect(positions.length).toBeLessThanOrEqual(6);
    expect(new Set(lessonPositions(theorem).map(({ board }) => board.split(':')[0])).size).toBeGreaterThanOrEqual(3);
  });

  test('shows nothing that players know by the name of another theorem', () => {
    const { words } = LADDER.find(({ name }) => name === theorem)!;
    const own = Object.values(words?.known ?? {}).map(({ en }) => en);
    for (const { puzzle, plan } of positions)
      expect([undefined, ...own]).toContain(stepName(plan.steps[0]!, puzzle, 'en'));
  });

  test('shows what is checked without the theorems, by a step of its form', () => {
    for (const { puzzle, plan } of positions) {
      const problem = problemOf(puzzle.board, puzzle.multiset);
      const steps = [...plan.before, ...plan.steps];
      const verdict = checkProof(problem, puzzle.labeling, { steps, fair: true });
      // What is left to find fault with is that the proof is not at its end.
      expect(verdict.valid || verdict.reason).toBe('proof.unfinished');
      expect(findMisnamed(shapeOf(problem), puzzle.labeling, steps, LADDER)).toBeUndefined();
    }
  });

  test('has positions with the one solution that is stored', () => {
    for (const { puzzle } of positions) {
      const engine = makeEngine(problemOf(puzzle.board, puzzle.multiset));
      expect([...engine.list(puzzle.labeling, { limit: 2 })].map((solution) => [...solution])).toEqual([
        puzzle.solution,
      ]);
    }
  });

  test('answers everything that a reader can place or strike out', () => {
    for (const position of positions) {
      const { puzzle, task } = position;
      let right = 0;
      for (const [cell, label] of puzzle.labeling.entries()) {
        if (label !== EMPTY) continue;
        for (const answer of puzzle.multiset.labels.keys())
          for (const language of LANGUAGE_CODES) {
            const { step, sentences } = judgeAnswer(position, { cell, label: answer }, language);
            if (step) right++;
            expect(sentences.length).toBeGreaterThan(1);
            for (const sentence of sentences) {
              expect(sentence).toMatch(/^[¿\p{L}\p{N}].*[.?…]$/u);
              expect(sentence).not.toMatch(/[{}]|undefined| {2}|\b(de|a) el\b|\b(labels?|asterisms?|etiquetas?)\b/);
            }
            // What is called right is true.
            if (step) expect(puzzle.solution[cell] === answer).toBe(task === 'place');
          }
      }
      expect(right).toBeGreaterThan(0);
    }
  });
});

describe('a wrong answer', () => {
  test('that is true is told that the idea does not show it, and what else could be', () => {
    const position = openLesson('last-places', 0)!;
    const { puzzle, steps } = position;
    const placed = new Set(steps.flatMap(({ writes }) => writes.map(({ cell }) => cell)));
    const cell = puzzle.labeling.findIndex((label, at) => label === EMPTY && !placed.has(at));
    const { step, sentences } = judgeAnswer(position, { cell, label: puzzle.solution[cell]! }, 'en');
    expect(step).toBeUndefined();
    expect(sentences[0]).toMatch(/does go in .*, but this idea does not show it yet\.$/);
    expect(sentences[1]).toMatch(/can still go in/);
  });

  test('that breaks a rule is told which', () => {
    const position = openLesson('last-places', 0)!;
    const [out] = position.plan.before[0]!.removals;
    const { sentences } = judgeAnswer(position, out!, 'es');
    expect(sentences[0]).toMatch(/^No: .* no va en/);
    expect(sentences[1]).toMatch(/ya está/);
  });
});

test('an example is on a board like the one that is played, where there is one', () => {
  const familyOf = (name: string) =>
    exampleOf('last-places', must(resolveBoard(name)))!.puzzle.board.name.split(':')[0];
  expect(familyOf('sudoku:3x3')).toBe('sudoku');
  expect(familyOf('star:12/3')).toBe('star');
  expect(familyOf('orb:8')).toBe('orb');
  expect(familyOf('triangle:8')).toBe('triangle');
  expect(familyOf('icosahedron:2')).toBe('cube');
  expect(exampleOf('last-places')!.puzzle.board.name).toBe('sudoku:2x2');
});

test('a lesson is printed on two pages, positions and answers, that stay within the sheet', () => {
  for (const language of LANGUAGE_CODES)
    for (const theorem of LESSONS) {
      const pages = drawLesson(theorem, language);
      expect(pages).toHaveLength(2);
      for (const { parts, width, height } of pages) {
        // A heading, then each drawing with what is said below it, in type that can be read however small the drawing is.
        expect(parts).toHaveLength(1 + 2 * lessonPositions(theorem).length);
        for (const { items, scale } of parts.slice(1).filter((_, i) => i % 2 === 1))
          for (const item of items) expect(item.shape === 'text' && scale * item.size).toBeGreaterThanOrEqual(9);
        for (const { items, at, scale } of parts)
          for (const item of items) {
            const spots = item.shape === 'path' ? item.lines.flat() : [item.at];
            const outside = spots.filter(([x, y]) => {
              const [across, down] = [at[0] + scale * x, at[1] + scale * y];
              return !(across > 0 && across < width && down < height);
            });
            expect(outside).toEqual([]);
          }
      }
    }
  expect(drawLesson('wishful-thinking', 'en')).toEqual([]);
});
