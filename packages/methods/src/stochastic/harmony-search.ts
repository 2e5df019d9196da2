import type { Random } from '@latin-puzzles/core/basis';
import { PAUSE } from '@latin-puzzles/core/engine';
import type { Method } from '../method/method.ts';
import type { AttemptAids, SolvingAttempt } from './attempts/attempts.ts';
import { happens, pick } from './attempts/chance.ts';
import type { Arrangement } from './landscape/arrangement.ts';
import type { Landscape } from './landscape/landscape.ts';
import { exchangeWithin } from './landscape/moves.ts';
import { drawPopulation } from './landscape/population.ts';
import { searchLandscape } from './landscape/search-landscape.ts';

/** How much is remembered, and how musicians play from memory. */
export interface HarmonyParameters {
  /** Harmony memory size. */
  readonly memory: number;
  /** Harmony memory considering rate: how often a musician plays from memory. */
  readonly considering: number;
  /** Pitch adjusting rate: how often what is played from memory is changed a little. */
  readonly adjusting: number;
  /** It starts anew after so many improvisations that were not kept. */
  readonly patience: number;
  /** It gives up after so many improvisations. */
  readonly budget: number;
}

/**
 * Memory and rates are those that are called typical of harmony search; Geem's own for Sudoku were not found in what was at hand.
 * Patience and budget are our choice.
 */
const DEFAULTS: HarmonyParameters = {
  memory: 30,
  considering: 0.9,
  adjusting: 0.3,
  patience: 20_000,
  budget: 2_000_000,
};

/**
 * Each group is a musician. To improvise a harmony, a full board, every musician plays what it has played in a harmony of the
 * memory (memory consideration), at times with two labels exchanged (pitch adjustment), or else something at random. A
 * harmony that is no worse than the worst of the memory takes its place. When none is better for long, a new memory is drawn.
 */
export function makeHarmonySearch(parameters: Partial<HarmonyParameters> = {}): Method {
  const settings = { ...DEFAULTS, ...parameters };
  return {
    name: 'harmony-search',
    kind: 'stochastic',
    words: {
      en: {
        title: 'Harmony search',
        summary: 'Improvises full boards from those it remembers, group by group, and remembers the better ones.',
      },
      es: {
        title: 'Búsqueda armónica',
        summary: 'Improvisa tableros llenos a partir de los que recuerda, grupo a grupo, y recuerda los mejores.',
      },
    },
    source:
      'Z. W. Geem, Harmony search algorithm for solving Sudoku, Knowledge-Based Intelligent Information and Engineering Systems, Lecture Notes in Computer Science 4692 (2007) 371–378',
    search: (question, aids) =>
      searchLandscape(question, aids, settings.budget, (landscape, own) => rehearse(landscape, own, settings)),
  };
}

function* rehearse(
  landscape: Landscape,
  { random, step }: AttemptAids,
  { memory: size, patience, ...rates }: HarmonyParameters,
): SolvingAttempt {
  const memory = yield* drawPopulation(landscape, { random, step }, size);
  const harmony = landscape.draw(random);
  for (let idle = 0; idle < patience; idle++) {
    improvise(landscape, harmony, memory, rates, random);
    if (harmony.cost === 0) return harmony.labeling();
    const worst = memory.reduce((a, b) => (b.cost > a.cost ? b : a));
    if (harmony.cost < worst.cost) idle = 0;
    if (harmony.cost <= worst.cost) worst.become(harmony);
    if (step(landscape.size)) yield PAUSE;
  }
  return undefined;
}

/** Makes a new harmony: every group from memory, perhaps adjusted, or else at random. */
export function improvise(
  landscape: Landscape,
  harmony: Arrangement,
  memory: readonly Arrangement[],
  { considering, adjusting }: Pick<HarmonyParameters, 'considering' | 'adjusting'>,
  random: Random,
): void {
  for (const group of landscape.groups) {
    if (happens(considering, random)) {
      harmony.takeGroup(group, pick(memory, random));
      if (happens(adjusting, random)) exchangeWithin(landscape, harmony, group, random);
    } else for (let i = 0; i < group.length; i++) exchangeWithin(landscape, harmony, group, random);
  }
}
