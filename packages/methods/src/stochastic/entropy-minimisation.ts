import { PAUSE } from '@latin-puzzles/core/engine';
import { EMPTY } from '@latin-puzzles/core/puzzle';
import { isSolution } from '../method/is-solution.ts';
import type { Method, Question } from '../method/method.ts';
import { type AttemptAids, type SolvingAttempt, searchByAttempts } from './attempts/attempts.ts';

/** How sharpening and balancing alternate, and when an attempt ends. */
export interface EntropyParameters {
  /** How many balancings follow each sharpening. */
  readonly balancings: number;
  /** It starts anew when the labels are not decided after so many sharpenings. */
  readonly patience: number;
  /** It gives up after so many balancings. */
  readonly budget: number;
}

/** Our choice: Gunther and Moon, who do not balance, have no such numbers in their abstract, which is what was at hand. */
const DEFAULTS: EntropyParameters = { balancings: 4, patience: 100, budget: 100_000 };

/** A cell is decided where a label has more than this probability. */
const DECIDED = 0.99;

/**
 * Every cell has a probability for each label. Those of a cell add up to one, those of a label in an asterism to what is
 * demanded; at a solution, and at no other such point, the entropy is zero. So the entropy is lowered step by step: each
 * probability is raised to the power of 1.5, which is a step down its slope measured in relative entropy, and the sums are
 * set right again by Sinkhorn balancing (T. K. Moon, J. H. Gunther, J. J. Kupin, Sinkhorn solves Sudoku, 2009), which takes
 * to the nearest point in the same measure. Gunther and Moon solve a convex program in each iteration instead. The entropy
 * has local minima; each attempt starts from probabilities drawn at random.
 *
 * Powers are taken by square roots, which every machine computes alike.
 */
export function makeEntropyMinimisation(parameters: Partial<EntropyParameters> = {}): Method {
  const settings = { ...DEFAULTS, ...parameters };
  return {
    name: 'entropy-minimisation',
    kind: 'stochastic',
    words: {
      en: {
        title: 'Entropy minimisation',
        summary: 'Gives every cell a probability for each label, and lowers their entropy until each cell has decided.',
      },
      es: {
        title: 'Minimización de la entropía',
        summary: 'Da a cada celda una probabilidad para cada etiqueta, y baja su entropía hasta que cada celda decide.',
      },
    },
    source:
      'J. Gunther, T. Moon, Entropy minimization for solving Sudoku, IEEE Transactions on Signal Processing 60 (2012) 508–513',
    search: (question, aids) => searchByAttempts(aids, settings.budget, (own) => lowerEntropy(question, own, settings)),
  };
}

function* lowerEntropy(
  { problem, labeling: clues }: Question,
  { random, step }: AttemptAids,
  { balancings, patience }: EntropyParameters,
): SolvingAttempt {
  const { cells, labels, asterisms, demands } = problem;
  const chance = new Float64Array(cells * labels);
  for (let cell = 0; cell < cells; cell++)
    for (let label = 0; label < labels; label++)
      if (clues[cell] === EMPTY) chance[cell * labels + label] = 1 + random.below(1024) / 1024;
      else chance[cell * labels + label] = clues[cell] === label ? 1 : 0;

  const balance = () => {
    for (const [a, asterism] of asterisms.entries())
      for (let label = 0; label < labels; label++) {
        let sum = 0;
        for (const cell of asterism) sum += chance[cell * labels + label]!;
        const factor = sum > 0 ? demands[a]![label]! / sum : 0;
        for (const cell of asterism) chance[cell * labels + label]! *= factor;
      }
    for (let cell = 0; cell < cells; cell++) {
      const own = chance.subarray(cell * labels, (cell + 1) * labels);
      let sum = 0;
      for (const p of own) sum += p;
      if (sum > 0) for (let label = 0; label < labels; label++) own[label]! /= sum;
    }
  };

  for (let sharpening = 0; sharpening < patience; sharpening++) {
    for (let i = 0; i < balancings; i++) {
      balance();
      if (step(chance.length * 4)) yield PAUSE;
    }
    const decided: number[] = [];
    let sure = true;
    for (let cell = 0; cell < cells; cell++) {
      const own = chance.subarray(cell * labels, (cell + 1) * labels);
      const likeliest = own.reduce((best, p, label) => (p > own[best]! ? label : best), 0);
      if (own[likeliest]! < DECIDED) sure = false;
      decided.push(likeliest);
    }
    if (isSolution(problem, clues, decided)) return decided;
    if (sure) return undefined;
    for (let i = 0; i < chance.length; i++) chance[i]! *= Math.sqrt(chance[i]!);
  }
  return undefined;
}
