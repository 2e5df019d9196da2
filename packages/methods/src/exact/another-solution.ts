import { PAUSE } from '@latin-puzzles/core/engine';
import type { Labeling, Problem } from '@latin-puzzles/core/puzzle';
import { isSolution } from '../method/is-solution.ts';
import type { Method } from '../method/method.ts';
import { Cover } from './cover/cover.ts';
import { listCoverings } from './cover/coverings.ts';

type Found = Generator<Labeling | typeof PAUSE, void, undefined>;

/**
 * The another solution problem: a solution is known, is there one more? One that differs does so first in some cell: the
 * cells before it keep their labels, it takes another. These cases exclude each other, and a solution of one of them is the
 * known one of a smaller question of the same form. So all are listed, and if there is one only, the search never leaves it
 * but to refute a single change.
 */
export const ANOTHER_SOLUTION: Method = {
  name: 'another-solution',
  kind: 'exact',
  words: {
    en: {
      title: 'Another solution problem',
      summary:
        'From a known solution, keeps its labels cell by cell and asks at each whether another label leads to a further solution. Made to prove uniqueness.',
    },
    es: {
      title: 'Problema de otra solución',
      summary:
        'A partir de una solución conocida, conserva sus etiquetas celda a celda y pregunta en cada una si otra etiqueta lleva a otra solución. Hecho para demostrar la unicidad.',
    },
  },
  source:
    'T. Yato, T. Seta, Complexity and completeness of finding another solution and its application to puzzles, IEICE Transactions on Fundamentals E86-A(5), 2003, 1052–1060',
  *search({ problem, labeling, known }, { tally }) {
    const cover = new Cover(problem, labeling);
    if (!cover.begin()) return 'complete';
    if (known && isSolution(problem, labeling, known)) yield* listOthers(cover, problem, known, tally);
    else yield* listAll(cover, problem, tally);
    return 'complete';
  },
};

/** A first solution, and then the others. */
function* listAll(cover: Cover, problem: Problem, tally: { steps: number }): Found {
  const level = cover.save();
  for (const step of listCoverings(cover, tally)) {
    yield step;
    if (step === PAUSE) continue;
    cover.restore(level);
    yield* listOthers(cover, problem, step, tally);
    return;
  }
}

/** The ways to cover what is not yet covered other than a known one. */
function* listOthers(cover: Cover, problem: Problem, known: Labeling, tally: { steps: number }): Found {
  for (let cell = cover.chooseCell(); cell !== undefined; cell = cover.chooseCell()) {
    const option = cell * problem.labels + known[cell]!;
    const level = cover.save();
    tally.steps++;
    if (cover.exclude(option)) yield* listAll(cover, problem, tally);
    cover.restore(level);
    cover.include(option);
    yield PAUSE;
  }
}
