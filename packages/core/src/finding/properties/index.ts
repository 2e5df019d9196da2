export * from './orthogonal.ts';
export * from './small-trades.ts';
export * from './spectrum.ts';
