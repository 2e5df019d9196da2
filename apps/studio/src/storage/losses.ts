import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { DeviceStorage, Hindrance } from './device-storage.ts';

/** The kinds of things that the studio keeps, the dearest first. */
const KINDS = ['game', 'progress', 'design', 'list', 'judgements', 'choices'] as const;
type KeptKind = (typeof KINDS)[number];

/** What is kept under which key; games have one each. */
const KIND_OF_KEY: Readonly<Record<string, KeptKind>> = {
  design: 'design',
  'design-clues': 'design',
  'print-list': 'list',
  'house-style': 'list',
  book: 'list',
  judgements: 'judgements',
  solves: 'progress',
  favourites: 'progress',
  'print-wishes': 'choices',
  settings: 'choices',
  'share-address': 'choices',
};

export function kindOfKey(key: string): KeptKind {
  return KIND_OF_KEY[key] ?? 'game';
}

interface Loss {
  readonly kinds: readonly KeptKind[];
  readonly hindrance: Hindrance;
}

/** Watches what the device does not keep. */
export interface Losses {
  /** What will be lost when the studio is left, the dearest first; nothing if all is kept. */
  readonly loss: ReadonlySignal<Loss | undefined>;
  /** What has not been read yet: of what is lost anew one is told again. */
  readonly news: ReadonlySignal<Loss | undefined>;
  /** The person has read what is lost. */
  markRead(): void;
}

export function makeLosses({ unkept }: DeviceStorage): Losses {
  const loss = computed((): Loss | undefined => {
    const [hindrance] = unkept.value.values();
    if (hindrance === undefined) return undefined;
    const kinds = new Set([...unkept.value.keys()].map(kindOfKey));
    return { kinds: KINDS.filter((kind) => kinds.has(kind)), hindrance };
  });
  const read = signal<Loss | undefined>(undefined);
  // When everything is kept again, what was read counts no more.
  loss.subscribe((now) => {
    if (!now) read.value = undefined;
  });
  return {
    loss,
    news: computed(() => {
      const known = read.value?.kinds ?? [];
      return loss.value?.kinds.some((kind) => !known.includes(kind)) ? loss.value : undefined;
    }),
    markRead() {
      read.value = loss.value;
    },
  };
}

/** Nobody leaves with work unkept unasked. */
export function askBeforeLeaving(window: Pick<Window, 'addEventListener'>, { loss }: Losses): void {
  window.addEventListener('beforeunload', (event) => {
    if (loss.value?.kinds.some((kind) => kind !== 'choices')) event.preventDefault();
  });
}
