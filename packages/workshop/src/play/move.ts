import { EMPTY, type Puzzle } from '@latin-puzzles/core/puzzle';
import { type CellState, COLOURS, isClue, MARKS, type MarkKind, type Table } from './table.ts';

/** What a player does at one stroke, to one cell or several. */
export type Move =
  | { readonly kind: 'write'; readonly cells: readonly number[]; readonly label: number }
  | { readonly kind: 'erase'; readonly cells: readonly number[] }
  | {
      readonly kind: 'mark';
      readonly mark: MarkKind;
      readonly cells: readonly number[];
      readonly value: number;
      readonly on: boolean;
    };

/** The letters that stand for kinds of marks in the text of a move. */
const LETTERS: Readonly<Record<MarkKind, string>> = { corner: 'o', centre: 'm', colours: 'k' };

/** `w3 12 13`: label 3 in cells 12 and 13. `e12`: erase. `o+3 12`, `m-3 12`, `k+0 12`: a mark set or taken away. */
export function makeMoveText(move: Move): string {
  const cells = move.cells.join(' ');
  if (move.kind === 'write') return `w${move.label} ${cells}`;
  if (move.kind === 'erase') return `e ${cells}`;
  return `${LETTERS[move.mark]}${move.on ? '+' : '-'}${move.value} ${cells}`;
}

/** The move that a text stands for on a puzzle, or nothing if there is no such move. */
export function parseMoveText(text: string, puzzle: Pick<Puzzle, 'board' | 'multiset' | 'labeling'>): Move | undefined {
  const [, head, rest] = /^(e|w\d+|[omk][+-]\d+)((?: \d+)+)$/.exec(text) ?? [];
  if (head === undefined || rest === undefined) return undefined;
  const cells = rest.trim().split(' ').map(Number);
  if (new Set(cells).size < cells.length) return undefined;
  if (!cells.every((cell) => cell < puzzle.board.cells && !isClue(puzzle, cell))) return undefined;
  const labels = puzzle.multiset.labels.length;
  if (head === 'e') return { kind: 'erase', cells };
  if (head.startsWith('w')) {
    const label = Number(head.slice(1));
    return label < labels ? { kind: 'write', cells, label } : undefined;
  }
  const mark = MARKS.find((kind) => LETTERS[kind] === head[0])!;
  const value = Number(head.slice(2));
  if (value >= (mark === 'colours' ? COLOURS : labels)) return undefined;
  return { kind: 'mark', mark, cells, value, on: head[1] === '+' };
}

/** What a move does to one cell. */
export interface Change {
  readonly cell: number;
  readonly before: CellState;
  readonly after: CellState;
}

export function findChanges(table: Table, move: Move): Change[] {
  return move.cells.map((cell) => ({ cell, before: table[cell]!, after: changeState(table[cell]!, move) }));
}

/** The table after a move. Cells that the move does not change are the same objects as before. */
export function applyMove(table: Table, move: Move): Table {
  const after = table.slice();
  for (const change of findChanges(table, move)) after[change.cell] = change.after;
  return after;
}

function changeState(state: CellState, move: Move): CellState {
  if (move.kind === 'write') return { ...state, label: move.label };
  if (move.kind === 'erase') return eraseState(state);
  const rest = state[move.mark].filter((value) => value !== move.value);
  return { ...state, [move.mark]: move.on ? [...rest, move.value].sort((a, b) => a - b) : rest };
}

/** First the label goes, and what was noted under it comes back; then the notes; then the colours. */
function eraseState(state: CellState): CellState {
  if (state.label !== EMPTY) return { ...state, label: EMPTY };
  if (state.corner.length + state.centre.length > 0) return { ...state, corner: [], centre: [] };
  return { ...state, colours: [] };
}
