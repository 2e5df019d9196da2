import { PAUSE } from '@latin-puzzles/core/engine';
import { EMPTY } from '@latin-puzzles/core/puzzle';
import type { RunFunction } from 'clingo-wasm';
import type { Method } from '../method/method.ts';
import { logicProgramOf } from '../models/clingo.ts';

/** The first run asks for so many answer sets, which tells whether there is one only; each next one for so many times more. */
const FIRST = 2;
const GROWTH = 16;

/**
 * Answer set programming by clingo. It lists answer sets in an order of its own, the same in every run, and only tells them
 * at the end: a run that asks for more gives those that are known first, which are passed over.
 */
export const ANSWER_SETS: Method = {
  name: 'answer-sets',
  kind: 'exact',
  words: {
    en: {
      title: 'Answer set programming',
      summary:
        'Cells, asterisms and demands as a logic program with cardinality rules, whose answer sets, listed by clingo, are the solutions.',
    },
    es: {
      title: 'Programación por conjuntos de respuestas',
      summary:
        'Celdas, asterismos y demandas como un programa lógico con reglas de cardinalidad, cuyos conjuntos de respuestas, enumerados por clingo, son las soluciones.',
    },
  },
  source:
    'M. Gebser, R. Kaminski, B. Kaufmann, T. Schaub, Multi-shot ASP solving with clingo, Theory and Practice of Logic Programming 19(1), 2019, 27–82',
  blocking: true,
  async *search(question, { tally }) {
    const run = await loadClingo();
    const program = logicProgramOf(question);
    for (let given = 0, asked = FIRST; ; asked *= GROWTH) {
      const result = run(program, asked, ['--enum-mode=bt']);
      tally.steps++;
      if (result.Result === 'ERROR') return 'gave-up';
      const sets = result.Call[0]?.Witnesses ?? [];
      for (const { Value: atoms } of sets.slice(given)) yield labelingOfAtoms(atoms, question.problem.cells);
      given = sets.length;
      if (result.Models.More === 'no') return 'complete';
      yield PAUSE;
    }
  },
};

function labelingOfAtoms(atoms: readonly string[], cells: number): number[] {
  const labeling = new Array<number>(cells).fill(EMPTY);
  for (const atom of atoms) {
    const [cell, label] = atom.match(/\d+/g)!.map(Number);
    labeling[cell!] = label!;
  }
  return labeling;
}

async function loadClingo(): Promise<RunFunction> {
  const loaded: { readonly default: unknown } = await import('clingo-wasm');
  // It is a CommonJS module: Node finds its exports in the default one, other loaders beside it.
  const { init } = ('init' in loaded ? loaded : loaded.default) as Pick<typeof import('clingo-wasm'), 'init'>;
  // On a Node that has threads clingo would use them, but that part of it is not in the package.
  return init({ singleThreaded: true });
}
