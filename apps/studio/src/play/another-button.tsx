import { makeNative, parseNative } from '@latin-puzzles/core/format';
import { ratedLevel } from '@latin-puzzles/core/rating';
import type { Session } from '@latin-puzzles/view/playing';
import { PLAY_WORDS } from '@latin-puzzles/view/playing';
import { makePuzzleCode } from '@latin-puzzles/workshop/play';
import { useSignal } from '@preact/signals';
import { packText } from '../games/packing.ts';
import { useStudio, useWords } from '../services/studio.ts';

interface AnotherButtonProps {
  readonly session: Session;
  /** Whether it is the foremost of what can be done. */
  readonly isFirst: boolean;
}

/** Makes another puzzle of the same board, labels, words and level, and opens it. */
export function AnotherButton({ session, isFirst }: AnotherButtonProps) {
  const words = useWords(PLAY_WORDS);
  const { worker, addressBar, announcer } = useStudio();
  const news = useSignal<'making' | 'none' | undefined>(undefined);

  async function make(): Promise<void> {
    news.value = 'making';
    announcer.say(words.makingAnother);
    const { puzzle } = session.game.peek();
    // A number that no one has asked for yet: what it makes goes into the address, so that it can be opened again.
    const seed = Date.now() % 1_000_000_000;
    const made = await worker
      .ask('another', { puzzle: makeNative(puzzle), level: ratedLevel(puzzle), seed })
      .catch(() => undefined);
    const parsed = made === undefined ? undefined : parseNative(made);
    if (parsed?.ok) addressBar.goTo('play', 's', await makePuzzleCode(parsed.value, packText));
    else {
      news.value = 'none';
      announcer.say(words.noOther);
    }
  }

  return (
    <>
      <button type="button" class={isFirst ? 'primary' : undefined} disabled={news.value === 'making'} onClick={make}>
        {news.value === 'making' ? words.makingAnother : words.oneLikeThis}
      </button>
      {news.value === 'none' && <p class="remark">{words.noOther}</p>}
    </>
  );
}
