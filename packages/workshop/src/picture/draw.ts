import { type LanguageCode, type Result, success } from '@latin-puzzles/core/basis';
import { type Board, catalogEntry, resolveBoard } from '@latin-puzzles/core/board';
import { beginningOf } from '@latin-puzzles/core/puzzle';
import {
  drawKey,
  drawPuzzle,
  foldable,
  type Picture,
  type Scene,
  type Style,
  USUAL_STYLE,
} from '@latin-puzzles/drawing';
import { type FontFiles, measureWith } from '@latin-puzzles/drawing/font';

/** What a drawing of a puzzle shows beside its clues. */
export interface SceneWishes {
  readonly title?: string | undefined;
  /** The solution in the empty cells. */
  readonly solution?: boolean | undefined;
  /** Tabs for glue at the net of a solid. */
  readonly net?: boolean | undefined;
}

/** Draws scenes whose texts are measured in a typeface. */
export interface SceneDrawer {
  readonly measure: ReturnType<typeof measureWith>;
  draw(picture: Picture, wishes?: SceneWishes): Result<Scene>;
  /** The key to the names of a board's cells. */
  drawKey(board: Board, language?: LanguageCode): Scene;
}

export function makeSceneDrawer(fonts: FontFiles, { look }: Pick<Style, 'look'> = USUAL_STYLE): SceneDrawer {
  const measure = measureWith(fonts);
  return {
    measure,
    draw(picture, { title, solution, net } = {}) {
      const folded = net ? foldable(picture.board) : undefined;
      if (folded && !folded.ok) return folded;
      return success(drawPuzzle(picture, { title, net, solution, measure, look }));
    },
    drawKey: (board, language) => drawKey(board, { language, measure }),
  };
}

/** The empty board, or for a Latin Puzzle of the catalog the board with its inscription. */
export function emptyPicture(name: string): Result<Picture> {
  const entry = catalogEntry(name);
  if (entry) return success(beginningOf(entry));
  const board = resolveBoard(name);
  return board.ok ? success({ board: board.value }) : board;
}
