import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { typeWords } from '../src/terminal/board-words.ts';
import { FANO, IMPOSSIBLE, latin, objects, PROGRAM, SOLVED, SUDOKU, temporary } from './run.ts';

describe('latin boards', () => {
  test('lists the catalog with what programs rely on', () => {
    const rows = objects(latin(['boards', '--json']));
    expect(rows).toHaveLength(27);
    expect(rows.find((row) => row.name === 'sudoku')).toMatchObject({
      cells: 81,
      asterisms: 27,
      k: 9,
      types: { ls: true, symmetric: true, repeat: false, inscripted: false },
      group: { name: 'D_4', order: 8 },
      automorphisms: '3359232',
    });
    for (const row of rows)
      for (const field of ['name', 'cells', 'asterisms', 'k', 'types', 'group']) expect(row).toHaveProperty(field);
  });

  test('describes a board of the catalog or of a family', () => {
    expect(latin(['boards', 'canario-one']).out).toContain('at least 20 clues');
    expect(objects(latin(['boards', 'cube:3', '--json']))).toMatchObject([
      { name: 'cube:3', cells: 54, group: { name: 'octahedral', order: 48 } },
    ]);
  });

  test('says which other names mean the same board', () => {
    expect(latin(['boards', 'latin-tetrahedron']).out).toContain('triangle:8, the board of canario-one');
    expect(objects(latin(['boards', 'canario-one', '--json']))).toMatchObject([{ sameAs: ['tetrahedron:4'] }]);
    expect(objects(latin(['boards', 'sudoku:2x3', '--json']))).toMatchObject([{ sameAs: ['sudoku:3x2'] }]);
  });

  test('says which sizes a family takes, in words', () => {
    const star = 'N/M for a star of N tips whose lines join every M-th, N from 5 to 64 and M from 2 to less than N/2';
    expect(latin(['boards', '--families']).out).toContain(`\n    ${star}; 12/3 unless given\n`);
    const families = objects(latin(['boards', '--families', '--json']));
    expect(families.find(({ name }) => name === 'star')?.parameters).toBe(`${star}; 12/3 unless given`);
    expect(families.find(({ name }) => name === 'dodecahedron')?.parameters).toBe('');
  });
});

describe('latin classify', () => {
  test.each<[string, string, number, object]>([
    ['a puzzle', SUDOKU, 0, { kind: 'latin-puzzle', solutions: '1', critical: false, types: { ls: true } }],
    ['a Latin board', SOLVED, 0, { kind: 'latin-board', solutions: '1' }],
    ['an empty board', '.'.repeat(81), 1, { kind: 'completable', solutions: '2+' }],
    ['a board without completion', IMPOSSIBLE, 1, { kind: 'partial-latin-board', solutions: '0' }],
    ['a full board that is not Latin', '1'.repeat(81), 1, { kind: 'labeled-board', solutions: '0' }],
    ['a repeated clue', `11${'.'.repeat(79)}`, 1, { kind: 'partial-board', solutions: '0' }],
  ])('%s', (_, line, code, expected) => {
    const run = latin(['classify', '--json'], line);
    expect(run.code).toBe(code);
    expect(objects(run)).toMatchObject([expected]);
  });

  test('names the violated asterism and label', () => {
    const [row] = objects(latin(['classify', '--json'], `11${'.'.repeat(79)}`));
    expect(row!.violations).toEqual([
      { asterism: 'row 1', label: '1', held: 2, allowed: 1, cells: [0, 1] },
      { asterism: 'box 1', label: '1', held: 2, allowed: 1, cells: [0, 1] },
    ]);
  });

  test('works on a board of one’s own', () => {
    const run = latin(['classify', '--json'], JSON.stringify(FANO));
    expect(objects(run)).toMatchObject([
      { kind: 'partial-latin-board', solutions: '0', types: { ls: false, repeat: true } },
    ]);
  });

  test('says in words what it found', () => {
    expect(latin(['classify'], SUDOKU).out).toMatch(
      /line 1: Latin puzzle\n.*LS, symmetric.*\n.*534678912.*\n.*the clue in r1c1 can go/,
    );
  });
});

test('types in words say so where it is undecided whether a board is LS', () => {
  expect(typeWords({ ls: undefined, symmetric: true }, 'en')).toBe('LS undecided, symmetric');
  expect(typeWords({ ls: false, symmetric: false }, 'en')).toBe('none');
  expect(typeWords({ ls: undefined, symmetric: true, repeat: true }, 'es')).toBe(
    'LS sin decidir, simétrico, con repetición',
  );
});

test('boards describes the catalog in the language that is asked for', () => {
  const told = (...args: string[]) => latin(['boards', ...args, '--lang', 'es']).out;
  expect(told()).toMatch(/^nombre +celdas/);
  expect(told('--families')).toContain('si no se da');
  const canario = told('canario-one');
  expect(canario).toMatch(/asterismos +12 de 16 celdas: 12 franjas\n/);
  expect(canario).toMatch(/niveles +muy fácil: existe, por ejemplo con \d+ pistas y \d+ celdas libres\n/);
  expect(canario).not.toMatch(/\b(the|of|with|at least|exists)\b/);
});

