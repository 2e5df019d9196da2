import type { Measure } from './measure.ts';

/** What levels are relative to: the board of most of the puzzles that a scale was fitted on. */
export type Home = Pick<Measure, 'near' | 'span' | 'cells'>;

/**
 * Where all asterisms are equally far, they count as so far between near and far. With this, the two easiest levels part about
 * where half of the cells are open.
 */
const EVEN = 0.6;
/** Who needs a harder kind of sight than this has looked everywhere for last places. */
const LAST_PLACES = 1;

/**
 * What the puzzle would ask of a player if its board were as wide and as large as another: the nearest asterisms count as
 * the nearest there, the farthest as the farthest, and turns by the number of cells.
 */
export function measureAt(home: Home, measure: Measure): Measure {
  const turns = (measure.turns * home.cells) / measure.cells;
  return { ...measure, ...home, turns, reach: reachAt(home, measure) };
}

function reachAt(home: Home, { reach, near, span, sight }: Measure): number {
  if (reach < near) return (home.near * reach) / near;
  const share = span > near ? (reach - near) / (span - near) : sight > LAST_PLACES ? 1 : EVEN;
  return home.near + (home.span - home.near) * share;
}

/** The board that most measures are of. */
export function homeOf(measures: readonly Measure[]): Home | undefined {
  const counts = new Map<string, { home: Home; count: number }>();
  let most: { home: Home; count: number } | undefined;
  for (const { near, span, cells } of measures) {
    const key = `${near} ${span} ${cells}`;
    const entry = counts.get(key) ?? { home: { near, span, cells }, count: 0 };
    counts.set(key, entry);
    entry.count++;
    if (!most || entry.count > most.count) most = entry;
  }
  return most?.home;
}
