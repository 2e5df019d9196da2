/**
 * The number of 9 × 9 Sudokus with labels of multiplicities that add up to nine, as a sum over what columns hold in each band. Shares
 * nothing with the methods of counting: there are no residuals, no normal forms, and no memory of what was counted.
 *
 * Three rows or columns of a box hold so many of each label: a matrix. `fills` says in how many ways the rows of a box can be as one matrix
 * says and its columns as another. Three matrices side by side that add up to the demand are what a band leaves its rows, or a stack its
 * columns. A band whose columns hold given matrices has the sum over its rows of the products of fills; the Sudokus are the
 * sum over the three stacks of the products of bands. It is for few labels: with more than a few thousand ways for a stack it takes minutes.
 */
export function sudokusWithFewLabels(multiplicities: readonly number[]): bigint {
  const matrices = matricesOf(multiplicities);
  const fills = fillsOf(multiplicities, matrices);
  const size = matrices.length;
  const numbers = new Map(matrices.map((matrix, i) => [matrix.join(), i]));
  const triples: [number, number, number][] = [];
  for (let i = 0; i < size; i++)
    for (let j = 0; j < size; j++) {
      const rest = matrices[i]!.map(
        (held, place) => multiplicities[place % multiplicities.length]! - held - matrices[j]![place]!,
      ).join();
      const k = numbers.get(rest);
      if (k !== undefined) triples.push([i, j, k]);
    }
  // The boxes of a band may be exchanged: what they hold in one order they hold in each.
  const bands = new Float64Array(size ** 3);
  for (let a = 0; a < size; a++)
    for (let b = a; b < size; b++)
      for (let c = b; c < size; c++) {
        let sum = 0;
        for (const [i, j, k] of triples) sum += fills[i]![a]! * fills[j]![b]! * fills[k]![c]!;
        for (const [x, y, z] of [
          [a, b, c],
          [a, c, b],
          [b, a, c],
          [b, c, a],
          [c, a, b],
          [c, b, a],
        ] as const)
          bands[(x * size + y) * size + z] = sum;
      }

  // Stacks may be exchanged: the first is the least and the last the greatest.
  const [tops, middles, bottoms] = [0, 1, 2].map((i) => Int32Array.from(triples, (triple) => triple[i]!));
  let near = 0;
  let low = 0;
  for (let s = 0; s < triples.length; s++)
    for (let t = s; t < triples.length; t++) {
      const top = (tops![s]! * size + tops![t]!) * size;
      const middle = (middles![s]! * size + middles![t]!) * size;
      const bottom = (bottoms![s]! * size + bottoms![t]!) * size;
      let [sumNear, sumLow] = [0, 0];
      for (let u = t; u < triples.length; u++) {
        const a = bands[top + tops![u]!]!;
        const b = bands[middle + middles![u]!]!;
        const c = bands[bottom + bottoms![u]!]!;
        const orders = s === t ? (t === u ? 1 : 3) : t === u ? 3 : 6;
        sumNear += orders * a * b * c;
        sumLow = (sumLow + Math.imul(orders, Math.imul(Math.imul(a, b), c))) | 0;
      }
      near += sumNear;
      low = (low + sumLow) | 0;
    }
  return nearest(near, low);
}

/** The whole number that is nearest to one and ends with the 32 bits of another. */
function nearest(near: number, low: number): bigint {
  const whole = BigInt(near);
  const away = BigInt.asIntN(32, BigInt(low) - whole);
  return whole + away;
}

/** What three columns of a box can hold of the labels: three of something each, and all that is demanded together. */
function matricesOf(multiplicities: readonly number[]): number[][] {
  const columns = sharesOf(3, multiplicities.length);
  const matrices: number[][] = [];
  for (const x of columns)
    for (const y of columns) {
      const z = multiplicities.map((wanted, label) => wanted - x[label]! - y[label]!);
      if (z.every((held) => held >= 0)) matrices.push([...x, ...y, ...z]);
    }
  return matrices;
}

/** All ways to share so many things among so many. */
function sharesOf(things: number, count: number): number[][] {
  if (count === 1) return [[things]];
  return Array.from({ length: things + 1 }, (_, first) =>
    sharesOf(things - first, count - 1).map((rest) => [first, ...rest]),
  ).flat();
}

/** For the matrix of its rows and that of its columns, how many fillings a box has. */
function fillsOf(multiplicities: readonly number[], matrices: readonly number[][]): number[][] {
  const numbers = new Map(matrices.map((matrix, i) => [matrix.join(), i]));
  const fills = matrices.map(() => new Array<number>(matrices.length).fill(0));
  const labels = multiplicities.length;
  const rows = new Array<number>(3 * labels).fill(0);
  const columns = new Array<number>(3 * labels).fill(0);
  const left = [...multiplicities];
  const fill = (cell: number): void => {
    if (cell === 9) {
      fills[numbers.get(rows.join())!]![numbers.get(columns.join())!]!++;
      return;
    }
    for (const label of left.keys()) {
      if (left[label] === 0) continue;
      const [row, column] = [labels * Math.floor(cell / 3) + label, labels * (cell % 3) + label];
      left[label]!--;
      rows[row]!++;
      columns[column]!++;
      fill(cell + 1);
      left[label]!++;
      rows[row]!--;
      columns[column]!--;
    }
  };
  fill(0);
  return fills;
}
