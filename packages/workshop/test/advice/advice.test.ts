import { checkProof, climb, LADDER, shapeOf, startOf } from '@latin-puzzles/core/attrition';
import { makeRandom } from '@latin-puzzles/core/basis';
import { EMPTY, type Puzzle, problemOf } from '@latin-puzzles/core/puzzle';
import { describe, expect, test } from 'vitest';
import { advise } from '../../src/advice/advice.ts';
import { addTaught, NOTHING_TAUGHT, readKnowledge } from '../../src/advice/known.ts';
import type { Plan } from '../../src/advice/plan.ts';
import { makeStepMoves } from '../../src/advice/step-moves.ts';
import { applyMove } from '../../src/play/move.ts';
import { beginTable, readLabels, type Table } from '../../src/play/table.ts';
import { isSolved, tallyTable } from '../../src/play/tally.ts';
import { makeTools } from '../../src/tools/index.ts';
import { puzzleOf, REPEATED, SMALL } from '../puzzles.ts';
import { HELIOS, PUZZLES, solutionOf, TRIANGLE } from './puzzles.ts';

const tools = makeTools();

/** Takes every hint until there is none, and tells what the last advice was. */
function follow(puzzle: Puzzle, start: Table, trusting: boolean, onPlan?: (plan: Plan, table: Table) => void) {
  let [table, taught] = [start, NOTHING_TAUGHT];
  for (;;) {
    const known = readKnowledge(table, trusting ? { trustMarks: true } : { taught });
    const advice = advise(tools, puzzle, known);
    if (advice.kind !== 'plan') return { table, kind: advice.kind };
    const [step] = advice.plan.steps;
    onPlan?.(advice.plan, table);
    taught = addTaught(taught, known.labels, step!.removals);
    table = makeStepMoves(table, advice.plan.standing, step!).reduce(applyMove, table);
  }
}

describe.each(PUZZLES)('hints on %s', (_, puzzle) => {
  test('lead to the solution when followed', () => {
    const { table, kind } = follow(puzzle, beginTable(puzzle), false);
    expect(kind).toBe('complete');
    expect(isSolved(tallyTable(puzzle, table))).toBe(true);
  });

  test('lie on the way to a label, and never take a solution label away', () => {
    const solution = solutionOf(puzzle);
    follow(puzzle, beginTable(puzzle), false, ({ steps, standing }) => {
      expect(steps.at(-1)!.writes.length).toBeGreaterThan(0);
      for (const { theorem, writes, removals } of steps) {
        expect(theorem).not.toBe('full-count');
        for (const { cell, label } of writes) expect(label).toBe(solution[cell]);
        for (const { cell, label } of removals) expect(label).not.toBe(solution[cell]);
      }
      for (const [cell, label] of solution.entries())
        expect(standing.domains[cell * puzzle.multiset.labels.length + label]).toBe(1);
    });
  });

  test('start from labels that the player has found', () => {
    const [solution, random] = [solutionOf(puzzle), makeRandom(7)];
    const found = beginTable(puzzle).map((state, cell) =>
      state.label === EMPTY && random.below(2) === 0 ? { ...state, label: solution[cell]! } : state,
    );
    const { table } = follow(puzzle, found, false, ({ steps }, before) => {
      for (const { cell } of steps[0]!.writes) expect(before[cell]!.label).toBe(EMPTY);
    });
    expect(isSolved(tallyTable(puzzle, table))).toBe(true);
  });
});

describe.each(PUZZLES)('what is struck out on %s', (_, puzzle) => {
  /** Strikes out what the first step of every hint removes, and takes its labels. */
  function strikeAndFollow() {
    let table = beginTable(puzzle);
    for (;;) {
      const advice = advise(tools, puzzle, readKnowledge(table));
      if (advice.kind !== 'plan') return table;
      const { writes, removals } = advice.plan.steps[0]!;
      for (const { cell, label } of removals) {
        expect(table[cell]!.struck).not.toContain(label);
        table = applyMove(table, { kind: 'mark', mark: 'struck', cells: [cell], value: label, on: true });
      }
      for (const { cell, label } of writes) table = applyMove(table, { kind: 'write', cells: [cell], label });
    }
  }

  test('is not told to be struck out again, and is enough to go on from', () => {
    expect(isSolved(tallyTable(puzzle, strikeAndFollow()))).toBe(true);
  });

  test('is known: with all that is wrong struck out, only singles are left to tell', () => {
    const solution = solutionOf(puzzle);
    const table = beginTable(puzzle).map((state, cell) => {
      const wrong = [...puzzle.multiset.labels.keys()].filter((label) => label !== solution[cell]);
      return state.label === EMPTY ? { ...state, struck: wrong } : state;
    });
    follow(puzzle, table, false, ({ steps }) => expect(steps[0]!.writes.length).toBeGreaterThan(0));
  });
});

test('with trusted marks, taking hints leaves behind all that the next ones need', () => {
  const { table } = follow(HELIOS, beginTable(HELIOS), true);
  expect(isSolved(tallyTable(HELIOS, table))).toBe(true);
});

