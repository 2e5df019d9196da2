import type { LanguageCode } from '@latin-puzzles/core/basis';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import type { Item } from '@latin-puzzles/drawing';
import type { ShownStep } from '@latin-puzzles/workshop/advice';
import type { Table } from '@latin-puzzles/workshop/play';

/** Why a cell is set off from the others. The last one that holds is shown. */
export const HIGHLIGHTS = ['same-label', 'note', 'wrong'] as const;
export type Highlight = (typeof HIGHLIGHTS)[number];

/** A group that is set off, in a colour and a pattern of its own. */
export interface ShownGroup {
  readonly asterism: number;
  readonly cells: readonly number[];
  /** Which of the colours and patterns it has. */
  readonly dress: number;
  /** Whether it stands out from the others: all do where none is asked for. */
  readonly light: 'plain' | 'lit' | 'dimmed';
}

/** How a cell was picked. */
export interface Picking {
  /** Adds to what is selected. */
  readonly extend: boolean;
  /** Takes out what is selected already. */
  readonly toggle: boolean;
  /** The pointer came from another cell without being lifted. */
  readonly dragging: boolean;
}

/** A step of a proof with its drawing on the flat board. Whoever shows steps draws them, so that a board that shows none needs not know how. */
export interface DrawnStep extends ShownStep {
  readonly items: readonly Item[];
}

/** What a view of a board is given; every view, flat or solid, is given the same. */
export interface BoardViewProps {
  readonly puzzle: Pick<Puzzle, 'board' | 'multiset' | 'labeling' | 'inscription'>;
  readonly table: Table;
  /** Candidates to be shown in cells without labels and centre marks, one list per cell. */
  readonly candidates?: readonly (readonly number[])[] | undefined;
  /** Cells whose labels are only tried. */
  readonly tentative?: ReadonlySet<number> | undefined;
  readonly selection?: ReadonlySet<number> | undefined;
  readonly cursor?: number | undefined;
  readonly highlights?: ReadonlyMap<number, Highlight> | undefined;
  /** The groups that are set off. */
  readonly groups?: readonly ShownGroup[] | undefined;
  readonly shown?: DrawnStep | undefined;
  /** The language in which the names of cells are laid over a flat board, if they are. */
  readonly names?: LanguageCode | undefined;
  /** The puzzle has just been solved: the board may rejoice. */
  readonly celebrating?: boolean | undefined;
  /** What the board is called, for those who cannot see it. */
  readonly name: string;
  /** What a cell is called and what stands in it, for those who cannot see it: each is an element then that a reader finds. */
  readonly tellCell?: ((cell: number) => string) | undefined;
  /** The id of the element that tells how the board is used. */
  readonly describedBy?: string | undefined;
  readonly onPick?: ((cell: number, how: Picking) => void) | undefined;
  /** The same cell picked twice in a moment. */
  readonly onPickTwice?: ((cell: number) => void) | undefined;
  /** A cell is being held; told again as long as it is. */
  readonly onHold?: ((cell: number) => void) | undefined;
  /** What the pointer rests on, without being pressed: a cell, a letter that names a group, or neither. */
  readonly onHover?: ((cell: number | undefined, asterism: number | undefined) => void) | undefined;
  /** A letter that names a group was pressed. */
  readonly onPickGroup?: ((asterism: number) => void) | undefined;
  readonly onKey?: ((event: KeyboardEvent) => void) | undefined;
}
