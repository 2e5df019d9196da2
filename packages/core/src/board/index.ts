export * from './board.ts';
export * from './catalog.ts';
export { FAMILIES, type Family } from './families/index.ts';
export * from './regions.ts';
export * from './resolve.ts';
export { facesHolding, type Polyhedron, type Solid } from './solid.ts';
export type { Point, Vector } from './space.ts';
export * from './symmetry/index.ts';
