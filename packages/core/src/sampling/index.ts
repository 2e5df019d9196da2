export * from './sampler.ts';
