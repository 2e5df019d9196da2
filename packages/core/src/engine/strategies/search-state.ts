import { brokenConstraints, EMPTY, type Labeling, type Problem } from '../../puzzle/index.ts';

/** A partial board in the course of a search, with what is left of the domain of every cell. Plain, and made to be read. */
export interface SearchState {
  readonly problem: Problem;
  /** For each cell the asterisms that hold it. */
  readonly holders: readonly (readonly number[])[];
  /** For each cell its label, or `EMPTY`. */
  readonly labeling: Int32Array;
  /** `domains[cell * labels + label]` is 1 while the label is in the domain of the cell. */
  readonly domains: Uint8Array;
  /** `left[asterism * labels + label]` is how often the asterism may still take the label. */
  readonly left: Int32Array;
}

/** The position of a labeling, its domains full; none if it is not a partial Latin board. */
export function makeSearchState(problem: Problem, labeling: Labeling): SearchState | undefined {
  const { cells, labels, asterisms, demands } = problem;
  const holders: number[][] = Array.from({ length: cells }, () => []);
  for (const [a, asterism] of asterisms.entries()) for (const cell of asterism) holders[cell]!.push(a);
  const position = {
    problem,
    holders,
    labeling: new Int32Array(cells).fill(EMPTY),
    domains: new Uint8Array(cells * labels).fill(1),
    left: Int32Array.from(demands.flat()),
  };
  for (const [cell, label] of labeling.entries())
    if (label !== EMPTY && !writeLabel(position, cell, label)) return undefined;
  return position;
}

export function copyOf(position: SearchState): SearchState {
  const { labeling, domains, left } = position;
  return { ...position, labeling: labeling.slice(), domains: domains.slice(), left: left.slice() };
}

/** Writes a label in an empty cell; false, and nothing written, if an asterism would hold it too often or a constraint break. */
export function writeLabel(position: SearchState, cell: number, label: number): boolean {
  if (!mayTake(position, cell, label)) return false;
  const { problem, labeling } = position;
  const { labels } = problem;
  labeling[cell] = label;
  if (problem.constraints && brokenConstraints(problem, Array.from(labeling)).length > 0) {
    labeling[cell] = EMPTY;
    return false;
  }
  for (const a of position.holders[cell]!) position.left[a * labels + label]!--;
  return true;
}

/** Takes a label back. */
export function eraseLabel(position: SearchState, cell: number): void {
  const { labels } = position.problem;
  const label = position.labeling[cell]!;
  position.labeling[cell] = EMPTY;
  for (const a of position.holders[cell]!) position.left[a * labels + label]!++;
}

/** Whether all asterisms of a cell have a label left for it. */
export function mayTake({ problem, holders, left }: SearchState, cell: number, label: number): boolean {
  return holders[cell]!.every((a) => left[a * problem.labels + label]! > 0);
}

/** The labels in the domain of an empty cell that its asterisms have left. */
export function domainOf(position: SearchState, cell: number): number[] {
  const { labels } = position.problem;
  const domain: number[] = [];
  for (let label = 0; label < labels; label++)
    if (position.domains[cell * labels + label] && mayTake(position, cell, label)) domain.push(label);
  return domain;
}

export function emptyCells({ labeling }: SearchState): number[] {
  const cells: number[] = [];
  for (const [cell, label] of labeling.entries()) if (label === EMPTY) cells.push(cell);
  return cells;
}
