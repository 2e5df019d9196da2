import { EMPTY } from '@latin-puzzles/core/puzzle';
import type { BoardViewProps, Highlight, ShownGroup } from '@latin-puzzles/view/board-view';
import type { CellState } from '@latin-puzzles/workshop/play';

/** How a group is set off on a cell. */
type GroupLook = Pick<ShownGroup, 'dress' | 'light'>;

/** All that is shown of a cell beside what is printed on the board. */
export interface CellLook {
  readonly state: CellState;
  readonly clue: boolean;
  readonly candidates: readonly number[];
  readonly highlight: Highlight | undefined;
  /** The groups set off that hold it. */
  readonly groups: readonly GroupLook[];
  readonly tentative: boolean;
  readonly selected: boolean;
  readonly cursor: boolean;
}

type Shown = Pick<
  BoardViewProps,
  'puzzle' | 'table' | 'candidates' | 'tentative' | 'selection' | 'cursor' | 'highlights' | 'groups'
>;

const NO_GROUPS: readonly GroupLook[] = [];

export function cellLooks({
  puzzle,
  table,
  candidates,
  tentative,
  selection,
  cursor,
  highlights,
  groups = [],
}: Shown): CellLook[] {
  const holders = new Map<number, GroupLook[]>();
  for (const group of groups) for (const cell of group.cells) holders.set(cell, [...(holders.get(cell) ?? []), group]);
  return table.map((state, cell) => ({
    state,
    clue: puzzle.labeling[cell] !== EMPTY,
    candidates: candidates?.[cell] ?? [],
    highlight: highlights?.get(cell),
    groups: holders.get(cell) ?? NO_GROUPS,
    tentative: tentative?.has(cell) ?? false,
    selected: selection?.has(cell) ?? false,
    cursor: cursor === cell,
  }));
}

/** The cells that look otherwise than before. */
export function changedCells(before: readonly CellLook[], after: readonly CellLook[]): Set<number> {
  return new Set([...after.keys()].filter((cell) => !alike(before[cell], after[cell]!)));
}

function alike(a: CellLook | undefined, b: CellLook): boolean {
  return (
    a !== undefined &&
    a.clue === b.clue &&
    a.highlight === b.highlight &&
    a.groups.length === b.groups.length &&
    a.groups.every(({ dress, light }, i) => dress === b.groups[i]!.dress && light === b.groups[i]!.light) &&
    a.tentative === b.tentative &&
    a.selected === b.selected &&
    a.cursor === b.cursor &&
    a.state.label === b.state.label &&
    same(a.state.corner, b.state.corner) &&
    same(a.state.centre, b.state.centre) &&
    same(a.state.colours, b.state.colours) &&
    same(a.candidates, b.candidates)
  );
}

function same(a: readonly number[], b: readonly number[]): boolean {
  return a === b || (a.length === b.length && a.every((value, i) => value === b[i]));
}
