import { linePen } from '@latin-puzzles/drawing';
import type { BoardViewProps } from '../board-view/props.ts';
import { isLegible as areLegible } from '../board-view/sight.ts';
import type { Body } from './body.ts';
import { type CellLook, cellLooks, changedCells } from './cell-look.ts';
import { cutOut } from './cut-out.ts';
import { glide, type Motion, poseAt, round, spin } from './motion.ts';
import { type Content, type Paints, paintSheet } from './paint-sheet.ts';
import { cellHit, rayAt } from './picking.ts';
import { firstPose, isLegible, poseFor, pulled, rolled } from './pose.ts';
import type { Stage } from './stage.ts';
import { type StepOnBody, stepOnBody } from './step-on-body.ts';
import { type Turn, turned } from './turn.ts';

/** A body that is shown: held in some pose, with something on it. It is drawn when that changes, and only then. */
export interface Show {
  /** Says what is on the body. */
  wear(props: BoardViewProps, paints: Paints): void;
  resize(width: number, height: number, ratio: number): void;
  /** Follows a hand that pulls by so many pixels. */
  pull(right: number, up: number): void;
  /** Goes on by itself when the hand lets go, at so many pixels a millisecond. */
  throw(right: number, up: number): void;
  /** Turns by angles: to the right, upwards, anticlockwise. */
  turn(right: number, up: number, roll: number): void;
  roll(angle: number): void;
  /** Whether there was anything to enlarge or reduce. */
  zoom(factor: number): boolean;
  /** Turns a cell to the front unless it can be read where it is. */
  reveal(cell: number): void;
  /** Turns once round, for joy. */
  rejoice(): void;
  reset(): void;
  /** The cell at a place of the canvas, in pixels. */
  cellAt(x: number, y: number): number | undefined;
  end(): void;
}

const [LEAST_ZOOM, MOST_ZOOM] = [1, 3];

/** Painting in a frame ends after so many milliseconds; the rest waits for the next. */
const PATIENCE = 4;
/** Sheets that face away from the eye by more than this are surely not seen: the cosine of the angle. */
const HIDDEN = -0.25;

export interface Clock {
  now(): number;
  request(frame: () => void): number;
  cancel(request: number): void;
}

