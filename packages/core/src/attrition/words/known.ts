import type { Words } from '../../basis/index.ts';
import type { Placement, Step } from '../model/step.ts';
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
      return acrossLines(subject, reading.base, reading.cover)
        ? sized(FISH_WORDS.known, reading.base.length)
        : leftoversName(step);
    default:
      return leftoversName(step);
  }
}

function leftoversName({ theorem }: Step): Words | undefined {
  return theorem === 'leftovers' ? LEFTOVERS_WORDS.known.leftovers : undefined;
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

/**
 * Whether two families lie to each other as rows and columns do: those of one have no cell in common, and two of different ones
 * at most one. So an X-wing is one on a globe too.
 */
function acrossLines({ board }: Subject, base: readonly Weighted[], cover: readonly Weighted[]): boolean {
  const shared = (a: Weighted, b: Weighted) => {
    const cells = new Set(board.asterisms[a.asterism]!.cells);
    return board.asterisms[b.asterism]!.cells.filter((cell) => cells.has(cell)).length;
  };
  const areDisjoint = (family: readonly Weighted[]) =>
    family.every((a, i) => family.slice(i + 1).every((b) => shared(a, b) === 0));
  return areDisjoint(base) && areDisjoint(cover) && base.every((a) => cover.every((b) => shared(a, b) <= 1));
}

/** From a region to a line, from a line to a region, or between two of any other kinds. */
function crossingName(base: string | undefined, cover: string | undefined): Words {
  const { pointing, claiming, locked } = INTERSECTION_WORDS.known;
  if (base === 'region' && isLine(cover)) return pointing;
  return isLine(base) && cover === 'region' ? claiming : locked;
}

function chainName({ theorem, premises: { assumption, steps = [], cases = [] } }: Step): Words | undefined {
  if (theorem === 'shaving') return SHAVING_WORDS.known.nishio;
  if (theorem !== 'chain') return undefined;
  const branches = assumption ? [{ assumption, steps }] : cases;
  const nested = branches.flatMap((branch) => branch.steps);
  // What contradicts itself at once has no links.
  if (assumption && !nested.some(({ writes }) => writes.length > 0)) return undefined;
  const links = [
    ...branches.map((branch) => branch.assumption),
    ...nested.flatMap((s) => [...s.writes, ...s.removals]),
  ];
  const [{ label }] = links as [Placement];
  if (links.every((link) => link.label === label) && nested.every((s) => isAbout(s, label)))
    return CHAIN_WORDS.known['x-chain'];
  const byCells = nested.every((s) => s.theorem !== 'last-places' && s.writes.length + s.removals.length <= 1);
  return CHAIN_WORDS.known[byCells ? 'xy-chain' : 'forcing-chain'];
}

/** Whether what contradicts itself, if a step tells that, is how often there is a label. */
function isAbout({ writes, removals, premises: { terms } }: Step, label: number): boolean {
  return writes.length + removals.length > 0 || terms.every((term) => 'label' in term && term.label === label);
}
