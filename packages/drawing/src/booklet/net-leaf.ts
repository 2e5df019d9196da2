import { failure, type Result, success } from '@latin-puzzles/core/basis';
import { layOut } from '../layout/lay-out.ts';
import { length, minus } from '../plane/vector.ts';
import { DRAWING_FAULTS } from '../scene/faults.ts';
import { MILLIMETRE, PAPERS, type Paper } from '../scene/paper.ts';
import { altText } from './alt-text.ts';
import { addCaptions, type CaptionedPuzzle } from './caption.ts';
import { type Drawing, drawingOf, fitInto } from './drawing.ts';
import { type BookletFormat, bodyAreaOf, formatOf, turnSheet } from './format.ts';
import { asPart, type Leaf } from './leaf.ts';
import type { BookletOptions, BookletPuzzle } from './options.ts';
import { headOf, placeDrawing } from './puzzle-box.ts';
import { BOOKLET_WORDS } from './words.ts';

/** A net in its true size on a page of its own, which is turned if it is larger there. */
export function makeNetLeaf(puzzle: CaptionedPuzzle, edge: number | undefined, format: BookletFormat): Result<Leaf> {
  const net = netOf(puzzle, format);
  const sheets = [format, turnSheet(format)].map((sheet) => ({ sheet, longest: longestOn(sheet, puzzle, net) }));
  const best = sheets.reduce((a, b) => (b.longest > a.longest ? b : a));
  if (edge !== undefined && edge > best.longest) return tooLarge(puzzle, net, edge, format, best.longest);
  const { sheet } = edge === undefined ? best : sheets.find(({ longest }) => edge <= longest)!;
  const millimetres = edge ?? Math.floor(best.longest);
  const body = bodyAreaOf(sheet);
  const more = BOOKLET_WORDS[sheet.language].folding(decimal(millimetres, sheet));
  const head = headOf(puzzle, body, sheet, { more });
  const scale = (millimetres * MILLIMETRE) / net.edge;
  return success({
    content: puzzle.title,
    parts: [
      asPart(head.items),
      {
        ...placeDrawing({ ...net.at(scale), scale }, { ...body, top: body.top + head.height }),
        alt: altText(puzzle, sheet.language),
      },
    ],
    format: sheet,
  });
}

/** Whether all that is to be said of a puzzle has room above its net, however the sheet is turned. */
export function netSaysAll(puzzle: CaptionedPuzzle, format: BookletFormat): boolean {
  const more = BOOKLET_WORDS[format.language].folding(LONGEST_NUMBER);
  return [format, turnSheet(format)].every((sheet) => headOf(puzzle, bodyAreaOf(sheet), sheet, { more }).whole);
}

/** No length of an edge is wider. */
const LONGEST_NUMBER = '99.9';

/** The longest edges, in millimetres, with which the net of a puzzle fits on each paper; nothing for a board in the plane. */
export function longestEdges(
  puzzle: BookletPuzzle,
  options: Omit<BookletOptions, 'title' | 'paper'>,
): Readonly<Record<Paper, number>> | undefined {
  if (!puzzle.board.solid) return undefined;
  const shown = addCaptions(puzzle, options);
  return longestByPaper(shown, netOf(shown, formatOf(options)), options);
}

function longestByPaper(puzzle: CaptionedPuzzle, net: NetDrawing, options: Omit<BookletOptions, 'title' | 'paper'>) {
  const longest = (paper: Paper) => {
    const format = formatOf({ ...options, paper });
    return Math.max(longestOn(format, puzzle, net), longestOn(turnSheet(format), puzzle, net));
  };
  return Object.fromEntries(ALL_PAPERS.map((paper) => [paper, longest(paper)])) as Record<Paper, number>;
}

const ALL_PAPERS = Object.keys(PAPERS) as Paper[];

/** The drawing of a net, and how long an edge is in it. */
interface NetDrawing extends Drawing {
  readonly edge: number;
}

function netOf(puzzle: CaptionedPuzzle, format: BookletFormat): NetDrawing {
  // All edges of our solids are equal.
  const [cut] = layOut(puzzle.board).net!.cuts;
  return { ...drawingOf(puzzle, format, { net: true }), edge: length(minus(...cut!.side)) };
}

function longestOn(format: BookletFormat, puzzle: CaptionedPuzzle, net: NetDrawing): number {
  const body = bodyAreaOf(format);
  const more = BOOKLET_WORDS[format.language].folding(LONGEST_NUMBER);
  const head = headOf({ ...puzzle, name: `999.\u00a0${puzzle.title}` }, body, format, { more });
  const { scale } = fitInto(net, { ...body, top: body.top + head.height }, Number.POSITIVE_INFINITY);
  return (scale * net.edge) / MILLIMETRE;
}

function tooLarge(
  puzzle: CaptionedPuzzle,
  net: NetDrawing,
  edge: number,
  format: BookletFormat,
  longest: number,
): Result<never> {
  const alike = { ...format, landscape: format.width > format.height, binding: format.binding / MILLIMETRE };
  const byPaper = longestByPaper(puzzle, net, alike);
  const papers = ALL_PAPERS.filter((paper) => edge <= byPaper[paper]);
  return failure(DRAWING_FAULTS, 'draw.paper', 'edge', {
    title: puzzle.title,
    edge,
    paper: format.paper,
    papers,
    longest: Math.floor(longest),
  });
}

function decimal(value: number, { language }: BookletFormat): string {
  return value.toLocaleString(language, { maximumFractionDigits: 1, useGrouping: false });
}
