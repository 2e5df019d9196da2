import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { BoardViewProps } from '../board-view/props.ts';

/** The view of solids, once it is there. It brings a large library with it, so that it comes only when asked for. */
export const solidView = signal<ComponentType<BoardViewProps> | 'failed' | undefined>(undefined);

export function loadSolidView(): void {
  if (solidView.value !== undefined && solidView.value !== 'failed') return;
  import('../solid/solid-view.tsx').then(
    ({ default: component }) => {
      solidView.value = component;
    },
    () => {
      solidView.value = 'failed';
    },
  );
}
