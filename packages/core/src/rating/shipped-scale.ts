import type { Scale } from './scale.ts';

/**
 * Fitted on data/sudoku-ratings.csv, 900 ordinary Sudokus as Sukaku Explainer rates them; how well, docs/rating.md tells.
 * Made by: node scripts/rating-docs.mjs --fit
 */
export const SHIPPED_SCALE: Scale = {
  weights: {
    openings: 0.887,
    scarcity: 2.269,
    openness: 1.263,
    reach: 11.691,
    size: 0.877,
    variety: 0.021,
    suppositions: 1.543,
    climbs: 0.296,
    'only-candidate': 6.976,
    'hall-labels': 1.004,
    'asterism-consistency': 1.004,
    fish: 1.004,
    'finned-fish': 1.116,
    leftovers: 1.811,
    chain: 1.811,
  },
  cuts: [10.501, 18.032, 24.509, 35.111],
};
