import type { Surface } from '@latin-puzzles/drawing';
import type { ComponentChildren } from 'preact';

interface SvgLayerProps {
  readonly frame: Surface['frame'];
  readonly name: string;
  readonly children: ComponentChildren;
}

/** One of the layers that lie above each other and make a board. */
export function SvgLayer({ frame: { left, top, right, bottom }, name, children }: SvgLayerProps) {
  return (
    <svg role="presentation" class={`sheet ${name}`} viewBox={`${left} ${top} ${right - left} ${bottom - top}`}>
      {children}
    </svg>
  );
}
