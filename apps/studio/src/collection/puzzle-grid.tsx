import { GRAMMARS } from '@latin-puzzles/core/basis';
import type { BoardResolver } from '@latin-puzzles/core/board';
import { useLanguage, useWords } from '../services/studio.ts';
import type { CollectionDesk } from './desk.ts';
import { PuzzleCard } from './puzzle-card.tsx';
import { COLLECTION_WORDS } from './words/index.ts';

export interface PuzzleGridProps {
  readonly desk: CollectionDesk;
  readonly resolve: BoardResolver;
}

/** The puzzles that meet the wish, as many as were asked for. */
export function PuzzleGrid({ desk, resolve }: PuzzleGridProps) {
  const words = useWords(COLLECTION_WORDS);
  const { counted, figure } = GRAMMARS[useLanguage()];
  const puzzles = desk.puzzles.value;
  if (!puzzles) return <p class="remark">{words.looking}</p>;
  const all = desk.days.value?.reduce((sum, day) => sum + day.puzzles, 0);
  const told =
    puzzles.length === 0
      ? words.none
      : all === undefined
        ? words.looking
        : words.shown(counted(all, ...words.puzzles), figure(puzzles.length));
  return (
    <>
      <p class="remark" role="status">
        {told}
      </p>
      <ul class="kept-puzzles" aria-busy={desk.busy.value}>
        {puzzles.map((kept) => (
          <PuzzleCard key={kept.id} kept={kept} resolve={resolve} />
        ))}
      </ul>
      {desk.hasMore.value && (
        <button type="button" class="more" disabled={desk.busy.value} onClick={desk.more}>
          {words.more}
        </button>
      )}
    </>
  );
}
