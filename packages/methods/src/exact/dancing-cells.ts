import type { Method } from '../method/method.ts';
import { Cover } from './cover/cover.ts';
import { listCoverings } from './cover/coverings.ts';

/** Exact cover with multiplicities over sparse sets, the narrowest item first. */
export const DANCING_CELLS: Method = {
  name: 'dancing-cells',
  kind: 'exact',
  words: {
    en: {
      title: 'Dancing cells',
      summary:
        'Exact cover where a label of an asterism is covered as often as it repeats. Options leave and return to sparse sets; the search branches where the fewest ways are left.',
    },
    es: {
      title: 'Celdas danzantes',
      summary:
        'Cobertura exacta en la que una etiqueta de un asterismo se cubre tantas veces como se repite. Las opciones salen de conjuntos dispersos y vuelven a ellos; la búsqueda se ramifica donde quedan menos caminos.',
    },
  },
  source:
    'D. E. Knuth, Dancing links, arXiv cs/0011047; The Art of Computer Programming 4B, 7.2.2.1, Algorithm M (multiplicities), and 7.2.2.3, dancing cells',
  *search({ problem, labeling }, { tally }) {
    const cover = new Cover(problem, labeling);
    if (cover.begin()) yield* listCoverings(cover, tally);
    return 'complete';
  },
};
