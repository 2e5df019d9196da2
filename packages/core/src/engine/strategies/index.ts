export { BRANCHINGS, type Branching, type BranchingName } from './branching.ts';
export { INSTANTIATIONS, type Instantiation, type InstantiationName } from './instantiation.ts';
export { domainOf, emptyCells, type SearchState } from './search-state.ts';
export { ATTRITIONS, type Attrition, type Strategy, type StudyEnding, study } from './study.ts';
