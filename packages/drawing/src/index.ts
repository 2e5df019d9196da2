export { type BookPart, type MadeBook, makeBook } from './booklet/book.ts';
export { makeBooklet, simpleParts } from './booklet/booklet.ts';
export { challengeOf } from './booklet/challenge.ts';
export { imposeFolded } from './booklet/impose.ts';
export { longestEdges } from './booklet/net-leaf.ts';
export { type BookletOptions, type BookletPuzzle, PER_PAGE, type PerPage } from './booklet/options.ts';
export { usualTitle } from './booklet/words.ts';
export {
  type ChartOptions,
  type CountPanel,
  drawChart,
  type Panel,
  type SpanEntry,
  type SpanPanel,
} from './chart/draw-chart.ts';
export { type DrawOptions, drawBoard, drawPuzzle } from './figure/draw-puzzle.ts';
export type { Picture } from './figure/picture.ts';
export { drawKey, type KeyOptions } from './key/draw-key.ts';
export { type NameOverlay, nameOverlay } from './key/overlay.ts';
export { layOut } from './layout/lay-out.ts';
export type { Layout, Place } from './layout/place.ts';
export { foldable } from './net/foldable.ts';
export type { Cut, Net } from './net/net.ts';
export type { Unfolded } from './net/unfold.ts';
export type { Segment } from './plane/chain.ts';
export type { Polygon } from './plane/polygon.ts';
export type { Box, XY } from './plane/vector.ts';
export { withDensity } from './scene/density.ts';
export * from './scene/faults.ts';
export { type FigureLook, USUAL_LOOK } from './scene/look.ts';
export type { Page, Part } from './scene/page.ts';
export { PAPERS, type Paper } from './scene/paper.ts';
export * from './scene/scene.ts';
export type { PlayerState } from './step/assign-slots.ts';
export { drawArea } from './step/draw-area.ts';
export { drawStep, type StepOptions, type StepPicture, stepLinks } from './step/draw-step.ts';
export type { StepEvidence } from './step/evidence.ts';
export { ARROW_HEAD, type Link, type LinkEnd } from './step/links.ts';
export { drawMark, labelOf, MARK_ROOM, marksIn, STEP_MARK_WORDS, type StepMark } from './step/marks.ts';
export * from './style/index.ts';
export { makeSurface, type Surface } from './surface/surface.ts';
export * from './svg.ts';
export { guessWidth, type TextMeasure, wrap } from './text/measure.ts';
export * from './themes/index.ts';
export { screenColour } from './themes/ink.ts';
export * from './themes/theme.ts';
