import { EMPTY } from '@latin-puzzles/core/puzzle';
import type { Layout } from '../layout/place.ts';
import type { FigureLook } from '../scene/look.ts';
import { centredText, type Item } from '../scene/scene.ts';
import { fitLabels, PADDING } from '../text/fit.ts';
import type { TextMeasure } from '../text/measure.ts';
import type { Picture } from './picture.ts';

/** The labels in the cells: inscription bold, clues and the solution of the remaining cells as the look has it. */
export function drawLabels(
  picture: Picture,
  layout: Layout,
  inscribed: ReadonlySet<number>,
  measure: TextMeasure,
  look: FigureLook,
): Item[] {
  const { multiset, labeling = [], solution = [] } = picture;
  if (!multiset) return [];
  const white = layout.net ? PADDING.lined : PADDING.plain;
  const size = fitLabels(multiset.labels, layout.places, white, measure, look.labelShare);
  return layout.places.flatMap((place): Item[] => {
    const clue = labeling[place.cell] ?? EMPTY;
    const index = clue === EMPTY ? (solution[place.cell] ?? EMPTY) : clue;
    const text = multiset.labels[index];
    if (text === undefined) return [];
    const isInscribed = clue !== EMPTY && inscribed.has(place.cell);
    const ink = clue === EMPTY ? 'solution' : isInscribed ? 'inscription' : 'clue';
    const bold = isInscribed || (clue === EMPTY ? look.boldAnswers : look.boldClues);
    const share = clue === EMPTY ? look.answerShare : 1;
    return [centredText(place.at, text, share * size(place), ink, { bold, cell: place.cell, sink: size.sink })];
  });
}
