import type { Step } from '@latin-puzzles/core/attrition';
import type { Words } from '@latin-puzzles/core/basis';
import type { XY } from '../plane/vector.ts';
import { centredText, type Item, type StepArea } from '../scene/scene.ts';
import { guessWidth, type TextMeasure } from '../text/measure.ts';
import { drawCandidate, drawWrittenRing } from './candidates.ts';
import { drawStepLinks } from './links.ts';
import type { Role } from './roles.ts';

/** Everything that the drawing of a step may show, in the order in which it is explained, and what it means. */
export const STEP_MARK_WORDS = {
  base: { en: 'where to look', es: 'dónde mirar' },
  cover: { en: 'what it crosses', es: 'lo que cruza' },
  focus: { en: 'the cells in question', es: 'las celdas en cuestión' },
  blocker: { en: 'already placed', es: 'ya colocado' },
  sight: { en: 'what it sees', es: 'lo que ve' },
  'shut-out': { en: 'shut out by that', es: 'por eso no cabe' },
  fall: { en: 'ruled out', es: 'descartado' },
  supposed: { en: 'supposed', es: 'se supone' },
  ring: { en: 'still possible', es: 'aún es posible' },
  link: { en: 'leads to', es: 'lleva a' },
  asked: { en: 'can it go here?', es: '¿puede ir aquí?' },
  struck: { en: 'cannot go here', es: 'aquí no puede ir' },
  strong: { en: 'goes here', es: 'va aquí' },
} satisfies Readonly<Record<string, Words>>;

/** Something that the drawing of a step may show. */
export type StepMark = keyof typeof STEP_MARK_WORDS;

/** What of it a drawing shows. */
export function marksIn(items: readonly Item[]): StepMark[] {
  const parts = new Set<string>();
  for (const item of items) {
    if (item.shape === 'text') parts.add(item.ink);
    else for (const part of [item.fill, item.line]) if (part) parts.add(part);
  }
  // The head of an arrow and the ring round what is written have looks of others.
  const isThere = (mark: StepMark) => {
    if (mark === 'ring')
      return items.some((item) => item.shape === 'disc' && item.line === 'ring' && item.fill === 'ring');
    return mark === 'strong' ? items.some((item) => item.shape === 'text' && item.ink === 'strong') : parts.has(mark);
  };
  return (Object.keys(STEP_MARK_WORDS) as StepMark[]).filter(isThere);
}

/** The room that a mark takes in a legend. */
export const MARK_ROOM = { width: 26, height: 18 } as const;

const ROLES: Partial<Record<StepMark, Role>> = {
  'shut-out': { strike: 'shut-out' },
  fall: { strike: 'fall' },
  supposed: { ring: 'supposed' },
  ring: { ring: 'ring' },
  asked: { asked: true },
  struck: { strike: 'strike' },
  strong: { strong: true },
};

/** A mark as a legend shows it, on a label that the step is about; its room begins at the origin. */
export function drawMark(mark: StepMark, text: string, measure: TextMeasure = guessWidth): Item[] {
  const { width, height } = MARK_ROOM;
  const middle: XY = [width / 2, height / 2];
  const [left, right]: [XY, XY] = [
    [3, middle[1]],
    [width - 3, middle[1]],
  ];
  const place = { cell: 0, at: middle, beyond: [], radius: height / 2, span: height };
  const role = ROLES[mark];
  const wide = measure(text, true);
  const size = Math.min(9, 12 / wide);
  if (role) return drawCandidate(place, middle, text, size, wide, role).map(withoutCell);
  if (mark === 'blocker') return [drawWrittenRing(place, 'blocker'), centredText(middle, text, size, 'clue')];
  if (mark === 'sight') return [{ shape: 'path', lines: [[left, right]], closed: false, line: 'sight' }];
  if (mark === 'link')
    return drawStepLinks([{ from: { cell: 0, at: left }, to: { cell: 0, at: right }, clearance: 1 }]);
  const [x, y] = [2, 2];
  const box: XY[] = [
    [x, y],
    [width - x, y],
    [width - x, height - y],
    [x, height - y],
  ];
  const line = mark === 'focus' ? 'fine' : (mark as 'base' | 'cover');
  return [{ shape: 'path', lines: [box], closed: true, fill: mark as StepArea, line }];
}

function withoutCell(item: Item): Item {
  const { cell: _, ...rest } = item as Item & { cell?: number };
  return rest as Item;
}

/** A label that a step is about. */
export function labelOf({ writes, removals, premises: { terms, assumption } }: Step): number {
  const counted = terms.flatMap((term) => ('label' in term ? [term.label] : []));
  return [...writes, ...removals, ...(assumption ? [assumption] : [])][0]?.label ?? counted[0] ?? 0;
}
