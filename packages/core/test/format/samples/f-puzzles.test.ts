import LzString from 'lz-string';
import { expect, test } from 'vitest';
import { CLUES, expectRead, readAll, type Sample, SOLVED } from './sample.ts';
import { type HandMade, rowsOf, SETTINGS, SQUARES, sideOf } from './squares-by-hand.ts';

/** A document as f-puzzles writes it; the usual regions are not said. */
function documentOf(
  { clues, regions, board }: HandMade,
  more: object = {},
  cellsMore: (at: number) => object = () => ({}),
) {
  const isUsual = ['sudoku:3x3', 'sudoku:2x2', 'sudoku:2x3', 'sudoku:2x4'].includes(board);
  const region = (at: number) => (regions ? regions.charCodeAt(at) - 97 : null);
  return {
    size: sideOf(clues),
    ...more,
    grid: rowsOf(clues, (text, at) => ({
      ...(text && { value: Number(text), given: true }),
      ...(!isUsual && { region: region(at) }),
      ...cellsMore(at),
    })),
  };
}

const SITES = [
  'https://www.f-puzzles.com/',
  'https://f-puzzles.com/',
  'http://f-puzzles.com',
  'HTTPS://F-PUZZLES.COM/',
];
const packed = (record: object) => LzString.compressToBase64(JSON.stringify(record));
const ADDRESSES: readonly ((record: object) => string)[] = [
  ...SITES.map((site) => (record: object) => `${site}?load=${packed(record)}`),
  (record) => `https://f-puzzles.com/?load=${encodeURIComponent(packed(record))}`,
  (record) => `https://f-puzzles.com/?id=abc&load=${packed(record)}`,
  (record) => `https://f-puzzles.com/?load=${packed(record)}#top`,
  (record) => `https://f-puzzles.com/?load=${packed(record).replaceAll('+', ' ')}`,
  (record) => `  https://f-puzzles.com/?load=${packed(record)}\r`,
  (record) => `\ufeffhttps://f-puzzles.com/?load=${packed(record)}`,
  (record) => `https://sudokupad.app/fpuz${packed(record)}`,
  (record) => `https://sudokupad.app/fpuzzles${encodeURIComponent(packed(record))}`,
  (record) => `https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuz${packed(record)}`,
  (record) => `fpuz${packed(record)}`,
];

test('squares stand in documents of every setting and in addresses of every kind', () =>
  expectRead(
    SQUARES.flatMap((square): Sample[] => [
      ...SETTINGS.map(
        ([write, count]): Sample => ({
          text: write(documentOf(square)),
          count,
          clues: square.clues,
          board: square.board,
        }),
      ),
      ...ADDRESSES.map(
        (address): Sample => ({
          text: address(documentOf(square)),
          clues: square.clues,
          board: square.board,
        }),
      ),
    ]),
    190,
  ));

const sudoku = SQUARES[0]!;
const asterisms =
  (count: number): NonNullable<Sample['holds']> =>
  ({ board }) =>
    board.asterisms.length === count;
const window = (top: number, left: number) => ({
  cells: Array.from({ length: 9 }, (_, i) => `R${top + Math.floor(i / 3)}C${left + (i % 3)}`),
});
const EXTRA = [{ cells: ['R1C1', 'R2C3', 'R3C5', 'R4C7', 'R5C9', 'R6C2', 'R7C4', 'R8C6', 'R9C8'] }];

test('diagonals, disjoint groups, windows and extra regions hold every label once; what is switched off says nothing', () => {
  const samples: Sample[] = [];
  const off = [
    {},
    { arrow: [], thermometer: [] },
    { antiknight: false, nonconsecutive: false },
    { killercage: null, xv: '' },
  ];
  for (const rising of [true, false, undefined])
    for (const falling of [true, false, undefined])
      for (const disjointgroups of [true, false])
        for (const extraregion of [undefined, [], EXTRA])
          for (const nothing of off) {
            const count =
              27 + (rising ? 1 : 0) + (falling ? 1 : 0) + (disjointgroups ? 9 : 0) + (extraregion?.length ?? 0);
            const more = { 'diagonal+': rising, 'diagonal-': falling, disjointgroups, extraregion, ...nothing };
            samples.push({ text: JSON.stringify(documentOf(sudoku, more)), holds: asterisms(count) });
          }
  const extraregion = [window(2, 2), window(2, 6), window(6, 2), window(6, 6)];
  samples.push({ text: JSON.stringify(documentOf(sudoku, { extraregion })), board: 'quadoku:9' });
  return expectRead(samples, 200);
});

