import type { Area, Ink, Line } from '../scene/scene.ts';

/** A line's colour, width and dashes. */
export interface Pen {
  readonly colour: string;
  readonly width: number;
  readonly dashes: readonly number[];
}

type Fixed<T extends string> = Exclude<T, `${string}-${number}`>;

/** What the parts of a scene look like. Colours are written as `parseInk` reads them. */
export interface Theme {
  readonly name: string;
  readonly paper: string;
  readonly areas: Readonly<Record<Fixed<Area>, string>>;
  /** Grounds of regions that cover the board; neighbours get different ones, each of its own lightness. */
  readonly tints: readonly string[];
  /** Grounds of cells in one, two, … windows. */
  readonly windows: readonly string[];
  readonly pens: Readonly<Record<Fixed<Line>, Pen>>;
  readonly inks: Readonly<Record<Fixed<Ink>, string>>;
  /** Colours of strips and lines on solids, taken in turn. */
  readonly strips: readonly string[];
  /** How broad those lines are; `STRIP_WIDTH` unless given. */
  readonly stripWidth?: number;
  /** How many times broader than they are told lines are drawn; more than 1 for a picture that is shown small. */
  readonly weight?: number;
}

/** Strips differ by these as well as by colour, so that they are told apart on any printer and by any eye. */
const DASHES: readonly (readonly number[])[] = [[], [6, 3.2], [1.4, 3], [9, 2.8, 1.4, 2.8]];

/** How broad lines along strips are, in points. */
export const STRIP_WIDTH = 1.5;

/** Makes a pen; its line is solid unless dashes are given. */
export function pen(colour: string, width: number, dashes: readonly number[] = []): Pen {
  return { colour, width, dashes };
}

/** The colour that a theme gives to an area. */
export function areaColour(theme: Theme, area: Area): string {
  const [kind, index] = split(area);
  if (kind === 'tint') return theme.tints[index % theme.tints.length]!;
  if (kind === 'window') return theme.windows[Math.min(index, theme.windows.length) - 1]!;
  return theme.areas[area as Fixed<Area>];
}

/** The pen with which a theme draws a line. */
export function linePen(theme: Theme, line: Line): Pen {
  const [kind, index] = split(line);
  const told =
    kind === 'strip'
      ? pen(stripColour(theme, index), theme.stripWidth ?? STRIP_WIDTH, DASHES[stripDash(index)])
      : theme.pens[line as Fixed<Line>];
  const { weight = 1 } = theme;
  return weight === 1
    ? told
    : pen(
        told.colour,
        told.width * weight,
        told.dashes.map((dash) => dash * weight),
      );
}

/** The colour that a theme gives to a text. */
export function inkColour(theme: Theme, ink: Ink): string {
  const [kind, index] = split(ink);
  return kind === 'strip' ? stripColour(theme, index) : theme.inks[ink as Fixed<Ink>];
}

/** Strips that run side by side have successive numbers: they differ in both colour and dashes. */
function stripColour({ strips }: Theme, index: number): string {
  return strips[index % strips.length]!;
}

/** After twelve strips, when the colours come round again, the dashes are those of the next. */
function stripDash(index: number): number {
  return (index + Math.floor(index / 12)) % DASHES.length;
}

function split(role: string): [string, number] {
  const dash = role.lastIndexOf('-');
  return dash < 0 ? [role, 0] : [role.slice(0, dash), Number(role.slice(dash + 1))];
}
