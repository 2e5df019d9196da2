import type { Excerpt, FaultTable } from '@latin-puzzles/core/basis';

/** What the codes mean. docs/errors.md is made from such tables. */
export const DRAWING_CODES = {
  'draw.glyph': 'the font has no glyph for a label',
  'draw.net': 'only a board on a solid has a net to fold',
  'draw.paper': 'a net does not fit on the paper',
};

/** What can go wrong in drawing, and the facts of each case. */
export interface DrawingFaultFacts {
  'draw.glyph': { readonly character: Excerpt; readonly code: string; readonly text: Excerpt };
  'draw.net': { readonly board: string };
  'draw.paper': {
    readonly title: string;
    readonly edge: number;
    readonly paper: string;
    /** Larger papers, and how long edges may be on this one. */
    readonly papers: readonly string[];
    readonly longest: number;
  };
}

/** The sentences of every fault of drawings. */
export const DRAWING_FAULTS: FaultTable<DrawingFaultFacts> = {
  'draw.glyph': {
    en: ({ character, code, text }, { shown }) => [
      `The font has no glyph for ${shown(character)} (${code}) in ${shown(text)}.`,
      'Give a font that has the glyph, with --font; ours has the Latin, Greek and Cyrillic alphabets. An SVG needs none.',
    ],
    es: ({ character, code, text }, { shown }) => [
      `El tipo de letra no tiene el signo ${shown(character)} (${code}) de ${shown(text)}.`,
      'Dé un tipo de letra que tenga el signo, con --font; el nuestro tiene los alfabetos latino, griego y cirílico. Un SVG no lo necesita.',
    ],
  },
  'draw.net': {
    en: ({ board }) => [
      `The board ${board || 'of your own'} lies in the plane and has no net to fold.`,
      'Draw it without a net, or choose a board on a solid such as cube:4.',
    ],
    es: ({ board }) => [
      `${board ? `El tablero ${board}` : 'Su tablero'} es plano y no tiene desarrollo que doblar.`,
      'Dibújelo sin desarrollo, o elija un tablero sobre un sólido, como cube:4.',
    ],
  },
  'draw.paper': {
    en: ({ title, edge, paper, papers, longest }) => [
      `The net of ${title} with edges of ${edge} mm does not fit on ${paper}.`,
      papers.length > 0
        ? `Print it on ${papers.join(' or ')}, or choose edges of up to ${longest} mm.`
        : `On this paper, choose edges of up to ${longest} mm.`,
    ],
    es: ({ title, edge, paper, papers, longest }, { figure, list }) => [
      `El desarrollo de ${title} con aristas de ${figure(edge)} mm no cabe en ${paper}.`,
      papers.length > 0
        ? `Imprímalo en ${list(papers, 'or')}, o elija aristas de hasta ${figure(longest)} mm.`
        : `En este papel, elija aristas de hasta ${figure(longest)} mm.`,
    ],
  },
};
