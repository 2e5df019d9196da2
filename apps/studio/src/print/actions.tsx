import type { Page } from '@latin-puzzles/drawing';
import { Refusal } from '@latin-puzzles/workshop/tools';
import { useSignal } from '@preact/signals';
import { download } from '../downloads/download.ts';
import { useBackgroundWork } from '../parts/background-work.ts';
import { tellFault } from '../parts/faults.ts';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import { bookletTitle, type PrintDesk } from './desk.ts';
import { PRINT_WORDS } from './words.ts';

const FILE_KINDS = ['pdf', 'svg'] as const;
type FileKind = (typeof FILE_KINDS)[number];

/** What can be done with the pages. */
export function Actions({ desk, pages }: { readonly desk: PrintDesk; readonly pages: readonly Page[] }) {
  const words = useWords(PRINT_WORDS);
  const language = useLanguage();
  const { announcer, worker } = useStudio();
  const work = useBackgroundWork();
  const making = useSignal<FileKind>('pdf');
  const trouble = useSignal('');

  function make(kind: FileKind): void {
    const { greyscale } = desk.wishes.value;
    const title = bookletTitle(desk.wishes.value, language);
    making.value = kind;
    trouble.value = '';
    announcer.say(words.busy[kind]);
    work.run(
      (signal) => worker.ask(`draw-${kind}`, { pages, title, greyscale }, { signal }),
      ({ name, type, bytes }) => download(name, type, bytes),
      (error) => {
        trouble.value =
          error instanceof Refusal
            ? words.glyph(tellFault(error.fault, 'reader', language).message)
            : words.failed[kind];
      },
    );
  }

  return (
    <>
      <div class="row">
        {FILE_KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            class={kind === 'pdf' ? 'primary' : ''}
            disabled={work.busy.value}
            onClick={() => make(kind)}
          >
            {work.busy.value && making.value === kind ? words.busy[kind] : words.download[kind]}
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
