import { type FigureLook, USUAL_LOOK } from '../scene/look.ts';
import { MILLIMETRE } from '../scene/paper.ts';
import { COLOUR, GREYSCALE, THEMES } from '../themes/index.ts';
import { greyed } from '../themes/ink.ts';
import { type Pen, STRIP_WIDTH, type Theme } from '../themes/theme.ts';
import type { StyleFile, StyleInk } from './document.ts';

/** The sizes of type of pages: what a book is called, a puzzle is called, what is read, what is said in passing. */
export type TypeSizes = Readonly<Record<'display' | 'heading' | 'text' | 'small', number>>;

/** The sizes of type where no style says otherwise. */
export const USUAL_TYPE: TypeSizes = { display: 26, heading: 12.5, text: 9.5, small: 8 };

/** What a printer needs of a PDF; lengths are points. */
export interface Press {
  readonly inks: 'screen' | 'grey' | 'cmyk';
  readonly standard?: 'PDF/X-4' | undefined;
  readonly bleed: number;
  readonly cropMarks: boolean;
  readonly condition?: string | undefined;
}

const USUAL_PRESS: Press = { inks: 'screen', bleed: 0, cropMarks: false };

/** How drawings and pages look, ready to be used. */
export interface Style {
  readonly theme: Theme;
  readonly look: FigureLook;
  readonly type: TypeSizes;
  /** The margin of pages in points; a share of the paper unless given. */
  readonly margin?: number | undefined;
  /** Whether the ground of a title page is filled. */
  readonly front: boolean;
  readonly press: Press;
}

/** The style that holds where no other is given. */
export const USUAL_STYLE: Style = {
  theme: COLOUR,
  look: USUAL_LOOK,
  type: USUAL_TYPE,
  front: false,
  press: USUAL_PRESS,
};

/** The same without colours. */
export const GREY_STYLE: Style = { ...USUAL_STYLE, theme: GREYSCALE, press: { ...USUAL_PRESS, inks: 'grey' } };

/** What a style in a file comes to; without colours if that is wished. */
export function styleFrom(file: StyleFile, { greyscale = false }: { readonly greyscale?: boolean } = {}): Style {
  const { sizes = {}, labels = {}, margin, front, press = {} } = file;
  const { display, heading, text, small } = { ...USUAL_TYPE, ...sizes };
  const grey = greyscale || press.inks === 'grey';
  return {
    theme: themeFrom(file, grey),
    look: {
      ...USUAL_LOOK,
      labelShare: sizes.labels ?? USUAL_LOOK.labelShare,
      answerShare: sizes.answers ?? USUAL_LOOK.answerShare,
      markShare: sizes.marks ?? USUAL_LOOK.markShare,
      boldClues: labels.clues === 'bold',
      boldAnswers: labels.answers === 'bold',
      shadedClues: labels.shaded ?? false,
      corners: labels.corners ?? false,
      shading: file.shading ?? true,
    },
    type: { display, heading, text, small },
    margin: margin === undefined ? undefined : margin * MILLIMETRE,
    front: front === 'filled',
    press: {
      inks: grey ? 'grey' : (press.inks ?? 'screen'),
      standard: press.standard,
      bleed: (press.bleed ?? 0) * MILLIMETRE,
      cropMarks: press.cropMarks ?? false,
      condition: press.condition,
    },
  };
}

function themeFrom({ name, base = 'colour', inks = {}, colours = {}, lines = {} }: StyleFile, grey: boolean): Theme {
  const theme = grey ? GREYSCALE : THEMES[base]!;
  const told = (colour: string) => (grey ? greyed(mixed(colour, inks)) : mixed(colour, inks));
  const or = (colour: string | undefined, usual: string) => (colour === undefined ? usual : told(colour));
  const all = (list: readonly string[] | undefined, usual: readonly string[]) => list?.map(told) ?? usual;
  const { areas, pens } = theme;
  const groups = colours.groups ?? colours.plates;
  const drawn = (pen: Pen, colour: string | undefined, width: number | undefined): Pen => ({
    ...pen,
    colour: or(colour, pen.colour),
    width: width ?? pen.width,
  });
  return {
    ...theme,
    name: name ?? theme.name,
    paper: or(colours.paper, theme.paper),
    areas: {
      ...areas,
      cell: or(colours.cells, areas.cell),
      inscribed: or(colours.plates, areas.inscribed),
      given: or(colours.given, areas.given),
      corner: or(colours.corner, areas.corner),
      front: or(colours.front, areas.front),
      base: or(groups, areas.base),
      strong: or(colours.levels ?? colours.text, areas.strong),
    },
    tints: all(colours.regions, theme.tints),
    windows: all(colours.shades, theme.windows),
    pens: {
      ...pens,
      fine: drawn(pens.fine, colours.lines, lines.cells),
      tie: drawn(pens.tie, colours.lines, undefined),
      border: drawn(pens.border, colours.borders, lines.regions),
      rim: drawn(pens.rim, colours.borders, lines.rim),
      cut: drawn(pens.cut, colours.borders, lines.rim),
      fold: drawn(pens.fold, colours.borders, undefined),
      disc: drawn(pens.disc, colours.borders, undefined),
      window: drawn(pens.window, colours.windows, lines.windows),
      line: drawn(pens.line, colours.lines, undefined),
      base: drawn(pens.base, groups && colours.borders, undefined),
      'base-trail': drawn(pens['base-trail'], groups, undefined),
    },
    inks: {
      ...theme.inks,
      clue: or(colours.clues, theme.inks.clue),
      solution: or(colours.answers, theme.inks.solution),
      inscription: or(colours.inscription ?? colours.clues, theme.inks.inscription),
      mark: or(colours.marks, theme.inks.mark),
      title: or(colours.text, theme.inks.title),
      caption: or(colours.captions, theme.inks.caption),
    },
    strips: all(colours.strips, theme.strips),
    stripWidth: lines.strips ?? STRIP_WIDTH,
  };
}

/** A colour as themes write it, with the inks of the style in the place of their names. */
function mixed(colour: string, inks: Readonly<Record<string, StyleInk>>): string {
  if (/^(#|k |cmyk )/.test(colour)) return colour;
  const [name, share = '100'] = colour.split(' ');
  const { spot, cmyk } = inks[name!]!;
  if (spot !== undefined) return `spot ${share} ${cmyk.join(' ')} ${spot}`;
  return `cmyk ${cmyk.map((part) => (part * Number(share)) / 100).join(' ')}`;
}
