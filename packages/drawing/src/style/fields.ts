import {
  type FieldEntry,
  type FieldTable,
  FLAG,
  listOf,
  mapOf,
  numberFrom,
  oneOf,
  recordWith,
  TEXT,
  TEXTS,
  textLike,
  textUpTo,
} from '@latin-puzzles/core/basis';
import { PRESS_INKS, STYLE_BASES, STYLE_COLOURS, STYLE_FORMAT, STYLE_LINES } from './document.ts';

const PERCENT = '(?:100|[1-9]?\\d)(?:\\.\\d+)?';

/** `#1b3a5c`, `k 80`, `cmyk 100 60 0 20`, or an ink of `inks` and how much of it: `house 40`. */
export const STYLE_COLOUR = textLike(
  new RegExp(`^(?:#[0-9a-fA-F]{6}|k ${PERCENT}|cmyk(?: ${PERCENT}){4}|[A-Za-z][\\w-]*(?: ${PERCENT})?)$`),
  {
    en: 'a colour: "#1b3a5c", "k 80" (percent of black), "cmyk 100 60 0 20", or an ink of inks such as "house 40"',
    es: 'un color: "#1b3a5c", "k 80" (tanto por ciento de negro), "cmyk 100 60 0 20" o una tinta de inks, como "house 40"',
  },
);
const COLOURS = listOf(STYLE_COLOUR, { en: 'a list of colours', es: 'una lista de colores' });
const CMYK = {
  schema: { type: 'array', items: { type: 'number', minimum: 0, maximum: 100 }, minItems: 4, maxItems: 4 },
  fits: (value: unknown) => Array.isArray(value) && value.length === 4 && value.every(numberFrom(0, 100).fits),
  wanted: {
    en: 'four percentages: cyan, magenta, yellow, black',
    es: 'cuatro porcentajes: cian, magenta, amarillo, negro',
  },
};
const WEIGHT = oneOf(['plain', 'bold']);
const POINTS = numberFrom(5, 200);

const INK: FieldTable = {
  spot: { type: textUpTo(60), meaning: 'The name of an ink of its own, as the printer knows it.' },
  cmyk: { type: CMYK, meaning: 'What it is in cyan, magenta, yellow and black.', required: true },
};

function each<N extends string>(names: Readonly<Record<N, string>>, type: FieldEntry['type']): FieldTable {
  return Object.fromEntries(Object.entries<string>(names).map(([name, meaning]) => [name, { type, meaning }]));
}

/** The fields of a style. */
export const STYLE_FIELDS: FieldTable = {
  format: { type: oneOf([STYLE_FORMAT]), meaning: 'The name of the format.', required: true },
  name: { type: TEXT, meaning: 'What the style is called.' },
  base: { type: oneOf(STYLE_BASES), meaning: 'What holds where the style says nothing; colour unless given.' },
  fonts: {
    type: TEXTS,
    meaning:
      'Files of fonts (TTF, OTF, WOFF2), each for what those before it lack, and ours for the rest; from where the style is.',
  },
  inks: { type: mapOf(recordWith(INK)), meaning: 'Inks that colours may name: spot inks, or mixes of the four.' },
  colours: {
    type: recordWith({
      ...each(STYLE_COLOURS, STYLE_COLOUR),
      regions: { type: COLOURS, meaning: 'Grounds of regions; neighbours get different ones.' },
      shades: { type: COLOURS, meaning: 'Grounds of cells in one, two, … windows.' },
      strips: { type: COLOURS, meaning: 'Strips and lines of solids, in turn.' },
    }),
    meaning: 'The colours of the parts of drawings and pages.',
  },
  lines: { type: recordWith(each(STYLE_LINES, numberFrom(0.1, 10))), meaning: 'How broad lines are, in points.' },
  sizes: {
    type: recordWith({
      display: { type: POINTS, meaning: 'The title of a book, in points.' },
      heading: { type: POINTS, meaning: 'The names of puzzles.' },
      text: { type: POINTS, meaning: 'Rules and levels.' },
      small: { type: POINTS, meaning: 'Captions, running heads, page numbers, proofs.' },
      labels: { type: numberFrom(0.3, 0.8), meaning: 'Labels, as a share of the side of a cell.' },
      answers: { type: numberFrom(0.4, 1), meaning: 'What the solver is to find, as a share of the size of clues.' },
      marks: { type: numberFrom(0.2, 0.6), meaning: 'Letters that point at strips, as a share of the side of a cell.' },
    }),
    meaning: 'The sizes of type.',
  },
  labels: {
    type: recordWith({
      clues: { type: WEIGHT, meaning: 'The weight of clues; plain unless given.' },
      answers: { type: WEIGHT, meaning: 'The weight of what the solver is to find; plain unless given.' },
      shaded: { type: FLAG, meaning: 'Whether cells with clues have a ground of their own.' },
      corners: { type: FLAG, meaning: 'Whether cells with clues are told by a mark in their corner.' },
    }),
    meaning: 'How clues differ from answers.',
  },
  shading: { type: FLAG, meaning: 'Whether regions and windows are shaded; they are unless this is false.' },
  margin: { type: numberFrom(3, 60), meaning: 'The margin of pages in millimetres.' },
  front: { type: oneOf(['plain', 'filled']), meaning: 'Whether the title page is filled to its edges.' },
  press: {
    type: recordWith({
      inks: {
        type: oneOf(PRESS_INKS),
        meaning: 'What a PDF is printed in: screen colours, black alone, or the four of a press and spot inks.',
      },
      standard: { type: oneOf(['PDF/X-4']), meaning: 'The standard that a PDF keeps; it needs inks grey or cmyk.' },
      bleed: { type: numberFrom(0, 20), meaning: 'How far grounds reach beyond the cut, in millimetres.' },
      cropMarks: { type: FLAG, meaning: 'Whether marks show where to cut.' },
      condition: { type: TEXT, meaning: 'The printing condition that the profile is for, such as FOGRA39.' },
      profile: { type: TEXT, meaning: 'The file of an ICC profile of the printer’s; a generic one unless given.' },
    }),
    meaning: 'What a printer needs of a PDF.',
  },
};
