import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { must } from '../../../src/basis/index.ts';
import { resolveBoard } from '../../../src/board/index.ts';
import { FORMATS, type InputItem, makeNative, parseInput } from '../../../src/format/index.ts';
import { fromBase64, toBase64 } from '../../../src/format/links/base64.ts';
import { deflate, inflate } from '../../../src/format/links/deflate.ts';
import { EMPTY, makeMultiset, makePuzzle, type Puzzle } from '../../../src/puzzle/index.ts';

const make = FORMATS.find(({ name }) => name === 'penpa-link')!.make;

async function read(address: string): Promise<InputItem['result']> {
  for await (const { result } of parseInput([address])) return result;
  throw new Error('nothing was read');
}

interface Save {
  readonly kind?: string;
  readonly columns?: number;
  readonly rows?: number;
  readonly space?: readonly number[];
  readonly layers?: object;
  readonly answer?: object;
  readonly head?: readonly string[];
  readonly cells?: readonly number[];
}

/** A save of 4 × 4 cells, written here as the program writes it: eight points to a row, cells 18 to 21, 26 to 29 and so on. */
function save({ kind = 'square', columns = 4, rows = 4, space = [0, 0, 0, 0], layers = {}, ...rest }: Save): string {
  const { answer = {}, head = ['Title: ', 'Author: ', '', '', 'OFF', 'false'], cells } = rest;
  const usual = [18, 1, 1, 1, 5, 1, 1, 1, 5, 1, 1, 1, 5, 1, 1, 1];
  const lines = [
    [kind, columns, rows, 38, 0, 1, 1, 190, 190, 91, 91, 0, 0, 0, 0, ...head].join(','),
    ...[space, {}, layers, answer, cells ?? usual].map((value) => JSON.stringify(value)),
  ];
  const short = lines
    .join('\n')
    .replaceAll('z', 'zZ')
    .replaceAll('"number"', 'zN')
    .replaceAll('"numberS"', 'z1')
    .replaceAll('"lineE"', 'zE')
    .replaceAll('null', 'zO');
  return `https://swaroopg92.github.io/penpa-edit/#m=edit&p=${deflateRawSync(short).toString('base64')}`;
}

/** Corners have 64 more than the cell above and left of them: boxes of 2 × 2, and pieces of four. */
const BOXES = Object.fromEntries(
  ['75,83', '83,91', '91,99', '99,107', '89,90', '90,91', '91,92', '92,93'].map((e) => [e, 2]),
);
const PIECES = Object.fromEntries(
  ['76,84', '82,90', '82,83', '83,84', '89,90', '90,91', '91,92', '92,93', '92,100', '98,106', '98,99', '99,100'].map(
    (e) => [e, 2],
  ),
);
const digit = (text: unknown, size: unknown = '1') => [text, 1, size];

