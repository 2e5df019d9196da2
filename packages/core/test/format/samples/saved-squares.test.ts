import { test } from 'vitest';
import { CLUES, expectRead, ROWS, type Sample, SOLVED } from './sample.ts';

const ENDS = ['\n', '\r\n'];
const blanked = (blank: string) => ROWS.map((row) => row.replaceAll('.', blank));

/** The remarks at the head of a file .sdk, by their letters, and what they are kept as. */
const REMARKS: readonly (readonly [letter: string, text: string, field: string])[] = [
  ['A', 'M. Palomo', 'author'],
  ['D', 'A “nice” one, from Monday', 'title'],
  ['C', 'By hand; 27 clues', 'remark'],
  ['B', '01-02-2004', 'date'],
  ['S', 'The Paper, p. 7', 'publisher'],
  ['L', 'Easy', 'level'],
  ['U', 'http://a.example/?x=1', 'address'],
  ['T', 'NYT-0312', 'id'],
];
const has =
  (kept: readonly (readonly [string, string, string])[]): NonNullable<Sample['holds']> =>
  ({ title, author, source }) =>
    REMARKS.every(([letter, text, field]) => {
      const value = field === 'title' ? title : field === 'author' ? author : source?.[field];
      return value === (kept.some(([one]) => one === letter) ? text : undefined);
    });

test('files .sdk have any of eight remarks, any blanks, with sections behind the puzzle or without', () =>
  expectRead(
    // Every set of remarks, each with another dressing.
    Array.from({ length: 2 ** REMARKS.length }, (_, set): Sample => {
      const kept = REMARKS.filter((_, i) => set & (1 << i));
      const space = set % 3 === 0 ? ' ' : '';
      const rows = blanked('.0-*_'[set % 5]!);
      const behind = [[], ['[State]', ...SOLVED.match(/.{9}/g)!], ['[PencilMarks]', '124,,3'], ['[Hints]', 'x']][
        set % 4
      ]!;
      const lines = [
        ...kept.map(([letter, text]) => `#${letter}${space}${text}`),
        ...(set % 2 ? ['[Puzzle]'] : set % 7 ? ['[puzzle]'] : kept.length > 0 ? ['[Puzzle] '] : ['[Puzzle]']),
        ...rows,
        ...behind,
      ];
      return { text: (set % 5 ? '' : '\ufeff') + lines.join(ENDS[set % 2]) + ENDS[set % 2], holds: has(kept) };
    }),
    256,
  ));

test('several such files stand one after the other, each with its own remarks', () =>
  expectRead(
    [2, 3, 5].flatMap((count) =>
      ENDS.flatMap((end) =>
        [[], ['']].map((gap): Sample => {
          const one = (i: number) => [
            `#DNumber ${i}`,
            '[Puzzle]',
            ...ROWS,
            ...(i % 2 ? ['[State]', ...ROWS] : []),
            ...gap,
          ];
          const titles = Array.from({ length: count }, (_, i) => `Number ${i}`);
          return {
            text: titles.flatMap((_, i) => one(i)).join(end),
            count,
            holds: ({ title }) => titles.includes(title!),
          };
        }),
      ),
    ),
    12,
  ));

/** The ways in which Simple Sudoku and those who follow it draw the rules of a file .ss. */
const EDGES = ['*-----------*', '+-----------+', '.-----------.', '+---+---+---+', '*===========*', ''];
const MIDDLES = ['|---+---+---|', '|---|---|---|', '+---+---+---+', '|===+===+===|', '|-----------|', ''];

test('files .ss have any edges, any rules and any blanks, set in from the left or not', () =>
  expectRead(
    EDGES.flatMap((edge, i) =>
      MIDDLES.flatMap((middle, j) =>
        [...'.-0*_xX'].map((blank, k): Sample => {
          const indent = ' '.repeat((i + j + k) % 3);
          const bands = [0, 3, 6].map((from) =>
            blanked(blank)
              .slice(from, from + 3)
              .map((row) => `${indent}|${row.match(/.{3}/g)!.join('|')}|`),
          );
          const rule = middle === '' ? [''] : [indent + middle];
          const rim = edge === '' ? [] : [indent + edge];
          const lines = [...rim, ...bands[0]!, ...rule, ...bands[1]!, ...rule, ...bands[2]!, ...rim];
          return { text: lines.join(ENDS[(i + k) % 2]) + (j % 2 ? '\n' : '') };
        }),
      ),
    ),
    250,
  ));

const sized = (size: number, height: number, width: number) => {
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) =>
      (row * 3 + column) % 4 ? '.' : String(((row + column) % size) + 1),
    ).join(''),
  );
  const bands = Array.from({ length: size / height }, (_, band) =>
    rows
      .slice(band * height, (band + 1) * height)
      .map((row) => `|${row.match(new RegExp(`.{${width}}`, 'g'))!.join('|')}|`),
  );
  return { rows, bands, board: `sudoku:${height}x${width}` };
};

test('other sizes have the boxes that bars and rules draw', () =>
  expectRead(
    (
      [
        [4, 2, 2],
        [6, 2, 3],
        [6, 3, 2],
        [8, 2, 4],
        [8, 4, 2],
        [9, 3, 3],
      ] as const
    ).flatMap(([size, height, width]) => {
      const { rows, bands, board } = sized(size, height, width);
      const groups = Array.from({ length: size / width }, () => '-'.repeat(width));
      return ['+', '|', '-'].flatMap((joint) =>
        ENDS.flatMap((end) =>
          [...'.0-'].map((blank): Sample => {
            const rule = `|${groups.join(joint)}|`;
            const text = bands.map((band) => band.join(end)).join(`${end}${rule}${end}`);
            return { text: text.replaceAll('.', blank), clues: rows.join(''), board };
          }),
        ),
      );
    }),
    100,
  ));

test('files .sdm are lines of digits, as many as there are puzzles', () =>
  expectRead(
    [1, 2, 7, 50].flatMap((count) =>
      ENDS.flatMap((end) =>
        ['0', '.'].flatMap((blank) =>
          ['', end, `${end}${end}`].flatMap((last) =>
            ['', '\ufeff', `# made by hand${end}`].map(
              (first): Sample => ({
                text: first + new Array(count).fill(CLUES.replaceAll('.', blank)).join(end) + last,
                count,
                board: 'sudoku:3x3',
              }),
            ),
          ),
        ),
      ),
    ),
    140,
  ));
