import type { Random } from '../../basis/index.ts';
import { EMPTY } from '../../puzzle/index.ts';
import { domainOf, type SearchState } from './search-state.ts';

/** An instantiation strategy gives the labels of a domain in the order in which to try them. */
export type Instantiation = (
  domain: readonly number[],
  cell: number,
  position: SearchState,
  random: Random,
) => readonly number[];

/** How many empty cells around a cell have a label in their domains. */
function rivals(position: SearchState, cell: number, label: number): number {
  const { problem, holders, labeling } = position;
  let count = 0;
  for (const a of holders[cell]!)
    for (const other of problem.asterisms[a]!)
      if (other !== cell && labeling[other] === EMPTY && domainOf(position, other).includes(label)) count++;
  return count;
}

function byRivals(domain: readonly number[], cell: number, position: SearchState): number[] {
  const counts = new Map(domain.map((label) => [label, rivals(position, cell, label)]));
  return [...domain].sort((a, b) => counts.get(a)! - counts.get(b)!);
}

export const INSTANTIATIONS = {
  /** In the order of the labels. */
  'in-order': (domain) => domain,
  /** In any order. */
  random: (domain, _cell, _position, random) => random.shuffled(domain),
  /** First the label that the fewest cells around could take. */
  'least-wanted': byRivals,
  /** First the label that the most cells around could take. */
  'most-wanted': (domain, cell, position) => byRivals(domain, cell, position).reverse(),
} as const satisfies Record<string, Instantiation>;

export type InstantiationName = keyof typeof INSTANTIATIONS;
