import type { Placement, Step } from '@latin-puzzles/core/attrition';
import type { LanguageCode } from '@latin-puzzles/core/basis';
import type { Board } from '@latin-puzzles/core/board';
import { EMPTY, type Multiset } from '@latin-puzzles/core/puzzle';
import { composeScene, type DrawOptions, type Overlay } from '../figure/draw-puzzle.ts';
import type { Looks } from '../figure/looks.ts';
import type { Picture } from '../figure/picture.ts';
import { layOut } from '../layout/lay-out.ts';
import type { Layout, Place } from '../layout/place.ts';
import { length, minus } from '../plane/vector.ts';
import { CAP_HEIGHT, type Item, type Scene } from '../scene/scene.ts';
import { guessWidth, type TextMeasure } from '../text/measure.ts';
import { assignSlots, type PlayerState } from './assign-slots.ts';
import { drawCandidate, drawWrittenRing, writtenRadius } from './candidates.ts';
import { dimmed } from './dimming.ts';
import { type Focus, focusOn, holdersOf, type StepEvidence, wholeFocus } from './evidence.ts';
import { type Counted, countedIn, drawOutlines, drawTints } from './highlights.ts';
import { drawStepLegend } from './legend.ts';
import { drawStepLinks, type Link, linksOf } from './links.ts';
import { labelOf, marksIn } from './marks.ts';
import { rolesOf } from './roles.ts';
import { sightLine } from './sight-lines.ts';

/** A picture on which steps of a proof can be drawn. */
export type StepPicture = Picture & { readonly multiset: Multiset };

/** How a step is drawn. */
export interface StepOptions extends DrawOptions {
  /** Shows what the step rests on and nothing else; everything unless given. */
  readonly evidence?: StepEvidence | undefined;
  /** Says below the board, in this language, what the marks mean. */
  readonly legend?: LanguageCode | undefined;
}

/**
 * A step of a proof on its board. In the open cells stand the labels that they may hold. The asterisms counted for are
 * tinted and outlined, those counted against in another tint and with dashes; labels that count are ringed, those removed
 * struck through, those written set on dark discs. With evidence, only the labels that matter are shown, lines lead from
 * those on the board to what they shut out, and the rest is dimmed. Nothing is told by colour alone.
 */
export function drawStep(picture: StepPicture, standing: PlayerState, step: Step, options: StepOptions = {}): Scene {
  const solution = Array.from(standing.written);
  const counted = countedBy(step);
  const focus = focusFor(picture, standing, step, counted, options.evidence);
  const scene = composeScene({ ...picture, solution }, { ...options, solution: true }, (layout, looks) =>
    overlay(picture, standing, step, { counted, focus }, layout, looks, options),
  );
  if (!focus.cells) return scene;
  const blocking = options.evidence?.blockers.map(({ asterism }) => asterism) ?? [];
  const asterisms = new Set([...counted.base, ...counted.cover, ...blocking]);
  return { ...scene, items: dimmed(scene.items, focus.cells, asterisms) };
}

/** What follows from what in a step, on the layout of its board: what `drawStep` draws as arrows. */
export function stepLinks(
  picture: StepPicture,
  standing: PlayerState,
  step: Step,
  { measure = guessWidth, evidence }: StepOptions = {},
): Link[] {
  const { board, multiset } = picture;
  const layout = layOut(board);
  const { domains } = focusFor(picture, standing, step, countedBy(step), evidence);
  const slots = slotsFor(layout, multiset, { ...standing, domains }, measure, evidence !== undefined);
  return linksIn(board, multiset, step, layout, slots);
}

/** The asterisms and cells that a step counts, and those of the contradiction in which a supposition ends. */
function countedBy(step: Step): Counted {
  const { assumption, steps = [] } = step.premises;
  const ends = assumption && steps.length > 0 ? [steps.at(-1)!] : [];
  return countedIn([step, ...ends].flatMap(({ premises }) => premises.terms));
}

function focusFor(
  { board, multiset }: StepPicture,
  standing: PlayerState,
  step: Step,
  counted: Counted,
  evidence: StepEvidence | undefined,
): Focus {
  const roles = rolesOf(board, multiset.labels.length, step);
  return evidence ? focusOn(board, standing, step, roles, counted, evidence) : wholeFocus(standing, roles);
}

type Slotted = ReturnType<typeof assignSlots>;

