import type { Excerpt, FaultTable } from '@latin-puzzles/core/basis';

/** What the codes mean. docs/errors.md is made from such tables. */
export const DRAWING_CODES = {
  'draw.font': 'the file is no font that we can read',
  'draw.glyph': 'the font has no glyph for a label',
  'draw.net': 'only a board on a solid has a net to fold',
  'draw.paper': 'a net does not fit on the paper',
  'draw.large': 'the labels of a puzzle are under 16 points in large print',
  'draw.small': 'the labels of a puzzle would be too small to be read on the paper',
  'style.ink': 'a style uses an ink that it does not define',
  'style.press': 'a style asks for a standard of print with the colours of a screen',
};

/** How small the labels of a puzzle are on a paper, and larger papers on which they are large enough. */
interface SmallType {
  readonly title: string;
  readonly size: number;
  readonly least: number;
  readonly paper: string;
  readonly papers: readonly string[];
}

/** What can go wrong in drawing, and the facts of each case. */
export interface DrawingFaultFacts {
  'draw.font': undefined;
  'draw.font:pictures': undefined;
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
  'draw.large': SmallType;
  'draw.small': SmallType;
  'style.ink': { readonly ink: string; readonly known: readonly string[] };
  'style.press': { readonly standard: string };
}

/** The sentences of every fault of drawings. */
export const DRAWING_FAULTS: FaultTable<DrawingFaultFacts> = {
  'draw.font': {
    en: () => ['This is no font that we can read.', 'Give a TrueType, OpenType or WOFF2 file.'],
    es: () => ['Esto no es un tipo de letra que podamos leer.', 'Dé un archivo TrueType, OpenType o WOFF2.'],
  },
  'draw.font:pictures': {
    en: () => [
      'This font has pictures of its glyphs and no outlines, so that nothing can be drawn with it.',
      'Give a font with outlines, such as one of emoji in black and white.',
    ],
    es: () => [
      'Este tipo de letra tiene imágenes de sus signos y ningún contorno, así que nada se puede dibujar con él.',
      'Dé un tipo de letra con contornos, como uno de emojis en blanco y negro.',
    ],
  },
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
  'draw.large': {
    en: ({ title, size, least, paper, papers }, { counted }) => [
      `The labels of ${title} are ${counted(size, 'point')} on ${paper}, under the ${least} of large print.`,
      papers.length > 0
        ? `Choose ${papers.join(' or ')} for larger ones.`
        : 'No paper makes them so large; they are largest on the largest paper.',
    ],
    es: ({ title, size, least, paper, papers }, { counted, figure, list }) => [
      `Las etiquetas de ${title} son de ${counted(size, 'punto')} en ${paper}, menos que los ${figure(least)} de la letra grande.`,
      papers.length > 0
        ? `Elija ${list(papers, 'or')} para que sean mayores.`
        : 'Ningún papel las hace tan grandes; lo son más en el papel más grande.',
    ],
  },
  'draw.small': {
    en: ({ title, size, least, paper, papers }, { counted }) => [
      `The type of ${title} would be ${counted(size, 'point')} on ${paper}; it must be ${least} at least.`,
      papers.length > 0
        ? `Choose ${papers.join(' or ')}, or leave the puzzle out.`
        : 'No paper is large enough: leave the puzzle out.',
    ],
    es: ({ title, size, least, paper, papers }, { counted, figure, list }) => [
      `La letra de ${title} sería de ${counted(size, 'punto')} en ${paper}; ha de ser de ${figure(least)} como mínimo.`,
      papers.length > 0
        ? `Elija ${list(papers, 'or')}, o deje fuera el puzle.`
        : 'Ningún papel es lo bastante grande: deje fuera el puzle.',
    ],
  },
  'style.ink': {
    en: ({ ink, known }) => [
      `The style has no ink called ${ink}.`,
      known.length > 0 ? `Define it under inks, or use one of ${known.join(', ')}.` : 'Define it under inks.',
    ],
    es: ({ ink, known }) => [
      `El estilo no tiene ninguna tinta llamada ${ink}.`,
      known.length > 0 ? `Defínala en inks, o use una de estas: ${known.join(', ')}.` : 'Defínala en inks.',
    ],
  },
  'style.press': {
    en: ({ standard }) => [`${standard} does not go with the colours of a screen.`, 'Make press.inks grey or cmyk.'],
    es: ({ standard }) => [
      `${standard} no es compatible con los colores de una pantalla.`,
      'Ponga grey o cmyk en press.inks.',
    ],
  },
};
