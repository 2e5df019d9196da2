export type { LinearMap } from '../space.ts';
export { automorphisms } from './automorphisms.ts';
export { elements, type PermutationGroup } from './group.ts';
export { isometries, type SymmetryGroup } from './isometries.ts';
export { orbits } from './orbits.ts';
export { compose, identity, inverse, type Permutation } from './permutation.ts';
