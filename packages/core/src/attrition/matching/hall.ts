import { EMPTY } from '../../puzzle/index.ts';
import { perShape } from '../model/per-shape.ts';
import type { Position } from '../model/position.ts';
import type { Placement, Step, Term } from '../model/step.ts';
import type { Sought } from '../model/theorem.ts';
import { Assignment, NOWHERE } from './assignment.ts';

export interface HallSearch {
  /** The theorem that the steps are credited to. */
  readonly theorem: string;
  /** Which sides a Hall set may be presented from. */
  readonly sides: readonly ('cells' | 'labels')[];
  /** The least and the greatest number of labels of a Hall set. */
  readonly least: number;
  readonly most: number;
}

/**
 * The largest size at which Hall sets need be looked for. Labels of an asterism confine as many cells as they can fill
 * just when the remaining labels fill the remaining cells, so one side of every Hall set has at most half of the labels.
 * It does not depend on the position: otherwise a set could become too large by what happens elsewhere.
 */
export function halfOf(labels: number): number {
  return labels >>> 1;
}

/**
 * The steps that Hall sets of single asterisms allow, the smallest sets first. All sets are read off one assignment of
 * open cells to needed labels: a block of labels that reaches no other confines its cells; one that no other reaches is
 * confined to its cells. Each such block is irreducible, so its terms are needed to the last. Where all labels that are
 * needed form a single block there is no such set, for this search or any other.
 *
 * Where no assignment is complete, the step takes from a cell all that it has left.
 */
export function findHallSteps(position: Position, search: HallSearch, sought?: Sought): Step[] {
  const found: Step[] = [];
  const { asterismsOf, labels } = position.shape;
  const memo = position.searchMemo(`${search.theorem} of ${search.least} to ${search.most}`, 'asterisms');
  const undivided = position.searchMemo('undivided', 'asterisms');
  const asked = sought && new Set([...sought.cells].flatMap((cell) => asterismsOf[cell]!));
  const open = memo.worthSearching(asked).filter((asterism) => !undivided.isFruitless(asterism));
  if (open.length === 0) return found;
  const { assignment, cells } = roomOf(position.shape);
  for (const asterism of open) {
    load(position, asterism, search, assignment, cells);
    const before = found.length;
    const left = assignment.solve();
    const context = { position, search, asterism, assignment, cells, found };
    if (left !== NOWHERE) addSetOfCells(context, assignment.reachedBy(left));
    else if (assignment.isOneBlock() && !holdsFullLabel(position, asterism)) {
      undivided.note(asterism);
      continue;
    } else
      for (let label = 0; label < labels; label++)
        if (position.places[asterism * labels + label]! > 0) addSetsBeginningWith(context, label);
    if (found.length === before) memo.note(asterism);
  }
  return found.sort((a, b) => a.premises.terms.length - b.premises.terms.length);
}

/** One assignment, and the cells behind its items, for all searches of a shape, one after the other. */
const roomOf = /* @__PURE__ */ perShape(({ asterisms, labels }) => {
  const longest = Math.max(0, ...asterisms.map(({ length }) => length));
  return { assignment: new Assignment(longest, labels), cells: new Int32Array(longest) };
});

/** Whether a label that an asterism needs no more could still go there: a set of its own, without cells. */
function holdsFullLabel({ needs, places, shape }: Position, asterism: number): boolean {
  const first = asterism * shape.labels;
  for (let at = first; at < first + shape.labels; at++) if (needs[at] === 0 && places[at]! > 0) return true;
  return false;
}

interface Context {
  readonly position: Position;
  readonly search: HallSearch;
  readonly asterism: number;
  readonly assignment: Assignment;
  /** The cell behind each item of the assignment. */
  readonly cells: Int32Array;
  readonly found: Step[];
}

function load(
  { shape, written, domains, needs }: Position,
  asterism: number,
  { least }: HallSearch,
  assignment: Assignment,
  cells: Int32Array,
): void {
  const { labels } = shape;
  const { words, allowed, capacities } = assignment;
  const held = shape.asterisms[asterism]!;
  let items = 0;
  for (let i = 0; i < held.length; i++) {
    const cell = held[i]!;
    if (written[cell] !== EMPTY) continue;
    cells[items] = cell;
    allowed.fill(0, items * words, (items + 1) * words);
    for (let label = 0; label < labels; label++)
      allowed[items * words + (label >>> 5)]! |= domains[cell * labels + label]! << (label & 31);
    items++;
  }
  assignment.items = items;
  for (let label = 0; label < labels; label++) {
    const need = needs[asterism * labels + label]!;
    capacities[label] = need;
    // A label that is needed no more is a set of its own without cells; larger sets are looked for as if it had left.
    if (need === 0 && least > 1)
      for (let item = 0; item < items; item++) allowed[item * words + (label >>> 5)]! &= ~(1 << (label & 31));
  }
}

/** At most one set from each side, the one whose first label this is. */
function addSetsBeginningWith(context: Context, label: number): void {
  const { assignment, search } = context;
  const fits = (size: number) => size >= search.least && size <= search.most;
  if (search.sides.includes('cells') && fits(assignment.lastBlock(label)))
    addSetOfCells(
      context,
      labelsWhere(context, (other) => assignment.reaches(label, other)),
    );
  if (search.sides.includes('labels') && fits(assignment.firstBlock(label)))
    addSetOfLabels(
      context,
      labelsWhere(context, (other) => assignment.reaches(other, label)),
    );
}

function labelsWhere({ position }: Context, holds: (label: number) => boolean): number[] {
  const labels: number[] = [];
  for (let label = 0; label < position.shape.labels; label++) if (holds(label)) labels.push(label);
  return labels;
}

/** The cells assigned to the labels have no others to go to: the labels leave the rest of the asterism. */
function addSetOfCells(context: Context, labels: readonly number[]): void {
  const { assignment, cells, position } = context;
  const inside: number[] = [];
  const removals: Placement[] = [];
  for (let item = 0; item < assignment.items; item++) {
    const cell = cells[item]!;
    if (labels.includes(assignment.binOf[item]!)) inside.push(cell);
    else for (const label of labels) if (assignment.allows(item, label)) removals.push({ cell, label });
  }
  if (removals.length === 0) return;
  const counted = labelsWhere(
    context,
    (label) => labels.includes(label) || inside.some((cell) => position.allows(cell, label)),
  );
  context.found.push(stepOf(context, counted, inside, removals));
}

/** The labels have no places beside the cells assigned to them: all other labels leave these. */
function addSetOfLabels(context: Context, labels: readonly number[]): void {
  const { assignment, cells, position } = context;
  const inside: number[] = [];
  const removals: Placement[] = [];
  for (let item = 0; item < assignment.items; item++) {
    if (!labels.includes(assignment.binOf[item]!)) continue;
    const cell = cells[item]!;
    // A cell with nothing else to hold takes its label from the count by itself.
    if (position.sizes[cell]! > 1) inside.push(cell);
    for (const label of position.domain(cell)) if (!labels.includes(label)) removals.push({ cell, label });
  }
  if (removals.length > 0) context.found.push(stepOf(context, labels, inside, removals));
}

function stepOf(
  { search, asterism }: Context,
  labels: readonly number[],
  cells: readonly number[],
  removals: readonly Placement[],
): Step {
  const terms: Term[] = [
    ...labels.map((label) => ({ times: 1, asterism, label })),
    ...cells.map((cell) => ({ times: -1, cell })),
  ];
  return { theorem: search.theorem, writes: [], removals, premises: { terms } };
}
