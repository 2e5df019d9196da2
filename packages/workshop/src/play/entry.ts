import { EMPTY, type Puzzle } from '@latin-puzzles/core/puzzle';
import type { Move } from './move.ts';
import { isBlank, isClue, type MarkKind, type Table } from './table.ts';

/** What entering a label does: writes it, or marks the cells with it. Colours are entered by their number. */
export const ENTRY_MODES = ['normal', 'corner', 'centre', 'colours'] as const;
export type EntryMode = (typeof ENTRY_MODES)[number];

type Cells = Iterable<number>;

/** Whether a cell has what would be entered. */
export function hasEntry(table: Table, cell: number, mode: EntryMode, value: number): boolean {
  const state = table[cell]!;
  return mode === 'normal' ? state.label === value : state[mode].includes(value);
}

/**
 * The move that entering something in some cells makes, or nothing if it changes nothing. What all the cells have already
 * is taken away: entering twice undoes.
 */
export function planEntry(
  puzzle: Puzzle,
  table: Table,
  cells: Cells,
  mode: EntryMode,
  value: number,
): Move | undefined {
  const open = [...cells].filter((cell) => !isClue(puzzle, cell));
  if (mode === 'normal') return planWriting(table, open, value);
  // Marks under a label are not seen, so that they are not changed either; colours are.
  const seen = mode === 'colours' ? open : open.filter((cell) => table[cell]!.label === EMPTY);
  return planMarking(table, seen, mode, value);
}

function planWriting(table: Table, cells: readonly number[], label: number): Move | undefined {
  if (cells.length === 0) return undefined;
  const without = cells.filter((cell) => !hasEntry(table, cell, 'normal', label));
  return without.length === 0 ? { kind: 'erase', cells } : { kind: 'write', cells: without, label };
}

function planMarking(table: Table, cells: readonly number[], mark: MarkKind, value: number): Move | undefined {
  if (cells.length === 0) return undefined;
  const without = cells.filter((cell) => !hasEntry(table, cell, mark, value));
  const on = without.length > 0;
  return { kind: 'mark', mark, cells: on ? without : cells, value, on };
}

/** The move that empties cells: labels first, then marks, then colours. Nothing if there is nothing to erase. */
export function planErasure(puzzle: Puzzle, table: Table, cells: Cells): Move | undefined {
  const full = [...cells].filter((cell) => !isClue(puzzle, cell) && !isBlank(table[cell]!));
  const labelled = full.filter((cell) => table[cell]!.label !== EMPTY);
  if (labelled.length > 0) return { kind: 'erase', cells: labelled };
  return full.length > 0 ? { kind: 'erase', cells: full } : undefined;
}
