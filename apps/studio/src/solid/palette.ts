import { DRESSES, HIGHLIGHTS } from '@latin-puzzles/view/board-view';
import { COLOURS } from '@latin-puzzles/workshop/play';
import '@latin-puzzles/view/board-view.css';

/** What the style sheet of the flat board says of an area that is laid over a cell. */
export interface Look {
  readonly fill: string;
  readonly cover: number;
  readonly stroke: string;
  readonly strength: number;
  readonly width: number;
  readonly dashes: readonly number[];
}

/** The classes of areas and patterns on the flat board. */
const CLASSES = [...HIGHLIGHTS, 'wrong-pattern', 'selected', 'cursor', 'marked', 'mark-pattern'] as const;

/** What a group is set off with: the colour of its light, and its pattern. */
interface Dress {
  readonly colour: string;
  readonly pattern: Look;
}

export interface Palette {
  readonly looks: Readonly<Record<(typeof CLASSES)[number], Look>>;
  /** The typeface of labels. */
  readonly font: string;
  /** The colours that cells are marked with. */
  readonly marks: readonly string[];
  /** The dresses of groups. */
  readonly dresses: readonly Dress[];
  /** Patterns as they have been put together, which takes far longer than painting them. */
  readonly patterns: Map<string, Path2D>;
}

/** The looks of the flat board as the page has them where an element stands: one style sheet serves both. */
export function paletteOf(element: Element): Palette {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  svg.classList.add('board-view');
  // Not to be seen, only to be asked.
  svg.style.display = 'none';
  svg.append(path);
  element.append(svg);
  const look = (name: string): Look => {
    path.setAttribute('class', name);
    return lookFrom(getComputedStyle(path));
  };
  const palette: Palette = {
    looks: Object.fromEntries(CLASSES.map((name) => [name, look(name)])) as Palette['looks'],
    font: getComputedStyle(svg).fontFamily,
    marks: Array.from({ length: COLOURS }, (_, mark) => look(`mark-colour-${mark}`).fill),
    dresses: Array.from({ length: DRESSES }, (_, dress) => ({
      colour: look(`group dress-${dress}`).fill,
      pattern: look(`group-pattern dress-${dress}`),
    })),
    patterns: new Map(),
  };
  svg.remove();
  return palette;
}

type Style = Pick<
  CSSStyleDeclaration,
  'fill' | 'fillOpacity' | 'stroke' | 'strokeOpacity' | 'strokeWidth' | 'strokeDasharray'
>;

/** A style as a canvas takes it. */
export function lookFrom(style: Style): Look {
  return {
    fill: style.fill,
    cover: Number.parseFloat(style.fillOpacity),
    stroke: style.stroke,
    strength: Number.parseFloat(style.strokeOpacity),
    width: Number.parseFloat(style.strokeWidth),
    dashes: [...style.strokeDasharray.matchAll(/[\d.]+/g)].map(Number),
  };
}
