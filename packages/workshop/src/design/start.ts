import type { Point } from '@latin-puzzles/core/board';
import { type DesignDraft, emptyDraft } from './draft.ts';
import { addCells } from './editing.ts';
import { HEIGHT, type LatticeKind, NORMALS, type Site, siteAt, sitesIn } from './lattice.ts';

/** What a lattice can be filled with to begin with. A triangle or a hexagon has its rows as its side. */
export type Filling = 'nothing' | 'whole' | 'triangle' | 'hexagon';

export const FILLINGS: Readonly<Record<LatticeKind, readonly Filling[]>> = {
  square: ['whole', 'nothing'],
  triangular: ['triangle', 'hexagon', 'whole', 'nothing'],
  hexagonal: ['hexagon', 'whole', 'nothing'],
  points: ['nothing', 'whole'],
};

export interface DraftStart {
  readonly kind: LatticeKind;
  readonly rows: number;
  readonly columns: number;
  readonly filling: Filling;
}

export function startDraft({ kind, rows, columns, filling }: DraftStart): DesignDraft {
  if (filling === 'triangle') return filled(triangularDraft(rows, 2 * rows - 1, rows), isInTriangle(rows));
  if (filling === 'hexagon' && kind === 'triangular')
    return filled(triangularDraft(2 * rows, 4 * rows - 1, rows), isInHexagon([rows, rows * HEIGHT], rows * HEIGHT));
  if (filling === 'hexagon') {
    const draft = emptyDraft(kind, 2 * rows - 1, 2 * rows - 1);
    const middle = siteAt(draft.lattice!, rows - 1, rows - 1).point;
    // The middles of the outermost hexagons lie on the rim.
    return filled(draft, isInHexagon(middle, 1.5 * (rows - 1) + 0.1));
  }
  return filled(emptyDraft(kind, rows, columns), () => filling === 'whole');
}

function filled(draft: DesignDraft, isInside: (site: Site) => boolean): DesignDraft {
  return addCells(draft, sitesIn(draft.lattice!, draft.window!).filter(isInside));
}

/** Triangles of which the topmost one of a triangle of such a side points up. */
function triangularDraft(rows: number, columns: number, side: number): DesignDraft {
  return { ...emptyDraft('triangular', rows, columns), lattice: { kind: 'triangular', phase: side % 2 === 0 ? 1 : 0 } };
}

/** The sites between the slopes of a triangle that stands on its side. */
function isInTriangle(side: number) {
  return ({ point: [x = 0, y = 0] }: Site) => Math.abs(x - side / 2) < y / HEIGHT / 2;
}

/** The sites nearer to the middle than `reach` across each of the three directions of strips. */
function isInHexagon([x = 0, y = 0]: Point, reach: number) {
  return ({ point }: Site) =>
    NORMALS.every((normal) => Math.abs((point[0]! - x) * normal[0]! + (point[1]! - y) * normal[1]!) < reach);
}
