import type { Level } from '@latin-puzzles/core/rating';
import type { PathStep } from '@latin-puzzles/workshop/progress';
import { addressOf } from '../services/address.ts';

/** Where the puzzle of a day is played. */
export function dailyAddress(date: string, board: string, level: Level): string {
  return addressOf('play', 'daily', date, board, level);
}

/** Where a step of the path of a board is played. */
export function stepAddress(board: string, { step, level }: PathStep): string {
  return addressOf('play', 'path', String(step), board, level);
}

/** Where one of the puzzles that are made of a board and a level is played. */
export function madeAddress(number: number, board: string, level: Level): string {
  return addressOf('play', 'made', String(number), board, level);
}
