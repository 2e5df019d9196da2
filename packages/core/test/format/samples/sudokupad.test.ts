import LzString from 'lz-string';
import { expect, test } from 'vitest';
import { CLUES, expectRead, readAll, type Sample, SOLVED } from './sample.ts';
import { boxes, type HandMade, rowsOf, SETTINGS, SQUARES, sideOf } from './squares-by-hand.ts';

/** The cells of each region, as pairs of row and column. */
function regionsOf(regions: string): number[][][] {
  const size = sideOf(regions);
  const place = (at: number) => [Math.floor(at / size), at % size];
  return [...new Set(regions)].map((mark) => [...regions].flatMap((other, at) => (other === mark ? [place(at)] : [])));
}

/** A document as SudokuPad keeps it. */
function documentOf({ clues, regions }: HandMade, more: object = {}, cellsMore: (at: number) => object = () => ({})) {
  return {
    cellSize: 64,
    ...more,
    cells: rowsOf(clues, (text, at) => ({ ...(text && { value: Number(text) }), ...cellsMore(at) })),
    regions: regions ? regionsOf(regions) : [],
  };
}

const packed = (text: string) => LzString.compressToBase64(text);

/** The names that SudokuPad writes shorter. */
const SHORT: Readonly<Record<string, string>> = {
  cells: 'ce',
  cellSize: 'cs',
  regions: 're',
  cages: 'ca',
  value: 'v',
  title: 't',
};

