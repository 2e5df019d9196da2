import type { Theorem, TheoremWords } from '../../packages/core/src/attrition/model/theorem.ts';

export const PATIENCE_WORDS = {
  theorem: 'patience',
  title: { en: 'patience', es: 'paciencia' },
  statement: { en: 'Who waits concludes nothing.', es: 'Quien espera no concluye nada.' },
} satisfies TheoremWords;

/** A theorem that allows no step, and so keeps every law. */
export const patience: Theorem = { name: 'patience', steps: () => [] };
