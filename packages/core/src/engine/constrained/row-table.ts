import { type Problem, rowsOf } from '../../puzzle/index.ts';

/**
 * All that a problem asks, as rows: counts of labels in cells that lie between two bounds. Each cell holds one label, each
 * asterism every label as often as it is demanded, and constraints have rows of their own, which stand last. A candidate is a
 * label in a cell, numbered cell · labels + label.
 */
export interface RowTable {
  readonly candidates: number;
  readonly rows: number;
  /** The first row of a constraint. */
  readonly constrained: number;
  /** For each row of a constraint what each label of its cells counts. */
  readonly weights: readonly (readonly CellWeights[])[];
  readonly least: Float64Array;
  readonly most: Float64Array;
  /** The greatest count of each row, without its sign. */
  readonly heaviest: Float64Array;
  /** The candidates of a row stand from `from[row]` up to `from[row + 1]`, with what each counts. */
  readonly from: Int32Array;
  readonly members: Int32Array;
  readonly counts: Float64Array;
  /** The rows of a candidate stand from `rowsFrom[candidate]` on, with what it counts there. */
  readonly rowsFrom: Int32Array;
  readonly rowsOf: Int32Array;
  readonly countsOf: Float64Array;
}

/** What each label counts in a cell. */
export interface CellWeights {
  readonly cell: number;
  readonly counts: Float64Array;
}

interface Row {
  readonly members: readonly number[];
  readonly counts: readonly number[];
  readonly least: number;
  readonly most: number;
}

export function makeRowTable(problem: Problem): RowTable {
  const plain = plainRows(problem);
  const rows = [...plain, ...constraintRows(problem)];
  const candidates = problem.cells * problem.labels;
  const from = new Int32Array(rows.length + 1);
  for (const [row, { members }] of rows.entries()) from[row + 1] = from[row]! + members.length;
  const members = Int32Array.from(rows.flatMap((row) => row.members));
  const counts = Float64Array.from(rows.flatMap((row) => row.counts));
  const rowsFrom = new Int32Array(candidates + 1);
  for (const candidate of members) rowsFrom[candidate + 1]!++;
  for (let candidate = 0; candidate < candidates; candidate++) rowsFrom[candidate + 1]! += rowsFrom[candidate]!;
  const next = rowsFrom.slice();
  const rowsOf = new Int32Array(members.length);
  const countsOf = new Float64Array(members.length);
  for (let row = 0; row < rows.length; row++)
    for (let i = from[row]!; i < from[row + 1]!; i++) {
      const at = next[members[i]!]!++;
      rowsOf[at] = row;
      countsOf[at] = counts[i]!;
    }
  return {
    candidates,
    rows: rows.length,
    constrained: plain.length,
    weights: rows.slice(plain.length).map((row) => weightsOf(row, problem.labels)),
    least: Float64Array.from(rows, ({ least }) => least),
    most: Float64Array.from(rows, ({ most }) => most),
    heaviest: Float64Array.from(rows, (row) => row.counts.reduce((most, count) => Math.max(most, Math.abs(count)), 0)),
    from,
    members,
    counts,
    rowsFrom,
    rowsOf,
    countsOf,
  };
}

function weightsOf({ members, counts }: Row, labels: number): CellWeights[] {
  const ofCells = new Map<number, Float64Array>();
  for (const [i, candidate] of members.entries()) {
    const cell = Math.floor(candidate / labels);
    if (!ofCells.has(cell)) ofCells.set(cell, new Float64Array(labels));
    ofCells.get(cell)![candidate % labels] = counts[i]!;
  }
  return [...ofCells].map(([cell, weights]) => ({ cell, counts: weights }));
}

function plainRows({ cells, labels, asterisms, demands }: Problem): Row[] {
  const exactly = (members: readonly number[], total: number): Row => ({
    members,
    counts: members.map(() => 1),
    least: total,
    most: total,
  });
  const ofCells = Array.from({ length: cells }, (_, cell) =>
    exactly(
      Array.from({ length: labels }, (_, label) => cell * labels + label),
      1,
    ),
  );
  const ofAsterisms = asterisms.flatMap((held, a) =>
    demands[a]!.map((demand, label) =>
      exactly(
        held.map((cell) => cell * labels + label),
        demand,
      ),
    ),
  );
  return [...ofCells, ...ofAsterisms];
}

function constraintRows(problem: Problem): Row[] {
  const { labels } = problem;
  return rowsOf(problem).map(({ counts, least, most, several }) => {
    const weights = new Map(counts.map(({ cell, label, times }) => [cell * labels + label, times]));
    // Where several labels of a cell count, it matters too when one goes that does not.
    if (several)
      for (const { cell } of counts)
        for (let at = cell * labels; at < (cell + 1) * labels; at++) weights.set(at, weights.get(at) ?? 0);
    return { members: [...weights.keys()], counts: [...weights.values()], least, most };
  });
}
