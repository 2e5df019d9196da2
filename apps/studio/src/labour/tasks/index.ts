import { composeTask } from './compose.ts';
import { drawPagesTask } from './draw-pages.ts';
import { fillCluesTask } from './fill-clues.ts';
import { generateTask } from './generate.ts';
import { hintTask } from './hint.ts';
import { identifyTask } from './identify.ts';
import { mistakeTask } from './mistake.ts';
import { orbitsTask } from './orbits.ts';
import { printTask } from './print.ts';
import { proveTask } from './prove.ts';
import { rateTask } from './rate.ts';
import { solveTask } from './solve.ts';
import { studyBoardTask } from './study-board.ts';
import { studyCluesTask } from './study-clues.ts';
import { symmetriesTask } from './symmetries.ts';
import { thinCluesTask } from './thin-clues.ts';

/** Everything that is worked out off the page, by name. */
export const TASKS = {
  identify: identifyTask,
  rate: rateTask,
  solve: solveTask,
  hint: hintTask,
  mistake: mistakeTask,
  prove: proveTask,
  generate: generateTask,
  symmetries: symmetriesTask,
  'study-board': studyBoardTask,
  'study-clues': studyCluesTask,
  'fill-clues': fillCluesTask,
  'thin-clues': thinCluesTask,
  orbits: orbitsTask,
  compose: composeTask,
  print: printTask,
  'draw-pages': drawPagesTask,
};
