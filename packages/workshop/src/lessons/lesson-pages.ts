import { THEOREM_WORDS, theoremName } from '@latin-puzzles/core/attrition';
import type { LanguageCode } from '@latin-puzzles/core/basis';
import {
  drawPuzzle,
  drawStep,
  guessWidth,
  type Item,
  PAPERS,
  type Page,
  type Part,
  type Scene,
  type TextMeasure,
  wrap,
} from '@latin-puzzles/drawing';
import { showStage, tellStage } from '../advice/index.ts';
import { capitalized } from './capitalized.ts';
import { type LessonPosition, lessonPositions, openLesson } from './lesson.ts';
import { LESSON_WORDS } from './words.ts';

const MARGIN = 40;
const HEADING = { size: 20, leading: 26 };
const TEXT = { size: 10.5, leading: 15 };
const CAPTION = { size: 9, leading: 12 };
/** Between the columns, and below a figure. */
const GAP = 14;
const COLUMNS = 2;
const ROWS = 3;
const LARGEST = 1.2;

/** The lesson of a theorem to print: a page with its positions, and one with what the theorem shows there. */
export function drawLesson(theorem: string, language: LanguageCode, measure: TextMeasure = guessWidth): Page[] {
  const positions = lessonPositions(theorem).map((_, index) => openLesson(theorem, index)!);
  if (positions.length === 0) return [];
  const words = LESSON_WORDS[language];
  const name = capitalized(theoremName(theorem, language));
  const { statement, reason } = THEOREM_WORDS.get(theorem)!;
  const asked = positions.map(({ puzzle: { solution: _, ...puzzle }, task }, index) => ({
    scene: drawPuzzle(puzzle, { measure }),
    caption: `${index + 1}. ${words[task]}`,
  }));
  const answered = positions.map((position, index) => drawAnswer(position, index, language, measure));
  return [
    makePage(name, [statement[language], ...(reason ? [capitalized(reason[language])] : [])], asked, measure),
    makePage(words.answers(name), [], answered, measure),
  ];
}

/** A drawing with what is said below it, which is as large as that of its neighbours whatever the scale of the drawing. */
interface Figure {
  readonly scene: Scene;
  readonly caption: string;
}

function drawAnswer(
  { plan, puzzle }: LessonPosition,
  index: number,
  language: LanguageCode,
  measure: TextMeasure,
): Figure {
  const { step, standing, evidence } = showStage(plan, puzzle, 'conclusion');
  const told = tellStage(plan, puzzle, language, 'conclusion').map(({ text }) => text);
  return {
    scene: drawStep(puzzle, standing, step, { evidence, measure }),
    caption: `${index + 1}. ${told.join(' ')}`,
  };
}

/** A sheet with a heading, some sentences, and figures in columns. */
function makePage(title: string, sentences: readonly string[], figures: readonly Figure[], measure: TextMeasure): Page {
  const [width, height] = PAPERS.A4;
  const room = width - 2 * MARGIN;
  const wrapped = (text: string, across: number, size: number) =>
    wrap(text, across, (line) => size * measure(line, false));
  const lines = sentences.flatMap((text) => wrapped(text, room, TEXT.size));
  const top = MARGIN + HEADING.leading + lines.length * TEXT.leading + 8;
  const text = (line: string, [x, y]: readonly [number, number], size: number, bold = false): Item => ({
    shape: 'text',
    at: [x, y],
    anchor: 'start',
    text: line,
    size,
    bold,
    ink: bold ? 'title' : 'caption',
  });
  const heading = [
    text(title, [MARGIN, MARGIN + HEADING.size], HEADING.size, true),
    ...lines.map((line, i) => text(line, [MARGIN, MARGIN + HEADING.leading + (i + 1) * TEXT.leading], TEXT.size)),
  ];
  const box = { width: (room - GAP) / COLUMNS, height: (height - MARGIN - top) / ROWS };
  const parts = figures.flatMap(({ scene, caption }, i): Part[] => {
    const [x, y] = [MARGIN + (i % COLUMNS) * (box.width + GAP), top + Math.floor(i / COLUMNS) * box.height];
    const told = wrapped(caption, box.width, CAPTION.size);
    const { left, right, top: upper, bottom } = scene.frame;
    const deep = box.height - told.length * CAPTION.leading - GAP;
    const scale = Math.min(LARGEST, box.width / (right - left), deep / (bottom - upper));
    const spare = (box.width - scale * (right - left)) / 2;
    const below = y + scale * (bottom - upper);
    return [
      { items: scene.items, at: [x + spare - scale * left, y - scale * upper], scale },
      {
        items: told.map((line, j) => text(line, [x, below + (j + 1) * CAPTION.leading], CAPTION.size)),
        at: [0, 0],
        scale: 1,
      },
    ];
  });
  return { title, width, height, parts: [{ items: heading, at: [0, 0], scale: 1 }, ...parts] };
}
