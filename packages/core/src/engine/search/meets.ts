import type { Problem } from '../../puzzle/index.ts';
import type { Packing } from './packing.ts';

/** Two asterisms that share two cells or more, seen from one of them. */
export interface Meet {
  readonly other: number;
  /** The cells of the other that are not shared. */
  readonly outside: readonly number[];
}

export interface Meets {
  /** For each asterism its meets. */
  readonly of: readonly (readonly Meet[])[];
  /** For each pack its slots: the n-th has, for each asterism of the pack, the bits of the cells in its n-th meet. */
  readonly slots: readonly (readonly (readonly number[])[])[];
}

/** The meets of asterisms that have guards; none at all if there would be more than `limit`. */
export function meetsOf({ asterisms }: Problem, packing: Packing, limit: number): Meets {
  const of: Meet[][] = asterisms.map(() => []);
  const slots: number[][][] = packing.packs.map(() => []);
  const holders = holdersOf(packing);
  let count = 0;
  for (const [index, { wide, runs }] of packing.packs.entries()) {
    if (wide) continue;
    for (const { asterism, cells, from } of runs)
      for (const [other, bits] of sharedBits(asterism, cells, from, holders)) {
        if (bits.length < 2) continue;
        const outside = asterisms[other]!.filter((cell) => !cells.includes(cell));
        if (outside.length === 0) continue;
        if (++count > limit) return { of: asterisms.map(() => []), slots: packing.packs.map(() => []) };
        const slot = of[asterism]!.length;
        of[asterism]!.push({ other, outside });
        slots[index]![slot] = [...(slots[index]![slot] ?? []), ...bits];
      }
  }
  return { of, slots };
}

/** For each cell the asterisms with guards that hold it. */
function holdersOf({ packs }: Packing): Map<number, number[]> {
  const holders = new Map<number, number[]>();
  for (const { wide, runs } of packs)
    if (!wide)
      for (const { asterism, cells } of runs)
        for (const cell of cells) {
          const list = holders.get(cell);
          if (list) list.push(asterism);
          else holders.set(cell, [asterism]);
        }
  return holders;
}

/** For each asterism that shares cells with a run, the bits of these cells in the run. */
function sharedBits(
  asterism: number,
  cells: readonly number[],
  from: number,
  holders: ReadonlyMap<number, readonly number[]>,
): Map<number, number[]> {
  const shared = new Map<number, number[]>();
  for (const [i, cell] of cells.entries())
    for (const other of holders.get(cell)!)
      if (other !== asterism) {
        const bits = shared.get(other);
        if (bits) bits.push(from + i);
        else shared.set(other, [from + i]);
      }
  return shared;
}
