export * from './csv.ts';
export * from './fault.ts';
export * from './is-record.ts';
export * from './labels.ts';
export * from './language/index.ts';
export * from './place.ts';
export * from './random.ts';
export * from './version.ts';
