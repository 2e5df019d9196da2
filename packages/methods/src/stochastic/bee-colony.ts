import { PAUSE } from '@latin-puzzles/core/engine';
import type { Method } from '../method/method.ts';
import type { AttemptAids, SolvingAttempt } from './attempts/attempts.ts';
import { pick, spinWheel } from './attempts/chance.ts';
import type { Arrangement } from './landscape/arrangement.ts';
import type { Landscape } from './landscape/landscape.ts';
import { approach, exchangeAtRandom } from './landscape/moves.ts';
import { drawPopulation } from './landscape/population.ts';
import { searchLandscape } from './landscape/search-landscape.ts';

/** How many bees of each kind there are, and when they leave a food source. */
export interface BeeParameters {
  /** Employed bees, one for each food source. */
  readonly employed: number;
  readonly onlookers: number;
  /** So many scouts at most leave in a cycle. */
  readonly scouts: number;
  /** A source is exhausted after so many visits that found nothing better near it. */
  readonly limit: number;
  /** It gives up after so many visits. */
  readonly budget: number;
}

/**
 * The numbers of bees are those of the authors' program SudokuBee, which has as many scouts as a tenth of the employed bees. It
 * has no limit: its scouts look for something better than the worst sources in every cycle. Limit and budget are our choice.
 */
const DEFAULTS: BeeParameters = { employed: 100, onlookers: 200, scouts: 10, limit: 500, budget: 2_000_000 };

/**
 * A food source is a full board. An employed bee visits a neighbour of its own source, and stays there if it is no worse; the
 * onlookers then choose sources by their nectar, 1 / (1 + cost), and do the same; the bees of exhausted sources become scouts
 * and find new ones at random. To go to a neighbour is to make a cell as it is in another source, by an exchange, or, where
 * both agree, to make any exchange. Scouts are what starts it anew.
 */
export function makeBeeColony(parameters: Partial<BeeParameters> = {}): Method {
  const settings = { ...DEFAULTS, ...parameters };
  return {
    name: 'bee-colony',
    kind: 'stochastic',
    words: {
      en: {
        title: 'Artificial bee colony',
        summary: 'Bees gather where full boards are good, look around there, and leave what is exhausted.',
      },
      es: {
        title: 'Colonia artificial de abejas',
        summary: 'Las abejas acuden a los tableros llenos buenos, exploran alrededor y abandonan lo agotado.',
      },
    },
    source:
      'J. A. Pacurib, G. M. M. Seno, J. P. T. Yusiong, Solving sudoku puzzles using improved artificial bee colony algorithm, International Conference on Innovative Computing, Information and Control (2009) 885–888',
    search: (question, aids) =>
      searchLandscape(question, aids, settings.budget, (landscape, own) => forage(landscape, own, settings)),
  };
}

interface Source {
  readonly food: Arrangement;
  /** Visits since the last one that found something better. */
  visits: number;
}

function* forage(
  landscape: Landscape,
  { random, step }: AttemptAids,
  { employed, onlookers, scouts, limit }: BeeParameters,
): SolvingAttempt {
  const drawn = yield* drawPopulation(landscape, { random, step }, employed);
  const sources = drawn.map((food): Source => ({ food, visits: 0 }));
  const trial = landscape.draw(random);
  const visit = (source: Source) => {
    trial.become(source.food);
    const cell = pick(landscape.movable, random);
    if (!approach(landscape, trial, pick(sources, random).food, cell, random))
      exchangeAtRandom(landscape, trial, random);
    source.visits = trial.cost < source.food.cost ? 0 : source.visits + 1;
    if (trial.cost <= source.food.cost) source.food.become(trial);
    return source.food.cost === 0;
  };
  for (;;) {
    for (const source of sources) {
      if (visit(source)) return source.food.labeling();
      if (step(landscape.size)) yield PAUSE;
    }
    const nectar = sources.map(({ food }) => 1 / (1 + food.cost));
    for (let bee = 0; bee < onlookers; bee++) {
      const source = sources[spinWheel(nectar, random)]!;
      if (visit(source)) return source.food.labeling();
      if (step(landscape.size)) yield PAUSE;
    }
    const exhausted = sources.filter(({ visits }) => visits >= limit).slice(0, scouts);
    for (const source of exhausted) {
      source.food.become(landscape.draw(random));
      source.visits = 0;
    }
  }
}
