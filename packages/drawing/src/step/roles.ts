import type { Placement, Step, Term } from '@latin-puzzles/core/attrition';
import type { Board } from '@latin-puzzles/core/board';

/** What a label in a cell has to do with a step. */
export interface Role {
  /** It counts towards the step, or is supposed. */
  readonly ring?: 'ring' | 'supposed';
  /** It goes: by the step, or on the way to a contradiction; or it went before, since a label on the board shuts it out. */
  readonly strike?: 'strike' | 'fall' | 'shut-out';
  /** It is written by the step. */
  readonly strong?: boolean;
  /** The reader is to find out what becomes of it. */
  readonly asked?: boolean;
}

/** The parts that labels play in a step, by cell · labels + label. Later parts are added to earlier ones. */
export function rolesOf(board: Board, labels: number, step: Step): Map<number, Role> {
  const roles = new Map<number, Role>();
  const give = ({ cell, label }: Placement, role: Role) => {
    const candidate = cell * labels + label;
    roles.set(candidate, { ...roles.get(candidate), ...role });
  };
  const { terms, assumption, steps = [], cases = [] } = step.premises;
  for (const term of terms) for (const counted of placementsOf(board, labels, term)) give(counted, { ring: 'ring' });
  for (const branch of assumption ? [{ assumption, steps }] : cases) {
    for (const nested of branch.steps) {
      for (const removal of nested.removals) give(removal, { strike: 'fall' });
      for (const write of nested.writes) give(write, { ring: 'ring' });
    }
    const { holds } = branch.assumption;
    give(branch.assumption, holds ? { ring: 'supposed' } : { ring: 'supposed', strike: 'fall' });
  }
  for (const removal of step.removals) give(removal, { strike: 'strike' });
  for (const write of step.writes) give(write, { strong: true });
  return roles;
}

/** The labels in cells that an equation speaks of. */
export function placementsOf({ asterisms }: Board, labels: number, term: Term): Placement[] {
  if ('label' in term) return asterisms[term.asterism]!.cells.map((cell) => ({ cell, label: term.label }));
  // What a row of a constraint counts is not known to the board.
  if ('constraint' in term) return [];
  return Array.from({ length: labels }, (_, label) => ({ cell: term.cell, label }));
}
