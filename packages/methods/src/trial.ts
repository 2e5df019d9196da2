import type { Trial, TrialReport, TrialSetup } from './compare/trial.ts';
import { searchHere } from './method/search-here.ts';
import { methodNamed } from './registry.ts';

/** The program of a process that tries a method once and tells what came out. */
const report = (news: TrialReport) => process.send!(news);

process.on('message', async ({ method, question, ...options }: TrialSetup) => {
  const before = process.memoryUsage.rss();
  const start = performance.now();
  let solutions = 0;
  let verdict: Trial['verdict'] = 'failed';
  try {
    const search = searchHere(methodNamed(method)!, question, options);
    let step = await search.next();
    for (; !step.done; step = await search.next()) solutions++;
    verdict = step.value.verdict;
  } catch {
    // A solver that breaks down has failed, whatever it says.
  }
  const time = performance.now() - start;
  const memory = Math.max(0, process.resourceUsage().maxRSS * 1024 - before);
  report({ verdict, solutions, time, memory });
});

report('ready');
