import { PAUSE } from '@latin-puzzles/core/engine';
import { EMPTY, type Labeling } from '@latin-puzzles/core/puzzle';
import type { Method } from '../method/method.ts';
import { type AttemptAids, type SolvingAttempt, searchByAttempts } from './attempts/attempts.ts';
import { happens, spinWheel } from './attempts/chance.ts';
import { Domains } from './filling/domains.ts';

/** How many ants a colony has, and how their pheromone comes and goes. */
export interface AntParameters {
  readonly ants: number;
  /** How often an ant takes the label with most pheromone, rather than one by chance in proportion to it (q₀). */
  readonly greediness: number;
  /** How much of the pheromone on a label evaporates when an ant has taken it (ξ). */
  readonly localEvaporation: number;
  /** How much of the pheromone on the best trail is replaced by the value of that trail (ρ). */
  readonly evaporation: number;
  /** How much of the value of the best trail evaporates after every round (f_BVE). */
  readonly bestEvaporation: number;
  /** It gives up after so many labels chosen by ants. */
  readonly budget: number;
}

/** All but the budget are Lloyd and Amos's, as their program has them. */
const DEFAULTS: AntParameters = {
  ants: 10,
  greediness: 0.9,
  localEvaporation: 0.1,
  evaporation: 0.9,
  bestEvaporation: 0.005,
  budget: 200_000,
};

/**
 * Ants fill the board side by side, a cell at a time, each from a cell of its own on. They prefer labels with much pheromone;
 * what a label decides elsewhere is written at once, as the clues are before the ants set out; a cell that may hold no label
 * stays empty. A label that was taken loses pheromone, so that the ants spread. After each round the trail that left fewest
 * cells empty so far gains some. How good it was evaporates too, so that a colony forgets and need not start anew.
 */
export function makeAntColony(parameters: Partial<AntParameters> = {}): Method {
  const settings = { ...DEFAULTS, ...parameters };
  return {
    name: 'ant-colony',
    kind: 'stochastic',
    words: {
      en: {
        title: 'Ant colony',
        summary:
          'Ants fill the board by turns, led by the pheromone of those that came farthest; what a label decides is written at once.',
      },
      es: {
        title: 'Colonia de hormigas',
        summary:
          'Las hormigas llenan el tablero por turnos, guiadas por la feromona de las que llegaron más lejos; lo que una etiqueta decide se escribe enseguida.',
      },
    },
    source:
      'K. Schiff, An ant algorithm for the Sudoku problem, Journal of Automation, Mobile Robotics and Intelligent Systems 9(2) (2015) 24–27; H. Lloyd, M. Amos, Solving Sudoku with ant colony optimization, IEEE Transactions on Games 12 (2020) 302–311',
    *search(question, aids) {
      const start = new Domains(question.problem);
      for (const [cell, label] of question.labeling.entries())
        if (label !== EMPTY && !start.write(cell, label)) return 'gave-up';
      if (start.count === question.problem.cells) yield [...start.written];
      if (start.isSettled()) return 'gave-up';
      return yield* searchByAttempts(aids, settings.budget, (own) => sendOut(start, own, settings));
    },
  };
}

function* sendOut(start: Domains, { random, step }: AttemptAids, settings: AntParameters): SolvingAttempt {
  const { ants: count, greediness, localEvaporation, evaporation, bestEvaporation } = settings;
  const { cells, labels } = start.problem;
  const initial = 1 / cells;
  const pheromone = new Float64Array(cells * labels).fill(initial);
  const ants = Array.from({ length: count }, () => new Domains(start.problem));
  let best: Labeling = [];
  let bestValue = 0;
  for (;;) {
    const beginnings = ants.map(() => random.below(cells));
    for (const ant of ants) ant.become(start);
    for (let turn = 0; turn < cells; turn++)
      for (const [i, ant] of ants.entries()) {
        const cell = (beginnings[i]! + turn) % cells;
        if (ant.written[cell] !== EMPTY) continue;
        const possible = ant.possible(cell);
        if (possible.length === 0) continue;
        const smell = possible.map((label) => pheromone[cell * labels + label]!);
        const chosen = happens(greediness, random) ? smell.indexOf(Math.max(...smell)) : spinWheel(smell, random);
        const label = possible[chosen]!;
        ant.write(cell, label);
        const trail = cell * labels + label;
        pheromone[trail] = (1 - localEvaporation) * pheromone[trail]! + localEvaporation * initial;
        if (step(pheromone.length)) yield PAUSE;
      }
    const farthest = ants.reduce((a, b) => (b.count > a.count ? b : a));
    if (farthest.count === cells) return [...farthest.written];
    const value = cells / (cells - farthest.count);
    if (value > bestValue) {
      bestValue = value;
      best = [...farthest.written];
    }
    for (const [cell, label] of best.entries())
      if (label !== EMPTY) {
        const trail = cell * labels + label;
        pheromone[trail] = (1 - evaporation) * pheromone[trail]! + evaporation * bestValue;
      }
    bestValue *= 1 - bestEvaporation;
    if (step(pheromone.length)) yield PAUSE;
  }
}
