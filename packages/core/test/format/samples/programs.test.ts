import LzString from 'lz-string';
import { expect, test } from 'vitest';
import { CLUES, expectRead, readAll, type Sample, SOLVED } from './sample.ts';

const EMPTY_CELL = '.';
const grid = (cell: (text: string | undefined) => object) =>
  CLUES.match(/.{9}/g)!.map((row) => [...row].map((text) => cell(text === EMPTY_CELL ? undefined : text)));
const FPUZZLES = {
  size: 9,
  title: 'X',
  author: 'A',
  grid: grid((text) => (text ? { value: Number(text), given: true } : {})),
};
const SUDOKUPAD = {
  cellSize: 50,
  metadata: { title: 'X', author: 'A' },
  cells: grid((text) => (text ? { value: Number(text) } : {})),
  regions: Array.from({ length: 9 }, (_, box) =>
    Array.from({ length: 9 }, (_, i) => [3 * Math.floor(box / 3) + Math.floor(i / 3), 3 * (box % 3) + (i % 3)]),
  ),
};
const packed = (record: object) => LzString.compressToBase64(JSON.stringify(record));
const titled: Sample['holds'] = ({ title, author }) => title === 'X' && author === 'A';

test('documents of f-puzzles and SudokuPad stand alone, spread over lines, a line each, as an array or as a pack', () =>
  expectRead(
    [FPUZZLES, SUDOKUPAD].flatMap((record): Sample[] => [
      { text: JSON.stringify(record), holds: titled },
      { text: JSON.stringify(record, null, 2), holds: titled },
      { text: `\n${JSON.stringify(record)}\n\n${JSON.stringify(record)}\n`, count: 2 },
      { text: JSON.stringify([record, record]), count: 2 },
      { text: JSON.stringify([record, record], null, 1), count: 2 },
      { text: JSON.stringify({ name: 'Pack', puzzles: [record, record] }), count: 2 },
    ]),
    12,
  ));

test('addresses of f-puzzles and SudokuPad are known with every host and beginning', () => {
  const [f, s] = [packed(FPUZZLES), packed(SUDOKUPAD)];
  const addresses = [
    ...[`https://f-puzzles.com/?load=${f}`, `https://www.f-puzzles.com/?load=${f}`],
    ...[`http://f-puzzles.com/?load=${encodeURIComponent(f)}`, `https://f-puzzles.com/?id=1&load=${f}`],
    ...['https://sudokupad.app/', 'https://beta.sudokupad.app/', 'https://sudokupad.app/sudoku/', ''].flatMap(
      (host) => [...[`${host}fpuz${f}`, `${host}fpuzzles${f}`, `${host}scl${s}`, `${host}ctc${s}`]],
    ),
    `https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuz${f}`,
    `https://sudokupad.app/?puzzleid=scl${s}`,
    `https://sudokupad.app/scl${encodeURIComponent(s)}`,
    `https://sudokupad.app/scl${s}?setting-nogrid=1`,
  ];
  return expectRead(
    [
      ...addresses.flatMap((text): Sample[] => [
        { text, holds: titled },
        { text: `  ${text} `, holds: titled },
      ]),
      { text: addresses.slice(0, 6).join('\n'), count: 6 },
      { text: JSON.stringify(addresses.slice(0, 6)), count: 6 },
    ],
    50,
  );
});

test('tables have any separator, any line end, and many names for puzzles', () =>
  expectRead(
    [',', '\t', ';'].flatMap((comma) =>
      ['\n', '\r\n'].flatMap((end) =>
        [
          'puzzle',
          'Puzzle',
          'quiz',
          'quizzes',
          'question',
          'grid',
          'givens',
          'clues',
          'problem',
          'unsolved',
          'sudoku',
        ].map(
          (name): Sample => ({
            text: [
              ['level', 'id', name, 'mine', 'solution', 'title', 'author'],
              ['hard', 'a1', CLUES, 'x y', SOLVED, '"A ""T"""', 'Me'],
              ['hard', 'a1', CLUES.replaceAll('.', '0'), 'x y', SOLVED, '"A ""T"""', 'Me'],
            ]
              .map((row) => row.join(comma))
              .join(end),
            count: 2,
            id: 'a1',
            holds: ({ title, author, solution, source }) =>
              title === 'A "T"' &&
              author === 'Me' &&
              solution !== undefined &&
              source?.level === 'hard' &&
              (source.columns as Record<string, string>).mine === 'x y',
          }),
        ),
      ),
    ),
    60,
  ));

test('everything may stand in one file, in order', async () => {
  const text = [
    `id-1 ${CLUES}`,
    `https://f-puzzles.com/?load=${packed({ ...FPUZZLES, id: 'id-2' })}`,
    JSON.stringify({ ...SUDOKUPAD, id: 'id-3' }),
    'Grid 4',
    ...CLUES.match(/.{9}/g)!,
    JSON.stringify([
      { ...FPUZZLES, id: 'id-5' },
      { ...SUDOKUPAD, id: 'id-6' },
    ]),
  ].join('\n');
  const items = await readAll(text);
  const named = items.map(({ result }) => result.ok && (result.value.source?.id ?? result.value.title));
  expect(named).toEqual(['id-1', 'id-2', 'id-3', 'Grid 4', 'id-5', 'id-6']);
});

test.each<[string, string, string]>([
  ['a line', `NYT-0312 ?${CLUES.slice(1)}`, 'line 1, id NYT-0312, character 1'],
  ['a row', `id,puzzle\nNYT-0312,?${CLUES.slice(1)}`, 'line 2, id NYT-0312, character 1'],
  [
    'a document of ours',
    '{"format":"latin-puzzle/1","id":"NYT-0312","board":"sudoku","labels":["1"]}',
    'id NYT-0312, clues',
  ],
  [
    'one of several',
    `{"format":"x"}\n{"format":"latin-puzzle/1","id":"NYT-0312","board":"zebra"}`,
    'line 2, id NYT-0312, board',
  ],
  [
    'f-puzzles',
    JSON.stringify([FPUZZLES, { ...FPUZZLES, id: 'NYT-0312', thermometer: [{}] }]),
    'puzzle 2, id NYT-0312',
  ],
  ['SudokuPad', JSON.stringify([SUDOKUPAD, { ...SUDOKUPAD, id: 'NYT-0312', lines: [{}] }]), 'puzzle 2, id NYT-0312'],
  [
    'an address',
    `https://f-puzzles.com/?load=${packed({ ...FPUZZLES, id: 'NYT-0312', arrow: [{}] })}`,
    'line 1, id NYT-0312',
  ],
])('what is wrong with %s is told with its id', async (_, text, place) => {
  const items = await readAll(text);
  const { result } = items.at(-1)!;
  expect(result).toMatchObject({ ok: false, fault: { place: expect.stringContaining(place) } });
});

test('a wrong line among ten thousand costs that line, whatever is wrong with it', async () => {
  const wrong: Readonly<Record<number, string>> = {
    7: 'zebra',
    777: CLUES.slice(1),
    1234: `NYT-0312 ?${CLUES.slice(1)}`,
    4321: '{"format":"latin-puzzle/1"',
    5000: 'https://f-puzzles.com/?load=NNNN',
    6000: '|1.2|',
  };
  const lines = Array.from({ length: 10_000 }, (_, i) => wrong[i + 1] ?? `n${i} ${CLUES}`);
  const failed = (await readAll(lines.join('\n'))).filter(({ result }) => !result.ok).map(({ place }) => place.en);
  expect(failed).toEqual(Object.keys(wrong).map((at) => `line ${at}`));
});
