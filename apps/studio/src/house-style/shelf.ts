import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Studio } from '../services/studio.ts';
import type { HouseStyle } from './house-style.ts';
import { HOUSE_STYLE_KEY } from './key.ts';

/** The house style, which comes only where there is one or one is to be made: most visitors print as usual. */
export interface HouseShelf {
  readonly style: ReadonlySignal<HouseStyle | undefined>;
  /** Whether pages have to wait for it. */
  readonly awaited: ReadonlySignal<boolean>;
  load(): void;
}

export function makeHouseShelf(studio: Pick<Studio, 'storage' | 'worker'>, faces: () => FontFaceSet): HouseShelf {
  const style = signal<HouseStyle | undefined>(undefined);
  const loading = signal(false);
  const shelf: HouseShelf = {
    style,
    awaited: computed(() => loading.value && !style.value),
    load() {
      if (loading.value) return;
      loading.value = true;
      import('./house-style.ts').then(
        ({ makeHouseStyle }) => {
          style.value = makeHouseStyle(studio, { faces: faces() });
        },
        () => {
          loading.value = false;
        },
      );
    },
  };
  if (studio.storage.keys(HOUSE_STYLE_KEY).includes(HOUSE_STYLE_KEY)) shelf.load();
  return shelf;
}
