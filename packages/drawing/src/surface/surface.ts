import { EMPTY, type Multiset } from '@latin-puzzles/core/puzzle';
import { type DrawOptions, drawPuzzle } from '../figure/draw-puzzle.ts';
import type { Picture } from '../figure/picture.ts';
import { layOut } from '../layout/lay-out.ts';
import type { Layout, Place } from '../layout/place.ts';
import type { Box } from '../plane/vector.ts';
import { CAP_HEIGHT, centredText, type Item, type TextItem } from '../scene/scene.ts';
import { assignSlots, type LabelSlots, LEGIBLE, type PlayerState } from '../step/assign-slots.ts';
import { slotsIn } from '../step/slots.ts';
import { fitLabels, PADDING } from '../text/fit.ts';
import { guessWidth } from '../text/measure.ts';
import { byShape } from './by-shape.ts';
import { rimSlots } from './rim.ts';

/** A board to be written on: what is drawn once, and where each later mark goes. */
export interface Surface {
  readonly frame: Box;
  readonly layout: Layout;
  /** Grounds and lines; highlights are laid above them. */
  readonly below: readonly Item[];
  /** Clues, and the letters outside the board. */
  readonly above: readonly Item[];
  /** A label that the player writes. */
  written(place: Place, label: number): TextItem;
  /** Small labels in the middle of the cell. */
  centre(place: Place, labels: readonly number[]): TextItem[];
  /** Small labels along the rim. */
  rim(place: Place, labels: readonly number[]): TextItem[];
  /** All that the cell may hold: a label has the same spot in every cell where there is room for that. */
  candidates(place: Place, labels: readonly number[]): TextItem[];
}

/** A player's labels are a little smaller than the clues. */
const WRITTEN_SHARE = 0.92;

/** Makes the surface of a puzzle, on which a player writes. */
export function makeSurface(picture: Picture & { readonly multiset: Multiset }, options: DrawOptions = {}): Surface {
  const { board, multiset } = picture;
  const { labels } = multiset;
  const measure = options.measure ?? guessWidth;
  const { items, frame } = drawPuzzle({ ...picture, solution: undefined }, options);
  const firstText = items.findIndex((item) => item.shape === 'text');
  const split = firstText < 0 ? items.length : firstText;
  const layout = layOut(board);
  const widths = labels.map((label) => measure(label, true));
  const widest = Math.max(CAP_HEIGHT, ...widths);
  const size = fitLabels(labels, layout.places, layout.net ? PADDING.lined : PADDING.plain, measure);
  const anything: PlayerState = {
    domains: new Uint8Array(board.cells * labels.length).fill(1),
    written: new Int32Array(board.cells).fill(EMPTY),
  };
  let settled: ReturnType<typeof assignSlots> | undefined;
  const small = ({ cell }: Place, at: readonly (readonly [number, number])[], type: number, held: readonly number[]) =>
    held.map((label, i) => centredText(at[i]!, labels[label]!, type, 'candidate', { cell }));
  const slotsFor = byShape((place, count) => slotsIn(layout, place, count, widest));
  const rimFor = byShape((place, count) => rimSlots(place, count, widest));
  const settledIn = new WeakMap<Place, LabelSlots>();
  const centre = (place: Place, held: readonly number[]) => {
    if (held.length === 0) return [];
    const { size: type, spots } = slotsFor(place, held.length);
    return small(place, spots, type, held);
  };
  return {
    frame,
    layout,
    below: items.slice(0, split),
    above: items.slice(split),
    written: (place, label) =>
      centredText(place.at, labels[label]!, WRITTEN_SHARE * size(place), 'solution', {
        sink: size.sink,
        cell: place.cell,
      }),
    centre,
    rim(place, held) {
      const { size: type, spots } = rimFor(place, held.length);
      return small(place, spots, type, held);
    },
    candidates(place, held) {
      if (held.length === 0) return [];
      // All cells are looked at to find the size: not before somebody wants candidates.
      settled ??= assignSlots(layout, multiset, anything, widest);
      const settlement = settledIn.get(place) ?? settled(place);
      settledIn.set(place, settlement);
      const { size: type, spotOf } = settlement;
      if (type < LEGIBLE * place.span) return centre(place, held);
      return small(
        place,
        held.map((label) => spotOf.get(label)!),
        type,
        held,
      );
    },
  };
}
