import { download } from '../downloads/download.ts';
import { damaged, forgetDamaged } from '../shell/damaged.ts';
import { kindOf } from '../shell/unkept.ts';
import { UNKEPT } from '../words/unkept.ts';
import { said } from '../words/words.ts';
import './unkept.css';

/** Says what was kept on the device and cannot be read, until somebody says that it may go. */
export function DamagedNote() {
  const words = said(UNKEPT);
  if (damaged.value.size === 0) return null;
  const kinds = new Set([...damaged.value.keys()].map(kindOf));
  const save = () => download('damaged.txt', 'text/plain', [...damaged.value.values()].join('\n'));
  return (
    <div class="unkept message bad" role="alert">
      <p>
        {[...kinds].map((kind) => words.damaged[kind]).join(' ')} {words.setAside}
      </p>
      <div class="row">
        <button type="button" onClick={save}>
          {words.downloadDamaged}
        </button>
        <button type="button" onClick={forgetDamaged}>
          {words.removeDamaged}
        </button>
      </div>
    </div>
  );
}
