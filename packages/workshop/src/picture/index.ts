export * from './draw.ts';
export * from './render.ts';