describe('advice', () => {
  const solution = solutionOf(SMALL);
  const labels = [...SMALL.labeling];
  const wrongLabel = (cell: number) => (solution[cell]! + 1) % 4;

  test('names mistakes before anything else', () => {
    const known = { labels: labels.with(1, wrongLabel(1)).with(2, solution[2]!), struck: [] };
    expect(advise(tools, SMALL, known)).toEqual({ kind: 'wrong', labels: [1], marks: [], struck: [], unique: true });
  });

  test('heeds marks only if they are trusted, and says when they have lost a label', () => {
    const marks = labels.map((_, cell) => (cell === 1 ? [wrongLabel(1)] : []));
    expect(advise(tools, SMALL, { labels, struck: [] }).kind).toBe('plan');
    expect(advise(tools, SMALL, { labels, marks, struck: [] })).toEqual({
      kind: 'wrong',
      labels: [],
      marks: [1],
      struck: [],
      unique: true,
    });
  });

  test('says first that a right candidate is struck out, unless a label is wrong', () => {
    const right = { cell: 1, label: solution[1]! };
    const ownStruck = [{ cell: 1, label: wrongLabel(1) }, right];
    const wrong = { kind: 'wrong', marks: [], unique: true };
    expect(advise(tools, SMALL, { labels, ownStruck })).toEqual({ ...wrong, labels: [], struck: [right] });
    const mistaken = labels.with(2, wrongLabel(2));
    expect(advise(tools, SMALL, { labels: mistaken, ownStruck })).toEqual({ ...wrong, labels: [2], struck: [] });
    expect(advise(tools, SMALL, { labels: labels.with(1, solution[1]!), ownStruck }).kind).toBe('plan');
  });

  test('does not take what is struck out for known where solutions are several', () => {
    const ownStruck = REPEATED.labeling.flatMap((label, cell) => (label === EMPTY ? [{ cell, label: 0 }] : []));
    expect(advise(tools, REPEATED, { labels: REPEATED.labeling, ownStruck })).toEqual({ kind: 'several' });
  });

  test('takes what trusted marks leave as known', () => {
    const marks = labels.map((label, cell) => (label === EMPTY ? [solution[cell]!] : []));
    const advice = advise(tools, SMALL, { labels, marks, struck: [] });
    expect(advice.kind === 'plan' && advice.plan.steps).toHaveLength(1);
  });

  test('tells of puzzles with no solution and with several', () => {
    const hopeless = puzzleOf('latin-square:3', '123', '00.......');
    expect(advise(tools, hopeless, { labels: hopeless.labeling, struck: [] })).toEqual({ kind: 'hopeless' });
    expect(advise(tools, REPEATED, { labels: REPEATED.labeling, struck: [] })).toEqual({ kind: 'several' });
    const clash = REPEATED.labeling.with(1, 0).with(2, 0);
    expect(advise(tools, REPEATED, { labels: clash, struck: [] })).toMatchObject({ labels: [1, 2], unique: false });
  });

  test('says where theorems do not suffice', () => {
    const clues = '0.......1.8.3...4...5...6...4.8.2.......6.......74..3.6.....5...2...8.7...1.....0';
    const unfair = puzzleOf('sudoku', '123456789', clues);
    const advice = advise(tools, unfair, { labels: unfair.labeling, struck: [] });
    const steps = advice.kind === 'plan' ? advice.plan.steps : [];
    const tried = steps.find(({ theorem }) => theorem === 'backtrack')!;
    expect(tried.premises.steps!.at(-1)!.theorem).toBe('contradiction');
    // Full counts that hints pass over are made up for; what is left to find fault with is that the proof is not at its end.
    const shape = shapeOf(problemOf(unfair.board, unfair.multiset));
    const passed = [...climb(startOf(shape, unfair.labeling), LADDER.slice(0, 1))];
    expect(checkProof(shape.problem, unfair.labeling, { steps: [...passed, ...steps], fair: false })).toMatchObject({
      reason: 'proof.unfinished',
    });
  });
});

describe('what has been taught', () => {
  const removals = [{ cell: 3, label: 1 }];

  test('holds while the labels stay that it may rest on', () => {
    const taught = addTaught(NOTHING_TAUGHT, [0, EMPTY], removals);
    const known = (...labels: number[]) =>
      readKnowledge(
        labels.map((label) => ({ label, corner: [], centre: [], colours: [], struck: [] })),
        { taught },
      );
    expect(known(0, 1).struck).toEqual(removals);
    expect(known(EMPTY, EMPTY).struck).toEqual([]);
    expect(known(1, EMPTY).struck).toEqual([]);
  });
});

describe('taking a step', () => {
  const table = beginTable(TRIANGLE);
  const open = TRIANGLE.labeling.indexOf(EMPTY);
  const domains = new Uint8Array(TRIANGLE.board.cells * 2).fill(1);
  const step = { theorem: 'chain', writes: [], removals: [{ cell: open, label: 1 }], premises: { terms: [] } };

  test('marks what is left in a cell without marks, and takes from marks what goes', () => {
    const standing = { domains, written: readLabels(table) };
    const bare = makeStepMoves(table, standing, step);
    expect(bare).toEqual([{ kind: 'mark', mark: 'centre', cells: [open], value: 0, on: true }]);
    const marked = applyMove(table, { kind: 'mark', mark: 'centre', cells: [open], value: 1, on: true });
    expect(makeStepMoves(marked, standing, step)).toEqual([
      { kind: 'mark', mark: 'centre', cells: [open], value: 1, on: false },
    ]);
  });
});