describe('latin solve and count', () => {
  test('solve prints the solution', () => {
    expect(latin(['solve'], SUDOKU)).toEqual({ code: 0, out: `${SOLVED}\n`, err: '' });
    expect(objects(latin(['solve', '--json'], SUDOKU))[0]!.cells).toEqual([...SOLVED]);
  });

  test('solve stops at two unless told otherwise', () => {
    expect(latin(['solve', '--board', 'sudoku:2x2'], '................').out.trim().split('\n')).toHaveLength(2);
    const all = latin(['solve', '--board', 'sudoku:2x2', '--limit', 'all'], '................').out.trim().split('\n');
    expect([all.length, new Set(all).size]).toEqual([288, 288]);
  });

  test('solve follows the strategies of the paper, for study', () => {
    for (const strategy of ['backtracking', 'polynomial', 'optimized']) {
      const run = latin(['solve', '--strategy', strategy, '--branching', 'smallest-domain'], SUDOKU);
      expect([run.code, run.out]).toEqual([0, `${SOLVED}\n`]);
      expect(run.err).toMatch(new RegExp(`^line 1: ${strategy}, \\d+ nodes, complete\n$`));
    }
    const stuck = latin(['solve', '--strategy', 'polynomial'], '.'.repeat(81));
    expect([stuck.code, stuck.err]).toEqual([3, 'line 1: polynomial, 0 nodes, inconclusive\n']);
  });

  test('solve avoids symmetrical no-goods, and lists all solutions or one of every class', () => {
    const empty = ['solve', '--board', 'sudoku:2x2', '--limit', 'all', '--branching', 'smallest-domain'];
    const all = latin([...empty, '--strategy', 'symmetric-no-goods'], '................');
    expect(new Set(all.out.trim().split('\n')).size).toBe(288);
    expect(all.err).toBe('line 1: symmetric-no-goods, 10 nodes, complete\n');
    const classes = latin([...empty, '--up-to-symmetry'], '................');
    expect([classes.code, classes.out.trim().split('\n').length]).toEqual([0, 2]);
    expect(classes.err).toBe('line 1: symmetric-no-goods, 10 nodes, complete; they stand for 288\n');
    expect(latin([...empty, '--up-to-symmetry', '--strategy', 'optimized'], '................')).toMatchObject({
      code: 2,
      err: expect.stringContaining('only symmetric-no-goods'),
    });
  });

  test('no solution is a clean no', () => {
    const run = latin(['solve'], IMPOSSIBLE);
    expect(run).toMatchObject({ code: 1, out: '', err: 'line 1: no solution\n' });
  });

  test('count is exact', () => {
    expect(
      objects(latin(['count', '--json', '--board', 'sudoku:2x2', '--labels', 'AABC'], '................')),
    ).toMatchObject([{ count: '112' }]);
  });

  test('a time limit ends in exit code 3 with what was found', () => {
    const run = latin(['count', '--timeout', '0.2', '--board', 'latin-square:7', '--json'], '.'.repeat(49));
    expect(run.code).toBe(3);
    expect(Number(objects(run)[0]!.atLeast)).toBeGreaterThan(0);
  });
});

describe('latin puzzles', () => {
  const FOUR = ['puzzles', '--board', 'sudoku:2x2', '--critical'];

  test('lists the puzzles of a Latin board, as lines or as native documents with their solution', () => {
    const board = '1234341221434321';
    const { code, out } = latin([...FOUR, '--limit', '3'], board);
    expect([code, out.split('\n').filter(Boolean).length]).toEqual([0, 3]);
    for (const puzzle of objects(latin([...FOUR, '--limit', '3', '--json'], board)))
      expect(puzzle).toMatchObject({ format: 'latin-puzzle/1', board: 'sudoku:2x2', solution: [...board] });
  });

  test('counts those of all Latin boards by clues', () => {
    const [row] = objects(latin([...FOUR, '--stats', '--json'], '.'.repeat(16)));
    const byClues = [
      { clues: 4, puzzles: 25_728 },
      { clues: 5, puzzles: 58_368 },
      { clues: 6, puzzles: 1536 },
    ];
    expect(row).toMatchObject({ verdict: 'complete', puzzles: '85632', byClues });
  });

  test('ends with 1 where there are none, and with 3 when its time is over', () => {
    expect(latin(FOUR, '1111341221434321')).toEqual({
      code: 1,
      out: '',
      err: 'line 1: not a Latin board, so it has no puzzles\n',
    });
    expect(latin(['puzzles', '--stats', '--timeout', '1'], '.'.repeat(81)).code).toBe(3);
  });
});

