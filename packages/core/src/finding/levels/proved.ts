import type { Level } from '../../rating/index.ts';

/**
 * The levels that no puzzle of a board of the catalog has, whatever its clues, as long as labels do not repeat. Shown by going through all its
 * puzzles: docs/generating.md tells how; `node scripts/level-proofs.mjs` does it anew for Douze France One.
 */
export const PROVED_ABSENT: Readonly<Record<string, readonly Level[]>> = {
  'monthai-one': ['medium', 'difficult', 'very difficult'],
  'douze-france-one': ['easy', 'very difficult'],
  'latin-dodecahedron': ['medium', 'difficult', 'very difficult'],
};
