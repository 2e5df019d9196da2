import type { Placement, Position, Theorem } from '../../../src/attrition/index.ts';

/**
 * Fish as the theorem defines them, by trying every family of bases and covers: disjoint bases up to a size; covers and
 * places left bare no more than that and what is spare; a cost of at most what the bases need and what is spare.
 */
export function everyFish(size: number, spare: number): Pick<Theorem, 'steps'> {
  return {
    *steps(position) {
      for (let label = 0; label < position.shape.labels; label++) {
        const removals = new Map<number, Placement>();
        const writes = new Map<number, Placement>();
        for (const { cell, holds } of conclusions(position, label, size, spare))
          (holds ? writes : removals).set(cell, { cell, label });
        if (writes.size + removals.size === 0) continue;
        const premises = { terms: [] };
        yield { theorem: 'every fish', writes: [...writes.values()], removals: [...removals.values()], premises };
      }
    },
  };
}

interface Conclusion {
  readonly cell: number;
  readonly holds: boolean;
}

function* conclusions(position: Position, label: number, size: number, spare: number): Generator<Conclusion> {
  const { asterisms, labels } = position.shape;
  const placesOf = asterisms.map((cells) => position.placesAmong(cells, label));
  const needOf = (family: readonly number[]) => family.reduce((sum, a) => sum + position.needs[a * labels + label]!, 0);
  const open = [...asterisms.keys()].filter((a) => placesOf[a]!.length > 0);
  for (const bases of subsets(open, size)) {
    const held = bases.flatMap((base) => placesOf[base]!);
    if (bases.length === 0 || new Set(held).size < held.length) continue;
    const others = open.filter((a) => !bases.includes(a) && placesOf[a]!.some((cell) => held.includes(cell)));
    for (const covers of subsets(others, size + spare)) {
      const excess = needOf(covers) - needOf(bases);
      if (excess > spare) continue;
      const covered = covers.flatMap((cover) => placesOf[cover]!);
      const bare = held.filter((cell) => !covered.includes(cell));
      const slack = excess + bare.length;
      if (covers.length + bare.length > size + spare || slack > spare) continue;
      // No way to hold the label as often as the bases need it.
      if (slack < 0) yield* held.map((cell) => ({ cell, holds: false }));
      if (slack === 0) yield* bare.map((cell) => ({ cell, holds: true }));
      for (const cell of new Set(covered)) {
        const weight = covered.filter((other) => other === cell).length - (held.includes(cell) ? 1 : 0);
        if (weight > slack) yield { cell, holds: false };
      }
    }
  }
}

/** The subsets of at most so many items. */
function* subsets<T>(items: readonly T[], most: number): Generator<T[]> {
  yield [];
  if (most === 0) return;
  for (const [i, item] of items.entries())
    for (const rest of subsets(items.slice(i + 1), most - 1)) yield [item, ...rest];
}
