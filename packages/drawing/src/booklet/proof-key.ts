import type { Board } from '@latin-puzzles/core/board';
import { boundingBoxOf } from '../figure/frame.ts';
import { keyOf } from '../key/draw-key.ts';
import { type ScaledDrawing, withPens } from './drawing.ts';
import { type BookletFormat, heightOf, LARGE_TYPE, widthOf } from './format.ts';

/** The key to the names of cells that a proof begins with. */
export interface ProofKey extends ScaledDrawing {
  readonly caption: string;
  readonly isPlain: boolean;
}

/** The smallest type of a key if there is room for it, and what can hardly be read any more. */
const TYPE = { wanted: 5.5, least: 5 };
const LARGE = { wanted: LARGE_TYPE, least: LARGE_TYPE };

/** A key is never reduced to less than this. */
const LEAST_SCALE = 0.05;

/** The key to a board, as large as it must be to be read well, as far as it has room; `cramped` where that is too little. */
export function proofKey(
  board: Board,
  roomFor: (key: ProofKey) => { readonly width: number; readonly height: number },
  { language, measure, large }: BookletFormat,
): ProofKey & { readonly cramped: boolean } {
  const { items, caption, isPlain } = keyOf(board, language, measure);
  const box = withPens(boundingBoxOf(items, measure));
  const { width, height } = roomFor({ items, box, caption, isPlain, scale: 0 });
  const type = Math.min(...items.flatMap((item) => (item.shape === 'text' && item.ink !== 'soft' ? [item.size] : [])));
  const { wanted, least } = large ? LARGE : TYPE;
  const scale = Math.max(LEAST_SCALE, Math.min(wanted / type, height / heightOf(box), width / widthOf(box)));
  return { items, box, caption, isPlain, scale, cramped: !isPlain && scale * type < least };
}
