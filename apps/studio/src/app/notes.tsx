import { download } from '../downloads/download.ts';
import type { OfflineCopy } from '../offline/offline-copy.ts';
import { addressOf } from '../services/address.ts';
import { printListFile } from '../services/print-list.ts';
import { useStudio, useWords } from '../services/studio.ts';
import { kindOfKey } from '../storage/losses.ts';
import { FRAME_WORDS } from './words.ts';
import './notes.css';

/** Says what the device does not keep, and what can be done about it; on every page the same. */
export function LossNote({ page }: { readonly page: string }) {
  const words = useWords(FRAME_WORDS);
  const { losses, printList, storage } = useStudio();
  const loss = losses.news.value;
  if (!loss) return null;
  const { kinds, hindrance } = loss;
  const full = hindrance === 'full';
  const save = () => download('puzzles.ndjson', 'application/x-ndjson', printListFile(printList));
  return (
    <div class="unkept message bad" role="alert">
      <p>
        {words.why[hindrance]} {kinds.map((kind) => words.lost[kind]).join(' ')} {full && words.makeRoom}
      </p>
      <div class="row">
        {kinds.includes('list') && (
          <button type="button" onClick={save}>
            {words.downloadList}
          </button>
        )}
        {kinds.includes('list') && page !== 'print' && (
          <a class="button" href={addressOf('print')}>
            {words.openPrint}
          </a>
        )}
        {full && storage.keys('game/').length > 0 && (
          <a class="button" href={addressOf('play')}>
            {words.removeGames}
          </a>
        )}
        <button type="button" onClick={losses.markRead}>
          {words.close}
        </button>
      </div>
    </div>
  );
}

/** Says what was kept on the device and cannot be read, until somebody says that it may go. */
export function DamagedNote() {
  const words = useWords(FRAME_WORDS);
  const { storage } = useStudio();
  const damaged = storage.damaged.value;
  if (damaged.size === 0) return null;
  const kinds = new Set([...damaged.keys()].map(kindOfKey));
  return (
    <div class="unkept message bad" role="alert">
      <p>
        {[...kinds].map((kind) => words.damaged[kind]).join(' ')} {words.setAside}
      </p>
      <div class="row">
        <button type="button" onClick={() => download('damaged.txt', 'text/plain', [...damaged.values()].join('\n'))}>
          {words.downloadDamaged}
        </button>
        <button type="button" onClick={storage.forgetDamaged}>
          {words.removeDamaged}
        </button>
      </div>
    </div>
  );
}

/** Says that there is a new version, and leaves it to the person when to use it. */
export function VersionNote({ copy }: { readonly copy: OfflineCopy }) {
  const words = useWords(FRAME_WORDS);
  if (!copy.newVersion.value) return null;
  return (
    <div class="message version" role="status">
      <p>{words.newVersion}</p>
      <button type="button" onClick={copy.takeNewVersion}>
        {words.useNewVersion}
      </button>
    </div>
  );
}
