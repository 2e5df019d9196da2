import {
  ELEMENTARY,
  easiestSweep,
  LADDER,
  type Placement,
  type Position,
  type Shape,
  type Step,
  type Sweep,
  type Theorem,
} from '../attrition/index.ts';
import type { Labeling } from '../puzzle/index.ts';
import { Player, type VisibleLabels } from './player.ts';
import { POINTERS } from './pointers.ts';

/** Where a player begins, and what there is to play with. */
export interface EasyPlayOptions {
  /** What is known not to be, beyond what the labels show. */
  readonly removals?: readonly Placement[] | undefined;
  /** The theorems, the easiest first; all of them unless given. */
  readonly ladder?: readonly Theorem[] | undefined;
  readonly signal?: { readonly aborted: boolean } | undefined;
}

/**
 * Plays from some labels the easy way, step by step, in the order in which ratings are measured: of the steps that a turn of
 * the measure takes at once, the first one is taken. Full counts are made in passing. Ends when no theorem allows a step.
 */
export function* playEasily(
  shape: Shape,
  labeling: Labeling,
  { removals = [], ladder = LADDER, signal }: EasyPlayOptions = {},
): Generator<Step, void, undefined> {
  const player = new Player(shape, labeling, POINTERS);
  const { position } = player;
  const beyond = ladder.filter((theorem) => !ELEMENTARY.includes(theorem));
  player.take({ writes: [], removals: removals.filter(({ cell, label }) => position.allows(cell, label)) });
  while (position.open > 0 && !position.contradictory && !signal?.aborted) {
    const sight = player.see();
    const step = sight ? stepBehind(position, sight) : climbOne(position, beyond, signal);
    if (!step) return;
    player.take(step);
    yield step;
  }
}

/** The step by which the first label of a sight is seen, or the one that has to be taken before. */
function stepBehind(position: Position, { kind, found, by }: VisibleLabels): Step | undefined {
  if (by) return by;
  const { labels } = position.shape;
  for (const step of ELEMENTARY.find(({ name }) => name === kind)!.steps(position)) {
    const [term] = step.premises.terms;
    if (!term || 'constraint' in term) continue;
    if (found.includes('label' in term ? term.asterism * labels + term.label : term.cell)) return step;
  }
  return undefined;
}

function climbOne(position: Position, ladder: readonly Theorem[], signal: EasyPlayOptions['signal']): Step | undefined {
  for (const theorem of ladder) {
    if (signal?.aborted) return undefined;
    const easiest = easiestSweep(position, [theorem]);
    if (easiest) return stepWithin(position, theorem, easiest.sweep);
  }
  return undefined;
}

/** A step of a theorem that is one of its easiest: it concludes nothing but what they do. */
function stepWithin(position: Position, theorem: Theorem, sweep: Sweep): Step | undefined {
  const { labels } = position.shape;
  const keys = (placements: readonly Placement[]) => placements.map(({ cell, label }) => cell * labels + label);
  const [writes, removals] = [new Set(keys(sweep.writes)), new Set(keys(sweep.removals))];
  let other: Step | undefined;
  for (const step of theorem.steps(position)) {
    if (keys(step.writes).every((key) => writes.has(key)) && keys(step.removals).every((key) => removals.has(key)))
      return step;
    other ??= step;
  }
  return other;
}
