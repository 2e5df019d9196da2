import { type ReadonlySignal, signal } from '@preact/signals';

/** Where the studio comes from: a service that has an API beside it, or only files. */
export interface HomeService {
  /** Whether there is an API; nothing until that is known. */
  readonly there: ReadonlySignal<boolean | undefined>;
  /** Finds out, by one request for the head of the studio's own page. */
  look(): Promise<void>;
}

/** The relation by which a server names the description of its API. */
const DESCRIPTION = /\brel="?service-desc\b/;

export function makeHomeService(window: Pick<Window, 'fetch' | 'navigator'>): HomeService {
  const there = signal<boolean | undefined>(undefined);
  return {
    there,
    async look() {
      if (there.value !== undefined) return;
      if (!window.navigator.onLine) {
        there.value = false;
        return;
      }
      const answer = await window.fetch('./', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
      there.value = DESCRIPTION.test(answer?.headers.get('Link') ?? '');
    },
  };
}
