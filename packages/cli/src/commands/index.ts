import type { Command } from 'commander';
import { registerBoards } from './boards.ts';
import { registerClassify } from './classify.ts';
import { registerCompletion } from './completion.ts';
import { registerConvert } from './convert.ts';
import { registerCount } from './count.ts';
import { registerDraw } from './draw.ts';
import { registerShow } from './show.ts';
import { registerSolve } from './solve.ts';

/** Every command, in the order in which help lists them. */
export const COMMANDS: readonly ((program: Command) => void)[] = [
  registerBoards,
  registerShow,
  registerClassify,
  registerSolve,
  registerCount,
  registerDraw,
  registerConvert,
  registerCompletion,
];
