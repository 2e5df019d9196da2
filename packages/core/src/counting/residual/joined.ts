import { draftResidual, type Residual } from './model.ts';

/** Residuals without a common cell as one. */
export function joined(pieces: readonly Residual[]): Residual {
  const [first] = pieces;
  const draft = draftResidual(
    first!,
    pieces.reduce((sum, { size }) => sum + size, 0),
  );
  let at = 0;
  for (const { words, labels, size, sets, demands } of pieces) {
    draft.sets.set(sets.subarray(0, size * words), at * words);
    draft.demands.set(demands.subarray(0, size * labels), at * labels);
    at += size;
  }
  return draft;
}
