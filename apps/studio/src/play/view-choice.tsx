import type { Board } from '@latin-puzzles/core/board';
import { useWords } from '../services/studio.ts';
import { hasBody } from '../solid/has-body.ts';
import type { View } from './view.ts';
import { PLAY_WORDS } from './words/index.ts';

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
