import type { Page } from '@latin-puzzles/drawing';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { ask } from '../labour/client.ts';
import { Refusal } from '../labour/refusal.ts';
import { announce } from '../shell/announcer.tsx';
import { download, fileName } from '../shell/download.ts';
import { PRINT } from '../words/print.ts';
import { said } from '../words/words.ts';
import { wishes } from './desk.ts';

/** What can be done with the pages. */
export function Actions({ pages }: { readonly pages: readonly Page[] }) {
  const words = said(PRINT);
  const busy = useSignal(false);
  const trouble = useSignal('');
  const controller = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function makePdf(): Promise<void> {
    const { title, greyscale } = wishes.value;
    const name = title.trim() || words.usualTitle;
    const own = new AbortController();
    controller.current = own;
    busy.value = true;
    trouble.value = '';
    announce(words.pdfBusy);
    try {
      const bytes = await ask('print', { pages, title: name, greyscale }, { signal: own.signal });
      download(fileName(name, 'pdf'), 'application/pdf', bytes);
    } catch (error) {
      if (own.signal.aborted) return;
      trouble.value = error instanceof Refusal ? words.glyph(error.fault.message) : words.pdfFailed;
    }
    busy.value = false;
  }

  return (
    <>
      <div class="row">
        <button type="button" class="primary" disabled={busy.value} onClick={makePdf}>
          {busy.value ? words.pdfBusy : words.pdf}
        </button>
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
