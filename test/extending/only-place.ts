import type { Position } from '../../packages/core/src/attrition/model/position.ts';
import type { Step } from '../../packages/core/src/attrition/model/step.ts';
import type { Theorem } from '../../packages/core/src/attrition/model/theorem.ts';

/** Where an asterism has one place left for a label that it needs, all other labels leave that place. */
export const onlyPlace: Theorem = {
  name: 'only-place',
  words: {
    title: { en: 'only place', es: 'lugar único' },
    statement: {
      en: 'All other labels leave the only place that a group has for a label.',
      es: 'Las demás etiquetas salen del único lugar que un grupo tiene para una etiqueta.',
    },
  },
  form({ premises: { terms } }, { places, shape }) {
    const [count, cell] = terms;
    if (!count || !('label' in count) || !cell || !('cell' in cell) || terms.length > 2) return false;
    return places[count.asterism * shape.labels + count.label] === 1 && count.times === 1 && cell.times === -1;
  },
  *steps(position) {
    const { labels } = position.shape;
    for (let at = position.tight.next(0); at >= 0; at = position.tight.next(at + 1)) {
      const step = stepAt(position, Math.floor(at / labels), at % labels);
      if (step) yield step;
    }
  },
};

function stepAt(position: Position, asterism: number, label: number): Step | undefined {
  const [cell, ...more] = position.placesAmong(position.shape.asterisms[asterism]!, label);
  if (cell === undefined || more.length > 0 || position.sizes[cell] === 1) return undefined;
  const removals = position.domain(cell).flatMap((other) => (other === label ? [] : [{ cell, label: other }]));
  const terms = [
    { times: 1, asterism, label },
    { times: -1, cell },
  ];
  return { theorem: 'only-place', writes: [], removals, premises: { terms } };
}
