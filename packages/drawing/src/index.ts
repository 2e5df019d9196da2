export * from './draw.ts';
export type { Picture } from './figure/picture.ts';
export { foldable } from './net/foldable.ts';
export * from './scene.ts';
export * from './svg.ts';
export { guessWidth, type Measure } from './text/measure.ts';
export * from './theme.ts';
