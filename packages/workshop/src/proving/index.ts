export * from './calibration.ts';
export * from './checking.ts';
export * from './proving.ts';
export * from './rating.ts';
