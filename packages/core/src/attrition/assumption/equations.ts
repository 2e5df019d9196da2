import { perShape } from '../model/per-shape.ts';

/** In which equations each candidate stands, and which candidates stand in each, laid out flat. */
export interface Equations {
  /** Those of a candidate stand from `fromCandidate[candidate]` up to the next one's: first that of its cell. */
  readonly ofCandidate: Int32Array;
  readonly fromCandidate: Int32Array;
  readonly candidates: Int32Array;
  readonly fromEquation: Int32Array;
}

export const equationsOf = /* @__PURE__ */ perShape(({ cells, labels, asterisms, asterismsOf }): Equations => {
  const firstCell = asterisms.length * labels;
  const ofCandidate: number[] = [];
  const fromCandidate = new Int32Array(cells * labels + 1);
  for (let candidate = 0; candidate < cells * labels; candidate++) {
    const cell = Math.floor(candidate / labels);
    ofCandidate.push(firstCell + cell);
    for (const asterism of asterismsOf[cell]!) ofCandidate.push(asterism * labels + (candidate % labels));
    fromCandidate[candidate + 1] = ofCandidate.length;
  }
  const candidates: number[] = [];
  const fromEquation = new Int32Array(firstCell + cells + 1);
  for (let equation = 0; equation < firstCell; equation++) {
    for (const cell of asterisms[Math.floor(equation / labels)]!) candidates.push(cell * labels + (equation % labels));
    fromEquation[equation + 1] = candidates.length;
  }
  for (let cell = 0; cell < cells; cell++) {
    for (let label = 0; label < labels; label++) candidates.push(cell * labels + label);
    fromEquation[firstCell + cell + 1] = candidates.length;
  }
  return {
    ofCandidate: Int32Array.from(ofCandidate),
    fromCandidate,
    candidates: Int32Array.from(candidates),
    fromEquation,
  };
});