describe('latin convert', () => {
  test('turns lines into native documents and back', () => {
    const native = latin(['convert'], `${SUDOKU}\n${SOLVED}\n`);
    expect(objects(native)).toMatchObject([{ format: 'latin-puzzle/1', board: 'sudoku:3x3' }, {}]);
    expect(latin(['convert', '--to', 'line'], native.out).out).toBe(`${SUDOKU}\n${SOLVED}\n`);
  });

  test('keeps unknown fields', () => {
    const [row] = objects(latin(['convert'], JSON.stringify({ ...FANO, mood: { good: [1] } })));
    expect(row).toEqual({ ...FANO, mood: { good: [1] } });
  });

  test('tells once what a format has no place for, and writes the rest', () => {
    const archive = `A-1 ${SUDOKU} hard\nA-2 ${SUDOKU}\nA-3 ${SUDOKU}\n`;
    expect(latin(['convert', '--to', 'line'], archive)).toEqual({ code: 0, out: archive, err: '' });
    const { code, out, err } = latin(['convert', '--to', 'sdm'], `${SUDOKU}\n${archive}`);
    expect([code, out]).toEqual([0, `${SUDOKU.replaceAll('.', '0')}\n`.repeat(4)]);
    expect(err).toBe(
      `note [format.lost] standard input: line 2, id A-1: The format sdm has no place for id (3 puzzles) and remark (1 puzzle).
  Write the native format, or a table (csv), to keep more.
`,
    );
    expect(latin(['convert', '--to', 'dimacs'], `A-1 ${SUDOKU}`).err).toBe('');
  });

  test('writes a model for another program, and reads its answer', () => {
    const puzzle = temporary('model.json', JSON.stringify(FANO));
    const model = latin(['convert', '--to', 'clingo', puzzle]);
    expect(model).toMatchObject({ code: 0, err: '' });
    expect(model.out).toContain('% cell 0 is cell 1\n');
    const from = ['convert', '--from', 'dimacs', '--puzzle'];
    const sudoku = temporary('model.txt', SUDOKU);
    const values = [...SOLVED].map((label, cell) => 9 * cell + Number(label)).join(' ');
    const answer = `s SATISFIABLE\nv ${values} 0\n`;
    expect(objects(latin([...from, sudoku], answer))).toMatchObject([
      { format: 'latin-puzzle/1', solution: [...SOLVED] },
    ]);
    expect(latin([...from, sudoku, '--to', 'line'], answer).out).toBe(`${SOLVED}\n`);
    expect(latin([...from, sudoku], 's UNSATISFIABLE\n')).toEqual({
      code: 1,
      out: '',
      err: 'standard input: no solution\n',
    });
    expect(latin([...from, sudoku], 's UNKNOWN\n').code).toBe(3);
    expect(latin([...from, sudoku], 'v 1 2 0\n')).toMatchObject({
      code: 2,
      err: expect.stringContaining('error [answer.cell] standard input: line 1: A second label is given to r1c1.'),
    });
  });

  test('wants one puzzle for a model, and the puzzle for an answer', () => {
    const two = latin(['convert', '--to', 'lp'], `${SUDOKU}\n${SUDOKU}\n${SUDOKU}\n`);
    expect(two).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^error \[usage\] .*line 2: A model, a certificate or a checkpoint is for one/),
    });
    expect(two.err.match(/error/g)).toHaveLength(1);
    for (const half of [
      ['--from', 'lp'],
      ['--puzzle', temporary('half.txt', SUDOKU)],
    ])
      expect(latin(['convert', ...half], SUDOKU)).toMatchObject({
        code: 2,
        err: expect.stringContaining('Give both --from'),
      });
  });
});

describe('latin show', () => {
  test('draws squares with their regions, and hatches windows', () => {
    const { out } = latin(['show'], SUDOKU);
    expect(out).toContain('┃ 5 │ 3 │   ┃   │ 7 │   ┃   │   │   ┃\n┠───┼───┼───╂');
    expect(latin(['show', '--board', 'win'], SUDOKU).out).toContain('┃ 6 │░░░│░░░│░1░│ 9 │░5░│░░░│░░░│   ┃');
  });

  test('describes other boards asterism by asterism', () => {
    expect(latin(['show'], JSON.stringify(FANO)).out).toContain('asterism 2: a · ·');
  });
});

describe('manners', () => {
  test('every command has help with an example', () => {
    for (const command of [
      'boards',
      'show',
      'classify',
      'solve',
      'count',
      'prove',
      'check',
      'hint',
      'draw',
      'convert',
      'collection',
      'completion',
    ]) {
      const { code, out } = latin([command, '--help']);
      expect([code, out]).toEqual([0, expect.stringContaining(`$ `)]);
    }
  });

  test.each(['bash', 'zsh', 'fish'])('completion for %s names commands and options', (shell) => {
    const { code, out } = latin(['completion', shell]);
    expect(code).toBe(0);
    for (const word of [
      'classify',
      'convert',
      'backup',
      ...(shell === 'fish' ? ['-l json', '-l score'] : ['--json', '--score']),
    ])
      expect(out).toContain(word);
  });

  test('a reader that has seen enough ends the work', () => {
    const command = `"${process.execPath}" "${PROGRAM}" solve --board latin-square:7 --limit all - | head -n 3`;
    const { status, stdout } = spawnSync('sh', ['-c', command], { input: '.'.repeat(49), timeout: 300_000 });
    expect([status, stdout.toString().trim().split('\n').length]).toEqual([0, 3]);
  });
});
