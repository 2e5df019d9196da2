import { GRAMMARS } from '@latin-puzzles/core/basis';
import { asterismWords, type Board, familyTitle } from '@latin-puzzles/core/board';
import { EMPTY, entryOf, type Multiset } from '@latin-puzzles/core/puzzle';
import { composeScene } from '../figure/draw-puzzle.ts';
import { boundingBoxOf } from '../figure/frame.ts';
import { type Part, smallestType } from '../scene/page.ts';
import { drawOutlines, drawTints } from '../step/highlights.ts';
import type { CaptionedPuzzle } from './caption.ts';
import { labelsText, repeatsText } from './challenge.ts';
import { howBoardLooks } from './explanation.ts';
import { type BookletFormat, bodyAreaOf, heightOf, widthOf } from './format.ts';
import { asPart, type Leaf } from './leaf.ts';
import { type BoxedDrawing, placeDrawing, withPens } from './puzzle-box.ts';
import { setSectionHead } from './section.ts';
import { linesOf, setBlock } from './typesetting.ts';
import { BOOKLET_WORDS } from './words.ts';

/** How a kind of board is played: its name, what is said of it, and groups of each kind with what they hold. */
interface Rules {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly figures: readonly { readonly drawing: BoxedDrawing; readonly caption: string; readonly alt: string }[];
}

/** How much of the height of a page the figures of one board may take, and how many stand side by side. */
const MOST_HEIGHT = 0.19;
const MOST_ASIDE = 3;

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
  for (const rules of distinct(puzzles).map((puzzle) => rulesOf(puzzle, own, format))) {
    const block = setRules(rules, top, format);
    const fits = top + block.height <= body.bottom;
    if (!fits) end();
    const placed = fits ? block : setRules(rules, top, format);
    parts.push(...placed.parts);
    titles.push(rules.title);
    top += placed.height + 1.6 * format.type.text;
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

function rulesOf(puzzle: CaptionedPuzzle, own: Readonly<Record<string, string>>, format: BookletFormat): Rules {
  const { board, multiset, inscription = [] } = puzzle;
  const { language } = format;
  const words = BOOKLET_WORDS[language];
  const entry = entryOf({ board, multiset, inscription });
  const labels = labelsText(multiset, language);
  const replaced = own[entry?.name ?? board.name] ?? own[board.name];
  const kinds = [...new Map(board.asterisms.map(({ kind }, i) => [kind, i])).values()].sort((a, b) => a - b);
  const said = (entry?.challenge[language] ?? puzzle.challenge).trim();
  return {
    title: entry?.title[language] ?? (familyTitle(board.name, language) || puzzle.title),
    sentences:
      replaced !== undefined
        ? [replaced]
        : [
            [
              said,
              / times| veces/.test(said) ? '' : (repeatsText(multiset, language) ?? words.eachOnce),
              ...howBoardLooks(board, language),
              ...(inscription.length > 0 ? [words.plates] : []),
            ]
              .filter((sentence) => sentence !== '')
              .join(' '),
          ],
    figures: kinds.map((asterism) => {
      const noun = asterismWords(board.asterisms[asterism]!.name, language, 'player').noun;
      const caption = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
      return {
        drawing: groupDrawing(board, multiset, asterism, format),
        caption,
        alt: words.groupDrawing(caption, labels),
      };
    }),
  };
}

/** One group of a board, set off from the rest and filled with what it must hold. */
function groupDrawing(board: Board, multiset: Multiset, asterism: number, format: BookletFormat): BoxedDrawing {
  const { measure, look } = format;
  const labeling = new Array<number>(board.cells).fill(EMPTY);
  const entries = multiset.entries.map((label) => multiset.labels.indexOf(label));
  for (const [i, cell] of board.asterisms[asterism]!.cells.entries()) labeling[cell] = entries[i] ?? EMPTY;
  const counted = { base: [asterism], cover: [], cells: [] };
  const { items } = composeScene(
    { board, multiset, labeling },
    { measure, look: { ...look, corners: false, shadedClues: false } },
    (layout, looks) => ({
      ground: drawTints(board, layout, looks, counted),
      behind: drawOutlines(board, layout, counted),
      above: [],
    }),
  );
  return { items, box: withPens(boundingBoxOf(items, measure)) };
}

function setRules({ title, sentences, figures }: Rules, top: number, format: BookletFormat) {
  const { type, measure, language } = format;
  const body = bodyAreaOf(format);
  const room = widthOf(body);
  const heading = { size: type.heading, ink: 'title', bold: true, tag: 'H2' } as const;
  const text = { size: type.text, ink: 'title', tag: 'P' } as const;
  const small = { size: type.small, ink: 'caption' } as const;
  const name = setBlock(body.left, top, linesOf(title, room, heading, measure), heading);
  const said = setBlock(
    body.left,
    top + name.height,
    sentences.flatMap((paragraph) => paragraph.split('\n')).flatMap((one) => linesOf(one, room, text, measure)),
    text,
  );
  const gap = 1.5 * type.small;
  const aside = Math.min(MOST_ASIDE, Math.max(2, figures.length));
  const width = (room - (aside - 1) * gap) / aside;
  const parts: Part[] = [asPart([...name.items, ...said.items])];
  let below = top + name.height + said.height + 0.6 * type.text;
  for (let from = 0; from < figures.length; from += aside) {
    const row = figures.slice(from, from + aside);
    const scales = row.map(({ drawing: { items, box } }) => {
      const usual = Math.min(1, width / widthOf(box), (MOST_HEIGHT * heightOf(body)) / heightOf(box));
      // Where labels could not be read the drawing is made larger, as far as there is room.
      const least =
        format.least / smallestType(items.filter((item) => item.shape === 'text' && item.cell !== undefined));
      return Math.min(Math.max(usual, least), (row.length === 1 ? room : width) / widthOf(box));
    });
    const height = Math.max(...row.map(({ drawing }, i) => scales[i]! * heightOf(drawing.box)));
    for (const [i, { drawing, caption, alt }] of row.entries()) {
      const left = body.left + i * (width + gap);
      const into = { left, top: below, right: left + width, bottom: below + height };
      const scale = scales[i]!;
      parts.push({
        ...placeDrawing(drawing, { ...into, right: left + scale * widthOf(drawing.box) }, scale, format.least),
        alt,
      });
      const lines = linesOf(GRAMMARS[language].bare(caption), width, small, measure);
      parts.push(asPart(setBlock(left, below + height + 0.4 * type.small, lines.slice(0, 1), small).items));
    }
    below += height + 2.2 * type.small;
  }
  return { parts, height: below - top };
}
