import type { Placement, Step } from '@latin-puzzles/core/attrition';
import { EMPTY, type Multiset } from '@latin-puzzles/core/puzzle';
import { compose, type DrawOptions, type Overlay } from '../draw.ts';
import type { Looks } from '../figure/looks.ts';
import type { Picture } from '../figure/picture.ts';
import type { Layout } from '../layout/place.ts';
import { CAP_HEIGHT, type Item, type Scene } from '../scene.ts';
import { guessWidth, type Measure } from '../text/measure.ts';
import { candidateItems, writtenRing } from './candidates.ts';
import { countedIn, outlines, tints } from './highlights.ts';
import { links } from './links.ts';
import { rolesOf } from './roles.ts';
import { type Standing, settle } from './settling.ts';

export type StepPicture = Picture & { readonly multiset: Multiset };

/**
 * A step of a proof on its board. In the open cells stand the labels that they may hold. The asterisms counted for are
 * tinted and outlined, those counted against in another tint and with dashes; labels that count are ringed, those removed
 * struck through, those written set on dark discs. Nothing is told by colour alone.
 */
export function drawStep(picture: StepPicture, standing: Standing, step: Step, options: DrawOptions = {}): Scene {
  const solution = Array.from(standing.written);
  return compose({ ...picture, solution }, { ...options, solution: true }, (layout, looks) =>
    overlay(picture, standing, step, layout, looks, options.measure ?? guessWidth),
  );
}

function overlay(
  { board, multiset }: StepPicture,
  { domains, written }: Standing,
  step: Step,
  layout: Layout,
  looks: Looks,
  measure: Measure,
): Overlay {
  const count = multiset.labels.length;
  const widths = multiset.labels.map((label) => measure(label, true));
  const slots = settle(layout, multiset, { domains, written }, Math.max(CAP_HEIGHT, ...widths));
  const roles = rolesOf(board, count, step);
  const behind: Item[] = [];
  const above: Item[] = [];
  for (const place of layout.places) {
    const { cell } = place;
    if (written[cell] !== EMPTY) {
      if (roles.get(cell * count + written[cell]!)?.ring) behind.push(writtenRing(place));
      continue;
    }
    const { size, spotOf } = slots(place);
    for (const [label, at] of spotOf) {
      const role = roles.get(cell * count + label) ?? {};
      above.push(...candidateItems(place, at, multiset.labels[label]!, size, widths[label]!, role));
    }
  }
  const counted = countedIn([step, ...endsOf(step)].flatMap(({ premises }) => premises.terms));
  const placeOf = new Map(layout.places.toReversed().map((place) => [place.cell, place]));
  const at = ({ cell, label }: Placement) => slots(placeOf.get(cell)!).spotOf.get(label);
  const clearance = 0.62 * slots(layout.places[0]!).size;
  return {
    ground: tints(board, layout, looks, counted),
    behind: [...outlines(board, layout, counted), ...behind],
    above: [...links(board, count, step, at, clearance), ...above],
  };
}

/** The contradictions in which suppositions end. */
function endsOf({ premises: { assumption, steps = [] } }: Step): Step[] {
  return assumption && steps.length > 0 ? [steps.at(-1)!] : [];
}
