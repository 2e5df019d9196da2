import { expect, test } from 'vitest';
import { LADDER, proveCompactly, shapeOf, tellHint, tellProof, theoremNamed } from '../../../src/attrition/index.ts';
import { toldName } from '../../../src/attrition/telling/told-name.ts';
import type { ToldStep } from '../../../src/attrition/telling/told-step.ts';
import { must } from '../../../src/basis/index.ts';
import { parsePuzzle } from '../../../src/format/index.ts';
import { makeMultiset, problemOf } from '../../../src/puzzle/index.ts';
import { boardOf } from '../../support.ts';

/** Sudokus with a finned fish of two bases, how their sentences end, and where the places that make it so are. */
const FINNED = [
  // Rows 1 and 7 have two places each, one of either in column 5.
  ['6..8....2....5..8.1..9..35....58....8..391.7691..76.353.27...6.............62....', 'skyscraper', 'rascacielos'],
  // Row 2 and column 9 have two places each, one of either in box 3.
  [
    '..3.6......6..3.58....29.............3..95....9....7.3....12.8.1..7....9.79..836.',
    'two-string kite',
    'cometa de dos cuerdas',
  ],
  // The places of box 3 are in row 2 and column 9, and row 7 has two.
  [
    '.....216...3.....9...39.47..91.5........795..2...3..9.....2.73......7.....96...41',
    'empty rectangle',
    'rectángulo vacío',
  ],
  // Row 8 has three places.
  [
    '2.6..8.3..3........8.7.45..36....8..7.2.8...1.1..4....54.1.7.........1.....4....2',
    'finned X-wing',
    'X-wing con aletas',
  ],
] as const;

test.each(FINNED)('%s has a %s, told by that name', (line, english, spanish) => {
  const puzzle = must(parsePuzzle(line));
  const shape = shapeOf(problemOf(puzzle.board, puzzle.multiset));
  const { steps } = proveCompactly(shape, puzzle.labeling, LADDER);
  const told = (language: 'en' | 'es') => tellProof(steps, puzzle, language).map(({ text }) => text);
  expect(told('en').some((text) => text.endsWith(`(${english}).`))).toBe(true);
  expect(told('es').some((text) => text.endsWith(`(${spanish}).`))).toBe(true);
  expect(theoremNamed(english)!.theorem.name).toBe('finned-fish');
  // A hint gives the idea the same name.
  const ideas = steps.flatMap((step, i) =>
    step.theorem === 'finned-fish' ? tellHint(step, steps.slice(0, i), puzzle, 'en', 'idea') : [],
  );
  expect(ideas.some(({ text }) => text.includes(english))).toBe(true);
});

test('where a base has more places than two, the step has no such name', () => {
  const puzzle = must(parsePuzzle('.34.5..2.1...2......543...74..59..8..8........2.7...4...2......9..3...7.7.18..2..'));
  const shape = shapeOf(problemOf(puzzle.board, puzzle.multiset));
  const { steps } = proveCompactly(shape, puzzle.labeling, LADDER);
  const kites = tellProof(steps, puzzle, 'en').filter(({ text }) =>
    text.includes('In row 1 and column 8, the 1 can go only'),
  );
  expect(kites.map(({ text }) => text.endsWith('so it cannot go there.'))).toEqual([true]);
});

test('lines side by side have no such name where a box that covers them shares two cells with one', () => {
  const board = boardOf('sudoku:2x3');
  const multiset = must(makeMultiset([...'123456']));
  // Lines of six cells, boxes of two rows and three columns: they share two cells with a column.
  const holding = (...cells: number[]) =>
    board.asterisms.findIndex((a) => cells.every((cell) => a.cells.includes(cell)));
  const [firstRow, fifthRow, firstColumn, fourthColumn] = [
    holding(0, 5),
    holding(24, 29),
    holding(0, 30),
    holding(3, 33),
  ];
  const [corner, middle] = [holding(0, 8), holding(15, 23)];
  const nameOf = (cover: readonly number[]) => {
    const term = (times: number) => (asterism: number) => ({ times, asterism, label: 0 });
    const terms = [...[firstColumn, fourthColumn].map(term(1)), ...cover.map(term(-1))];
    const step = { theorem: 'finned-fish', writes: [], removals: [{ cell: 1, label: 0 }], premises: { terms } };
    return toldName({ board, multiset }, { step, open: [], branches: [] } as unknown as ToldStep)?.en;
  };
  expect(nameOf([firstRow, corner, fifthRow])).toBe('finned X-wing');
  expect(nameOf([firstRow, corner, middle])).not.toBe('finned X-wing');
});
