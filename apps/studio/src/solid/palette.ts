import { COLOURS } from '../game/table.ts';

/** The colours of the page that are laid over cells. */
export interface Palette {
  readonly ink: string;
  readonly accent: string;
  readonly note: string;
  readonly bad: string;
  readonly selected: string;
  readonly marks: readonly string[];
}

/** As the page has them where the element stands. */
export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    ink: colour('ink'),
    accent: colour('accent'),
    note: colour('note'),
    bad: colour('bad'),
    selected: colour('selected'),
    marks: Array.from({ length: COLOURS }, (_, mark) => colour(`mark-${mark}`)),
  };
}
