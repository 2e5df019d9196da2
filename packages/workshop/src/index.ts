/**
 * What one can do with Latin puzzles and boards, written once for the command, the studio and worker threads. Plain data
 * in, plain data out; no DOM, no Node API.
 *
 * @packageDocumentation
 */

export * from './tools/index.ts';