describe('a save of penpa-edit', () => {
  test.each<[string, Save, string, string]>([
    [
      'digits and boxes',
      { layers: { number: { 18: digit('1'), 45: digit('4') }, lineE: BOXES } },
      'sudoku:2x2',
      '1..............4',
    ],
    [
      'thick borders',
      { layers: { number: { 21: digit('3') }, lineE: Object.fromEntries(Object.keys(BOXES).map((e) => [e, 21])) } },
      'sudoku:2x2',
      '...3............',
    ],
    ['no borders', { layers: { number: { 18: digit(2) } } }, 'latin-square:4', '2...............'],
    [
      'a frame alone',
      { layers: { lineE: { '73,74': 2, '74,75': 2, '73,81': 2 }, number: { 18: digit('1') } } },
      'latin-square:4',
      '1...............',
    ],
    [
      'other sizes of digits',
      { layers: { number: { 18: digit('1', '6'), 19: digit('2', '10'), 20: digit('3', '8') } } },
      'latin-square:4',
      '123.............',
    ],
    [
      'one candidate of nine',
      { layers: { number: { 18: digit([0, 0, 1, 0, 0, 0, 0, 0, 0], '7') } } },
      'latin-square:4',
      '3...............',
    ],
    [
      'the kind sudoku',
      { kind: 'sudoku', layers: { number: { 18: digit('1') }, lineE: BOXES } },
      'sudoku:2x2',
      '1...............',
    ],
    [
      'blanks in cells',
      { layers: { number: { 18: digit(' '), 19: digit('2') } } },
      'latin-square:4',
      '.2..............',
    ],
  ])('with %s is a puzzle', async (_, given, board, clues) => {
    const puzzle = must(await read(save(given)));
    expect(puzzle.board.name).toBe(board);
    expect(puzzle.labeling.map((label) => (label === EMPTY ? '.' : puzzle.multiset.labels[label])).join('')).toBe(
      clues,
    );
  });

  test('has regions of any shape', async () => {
    const { board } = must(await read(save({ layers: { number: { 18: digit('1') }, lineE: PIECES } })));
    expect(board.name).toBe('gerechte:aaababbbcccdcddd');
  });

  test('has a title, an author, rules and where it came from, with commas and line ends', async () => {
    const head = ['Title: A%2C B', 'Author: zoë', 'https://a.example/', 'Rows.%2DColumns%2E 1%2F1', 'ON', 'false'];
    expect(must(await read(save({ head, layers: { number: { 18: digit('1') } } })))).toMatchObject({
      title: 'A, B',
      author: 'zoë',
      source: { rules: 'Rows.\nColumns& 1=1', origin: 'https://a.example/' },
    });
    // Older saves end sooner.
    expect(must(await read(save({ head: [], layers: {} })))).toMatchObject({ labeling: new Array(16).fill(EMPTY) });
  });

  test('has marks in the middle and in the corners', async () => {
    const layers = {
      number: { 18: digit('12', '5'), 19: digit([1, 0, 1, 0, 0, 0, 0, 0, 0], '7') },
      numberS: { [4 * (64 + 20)]: ['3', 1], [4 * (64 + 20) + 1]: ['4', 1] },
    };
    const { marks } = must(await read(save({ layers }))).source as { marks: Record<string, (string[] | null)[]> };
    expect(marks.centre!.slice(0, 4)).toEqual([['1', '2'], ['1', '3'], null, null]);
    expect(marks.corner!.slice(0, 4)).toEqual([null, null, ['3', '4'], null]);
  });

  test('with rows and columns left free is as large as what is left', async () => {
    // Two columns more on the right and one row more above: ten points to a row.
    const cells = [32, 1, 1, 1, 7, 1, 1, 1, 7, 1, 1, 1, 7, 1, 1, 1];
    const given = { columns: 6, rows: 5, space: [1, 0, 0, 2], cells, layers: { number: { 32: digit('1') } } };
    expect(must(await read(save(given))).labeling.slice(0, 2)).toEqual([0, EMPTY]);
  });

  test('that checks its solver has what it checks as the solution, if that is every cell', async () => {
    const layers = { number: { 18: digit('1'), 45: digit('1') }, lineE: BOXES };
    const cells = Array.from({ length: 16 }, (_, cell) => 18 + 8 * Math.floor(cell / 4) + (cell % 4));
    const checked = (texts: string) =>
      // Six lists: shading, lines, edges, walls, numbers, symbols; clues are not among the numbers, which are sorted as texts.
      JSON.stringify([[], [], [], [], [...texts].map((text, i) => `${cells[i + 1]},${text}`).sort(), []]);
    const packed = (text: string) => deflateRawSync(text).toString('base64').replace(/=+$/, '');
    const address = (check: string) => `${save({ layers }).replace('edit&', 'solve&')}&a=${check}`;
    const whole = packed(checked('23434122143432'));
    expect(must(await read(address(whole))).solution?.join('')).toBe('0123230110323210');
    expect(must(await read(address(encodeURIComponent(whole)))).solution?.join('')).toBe('0123230110323210');
    for (const less of [checked('2343412'), '[["18"],[],[],[],[],[]]', '[]', '{}', '[[["18,1"]],4,null]'])
      expect(must(await read(address(packed(less)))).solution).toBeUndefined();
    for (const damaged of [whole.slice(0, 9), '!']) expect(must(await read(address(damaged))).solution).toBeUndefined();
  });

  test('whose solver has filled every cell has a solution; what is half done is passed over', async () => {
    const solved = [...'1234341221434321'];
    const places = [18, 26, 34, 42].flatMap((first) => [0, 1, 2, 3].map((i) => first + i));
    const answer = (count: number) => ({
      number: Object.fromEntries(places.slice(1, count).map((at, i) => [at, [solved[i + 1], 2, '1']])),
    });
    const layers = { number: { 18: digit('1') }, lineE: BOXES };
    expect(must(await read(save({ layers, answer: answer(16) }))).solution?.join('')).toBe('0123230110323210');
    expect(must(await read(save({ layers, answer: answer(9) }))).solution).toBeUndefined();
  });

  test.each<[string, Save, string, string]>([
    ['shading', { layers: { surface: { 18: 1 } } }, 'format.unsupported', 'surface'],
    ['circles', { layers: { symbol: { 18: [1, 'circle_L', 1] } } }, 'format.unsupported', 'symbol'],
    ['a thermometer', { layers: { thermo: [[18, 19]] } }, 'format.unsupported', 'thermo'],
    ['an arrow', { layers: { arrows: [[18, 19]] } }, 'format.unsupported', 'arrows'],
    ['a line', { layers: { line: { '18,19': 3 } } }, 'format.unsupported', 'line'],
    ['a cage', { layers: { killercages: [[18, 19]] } }, 'format.unsupported', 'killercages'],
    ['a coloured edge', { layers: { lineE: { '75,83': 3 } } }, 'format.unsupported', 'lineE'],
    ['an edge across a cell', { layers: { lineE: { '75,84': 2 } } }, 'format.unsupported', 'lineE'],
    ['a number outside', { layers: { number: { 17: digit('7') } } }, 'format.unsupported', 'number 7'],
    ['an arrow with a number', { layers: { number: { 18: digit('3_1', '2') } } }, 'format.unsupported', 'number 3_1'],
    ['a hexagon', { kind: 'hex' }, 'format.unsupported', 'no whole square'],
    ['an oblong', { columns: 5 }, 'format.unsupported', 'no whole square'],
    ['a single cell', { columns: 1, rows: 1, cells: [12] }, 'format.unsupported', 'no whole square'],
    ['a gap', { cells: [18, 1, 1, 6, 1, 1, 1, 5, 1, 1, 1, 5, 1, 1, 1] }, 'format.unsupported', 'no whole square'],
    ['a billion columns', { columns: 1e9, rows: 1e9 }, 'format.unsupported', 'no whole square'],
    ['uneven regions', { layers: { lineE: { '74,82': 2, '81,82': 2 } } }, 'format.regions', ''],
    ['a strange digit', { layers: { number: { 18: digit('9') } } }, 'clues.unknown-label', '9'],
  ])('with %s is refused by that name', async (_, given, code, named) => {
    expect(await read(save(given))).toMatchObject({ fault: { code, message: expect.stringContaining(named) } });
  });

  test('that is damaged or cut off is told of as such, wherever it is cut', async () => {
    const whole = save({ layers: { number: { 18: digit('1') } } });
    for (let length = whole.indexOf('&p=') + 4; length < whole.length - 8; length += 7)
      expect(await read(whole.slice(0, length))).toMatchObject({ fault: { code: 'format.link' } });
    expect(await read('https://swaroopg92.github.io/penpa-edit/#m=edit&p=%%%')).toMatchObject({
      fault: { code: 'format.link' },
    });
  });

  test('is known with other hosts, for solving, and without its beginning', async () => {
    const [, code] = save({ layers: { number: { 18: digit('1') } } }).split('&p=');
    for (const beginning of [
      'https://opt-pan.github.io/penpa-edit/?m=solve&p=',
      'http://x.example/penpa-edit/index.html#m=edit&p=',
      'm=edit&p=',
    ])
      expect((await read(beginning + code)).ok, beginning).toBe(true);
    expect((await read(`m=solve&p=${encodeURIComponent(code!)}&a=RZ`)).ok).toBe(true);
  });
});

