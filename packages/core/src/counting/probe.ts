import type { Random } from '../basis/index.ts';
import { EMPTY, type Labeling, type Problem } from '../puzzle/index.ts';

/** A walk from a labeling down the tree of choices, along one branch of each. */
export interface Probe {
  readonly labeling: Labeling;
  readonly empty: number;
  /** Takes a branch at random, and tells for how many it stands, one over its chance: 0 at a dead end. */
  descend(random: Random): number;
}

/** A share is drawn as one of so many parts. */
const GRAIN = 2 ** 40;

/** The branches of a choice: the label to write in a cell, or the cell of an asterism to write a label in. */
type Branch = readonly [cell: number, label: number];

/** A walk that takes the narrowest choice every time, so that few walks end where there is no Latin board. */
export function makeProbe(problem: Problem, start: Labeling): Probe {
  const { labels, asterisms, demands } = problem;
  const labeling = [...start];
  const left = demands.map((demand) => [...demand]);
  const holders: number[][] = start.map(() => []);
  for (const [a, cells] of asterisms.entries()) for (const cell of cells) holders[cell]!.push(a);
  let empty = 0;
  for (const [cell, label] of start.entries()) {
    if (label === EMPTY) empty++;
    else for (const a of holders[cell]!) left[a]![label]!--;
  }

  /**
   * How likely a label is in a cell, up to a factor: the geometric mean of how often its asterisms want it. Where labels repeat,
   * walks that take every label as often as another meet few of the Latin boards, and rarely those that count most.
   */
  function likely(cell: number, label: number): number {
    const wanted = holders[cell]!.reduce((product, a) => product * left[a]![label]!, 1);
    return wanted ** (1 / Math.max(1, holders[cell]!.length));
  }

  function mayTake(cell: number, label: number): boolean {
    for (const a of holders[cell]!) if (left[a]![label]! <= 0) return false;
    return true;
  }

  /** Fewer branches than `most`, or nothing. */
  function labelsFor(cell: number, most: number): Branch[] | undefined {
    const branches: Branch[] = [];
    for (let label = 0; label < labels; label++)
      if (mayTake(cell, label) && branches.push([cell, label]) >= most) return undefined;
    return branches;
  }

  /** The same for the places of a label. Where an asterism wants it more than once, only a forced place is a choice. */
  function placesFor(asterism: number, label: number, most: number): Branch[] | undefined {
    const wanted = left[asterism]![label]!;
    const branches: Branch[] = [];
    for (const cell of asterisms[asterism]!)
      if (labeling[cell] === EMPTY && mayTake(cell, label)) {
        branches.push([cell, label]);
        if (branches.length >= Math.max(most, wanted + 1)) return undefined;
      }
    if (branches.length < wanted) return [];
    if (branches.length === wanted) return branches.slice(0, 1);
    return wanted === 1 ? branches : undefined;
  }

  function narrowest(): Branch[] {
    let best: Branch[] | undefined;
    const most = () => best?.length ?? Number.POSITIVE_INFINITY;
    for (const [cell, label] of labeling.entries()) {
      if (label !== EMPTY) continue;
      best = labelsFor(cell, most()) ?? best;
      if (most() <= 1) return best!;
    }
    for (const a of asterisms.keys())
      for (let label = 0; label < labels; label++) {
        if (left[a]![label]! <= 0) continue;
        best = placesFor(a, label, most()) ?? best;
        if (most() <= 1) return best!;
      }
    return best ?? [];
  }

  return {
    labeling,
    get empty() {
      return empty;
    },
    descend(random) {
      const branches = narrowest();
      if (branches.length === 0) return 0;
      const weights = branches.map(([cell, label]) => likely(cell, label));
      const total = weights.reduce((sum, weight) => sum + weight);
      let [at, rest] = [0, (total * random.below(GRAIN)) / GRAIN];
      while (at < branches.length - 1 && rest >= weights[at]!) rest -= weights[at++]!;
      const [cell, label] = branches[at]!;
      labeling[cell] = label;
      empty--;
      for (const a of holders[cell]!) left[a]![label]!--;
      return total / weights[at]!;
    },
  };
}
