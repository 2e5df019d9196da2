import { COLOUR, GREYSCALE, type Page, renderPage, type Theme } from '@latin-puzzles/drawing';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { download, fileName } from '../downloads/download.ts';
import { useLanguage, useWords } from '../services/studio.ts';
import { bookletTitle, type PrintDesk } from './desk.ts';
import { PRINT_WORDS } from './words.ts';

/** A long booklet is not drawn as a whole unless that is asked for, or it is printed. */
const SHOWN_AT_FIRST = 12;

/** The pages as they will be printed: the same drawings. */
export function BookletPreview({ desk, pages }: { readonly desk: PrintDesk; readonly pages: readonly Page[] }) {
  const language = useLanguage();
  const words = useWords(PRINT_WORDS);
  const all = useSignal(false);
  useEffect(() => {
    const showAll = () => {
      all.value = true;
    };
    window.addEventListener('beforeprint', showAll);
    return () => window.removeEventListener('beforeprint', showAll);
  }, [all]);
  const { greyscale, paper } = desk.wishes.value;
  const shown = all.value ? pages : pages.slice(0, SHOWN_AT_FIRST);
  const theme = greyscale ? GREYSCALE : COLOUR;
  return (
    <>
      <ol class="print-sheets">
        {shown.map((page, i) => (
          <li key={i} class="print-sheet" data-paper={paper} data-turned={page.width > page.height}>
            <Sheet page={page} theme={theme} />
            <button
              type="button"
              class="quiet"
              onClick={() =>
                download(
                  fileName(`${bookletTitle(desk.wishes.value, language)} ${i + 1}`, 'svg'),
                  'image/svg+xml',
                  renderPage(page, theme),
                )
              }
            >
              {words.svg(i + 1)}
            </button>
          </li>
        ))}
      </ol>
      {shown.length < pages.length && (
        <button
          type="button"
          onClick={() => {
            all.value = true;
          }}
        >
          {words.showAll(pages.length - shown.length)}
        </button>
      )}
    </>
  );
}

function Sheet({ page, theme }: { readonly page: Page; readonly theme: Theme }) {
  const svg = useMemo(() => renderPage(page, theme), [page, theme]);
  // The drawing is our own, and escapes every text that it holds.
  return <div class="print-picture" dangerouslySetInnerHTML={{ __html: svg }} />;
}
