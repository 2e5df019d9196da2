export * from './document.ts';
export { STYLE_FIELDS } from './fields.ts';
export * from './parse.ts';
export { STARTER_STYLE } from './starter.ts';
export * from './style.ts';
