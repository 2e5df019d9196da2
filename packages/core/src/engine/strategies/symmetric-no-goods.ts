import { applyRenaming, type Labeling, type Renaming } from '../../puzzle/index.ts';
import { reduceDomains } from './polynomial.ts';
import { copyOf, domainOf, emptyCells, type SearchState, writeLabel } from './search-state.ts';
import type { Watch } from './watch.ts';
import { makeSymmetryLook } from './written-symmetry.ts';

/** How many characters of certificates of no-goods are kept; what is met after that is not remembered. */
const MOST_REMEMBERED = 2 ** 27;

/** A Latin board that stands for its class, and how many there are in the class. */
export interface ClassOfSolutions {
  readonly solution: Labeling;
  readonly size: bigint;
  /** They take it to all of its class. */
  readonly generators: readonly Renaming[];
}

/** Which cell, and which of its labels in which order. */
export interface Choices {
  readonly pick: (position: SearchState) => number;
  readonly order: (domain: readonly number[], cell: number, position: SearchState) => readonly number[];
}

/**
 * Optimized attrition that avoids symmetrical no-goods. The group is that of the board and the clues, with exchanges of
 * labels. It lists one Latin board of every class.
 *
 * **Recording.** Every partial board met is remembered by its certificate. Another that the group takes to it is not
 * searched: its solutions are images of those below the first.
 *
 * **Images of a choice.** When a label in a cell has been searched, whatever the group takes this pair to without changing
 * what is written leaves its domain for the rest of the node. (Ostrowski, Linderoth, Rossi, Smriglio: Orbital branching,
 * Math. Program. 126, 2011; it is what Gent and Smith's symmetry breaking during search, ECAI 2000, forbids for the symmetries
 * that keep the node.)
 *
 * **Why none is lost.** A solution S that is not listed was given up at some node, because a symmetry takes it to a solution
 * that keeps to all choices on the way to a node left of it. That one was listed, or given up for one yet further left; as
 * the tree is finite this ends at one that was listed. The domains that a node inherits are narrower than what is written
 * there demands, but what they leave out was given up in this same way. It is why a certificate is of what is written alone.
 */
export function* classesOfSolutions(
  start: SearchState,
  { pick, order }: Choices,
  watch: Watch,
): Generator<ClassOfSolutions> {
  if (!watch.look()) return;
  const look = makeSymmetryLook(start.problem, Array.from(start.labeling));
  const group = look(start.labeling);
  const hasSymmetry = group.generators.length > 0;
  const seen = new Set<string>();
  let remembered = 0;

  /** Whether nothing equal to it has been met; from now on it has. */
  const isNew = (certificate: string, isSolution: boolean) => {
    if (seen.has(certificate)) return false;
    if (!isSolution) remembered += certificate.length;
    if (isSolution || remembered <= MOST_REMEMBERED) seen.add(certificate);
    return true;
  };

  function* below(here: SearchState): Generator<ClassOfSolutions> {
    if (!reduceDomains(here, watch.look)) return;
    const isSolution = emptyCells(here).length === 0;
    const symmetry = hasSymmetry ? look(here.labeling) : undefined;
    if (symmetry && !isNew(symmetry.certificate, isSolution)) return;
    if (isSolution) {
      const size = group.order / (symmetry?.order ?? 1n);
      yield { solution: Array.from(here.labeling), size, generators: group.generators };
      return;
    }
    const cell = pick(here);
    for (const label of order(domainOf(here, cell), cell, here)) {
      if (!here.domains[cell * here.problem.labels + label]) continue;
      if (!watch.visit()) return;
      const next = copyOf(here);
      writeLabel(next, cell, label);
      yield* below(next);
      if (symmetry) forbidImages(here, cell, label, symmetry.generators);
    }
  }
  yield* below(start);
}

/** Takes a label out of the domain of a cell, and so for every pair that the generators take these two to. */
function forbidImages(
  { problem, domains }: SearchState,
  cell: number,
  label: number,
  generators: readonly Renaming[],
): void {
  const { labels } = problem;
  const orbit = [cell * labels + label];
  const met = new Set(orbit);
  for (const pair of orbit) {
    domains[pair] = 0;
    for (const renaming of generators) {
      const image = renaming.cells[Math.floor(pair / labels)]! * labels + renaming.labels[pair % labels]!;
      if (met.has(image)) continue;
      met.add(image);
      orbit.push(image);
    }
  }
}

/** So many labels of Latin boards are kept while a class is listed. */
const MOST_KEPT = 2 ** 25;

/** The Latin boards of a class, the one that stands for it first; the generator returns whether these were all. */
export function* imagesOf(
  { solution, generators }: Pick<ClassOfSolutions, 'solution' | 'generators'>,
  most = MOST_KEPT,
): Generator<Labeling, boolean, undefined> {
  const orbit = [solution];
  const met = new Set([solution.join()]);
  let isWhole = true;
  for (const labeling of orbit) {
    yield labeling;
    for (const renaming of generators) {
      const image = applyRenaming(labeling, renaming);
      const key = image.join();
      if (met.has(key)) continue;
      if (orbit.length * solution.length >= most) isWhole = false;
      else {
        met.add(key);
        orbit.push(image);
      }
    }
  }
  return isWhole;
}
