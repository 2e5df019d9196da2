import { drawnFamily } from './gerechte.ts';

/**
 * Half a sun on the horizon and nine rays that spread from it over the sky. The left and the right are mirror images.
 * The figure of the paper is lost; this shape is ours.
 */
export const sky = drawnFamily(
  'sky',
  'a square of order 10 with rows, columns and regions like a rising sun and its rays',
  [
    'abbbbccccd',
    'aabbbcccdd',
    'eaabbccddf',
    'eaabggcddf',
    'eeaaggddff',
    'eeeaggdfff',
    'hheeggffii',
    'hhheggfiii',
    'hhhjjjjiii',
    'hhjjjjjjii',
  ],
);
