import { expect, test } from 'vitest';
import { type PenpaSave, penpaCode } from './penpa-save.ts';
import { CLUES, expectRead, readAll, type Sample, SOLVED } from './sample.ts';
import { boxes, SQUARES, sideOf } from './squares-by-hand.ts';

const SITE = 'https://swaroopg92.github.io/penpa-edit/';
const address = (save: PenpaSave) => `${SITE}#m=${save.solve ? 'solve' : 'edit'}&p=${penpaCode(save)}`;
const entries = (clues: string, size = '1', colour = 1) =>
  new Map([...clues].flatMap((text, cell) => (text === '.' ? [] : [[cell, [text, colour, size] as const] as const])));
const SPACES = [
  [0, 0, 0, 0],
  [1, 1, 1, 1],
  [1, 0, 1, 0],
  [0, 3, 2, 0],
] as const;

test('squares of any size and kind, with any borders and sizes of figures, with rows and columns left free, to edit and to solve', () =>
  expectRead(
    SQUARES.flatMap(({ clues, regions, board }) =>
      SPACES.flatMap((space, i) =>
        (['1', '6', '8', '10'] as const).flatMap((size, j) =>
          [false, true].map((solve): Sample => {
            const save: PenpaSave = {
              size: sideOf(clues),
              kind: (i + j) % 2 ? 'sudoku' : 'square',
              space,
              cells: entries(clues, size, 1 + j),
              border: i % 2 ? 21 : 2,
              solve,
              ...(regions && { regions }),
            };
            return { text: address(save), clues, board };
          }),
        ),
      ),
    ),
    250,
  ));

/** The ways in which addresses begin, and what else they say. */
const ADDRESSES: readonly ((code: string) => string)[] = [
  ...[SITE, 'http://opt-pan.github.io/penpa-edit/', 'https://my.example/tools/penpa-edit/index.html'].flatMap((site) =>
    ['#m=edit&p=', '?m=edit&p=', '#m=solve&p=', '?m=solve&p=', '#l=solvedup&m=edit&p='].map(
      (beginning) => (code: string) => site + beginning + code,
    ),
  ),
  (code) => `m=edit&p=${code}`,
  (code) => `m=solve&p=${code}`,
  (code) => `${SITE}#m=solve&p=${code}&a=RZA9DsIwDIXv4jmD`,
  (code) => `${SITE}#m=edit&p=${encodeURIComponent(code)}`,
  (code) => `  ${SITE}#m=edit&p=${code}  `,
  (code) => `\ufeff${SITE}#m=edit&p=${code}`,
  (code) => `${SITE}#m=edit&p=${code}\r`,
  (code) => `${SITE}#m=edit&p=${code.replaceAll('+', ' ')}`,
  (code) => `${SITE}#m=edit&p=${code.replace(/=+$/, '')}`,
];

test('addresses begin and end in many ways, alone, in a list and one after the other', () => {
  const code = penpaCode({ size: 9, cells: entries(CLUES), regions: boxes(3, 3) });
  const texts = ADDRESSES.map((made) => made(code));
  const plain = texts.map((text) => text.trim()).filter((text) => !text.startsWith('\ufeff'));
  return expectRead(
    [
      ...texts.map((text): Sample => ({ text, board: 'sudoku:3x3' })),
      { text: plain.join('\n'), count: plain.length },
      { text: plain.join('\r\n\r\n'), count: plain.length },
      { text: JSON.stringify(plain), count: plain.length },
      { text: JSON.stringify({ puzzles: plain }, null, 1), count: plain.length },
    ],
    25,
  );
});

test('diagonals of a board for Sudokus hold every label once', () =>
  expectRead(
    [false, true].flatMap((rising) =>
      [false, true].flatMap((falling) =>
        SQUARES.flatMap(({ clues, regions }) =>
          SPACES.map(
            (space): Sample => ({
              text: address({
                size: sideOf(clues),
                kind: 'sudoku',
                space,
                cells: entries(clues),
                rising,
                falling,
                ...(regions && { regions }),
              }),
              clues,
              holds: ({ board, multiset }) =>
                board.asterisms.length ===
                multiset.labels.length * (regions ? 3 : 2) + Number(rising) + Number(falling),
            }),
          ),
        ),
      ),
    ),
    120,
  ));

const ALPHABETS: readonly (readonly [letters: string, labels: string])[] = [
  ['ABCDEFGHI', 'ABCDEFGHI'],
  ['FRANCEHIL', 'ACEFHILNR'.split('').sort().join('')],
  ['АБВГДЕЖЗИ', 'АБВГДЕЖЗИ'],
  ['αβγδεζηθι', 'αβγδεζηθι'],
  ['一二三四五六七八九', [...'一二三四五六七八九'].sort().join('')],
  ['012345678', '012345678'],
];

