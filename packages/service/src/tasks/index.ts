import { addWork, daysWork, makeCollectionOpener, queryWork, statsWork } from './collection.ts';
import { makeDrawingKit } from './drawing-kit.ts';
import { convertWork, drawWork } from './files.ts';
import { dailyWork, generateWork } from './generate.ts';
import { plansWork } from './plans.ts';
import { checkWork, hintWork, proveWork, rateWork } from './proving.ts';
import { boardsWork, classifyWork, countWork, solveWork } from './study.ts';

export { type AnyThreadTask, makeTaskDeadline } from './task.ts';
export { makeCollectionOpener, makeDrawingKit };

/** Everything that is worked out in threads, by name: a use of the workshop each. */
export const THREAD_TASKS = {
  boards: boardsWork,
  classify: classifyWork,
  solve: solveWork,
  count: countWork,
  prove: proveWork,
  check: checkWork,
  hint: hintWork,
  rate: rateWork,
  generate: generateWork,
  daily: dailyWork,
  draw: drawWork,
  convert: convertWork,
  query: queryWork,
  stats: statsWork,
  days: daysWork,
  plans: plansWork,
  add: addWork,
};
export type ThreadTaskName = keyof typeof THREAD_TASKS;
