import type { Area, Ink, Line } from './scene.ts';

/** A line's colour, width and dashes. */
export interface Pen {
  readonly colour: string;
  readonly width: number;
  readonly dashes: readonly number[];
}

type Fixed<T extends string> = Exclude<T, `${string}-${number}`>;

/** What the parts of a scene look like. Colours are `#rrggbb`. */
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
}

/** Strips differ by these as well as by colour, so that they are told apart on any printer and by any eye. */
const DASHES: readonly (readonly number[])[] = [[], [6, 3.2], [1.4, 3], [9, 2.8, 1.4, 2.8]];

const STRIP_WIDTH = 1.5;

function pen(colour: string, width: number, dashes: readonly number[] = []): Pen {
  return { colour, width, dashes };
}

export const COLOUR: Theme = {
  name: 'colour',
  paper: '#ffffff',
  areas: {
    cell: '#ffffff',
    inscribed: '#f9df8f',
    tab: '#f1f3f5',
    pointer: '#8d979f',
    base: '#fdf0c8',
    cover: '#dcebf8',
    focus: '#f3d489',
    ring: '#ffffff',
    strong: '#1b3a5c',
  },
  tints: ['#ffffff', '#e6eef6', '#d3e4cf', '#d6c7de', '#e0afae'],
  windows: ['#d9e6f2', '#b3cbe3', '#8fb0d1', '#6f97c0'],
  pens: {
    fine: pen('#8d979f', 0.6),
    border: pen('#20262c', 1.8),
    rim: pen('#20262c', 2.2),
    window: pen('#3f6a96', 1.1),
    line: pen('#6d86a0', 1.4),
    trail: pen('#bfd2e4', 4),
    fold: pen('#20262c', 0.9),
    cut: pen('#20262c', 1.6),
    disc: pen('#20262c', 0.9),
    base: pen('#a86f00', 2),
    cover: pen('#1c6fb4', 2, [5, 3]),
    'base-trail': pen('#f3d489', 7),
    'cover-trail': pen('#a9cdeb', 7),
    ring: pen('#1b3a5c', 1.2),
    supposed: pen('#1b3a5c', 1.4, [2, 1.6]),
    strike: pen('#c62f2b', 1.4),
    fall: pen('#6a747c', 0.8),
    link: pen('#1b3a5c', 0.9),
  },
  inks: {
    clue: '#14181c',
    inscription: '#14181c',
    solution: '#4a6078',
    mark: '#3a4650',
    title: '#14181c',
    caption: '#4a545c',
    number: '#6a747c',
    candidate: '#5a656e',
    struck: '#c62f2b',
    strong: '#ffffff',
  },
  strips: [
    '#c62f2b',
    '#1c6fb4',
    '#2b8a4b',
    '#d07a00',
    '#7d3ca3',
    '#0c97a3',
    '#b93a80',
    '#66790f',
    '#8a5428',
    '#3b4bc2',
    '#566370',
    '#d9534a',
  ],
};

export const GREYSCALE: Theme = {
  name: 'greyscale',
  paper: '#ffffff',
  areas: {
    cell: '#ffffff',
    inscribed: '#c6c6c6',
    tab: '#f3f3f3',
    pointer: '#8c8c8c',
    base: '#efefef',
    cover: '#e0e0e0',
    focus: '#cccccc',
    ring: '#ffffff',
    strong: '#1c1c1c',
  },
  tints: ['#ffffff', '#ededed', '#dcdcdc', '#cbcbcb', '#bababa'],
  windows: ['#e0e0e0', '#c4c4c4', '#a8a8a8', '#8e8e8e'],
  pens: {
    fine: pen('#939393', 0.6),
    border: pen('#222222', 1.8),
    rim: pen('#222222', 2.2),
    window: pen('#5a5a5a', 1.1),
    line: pen('#7d7d7d', 1.4),
    trail: pen('#cfcfcf', 4),
    fold: pen('#222222', 0.9),
    cut: pen('#222222', 1.6),
    disc: pen('#20262c', 0.9),
    base: pen('#5a5a5a', 2),
    cover: pen('#1c1c1c', 2, [5, 3]),
    'base-trail': pen('#cccccc', 7),
    'cover-trail': pen('#a8a8a8', 7),
    ring: pen('#1c1c1c', 1.2),
    supposed: pen('#1c1c1c', 1.4, [2, 1.6]),
    strike: pen('#000000', 1.4),
    fall: pen('#707070', 0.8),
    link: pen('#1c1c1c', 0.9),
  },
  inks: {
    clue: '#141414',
    inscription: '#000000',
    solution: '#666666',
    mark: '#444444',
    title: '#141414',
    caption: '#505050',
    number: '#707070',
    candidate: '#5e5e5e',
    struck: '#5e5e5e',
    strong: '#ffffff',
  },
  strips: ['#1c1c1c', '#4d4d4d', '#7d7d7d'],
};

export const THEMES: Readonly<Record<string, Theme>> = { colour: COLOUR, greyscale: GREYSCALE };

export function areaColour(theme: Theme, area: Area): string {
  const [kind, index] = split(area);
  if (kind === 'tint') return theme.tints[index % theme.tints.length]!;
  if (kind === 'window') return theme.windows[Math.min(index, theme.windows.length) - 1]!;
  return theme.areas[area as Fixed<Area>];
}

export function linePen(theme: Theme, line: Line): Pen {
  const [kind, index] = split(line);
  if (kind !== 'strip') return theme.pens[line as Fixed<Line>];
  return pen(stripColour(theme, index), STRIP_WIDTH, DASHES[stripDash(index)]);
}

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
