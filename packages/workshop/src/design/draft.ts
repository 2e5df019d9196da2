import { numbers, type Result } from '@latin-puzzles/core/basis';
import {
  type AsterismKind,
  asterismText,
  type Board,
  type BoardDraft,
  type CellName,
  cellText,
  makeBoard,
  type Point,
  resolveBoard,
} from '@latin-puzzles/core/board';
import { NAMES_IN_FILES } from '@latin-puzzles/core/format';
import { layOut } from '@latin-puzzles/drawing';
import { type Lattice, latticeOf, siteNear, type Window, windowAround } from './lattice.ts';

/** A cell of a board that is being designed. Its id stays the same whatever becomes of the others. */
export interface DraftCell {
  readonly id: string;
  /** A name of its own; on a lattice a cell is called after its place. */
  readonly name?: string | undefined;
  readonly point: Point;
  readonly face?: readonly Point[] | undefined;
}

export interface DraftAsterism {
  readonly id: number;
  readonly kind: AsterismKind;
  readonly name: string;
  /** The ids of its cells. */
  readonly cells: readonly string[];
  /** Where letters outside the board point at it. */
  readonly marks?: readonly { readonly at: Point; readonly text: string }[] | undefined;
}

/** A board that is being designed: perhaps it is none yet. */
export interface DesignDraft {
  /** The specification of the board as long as nothing was changed on it; empty for a board of one's own. */
  readonly name: string;
  readonly title: string;
  /** What cells can be added on; a board that lies on no lattice keeps the cells it has. */
  readonly lattice?: Lattice | undefined;
  readonly window?: Window | undefined;
  readonly cells: readonly DraftCell[];
  readonly asterisms: readonly DraftAsterism[];
  /** The multiset; 1, 2, … as many as the first asterism has cells unless given. */
  readonly labels?: readonly string[] | undefined;
  /** The name of the solid that carries the cells. */
  readonly solid?: string | undefined;
}

/** A lattice with no cells yet. */
export function emptyDraft(kind: Lattice['kind'], rows: number, columns: number): DesignDraft {
  const window = { top: 0, left: 0, rows, columns };
  return { name: '', title: '', lattice: { kind, phase: 0 }, window, cells: [], asterisms: [] };
}

/** A board to go on from. Cells without points get those at which they would be drawn. */
export function draftFrom(board: Board, labels?: readonly string[], title = ''): DesignDraft {
  const shapes = shapesOf(board);
  const lattice = board.points?.[0]?.length === 2 ? latticeOf(shapes) : undefined;
  const sites = lattice && shapes.map(({ point }) => siteNear(lattice, point));
  const ids = sites?.map(({ id }) => id) ?? shapes.map((_, cell) => `cell ${cell}`);
  return {
    name: board.name,
    title,
    lattice,
    window: sites && windowAround(sites),
    cells: shapes.map((shape, cell) => ({ id: ids[cell]!, name: cellText(board.cellNames[cell]!), ...shape })),
    asterisms: board.asterisms.map(({ kind, name, cells }, index) => ({
      id: index,
      kind,
      name: asterismText(name),
      cells: cells.map((cell) => ids[cell]!),
      marks: board.marks.filter(({ asterism }) => asterism === index).map(({ at, text }) => ({ at, text })),
    })),
    labels,
    solid: board.solid?.name,
  };
}

function shapesOf(board: Board): Pick<DraftCell, 'point' | 'face'>[] {
  const { points, faces } = board;
  if (points) return points.map((point, cell) => ({ point, face: faces?.[cell] }));
  const { places } = layOut(board);
  return places.map(({ at, polygon }) => ({ point: at, face: polygon }));
}

/** The board that a draft amounts to, or what is wrong with it. Cell i of it is cell i of the draft. */
export function boardOf(draft: DesignDraft): Result<Board> {
  const { name, cells, asterisms } = draft;
  if (name !== '') return resolveBoard(name);
  const index = new Map(cells.map(({ id }, i) => [id, i]));
  return makeBoard({
    ...geometryOf(draft),
    asterisms: asterisms.map((asterism) => ({
      kind: asterism.kind,
      name: NAMES_IN_FILES.asterism(asterism.name),
      cells: asterism.cells.map((id) => index.get(id)!),
    })),
    marks: asterisms.flatMap(({ marks = [] }, asterism) => marks.map((mark) => ({ ...mark, asterism }))),
    cellNames: cellNames(draft),
  });
}

/** The cells of a draft, all in one asterism: enough to be drawn. */
export function bareBoardOf(draft: DesignDraft): Result<Board> {
  const whole = { kind: 'region', name: { kind: 'asterism', id: 1 }, cells: draft.cells.map((_, i) => i) } as const;
  return makeBoard({ ...geometryOf(draft), asterisms: [whole] });
}

function geometryOf({ cells, solid }: DesignDraft): Omit<BoardDraft, 'asterisms'> {
  const carrier = solid === undefined ? undefined : resolveBoard(solid);
  return {
    name: '',
    cells: cells.length,
    points: cells.map(({ point }) => point),
    faces: cells.every(({ face }) => face) ? cells.map(({ face }) => face!) : undefined,
    solid: carrier?.ok ? carrier.value.solid : undefined,
  };
}

/** By row and place on a lattice; otherwise as the board had it, or by number. */
export function cellNames({ cells, lattice }: DesignDraft): CellName[] {
  if (!lattice || lattice.kind === 'points')
    return cells.map(({ name }, i) =>
      name === undefined ? { kind: 'cell', number: i + 1 } : NAMES_IN_FILES.cell(name),
    );
  const sites = cells.map(({ point }) => siteNear(lattice, point));
  const top = Math.min(...sites.map(({ row }) => row));
  const left = Math.min(...sites.map(({ column }) => column));
  const seen = new Map<number, number>();
  return sites.map(({ row, column }) => {
    if (lattice.kind === 'square') return { kind: 'square', row: row - top + 1, column: column - left + 1 };
    const position = (seen.get(row) ?? 0) + 1;
    seen.set(row, position);
    if (lattice.kind === 'triangular') return { kind: 'triangle', row: row - top + 1, triangle: position };
    return { kind: 'square', row: row - top + 1, column: position };
  });
}

/** How many cells most asterisms have, those not yet painted left out: as many labels are wanted. */
export function commonSize({ asterisms }: DesignDraft): number {
  const tally = new Map<number, number>();
  for (const { cells } of asterisms) if (cells.length > 0) tally.set(cells.length, (tally.get(cells.length) ?? 0) + 1);
  return [...tally].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0])[0];
}

export function labelsOf(draft: DesignDraft): readonly string[] {
  return draft.labels ?? numbers(commonSize(draft));
}
