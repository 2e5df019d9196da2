export * from './faults.ts';
export * from './level-finding.ts';
export * from './levels.ts';
