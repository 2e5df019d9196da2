export { type ConnectOptions, connect, type Store } from './connect.ts';
export { CollectionFailure, onStore, storeFault } from './failure.ts';
export { COLLECTION_CODES, COLLECTION_FAULTS, type CollectionFaultFacts } from './faults.ts';
export * from './location.ts';
export { type DatabaseKind, MIGRATIONS, type Migration } from './migrations/index.ts';
export * from './plan-tables.ts';
export * from './tables.ts';
export { BAND_WIDTH, bandOf, LAST_BAND } from './tallying.ts';
