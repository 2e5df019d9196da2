import { describe, expect, test } from 'vitest';
import { must, numbers } from '../../../src/basis/index.ts';
import { FORMATS, type InputItem, makeLine, parseInput } from '../../../src/format/index.ts';
import { boardOf, puzzleOf } from '../../support.ts';

const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const ROWS = WIKIPEDIA.match(/.{9}/g)!;

async function read(text: string, options = {}): Promise<InputItem[]> {
  const items: InputItem[] = [];
  for await (const item of parseInput(text.split(/\r?\n/), options)) items.push(item);
  return items;
}
const lineOf = ({ result }: InputItem) => must(makeLine(must(result)));

/** The same puzzle as different programs write it. */
const DRAWN: Readonly<Record<string, string>> = {
  'rows of characters': ROWS.join('\n'),
  'spaced characters': ROWS.map((row) => [...row].join(' ')).join('\n'),
  'groups of three': ROWS.map((row) => row.match(/.{3}/g)!.join(' ')).join('\n'),
  'bars and rules': [0, 1, 2]
    .map((band) =>
      ROWS.slice(3 * band, 3 * band + 3)
        .map((row) => row.match(/.{3}/g)!.join(' | '))
        .join('\n'),
    )
    .join('\n----+-----+----\n'),
  'dashes for empty cells, bars and rules': [0, 1, 2]
    .map((band) =>
      ROWS.slice(3 * band, 3 * band + 3)
        .map((row) => row.replaceAll('.', '-').match(/.{3}/g)!.join('|'))
        .join('\n'),
    )
    .join('\n---+---+---\n'),
  commas: ROWS.map((row) => [...row].join(',')).join('\n'),
  'Simple Sudoku': `*-----------*\n${[0, 1, 2]
    .map((band) =>
      ROWS.slice(3 * band, 3 * band + 3)
        .map((row) => `|${row.match(/.{3}/g)!.join('|')}|`)
        .join('\n'),
    )
    .join('\n|---+---+---|\n')}\n*-----------*`,
  SadMan: `#ASadMan Software\n#DA sample\n[Puzzle]\n${ROWS.join('\n')}\n[State]\n${ROWS.join('\n')}`,
  'a frame of lines': `┌───────┬───────┬───────┐\n${[0, 1, 2]
    .map((band) =>
      ROWS.slice(3 * band, 3 * band + 3)
        .map(
          (row) =>
            `│ ${row
              .match(/.{3}/g)!
              .map((group) => [...group].join(' '))
              .join(' │ ')} │`,
        )
        .join('\n'),
    )
    .join('\n├───────┼───────┼───────┤\n')}\n└───────┴───────┴───────┘`,
};

