import { must } from '@latin-puzzles/core/basis';
import { resolveBoard } from '@latin-puzzles/core/board';
import { EMPTY, makeMultiset, problemOf } from '@latin-puzzles/core/puzzle';
import type { Method, Question } from '../method/method.ts';
import { searchHere } from '../method/search-here.ts';
import type { Trial, TrialReport, TrialSetup } from './trial.ts';

const report = (news: TrialReport) => process.send!(news);

/** A Latin square of order 2: what a method loads and compiles before its first search is not counted as its time. */
const WARM_UP = {
  problem: problemOf(must(resolveBoard('latin-square:2')), must(makeMultiset(['1', '2']))),
  labeling: new Array<number>(4).fill(EMPTY),
};

/**
 * Makes this process one that tries a method when it is told which, once, and tells what came out. Where something else than
 * the question is sent, `ask` makes the question of it.
 */
export function serveTrials(
  find: (name: string) => Method | undefined,
  ask: (sent: unknown) => Question = (sent) => sent as Question,
): void {
  process.on('message', async (setup: TrialSetup) =>
    report(await tryOnce(find(setup.method)!, ask(setup.question), setup)),
  );
  report('ready');
}

async function tryOnce(method: Method, question: Question, { limit, seed, timeLimit }: TrialSetup) {
  const options = { limit, seed, timeLimit };
  try {
    await searchHere(method, WARM_UP, { limit: 1, timeLimit }).next();
  } catch {
    // It will fail again below, and then it is told.
  }
  const before = process.memoryUsage.rss();
  const start = performance.now();
  let solutions = 0;
  let verdict: Trial['verdict'] = 'failed';
  try {
    const search = searchHere(method, question, options);
    let step = await search.next();
    for (; !step.done; step = await search.next()) solutions++;
    verdict = step.value.verdict;
  } catch {
    // A solver that breaks down has failed, whatever it says.
  }
  const time = performance.now() - start;
  const memory = Math.max(0, process.resourceUsage().maxRSS * 1024 - before);
  return { verdict, solutions, time, memory };
}
