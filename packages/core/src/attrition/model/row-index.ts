import type { Shape } from './shape.ts';
import type { RowTerm } from './step.ts';

/** The place of a row among all, by the name of its constraint and its place there; −1 if there is none. */
export function rowIndexOf({ rows }: Shape, { constraint, row }: RowTerm): number {
  const first = rows.findIndex((other) => other.constraint === constraint);
  return rows[first + row]?.constraint === constraint && first >= 0 ? first + row : -1;
}
