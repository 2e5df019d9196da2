import { type Fault, failure, GRAMMARS, type Result } from '@latin-puzzles/core/basis';
import { MAX_DOCUMENT_LENGTH } from '@latin-puzzles/core/format';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { drawPuzzle } from '@latin-puzzles/drawing';
import { makePuzzleCode, readLabels } from '@latin-puzzles/workshop/play';
import { readFirstPuzzle } from '@latin-puzzles/workshop/reading';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { packText } from '../games/packing.ts';
import type { Kept, SavedGames } from '../games/saved-games.ts';
import { drawingTheme, smallPicture } from '../parts/drawing-theme.ts';
import { FaultMessage } from '../parts/fault-message.tsx';
import { FileButton } from '../parts/file-button.tsx';
import { addressOf } from '../services/address.ts';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import { OPENING_FAULTS } from './faults.ts';
import { PLAY_WORDS } from './words/index.ts';
import './kept.css';

/** The games begun on this device, the latest first, and a way to open others. */
export function KeptList({ games }: { readonly games: SavedGames }) {
  const words = useWords(PLAY_WORDS);
  const list = useSignal(games.list());
  // A game that one comes from is kept once more when it is left, which is after this page is first drawn.
  useEffect(() => {
    list.value = games.list();
  }, [games, list]);
  const [latest] = list.value;
  return (
    <>
      <h1>{words.keptTitle}</h1>
      {!latest && <p class="lede">{words.keptNone}</p>}
      {latest && !latest.solved && <Continue games={games} key={latest.hash} kept={latest} />}
      <ul class="kept">
        {list.value.map((kept) => (
          <li key={kept.hash}>
            <a href={addressOf('play', 'kept', kept.hash)}>{kept.title}</a>
            <Progress kept={kept} />
            <button
              type="button"
              class="quiet"
              aria-label={words.forget(kept.title)}
              onClick={() => {
                games.forget(kept.hash);
                list.value = games.list();
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
  const words = useWords(PLAY_WORDS);
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(at);
  return (
    <span class="remark">
      {solved ? words.solvedMark : words.keptShare(GRAMMARS[language].percent(filled))} · {day}
    </span>
  );
}

/** The game that was played last, as it stands. */
function Continue({ games, kept }: { readonly games: SavedGames; readonly kept: Kept }) {
  const words = useWords(PLAY_WORDS);
  const { settings } = useStudio();
  const theme = drawingTheme(settings);
  const picture = useMemo(() => {
    const found = games.find(kept.hash);
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

/** Opens the first puzzle of a file in any of our forms. */
function OpenFile() {
  const words = useWords(PLAY_WORDS);
  const { addressBar } = useStudio();
  const fault = useSignal<Fault | undefined>(undefined);
  async function open(file: File): Promise<void> {
    const puzzle = await firstOf(file);
    if (puzzle.ok) addressBar.goTo('play', 's', await makePuzzleCode(puzzle.value, packText));
    else fault.value = puzzle.fault;
  }
  return (
    <>
      <div class="field open-file">
        <FileButton
          name={words.openFile}
          accept=".json,.ndjson,.jsonl,.txt,.sdk"
          aria-describedby="open-file-help"
          onFiles={([file]) => file && open(file)}
        />
        <small id="open-file-help">{words.openFileHelp}</small>
      </div>
      <FaultMessage fault={fault.value} to="reader" />
    </>
  );
}

async function firstOf(file: File): Promise<Result<Puzzle>> {
  if (file.size > MAX_DOCUMENT_LENGTH) return failure(OPENING_FAULTS, 'format.too-large:file', file.name);
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return failure(OPENING_FAULTS, 'file.read:file', file.name);
  return readFirstPuzzle(text);
}
