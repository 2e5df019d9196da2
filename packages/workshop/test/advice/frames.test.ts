import { compact, LADDER, type Position, prove, shapeOf, startOf } from '@latin-puzzles/core/attrition';
import { EMPTY, problemOf } from '@latin-puzzles/core/puzzle';
import { describe, expect, test } from 'vitest';
import { makeFrames, tellFrame } from '../../src/advice/frames.ts';
import { PUZZLES, solutionOf } from './puzzles.ts';

describe.each(PUZZLES)('the proof of %s', (_, puzzle) => {
  const shape = shapeOf(problemOf(puzzle.board, puzzle.multiset));
  const { steps } = compact(shape, puzzle.labeling, prove(shape, puzzle.labeling, LADDER), LADDER);
  const solution = solutionOf(puzzle);

  test('is drawn from where each step finds the board', () => {
    const frames = makeFrames(puzzle, puzzle.labeling, steps, true);
    const position: Position = startOf(shape, puzzle.labeling);
    expect(frames.map(({ step }) => step)).toEqual(steps);
    for (const { step, standing } of frames) {
      expect(standing.domains).toEqual(position.domains);
      expect(standing.written).toEqual(position.written);
      position.apply(step);
    }
  });

  test('passes over full counts, which are done by themselves then', () => {
    const frames = makeFrames(puzzle, puzzle.labeling, steps);
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
    expect(frames.flatMap((frame) => tellFrame(frame, puzzle, 'es')).every(({ text }) => text !== '')).toBe(true);
  });
});
