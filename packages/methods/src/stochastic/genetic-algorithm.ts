import type { Random } from '@latin-puzzles/core/basis';
import { PAUSE } from '@latin-puzzles/core/engine';
import type { Method } from '../method/method.ts';
import type { AttemptAids, SolvingAttempt } from './attempts/attempts.ts';
import { happens } from './attempts/chance.ts';
import type { Arrangement } from './landscape/arrangement.ts';
import type { Landscape } from './landscape/landscape.ts';
import { exchangeWithin } from './landscape/moves.ts';
import { drawPopulation } from './landscape/population.ts';
import { searchLandscape } from './landscape/search-landscape.ts';

/** How large the population is, and how it is selected and mutates. */
export interface GeneticParameters {
  readonly population: number;
  /** So many of the best live on. */
  readonly elite: number;
  /** A parent is the best of so many drawn at random. */
  readonly tournament: number;
  /** The chance of each group to be exchanged within. */
  readonly mutation: number;
  /** It starts anew after so many generations without a new lowest cost. */
  readonly patience: number;
  /** It gives up after so many children. */
  readonly budget: number;
}

/**
 * Our choice: the numbers of the two papers were not found in what was at hand. Mantere and Koljonen are said to have taken 21
 * members, one of whom lives on, and 2,000 generations in their paper of 2007; here, these solve fewer boards.
 */
const DEFAULTS: GeneticParameters = {
  population: 500,
  elite: 50,
  tournament: 3,
  mutation: 0.1,
  patience: 200,
  budget: 2_000_000,
};

/**
 * Children take whole groups from one parent or the other: crossover by the asterisms of the family is geometric, that is,
 * a child lies on a shortest way of exchanges between its parents (Moraglio, Togelius and Lucas). A mutation is an exchange
 * within a group (Mantere and Koljonen). The best live on; when generations bring nothing, a new population is drawn.
 */
export function makeGeneticAlgorithm(parameters: Partial<GeneticParameters> = {}): Method {
  const settings = { ...DEFAULTS, ...parameters };
  return {
    name: 'genetic-algorithm',
    kind: 'stochastic',
    words: {
      en: {
        title: 'Genetic algorithm',
        summary: 'A population of full boards: the fitter ones have children, which inherit rows from both and mutate.',
      },
      es: {
        title: 'Algoritmo genético',
        summary: 'Una población de tableros llenos: los más aptos tienen hijos, que heredan filas de ambos y mutan.',
      },
    },
    source:
      'A. Moraglio, J. Togelius, S. Lucas, Product geometric crossover for the sudoku puzzle, IEEE Congress on Evolutionary Computation (2006) 470–476; T. Mantere, J. Koljonen, Solving and analyzing Sudokus with cultural algorithms, IEEE Congress on Evolutionary Computation (2008) 4053–4060',
    search: (question, aids) =>
      searchLandscape(question, aids, settings.budget, (landscape, own) => evolve(landscape, own, settings)),
  };
}

function* evolve(
  landscape: Landscape,
  { random, step }: AttemptAids,
  { population, elite, tournament, mutation, patience }: GeneticParameters,
): SolvingAttempt {
  const byCost = (a: Arrangement, b: Arrangement) => a.cost - b.cost;
  let members = (yield* drawPopulation(landscape, { random, step }, population)).sort(byCost);
  let children = members.map((member) => member.copy());
  let lowest = Number.POSITIVE_INFINITY;
  for (let idle = 0; idle < patience; idle++) {
    if (members[0]!.cost === 0) return members[0]!.labeling();
    if (members[0]!.cost < lowest) {
      lowest = members[0]!.cost;
      idle = 0;
    }
    for (const [i, child] of children.entries()) {
      if (i < elite) {
        child.become(members[i]!);
        continue;
      }
      child.become(fittest(members, tournament, random));
      const father = fittest(members, tournament, random);
      for (const group of landscape.groups) {
        if (random.below(2) === 0) child.takeGroup(group, father);
        if (happens(mutation, random)) exchangeWithin(landscape, child, group, random);
      }
      if (step(landscape.size)) yield PAUSE;
    }
    [members, children] = [children.sort(byCost), members];
  }
  return undefined;
}

/** The best of some members drawn at random; they are in order. */
function fittest(members: readonly Arrangement[], tournament: number, random: Random): Arrangement {
  let first = members.length - 1;
  for (let i = 0; i < tournament; i++) first = Math.min(first, random.below(members.length));
  return members[first]!;
}
