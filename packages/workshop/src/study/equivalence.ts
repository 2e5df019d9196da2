import type { Relation } from '@latin-puzzles/core/classes';
import {
  canonizeSquare,
  type InscribedBoard,
  type Labeling,
  linesBetween,
  makeCanonizer,
  renamingBetween,
  squarePlaces,
} from '@latin-puzzles/core/puzzle';

/** A symmetry: where cells and labels go; or, of Latin squares, where lines go: first the rows, then the columns, then the labels. */
export type SymmetryMap =
  | { readonly cells: readonly number[]; readonly labels: readonly number[] }
  | { readonly lines: readonly number[] };

/** A Latin board, a partial board or a puzzle as a member of its class. */
export interface ClassMember {
  readonly hash: string;
  /** The member that stands for the class. */
  readonly form: Labeling;
  /** The order of the group that keeps it, and symmetries that make this group. */
  readonly symmetries: bigint;
  readonly generators: readonly SymmetryMap[];
  /** Where the others of its class go, and it as well: two of a class are taken to one. */
  readonly toForm: SymmetryMap;
}

/**
 * What is known of a partial board up to equivalence: its canonical form, and the symmetries that keep it. Of a relation of Latin
 * squares nothing is known where labels repeat, or where the board has no rows and columns.
 */
export function findClassMember(partial: InscribedBoard, relation: Relation): ClassMember | undefined {
  const { board, multiset, labeling } = partial;
  if (relation === 'board') {
    const canonical = makeCanonizer(board, multiset).canonize(partial);
    const { hash, symmetries, generators } = canonical;
    return { hash, symmetries, generators, form: canonical.form().labeling, toForm: canonical.toForm() };
  }
  const places = multiset.counts.every((count) => count === 1) ? squarePlaces(board) : undefined;
  if (!places) return undefined;
  const { hash, symmetries, generators, form, toForm } = canonizeSquare(places, labeling, relation);
  return { hash, symmetries, form, generators: generators.map((lines) => ({ lines })), toForm: { lines: toForm } };
}

/** A symmetry that takes one member of a class to another; undefined if they are of different classes. */
export function symmetryBetween(from: ClassMember, to: ClassMember): SymmetryMap | undefined {
  if (from.hash !== to.hash) return undefined;
  const [there, back] = [from.toForm, to.toForm];
  if ('lines' in there && 'lines' in back)
    return { lines: linesBetween({ toForm: there.lines }, { toForm: back.lines }) };
  return 'cells' in there && 'cells' in back ? renamingBetween(there, back) : undefined;
}