const specimens: readonly [string, readonly string[]][] = [
  ['sudoku:3x3', [...'123456789']],
  ['sudoku:2x3', [...'ABCDEF']],
  ['sudoku:4x4', [...'0123456789ABCDEF']],
  ['sudoku:3x4', Array.from({ length: 12 }, (_, i) => String(i + 1))],
  ['latin-square:7', [...'1234567']],
  ['gerechte:aaababbbcccdcddd', [...'1234']],
];

describe('what is written for penpa-edit', () => {
  test.each(specimens)('is read back as it was: %s', async (name, labels) => {
    const board = must(resolveBoard(name));
    const multiset = must(makeMultiset([...labels]));
    await fc.assert(
      fc.asyncProperty(
        fc.infiniteStream(fc.nat(labels.length - 1)),
        fc.string({ unit: 'grapheme', maxLength: 30 }),
        async (some, said) => {
          // Every label stands somewhere, so that letters are known again.
          const labeling = Array.from({ length: board.cells }, (_, cell) => (cell < board.k! ? cell : EMPTY));
          const title = said.trim() || 'fizz';
          const isShort = labels.every((one) => one.length === 1);
          const mark = (label: number) => (label === EMPTY ? [labels[some.next().value]!] : null);
          const marks = isShort && { centre: labeling.map(mark) };
          const puzzle = must(
            makePuzzle({
              board,
              multiset,
              labeling,
              inscription: [],
              title,
              source: { ...(marks && { marks }), rules: 'a,b=c&d\nzz null' },
            }),
          );
          const again = must(await read(must(make(puzzle))));
          expect(JSON.parse(makeNative(again))).toEqual(JSON.parse(makeNative({ ...puzzle, title: again.title! })));
          expect(again.title).toBe(
            title.replace(/%2([CDEF])/g, (_, sign: 'C') => ({ C: ',', D: '\n', E: '&', F: '=' })[sign]).trim(),
          );
        },
      ),
      { numRuns: 5 },
    );
  });

  test('keeps the solution apart from the clues', async () => {
    const puzzle = must(await firstOf('1............... 1234341221434321'));
    expect(must(await read(must(make(puzzle)))).solution).toEqual(puzzle.solution);
  });

  test.each([
    ['quadoku:9', 'beside rows, columns and regions'],
    ['triangle:6', 'only squares'],
  ])('is no %s', (name, message) => {
    const board = must(resolveBoard(name));
    const multiset = must(makeMultiset(Array.from({ length: board.k! }, (_, i) => String(i + 1))));
    const puzzle: Puzzle = must(
      makePuzzle({ board, multiset, labeling: new Array(board.cells).fill(EMPTY), inscription: [] }),
    );
    expect(make(puzzle)).toMatchObject({
      fault: { code: 'format.unsupported', message: expect.stringContaining(message) },
    });
  });
});

