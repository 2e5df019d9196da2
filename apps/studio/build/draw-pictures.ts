import { CATALOG } from '@latin-puzzles/core/board';
import { parseNative } from '@latin-puzzles/core/format';
import { beginningOf, type Puzzle } from '@latin-puzzles/core/puzzle';
import { drawPuzzle, renderSmallSvg, SCREEN_THEMES } from '@latin-puzzles/drawing';
import { makeBodyPicture } from './draw-body.ts';

/** About how large boards are shown: as a card of the gallery, as the puzzle of the day. */
const PIXELS = 320;

export interface DrawnBoard {
  readonly name: string;
  readonly kind: 'specimen' | 'blank';
  readonly appearance: string;
  readonly svg: string;
}

/** Every board of the catalog, without clues and with those of its specimen, in every theme of the studio. */
export function drawPictures(specimens: Readonly<Record<string, string>>): DrawnBoard[] {
  return CATALOG.flatMap((entry) => {
    const { name } = entry;
    const blank = beginningOf(entry);
    const parsed = specimens[name] === undefined ? undefined : parseNative(specimens[name]);
    const specimen = parsed?.ok ? parsed.value : blank;
    return [...drawn({ name, kind: 'blank' }, blank), ...drawn({ name, kind: 'specimen' }, specimen)];
  });
}

/** A specimen on a solid or a globe is shown on it: it is never taken for the picture of a puzzle that is drawn later, flat. */
function drawn(named: Pick<DrawnBoard, 'name' | 'kind'>, puzzle: Puzzle): DrawnBoard[] {
  const scene = drawPuzzle({ ...puzzle, solution: undefined }, { heading: false });
  const onBody = named.kind === 'specimen' ? makeBodyPicture(puzzle, PIXELS) : undefined;
  return Object.entries(SCREEN_THEMES).map(([appearance, theme]) => ({
    ...named,
    appearance,
    svg: onBody?.(theme) ?? renderSmallSvg(scene, PIXELS, theme),
  }));
}
