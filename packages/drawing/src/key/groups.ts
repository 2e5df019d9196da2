import type { Board, CellName } from '@latin-puzzles/core/board';
import type { Layout, Place } from '../layout/place.ts';
import { length, minus, type XY } from '../plane/vector.ts';
import { centredText, type Item } from '../scene/scene.ts';

/** Type as a share of the side of a square as large as a face; of the breadth of a cell; of one that holds its name. */
const FACE = 0.64;
const EMPTY_CELL = 0.85;
const NAMED_CELL = 1.5;

/** The number of every face of a solid, once, behind its cells, whose names leave it out. */
export function drawFaceNumbers(names: readonly CellName[], { places }: Layout): Item[] {
  const faces = new Map<string | number, Place[]>();
  for (const place of places) {
    const { face } = names[place.cell]!;
    if (face !== undefined) faces.set(face, [...(faces.get(face) ?? []), place]);
  }
  return [...faces].map(([face, held]) => {
    const side = Math.sqrt(held.reduce((sum, { span }) => sum + span ** 2, 0));
    return centredText(middle(held), String(face), FACE * side, 'soft', { bold: true });
  });
}

/** The letter or number of every region, which cannot be counted like boxes, behind a cell in its midst. */
export function drawRegionLetters({ asterisms }: Board, { places }: Layout, named: boolean): Item[] {
  const share = named ? NAMED_CELL : EMPTY_CELL;
  return asterisms.flatMap(({ name, cells }) => {
    const held = cells.map((cell) => places[cell]!);
    if (!('id' in name) || name.kind !== 'region' || held.some(({ polygon }) => !polygon)) return [];
    const centre = middle(held);
    const off = ({ at }: Place) => length(minus(at, centre));
    const { at, span, radius } = held.reduce((a, b) => (off(b) < off(a) - 0.01 ? b : a));
    return [centredText(at, String(name.id), share * Math.min(span, 2 * radius), 'soft', { bold: true })];
  });
}

function middle(places: readonly Place[]): XY {
  const mean = (axis: 0 | 1) => places.reduce((sum, { at }) => sum + at[axis], 0) / places.length;
  return [mean(0), mean(1)];
}
