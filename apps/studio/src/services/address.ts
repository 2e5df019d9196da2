import { computed, type ReadonlySignal, signal } from '@preact/signals';

/** Where in the studio someone is: a page, and what it is about (a specimen, a board, a shared puzzle), if anything. */
interface PageAddress {
  /** Whatever stands there: it need not be a page that we have. */
  readonly page: string;
  readonly rest: readonly string[];
}

/** The address of a page, for links. It stands in the fragment, which no server sees: `#/play/specimen/canario-one`. */
export function addressOf(page: string, ...rest: readonly string[]): string {
  return `#/${[page, ...rest].map(encodeURIComponent).join('/')}`;
}

function parseAddress(hash: string): PageAddress {
  const [page = '', ...rest] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  return { page, rest };
}

/** A fragment comes from anywhere: what cannot be decoded is taken as it stands. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address bar of the browser. */
export interface AddressBar {
  readonly address: ReadonlySignal<PageAddress>;
  goTo(page: string, ...rest: readonly string[]): void;
}

/** Follows the address bar of a window from now on. */
export function makeAddressBar(window: Pick<Window, 'location' | 'addEventListener'>): AddressBar {
  const hash = signal(window.location.hash);
  window.addEventListener('hashchange', () => {
    hash.value = window.location.hash;
  });
  return {
    address: computed(() => parseAddress(hash.value)),
    goTo(page, ...rest) {
      window.location.hash = addressOf(page, ...rest);
    },
  };
}
