import { makeNative } from '@latin-puzzles/core/format';
import { makeGameCode, makePuzzleCode } from '@latin-puzzles/workshop/play';
import { useSignal } from '@preact/signals';
import { download, fileName } from '../downloads/download.ts';
import { packText } from '../games/packing.ts';
import { addressOf } from '../services/address.ts';
import { useStudio, useWords } from '../services/studio.ts';
import type { Session } from './session.ts';
import { PLAY_WORDS } from './words/index.ts';

/** Links to the puzzle or to the game as it stands, and the puzzle as a file. */
export function SharePanel({ session, title }: { readonly session: Session; readonly title: string }) {
  const words = useWords(PLAY_WORDS);
  const { announcer, printList } = useStudio();
  const news = useSignal('');
  const link = useSignal('');
  const { puzzle } = session.game.value;

  function tell(text: string): void {
    news.value = text;
    announcer.say(text);
  }

  async function copy(code: Promise<string>): Promise<void> {
    const address = new URL(addressOf('play', 's', await code), window.location.href).href;
    // Shown as well: not every device lets a page write to its clipboard.
    link.value = address;
    try {
      await navigator.clipboard.writeText(address);
      tell(words.copied);
    } catch {
      tell(words.copyFailed);
    }
  }

  return (
    <div class="share">
      <button type="button" onClick={() => copy(makePuzzleCode(puzzle, packText))}>
        {words.copyPuzzle}
      </button>
      <button type="button" onClick={() => copy(makeGameCode(session.game.value, Date.now(), packText))}>
        {words.copyGame}
      </button>
      <button type="button" onClick={() => download(fileName(title, 'json'), 'application/json', makeNative(puzzle))}>
        {words.download}
      </button>
      <button
        type="button"
        onClick={() => {
          printList.add(makeNative(puzzle));
          tell(words.printAdded);
        }}
      >
        {words.print}
      </button>
      {news.value !== '' && <p class="remark">{news.value}</p>}
      {link.value !== '' && (
        <input
          readOnly
          value={link.value}
          aria-label={words.link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </div>
  );
}
