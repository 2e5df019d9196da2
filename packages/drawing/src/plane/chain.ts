import { dot, length, minus, spotKey, unit, type XY } from './vector.ts';

/** A straight line between two points. */
export type Segment = readonly [XY, XY];

export interface Chain {
  readonly points: readonly XY[];
  readonly closed: boolean;
}

/**
 * Joins segments that meet into long lines, so that corners are drawn as corners and a line of dashes runs on.
 * Where several meet, a line goes straight on if it can. With `directed`, segments are only followed from start to end;
 * with `straight`, lines do not bend.
 */
export function joinSegments(segments: readonly Segment[], { directed = false, straight = false } = {}): Chain[] {
  const ends = new Map<string, number[]>();
  const meet = (at: XY, index: number) => {
    const key = spotKey(at);
    const present = ends.get(key);
    if (present) present.push(index);
    else ends.set(key, [index]);
  };
  for (const [index, [from, to]] of segments.entries()) {
    meet(from, index);
    if (!directed) meet(to, index);
  }
  const used = new Array<boolean>(segments.length).fill(false);

  /** The unused segment that leaves `at` most nearly in the direction `heading`, as it is walked. */
  const next = (at: XY, heading: XY): { index: number; to: XY } | undefined => {
    let best: { index: number; to: XY } | undefined;
    let straightest = straight ? 0.999 : -0.99;
    for (const index of ends.get(spotKey(at)) ?? []) {
      if (used[index]) continue;
      const [from, to] = segments[index]!;
      const far = spotKey(from) === spotKey(at) ? to : from;
      const straightness = dot(unit(minus(far, at)), heading);
      if (straightness > straightest) [best, straightest] = [{ index, to: far }, straightness];
    }
    return best;
  };
  const walk = (from: XY, to: XY): XY[] => {
    const points = [from, to];
    for (;;) {
      const [last, before] = [points.at(-1)!, points.at(-2)!];
      const step = next(last, unit(minus(last, before)));
      if (!step) return points;
      used[step.index] = true;
      points.push(step.to);
    }
  };

  const chains: Chain[] = [];
  for (const index of directed ? beginningsFirst(segments) : segments.keys()) {
    const [from, to] = segments[index]!;
    if (used[index] || length(minus(to, from)) === 0) continue;
    used[index] = true;
    const forth = walk(from, to);
    const back = directed ? [] : walk(to, from).slice(2);
    const points = [...back.reverse(), ...forth];
    const closed = points.length > 3 && spotKey(points[0]!) === spotKey(points.at(-1)!);
    chains.push({ points: straightened(closed ? points.slice(1) : points, closed), closed });
  }
  return chains;
}

/** The segments in an order in which those come first that no other leads to. */
function beginningsFirst(segments: readonly Segment[]): number[] {
  const reached = new Set(segments.map(([, to]) => spotKey(to)));
  const follows = (index: number) => (reached.has(spotKey(segments[index]![0])) ? 1 : 0);
  return [...segments.keys()].sort((a, b) => follows(a) - follows(b));
}

/** Leaves out the points at which a line does not turn. */
function straightened(points: readonly XY[], closed: boolean): XY[] {
  return points.filter((at, i) => {
    if (!closed && (i === 0 || i === points.length - 1)) return true;
    const into = minus(at, points[(i + points.length - 1) % points.length]!);
    const out = minus(points[(i + 1) % points.length]!, at);
    return dot(unit(into), unit(out)) < 1 - 1e-9;
  });
}
