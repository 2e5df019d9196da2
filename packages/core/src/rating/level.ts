/** How difficult a puzzle is felt to be (Palomo, Sect. 5.4.3), the easiest first. */
export const LEVELS = ['very easy', 'easy', 'medium', 'difficult', 'very difficult'] as const;
export type Level = (typeof LEVELS)[number];
