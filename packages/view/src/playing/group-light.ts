import type { Board } from '@latin-puzzles/core/board';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { DRESSES } from '../board-view/group-dress.tsx';
import type { ShownGroup } from '../board-view/props.ts';
import type { Selection } from '../board-view/selection.ts';

/** Which groups are set off, and which of them stands out because it is pointed at. */
export interface GroupLight {
  readonly groups: ReadonlySignal<readonly ShownGroup[]>;
  /** The pointer rests on a group: on its letter, in the list, or on a cell that belongs to no other. */
  hover(cell: number | undefined, asterism?: number | undefined): void;
  /** Lets a group stand out until something else is selected, or no longer. */
  hold(asterism: number): void;
}

interface Held {
  readonly asterism: number;
  readonly selection: Selection;
}

/** The groups of the cursor as long as it is selected alone; one that is pointed at joins them if it is none of them. */
export function makeGroupLight(
  { asterisms, asterismsOf }: Board,
  selection: Signal<Selection>,
  wanted: ReadonlySignal<boolean>,
): GroupLight {
  const hovered = signal<number | undefined>(undefined);
  const held = signal<Held | undefined>(undefined);
  const own = computed(() => {
    const { cursor, cells } = selection.value;
    return cursor !== undefined && cells.size === 1 && wanted.value ? asterismsOf[cursor]! : [];
  });
  const isHeld = (asterism: number) => held.value?.asterism === asterism && held.value.selection === selection.value;
  const lit = computed(
    () => hovered.value ?? (held.value && isHeld(held.value.asterism) ? held.value.asterism : undefined),
  );
  return {
    groups: computed(() => {
      const other = lit.value === undefined || own.value.includes(lit.value) ? [] : [lit.value];
      return [...own.value, ...other].map((asterism, index) => ({
        asterism,
        cells: asterisms[asterism]!.cells,
        dress: index % DRESSES,
        light: lit.value === undefined ? 'plain' : lit.value === asterism ? 'lit' : 'dimmed',
      }));
    }),
    hover(cell, asterism) {
      const here = cell === undefined ? [] : own.value.filter((group) => asterisms[group]!.cells.includes(cell));
      hovered.value = asterism ?? (here.length === 1 ? here[0] : undefined);
    },
    hold(asterism) {
      hovered.value = undefined;
      held.value = isHeld(asterism) ? undefined : { asterism, selection: selection.value };
    },
  };
}
