import { makeRandom } from '../basis/index.ts';
import { estimate, makeDescent } from '../counting/index.ts';
import { type Engine, type Limits, watchLimits } from '../engine/index.ts';
import { EMPTY, isLabelingOf, type Labeling } from '../puzzle/index.ts';
import type { MarkovChain } from './chain.ts';
import { makeJacobsonMatthews } from './jacobson-matthews.ts';
import { squareOrderOf } from './latin-square.ts';
import { makeRefilling } from './refilling.ts';

/** How Latin boards are drawn: exactly, by their counts, or by a Markov chain. */
export const SAMPLING_METHODS = ['counts', 'chain'] as const;
export type SamplingMethod = (typeof SAMPLING_METHODS)[number];

export interface SamplerOptions extends Limits {
  /** By counts where all can be counted with moderate work, by a chain elsewhere, unless given. */
  readonly method?: SamplingMethod | undefined;
}

/** Draws Latin boards that complete a labeling. */
export interface Sampler {
  readonly method: SamplingMethod;
  /** The chain that is walked, where it is one. */
  readonly chain?: string | undefined;
  /** How many there are, where they were counted. */
  readonly count?: bigint | undefined;
  /** One of them; nothing if there is none, or the signal came first. The same seed gives the same one. */
  draw(seed: number, limits?: Limits): Labeling | undefined;
}

/** A sampler, or why there is none: no Latin board, or a limit that came first. */
export type PreparedSampler =
  | { readonly verdict: 'complete'; readonly sampler: Sampler }
  | { readonly verdict: 'no-board' | 'timeout' | 'aborted'; readonly sampler?: never };

/** Steps of counting before a chain is preferred, and the number of Latin boards, as a power of ten, beyond which it is not even tried. */
const STEPS = 4000;
const MOST_DIGITS = 17;
const PROBES = 20;

/** Makes a sampler of the Latin boards that complete a labeling, each with the same chance. */
export function makeSampler(engine: Engine, given: Labeling, options: SamplerOptions = {}): PreparedSampler {
  const { problem } = engine;
  if (!isLabelingOf(problem, given)) return { verdict: 'no-board' };
  const { left } = watchLimits(options);
  const { method, signal, clock } = options;
  const isCountable = (problem.constraints ?? []).length === 0;
  if (method === 'counts' || (method === undefined && isCountable && isModest(engine, given))) {
    const { verdict, descent } = makeDescent(engine, given, {
      steps: method === 'counts' ? undefined : STEPS,
      timeLimit: left(),
      signal,
      clock,
    });
    if (verdict === 'timeout' || verdict === 'aborted') return { verdict };
    if (verdict === 'complete' && !descent) return { verdict: 'no-board' };
    if (descent) {
      const draw = (seed: number) => descent.draw(makeRandom(seed));
      return { verdict: 'complete', sampler: { method: 'counts', count: descent.count, draw } };
    }
  }
  return chainSampler(engine, given, { timeLimit: left(), signal, clock });
}

/** Whether the Latin boards may be few enough to be counted, by a rough estimate. */
function isModest(engine: Engine, labeling: Labeling): boolean {
  return estimate(engine, makeRandom(1), { labeling, probes: PROBES, clock: () => 0 }).log10 <= MOST_DIGITS;
}

function chainSampler(engine: Engine, given: Labeling, limits: Limits): PreparedSampler {
  const { solution, ending } = engine.sample(given, { ...limits, seed: 0 });
  if (!solution && ending.verdict === 'complete') return { verdict: 'no-board' };
  if (!solution) return { verdict: ending.verdict === 'aborted' ? 'aborted' : 'timeout' };
  const chain = chainFor(engine, given);
  const held = new Set(engine.problem.asterisms.flat());
  const free = [...given.keys()].filter((cell) => given[cell] === EMPTY && !held.has(cell));
  return {
    verdict: 'complete',
    sampler: {
      method: 'chain',
      chain: chain.name,
      draw(seed, { signal } = {}) {
        const random = makeRandom(seed);
        const start = engine.sample(given, { seed: random.below(0x1_0000_0000), signal }).solution;
        if (!start) return undefined;
        const board = [...chain.walk(start, chain.steps, random, signal)];
        for (const cell of free) board[cell] = random.below(engine.problem.labels);
        return signal?.aborted ? undefined : board;
      },
    },
  };
}

function chainFor(engine: Engine, given: Labeling): MarkovChain {
  const square = given.every((label) => label === EMPTY) ? squareOrderOf(engine.problem) : undefined;
  return square ? makeJacobsonMatthews(square) : makeRefilling(engine, given);
}
