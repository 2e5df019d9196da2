import type { Sentences } from '../sentences.ts';
import { BOARD } from './board.ts';
import { FORMAT } from './format.ts';
import { PUZZLE } from './puzzle.ts';
import { ROOMS } from './rooms.ts';
import { WISHES } from './wishes.ts';

/** Every fault in English. */
export const ENGLISH_FAULTS: Sentences = { ...BOARD, ...PUZZLE, ...FORMAT, ...WISHES, ...ROOMS };
