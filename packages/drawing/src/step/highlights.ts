import type { Term } from '@latin-puzzles/core/attrition';
import type { Board } from '@latin-puzzles/core/board';
import { drawChains } from '../figure/borders.ts';
import { drawLinesRound, drawStraightLines } from '../figure/lines.ts';
import type { Looks } from '../figure/looks.ts';
import { outlineCells } from '../figure/outlines.ts';
import type { Layout } from '../layout/place.ts';
import type { Item, StepArea } from '../scene/scene.ts';

/** The asterisms that a step counts in, by the side they are counted on, and the cells that it counts. */
export interface Counted {
  readonly base: readonly number[];
  readonly cover: readonly number[];
  readonly cells: readonly number[];
}

export function countedIn(terms: readonly Term[]): Counted {
  const side = (sign: number) => [
    ...new Set(terms.flatMap((term) => ('label' in term && term.times * sign > 0 ? [term.asterism] : []))),
  ];
  const [plus, minus] = [side(1), side(-1)];
  const cells = terms.flatMap((term) => ('cell' in term ? [term.cell] : []));
  // Where all are on one side it is the base, whatever the sign.
  return plus.length > 0 ? { base: plus, cover: minus, cells } : { base: minus, cover: [], cells };
}

/** Tints the cells of the asterisms: one for the base, one for the cover, a stronger one for both and for counted cells. */
export function drawTints(board: Board, layout: Layout, looks: Looks, { base, cover, cells }: Counted): Item[] {
  const held = (asterisms: readonly number[]) => new Set(asterisms.flatMap((a) => board.asterisms[a]!.cells));
  const [inBase, inCover, inFocus] = [held(base), held(cover), new Set(cells)];
  const area = (cell: number): StepArea | undefined => {
    if (inFocus.has(cell) || (inBase.has(cell) && inCover.has(cell))) return 'focus';
    return inBase.has(cell) ? 'base' : inCover.has(cell) ? 'cover' : undefined;
  };
  const grounds = layout.places.flatMap(({ cell, polygon, at, radius }): Item[] => {
    const fill = area(cell);
    if (!fill) return [];
    if (polygon) return [{ shape: 'path', lines: [polygon], closed: true, fill }];
    const line = inBase.has(cell) || !inCover.has(cell) ? 'base' : 'cover';
    return [{ shape: 'disc', at, radius: radius + HALO, fill, line }];
  });
  const trails = (['base', 'cover'] as const).flatMap((side) =>
    (side === 'base' ? base : cover).flatMap((a) => trail(board, layout, looks, a, `${side}-trail`)),
  );
  return [...trails, ...grounds];
}

/** How far the ground of a disc reaches beyond it. */
const HALO = 4;

/** A broad line along an asterism whose cells are points. */
function trail(
  board: Board,
  layout: Layout,
  looks: Looks,
  asterism: number,
  line: 'base-trail' | 'cover-trail',
): Item[] {
  if (layout.places[0]!.polygon) return [];
  if (looks.rounds.includes(asterism))
    return drawLinesRound(board, layout, [asterism]).map((item) => ({ ...item, line }) as Item);
  const held = new Set(board.asterisms[asterism]!.cells);
  const straight = looks.lines.filter((cells) => cells.length === held.size && cells.every((cell) => held.has(cell)));
  return drawStraightLines(layout, straight).map((item) => ({ ...item, line }) as Item);
}

/** How far inside their cells the outlines run, so that those of base and cover lie side by side. */
const INSET = { base: 1.5, cover: 3.6 } as const;

/** Outlines the asterisms: those of the base in one stroke, those of the cover in dashes. */
export function drawOutlines(board: Board, layout: Layout, { base, cover }: Counted): Item[] {
  const drawn = (asterisms: readonly number[], side: 'base' | 'cover') =>
    asterisms.flatMap((a) => drawChains(outlineCells(layout, new Set(board.asterisms[a]!.cells), INSET[side]), side));
  return [...drawn(base, 'base'), ...drawn(cover, 'cover')];
}
