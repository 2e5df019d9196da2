import { expect, test } from 'vitest';
import { CLUES, expectRead, readAll, type Sample, SOLVED } from './sample.ts';

/** How a field is written in a table: bare, where spaces at its ends count for nothing, or in quotation marks. */
const bare = (text: string, comma: string) => (/["\n]|^ /.test(text) || text.includes(comma) ? quoted(text) : text);
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const table = (rows: readonly (readonly string[])[], comma: string, end: string, write = bare) =>
  rows.map((row) => row.map((field) => write(field, comma)).join(comma)).join(end);

const COMMAS = [',', ';', '\t'];
const ENDS = ['\n', '\r\n'];
const NAMES = {
  puzzle: [
    ...['puzzle', 'puzzles', 'quiz', 'quizzes', 'question', 'questions', 'grid', 'givens', 'given', 'sudoku', 'clues'],
    ...['problem', 'problems', 'unsolved', 'initial', 'start', 'PUZZLE', ' Puzzle '],
  ],
  solution: ['solution', 'solutions', 'answer', 'answers', 'solved', 'Solution'],
  id: ['id', 'number', 'no', 'name', 'ID'],
  level: ['level', 'difficulty', 'Difficulty'],
  author: ['author', 'byline', 'Byline'],
} as const;

test('columns go by any of their names, in any order, between any separators, at any line ends', () =>
  expectRead(
    Object.entries(NAMES).flatMap(([column, names]) =>
      names.flatMap((name, i) =>
        COMMAS.flatMap((comma, j) =>
          ENDS.map((end, k): Sample => {
            const usual = { puzzle: CLUES, solution: SOLVED, id: 'NYT-7', level: 'hard', author: 'Me', mine: 'x' };
            const order = Object.keys(usual) as (keyof typeof usual)[];
            const turned = [...order.slice((i + j + k) % 6), ...order.slice(0, (i + j + k) % 6)];
            const head = turned.map((one) => (one === column ? name : one));
            return {
              text: table([head, turned.map((one) => usual[one])], comma, end) + (i % 2 ? end : ''),
              id: 'NYT-7',
              holds: ({ author, solution, source }) =>
                author === 'Me' &&
                solution !== undefined &&
                source?.level === 'hard' &&
                (source.columns as Record<string, string>).mine === 'x',
            };
          }),
        ),
      ),
    ),
    200,
  ));

/** Fields that want quotation marks, or look like something else. */
const FIELDS = [
  ...['plain', 'a, b', 'a; b', 'a\tb', 'a "b" c', '"', 'two\nlines', 'two\n\nlines', ' spaced ', '=1+1', '{"a":1}'],
  ...['#7', CLUES, 'puzzle', 'día', '日本語', "it's", '\\n', '1,2,3', 'https://a.example/?x=1&y=2'],
];

test('fields hold whatever quotation marks can hold, and columns of other names are kept as they are', () =>
  expectRead(
    FIELDS.flatMap((field) =>
      COMMAS.flatMap((comma) =>
        ENDS.flatMap((end) =>
          [bare, quoted].map(
            (write): Sample => ({
              text: table(
                [
                  ['title', 'shop', 'puzzle'],
                  [field, field, CLUES],
                  [field, '', CLUES],
                ],
                comma,
                end,
                write,
              ),
              count: 2,
              holds: ({ title, source }) => {
                const shop = (source?.columns as Record<string, string> | undefined)?.shop;
                return title === field && (shop === undefined || shop === field);
              },
            }),
          ),
        ),
      ),
    ),
    230,
  ));

test('boards, labels and puzzles of several kinds stand in rows of one table', () => {
  const rows: readonly (readonly [puzzle: string, board: string, labels: string, expected: Partial<Sample>])[] = [
    [CLUES, '', '', { board: 'sudoku:3x3' }],
    [CLUES, 'sudoku', '', { board: 'sudoku:3x3' }],
    [CLUES.replaceAll('.', '0'), 'sudoku:3x3', '1 2 3 4 5 6 7 8 9', { board: 'sudoku:3x3' }],
    [`1..............4`, 'sudoku:2x2', '', { clues: '1..............4', board: 'sudoku:2x2' }],
    [`F...............`, 'latin-square:4', 'FRED', { clues: `F...............`, labels: 'FRED' }],
    [`F...............`, 'latin-square:4', 'F R E D', { clues: `F...............`, labels: 'FRED' }],
    [`1${'.'.repeat(255)}`, '', '', { clues: `1${'.'.repeat(255)}`, board: 'sudoku:4x4' }],
    [[...CLUES].join(' '), '', '', { board: 'sudoku:3x3' }],
  ];
  return expectRead(
    rows.flatMap(([puzzle, board, labels, expected]) =>
      COMMAS.flatMap((comma) =>
        ENDS.flatMap((end) =>
          [bare, quoted].map(
            (write): Sample => ({
              text: table(
                [
                  ['board', 'puzzle', 'labels'],
                  [board, puzzle, labels],
                ],
                comma,
                end,
                write,
              ),
              ...expected,
            }),
          ),
        ),
      ),
    ),
    90,
  );
});

test('a byte-order mark, blank lines and rows that are short or long do no harm', () =>
  expectRead(
    COMMAS.flatMap((comma) =>
      ENDS.flatMap((end) =>
        ['', '\ufeff'].flatMap((first) =>
          ['', end, end + end].flatMap((gap): Sample[] => {
            const head = ['id', 'puzzle', 'title'].join(comma);
            const rows = [
              ['A', CLUES].join(comma),
              ['B', CLUES, 'T', 'more'].join(comma),
              ['C', CLUES, ''].join(comma),
            ];
            return [{ text: `${first}${head}${end}${gap}${rows.join(end + gap)}${end}${gap}`, count: 3 }];
          }),
        ),
      ),
    ),
    36,
  ));

test.each<[string, string, string]>([
  ['a sign that is no label', `?${CLUES.slice(1)}`, 'id X-2, character 1'],
  ['too few cells', CLUES.slice(1), 'id X-2'],
  ['no puzzle', '', 'id X-2'],
  ['a document that is cut off', '"{""format"":""latin-puzzle/1"""', 'id X-2'],
  ['an unknown board', `${CLUES},zebra`, 'id X-2'],
])('a row with %s costs that row, and is named by its line and its id', async (_, puzzle, place) => {
  const items = await readAll(`id,puzzle,board\nX-1,${CLUES},\nX-2,${puzzle}\nX-3,${CLUES},`);
  expect(items.map(({ result }) => result.ok)).toEqual([true, false, true]);
  expect(items[1]!.result).toMatchObject({ fault: { place: expect.stringContaining('line 3') } });
  expect(items[1]!.result).toMatchObject({ fault: { place: expect.stringContaining(place) } });
});
