export * from './attempt.ts';
export * from './generator.ts';
export { type NamedPlace, placesFor } from './places.ts';
export { type PatternSymmetry, symmetriesOf } from './symmetries.ts';
export * from './wishes.ts';
export { BLOCK_LIST, makeWordFinder, type WordAppearance } from './words.ts';
