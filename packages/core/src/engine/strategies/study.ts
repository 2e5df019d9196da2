import { makeRandom } from '../../basis/index.ts';
import { answerable, isLabelingOf, type Labeling, type Problem } from '../../puzzle/index.ts';
import type { Ending, ListOptions, Verdict } from '../search/options.ts';
import { BRANCHINGS, type Branching, type BranchingName } from './branching.ts';
import { INSTANTIATIONS, type Instantiation, type InstantiationName } from './instantiation.ts';
import { reduceDomains } from './polynomial.ts';
import {
  copyOf,
  domainOf,
  emptyCells,
  eraseLabel,
  makeSearchState,
  type SearchState,
  writeLabel,
} from './search-state.ts';
import { type Choices, classesOfSolutions, imagesOf } from './symmetric-no-goods.ts';
import { makeWatch, type Watch } from './watch.ts';

/**
 * The types of attrition that the paper tells apart (Palomo, Sect. 5.2), and the optimized one with symmetrical no-goods, of
 * which its footnotes speak.
 */
export const ATTRITIONS = ['exhaustive', 'backtracking', 'polynomial', 'optimized', 'symmetric-no-goods'] as const;
export type Attrition = (typeof ATTRITIONS)[number];

export interface Strategy {
  readonly attrition: Attrition;
  /** Which cell to write in, where the attrition branches: a name, or a function of one's own. */
  readonly branching?: BranchingName | Branching | undefined;
  /** In which order to try its labels. */
  readonly instantiation?: InstantiationName | Instantiation | undefined;
  /** With symmetrical no-goods: list one Latin board of every class, and not its images. */
  readonly upToSymmetry?: boolean | undefined;
}

/** Polynomial attrition may end at a board that it cannot reduce further: that is inconclusive. */
export interface StudyEnding extends Omit<Ending, 'verdict'> {
  readonly verdict: Verdict | 'inconclusive';
  /** Up to symmetry: how many Latin boards there are in the classes of those listed. */
  readonly represented?: bigint;
}

/**
 * Lists Latin boards as the paper describes it, to study how the types of attrition compare; `Engine` lists the same ones
 * a thousand times faster. A node is a vector of labels formed, or a label written by trial.
 */
export function* study(
  given: Problem,
  labeling: Labeling,
  strategy: Strategy,
  options: ListOptions = {},
): Generator<Labeling, StudyEnding, undefined> {
  const problem = answerable(given);
  const { limit = Number.POSITIVE_INFINITY } = options;
  const watch = makeWatch(problem, options);
  const position = isLabelingOf(problem, labeling) ? makeSearchState(problem, labeling) : undefined;
  const end = (verdict: StudyEnding['verdict']): StudyEnding => {
    const { nodes, solutions, represented } = watch;
    return { verdict, nodes, solutions, ...(represented === undefined ? {} : { represented }) };
  };
  if (!position) return end('complete');
  if (strategy?.attrition === 'polynomial') {
    const consistent = reduceDomains(position, watch.look);
    if (watch.stopped) return end(watch.stopped);
    if (consistent && emptyCells(position).length > 0) return end('inconclusive');
    if (consistent) {
      watch.solutions++;
      yield Array.from(position.labeling);
    }
    return end('complete');
  }
  for (const solution of search(position, strategy, options, watch)) {
    watch.solutions++;
    yield solution;
    if (watch.solutions >= limit) return end('limit');
  }
  return end(watch.stopped ?? 'complete');
}

function search(
  position: SearchState,
  strategy: Strategy,
  { seed = 0 }: ListOptions,
  watch: Watch,
): Generator<Labeling> {
  const { attrition, branching = 'first-cell', instantiation = 'in-order', upToSymmetry } = { ...strategy };
  const random = makeRandom(seed);
  const pick = typeof branching === 'function' ? branching : (BRANCHINGS[branching] ?? BRANCHINGS['first-cell']);
  const order =
    typeof instantiation === 'function' ? instantiation : (INSTANTIATIONS[instantiation] ?? INSTANTIATIONS['in-order']);

  /** Forms every vector of labels for the empty cells and looks at the board only when all are written. */
  function* exhaustive(cells: readonly number[], vector: number[]): Generator<Labeling> {
    const { labels } = position.problem;
    if (vector.length < cells.length) {
      for (let label = 0; label < labels && !watch.stopped; label++) {
        vector.push(label);
        yield* exhaustive(cells, vector);
        vector.pop();
      }
    } else if (watch.visit()) {
      let written = 0;
      while (written < cells.length && writeLabel(position, cells[written]!, vector[written]!)) written++;
      if (written === cells.length) yield Array.from(position.labeling);
      while (written > 0) eraseLabel(position, cells[--written]!);
    }
  }

  /** Writes one label after the other while the board stays a partial Latin board. */
  function* backtracking(): Generator<Labeling> {
    if (emptyCells(position).length === 0) yield Array.from(position.labeling);
    else {
      const cell = pick(position, random);
      const all = Array.from({ length: position.problem.labels }, (_, label) => label);
      for (const label of order(all, cell, position, random)) {
        if (!watch.visit()) return;
        if (!writeLabel(position, cell, label)) continue;
        yield* backtracking();
        eraseLabel(position, cell);
      }
    }
  }

  /** Reduces by theorems after every label written by trial. */
  function* optimized(here: SearchState): Generator<Labeling> {
    if (!reduceDomains(here, watch.look)) return;
    if (emptyCells(here).length === 0) yield Array.from(here.labeling);
    else {
      const cell = pick(here, random);
      for (const label of order(domainOf(here, cell), cell, here, random)) {
        if (!watch.visit()) return;
        const next = copyOf(here);
        if (writeLabel(next, cell, label)) yield* optimized(next);
      }
    }
  }

  /** One Latin board of every class, and its images unless only classes are wanted. */
  function* symmetric(): Generator<Labeling> {
    if (upToSymmetry) watch.represented = 0n;
    const choices: Choices = {
      pick: (here) => pick(here, random),
      order: (domain, cell, here) => order(domain, cell, here, random),
    };
    for (const found of classesOfSolutions(position, choices, watch)) {
      if (watch.represented !== undefined) {
        watch.represented += found.size;
        yield found.solution;
      } else if (!(yield* imagesOf(found))) {
        watch.stopped = 'memory';
        return;
      }
    }
  }

  if (attrition === 'exhaustive') return exhaustive(emptyCells(position), []);
  // A symmetry of the board need not be one of its constraints.
  if (attrition === 'symmetric-no-goods' && !position.problem.constraints) return symmetric();
  return attrition === 'backtracking' ? backtracking() : optimized(position);
}