async function firstOf(line: string): Promise<InputItem['result']> {
  for await (const { result } of parseInput([line], { board: must(resolveBoard('sudoku:2x2')) })) return result;
  throw new Error('nothing was read');
}

describe('DEFLATE', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 3000 }),
    fc.array(fc.constantFrom(1, 2, 3), { maxLength: 3000 }).map((all) => Uint8Array.from(all)),
  );

  test('what we pack, zlib unpacks; what zlib packs in any way, we unpack', () => {
    fc.assert(
      fc.property(bytes, fc.constantFrom(0, 1, 9), fc.constantFrom(0, 2, 4), (data, level, strategy) => {
        expect(new Uint8Array(inflateRawSync(deflate(data)))).toEqual(data);
        expect(inflate(deflateRawSync(data, { level, strategy }), data.length)).toEqual(data);
      }),
      { numRuns: 60 },
    );
  });

  test('what is damaged, cut off or too much is nothing, and never an error', () => {
    expect(inflate(deflateRawSync(new Uint8Array(1000)), 999)).toBeUndefined();
    fc.assert(
      fc.property(bytes, fc.uint8Array({ minLength: 1, maxLength: 3 }), fc.nat(), (data, wrong, at) => {
        const packed = new Uint8Array(deflateRawSync(data));
        packed.set(
          wrong.slice(0, packed.length),
          Math.min(at % packed.length, Math.max(0, packed.length - wrong.length)),
        );
        inflate(packed, 10_000);
        expect(inflate(packed.slice(0, 0), 10)).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });

  test('base 64 is that of everybody', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 50 }), (data) => {
        expect(toBase64(data)).toBe(Buffer.from(data).toString('base64'));
        expect(fromBase64(Buffer.from(data).toString('base64url'))).toEqual(data);
      }),
    );
    for (const text of ['A', 'AB CD', 'AB%D']) expect(fromBase64(text), text).toBeUndefined();
  });
});