describe('a square drawn in text', () => {
  test.each(Object.entries(DRAWN))('is read from %s', async (_, text) => {
    const items = await read(`${text}\n`);
    expect(items.map(lineOf)).toEqual([WIKIPEDIA]);
    expect(must(items[0]!.result).board.name).toBe('sudoku:3x3');
  });

  test('keeps what SadMan Sudoku says of it', async () => {
    const [item] = await read(DRAWN.SadMan!);
    expect(must(item!.result)).toMatchObject({ author: 'SadMan Software', title: 'A sample' });
  });

  test('is one of several, in order, with or without blank lines and titles between them', async () => {
    const text = ['Grid 01', ...ROWS, 'Grid 02', ...ROWS, '', ...ROWS, ...ROWS, WIKIPEDIA].join('\n');
    const items = await read(text);
    expect(items.map(lineOf)).toEqual(new Array(5).fill(WIKIPEDIA));
    expect(items.map(({ place }) => place.en)).toEqual(['line 1', 'line 11', 'line 22', 'line 31', 'line 40']);
    expect(items.map(({ result }) => must(result).title)).toEqual([
      'Grid 01',
      'Grid 02',
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('with candidates has them as marks, and their cells are empty', async () => {
    const rows = ROWS.map((row) => [...row].map((cell) => (cell === '.' ? '124' : cell)).join('  '));
    const [item] = await read(rows.join('\n'));
    expect(lineOf(item!)).toBe(WIKIPEDIA);
    const { centre } = must(item!.result).source!.marks as { centre: (string[] | null)[] };
    expect([centre[0], centre[2]]).toEqual([null, ['1', '2', '4']]);
  });

  test.each([
    ['|1.2|...|\n|...|...|\n|---+---|\n|...|...|\n|...|...|\n|---+---|\n|...|...|\n|...|..6|', 'sudoku:2x3'],
    ['|1.|..|..|\n|..|..|..|\n|..|..|..|\n|--+--+--|\n|..|..|..|\n|..|..|..|\n|..|..|.6|', 'sudoku:3x2'],
    ['1.|..|..\n..|..|..\n..|..|..\n..|..|..\n..|..|..\n..|..|.6', 'sudoku:3x2'],
    ['1...\n..2.\n.3..\n...4', 'sudoku:2x2'],
  ])('has the boxes that bars draw: %#', async (text, board) => {
    const [item] = await read(text);
    expect(must(item!.result).board.name).toBe(board);
  });

  test('has numbers of two figures where they are set apart', async () => {
    const row = (first: number) => Array.from({ length: 16 }, (_, i) => (i === 0 ? String(first) : '.')).join(' ');
    const [item] = await read(Array.from({ length: 16 }, (_, i) => row(i + 1)).join('\n'));
    expect(must(item!.result).multiset.labels).toEqual(numbers(16));
    expect(must(item!.result).labeling[15 * 16]).toBe(15);
  });

  test('is read for the board that is named, whatever its regions', async () => {
    const [item] = await read('1......\n.......\n.......\n.......\n.......\n.......\n......7', {
      board: boardOf('latin-square:7'),
    });
    expect(must(item!.result).board.name).toBe('latin-square:7');
  });

  test('costs its own lines and no others where it is wrong', async () => {
    const items = await read([WIKIPEDIA, ...ROWS.slice(0, 8), WIKIPEDIA].join('\n'));
    expect(items.at(0)!.result.ok).toBe(true);
    expect(items.at(-1)!.result.ok).toBe(true);
    expect(items.slice(1, -1).every(({ result }) => !result.ok)).toBe(true);
  });
});

test.each(['lines', 'toString', ['line'], 3, null])('%j is not the name of a form', async (form) => {
  const [item, ...others] = await read(WIKIPEDIA, { form });
  expect(others).toEqual([]);
  expect(item!.result).toMatchObject({ ok: false, fault: { code: 'format.form', place: 'form' } });
});

describe('formats that are written', () => {
  const sudoku = async () => must((await read(`NYT-0312 ${WIKIPEDIA}`))[0]!.result);

  test.each([
    'line',
    'sdm',
    'grid',
    'ss',
    'sdk',
    'csv',
    'tsv',
    'f-puzzles',
    'f-puzzles-link',
    'sudokupad',
    'sudokupad-link',
  ])('%s is read again as the same puzzle, once or several times in a file', async (name) => {
    const format = FORMATS.find((known) => known.name === name)!;
    const make = format.series?.() ?? format.make;
    const puzzle = await sudoku();
    const text = [puzzle, puzzle, puzzle].map((one) => must(make(one))).join('\n');
    for (const options of [{}, { form: format.form }])
      expect((await read(text, options)).map(lineOf)).toEqual(new Array(3).fill(WIKIPEDIA));
  });

  test.each([
    ['sudoku:2x3', numbers(6)],
    ['sudoku:4x4', numbers(16)],
    ['latin-square:9', numbers(9)],
  ])('%s survives bars and rules, f-puzzles and SudokuPad', async (name, labels) => {
    const board = boardOf(name);
    const puzzle = puzzleOf(
      board,
      labels,
      Array.from({ length: board.cells }, (_, i) => (i % 5 ? null : labels[i % labels.length]!)),
    );
    for (const format of ['f-puzzles-link', 'sudokupad-link', ...(name.startsWith('sudoku') ? ['grid'] : [])]) {
      const [item] = await read(must(FORMATS.find((known) => known.name === format)!.make(puzzle)));
      const again = must(item!.result);
      expect([format, again.board.name, again.labeling]).toEqual([format, board.name, puzzle.labeling]);
    }
  });

  test.each([
    ['grid', 'triangle:4', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
    ['f-puzzles', 'sudoku:2x2', [...'abcd']],
    ['sudokupad', 'sudoku:2x2', [...'1122']],
    ['jigsaw', 'latin-square:4', [...'1234']],
    ['ss', 'quadoku:4', [...'1234']],
  ])('%s says so where it cannot hold a puzzle on %s', (name, board, labels) => {
    const on = boardOf(board);
    const made = FORMATS.find((known) => known.name === name)!.make(
      puzzleOf(on, labels.slice(0, on.k!), new Array(on.cells).fill(null)),
    );
    expect(made).toMatchObject({ ok: false, fault: { code: 'format.unsupported' } });
  });
});
