import type { Scale } from './scale.ts';

/**
 * Fitted on data/sudoku-ratings.csv, 900 ordinary Sudokus as Sukaku Explainer rates them; how well, docs/rating.md tells.
 * Made by: node scripts/rating-docs.mjs --fit
 */
export const SHIPPED_SCALE: Scale = {
  weights: {
    openings: 2,
    scarcity: 2,
    look: 3,
    openness: 0.267,
    reach: 8.277,
    turns: 0.73,
    wait: 0.321,
    size: 0.251,
    depth: 1.933,
    suppositions: 1.663,
    'see shown-by-intersection': 3.865,
    'see shown-by-pair': 1.232,
    'see only-candidate': 1.745,
    'see beyond': 0.623,
    'only-candidate': 3.865,
    intersection: 1.19,
    'hall-labels': 1.231,
    'asterism-consistency': 1.231,
    fish: 1.231,
    'finned-fish': 2.698,
  },
  cuts: [33.161, 42.369, 49.881, 63.447],
  marks: [
    [27.957, 3],
    [29.978, 17],
    [36.57, 23],
    [37.947, 37],
    [45.669, 43],
    [48.502, 57],
    [51.139, 63],
    [63.319, 77],
    [63.549, 83],
    [67.629, 97],
  ],
  home: { near: 6, span: 12, cells: 81 },
};
