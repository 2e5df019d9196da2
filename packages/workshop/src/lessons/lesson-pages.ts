import { THEOREM_WORDS, theoremName } from '@latin-puzzles/core/attrition';
import type { LanguageCode } from '@latin-puzzles/core/basis';
import {
  type DrawOptions,
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
import { type LessonPosition, lessonPositions, openLesson } from './lesson.ts';
import { LESSON_WORDS } from './words.ts';

const MARGIN = 40;
const HEADING = { size: 20, leading: 26 };
const TEXT = { size: 10.5, leading: 15 };
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
  const asked = positions.map((position, index) =>
    drawAsked(position, { caption: `${index + 1}. ${words[position.task]}`, measure }),
  );
  const answered = positions.map((position, index) => drawAnswer(position, index, language, measure));
  return [
    makePage(name, [statement[language], ...(reason ? [capitalized(reason[language])] : [])], asked, measure),
    makePage(words.answers(name), [], answered, measure),
  ];
}

function drawAsked({ puzzle: { solution: _, ...puzzle } }: LessonPosition, options: DrawOptions): Scene {
  return drawPuzzle(puzzle, options);
}

function drawAnswer({ plan, puzzle }: LessonPosition, index: number, language: LanguageCode, measure: TextMeasure) {
  const { step, standing, evidence } = showStage(plan, puzzle, 'conclusion');
  const told = tellStage(plan, puzzle, language, 'conclusion').map(({ text }) => text);
  return drawStep(puzzle, standing, step, { caption: `${index + 1}. ${told.join(' ')}`, evidence, measure });
}

/** A sheet with a heading, some sentences, and scenes in columns. */
function makePage(title: string, sentences: readonly string[], scenes: readonly Scene[], measure: TextMeasure): Page {
  const [width, height] = PAPERS.A4;
  const room = width - 2 * MARGIN;
  const lines = sentences.flatMap((text) => wrap(text, room, (line) => TEXT.size * measure(line, false)));
  const top = MARGIN + HEADING.leading + lines.length * TEXT.leading + 8;
  const text = (line: string, y: number, size: number, bold: boolean): Item => ({
    shape: 'text',
    at: [MARGIN, y],
    anchor: 'start',
    text: line,
    size,
    bold,
    ink: bold ? 'title' : 'caption',
  });
  const heading = [
    text(title, MARGIN + HEADING.size, HEADING.size, true),
    ...lines.map((line, i) => text(line, MARGIN + HEADING.leading + (i + 1) * TEXT.leading, TEXT.size, false)),
  ];
  const box = { width: room / COLUMNS, height: (height - MARGIN - top) / ROWS };
  const parts = scenes.map((scene, i): Part => {
    const { left, right, top: upper, bottom } = scene.frame;
    const scale = Math.min(LARGEST, box.width / (right - left), box.height / (bottom - upper));
    const [x, y] = [MARGIN + (i % COLUMNS) * box.width, top + Math.floor(i / COLUMNS) * box.height];
    const spare = (box.width - scale * (right - left)) / 2;
    return { items: scene.items, at: [x + spare - scale * left, y - scale * upper], scale };
  });
  return { title, width, height, parts: [{ items: heading, at: [0, 0], scale: 1 }, ...parts] };
}

function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
