import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { must, parsePuzzle } from '@latin-puzzles/core';
import { EMPTY, problemOf } from '@latin-puzzles/core/puzzle';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listPlainly } from '../../core/test/engine/plain.ts';
import { blank, clues, ones, solvableProblem, squareProblem } from '../../core/test/engine/problems.ts';
import {
  ALL_METHODS,
  type Method,
  makeAntColony,
  makeBeeColony,
  makeEntropyMinimisation,
  makeFlowerPollination,
  makeGeneticAlgorithm,
  makeHarmonySearch,
  makeParticleSwarm,
  makeSimulatedAnnealing,
  makeTabuSearch,
  type Question,
  searchBy,
  searchHere,
} from '../src/index.ts';
import { answerOf, sorted } from './answers.ts';
import { anyQuestion } from './questions.ts';

const MAKERS: readonly ((parameters?: { budget: number }) => Method)[] = [
  makeAntColony,
  makeSimulatedAnnealing,
  makeTabuSearch,
  makeGeneticAlgorithm,
  makeBeeColony,
  makeHarmonySearch,
  makeFlowerPollination,
  makeParticleSwarm,
  makeEntropyMinimisation,
];
const named = MAKERS.map((make) => ({ name: make().name, make }));

function specimen(name: string): Question {
  const text = readFileSync(join(import.meta.dirname, `../../../specimens/${name}.json`), 'utf8');
  const { board, multiset, labeling } = must(parsePuzzle(text));
  return { problem: problemOf(board, multiset), labeling };
}

/** Boards that every method is to solve, whatever the seed. */
const EASY: Readonly<Record<string, Question>> = {
  'a Sudoku of order 4': { problem: squareProblem(4, ones(4), [2, 2]), labeling: clues('1.....3..4.....2') },
  'a Sudoku of order 6': {
    problem: squareProblem(6, ones(6), [2, 3]),
    labeling: clues('.2.4.64.6.2.2.1.6..6.2.13.2.....5..2'),
  },
  'a square with repeats': { problem: squareProblem(4, [2, 1, 1]), labeling: clues('1..............3') },
  'the Latin dodecahedron': specimen('latin-dodecahedron'),
};

/** How many steps each takes to solve the Sudoku of order 6 with seed 5. */
const STEPS: Readonly<Record<string, number>> = {
  'ant-colony': 10,
  'simulated-annealing': 3_362,
  'tabu-search': 2_784,
  'genetic-algorithm': 3_200,
  'bee-colony': 1_449,
  'harmony-search': 762,
  'flower-pollination': 950,
  'particle-swarm': 1_341,
  'entropy-minimisation': 20,
};

test('all stochastic methods that are registered stand here', () => {
  const registered = ALL_METHODS.filter(({ kind }) => kind === 'stochastic').map(({ name }) => name);
  expect(named.map(({ name }) => name)).toEqual(registered);
});

test('no stochastic method uses what differs from machine to machine', () => {
  const folder = join(import.meta.dirname, '../src/stochastic');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const used = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/\bMath\.\w+(?=\()/g) ?? []);
  expect([...new Set(used)].toSorted()).toEqual(['Math.floor', 'Math.max', 'Math.min', 'Math.sqrt']);
});

describe.each(named)('$name', ({ make }) => {
  test('gives solutions only, and proves nothing', async () => {
    const method = make({ budget: 500 });
    await fc.assert(
      fc.asyncProperty(anyQuestion, async (question) => {
        const { verdict, found } = await answerOf(searchHere(method, question));
        expect(verdict).toBe('gave-up');
        const all = new Set(sorted(listPlainly(question.problem, question.labeling)));
        expect(sorted(found).filter((solution) => !all.has(solution))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('finds another solution than the one that is known, where it finds any', async () => {
    await fc.assert(
      fc.asyncProperty(solvableProblem, async ({ problem, solution }) => {
        const question = { problem, labeling: blank(problem), known: solution };
        const { found } = await answerOf(searchHere(make({ budget: 2_000 }), question, { limit: 1 }));
        expect(found).not.toContainEqual(solution);
      }),
      { numRuns: 20 },
    );
    const problem = squareProblem(2, ones(2));
    const question = { problem, labeling: blank(problem) };
    for (const known of [
      [0, 1, 1, 0],
      [1, 0, 0, 1],
    ]) {
      const { found } = await answerOf(searchHere(make(), { ...question, known }, { limit: 1 }));
      expect(found).toEqual([known.map((label) => 1 - label)]);
    }
  });

  test.each(Object.keys(EASY))('solves %s, whatever the seed', async (name) => {
    for (let seed = 1; seed <= 5; seed++)
      expect(await answerOf(searchBy(make(), EASY[name]!, { limit: 1, seed }))).toMatchObject({ verdict: 'limit' });
  });

  test('takes the same steps for the same seed, on every machine', async () => {
    const question = EASY['a Sudoku of order 6']!;
    const once = await answerOf(searchBy(make(), question, { limit: 1, seed: 5 }));
    expect(once.steps).toBe(STEPS[make().name]);
    expect(await answerOf(searchBy(make(), question, { limit: 1, seed: 5 }))).toEqual(once);
  });

  test('stops where it is told to', async () => {
    const problem = squareProblem(4, ones(4));
    const question = { problem, labeling: blank(problem) };
    expect(await answerOf(searchBy(make(), question, { limit: 3 }))).toMatchObject({ verdict: 'limit', solutions: 3 });
    expect((await answerOf(searchBy(make(), question, { signal: { aborted: true } }))).verdict).toBe('aborted');
    expect((await answerOf(searchBy(make(), question, { timeLimit: 0 }))).verdict).toBe('timeout');
  });

  test('gives up on a board that has no solution', async () => {
    const problem = squareProblem(3, ones(3));
    for (const labeling of [clues('1..1.....'), clues('12.......').with(5, 2)].map((given) => given.with(8, EMPTY)))
      expect(await answerOf(searchBy(make({ budget: 2_000 }), { problem, labeling }))).toMatchObject({
        verdict: 'gave-up',
        solutions: 0,
      });
  });
});
