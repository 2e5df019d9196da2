import { ANOTHER_SOLUTION } from './exact/another-solution.ts';
import { ANSWER_SETS } from './exact/answer-sets.ts';
import { DANCING_CELLS } from './exact/dancing-cells.ts';
import { ENGINE } from './exact/engine.ts';
import { GRAPH_COLOURING } from './exact/graph-colouring.ts';
import { GROEBNER } from './exact/groebner.ts';
import { INTEGER_PROGRAMMING } from './exact/integer-programming.ts';
import { REWRITING } from './exact/rewriting.ts';
import { SATISFIABILITY } from './exact/satisfiability.ts';
import type { Method } from './method/method.ts';
import { makeAntColony } from './stochastic/ant-colony.ts';
import { makeBeeColony } from './stochastic/bee-colony.ts';
import { makeEntropyMinimisation } from './stochastic/entropy-minimisation.ts';
import { makeFlowerPollination } from './stochastic/flower-pollination.ts';
import { makeGeneticAlgorithm } from './stochastic/genetic-algorithm.ts';
import { makeHarmonySearch } from './stochastic/harmony-search.ts';
import { makeParticleSwarm } from './stochastic/particle-swarm.ts';
import { makeSimulatedAnnealing } from './stochastic/simulated-annealing.ts';
import { makeTabuSearch } from './stochastic/tabu-search.ts';

/** Every method there is, the exact ones first. One more takes a file and a line here. */
export const ALL_METHODS: readonly Method[] = [
  ENGINE,
  SATISFIABILITY,
  DANCING_CELLS,
  ANOTHER_SOLUTION,
  GROEBNER,
  REWRITING,
  GRAPH_COLOURING,
  ANSWER_SETS,
  INTEGER_PROGRAMMING,
  makeAntColony(),
  makeSimulatedAnnealing(),
  makeTabuSearch(),
  makeGeneticAlgorithm(),
  makeBeeColony(),
  makeHarmonySearch(),
  makeFlowerPollination(),
  makeParticleSwarm(),
  makeEntropyMinimisation(),
];

/** The method of a name. */
export function methodNamed(name: string): Method | undefined {
  return ALL_METHODS.find((method) => method.name === name);
}
