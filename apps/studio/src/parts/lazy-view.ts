import { type ReadonlySignal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';

/** A part of the studio that brings much with it, and so comes only when it is asked for. */
export interface LazyView<Props> {
  readonly view: ReadonlySignal<ComponentType<Props> | 'failed' | undefined>;
  /** Fetches it unless it is there or on its way; after a failure, again. */
  load(): void;
}

export function makeLazyView<Props>(fetch: () => Promise<ComponentType<Props>>): LazyView<Props> {
  const view = signal<ComponentType<Props> | 'failed' | undefined>(undefined);
  let wanted = false;
  return {
    view,
    load() {
      if (wanted) return;
      wanted = true;
      fetch().then(
        (component) => {
          view.value = component;
        },
        () => {
          wanted = false;
          view.value = 'failed';
        },
      );
    },
  };
}
