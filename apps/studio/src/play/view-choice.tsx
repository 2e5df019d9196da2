import type { Board } from '@latin-puzzles/core/board';
import { hasBody } from '../solid/has-body.ts';
import { PLAY } from '../words/play.ts';
import { said } from '../words/words.ts';
import { loadSolidView } from './solid-loader.ts';
import type { View } from './view.ts';

/** Flat or solid, for boards that lie on a body. */
export function BodyChoice({ board, view: { solid } }: { readonly board: Board; readonly view: View }) {
  const words = said(PLAY);
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
            if (wanted) loadSolidView();
          }}
        >
          {wanted ? words.solid : words.flat}
        </button>
      ))}
    </div>
  );
}
