import { addressOf, route } from '../address/address.ts';
import { download } from '../downloads/download.ts';
import { printListFile } from '../print-list/print-list.ts';
import { storedKeys } from '../shell/storage.ts';
import { markRead, news } from '../shell/unkept.ts';
import { SHELL } from '../words/shell.ts';
import { UNKEPT } from '../words/unkept.ts';
import { said } from '../words/words.ts';
import './unkept.css';

/** Says what the device does not keep, and what can be done about it; for every page the same. */
export function UnkeptNote() {
  const words = said(UNKEPT);
  const { page } = route.value;
  const told = news.value;
  if (!told) return null;
  const { kinds, hindrance } = told;
  const full = hindrance === 'full';
  return (
    <div class="unkept message bad" role="alert">
      <p>
        {words.why[hindrance]} {kinds.map((kind) => words.lost[kind]).join(' ')} {full && words.makeRoom}
      </p>
      <div class="row">
        {kinds.includes('list') && (
          <button type="button" onClick={() => download('puzzles.ndjson', 'application/x-ndjson', printListFile())}>
            {words.downloadList}
          </button>
        )}
        {kinds.includes('list') && page !== 'print' && (
          <a class="button" href={addressOf('print')}>
            {words.openPrint}
          </a>
        )}
        {full && storedKeys('game/').length > 0 && (
          <a class="button" href={addressOf('play')}>
            {words.removeGames}
          </a>
        )}
        <button type="button" onClick={markRead}>
          {said(SHELL).close}
        </button>
      </div>
    </div>
  );
}
