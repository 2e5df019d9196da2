import { EMPTY, type Puzzle } from '@latin-puzzles/core/puzzle';
import { type CellState, COLOURS, isClue, MARKS, type MarkKind, type Table } from './table.ts';

/** What a player does at one stroke, to one cell or several. */
export type Move =
  | {
      readonly kind: 'write';
      readonly cells: readonly number[];
      readonly label: number;
      /** The cells whose marks of this label go with it, since it can no longer stand there. */
      readonly pruned?: readonly number[];
    }
  | { readonly kind: 'erase'; readonly cells: readonly number[] }
  | {
      readonly kind: 'mark';
      readonly mark: MarkKind;
      readonly cells: readonly number[];
      readonly value: number;
      readonly on: boolean;
    };

/** The letters that stand for kinds of marks in the text of a move. */
const LETTERS: Readonly<Record<MarkKind, string>> = { corner: 'o', centre: 'm', colours: 'k', struck: 'x' };

/**
 * `w3 12 13`: label 3 in cells 12 and 13. `w3 12 - 14 15`: the same, and marks of it go from cells 14 and 15. `e 12`: erase.
 * `o+3 12`, `m-3 12`, `k+0 12`: a mark set or taken away. `x+3 12`: a candidate struck out.
 */
export function makeMoveText(move: Move): string {
  const cells = move.cells.join(' ');
  if (move.kind === 'write')
    return `w${move.label} ${cells}${move.pruned?.length ? ` - ${move.pruned.join(' ')}` : ''}`;
  if (move.kind === 'erase') return `e ${cells}`;
  return `${LETTERS[move.mark]}${move.on ? '+' : '-'}${move.value} ${cells}`;
}

/** The move that a text stands for on a puzzle, or nothing if there is no such move. */
export function parseMoveText(text: string, puzzle: Pick<Puzzle, 'board' | 'multiset' | 'labeling'>): Move | undefined {
  const [, head, rest, more] = /^(e|w\d+|[omkx][+-]\d+)((?: \d+)+)(?: -((?: \d+)+))?$/.exec(text) ?? [];
  if (head === undefined || rest === undefined) return undefined;
  const [cells, pruned] = [rest, more ?? ''].map((list) => list.split(' ').slice(1).map(Number)) as [
    number[],
    number[],
  ];
  const all = [...cells, ...pruned];
  if (new Set(all).size < all.length) return undefined;
  if (!all.every((cell) => cell < puzzle.board.cells && !isClue(puzzle, cell))) return undefined;
  if (pruned.length > 0 && !head.startsWith('w')) return undefined;
  const labels = puzzle.multiset.labels.length;
  if (head === 'e') return { kind: 'erase', cells };
  if (head.startsWith('w')) {
    const label = Number(head.slice(1));
    if (label >= labels) return undefined;
    return { kind: 'write', cells, label, ...(pruned.length > 0 ? { pruned } : {}) };
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
  const changes = move.cells.map((cell) => ({ cell, before: table[cell]!, after: changeState(table[cell]!, move) }));
  if (move.kind !== 'write' || !move.pruned) return changes;
  const { label, pruned } = move;
  return [
    ...changes,
    ...pruned.map((cell) => ({ cell, before: table[cell]!, after: withoutMarks(table[cell]!, label) })),
  ];
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

function withoutMarks(state: CellState, label: number): CellState {
  const others = (marks: readonly number[]) => marks.filter((mark) => mark !== label);
  return { ...state, corner: others(state.corner), centre: others(state.centre) };
}

/** First the label goes, and what was noted under it comes back; then the notes; what was struck out; then the colours. */
function eraseState(state: CellState): CellState {
  if (state.label !== EMPTY) return { ...state, label: EMPTY };
  if (state.corner.length + state.centre.length > 0) return { ...state, corner: [], centre: [] };
  return state.struck.length > 0 ? { ...state, struck: [] } : { ...state, colours: [] };
}
