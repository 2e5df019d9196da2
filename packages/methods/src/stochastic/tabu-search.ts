import { PAUSE } from '@latin-puzzles/core/engine';
import type { Method } from '../method/method.ts';
import type { AttemptAids, SolvingAttempt } from './attempts/attempts.ts';
import type { Landscape } from './landscape/landscape.ts';
import { EXCHANGE_WORK } from './landscape/moves.ts';
import { searchLandscape } from './landscape/search-landscape.ts';

/** How long a label stays away from a place, and when an attempt ends. */
export interface TabuParameters {
  /** For so many moves at least a label does not come back to a place, */
  readonly tenure: number;
  /** and for fewer than so many moves more, drawn at random. */
  readonly spread: number;
  /** It starts anew after so many moves without a new lowest cost. */
  readonly patience: number;
  /** It gives up after so many exchanges looked at. */
  readonly budget: number;
}

/** Our choice: numbers of Glover's were not found in what was at hand. */
const DEFAULTS: TabuParameters = { tenure: 4, spread: 8, patience: 2_000, budget: 20_000_000 };

/**
 * Of all exchanges the best one is made, whether it lowers the cost or not, except that labels do not go back where they
 * have just been: such an exchange is tabu for some moves. The aspiration criterion lifts that where the cost would be the
 * lowest so far. After many moves without a new lowest cost it starts anew.
 */
export function makeTabuSearch(parameters: Partial<TabuParameters> = {}): Method {
  const settings = { ...DEFAULTS, ...parameters };
  return {
    name: 'tabu-search',
    kind: 'stochastic',
    words: {
      en: {
        title: 'Tabu search',
        summary: 'Makes the best exchange of labels every time, but puts none back where it has just been.',
      },
      es: {
        title: 'Búsqueda tabú',
        summary: 'Hace cada vez el mejor intercambio de etiquetas, pero no devuelve ninguna a donde acaba de estar.',
      },
    },
    source: 'F. Glover, Tabu Search – Part I, ORSA Journal on Computing 1 (1989) 190–206',
    search: (question, aids) =>
      searchLandscape(question, aids, settings.budget, (landscape, own) => searchTabu(landscape, own, settings)),
  };
}

function* searchTabu(
  landscape: Landscape,
  { random, step }: AttemptAids,
  { tenure, spread, patience }: TabuParameters,
): SolvingAttempt {
  const { cells, labels: count } = landscape.problem;
  const arrangement = landscape.draw(random);
  const { labels } = arrangement;
  /** For every place and label, the first move at which the label may come to the place. */
  const freeAt = new Int32Array(labels.length * count);
  let lowest = arrangement.cost;
  let lastGain = 0;
  for (let move = 1; move - lastGain <= patience; move++) {
    if (arrangement.cost === 0) return arrangement.labeling();
    let best = Number.POSITIVE_INFINITY;
    let equals = 0;
    let chosen: readonly [number, number] | undefined;
    for (const group of landscape.groups)
      for (const [i, place] of group.entries()) {
        // Spares stand behind the cell they belong to, and two of them have nothing to exchange.
        if (place >= cells) break;
        for (let j = i + 1; j < group.length; j++) {
          const other = group[j]!;
          if (labels[place] === labels[other]) continue;
          const change = arrangement.change(place, other);
          if (step(EXCHANGE_WORK)) yield PAUSE;
          if (change > best) continue;
          const tabu = freeAt[place * count + labels[other]!]! > move || freeAt[other * count + labels[place]!]! > move;
          if (tabu && arrangement.cost + change >= lowest) continue;
          equals = change < best ? 1 : equals + 1;
          best = change;
          // Each of the best is as likely as another.
          if (random.below(equals) === 0) chosen = [place, other];
        }
      }
    if (!chosen) continue;
    for (const place of chosen) freeAt[place * count + labels[place]!] = move + tenure + random.below(spread) + 1;
    arrangement.exchange(...chosen);
    if (arrangement.cost >= lowest) continue;
    lowest = arrangement.cost;
    lastGain = move;
  }
  return undefined;
}
