import { drawPuzzle } from '@latin-puzzles/drawing';
import { readLabels } from '@latin-puzzles/workshop/play';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { drawingTheme, smallPicture } from '../parts/drawing-theme.ts';
import { forgetGame, type Kept, keptGame, keptGames } from '../saves/saves.ts';
import { addressOf } from '../services/address.ts';
import { settings } from '../shell/settings.ts';
import { PLAY } from '../words/play.ts';
import { percent, said } from '../words/words.ts';
import { OpenFile } from './open-file.tsx';
import './kept.css';

/** The games begun on this device, the latest first, and a way to open others. */
export function KeptList() {
  const words = said(PLAY);
  const games = useSignal(keptGames());
  // A game that one comes from is kept once more when it is left, which is after this page is first drawn.
  useEffect(() => {
    games.value = keptGames();
  }, [games]);
  const [latest] = games.value;
  return (
    <>
      <h1>{words.keptTitle}</h1>
      {!latest && <p class="lede">{words.keptNone}</p>}
      {latest && !latest.solved && <Continue key={latest.hash} kept={latest} />}
      <ul class="kept">
        {games.value.map((kept) => (
          <li key={kept.hash}>
            <a href={addressOf('play', 'kept', kept.hash)}>{kept.title}</a>
            <Progress kept={kept} />
            <button
              type="button"
              class="quiet"
              aria-label={words.forget(kept.title)}
              onClick={() => {
                forgetGame(kept.hash);
                games.value = keptGames();
              }}
            >
              {words.forgetShort}
            </button>
          </li>
        ))}
      </ul>
      <OpenFile />
      <p>
        <a class="button" href={addressOf('gallery')}>
          {words.backToGallery}
        </a>
      </p>
    </>
  );
}

function Progress({ kept: { at, filled, solved } }: { readonly kept: Kept }) {
  const words = said(PLAY);
  const day = new Intl.DateTimeFormat(settings.language.value, { day: 'numeric', month: 'long' }).format(at);
  return (
    <span class="remark">
      {solved ? words.solvedMark : words.keptShare(percent(filled))} · {day}
    </span>
  );
}

/** The game that was played last, as it stands. */
function Continue({ kept }: { readonly kept: Kept }) {
  const words = said(PLAY);
  const theme = drawingTheme(settings);
  const picture = useMemo(() => {
    const found = keptGame(kept.hash);
    if (!found || !('game' in found)) return undefined;
    const { puzzle, history } = found.game;
    const labeling = readLabels(history.table);
    return smallPicture(drawPuzzle({ ...puzzle, labeling, solution: undefined }, { heading: false }), 160, theme);
  }, [kept.hash, theme]);
  if (picture === undefined) return null;
  return (
    <a class="continue" href={addressOf('play', 'kept', kept.hash)}>
      {/* The drawing is our own, and escapes every text that it holds. */}
      <span class="picture" aria-hidden="true" dangerouslySetInnerHTML={{ __html: picture }} />
      <span class="continue-words">
        <strong>{words.continueGame(kept.title)}</strong>
        <Progress kept={kept} />
      </span>
    </a>
  );
}
