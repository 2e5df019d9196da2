import { isRecord } from '../../basis/index.ts';

/** Candidates that somebody wrote into cells: an array of labels for a cell, or null. They are kept with a puzzle as its field `marks`. */
export type PencilMarks = readonly (readonly string[] | null)[];

export const PENCIL_KINDS = ['centre', 'corner'] as const;
export type PencilKind = (typeof PENCIL_KINDS)[number];

/** The field that keeps these marks; none if no cell has any. */
export function pencilField(marks: Partial<Record<PencilKind, PencilMarks>>): Readonly<Record<string, unknown>> {
  const some = Object.entries(marks).filter(([, cells]) => cells.some((cell) => cell !== null && cell.length > 0));
  return some.length > 0 ? { marks: Object.fromEntries(some) } : {};
}

/** The marks of one kind that a puzzle keeps in a cell. */
export function pencilMarksIn(
  fields: Readonly<Record<string, unknown>> | undefined,
  kind: PencilKind,
  cell: number,
): readonly string[] {
  const kept = isRecord(fields?.marks) ? fields.marks[kind] : undefined;
  const texts = Array.isArray(kept) ? kept[cell] : undefined;
  return Array.isArray(texts) ? texts.map(String) : [];
}

/** The marks that records of cells have in a field. */
export function pencilMarksOf(cells: readonly Readonly<Record<string, unknown>>[], field: string): PencilMarks {
  return cells.map((cell) => (Array.isArray(cell[field]) ? cell[field].map(String) : null));
}

/**
 * Whether a puzzle keeps no other marks than those in the middle and in the corners, and `fits` is true of every cell. A format that has a place for
 * these marks keeps all.
 */
export function marksFit(
  fields: Readonly<Record<string, unknown>> | undefined,
  cells: number,
  fits: (centre: readonly string[], corner: readonly string[], cell: number) => boolean,
): boolean {
  const kept = fields?.marks;
  if (!isRecord(kept) || Object.keys(kept).some((kind) => !(PENCIL_KINDS as readonly string[]).includes(kind)))
    return false;
  const marks = (kind: PencilKind, cell: number) => pencilMarksIn(fields, kind, cell);
  return Array.from({ length: cells }, (_, cell) => fits(marks('centre', cell), marks('corner', cell), cell)).every(
    Boolean,
  );
}
