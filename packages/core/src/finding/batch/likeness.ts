import { canonicalHash, type Puzzle } from '../../puzzle/index.ts';

/**
 * A text that puzzles share just if they are the same but for symmetry and the names of labels, whatever is called their
 * inscription. A symmetry of a board need not be one of its constraints: puzzles with constraints share it if they are equal.
 */
export function likenessOf(puzzle: Puzzle): string {
  return puzzle.constraintNames ? puzzle.labeling.join() : canonicalHash({ ...puzzle, inscription: [] });
}
