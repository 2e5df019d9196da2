export * from './correlation.ts';
export * from './cross-validation.ts';
export * from './fit.ts';
export * from './judgements.ts';
export * from './level.ts';
export * from './measure.ts';
export * from './scale.ts';
export * from './shipped-scale.ts';
