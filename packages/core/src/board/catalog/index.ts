import { ASTERISMS_ENTRIES } from './asterisms.ts';
import type { CatalogEntry } from './entry.ts';
import { INSCRIPTIONS_ENTRIES } from './inscriptions.ts';
import { POLYGONS_ENTRIES } from './polygons.ts';
import { POLYHEDRA_ENTRIES } from './polyhedra.ts';
import { REPEATS_ENTRIES } from './repeats.ts';
import { SHAPE_ENTRIES } from './shape.ts';

export { type CatalogEntry, type Inscription, SECTIONS, type Section, STATUSES, type Status } from './entry.ts';

/** Every Latin Puzzle of the paper, in its order. */
export const CATALOG: readonly CatalogEntry[] = [
  ...ASTERISMS_ENTRIES,
  ...SHAPE_ENTRIES,
  ...POLYGONS_ENTRIES,
  ...POLYHEDRA_ENTRIES,
  ...REPEATS_ENTRIES,
  ...INSCRIPTIONS_ENTRIES,
];
