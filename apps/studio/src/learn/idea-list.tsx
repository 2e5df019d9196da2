import { theoremName, theoremStatement } from '@latin-puzzles/core/attrition';
import { LESSONS, lessonPositions } from '@latin-puzzles/workshop/lessons';
import { ExamplePicture } from '../hints/example-picture.tsx';
import { addressOf } from '../services/address.ts';
import { useLanguage, useWords } from '../services/studio.ts';
import type { LessonProgress } from './progress.ts';
import { LEARN_WORDS } from './words.ts';

/** All ideas, from easy to hard, with what has been done. */
export function IdeaList({ progress }: { readonly progress: LessonProgress }) {
  const words = useWords(LEARN_WORDS);
  return (
    <>
      <h1>{words.title}</h1>
      <p class="lede">{words.lede}</p>
      <ol class="ideas">
        {LESSONS.map((theorem) => (
          <IdeaCard key={theorem} theorem={theorem} done={progress.doneIn(theorem).length} />
        ))}
      </ol>
    </>
  );
}

function IdeaCard({ theorem, done }: { readonly theorem: string; readonly done: number }) {
  const words = useWords(LEARN_WORDS);
  const language = useLanguage();
  const name = theoremName(theorem, language);
  const count = lessonPositions(theorem).length;
  return (
    <li class="idea" id={theorem}>
      <a class="picture" href={addressOf('learn', theorem)} aria-label={words.open(name)}>
        <ExamplePicture theorem={theorem} pixels={160} />
      </a>
      <div>
        <h2>
          <a href={addressOf('learn', theorem)}>{name}</a>
        </h2>
        <p>{theoremStatement(theorem, language)}</p>
        <p class={done === count ? 'tally done' : 'tally'}>
          {done === count && <span aria-hidden="true">✓ </span>}
          {words.progress(done, count)}
        </p>
      </div>
    </li>
  );
}
