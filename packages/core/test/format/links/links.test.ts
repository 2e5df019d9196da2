import fc from 'fast-check';
import LzString from 'lz-string';
import { describe, expect, test } from 'vitest';
import { must, numbers } from '../../../src/basis/index.ts';
import { FORMATS, type InputItem, makeLine, parseInput } from '../../../src/format/index.ts';
import { parseRelaxedJson } from '../../../src/format/links/relaxed-json.ts';
import { boardOf, puzzleOf } from '../../support.ts';

async function read(text: string): Promise<InputItem[]> {
  const items: InputItem[] = [];
  for await (const item of parseInput(text.split('\n'))) items.push(item);
  return items;
}
const one = async (record: unknown) => (await read(JSON.stringify(record)))[0]!.result;
const make = (name: string) => FORMATS.find((format) => format.name === name)!.make;

const grid = (size: number, cell: (row: number, column: number) => object) =>
  Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, column) => cell(row, column)));
const fpuzzle = {
  size: 9,
  title: 'X',
  author: 'Somebody',
  ruleset: 'Normal sudoku rules apply.',
  grid: grid(9, (row, column) => (row === column ? { value: row + 1, given: true } : column === 8 ? { value: 3 } : {})),
  'diagonal+': true,
};

describe('f-puzzles', () => {
  test('has clues, which are given, and what a solver wrote is none', async () => {
    const { labeling, title, author, source } = must(await one(fpuzzle));
    expect(labeling.filter((label) => label >= 0)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect({ title, author, source }).toMatchObject({
      title: 'X',
      author: 'Somebody',
      source: { rules: fpuzzle.ruleset },
    });
  });

  test('has a diagonal, both of them, disjoint groups and extra regions as asterisms', async () => {
    const corner = { cells: ['R1C1', 'R1C3', 'R1C5', 'R3C1', 'R3C3', 'R3C5', 'R5C1', 'R5C3', 'R5C5'] };
    const asterisms = async (more: object) => must(await one({ ...fpuzzle, ...more })).board.asterisms.length;
    expect(await asterisms({ 'diagonal+': false })).toBe(27);
    expect(await asterisms({})).toBe(28);
    expect(await asterisms({ 'diagonal-': true })).toBe(29);
    expect(await asterisms({ disjointgroups: true })).toBe(37);
    expect(await asterisms({ extraregion: [corner] })).toBe(29);
  });

  test('has the windows of Quadoku by name, and regions of any shape', async () => {
    const window = (top: number, left: number) => ({
      cells: numbers(9).map((_, i) => `R${top + Math.floor(i / 3)}C${left + (i % 3)}`),
    });
    const extraregion = [window(2, 2), window(2, 6), window(6, 2), window(6, 6)];
    expect(must(await one({ ...fpuzzle, 'diagonal+': false, extraregion })).board.name).toBe('quadoku:9');
    const jigsaw = grid(4, (row, column) => ({ region: row < 2 === column < 2 ? (row < 2 ? 0 : 3) : row < 2 ? 1 : 2 }));
    expect(must(await one({ size: 4, grid: jigsaw })).board.name).toBe('sudoku:2x2');
    const strips = grid(4, (row, column) => ({
      region: [0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3][row * 4 + column],
    }));
    expect(must(await one({ size: 4, grid: strips })).board.name).toBe('gerechte:aaababbbcccdcddd');
    expect(must(await one({ size: 4, grid: grid(4, () => ({ region: null })) })).board.name).toBe('latin-square:4');
  });

  test.each([
    ['arrow', [{ lines: [['R1C1', 'R1C2']] }]],
    ['killercage', [{ cells: ['R1C1'], value: '3' }]],
    ['antiknight', true],
  ])('with %s is refused by that name', async (rule, value) => {
    expect(await one({ ...fpuzzle, [rule]: value })).toMatchObject({
      fault: { code: 'format.unsupported', message: expect.stringContaining(rule) },
    });
    // What is switched off says nothing.
    expect(await one({ ...fpuzzle, [rule]: Array.isArray(value) ? [] : false })).toMatchObject({ ok: true });
  });

  test('with a region of another size is refused', async () => {
    expect(await one({ ...fpuzzle, extraregion: [{ cells: ['R1C1', 'R2C2'] }] })).toMatchObject({
      fault: { code: 'format.unsupported' },
    });
  });

  test('is read from an address that lz-string made', async () => {
    const [item] = await read(`https://www.f-puzzles.com/?load=${LzString.compressToBase64(JSON.stringify(fpuzzle))}`);
    expect(must(item!.result).title).toBe('X');
  });

  test('keeps marks', async () => {
    const marked = { ...fpuzzle, grid: grid(9, () => ({ centerPencilMarks: [1, 2], cornerPencilMarks: [3] })) };
    const written = JSON.parse(must(make('f-puzzles')(must(await one(marked)))));
    expect(written.grid[4][4]).toEqual({ centerPencilMarks: [1, 2], cornerPencilMarks: [3] });
  });
});

describe('SudokuPad', () => {
  const box = (index: number) =>
    numbers(9).map((_, i) => [3 * Math.floor(index / 3) + Math.floor(i / 3), 3 * (index % 3) + (i % 3)]);
  const scl = {
    id: 'abc123',
    cellSize: 50,
    cells: grid(9, (row, column) => (row === column ? { value: row + 1 } : {})),
    regions: numbers(9).map((_, i) => box(i)),
    cages: [{ value: 'title: Straight' }, { value: 'author: Somebody' }, { value: 'rules: Normal.' }],
    lines: [],
  };

  test('has clues and regions; title, author and rules stand in cages or in metadata', async () => {
    for (const record of [
      scl,
      { ...scl, cages: [], metadata: { title: 'Straight', author: 'Somebody', rules: ['Normal.'] } },
    ]) {
      const puzzle = must(await one(record));
      expect(puzzle.board.name).toBe('sudoku:3x3');
      expect(puzzle).toMatchObject({
        title: 'Straight',
        author: 'Somebody',
        source: { id: 'abc123', rules: 'Normal.' },
      });
    }
  });

  test('is read from an address, its JSON whole or shortened', async () => {
    const short =
      "{id:abc123,cs:50,ce:[[{v:1},,,],[,{v:2},,],[,,,],[,,,]],re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],ca:[{v:'title: It\\'s \\\"short\\\"'}]}";
    const [shortened] = await read(`https://sudokupad.app/scl${LzString.compressToBase64(short)}`);
    expect(must(shortened!.result)).toMatchObject({ board: { name: 'sudoku:2x2' }, title: 'It\'s "short"' });
    for (const address of ['https://sudokupad.app/', 'https://app.crackingthecryptic.com/sudoku/?puzzleid=', ''])
      expect(
        must(
          (await read(`${address}scl${encodeURIComponent(LzString.compressToBase64(JSON.stringify(scl)))}`))[0]!.result,
        ).title,
      ).toBe('Straight');
    expect(
      must((await read(`https://sudokupad.app/fpuz${LzString.compressToBase64(JSON.stringify(fpuzzle))}`))[0]!.result)
        .title,
    ).toBe('X');
  });

  test('keeps marks', async () => {
    const marked = { ...scl, cells: grid(9, () => ({ centremarks: ['1', '2'], pencilMarks: ['3'] })) };
    const written = JSON.parse(must(make('sudokupad')(must(await one(marked)))));
    expect(written.cells[4][4]).toEqual({ centremarks: ['1', '2'], pencilMarks: ['3'] });
    expect(JSON.parse(must(make('sudokupad')(must(await one(scl))))).cells[0].slice(0, 2)).toEqual([
      { value: '1' },
      {},
    ]);
  });

  test('with lines, sums or fog is refused by that name', async () => {
    expect(await one({ ...scl, lines: [{ wayPoints: [] }] })).toMatchObject({
      fault: { code: 'format.unsupported', message: expect.stringContaining('lines') },
    });
    expect(await one({ ...scl, cages: [{ cells: [[0, 0]], value: 7 }] })).toMatchObject({
      fault: { code: 'format.unsupported' },
    });
  });

  test('several puzzles in one document stay several, in order, with their ids', async () => {
    const items = await read(JSON.stringify({ puzzles: [scl, { ...scl, id: 'def456' }, { cells: [[1]] }] }));
    expect(items.map(({ place, result }) => [place.en, result.ok])).toEqual([
      ['line 1, puzzle 1, id abc123', true],
      ['line 1, puzzle 2, id def456', true],
      ['line 1, puzzle 3', false],
    ]);
  });
});

describe('addresses', () => {
  test.each([
    ['https://sudokupad.app/abc123', 'format.link'],
    ['https://example.org/puzzle', 'format.link'],
    ['https://sudokupad.app/sclN4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3v', 'format.link'],
  ])('%s is refused with %s', async (address, code) => {
    expect((await read(address))[0]!.result).toMatchObject({ ok: false, fault: { code, place: 'line 1' } });
  });

  test('of any puzzle on a square are read again', async () => {
    for (const [name, labels] of [
      ['sudoku', numbers(9)],
      ['quadoku', numbers(9)],
      ['sudoku:2x3', numbers(6)],
      ['gerechte', numbers(4)],
    ] as const) {
      const board = boardOf(name);
      const puzzle = puzzleOf(
        board,
        labels,
        Array.from({ length: board.cells }, (_, i) => (i % 7 ? null : labels[i % labels.length]!)),
      );
      for (const format of ['f-puzzles-link', 'sudokupad-link']) {
        const again = must((await read(must(make(format)(puzzle))))[0]!.result);
        expect([again.board.name, must(makeLine(again))]).toEqual([board.name, must(makeLine(puzzle))]);
      }
    }
  });
});

test('any shortened JSON is read or refused, never an exception', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'{}[]:,\'"\\abt0 '), maxLength: 40, size: 'max' }),
      (text) => void parseRelaxedJson(text),
    ),
  );
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3, stringUnit: 'grapheme-ascii' }), (value) => {
      const text = JSON.stringify(value);
      const short = (name: string) => /^(ca|ce|cs|re|wp|te|fs|th|hl|vd|ct|c1|c2|d2|[acdhlortuvw])$/.test(name);
      fc.pre(!/"__proto__"/.test(text) && ![...text.matchAll(/"([^"]*)":/g)].some(([, name]) => short(name!)));
      expect(parseRelaxedJson(text)).toEqual(JSON.parse(text));
    }),
  );
});

test('packed characters that look like the beginning of an address are none', async () => {
  // What stands behind the end of a text is passed over, so that such characters can be had at will.
  const code = LzString.compressToBase64(JSON.stringify(fpuzzle)).replace(/=+$/, '');
  for (const beginning of ['https://sudokupad.app/fpuz', 'fpuzzles', 'https://sudokupad.app/sudoku/?puzzleid=fpuz'])
    for (const looking of ['/CtCJUiT', '/sclN4Ig', '/FpUzN4Ig'])
      expect(must((await read(`${beginning}${code}${looking}`))[0]!.result).author).toBe('Somebody');
});

test('an address is an address, also with as many characters as a puzzle has cells', async () => {
  for (const length of [81, 162, 256, 625]) {
    const [item] = await read('https://f-puzzles.com/?load='.padEnd(length, 'N'));
    expect(item).toMatchObject({ result: { fault: { code: 'format.link' } } });
  }
});
