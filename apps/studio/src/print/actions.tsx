import type { Page } from '@latin-puzzles/drawing';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { download, fileName } from '../downloads/download.ts';
import { tellFault } from '../parts/faults.ts';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import { Refusal } from '../worker/refusal.ts';
import { bookletTitle, type PrintDesk } from './desk.ts';
import { PRINT_WORDS } from './words.ts';

/** What can be done with the pages. */
export function Actions({ desk, pages }: { readonly desk: PrintDesk; readonly pages: readonly Page[] }) {
  const words = useWords(PRINT_WORDS);
  const language = useLanguage();
  const { announcer, worker } = useStudio();
  const busy = useSignal<'pdf' | 'svg' | undefined>(undefined);
  const trouble = useSignal('');
  const controller = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function make(kind: 'pdf' | 'svg'): Promise<void> {
    const { greyscale } = desk.wishes.value;
    const title = bookletTitle(desk.wishes.value, language);
    const own = new AbortController();
    controller.current = own;
    busy.value = kind;
    trouble.value = '';
    announcer.say(words.busy[kind]);
    try {
      if (kind === 'pdf') {
        const bytes = await worker.ask('print', { pages, title, greyscale }, { signal: own.signal });
        download(fileName(title, 'pdf'), 'application/pdf', bytes);
      } else {
        const { name, type, bytes } = await worker.ask(
          'draw-pages',
          { pages, title, greyscale },
          { signal: own.signal },
        );
        download(name, type, bytes);
      }
    } catch (error) {
      if (own.signal.aborted) return;
      trouble.value =
        error instanceof Refusal ? words.glyph(tellFault(error.fault, 'reader', language).message) : words.failed[kind];
    }
    busy.value = undefined;
  }

  return (
    <>
      <div class="row">
        {(['pdf', 'svg'] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            class={kind === 'pdf' ? 'primary' : ''}
            disabled={busy.value !== undefined}
            onClick={() => make(kind)}
          >
            {busy.value === kind ? words.busy[kind] : words.download[kind]}
          </button>
        ))}
        <button type="button" onClick={() => window.print()}>
          {words.print}
        </button>
      </div>
      {trouble.value !== '' && (
        <p class="message bad" role="alert">
          {trouble.value}
        </p>
      )}
    </>
  );
}
