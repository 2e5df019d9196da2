import type { Random } from '../basis/index.ts';
import { isLabelingOf, type Labeling, type Problem } from '../puzzle/index.ts';
import type { Way } from './methods/brancher.ts';
import type { CountMethod, UnitCounter } from './methods/index.ts';
import { components, type LabelKind, labelKinds, type OnFixed, type Residual, residualOf } from './residual/index.ts';
import { withoutFree, writer } from './units.ts';

/** All Latin boards that complete a labeling, counted, so that each can be drawn with the same chance. */
export interface CountedDescent {
  readonly count: bigint;
  /** One of them; every one is as likely as any other, and draws are independent. */
  draw(random: Random): Labeling;
}

/** A way on, how many Latin boards are on it, and what follows when it has been taken once. */
interface Choice {
  readonly way: Way;
  readonly weight: bigint;
  taken?: Taken | undefined;
}

interface Taken {
  readonly fixed: readonly (readonly [cells: Int32Array, label: number])[];
  readonly forks: readonly Fork[];
}

/** A residual in one piece: where the descent has to choose. */
interface Fork {
  readonly kinds: readonly LabelKind[];
  readonly choices: readonly Choice[];
  readonly total: bigint;
}

/** So many choices are kept between draws: those near the root are met again and again. */
const KEPT = 100_000;

/**
 * Counts by a method that branches, and descends by the counts: each way is taken as often as it has Latin boards. A way may stand
 * for several that differ only in the names of labels. So when a piece is filled, labels that all of its asterisms
 * demand alike are exchanged at random: an exchange leads from each Latin board of the way to one of every way that it stands for, all
 * equally often. Yields now and then while it counts; returns nothing if there is no Latin board.
 */
export function* prepareDescent(
  problem: Problem,
  given: Labeling,
  counter: UnitCounter,
  branch: CountMethod['branch'],
): Generator<undefined, CountedDescent | undefined, undefined> {
  if (!isLabelingOf(problem, given)) return undefined;
  const { labeling, free, ways } = withoutFree(problem, given);
  const root = residualOf(problem, given, writer(labeling));
  if (!root) return undefined;
  let kept = 0;

  function* forksOf(residual: Residual, aim?: Int32Array): Generator<undefined, Fork[], undefined> {
    const forks: Fork[] = [];
    for (const piece of components(residual)) {
      const choices: Choice[] = [];
      let total = 0n;
      for (const way of branch(piece, aim)) {
        const rest = way?.follow();
        if (!way || !rest) {
          yield;
          continue;
        }
        const count = yield* counter.count({ times: 1n, residual: rest, aim: way.aim, labeling }, {});
        const weight = way.times * count!;
        if (weight === 0n) continue;
        choices.push({ way, weight });
        total += weight;
      }
      forks.push({ kinds: labelKinds(piece), choices, total });
    }
    return forks;
  }

  function take(choice: Choice): Taken {
    if (choice.taken) return choice.taken;
    const fixed: [Int32Array, number][] = [];
    const rest = choice.way.follow((cells, label) => fixed.push([cells, label]))!;
    const taken = { fixed, forks: finished(forksOf(rest, choice.way.aim)) };
    kept += taken.forks.reduce((sum, { choices }) => sum + choices.length, 1);
    if (kept <= KEPT) choice.taken = taken;
    return taken;
  }

  function fill({ kinds, choices, total }: Fork, random: Random, write: OnFixed): void {
    const names = exchanged(kinds, problem.labels, random);
    const writeRenamed: OnFixed = (cells, label) => write(cells, names[label]!);
    let left = belowWhole(random, total);
    const choice = choices.find(({ weight }) => {
      left -= weight;
      return left < 0n;
    })!;
    const { fixed, forks } = take(choice);
    for (const [cells, label] of fixed) writeRenamed(cells, label);
    for (const fork of forks) fill(fork, random, writeRenamed);
  }

  const forks = yield* forksOf(root);
  const count = forks.reduce((product, { total }) => product * total, ways);
  if (count === 0n) return undefined;
  return {
    count,
    draw(random) {
      const drawn = [...labeling];
      for (const cell of free) drawn[cell] = random.below(problem.labels);
      for (const fork of forks) fill(fork, random, writer(drawn));
      return drawn;
    },
  };
}

/** Labels by their new names: those of a kind change places at random. */
function exchanged(kinds: readonly LabelKind[], count: number, random: Random): number[] {
  const names = Array.from({ length: count }, (_, label) => label);
  for (const { labels } of kinds) for (const [i, label] of random.shuffled(labels).entries()) names[labels[i]!] = label;
  return names;
}

function finished<T>(run: Generator<undefined, T, undefined>): T {
  let step = run.next();
  while (!step.done) step = run.next();
  return step.value;
}

/** A whole number of any length from 0 up to, not including, `bound`, every one with the same chance. */
function belowWhole(random: Random, bound: bigint): bigint {
  const bits = BigInt(bound.toString(2).length);
  while (true) {
    let draw = 0n;
    for (let made = 0n; made < bits; made += 32n) draw = (draw << 32n) | BigInt(random.below(0x1_0000_0000));
    draw &= (1n << bits) - 1n;
    if (draw < bound) return draw;
  }
}
