import { numbers } from '../../basis/index.ts';
import { type CatalogEntry, MEDIUM, properName } from './entry.ts';

/** Boards of other shapes. */
export const SHAPE_ENTRIES: readonly CatalogEntry[] = [
  {
    name: 'orb-one',
    title: properName('Orb One'),
    section: 'shape',
    board: 'orb:8',
    labels: numbers(8),
    year: 2014,
    status: 'ours',
    remark: {
      en: 'Parallels and meridians are known, the regions are drawn by us.',
      es: 'Los paralelos y los meridianos se conocen; las regiones las hemos dibujado nosotros.',
    },
    challenge: {
      en: 'Complete the globe: every parallel, every meridian and every region takes the numbers 1 to 8.',
      es: 'Complete el globo: cada paralelo, cada meridiano y cada región lleva los números del 1 al 8.',
    },
    promise: MEDIUM,
  },
];
