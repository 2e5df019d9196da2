import { makeSpeaker, type Placement, type Speaker, type Step, tellStep } from '@latin-puzzles/core/attrition';
import type { LanguageCode } from '@latin-puzzles/core/basis';
import { EMPTY } from '@latin-puzzles/core/puzzle';
import { tellStage } from '../advice/index.ts';
import { capitalized } from './capitalized.ts';
import { type LessonPosition, plainest } from './lesson.ts';
import { LESSON_WORDS } from './words.ts';

/** What is said of an answer. */
export interface AnswerVerdict {
  /** The step that shows it, if it is right. */
  readonly step?: Step | undefined;
  readonly sentences: readonly string[];
}

/** Whether the theorem of a lesson places a label, or strikes it out, where the reader does; and why, or why not. */
export function judgeAnswer(position: LessonPosition, answer: Placement, language: LanguageCode): AnswerVerdict {
  const { task, steps, plan, puzzle } = position;
  const shows = ({ writes, removals }: Step) =>
    (task === 'place' ? writes : removals).some((each) => isSame(each, answer));
  const step = plan.steps.find(shows) ?? plainest(steps.filter(shows));
  if (step) {
    const why = tellStep(step, plan.before, puzzle, language).map(({ text }) => text);
    return { step, sentences: [LESSON_WORDS[language].right, ...why] };
  }
  const whyNot = task === 'place' ? whyNotPlaced : whyNotStruck;
  return { sentences: whyNot(position, answer, language).map(capitalized) };
}

function whyNotPlaced(position: LessonPosition, answer: Placement, language: LanguageCode): string[] {
  const { puzzle } = position;
  const words = LESSON_WORDS[language];
  const speaker = makeSpeaker(puzzle, language);
  const said = puzzle.solution[answer.cell] === answer.label ? words.notYet : words.wrong;
  const out = tellOut(position, answer, language);
  return [sayOf(speaker, answer, said), out ?? tellLeft(position, answer, speaker)];
}

function whyNotStruck(position: LessonPosition, answer: Placement, language: LanguageCode): string[] {
  const { puzzle, plan } = position;
  const words = LESSON_WORDS[language];
  const out = tellOut(position, answer, language);
  if (out) return [words.outAlready, out];
  const said = puzzle.solution[answer.cell] === answer.label ? words.mustStay : words.notShown;
  const area = tellStage(plan, puzzle, language, 'area').map(({ text }) => text);
  return [sayOf(makeSpeaker(puzzle, language), answer, said), ...area];
}

function sayOf(speaker: Speaker, { cell, label }: Placement, said: (label: string, cell: string) => string): string {
  return said(speaker.labels([label]), speaker.cells([cell]));
}

/** Why a label is out of a cell for everyone to see. */
function tellOut({ puzzle, plan }: LessonPosition, answer: Placement, language: LanguageCode): string | undefined {
  const step = plan.before.find(({ removals }) => removals.some((removal) => isSame(removal, answer)));
  return step && tellStep({ ...step, removals: [answer] }, [], puzzle, language)[0]?.text;
}

/** What else could still be, which the theorem would have to rule out: the fewest places of a group, or the labels of the cell. */
function tellLeft({ theorem, puzzle, plan }: LessonPosition, { cell, label }: Placement, speaker: Speaker): string {
  const words = LESSON_WORDS[speaker.language];
  const { board, multiset } = puzzle;
  const { domains, written } = plan.standing;
  const count = multiset.labels.length;
  if (theorem === 'only-candidate') {
    const left = [...multiset.labels.keys()].filter((other) => domains[cell * count + other] === 1);
    return words.labelsLeft(speaker.cells([cell]), speaker.labels(left));
  }
  const places = board.asterismsOf[cell]!.map((asterism) => ({
    asterism,
    cells: board.asterisms[asterism]!.cells.filter(
      (other) => written[other] === EMPTY && domains[other * count + label] === 1,
    ),
  }));
  const { asterism, cells } = places.reduce((a, b) => (b.cells.length < a.cells.length ? b : a));
  return words.placesLeft(speaker.asterisms([asterism]), speaker.labels([label]), speaker.cells(cells));
}

function isSame(a: Placement, b: Placement): boolean {
  return a.cell === b.cell && a.label === b.label;
}
