export { grind, type MillOptions } from './grind.ts';
