import type { Board } from '@latin-puzzles/core/board';
import { type Signal, signal } from '@preact/signals';
import type { BoardViewProps } from '../board-view/props.ts';
import { makeRoom, type Room } from '../board-view/room.ts';
import type { LazyView } from '../parts/lazy-view.ts';
import { useWords } from '../services/studio.ts';
import { hasBody } from '../solid/has-body.ts';
import { PLAY_WORDS } from './words/index.ts';

/** How the board is looked at. */
export interface View {
  /** On its body, with the net beside it. */
  readonly solid: Signal<boolean>;
  readonly room: Room;
  readonly solidView: LazyView<BoardViewProps>;
}

export function makeView(solidView: LazyView<BoardViewProps>): View {
  return { solid: signal(false), room: makeRoom(true), solidView };
}

/** Flat or solid, for boards that lie on a body. */
export function BodyChoice({ board, view: { solid, solidView } }: { readonly board: Board; readonly view: View }) {
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
            if (wanted) solidView.load();
          }}
        >
          {wanted ? words.solid : words.flat}
        </button>
      ))}
    </div>
  );
}
