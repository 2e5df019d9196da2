import { makeSpeaker } from '@latin-puzzles/core/attrition';
import { GRAMMARS } from '@latin-puzzles/core/basis';
import { asterismHeading, asterismName } from '@latin-puzzles/core/board';
import { useLanguage, useWords } from '../services/studio.ts';
import type { Session } from './session.ts';
import { PLAY_WORDS } from './words/index.ts';

/** How many of each label the asterisms of the selected cell still need. */
export function NeedsPanel({ session }: { readonly session: Session }) {
  const words = useWords(PLAY_WORDS);
  const language = useLanguage();
  const { cursor } = session.selection.value;
  const { puzzle } = session.game.value;
  if (cursor === undefined) return <p class="remark">{words.needsNone}</p>;
  const speaker = makeSpeaker(puzzle, language);
  return (
    <section class="needs" aria-label={words.needs}>
      <h2>{words.needsOf(speaker.cells([cursor]))}</h2>
      <dl>
        {puzzle.board.asterismsOf[cursor]!.map((asterism, index) => (
          <div key={index}>
            <dt>{asterismHeading(asterismName(puzzle.board, asterism), GRAMMARS[language], 'player')}</dt>
            <dd>
              <Needed counts={session.tally.value.needed[asterism]!} labels={puzzle.multiset.labels} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** As few pieces of text as may be: a large asterism has many labels, and every move of the cursor shows others. */
function Needed({ counts, labels }: { readonly counts: readonly number[]; readonly labels: readonly string[] }) {
  const words = useWords(PLAY_WORDS);
  const pieces: { readonly text: string; readonly times: number }[] = [];
  let text = '';
  for (const [label, count] of counts.entries()) {
    if (count <= 0) continue;
    text += `${text === '' && pieces.length === 0 ? '' : ' '}${labels[label]!}`;
    if (count === 1) continue;
    pieces.push({ text, times: count });
    text = '';
  }
  if (text === '' && pieces.length === 0) return <>{words.needsDone}</>;
  return (
    <>
      {pieces.map((piece, index) => (
        <span key={index}>
          {piece.text}
          <small>×{piece.times}</small>
        </span>
      ))}
      {text}
    </>
  );
}
