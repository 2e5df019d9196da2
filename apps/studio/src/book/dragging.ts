import type { PartKind, PuzzlePlace } from '@latin-puzzles/workshop/booklet';
import { type ReadonlySignal, signal } from '@preact/signals';

/** What is dragged: a part of the book, a puzzle of it, one from the shelf, or a part that is to be made. */
export type Dragged =
  | { readonly kind: 'part'; readonly at: number }
  | { readonly kind: 'puzzle'; readonly place: PuzzlePlace }
  | { readonly kind: 'shelf'; readonly text: string }
  | { readonly kind: 'new'; readonly part: PartKind };

/** Where it would be dropped: before a part, or before a puzzle. The last place is after all. */
export type DropPlace =
  | { readonly kind: 'part'; readonly at: number }
  | { readonly kind: 'puzzle'; readonly place: PuzzlePlace };

export interface Dragging {
  readonly dragged: ReadonlySignal<Dragged | undefined>;
  readonly over: ReadonlySignal<DropPlace | undefined>;
  /** Begins with a pointer, be it a mouse, a pen or a finger; what follows is heard until the pointer goes up. */
  begin(what: Dragged, event: PointerEvent): void;
}

/** How far a pointer goes before it drags. */
const THRESHOLD = 5;

/** So near to the edge of the window the page moves along. */
const EDGE = 56;
const SPEED = 12;

export function makeDragging(drop: (what: Dragged, where: DropPlace) => void): Dragging {
  const dragged = signal<Dragged | undefined>(undefined);
  const over = signal<DropPlace | undefined>(undefined);
  return {
    dragged,
    over,
    begin(what, start) {
      if (start.button !== 0) return;
      start.preventDefault();
      let last: PointerEvent = start;
      let frame = 0;
      const follow = () => {
        over.value = placeUnder(last.clientX, last.clientY, what);
      };
      const scroll = () => {
        const below = last.clientY - (window.innerHeight - EDGE);
        const above = EDGE - last.clientY;
        if (below > 0 || above > 0) {
          window.scrollBy(0, below > 0 ? SPEED : -SPEED);
          follow();
        }
        frame = requestAnimationFrame(scroll);
      };
      const move = (event: PointerEvent) => {
        if (event.pointerId !== start.pointerId) return;
        last = event;
        const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > THRESHOLD;
        if (!dragged.value && far) {
          dragged.value = what;
          frame = requestAnimationFrame(scroll);
        }
        if (dragged.value) follow();
      };
      const end = () => {
        cancelAnimationFrame(frame);
        listening.abort();
        dragged.value = undefined;
        over.value = undefined;
      };
      const up = (event: PointerEvent) => {
        if (event.pointerId !== start.pointerId) return;
        const where = dragged.value && over.value;
        end();
        if (where) drop(what, where);
      };
      const giveUp = (event: KeyboardEvent) => {
        if (event.key === 'Escape') end();
      };
      const listening = new AbortController();
      const { signal: until } = listening;
      window.addEventListener('pointermove', move, { signal: until });
      window.addEventListener('pointerup', up, { signal: until });
      window.addEventListener('pointercancel', end, { signal: until });
      window.addEventListener('keydown', giveUp, { signal: until });
    },
  };
}

/** The place nearest to a point, among those where such a thing can be dropped. */
function placeUnder(x: number, y: number, what: Dragged): DropPlace | undefined {
  const target = document.elementFromPoint(x, y);
  const row = target?.closest<HTMLElement>(
    what.kind === 'part' || what.kind === 'new' ? '[data-part]' : '[data-puzzle], [data-part]',
  );
  if (!row) return undefined;
  const { top, height } = row.getBoundingClientRect();
  const after = y > top + height / 2 ? 1 : 0;
  const part = Number(row.dataset.part ?? row.dataset.of);
  if (what.kind === 'part' || what.kind === 'new') return { kind: 'part', at: part + after };
  if (row.dataset.puzzle === undefined)
    return row.dataset.kind === 'puzzles'
      ? { kind: 'puzzle', place: { part, at: Number(row.dataset.puzzles) } }
      : undefined;
  return { kind: 'puzzle', place: { part, at: Number(row.dataset.puzzle) + after } };
}
