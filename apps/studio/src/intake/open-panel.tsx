import { useSignal } from '@preact/signals';
import { FileButton } from '../parts/file-button.tsx';
import { useWords } from '../services/studio.ts';
import type { IntakeDesk } from './intake.ts';
import { INTAKE_WORDS } from './words.ts';
import './intake.css';

/** The ways to bring a puzzle along: a file, or what was copied. */
export function OpenPanel({ desk }: { readonly desk: IntakeDesk }) {
  const words = useWords(INTAKE_WORDS);
  const refused = useSignal(false);
  const paste = async () => {
    const text = await navigator.clipboard.readText().catch(() => '');
    refused.value = text === '';
    if (text !== '') await desk.takeText(text);
  };
  return (
    <section class="panel open-panel" aria-labelledby="open-panel">
      <h2 id="open-panel">{words.title}</h2>
      <p id="open-help">{words.help}</p>
      <div class="row">
        <FileButton
          name={words.openFile}
          accept=".json,.ndjson,.jsonl,.txt,.sdk,.sdm,.ss,.csv,.tsv"
          multiple
          aria-describedby="open-help"
          onFiles={desk.takeFiles}
        />
        <button type="button" onClick={paste}>
          {words.paste}
        </button>
      </div>
      {refused.value && <p class="remark">{words.noPaste}</p>}
    </section>
  );
}
