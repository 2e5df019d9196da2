import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  LADDER,
  proveCompactly,
  type Step,
  shapeOf,
  VERIPB_VERSIONS,
  type VeriPbVersion,
  writeNoCompletion,
  writeRefutation,
  writeVeriPb,
} from '../../../src/attrition/index.ts';
import { must } from '../../../src/basis/index.ts';
import { refute } from '../../../src/engine/index.ts';
import { parseNative } from '../../../src/format/index.ts';
import { EMPTY, type PartialBoard, solvable } from '../../../src/puzzle/index.ts';
import { backtrack } from '../../oracle/backtracker.ts';
import { boardOf, puzzleOf } from '../../support.ts';
import { structured } from '../positions.ts';
import { checkVeriPb } from './checker.ts';

const SPECIMENS = join(import.meta.dirname, '../../../../../specimens');
const ESCARGOT = puzzleOf(
  boardOf('sudoku'),
  [...'123456789'],
  [...'1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..'],
);

/** The steps that solve a puzzle, and the files of them. */
function filesOf(puzzle: PartialBoard, ladder = LADDER, version?: VeriPbVersion) {
  const { problem, labeling } = solvable(puzzle);
  const proof = proveCompactly(shapeOf(problem), labeling, ladder);
  return { ...proof, ...writeVeriPb(problem, labeling, proof, version) };
}

function take(items: Iterable<unknown>, most: number): number {
  let taken = 0;
  for (const _ of items) if (++taken === most) break;
  return taken;
}

/** Every conclusion is a line, in whatever depth. */
function conclusionsIn(steps: readonly Step[]): number {
  return steps.reduce((sum, { writes, removals, premises }) => {
    const inside = [...(premises.steps ?? []), ...(premises.cases ?? []).flatMap((branch) => branch.steps)];
    return sum + writes.length + removals.length + conclusionsIn(inside);
  }, 0);
}

describe('that there is no other solution is shown to who checks pseudo-Boolean proofs', () => {
  test.each(readdirSync(SPECIMENS).filter((file) => file.endsWith('.json')))('of the specimen %s', (file) => {
    const { opb, pbp } = filesOf(must(parseNative(readFileSync(join(SPECIMENS, file), 'utf8'))));
    expect(checkVeriPb(opb!, pbp!).lines).toBeGreaterThan(10);
  });

  test('of AI Escargot, where suppositions are lemmas that carry what they suppose', () => {
    const { opb, pbp, steps } = filesOf(ESCARGOT);
    expect(steps.some(({ premises }) => premises.cases ?? premises.assumption)).toBe(true);
    expect(checkVeriPb(opb!, pbp!)).toMatchObject({ constraints: 2 * (81 + 27 * 9) + 23 + 1 });
  });

  test('of a puzzle that is proved by backtracking, choices within choices', () => {
    const { opb, pbp, steps, fair } = filesOf(ESCARGOT, LADDER.slice(0, 2));
    expect(fair).toBe(false);
    const depth = (list: readonly Step[]): number =>
      list.reduce((most, { premises }) => Math.max(most, premises.steps ? 1 + depth(premises.steps) : 0), 0);
    expect(depth(steps)).toBeGreaterThan(1);
    expect(checkVeriPb(opb!, pbp!).lines).toBeGreaterThan(conclusionsIn(steps) / 2);
  });

  test('of random boards, labels repeated, and of what has no solution that there is none', () => {
    const seen = { one: 0, none: 0 };
    fc.assert(
      fc.property(structured, fc.constantFrom(...VERIPB_VERSIONS), (partial, version) => {
        const { problem, labeling } = solvable(partial);
        const solutions = take(backtrack(partial), 2);
        const { opb, pbp } = solutions === 1 ? filesOf(partial, LADDER, version) : {};
        const none = writeNoCompletion(problem, labeling, { version });
        expect(pbp === undefined).toBe(solutions !== 1);
        expect(none === undefined).toBe(solutions !== 0);
        // What was stopped shows nothing.
        expect(writeNoCompletion(problem, labeling, { version, signal: AbortSignal.abort() })).toBeUndefined();
        if (pbp) checkVeriPb(opb!, pbp);
        if (none) checkVeriPb(none.opb, none.pbp);
        const learned = writeRefutation(problem, labeling, refute(problem, labeling), version);
        expect(learned === undefined).toBe(solutions !== 0);
        if (learned) checkVeriPb(learned.opb, learned.pbp);
        expect([...refute(problem, labeling, { signal: AbortSignal.abort() })]).toEqual([]);
        if (solutions === 1) seen.one++;
        if (solutions === 0) seen.none++;
      }),
      { numRuns: 150 },
    );
    expect(seen.one).toBeGreaterThan(10);
    expect(seen.none).toBeGreaterThan(2);
  });
});

