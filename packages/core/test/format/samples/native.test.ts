import { expect, test } from 'vitest';
import { must } from '../../../src/basis/index.ts';
import { CATALOG, resolveBoard } from '../../../src/board/index.ts';
import { CLUES, expectRead, readAll, type Sample, SOLVED } from './sample.ts';
import { SETTINGS } from './squares-by-hand.ts';

const FORMAT = 'latin-puzzle/1';
const signs = (line: string) => [...line].map((sign) => (sign === '.' ? null : sign));
const SUDOKU = { format: FORMAT, board: 'sudoku', labels: [...'123456789'], clues: signs(CLUES) };

test('a document of every board of the catalog stands in every setting', () =>
  expectRead(
    CATALOG.flatMap(({ name, labels, board }) => {
      const { cells } = must(resolveBoard(name));
      const clues = Array.from({ length: cells }, (_, cell) => (cell === 1 ? labels.at(-1)! : null));
      return SETTINGS.map(
        ([write, count]): Sample => ({
          text: write({ format: FORMAT, id: name, board: name, labels, clues }),
          clues: null,
          count,
          id: name,
          holds: (puzzle) =>
            puzzle.labeling.filter((label) => label >= 0).length === 1 &&
            puzzle.board.name === must(resolveBoard(board)).name,
        }),
      );
    }),
    290,
  ));

/** Fields that a document may have beside, and what is kept of them. */
const FIELDS: readonly (readonly [fields: object, holds: NonNullable<Sample['holds']>])[] = [
  [{}, ({ title, author, solution, inscription }) => !title && !author && !solution && inscription.length === 0],
  [{ title: 'día “ñ” 日本語' }, ({ title }) => title === 'día “ñ” 日本語'],
  [{ author: 'A & B' }, ({ author }) => author === 'A & B'],
  [{ solution: signs(SOLVED) }, ({ solution }) => solution?.length === 81],
  [{ inscription: [0, 1, 4] }, ({ inscription }) => inscription.join() === '0,1,4'],
  [{ mood: { good: [true, null] } }, ({ source }) => JSON.stringify(source?.mood) === '{"good":[true,null]}'],
  [{ rating: { score: 6.7, level: 'medium' } }, ({ source }) => source?.rating !== undefined],
  [{ marks: { centre: [['1', '2']] } }, ({ source }) => source?.marks !== undefined],
];

test('other fields are known or kept, in every setting, whatever stands first', () =>
  expectRead(
    FIELDS.flatMap(([fields, holds]) =>
      SETTINGS.flatMap(([write, count]) => [
        { text: write({ ...SUDOKU, ...fields }), count, holds },
        { text: write({ ...fields, ...SUDOKU }), count, holds },
      ]),
    ),
    170,
  ));

/** Boards of one's own: a ring of triangles that overlap in a corner, and rows of labels that repeat. */
const OWN = [
  {
    board: {
      cells: 6,
      asterisms: [
        [0, 1, 2],
        [2, 3, 4],
        [4, 5, 0],
      ],
    },
    labels: ['a', 'b', 'c'],
    clues: ['a', null, null, null, 'b', null],
  },
  {
    board: {
      cells: 4,
      asterisms: [
        [0, 1],
        [2, 3],
        [0, 2],
        [1, 3],
      ],
    },
    labels: ['x', 'yy'],
    clues: [null, 'yy', null, null],
  },
  { board: { cells: 4, asterisms: [[0, 1, 2, 3]] }, labels: ['1', '1', '2', '☀'], clues: ['☀', null, null, null] },
];

test('boards of one’s own stand in documents too', () =>
  expectRead(
    OWN.flatMap((own) =>
      SETTINGS.map(
        ([write, count]): Sample => ({
          text: write({ format: FORMAT, ...own }),
          clues: null,
          count,
          holds: ({ board, multiset }) =>
            board.cells === own.board.cells && multiset.entries.join() === own.labels.join(),
        }),
      ),
    ),
    30,
  ));

test.each<[string, object, string]>([
  ['no format', { format: undefined, size: 9 }, 'format.version'],
  ['another format', { format: 'latin-puzzle/9' }, 'format.version'],
  ['a board that is not known', { board: 'zebra' }, 'board.unknown'],
  ['too few clues', { clues: [null] }, 'clues'],
  ['a clue that is no label', { clues: signs(CLUES.replace('5', 'Q')) }, 'clues.unknown-label'],
  ['too many labels', { labels: [...'1234567890'] }, 'labels'],
  ['a title of a million characters', { title: 'x'.repeat(1e6) }, 'format.field'],
  [
    'a solution of other clues',
    { solution: signs(SOLVED.replaceAll('5', 'q').replaceAll('6', '5').replaceAll('q', '6')) },
    'solution',
  ],
  ['a constraint that nobody loaded', { constraints: ['knight'] }, 'constraint.unknown'],
])('with %s it is told what is wrong, and the next is read', async (_, wrong, code) => {
  const items = await readAll([SUDOKU, { ...SUDOKU, ...wrong }, SUDOKU].map((one) => JSON.stringify(one)).join('\n'));
  expect(items.map(({ result }) => result.ok)).toEqual([true, false, true]);
  expect(items[1]!.result).toMatchObject({
    fault: { code: expect.stringContaining(code), place: expect.stringContaining('line 2') },
  });
});
