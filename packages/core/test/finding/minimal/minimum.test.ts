import { describe, expect, it } from 'vitest';
import { must } from '../../../src/basis/index.ts';
import { type Board, identity, makeBoard } from '../../../src/board/index.ts';
import { canClassify } from '../../../src/classes/index.ts';
import { makeEngine } from '../../../src/engine/index.ts';
import { checkMinimum, clueFloor, type MinimumCertificate, proveMinimum } from '../../../src/finding/minimal/index.ts';
import { makeMultiset, problemOf } from '../../../src/puzzle/index.ts';
import { boardOf } from '../../support.ts';

function prove(specification: string, labels: string): MinimumCertificate | undefined {
  return proveOn(boardOf(specification), labels);
}

function proveOn(board: Board, labels: string): MinimumCertificate | undefined {
  const multiset = must(makeMultiset([...labels]));
  const engine = makeEngine(problemOf(board, multiset));
  expect(canClassify(board, multiset, engine)).toBe(true);
  const proof = proveMinimum(board, multiset, engine);
  let step = proof.next();
  while (!step.done) step = proof.next();
  return step.value;
}

describe('the minimum is the known one, and its certificate convinces the checker', () => {
  it.each([
    ['sudoku:2x2', '1234', 4, 288 / 24],
    ['sudoku:2x2', '1123', 4, 112 / 2],
    ['sudoku:2x2', '1122', 4, 56 / 2],
    ['sudoku:2x2', '1112', 2, 16],
    ['latin-square:2', '12', 1, 1],
    ['latin-square:2', '11', 0, 1],
    ['latin-square:3', '123', 2, 2],
    ['latin-square:4', '1234', 4, 576 / 24],
    ['latin-square:4', '1122', 4, 90 / 2],
    ['latin-square:5', '12345', 6, 161_280 / 120],
    ['dodecahedron', '123456', 15, 23_592_960 / 720],
  ])('%s with labels %s: %i', (specification, labels, minimum, normalForms) => {
    const certificate = JSON.parse(JSON.stringify(prove(specification, labels)));
    expect(certificate).toMatchObject({ minimum, normalForms });
    expect(must(checkMinimum(certificate))).toMatchObject({ valid: true, minimum });
  });
});

it('is proved on a board of a single asterism', () => {
  const cells = [0, 1, 2, 3];
  const line = { kind: 'line', name: { kind: 'line', id: 1 }, cells } as const;
  const board = must(makeBoard({ name: '', cells: 4, asterisms: [line] }));
  // Twins ask for as many clues as labels do, which are then named.
  expect(clueFloor(board, must(makeMultiset([...'abcd'])))).toEqual({ clues: 3, because: 'labels' });
  // Of the four cells one may be left out, and of two a's alone both.
  for (const [labels, minimum, normalForms] of [
    ['abcd', 3, 1],
    ['aabc', 2, 6],
  ] as const) {
    const certificate = JSON.parse(JSON.stringify(proveOn(board, labels)));
    expect(certificate).toMatchObject({ minimum, normalForms });
    expect(must(checkMinimum(certificate))).toMatchObject({ valid: true, minimum });
  }
});

describe('without Latin boards, or with too many', () => {
  it('there is no minimum where there is no Latin board', () =>
    expect(prove('triangle:4', '12345678')).toBeUndefined());

  it('millions of Latin boards are not gone through', () => {
    const board = boardOf('latin-square:7');
    const multiset = must(makeMultiset([...'1234567']));
    expect(canClassify(board, multiset, makeEngine(problemOf(board, multiset)))).toBe(false);
  });
});

