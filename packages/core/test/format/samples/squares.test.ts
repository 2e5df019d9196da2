import { test } from 'vitest';
import { BANDS, CLUES, expectRead, ROWS, type Sample, SOLVED } from './sample.ts';

const BLANKS = [...'.0-*_x'];
const SEPARATORS = ['|', ' | ', ' ', '!', '│', '‖', '║', '┃'];
const RULES = [
  ...[
    '---+---+---',
    '------+-------+------',
    '-----------',
    '===+===+===',
    '- - - + - - - + - - -',
    '─────┼─────┼─────',
  ],
  ...['+---+---+---+', '|---+---+---|', '|===|===|===|', '===========', '*---*---*---*', '+-------+-------+-------+'],
  ...['║═══╬═══╬═══║', '╟───╫───╫───╢', '', ' '],
];
const grouped = (row: string, joint: string) => row.match(/.{3}/g)!.join(joint);
const with_ = (blank: string) => (row: string) => row.replaceAll('.', blank);

function drawn(blank: string, rule: string, joint: string): Sample {
  const bands = BANDS.map((band) =>
    band
      .map(with_(blank))
      .map((row) => grouped(row, joint))
      .join('\n'),
  );
  return { text: bands.join(`\n${rule}\n`) };
}

test('boxes are parted by any bars and any rules, or by nothing but a line', () =>
  expectRead(
    // Every rule with every blank, and every bar with both, but not all three together.
    BLANKS.flatMap((blank, i) => [
      ...RULES.map((rule, j) => drawn(blank, rule, SEPARATORS[(i + j) % SEPARATORS.length]!)),
      ...SEPARATORS.map((joint, j) => drawn(blank, RULES[(i * 3 + j) % RULES.length]!, joint)),
    ]),
    140,
  ));

const LAYOUTS: readonly ((rows: readonly string[]) => string[])[] = [
  (rows) => [...rows],
  ...[' ', ',', ';', '\t', ', '].map((joint) => (rows: readonly string[]) => rows.map((row) => [...row].join(joint))),
  (rows) => rows.map((row) => `|${[...row].join('|')}|`),
  (rows) => rows.map((row) => `| ${[...row].join(' | ')} |`),
  (rows) => [
    '+---+---+---+',
    ...rows.flatMap((row, i) => [`|${grouped(row, '|')}|`, ...(i % 3 === 2 ? ['+---+---+---+'] : [])]),
  ],
  // Simple Sudoku.
  (rows) => [
    ' *-----------*',
    ...rows.flatMap((row, i) => [
      ` |${grouped(row, '|')}|`,
      ...(i === 8 ? [' *-----------*'] : i % 3 === 2 ? [' |---+---+---|'] : []),
    ]),
  ],
  // SadMan Sudoku.
  (rows) => [...rows, ''],
  (rows) => ['[Puzzle]', ...rows],
  (rows) => [
    '#ARuud',
    '#DNice',
    '#CBy hand',
    '#B01-02-2004',
    '#SPaper',
    '#LEasy',
    '#Uhttp://a.example',
    '[Puzzle]',
    ...rows,
  ],
  (rows) => ['[Puzzle]', ...rows, '[State]', ...SOLVED.match(/.{9}/g)!],
  (rows) => ['[Puzzle]', ...rows, '[PencilMarks]', '124,,'],
];

test('a square of characters is read from every layout, with either line end, once or twice', () =>
  expectRead(
    BLANKS.flatMap((blank) =>
      LAYOUTS.flatMap((layout) => {
        const lines = layout(ROWS.map(with_(blank)));
        return [
          ...['\n', '\r\n'].map((end): Sample => ({ text: lines.join(end) + end })),
          { text: [...lines, '', ...lines].join('\n'), count: 2 },
        ];
      }),
    ),
    250,
  ));

/** A frame round every cell, as we draw squares ourselves: heavy lines part the regions. */
function framed(rows: readonly string[], regions: readonly string[], light: string, heavy: string): string {
  const size = rows.length;
  const differ = (r: number, c: number, q: number, d: number) => regions[r]?.[c] !== regions[q]?.[d];
  const rule = (row: number) =>
    `+${Array.from({ length: size }, (_, c) => (differ(row - 1, c, row, c) ? heavy[0]! : light[0]!).repeat(3)).join('+')}+`;
  return [
    rule(0),
    ...rows.flatMap((cells, r) => [
      `${heavy[1]}${Array.from({ length: size }, (_, c) => ` ${cells[c] === '.' ? ' ' : cells[c]} ${differ(r, c, r, c + 1) ? heavy[1] : light[1]}`).join('')}`,
      rule(r + 1),
    ]),
  ].join('\n');
}

const BOXES = Array.from({ length: 9 }, (_, r) =>
  Array.from({ length: 9 }, (_, c) => String(Math.floor(r / 3) * 3 + Math.floor(c / 3))).join(''),
);
const TALL = ['aabbcc', 'aabbcc', 'aabbcc', 'ddeeff', 'ddeeff', 'ddeeff'];
const PIECES = ['aaab', 'abbb', 'cccd', 'cddd'];

test('cells with frames of their own may be empty, and heavy lines are the borders of regions of any shape', () =>
  expectRead(
    [
      ['-|', '=‖'],
      ['─│', '━┃'],
      ['─│', '═║'],
      ['╌╎', '━┃'],
    ].flatMap(([light, heavy]): Sample[] => [
      { text: framed(ROWS, BOXES, light!, heavy!), board: 'sudoku:3x3' },
      {
        text: framed(['1.....', '......', '......', '......', '......', '.....6'], TALL, light!, heavy!),
        clues: null,
        board: 'sudoku:3x2',
      },
      {
        text: framed(['1...', '....', '....', '...4'], PIECES, light!, heavy!),
        clues: null,
        board: 'gerechte:aaababbbcccdcddd',
      },
      // Where all lines are of one weight, the usual boxes are meant.
      { text: framed(ROWS, BOXES, light!, light!), board: 'sudoku:3x3' },
    ]),
    16,
  ));

