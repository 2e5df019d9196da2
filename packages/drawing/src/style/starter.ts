import { STYLE_FORMAT, type StyleFile } from './document.ts';

/** A style to begin with: what holds where no style is given, so far as one is likely to change it. */
export const STARTER_STYLE: StyleFile = {
  format: STYLE_FORMAT,
  name: 'House',
  base: 'colour',
  colours: { text: '#14181c', captions: '#4a545c', clues: '#14181c', answers: '#4a6078', plates: '#f9df8f' },
  lines: { cells: 0.6, regions: 1.8, rim: 2.2 },
  sizes: { display: 26, heading: 12.5, text: 9.5, small: 8, labels: 0.6, answers: 0.86 },
  labels: { clues: 'plain', answers: 'plain', shaded: false, corners: false },
  shading: true,
};
