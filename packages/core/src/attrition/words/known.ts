import type { Words } from '../../basis/index.ts';
import type { Step } from '../model/step.ts';
import { CHAIN_WORDS } from '../theorems/chain.ts';
import { LAST_PLACES_WORDS } from '../theorems/elementary/last-places.ts';
import { ONLY_CANDIDATE_WORDS } from '../theorems/elementary/only-candidate.ts';
import { FISH_WORDS } from '../theorems/fish.ts';
import { HALL_CELLS_WORDS } from '../theorems/hall-cells.ts';
import { HALL_LABELS_WORDS } from '../theorems/hall-labels.ts';
import { INTERSECTION_WORDS } from '../theorems/intersection.ts';
import { LEFTOVERS_WORDS } from '../theorems/leftovers.ts';
import { SHAVING_WORDS } from '../theorems/shaving.ts';
import type { Reading, Weighted } from './reading.ts';
import type { Subject } from './speaker.ts';

/** What players of Sudoku call a step. With labels that repeat they have no name for it. */
export function knownName(subject: Subject, step: Step, reading: Reading): Words | undefined {
  if (subject.multiset.counts.some((count) => count > 1)) return undefined;
  const { assumption, cases } = step.premises;
  if (assumption || cases) return chainName(step);
  // A contradiction is no step that players name.
  if (step.writes.length + step.removals.length === 0) return undefined;
  switch (reading.shape) {
    case 'last-places':
      return LAST_PLACES_WORDS.known['hidden-single'];
    case 'only-candidate':
      return ONLY_CANDIDATE_WORDS.known['naked-single'];
    case 'hall-cells':
      return sized(HALL_CELLS_WORDS.known, reading.cells.length);
    case 'hall-labels':
      return sized(HALL_LABELS_WORDS.known, reading.labels.length);
    case 'intersection':
      return crossingName(kindOf(subject, reading.base), kindOf(subject, reading.cover));
    case 'fish':
      return acrossLines(kindOf(subject, reading.base), kindOf(subject, reading.cover))
        ? sized(FISH_WORDS.known, reading.base.length)
        : undefined;
    case 'leftovers':
      return step.theorem === 'leftovers' ? LEFTOVERS_WORDS.known.leftovers : undefined;
    default:
      return undefined;
  }
}

/** Players name patterns of two, three and four. */
function sized(known: Readonly<Record<string, Words>>, size: number): Words | undefined {
  return known[size];
}

/** The kind that all of the asterisms have. */
function kindOf({ board }: Subject, family: readonly Weighted[]): string | undefined {
  const kinds = new Set(family.map(({ asterism }) => board.asterisms[asterism]!.kind));
  return kinds.size === 1 ? [...kinds][0] : undefined;
}

function isLine(kind: string | undefined): boolean {
  return kind === 'row' || kind === 'column';
}

function acrossLines(a: string | undefined, b: string | undefined): boolean {
  return isLine(a) && isLine(b) && a !== b;
}

function crossingName(base: string | undefined, cover: string | undefined): Words | undefined {
  if (base === 'region' && isLine(cover)) return INTERSECTION_WORDS.known.pointing;
  return isLine(base) && cover === 'region' ? INTERSECTION_WORDS.known.claiming : undefined;
}

function chainName({ theorem, premises: { assumption, steps = [], cases = [] } }: Step): Words | undefined {
  if (theorem === 'shaving') return SHAVING_WORDS.known.nishio;
  if (theorem !== 'chain') return undefined;
  const branches = assumption ? [{ assumption, steps }] : cases;
  const nested = branches.flatMap((branch) => branch.steps);
  const links = [
    ...branches.map((branch) => branch.assumption),
    ...nested.flatMap((s) => [...s.writes, ...s.removals]),
  ];
  if (links.every(({ label }) => label === links[0]!.label)) return CHAIN_WORDS.known['x-chain'];
  const byCells = nested.every((s) => s.theorem !== 'last-places' && s.writes.length + s.removals.length <= 1);
  return CHAIN_WORDS.known[byCells ? 'xy-chain' : 'forcing-chain'];
}
