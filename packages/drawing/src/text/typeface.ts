/** The one typeface of all drawings, in two weights. */
export const FONT_FAMILY = 'Noto Sans';
export const WEIGHTS = { regular: 400, bold: 700 } as const;
