import { EMPTY } from '../../puzzle/index.ts';
import { perShape } from '../model/per-shape.ts';
import type { Position } from '../model/position.ts';
import type { Shape } from '../model/shape.ts';
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
  const balance = balanceOf(position.shape);
  balance.begin(position, label);
  const families: Weighted[] = [];
  for (const asterism of bases) families.push({ asterism, times: 1 });
  for (const asterism of covers) families.push({ asterism, times: -1 });
  for (const { asterism, times } of families) balance.add(asterism, times);
  balance.weigh();
  const writes: Placement[] = [];
  const removals: Placement[] = [];
  if (balance.slack < 0)
    for (const cell of position.placesAmong(position.shape.asterisms[bases[0]!]!, label))
      removals.push({ cell, label });
  else
    for (const cell of balance.places) {
      const weight = balance.weights[cell]!;
      if (weight > balance.slack) writes.push({ cell, label });
      else if (-weight > balance.slack) removals.push({ cell, label });
    }
  if (writes.length + removals.length === 0) return undefined;
  const proves = () => balance.slack <= greatestSlack && balance.decides(writes, removals);
  const terms = whatIsNeeded(balance, families, proves).map(({ asterism, times }) => ({ times, asterism, label }));
  return { theorem, writes, removals, premises: { terms } };
}

/** Places of a label and what they weigh. Asterisms can be added and taken away again. */
class Balance {
  /** The places that some asterism holds, or held, and for each cell how much it weighs. */
  readonly places: number[] = [];
  readonly weights: Int32Array;
  /** By how much all that may be exceeds what must be, and what must be exceeds what has to be at the least. */
  slack = 0;
  #slackBelow = 0;
  #total = 0;
  #position: Position | undefined;
  #label = 0;
  readonly #isListed: Uint8Array;

  constructor({ cells }: Shape) {
    this.weights = new Int32Array(cells);
    this.#isListed = new Uint8Array(cells);
  }

  /** Puts nothing of a label in the balance yet. */
  begin(position: Position, label: number): void {
    this.#position = position;
    this.#label = label;
    this.#total = 0;
    this.places.length = 0;
    this.weights.fill(0);
    this.#isListed.fill(0);
  }

  add(asterism: number, times: number): void {
    const { shape, written, domains, needs } = this.#position!;
    const cells = shape.asterisms[asterism]!;
    this.#total += times * needs[asterism * shape.labels + this.#label]!;
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i]!;
      if (written[cell] !== EMPTY || domains[cell * shape.labels + this.#label] === 0) continue;
      this.weights[cell]! += times;
      if (this.#isListed[cell] === 1) continue;
      this.#isListed[cell] = 1;
      this.places.push(cell);
    }
  }

  /** Works out what is in the balance. */
  weigh(): void {
    let least = 0;
    let greatest = 0;
    for (let i = 0; i < this.places.length; i++) {
      const weight = this.weights[this.places[i]!]!;
      if (weight < 0) least += weight;
      else greatest += weight;
    }
    this.slack = greatest - this.#total;
    this.#slackBelow = this.#total - least;
  }

  /** Whether it leaves the conclusions no choice. */
  decides(writes: readonly Placement[], removals: readonly Placement[]): boolean {
    if (this.slack < 0 || this.#slackBelow < 0) return true;
    for (const { cell } of writes)
      if (this.weights[cell]! <= this.slack && -this.weights[cell]! <= this.#slackBelow) return false;
    for (const { cell } of removals)
      if (-this.weights[cell]! <= this.slack && this.weights[cell]! <= this.#slackBelow) return false;
    return true;
  }
}

/** One balance for all that is weighed on a shape, one after the other. */
const balanceOf = /* @__PURE__ */ perShape((shape) => new Balance(shape));

/** As few of the families in a balance as still do, none of which can be spared. */
function whatIsNeeded(balance: Balance, families: readonly Weighted[], doStill: () => boolean): readonly Weighted[] {
  for (const family of families) {
    balance.add(family.asterism, -family.times);
    balance.weigh();
    if (doStill())
      return whatIsNeeded(
        balance,
        families.filter((other) => other !== family),
        doStill,
      );
    balance.add(family.asterism, family.times);
  }
  return families;
}
