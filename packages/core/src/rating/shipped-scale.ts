import type { Scale } from './scale.ts';

/**
 * Fitted on data/sudoku-ratings.csv, 900 ordinary Sudokus as Sukaku Explainer rates them; how well, docs/rating.md tells.
 * Made by: node scripts/rating-docs.mjs --fit
 */
export const SHIPPED_SCALE: Scale = {
  weights: {
    openings: 0.608,
    scarcity: 2.46,
    openness: 0.546,
    reach: 11.706,
    wait: 0.366,
    size: 0.285,
    depth: 1.848,
    suppositions: 1.822,
    climbs: 0.167,
    'see shown-by-intersection': 3.951,
    'see shown-by-pair': 1.219,
    'see only-candidate': 1.701,
    'see beyond': 0.377,
    'only-candidate': 3.951,
    intersection: 1.222,
    'hall-labels': 1.2,
    'asterism-consistency': 1.2,
    fish: 1.2,
    'finned-fish': 2.622,
  },
  cuts: [10.48, 18.593, 26.035, 39.55],
};
