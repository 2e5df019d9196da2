/**
 * Profiles that say what device colours look like, as an output intent must. They are generic: a printer’s own profile, given by the
 * style, takes their place. The grey one has the tone curve of offset print; that of four inks interpolates between the
 * colours of solid overprints on coated paper (the aims of ISO 12647-2), with the same curve for every ink.
 */

type Lab = readonly [number, number, number];

const WHITE_POINT = [0.9642, 1, 0.8249] as const;
const COPYRIGHT = 'No copyright, use freely';

/** The profile of black ink alone. */
export function greyProfile(): Uint8Array {
  const curve = Array.from({ length: 256 }, (_, i) => 65535 * (1 - spread(1 - i / 255)) ** 1.8);
  return profile('GRAY', 'XYZ ', [
    ['desc', description('Latin puzzles generic grey')],
    ['cprt', text(COPYRIGHT)],
    ['wtpt', xyz(WHITE_POINT)],
    ['kTRC', [...ascii('curv'), ...uint32(0), ...uint32(curve.length), ...curve.flatMap(uint16)]],
  ]);
}

/** The profile of four inks. */
export function cmykProfile(): Uint8Array {
  const toLab = deviceToLab();
  const toDevice = labToDevice();
  return profile('CMYK', 'Lab ', [
    ['desc', description('Latin puzzles generic CMYK')],
    ['cprt', text(COPYRIGHT)],
    ['wtpt', xyz(WHITE_POINT)],
    ...['A2B0', 'A2B1', 'A2B2'].map((name) => [name, toLab] as const),
    ...['B2A0', 'B2A1', 'B2A2'].map((name) => [name, toDevice] as const),
    ['gamt', table(3, 1, 2, LINEAR, new Array(8).fill(0), LINEAR)],
  ]);
}

/** How much paper ink covers, where so much is asked for: a dot of a half spreads to nearly two thirds. */
function spread(share: number): number {
  return share + 0.56 * share * (1 - share);
}

/** What must be asked for to cover so much. */
function unspread(covered: number): number {
  return (1.56 - Math.sqrt(1.56 ** 2 - 4 * 0.56 * covered)) / (2 * 0.56);
}

/** Solid overprints by which inks are there: 1 cyan, 2 magenta, 4 yellow. */
const OVERPRINTS: readonly Lab[] = [
  [95, 0, -2],
  [55, -37, -50],
  [48, 74, -3],
  [24, 22, -46],
  [89, -5, 93],
  [50, -66, 28],
  [47, 68, 48],
  [23, 0, 0],
];

/** The same over solid black, which lets little through. */
function underBlack([l, a, b]: Lab): Lab {
  return [8 + 0.08 * l, 0.08 * a, 0.08 * b];
}

const LINEAR = [0, 65535];

function deviceToLab(): number[] {
  const curve = Array.from({ length: 256 }, (_, i) => 65535 * Math.min(1, spread(i / 255)));
  // The first channel changes slowest.
  const nodes = Array.from({ length: 16 }, (_, i) => {
    const [c, m, y, k] = [8, 4, 2, 1].map((bit) => (i & bit) !== 0);
    const lab = OVERPRINTS[(c ? 1 : 0) + (m ? 2 : 0) + (y ? 4 : 0)]!;
    return encoded(k ? underBlack(lab) : lab);
  });
  return table(4, 3, 2, curve, nodes.flat(), LINEAR);
}

const GRID = 9;

function labToDevice(): number[] {
  const at = (i: number) => i / (GRID - 1);
  const nodes: number[] = [];
  for (let l = 0; l < GRID; l++)
    for (let a = 0; a < GRID; a++)
      for (let b = 0; b < GRID; b++)
        nodes.push(...inksOf([100 * at(l), 255 * at(a) - 128, 255 * at(b) - 128]).map((share) => 65535 * share));
  return table(3, 4, GRID, LINEAR, nodes, LINEAR);
}

