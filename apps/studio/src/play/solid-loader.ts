import { type ReadonlySignal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { BoardViewProps } from '../board-view/props.ts';

/** The view of solids. It brings a large library with it, so that it comes only when asked for. */
export interface SolidLoader {
  readonly view: ReadonlySignal<ComponentType<BoardViewProps> | 'failed' | undefined>;
  load(): void;
}

export function makeSolidLoader(): SolidLoader {
  const view = signal<ComponentType<BoardViewProps> | 'failed' | undefined>(undefined);
  return {
    view,
    load() {
      if (view.value !== undefined && view.value !== 'failed') return;
      import('../solid/solid-view.tsx').then(
        ({ default: component }) => {
          view.value = component;
        },
        () => {
          view.value = 'failed';
        },
      );
    },
  };
}