test('only what is given is a clue; what a solver wrote, its colours and marks are none', () => {
  const wrote = [
    { value: 5 },
    { value: 5, given: false },
    { highlight: '#ff0000' },
    { c: '#ff0000' },
    { given: true },
    {},
  ];
  return expectRead(
    wrote.flatMap((entry) =>
      ['centerPencilMarks', 'cornerPencilMarks', undefined].flatMap((field) =>
        [[1], [1, 2], ['3', '4'], [9, 8, 7, 6, 5]].map((texts): Sample => {
          const record = documentOf(sudoku, {}, (at) =>
            CLUES[at] === '.' ? { ...entry, ...(field && { [field]: texts }) } : {},
          );
          const kind = field === 'centerPencilMarks' ? 'centre' : 'corner';
          return {
            text: JSON.stringify(record),
            holds: ({ source }) => {
              const marks = source?.marks as Record<string, (string[] | null)[]> | undefined;
              return field ? marks?.[kind]?.[2]?.join() === texts.join() && !marks[kind][0] : marks === undefined;
            },
          };
        }),
      ),
    ),
    70,
  );
});

test('title, author, rules, id and solution are kept', () =>
  expectRead(
    ['X', 'A, “B” & C', '日本語', '  spaced  ', ''].flatMap((title) =>
      ['Me', ''].flatMap((author) =>
        ['Normal rules.\nNo more.', undefined].flatMap((ruleset) =>
          [[...SOLVED].map(Number), [...SOLVED], [...SOLVED].slice(1), undefined].map(
            (solution): Sample => ({
              text: JSON.stringify(documentOf(sudoku, { id: 'NYT-7', title, author, ruleset, solution })),
              id: 'NYT-7',
              holds: (puzzle) =>
                (puzzle.title ?? '') === title.trim() &&
                (puzzle.author ?? '') === author &&
                puzzle.source?.rules === ruleset &&
                (puzzle.solution !== undefined) === (solution?.length === 81),
            }),
          ),
        ),
      ),
    ),
    80,
  ));

/** What f-puzzles has beside, and no Latin puzzle can hold. */
const RULES = [
  ...['antiknight', 'antiking', 'nonconsecutive', 'negative', 'arrow', 'killercage', 'littlekillersum', 'odd', 'even'],
  ...['minimum', 'maximum', 'rowindexer', 'columnindexer', 'boxindexer', 'thermometer', 'palindrome', 'renban'],
  ...['whispers', 'regionsumline', 'betweenline', 'lockout', 'difference', 'ratio', 'xv', 'clone', 'quadruple'],
  ...[
    'sandwichsum',
    'xsum',
    'skyscraper',
    'line',
    'rectangle',
    'circle',
    'text',
    'cage',
    'entropicline',
    'modularline',
  ],
];

test('any other rule is refused by its name, on every square and in an address too', async () => {
  for (const rule of RULES)
    for (const square of SQUARES.slice(0, 4)) {
      const record = documentOf(square, { [rule]: rule.startsWith('anti') ? true : [{ cells: ['R1C1'] }] });
      for (const text of [JSON.stringify(record), ADDRESSES[0]!(record)]) {
        const [item] = await readAll(text);
        expect(item!.result, rule).toMatchObject({
          fault: { code: 'format.unsupported', message: expect.stringContaining(rule) },
        });
      }
    }
});

test.each<[string, object]>([
  ['rows of other lengths', { grid: [[{}], [{}, {}]] }],
  ['too few rows', { size: 10 }],
  ['a size of one', { size: 1, grid: [[{}]] }],
  ['a billion cells', { size: 1e9 }],
  ['a label beyond the last', { grid: rowsOf(CLUES, (text) => (text ? { value: 10, given: true } : {})) }],
  ['an extra region of two cells', { extraregion: [{ cells: ['R1C1', 'R2C2'] }] }],
  ['an extra region outside', { extraregion: [{ cells: ['R0C1', ...EXTRA[0]!.cells.slice(1)] }] }],
  ['regions of no number', { grid: rowsOf(CLUES, (_, at) => ({ region: at % 9 ? at % 9 : 'x' })) }],
  ['uneven regions', { grid: rowsOf(CLUES, (_, at) => ({ region: at ? 1 : 0 })) }],
])('with %s it is told what is wrong, and the next is read', async (_, wrong) => {
  const items = await readAll(
    JSON.stringify([documentOf(sudoku), { ...documentOf(sudoku), ...wrong }, documentOf(sudoku)]),
  );
  expect(items.map(({ result }) => result.ok)).toEqual([true, false, true]);
});