export function makeShow(
  body: Body,
  stage: Stage,
  inscription: readonly number[],
  calm: () => boolean,
  clock: Clock,
): Show {
  let turn = firstPose(body, inscription);
  let zoom = LEAST_ZOOM;
  let size: readonly [number, number, number] = [1, 1, 1];
  let motion: Motion | undefined;
  let looks: readonly CellLook[] = [];
  let contents: readonly Content[] = [];
  let worn: { readonly props: BoardViewProps; readonly paints: Paints; readonly small: boolean } | undefined;
  let step: StepOnBody | undefined;
  let stale = new Set<number>();
  let anew = true;
  let request = 0;

  const printed = body.sheets.map((sheet) => ({
    below: cutOut(sheet, body.surface.below),
    above: cutOut(sheet, body.surface.above),
  }));
  const sheetsOf = new Map<number, number[]>();
  for (const [i, { places }] of body.sheets.entries())
    for (const { cell } of places) sheetsOf.set(cell, [...(sheetsOf.get(cell) ?? []), i]);

  const ask = () => {
    if (request === 0) request = clock.request(frame);
  };

  function frame(): void {
    request = 0;
    const start = clock.now();
    if (motion) {
      const { turn: next, done } = poseAt(body, motion, start);
      turn = next;
      if (done) motion = undefined;
    }
    paintStale(start);
    stage.draw(turn, zoom);
    if (motion || stale.size > 0) ask();
  }

  /** Paints what there is time for, first where the cursor is, then what faces the eye; at first, all that does. */
  function paintStale(start: number): void {
    const facing = (sheet: number) => turned(turn, body.sheets[sheet]!.out)[2];
    const held = (sheet: number) => body.sheets[sheet]!.places.some(({ cell }) => looks[cell]!.cursor);
    const rank = (sheet: number) => (held(sheet) ? 2 : facing(sheet));
    const ranked = [...stale].map((sheet) => [sheet, rank(sheet)] as const).sort((a, b) => b[1] - a[1]);
    for (const [sheet, place] of ranked) {
      if (clock.now() - start > PATIENCE && !(anew && place > HIDDEN)) break;
      stage.paint(sheet, (context, density) =>
        paintSheet(context, body, body.sheets[sheet]!, contents[sheet]!, worn!.paints, density),
      );
      stale.delete(sheet);
    }
    anew = false;
  }

  function paintAll(): void {
    if (worn) stale = new Set(body.sheets.keys());
    anew = true;
    ask();
  }

  function go(to: Turn): void {
    if (calm()) [turn, motion] = [to, undefined];
    else motion = glide(turn, to, clock.now());
    ask();
  }

  /** Whether so many candidates in a cell cannot be read: they are not painted then. */
  const areSmall = ({ puzzle: { multiset } }: BoardViewProps) =>
    !areLegible(multiset.labels.length, body.surface.layout.places[0]!.span, stage.reach(zoom) / body.scale);

  function wear(props: BoardViewProps, paints: Paints): void {
    const { puzzle, shown } = props;
    const before = looks;
    const small = areSmall(props);
    looks = cellLooks(small ? { ...props, candidates: undefined } : props);
    const other = worn?.paints !== paints || worn.props.shown !== shown;
    worn = { props, paints, small };
    if (other) {
      step = shown && stepOnBody(body, puzzle, shown, paints.theme);
      stage.point(step?.arrows ?? [], linePen(paints.theme, 'link').colour);
    }
    contents = step
      ? step.sheets.map((items) => ({ kind: 'step', items, looks }))
      : printed.map((own) => ({ kind: 'game', ...own, looks }));
    if (other) paintAll();
    else for (const cell of changedCells(before, looks)) for (const sheet of sheetsOf.get(cell)!) stale.add(sheet);
    if (stale.size > 0) ask();
  }

  /** Takes the size in which it is seen. */
  function fit(): void {
    if (stage.resize(...size, zoom)) paintAll();
    else ask();
    if (worn && worn.small !== areSmall(worn.props)) wear(worn.props, worn.paints);
  }

  /** Where it is, or is about to be. */
  const goal = () => (motion && motion.kind !== 'spin' ? motion.to : turn);

  return {
    wear,
    resize(width, height, ratio) {
      size = [width, height, ratio];
      fit();
    },
    pull(right, up) {
      const reach = stage.reach(zoom);
      motion = undefined;
      turn = pulled(body, turn, right / reach, up / reach);
      ask();
    },
    throw(right, up) {
      const reach = stage.reach(zoom);
      motion = calm() ? undefined : spin(turn, right / reach, up / reach, clock.now());
      ask();
    },
    turn: (right, up, roll) => go(rolled(pulled(body, goal(), right, up), roll)),
    roll(angle) {
      motion = undefined;
      turn = rolled(turn, angle);
      ask();
    },
    zoom(factor) {
      const wanted = Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, zoom * factor));
      if (wanted === zoom) return false;
      zoom = wanted;
      fit();
      return true;
    },
    reveal(cell) {
      if (!isLegible(body, cell, goal())) go(poseFor(body, cell));
    },
    rejoice() {
      if (calm()) return;
      motion = round(turn, goal(), clock.now());
      ask();
    },
    reset() {
      zoom = LEAST_ZOOM;
      fit();
      go(firstPose(body, inscription));
    },
    cellAt(x, y) {
      const [width, height] = size;
      return cellHit(body.targets, rayAt(stage.eye(zoom), [(2 * x) / width - 1, 1 - (2 * y) / height], turn));
    },
    end() {
      clock.cancel(request);
      stage.dispose();
    },
  };
}
