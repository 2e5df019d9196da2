import type { MillPlan } from './plan.ts';
import { PLAN_FORMAT } from './plan.ts';

/** A plan to begin with: some puzzles of three boards and three levels, and a week of dated ones. */
export const STARTER_PLAN: MillPlan['document'] = {
  format: PLAN_FORMAT,
  title: 'My first plan',
  seed: 1,
  lines: [
    {
      boards: ['sudoku', 'sudoku:2x3', 'helios-one'],
      levels: ['easy', 'medium', 'difficult'],
      count: 5,
      title: '{board} {number}, {level}',
    },
    {
      boards: ['sudoku'],
      levels: ['medium'],
      count: 7,
      wishes: { symmetry: 'half-turn' },
      from: '2027-01-01',
      title: 'Sudoku of {weekday}, {date}',
    },
  ],
};
