import type { AsterismName, Board } from '@latin-puzzles/core/board';
import type { Segment } from '../plane/chain.ts';
import { between, dot, minus, quarterTurn, times, unit, type XY } from '../plane/vector.ts';
import type { OuterText } from './outer/outer-text.ts';

const SIZE = 7.5;

/** How far outside the net names stand, and a second row of them, and how far from each other. */
const DISTANCE = 8;
const LEADING = 9;
const SPACING = 9;

export interface SideCrossing {
  readonly asterism: number;
  /** The direction in which it crosses the side. */
  readonly heading: XY;
}

/** The names of the asterisms that run off the net across a side, side by side in the order in which they fan out. */
export function tagsAlong(board: Board, [from, to]: Segment, crossings: readonly SideCrossing[], row = 1): OuterText[] {
  const along = unit(minus(to, from));
  const slant = ({ heading }: SideCrossing) => dot(unit(heading), along);
  return crossings
    .toSorted((a, b) => slant(a) - slant(b))
    .map(({ asterism }, i) => ({
      text: tag(board.asterisms[asterism]!.name),
      size: SIZE,
      bold: true,
      ink: `strip-${asterism}`,
      asterism,
      foot: between(from, to),
      out: times(quarterTurn(along), -1),
      away: DISTANCE + (row - 1) * LEADING,
      along: (i - (crossings.length - 1) / 2) * SPACING,
    }));
}

/** What tells an asterism from its like: the letter of strip C. */
function tag(name: AsterismName): string {
  return 'id' in name ? String(name.id) : name.text;
}