/** The JSON of its links: names short and bare, single quotation marks, `t` and `f`, nothing for an empty object. */
function shortened(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((entry) => (isEmpty(entry) ? '' : shortened(entry))).join(',')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([name, entry]) => `${SHORT[name] ?? name}:${shortened(entry)}`)
      .join(',')}}`;
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (typeof value !== 'string') return String(value);
  return /^[A-Za-z_]\w*$/.test(value) && !/^[tf]$/.test(value) && value !== 'null'
    ? value
    : `'${value.replaceAll('\n', '\\n').replaceAll("'", "\\'")}'`;
}

const isEmpty = (value: unknown) => JSON.stringify(value) === '{}';

const SITES = [
  ...[
    'https://sudokupad.app/',
    'http://www.sudokupad.app/',
    'https://beta.sudokupad.app/',
    'https://sudokupad.app/sudoku/',
  ],
  ...['https://app.crackingthecryptic.com/', 'https://app.crackingthecryptic.com/sudoku/?puzzleid=', ''],
  ...['https://sudokupad.app/?puzzleid=', 'https://sudokupad.svencodes.com/sudoku/'],
];
const ENDS = ['', '?setting-nogrid=1', '#x', '&other=1', '  ', '\r'];

test('squares stand in documents of every setting, and in addresses of every host, whole or shortened', () =>
  expectRead(
    SQUARES.flatMap((square, i): Sample[] => {
      const record = documentOf(square);
      const expected = { clues: square.clues, board: square.board };
      return [
        ...SETTINGS.map(([write, count]): Sample => ({ text: write(record), count, ...expected })),
        ...SITES.flatMap((site, j) =>
          ['scl', 'ctc'].flatMap((kind, k) =>
            [JSON.stringify(record), shortened(record)].map((text, l): Sample => {
              const code = packed(text);
              const written = (i + j + k + l) % 2 ? code : encodeURIComponent(code);
              return { text: `${site}${kind}${written}${ENDS[(i + j + k + l) % ENDS.length]}`, ...expected };
            }),
          ),
        ),
      ];
    }),
    350,
  ));

const sudoku = SQUARES[0]!;
const falling = Array.from({ length: 9 }, (_, i) => [i, i]);
const rising = Array.from({ length: 9 }, (_, i) => [i, 8 - i]);
const window = (top: number, left: number) =>
  Array.from({ length: 9 }, (_, i) => [top + Math.floor(i / 3), left + (i % 3)]);

test('cages whose cells are all different hold every label once; others are drawings or remarks', () => {
  const unique = [[], [falling], [rising], [falling, rising], [window(1, 1)], [window(1, 1), window(5, 5), falling]];
  const others = [
    [],
    [{ cells: [[0, 0]], unique: false }],
    [
      {
        cells: [
          [0, 0],
          [0, 1],
        ],
      },
    ],
    [{ value: 'author: Somebody' }, { cells: [], value: 'rules: None' }],
    [
      { cells: [[0, 0]], value: '' },
      { cells: [[8, 8]], value: ' ' },
    ],
  ];
  return expectRead(
    unique.flatMap((groups) =>
      others.flatMap((more) =>
        [0, 1, 2].flatMap((order): Sample[] => {
          const own = groups.map((cells) => ({ unique: true, cells, style: 'killer', hidden: order === 1 }));
          const cages = order === 2 ? [...more, ...own] : [...own, ...more];
          const text = JSON.stringify(documentOf(sudoku, { cages }));
          const holds: NonNullable<Sample['holds']> = ({ board }) => board.asterisms.length === 27 + groups.length;
          return [
            { text, holds },
            { text: `scl${packed(shortened(JSON.parse(text)))}`, holds },
          ];
        }),
      ),
    ),
    150,
  );
});

test('title, author, rules, solution and id stand in metadata, in cages or beside', () =>
  expectRead(
    ['X', "It's “short”", '日本語', 'a: b', 'two\nlines'].flatMap((title) =>
      ['Me', 'Zoë & Ömer'].flatMap((author) =>
        [SOLVED, SOLVED.slice(1), SOLVED.replace('5', '.'), undefined].flatMap((solution) =>
          ['metadata', 'cages', 'both'].map((where): Sample => {
            const said = { title, author, rules: 'Normal.', ...(solution && { solution }) };
            const record = documentOf(sudoku, {
              id: 'NYT-7',
              ...(where !== 'cages' && { metadata: { ...said, rules: ['Normal.'] } }),
              ...(where !== 'metadata' && {
                cages: Object.entries(said).map(([name, value]) => ({ value: `${name}: ${value}` })),
              }),
            });
            return {
              text: JSON.stringify(record),
              id: 'NYT-7',
              holds: (puzzle) =>
                puzzle.title === title &&
                puzzle.author === author &&
                puzzle.source?.rules === 'Normal.' &&
                (puzzle.solution !== undefined) === (solution === SOLVED),
            };
          }),
        ),
      ),
    ),
    120,
  ));

test('values are figures or texts, empty ones none, letters labels where all stand somewhere; marks are kept', () => {
  const letters = (text: string) => [...'ABCDEFGHI'][Number(text) - 1]!;
  const word = CLUES.replace(/\d/g, letters);
  const solved = SOLVED.replace(/\d/g, letters);
  const empty = [{}, { value: '' }, { value: undefined }, { centremarks: [] }];
  return expectRead(
    empty.flatMap((nothing) =>
      [[], ['1'], ['1', '2'], [3, 4, 5]].flatMap((centre) =>
        [[], ['9'], [8, 9]].flatMap((corner): Sample[] => {
          const more = (at: number) =>
            CLUES[at] === '.'
              ? {
                  ...nothing,
                  ...(centre.length && { centremarks: centre }),
                  ...(corner.length && { pencilMarks: corner }),
                }
              : {};
          const holds: NonNullable<Sample['holds']> = ({ source }) => {
            const marks = source?.marks as Record<string, (string[] | null)[]> | undefined;
            return (
              (marks?.centre?.[2] ?? []).join() === centre.join() && (marks?.corner?.[2] ?? []).join() === corner.join()
            );
          };
          const texts = rowsOf(CLUES, (text, at) => ({ ...(text && { value: text }), ...more(at) }));
          const lettered = rowsOf(word, (text) => (text ? { value: text } : nothing));
          const record = documentOf(sudoku, {}, more);
          return [
            { text: JSON.stringify(record), holds },
            { text: JSON.stringify({ ...record, cells: texts }), holds },
            {
              text: JSON.stringify({ ...record, cells: lettered, metadata: { solution: solved } }),
              clues: word,
              labels: 'ABCDEFGHI',
              holds: ({ solution }) => solution !== undefined,
            },
          ];
        }),
      ),
    ),
    140,
  );
});

test('lines, sums, fog and the like are refused by their names', async () => {
  const drawn = [
    ...['lines', 'arrows', 'underlays', 'overlays', 'foglight', 'foglink'].map(
      (name) => [name, { [name]: [{ x: 1 }] }] as const,
    ),
    ...[7, '7', '12+', 'x2'].map(
      (value) =>
        [
          `cage ${value}`,
          {
            cages: [
              {
                cells: [
                  [0, 0],
                  [0, 1],
                ],
                value,
              },
            ],
          },
        ] as const,
    ),
  ];
  for (const square of SQUARES)
    for (const [name, more] of drawn)
      for (const text of [
        JSON.stringify(documentOf(square, more)),
        `scl${packed(shortened(documentOf(square, more)))}`,
      ]) {
        const [item] = await readAll(text);
        expect(item!.result).toMatchObject({
          fault: { code: 'format.unsupported', message: expect.stringContaining(name) },
        });
      }
});

test.each<[string, object]>([
  ['rows of other lengths', { cells: [[{}], [{}, {}]] }],
  ['one cell', { cells: [[{}]] }],
  ['a region outside', { regions: [[[0, 9]]] }],
  ['regions that overlap', { regions: [...regionsOf(boxes(3, 3)), [[0, 0]]] }],
  ['regions that leave cells', { regions: regionsOf(boxes(3, 3)).slice(1) }],
  ['a cell in two regions', { regions: regionsOf(boxes(3, 3)).map((list, i) => (i ? list : list.with(0, [8, 8]))) }],
  [
    'a group of two cells',
    {
      cages: [
        {
          unique: true,
          cells: [
            [0, 0],
            [0, 1],
          ],
        },
      ],
    },
  ],
  ['a group outside', { cages: [{ unique: true, cells: [...falling.slice(1), [9, 9]] }] }],
])('with %s it is told what is wrong, and the next is read', async (_, wrong) => {
  const items = await readAll(
    JSON.stringify([documentOf(sudoku), { ...documentOf(sudoku), ...wrong }, documentOf(sudoku)]),
  );
  expect(items.map(({ result }) => result.ok)).toEqual([true, false, true]);
});
