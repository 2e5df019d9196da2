export { type DrawOptions, drawBoard, drawPuzzle } from './draw.ts';
export type { Picture } from './figure/picture.ts';
export { foldable } from './net/foldable.ts';
export * from './scene.ts';
export { drawStep, type StepPicture } from './step/draw-step.ts';
export type { Standing } from './step/settling.ts';
export * from './svg.ts';
export { guessWidth, type Measure } from './text/measure.ts';
export * from './theme.ts';
