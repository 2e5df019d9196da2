export * from './catalog.ts';
export { FAMILIES, type Family } from './families/index.ts';
export * from './model/board.ts';
export * from './model/regions.ts';
export { facesHolding, type Polyhedron, type Solid } from './model/solid.ts';
export type { Point, Vector } from './model/space.ts';
export * from './resolve.ts';
export * from './symmetry/index.ts';
