import { drawPuzzle } from '@latin-puzzles/drawing';
import { useSignal } from '@preact/signals';
import { addressOf } from '../address/address.ts';
import { drawingTheme, smallPicture } from '../parts/drawing-theme.ts';
import type { Specimen } from '../specimens/specimens.ts';
import { challengeOf, LEVEL_NAMES } from '../words/catalog.ts';
import { GALLERY } from '../words/gallery.ts';
import { said } from '../words/words.ts';
import { BoardFacts } from './board-facts.tsx';

/** A specimen: its drawing, its challenge, the way to play it, and the facts for who wants them. */
export function BoardCard({ specimen }: { readonly specimen: Specimen }) {
  const { entry, puzzle, level } = specimen;
  const words = said(GALLERY);
  const opened = useSignal(false);
  const picture = smallPicture(
    drawPuzzle({ ...puzzle, solution: undefined }, { title: entry.title, heading: false }),
    224,
    drawingTheme(),
  );
  return (
    <li class="board" id={entry.name}>
      <a class="picture" href={addressOf('play', 'specimen', entry.name)} aria-label={words.play(entry.title)}>
        <img src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`} alt="" />
      </a>
      <h3>
        {entry.title} {entry.year && <span class="year">{entry.year}</span>}
      </h3>
      <p class="level">
        {said(LEVEL_NAMES)[level]}
        {entry.promise.critical && `, ${words.critical}`}
      </p>
      <p class="challenge">{challengeOf(entry)}</p>
      <div class="row">
        <a class="button primary" href={addressOf('play', 'specimen', entry.name)} aria-label={words.play(entry.title)}>
          {words.playShort}
        </a>
        <a class="button" href={addressOf('generate', entry.name)} aria-label={`${words.generate}: ${entry.title}`}>
          {words.generate}
        </a>
      </div>
      <details
        onToggle={({ currentTarget }) => {
          opened.value = currentTarget.open;
        }}
      >
        <summary>{words.about}</summary>
        {opened.value && <BoardFacts specimen={specimen} />}
      </details>
    </li>
  );
}
