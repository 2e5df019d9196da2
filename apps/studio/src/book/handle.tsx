import type { Dragged, Dragging } from './dragging.ts';

/** Where something is taken hold of. Keys have buttons of their own beside it. */
export function Handle({ dragging, what }: { readonly dragging: Dragging; readonly what: Dragged }) {
  return (
    <span class="drag-handle" aria-hidden="true" onPointerDown={(event) => dragging.begin(what, event)}>
      ⠿
    </span>
  );
}
