import { grown } from '../../plane/meets.ts';
import { between, length, minus, type XY } from '../../plane/vector.ts';
import { CAP_HEIGHT } from '../../scene/scene.ts';
import type { TextMeasure } from '../../text/measure.ts';
import type { Offset, Placing } from './arrange.ts';
import { type OuterText, placeBeside } from './outer-text.ts';
import { type Extent, spotAt } from './spots.ts';

/** How far apart the places are that are tried, and how many out and to either side, in the size of type. */
const STEP = 0.3;
const OUTWARD = 14;
const ASIDE = 9;

/** How near a text may come to its foot, how far off it is tied to it, and how far from it none is, in the size of type. */
const CLOSE = 0.15;
const FAR = 0.75;
const REACH = (OUTWARD + ASIDE) * STEP + 1;

/** What standing aside costs, where standing farther out costs 1. */
const ASIDE_COST = 0.8;

/** How much white lies at least between a text that has grown and its foot, and between those that name the same, in the size of type. */
const LEAST_GAP = 0.2;
const BETWEEN = 0.3;

/** A text as large as it must be, and how wide and how far from its foot it is then. */
export interface SizedText extends OuterText {
  readonly width: number;
}

export function sizedTo(text: OuterText, least: number, measure: TextMeasure): SizedText {
  const size = Math.max(text.size, least);
  const em = measure(text.text, text.bold);
  if (size === text.size) return { ...text, width: em * size };
  const [before, now] = [reachOf(text, em * text.size, text.size), reachOf(text, em * size, size)];
  // What it grows by it takes first from the white before its foot.
  const gap = Math.max(text.away - now, Math.min(text.away - before, LEAST_GAP * size));
  return { ...text, size, width: em * size, away: now + gap, along: (text.along * size) / text.size };
}

/** How far a text reaches from its middle towards its foot. */
function reachOf({ out: [x, y] }: Pick<OuterText, 'out'>, width: number, size: number): number {
  return (Math.abs(x) * width + Math.abs(y) * CAP_HEIGHT * size) / 2;
}

/** The places of a text beside its foot. */
export function placingOf(text: SizedText): Placing {
  const { foot, width, size, away, along } = text;
  const nearest = reachOf(text, width, size);
  const near = Math.max(away - nearest, FAR * size);
  const extent = { width, height: CAP_HEIGHT * size, size };
  const spotOf = (offset: Offset) => spotAt(placeBeside(text, offset.away, offset.along), extent, [foot], offset, near);
  return {
    preferred: { ...spotOf({ away, along, cost: 0 }), ties: [] },
    others: () =>
      offsetsFrom(nearest + CLOSE * size, along, size, (d, t) => Math.abs(d - away) + ASIDE_COST * Math.abs(t - along)),
    spotOf,
    reach: around(foot, REACH * size + away + Math.abs(along)),
  };
}

/** The places for texts that name what crosses a notch at the same two feet: between these, side by side or one below the other. */
export function sharedPlacing(texts: readonly SizedText[], feet: readonly [XY, XY], out: XY): Placing {
  const { size } = texts[0]!;
  const foot = between(...feet);
  const spotOf = (offset: Offset) =>
    spotAt(
      placeBeside({ foot, out }, offset.away, offset.along),
      blockOf(texts, offset.stacked),
      feet,
      offset,
      STEP * size,
    );
  const far = (away: number, along: number) => Math.abs(away) + 2 * ASIDE_COST * Math.abs(along);
  return {
    preferred: spotOf({ away: 0, along: 0, cost: 0, stacked: false }),
    others: () => {
      const rows = offsetsFrom(-STEP * size, 0, size, far);
      if (texts.length === 1) return rows;
      return [...rows, ...rows.map((offset) => ({ ...offset, stacked: true }))].sort((a, b) => a.cost - b.cost);
    },
    spotOf,
    reach: around(foot, (REACH + texts.length) * size + length(minus(...feet))),
  };
}

function blockOf(texts: readonly SizedText[], stacked = false): Extent {
  const { size } = texts[0]!;
  const widths = texts.map(({ width }) => width);
  const white = (texts.length - 1) * BETWEEN * size;
  return stacked
    ? { width: Math.max(...widths), height: texts.length * CAP_HEIGHT * size + white, size }
    : { width: widths.reduce((sum, width) => sum + width, white), height: CAP_HEIGHT * size, size };
}

/** The middles of texts that share a place round a middle. */
export function middlesIn(texts: readonly SizedText[], [x, y]: XY, stacked = false): XY[] {
  const { width, height, size } = blockOf(texts, stacked);
  if (stacked) {
    const top = y - height / 2 + (CAP_HEIGHT * size) / 2;
    return texts.map((_, i) => [x, top + i * (CAP_HEIGHT + BETWEEN) * size]);
  }
  let left = x - width / 2;
  return texts.map((text) => {
    const middle: XY = [left + text.width / 2, y];
    left += text.width + BETWEEN * size;
    return middle;
  });
}

/** Places out from a distance on and to either side, the best first. */
function offsetsFrom(
  first: number,
  middle: number,
  size: number,
  far: (away: number, along: number) => number,
): Offset[] {
  const offsets: Offset[] = [];
  for (let i = 0; i < OUTWARD; i++)
    for (let j = -ASIDE; j <= ASIDE; j++) {
      const [away, along] = [first + i * STEP * size, middle + j * STEP * size];
      offsets.push({ away, along, cost: far(away, along) / size });
    }
  return offsets.sort((a, b) => a.cost - b.cost);
}

function around([x, y]: XY, by: number) {
  return grown({ left: x, top: y, right: x, bottom: y }, by);
}
