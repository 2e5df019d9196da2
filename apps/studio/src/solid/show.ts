import type { FrameClock } from '@latin-puzzles/view/base';
import type { BoardViewProps } from '@latin-puzzles/view/board-view';
import { clueSizeOf } from '@latin-puzzles/view/board-view';
import type { Body } from './body.ts';
import { makeOrientation, type TurnWay } from './orientation.ts';
import type { Paints } from './paint-sheet.ts';
import { cellHit, cellMiddles, placeSeen, rayAt } from './picking.ts';
import { makeSheetPainter } from './sheet-painter.ts';
import type { Stage } from './stage.ts';

/** A body that is shown: held in some pose, with something on it. It is drawn when that changes, and only then. */
export interface Show {
  /** Says what is on the body. */
  wear(props: BoardViewProps, paints: Paints): void;
  resize(width: number, height: number, ratio: number): void;
  /** Follows a hand that pulls by so many pixels. */
  pull(right: number, up: number): void;
  roll(angle: number): void;
  /** Goes on by itself when the hand lets go, at so many pixels a millisecond, and comes to rest. */
  release(right: number, up: number): void;
  /** Turns what is next that way to the reader. */
  step(way: TurnWay): void;
  /** Whether there was anything to enlarge or reduce. */
  zoom(factor: number): boolean;
  /** Turns a cell to the front unless it can be read where it is. */
  reveal(cell: number): void;
  /** Turns once round, for joy. */
  rejoice(): void;
  reset(): void;
  /** The cell at a place of the canvas, in pixels. */
  cellAt(x: number, y: number): number | undefined;
  /** Where on the canvas the middle of a cell is, in pixels; nothing while the body hides it. */
  placeOf(cell: number): readonly [x: number, y: number] | undefined;
  /** Tells whenever it was drawn at rest. */
  watch(listener: () => void): void;
  end(): void;
}

const [LEAST_ZOOM, MOST_ZOOM] = [1, 3];

/** Clues on the face before the reader may not be smaller than this at first, in pixels. */
const LEGIBLE = 14;

export function makeShow(
  body: Body,
  stage: Stage,
  inscription: readonly number[],
  calm: () => boolean,
  clock: FrameClock,
): Show {
  let zoom = LEAST_ZOOM;
  /** Whether the reader has asked for another size than what can be read. */
  let chosen = false;
  let size: readonly [number, number, number] = [1, 1, 1];
  const clue = clueSizeOf(body.surface) / body.scale;
  let request = 0;
  let atRest = () => {};
  const middles = cellMiddles(body.targets);
  const now = () => clock.now();
  const reach = () => stage.reach(zoom);
  const ask = () => {
    if (request === 0) request = clock.request(frame);
  };
  const orientation = makeOrientation(body, inscription, calm, () => zoom > LEAST_ZOOM, now, ask);
  const sheetPainter = makeSheetPainter(body, stage, reach, now);

  function frame(): void {
    request = 0;
    const moving = orientation.advance(now());
    const unfinished = sheetPainter.paint(orientation.turn, moving, orientation.resting);
    stage.draw(orientation.turn, zoom);
    if (moving || unfinished) ask();
    else atRest();
  }

  /** Takes the size in which it is seen: as a whole, unless its clues could not be read then. */
  function fit(): void {
    let all = stage.resize(...size, zoom);
    const legible = Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, LEGIBLE / (clue * stage.reach(1))));
    if (!chosen && legible !== zoom) {
      zoom = legible;
      all = stage.resize(...size, zoom) || all;
    }
    sheetPainter.fit(all);
    ask();
  }

  function cellAt(x: number, y: number): number | undefined {
    const [width, height] = size;
    const ray = rayAt(stage.eye(orientation.turn, zoom), [(2 * x) / width - 1, 1 - (2 * y) / height], orientation.turn);
    return cellHit(body.targets, ray);
  }

  return {
    wear(props, paints) {
      if (sheetPainter.show(props, paints)) ask();
    },
    resize(width, height, ratio) {
      size = [width, height, ratio];
      fit();
    },
    pull: (right, up) => orientation.pull(right / reach(), up / reach()),
    roll: orientation.roll,
    release: (right, up) => orientation.release(right / reach(), up / reach()),
    step: orientation.step,
    zoom(factor) {
      const wanted = Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, zoom * factor));
      if (wanted === zoom) return false;
      zoom = wanted;
      chosen = true;
      fit();
      return true;
    },
    reveal: orientation.reveal,
    rejoice: orientation.rejoice,
    reset() {
      zoom = LEAST_ZOOM;
      chosen = false;
      fit();
      orientation.reset();
    },
    cellAt,
    placeOf(cell) {
      const middle = middles.get(cell);
      if (!middle) return undefined;
      const [width, height] = size;
      const [x, y] = placeSeen(stage.eye(orientation.turn, zoom), middle, orientation.turn);
      const place = [((1 + x) * width) / 2, ((1 - y) * height) / 2] as const;
      return cellAt(...place) === cell ? place : undefined;
    },
    watch(listener) {
      atRest = listener;
    },
    end() {
      clock.cancel(request);
      stage.dispose();
    },
  };
}
