import { GRAMMARS, type LanguageCode } from '@latin-puzzles/core/basis';
import { type Board, regionOf, shortCellText, splitRegions } from '@latin-puzzles/core/board';
import { drawBorders } from '../figure/borders.ts';
import { drawCellDiscs, drawCellGrounds } from '../figure/cells.ts';
import { frameScene } from '../figure/frame.ts';
import { drawLinesRound, drawStraightLines } from '../figure/lines.ts';
import { looksOf } from '../figure/looks.ts';
import { drawMarks } from '../figure/marks.ts';
import { drawWindowOutlines } from '../figure/windows.ts';
import { layOut } from '../layout/lay-out.ts';
import type { XY } from '../plane/vector.ts';
import type { Item, Line, Scene } from '../scene/scene.ts';
import { guessWidth, type TextMeasure } from '../text/measure.ts';
import { axesOf, drawAxisNumbers } from './axes.ts';
import { drawFaceNumbers, drawRegionLetters } from './groups.ts';
import { drawNamesInside } from './inside.ts';
import { drawLineNumbers } from './line-numbers.ts';
import { drawPolarNumbers, polarGridOf } from './polar.ts';
import { KEY_WORDS, namesCaption } from './words.ts';

/** How the names of cells are told. */
export interface KeyOptions {
  /** The language of the names and of what is said of them. */
  readonly language?: LanguageCode | undefined;
  /** What the picture is called, written above the board; without it, it is called after what it shows. */
  readonly title?: string | undefined;
  /** The widths of texts in the font to be used; guessed unless given. */
  readonly measure?: TextMeasure | undefined;
}

/** A key to the names by which sentences speak of cells: the board with the name of every cell, and how to read it. */
export function drawKey(board: Board, options: KeyOptions = {}): Scene {
  const { language = 'en', title, measure = guessWidth } = options;
  const { items, caption } = keyOf(board, language, measure);
  return frameScene(items, title ?? KEY_WORDS[language].title, caption, title !== undefined, measure);
}

/** A key before it is framed. */
export interface Key {
  readonly items: readonly Item[];
  readonly caption: string;
  /** Whether the caption alone tells all: cells are counted by rows and columns, and so are asterisms, or as boxes. */
  readonly isPlain: boolean;
}

export function keyOf(board: Board, language: LanguageCode, measure: TextMeasure): Key {
  const layout = layOut(board);
  const looks = looksOf(board, layout);
  const regions = splitRegions(board, looks.regions);
  const region = regionOf(board, regions);
  const nobody: ReadonlySet<number> = new Set();
  const grammar = GRAMMARS[language];
  const names = board.cellNames;
  const short = names.map((name) => shortCellText(name, grammar));
  const [axes, globe] = [axesOf(names, layout), polarGridOf(names, layout)];
  const letters = drawMarks(board, layout);
  const numbered = drawLineNumbers(board, layout, looks.lines, measure);
  const pale = drawRegionLetters(board, layout, !axes && !globe);
  const items = [
    ...drawCellGrounds(board, layout, { cover: [], windows: [] }, [], nobody),
    ...drawFaceNumbers(names, layout),
    ...pale,
    ...thin([
      ...drawStraightLines(layout, looks.lines),
      ...drawBorders(layout, region),
      ...drawWindowOutlines(board, layout, regions),
      ...drawLinesRound(board, layout, looks.rounds),
    ]),
    ...drawCellDiscs(layout, nobody),
    ...(axes
      ? drawAxisNumbers(axes, layout, letters)
      : globe
        ? drawPolarNumbers(globe, layout, spotsOf(pale), measure)
        : drawNamesInside(short, layout, measure)),
    ...letters,
    ...numbered,
  ];
  const { regions: ofRegions, lines: ofLines, boxes: ofBoxes } = KEY_WORDS[language];
  const hasBoxes = board.asterisms.some(({ name }) => name.kind === 'box');
  const sentences = [
    namesCaption(names, grammar),
    pale.length > 0 ? ofRegions : '',
    numbered.length > 0 ? ofLines : '',
    hasBoxes ? ofBoxes : '',
  ];
  return {
    items,
    caption: sentences.filter((text) => text !== '').join(' '),
    isPlain: axes !== undefined && board.asterisms.every(({ name }) => COUNTED.has(name.kind)),
  };
}

function spotsOf(items: readonly Item[]): XY[] {
  return items.flatMap((item) => (item.shape === 'text' ? [item.at] : []));
}

/** Asterisms that anybody can count. */
const COUNTED: ReadonlySet<string> = new Set(['row', 'column', 'box']);

/** Lines that part regions or faces stay stronger than those between cells. */
const STRONGER: ReadonlySet<Line | undefined> = new Set(['border', 'rim', 'fold', 'cut', 'window']);

/** A key is shown small: its lines are thin, so that the names stand out. */
function thin(items: readonly Item[]): Item[] {
  return items.map((item) =>
    item.shape === 'path' && item.line ? { ...item, line: STRONGER.has(item.line) ? 'fold' : 'fine' } : item,
  );
}
