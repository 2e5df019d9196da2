import { numbers } from '../../basis/index.ts';
import { type CatalogEntry, CRITICAL } from './entry.ts';

/** Latin polyhedra. */
export const POLYHEDRA_ENTRIES: readonly CatalogEntry[] = [
  {
    name: 'latin-tetrahedron',
    title: { en: 'Latin Tetrahedron', es: 'Tetraedro latino' },
    section: 'polyhedra',
    board: 'tetrahedron:4',
    labels: numbers(16),
    year: 2012,
    status: 'forced',
    remark: {
      en: 'With 16 labels there are twelve closed strips; the paper says twenty-four.',
      es: 'Con 16 etiquetas hay doce franjas cerradas; el artículo dice veinticuatro.',
    },
    challenge: {
      en: 'Complete the tetrahedron: every closed strip of triangles takes the numbers 1 to 16.',
      es: 'Complete el tetraedro: cada franja cerrada de triángulos lleva los números del 1 al 16.',
    },
    promise: CRITICAL,
  },
  {
    name: 'free-latin-cube',
    title: { en: 'Free Latin Cube', es: 'Cubo latino libre' },
    section: 'polyhedra',
    board: 'cube:4',
    labels: numbers(16),
    year: 2014,
    status: 'known',
    challenge: {
      en: 'Complete the cube: every closed strip of squares takes the numbers 1 to 16.',
      es: 'Complete el cubo: cada franja cerrada de cuadrados lleva los números del 1 al 16.',
    },
    promise: CRITICAL,
  },
  {
    name: 'latin-octahedron',
    title: { en: 'Latin Octahedron', es: 'Octaedro latino' },
    section: 'polyhedra',
    board: 'octahedron:3',
    labels: numbers(18),
    year: 2014,
    status: 'known',
    challenge: {
      en: 'Complete the octahedron: every closed strip of triangles takes the numbers 1 to 18.',
      es: 'Complete el octaedro: cada franja cerrada de triángulos lleva los números del 1 al 18.',
    },
    promise: CRITICAL,
  },
  {
    name: 'latin-icosahedron',
    title: { en: 'Latin Icosahedron', es: 'Icosaedro latino' },
    section: 'polyhedra',
    board: 'icosahedron:2',
    labels: numbers(20),
    year: 2014,
    status: 'known',
    challenge: {
      en: 'Complete the icosahedron: every closed strip of triangles takes the numbers 1 to 20.',
      es: 'Complete el icosaedro: cada franja cerrada de triángulos lleva los números del 1 al 20.',
    },
    promise: CRITICAL,
  },
  {
    name: 'latin-dodecahedron',
    title: { en: 'Latin Dodecahedron', es: 'Dodecaedro latino' },
    section: 'polyhedra',
    board: 'dodecahedron',
    labels: numbers(6),
    year: 2014,
    status: 'forced',
    remark: {
      en: 'Lines of six points through thirty edges: the hexagons halfway between opposite corners.',
      es: 'Líneas de seis puntos por treinta aristas: los hexágonos a medio camino entre vértices opuestos.',
    },
    challenge: {
      en: 'Complete the dodecahedron: every line round the solid takes the numbers 1 to 6.',
      es: 'Complete el dodecaedro: cada línea alrededor del sólido lleva los números del 1 al 6.',
    },
    promise: CRITICAL,
  },
];
