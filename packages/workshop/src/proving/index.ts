export * from './calibration.ts';
export * from './certificates.ts';
export * from './checking.ts';
export * from './proving.ts';
export * from './rating.ts';
