import { useMemo } from 'preact/hooks';
import { GENERATE } from '../words/generate.ts';
import { said } from '../words/words.ts';
import { Drawing } from './drawing.tsx';
import { boardTitle } from './names.ts';
import { draftOf } from './places.ts';
import { lettersOf } from './spelling.ts';
import { multisetOf } from './wishes.ts';
import { form } from './workshop.ts';

/** The board with the word on it, as far as it can be told before a puzzle is found. */
export function Preview() {
  const words = said(GENERATE);
  const { subject, word, labels, place } = form.value;
  const { board } = subject;
  const multiset = useMemo(() => multisetOf(form.value), [subject, word, labels]);
  const picture = useMemo(() => {
    if (!multiset.ok || multiset.value.entries.length !== board.k) return { board };
    const { cells, labeling } = draftOf(board, multiset.value, lettersOf(word), place);
    return { board, multiset: multiset.value, labeling, inscription: cells };
  }, [board, multiset, word, place]);
  return (
    <section class="preview panel" aria-labelledby="preview-title">
      <h2 id="preview-title">{words.preview}</h2>
      <Drawing picture={picture} title={boardTitle(subject)} />
      {multiset.ok && <p class="remark">{words.previewLabels(multiset.value.entries.join(' '))}</p>}
    </section>
  );
}
