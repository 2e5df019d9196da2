import { Icon } from '@latin-puzzles/view/base';
import { useSignal } from '@preact/signals';
import { localDay } from '../boards/day.ts';
import { download } from '../downloads/download.ts';
import { makeKeepsake, takeKeepsake } from '../games/keepsake.ts';
import { FileButton } from '../parts/file-button.tsx';
import { useStudio, useWords } from '../services/studio.ts';
import { PROGRESS_WORDS } from './words.ts';

/** Everything that this device keeps of playing, as one file; and what such a file of another device adds. */
export function KeepsakePanel() {
  const words = useWords(PROGRESS_WORDS);
  const studio = useStudio();
  const news = useSignal<boolean | undefined>(undefined);
  async function add(files: readonly File[]): Promise<void> {
    const texts = await Promise.all(files.map((file) => file.text().catch(() => '')));
    const taken = texts.map((text) => takeKeepsake(text, studio));
    news.value = taken.every(Boolean);
  }
  const save = () => download(`latin-progress-${localDay(new Date())}.json`, 'application/json', makeKeepsake(studio));
  return (
    <section class="panel keepsake" aria-labelledby="keepsake">
      <h2 id="keepsake">{words.keepTitle}</h2>
      <p>{words.keepLede}</p>
      <div class="row">
        <button type="button" onClick={save}>
          <Icon name="file" />
          {words.exportAll}
        </button>
        <FileButton name={words.importAll} accept=".json" multiple onFiles={add} />
      </div>
      <p role="status">
        {news.value !== undefined && (
          <span class={news.value ? 'message' : 'message bad'}>{news.value ? words.imported : words.notProgress}</span>
        )}
      </p>
    </section>
  );
}
