import type { Words } from '@latin-puzzles/core/basis';
import type { PageMaker } from '../services/studio.ts';

export interface PageEntry {
  readonly title: Words;
  /** It asks the service that handed out the studio, and is offered only where there is one. */
  readonly served?: boolean | undefined;
  /** Whether it takes the whole window there, so that the frame makes itself small. */
  readonly fills?: ((rest: readonly string[]) => boolean) | undefined;
  /** Pages come when they are asked for, so that the first one is there at once. */
  readonly load: () => Promise<{ readonly default: PageMaker }>;
}

/** The pages of the studio, by the name that stands in addresses. The first is shown where no other is asked for. */
export const PAGES: Readonly<Record<string, PageEntry>> = {
  home: { title: { en: 'Home', es: 'Inicio' }, load: () => import('../home/page.tsx') },
  daily: { title: { en: 'Daily', es: 'Diario' }, load: () => import('../daily/page.tsx') },
  gallery: { title: { en: 'Gallery', es: 'Galería' }, load: () => import('../gallery/page.tsx') },
  play: {
    title: { en: 'Play', es: 'Jugar' },
    fills: (rest) => rest.length > 0,
    load: () => import('../play/page.tsx'),
  },
  progress: { title: { en: 'Progress', es: 'Progreso' }, load: () => import('../progress/page.tsx') },
  learn: { title: { en: 'Learn', es: 'Aprender' }, load: () => import('../learn/page.tsx') },
  generate: { title: { en: 'Generate', es: 'Generar' }, load: () => import('../generate/page.tsx') },
  design: { title: { en: 'Design', es: 'Diseñar' }, load: () => import('../design/page.tsx') },
  print: { title: { en: 'Print', es: 'Imprimir' }, load: () => import('../print/page.tsx') },
  collection: {
    title: { en: 'Collection', es: 'Colección' },
    served: true,
    load: () => import('../collection/page.tsx'),
  },
};

export const FIRST_PAGE = 'home';
