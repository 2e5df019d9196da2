import type { Position } from '../position.ts';
import type { Step } from '../step.ts';
import type { Theorem } from '../theorem.ts';

/**
 * Last places. If an asterism needs a label as often as it has places left for it, the label is written in all of them.
 *
 * True because leaving one out would be too few. Monotonic: fewer places are still those, or none too few.
 *
 * For distinct labels the hidden single.
 */
export const lastPlaces: Theorem = {
  name: 'last-places',
  *steps(position) {
    const { asterisms, labels } = position.shape;
    for (const [asterism] of asterisms.entries())
      for (let label = 0; label < labels; label++) {
        const at = asterism * labels + label;
        if (position.needs[at]! > 0 && position.places[at] === position.needs[at])
          yield lastPlacesStep(position, asterism, label);
      }
  },
};

export function lastPlacesStep(position: Position, asterism: number, label: number): Step {
  const cells = position.placesAmong(position.shape.asterisms[asterism]!, label);
  return {
    theorem: 'last-places',
    writes: cells.map((cell) => ({ cell, label })),
    removals: [],
    premises: { terms: [{ times: 1, asterism, label }] },
  };
}
