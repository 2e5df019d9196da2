import type { Scale } from './scale.ts';

/**
 * Fitted on data/sudoku-ratings.csv, 900 ordinary Sudokus as Sukaku Explainer rates them; how well, docs/rating.md tells.
 * Made by: node scripts/rating-docs.mjs --fit
 */
export const SHIPPED_SCALE: Scale = {
  weights: {
    openings: 0.005,
    scarcity: 1.199,
    openness: 1.602,
    reach: 5.77,
    size: 0.891,
    variety: 1.723,
    suppositions: 0.993,
    climbs: 0.211,
    'only-candidate': 6.898,
    'hall-labels': 0.449,
    'asterism-consistency': 0.449,
    fish: 0.449,
    leftovers: 0.017,
    chain: 0.017,
  },
  cuts: [15.598, 25.068, 31.535, 39.119],
};
