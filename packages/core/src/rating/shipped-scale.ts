import type { Scale } from './scale.ts';

/**
 * Fitted on data/sudoku-ratings.csv, 900 ordinary Sudokus as Sukaku Explainer rates them; how well, docs/rating.md tells.
 * Made by: node scripts/rating-docs.mjs --fit
 */
export const SHIPPED_SCALE: Scale = {
  weights: {
    scarcity: 1.105,
    openness: 1.756,
    reach: 5.776,
    size: 0.925,
    suppositions: 1.451,
    climbs: 0.253,
    'only-candidate': 6.836,
    'hall-labels': 1.017,
    'asterism-consistency': 1.017,
    fish: 1.017,
    'finned-fish': 1.155,
    leftovers: 1.209,
    chain: 1.209,
  },
  cuts: [15.56, 25.037, 31.648, 40.689],
};
