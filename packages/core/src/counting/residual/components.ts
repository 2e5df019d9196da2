import { draftResidual, type Residual } from './model.ts';

/** The parts of a residual that have no cell in common: its count is the product of theirs. */
export function components(residual: Residual): Residual[] {
  const { words, labels, size, sets, demands } = residual;
  const part = new Int32Array(size).fill(-1);
  const counts: number[] = [];
  for (let first = 0; first < size; first++) {
    if (part[first] !== -1) continue;
    const id = counts.length;
    const reached = [first];
    part[first] = id;
    for (const a of reached)
      for (let b = first + 1; b < size; b++)
        if (part[b] === -1 && meet(sets, a * words, b * words, words)) {
          part[b] = id;
          reached.push(b);
        }
    counts.push(reached.length);
  }
  if (counts.length <= 1) return size === 0 ? [] : [residual];
  return counts.map((count, id) => {
    const draft = draftResidual({ words, labels }, count);
    let at = 0;
    for (let a = 0; a < size; a++) {
      if (part[a] !== id) continue;
      draft.sets.set(sets.subarray(a * words, (a + 1) * words), at * words);
      draft.demands.set(demands.subarray(a * labels, (a + 1) * labels), at * labels);
      at++;
    }
    return draft;
  });
}

function meet(sets: Int32Array, a: number, b: number, words: number): boolean {
  for (let w = 0; w < words; w++) if (sets[a + w]! & sets[b + w]!) return true;
  return false;
}
