import { extendLadder, type LadderAddition, shapeOf } from '../../attrition/index.ts';
import { excerpt, failure, makeRandom, must, type Random, type Result, success } from '../../basis/index.ts';
import { type Engine, makeEngine, type Sample, type Signal } from '../../engine/index.ts';
import {
  type Constraint,
  EMPTY,
  emptyPartialBoard,
  type Labeling,
  type Multiset,
  makePuzzle,
  problemOf,
} from '../../puzzle/index.ts';
import { withSukaku } from '../../rating/index.ts';
import { makeSampler } from '../../sampling/index.ts';
import { makeRemover } from '../removal/index.ts';
import type { PuzzleGenerator, Rejected } from './attempt.ts';
import { possiblePatterns } from './checks.ts';
import { difficultyFor } from './difficulty.ts';
import { sampleWithin } from './effort.ts';
import { WISHES_FAULTS } from './faults.ts';
import { fewestClues } from './floor.ts';
import { findMistyped } from './form.ts';
import { inscribe, multisetFor, type PlacedInscription } from './inscription.ts';
import { makeJudge } from './judge.ts';
import { mostClues } from './natural-clues.ts';
import { notesOn } from './notes.ts';
import { type Pattern, patternsFor } from './pattern.ts';
import { BLOCK_LIST } from './rude-words.ts';
import { searchPuzzle } from './search.ts';
import { varyBoard } from './variation.ts';
import type { Range, Wishes } from './wishes.ts';
import { makeWordFinder, type WordAppearance } from './words.ts';

/** Latin boards that are tried in one attempt before the words they spell are blamed. */
const BOARDS = 20;
const SEEDS = 0x1_0000_0000;
/** A Latin board that takes a search more nodes than these is hard to find: no board of the catalog asks for a tenth of them. */
const HARD = 50_000;

/** What holds of puzzles beyond asterisms, and theorems of one's own to judge them by. Functions are among it: it is not data. */
export interface GeneratorExtensions {
  readonly constraints?: readonly Constraint[] | ((multiset: Multiset) => readonly Constraint[]) | undefined;
  readonly theorems?: readonly LadderAddition[] | undefined;
}

/**
 * Makes a generator, or tells why no puzzle can be as wished. On large boards that takes a while: if the signal comes
 * meanwhile, the generator is one whose attempts are stopped already.
 */
export function makeGenerator(
  wishes: Wishes,
  extensions?: GeneratorExtensions,
  signal?: Signal,
): Result<PuzzleGenerator> {
  const { constraints: asked = [], theorems } = { ...extensions };
  const mistyped = findMistyped(wishes);
  if (mistyped) return failure(WISHES_FAULTS, 'wishes.form', mistyped, { given: excerpt(wishes?.[mistyped]) });
  const { board, critical = false, words = [] } = wishes;
  const multiset = multisetFor(wishes);
  if (!multiset.ok) return multiset;
  const empty = emptyPartialBoard(board, multiset.value);
  if (!empty.ok) return empty;
  const constraints = typeof asked === 'function' ? asked(multiset.value) : asked;
  const problem = problemOf(board, multiset.value, constraints);
  const engine = makeEngine(problem);
  const possible = checkBoard(engine, empty.value.labeling, signal);
  if (!possible.ok) return possible;
  if (signal?.aborted) return success(STOPPED_GENERATOR);
  const inscribed: Result<PlacedInscription> = wishes.inscription
    ? inscribe(board, multiset.value, wishes.inscription, engine, signal)
    : success({ cells: [], labeling: empty.value.labeling });
  if (signal?.aborted) return success(STOPPED_GENERATOR);
  if (!inscribed.ok) return inscribed;
  const { cells: inscription, labeling: beginning } = inscribed.value;
  const shape = shapeOf(problem);
  const difficulty = difficultyFor(wishes, shape, extendLadder(theorems, constraints));
  if (!difficulty.ok) return difficulty;
  if (signal?.aborted) return success(STOPPED_GENERATOR);
  const drawn = patternsFor(wishes, inscription);
  if (!drawn.ok) return drawn;
  const patterns = possiblePatterns(wishes, multiset.value, drawn.value, inscription, constraints.length > 0);
  if (!patterns.ok) return patterns;
  if (signal?.aborted) return success(STOPPED_GENERATOR);

  const named = constraints.length > 0 ? { constraintNames: constraints.map(({ name }) => name) } : {};
  const clues = wantedClues(wishes, multiset.value, patterns.value[0]!, constraints.length > 0);
  const drawBoard = wishes.uniform
    ? uniformDrawer(engine, beginning, signal)
    : boardDrawer(engine, beginning, inscription.length === 0 ? possible.value : undefined, signal);
  if (signal?.aborted) return success(STOPPED_GENERATOR);
  const judge = makeJudge(shape, difficulty.value);
  const remover = makeRemover(engine);
  const blocked = words === false ? [] : [...BLOCK_LIST, ...words];
  const findWord = makeWordFinder(board, multiset.value, blocked, inscription);
  return success({
    inscription,
    notes: notesOn(wishes, patterns.value[0]!, inscription, blocked, multiset.value.labels),
    attempt(seed, signal) {
      const random = makeRandom(seed);
      const { solution, rejected } = sampleBoard(drawBoard, random, findWord, signal);
      if (!solution) return rejected;
      const pattern = patterns.value[random.below(patterns.value.length)]!;
      const start = remover.reduce(solution, solution, [pattern.barred], { signal });
      if (signal?.aborted) return STOPPED;
      if (pattern.barred.some((cell) => start[cell] !== EMPTY)) return { found: false, because: 'mask' };
      const plan = { solution, pattern, inscription, critical, clues, remover, judge, random, signal };
      const { labeling, flaw, ...assessment } = searchPuzzle(plan, start);
      if (signal?.aborted) return STOPPED;
      if (flaw) return { found: false, because: flaw.because, detail: flaw.detail, near: flaw.near };
      const puzzle = must(makePuzzle({ board, multiset: multiset.value, labeling, inscription, solution, ...named }));
      const described = judge.describe(labeling, assessment, signal);
      const rating = withSukaku(described.rating, puzzle, wishes.scale);
      return signal?.aborted ? STOPPED : { found: true, puzzle, ...described, rating };
    },
  });
}

