import { EMPTY, type Labeling, type Problem } from '../../puzzle/index.ts';

/**
 * Finds other Latin boards without a search, where no asterism demands a label twice: take a cell, its label and another,
 * and all the cells that hang together with it, each pulling in those with the other of the two labels in its asterisms.
 * Exchanging the two labels on these cells gives a Latin board again. Where labels repeat, what hangs together is most of
 * the board, and nothing is to be had this way; nor where constraints may not hold on the other board.
 */
export interface LabelExchange {
  /** Takes up a Latin board. */
  use(solution: Labeling): void;
  /** Whether an exchange on cells without clues changes the label of a cell. */
  changes(cell: number, clues: Int16Array): boolean;
}

export function makeLabelExchange({ cells, labels, asterisms, demands, constraints }: Problem): LabelExchange {
  const isUseless = constraints !== undefined || demands.some((demand) => demand.some((count) => count > 1));
  const holders: number[][] = Array.from({ length: cells }, () => []);
  for (const [a, asterism] of asterisms.entries()) for (const cell of asterism) holders[cell]!.push(a);
  const from = new Int32Array(cells + 1);
  for (const [cell, { length }] of holders.entries()) from[cell + 1] = from[cell]! + length;
  /** For each cell the rows of its asterisms in `where`, which for each asterism and label has the cell that holds it. */
  const rows = Int32Array.from(holders.flat(), (a) => a * labels);
  const where = new Int32Array(asterisms.length * labels);
  const labelOf = new Int32Array(cells);
  const seen = new Int32Array(cells);
  const queue = new Int32Array(cells);
  let search = 0;

  function meetsNoClue(start: number, other: number, clues: Int16Array): boolean {
    const sum = labelOf[start]! + other;
    let size = 1;
    queue[0] = start;
    seen[start] = ++search;
    for (let head = 0; head < size; head++) {
      const cell = queue[head]!;
      const partner = sum - labelOf[cell]!;
      for (let i = from[cell]!, end = from[cell + 1]!; i < end; i++) {
        const next = where[rows[i]! + partner]!;
        if (!isFree(next, clues)) return false;
        if (seen[next] === search) continue;
        seen[next] = search;
        queue[size++] = next;
      }
    }
    return true;
  }

  return {
    use(solution) {
      if (isUseless) return;
      where.fill(EMPTY);
      for (let cell = 0; cell < cells; cell++) {
        const label = solution[cell]!;
        labelOf[cell] = label;
        for (let i = from[cell]!, end = from[cell + 1]!; i < end; i++) where[rows[i]! + label] = cell;
      }
    },
    changes(cell, clues) {
      if (isUseless) return false;
      const first = from[cell]!;
      const end = from[cell + 1]!;
      for (let label = 0; label < labels; label++) {
        // Most labels meet a clue at the first step: no queue for these.
        let i = first;
        while (i < end && isFree(where[rows[i]! + label]!, clues)) i++;
        if (i === end && label !== labelOf[cell] && meetsNoClue(cell, label, clues)) return true;
      }
      return false;
    },
  };
}

/** Whether a cell has no clue. An asterism without the other label has no cell to give, and cannot take part either. */
function isFree(cell: number, clues: Int16Array): boolean {
  return cell !== EMPTY && clues[cell] === EMPTY;
}
