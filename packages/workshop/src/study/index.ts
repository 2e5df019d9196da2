export * from './board-facts.ts';
export * from './board-study.ts';
export * from './clues-study.ts';
export * from './filling.ts';
export * from './minimum.ts';
export * from './puzzle-listing.ts';
export * from './record.ts';
export * from './solving.ts';
