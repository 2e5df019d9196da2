/** The bare facts: which cells make an asterism, and how often each label must stand in it. */
export interface Rules {
  readonly cells: number;
  readonly asterisms: readonly (readonly number[])[];
  readonly counts: readonly number[];
}

/** How many Latin boards agree with a labeling, -1 for an empty cell; no more than `limit`. */
export function countLatin({ cells, asterisms, counts }: Rules, labeling: readonly number[], limit: number): number {
  const written = new Array<number>(cells).fill(-1);
  const left = asterisms.map(() => [...counts]);
  const holders: (readonly number[])[][] = Array.from({ length: cells }, () => []);
  for (const [a, asterism] of asterisms.entries()) for (const cell of asterism) holders[cell]!.push(left[a]!);
  const possible = (cell: number, label: number) => {
    for (const quota of holders[cell]!) if (quota[label] === 0) return false;
    return true;
  };
  const write = (cell: number, label: number, sign: 1 | -1) => {
    written[cell] = sign === 1 ? label : -1;
    for (const quota of holders[cell]! as number[][]) quota[label]! -= sign;
  };
  for (const [cell, label] of labeling.entries()) {
    if (label === -1) continue;
    if (!possible(cell, label)) return 0;
    write(cell, label, 1);
  }
  let found = 0;
  const search = () => {
    let tightest = -1;
    let fewest = Number.POSITIVE_INFINITY;
    for (let cell = 0; cell < cells && fewest > 1; cell++) {
      if (written[cell] !== -1) continue;
      let options = 0;
      for (let label = 0; label < counts.length && options < fewest; label++) if (possible(cell, label)) options++;
      if (options >= fewest) continue;
      tightest = cell;
      fewest = options;
    }
    if (tightest === -1) {
      found++;
      return;
    }
    for (let label = 0; label < counts.length && found < limit; label++) {
      if (!possible(tightest, label)) continue;
      write(tightest, label, 1);
      search();
      write(tightest, label, -1);
    }
  };
  search();
  return found;
}

/** Whether every asterism holds every label exactly as often as it must. */
export function isLatin({ asterisms, counts }: Rules, labeling: readonly number[]): boolean {
  return asterisms.every((asterism) =>
    counts.every((count, label) => asterism.filter((cell) => labeling[cell] === label).length === count),
  );
}
