import { asterismWords, type Board, familyTitle } from '@latin-puzzles/core/board';
import { EMPTY, entryOf, type Multiset } from '@latin-puzzles/core/puzzle';
import { composeScene } from '../figure/draw-puzzle.ts';
import { drawOutlines, drawTints } from '../step/highlights.ts';
import type { CaptionedPuzzle } from './caption.ts';
import { challengeOf, labelsText, repeatsText } from './challenge.ts';
import { type Drawing, drawingBy } from './drawing.ts';
import { howBoardLooks } from './explanation.ts';
import type { BookletFormat } from './format.ts';
import { BOOKLET_WORDS } from './words.ts';

/** A group of a board, with what it holds and what it is called. */
export interface RulesFigure {
  readonly drawing: Drawing;
  readonly caption: string;
  readonly alt: string;
}

/** How a kind of board is played: its name, what is said of it, and groups of each kind with what they hold. */
export interface BoardRules {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly figures: readonly RulesFigure[];
}

/** How the board of a puzzle is played; `own` has words of the publisher’s in the place of ours. */
export function boardRules(
  puzzle: CaptionedPuzzle,
  own: Readonly<Record<string, string>>,
  format: BookletFormat,
): BoardRules {
  const { board, multiset, inscription = [] } = puzzle;
  const { language } = format;
  const words = BOOKLET_WORDS[language];
  const entry = entryOf({ board, multiset, inscription });
  const labels = labelsText(multiset, language);
  const replaced = own[entry?.name ?? board.name] ?? own[board.name];
  const kinds = [...new Map(board.asterisms.map(({ kind }, i) => [kind, i])).values()].sort((a, b) => a - b);
  const said =
    (entry?.challenge[language] ?? puzzle.challenge).trim() || challengeOf({ board, multiset, inscription }, language);
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
function groupDrawing(board: Board, multiset: Multiset, asterism: number, format: BookletFormat): Drawing {
  const { measure, look } = format;
  const labeling = new Array<number>(board.cells).fill(EMPTY);
  const entries = multiset.entries.map((label) => multiset.labels.indexOf(label));
  for (const [i, cell] of board.asterisms[asterism]!.cells.entries()) labeling[cell] = entries[i] ?? EMPTY;
  const counted = { base: [asterism], cover: [], cells: [] };
  const draw = (least: number) =>
    composeScene(
      { board, multiset, labeling },
      { measure, least, look: { ...look, corners: false, shadedClues: false } },
      (layout, looks) => ({
        ground: drawTints(board, layout, looks, counted),
        behind: drawOutlines(board, layout, counted),
        above: [],
      }),
    ).items;
  return drawingBy(draw, format);
}
