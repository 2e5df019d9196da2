import { EMPTY } from '@latin-puzzles/core/puzzle';
import type { Layout, Place } from '../layout/place.ts';
import { centredText, type Ink, type Item } from '../scene/scene.ts';
import { fitLabels, PADDING } from '../text/fit.ts';
import type { TextMeasure } from '../text/measure.ts';
import type { Picture } from './picture.ts';

/** What the solver is to find is set a little smaller than the clues. */
const SOLUTION_SHARE = 0.86;

/** The labels in the cells: inscription bold, clues plain, the solution of the remaining cells light and small. */
export function drawLabels(
  picture: Picture,
  layout: Layout,
  inscribed: ReadonlySet<number>,
  measure: TextMeasure,
): Item[] {
  const { multiset, labeling = [], solution = [] } = picture;
  if (!multiset) return [];
  const white = layout.net ? PADDING.lined : PADDING.plain;
  const size = fitLabels(multiset.labels, layout.places, white, measure);
  return layout.places.flatMap((place): Item[] => {
    const clue = labeling[place.cell] ?? EMPTY;
    const index = clue === EMPTY ? (solution[place.cell] ?? EMPTY) : clue;
    const text = multiset.labels[index];
    if (text === undefined) return [];
    if (clue === EMPTY) return [label(place, text, SOLUTION_SHARE * size(place), 'solution')];
    return [label(place, text, size(place), inscribed.has(place.cell) ? 'inscription' : 'clue')];
  });
}

function label(place: Place, text: string, size: number, ink: Ink): Item {
  return centredText(place.at, text, size, ink, { bold: ink === 'inscription', cell: place.cell });
}
