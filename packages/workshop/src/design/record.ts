import { isRecord } from '@latin-puzzles/core/basis';
import { ASTERISM_KINDS, type AsterismKind, type Point } from '@latin-puzzles/core/board';
import { bareBoardOf, type DesignDraft, type DraftAsterism, type DraftCell } from './draft.ts';
import { LATTICES, type Lattice, MOST_ROWS, type Window } from './lattice.ts';

/** What a device kept of a draft. It may have been tampered with: whatever is not as it was written is refused. */
export function parseDraftRecord(value: unknown): DesignDraft | undefined {
  if (!isRecord(value)) return undefined;
  const { name, title, lattice, window, cells, asterisms, labels, solid } = value;
  if (typeof name !== 'string' || typeof title !== 'string' || !Array.isArray(cells) || !Array.isArray(asterisms))
    return undefined;
  const sound =
    cells.every(isCell) &&
    new Set(cells.map(({ id }) => id)).size === cells.length &&
    asterisms.every(isAsterism(new Set(cells.map(({ id }) => id)))) &&
    (lattice === undefined || (isLattice(lattice) && isWindow(window))) &&
    (labels === undefined || isList(labels, isText)) &&
    (solid === undefined || isText(solid));
  return sound && canBeDrawn(value as unknown as DesignDraft) ? (value as unknown as DesignDraft) : undefined;
}

function isList<T>(value: unknown, holds: (entry: unknown) => entry is T): value is T[] {
  return Array.isArray(value) && value.every(holds);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 200;
}

function isPoint(value: unknown): value is Point {
  return Array.isArray(value) && (value.length === 2 || value.length === 3) && value.every(Number.isFinite);
}

function isPolygon(value: unknown): value is Point[] {
  return isList(value, isPoint) && value.length >= 3;
}

function isCell(value: unknown): value is DraftCell {
  if (!isRecord(value)) return false;
  const { id, name, point, face } = value;
  return (
    isText(id) && (name === undefined || isText(name)) && isPoint(point) && (face === undefined || isPolygon(face))
  );
}

function isAsterism(known: ReadonlySet<string>) {
  return (value: unknown): value is DraftAsterism => {
    if (!isRecord(value)) return false;
    const { id, kind, name, cells, marks = [] } = value;
    return (
      Number.isInteger(id) &&
      ASTERISM_KINDS.includes(kind as AsterismKind) &&
      isText(name) &&
      isList(cells, isText) &&
      cells.every((cell) => known.has(cell)) &&
      isList(marks, isMark)
    );
  };
}

function isMark(value: unknown): value is { at: Point; text: string } {
  return isRecord(value) && isPoint(value.at) && isText(value.text);
}

function isLattice(value: unknown): value is Lattice {
  return (
    isRecord(value) && LATTICES.includes(value.kind as Lattice['kind']) && (value.phase === 0 || value.phase === 1)
  );
}

function isWindow(value: unknown): value is Window {
  if (!isRecord(value)) return false;
  const { top, left, rows, columns } = value;
  const within = (count: unknown) =>
    Number.isInteger(count) && (count as number) >= 1 && (count as number) <= 4 * MOST_ROWS;
  return Number.isInteger(top) && Number.isInteger(left) && within(rows) && within(columns);
}

/** Whether a board that lies on no lattice can be laid out, on its solid if it names one. */
function canBeDrawn(draft: DesignDraft): boolean {
  if (draft.lattice) return draft.solid === undefined;
  const board = bareBoardOf(draft);
  return board.ok && (draft.solid === undefined || board.value.solid !== undefined);
}
