import type { Board } from '@latin-puzzles/core/board';
import { Icon } from '@latin-puzzles/view/base';
import type { BoardViewProps } from '@latin-puzzles/view/board-view';
import { makeRoom, type Room } from '@latin-puzzles/view/board-view';
import { PLAY_WORDS } from '@latin-puzzles/view/playing';
import { type Signal, signal } from '@preact/signals';
import type { LazyView } from '../parts/lazy-view.ts';
import { useStudio, useWords } from '../services/studio.ts';
import { hasBody } from '../solid/has-body.ts';

/** How the board is looked at. */
export interface View {
  /** On its body, with the net small in a corner. */
  readonly solid: Signal<boolean>;
  readonly room: Room;
  /** The room of the net in its corner. */
  readonly corner: Room;
  readonly solidView: LazyView<BoardViewProps>;
}

/** A view that begins on the body of a board if that is liked and the device can draw it. */
export function makeView(board: Board, solidView: LazyView<BoardViewProps>, liked: boolean): View {
  const begins = liked && hasBody(board) && canDrawInSpace();
  if (begins) solidView.load();
  return { solid: signal(begins), room: makeRoom(true), corner: makeRoom(), solidView };
}

function canDrawInSpace(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // Devices have few of them.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/** Lets the solid and the net change places; which of them is liked is remembered. */
export function useSwap({ solid, solidView }: View): () => void {
  const { settings } = useStudio();
  return () => {
    solid.value = !solid.value;
    settings.inSpace.value = solid.value;
    if (solid.value) solidView.load();
  };
}

/** Flat or solid, for boards that lie on a body. */
export function BodyButton({ board, view }: { readonly board: Board; readonly view: View }) {
  const words = useWords(PLAY_WORDS);
  const swap = useSwap(view);
  if (!hasBody(board)) return null;
  const pressed = view.solid.value;
  return (
    <button
      type="button"
      class={pressed ? undefined : 'quiet'}
      aria-pressed={pressed}
      title={words.solid}
      onClick={swap}
    >
      <Icon name="solid" />
      <span class="word">{words.solid}</span>
    </button>
  );
}
