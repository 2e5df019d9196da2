import {
  COLOUR,
  GREYSCALE,
  PAPERS,
  type Page,
  type Paper,
  renderPage,
  styleFrom,
  type Theme,
} from '@latin-puzzles/drawing';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { useWords } from '../services/studio.ts';
import type { PrintedPages } from './printed-pages.ts';
import { PRINT_WORDS } from './words.ts';

/** A long booklet is not drawn as a whole unless that is asked for, or it is printed. */
const SHOWN_AT_FIRST = 12;

/** The pages as they will be printed: the same drawings. */
export function PagesPreview({
  sheets,
  download,
}: {
  readonly sheets: PrintedPages;
  readonly download: (page: number) => void;
}) {
  const words = useWords(PRINT_WORDS);
  const all = useSignal(false);
  useEffect(() => {
    const showAll = () => {
      all.value = true;
    };
    window.addEventListener('beforeprint', showAll);
    return () => window.removeEventListener('beforeprint', showAll);
  }, [all]);
  const { pages, look, families } = sheets;
  const theme = useMemo(() => themeOf(look), [look.style, look.greyscale]);
  const shown = all.value ? pages : pages.slice(0, SHOWN_AT_FIRST);
  const typeface = [...families, 'Booklet', '"Noto Sans"', 'sans-serif'].join(', ');
  return (
    <>
      <ol class="print-sheets" style={{ '--typeface': typeface }}>
        {shown.map((page, i) => (
          <li key={i} class="print-sheet" data-paper={paperOf(page)} data-turned={page.width > page.height}>
            <Sheet page={page} theme={theme} />
            <button type="button" class="quiet" onClick={() => download(i)}>
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

/** The paper as large as a page, for the browser’s own print. Two pages of a folded booklet are a paper too, to within a millimetre. */
function paperOf({ width, height }: Page): Paper | undefined {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const papers = Object.entries(PAPERS) as [Paper, readonly [number, number]][];
  return papers.find(([, [a, b]]) => Math.abs(a - short) < MILLIMETRE && Math.abs(b - long) < MILLIMETRE)?.[0];
}

const MILLIMETRE = 3;

function themeOf({ style, greyscale }: PrintedPages['look']): Theme {
  if (style) return styleFrom(style, { greyscale }).theme;
  return greyscale ? GREYSCALE : COLOUR;
}

function Sheet({ page, theme }: { readonly page: Page; readonly theme: Theme }) {
  const svg = useMemo(() => renderPage(page, theme), [page, theme]);
  // The drawing is our own, and escapes every text that it holds.
  return <div class="print-picture" dangerouslySetInnerHTML={{ __html: svg }} />;
}
