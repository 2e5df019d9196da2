import { EMPTY, type Labeling, type Problem } from '../../src/puzzle/index.ts';

/** Every labeling that meets all demands, found by trying every label in every empty cell in turn. */
export function* listPlainly({ cells, labels, asterisms, demands }: Problem, clues: Labeling): Generator<Labeling> {
  const labeling = [...clues];
  const exceeds = () =>
    asterisms.some((asterism, a) =>
      demands[a]!.some((demand, label) => asterism.filter((cell) => labeling[cell] === label).length > demand),
    );
  if (exceeds()) return;
  function* from(cell: number): Generator<Labeling> {
    if (cell === cells) yield [...labeling];
    else if (clues[cell] !== EMPTY) yield* from(cell + 1);
    else {
      for (let label = 0; label < labels; label++) {
        labeling[cell] = label;
        if (!exceeds()) yield* from(cell + 1);
      }
      labeling[cell] = EMPTY;
    }
  }
  yield* from(0);
}
