import { compact, LADDER, type Position, prove, shapeOf, startOf } from '@latin-puzzles/core/attrition';
import { EMPTY, problemOf } from '@latin-puzzles/core/puzzle';
import { describe, expect, test } from 'vitest';
import { framesOf, toldWith } from '../../src/hints/frames.ts';
import { beginPlayback, ticked, toggled, turnedBy, turnTo } from '../../src/hints/playback.ts';
import { PUZZLES, solutionOf } from './puzzles.ts';

describe.each(PUZZLES)('the proof of %s', (_, puzzle) => {
  const shape = shapeOf(problemOf(puzzle.board, puzzle.multiset));
  const { steps } = compact(shape, puzzle.labeling, prove(shape, puzzle.labeling, LADDER));
  const solution = solutionOf(puzzle);

  test('is drawn from where each step finds the board', () => {
    const frames = framesOf(puzzle, puzzle.labeling, steps, true);
    const position: Position = startOf(shape, puzzle.labeling);
    expect(frames.map(({ step }) => step)).toEqual(steps);
    for (const { step, standing } of frames) {
      expect(standing.domains).toEqual(position.domains);
      expect(standing.written).toEqual(position.written);
      position.apply(step);
    }
  });

  test('passes over full counts, which are done by themselves then', () => {
    const frames = framesOf(puzzle, puzzle.labeling, steps);
    expect(frames.some(({ step }) => step.theorem === 'full-count')).toBe(false);
    const count = puzzle.multiset.labels.length;
    for (const { step, standing } of frames) {
      for (const { cell, label } of [...step.writes, ...step.removals])
        expect(standing.domains[cell * count + label]).toBe(1);
      for (const [cell, label] of solution.entries()) {
        expect([EMPTY, label]).toContain(standing.written[cell]);
        expect(standing.domains[cell * count + label]).toBe(1);
      }
    }
    expect(frames.flatMap((frame) => toldWith(frame, puzzle, 'es')).every(({ text }) => text !== '')).toBe(true);
  });
});

describe('playing', () => {
  const begun = beginPlayback(3);

  test('turns forward and back, and stays between the ends', () => {
    expect(turnTo(begun, 1).at).toBe(1);
    expect(turnTo(begun, -1).at).toBe(0);
    expect(turnTo(begun, 9).at).toBe(2);
    expect(turnedBy(begun, 'ArrowRight')!.at).toBe(1);
    expect(turnedBy(begun, 'End')!.at).toBe(2);
    expect(turnedBy(begun, 'x')).toBeUndefined();
  });

  test('runs to the last picture and stops there; from there it starts anew', () => {
    const run = ticked(toggled(begun));
    expect(run).toEqual({ at: 1, count: 3, running: true });
    expect(ticked(run)).toEqual({ at: 2, count: 3, running: false });
    expect(toggled(ticked(run))).toEqual({ at: 0, count: 3, running: true });
    expect(ticked(begun)).toBe(begun);
  });

  test('stops when someone turns a page', () => {
    expect(turnTo(toggled(begun), 1).running).toBe(false);
  });
});
