import { makeRandom } from '../../basis/index.ts';
import type { Engine, Signal } from '../../engine/index.ts';
import { EMPTY, type Labeling } from '../../puzzle/index.ts';
import { listFew } from '../listing/list-few.ts';
import { criticalPuzzle, makeRemover } from '../removal/index.ts';
import { rarestClues } from './rarest-clues.ts';
import { makeRemovalSize } from './removal-size.ts';

export interface LocalSearchOptions {
  readonly seed: number;
  /** What every puzzle begins with, an inscription; nothing unless given. */
  readonly beginning?: Labeling | undefined;
  /** A puzzle with one solution to go on from, instead of a random one. */
  readonly from?: Labeling | undefined;
  readonly signal?: Signal | undefined;
}

export interface FewClues {
  readonly puzzle: Labeling;
  readonly solution: Labeling;
  readonly clues: number;
}

/** A search for puzzles with few clues. What it finds is an upper bound of the minimum, never a proof. */
export interface LocalSearch {
  /** The puzzle with the fewest clues so far. */
  readonly best: FewClues;
  readonly steps: number;
  readonly restarts: number;
  /** Tries one exchange of clues; tells whether `best` has become better. */
  step(): boolean;
}

/** Steps without gain after which the search begins again elsewhere. */
const PATIENCE = 4000;
/** Solutions beyond which too many clues were taken away to find the few that decide. */
const MOST_SOLUTIONS = 3000;

/**
 * Walks over critical puzzles. A step takes a few clues away, lists the Latin boards that this admits, and looks for as
 * few clues as possible that single one of them out, often another one than before: {−2, +1} and {−3, +2} are gains, and
 * exchanges of equal size move on to where gains may be. What clues the exchange has made idle go at once.
 * Undefined if there is no Latin board.
 */
export function makeLocalSearch(engine: Engine, options: LocalSearchOptions): LocalSearch | undefined {
  const { seed, from, signal } = options;
  const { cells, labels } = engine.problem;
  const beginning = options.beginning ?? new Array<number>(cells).fill(EMPTY);
  const inscription = cluesOf(beginning);
  const random = makeRandom(seed);
  const remover = makeRemover(engine);
  const removalSize = makeRemovalSize(random);

  const fresh = (): FewClues | undefined => {
    const { solution } = engine.sample(beginning, { seed: random.below(0x1_0000_0000), signal });
    return solution && fewClues(criticalPuzzle(remover, solution, random, inscription), solution);
  };

  const exchange = ({ puzzle: before }: FewClues): FewClues | undefined => {
    const free = cluesOf(before).filter((cell) => beginning[cell] === EMPTY);
    const taken = random.shuffled(free).slice(0, removalSize.draw());
    const puzzle = [...before];
    for (const cell of taken) puzzle[cell] = EMPTY;
    const admitted = listFew(engine, puzzle, MOST_SOLUTIONS, signal);
    removalSize.tell(taken.length, admitted !== undefined);
    const added = admitted && rarestClues(admitted, labels, taken.length, random);
    if (!added) return undefined;
    for (const cell of added.cells) puzzle[cell] = added.solution[cell]!;
    // The added clues go last, so that the walk does not turn back.
    const others = random.shuffled(free.filter((cell) => puzzle[cell] !== EMPTY && !added.cells.includes(cell)));
    const groups = [...others, ...added.cells].map((cell) => [cell]);
    return fewClues(remover.reduce(added.solution, puzzle, groups, { signal }), added.solution);
  };

  const [solution] = from ? engine.list(from, { limit: 1, signal }) : [];
  const first = from && solution ? fewClues(from, solution) : fresh();
  if (!first) return undefined;
  const search = { best: first, steps: 0, restarts: 0, step };
  let current = first;
  let idle = 0;
  return search;

  function step(): boolean {
    search.steps++;
    let next: FewClues | undefined;
    if (idle++ === PATIENCE) {
      idle = 0;
      search.restarts++;
      // Every other time a new beginning, otherwise on from the best.
      next = search.restarts % 2 === 1 ? fresh() : search.best;
    } else {
      next = exchange(current);
      if (next && next.clues > current.clues) return false;
    }
    if (!next) return false;
    if (next.clues < current.clues) idle = 0;
    current = next;
    if (next.clues >= search.best.clues) return false;
    search.best = next;
    return true;
  }
}

function fewClues(puzzle: Labeling, solution: Labeling): FewClues {
  return { puzzle, solution, clues: cluesOf(puzzle).length };
}

function cluesOf(puzzle: Labeling): number[] {
  return [...puzzle.keys()].filter((cell) => puzzle[cell] !== EMPTY);
}
