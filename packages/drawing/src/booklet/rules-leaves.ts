import { GRAMMARS } from '@latin-puzzles/core/basis';
import type { Box } from '../plane/vector.ts';
import type { Part } from '../scene/page.ts';
import type { CaptionedPuzzle } from './caption.ts';
import { fitInto, type ScaledDrawing, smallestLabelOf } from './drawing.ts';
import { type BookletFormat, bodyAreaOf, heightOf, LEADING, widthOf } from './format.ts';
import { asPart, type Leaf } from './leaf.ts';
import { placeDrawing } from './puzzle-box.ts';
import { type BoardRules, boardRules, type RulesFigure } from './rules.ts';
import { setSectionHead } from './section.ts';
import { linesOf, setBlock } from './typesetting.ts';
import { BOOKLET_WORDS } from './words.ts';

/** How much of the height of a page the figures of one board may take, and how many stand in a row. */
const MOST_HEIGHT = 0.14;
const IN_A_ROW = [3, 2];

/** How much of the width a figure may take that stands beside what is said, and how much if it needs that. */
const ASIDE = [0.48, 0.54];

/** How the boards of some puzzles are played, each told once; `own` has words of the publisher's by name of the board. */
export function makeRulesLeaves(
  puzzles: readonly CaptionedPuzzle[],
  heading: string,
  own: Readonly<Record<string, string>>,
  format: BookletFormat,
): Leaf[] {
  const body = bodyAreaOf(format);
  const head = setSectionHead(heading, body, format);
  const leaves: Leaf[] = [];
  const text = { size: format.type.text, ink: 'title' } as const;
  const lines = linesOf(BOOKLET_WORDS[format.language].begin, widthOf(body), text, format.measure);
  const begin = setBlock(body.left, body.top + head.height, lines, text);
  let [parts, titles]: [Part[], string[]] = [[asPart(head.items), asPart(begin.items)], []];
  let top = body.top + head.height + begin.height + format.type.text;
  const end = () => {
    if (titles.length > 0)
      leaves.push({ content: `${heading}: ${titles.join(', ')}`, parts, section: heading, format });
    [parts, titles, top] = [[], [], body.top];
  };
  for (const rules of distinct(puzzles).map((puzzle) => boardRules(puzzle, own, format))) {
    const block = setRules(rules, top, format);
    const fits = top + block.height <= body.bottom;
    if (!fits) end();
    const placed = fits ? block : setRules(rules, top, format);
    parts.push(...placed.parts);
    titles.push(rules.title);
    top += placed.height + 0.8 * format.type.text;
  }
  end();
  return leaves;
}

/** One puzzle of each board and multiset. */
function distinct(puzzles: readonly CaptionedPuzzle[]): CaptionedPuzzle[] {
  const met = new Map<string, CaptionedPuzzle>();
  for (const puzzle of puzzles) {
    const { board, multiset } = puzzle;
    const key = JSON.stringify([board.name || board.asterisms.map(({ cells }) => cells), multiset.entries]);
    if (!met.has(key)) met.set(key, puzzle);
  }
  return [...met.values()];
}

/** The rules of a board from a height on: its name, what is said, and the figures below; a single one beside. */
function setRules({ title, sentences, figures }: BoardRules, top: number, format: BookletFormat) {
  const { type, measure } = format;
  const { left, right } = bodyAreaOf(format);
  const heading = { size: type.heading, ink: 'title', bold: true, tag: 'H2' } as const;
  const text = { size: type.text, ink: 'title', tag: 'P' } as const;
  const name = setBlock(left, top, linesOf(title, right - left, heading, measure), heading);
  const below = top + name.height;
  const said = (room: number) =>
    setBlock(
      left,
      below,
      sentences.flatMap((paragraph) => paragraph.split('\n')).flatMap((one) => linesOf(one, room, text, measure)),
      text,
    );
  const fits = (room: number) =>
    figures.every((figure) => {
      const { scale, box } = figureIn(room, figure, right - left, format);
      return scale * widthOf(box) <= room + 0.01;
    });
  const column = ASIDE.map((share) => share * (right - left)).find(fits);
  if (figures.length === 1 && column !== undefined) {
    const words = said(right - left - column - 2 * type.small);
    const row = setFigures(figures, column, { left: right - column, top: below }, format);
    return {
      parts: [asPart([...name.items, ...words.items]), ...row.parts],
      height: below - top + Math.max(words.height, row.height),
    };
  }
  const words = said(right - left);
  const parts: Part[] = [asPart([...name.items, ...words.items])];
  const gap = 1.5 * type.small;
  const widthOfOne = (count: number) => (right - left - (count - 1) * gap) / count;
  // Fewer where labels could not be read.
  const inRow = IN_A_ROW.find((count) => fits(widthOfOne(count))) ?? 1;
  let foot = below + words.height + 0.6 * type.text;
  for (let from = 0; from < figures.length; from += inRow) {
    const row = setFigures(figures.slice(from, from + inRow), widthOfOne(inRow), { left, top: foot }, format);
    parts.push(...row.parts);
    foot += row.height;
  }
  return { parts, height: foot - top };
}

/**
 * A figure for a column, no broader than told; where labels could not be read it is as large as they ask, and as letters beside
 * the board ask, to stand near what they name.
 */
function figureIn(width: number, { drawing }: RulesFigure, most: number, format: BookletFormat): ScaledDrawing {
  const body = bodyAreaOf(format);
  const { box } = drawing.plain;
  const usual = Math.min(1, width / widthOf(box), (MOST_HEIGHT * heightOf(body)) / heightOf(box));
  const scale = Math.max(usual, format.least / smallestLabelOf(drawing), drawing.easyFrom());
  return fitInto(drawing, { ...body, right: body.left + most }, scale);
}

/** Figures side by side in columns of a width, each with its name below. */
function setFigures(
  figures: readonly RulesFigure[],
  width: number,
  at: Pick<Box, 'left' | 'top'>,
  format: BookletFormat,
) {
  const { type, measure, language } = format;
  const small = { size: type.small, ink: 'caption' } as const;
  const gap = 1.5 * type.small;
  const most = figures.length === 1 ? bodyAreaOf(format).right - at.left : width;
  const drawings = figures.map((figure) => figureIn(width, figure, most, format));
  const captions = figures.map(({ caption }) => linesOf(GRAMMARS[language].bare(caption), width, small, measure));
  const height = Math.max(...drawings.map(({ scale, box }) => scale * heightOf(box)));
  const parts = figures.flatMap(({ alt }, i): Part[] => {
    const left = at.left + i * (width + gap);
    const drawing = drawings[i]!;
    const into = { left, top: at.top, right: left + drawing.scale * widthOf(drawing.box), bottom: at.top + height };
    const lines = captions[i]!;
    return [
      { ...placeDrawing(drawing, into), alt },
      asPart(setBlock(left, at.top + height + 0.4 * type.small, lines, small).items),
    ];
  });
  return { parts, height: height + (0.4 + LEADING * Math.max(...captions.map(({ length }) => length))) * type.small };
}
