import { PAUSE } from '@latin-puzzles/core/engine';
import type { Highs } from 'highs';
import { isSolution } from '../method/is-solution.ts';
import type { Method } from '../method/method.ts';
import { integerProgramOf } from '../models/lp.ts';

/** Integer programming by HiGHS: each solution found is cut off by an inequality that it alone breaks. */
export const INTEGER_PROGRAMMING: Method = {
  name: 'integer-programming',
  kind: 'exact',
  words: {
    en: {
      title: 'Integer programming',
      summary:
        'A variable of value 0 or 1 for every label in every cell and an equation for every demand. HiGHS finds a solution by branch and cut; an inequality cuts it off, and so on until there is none.',
    },
    es: {
      title: 'Programación entera',
      summary:
        'Una variable de valor 0 o 1 por cada etiqueta en cada celda y una ecuación por cada demanda. HiGHS halla una solución por ramificación y corte; una desigualdad la excluye, y así hasta que no quede ninguna.',
    },
  },
  source:
    'Q. Huangfu, J. A. J. Hall, Parallelizing the dual revised simplex method, Mathematical Programming Computation 10(1), 2018, 119–142 (HiGHS)',
  blocking: true,
  async *search({ problem, labeling, known }, { tally }) {
    const { cells, labels } = problem;
    // An integer program has variables.
    if (cells === 0) {
      yield [];
      return 'complete';
    }
    const highs = await loadHighs();
    const { optimal, infeasible, unboundedOrInfeasible } = highs.constants.modelStatus;
    const model = highs.createModel({ format: 'lp', data: integerProgramOf({ problem, labeling }) });
    try {
      model.options.set({ output_flag: false });
      const columns = Array.from({ length: cells }, (_, cell) =>
        Array.from({ length: labels }, (_, label) => model.getColByName(`x${cell}_${label}`)),
      );
      const cutOff = (solution: readonly number[]) =>
        model.addRow(-highs.infinity, cells - 1, {
          indices: solution.map((label, cell) => columns[cell]![label]!),
          values: solution.map(() => 1),
        });
      if (known && isSolution(problem, labeling, known)) cutOff(known);
      for (;;) {
        model.run();
        tally.steps++;
        const status = model.getModelStatus();
        if (status === infeasible || status === unboundedOrInfeasible) return 'complete';
        const values = model.getSolution().colValue;
        const solution = columns.map((row) => row.findIndex((column) => values[column]! > 0.5));
        // It reckons with rounded numbers; where these deceive it, it proves nothing.
        if (status !== optimal || !isSolution(problem, labeling, solution)) return 'gave-up';
        yield solution;
        cutOff(solution);
        yield PAUSE;
      }
    } finally {
      model.dispose();
    }
  },
};

/** Its types are told as those of a CommonJS module, which is not what an import loads. */
async function loadHighs(): Promise<Highs> {
  const load: unknown = (await import('highs')).default;
  return (load as () => Promise<Highs>)();
}
