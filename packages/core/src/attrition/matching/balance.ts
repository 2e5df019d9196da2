import { EMPTY } from '../../puzzle/index.ts';
import type { Position } from '../model/position.ts';
import type { Placement, Step } from '../model/step.ts';

/** One label counted in some asterisms against others. */
export interface Families {
  readonly label: number;
  readonly bases: readonly number[];
  readonly covers: readonly number[];
}

interface Weighted {
  readonly asterism: number;
  readonly times: number;
}

/**
 * What follows when a label is counted in the bases and the covers are subtracted. Let a place weigh as many bases as hold
 * it, less covers. All places of positive weight together come to so much; what the bases need beyond the covers falls
 * short of it by the slack. A place that weighs more than the slack is decided: the label is there if the weight is
 * positive, and leaves if it is negative. If the slack is negative there is no solution: the label leaves all of a base.
 *
 * Only the asterisms that the conclusions need are kept as terms, or without which the slack would be greater than it may be.
 */
export function balanceStep(
  position: Position,
  theorem: string,
  { label, bases, covers }: Families,
  greatestSlack = Number.POSITIVE_INFINITY,
): Step | undefined {
  const families = [
    ...bases.map((asterism) => ({ asterism, times: 1 })),
    ...covers.map((asterism) => ({ asterism, times: -1 })),
  ];
  const balance = new Balance(position, label, families);
  const writes: Placement[] = [];
  const removals: Placement[] = [];
  if (balance.slack < 0)
    for (const cell of position.placesAmong(position.shape.asterisms[bases[0]!]!, label))
      removals.push({ cell, label });
  else
    for (const [cell, weight] of balance.weights)
      if (weight > balance.slack) writes.push({ cell, label });
      else if (-weight > balance.slack) removals.push({ cell, label });
  if (writes.length + removals.length === 0) return undefined;
  const proves = (kept: readonly Weighted[]) => {
    const fewer = new Balance(position, label, kept);
    return fewer.slack <= greatestSlack && fewer.decides(writes, removals);
  };
  const terms = whatIsNeeded(families, proves).map(({ asterism, times }) => ({ times, asterism, label }));
  return { theorem, writes, removals, premises: { terms } };
}

class Balance {
  /** For each place that some asterism holds, how much it weighs. */
  readonly weights = new Map<number, number>();
  /** By how much all that may be exceeds what must be, and what must be exceeds what has to be at the least. */
  readonly slack: number;
  readonly #slackBelow: number;

  constructor({ shape, written, domains, needs }: Position, label: number, families: readonly Weighted[]) {
    const { asterisms, labels } = shape;
    let total = 0;
    for (const { asterism, times } of families) {
      total += times * needs[asterism * labels + label]!;
      for (const cell of asterisms[asterism]!)
        if (written[cell] === EMPTY && domains[cell * labels + label] === 1)
          this.weights.set(cell, (this.weights.get(cell) ?? 0) + times);
    }
    let [least, greatest] = [0, 0];
    for (const weight of this.weights.values()) {
      least += Math.min(weight, 0);
      greatest += Math.max(weight, 0);
    }
    this.slack = greatest - total;
    this.#slackBelow = total - least;
  }

  /** Whether it leaves the conclusions no choice. */
  decides(writes: readonly Placement[], removals: readonly Placement[]): boolean {
    if (this.slack < 0 || this.#slackBelow < 0) return true;
    const weight = ({ cell }: Placement) => this.weights.get(cell) ?? 0;
    return (
      writes.every((write) => weight(write) > this.slack || -weight(write) > this.#slackBelow) &&
      removals.every((removal) => -weight(removal) > this.slack || weight(removal) > this.#slackBelow)
    );
  }
}

/** As few of the items as still do, none of which can be spared. */
function whatIsNeeded<T>(items: readonly T[], doStill: (kept: readonly T[]) => boolean): readonly T[] {
  for (const item of items) {
    const kept = items.filter((other) => other !== item);
    if (doStill(kept)) return whatIsNeeded(kept, doStill);
  }
  return items;
}