describe('a certificate carries its asterisms', () => {
  const good = JSON.parse(JSON.stringify(prove('sudoku:2x2', '1123')));

  it('so that its name need not be known', () => {
    expect(good.board).toMatchObject({ name: 'sudoku:2x2', cells: 16 });
    expect(good.board.asterisms).toHaveLength(12);
    const renamed = { ...good, board: { ...good.board, name: 'a name from elsewhere' } };
    expect(must(checkMinimum(renamed))).toMatchObject({ valid: true, minimum: 4 });
    const { name, ...nameless } = good.board;
    expect(must(checkMinimum({ ...good, board: nameless }))).toMatchObject({ valid: true, minimum: 4 });
  });

  it('and one of before, with a known name alone, still holds', () =>
    expect(must(checkMinimum({ ...good, board: 'sudoku:2x2' }))).toMatchObject({ valid: true, minimum: 4 }));
});

describe('the checker refuses', () => {
  const good = JSON.parse(JSON.stringify(prove('sudoku:2x2', '1123')));
  const verdict = (change: object) => checkMinimum({ ...structuredClone(good), ...change });
  const withClass = (index: number, change: object) => ({
    classes: good.classes.map((entry: object, i: number) => (i === index ? { ...entry, ...change } : entry)),
  });
  const branching = good.classes.findIndex(({ unavoidable }: { unavoidable: unknown[] }) => unavoidable.length > 3);

  it.each<[string, object, string]>([
    ['a lower minimum', { minimum: 3 }, 'puzzle'],
    [
      'a higher minimum',
      { minimum: 5, puzzle: good.puzzle.with(good.puzzle.indexOf(null), '1') },
      'classes[0].refutation',
    ],
    ['a puzzle with several solutions', { puzzle: ['1', '1', '2', '3', ...Array(12).fill(null)] }, 'puzzle'],
    ['a missing class', { classes: good.classes.slice(1) }, 'classes'],
    ['a class given twice', { classes: [...good.classes, good.classes[0]] }, `classes[${good.classes.length}]`],
    ['a wrong size', withClass(0, { size: good.classes[0].size + 1 }), 'classes[0].size'],
    ['a wrong number of normal forms', { normalForms: good.normalForms + 1 }, 'normalForms'],
    ['no permutation', { automorphisms: [Array(16).fill(0)] }, 'automorphisms[0]'],
    ['no automorphism', { automorphisms: [identity(16).with(0, 4).with(4, 0)] }, 'automorphisms[0]'],
    ['what is no Latin board', withClass(1, { latin: Array(16).fill(0) }), 'classes[1].latin'],
    ['a refutation by nothing', withClass(branching, { unavoidable: [] }), `classes[${branching}].refutation`],
    ['an exchange that exchanges nothing', withClass(0, { unavoidable: [[[], []]] }), 'classes[0].unavoidable[0]'],
    ['an exchange to no Latin board', withClass(0, { unavoidable: [[[0], [2]]] }), 'classes[0].unavoidable[0]'],
    ['a branch without its cells', withClass(0, { refutation: { set: 0, trials: [] } }), 'classes[0].refutation'],
    ['a refutation of another kind', withClass(0, { refutation: 'surely' }), 'classes[0].refutation'],
    ['a set that is not there', withClass(0, { refutation: [99] }), 'classes[0].refutation'],
  ])('%s', (_, change, place) => expect(must(verdict(change))).toMatchObject({ valid: false, place }));

  it('another board under a name that is known', () =>
    expect(must(verdict({ board: { ...good.board, name: 'latin-square:4' } }))).toMatchObject({
      valid: false,
      place: 'board.name',
    }));

  it.each<[string, unknown, string]>([
    ['a number', 7, 'format.field'],
    ['another format', { ...good, format: 'latin-puzzle/1' }, 'format.version'],
    ['an unknown board', { ...good, board: 'atlantis' }, 'board.unknown'],
    ['a board without asterisms', { ...good, board: { name: 'sudoku:2x2', cells: 16 } }, 'format.field'],
    ['a name that is no text', { ...good, board: { ...good.board, name: 4 } }, 'format.field'],
    ['a label too many', { ...good, labels: [...good.labels, '4'] }, 'labels.count'],
    ['classes of no form', { ...good, classes: [1] }, 'format.field'],
  ])('as no certificate: %s', (_, value, code) => expect(checkMinimum(value)).toMatchObject({ fault: { code } }));
});
