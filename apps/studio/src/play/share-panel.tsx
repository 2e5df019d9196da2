import { makeNative } from '@latin-puzzles/core/format';
import { Icon } from '@latin-puzzles/view/base';
import type { Session } from '@latin-puzzles/view/playing';
import { PLAY_WORDS } from '@latin-puzzles/view/playing';
import { makeGameCode, makePuzzleCode } from '@latin-puzzles/workshop/play';
import { useSignal } from '@preact/signals';
import { download, fileName } from '../downloads/download.ts';
import { packText } from '../games/packing.ts';
import { findShareAddress, keepShareAddress, type ShareAddress } from '../games/share-address.ts';
import { addressOf } from '../services/address.ts';
import { useStudio, useWords } from '../services/studio.ts';
import { SHARE_WORDS } from './share-words.ts';

/** The address that this build is meant for, if one was named. */
const BUILT_FOR: string | undefined = import.meta.env.VITE_STUDIO_ADDRESS;

/** Links to the puzzle or to the game as it stands, and the puzzle as a file. */
export function SharePanel({ session, title }: { readonly session: Session; readonly title: string }) {
  const words = useWords(PLAY_WORDS);
  const said = useWords(SHARE_WORDS);
  const { announcer, printList, storage } = useStudio();
  const news = useSignal('');
  const link = useSignal('');
  const share = useSignal(findShareAddress(storage, window.location.href, BUILT_FOR));
  const { puzzle } = session.game.value;

  function tell(text: string): void {
    news.value = text;
    announcer.say(text);
  }

  async function copy(code: Promise<string>): Promise<void> {
    const address = new URL(addressOf('play', 's', await code), share.value.base).href;
    // Shown as well: not every device lets a page write to its clipboard.
    link.value = address;
    try {
      await navigator.clipboard.writeText(address);
      tell(words.copied);
    } catch {
      tell(words.copyFailed);
    }
  }

  async function savePicture(): Promise<void> {
    try {
      // Drawing a picture takes more than playing does.
      const { makePicture } = await import('../downloads/picture.ts');
      download(fileName(title, 'png'), 'image/png', await makePicture(puzzle, title));
    } catch {
      tell(said.pictureFailed);
    }
  }

  return (
    <div class="share">
      {!share.value.reaches && <p class="message">{said.here}</p>}
      <button type="button" onClick={() => copy(makePuzzleCode(puzzle, packText))}>
        <Icon name="link" />
        {words.copyPuzzle}
      </button>
      <button type="button" onClick={() => copy(makeGameCode(session.game.value, Date.now(), packText))}>
        <Icon name="link" />
        {words.copyGame}
      </button>
      <button type="button" onClick={() => download(fileName(title, 'json'), 'application/json', makeNative(puzzle))}>
        <Icon name="file" />
        {words.download}
      </button>
      <button type="button" onClick={savePicture}>
        <Icon name="picture" />
        {said.picture}
      </button>
      <button
        type="button"
        onClick={() => {
          printList.add(makeNative(puzzle));
          tell(words.printAdded);
        }}
      >
        <Icon name="print" />
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
      <AddressField
        share={share.value}
        renew={() => {
          share.value = findShareAddress(storage, window.location.href, BUILT_FOR);
        }}
      />
    </div>
  );
}

interface AddressFieldProps {
  readonly share: ShareAddress;
  readonly renew: () => void;
}

/** An address of one's choice, foremost where the own one leads nowhere. */
function AddressField({ share, renew }: AddressFieldProps) {
  const said = useWords(SHARE_WORDS);
  const { storage } = useStudio();
  const given = useSignal(share.reaches ? share.base : '');
  const wrong = useSignal(false);
  return (
    <details open={!share.reaches}>
      <summary>{said.address}</summary>
      <form
        class="field"
        onSubmit={(event) => {
          event.preventDefault();
          wrong.value = !keepShareAddress(storage, given.value);
          if (!wrong.value) renew();
        }}
      >
        <input
          inputMode="url"
          aria-label={said.address}
          aria-describedby="share-address-help"
          aria-invalid={wrong.value}
          placeholder="https://"
          value={given.value}
          onInput={({ currentTarget }) => {
            given.value = currentTarget.value;
          }}
        />
        <small id="share-address-help">
          {wrong.value ? said.addressWrong : share.reaches ? said.used(share.base) : said.addressHelp}
        </small>
        <button type="submit">{said.use}</button>
      </form>
    </details>
  );
}
