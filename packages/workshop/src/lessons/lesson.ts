import { climb, LADDER, type Placement, type Step, shapeOf, startOf } from '@latin-puzzles/core/attrition';
import { must } from '@latin-puzzles/core/basis';
import { type Board, resolveBoard } from '@latin-puzzles/core/board';
import { EMPTY, type Labeling, makeMultiset, makePuzzle, type Puzzle, problemOf } from '@latin-puzzles/core/puzzle';
import { FULL_COUNT, type Plan } from '../advice/index.ts';
import type { PackedPosition } from './packed.ts';
import { LESSON_POSITIONS } from './positions.ts';

/** What a reader of a lesson is to do: place a label, or strike out a candidate. */
export type LessonTask = 'place' | 'strike';

/** A position in which a theorem shows something. */
export interface LessonPosition {
  readonly theorem: string;
  readonly puzzle: Puzzle & { readonly solution: Labeling };
  readonly task: LessonTask;
  /** The step to be found, from what everyone sees. */
  readonly plan: Plan;
  /** Everything else that the theorem shows at this position, and this step, as steps. */
  readonly steps: readonly Step[];
}

/** The theorems that there are lessons for, the easiest first. */
export const LESSONS: readonly string[] = /* @__PURE__ */ LADDER.map(({ name }) => name).filter(
  (name) => name in LESSON_POSITIONS,
);

/** The positions of the lesson of a theorem, as they are stored. */
export function lessonPositions(theorem: string): readonly PackedPosition[] {
  return LESSON_POSITIONS[theorem] ?? [];
}

/** A position of the lesson of a theorem, from 0; nothing if there is none. */
export function openLesson(theorem: string, index: number): LessonPosition | undefined {
  const packed = lessonPositions(theorem)[index];
  return packed && openPosition(theorem, packed);
}

/** A position of the lesson of a theorem on a board as much like another as there is one. */
export function exampleOf(theorem: string, like?: Board): LessonPosition | undefined {
  const positions = lessonPositions(theorem);
  const isAlike = ({ board }: PackedPosition) => familyOf(board) === familyOf(like?.name ?? '');
  const isOfKind = ({ board }: PackedPosition) => kindOf(must(resolveBoard(board))) === (like && kindOf(like));
  const packed = positions.find(isAlike) ?? positions.find(isOfKind) ?? positions[0];
  return packed && openPosition(theorem, packed);
}

function familyOf(specification: string): string {
  return specification.split(':')[0]!;
}

/** Boards that look alike: on a solid, of points, or of cells. */
function kindOf({ solid, faces }: Board): string {
  return solid ? 'solid' : faces ? 'flat' : 'points';
}

/** The same of a position from elsewhere; nothing where the theorem does not show what it is to show. */
export function openPosition(name: string, packed: PackedPosition): LessonPosition | undefined {
  const theorem = LADDER.find((other) => other.name === name);
  if (!theorem) return undefined;
  const puzzle = unpack(packed);
  const position = startOf(shapeOf(problemOf(puzzle.board, puzzle.multiset)), puzzle.labeling);
  const before = theorem === FULL_COUNT ? [] : [...climb(position, [FULL_COUNT])];
  const steps = [...theorem.steps(position)];
  const step = plainest(steps.filter((each) => concludes(each, packed.shown)));
  if (!step) return undefined;
  const task = step.writes.length > 0 ? 'place' : 'strike';
  const { domains, written } = position;
  return {
    theorem: name,
    puzzle,
    task,
    plan: { steps: [step], standing: { domains: domains.slice(), written: written.slice() }, before },
    steps,
  };
}

function unpack({ board, labels, cells, solution }: PackedPosition): LessonPosition['puzzle'] {
  const multiset = must(makeMultiset([...labels]));
  const read = (text: string) => Array.from(text, (label) => (label === '.' ? EMPTY : multiset.labels.indexOf(label)));
  const puzzle = must(
    makePuzzle({ board: must(resolveBoard(board)), multiset, labeling: read(cells), inscription: [] }),
  );
  return { ...puzzle, solution: read(solution) };
}

function concludes({ writes, removals }: Step, { cell, label }: Placement): boolean {
  return [...writes, ...removals].some((placement) => placement.cell === cell && placement.label === label);
}

/** The step with the least to follow: what is supposed, then what is counted. */
export function plainest(steps: readonly Step[]): Step | undefined {
  const size = ({ premises: { terms, steps: inner = [], cases = [] } }: Step): number =>
    10 * [...inner, ...cases.flatMap((branch) => branch.steps)].length + terms.length;
  return steps.reduce<Step | undefined>((best, step) => (best && size(best) <= size(step) ? best : step), undefined);
}
