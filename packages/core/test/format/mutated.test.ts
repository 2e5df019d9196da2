import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Fault, must } from '../../src/basis/index.ts';
import { makeNative, NATIVE_SCHEMA, parseNative } from '../../src/format/index.ts';
import { makeOwnBoard } from '../../src/format/native/own-board.ts';
import { boardOf } from '../support.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const document = (board: Json, k: number, cells: number, more: { [key: string]: Json } = {}): Json => ({
  format: 'latin-puzzle/1',
  board,
  labels: Array.from({ length: k }, (_, i) => String.fromCharCode(97 + i)),
  clues: Array.from({ length: cells }, (_, i) => (i === 1 ? 'a' : null)),
  inscription: [1],
  ...more,
});
/** A board of a family as one of one's own. */
const own = (name: string) => {
  const board = boardOf(name);
  return document(JSON.parse(JSON.stringify(makeOwnBoard(board))) as Json, board.k!, board.cells);
};
const SQUARE = { cells: 4, asterisms: [[0, 1], [2, 3], { cells: [0, 2], kind: 'column', name: 'left' }, [1, 3]] };
const CORNERS = [0, 1, 2, 3].map((i) => [i % 2, i >> 1]);
const face = ([x, y]: number[]) => [
  [x! - 0.5, y! - 0.5],
  [x! + 0.5, y! - 0.5],
  [x!, y! + 0.5],
];

/** A document of every kind, as small as they come. */
const DOCUMENTS: readonly Json[] = [
  document('latin-square:2', 2, 4, { title: 'Two', author: 'A', solution: ['b', 'a', 'a', 'b'], mood: { good: [1] } }),
  document(SQUARE, 2, 4, { solution: ['b', 'a', 'a', 'b'] }),
  document({ ...SQUARE, points: CORNERS, faces: CORNERS.map(face), cellNames: ['r1c1', 'é', '', 'x'] }, 2, 4),
  document({ ...SQUARE, points: CORNERS.map((corner) => [...corner, 0]) }, 2, 4),
  document({ ...SQUARE, faces: CORNERS.map(face), marks: [{ at: [0, -1], text: 'A', asterism: 2 }] }, 2, 4),
  ...['cube:2', 'triangle:4', 'dodecahedron', 'star:5/2', 'hexagon:2'].map(own),
];

/** Written as text it is a number that no JavaScript number holds. */
const OVERFLOW = '@-1e400@';
const VALUES: readonly Json[] = [
  ...[null, true, 0, -0, 1, -1, 0.5, 2, 3, 1e9, 1e9 + 1, -1e10, 1e300, 16_384, 16_385, OVERFLOW],
  ...['', ' ', 'a', 'b', 'a ', '\u0000', '\u2028', '\uD800', 'e\u0301', '\u00E9', 'latin-square:2', 'cube:2', 'cube:0'],
  ...[64, 65, 100, 101, 1000, 1001].flatMap((length) => ['x', '😀', 'e\u0301', '\u0958'].map((c) => c.repeat(length))),
  ...[
    [],
    {},
    [null],
    [[0, 0]],
    [[0, 1, 2]],
    { cells: [0, 1] },
    [
      [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
    ],
  ],
];

interface Mutation {
  readonly where: number;
  readonly how: 'replace' | 'remove' | 'repeat' | 'insert' | 'transplant';
  readonly value: Json;
  readonly from: number;
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  where: fc.nat(100_000),
  how: fc.constantFrom('replace', 'replace', 'remove', 'repeat', 'insert', 'transplant'),
  value: fc.constantFrom(...VALUES),
  from: fc.nat(100_000),
});

/** Every place below the root: its holder and its key there. The few at the top are as likely as the many below. */
function placesIn(root: Json): [Json[] | { [key: string]: Json }, string][] {
  const levels: [Json[] | { [key: string]: Json }, string][][] = [];
  const visit = (value: Json, depth: number) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, field] of Object.entries(value)) {
      const level = levels[depth] ?? [];
      levels[depth] = level;
      level.push([value, key]);
      visit(field, depth + 1);
    }
  };
  visit(root, 0);
  const most = Math.max(...levels.map((level) => level.length));
  return levels.flatMap((level) => Array.from({ length: most }, (_, i) => level[i % level.length]!));
}

