import { success } from '../../basis/index.ts';
import type { Asterism, BoardDraft } from '../model/board.ts';
import type { Point } from '../model/space.ts';
import { badParameter, type Family, parseWholeNumber, range } from './family.ts';
import { drawnRegions } from './gerechte.ts';

/**
 * The regions of a globe seen from above its pole, like the bands of a storm. With n = b·l, b the largest divisor up to
 * √n, the parallels fall into b belts of l; each belt is cut into l arms, b meridians broad, that move on by one meridian
 * with every parallel. A belt begins where the belt within it ends: were its first parallel moved on too, order 8 would
 * keep 64 Latin boards with distinct labels for each first parallel instead of 125040. Turns by one l-th of the circle
 * carry the drawing onto itself. A prime order has no such drawing: only turns by one meridian would fit it, and under
 * those every region is a meridian. The regions of the paper's figure are lost; these are ours.
 */
function arms(n: number): Asterism[] {
  const breadth = breadthOfArms(n);
  const length = n / breadth;
  const marks = range(n * n).map((cell) => {
    const parallel = Math.floor(cell / n);
    const belt = Math.floor(parallel / length);
    const shift = parallel - belt;
    return `${belt} ${Math.floor((((cell % n) - shift + n) % n) / breadth)}`;
  });
  return drawnRegions(marks);
}

function breadthOfArms(n: number): number {
  let breadth = Math.floor(Math.sqrt(n));
  while (n % breadth !== 0) breadth--;
  return breadth;
}

/** How much broader than 1 the inner parallels are, and narrower the outer ones: a globe curves away from the eye. */
const CURVATURE = 0.12;

/**
 * The radius at which each parallel ends, 0 for the pole first. The slices round the pole are long enough to hold a
 * circle as wide as the next parallel, so that they leave the same room to write.
 */
function radii(n: number): number[] {
  const sine = Math.sin(Math.PI / n);
  const ends = [0, ((1 + CURVATURE) * (1 + sine)) / (2 * sine)];
  for (const i of range(n - 1)) ends.push(ends.at(-1)! + 1 + CURVATURE * (1 - (2 * i) / (n - 2)));
  return ends;
}

function orbCells(n: number): Pick<BoardDraft, 'cells' | 'points' | 'faces' | 'cellNames'> {
  const ends = radii(n);
  // Arcs are drawn as chords of at most four degrees.
  const chords = Math.ceil(90 / n);
  const at = (radius: number, chord: number): Point => {
    const angle = (2 * Math.PI * (chord % (n * chords))) / (n * chords);
    return [radius * Math.sin(angle), -radius * Math.cos(angle)];
  };
  const places = range(n * n).map((cell) => ({ parallel: Math.floor(cell / n), meridian: cell % n }));
  return {
    cells: n * n,
    points: places.map(({ parallel, meridian }) => {
      const [inner, outer] = [ends[parallel]!, ends[parallel + 1]!];
      // The middle of a slice is the centre of the circle inscribed in it.
      const radius = parallel === 0 ? outer / (1 + Math.sin(Math.PI / n)) : (inner + outer) / 2;
      return at(radius, (meridian + 0.5) * chords);
    }),
    faces: places.map(({ parallel, meridian }) => {
      const arc = range(chords + 1).map((i) => meridian * chords + i);
      const outside = arc.map((chord) => at(ends[parallel + 1]!, chord));
      const inside = parallel === 0 ? [[0, 0]] : arc.map((chord) => at(ends[parallel]!, chord)).reverse();
      return [...outside, ...inside];
    }),
    cellNames: places.map(({ parallel, meridian }) => ({
      kind: 'globe',
      parallel: parallel + 1,
      meridian: meridian + 1,
    })),
  };
}

function parallels(n: number): Asterism[] {
  return range(n).map((p) => ({
    kind: 'parallel',
    name: { kind: 'parallel', id: p + 1 },
    cells: range(n).map((m) => p * n + m),
  }));
}

function meridians(n: number): Asterism[] {
  return range(n).map((m) => ({
    kind: 'meridian',
    name: { kind: 'meridian', id: m + 1 },
    cells: range(n).map((p) => p * n + m),
  }));
}

const WANTED = {
  en: 'the order, a number from 4 to 16 that is not prime',
  es: 'el orden, un número de 4 a 16 que no sea primo',
};

export const orb: Family = {
  name: 'orb',
  title: { en: 'Orb', es: 'Orb' },
  summary: {
    en: 'a globe seen from its pole, with parallels, meridians and regions that wind round it',
    es: 'un globo visto desde su polo, con paralelos, meridianos y regiones que lo rodean',
  },
  parameters: { wanted: WANTED, usual: '8' },
  cellOrder: {
    en: 'parallels from the pole outwards, each clockwise from the top',
    es: 'los paralelos desde el polo hacia fuera, cada uno en sentido horario desde arriba',
  },
  kinds: {
    cells: {
      globe: {
        en: {
          said: 'p{parallel}m{meridian}',
          short: 'p{parallel}m{meridian}',
          caption: '{short} is the cell on parallel {parallel} and meridian {meridian}.',
        },
        es: {
          said: 'p{parallel}m{meridian}',
          short: 'p{parallel}m{meridian}',
          caption: '{short} es la celda del paralelo {parallel} y el meridiano {meridian}.',
        },
      },
    },
  },
  draft(parameters = '8') {
    const n = parseWholeNumber(parameters);
    if (!(n >= 4 && n <= 16 && breadthOfArms(n) > 1)) return badParameter('orb', parameters, WANTED, '9');
    return success({
      name: `orb:${n}`,
      asterisms: [...parallels(n), ...meridians(n), ...arms(n)],
      ...orbCells(n),
    });
  },
};
