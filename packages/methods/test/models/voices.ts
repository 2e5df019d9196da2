import type { Labeling, Puzzle } from '@latin-puzzles/core/puzzle';

/** A solution as solvers print it, and then that there is none, or that they do not know. */
export interface Voice {
  readonly solver: string;
  readonly says: (solutions: readonly Labeling[], labels: number) => string;
  readonly none: string;
  readonly unknown?: string;
}

/** Every variable of a cell and a label, with its number and whether it is true. */
const variablesOf = (solution: Labeling, labels: number) =>
  solution.flatMap((held, cell) =>
    Array.from({ length: labels }, (_, label) => ({
      number: cell * labels + label + 1,
      name: `x${cell}_${label}`,
      holds: held === label,
    })),
  );
const literals = (solution: Labeling, labels: number, mark = '') =>
  variablesOf(solution, labels).map(({ number, holds }) => `${holds ? '' : '-'}${mark}${number}`);

const VOICES: Readonly<Record<string, readonly Voice[]>> = {
  dimacs: [
    {
      solver: 'cadical',
      says: (solutions, labels) =>
        solutions
          .map((s) => `c a remark 7 8\ns SATISFIABLE\nv ${literals(s, labels).join(' ')}\nv 4711 -4712 0\n`)
          .join(''),
      none: 'c --- [ result ] ---\ns UNSATISFIABLE\n',
      unknown: 'c\nc UNKNOWN\n',
    },
    {
      solver: 'minisat',
      says: (solutions, labels) => solutions.map((s) => `SAT\n${literals(s, labels).join(' ')} 0\n`).join(''),
      none: 'UNSAT\n',
      unknown: 'INDET\n',
    },
  ],
  opb: [
    {
      solver: 'clasp',
      says: (solutions, labels) =>
        solutions
          .map(
            (s) =>
              `c Answer: 1\n${literals(s, labels, 'x')
                .map((literal, i) => `${i % 9 === 0 ? '\nv ' : ' '}${literal}`)
                .join('')}\n`,
          )
          .join('')
          .concat('s SATISFIABLE\nc Models : 1\n'),
      none: 's UNSATISFIABLE\n',
      unknown: 's UNKNOWN\n',
    },
  ],
  minizinc: [
    {
      solver: 'the output item of the model',
      says: (solutions) => solutions.map((s) => `cell = [${s.join(', ')}];\n% a cell = [9]\n----------\n`).join(''),
      none: '=====UNSATISFIABLE=====\n',
      unknown: '=====UNKNOWN=====\n',
    },
    {
      solver: '--output-mode dzn',
      says: (solutions) =>
        solutions.map((s) => `cell = array1d(0..${s.length - 1}, [${s.join(', ')}]);\n----------\n`).join(''),
      none: '=====UNSATISFIABLE=====\n',
    },
    {
      solver: '--output-mode dzn, later',
      says: (solutions) =>
        solutions
          .map((s) => `cell = [${s.map((label, cell) => `${cell}: ${label}`).join(', ')}];\n----------\n`)
          .join(''),
      none: '=====UNSATISFIABLE=====\n',
    },
    {
      solver: '--output-mode json',
      says: (solutions) => solutions.map((s) => `{\n  "cell" : [${s.join(', ')}]\n}\n----------\n`).join(''),
      none: '=====UNSATISFIABLE=====\n',
    },
  ],
  xcsp3: [
    {
      solver: 'ACE',
      says: (solutions) =>
        solutions
          .map((s) => {
            const runs = s
              .join(' ')
              .replaceAll(/\b(\d+)( \1\b)+/g, (run, value) => `${value}x${run.split(' ').length}`);
            return `v\u001B[0m  <instantiation id='sol1' type='solution'> <list> cell[] </list> <values> ${runs} </values> </instantiation>\n`;
          })
          .join('s SATISFIABLE\n'),
      none: 's UNSATISFIABLE\n',
      unknown: 's UNKNOWN\n',
    },
    {
      solver: 'Choco',
      says: (solutions) =>
        solutions
          .map(
            (s) =>
              `s SATISFIABLE\nv <instantiation>\nv  <list> ${s.map((_, cell) => `cell[${cell}]`).join(' ')} </list>\nv  <values> ${s.join(' ')} </values>\nv </instantiation>\n`,
          )
          .join(''),
      none: 's UNSATISFIABLE\n',
    },
  ],
  clingo: [
    {
      solver: 'clingo',
      says: (solutions) =>
        solutions
          .map((s, i) => `Answer: ${i + 1}\n${s.map((label, cell) => `holds(${cell},${label})`).join(' ')}\n`)
          .join('')
          .concat('SATISFIABLE\n'),
      none: 'UNSATISFIABLE\n\nModels : 0\n',
      unknown: 'UNKNOWN\n\nINTERRUPTED  : 1\nTIME LIMIT   : 1\n',
    },
    {
      solver: 'clingo --outf=2',
      says: (solutions) =>
        JSON.stringify(
          solutions.map((s) => ({ Value: s.map((label, cell) => `holds(${cell},${label})`) })),
          null,
          2,
        ),
      none: '{ "Result": "UNSATISFIABLE" }',
    },
  ],
  lp: [
    {
      solver: 'HiGHS',
      says: ([solution], labels) =>
        `Model status\nOptimal\n\n# Primal solution values\nFeasible\nObjective 0\n# Columns 9\n${variablesOf(
          solution!,
          labels,
        )
          .map(({ name, holds }) => `${name} ${holds ? '0.9999999999' : '1e-12'}\n`)
          .join('')}# Rows 1\nc0 1\n\n# Dual solution values\nNone\n`,
      none: 'Model status\nInfeasible\n\n# Primal solution values\nNone\n',
      unknown: 'Model status\nTime limit reached\n\n# Primal solution values\nNone\n',
    },
    {
      solver: 'CBC',
      says: ([solution], labels) =>
        `Optimal - objective value 0.00000000\n${variablesOf(solution!, labels)
          .filter(({ holds }) => holds)
          .map(({ number, name }) => `${String(number - 1).padStart(7)} ${name}   1    0\n`)
          .join('')}`,
      none: 'Infeasible - objective value 0.00000000\n',
    },
    {
      solver: 'glpsol -o',
      says: ([solution], labels) =>
        `Status:     INTEGER OPTIMAL\n\n   No. Column name       Activity     Lower bound   Upper bound\n${variablesOf(
          solution!,
          labels,
        )
          .map(
            ({ number, name, holds }) =>
              `${number} ${name}${number % 2 ? '\n                   ' : ' '} *     ${holds ? 1 : 0}     0      1\n`,
          )
          .join('')}`,
      none: 'Status:     INTEGER EMPTY\n',
      unknown: 'Status:     INTEGER UNDEFINED\n',
    },
    {
      solver: 'CPLEX',
      says: ([solution], labels) =>
        `<CPLEXSolution><variables>\n${variablesOf(solution!, labels)
          .map(
            ({ number, name, holds }) => ` <variable name="${name}" index="${number - 1}" value="${holds ? 1 : 0}"/>\n`,
          )
          .join('')}</variables></CPLEXSolution>\n`,
      none: 'CPLEX> MIP - Integer infeasible.\n',
    },
  ],
};

/** Knuth's programs begin an option with the item that they branched on. */
function exactCoverVoice({ board }: Puzzle): Voice {
  return {
    solver: 'DLX3',
    says: (solutions) =>
      solutions
        .map((s, i) => {
          const lines = s.map((label, cell) => {
            const items = [
              `c${cell}`,
              ...board.asterisms.flatMap(({ cells }, a) => (cells.includes(cell) ? [`a${a}_${label}`] : [])),
            ];
            return ` ${[...items.slice(cell % items.length), ...items.slice(0, cell % items.length)].join(' ')} (1 of 1)\n`;
          });
          return `${i + 1}:\n${lines.join('')}`;
        })
        .join(''),
    none: 'Altogether 0 solutions, 3+5 mems, 2 updates, 0 cleansings, 99 bytes, 7 nodes.\n',
  };
}

/** How solvers speak that read a format. */
export function voicesFor(format: string, puzzle: Puzzle): readonly Voice[] {
  return VOICES[format] ?? [exactCoverVoice(puzzle)];
}
