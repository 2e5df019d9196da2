import type { Result } from '@latin-puzzles/core/basis';
import { success } from '@latin-puzzles/core/basis';
import type { Box } from '../plane/vector.ts';
import type { CaptionedPuzzle } from './caption.ts';
import { drawingOf } from './drawing.ts';
import { type BookletFormat, bodyAreaOf, heightOf, widthOf } from './format.ts';
import { asPart, type Leaf } from './leaf.ts';
import { makeNetLeaf, netSaysAll } from './net-leaf.ts';
import { PER_PAGE, type PerPage } from './options.ts';
import { drawPuzzleBox, type Shown, saysAll, suits } from './puzzle-box.ts';
import { easier, needsRuleApart, referring } from './rule-apart.ts';
import { setSectionHead } from './section.ts';
import { smallAnswer } from './small-answer.ts';
import { makeTextLeaves } from './text-leaves.ts';
import { linesOf, setBlock, type TextBlock } from './typesetting.ts';

/** Columns and rows of a page that stands upright, and the other way round of one that lies. */
const SHAPES: Readonly<Record<PerPage, readonly [number, number]>> = { 1: [1, 1], 2: [1, 2], 4: [2, 2], 6: [2, 3] };

export interface Wanted {
  readonly perPage: PerPage;
  readonly nets: boolean;
  readonly edge: number | undefined;
  /** Whether solutions stand upside down below the puzzles. */
  readonly below: boolean;
}

/** What stands above the first puzzles of a section. */
export interface SectionHead {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
}

/** The puzzles in their order, so many a page; those to be folded have a page each. */
export function makePuzzleLeaves(
  puzzles: readonly CaptionedPuzzle[],
  wanted: Wanted,
  head: SectionHead,
  format: BookletFormat,
): Result<Leaf[]> {
  const leaves: Leaf[] = [];
  /** The rules that stand on pages of their own, and before which puzzle. */
  const told = new Map<string, number>();
  let waiting: Shown[] = [];
  const flush = () => {
    let top = leaves.length === 0 ? setHead(head, format) : undefined;
    const [first] = waiting;
    if (top && first && !saysAll(first, slots(1, format, top.height)[0]!, format)) {
      leaves.push(...makeTextLeaves(head.title ?? '', head.text ?? '', format));
      top = undefined;
    }
    leaves.push(
      ...sharedLeaves(waiting, wanted.perPage, top, format).map((leaf) => ({ ...leaf, section: head.title })),
    );
    waiting = [];
  };
  for (const puzzle of puzzles) {
    const isNet = wanted.nets && puzzle.board.solid !== undefined;
    const shown = isNet ? undefined : shownAs(puzzle, wanted.below, format);
    const isApart = shown ? needsRuleApart(shown, format) : !netSaysAll(puzzle, format);
    const known = told.get(puzzle.challenge);
    const said = isApart ? referring(puzzle, known, format) : puzzle;
    if (isApart && known === undefined) {
      flush();
      leaves.push(...ruleLeaves(puzzle, leaves.length === 0 ? head : {}, format));
      told.set(puzzle.challenge, puzzle.number);
    }
    if (shown) {
      waiting.push({ ...shown, puzzle: said });
      continue;
    }
    flush();
    const leaf = makeNetLeaf(said, wanted.edge, format);
    if (!leaf.ok) return leaf;
    leaves.push(leaf.value);
  }
  flush();
  return success(leaves);
}

function shownAs(puzzle: CaptionedPuzzle, below: boolean, format: BookletFormat): Shown {
  const drawing = drawingOf(puzzle, format);
  const shown = { puzzle, drawing };
  if (!below || !puzzle.solution) return shown;
  const solved = drawingOf(puzzle, format, { solution: true });
  return { ...shown, answer: smallAnswer(puzzle, solved, format) };
}

