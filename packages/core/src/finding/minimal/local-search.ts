import { makeRandom } from '../../basis/index.ts';
import type { Engine, Signal } from '../../engine/index.ts';
import { EMPTY, type Labeling } from '../../puzzle/index.ts';
import { criticalPuzzle, makeRemover } from '../removal/index.ts';
import { type FewClues, makeExchangeWalk, type Stop } from './exchange-walk.ts';
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

/** A search for puzzles with few clues. What it finds is an upper bound of the minimum, never a proof. */
export interface LocalSearch {
  /** The puzzle with the fewest clues so far. */
  readonly best: FewClues;
  readonly steps: number;
  /** How often it has begun anew, elsewhere or from a puzzle that was changed in several clues. */
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
const PATIENCE = 200_000;
/** Of the clues that can take the place of one, so many are tried. */
const MOST_EXCHANGES = 8;
/** Walks from one beginning elsewhere to the next: one from it, half of the others on from where they have led, half from the best. */
const ROUND = 16;
/** A kick gives a puzzle so many clues more at least, and fewer than twice as many. */
const KICK = 4;
/** So many of the best puzzles are kept to go on from. */
const MOST_BEST = 1000;

/**
 * Walks over critical puzzles by exchanges of one clue. A step takes a clue away and lists the Latin boards that this admits:
 * each clue that only one of them agrees with makes a puzzle again, mostly with another solution. What clues the exchange
 * has made idle go at once, which is where gains come from. No puzzle is met twice on a walk. Where it ends, another begins: mostly
 * from a good puzzle after a kick, which gives it other clues of the same solution. Undefined if there is no Latin board.
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
  let walk = makeExchangeWalk(random);
  /** What the walks of a round have led to. */
  let reached = first;
  /** Puzzles with as many clues as the best. */
  let bests: FewClues[] = [];
  const met = new Set<string>();
  let reach = REACHES[0]!;
  let idle = 0;
  enter(first, new Set());
  return search;

  function enter(puzzle: FewClues, stiff: ReadonlySet<number>): void {
    if (!walk.lowest || puzzle.clues < walk.lowest.clues) idle = 0;
    met.add(keyOf(puzzle.puzzle));
    walk.add({ ...puzzle, untried: random.shuffled(freeClues(puzzle.puzzle)), stiff: new Set(stiff) });
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
    if (walk.lowest!.clues <= reached.clues) reached = walk.lowest!;
    walk = makeExchangeWalk(random);
    met.clear();
    const turn = search.restarts % ROUND;
    const elsewhere = turn === 1 ? fresh() : undefined;
    if (elsewhere) reached = elsewhere;
    enter(elsewhere ?? kicked(1 < turn && turn <= ROUND / 2 ? reached : bests[random.below(bests.length)]!), new Set());
  }

  /** A critical puzzle with the same solution, in which some clues at random have taken the place of others. */
  function kicked({ puzzle, solution }: FewClues): FewClues {
    const before = freeClues(puzzle);
    const empty = random.shuffled([...puzzle.keys()].filter((cell) => puzzle[cell] === EMPTY));
    const more = [...puzzle];
    for (const cell of empty.slice(0, KICK + random.below(KICK))) more[cell] = solution[cell]!;
    const changed = idleClues.drop(more, solution, before, signal);
    return fewClues(idleClues.drop(changed, solution, freeClues(changed), signal), solution);
  }

  function step(): boolean {
    search.steps++;
    const { clues } = search.best;
    const next = idle < PATIENCE ? walk.next() : undefined;
    if (next) exchange(...next);
    else restart();
    return search.best.clues < clues;
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
      const own = unpack(admitted, cells, solution);
      // The added clue is needed: without it there are all that were admitted.
      const found = fewClues(idleClues.drop(exchanged, own, kept, signal), own);
      enter(found, stop.stiff);
      if (++tried === MOST_EXCHANGES || found.clues < stop.clues) break;
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
