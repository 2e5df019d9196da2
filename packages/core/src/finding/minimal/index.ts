export { latinBranches } from './branches.ts';
export * from './checker/certificate.ts';
export { checkMinimum, type MinimumVerdict } from './checker/check-minimum.ts';
export type { Objection } from './checker/objection.ts';
export type { FewClues } from './exchange-walk.ts';
export * from './floor.ts';
export { type LocalSearch, type LocalSearchOptions, makeLocalSearch } from './local-search.ts';
export { type InscribedProgress, proveInscribedMinimum } from './prove-inscribed.ts';
export { type ProofProgress, proveMinimum } from './prove-minimum.ts';