/** Inks for a colour: as much black as it allows, and the rest of the three others. */
function inksOf([l, a, b]: Lab): number[] {
  const y = (l + 16) / 116;
  const [X, Y, Z] = [y + a / 500, y, y - b / 200].map(
    (f, i) => WHITE_POINT[i]! * (f > 6 / 29 ? f ** 3 : (f - 16 / 116) / 7.787),
  );
  const light = [
    3.1339 * X! - 1.6169 * Y! - 0.4906 * Z!,
    -0.9788 * X! + 1.9161 * Y! + 0.0335 * Z!,
    0.0719 * X! - 0.229 * Y! + 1.4052 * Z!,
  ].map((share) => Math.max(0, Math.min(1, share)) ** (1 / 2.2));
  const most = Math.max(...light);
  const mixed = most === 0 ? [0, 0, 0] : light.map((share) => 1 - share / most);
  return [...mixed, 1 - most].map((share) => unspread(Math.max(0, Math.min(1, share))));
}

function encoded([l, a, b]: Lab): number[] {
  return [(l * 65280) / 100, (a + 128) * 256, (b + 128) * 256];
}

/** A table of 16 bits from some channels to others, with a grid of nodes between curves. */
function table(
  inputs: number,
  outputs: number,
  grid: number,
  before: readonly number[],
  nodes: readonly number[],
  after: readonly number[],
): number[] {
  const identity = [1, 0, 0, 0, 1, 0, 0, 0, 1].flatMap((value) => uint32(value * 65536));
  const entries = [...times(before, inputs), ...nodes, ...times(after, outputs)];
  return [
    ...ascii('mft2'),
    ...uint32(0),
    ...[inputs, outputs, grid, 0],
    ...identity,
    ...uint16(before.length),
    ...uint16(after.length),
    ...entries.flatMap(uint16),
  ];
}

function times(values: readonly number[], count: number): number[] {
  return Array.from({ length: count }, () => values).flat();
}

function profile(
  device: string,
  connection: string,
  tags: readonly (readonly [string, readonly number[]])[],
): Uint8Array {
  const HEAD = 128;
  const places = new Map<readonly number[], number>();
  let end = HEAD + 4 + 12 * tags.length;
  for (const [, data] of tags) {
    if (places.has(data)) continue;
    places.set(data, end);
    end += Math.ceil(data.length / 4) * 4;
  }
  const bytes = new Uint8Array(end);
  const put = (at: number, data: readonly number[]) => bytes.set(data, at);
  put(0, uint32(end));
  put(8, [2, 0x40, 0, 0]);
  put(12, ascii(`prtr${device}${connection}`));
  // The first of January 2026; when a profile was made says nothing here.
  put(24, [2026, 1, 1, 0, 0, 0].flatMap(uint16));
  put(36, ascii('acsp'));
  put(
    68,
    WHITE_POINT.flatMap((value) => uint32(value * 65536)),
  );
  put(HEAD, uint32(tags.length));
  for (const [i, [name, data]] of tags.entries()) {
    put(HEAD + 4 + 12 * i, [...ascii(name), ...uint32(places.get(data)!), ...uint32(data.length)]);
    put(places.get(data)!, data);
  }
  return bytes;
}

function description(name: string): number[] {
  const said = [...ascii(name), 0];
  return [...ascii('desc'), ...uint32(0), ...uint32(said.length), ...said, ...new Array(4 + 4 + 2 + 1 + 67).fill(0)];
}

function text(said: string): number[] {
  return [...ascii('text'), ...uint32(0), ...ascii(said), 0];
}

function xyz(values: readonly number[]): number[] {
  return [...ascii('XYZ '), ...uint32(0), ...values.flatMap((value) => uint32(value * 65536))];
}

function ascii(said: string): number[] {
  return [...said].map((character) => character.charCodeAt(0));
}

function uint16(value: number): number[] {
  const whole = Math.max(0, Math.min(65535, Math.round(value)));
  return [whole >> 8, whole & 255];
}

function uint32(value: number): number[] {
  const whole = Math.round(value);
  return [24, 16, 8, 0].map((bits) => (whole >>> bits) & 255);
}
