import { deflateRawSync } from 'node:zlib';

/** A save of penpa-edit, written here as the program writes it. */
export interface PenpaSave {
  readonly size: number;
  readonly kind?: 'square' | 'sudoku';
  /** Rows and columns left free above, below, on the left and on the right. */
  readonly space?: readonly [number, number, number, number];
  /** What stands in cells, by number from 0: the first three things of an entry. */
  readonly cells?: ReadonlyMap<number, readonly [text: unknown, colour: number, size: string]>;
  /** What the solver has written. */
  readonly answers?: ReadonlyMap<number, readonly [text: unknown, colour: number, size: string]>;
  /** Marks by cell: four corners, then four sides. */
  readonly marks?: ReadonlyMap<number, readonly string[]>;
  /** The region of each cell. */
  readonly regions?: string;
  readonly border?: number;
  readonly rising?: boolean;
  readonly falling?: boolean;
  readonly head?: readonly string[];
  readonly layers?: object;
  /** As it is shared to be solved: without what was written, the second line otherwise. */
  readonly solve?: boolean;
}

/** The words that the program writes short. */
const SHORT = [
  ['"qa"', 'z9'],
  ['"pu_q"', 'zQ'],
  ['"pu_a"', 'zA'],
  ['"grid"', 'zG'],
  ['"edit_mode"', 'zM'],
  ['"surface"', 'zS'],
  ['"line"', 'zL'],
  ['"lineE"', 'zE'],
  ['"number"', 'zN'],
  ['"symbol"', 'zY'],
  ['"numberS"', 'z1'],
  ['"freeline"', 'zF'],
  ['"thermo"', 'zT'],
  ['"arrows"', 'z3'],
  ['"killercages"', 'z6'],
  ['"__a"', 'z_'],
  ['null', 'zO'],
] as const;

export function penpaCode(save: PenpaSave): string {
  const { size, kind = 'square', space = [0, 0, 0, 0], border = 2, solve = false } = save;
  const [over, under, left, right] = space;
  const [columns, rows] = [size + left + right, size + over + under];
  const width = columns + 4;
  const area = width * (rows + 4);
  const point = (row: number, column: number) => (row + 2 + over) * width + column + 2 + left;
  const place = (cell: number) => point(Math.floor(cell / size), cell % size);
  const corner = (row: number, column: number) => area + point(row, column);
  const written = (entries: PenpaSave['cells'] = new Map()) =>
    Object.fromEntries([...entries].map(([cell, entry]) => [place(cell), entry]));
  const lineE: Record<string, number> = {};
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const here = save.regions?.[row * size + column];
      if (column + 1 < size && here !== save.regions?.[row * size + column + 1])
        lineE[`${corner(row - 1, column)},${corner(row, column)}`] = border;
      if (row + 1 < size && here !== save.regions?.[(row + 1) * size + column])
        lineE[`${corner(row, column - 1)},${corner(row, column)}`] = border;
    }
  for (let i = 0; i < size; i++) {
    if (save.falling) lineE[`${corner(i - 1, i - 1)},${corner(i, i)}`] = 12;
    if (save.rising) lineE[`${corner(i, size - 2 - i)},${corner(i - 1, size - 1 - i)}`] = 12;
  }
  const numberS = Object.fromEntries(
    [...(save.marks ?? [])].flatMap(([cell, texts]) =>
      texts.map((text, i) => [4 * (place(cell) + (i < 4 ? 1 : 2) * area) + (i % 4), [text, 1]]),
    ),
  );
  const empty = {
    command_redo: { __a: [] },
    command_undo: { __a: [] },
    surface: {},
    symbol: {},
    freeline: {},
    thermo: [],
  };
  const { head = ['Title: ', 'Author: ', '', '', 'OFF', 'false'] } = save;
  const places = Array.from({ length: size * size }, (_, cell) => place(cell));
  const steps = places.map((at, i) => at - (places[i - 1] ?? 0));
  const flags = [save.falling ? 1 : 0, 0, 0, save.rising ? 1 : 0];
  const lines = [
    [kind, columns, rows, 38, 0, 1, 1, 380, 380, 91, 91, ...flags, ...head].join(','),
    JSON.stringify(space),
    solve ? '["1","2","1"]~"sudoku"~["1",9]' : JSON.stringify({ qa: 'pu_a', grid: ['1', '2', '1'] }),
    JSON.stringify({ ...empty, number: written(save.cells), numberS, lineE, ...save.layers }),
    solve ? '' : JSON.stringify({ ...empty, number: written(save.answers), lineE: {} }),
    ...[JSON.stringify(steps), '[]', '{}', '"x"', '"x"', '[3,0,10]', '{}', '"x"', '0', '{}', 'x', '{}', '[]', 'false'],
  ];
  const short = SHORT.reduce(
    (text, [word, sign]) => text.replaceAll(word, sign),
    lines.join('\n').replaceAll('z', 'zZ'),
  );
  return deflateRawSync(short).toString('base64');
}
