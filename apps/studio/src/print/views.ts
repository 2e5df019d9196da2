import { type LazyView, makeLazyView } from '../parts/lazy-view.ts';
import type { PrintDesk } from './desk.ts';
import type { PrintedPages } from './printed-pages.ts';

/** What the page that prints fetches when it is asked for. */
export interface PrintViews {
  readonly pages: LazyView<{ readonly sheets: PrintedPages }>;
  readonly style: LazyView<{ readonly desk: PrintDesk }>;
  readonly book: LazyView<{ readonly desk: PrintDesk }>;
}

export function makePrintViews(): PrintViews {
  return {
    pages: makeLazyView(async () => (await import('./actions.tsx')).PagesDesk),
    style: makeLazyView(async () => (await import('./style-tab.tsx')).default),
    book: makeLazyView(async () => (await import('./book-tab.tsx')).default),
  };
}
