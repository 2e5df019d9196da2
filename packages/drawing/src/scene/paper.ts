/** How many points a millimetre is. */
export const MILLIMETRE = 72 / 25.4;

/** Width and height of sheets in points, upright, the smallest first. */
export const PAPERS = {
  A5: [419.53, 595.28],
  A4: [595.28, 841.89],
  Letter: [612, 792],
  A3: [841.89, 1190.55],
} as const;

/** The name of one of `PAPERS`. */
export type Paper = keyof typeof PAPERS;
