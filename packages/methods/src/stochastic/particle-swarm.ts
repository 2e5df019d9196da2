import { PAUSE } from '@latin-puzzles/core/engine';
import type { Method } from '../method/method.ts';
import type { AttemptAids, SolvingAttempt } from './attempts/attempts.ts';
import { happens, spinWheel } from './attempts/chance.ts';
import type { Landscape } from './landscape/landscape.ts';
import { approach, exchangeAtRandom } from './landscape/moves.ts';
import { drawPopulation } from './landscape/population.ts';
import { searchLandscape } from './landscape/search-landscape.ts';

/** How large the swarm is, and what draws its particles. */
export interface SwarmParameters {
  /** The swarm lives on a torus of so many rows and columns; each particle has four neighbours. */
  readonly side: number;
  /** The weights of a particle itself, of its own best and of its neighbours' best in the combination of the three. */
  readonly weights: readonly [number, number, number];
  /** The chance of a mutation after each move. */
  readonly mutation: number;
  /** It starts anew after so many moves of the swarm without a new lowest cost. */
  readonly patience: number;
  /** It gives up after so many moves of a particle. */
  readonly budget: number;
}

/** Our choice: the numbers of the paper were not found in what was at hand. */
const DEFAULTS: SwarmParameters = {
  side: 10,
  weights: [0.34, 0.33, 0.33],
  mutation: 1,
  patience: 200,
  budget: 300_000,
};

/**
 * A particle moves to a convex combination of three points: where it is, the best it has been, and the best that its
 * neighbours have been. In a space of exchanges that is: cell by cell, in random order, one of the three is drawn by its
 * weight, and the particle takes its label there by an exchange; all of these lie on shortest ways between the points. There
 * is no inertia; a mutation, one exchange at random, keeps the swarm moving. When nothing improves, a new swarm is drawn.
 */
export function makeParticleSwarm(parameters: Partial<SwarmParameters> = {}): Method {
  const settings = { ...DEFAULTS, ...parameters };
  return {
    name: 'particle-swarm',
    kind: 'stochastic',
    words: {
      en: {
        title: 'Geometric particle swarm',
        summary:
          'Full boards move by exchanges to between themselves, the best they were and the best their neighbours were.',
      },
      es: {
        title: 'Enjambre de partículas geométrico',
        summary:
          'Los tableros llenos se mueven con intercambios entre sí mismos, lo mejor que fueron y lo mejor de sus vecinos.',
      },
    },
    source:
      'A. Moraglio, J. Togelius, Geometric particle swarm optimization for the sudoku puzzle, Genetic and Evolutionary Computation Conference (2007) 118–125',
    search: (question, aids) =>
      searchLandscape(question, aids, settings.budget, (landscape, own) => swarm(landscape, own, settings)),
  };
}

function* swarm(
  landscape: Landscape,
  { random, step }: AttemptAids,
  { side, weights, mutation, patience }: SwarmParameters,
): SolvingAttempt {
  const particles = yield* drawPopulation(landscape, { random, step }, side * side);
  const bests = particles.map((particle) => particle.copy());
  let lowest = Number.POSITIVE_INFINITY;
  for (let idle = 0; idle < patience; idle++) {
    for (const [i, particle] of particles.entries()) {
      const own = bests[i]!;
      const near = neighbours(i, side).reduce((a, j) => (bests[j]!.cost < a.cost ? bests[j]! : a), own);
      for (const place of random.shuffled(landscape.movable)) {
        const leader = spinWheel(weights, random);
        if (leader > 0) approach(landscape, particle, leader === 1 ? own : near, place, random);
      }
      if (happens(mutation, random)) exchangeAtRandom(landscape, particle, random);
      if (particle.cost <= own.cost) own.become(particle);
      if (own.cost === 0) return own.labeling();
      if (own.cost < lowest) {
        lowest = own.cost;
        idle = 0;
      }
      if (step(landscape.size)) yield PAUSE;
    }
  }
  return undefined;
}

/** The four neighbours of a place on a torus. */
function neighbours(i: number, side: number): number[] {
  const row = Math.floor(i / side);
  const column = i % side;
  const at = (r: number, c: number) => ((r + side) % side) * side + ((c + side) % side);
  return [at(row - 1, column), at(row + 1, column), at(row, column - 1), at(row, column + 1)];
}
