import { computed, signal } from '@preact/signals';
import type { KeptKind } from '../words/unkept.ts';
import { type Hindrance, unkept } from './storage.ts';

/** What is kept under which key; games have one each. */
const KINDS: Readonly<Record<string, KeptKind>> = {
  design: 'design',
  'design-clues': 'design',
  'print-list': 'list',
  judgements: 'judgements',
  'print-wishes': 'choices',
  settings: 'choices',
};

export function kindOf(key: string): KeptKind {
  return KINDS[key] ?? 'game';
}

const ORDER: readonly KeptKind[] = ['game', 'design', 'list', 'judgements', 'choices'];

export interface Loss {
  readonly kinds: readonly KeptKind[];
  readonly hindrance: Hindrance;
}

/** What will be lost when the studio is left, the dearest first; nothing if all is kept. */
export const loss = computed((): Loss | undefined => {
  const [first] = unkept.value.values();
  if (first === undefined) return undefined;
  const kinds = new Set([...unkept.value.keys()].map(kindOf));
  return { kinds: ORDER.filter((kind) => kinds.has(kind)), hindrance: first };
});

const read = signal<Loss | undefined>(undefined);

/** What has not been read yet: of what is lost anew one is told again. */
export const news = computed((): Loss | undefined => {
  const known = read.value?.kinds ?? [];
  return loss.value?.kinds.some((kind) => !known.includes(kind)) ? loss.value : undefined;
});

/** The person has read what is lost. */
export function markRead(): void {
  read.value = loss.value;
}

/** When everything is kept again, what was read counts no more; and nobody leaves with something unkept unasked. */
export function watchLoss(window: Window): void {
  loss.subscribe((now) => {
    if (!now) read.value = undefined;
  });
  window.addEventListener('beforeunload', (event) => {
    if (loss.value?.kinds.some((kind) => kind !== 'choices')) event.preventDefault();
  });
}
