import type { Board } from '@latin-puzzles/core/board';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { BoardViewProps } from '../board-view/props.ts';
import { makeRoom, type Room } from '../board-view/room.ts';
import { useWords } from '../services/studio.ts';
import { hasBody } from '../solid/has-body.ts';
import { PLAY_WORDS } from './words/index.ts';

/** How the board is looked at. */
export interface View {
  /** On its body, with the net beside it. */
  readonly solid: Signal<boolean>;
  readonly room: Room;
  readonly solidLoader: SolidLoader;
}

export function makeView(solidLoader: SolidLoader): View {
  return { solid: signal(false), room: makeRoom(), solidLoader };
}

/** The view of solids. It brings a large library with it, so that it comes only when asked for. */
export interface SolidLoader {
  readonly view: ReadonlySignal<ComponentType<BoardViewProps> | 'failed' | undefined>;
  load(): void;
}

export function makeSolidLoader(): SolidLoader {
  const view = signal<ComponentType<BoardViewProps> | 'failed' | undefined>(undefined);
  return {
    view,
    load() {
      if (view.value !== undefined && view.value !== 'failed') return;
      import('../solid/solid-view.tsx').then(
        ({ default: component }) => {
          view.value = component;
        },
        () => {
          view.value = 'failed';
        },
      );
    },
  };
}

/** Flat or solid, for boards that lie on a body. */
export function BodyChoice({ board, view: { solid, solidLoader } }: { readonly board: Board; readonly view: View }) {
  const words = useWords(PLAY_WORDS);
  if (!hasBody(board)) return null;
  return (
    <div class="choices">
      {[false, true].map((wanted) => (
        <button
          key={String(wanted)}
          type="button"
          aria-pressed={solid.value === wanted}
          onClick={() => {
            solid.value = wanted;
            if (wanted) solidLoader.load();
          }}
        >
          {wanted ? words.solid : words.flat}
        </button>
      ))}
    </div>
  );
}
