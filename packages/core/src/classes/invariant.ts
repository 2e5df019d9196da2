import type { Permutation } from '../board/index.ts';
import type { Structure } from './structure.ts';

/**
 * A number that all conjugates of an element share, quick to find: of the lengths of cycles of points and of sets, of how many
 * sets points share with their images under the element and its powers, and of how all of this lies around each point and
 * set. Elements that are not conjugate may share it too.
 */
export type Invariant = (element: Permutation) => number;

/** So often every point and set looks at those around it, and so many powers of an element are looked at. */
const ROUNDS = 2;
const POWERS = 3;

export function makeInvariant({ points, sets, colours }: Structure): Invariant {
  const setsOf: number[][] = Array.from({ length: points }, () => []);
  for (const [index, held] of sets.entries()) for (const point of held) setsOf[point]!.push(index);
  const indexOf = new Map(sets.map((held, index) => [keyOf(held, colours[index]!), index]));
  const pointSigns = new Int32Array(points);
  const setSigns = new Int32Array(sets.length);
  const next = new Int32Array(points);
  const kinds = setKinds(sets, colours);
  const shared = sharedSets(points, sets, kinds);

  return (element) => {
    const images = sets.map((held, index) => {
      const image = held.map((point) => element[point]!);
      return indexOf.get(keyOf(image, colours[index]!))!;
    });
    cycleLengths(element, pointSigns);
    cycleLengths(images, setSigns);
    for (let point = 0; point < points; point++)
      for (let power = 1, at = element[point]!; power <= POWERS; power++, at = element[at]!)
        pointSigns[point] = mix(31 * pointSigns[point]! + shared[point * points + at]!);
    for (let index = 0; index < sets.length; index++) setSigns[index] = mix(31 * setSigns[index]! + kinds[index]!);
    for (let round = 0; round < ROUNDS; round++) {
      for (let index = 0; index < sets.length; index++) {
        let sum = 31 * setSigns[index]!;
        for (const point of sets[index]!) sum += mix(pointSigns[point]!);
        setSigns[index] = mix(sum);
      }
      for (let point = 0; point < points; point++) {
        let sum = 31 * pointSigns[point]! + 17 * pointSigns[element[point]!]!;
        for (const index of setsOf[point]!) sum += mix(setSigns[index]!);
        next[point] = mix(sum);
      }
      pointSigns.set(next);
    }
    let total = 0;
    for (const sign of pointSigns) total += mix(sign);
    for (const sign of setSigns) total += mix(sign ^ 0x55555555);
    return total | 0;
  };
}

/** For each set a number that its images under automorphisms have too: of its colour, and of how it meets the others. */
function setKinds(sets: Structure['sets'], colours: readonly number[]): number[] {
  return sets.map((held, index) => {
    const members = new Set(held);
    let sum = mix(31 * held.length + colours[index]!);
    for (const [other, others] of sets.entries())
      sum += mix(31 * others.filter((point) => members.has(point)).length + colours[other]!);
    return mix(sum);
  });
}

/** For every two points what sets of which kinds they share, as a number. */
function sharedSets(points: number, sets: Structure['sets'], kinds: readonly number[]): Int32Array {
  const shared = new Int32Array(points * points);
  for (const [index, held] of sets.entries())
    for (const a of held) for (const b of held) shared[a * points + b]! += mix(1 + kinds[index]!);
  return shared;
}

function keyOf(held: readonly number[], colour: number): string {
  return `${colour}:${held.toSorted((a, b) => a - b)}`;
}

function cycleLengths(element: Permutation, lengths: Int32Array): void {
  lengths.fill(0);
  for (let start = 0; start < element.length; start++) {
    if (lengths[start] !== 0) continue;
    let length = 0;
    for (let at = start; length === 0 || at !== start; at = element[at]!) length++;
    for (let at = start, left = length; left > 0; at = element[at]!, left--) lengths[at] = length;
  }
}

/** Spreads a number over 32 bits (the finalizer of MurmurHash3, Appleby), so that sums of several tell them apart. */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
