import { describe, expect, it } from 'vitest';
import { makeEngine, type Problem } from '../../src/engine/index.ts';
import { blank, ones, squareProblem } from './problems.ts';

const count = (problem: Problem) => makeEngine(problem).count(blank(problem)).solutions;

describe('the number of Latin boards is the known one', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 12],
    [4, 576],
    [5, 161_280],
  ])('Latin squares of order %i: %i', (order, expected) => expect(count(squareProblem(order, ones(order)))).toBe(expected));

  it.each([
    [4, [2, 1, 1], 216],
    [4, [2, 2], 90],
    [4, [3, 1], 24],
    [5, [2, 2, 1], 25_920],
    [5, [3, 1, 1], 5280],
    [5, [3, 2], 2040],
    [5, [2, 1, 1, 1], 66_240],
    [6, [3, 3], 297_200],
    [6, [3, 2, 1], 5_450_400],
  ])('Latin squares of order %i with labels %j: %i', (order, counts, expected) =>
    expect(count(squareProblem(order, counts))).toBe(expected));

  it.each([
    [[2, 2], [1, 1, 1, 1], 288],
    [[2, 2], [2, 1, 1], 112],
    [[2, 2], [2, 2], 56],
    [[2, 2], [3, 1], 16],
    [[2, 3], [3, 3], 74_816],
    [[2, 3], [2, 2, 2], 3_554_064],
    [[2, 3], [3, 2, 1], 683_712],
    [[2, 3], [1, 1, 1, 1, 1, 1], 28_200_960],
    [[3, 3], [8, 1], 46_656],
  ] as [[number, number], number[], number][])('Sudokus with boxes %j and labels %j: %i', (box, counts, expected) =>
    expect(count(squareProblem(box[0] * box[1], counts, box))).toBe(expected));
});