/** How many clues a puzzle has: as wished, or else as is natural for its level. The Latin board itself leaves nothing to solve. */
function wantedClues(
  { board, level, clues, critical }: Wishes,
  multiset: Multiset,
  pattern: Pattern,
  isConstrained: boolean,
): Range {
  if (clues || critical)
    return { least: clues?.least, most: Math.min(clues?.most ?? Number.POSITIVE_INFINITY, board.cells - 1) };
  const fewest = isConstrained ? pattern.forced.length : fewestClues(board, multiset, pattern);
  return { most: mostClues(level, board.cells, fewest) };
}

const STOPPED: Rejected = { found: false, because: 'stopped' };
const STOPPED_GENERATOR: PuzzleGenerator = { inscription: [], notes: [], attempt: () => STOPPED };

/** The Latin board that was found, if any; a fault where there is none. */
function checkBoard(engine: Engine, empty: Labeling, signal: Signal | undefined): Result<Sample> {
  const sample = sampleWithin(engine, empty, 0, signal);
  if (sample.solution || sample.ending.verdict !== 'complete') return success(sample);
  return failure(WISHES_FAULTS, 'wishes.no-board', 'board');
}

/** A Latin board that carries the inscription, the same for the same seed; nothing if none was found. */
type BoardDrawer = (seed: number, signal?: Signal) => Labeling | undefined;

/**
 * The first that a search in random order meets. Where already the first of all, if it is at hand, is hard to find, it is varied instead.
 */
function boardDrawer(
  engine: Engine,
  beginning: Labeling,
  first: Sample | undefined,
  signal: Signal | undefined,
): BoardDrawer {
  const { solution, ending } = first ?? sampleWithin(engine, beginning, 0, signal);
  if (solution && ending.nodes > HARD) return (seed, asked) => varyBoard(engine, beginning, solution, seed, asked);
  return (seed, asked) => sampleWithin(engine, beginning, seed, asked).solution;
}

/** One that is drawn with the same chance as every other. */
function uniformDrawer(engine: Engine, beginning: Labeling, signal: Signal | undefined): BoardDrawer {
  const made = makeSampler(engine, beginning, { signal });
  return (seed, asked) => made.sampler?.draw(seed, { signal: asked });
}

type Sampled = { solution: Labeling; rejected?: never } | { solution?: never; rejected: Rejected };

/** A random Latin board that spells no word by accident. */
function sampleBoard(
  drawBoard: BoardDrawer,
  random: Random,
  findWord: (labeling: Labeling) => WordAppearance | undefined,
  signal: Signal | undefined,
): Sampled {
  let found: WordAppearance | undefined;
  for (let board = 0; board < BOARDS; board++) {
    const solution = drawBoard(random.below(SEEDS), signal);
    if (signal?.aborted) return { rejected: STOPPED };
    if (!solution) return { rejected: { found: false, because: 'no-board' } };
    found = findWord(solution);
    if (!found) return { solution };
  }
  return { rejected: { found: false, because: 'words', detail: found?.word } };
}
