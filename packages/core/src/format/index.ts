export * from './formats.ts';
export * from './input.ts';
export { MAX_DOCUMENT_LENGTH } from './json.ts';
export * from './line.ts';
export * from './native.ts';
export * from './parse-puzzle.ts';
export { type Piece, piecesOf } from './pieces.ts';
export * from './proof.ts';
export * from './schema.ts';
