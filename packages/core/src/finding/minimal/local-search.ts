import { makeRandom } from '../../basis/index.ts';
import type { Engine, Signal } from '../../engine/index.ts';
import { EMPTY, type Labeling } from '../../puzzle/index.ts';
import { listFew } from '../listing/list-few.ts';
import { criticalPuzzle, makeRemover } from '../removal/index.ts';
import { singleClues } from './single-clues.ts';

export interface LocalSearchOptions {
  readonly seed: number;
  /** What every puzzle begins with, an inscription; nothing unless given. */
  readonly beginning?: Labeling | undefined;
  /** A puzzle with one solution to go on from, instead of a random one. */
  readonly from?: Labeling | undefined;
  /** Where it comes in the middle of a step, the search has what it found up to then. */
  readonly signal?: Signal | undefined;
  /** Hears of the best puzzle whenever it has become better, also in the middle of a step. */
  readonly onBest?: ((best: FewClues) => void) | undefined;
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
  /** Tries to exchange one clue for others; tells whether `best` has become better. */
  step(): boolean;
}

/** Steps without gain after which the search begins again elsewhere. */
const PATIENCE = 2000;
/** Solutions beyond which a clue is not worth exchanging: to list them takes longer than to find another puzzle. */
const MOST_SOLUTIONS = 2000;
/** The same where solutions are few but hard to find, as with repeated labels. */
const MOST_NODES = 20_000;
/** Of the clues that can take the place of one, so many are tried. */
const MOST_EXCHANGES = 16;

/**
 * Walks over critical puzzles by exchanges of one clue. A step takes a clue away and lists the Latin boards that this admits:
 * each clue that only one of them agrees with makes a puzzle again, mostly with another solution. What clues the exchange
 * has made idle go at once, which is where gains come from. No puzzle is met twice; where a walk ends, it goes on from
 * the last puzzle that it has passed by. Undefined if there is no Latin board.
 */
export function makeLocalSearch(engine: Engine, options: LocalSearchOptions): LocalSearch | undefined {
  const { seed, from, signal, onBest } = options;
  const { cells, labels } = engine.problem;
  const beginning = options.beginning ?? new Array<number>(cells).fill(EMPTY);
  const inscription = cluesOf(beginning);
  const random = makeRandom(seed);
  const remover = makeRemover(engine);
  const freeClues = (puzzle: Labeling) => cluesOf(puzzle).filter((cell) => beginning[cell] === EMPTY);

  let fewest = Number.POSITIVE_INFINITY;
  const hear = (found: FewClues) => {
    if (found.clues >= fewest) return;
    fewest = found.clues;
    onBest?.(found);
  };

  const fresh = (): FewClues | undefined => {
    const { solution } = engine.sample(beginning, { seed: random.below(0x1_0000_0000), signal });
    if (!solution) return undefined;
    const onReduced = (puzzle: Labeling) => hear(fewClues(puzzle, solution));
    return fewClues(criticalPuzzle(remover, solution, random, inscription, { signal, onReduced }), solution);
  };

  const [solution] = from ? engine.list(from, { limit: 1, signal }) : [];
  const first = from && solution ? fewClues(from, solution) : fresh();
  if (!first) return undefined;
  const search = { best: first, steps: 0, restarts: 0, step };
  let current = first;
  /** The clues of the current puzzle that are still to be exchanged. */
  let untried: number[] = [];
  /** Puzzles with as many clues as the current one that the walk has not gone on from. */
  let passed: FewClues[] = [];
  const met = new Set<string>();
  let idle = 0;
  enter(first);
  return search;

  function enter(puzzle: FewClues): void {
    current = puzzle;
    untried = random.shuffled(freeClues(puzzle.puzzle));
    met.add(keyOf(puzzle.puzzle));
    if (puzzle.clues < search.best.clues) search.best = puzzle;
    hear(search.best);
  }

  function restart(): void {
    search.restarts++;
    idle = 0;
    passed = [];
    met.clear();
    // Every other time a new beginning, otherwise on from the best.
    enter((search.restarts % 2 === 1 ? fresh() : undefined) ?? search.best);
  }

  function step(): boolean {
    search.steps++;
    const { clues } = search.best;
    const next = untried.length === 0 ? passed.pop() : undefined;
    if (idle++ === PATIENCE || (untried.length === 0 && !next)) restart();
    else if (next) enter(next);
    const cell = untried.pop();
    if (cell !== undefined) exchange(cell);
    return search.best.clues < clues;
  }

  /** Walks on to a puzzle without this clue, the one with the fewest if there are several. */
  function exchange(taken: number): void {
    const puzzle = current.puzzle.with(taken, EMPTY);
    const admitted = listFew(engine, puzzle, MOST_SOLUTIONS, { signal, mostNodes: MOST_NODES });
    if (!admitted) return;
    const kept = freeClues(puzzle);
    let tried = 0;
    let least: FewClues | undefined;
    for (const { cell, label, solution } of random.shuffled(singleClues(admitted, labels))) {
      const exchanged = puzzle.with(cell, label);
      if (met.has(keyOf(exchanged))) continue;
      met.add(keyOf(exchanged));
      // The added clue goes last, so that the walk does not turn back.
      const groups = [...random.shuffled(kept), cell].map((clue) => [clue]);
      const reached = fewClues(remover.reduce(solution, exchanged, groups, { signal }), solution);
      if (least && reached.clues >= least.clues) passed.push(reached);
      else {
        if (least) passed.push(least);
        least = reached;
      }
      if (++tried === MOST_EXCHANGES || reached.clues < current.clues) break;
    }
    if (!least) return;
    if (least.clues < current.clues) {
      passed = [];
      idle = 0;
    }
    enter(least);
  }
}

function fewClues(puzzle: Labeling, solution: Labeling): FewClues {
  return { puzzle, solution, clues: cluesOf(puzzle).length };
}

function cluesOf(puzzle: Labeling): number[] {
  return Array.isArray(puzzle) ? [...puzzle.keys()].filter((cell) => puzzle[cell] !== EMPTY) : [];
}

/** One character a cell. */
function keyOf(puzzle: Labeling): string {
  return String.fromCharCode(...puzzle.map((label) => label + 1));
}
