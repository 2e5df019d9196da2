import type { Scale } from './scale.ts';

/**
 * Fitted on data/sudoku-ratings.csv, 900 ordinary Sudokus as Sukaku Explainer rates them; how well, docs/rating.md tells.
 * Made by: node scripts/rating-docs.mjs --fit
 */
export const SHIPPED_SCALE: Scale = {
  weights: {
    openings: 0.838,
    scarcity: 1.893,
    openness: 0.921,
    reach: 11.759,
    size: 0.728,
    suppositions: 1.191,
    climbs: 0.769,
    'only-candidate': 7.08,
    'hall-labels': 1.016,
    'asterism-consistency': 1.016,
    fish: 1.016,
    'finned-fish': 1.101,
    leftovers: 1.942,
    chain: 1.942,
  },
  cuts: [10.323, 17.826, 24.383, 35.079],
};
