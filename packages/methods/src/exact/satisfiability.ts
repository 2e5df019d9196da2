import { PAUSE } from '@latin-puzzles/core/engine';
import type { Method } from '../method/method.ts';
import { clauseAgainst, clauseGroups, labelingOfModel } from '../models/clauses.ts';

/** The solver pauses after so many conflicts, a few milliseconds of work; what it has learned it keeps. */
const SLICE = 100;

/** Propositional satisfiability by CaDiCaL: each solution found becomes a clause that forbids it. */
export const SATISFIABILITY: Method = {
  name: 'satisfiability',
  kind: 'exact',
  words: {
    en: {
      title: 'Satisfiability',
      summary:
        'Cells and labels become propositions and demands clauses, with counters where labels repeat; CaDiCaL, a solver that learns clauses from conflicts, finds a solution, which is then forbidden, and so on until there is none.',
    },
    es: {
      title: 'Satisfacibilidad',
      summary:
        'Las celdas y etiquetas se vuelven proposiciones y las demandas cláusulas, con contadores donde las etiquetas se repiten; CaDiCaL, que aprende cláusulas de los conflictos, halla una solución, que luego se prohíbe, y así hasta que no quede ninguna.',
    },
  },
  source: 'I. Lynce, J. Ouaknine, Sudoku as a SAT problem, AIMATH 2006; A. Biere et al., CaDiCaL 2.0, CAV 2024',
  async *search({ problem, labeling, known }, { tally }) {
    const { Cadical } = await import('cadical-wasm');
    const solver = await Cadical.create({ quiet: true });
    try {
      solver.ensureVars(problem.cells * problem.labels);
      for (const { clauses } of clauseGroups(problem, labeling)) {
        solver.addClauses(clauses);
        yield PAUSE;
      }
      if (known) solver.addClause(clauseAgainst(problem, known));
      for (;;) {
        const status = solver.solve({ conflicts: SLICE });
        tally.steps++;
        if (status === 'unsatisfiable') return 'complete';
        if (status === 'satisfiable') {
          const solution = labelingOfModel(problem, (variable) => solver.value(variable));
          solver.addClause(clauseAgainst(problem, solution));
          yield solution;
        } else yield PAUSE;
      }
    } finally {
      solver.dispose();
    }
  },
};
