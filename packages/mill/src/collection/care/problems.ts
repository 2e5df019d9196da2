import type { Words } from '@latin-puzzles/core/basis';

/** What can be wrong with a puzzle of a collection. */
export const PUZZLE_PROBLEMS = {
  document: { en: 'its document is no puzzle', es: 'su documento no es un puzle' },
  hash: { en: 'its hash is another', es: 'su huella es otra' },
  solutions: { en: 'it is no Latin puzzle', es: 'no es un puzle latino' },
  solution: { en: 'its solution is another', es: 'su solución es otra' },
  rating: { en: 'its rating is another', es: 'su dificultad es otra' },
  critical: { en: 'whether it is critical is said wrongly', es: 'se dice mal si es crítico' },
  proof: { en: 'its proof is not valid', es: 'su demostración no es válida' },
  index: { en: 'it is not found by what its document says', es: 'no se encuentra por lo que dice su documento' },
} satisfies Readonly<Record<string, Words>>;
/** One of `PUZZLE_PROBLEMS`. */
export type PuzzleProblem = keyof typeof PUZZLE_PROBLEMS;

/** Something that is wrong with a puzzle. */
export interface PuzzleFinding {
  readonly hash: string;
  readonly problem: PuzzleProblem;
  /** What the collection says, and what is true, as data. */
  readonly kept?: unknown;
  readonly found?: unknown;
}
