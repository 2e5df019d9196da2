import { GRAMMARS, type LanguageCode, type Words } from '../basis/index.ts';
import { LEVEL_NAMES } from './level.ts';
import type { Rating } from './rate.ts';

/** What is said of a rating. */
export type SaidRating = Pick<Rating, 'level' | 'score' | 'sukaku'>;

interface RatingWords {
  scored(level: string, score: string): string;
  /** What a score of 100 or more means. */
  readonly unfair: string;
  sukaku(rating: string): string;
}

const RATING_WORDS: Words<RatingWords> = {
  en: {
    scored: (level, score) => `${level} for its board, score ${score}`,
    unfair: '100 and more: it takes trial and error',
    sukaku: (rating) => `about ${rating} by Sukaku Explainer`,
  },
  es: {
    scored: (level, score) => `${level} para su tablero, puntuación ${score}`,
    unfair: '100 o más: hay que ir probando',
    sukaku: (rating) => `aproximadamente ${rating} según Sukaku Explainer`,
  },
};

/** From this score on puzzles are not fair. */
const UNFAIR = 100;

/** The level and the score, what a score above those of fair puzzles means, and about what Sukaku Explainer would say. */
export function ratingSaid({ level, score, sukaku }: SaidRating, language: LanguageCode): string {
  const words = RATING_WORDS[language];
  const { figure } = GRAMMARS[language];
  const said = words.scored(LEVEL_NAMES[language][level], figure(score));
  const remark = scoreRemark(score, language) ?? (sukaku === undefined ? undefined : words.sukaku(figure(sukaku)));
  return remark === undefined ? said : `${said} (${remark})`;
}

/** The same as short as a caption has room for: `easy · 31.2`. */
export function ratingNoted({ level, score }: SaidRating, language: LanguageCode): string {
  const remark = scoreRemark(score, language);
  const noted = `${LEVEL_NAMES[language][level]} · ${GRAMMARS[language].figure(score)}`;
  return remark === undefined ? noted : `${noted} (${remark})`;
}

/** What a score above those of fair puzzles means; nothing of others. */
export function scoreRemark(score: number, language: LanguageCode): string | undefined {
  return score >= UNFAIR ? RATING_WORDS[language].unfair : undefined;
}
