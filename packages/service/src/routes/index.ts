import { addRoute, queryRoute, statsRoute } from './collection.ts';
import { daysRoute } from './days.ts';
import { convertRoute, drawRoute } from './files.ts';
import { dailyRoute, generateRoute } from './generate.ts';
import { plansRoute } from './plans.ts';
import { checkRoute, hintRoute, proveRoute, rateRoute } from './proving.ts';
import type { ApiRoute } from './route.ts';
import { boardsRoute, classifyRoute, countRoute, solveRoute } from './study.ts';

export { PUZZLE_SCHEMA } from './fields.ts';
export type { ApiRoute, RequestDesk, ThreadQuestion } from './route.ts';

/** Every address of the API, in the order in which the page to try it shows them. */
export const API_ROUTES: readonly ApiRoute[] = [
  boardsRoute,
  classifyRoute,
  solveRoute,
  countRoute,
  proveRoute,
  checkRoute,
  hintRoute,
  rateRoute,
  generateRoute,
  dailyRoute,
  drawRoute,
  convertRoute,
  queryRoute,
  statsRoute,
  daysRoute,
  plansRoute,
  addRoute,
];
