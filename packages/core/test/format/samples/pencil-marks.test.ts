import { test } from 'vitest';
import { CLUES, expectRead, ROWS, type Sample } from './sample.ts';

/** Candidates of every empty cell: those that rows, columns and boxes leave, found here by looking. */
const CANDIDATES = [...CLUES].map((clue, cell) => {
  if (clue !== '.') return clue;
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  const sees = [...CLUES].filter((_, other) => {
    const [r, c] = [Math.floor(other / 9), other % 9];
    const sameBox = Math.floor(r / 3) === Math.floor(row / 3) && Math.floor(c / 3) === Math.floor(column / 3);
    return r === row || c === column || sameBox;
  });
  const left = [...'123456789'].filter((figure) => !sees.includes(figure));
  // One alone looks like a clue.
  return left.length > 1
    ? left.join('')
    : `${left.join('')}${[...'123456789'].find((figure) => !left.includes(figure))}`;
});
const WIDTHS = Array.from({ length: 9 }, (_, column) =>
  Math.max(...Array.from({ length: 9 }, (_, row) => CANDIDATES[row * 9 + column]!.length)),
);

/** The frames that programs draw: the top, between bands, the bottom, and what stands upright. */
const FRAMES: readonly (readonly [top: string, middle: string, bottom: string, bar: string])[] = [
  ['.-.-.-.', ':-+-+-:', "'-'-'-'", '|'],
  ['+-+-+-+', '+-+-+-+', '+-+-+-+', '|'],
  ['*-*-*-*', '*-+-+-*', '*-*-*-*', '|'],
  ['*-----*', '|-+-+-|', '*-----*', '|'],
  ['┌─┬─┬─┐', '├─┼─┼─┤', '└─┴─┴─┘', '│'],
  ['╔═╦═╦═╗', '╠═╬═╬═╣', '╚═╩═╩═╝', '║'],
  ['+=+=+=+', '+-+-+-+', '+=+=+=+', '|'],
  [',-,-,-,', ':-+-+-:', "'-'-'-'", '|'].map((rule) => rule.replaceAll(',', '.')) as [string, string, string, string],
];
const DRESS: readonly ((cell: string, clue: boolean) => string)[] = [
  (cell) => cell,
  (cell, clue) => (clue ? cell : `{${cell}}`),
  (cell, clue) => (clue ? cell : `(${cell})`),
];

test('grids of candidates have any frame, any padding and any brackets', () => {
  const samples = FRAMES.flatMap(([top, middle, bottom, bar], f) =>
    DRESS.flatMap((dress, d) =>
      ['\n', '\r\n'].flatMap((end) =>
        [1, 2].flatMap((gap) =>
          ['left', 'right'].map((side): Sample => {
            const width = (column: number) => WIDTHS[column]! + (d > 0 ? 2 : 0);
            const padded = (text: string, column: number) =>
              side === 'left' ? text.padEnd(width(column)) : text.padStart(width(column));
            const row = (at: number) =>
              `${bar} ${[0, 3, 6]
                .map((from) =>
                  [0, 1, 2]
                    .map((i) => {
                      const cell = at * 9 + from + i;
                      return padded(dress(CANDIDATES[cell]!, CLUES[cell] !== '.'), from + i);
                    })
                    .join(' '.repeat(gap)),
                )
                .join(` ${bar} `)} ${bar}`;
            const rule = (ends: string) => {
              const [first, , second, , third, , last] = [...ends];
              const across = ends[1]!;
              const long = (from: number) =>
                across.repeat([0, 1, 2].reduce((sum, i) => sum + width(from + i), 2 * gap + 2));
              return first + long(0) + second + long(3) + third + long(6) + last;
            };
            const lines = [
              rule(top),
              ...[0, 1, 2].map(row),
              rule(middle),
              ...[3, 4, 5].map(row),
              rule(middle),
              ...[6, 7, 8].map(row),
              rule(bottom),
            ];
            const cell = (f * 7 + d * 13 + gap) % 81;
            const open = CLUES.indexOf('.', cell) < 0 ? 2 : CLUES.indexOf('.', cell);
            return {
              text: lines.join(end),
              holds: ({ source }) => {
                const { centre } = source!.marks as { centre: (string[] | null)[] };
                return centre[open]!.join('') === CANDIDATES[open] && centre[0] === null;
              },
            };
          }),
        ),
      ),
    ),
  );
  return expectRead(samples, 190);
});

test('they stand without frames too, with anything between their cells, alone, below a title or one after the other', () =>
  expectRead(
    [' ', '  ', '\t', ', ', ',', ';', ' | ', '   '].flatMap((joint) =>
      DRESS.flatMap((dress) =>
        ['\n', '\r\n'].flatMap((end): Sample[] => {
          const rows = ROWS.map((_, row) =>
            Array.from({ length: 9 }, (_, column) => {
              const cell = row * 9 + column;
              return dress(CANDIDATES[cell]!, CLUES[cell] !== '.');
            }).join(joint),
          );
          const holds: Sample['holds'] & object = ({ source }) =>
            (source!.marks as { centre: (string[] | null)[] }).centre[2]!.join('') === CANDIDATES[2];
          return [
            { text: rows.join(end), holds },
            {
              text: ['Puzzle 7, easy', ...rows].join(end),
              holds: (puzzle) => holds(puzzle) && puzzle.title === 'Puzzle 7, easy',
            },
            { text: [...rows, '', ...rows].join(end), count: 2, holds },
          ];
        }),
      ),
    ),
    140,
  ));