describe('that nothing completes a square is shown by what the search learned', () => {
  /** A square that holds the first labels alone in a corner, cyclically: too large a corner, so that the others do not fit (Ryser 1951). */
  function cornered(order: number, size: number): PartialBoard {
    const clues = Array.from({ length: order * order }, (_, cell) => {
      const [row, column] = [Math.floor(cell / order), cell % order];
      return row < size && column < size ? String((row + column) % size) : '.';
    });
    return puzzleOf(
      boardOf(`latin-square:${order}`),
      Array.from({ length: order }, (_, label) => String(label)),
      clues,
    );
  }

  test.each(VERIPB_VERSIONS)('where cases alone would never end, in format %s', (version) => {
    const { problem, labeling } = solvable(cornered(15, 9));
    const lines = [...refute(problem, labeling)];
    const files = writeRefutation(problem, labeling, lines, version)!;
    const clues = labeling.filter((label) => label !== EMPTY).length;
    const learned = lines.flatMap((line) => ('learned' in line ? [line.learned] : []));
    expect(learned.length).toBeGreaterThan(500);
    expect(lines.some((line) => 'forgotten' in line)).toBe(true);
    expect(checkVeriPb(files.opb, files.pbp)).toEqual({ constraints: 2 * 3 * 15 * 15 + clues, lines: learned.length });
  });

  test('and what does not follow is refused', () => {
    const { problem, labeling } = solvable(cornered(11, 6));
    const lines = [...refute(problem, labeling)];
    const samples = lines.map((_, at) => at).filter((at) => at % 15 === 14);
    const rejected = samples.filter((at) => {
      const hasty = lines.slice(at);
      const files = writeRefutation(problem, labeling, hasty)!;
      try {
        checkVeriPb(files.opb, files.pbp);
        return false;
      } catch {
        return true;
      }
    });
    // Without its first clauses nearly all of it still follows, without most of them nothing.
    expect(rejected.length).toBeGreaterThan(samples.length / 2);
  });

  test('and what is deleted shows nothing any more', () => {
    const { problem, labeling } = solvable(cornered(11, 6));
    const lines = [...refute(problem, labeling)];
    const all = lines.slice(0, -1).map((_, number) => number);
    const files = writeRefutation(problem, labeling, [...lines.slice(0, -1), { forgotten: all }, ...lines.slice(-1)])!;
    expect(() => checkVeriPb(files.opb, files.pbp)).toThrow('propagation');
  });

  test('and is not written without its last line, nor of what is no literal', () => {
    const { problem, labeling } = solvable(cornered(11, 6));
    const lines = [...refute(problem, labeling)];
    expect(writeRefutation(problem, labeling, lines.slice(0, -1))).toBeUndefined();
    expect(writeRefutation(problem, labeling, [{ learned: [2 * 11 ** 3] }, ...lines])).toBeUndefined();
    expect(writeRefutation(problem, labeling, [{ forgotten: [0] }, ...lines])).toBeUndefined();
  });
});

describe('the checker of the tests', () => {
  const { opb, pbp } = filesOf(puzzleOf(boardOf('sudoku:2x2'), [...'1234'], [...'1......4..2..3..']));

  test('rejects a proof without any one of its lines, of which each is needed or shifts the others', () => {
    const lines = pbp!.split('\n');
    let rejected = 0;
    for (let at = 2; at < lines.length - 4; at++) {
      try {
        checkVeriPb(opb!, lines.filter((_, index) => index !== at).join('\n'));
      } catch {
        rejected++;
      }
    }
    expect(rejected).toBe(lines.length - 6);
  });

  test('rejects the proof of a problem that has a clue less, or that may have the same solution', () => {
    const clueless = opb!.replace(/^\+1 x\d+ >= 1 ;\n/m, '');
    expect(() => checkVeriPb(clueless, pbp!)).toThrow();
    const same = opb!.replace(/^-1 .* >= -15 ;$/m, '+1 x1 >= 0 ;');
    expect(same).not.toBe(opb);
    expect(() => checkVeriPb(same, pbp!)).toThrow();
  });

  test('rejects what does not follow by propagation', () => {
    const hasty = 'pseudo-Boolean proof version 3.0\nrup >= 1 ;\noutput NONE ;\nconclusion UNSAT : 1 ;';
    expect(() => checkVeriPb(filesOf(ESCARGOT).opb!, hasty)).toThrow('propagation');
  });
});

test('a proof that is wrong is not written', () => {
  const { problem, labeling } = solvable(ESCARGOT);
  const { steps, fair } = proveCompactly(shapeOf(problem), labeling, LADDER);
  expect(writeVeriPb(problem, labeling, { steps: steps.slice(1), fair })).toBeUndefined();
});
