import { oneOf, setOf } from '@latin-puzzles/core/basis';
import { LEVELS } from '@latin-puzzles/core/rating';

export const LEVEL_SET = setOf(oneOf(LEVELS), {
  en: `a list of levels (${LEVELS.join(', ')}), none of them twice`,
  es: `una lista de niveles (${LEVELS.join(', ')}), ninguno dos veces`,
});