function mutate(root: Json, { where, how, value, from }: Mutation): void {
  const places = placesIn(root);
  if (places.length === 0) return;
  const [holder, key] = places[where % places.length]!;
  const [donor, part] = places[from % places.length]!;
  const list = Array.isArray(holder) ? holder : undefined;
  const fields = holder as { [key: string]: Json };
  if (how === 'remove') {
    if (list) list.splice(Number(key), 1);
    else delete fields[key];
  } else if (how === 'repeat' && list) list.push(structuredClone(list[Number(key)]!));
  else if (how === 'insert' && list) list.splice(Number(key), 0, structuredClone(value));
  else if (how === 'transplant') fields[key] = structuredClone((donor as { [key: string]: Json })[part]!);
  else fields[key] = structuredClone(value);
}

const mutated: fc.Arbitrary<string> = fc
  .record({ base: fc.constantFrom(...DOCUMENTS), mutations: fc.array(mutation, { maxLength: 3 }) })
  .map(({ base, mutations }) => {
    const root = structuredClone(base);
    for (const one of mutations) mutate(root, one);
    return JSON.stringify(root).replaceAll(`"${OVERFLOW}"`, '-1e400');
  });

test.each(DOCUMENTS)('document %# is good before it is mutated', (good) => {
  expect(parseNative(JSON.stringify(good)).ok).toBe(true);
});

test('what is read can be written and read again, with its source and without', () => {
  let accepted = 0;
  fc.assert(
    fc.property(mutated, (text) => {
      const puzzle = parseNative(text);
      if (!puzzle.ok) return;
      accepted++;
      for (const source of [puzzle.value.source, undefined]) {
        const written = makeNative({ ...puzzle.value, source });
        const again = parseNative(written);
        expect(again.ok ? 'read' : again.fault).toBe('read');
        expect(makeNative({ ...must(again), source: source && must(again).source })).toBe(written);
      }
    }),
    { numRuns: 2000 },
  );
  expect(accepted).toBeGreaterThan(200);
});

/** The rules of docs/format.md that a schema cannot say, as the parser tells them. */
const BEYOND_SCHEMA: readonly RegExp[] = [
  /^board\.(unknown|parameter:\w+) /,
  /^board\.solid:\w+ /,
  /^board\.asterism-range /,
  /^board\.(asterism-repeated|cell-uncovered|unequal-sizes|too-large:asterisms) /,
  /^board\.points:(count|faces|same) /,
  /^format\.field:wrong board\.cellNames$/,
  /^format\.field:wrong board\.marks\[\d+\]\.asterism$/,
  /^labels\.(count|invalid:long) /,
  /^clues\.(count|unknown-label:entry) /,
  /^inscription\.(range:cell|no-clue) /,
  /^solution\.(count|unknown-label|contradicts-clues|not-latin) /,
  /^format\.(json:number|json:deep|too-large:document) /,
];

test('the schema and the parser accept the same documents, but for the rules that a schema cannot say', () => {
  const conforms = new Ajv2020({ strict: false }).compile(NATIVE_SCHEMA);
  const tell = ({ case: kind, place }: Fault) => `${kind} ${place}`;
  let agreed = 0;
  fc.assert(
    fc.property(mutated, (text) => {
      const puzzle = parseNative(text);
      const conforming = conforms(JSON.parse(text));
      if (puzzle.ok) expect(conforming, JSON.stringify(conforms.errors)).toBe(true);
      else if (conforming) {
        const rule = BEYOND_SCHEMA.find((pattern) => pattern.test(tell(puzzle.fault)));
        expect(rule, `only the parser refuses it: ${tell(puzzle.fault)}`).toBeDefined();
        return;
      }
      agreed++;
    }),
    { numRuns: 2000 },
  );
  expect(agreed).toBeGreaterThan(500);
});

test.each([
  '"faces":[[[0,0],[1,0],[0,-1e400]]]',
  '"faces":[[[0,0],[1,0]]]',
  '"faces":[[[0,0],[1,0],[0,1,2]]]',
  '"faces":[[[0],[1],[2]]]',
  '"faces":[[[0,0],[1,0],[0,1e10]]]',
  '"points":[[0,0]],"faces":[[[0,0,0],[1,0,0],[0,1,0]]]',
  '"points":[[1e10,0]]',
])('%s is refused by both', (places) => {
  const text = `{"format":"latin-puzzle/1","board":{"cells":1,"asterisms":[[0]],${places}},"labels":["a"],"clues":["a"]}`;
  expect(parseNative(text).ok).toBe(false);
  expect(new Ajv2020({ strict: false }).validate(NATIVE_SCHEMA, JSON.parse(text))).toBe(false);
});
