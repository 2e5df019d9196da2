import type { Step } from '../model/step.ts';
import type { Reading, Weighted } from './reading.ts';
import type { Subject } from './speaker.ts';
import type { TemplateKey } from './templates.ts';

type KnownKey = Extract<TemplateKey, `known.${string}`>;

/** What players of Sudoku call a step. With labels that repeat they have no name for it. */
export function knownName(subject: Subject, step: Step, reading: Reading): KnownKey | undefined {
  if (subject.multiset.counts.some((count) => count > 1)) return undefined;
  const { assumption, cases } = step.premises;
  if (assumption || cases) return chainName(step);
  // A contradiction is no step that players name.
  if (step.writes.length + step.removals.length === 0) return undefined;
  switch (reading.shape) {
    case 'last-places':
      return 'known.hidden-single';
    case 'only-candidate':
      return 'known.naked-single';
    case 'hall-cells':
      return sized('naked', reading.cells.length);
    case 'hall-labels':
      return sized('hidden', reading.labels.length);
    case 'intersection':
      return crossingName(kindOf(subject, reading.base), kindOf(subject, reading.cover));
    case 'fish':
      return acrossLines(kindOf(subject, reading.base), kindOf(subject, reading.cover))
        ? sized('fish', reading.base.length)
        : undefined;
    case 'leftovers':
      return step.theorem === 'leftovers' ? 'known.leftovers' : undefined;
    default:
      return undefined;
  }
}

/** Players name patterns of two, three and four. */
function sized(name: 'naked' | 'hidden' | 'fish', size: number): KnownKey | undefined {
  return size === 2 || size === 3 || size === 4 ? `known.${name}-${size}` : undefined;
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

function crossingName(base: string | undefined, cover: string | undefined): KnownKey | undefined {
  if (base === 'region' && isLine(cover)) return 'known.pointing';
  return isLine(base) && cover === 'region' ? 'known.claiming' : undefined;
}

function chainName({ theorem, premises: { assumption, steps = [], cases = [] } }: Step): KnownKey | undefined {
  if (theorem === 'shaving') return 'known.nishio';
  if (theorem !== 'chain') return undefined;
  const branches = assumption ? [{ assumption, steps }] : cases;
  const nested = branches.flatMap((branch) => branch.steps);
  const links = [
    ...branches.map((branch) => branch.assumption),
    ...nested.flatMap((s) => [...s.writes, ...s.removals]),
  ];
  if (links.every(({ label }) => label === links[0]!.label)) return 'known.x-chain';
  const byCells = nested.every((s) => s.theorem !== 'last-places' && s.writes.length + s.removals.length <= 1);
  return byCells ? 'known.xy-chain' : 'known.forcing-chain';
}
