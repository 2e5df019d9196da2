import { LESSONS } from '@latin-puzzles/workshop/lessons';
import { addressOf } from '../services/address.ts';
import { type PageMaker, type PageProps, useWords } from '../services/studio.ts';
import { IdeaList } from './idea-list.tsx';
import { LessonView } from './lesson-view.tsx';
import { type LessonProgress, makeLessonProgress } from './progress.ts';
import { LEARN_WORDS } from './words.ts';
import './learn.css';

/** The lesson that the address names, or the list of all. */
function Learn({ rest, progress }: PageProps & { readonly progress: LessonProgress }) {
  const words = useWords(LEARN_WORDS);
  const [theorem] = rest;
  if (theorem === undefined) return <IdeaList progress={progress} />;
  if (LESSONS.includes(theorem)) return <LessonView key={theorem} theorem={theorem} progress={progress} />;
  return (
    <>
      <h1>{words.title}</h1>
      <p class="message bad">{words.unknown}</p>
      <a class="button" href={addressOf('learn')}>
        {words.all}
      </a>
    </>
  );
}

const makeLearnPage: PageMaker = ({ storage }) => {
  const progress = makeLessonProgress(storage);
  return ({ rest }) => <Learn rest={rest} progress={progress} />;
};

export default makeLearnPage;
