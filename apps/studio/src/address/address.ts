import { computed, signal } from '@preact/signals';

/** The pages of the studio. Each is loaded when first asked for. */
export const PAGES = ['gallery', 'play', 'generate', 'design', 'print'] as const;
export type PageName = (typeof PAGES)[number];

/** Where in the studio someone is: a page, and what it is about (a specimen, a board, a shared puzzle), if anything. */
export interface Route {
  readonly page: PageName;
  readonly rest: readonly string[];
}

/** Addresses stand in the fragment, which no server ever sees: `#/play/specimen/canario-one`. */
function parseRoute(hash: string): Route {
  const [first = '', ...rest] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  const page = PAGES.find((name) => name === first);
  return page ? { page, rest } : { page: 'gallery', rest: [] };
}

function makeRoute({ page, rest }: Route): string {
  return `#/${[page, ...rest].map(encodeURIComponent).join('/')}`;
}

/** The address of a page, for links. */
export function addressOf(page: PageName, ...rest: readonly string[]): string {
  return makeRoute({ page, rest });
}

/** A fragment comes from anywhere: what cannot be decoded is taken as it stands. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const hash = signal('');
export const route = computed(() => parseRoute(hash.value));

/** Follows the address bar from now on. */
export function followAddress(target: Window): void {
  const read = () => {
    hash.value = target.location.hash;
  };
  target.addEventListener('hashchange', read);
  read();
}

export function goTo(page: PageName, ...rest: readonly string[]): void {
  window.location.hash = addressOf(page, ...rest);
}
