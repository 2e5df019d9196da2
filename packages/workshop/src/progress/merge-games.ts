import type { HistoryRecord } from '../play/index.ts';

/** A point of a history, and what was done from there. */
interface Point {
  name?: string;
  readonly onward: Map<string, Point>;
}

/**
 * All that was played in two histories of one game, standing where the first does. Branches come in the order of their
 * moves, not of time, so that whoever merges with whom, in whatever order, arrives at the same; of two names for one point the
 * greater stays.
 */
export function mergeHistoryRecords(leading: HistoryRecord, other: HistoryRecord): HistoryRecord {
  const start: Point = { onward: new Map() };
  const points = grow(start, leading);
  grow(start, other);
  const moves: [number, string][] = [];
  const places = new Map<Point, number>([[start, 0]]);
  // A path of its own, not a call each: games may be thousands of moves long.
  const waiting = onwardOf(start).map(([move, point]) => ({ parent: 0, move, point }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const here = moves.push([next.parent, next.move]);
    places.set(next.point, here);
    for (const [move, point] of onwardOf(next.point)) waiting.push({ parent: here, move, point });
  }
  const names = [...places].flatMap(([{ name }, place]) =>
    name === undefined ? [] : [[String(place), name] as const],
  );
  const trials = leading.trials?.map((node) => places.get(points[node]!)!) ?? [];
  return {
    moves,
    at: places.get(points[leading.at]!)!,
    ...(names.length > 0 ? { names: Object.fromEntries(names) } : {}),
    ...(trials.length > 0 ? { trials } : {}),
  };
}

/** The last first, as they are taken from the end of the list. */
function onwardOf({ onward }: Point): [string, Point][] {
  return [...onward].sort(([a], [b]) => (a < b ? 1 : -1));
}

/** Adds a history; gives its points by their numbers. */
function grow(start: Point, { moves, names = {} }: HistoryRecord): Point[] {
  const points = [start];
  for (const [parent, move] of moves) {
    const { onward } = points[parent]!;
    const point = onward.get(move) ?? { onward: new Map() };
    onward.set(move, point);
    points.push(point);
  }
  for (const [node, name] of Object.entries(names)) {
    const point = points[Number(node)]!;
    if (point.name === undefined || point.name < name) point.name = name;
  }
  return points;
}
