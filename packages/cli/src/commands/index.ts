import type { Command } from 'commander';
import { registerBoards } from './boards.ts';
import { registerCalibrate } from './calibrate.ts';
import { registerCheck } from './check.ts';
import { registerClassify } from './classify.ts';
import { registerCompare } from './compare.ts';
import { registerCompletion } from './completion.ts';
import { registerConvert } from './convert.ts';
import { registerCount } from './count.ts';
import { registerDraw } from './draw.ts';
import { registerGenerate } from './generate.ts';
import { registerHint } from './hint.ts';
import { registerMinimum } from './minimum.ts';
import { registerProve } from './prove.ts';
import { registerPuzzles } from './puzzles.ts';
import { registerRate } from './rate.ts';
import { registerShow } from './show.ts';
import { registerSolve } from './solve.ts';
import { registerStudio } from './studio.ts';

/** Every command, in the order in which help lists them. */
export const COMMANDS: readonly ((program: Command) => void)[] = [
  registerBoards,
  registerShow,
  registerClassify,
  registerSolve,
  registerCompare,
  registerCount,
  registerProve,
  registerCheck,
  registerHint,
  registerRate,
  registerCalibrate,
  registerGenerate,
  registerPuzzles,
  registerMinimum,
  registerDraw,
  registerConvert,
  registerStudio,
  registerCompletion,
];
