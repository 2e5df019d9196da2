import type { Net } from '../../net/net.ts';
import { spotKey, type XY } from '../../plane/vector.ts';
import { centredText, type Item } from '../../scene/scene.ts';
import type { TextMeasure } from '../../text/measure.ts';
import { arrange, type Placing } from './arrange.ts';
import { type Pair, pairsAcross } from './notches.ts';
import type { OuterText } from './outer-text.ts';
import { middlesIn, placingOf, type SizedText, sharedPlacing, sizedTo } from './placings.ts';
import { isClear, type Obstacle, type Spot, spotsMeet } from './spots.ts';

/**
 * Draws the texts beside a board no smaller than told. Where one would lie on another or on the board it stands farther out or aside,
 * tied to its foot by a line; two that name one crossing on both sides of a narrow notch of a net become one.
 */
export function drawOuterTexts(
  texts: readonly OuterText[],
  obstacles: readonly Obstacle[],
  net: Net | undefined,
  least: number,
  measure: TextMeasure,
): Item[] {
  const sized = texts.map((text) => sizedTo(text, least, measure));
  const placings = sized.map(placingOf);
  const crossings = net ? crossingsOf(pairsAcross(net, texts), texts) : [];
  const joined = new Set(crossings.filter(({ pairs }) => pairs.some((pair) => isCrowded(pair, placings, obstacles))));
  for (;;) {
    const groups = groupsOf(texts, joined);
    const { spots, left } = arrange(
      groups.map(({ texts: [one], own, crossing }) =>
        crossing ? sharedPlacing(own(sized), crossing.feet, crossing.out) : placings[one!]!,
      ),
      obstacles,
    );
    const stuck = new Set(groups.flatMap(({ texts: own }, i) => (left.has(i) ? own : [])));
    const more = crossings.filter(
      (crossing) => !joined.has(crossing) && crossing.pairs.some(({ texts: pair }) => pair.some((i) => stuck.has(i))),
    );
    if (more.length === 0) return groups.flatMap(({ own }, i) => itemsOf(own(sized), spots[i]!));
    for (const crossing of more) joined.add(crossing);
  }
}

/** The pairs of texts with the same two feet across a notch: all of them become one each, or none. */
interface Crossing {
  readonly pairs: readonly Pair[];
  readonly feet: readonly [XY, XY];
  readonly out: XY;
}

function crossingsOf(pairs: readonly Pair[], texts: readonly OuterText[]): Crossing[] {
  const byFeet = new Map<string, Crossing>();
  for (const pair of pairs) {
    const feet = pair.texts.map((i) => texts[i]!.foot) as [XY, XY];
    const key = feet.map((foot) => spotKey(foot, 100)).join(' ');
    byFeet.set(key, { pairs: [...(byFeet.get(key)?.pairs ?? []), pair], feet, out: pair.out });
  }
  return [...byFeet.values()];
}

/** Whether the texts of a pair lie on each other or on the other side of their notch. */
function isCrowded(
  { texts: [one, other] }: Pair,
  placings: readonly Placing[],
  obstacles: readonly Obstacle[],
): boolean {
  const [a, b] = [placings[one]!.preferred, placings[other]!.preferred];
  return !isClear(a, obstacles) || !isClear(b, obstacles) || spotsMeet(a, b);
}

/** Texts that are placed together: one by itself, or all of a crossing. */
interface Group {
  readonly texts: readonly number[];
  readonly own: <T>(all: readonly T[]) => T[];
  readonly crossing?: Crossing;
}

function groupsOf(texts: readonly OuterText[], joined: ReadonlySet<Crossing>): Group[] {
  const taken = new Set<number>();
  const shared = [...joined].flatMap((crossing): Group[] => {
    const free = crossing.pairs.filter(({ texts: pair }) => pair.every((i) => !taken.has(i)));
    for (const { texts: pair } of free) for (const i of pair) taken.add(i);
    return free.length > 0 ? [{ ...groupOf(free.map(({ texts: [one] }) => one)), crossing }] : [];
  });
  return [...shared, ...[...texts.keys()].filter((i) => !taken.has(i)).map((i) => groupOf([i]))];
}

function groupOf(texts: readonly number[]): Group {
  return { texts, own: (all) => texts.map((i) => all[i]!) };
}

function itemsOf(texts: readonly SizedText[], { middle, stacked, ties }: Spot): Item[] {
  const middles = middlesIn(texts, middle, stacked);
  return [
    ...(ties.length > 0 ? [{ shape: 'path', lines: ties, closed: false, line: 'tie' } as const] : []),
    ...texts.map(({ text, size, ink, bold, asterism }, i) =>
      centredText(middles[i]!, text, size, ink, asterism === undefined ? { bold } : { bold, asterism }),
    ),
  ];
}
