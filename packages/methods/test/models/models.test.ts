import { must } from '@latin-puzzles/core/basis';
import { asterismName, asterismText, cellText } from '@latin-puzzles/core/board';
import { makePuzzle, type Puzzle } from '@latin-puzzles/core/puzzle';
import { describe, expect, test } from 'vitest';
import { MODEL_FORMATS } from '../../src/models/index.ts';
import { inOrder, SPECIMENS, smallPuzzles, solutionsOf } from './subjects.ts';
import { type Voice, voicesFor } from './voices.ts';

describe.each(MODEL_FORMATS)('a model for $name', ({ name, make, parseAnswer }) => {
  test.each(SPECIMENS)('of %s tells what its cells, labels and asterisms are called', (_, puzzle) => {
    const { board, multiset } = puzzle;
    const text = make(puzzle).replaceAll('\u2010', '-');
    for (const cell of board.cellNames) expect(text).toContain(`is ${cellText(cell)}\n`);
    for (const label of multiset.labels) expect(text).toContain(`is ${label}\n`);
    for (const [a] of board.asterisms.entries()) expect(text).toContain(`is ${asterismText(asterismName(board, a))}\n`);
  });

  test.each(SPECIMENS)('of %s gets its solution back, however a solver prints it', (_, puzzle) => {
    for (const { solver, says } of voicesFor(name, puzzle))
      expect(must(parseAnswer(says([puzzle.solution!], puzzle.multiset.labels.length), puzzle)), solver).toEqual({
        verdict: 'found',
        solutions: [puzzle.solution],
      });
  });

  test('takes several solutions from one text', () => {
    const [, puzzle] = smallPuzzles(1)[2]!;
    const solutions = solutionsOf(puzzle).map((text) => text.split(',').map(Number));
    expect(solutions.length).toBeGreaterThan(1);
    for (const { says } of voicesFor(name, puzzle).slice(0, name === 'lp' ? 0 : 9)) {
      const answer = must(parseAnswer(says(solutions, puzzle.multiset.labels.length), puzzle));
      expect(inOrder(answer.solutions)).toEqual(inOrder(solutions));
    }
  });

  test('knows how solvers say that there is no solution, and that they do not know', () => {
    const [, puzzle] = SPECIMENS[0]!;
    for (const { solver, none, unknown } of voicesFor(name, puzzle)) {
      expect(must(parseAnswer(none, puzzle)), solver).toEqual({ verdict: 'none', solutions: [] });
      if (unknown) expect(must(parseAnswer(unknown, puzzle)), solver).toEqual({ verdict: 'unknown', solutions: [] });
    }
  });

  test('refuses what is no answer, is not whole, or is of another puzzle', () => {
    const [, puzzle] = SPECIMENS.find(([specimen]) => specimen === 'sudoku')!;
    const [{ says }] = voicesFor(name, puzzle) as [Voice];
    const codeOf = (text: string) => {
      const result = parseAnswer(text, puzzle);
      return result.ok ? undefined : result.fault.case;
    };
    const changed = (cell: number, label: number) => says([puzzle.solution!.with(cell, label)], 9);
    expect(codeOf('')).toBe('answer.empty');
    expect(codeOf('The bells of St. Mary’s\n')).toBe('answer.empty');
    const clued = puzzle.labeling.findIndex((label) => label >= 0);
    expect(codeOf(changed(clued, (puzzle.solution![clued]! + 1) % 9))).toBe('answer.puzzle:clue');
    const empty = puzzle.labeling.findIndex((label) => label < 0);
    expect(codeOf(changed(empty, (puzzle.solution![empty]! + 1) % 9))).toBe('answer.puzzle:asterism');
  });
});

const [, sudoku] = SPECIMENS.find(([name]) => name === 'sudoku')!;
const withTitle = (title: string): Puzzle => must(makePuzzle({ ...sudoku, title }));

test('what somebody called a puzzle cannot leave the remark that it stands in', () => {
  for (const { name, make } of MODEL_FORMATS) {
    const plain = make(withTitle('A')).split('\n');
    const odd = make(withTitle('1 0\nx --> \u2028 */ %* \r p cnf')).split('\n');
    expect(odd.length, name).toBe(plain.length);
    expect(odd.filter((line, i) => line !== plain[i]).length, name).toBe(1);
    expect(odd.join('\n').match(/--/g)?.length ?? 0, name).toBe(name === 'xcsp3' ? 2 : 1);
  }
});

test('a fault names the line that it is in', () => {
  const clingo = MODEL_FORMATS.find(({ name }) => name === 'clingo')!;
  const fault = (text: string) => {
    const result = clingo.parseAnswer(text, sudoku);
    return result.ok ? undefined : result.fault;
  };
  expect(fault('Answer: 1\n\nholds(3,4) holds(81,0)\n')).toMatchObject({ case: 'answer.range', place: 'line 3' });
  expect(fault('holds(3,4)\nholds(3,5)\n')).toMatchObject({ case: 'answer.cell:twice', place: 'line 2' });
  expect(fault('\nholds(3,4)\n')).toMatchObject({
    case: 'answer.cell:missing',
    place: 'line 2',
    message: 'No label is given to r1c1.',
  });
});
