import type { CaptionedPuzzle } from './caption.ts';
import { type BookletFormat, bodyAreaOf, heightOf, turnSheet, widthOf } from './format.ts';
import { asPart, type Leaf } from './leaf.ts';
import { type ProofKey, proofKey } from './proof-key.ts';
import { headRows, rowParts } from './proof-rows.ts';
import { setSectionHead } from './section.ts';
import { BOOKLET_WORDS } from './words.ts';

/** How much of the height of a page a key in a column may take. */
const MOST_HEIGHT = 0.66;

/** So many lines of a proof are to follow its head in the same column. */
const FOLLOWING = 4;

/** A key for a column, so that there is room for the rest of the head below the name of the section. */
export function keyInColumn(puzzle: CaptionedPuzzle, width: number, format: BookletFormat) {
  const following = FOLLOWING * format.leading * format.type.small;
  return proofKey(
    puzzle.board,
    (key) => {
      const rest = restOf(key, puzzle, width, format) - following;
      return { width, height: Math.min(rest, MOST_HEIGHT * heightOf(bodyAreaOf(format))) };
    },
    format,
  );
}

/** A key in so much room, as high as the rest of the head allows. */
export function keyAcross(puzzle: CaptionedPuzzle, width: number, format: BookletFormat) {
  return proofKey(puzzle.board, (key) => ({ width, height: restOf(key, puzzle, width, format) }), format);
}

/** What of the height of a page all else in the head of a proof, and the name of the section, leave to a key. */
function restOf(key: ProofKey, puzzle: CaptionedPuzzle, width: number, format: BookletFormat): number {
  const body = bodyAreaOf(format);
  const rows = headRows(puzzle, key, width, format);
  const taken = rows.reduce((sum, { above, height }) => sum + above + height, 0);
  return heightOf(body) - setSectionHead(BOOKLET_WORDS[format.language].proofs, body, format).height - taken;
}

/** The head of a proof on a sheet of its own that is turned, if only there its key can be read. */
export function turnedHead(
  puzzle: CaptionedPuzzle,
  upright: ProofKey,
  first: boolean,
  format: BookletFormat,
): Leaf | undefined {
  const sheet = turnSheet(format);
  const key = keyAcross(puzzle, widthOf(bodyAreaOf(sheet)), sheet);
  if (key.scale < 1.1 * upright.scale) return undefined;
  const body = bodyAreaOf(sheet);
  const section = BOOKLET_WORDS[sheet.language].proofs;
  const title = first ? setSectionHead(section, body, sheet) : { items: [], height: 0 };
  let top = body.top + title.height;
  const parts = headRows(puzzle, key, widthOf(body), sheet).map((row, i) => {
    if (i > 0) top += row.above;
    const placed = rowParts(row, body.left, top, widthOf(body));
    top += row.height;
    return placed;
  });
  const items = [...title.items, ...parts.flatMap((part) => part.items)];
  const content = `${section}: ${puzzle.title}`;
  return { content, parts: [asPart(items), ...parts.flatMap(({ keys }) => keys)], section, format: sheet };
}
