import { linePen } from '@latin-puzzles/drawing';
import type { BoardViewProps } from '../board-view/props.ts';
import { isLegible } from '../board-view/sight.ts';
import type { Body } from './body.ts';
import { type CellLook, cellLooks, changedCells } from './cell-look.ts';
import { cutOut } from './cut-out.ts';
import { type Content, type Paints, paintSheet } from './paint-sheet.ts';
import type { Stage } from './stage.ts';
import { type StepOnBody, stepOnBody } from './step-on-body.ts';
import { applyTurn, type Turn } from './turn.ts';

/** Paints what a body shows, a game or a step of a proof, on its sheets. They are painted when that changes on them. */
interface SheetPainter {
  /** Shows something; whether there is anything to be painted. */
  show(props: BoardViewProps, paints: Paints): boolean;
  /** Takes the size in which it is seen, for which all sheets may have to be painted. */
  fit(all: boolean): void;
  /** Paints what there is time for, first where the cursor is, then what faces the eye; whether there is more. */
  paint(turn: Turn): boolean;
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

  function show(props: BoardViewProps, paints: Paints): boolean {
    const { puzzle, shown } = props;
    const before = looks;
    const small = areSmall(props);
    looks = cellLooks(small ? { ...props, candidates: undefined } : props);
    const other = current?.paints !== paints || current.props.shown !== shown;
    current = { props, paints, small };
    if (other) {
      step = shown && stepOnBody(body, puzzle, shown, paints.theme);
      stage.point(step?.arrows ?? [], linePen(paints.theme, 'link').colour);
    }
    contents = step
      ? step.sheets.map((items) => ({ kind: 'step', items, looks }))
      : printed.map((own) => ({ kind: 'game', ...own, looks }));
    if (other) markAllStale();
    else for (const cell of changedCells(before, looks)) for (const sheet of sheetsOf.get(cell)!) stale.add(sheet);
    return stale.size > 0;
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
    paint(turn) {
      const start = now();
      for (const [sheet, wanted] of ranked(turn)) {
        if (now() - start > PATIENCE && !(anew && wanted > HIDDEN)) break;
        stage.paint(sheet, (context, density) =>
          paintSheet(context, body, body.sheets[sheet]!, contents[sheet]!, current!.paints, density),
        );
        stale.delete(sheet);
      }
      anew = false;
      return stale.size > 0;
    },
  };
}
