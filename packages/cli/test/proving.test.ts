import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { IMPOSSIBLE, latin, objects, SUDOKU, temporary } from './run.ts';

const HELIOS = fileURLToPath(new URL('../../../specimens/helios-one.json', import.meta.url));

describe('latin prove, check and hint', () => {
  test('prove writes the whole path, which check accepts', () => {
    const proved = latin(['prove', '--json'], SUDOKU);
    expect(proved.code).toBe(0);
    const [proof] = objects(proved);
    expect(proof).toMatchObject({ format: 'latin-proof/1', fair: true, least: ['full-count', 'last-places'] });
    for (const step of proof!.steps as object[])
      expect(Object.keys(step)).toEqual(['theorem', 'writes', 'removals', 'premises']);
    expect(objects(latin(['check', '--json'], proved.out))).toMatchObject([{ valid: true, fair: true, named: true }]);
  });

  test('check rejects a proof that was tampered with, and says where', () => {
    const proof = objects(latin(['prove', '--json'], SUDOKU))[0] as { steps: { writes: { label: string }[] }[] };
    const index = proof.steps.findIndex((step) => step.writes.length > 0);
    proof.steps[index]!.writes[0]!.label = '9';
    const run = latin(['check', '--json'], JSON.stringify(proof));
    expect(run.code).toBe(1);
    expect(objects(run)).toMatchObject([{ valid: false, step: index }]);
  });

  test('check tells a valid proof that is not by the theorems it names from one that is', () => {
    const proof = objects(latin(['prove', '--json'], SUDOKU))[0] as { steps: { theorem: string }[] };
    const index = proof.steps.findIndex(({ theorem }) => theorem === 'last-places');
    proof.steps[index]!.theorem = 'fish';
    const run = latin(['check', '--json'], JSON.stringify(proof));
    expect(run.code).toBe(1);
    expect(objects(run)).toMatchObject([{ valid: true, fair: false, named: false, step: index, theorem: 'fish' }]);
    expect(latin(['check'], JSON.stringify(proof)).out).toContain('valid, but not by the theorems named');
  });

  test('prove speaks English and Spanish', () => {
    expect(latin(['prove'], SUDOKU).out).toContain(' 1. 1 goes in r9c7: in box 9 every other free cell sees a 1 ');
    expect(latin(['prove', '--lang', 'es'], SUDOKU).out).toMatch(
      /^justo, \d+ pasos; bastan cuenta completa y últimos lugares\n.*caja 9/s,
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

  test('prove tells every formal step, what a player does, or the phases', () => {
    const lines = (length: string) => latin(['prove', '--length', length], SUDOKU).out.trim().split('\n').length - 1;
    expect(lines('told')).toBe(51);
    expect(lines('full')).toBeGreaterThan(100);
    expect(lines('outline')).toBe(1);
    const steps = (length: string) => latin(['prove', '--length', length], SUDOKU).out.split(';')[0];
    expect(steps('outline')).toBe('fair, 51 steps');
    expect(steps('told')).toBe('fair, 51 steps');
  });

  test('hint tells the next step only, as much of it as asked', () => {
    const told = (...args: string[]) => latin(['hint', ...args], SUDOKU).out;
    expect(told()).toBe('8 goes in r1c6: in box 2 every other free cell sees an 8 (row 3; column 4).\n');
    expect(told('--stage', '1')).toBe('Look at box 2.\n');
    expect(told('--stage', '2')).toContain('The idea: hidden single.');
    expect(told('--stage', '3')).toBe(
      'Find the place for 8 in box 2: every other free cell sees an 8 (row 3; column 4).\n',
    );
    expect(told('--stage', '1', '--lang', 'es')).toBe('Fíjese en la caja 2.\n');
  });

  test('rate tells the level, the score and the hardest theorem in either language', () => {
    const told = (...args: string[]) => latin(['rate', ...args], SUDOKU).out;
    expect(told()).toBe(
      'line 1: very easy for its board, score 6.7 (about 1.2 by Sukaku Explainer); hardest theorem last-places\n',
    );
    expect(told('--lang', 'es')).toBe(
      'línea 1: muy fácil para su tablero, puntuación 6,7 (aproximadamente 1,2 según Sukaku Explainer); teorema más difícil last-places\n',
    );
  });

  test.each([
    ['prove', 'línea 1: no es un puzle latino: tiene varias soluciones\n'],
    ['rate', 'línea 1: no es un puzle latino: tiene varias soluciones\n'],
    ['hint', 'línea 1: no hay paso que dar: tiene varias soluciones, y lo que comparten ya está hallado\n'],
  ])('%s says in the language that is asked for why it has nothing to tell', (verb, told) => {
    expect(latin([verb, '--lang', 'es', '--board', 'sudoku:2x2'], '.'.repeat(16)).err).toBe(told);
  });

  test('what is wrong with an input is told in the language that is asked for', () => {
    const { err } = latin(['rate', '--lang', 'es', '--board', 'sudoku:2x2'], '12');
    expect(err).toMatch(/entrada estándar: línea 1.*\n {2}\S/);
    expect(latin(['rate', '--lang', 'es', 'missing.json']).err).toContain('no existe ese archivo');
  });

  test('show describes a puzzle in the language that is asked for', () => {
    const { out } = latin(['show', '--lang', 'es', HELIOS]);
    expect(out).toMatch(/36 celdas, 12 líneas; \d+ pistas; etiquetas/);
    expect(out).toContain('  línea 1:');
  });

  test('hint tells programs no more than asked either', () => {
    const keys = (stage: string) => Object.keys(objects(latin(['hint', '--json', '--stage', stage], SUDOKU))[0]!);
    const [step] = objects(latin(['hint', '--json'], SUDOKU));
    expect(step).toMatchObject({ theorem: 'last-places', writes: [{ cell: 5, label: '8' }], removals: [] });
    expect(keys('1')).toEqual(['place', 'stage', 'area', 'hint']);
    expect(keys('2')).toEqual(['place', 'stage', 'area', 'theorem', 'hint']);
    expect(keys('3')).toEqual(['place', 'stage', 'area', 'theorem', 'blockers', 'hint']);
    expect(keys('4')).toEqual(['place', 'stage', 'area', 'theorem', 'blockers', 'writes', 'removals', 'hint']);
  });

  test('hint draws what it tells', () => {
    const file = temporary('why.svg');
    expect(latin(['hint', '--stage', '3', '-o', file], SUDOKU).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('still possible');
    expect(latin(['hint', '-o', 'why.txt'], SUDOKU).code).toBe(2);
  });

  test('hint says why there is no step to take', () => {
    const told = (input: string) => latin(['hint', '--board', 'sudoku:2x2'], input);
    expect(told('1234341221434321')).toMatchObject({ code: 1, err: expect.stringContaining('it is complete') });
    expect(told('11..............')).toMatchObject({ code: 1, err: expect.stringContaining('it has no solution') });
    expect(told('................')).toMatchObject({ code: 1, err: expect.stringContaining('several solutions') });
  });

  test('hint tries a label out where no theorem leads on', () => {
    const unfair = '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1';
    const [step] = objects(latin(['hint', '--json'], unfair));
    expect(step!.theorem).toBe('backtrack');
  });
});

describe('latin learn', () => {
  test('lists a lesson for every theorem', () => {
    const lessons = objects(latin(['learn', '--json']));
    expect(lessons.map(({ theorem }) => theorem)).toContain('only-candidate');
    expect(lessons.every(({ positions }) => (positions as number) >= 3)).toBe(true);
  });

  test('tells one by a name that players use, the answers if asked', () => {
    const plain = latin(['learn', 'naked-pair']).out;
    expect(plain).toContain('1. sudoku:2x2: Strike out a candidate that this idea rules out.');
    expect(plain).not.toContain('(naked pair)');
    expect(plain).toMatch(/^Naked set\n/);
    expect(latin(['learn', 'naked-pair', '--answers']).out).toContain('(naked pair)');
    expect(latin(['learn', 'chain', '--lang', 'es']).out).toContain('Tache un candidato');
  });

  test('its positions are puzzles that other commands read, with their one solution', () => {
    const [first] = objects(latin(['learn', 'fish', '--json']));
    const { puzzle } = first as { readonly puzzle: { readonly solution: readonly string[] } };
    const [solved] = objects(latin(['solve', '--json'], JSON.stringify(puzzle)));
    expect(solved!.cells).toEqual(puzzle.solution);
  });

  test('draws pages to print, and knows no lesson that there is not', () => {
    const file = temporary('lesson.pdf');
    expect(latin(['learn', 'fish', '-o', file]).code).toBe(0);
    expect(readFileSync(file, 'latin1')).toMatch(/^%PDF/);
    expect(latin(['learn', 'wishful-thinking'])).toMatchObject({ code: 2, err: expect.stringContaining('fish') });
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

  test('hint starts from what is struck out, and says first that a right candidate is', () => {
    const hint = (...options: string[]) => latin(['hint', ...options], SUDOKU);
    expect(hint('--struck', 'r1c3=4,r1c4=1').out).toBe('4 is struck out in r1c3, but it belongs there.\n');
    expect(hint('--struck', 'r1c3=4', '--lang', 'es')).toMatchObject({
      code: 1,
      out: 'En f1c3 ha tachado el 4, pero va ahí.\n',
    });
    const others = [...'12356789'].map((label) => `r1c3=${label}`).join(',');
    expect(hint('--struck', others).out).toContain('is ruled out');
    expect(hint('--struck', 'r1c3=x')).toMatchObject({ code: 2, err: expect.stringContaining('r1c1=1') });
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
    // How much shorter it is depends on what the machine finds within the second.
    expect(steps(run)).toBeLessThanOrEqual(steps(latin(['prove', '--json'], SUDOKU)));
  });

  test('the file may follow the wish for a shorter proof', () => {
    expect(latin(['prove', '--tries', '1', '--shortest', temporary('sudoku.txt', SUDOKU)])).toMatchObject({
      code: 0,
      out: expect.stringContaining('fair, '),
    });
  });
});
