import { type Engine, PAUSE, turn, type Verdict } from '../../engine/index.ts';
import type { Labeling } from '../../puzzle/index.ts';
import type { FindingEnding } from './options.ts';
import { CompletionQuery, type Walk } from './walk.ts';
import type { Watch } from './watch.ts';

/** After so many milliseconds the event loop gets a turn. */
const TURN = 8;

/** A walk, and how to copy what it finds. */
export interface Course<L, T> {
  readonly walk: Walk<L>;
  copy(found: L): T;
  /** Answers the questions of the walk, if it has any. */
  readonly engine?: Engine | undefined;
}

interface Answer {
  readonly solutions: readonly Labeling[];
  readonly verdict: Verdict;
}

/** Follows a walk to its end, or until the watch tells to stop. */
export function* drive<L, T>(
  { walk, copy, engine }: Course<L, T>,
  watch: Watch,
): Generator<T, FindingEnding, undefined> {
  watch.begin(walk);
  const events = walk.events();
  let answer: Answer = { solutions: [], verdict: 'complete' };
  for (;;) {
    const verdict = watch.look() ?? stopOf(answer);
    if (verdict) return watch.end(verdict);
    const { done, value } = events.next(answer.solutions);
    if (done) return watch.end('complete');
    if (value === PAUSE) continue;
    if (value instanceof CompletionQuery) answer = ask(engine!, value, watch);
    else {
      watch.count();
      yield copy(value);
    }
  }
}

/** The same, with a turn for the event loop every few milliseconds, also while a question is being answered. */
export async function* driveAsync<L, T>(
  { walk, copy, engine }: Course<L, T>,
  watch: Watch,
): AsyncGenerator<T, FindingEnding, undefined> {
  watch.begin(walk);
  const events = walk.events();
  let answer: Answer = { solutions: [], verdict: 'complete' };
  let turned = watch.now();
  for (;;) {
    if (watch.now() - turned >= TURN) {
      await turn();
      turned = watch.now();
    }
    const verdict = watch.look() ?? stopOf(answer);
    if (verdict) return watch.end(verdict);
    const { done, value } = events.next(answer.solutions);
    if (done) return watch.end('complete');
    if (value === PAUSE) continue;
    if (value instanceof CompletionQuery) answer = await askAsync(engine!, value, watch);
    else {
      watch.count();
      yield copy(value);
    }
  }
}

/** Why a question was left without an answer. */
function stopOf({ verdict }: Answer): Verdict | undefined {
  return verdict === 'complete' || verdict === 'limit' ? undefined : verdict;
}

function ask(engine: Engine, { labeling, limit }: CompletionQuery, watch: Watch): Answer {
  const run = engine.list(labeling, { ...watch.limits(), limit });
  const solutions: Labeling[] = [];
  let step = run.next();
  for (; !step.done; step = run.next()) solutions.push(step.value);
  return { solutions, verdict: step.value.verdict };
}

async function askAsync(engine: Engine, { labeling, limit }: CompletionQuery, watch: Watch): Promise<Answer> {
  const run = engine.listAsync(labeling, { ...watch.limits(), limit });
  const solutions: Labeling[] = [];
  let step = await run.next();
  for (; !step.done; step = await run.next()) solutions.push(step.value);
  return { solutions, verdict: step.value.verdict };
}
