import { EMPTY, type Puzzle } from '@latin-puzzles/core/puzzle';
import { crowdedCells, needs } from './rules.ts';
import type { Table } from './table.ts';

type Rules = Pick<Puzzle, 'board' | 'multiset' | 'labeling'>;

/** What has been counted on a table. */
export interface Tally {
  readonly table: Table;
  /** How many cells have no label. */
  readonly open: number;
  /** For each asterism how often it still needs each label: the same list as before where no label in it has changed. */
  readonly needed: readonly (readonly number[])[];
  /** By asterism the cells whose labels it holds too often. */
  readonly crowded: ReadonlyMap<number, readonly number[]>;
}

/** Counts a table; with a tally of another table of the same game, only what differs from that. */
export function tallied(rules: Rules, table: Table, before?: Tally): Tally {
  return before ? changed(rules, table, before) : counted(rules, table);
}

function counted(rules: Rules, table: Table): Tally {
  const needed = rules.board.asterisms.map((_, asterism) => needs(rules, table, asterism));
  const crowded = new Map<number, readonly number[]>();
  for (const [asterism, left] of needed.entries())
    if (left.some((count) => count < 0)) crowded.set(asterism, crowdedCells(rules, table, asterism, left));
  return { table, open: table.filter(({ label }) => label === EMPTY).length, needed, crowded };
}

function changed(rules: Rules, table: Table, before: Tally): Tally {
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
    if (left.some((count) => count < 0)) crowded.set(asterism, crowdedCells(rules, table, asterism, left));
    else crowded.delete(asterism);
  }
  return { table, open, needed, crowded };
}

/** The cells whose labels their asterisms hold too often. */
export function conflictsIn({ crowded }: Tally): Set<number> {
  return new Set([...crowded.values()].flat());
}

export function isSolvedIn({ open, crowded }: Tally): boolean {
  return open === 0 && crowded.size === 0;
}
