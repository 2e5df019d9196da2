import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FANO, latin, objects, PROGRAM, SOLVED, SUDOKU, temporary } from './run.ts';

/** Row 1 has no place for its 1. */
const IMPOSSIBLE = `.23456789${'.'.repeat(27)}1${'.'.repeat(44)}`;

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
});

describe('latin classify', () => {
  test.each<[string, string, number, object]>([
    ['a puzzle', SUDOKU, 0, { kind: 'latin-puzzle', solutions: '1', critical: false, types: { ls: true } }],
    ['a Latin board', SOLVED, 0, { kind: 'latin-board', solutions: '1' }],
    ['an empty board', '.'.repeat(81), 1, { kind: 'completable', solutions: '2+' }],
    ['a board without completion', IMPOSSIBLE, 1, { kind: 'partial-latin-board', solutions: '0' }],
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

describe('latin prove, check and hint', () => {
  test('prove writes the whole path, which check accepts', () => {
    const proved = latin(['prove', '--json'], SUDOKU);
    expect(proved.code).toBe(0);
    const [proof] = objects(proved);
    expect(proof).toMatchObject({ format: 'latin-proof/1', fair: true, least: ['full-count', 'last-places'] });
    for (const step of proof!.steps as object[])
      expect(Object.keys(step)).toEqual(['theorem', 'writes', 'removals', 'premises']);
    expect(objects(latin(['check', '--json'], proved.out))).toMatchObject([{ valid: true, fair: true }]);
  });

  test('check rejects a proof that was tampered with, and says where', () => {
    const proof = objects(latin(['prove', '--json'], SUDOKU))[0] as { steps: { writes: { label: string }[] }[] };
    const index = proof.steps.findIndex((step) => step.writes.length > 0);
    proof.steps[index]!.writes[0]!.label = '9';
    const run = latin(['check', '--json'], JSON.stringify(proof));
    expect(run.code).toBe(1);
    expect(objects(run)).toMatchObject([{ valid: false, step: index }]);
  });

  test('prove speaks English and Spanish', () => {
    expect(latin(['prove'], SUDOKU).out).toContain('In row 3, label 5 still needs a place');
    expect(latin(['prove', '--lang', 'es'], SUDOKU).out).toMatch(
      /^justo, \d+ pasos; necesita cuenta completa y últimos lugares\n.*fila 3/s,
    );
  });

  test('prove with too few theorems backtracks, and exits with 1', () => {
    const theorems = ['--theorems', 'last-places,only-candidate'];
    const run = latin(['prove', '--json', '--board', 'sudoku:2x2', ...theorems], '1.....2..3.....4');
    expect(run.code).toBe(1);
    expect(objects(run)).toMatchObject([{ fair: false }]);
    expect(latin(['check'], run.out)).toMatchObject({ code: 0 });
  });

  test('only Latin puzzles are proved', () => {
    expect(latin(['prove'], '.'.repeat(81))).toMatchObject({
      code: 1,
      err: expect.stringContaining('several solutions'),
    });
    expect(latin(['prove'], IMPOSSIBLE)).toMatchObject({ code: 1, err: expect.stringContaining('no solution') });
  });

  test('hint tells the next step only, or where to look', () => {
    expect(latin(['hint'], SUDOKU).out).toBe(
      'In row 3, label 5 still needs a place and only r3c7 is left, so it is written there (hidden single).\n',
    );
    expect(latin(['hint', '--vague'], SUDOKU).out).not.toContain('r3c7');
  });
});

describe('latin prove and rate within bounds', () => {
  /** Of 16 × 16 cells: its solution is found in a moment, its proof is not. */
  const SLOW = [
    '1.B..C.2.G...6.7G5E..6.....7A.9..D..E....A.B..........G..9CD..4F',
    '...9.5B.......F...4.....B.G9..6A...3F16DE8A2.....12.....C3...8.D',
    '.63.A..4.C....1.97.83...54B...2....5....97.......FA..8.63..G...E',
    '7...52.B....4C..F...8..A.6.....5.4.69.D....5..31..C....7.D.1..EB',
  ].join('');
  const board = ['--board', 'sudoku:4x4', '--labels', '123456789ABCDEFG'];

  test.each(['rate', 'prove'])('%s stops in the middle of a proof, says so, and exits with 3', (verb) => {
    const run = latin([verb, '--timeout', '0.3', ...board], SLOW);
    expect(run.code).toBe(3);
    expect(run.out + run.err).toMatch(/stopped/);
    expect(run.out).not.toMatch(/difficult|fair/);
  });

  test('hint stops too', () => {
    expect(latin(['hint', '--timeout', '0.000001'], SUDOKU)).toMatchObject({
      code: 3,
      err: 'line 1: stopped before a step was found\n',
    });
  });

  test('a search for a shorter proof that is stopped still gives the best one so far', () => {
    const run = latin(['prove', '--shortest', '--tries', '1000000', '--timeout', '1', '--json'], SUDOKU);
    expect(run.code).toBe(0);
    expect(latin(['check'], run.out).code).toBe(0);
    const steps = (proved: typeof run) => (objects(proved)[0]!.steps as unknown[]).length;
    expect(steps(run)).toBeLessThan(steps(latin(['prove', '--json'], SUDOKU)));
  });

  test('the file may follow the wish for a shorter proof', () => {
    expect(latin(['prove', '--tries', '1', '--shortest', temporary('sudoku.txt', SUDOKU)])).toMatchObject({
      code: 0,
      out: expect.stringContaining('fair, '),
    });
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

describe('latin draw', () => {
  test.each(['svg', 'pdf', 'png'])('writes %s by the ending', (ending) => {
    const file = temporary(`sudoku.${ending}`);
    expect(latin(['draw', '-o', file], SUDOKU).code).toBe(0);
    const start = readFileSync(file).subarray(0, 4).toString('latin1');
    expect(start).toBe({ svg: '<svg', pdf: '%PDF', png: '\x89PNG' }[ending]);
  });

  test('numbers the pictures of a collection', () => {
    const file = temporary('many.svg');
    expect(latin(['draw', '-o', file], `${SUDOKU}\n${SOLVED}\n`).code).toBe(0);
    expect(existsSync(temporary('many-1.svg')) && existsSync(temporary('many-2.svg'))).toBe(true);
  });

  test('writes the solution on request', () => {
    const texts = (svg: string) => svg.match(/<text /g)?.length;
    expect(texts(latin(['draw'], SUDOKU).out)).toBe(30);
    expect(texts(latin(['draw', '--solution'], SUDOKU).out)).toBe(81);
  });

  test('shows the inscription of a catalog entry', () => {
    expect(latin(['draw', '--board', 'custom-sudoku']).out.match(/>[B.MEYNIL]<\/text>/g)).toHaveLength(9);
  });

  test('draws a key to the names of cells, in either language, once for all puzzles on a board', () => {
    const names = (svg: string) => svg.match(/>[12]·\d+<\/text>/g)?.length;
    expect(names(latin(['draw', '--board', 'star:7/2', '--key']).out)).toBe(14);
    expect(latin(['draw', '--board', 'triangle:4', '--key', '--lang', 'es']).out).toContain('>f4t7</text>');
    const { out } = latin(['draw', '--key'], `${SUDOKU}\n${SOLVED}\n`);
    expect(out.match(/<svg /g)).toHaveLength(1);
    expect(out).toContain('is the cell in row');
    expect(latin(['prove', '--help']).out).toContain('latin draw --key');
  });

  test.each(['--solution', '--net', '--booklet'])('has no key with %s', (option) => {
    expect(latin(['draw', '--board', 'cube:4', '--key', option]).code).toBe(2);
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
      'completion',
    ]) {
      const { code, out } = latin([command, '--help']);
      expect([code, out]).toEqual([0, expect.stringContaining(`$ `)]);
    }
  });

  test.each(['bash', 'zsh', 'fish'])('completion for %s names commands and options', (shell) => {
    const { code, out } = latin(['completion', shell]);
    expect(code).toBe(0);
    for (const word of ['classify', 'convert', shell === 'fish' ? '-l json' : '--json']) expect(out).toContain(word);
  });

  test('a reader that has seen enough ends the work', () => {
    const command = `"${process.execPath}" "${PROGRAM}" solve --board latin-square:7 --limit all - | head -n 3`;
    const { status, stdout } = spawnSync('sh', ['-c', command], { input: '.'.repeat(49), timeout: 60_000 });
    expect([status, stdout.toString().trim().split('\n').length]).toEqual([0, 3]);
  });
});
