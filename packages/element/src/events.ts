/** How far a puzzle has been filled in. */
export interface PuzzleProgress {
  /** Cells that the player has written in. */
  readonly filled: number;
  /** Cells that there are to be filled. */
  readonly total: number;
}

/** How a puzzle was solved. */
export interface PuzzleSolved {
  readonly seconds: number;
  /** How often help was asked for: steps of hints, and checks. */
  readonly hints: number;
}

/** `latin-progress`: the player has written something, or taken it back. */
export type LatinProgressEvent = CustomEvent<PuzzleProgress>;
/** `latin-solved`: once for every time that the puzzle is begun. */
export type LatinSolvedEvent = CustomEvent<PuzzleSolved>;
/** `latin-fault`: what was given is no puzzle; the message says why. */
export type LatinFaultEvent = CustomEvent<{ readonly message: string }>;
