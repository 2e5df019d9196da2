import { makeRandom } from '../../basis/index.ts';
import type { Engine, PackedLabelings, Signal } from '../../engine/index.ts';
import { EMPTY, type Labeling } from '../../puzzle/index.ts';
import { makeIdleClues } from '../minimal/idle-clues.ts';
import { unpack } from '../minimal/single-clues.ts';
import { criticalPuzzle, makeRemover } from '../removal/index.ts';

export interface ManyCluesOptions {
  readonly seed: number;
  /** What every puzzle begins with, an inscription; nothing unless given. */
  readonly beginning?: Labeling | undefined;
  /** A puzzle with one solution to go on from, instead of a random one. */
  readonly from?: Labeling | undefined;
  readonly signal?: Signal | undefined;
}

/** A critical puzzle. */
export interface ManyClues {
  readonly puzzle: Labeling;
  readonly solution: Labeling;
  readonly clues: number;
}

/** A search for critical puzzles with many clues. What it finds is a lower bound of the most, never a proof. */
export interface ManyCluesSearch {
  /** The puzzle with the most clues so far. */
  readonly best: ManyClues;
  readonly steps: number;
  /** Tries to exchange one clue for more; tells whether `best` has become better. */
  step(): boolean;
}

/** Solutions beyond which they are not listed, and the nodes that this may take. */
const REACH = 200;
const NODES = 2000;
/** A puzzle with a clue less is taken one time in so many; one with still fewer is not. */
const RELUCTANCE = 1000;
/** One time in so many the exchange leads to another solution. */
const NEW_SOLUTION = 10;
/** Of so many cells at random the one is taken that leaves most solutions. */
const TRIALS = 4;
/** Steps without gain after which the search begins anew. */
const PATIENCE = 5000;

/**
 * Walks over critical puzzles. A step takes a clue away and gives others instead, one after the other, each of which leaves as
 * many of the Latin boards that this admits as it can, until one is left: the less a clue says, the more of them are needed.
 * Then idle clues go. Puzzles with fewer clues are seldom taken. Undefined if there is no Latin board.
 */
export function makeManyCluesSearch(engine: Engine, options: ManyCluesOptions): ManyCluesSearch | undefined {
  const { seed, from, signal } = options;
  const { cells } = engine.problem;
  const beginning = options.beginning ?? new Array<number>(cells).fill(EMPTY);
  const random = makeRandom(seed);
  const remover = makeRemover(engine);
  const idleClues = makeIdleClues(engine, random);
  const isFree = (puzzle: Labeling, cell: number) => puzzle[cell] !== EMPTY && beginning[cell] === EMPTY;
  const freeClues = (puzzle: Labeling) => [...puzzle.keys()].filter((cell) => isFree(puzzle, cell));

  const fresh = (): ManyClues | undefined => {
    const { solution } = engine.sample(beginning, { seed: random.below(0x1_0000_0000), signal });
    if (!solution) return undefined;
    const keep = [...beginning.keys()].filter((cell) => beginning[cell] !== EMPTY);
    return manyClues(criticalPuzzle(remover, solution, random, keep, { signal }), solution);
  };

  const [solution, second] = from ? engine.list(from, { limit: 2, signal }) : [];
  const first =
    from && solution && !second
      ? manyClues(idleClues.drop(from, solution, freeClues(from), signal), solution)
      : fresh();
  if (!first) return undefined;
  const search = { best: first, steps: 0, step };
  let now = first;
  let idle = 0;
  return search;

  function step(): boolean {
    search.steps++;
    const next = idle < PATIENCE ? exchange() : restart();
    idle++;
    if (!next) return false;
    const less = now.clues - next.clues;
    if (less <= 0 || idle === 1 || (less === 1 && random.below(RELUCTANCE) === 0)) now = next;
    if (less < 0) idle = 0;
    if (now.clues <= search.best.clues) return false;
    search.best = now;
    return true;
  }

  /** On from the best, every other time from elsewhere. */
  function restart(): ManyClues | undefined {
    idle = 0;
    return random.below(2) === 0 ? search.best : fresh();
  }

  function exchange(): ManyClues | undefined {
    const clues = freeClues(now.puzzle);
    if (clues.length === 0) return undefined;
    const taken = clues[random.below(clues.length)]!;
    const rest = now.puzzle.with(taken, EMPTY);
    const admitted = engine.listPacked(rest, REACH, NODES);
    const solution =
      admitted && random.below(NEW_SOLUTION) === 0
        ? unpack(admitted, cells, random.below(admitted.length / cells))
        : now.solution;
    const given = admitted ? fewerAtATime(rest, solution, taken, admitted) : oneAtATime(rest, solution, taken);
    if (!given || signal?.aborted) return undefined;
    return manyClues(idleClues.drop(given, solution, freeClues(given), signal), solution);
  }

  /** Gives clues of the solution, none in the cell avoided, until it is the only one of those admitted. */
  function fewerAtATime(
    puzzle: Labeling,
    solution: Labeling,
    avoided: number,
    admitted: PackedLabelings,
  ): Labeling | undefined {
    const given = [...puzzle];
    let left = Array.from({ length: admitted.length / cells }, (_, i) => i * cells);
    const agreeing = (cell: number) => left.filter((at) => admitted[at + cell] === solution[cell]);
    while (left.length > 1) {
      const telling = [...given.keys()].filter(
        (cell) => cell !== avoided && left.some((at) => admitted[at + cell] !== solution[cell]),
      );
      if (telling.length === 0) return undefined;
      const trials = Array.from({ length: TRIALS }, () => telling[random.below(telling.length)]!);
      const { cell, rest } = trials
        .map((cell) => ({ cell, rest: agreeing(cell) }))
        .reduce((best, trial) => (trial.rest.length > best.rest.length ? trial : best));
      given[cell] = solution[cell]!;
      left = rest;
    }
    return given;
  }

  /** The same where they are too many to list: each clue shuts one of them out. */
  function oneAtATime(puzzle: Labeling, solution: Labeling, avoided: number): Labeling | undefined {
    const given = [...puzzle];
    while (!signal?.aborted) {
      const other = engine.another(given, solution, { signal }).solution;
      if (!other) return given;
      const telling = [...given.keys()].filter((cell) => cell !== avoided && other[cell] !== solution[cell]);
      if (telling.length === 0) return undefined;
      const cell = telling[random.below(telling.length)]!;
      given[cell] = solution[cell]!;
    }
    return undefined;
  }
}

function manyClues(puzzle: Labeling, solution: Labeling): ManyClues {
  return { puzzle, solution, clues: puzzle.filter((label) => label !== EMPTY).length };
}
