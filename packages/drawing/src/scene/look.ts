/** How what is written on a board looks, beside its colours. */
export interface FigureLook {
  /** Labels as a share of the side of a square cell of the same area. */
  readonly labelShare: number;
  /** What the solver is to find, as a share of the size of clues. */
  readonly answerShare: number;
  /** Letters that point at strips, as a share of the side of a cell. */
  readonly markShare: number;
  readonly boldClues: boolean;
  readonly boldAnswers: boolean;
  /** Whether cells with clues have a ground of their own. */
  readonly shadedClues: boolean;
  /** Whether cells with clues are told by a mark in their corner. */
  readonly corners: boolean;
  /** Whether regions and windows are shaded. */
  readonly shading: boolean;
}

/** How it looks where no style says otherwise. */
export const USUAL_LOOK: FigureLook = {
  labelShare: 0.6,
  answerShare: 0.86,
  markShare: 0.36,
  boldClues: false,
  boldAnswers: false,
  shadedClues: false,
  corners: false,
  shading: true,
};