const ALPHABETS = ['123456789ABCDEFG', '0123456789ABCDEF', 'ABCDEFGHIJKLMNOP'];
/** Labels where nothing contradicts them, each of them often enough to be known. */
const hexadoku = (labels: string, blank: string) =>
  Array.from({ length: 16 }, (_, r) =>
    Array.from({ length: 16 }, (_, c) =>
      (c * 7 + r * 3) % 5 ? blank : labels[(c + r * 4 + Math.floor(r / 4)) % 16]!,
    ).join(''),
  );

test('hexadokus have labels from 1, from 0 or from A, in either case, as lines and as squares', () =>
  expectRead(
    ALPHABETS.flatMap((labels) =>
      [false, true].flatMap((small) =>
        [...'.-'].flatMap((blank) => {
          const rows = hexadoku(labels, blank).map((row) => (small ? row.toLowerCase() : row));
          const line = rows.join('');
          const texts = [
            ...[
              line,
              `hex-1 ${line} nice`,
              [...line].join(','),
              [...line].join(' '),
              [...line].join(';'),
              rows.join(' '),
            ],
            ...[
              rows.join('\n'),
              rows.map((row) => [...row].join(' ')).join('\n'),
              rows.map((row) => row.match(/.{4}/g)!.join('|')).join('\n'),
            ],
          ];
          return texts.map((text): Sample => ({ text, clues: null, board: 'sudoku:4x4', labels }));
        }),
      ),
    ),
    100,
  ));

test('numbers of two figures are labels where they are set apart, in lines and in squares', () => {
  const cells = Array.from({ length: 256 }, (_, cell) =>
    cell % 3 ? '' : String(((Math.floor(cell / 16) * 4 + (cell % 16) + Math.floor(cell / 64)) % 16) + 1),
  );
  const rows = (blank: string) =>
    Array.from({ length: 16 }, (_, r) => cells.slice(16 * r, 16 * r + 16).map((cell) => cell || blank));
  const labels = Array.from({ length: 16 }, (_, i) => i + 1).join('');
  const texts = ['.', '0', '-'].flatMap((blank) => [
    cells.map((cell) => cell || blank).join(' '),
    cells.map((cell) => cell || blank).join(','),
    rows(blank)
      .map((row) => row.join(' '))
      .join('\n'),
    rows(blank)
      .map((row) => row.map((cell) => cell.padStart(2)).join(' | '))
      .join('\n'),
  ]);
  return expectRead(
    [...texts, cells.join(',')].map((text): Sample => ({ text, clues: null, labels, board: 'sudoku:4x4' })),
    13,
  );
});

const MARKED = `.-----------------.-----------------.-----------------.
| 5     3    124  | 26   7     2468 | 1489 1249  248  |
| 6     247  247  | 1    9     5    | 3478 234   2478 |
| 12    9    8    | 23   34    24   | 13457 6    247  |
:-----------------+-----------------+-----------------:
| 8     125  1259 | 579  6     147  | 4579 2459  3    |
| 4     25   2569 | 8    57    3    | 579  259   1    |
| 7     15   1359 | 59   2     14   | 4589 459   6    |
:-----------------+-----------------+-----------------:
| 139   6    13459| 357  35    17   | 2    8     4579 |
| 23    278  237  | 4    1     9    | 36   36    5    |
| 123   1245 12345| 2356 8     26   | 1346 7     9    |
'-----------------'-----------------'-----------------'`;

test('grids of candidates are read from every frame: their cells are empty, and the candidates kept', () => {
  const plain = MARKED.split('\n').filter((line) => /\d/.test(line));
  const clues = plain
    .map((line) =>
      line
        .match(/\d+/g)!
        .map((cell) => (cell.length > 1 ? '.' : cell))
        .join(''),
    )
    .join('');
  const texts = [
    MARKED,
    plain.map((line) => line.replaceAll('|', ' ')).join('\n'),
    plain.join('\n'),
    MARKED.replaceAll(/\b(\d{2,})\b/g, '{$1}'),
    MARKED.replaceAll(/\b(\d{2,})\b/g, '($1)'),
    MARKED.replaceAll(/^[.'].*$/gm, ' *-----------------*').replaceAll(/^:.*$/gm, ' |-----+-----+-----|'),
    plain.map((line) => line.match(/\d+/g)!.join(',')).join('\n'),
    plain.map((line) => line.match(/\d+/g)!.join('\t')).join('\n'),
  ];
  const holds: Sample['holds'] = ({ source }) =>
    (source!.marks as { centre: string[][] }).centre[2]!.join('') === '124';
  return expectRead(
    texts.map((text) => ({ text, clues, holds })),
    8,
  );
});

test('titles, blank lines, lines and squares follow each other in any order, and are told apart', () =>
  expectRead(
    [
      { text: ['Grid 01', ...ROWS, 'Grid 02', ...ROWS].join('\n'), count: 2 },
      { text: ['Sudoku, easy', ...ROWS].join('\n'), holds: ({ title }) => title === 'Sudoku, easy' },
      { text: [CLUES, ...ROWS, '', `id-1 ${CLUES}`, '', ...ROWS].join('\n'), count: 4 },
      { text: ['# a remark', ...ROWS, '# another', CLUES].join('\n'), count: 2 },
      { text: [...BANDS.map((band) => band.join('\n')), '', CLUES].join('\n'), count: 2 },
    ],
    4,
  ));
