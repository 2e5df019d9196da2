import { linePen } from '@latin-puzzles/drawing';
import type { BoardViewProps, ShownGroup } from '@latin-puzzles/view/board-view';
import { isLegible } from '@latin-puzzles/view/board-view';
import { bandShape } from './band.ts';
import { bearingFor, STRAIGHT, stepFor } from './bearing.ts';
import type { Body } from './body.ts';
import { type CellLook, cellLooks, changedCells } from './cell-look.ts';
import { cutOut } from './cut-out.ts';
import { type Content, type Paints, paintSheet } from './paint-sheet.ts';
import type { Stage } from './stage.ts';
import { type StepOnBody, stepOnBody } from './step-on-body.ts';
import { mistakable } from './told-apart.ts';
import { applyTurn, type Turn } from './turn.ts';

/** Paints what a body shows, a game or a step of a proof, on its sheets. They are painted when that changes on them. */
interface SheetPainter {
  /** Shows something; whether there is anything to be painted. */
  show(props: BoardViewProps, paints: Paints): boolean;
  /** Takes the size in which it is seen, for which all sheets may have to be painted. */
  fit(all: boolean): void;
  /** Paints what there is time for, first where the cursor is, then what faces the eye; whether there is more. */
  paint(turn: Turn, moving: boolean, resting: boolean): boolean;
}

/** Painting in a frame ends after so many milliseconds; the rest waits for the next. */
const PATIENCE = 4;
/** Sheets that face away from the eye by more than this are surely not seen: the cosine of the angle. */
const HIDDEN = -0.25;

interface ShownContent {
  readonly props: BoardViewProps;
  readonly paints: Paints;
  /** Whether candidates cannot be read, and so are not painted. */
  readonly small: boolean;
}

/** The body is seen as large as it reaches from its middle, in pixels of the page. */
export function makeSheetPainter(body: Body, stage: Stage, reach: () => number, now: () => number): SheetPainter {
  let looks: readonly CellLook[] = [];
  let contents: readonly Content[] = [];
  let current: ShownContent | undefined;
  let step: StepOnBody | undefined;
  let stale = new Set<number>();
  /** Whether nothing of what faces the eye may be missing in the next picture. */
  let anew = true;

  const bearings = body.stances.map(() => STRAIGHT);
  const steps = body.surface.layout.places.reduce(
    (found, place) => found.set(place.cell, stepFor(place)),
    new Map<number, number>(),
  );
  let underlined: ReadonlySet<string> = new Set();

  const printed = body.sheets.map((sheet) => ({
    below: cutOut(sheet, body.surface.below),
    above: cutOut(sheet, body.surface.above),
  }));
  const sheetsOf = new Map<number, number[]>();
  for (const [i, { places }] of body.sheets.entries())
    for (const { cell } of places) sheetsOf.set(cell, [...(sheetsOf.get(cell) ?? []), i]);

  function markAllStale(): void {
    if (current) stale = new Set(body.sheets.keys());
    anew = true;
  }

  const areSmall = ({ puzzle: { multiset } }: BoardViewProps) =>
    !isLegible(multiset.labels.length, body.surface.layout.places[0]!.span, reach() / body.scale);

  let glowing = '';
  function glow(groups: readonly ShownGroup[], { theme, palette }: Paints): void {
    const key = `${groups.map(({ asterism, light }) => `${asterism} ${light}`)} ${theme.name}`;
    if (key === glowing) return;
    glowing = key;
    stage.glow(
      groups.map(({ cells, dress, light }) => ({
        shape: bandShape(body, cells),
        colour: palette.dresses[dress]!.colour,
        faint: light === 'dimmed',
      })),
      theme,
    );
  }

  function show(props: BoardViewProps, paints: Paints): boolean {
    const { puzzle, shown } = props;
    const before = looks;
    underlined = mistakable(puzzle.multiset.labels);
    const small = areSmall(props);
    looks = cellLooks(small ? { ...props, candidates: undefined } : props);
    const other = current?.paints !== paints || current.props.shown !== shown;
    current = { props, paints, small };
    if (other) {
      step = shown && stepOnBody(body, puzzle, shown, paints.theme);
      stage.light(paints.theme);
      stage.point(step?.arrows ?? [], linePen(paints.theme, 'link').colour);
    }
    glow(shown ? [] : (props.groups ?? []), paints);
    contents = step
      ? step.sheets.map((items) => ({ kind: 'step', items, looks }))
      : printed.map((own) => ({ kind: 'game', ...own, looks }));
    if (other) markAllStale();
    else for (const cell of changedCells(before, looks)) for (const sheet of sheetsOf.get(cell)!) stale.add(sheet);
    return stale.size > 0;
  }

  /**
   * Turns labels upright for the reader; those on the far side when it has stopped. A body that rests looks the same
   * whatever way it has come there.
   */
  function orient(turn: Turn, moving: boolean, resting: boolean): void {
    for (const [cell, stance] of body.stances.entries()) {
      if (moving && applyTurn(turn, stance.out)[2] < HIDDEN) continue;
      const before = bearings[cell]!;
      const bearing = bearingFor(stance, turn, steps.get(cell)!, resting ? STRAIGHT : before);
      if (bearing.angle === before.angle && bearing.through === before.through) continue;
      bearings[cell] = bearing;
      if (looks.length > 0) for (const sheet of sheetsOf.get(cell)!) stale.add(sheet);
    }
  }

  /** Stale sheets, the most wanted first, with how much they are wanted. */
  function ranked(turn: Turn): (readonly [number, number])[] {
    const facing = (sheet: number) => applyTurn(turn, body.sheets[sheet]!.out)[2];
    const held = (sheet: number) => body.sheets[sheet]!.places.some(({ cell }) => looks[cell]!.cursor);
    return [...stale]
      .map((sheet) => [sheet, held(sheet) ? 2 : facing(sheet)] as const)
      .sort(([, one], [, other]) => other - one);
  }

  return {
    show,
    fit(all) {
      if (all) markAllStale();
      if (current && current.small !== areSmall(current.props)) show(current.props, current.paints);
    },
    paint(turn, moving, resting) {
      const start = now();
      orient(turn, moving, resting);
      const bearingOf = (cell: number) => bearings[cell]!;
      for (const [sheet, wanted] of ranked(turn)) {
        if (now() - start > PATIENCE && !(anew && wanted > HIDDEN)) break;
        const { font } = current!.paints.palette;
        stage.paint(sheet, (context, density) =>
          paintSheet(
            context,
            body,
            body.sheets[sheet]!,
            contents[sheet]!,
            current!.paints,
            { font, bearingOf, underlined },
            density,
          ),
        );
        stale.delete(sheet);
      }
      anew = false;
      return stale.size > 0;
    },
  };
}
