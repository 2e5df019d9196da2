import type { DocumentKind } from '@latin-puzzles/core/basis';

/** The name of the format of styles. */
export const STYLE_FORMAT = 'latin-style/1';

/** Styles as a kind of document. */
export const STYLE_DOCUMENT: DocumentKind = { format: STYLE_FORMAT, starter: 'latin style --init' };

/** The themes that a style may begin with; that for dark screens is not for paper. */
export const STYLE_BASES = ['colour', 'greyscale', 'contrast'] as const;

/** The parts of a drawing whose colour a style may choose. */
export const STYLE_COLOURS = {
  paper: 'The paper.',
  text: 'Titles, rules and what else is read.',
  captions: 'What is said in passing: levels, running heads, page numbers.',
  clues: 'Clues.',
  answers: 'What the solver is to find, in answers.',
  inscription: 'The letters of an inscription.',
  plates: 'What lies under the letters of an inscription.',
  cells: 'Plain cells.',
  given: 'The ground of cells with clues, where labels.shaded is true.',
  corner: 'The corner of cells with clues, where labels.corners is true.',
  lines: 'Lines between cells.',
  borders: 'Lines between regions and round the board.',
  windows: 'Outlines of windows.',
  marks: 'Letters that point at strips.',
  groups: 'The ground of a group that the rules show; as that of plates unless given.',
  levels: 'Dots that tell levels; as text unless given.',
  front: 'The ground of a title page.',
} as const;

/** The lines whose weight a style may choose, in points. */
export const STYLE_LINES = {
  cells: 'Between cells.',
  regions: 'Between regions.',
  rim: 'Round the board.',
  windows: 'Round windows.',
  strips: 'Along strips and lines of solids.',
} as const;

/** What colours a PDF is printed in: those of a screen, black alone, or the four of a press and inks of one’s own. */
export const PRESS_INKS = ['screen', 'grey', 'cmyk'] as const;

/** Whether colours can name an ink so: `k` and `cmyk` are names already. */
export function isInkName(name: string): boolean {
  return /^[A-Za-z][\w-]*$/.test(name) && name !== 'k' && name !== 'cmyk';
}

/** An ink of one’s own, or a mix of the four of a press. */
export interface StyleInk {
  readonly spot?: string;
  readonly cmyk: readonly number[];
}

/** A house style as it is written in a file. */
export interface StyleFile {
  readonly format: typeof STYLE_FORMAT;
  readonly name?: string;
  readonly base?: (typeof STYLE_BASES)[number];
  readonly fonts?: readonly string[];
  readonly inks?: Readonly<Record<string, StyleInk>>;
  readonly colours?: Readonly<
    Partial<Record<keyof typeof STYLE_COLOURS, string> & Record<'regions' | 'shades' | 'strips', readonly string[]>>
  >;
  readonly lines?: Readonly<Partial<Record<keyof typeof STYLE_LINES, number>>>;
  readonly sizes?: Readonly<
    Partial<Record<'display' | 'heading' | 'text' | 'small' | 'labels' | 'answers' | 'marks', number>>
  >;
  readonly labels?: Readonly<
    Partial<Record<'clues' | 'answers', 'plain' | 'bold'> & Record<'shaded' | 'corners', boolean>>
  >;
  readonly shading?: boolean;
  readonly margin?: number;
  readonly front?: 'plain' | 'filled';
  readonly press?: {
    readonly inks?: (typeof PRESS_INKS)[number];
    readonly standard?: 'PDF/X-4';
    readonly bleed?: number;
    readonly cropMarks?: boolean;
    readonly condition?: string;
    readonly profile?: string;
  };
}
