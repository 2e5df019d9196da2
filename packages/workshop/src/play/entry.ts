import { EMPTY, type Puzzle } from '@latin-puzzles/core/puzzle';
import type { Move } from './move.ts';
import { type CellState, isBlank, isClue, type Table } from './table.ts';

/** What entering a label does: writes it, or marks the cells with it. Colours are entered by their number. */
export const ENTRY_MODES = ['normal', 'corner', 'centre', 'colours'] as const;
export type EntryMode = (typeof ENTRY_MODES)[number];

type Cells = Iterable<number>;

/** How a player likes entering to work. */
export interface EntryHabits {
  /** Whether marks of a label go where it can no longer stand once it is written. */
  readonly prune?: boolean;
  /** The candidates that are filled in by themselves, one list per cell: in cells without marks they are struck out by marking the centre. */
  readonly candidates?: readonly (readonly number[])[] | undefined;
}

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
  { prune = false, candidates }: EntryHabits = {},
): Move | undefined {
  const open = [...cells].filter((cell) => !isClue(puzzle, cell));
  if (mode === 'normal') {
    const move = planWriting(table, open, value);
    return prune && move?.kind === 'write' ? withPruning(puzzle, table, move) : move;
  }
  // Marks under a label are not seen, so that they are not changed either; colours are.
  const seen = mode === 'colours' ? open : open.filter((cell) => table[cell]!.label === EMPTY);
  const filled = mode === 'centre' && candidates ? seen.filter((cell) => showsCandidates(table[cell]!)) : [];
  if (filled.length === 0 || filled.length < seen.length) return planMarking(table, seen, mode, value);
  return planStriking(table, filled, value, candidates!);
}

/** Whether a cell shows candidates: whoever has written in it, or marked it, knows better than a count. */
export function showsCandidates({ label, corner, centre }: CellState): boolean {
  return label === EMPTY && corner.length + centre.length === 0;
}

/** Strikes a candidate out where it stands; where it stands nowhere, what was struck comes back. */
function planStriking(
  table: Table,
  cells: readonly number[],
  value: number,
  candidates: readonly (readonly number[])[],
): Move | undefined {
  const standing = cells.filter((cell) => candidates[cell]!.includes(value));
  const on = standing.length > 0;
  const changed = on ? standing : cells.filter((cell) => table[cell]!.struck.includes(value));
  return changed.length > 0 ? { kind: 'mark', mark: 'struck', cells: changed, value, on } : undefined;
}

/** A label that is written, with the cells where marks of it no longer hold: those of groups that now have enough of it. */
function withPruning({ board, multiset }: Puzzle, table: Table, move: Move & { readonly kind: 'write' }): Move {
  const { cells, label } = move;
  const written = new Set(cells);
  const pruned = new Set<number>();
  for (const asterism of new Set(cells.flatMap((cell) => board.asterismsOf[cell]!))) {
    const held = board.asterisms[asterism]!.cells;
    const count = held.filter((cell) => written.has(cell) || table[cell]!.label === label).length;
    if (count < multiset.counts[label]!) continue;
    for (const cell of held) {
      const { label: own, corner, centre } = table[cell]!;
      if (own === EMPTY && !written.has(cell) && (corner.includes(label) || centre.includes(label))) pruned.add(cell);
    }
  }
  return pruned.size > 0 ? { ...move, pruned: [...pruned].sort((a, b) => a - b) } : move;
}

function planWriting(table: Table, cells: readonly number[], label: number): Move | undefined {
  if (cells.length === 0) return undefined;
  const without = cells.filter((cell) => !hasEntry(table, cell, 'normal', label));
  return without.length === 0 ? { kind: 'erase', cells } : { kind: 'write', cells: without, label };
}

function planMarking(
  table: Table,
  cells: readonly number[],
  mark: Exclude<EntryMode, 'normal'>,
  value: number,
): Move | undefined {
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
