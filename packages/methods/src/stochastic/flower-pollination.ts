import { PAUSE } from '@latin-puzzles/core/engine';
import type { Method } from '../method/method.ts';
import type { AttemptAids, SolvingAttempt } from './attempts/attempts.ts';
import { happens, pick, spinWheel } from './attempts/chance.ts';
import { improvise } from './harmony-search.ts';
import type { Landscape } from './landscape/landscape.ts';
import { approach, exchangeAtRandom } from './landscape/moves.ts';
import { drawPopulation } from './landscape/population.ts';
import { searchLandscape } from './landscape/search-landscape.ts';

/** How many flowers and harmonies there are, and where pollen comes from. */
export interface FlowerParameters {
  readonly flowers: number;
  /** The switch probability: how often pollen is carried from the best flower rather than from one near by. */
  readonly global: number;
  /** So many harmonies are improvised after each round of pollination. */
  readonly improvisations: number;
  /** It starts anew after so many rounds without a new lowest cost. */
  readonly patience: number;
  /** It gives up after so many flowers and harmonies. */
  readonly budget: number;
}

/**
 * The switch probability is that of X.-S. Yang's program for flower pollination, as is the exponent of the Lévy flights below;
 * the numbers that the authors took for Sudoku were not found in what was at hand. The others are our choice.
 */
const DEFAULTS: FlowerParameters = {
  flowers: 50,
  global: 0.8,
  improvisations: 10,
  patience: 1_000,
  budget: 2_000_000,
};

/** Lengths of a Lévy flight with exponent 1.5: a step of length s has a chance in proportion to s to the power of −2.5. */
const FLIGHTS = Array.from({ length: 30 }, (_, i) => 1 / ((i + 1) * (i + 1) * Math.sqrt(i + 1)));

/**
 * Flowers are full boards. In global pollination, carried far by a pollinator, a flower takes labels from the best one, as
 * many as the length of a Lévy flight; in local pollination from any other. A label is taken by an exchange; where giver and
 * taker agree already, any exchange is made. The new flower stays if it is no worse. After each round harmonies are
 * improvised from the flowers, as in harmony search, with rates that the logistic map gives, which is chaotic: they replace
 * the worst flowers. When rounds bring nothing, new flowers are drawn.
 */
export function makeFlowerPollination(parameters: Partial<FlowerParameters> = {}): Method {
  const settings = { ...DEFAULTS, ...parameters };
  return {
    name: 'flower-pollination',
    kind: 'stochastic',
    words: {
      en: {
        title: 'Flower pollination with chaotic harmony',
        summary:
          'Pollen carries labels from full board to full board, near and far; between seasons harmonies are improvised.',
      },
      es: {
        title: 'Polinización de flores con armonía caótica',
        summary:
          'El polen lleva etiquetas de un tablero lleno a otro, cerca y lejos; entre temporadas se improvisan armonías.',
      },
    },
    source:
      'O. Abdel-Raouf, I. El-henawy, M. Abdel-Baset, A novel hybrid flower pollination algorithm with chaotic harmony search for solving Sudoku puzzles, International Journal of Modern Education and Computer Science 6(3) (2014) 38–44',
    search: (question, aids) =>
      searchLandscape(question, aids, settings.budget, (landscape, own) => pollinate(landscape, own, settings)),
  };
}

function* pollinate(
  landscape: Landscape,
  { random, step }: AttemptAids,
  { flowers: count, global, improvisations, patience }: FlowerParameters,
): SolvingAttempt {
  const flowers = yield* drawPopulation(landscape, { random, step }, count);
  const pollen = landscape.draw(random);
  let lowest = Number.POSITIVE_INFINITY;
  // Any start will do but those that the map leads to 0.
  let chaos = 0.1 + random.below(100) / 1000;
  const nextChaos = () => {
    chaos = 4 * chaos * (1 - chaos);
    return chaos;
  };
  for (let idle = 0; idle < patience; idle++) {
    let best = flowers.reduce((a, b) => (b.cost < a.cost ? b : a));
    for (const flower of flowers) {
      pollen.become(flower);
      const giver = happens(global, random) ? best : pick(flowers, random);
      const length = spinWheel(FLIGHTS, random) + 1;
      for (let i = 0; i < length; i++)
        if (!approach(landscape, pollen, giver, pick(landscape.movable, random), random))
          exchangeAtRandom(landscape, pollen, random);
      if (pollen.cost <= flower.cost) flower.become(pollen);
      if (flower.cost < best.cost) best = flower;
      if (step(landscape.size)) yield PAUSE;
    }
    for (let i = 0; i < improvisations; i++) {
      improvise(landscape, pollen, flowers, { considering: 0.9 + 0.1 * nextChaos(), adjusting: nextChaos() }, random);
      const worst = flowers.reduce((a, b) => (b.cost > a.cost ? b : a));
      if (pollen.cost < worst.cost) worst.become(pollen);
      if (step(landscape.size)) yield PAUSE;
    }
    best = flowers.reduce((a, b) => (b.cost < a.cost ? b : a));
    if (best.cost === 0) return best.labeling();
    if (best.cost < lowest) {
      lowest = best.cost;
      idle = 0;
    }
  }
  return undefined;
}
