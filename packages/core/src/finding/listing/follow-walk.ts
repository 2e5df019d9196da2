import { type Engine, PAUSE, type Verdict, yieldToEventLoop } from '../../engine/index.ts';
import type { Labeling } from '../../puzzle/index.ts';
import type { FindingEnding } from './options.ts';
import { CompletionQuery, type Walk } from './walk.ts';
import type { WalkLimits } from './walk-limits.ts';

/** After so many milliseconds the event loop gets a turn. */
const TURN = 8;

/** A walk, and how to copy what it finds. */
export interface WalkPlan<L, T> {
  readonly walk: Walk<L>;
  copy(found: L): T;
  /** Answers the questions of the walk, if it has any. */
  readonly engine?: Engine | undefined;
}

interface Answer {
  readonly solutions: readonly Labeling[];
  readonly verdict: Verdict;
}

/** Follows a walk to its end, or until its limits tell to stop. */
export function* followWalk<L, T>(
  { walk, copy, engine }: WalkPlan<L, T>,
  limits: WalkLimits,
): Generator<T, FindingEnding, undefined> {
  limits.begin(walk);
  const events = walk.events();
  let answer: Answer = { solutions: [], verdict: 'complete' };
  for (;;) {
    const verdict = limits.look() ?? stopOf(answer);
    if (verdict) return limits.end(verdict);
    const { done, value } = events.next(answer.solutions);
    if (done) return limits.end('complete');
    if (value === PAUSE) continue;
    if (value instanceof CompletionQuery) answer = ask(engine!, value, limits);
    else {
      limits.count();
      yield copy(value);
    }
  }
}

/** The same, with a turn for the event loop every few milliseconds, also while a question is being answered. */
export async function* followWalkAsync<L, T>(
  { walk, copy, engine }: WalkPlan<L, T>,
  limits: WalkLimits,
): AsyncGenerator<T, FindingEnding, undefined> {
  limits.begin(walk);
  const events = walk.events();
  let answer: Answer = { solutions: [], verdict: 'complete' };
  let turned = limits.now();
  for (;;) {
    if (limits.now() - turned >= TURN) {
      await yieldToEventLoop();
      turned = limits.now();
    }
    const verdict = limits.look() ?? stopOf(answer);
    if (verdict) return limits.end(verdict);
    const { done, value } = events.next(answer.solutions);
    if (done) return limits.end('complete');
    if (value === PAUSE) continue;
    if (value instanceof CompletionQuery) answer = await askAsync(engine!, value, limits);
    else {
      limits.count();
      yield copy(value);
    }
  }
}

/** Why a question was left without an answer. */
function stopOf({ verdict }: Answer): Verdict | undefined {
  return verdict === 'complete' || verdict === 'limit' ? undefined : verdict;
}

function ask(engine: Engine, { labeling, limit }: CompletionQuery, limits: WalkLimits): Answer {
  const run = engine.list(labeling, { ...limits.forEngine(), limit });
  const solutions: Labeling[] = [];
  let step = run.next();
  for (; !step.done; step = run.next()) solutions.push(step.value);
  return { solutions, verdict: step.value.verdict };
}

async function askAsync(engine: Engine, { labeling, limit }: CompletionQuery, limits: WalkLimits): Promise<Answer> {
  const run = engine.listAsync(labeling, { ...limits.forEngine(), limit });
  const solutions: Labeling[] = [];
  let step = await run.next();
  for (; !step.done; step = await run.next()) solutions.push(step.value);
  return { solutions, verdict: step.value.verdict };
}
