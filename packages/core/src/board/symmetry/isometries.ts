import type { Board } from '../model/board.ts';
import type { LinearMap } from '../model/space.ts';
import { type CentredPoints, centrePoints } from './centred-points.ts';
import { deviation, fit } from './geometric-base.ts';
import { elements, images, type PermutationGroup } from './group.ts';
import { type IsometrySearchResult, searchIsometries } from './isometry-search.ts';
import { composePermutations, identity, type Permutation } from './permutation.ts';
import { pointGroupOf } from './point-group.ts';

/** The isometries of the points of a board that keep its constellation, as permutations of its cells. */
export interface SymmetryGroup extends PermutationGroup {
  /** `trivial`, `C_6`, `D_4`, `octahedral`, `chiral tetrahedral`, `D_3h`, … */
  readonly name: string;
  /** How many of its elements are reflections: in a line of the plane, or in a plane of space. */
  readonly mirrors: number;
  /** All elements, the identity first; written out when first asked for. */
  readonly permutations: readonly Permutation[];
  /** For each of `permutations` its linear map about the centroid of the points. Empty for a board without points. */
  readonly maps: readonly LinearMap[];
}

/** Beyond the errors of floating-point arithmetic. */
const FINEST = 1e-9;

/**
 * How far, as a part of the board's radius, a point may lie from where an isometry takes it. The first forgives coordinates
 * with three decimals and shows on no page; the others are for points that are almost symmetric, where it forgives too much.
 */
const TOLERANCES = [4e-3, 1e-5, FINEST];

/** Up to this many cells times elements a group is checked element by element. */
const MAX_CHECKED = 2 ** 20;

/** Files hold thousands of puzzles of one board. */
const KNOWN = new WeakMap<Board, SymmetryGroup>();

export function isometries(board: Board): SymmetryGroup {
  const known = KNOWN.get(board);
  if (known) return known;
  const found = findIsometries(board);
  KNOWN.set(board, found);
  return found;
}

function findIsometries(board: Board): SymmetryGroup {
  const placement = board.points && centrePoints(board.points);
  if (!placement) return trivial(board);
  for (const allowed of TOLERANCES) {
    // Well below the distance between points, so that no two are mistaken for each other.
    const tolerance = Math.min(allowed, placement.separation / 8);
    const found = searchIsometries(board, placement, tolerance);
    if (isGroup(board, placement, found, tolerance)) return describe(board, placement, found);
  }
  return trivial(board);
}

/**
 * Errors add up in products: near the tolerance, isometries may make a group that is larger or bends the points too much.
 * Groups too large to check, of long rings or of solids with many thousands of cells, are believed when the points are exact.
 */
function isGroup(board: Board, { points }: CentredPoints, found: IsometrySearchResult, tolerance: number): boolean {
  const { base, generators, order } = found;
  if (order * board.cells > MAX_CHECKED) return tolerance <= FINEST;
  const closed = closure(generators, base.cells, identity(board.cells), order);
  if (closed?.length !== order) return false;
  return closed.every((permutation) => {
    const map = fit(
      base,
      points,
      base.cells.map((cell) => permutation[cell]!),
    );
    return deviation(map, points, permutation) <= 2 * tolerance;
  });
}

/**
 * All products of the generators, which are to be told apart by where they take the base; undefined if they are not, or if there
 * are more than `most`.
 */
function closure(
  generators: readonly Permutation[],
  base: readonly number[],
  start: Permutation,
  most: number,
): readonly Permutation[] | undefined {
  const known = new Map([[base.join(), start]]);
  const found = [start];
  for (const element of found)
    for (const generator of generators) {
      const key = base.map((cell) => generator[element[cell]!]!).join();
      const same = known.get(key);
      if (same?.some((to, cell) => to !== generator[element[cell]!])) return undefined;
      if (same) continue;
      if (found.length === most) return undefined;
      const image = composePermutations(generator, element);
      known.set(key, image);
      found.push(image);
    }
  return found;
}

function describe(board: Board, { points }: CentredPoints, found: IsometrySearchResult): SymmetryGroup {
  const { base, generators, order } = found;
  const dimension = board.points![0]!.length;
  const rank = base.cells.length;
  const baseMaps = [...images(generators, base.cells)].map((cells) => fit(base, points, cells));
  let permutations: readonly Permutation[] | undefined;
  return {
    degree: board.cells,
    generators,
    order: BigInt(order),
    ...pointGroupOf(rank, baseMaps),
    // A ring of thousands of cells has as many elements, each as long.
    get permutations() {
      permutations ??= [...elements(this)];
      return permutations;
    },
    // An isometry is known by where it takes the base, so both lists come in the same order.
    maps: baseMaps.map((map) => map.slice(0, dimension).map((row) => row.slice(0, dimension))),
  };
}

function trivial({ cells, points }: Board): SymmetryGroup {
  const axes = identity(points?.[0]?.length ?? 0);
  return {
    degree: cells,
    generators: [],
    order: 1n,
    name: 'trivial',
    mirrors: 0,
    permutations: [identity(cells)],
    maps: points ? [axes.map((row) => axes.map((column) => Number(row === column)))] : [],
  };
}
