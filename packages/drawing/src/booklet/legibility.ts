import { type Fault, makeFault } from '@latin-puzzles/core/basis';
import { DRAWING_FAULTS } from '../scene/faults.ts';
import { LEAST_TYPE } from '../scene/page.ts';
import { PAPERS, type Paper } from '../scene/paper.ts';
import { answerSizeOf } from './answer-leaves.ts';
import type { CaptionedPuzzle } from './caption.ts';
import { drawingOf } from './drawing.ts';
import { type BookletFormat, formatOf } from './format.ts';
import type { BookletOptions } from './options.ts';
import type { Shown } from './puzzle-box.ts';
import { bestSize } from './rule-apart.ts';

/** Whether the labels of a puzzle can be read that has a page to itself, and what is to be said if hardly or not. */
export function legibilityOf(puzzle: CaptionedPuzzle, options: BookletOptions, format: BookletFormat) {
  const shown: Shown = { puzzle, drawing: drawingOf(puzzle, format) };
  const size = bestSize(shown, format);
  const legible = size >= LEAST_TYPE;
  if (size >= format.least) return { legible, notice: undefined };
  const papers = (Object.keys(PAPERS) as Paper[]).filter(
    (paper) => bestSize(shown, formatOf({ ...options, paper })) >= (legible ? format.least : LEAST_TYPE),
  );
  const facts = { title: puzzle.title, size: Math.floor(size * 10) / 10, paper: format.paper, papers };
  const place = { en: `puzzle ${puzzle.number}`, es: `puzle ${puzzle.number}` };
  const notice: Fault = legible
    ? makeFault(DRAWING_FAULTS, 'draw.large', place, { ...facts, least: format.least })
    : makeFault(DRAWING_FAULTS, 'draw.small', place, { ...facts, least: LEAST_TYPE });
  return { legible, notice };
}

/** What is to be said of an answer at the back whose labels are smaller than large print asks for. */
export function answerNotice(
  puzzle: CaptionedPuzzle,
  options: BookletOptions,
  format: BookletFormat,
): Fault | undefined {
  const size = puzzle.solution ? answerSizeOf(puzzle, format) : Number.POSITIVE_INFINITY;
  if (size >= format.least - ROUNDING) return undefined;
  const papers = (Object.keys(PAPERS) as Paper[]).filter(
    (paper) => answerSizeOf(puzzle, formatOf({ ...options, paper })) >= format.least - ROUNDING,
  );
  const place = { en: `answer ${puzzle.number}`, es: `solución ${puzzle.number}` };
  const facts = { title: puzzle.title, size: Math.floor(size * 10) / 10, paper: format.paper, papers };
  return makeFault(DRAWING_FAULTS, 'draw.large', place, { ...facts, least: format.least });
}

/** Lengths that are computed are not exact to the last figure. */
const ROUNDING = 0.01;
