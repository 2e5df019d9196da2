import type { Net } from '../../net/net.ts';
import type { Segment } from '../../plane/chain.ts';
import { length, minus, onTheWay, spotKey, unit, type XY } from '../../plane/vector.ts';
import type { OuterText } from './outer-text.ts';

/** Two texts that name the same crossing on both sides of a notch of a net, and the way out of the notch. */
export interface Pair {
  readonly texts: readonly [number, number];
  readonly out: XY;
}

/** A corner of a net at which the two sides of one cut meet. */
interface Notch {
  readonly corner: XY;
  readonly sides: readonly [Segment, Segment];
}

/** The texts that stand across a notch from one another: what leaves the net on one side comes back on the other. */
export function pairsAcross(net: Net, texts: readonly OuterText[]): Pair[] {
  return notchesOf(net).flatMap(({ corner, sides: [here, there] }) => {
    const on = ([from, to]: Segment) => [...texts.keys()].filter((i) => onTheWay(from, texts[i]!.foot, to));
    const others = on(there);
    const far = (i: number) => length(minus(texts[i]!.foot, corner));
    return on(here).flatMap((one): Pair[] => {
      const other = others.find(
        (i) => texts[i]!.text === texts[one]!.text && Math.abs(far(i) - far(one)) < 0.01 && far(i) > 0.01,
      );
      if (other === undefined) return [];
      const middle = [texts[one]!, texts[other]!].map(({ foot }) => minus(foot, corner)) as [XY, XY];
      return [{ texts: [one, other], out: unit([middle[0][0] + middle[1][0], middle[0][1] + middle[1][1]]) }];
    });
  });
}

function notchesOf({ cuts }: Net): Notch[] {
  return cuts.flatMap((cut, i): Notch[] => {
    const other = cuts.slice(i + 1).find(({ number }) => number === cut.number);
    const corner = cut.side.find((at) => other?.side.some((end) => spotKey(end, 100) === spotKey(at, 100)));
    return corner && other ? [{ corner, sides: [cut.side, other.side] }] : [];
  });
}
