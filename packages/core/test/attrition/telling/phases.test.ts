import { expect, test } from 'vitest';
import type { Step } from '../../../src/attrition/index.ts';
import { MOST_PHASES, phasesText } from '../../../src/attrition/telling/phases.ts';
import type { ToldStep } from '../../../src/attrition/telling/told-step.ts';
import { makeSpeaker } from '../../../src/attrition/words/speaker.ts';
import { must } from '../../../src/basis/index.ts';
import { EMPTY, makeMultiset } from '../../../src/puzzle/index.ts';
import { boardOf } from '../../support.ts';

const board = boardOf('sudoku:3x3');
const speaker = makeSpeaker({ board, multiset: must(makeMultiset([...'123456789'])) }, 'en');
const empty = new Array<number>(81).fill(EMPTY);

function told(conclusions: Pick<Step, 'writes' | 'removals'>, terms: Step['premises']['terms']): ToldStep {
  const step = { theorem: 'chain', ...conclusions, premises: { terms } };
  return { step, open: [], branches: [] } as unknown as ToldStep;
}

/** A proof of phases with so many ideas each, all of one name, after each of which one label is written. */
function outlineOf(ideas: readonly number[]): string[] {
  const idea = told({ writes: [], removals: [{ cell: 80, label: 0 }] }, [
    { times: 1, asterism: 0, label: 0 },
    { times: 1, cell: 0 },
  ]);
  const single = (cell: number) => told({ writes: [{ cell, label: 0 }], removals: [] }, [{ times: 1, cell }]);
  const steps = ideas.flatMap((count, phase) => [...new Array<ToldStep>(count).fill(idea), single(phase)]);
  return phasesText(speaker, empty, steps);
}

const TIMES = ['twice', 'three times', 'four times', 'five times'];

/** How many ideas and singles each line tells. */
function counts(lines: readonly string[]): [ideas: number, singles: number][] {
  const number = (text: string) => TIMES.findIndex((times) => text.includes(`(${times})`));
  return lines.map((text) => [number(text) < 0 ? 1 : number(text) + 2, Number(/(\d+) single/.exec(text)?.[1] ?? 1)]);
}

test('an outline has a line for each phase, as long as they are few', () => {
  const ideas = [3, 1, 2, 5, 1, 1, 4, 2, 2, 3, 1, 2];
  expect(ideas).toHaveLength(MOST_PHASES);
  expect(counts(outlineOf(ideas))).toEqual(ideas.map((count) => [count, 1]));
});

test('where they are many, the neighbours that tell least are told together', () => {
  expect(counts(outlineOf([5, 5, 5, 5, 1, 2, 5, 5, 5, 5, 5, 5, 5]))[4]).toEqual([3, 2]);
  expect(counts(outlineOf([5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 2, 1]))[11]).toEqual([3, 2]);
  expect(counts(outlineOf([1, 2, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]))[0]).toEqual([3, 2]);
  // The three of them come to no more than others.
  expect(counts(outlineOf([5, 5, 5, 1, 1, 1, 5, 5, 5, 5, 5, 5, 5, 5]))[3]).toEqual([3, 3]);
  for (const more of [1, 5, 30]) expect(outlineOf(new Array(MOST_PHASES + more).fill(1))).toHaveLength(MOST_PHASES);
});
