import type { Random } from '@latin-puzzles/core/basis';
import { PAUSE } from '@latin-puzzles/core/engine';
import type { Method } from '../method/method.ts';
import type { AttemptAids, SolvingAttempt } from './attempts/attempts.ts';
import { happens, pick } from './attempts/chance.ts';
import type { Arrangement } from './landscape/arrangement.ts';
import type { Landscape } from './landscape/landscape.ts';
import { drawPartner, EXCHANGE_WORK, exchangeAtRandom } from './landscape/moves.ts';
import { searchLandscape } from './landscape/search-landscape.ts';

/** How temperature is found, falls and rises again. */
export interface AnnealingParameters {
  /** What a temperature is multiplied with to give the next. */
  readonly cooling: number;
  /** After so many Markov chains in a row in which the cost never fell it is heated up again. */
  readonly patience: number;
  /** How many exchanges are made to find the first temperature. */
  readonly trials: number;
  /** It gives up after so many exchanges tried. */
  readonly budget: number;
}

/**
 * Cooling and patience are Lewis's for Sudokus of order 9, as is the length of the chains. For the first temperature he makes
 * a small number of exchanges; how many is our choice, and so is the budget.
 */
const DEFAULTS: AnnealingParameters = { cooling: 0.99, patience: 20, trials: 200, budget: 20_000_000 };

/**
 * Exchanges are tried at random; one that makes things worse is accepted with a chance that falls with its change of cost
 * and with the temperature (Metropolis). The first temperature is the standard deviation of the cost over some exchanges. At
 * each temperature a Markov chain is as long as the square of the number of cells that can move. It is never begun anew, but
 * heated up again.
 */
export function makeSimulatedAnnealing(parameters: Partial<AnnealingParameters> = {}): Method {
  const settings = { ...DEFAULTS, ...parameters };
  return {
    name: 'simulated-annealing',
    kind: 'stochastic',
    words: {
      en: {
        title: 'Simulated annealing',
        summary: 'Exchanges labels at random, and accepts fewer and fewer exchanges for the worse as it cools down.',
      },
      es: {
        title: 'Recocido simulado',
        summary: 'Intercambia etiquetas al azar, y acepta cada vez menos intercambios a peor según se enfría.',
      },
    },
    source: 'R. Lewis, Metaheuristics can solve sudoku puzzles, Journal of Heuristics 13 (2007) 387–401',
    search: (question, aids) =>
      searchLandscape(question, aids, settings.budget, (landscape, own) => anneal(landscape, own, settings)),
  };
}

function* anneal(
  landscape: Landscape,
  { random, step }: AttemptAids,
  { cooling, patience, trials }: AnnealingParameters,
): SolvingAttempt {
  const { movable } = landscape;
  const arrangement = landscape.draw(random);
  const hottest = deviation(landscape, arrangement, random, trials);
  let temperature = hottest;
  let idle = 0;
  for (;;) {
    const chance = acceptance(temperature);
    const before = arrangement.cost;
    let lowest = before;
    for (let trial = 0; trial < movable.length * movable.length; trial++) {
      if (arrangement.cost === 0) return arrangement.labeling();
      const cell = pick(movable, random);
      const partner = drawPartner(landscape, arrangement, cell, random);
      const change = arrangement.change(cell, partner);
      if (change <= 0 || happens(chance(change), random)) {
        arrangement.exchange(cell, partner);
        lowest = Math.min(lowest, arrangement.cost);
      }
      if (step(EXCHANGE_WORK)) yield PAUSE;
    }
    idle = lowest < before ? 0 : idle + 1;
    temperature = idle < patience ? temperature * cooling : hottest;
    if (idle === patience) idle = 0;
  }
}

/** The standard deviation of the cost while exchanges are made at random. */
function deviation(landscape: Landscape, arrangement: Arrangement, random: Random, trials: number): number {
  let sum = 0;
  let squares = 0;
  for (let trial = 0; trial < trials; trial++) {
    exchangeAtRandom(landscape, arrangement, random);
    sum += arrangement.cost;
    squares += arrangement.cost ** 2;
  }
  // A board on which nothing ever changes the cost still needs a temperature.
  return Math.sqrt(Math.max(0, squares / trials - (sum / trials) ** 2)) || 1;
}

/** The chance exp(−change / temperature) of a change for the worse, kept for each change. */
function acceptance(temperature: number): (change: number) => number {
  const once = decay(1 / temperature);
  const powers = [1];
  return (change) => {
    while (powers.length <= change) powers.push(powers.at(-1)! * once);
    return powers[change]!;
  };
}

/** exp(−x) by sums, products and squares alone: the last bit of Math.exp depends on the machine. */
function decay(x: number): number {
  let halvings = 0;
  let small = x;
  for (; small > 0.5; small /= 2) halvings++;
  let sum = 1;
  for (let term = 1, i = 1; i < 16; i++) sum += term *= -small / i;
  for (; halvings > 0; halvings--) sum *= sum;
  return sum;
}
