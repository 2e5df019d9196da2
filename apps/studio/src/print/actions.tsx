import { Refusal } from '@latin-puzzles/workshop/tools';
import { useSignal } from '@preact/signals';
import { download } from '../downloads/download.ts';
import { useBackgroundWork } from '../parts/background-work.ts';
import { tellFault } from '../parts/faults.ts';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import type { DrawnFile, PagesDone } from '../worker/printing-tasks.ts';
import { PagesPreview } from './preview.tsx';
import type { PrintedPages } from './printed-pages.ts';
import { PRINT_WORDS } from './words.ts';

const FILE_KINDS = ['pdf', 'svg', 'png'] as const;
type FileKind = (typeof FILE_KINDS)[number];

/** How fine images of pages are, in pixels to the inch. */
const DENSITIES = [144, 300, 600] as const;

/** The pages and what can be done with them: files are made off the page, page by page, and can be stopped. */
export function PagesDesk({ sheets }: { readonly sheets: PrintedPages }) {
  const words = useWords(PRINT_WORDS);
  const language = useLanguage();
  const { announcer, worker } = useStudio();
  const work = useBackgroundWork();
  const making = useSignal<FileKind>('pdf');
  const progress = useSignal<PagesDone | undefined>(undefined);
  const trouble = useSignal('');
  const outlines = useSignal(false);
  const density = useSignal<number>(DENSITIES[1]);

  function run(kind: FileKind, task: (signal: AbortSignal) => Promise<DrawnFile>): void {
    making.value = kind;
    progress.value = undefined;
    trouble.value = '';
    announcer.say(words.busy[kind]);
    work.run(
      task,
      ({ name, type, bytes }) => download(name, type, bytes),
      (error) => {
        trouble.value =
          error instanceof Refusal
            ? words.glyph(tellFault(error.fault, 'reader', language).message)
            : words.failed[kind];
      },
    );
  }

  function make(kind: FileKind, pages = sheets.pages, title = sheets.title): void {
    const { author, language: spoken, date = Date.now(), look } = sheets;
    const input = { pages, title, author, language: spoken, date, ...look };
    const onNews = (news: PagesDone) => {
      progress.value = news;
    };
    run(kind, async (signal) => {
      if (kind === 'pdf') return worker.ask('draw-pdf', input, { signal, onNews });
      if (kind === 'svg') return worker.ask('draw-svg', { ...input, outlines: outlines.value }, { signal, onNews });
      const svgs = await worker.ask('draw-svg-pages', { ...input, outlines: true }, { signal });
      const { paintPages } = await import('./painting.ts');
      const files = await paintPages(svgs, density.value, signal, (done) => onNews({ done, all: svgs.length }));
      return worker.ask('pack-png', { files, title }, { signal });
    });
  }

  return (
    <>
      <div class="row print-actions">
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
        <details class="print-fine">
          <summary>{words.fine}</summary>
          <label class="check">
            <input
              type="checkbox"
              checked={outlines.value}
              onChange={({ currentTarget }) => {
                outlines.value = currentTarget.checked;
              }}
            />
            {words.outlines}
          </label>
          <label class="field">
            <span>{words.density}</span>
            <select
              value={density.value}
              onChange={({ currentTarget }) => {
                density.value = Number(currentTarget.value);
              }}
            >
              {DENSITIES.map((dpi) => (
                <option key={dpi} value={dpi}>
                  {dpi}
                </option>
              ))}
            </select>
          </label>
        </details>
      </div>
      {work.busy.value && (
        <p class="row print-progress">
          <progress value={progress.value?.done} max={progress.value?.all} aria-label={words.busy[making.value]} />
          {progress.value && <span>{words.pagesDone(progress.value.done, progress.value.all)}</span>}
          <button type="button" onClick={() => work.cancel()}>
            {words.cancel}
          </button>
        </p>
      )}
      {trouble.value !== '' && (
        <p class="message bad" role="alert">
          {trouble.value}
        </p>
      )}
      <PagesPreview
        sheets={sheets}
        download={(page) => make('svg', [sheets.pages[page]!], `${sheets.title} ${page + 1}`)}
      />
    </>
  );
}
