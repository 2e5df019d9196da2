import type { Theorem } from '../../packages/core/src/attrition/model/theorem.ts';

/** A theorem that allows no step, and so keeps every law. */
export const patience: Theorem = {
  name: 'patience',
  words: {
    title: { en: 'patience', es: 'paciencia' },
    statement: { en: 'Who waits concludes nothing.', es: 'Quien espera no concluye nada.' },
  },
  steps: () => [],
};
