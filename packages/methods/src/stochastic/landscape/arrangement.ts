import type { Labeling, Problem } from '@latin-puzzles/core/puzzle';

/** What all arrangements of a problem share. */
export interface PlaceIncidence {
  readonly problem: Problem;
  /** The asterisms of every place; a spare has none. */
  readonly asterismsOf: readonly (readonly number[])[];
  /** The asterisms that hold one place but not another. */
  apart(place: number, other: number): readonly number[];
}

export function makePlaceIncidence(problem: Problem, places: number): PlaceIncidence {
  const asterismsOf: number[][] = Array.from({ length: places }, () => []);
  for (const [a, asterism] of problem.asterisms.entries()) for (const cell of asterism) asterismsOf[cell]!.push(a);
  const cellsOf = problem.asterisms.map((asterism) => new Set(asterism));
  const known: (readonly number[] | undefined)[][] = asterismsOf.map(() => []);
  return {
    problem,
    asterismsOf,
    apart(place, other) {
      const row = known[place]!;
      row[other] ??= asterismsOf[place]!.filter((a) => !cellsOf[a]!.has(other));
      return row[other];
    },
  };
}

/** Labels in all places of a landscape, and how many of the demanded labels are missing, kept up to date. */
export class Arrangement {
  /** One label per place, cells first; only to be read. */
  readonly labels: Int32Array;
  /** How many labels are missing, over all asterisms: none in a solution. */
  cost = 0;
  /** How many of each label each asterism lacks; negative where it has too many. */
  private readonly lack: Int32Array;
  private readonly incidence: PlaceIncidence;

  constructor(incidence: PlaceIncidence, labels: ArrayLike<number>) {
    this.incidence = incidence;
    this.labels = Int32Array.from(labels);
    const { asterisms, demands, labels: count } = incidence.problem;
    this.lack = Int32Array.from(demands.flat());
    for (const [a, asterism] of asterisms.entries())
      for (const cell of asterism) this.lack[a * count + this.labels[cell]!]!--;
    for (const missing of this.lack) this.cost += Math.max(0, missing);
  }

  /** By how much exchanging the labels of two places would change the cost. */
  change(place: number, other: number): number {
    const x = this.labels[place]!;
    const y = this.labels[other]!;
    if (x === y) return 0;
    return this.trade(this.incidence.apart(place, other), x, y) + this.trade(this.incidence.apart(other, place), y, x);
  }

  exchange(place: number, other: number): void {
    const label = this.labels[place]!;
    this.relabel(place, this.labels[other]!);
    this.relabel(other, label);
  }

  /** Takes the labels of another arrangement in the places of a group. */
  takeGroup(group: readonly number[], other: Arrangement): void {
    for (const place of group) this.relabel(place, other.labels[place]!);
  }

  become(other: Arrangement): void {
    this.labels.set(other.labels);
    this.lack.set(other.lack);
    this.cost = other.cost;
  }

  copy(): Arrangement {
    return new Arrangement(this.incidence, this.labels);
  }

  labeling(): Labeling {
    return Array.from(this.labels.subarray(0, this.incidence.problem.cells));
  }

  private relabel(place: number, label: number): void {
    const old = this.labels[place]!;
    if (old === label) return;
    const { labels: count } = this.incidence.problem;
    for (const a of this.incidence.asterismsOf[place]!) {
      if (this.lack[a * count + old]!++ >= 0) this.cost++;
      if (this.lack[a * count + label]!-- > 0) this.cost--;
    }
    this.labels[place] = label;
  }

  /** By how much the cost would change if some asterisms got one label for another. */
  private trade(asterisms: readonly number[], given: number, got: number): number {
    const { labels: count } = this.incidence.problem;
    let change = 0;
    for (const a of asterisms) {
      if (this.lack[a * count + given]! >= 0) change++;
      if (this.lack[a * count + got]! > 0) change--;
    }
    return change;
  }
}
