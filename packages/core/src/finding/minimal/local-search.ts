import { makeRandom } from '../../basis/index.ts';
import type { Engine, Signal } from '../../engine/index.ts';
import { EMPTY, type Labeling } from '../../puzzle/index.ts';
import { criticalPuzzle, makeRemover } from '../removal/index.ts';
import { makeIdleClues } from './idle-clues.ts';
import { singleClues, unpack } from './single-clues.ts';

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

/**
 * Solutions beyond which a clue is not worth exchanging: to list them takes longer than to find another puzzle. Where few suffice
 * the walk is fastest, but it may soon have nowhere to go; so walks take turns.
 */
const REACHES = [400, 1600, 6400];
/** How many nodes a solution may take: with repeated labels solutions can be few but hard to find. */
const NODES_PER_SOLUTION = 10;
/** Solutions that may be listed without gain before the search begins again elsewhere. */
const PATIENCE = 800_000;
/** Of the clues that can take the place of one, so many are tried. */
const MOST_EXCHANGES = 8;
/** A clue that was not worth exchanging in the puzzle before is tried again one time in so many. */
const SECOND_THOUGHTS = 10;
/** So many of the best puzzles are kept to go on from. */
const MOST_BEST = 1000;

/** A critical puzzle that the walk can go on from. */
interface Stop extends FewClues {
  /** The clues that are still to be exchanged. */
  readonly untried: number[];
  /** Clues that were not worth exchanging, here or in the puzzle before. */
  readonly stiff: Set<number>;
}

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
  const idleClues = makeIdleClues(engine, random);
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

  const [solution, second] = from ? engine.list(from, { limit: 2, signal }) : [];
  const first =
    from && solution && !second ? fewClues(idleClues.drop(from, solution, freeClues(from), signal), solution) : fresh();
  if (!first) return undefined;
  const search = { best: first, steps: 0, restarts: 0, step };
  /** Puzzles with as few clues as the walk has come down to; it goes on from the last. */
  let walk: Stop[] = [];
  let level = Number.POSITIVE_INFINITY;
  /** Puzzles with as many clues as the best. */
  let bests: FewClues[] = [];
  const met = new Set<string>();
  let reach = REACHES[0]!;
  let idle = 0;
  enter(first, new Set());
  return search;

  function enter(puzzle: FewClues, stiff: ReadonlySet<number>): void {
    if (puzzle.clues < level) {
      level = puzzle.clues;
      walk = [];
      idle = 0;
    }
    met.add(keyOf(puzzle.puzzle));
    walk.push({ ...puzzle, untried: random.shuffled(freeClues(puzzle.puzzle)), stiff: new Set(stiff) });
    if (puzzle.clues < search.best.clues) {
      search.best = puzzle;
      bests = [];
    }
    if (puzzle.clues === search.best.clues && bests.length < MOST_BEST) bests.push(puzzle);
    hear(search.best);
  }

  function restart(): void {
    search.restarts++;
    reach = REACHES[search.restarts % REACHES.length]!;
    level = Number.POSITIVE_INFINITY;
    met.clear();
    // Every other time a new beginning, otherwise on from one of the best.
    enter((search.restarts % 2 === 1 ? fresh() : undefined) ?? bests[random.below(bests.length)]!, new Set());
  }

  function step(): boolean {
    search.steps++;
    const { clues } = search.best;
    const next = idle < PATIENCE ? nextExchange() : undefined;
    if (next) exchange(...next);
    else restart();
    return search.best.clues < clues;
  }

  /** A puzzle of the walk and a clue of it to take away, if any is left. */
  function nextExchange(): [Stop, number] | undefined {
    while (walk.length > 0) {
      const stop = walk.at(-1)!;
      const cell = stop.untried.pop();
      if (cell === undefined) walk.pop();
      else if (!stop.stiff.has(cell) || random.below(SECOND_THOUGHTS) === 0) return [stop, cell];
    }
    return undefined;
  }

  /** Takes a clue away and enters the puzzles that other clues make of the rest. */
  function exchange(stop: Stop, taken: number): void {
    const puzzle = stop.puzzle.with(taken, EMPTY);
    idle += reach;
    const admitted = engine.listPacked(puzzle, reach, NODES_PER_SOLUTION * reach);
    if (!admitted) {
      stop.stiff.add(taken);
      return;
    }
    stop.stiff.delete(taken);
    const kept = freeClues(puzzle);
    let tried = 0;
    for (const { cell, label, solution } of random.shuffled(singleClues(admitted, cells, labels))) {
      const exchanged = puzzle.with(cell, label);
      if (met.has(keyOf(exchanged))) continue;
      met.add(keyOf(exchanged));
      const reached = unpack(admitted, cells, solution);
      // The added clue is needed: without it there are all that were admitted.
      enter(fewClues(idleClues.drop(exchanged, reached, kept, signal), reached), stop.stiff);
      if (++tried === MOST_EXCHANGES || level < stop.clues) break;
    }
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
