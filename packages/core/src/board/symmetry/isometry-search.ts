import type { Board } from '../model/board.ts';
import { dot3, type LinearMap, orthonormal, type Vector } from '../model/space.ts';
import type { CentredPoints } from './centred-points.ts';
import { chooseBase, completions, type GeometricBase, mapBetween } from './geometric-base.ts';
import { makeIncidence } from './incidence.ts';
import { Orbits } from './orbits.ts';
import type { Permutation } from './permutation.ts';
import { PointIndex } from './point-index.ts';
import { Refinement } from './refinement.ts';

export interface IsometrySearchResult {
  readonly base: GeometricBase;
  readonly generators: readonly Permutation[];
  readonly order: number;
}

/**
 * The isometries that keep the points, each to within the tolerance, and the constellation. An isometry is fixed, up to a
 * mirror, by the images of all base cells but the last, the pivots; from the last pivot to the first, each cell of its
 * class that the isometries found so far do not reach is tried as its image, with the pivots before it fixed.
 */
export function searchIsometries(board: Board, placement: CentredPoints, tolerance: number): IsometrySearchResult {
  const { points } = placement;
  const classOf = classify(board, placement, tolerance);
  const base = chooseBase(placement, classOf, tolerance);
  const pivots = base.cells.slice(0, -1);
  const verify = verifier(board, placement, classOf, tolerance);

  /** The cells that may be the image of the next pivot after these images of the ones before. */
  function* candidates(images: readonly number[]): Generator<number> {
    const pivot = pivots[images.length]!;
    const products = [pivot, ...pivots.slice(0, images.length)].map((cell) => dot3(points[cell]!, points[pivot]!));
    // Two points off by the tolerance each, at most 1 from the origin, change the product by little more than twice it.
    const agree = (a: number, b: number, i: number) =>
      Math.abs(dot3(points[a]!, points[b]!) - products[i]!) <= 3 * tolerance;
    for (let cell = 0; cell < board.cells; cell++) {
      if (classOf[cell] !== classOf[pivot] || !agree(cell, cell, 0)) continue;
      let i = 0;
      while (i < images.length && agree(images[i]!, cell, i + 1)) i++;
      if (i === images.length) yield cell;
    }
  }

  function* maps(images: readonly number[]): Generator<LinearMap> {
    if (images.length === pivots.length) {
      const frame = orthonormal(images.map((cell) => points[cell]!));
      for (const completion of completions(base, frame)) yield mapBetween(base.frame, completion);
    } else for (const cell of candidates(images)) yield* maps([...images, cell]);
  }

  function extend(images: readonly number[]): Permutation | undefined {
    for (const map of maps(images)) {
      const permutation = verify(map);
      if (permutation) return permutation;
    }
    return undefined;
  }

  const generators: Permutation[] = [];
  const orbits = new Orbits(board.cells);
  for (const map of maps(pivots)) {
    const mirror = verify(map);
    if (!mirror || mirror.every((image, cell) => image === cell)) continue;
    generators.push(mirror);
    orbits.absorb(mirror);
  }
  let order = generators.length + 1;
  for (let level = pivots.length - 1; level >= 0; level--) {
    const fixed = pivots.slice(0, level);
    const pivot = pivots[level]!;
    let failed = new Set<number>();
    for (const cell of candidates(fixed)) {
      const orbit = orbits.find(cell);
      if (orbit === orbits.find(pivot) || failed.has(orbit)) continue;
      const permutation = extend([...fixed, cell]);
      if (!permutation) {
        failed.add(orbit);
        continue;
      }
      generators.push(permutation);
      orbits.absorb(permutation);
      failed = new Set([...failed].map((root) => orbits.find(root)));
    }
    order *= orbits.size(pivot);
  }
  return { base, generators, order };
}

/** Classes of cells that no isometry mixes: by the distance from the centroid, then by the asterisms they lie in. */
function classify(board: Board, { radii }: CentredPoints, tolerance: number): Int32Array {
  const cells = Uint32Array.from(radii.keys()).sort((a, b) => radii[a]! - radii[b]!);
  const colours = new Int32Array(board.cells);
  for (const [i, cell] of cells.entries()) {
    const before = cells[i - 1];
    if (before === undefined) continue;
    // Only a gap separates, so that cells at the same distance but for rounding never part.
    colours[cell] = colours[before]! + Number(radii[cell]! - radii[before]! > 2 * tolerance);
  }
  const asterisms = board.asterisms.map((asterism) => asterism.cells);
  return new Refinement(makeIncidence(board.cells, asterisms), colours).partition.classOf;
}

/** Makes the test of a map: the permutation that it makes of the cells, if it keeps the points and the constellation. */
function verifier(board: Board, { points }: CentredPoints, classOf: Int32Array, tolerance: number) {
  const index = new PointIndex(points, tolerance);
  const images = new Int32Array(board.cells);
  const trials = new Int32Array(board.cells);
  /** The asterisms that the cells so far of one may be taken to, in place: it is asked for every cell of large boards. */
  const targets: number[] = [];
  let trial = 0;
  return (map: LinearMap): Permutation | undefined => {
    const [[a, b, c], [d, e, f], [g, h, i]] = map as readonly [Vector, Vector, Vector];
    trial++;
    // Cell by cell along the asterisms, so that most maps that keep the points alone are refuted by the first few.
    for (const { cells } of board.asterisms) {
      let count = -1;
      for (const cell of cells) {
        if (trials[cell] !== trial) {
          const point = points[cell]!;
          const x = point[0];
          const y = point[1];
          const z = point[2];
          const image = index.find(a * x + b * y + c * z, d * x + e * y + f * z, g * x + h * y + i * z);
          if (image < 0 || classOf[image] !== classOf[cell]) return undefined;
          images[cell] = image;
          trials[cell] = trial;
        }
        const holders = board.asterismsOf[images[cell]!]!;
        if (count < 0) {
          count = 0;
          for (const asterism of holders)
            if (board.asterisms[asterism]!.cells.length === cells.length) targets[count++] = asterism;
        } else {
          const before = count;
          count = 0;
          for (let n = 0; n < before; n++) if (holds(holders, targets[n]!)) targets[count++] = targets[n]!;
        }
        if (count === 0) return undefined;
      }
    }
    return Array.from(images);
  };
}

/** Binary search in ascending numbers. */
function holds(sorted: readonly number[], wanted: number): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === wanted;
}
