import { type LazyView, makeLazyView } from '../parts/lazy-view.ts';
import type { PrintDesk } from './desk.ts';
import type { Sheets } from './pages/sheets.ts';

/** What the page that prints fetches when it is asked for. */
export interface PrintViews {
  readonly pages: LazyView<{ readonly sheets: Sheets }>;
  readonly style: LazyView<{ readonly desk: PrintDesk }>;
  readonly book: LazyView<{ readonly desk: PrintDesk }>;
}

export function makePrintViews(): PrintViews {
  return {
    pages: makeLazyView(async () => (await import('./pages/actions.tsx')).PagesDesk),
    style: makeLazyView(async () => (await import('./house/style-tab.tsx')).default),
    book: makeLazyView(async () => (await import('./book/book-tab.tsx')).default),
  };
}
