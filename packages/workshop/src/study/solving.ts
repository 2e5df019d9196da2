import { type CountEnding, type CountOptions, countExactly } from '@latin-puzzles/core/counting';
import {
  type Attrition,
  type Limits,
  type ListOptions,
  type Signal,
  type Strategy,
  type StudyEnding,
  study,
} from '@latin-puzzles/core/engine';
import {
  type Classification,
  classify,
  type Labeling,
  type Listing,
  type PartialBoard,
  type Puzzle,
} from '@latin-puzzles/core/puzzle';
import type { Tools } from '../tools/index.ts';

/** How Latin boards are listed: by the engine, or by one of the strategies of the paper. */
export interface SolveOptions extends ListOptions {
  /** One of the paper's strategies, to be studied, in place of the engine. */
  readonly strategy?: Attrition | undefined;
  readonly branching?: Strategy['branching'];
  readonly instantiation?: Strategy['instantiation'];
  /** With the strategy of symmetrical no-goods: one Latin board of every class, and not its images. */
  readonly upToSymmetry?: boolean | undefined;
}

/** The Latin boards that complete a partial board, as they are found; the generator returns why it ended. */
export function listCompletions(
  tools: Tools,
  partial: PartialBoard,
  { strategy, branching, instantiation, upToSymmetry, ...options }: SolveOptions = {},
): Generator<Labeling, StudyEnding, undefined> {
  if (strategy === undefined) return tools.engineFor(partial).list(partial.labeling, options);
  const studied = { attrition: strategy, branching, instantiation, upToSymmetry };
  return study(tools.problemFor(partial), partial.labeling, studied, options);
}

/** How many there are, exactly, by the method asked for or the one that proves to be the quickest. */
export function countCompletions(tools: Tools, partial: PartialBoard, options: CountOptions = {}): CountEnding {
  return countExactly(tools.engineFor(partial), partial.labeling, options);
}

/** Up to `limit` of them, and whether there are no others or as many as were asked for. */
export function solutionsUpTo(tools: Tools, partial: PartialBoard, limit: number, limits: Limits = {}): Listing {
  const run = listCompletions(tools, partial, { ...limits, limit });
  const solutions: Labeling[] = [];
  let step = run.next();
  for (; !step.done; step = run.next()) solutions.push(step.value);
  return { solutions, decided: isDecided(step.value.verdict) };
}

/** How many solutions a partial board has, as far as it matters: only with one it is a Latin puzzle. */
export type SolutionCount = 'none' | 'one' | 'several' | 'unknown';

/** Whether a partial board has no solution, one, or several; unknown if a limit came first. */
export function solutionCountOf(tools: Tools, partial: PartialBoard, limits: Limits = {}): SolutionCount {
  const { verdict, solutions } = tools.engineFor(partial).count(partial.labeling, { ...limits, limit: 2 });
  if (!isDecided(verdict)) return 'unknown';
  return solutions === 0 ? 'none' : solutions === 1 ? 'one' : 'several';
}

/** The strongest of the paper's classes that a puzzle belongs to, with the evidence. */
export function classifyPuzzle(
  tools: Tools,
  puzzle: Puzzle,
  { timeLimit = Number.POSITIVE_INFINITY, signal, clock = Date.now }: Limits = {},
): Promise<Classification> {
  const end = clock() + timeLimit;
  const engine = tools.engineFor(puzzle);
  const over: Signal = {
    get aborted() {
      return signal?.aborted === true || clock() >= end;
    },
  };
  return classify(
    puzzle,
    async (partial, limit, known) => {
      if (!known) return solutionsUpTo(tools, partial, limit, { timeLimit: end - clock(), signal, clock });
      const { solution, verdict } = engine.another(partial.labeling, known.solution, { ...known, signal: over });
      return { solutions: solution ? [solution] : [], decided: isDecided(verdict) };
    },
    tools.problemFor(puzzle),
  );
}

function isDecided(verdict: StudyEnding['verdict']): boolean {
  return verdict === 'complete' || verdict === 'limit';
}
