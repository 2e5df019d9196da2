import { needs } from '../game/rules.ts';
import { PLAY } from '../words/play.ts';
import { said } from '../words/words.ts';
import type { Session } from './session.ts';
import { speakerOf } from './telling.ts';

/** How many of each label the asterisms of the selected cell still need. */
export function NeedsPanel({ session }: { readonly session: Session }) {
  const words = said(PLAY);
  const { cursor } = session.selection.value;
  const { puzzle } = session.game.value;
  if (cursor === undefined) return <p class="remark">{words.needsNone}</p>;
  const speaker = speakerOf(puzzle);
  return (
    <section class="needs" aria-label={words.needs}>
      <h2>{words.needsOf(speaker.cells([cursor]))}</h2>
      <dl>
        {puzzle.board.asterismsOf[cursor]!.map((asterism) => (
          <div key={asterism}>
            <dt>{speaker.asterisms([asterism])}</dt>
            <dd>
              <Needed counts={needs(puzzle, session.table.value, asterism)} labels={puzzle.multiset.labels} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Needed({ counts, labels }: { readonly counts: readonly number[]; readonly labels: readonly string[] }) {
  const left = counts.flatMap((count, label) => (count > 0 ? [{ label: labels[label]!, count }] : []));
  if (left.length === 0) return <>{said(PLAY).needsDone}</>;
  return (
    <>
      {left.map(({ label, count }) => (
        <span key={label} class="need">
          {label}
          {count > 1 && <small>×{count}</small>}
        </span>
      ))}
    </>
  );
}
