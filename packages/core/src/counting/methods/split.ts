import {
  bitCount,
  extended,
  type LabelKind,
  labelKinds,
  type OnFixed,
  placesOf,
  type Residual,
  reduce,
} from '../residual/index.ts';

/** The asterisms with cells on both sides of a cut. */
export function crossing({ words, size, sets }: Residual, cut: Int32Array): number[] {
  const across: number[] = [];
  for (let a = 0; a < size; a++) {
    let inside = 0;
    let outside = 0;
    for (let w = 0; w < words; w++) {
      inside |= sets[a * words + w]! & cut[w]!;
      outside |= sets[a * words + w]! & ~cut[w]!;
    }
    if (inside !== 0 && outside !== 0) across.push(a);
  }
  return across;
}

/** How often a label may be inside the cut, at least and at most. */
interface Bounds {
  readonly low: number;
  readonly high: number;
}

function boundsOf(residual: Residual, asterism: number, cut: Int32Array) {
  const { words, labels, sets, demands } = residual;
  const places = placesOf(residual);
  let total = 0;
  for (let w = 0; w < words; w++) total += bitCount(sets[asterism * words + w]! & cut[w]!);
  const bounds: Bounds[] = [];
  for (let label = 0; label < labels; label++) {
    const demand = demands[asterism * labels + label]!;
    let inside = 0;
    let outside = 0;
    for (let w = 0; w < words; w++) {
      const set = sets[asterism * words + w]! & places[label * words + w]!;
      inside += bitCount(set & cut[w]!);
      outside += bitCount(set & ~cut[w]!);
    }
    bounds.push({ low: Math.max(0, demand - outside), high: Math.min(demand, inside) });
  }
  return { total, bounds };
}

/** In how many ways the demand of an asterism can be divided by a cut, as far as its own cells tell. */
export function splitCount(residual: Residual, asterism: number, cut: Int32Array): number {
  const { total, bounds } = boundsOf(residual, asterism, cut);
  let ways = new Float64Array(total + 1);
  ways[0] = 1;
  for (const { low, high } of bounds) {
    const next = new Float64Array(total + 1);
    for (let sum = 0; sum <= total; sum++)
      for (let held = low; held <= high && sum + held <= total; held++) next[sum + held]! += ways[sum]!;
    ways = next;
  }
  return ways[total]!;
}

/** A division of a demand: how often each label is inside the cut. */
export interface Split {
  readonly inside: Uint16Array;
  /** How many divisions differ from it by exchanging labels of one kind. */
  readonly times: bigint;
}

/** All divisions of the demand of an asterism by a cut, one of those that differ in the names of labels of a kind. */
export function* splits(
  residual: Residual,
  asterism: number,
  cut: Int32Array,
  kinds: readonly LabelKind[] = labelKinds(residual),
): Generator<Split> {
  const { total, bounds } = boundsOf(residual, asterism, cut);
  const labels = kinds.flatMap((kind) => kind.labels.map((label, i) => ({ label, isFirst: i === 0 })));
  const inside = new Uint16Array(residual.labels);
  // What the labels from one on can still hold, at least and at most.
  const least = new Int32Array(labels.length + 1);
  const most = new Int32Array(labels.length + 1);
  for (let i = labels.length - 1; i >= 0; i--) {
    const { low, high } = bounds[labels[i]!.label]!;
    least[i] = least[i + 1]! + low;
    most[i] = most[i + 1]! + high;
  }

  /** Labels of a kind hold no more each than the one before: with `run` of them equal, so many of `placed`. */
  function* divide(i: number, rest: number, times: bigint, placed: number, run: number): Generator<Split> {
    if (rest < least[i]! || rest > most[i]!) return;
    if (i === labels.length) {
      yield { inside: inside.slice(), times };
      return;
    }
    const { label, isFirst } = labels[i]!;
    const { low, high } = bounds[label]!;
    const before = isFirst ? Number.POSITIVE_INFINITY : inside[labels[i - 1]!.label]!;
    for (let held = Math.min(high, rest, before); held >= low; held--) {
      inside[label] = held;
      const nowPlaced = isFirst ? 1 : placed + 1;
      const nowRun = !isFirst && held === before ? run + 1 : 1;
      yield* divide(i + 1, rest - held, (times * BigInt(nowPlaced)) / BigInt(nowRun), nowPlaced, nowRun);
    }
  }
  yield* divide(0, total, 1n, 0, 0);
}

/** What is left when an asterism is cut in two and its demand divided; nothing if that has no solution. */
export function divided(
  residual: Residual,
  asterism: number,
  cut: Int32Array,
  inside: Uint16Array,
  onFixed?: OnFixed,
): Residual | undefined {
  const { words, labels, size, sets } = residual;
  const draft = extended(residual, 1);
  for (let w = 0; w < words; w++) {
    draft.sets[size * words + w] = sets[asterism * words + w]! & ~cut[w]!;
    draft.sets[asterism * words + w]! &= cut[w]!;
  }
  for (let label = 0; label < labels; label++) {
    draft.demands[size * labels + label] = draft.demands[asterism * labels + label]! - inside[label]!;
    draft.demands[asterism * labels + label] = inside[label]!;
  }
  return reduce(draft, onFixed);
}
