import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HINT_STAGES, LADDER } from '@latin-puzzles/core/attrition';
import { LANGUAGE_CODES, must } from '@latin-puzzles/core/basis';
import { parseNative } from '@latin-puzzles/core/format';
import { EMPTY, type Puzzle } from '@latin-puzzles/core/puzzle';
import { drawStep, marksIn, type Scene, STEP_MARK_WORDS } from '@latin-puzzles/drawing';
import { describe, expect, test } from 'vitest';
import { advise } from '../../src/advice/advice.ts';
import { areaOfPlan, showStage, tellStage } from '../../src/advice/hint-stage.ts';
import type { Plan } from '../../src/advice/plan.ts';
import { makeHintRecord } from '../../src/advice/record.ts';
import { makeTools } from '../../src/tools/index.ts';
import { PUZZLES } from './puzzles.ts';

const tools = makeTools();

function specimen(name: string): Puzzle {
  return must(parseNative(readFileSync(join(import.meta.dirname, '../../../../specimens', `${name}.json`), 'utf8')));
}

/** Every hint from the clues on, until there are as many as wished. */
function* hints(puzzle: Puzzle, most = 40): Generator<Plan> {
  let labels = puzzle.labeling;
  const struck: Plan['steps'][number]['removals'][number][] = [];
  for (let i = 0; i < most; i++) {
    const advice = advise(tools, puzzle, { labels, struck });
    if (advice.kind !== 'plan') return;
    yield advice.plan;
    const [step] = advice.plan.steps;
    for (const { cell, label } of step!.writes) labels = labels.with(cell, label);
    struck.push(...step!.removals);
  }
}

const BOARDS = [
  ...PUZZLES,
  ...['sudoku-ripeto', 'helios-one', 'orb-one', 'latin-tetrahedron'].map((name) => [name, specimen(name)] as const),
].map(([name, puzzle]) => [name, puzzle, [...hints(puzzle)]] as const);

const discs = ({ items }: Scene, line: string) =>
  items.filter((item) => item.shape === 'disc' && item.line === line && item.cell === undefined).length;

describe.each(BOARDS)('the stages of hints on %s', (_, puzzle, plans) => {
  const { board, multiset } = puzzle;

  test('show for every cell that is shut out the labels that do so, which lie in a group with it', () => {
    for (const plan of plans) {
      const { standing, evidence } = showStage(plan, puzzle, 'reason');
      for (const { asterism, label, cells } of evidence!.blockers) {
        const held = board.asterisms[asterism]!.cells;
        const holders = held.filter((cell) => standing.written[cell] === label);
        expect(holders).toHaveLength(multiset.counts[label]!);
        for (const cell of cells) {
          expect(held).toContain(cell);
          expect(standing.written[cell]).toBe(EMPTY);
          expect(standing.domains[cell * multiset.labels.length + label]).toBe(0);
        }
      }
    }
  });

  test('leave no free cell, or label, of a placed symbol without a reason', () => {
    for (const plan of plans) {
      const { step, standing, evidence } = showStage(plan, puzzle, 'reason');
      const [term] = step.premises.terms;
      if (step.writes.length === 0 || step.premises.terms.length !== 1 || !term || 'constraint' in term) continue;
      const counted =
        'label' in term
          ? board.asterisms[term.asterism]!.cells.map((cell) => ({ cell, label: term.label }))
          : multiset.labels.map((__, label) => ({ cell: term.cell, label }));
      const accounted = [
        ...step.writes,
        ...evidence!.ruledOut,
        ...evidence!.blockers.flatMap(({ label, cells }) => cells.map((cell) => ({ cell, label }))),
      ].map(({ cell, label }) => `${cell} ${label}`);
      const free = counted.filter(({ cell }) => standing.written[cell] === EMPTY);
      expect(accounted.sort()).toEqual(free.map(({ cell, label }) => `${cell} ${label}`).sort());
    }
  });

  test('draw the conclusion last, and every mark with its meaning', () => {
    for (const plan of plans.slice(0, 12)) {
      const drawn = (stage: 'reason' | 'conclusion') => {
        const { step, standing, evidence } = showStage(plan, puzzle, stage);
        return drawStep(puzzle, standing, step, { evidence, legend: 'en' });
      };
      const [reason, conclusion] = [drawn('reason'), drawn('conclusion')];
      const concluding = ['struck', 'strong'];
      expect(marksIn(reason.items).filter((mark) => concluding.includes(mark))).toEqual([]);
      expect(marksIn(conclusion.items).some((mark) => concluding.includes(mark))).toBe(true);
      const holders = new Set(
        showStage(plan, puzzle, 'reason').evidence!.blockers.flatMap(({ asterism, label }) =>
          board.asterisms[asterism]!.cells.filter((cell) => plan.standing.written[cell] === label),
        ),
      );
      expect(discs(reason, 'blocker')).toBeGreaterThanOrEqual(holders.size);
      const texts = conclusion.items.flatMap((item) => (item.shape === 'text' ? [item.text] : []));
      for (const mark of marksIn(conclusion.items)) expect(texts).toContain(STEP_MARK_WORDS[mark].en);
    }
  });

  test('tell no more in data than in words', () => {
    for (const plan of plans.slice(0, 12))
      for (const language of LANGUAGE_CODES)
        for (const stage of HINT_STAGES) {
          const { hint, area } = makeHintRecord(plan, puzzle, { language, stage });
          expect(hint.join(' ')).toContain(tellStage(plan, puzzle, language, stage).at(-1)!.text);
          expect(area).toEqual(areaOfPlan(plan, puzzle));
        }
  });
});

test('hints come across most theorems of the ladder', () => {
  const met = new Set(BOARDS.flatMap(([, , plans]) => plans.map(({ steps }) => steps[0]!.theorem)));
  expect([...met].every((name) => LADDER.some((theorem) => theorem.name === name))).toBe(true);
  expect(met.size).toBeGreaterThan(5);
});
