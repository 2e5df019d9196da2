import { GRAMMARS } from '@latin-puzzles/core/basis';
import { asterismHeading, asterismName } from '@latin-puzzles/core/board';
import { GroupPatterns, GroupSwatch } from '@latin-puzzles/view/board-view';
import type { Session } from '@latin-puzzles/view/playing';
import { PLAY_WORDS, tellCells } from '@latin-puzzles/view/playing';
import { useLanguage, useWords } from '../services/studio.ts';

/** The list draws the patterns for itself: where the board is a solid, there is no flat one to lend them. */
const PATTERNS = 'needs-';

/** How many of each label the asterisms of the selected cell still need. */
export function NeedsPanel({ session }: { readonly session: Session }) {
  const words = useWords(PLAY_WORDS);
  const language = useLanguage();
  const { cursor } = session.selection.value;
  const { puzzle } = session.game.value;
  const { groups, hover, hold } = session.groupLight;
  if (cursor === undefined) return <p class="remark">{words.needsNone}</p>;
  return (
    <section class="needs" aria-label={words.needs}>
      <h2>{words.needsOf(tellCells(puzzle.board, [cursor], language))}</h2>
      <svg class="unseen" aria-hidden="true">
        <GroupPatterns prefix={PATTERNS} />
      </svg>
      <ul onPointerLeave={() => hover(undefined)}>
        {puzzle.board.asterismsOf[cursor]!.map((asterism) => {
          const group = groups.value.find((shown) => shown.asterism === asterism);
          return (
            <li key={asterism}>
              <button
                type="button"
                class="quiet"
                aria-pressed={group?.light === 'lit'}
                onPointerEnter={(event) => event.pointerType === 'mouse' && hover(undefined, asterism)}
                onClick={() => hold(asterism)}
              >
                {group && <GroupSwatch prefix={PATTERNS} dress={group.dress} />}
                <span class="name">
                  {asterismHeading(asterismName(puzzle.board, asterism), GRAMMARS[language], 'player')}
                </span>
                <span class="labels-needed">
                  <Needed counts={session.tally.value.needed[asterism]!} labels={puzzle.multiset.labels} />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
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
