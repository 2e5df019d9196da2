import type { Placement, Step } from '@latin-puzzles/core/attrition';
import type { Board } from '@latin-puzzles/core/board';
import { EMPTY, type Multiset } from '@latin-puzzles/core/puzzle';
import { composeScene, type DrawOptions, type Overlay } from '../figure/draw-puzzle.ts';
import type { Looks } from '../figure/looks.ts';
import type { Picture } from '../figure/picture.ts';
import { layOut } from '../layout/lay-out.ts';
import type { Layout } from '../layout/place.ts';
import { CAP_HEIGHT, type Item, type Scene } from '../scene/scene.ts';
import { guessWidth, type TextMeasure } from '../text/measure.ts';
import { assignSlots, type PlayerState } from './assign-slots.ts';
import { drawCandidate, drawWrittenRing } from './candidates.ts';
import { countedIn, drawOutlines, drawTints } from './highlights.ts';
import { drawStepLinks, type Link, linksOf } from './links.ts';
import { rolesOf } from './roles.ts';

/** A picture on which steps of a proof can be drawn. */
export type StepPicture = Picture & { readonly multiset: Multiset };

/**
 * A step of a proof on its board. In the open cells stand the labels that they may hold. The asterisms counted for are
 * tinted and outlined, those counted against in another tint and with dashes; labels that count are ringed, those removed
 * struck through, those written set on dark discs. Nothing is told by colour alone.
 */
export function drawStep(picture: StepPicture, standing: PlayerState, step: Step, options: DrawOptions = {}): Scene {
  const solution = Array.from(standing.written);
  return composeScene({ ...picture, solution }, { ...options, solution: true }, (layout, looks) =>
    overlay(picture, standing, step, layout, looks, options.measure ?? guessWidth),
  );
}

/** What follows from what in a step, on the layout of its board: what `drawStep` draws as arrows. */
export function stepLinks(
  { board, multiset }: StepPicture,
  standing: PlayerState,
  step: Step,
  { measure = guessWidth }: DrawOptions = {},
): Link[] {
  const layout = layOut(board);
  const widths = multiset.labels.map((label) => measure(label, true));
  const slots = assignSlots(layout, multiset, standing, Math.max(CAP_HEIGHT, ...widths));
  return linksIn(board, multiset, step, layout, slots);
}

type Slotted = ReturnType<typeof assignSlots>;

function linksIn(board: Board, { labels }: Multiset, step: Step, { places }: Layout, slots: Slotted): Link[] {
  const placeOf = new Map(places.toReversed().map((place) => [place.cell, place]));
  const at = ({ cell, label }: Placement) => slots(placeOf.get(cell)!).spotOf.get(label);
  return linksOf(board, labels.length, step, at, 0.62 * slots(places[0]!).size);
}

function overlay(
  { board, multiset }: StepPicture,
  { domains, written }: PlayerState,
  step: Step,
  layout: Layout,
  looks: Looks,
  measure: TextMeasure,
): Overlay {
  const count = multiset.labels.length;
  const widths = multiset.labels.map((label) => measure(label, true));
  const slots = assignSlots(layout, multiset, { domains, written }, Math.max(CAP_HEIGHT, ...widths));
  const roles = rolesOf(board, count, step);
  const behind: Item[] = [];
  const above: Item[] = [];
  for (const place of layout.places) {
    const { cell } = place;
    if (written[cell] !== EMPTY) {
      if (roles.get(cell * count + written[cell]!)?.ring) behind.push(drawWrittenRing(place));
      continue;
    }
    const { size, spotOf } = slots(place);
    for (const [label, at] of spotOf) {
      const role = roles.get(cell * count + label) ?? {};
      above.push(...drawCandidate(place, at, multiset.labels[label]!, size, widths[label]!, role));
    }
  }
  const counted = countedIn([step, ...endsOf(step)].flatMap(({ premises }) => premises.terms));
  return {
    ground: drawTints(board, layout, looks, counted),
    behind: [...drawOutlines(board, layout, counted), ...behind],
    above: [...drawStepLinks(linksIn(board, multiset, step, layout, slots)), ...above],
  };
}

/** The contradictions in which suppositions end. */
function endsOf({ premises: { assumption, steps = [] } }: Step): Step[] {
  return assumption && steps.length > 0 ? [steps.at(-1)!] : [];
}
