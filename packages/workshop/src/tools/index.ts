export { makeTools, type Tools } from './tools.ts';
