import { challengeOf, drawPuzzle, type Picture, renderSmallSvg } from '@latin-puzzles/drawing';
import { lettersOf } from '@latin-puzzles/workshop/generate';
import { useMemo } from 'preact/hooks';
import { drawingTheme } from '../parts/drawing-theme.ts';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import type { MakerProps } from './fields.tsx';
import { boardTitle } from './names.ts';
import { draftOf } from './places.ts';
import { multisetOf } from './wishes.ts';
import { GENERATE_WORDS } from './words/index.ts';

/** The board with the word on it, as far as it can be told before a puzzle is found. */
export function WishPreview({ maker }: MakerProps) {
  const words = useWords(GENERATE_WORDS);
  const language = useLanguage();
  const { subject, word, labels, place } = maker.form.value;
  const { board } = subject;
  const multiset = useMemo(() => multisetOf(maker.form.value), [subject, word, labels]);
  const picture = useMemo(() => {
    if (!multiset.ok || multiset.value.entries.length !== board.k) return { board };
    const { cells, labeling } = draftOf(board, multiset.value, lettersOf(word), place);
    return { board, multiset: multiset.value, labeling, inscription: cells };
  }, [board, multiset, word, place]);
  return (
    <section class="preview panel" aria-labelledby="preview-title">
      <h2 id="preview-title">{words.preview}</h2>
      <PuzzleDrawing picture={picture} title={boardTitle(subject, language)} />
      {picture.multiset !== undefined && <p class="remark">{challengeOf(picture, language)}</p>}
    </section>
  );
}

interface PuzzleDrawingProps {
  readonly picture: Picture;
  readonly title: string;
  readonly solution?: boolean | undefined;
  /** Whether something beside it says the same, so that it need not be told. */
  readonly silent?: boolean | undefined;
  /** How large it is shown, in pixels, if that is small. */
  readonly pixels?: number | undefined;
}

/** A board or a puzzle as it is printed. */
export function PuzzleDrawing({
  picture,
  title,
  solution = false,
  silent = false,
  pixels = Infinity,
}: PuzzleDrawingProps) {
  const theme = drawingTheme(useStudio().settings);
  const text = useMemo(
    () => renderSmallSvg(drawPuzzle(picture, { title, heading: false, solution }), pixels, theme),
    [picture, title, solution, pixels, theme],
  );
  // The drawing is our own, and escapes every text that it holds.
  return <span class="picture" aria-hidden={silent} dangerouslySetInnerHTML={{ __html: text }} />;
}
