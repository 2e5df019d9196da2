import type { Surface } from '@latin-puzzles/drawing';
import type { ComponentChildren } from 'preact';

interface SheetProps {
  readonly frame: Surface['frame'];
  readonly name: string;
  readonly children: ComponentChildren;
}

/** One of the sheets that lie above each other and make a board. */
export function Sheet({ frame: { left, top, right, bottom }, name, children }: SheetProps) {
  return (
    <svg role="presentation" class={`sheet ${name}`} viewBox={`${left} ${top} ${right - left} ${bottom - top}`}>
      {children}
    </svg>
  );
}
