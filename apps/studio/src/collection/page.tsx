import { GRAMMARS } from '@latin-puzzles/core/basis';
import { makeBoardResolver } from '@latin-puzzles/core/board';
import { useEffect } from 'preact/hooks';
import { type PageMaker, useLanguage, useStudio, useWords } from '../services/studio.ts';
import { type CollectionDesk, makeCollectionDesk } from './desk.ts';
import { FailureNote } from './failure-note.tsx';
import { CollectionFilters } from './filters.tsx';
import { MadeWhen } from './made-when.tsx';
import { Plans } from './plans.tsx';
import { PuzzleGrid, type PuzzleGridProps } from './puzzle-grid.tsx';
import { COLLECTION_WORDS } from './words/index.ts';
import './collection.css';

/** The collection of the service that the studio comes from: its puzzles, when they were made, and the plans that make more. */
function CollectionPage({ desk, resolve }: PuzzleGridProps) {
  const words = useWords(COLLECTION_WORDS);
  const { homeService } = useStudio();
  const served = homeService.there.value;
  useEffect(() => {
    if (served) desk.look();
  }, [desk, served]);
  return (
    <div class="collection">
      <h1>{words.title}</h1>
      {served ? <Contents desk={desk} resolve={resolve} /> : <p>{served === false ? words.unserved : words.looking}</p>}
    </div>
  );
}

function Contents({ desk, resolve }: PuzzleGridProps) {
  const words = useWords(COLLECTION_WORDS);
  const summary = desk.summary.value;
  const filled = (summary?.puzzles ?? desk.puzzles.value?.length ?? 0) > 0;
  if (desk.failure.value?.wantsToken) return <FailureNote desk={desk} />;
  return (
    <>
      <Lede desk={desk} />
      <FailureNote desk={desk} />
      <div class="overview">
        <Plans desk={desk} />
        {filled && <MadeWhen desk={desk} />}
      </div>
      {filled && (
        <section aria-labelledby="puzzles-title">
          <h2 id="puzzles-title">{words.puzzlesTitle}</h2>
          {summary && <CollectionFilters desk={desk} summary={summary} />}
          <PuzzleGrid desk={desk} resolve={resolve} />
        </section>
      )}
    </>
  );
}

function Lede({ desk }: { readonly desk: CollectionDesk }) {
  const words = useWords(COLLECTION_WORDS);
  const { counted } = GRAMMARS[useLanguage()];
  const summary = desk.summary.value;
  if (!summary) return desk.busy.value ? <p class="lede">{words.looking}</p> : null;
  const { puzzles, boards } = summary;
  return (
    <div class="row">
      <p class="lede">
        {puzzles > 0
          ? words.lede(counted(puzzles, ...words.puzzles), counted(boards.length, ...words.boards))
          : words.empty}
      </p>
      <button type="button" onClick={desk.look}>
        {words.again}
      </button>
    </div>
  );
}

const makeCollectionPage: PageMaker = (studio) => {
  const desk = makeCollectionDesk(studio);
  const resolve = makeBoardResolver();
  return () => <CollectionPage desk={desk} resolve={resolve} />;
};

export default makeCollectionPage;