function slotsFor(
  layout: Layout,
  multiset: Multiset,
  standing: PlayerState,
  measure: TextMeasure,
  few: boolean,
): Slotted {
  const widths = multiset.labels.map((label) => measure(label, true));
  return assignSlots(layout, multiset, standing, Math.max(CAP_HEIGHT, ...widths), few);
}

function linksIn(board: Board, { labels }: Multiset, step: Step, { places }: Layout, slots: Slotted): Link[] {
  const placeOf = new Map(places.toReversed().map((place) => [place.cell, place]));
  const at = ({ cell, label }: Placement) => slots(placeOf.get(cell)!).spotOf.get(label);
  return linksOf(board, labels.length, step, at, 0.62 * slots(places[0]!).size);
}

function overlay(
  { board, multiset }: StepPicture,
  { written }: PlayerState,
  step: Step,
  { counted, focus }: { readonly counted: Counted; readonly focus: Focus },
  layout: Layout,
  looks: Looks,
  { measure = guessWidth, evidence, legend }: StepOptions,
): Overlay {
  const count = multiset.labels.length;
  const widths = multiset.labels.map((label) => measure(label, true));
  const slots = slotsFor(layout, multiset, { domains: focus.domains, written }, measure, evidence !== undefined);
  const behind: Item[] = [];
  const above: Item[] = [];
  for (const place of layout.places) {
    const { cell } = place;
    if (written[cell] !== EMPTY) {
      const isCounted = focus.roles.get(cell * count + written[cell]!)?.ring !== undefined;
      if (isCounted || focus.holders.has(cell)) behind.push(drawWrittenRing(place, evidence ? 'blocker' : 'ring'));
      continue;
    }
    const { size, spotOf } = slots(place);
    for (const [label, at] of spotOf) {
      const role = focus.roles.get(cell * count + label) ?? {};
      above.push(...drawCandidate(place, at, multiset.labels[label]!, size, widths[label]!, role));
    }
  }
  const drawn: Overlay = {
    ground: drawTints(board, layout, looks, counted),
    behind: [
      ...drawOutlines(board, layout, counted),
      ...drawSightLines(board, written, layout, slots, evidence?.blockers ?? []),
      ...behind,
    ],
    above: [...drawStepLinks(linksIn(board, multiset, step, layout, slots)), ...above],
  };
  if (!legend) return drawn;
  const marks = marksIn([...drawn.ground, ...drawn.behind, ...drawn.above]);
  const text = multiset.labels[labelOf(step)]!;
  return { ...drawn, above: [...drawn.above, ...drawStepLegend(layout, marks, text, legend, measure)] };
}

/** Lines from the labels of an asterism that has enough of one to the cells that cannot take it. */
function drawSightLines(
  board: Board,
  written: PlayerState['written'],
  layout: Layout,
  slots: Slotted,
  blockers: StepEvidence['blockers'],
): Item[] {
  const placesOf = (cell: number) => layout.places.filter((place) => place.cell === cell);
  const lineTo = (holder: number, asterism: number, cell: number, label: number) => {
    const pair = nearestPair(placesOf(holder), placesOf(cell));
    const [from, place] = pair;
    // Points of a net that lie on different faces are joined by the line of their asterism, if at all.
    if (layout.net && !place.polygon && distance(pair) > FARTHEST_ON_FACE * place.span) return [];
    const { size, spotOf } = slots(place);
    const at = spotOf.get(label);
    const clearance = { from: writtenRadius(from), to: 0.7 * size };
    return at ? sightLine(board, layout, asterism, from, { place, at }, clearance) : [];
  };
  const lines = blockers.flatMap(({ asterism, label, cells }) =>
    holdersOf(board, written, { asterism, label }).flatMap((holder) =>
      cells.flatMap((cell) => lineTo(holder, asterism, cell, label)),
    ),
  );
  return lines.length > 0 ? [{ shape: 'path', lines, closed: false, line: 'sight' }] : [];
}

/** How far apart points on one face of a net may lie, in their own width. */
const FARTHEST_ON_FACE = 4;

function distance([a, b]: readonly [Place, Place]): number {
  return length(minus(a.at, b.at));
}

/** Of the places of two cells, on either side of cuts, those that are nearest to each other. */
function nearestPair(some: readonly Place[], others: readonly Place[]): readonly [Place, Place] {
  const pairs = some.flatMap((a) => others.map((b) => [a, b] as const));
  return pairs.reduce((best, pair) => (distance(pair) < distance(best) ? pair : best));
}
