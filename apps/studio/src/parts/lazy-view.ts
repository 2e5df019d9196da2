import { type ReadonlySignal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';

/** A part of a page that brings much with it, and so comes only when it is asked for. */
export interface LazyView<Props> {
  readonly view: ReadonlySignal<ComponentType<Props> | 'failed' | undefined>;
  load(): void;
}

export function makeLazyView<Props>(fetch: () => Promise<ComponentType<Props>>): LazyView<Props> {
  const view = signal<ComponentType<Props> | 'failed' | undefined>(undefined);
  return {
    view,
    load() {
      if (view.value !== undefined && view.value !== 'failed') return;
      fetch().then(
        (component) => {
          view.value = component;
        },
        () => {
          view.value = 'failed';
        },
      );
    },
  };
}
