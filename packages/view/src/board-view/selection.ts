import type { Board } from '@latin-puzzles/core/board';
import { EMPTY } from '@latin-puzzles/core/puzzle';
import type { Table } from '@latin-puzzles/workshop/play';
import type { Picking } from './props.ts';

/** The cells that a player has picked, and the one that keys move from. */
export interface Selection {
  readonly cells: ReadonlySet<number>;
  readonly cursor: number | undefined;
}

export const NOTHING: Selection = { cells: new Set(), cursor: undefined };

export function only(cell: number): Selection {
  return { cells: new Set([cell]), cursor: cell };
}

export function pickCell(selection: Selection, cell: number, { extend, toggle }: Picking): Selection {
  if (toggle) return toggleCell(selection, cell);
  return extend ? { cells: new Set([...selection.cells, cell]), cursor: cell } : only(cell);
}

/** Adds a cell, or takes it out. */
export function toggleCell({ cells }: Selection, cell: number): Selection {
  const after = new Set(cells);
  if (!after.delete(cell)) after.add(cell);
  return { cells: after, cursor: cell };
}

/** All cells with the same label, or without one the same marks; a cell with neither stays alone. */
export function alike(table: Table, cell: number): Selection {
  const { label } = table[cell]!;
  const notes = ({ corner, centre }: Table[number]) => `${corner} ${centre}`;
  const own = notes(table[cell]!);
  if (label === EMPTY && own === ' ') return only(cell);
  const same = (state: Table[number]) => state.label === label && (label !== EMPTY || notes(state) === own);
  return { cells: new Set(table.flatMap((state, other) => (same(state) ? [other] : []))), cursor: cell };
}

/** The asterism of the cursor that is selected as a whole, and nothing else with it. */
export function wholeAsterism({ asterisms, asterismsOf }: Board, { cells, cursor }: Selection): number | undefined {
  if (cursor === undefined) return undefined;
  return asterismsOf[cursor]!.find((asterism) => {
    const held = asterisms[asterism]!.cells;
    return held.length === cells.size && held.every((cell) => cells.has(cell));
  });
}

/** The cells of an asterism of the cursor: of its first, or of the next one where one is selected already. */
export function alongAsterism(board: Board, selection: Selection): Selection {
  const { cursor } = selection;
  if (cursor === undefined) return NOTHING;
  const holders = board.asterismsOf[cursor]!;
  const present = holders.indexOf(wholeAsterism(board, selection) ?? -1);
  const next = holders[(present + 1) % holders.length]!;
  return { cells: new Set(board.asterisms[next]!.cells), cursor };
}
