import { useEffect, useRef } from 'preact/hooks';
import type { BoardViewProps } from './props.ts';
import { cellPressedByReader } from './told-cells.ts';

type Handlers = Pick<BoardViewProps, 'onPick' | 'onPickTwice' | 'onHold' | 'onHover' | 'onPickGroup'>;

/** A second press within this time, in milliseconds, is the second half of a double one. */
const TWICE = 350;
/** A press this long is a hold, and one again every so often. */
const HOLD = 550;
/** How finely, in pixels, the way of a quick pointer is followed. */
const STRIDE = 8;

interface Press {
  readonly cell: number;
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly down: boolean;
}

const NO_PRESS: Press = { cell: -1, at: Number.NEGATIVE_INFINITY, x: 0, y: 0, down: false };

/** Press, drag, hold and press twice on cells, alike for mouse, pen and finger. Cells are told by their `data-cell`. */
export function usePicking({ onPick, onPickTwice, onHold, onHover, onPickGroup }: Handlers) {
  const last = useRef(NO_PRESS);
  const holding = useRef<ReturnType<typeof setInterval> | undefined>(undefined);
  const handlers = useRef({ onHold });
  handlers.current = { onHold };
  const letGo = () => {
    clearInterval(holding.current);
    holding.current = undefined;
  };
  useEffect(() => letGo, []);

  const down = (event: PointerEvent) => {
    const { clientX: x, clientY: y } = event;
    const tree = treeOf(event);
    const cell = cellAt(tree, x, y);
    if (event.button !== 0) return;
    const group = numberAt(tree, x, y, 'asterism');
    if (group !== undefined) onPickGroup?.(group);
    if (cell === undefined) return;
    // A finger's moves would all be told to the cell where it first touched.
    (event.target as Element).releasePointerCapture?.(event.pointerId);
    const { cell: before, at } = last.current;
    const twice = cell === before && event.timeStamp - at < TWICE;
    last.current = { cell, at: event.timeStamp, x, y, down: true };
    letGo();
    if (twice && onPickTwice) onPickTwice(cell);
    else onPick?.(cell, { extend: event.shiftKey, toggle: event.ctrlKey || event.metaKey, dragging: false });
    if (onHold) holding.current = setInterval(() => handlers.current.onHold?.(cell), HOLD);
  };

  const move = (event: PointerEvent) => {
    const tree = treeOf(event);
    if (event.buttons === 0 && event.pointerType === 'mouse')
      onHover?.(cellAt(tree, event.clientX, event.clientY), numberAt(tree, event.clientX, event.clientY, 'asterism'));
    if (!last.current.down || event.buttons === 0) return;
    const { x, y } = last.current;
    const [dx, dy] = [event.clientX - x, event.clientY - y];
    const strides = Math.max(1, Math.ceil(Math.hypot(dx, dy) / STRIDE));
    for (let i = 1; i <= strides; i++) {
      const cell = cellAt(tree, x + (dx * i) / strides, y + (dy * i) / strides);
      if (cell === undefined || cell === last.current.cell) continue;
      letGo();
      last.current = { ...last.current, cell };
      onPick?.(cell, { extend: true, toggle: false, dragging: true });
    }
    last.current = { ...last.current, x: event.clientX, y: event.clientY };
  };

  const up = () => {
    letGo();
    last.current = { ...last.current, down: false };
  };

  return {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: up,
    onPointerLeave() {
      letGo();
      onHover?.(undefined, undefined);
    },
    // The middle of a bent cell may lie outside of it.
    onClick(event: MouseEvent) {
      const cell = cellPressedByReader(event);
      if (cell !== undefined) onPick?.(cell, { extend: false, toggle: false, dragging: false });
    },
    // Holding a finger on a cell is ours.
    onContextMenu: (event: Event) => event.preventDefault(),
  };
}

/** The tree that a board is in: inside an element of somebody's page it has one of its own, into which the page does not see. */
function treeOf(event: PointerEvent): DocumentOrShadowRoot {
  return (event.currentTarget as Element).getRootNode() as Document | ShadowRoot;
}

function cellAt(tree: DocumentOrShadowRoot, x: number, y: number): number | undefined {
  return numberAt(tree, x, y, 'cell');
}

function numberAt(tree: DocumentOrShadowRoot, x: number, y: number, what: 'cell' | 'asterism'): number | undefined {
  const text = tree.elementFromPoint(x, y)?.closest(`[data-${what}]`)?.getAttribute(`data-${what}`);
  return text == null ? undefined : Number(text);
}
