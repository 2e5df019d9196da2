import { digest } from '../../basis/index.ts';
import { type Board, identity, inverse, mergedGenerators, mergedOrder, type Permutation } from '../../board/index.ts';
import type { Multiset } from '../model/multiset.ts';
import { EMPTY, type Labeling, type PartialBoard } from '../model/partial-board.ts';
import type { Puzzle } from '../model/puzzle.ts';
import { type CanonicalPlacer, makeCanonicalPlacer } from './canonical-place.ts';
import { type CanonicalStructure, canonicalStructure } from './structure.ts';

/** A partial board, with its inscription if it has one. */
export type InscribedBoard = PartialBoard & { readonly inscription?: readonly number[] | undefined };

/** A partial board as a member of its class. */
export interface Canonical {
  /** The same exactly for the members of the class; the hash is made of it. */
  readonly certificate: Int32Array;
  readonly hash: string;
  /** How many automorphisms of the board change the partial board in nothing but the names of its labels. */
  readonly symmetries: bigint;
  /** Some that make all of them, with what each does to labels; labels that are not written anywhere stay. */
  readonly generators: readonly Renaming[];
  /** The automorphism of the board and the relabeling that take the partial board to its form. */
  readonly toForm: () => Renaming;
  /** The member that stands for the class. Its inscription is in the order of the cells. */
  readonly form: () => Puzzle;
}

export interface Renaming {
  readonly cells: Permutation;
  readonly labels: Permutation;
}

/** Canonizes the partial boards of a board and a multiset; what forms need to know of the board is found out only once. */
export interface Canonizer {
  readonly canonize: (partial: Pick<InscribedBoard, 'labeling' | 'inscription'>) => Canonical;
}

export function makeCanonizer(board: Board, multiset: Multiset): Canonizer {
  const { counts } = multiset;
  let placer: CanonicalPlacer | undefined;
  return {
    canonize({ labeling, inscription = [] }) {
      const marks = new Uint8Array(board.cells);
      for (const cell of inscription) marks[cell] = 1;
      const structure = canonicalStructure(board, { labeling, counts, marks });
      const toForm = () => {
        placer ??= makeCanonicalPlacer(board);
        const cells = placer(structure);
        return { cells, labels: firstComeLabels(moved(labeling, cells), counts) };
      };
      return {
        certificate: structure.certificate,
        get hash() {
          return digest(structure.certificate);
        },
        get symmetries() {
          return mergedOrder(structure.merged, structure.orbitLengths);
        },
        get generators() {
          return renamingsOf(structure, counts.length);
        },
        toForm,
        form() {
          const renaming = toForm();
          const cells = inscription.map((cell) => renaming.cells[cell]!).sort((a, b) => a - b);
          return { board, multiset, labeling: applyRenaming(labeling, renaming), inscription: cells };
        },
      };
    },
  };
}

/** The symmetries of a written board that its canonical order is known by, as they move cells and labels. */
function renamingsOf({ merged, generators, written }: CanonicalStructure, labels: number): Renaming[] {
  const firstLabel = merged.classes.length + merged.asterisms.length;
  return mergedGenerators(merged, generators).map((cells, index) => {
    const renamed = [...identity(labels)];
    for (const [from, to] of generators[index] ?? [])
      if (from >= firstLabel) renamed[written[from - firstLabel]!] = written[to - firstLabel]!;
    return { cells, labels: renamed };
  });
}

/** What takes one partial board to another of its class, the canonical forms of both being given: there and back. */
export function renamingBetween(from: Renaming, to: Renaming): Renaming {
  const [cells, labels] = [inverse(to.cells), inverse(to.labels)];
  return { cells: from.cells.map((cell) => cells[cell]!), labels: from.labels.map((label) => labels[label]!) };
}

/** A labeling with its cells and labels renamed. */
export function applyRenaming(labeling: Labeling, { cells, labels }: Renaming): Labeling {
  return moved(labeling, cells).map((label) => labels[label] ?? EMPTY);
}

function moved(labeling: Labeling, cells: Permutation): number[] {
  const out = new Array<number>(labeling.length).fill(EMPTY);
  for (const [cell, label] of labeling.entries()) out[cells[cell]!] = label;
  return out;
}

/** The labels renamed, each to one of its count, so that those of a count come up in their own order. */
function firstComeLabels(labeling: Labeling, counts: readonly number[]): Permutation {
  const free = new Map<number, number[]>();
  for (const [label, count] of counts.entries()) free.set(count, [...(free.get(count) ?? []), label]);
  const renamed = new Map<number, number>();
  for (const label of [...labeling, ...counts.keys()])
    if (label !== EMPTY && !renamed.has(label)) renamed.set(label, free.get(counts[label]!)!.shift()!);
  return counts.map((_, label) => renamed.get(label)!);
}
