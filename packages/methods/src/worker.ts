import { parentPort, workerData } from 'node:worker_threads';
import { searchHere } from './method/search-here.ts';
import { methodNamed } from './registry.ts';
import type { ThreadReport, ThreadSetup } from './thread/messages.ts';

/** The program of a thread that searches: a solution for every message. */
const { method, question, limit, seed } = workerData as ThreadSetup;
const report = (news: ThreadReport) => parentPort!.postMessage(news);
const onProgress = (progress: { steps: number; solutions: number }) => report({ progress });
const search = searchHere(methodNamed(method)!, question, { limit, seed, onProgress });

parentPort!.on('message', async () => {
  const step = await search.next();
  report(step.done ? { ending: step.value } : { solution: step.value });
});
