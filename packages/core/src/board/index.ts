export * from './catalog.ts';
export { FAMILIES, type Family } from './families/index.ts';
export * from './model/board.ts';
export * from './model/regions.ts';
export { facesHolding, type Polyhedron, type Solid } from './model/solid.ts';
export { cross3, dot3, length3, minus3, type Point, plus3, times3, unit3, type Vector } from './model/space.ts';
export * from './resolve.ts';
export * from './symmetry/index.ts';
