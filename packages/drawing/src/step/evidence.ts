import type { Blocker, Placement, Step } from '@latin-puzzles/core/attrition';
import type { Board } from '@latin-puzzles/core/board';
import { EMPTY } from '@latin-puzzles/core/puzzle';
import type { PlayerState } from './assign-slots.ts';
import type { Counted } from './highlights.ts';
import type { Role } from './roles.ts';

/** What a step rests on, so that it can be seen. */
export interface StepEvidence {
  /** Asterisms that have enough of a label, and the cells that cannot take it for that. */
  readonly blockers: readonly Blocker[];
  /** What was known before not to be. */
  readonly ruledOut: readonly Placement[];
  /** Whether what follows is drawn too. */
  readonly isConcluded: boolean;
}

/** What of a board the drawing of a step shows. */
export interface Focus {
  /** 1 where a small label stands: index cell · labels + label. */
  readonly domains: ArrayLike<number>;
  readonly roles: ReadonlyMap<number, Role>;
  /** The cells whose labels shut others out. */
  readonly holders: ReadonlySet<number>;
  /** The cells that are not dimmed; all of them where nothing is left out. */
  readonly cells: ReadonlySet<number> | undefined;
}

/** All candidates, with the parts that they play. */
export function wholeFocus({ domains }: PlayerState, roles: ReadonlyMap<number, Role>): Focus {
  return { domains, roles, holders: new Set(), cells: undefined };
}

/** Only what a step rests on: candidates that count, those that are shut out, and the labels that shut them out. */
export function focusOn(
  board: Board,
  { domains, written }: PlayerState,
  step: Step,
  whole: ReadonlyMap<number, Role>,
  counted: Counted,
  evidence: StepEvidence,
): Focus {
  const labels = domains.length / board.cells;
  const roles = new Map([...whole].filter(([candidate]) => domains[candidate] === 1));
  const at = ({ cell, label }: Placement) => cell * labels + label;
  if (!evidence.isConcluded) keepBack(roles, step, at);
  for (const { label, cells } of evidence.blockers) for (const cell of cells) roles.set(at({ cell, label }), SHUT_OUT);
  for (const placement of evidence.ruledOut) roles.set(at(placement), RULED_OUT);
  const shown = new Uint8Array(domains.length);
  for (const candidate of roles.keys()) shown[candidate] = 1;
  const holders = new Set(evidence.blockers.flatMap((blocker) => holdersOf(board, written, blocker)));
  const asterisms = [...counted.base, ...counted.cover];
  const cells = new Set([
    ...asterisms.flatMap((asterism) => board.asterisms[asterism]!.cells),
    ...counted.cells,
    ...holders,
    ...[...roles.keys()].map((candidate) => Math.floor(candidate / labels)),
  ]);
  return { domains: shown, roles, holders, cells };
}

const SHUT_OUT: Role = { strike: 'shut-out' };
const RULED_OUT: Role = { strike: 'fall' };

/** Labels that would be written still count; of those that would go it is asked. */
function keepBack(roles: Map<number, Role>, { writes, removals }: Step, at: (placement: Placement) => number): void {
  for (const write of writes) roles.set(at(write), { ring: 'ring' });
  for (const removal of removals) {
    const { ring } = roles.get(at(removal)) ?? {};
    roles.set(at(removal), ring === 'supposed' ? { ring } : { asked: true });
  }
}

/** The cells of an asterism that hold a label. */
export function holdersOf(
  { asterisms }: Board,
  written: PlayerState['written'],
  { asterism, label }: Pick<Blocker, 'asterism' | 'label'>,
): number[] {
  return asterisms[asterism]!.cells.filter((cell) => written[cell] !== EMPTY && written[cell] === label);
}