/** What is to be done with a puzzle, on pages of its own; under the name of the section if this begins there. */
function ruleLeaves({ title, challenge }: CaptionedPuzzle, head: SectionHead, format: BookletFormat): Leaf[] {
  if (!head.title && !head.text)
    return makeTextLeaves(title, challenge, format).map((leaf) => ({ ...leaf, section: undefined }));
  return makeTextLeaves(head.title ?? '', `${head.text ?? ''}\n${title}\n${challenge}`, format);
}

/** The name of a section and what is said of it. */
function setHead({ title, text }: SectionHead, format: BookletFormat): TextBlock | undefined {
  if (!title && !text) return undefined;
  const body = bodyAreaOf(format);
  const name = title ? setSectionHead(title, body, format) : { items: [], height: 0 };
  const setting = { size: format.type.text, ink: 'title', tag: 'P' } as const;
  const lines = linesOf(text ?? '', widthOf(body), setting, format.measure);
  const said = setBlock(body.left, body.top + name.height, lines, setting);
  return {
    items: [...name.items, ...said.items],
    height: name.height + said.height + (lines.length > 0 ? format.type.text : 0),
  };
}

/** Full pages, but for the last: each with as many puzzles, up to the number wanted, as are still at ease on it. */
function sharedLeaves(
  puzzles: readonly Shown[],
  perPage: PerPage,
  head: TextBlock | undefined,
  format: BookletFormat,
): Leaf[] {
  const numbers = PER_PAGE.filter((number) => number <= perPage).toReversed();
  const most = puzzles.map((shown) => mostFor(shown, numbers, format));
  const leaves: Leaf[] = [];
  for (let from = 0; from < puzzles.length; ) {
    const top = from === 0 ? head : undefined;
    const isSaid = (n: PerPage) => {
      const boxes = slots(n, format, top?.height);
      return puzzles.slice(from, from + n).every((shown, i) => saysAll(shown, boxes[i]!, format));
    };
    const number = numbers.find(
      (n) => most.slice(from, from + n).every((own) => own >= n) && (n === 1 || !top || isSaid(n)),
    )!;
    leaves.push(sharedLeaf(puzzles.slice(from, from + number), number, top, format));
    from += number;
  }
  return leaves;
}

/** With how many, itself included, a puzzle can share a page; the numbers go down to 1, which is always possible. */
function mostFor(shown: Shown, numbers: readonly PerPage[], format: BookletFormat): PerPage {
  return numbers.find((number) => suits(shown, slots(number, format)[0]!, format)) ?? 1;
}

function sharedLeaf(
  puzzles: readonly Shown[],
  perPage: PerPage,
  head: TextBlock | undefined,
  usual: BookletFormat,
): Leaf {
  const format = perPage === 1 && !head ? easier(puzzles[0]!, usual) : usual;
  const boxes = slots(perPage, format, head?.height);
  return {
    content: puzzles.map(({ puzzle }) => puzzle.title).join(', '),
    parts: [
      ...(head ? [asPart(head.items)] : []),
      ...puzzles.flatMap((shown, i) => drawPuzzleBox(shown, boxes[i]!, format)),
    ],
    format,
  };
}

/** Equal boxes in columns and rows, row by row. */
function slots(perPage: PerPage, format: BookletFormat, taken = 0): Box[] {
  const whole = bodyAreaOf(format);
  const body = { ...whole, top: whole.top + taken };
  const gap = 0.5 * format.margin;
  const [fewer, more] = SHAPES[perPage];
  const [columns, rows] = format.width > format.height ? [more, fewer] : [fewer, more];
  const width = (widthOf(body) - (columns - 1) * gap) / columns;
  const height = (heightOf(body) - (rows - 1) * gap) / rows;
  return Array.from({ length: columns * rows }, (_, i) => {
    const left = body.left + (i % columns) * (width + gap);
    const top = body.top + Math.floor(i / columns) * (height + gap);
    return { left, top, right: left + width, bottom: top + height };
  });
}