test('letters and signs are labels, where all of them stand somewhere', () =>
  expectRead(
    ALPHABETS.filter(([letters]) => new Set(letters).size === 9).flatMap(([letters, labels]) =>
      ['1', '6', '8', '10'].map((size): Sample => {
        const word = CLUES.replace(/\d/g, (figure) => [...letters][Number(figure) - 1]!);
        const cells = new Map(
          [...word].flatMap((text, cell) => (text === '.' ? [] : [[cell, [text, 1, size] as const]])),
        );
        return { text: address({ size: 9, cells, regions: boxes(3, 3) }), clues: null, labels };
      }),
    ),
    20,
  ));

test('candidates in the middle, in nine places, at corners and at sides are kept as marks', () => {
  const empty = [...CLUES].flatMap((text, cell) => (text === '.' ? [cell] : []));
  const samples = empty.flatMap((cell, i): Sample[] => {
    const some = [...'123456789'].filter((_, k) => (i + 1) & (1 << (k % 6))).concat('9');
    const texts = [...new Set(some)].sort();
    const nine = Array.from({ length: 9 }, (_, k) => (texts.includes(String(k + 1)) ? 1 : 0));
    const marksOf =
      (kind: 'centre' | 'corner'): NonNullable<Sample['holds']> =>
      ({ source }) =>
        (source!.marks as Record<string, (string[] | null)[]>)[kind]?.[cell]?.join('') === texts.join('');
    const save = (more: Partial<PenpaSave>) =>
      address({ size: 9, regions: boxes(3, 3), cells: entries(CLUES), ...more });
    const middle = (entry: readonly [unknown, number, string]) => new Map([...entries(CLUES), [cell, entry] as const]);
    return [
      { text: save({ cells: middle([texts.join(''), 1, '5']) }), holds: marksOf('centre') },
      ...(texts.length > 1 ? [{ text: save({ cells: middle([nine, 1, '7']) }), holds: marksOf('centre') }] : []),
      { text: save({ marks: new Map([[cell, texts]]) }), holds: marksOf('corner') },
    ];
  });
  return expectRead(samples, 140);
});

test('what its solver has written in every cell is the solution; less than that is none', () =>
  expectRead(
    SPACES.flatMap((space) =>
      [2, 8, 9, 10].flatMap((colour) =>
        [SOLVED, SOLVED.slice(0, 80), ''].map((written): Sample => {
          const answers = new Map([...entries(written, '1', colour)].filter(([cell]) => CLUES[cell] === '.'));
          return {
            text: address({ size: 9, space, cells: entries(CLUES), answers, regions: boxes(3, 3) }),
            holds: ({ solution }) => (solution !== undefined) === (written === SOLVED || written.length === 80),
          };
        }),
      ),
    ),
    40,
  ));

test('title, author, source and rules are told as they were written', () => {
  const said = [
    ['Plain', 'Plain'],
    ['A%2C B', 'A, B'],
    ['día “ñ” ö', 'día “ñ” ö'],
    ['日本語', '日本語'],
    ['zZz null "number"', 'zZz null "number"'],
    ['100 %', '100 %'],
    ['', undefined],
  ] as const;
  return expectRead(
    said.flatMap(([written, meant]) =>
      said.map(([other, another], i): Sample => {
        const head = [`Title: ${written}`, `Author: ${other}`, i % 2 ? 'https://a.example/' : '', `One.%2D${written}`];
        return {
          text: address({ size: 9, cells: entries(CLUES), regions: boxes(3, 3), head: [...head, 'ON', 'false'] }),
          holds: ({ title, author, source }) =>
            title === meant &&
            author === another &&
            source?.origin === (i % 2 ? 'https://a.example/' : undefined) &&
            source?.rules === (meant === undefined ? 'One.' : `One.\n${meant}`),
        };
      }),
    ),
    49,
  );
});

test('whatever has no place in a Latin puzzle is refused by its name', async () => {
  const drawings = [
    ...[{ surface: { 28: 1 } }, { symbol: { 28: [1, 'circle_L', 1] } }, { line: { '28,29': 3 } }],
    ...[{ freeline: { '28,29': 3 } }, { thermo: [[28, 29]] }, { arrows: [[28, 29]] }, { direction: [[28, 29]] }],
    ...[{ squareframe: [[28, 29]] }, { polygon: [[28, 29]] }, { wall: { '28,29': 3 } }, { cage: { '28,29': 3 } }],
    ...[{ killercages: [[28, 29]] }, { nobulbthermo: [[28, 29]] }, { deletelineE: { '28,29': 1 } }],
  ];
  let refused = 0;
  for (const { clues, regions } of SQUARES)
    for (const layers of drawings) {
      const [item] = await readAll(
        address({ size: sideOf(clues), cells: entries(clues), layers, ...(regions && { regions }) }),
      );
      const name = Object.keys(layers)[0]!;
      expect(item!.result).toMatchObject({
        fault: { code: 'format.unsupported', message: expect.stringContaining(name) },
      });
      refused++;
    }
  expect(refused).toBeGreaterThanOrEqual(100);
});
