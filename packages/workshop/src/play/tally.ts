import type { Board } from '@latin-puzzles/core/board';
import { EMPTY, type Puzzle } from '@latin-puzzles/core/puzzle';
import { countNeeds, findCrowded } from './rules.ts';
import type { Table } from './table.ts';

type Rules = Pick<Puzzle, 'board' | 'multiset' | 'labeling'>;

/** What has been counted on a table. */
export interface TableTally {
  readonly table: Table;
  /** How many cells have no label. */
  readonly open: number;
  /** For each asterism how often it still needs each label: the same list as before where no label in it has changed. */
  readonly needed: readonly (readonly number[])[];
  /** By asterism the cells whose labels it holds too often. */
  readonly crowded: ReadonlyMap<number, readonly number[]>;
}

/** Counts a table; with a tally of another table of the same game, only what differs from that. */
export function tallyTable(rules: Rules, table: Table, before?: TableTally): TableTally {
  return before ? recountTable(rules, table, before) : countTable(rules, table);
}

function countTable(rules: Rules, table: Table): TableTally {
  const needed = rules.board.asterisms.map((_, asterism) => countNeeds(rules, table, asterism));
  const crowded = new Map<number, readonly number[]>();
  for (const [asterism, left] of needed.entries())
    if (left.some((count) => count < 0)) crowded.set(asterism, findCrowded(rules, table, asterism, left));
  return { table, open: table.filter(({ label }) => label === EMPTY).length, needed, crowded };
}

function recountTable(rules: Rules, table: Table, before: TableTally): TableTally {
  const { board } = rules;
  let open = before.open;
  const fresh = new Map<number, number[]>();
  for (let cell = 0; cell < table.length; cell++) {
    if (table[cell] === before.table[cell]) continue;
    const [was, is] = [before.table[cell]!.label, table[cell]!.label];
    if (was === is) continue;
    open += Number(is === EMPTY) - Number(was === EMPTY);
    for (const asterism of board.asterismsOf[cell]!) {
      const left = fresh.get(asterism) ?? [...before.needed[asterism]!];
      fresh.set(asterism, left);
      if (was !== EMPTY) left[was]!++;
      if (is !== EMPTY) left[is]!--;
    }
  }
  if (fresh.size === 0) return { ...before, table };
  const needed = before.needed.slice();
  const crowded = new Map(before.crowded);
  for (const [asterism, left] of fresh) {
    needed[asterism] = left;
    if (left.some((count) => count < 0)) crowded.set(asterism, findCrowded(rules, table, asterism, left));
    else crowded.delete(asterism);
  }
  return { table, open, needed, crowded };
}

/** The cells whose labels their asterisms hold too often. */
export function listConflicts({ crowded }: TableTally): Set<number> {
  return new Set([...crowded.values()].flat());
}

export function isSolved({ open, crowded }: TableTally): boolean {
  return open === 0 && crowded.size === 0;
}

/** The labels that full count leaves to each cell without one: those that all its asterisms still need, and nobody has struck out. */
export interface Candidates {
  readonly tally: TableTally;
  /** One list per cell: the same one as before where it holds the same labels. */
  readonly lists: readonly (readonly number[])[];
}

const NONE: readonly number[] = [];

/** Works candidates out; with those of another table of the same game, only in the asterisms that differ. */
export function findCandidates(board: Board, tally: TableTally, before?: Candidates): Candidates {
  if (!before) return { tally, lists: tally.table.map((_, cell) => listCandidates(board, tally, cell)) };
  const touched = new Set<number>();
  for (const [asterism, { cells }] of board.asterisms.entries())
    if (tally.needed[asterism] !== before.tally.needed[asterism]) for (const cell of cells) touched.add(cell);
  for (const [cell, { struck }] of tally.table.entries())
    if (struck !== before.tally.table[cell]!.struck) touched.add(cell);
  if (touched.size === 0) return { ...before, tally };
  const lists = before.lists.slice();
  for (const cell of touched) {
    const list = listCandidates(board, tally, cell);
    const known = lists[cell]!;
    if (list.length !== known.length || list.some((label, i) => label !== known[i])) lists[cell] = list;
  }
  return { tally, lists };
}

function listCandidates({ asterismsOf }: Board, { table, needed }: TableTally, cell: number): readonly number[] {
  const { label: own, struck } = table[cell]!;
  if (own !== EMPTY) return NONE;
  const [first, ...others] = asterismsOf[cell]!.map((asterism) => needed[asterism]!);
  const list: number[] = [];
  for (let label = 0; label < first!.length; label++)
    if (first![label]! > 0 && !struck.includes(label) && others.every((left) => left[label]! > 0)) list.push(label);
  return list;
}
