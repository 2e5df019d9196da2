import { THEOREM_WORDS, theoremName } from '@latin-puzzles/core/attrition';
import { LESSONS, lessonPositions } from '@latin-puzzles/workshop/lessons';
import { useSignal } from '@preact/signals';
import { addressOf } from '../services/address.ts';
import { useLanguage, useWords } from '../services/studio.ts';
import { Exercise } from './exercise.tsx';
import type { LessonProgress } from './progress.ts';
import { LEARN_WORDS } from './words.ts';

interface LessonViewProps {
  readonly theorem: string;
  readonly progress: LessonProgress;
}

/** What an idea says, and its positions one after the other. */
export function LessonView({ theorem, progress }: LessonViewProps) {
  const words = useWords(LEARN_WORDS);
  const language = useLanguage();
  const count = lessonPositions(theorem).length;
  const done = progress.doneIn(theorem);
  const all = [...Array(count).keys()];
  const at = useSignal(all.find((index) => !done.includes(index)) ?? 0);
  const { statement, reason } = THEOREM_WORDS.get(theorem)!;
  const nextIdea = LESSONS[LESSONS.indexOf(theorem) + 1];
  return (
    <div class="lesson">
      <header>
        <p class="remark">
          <a href={addressOf('learn')}>{words.all}</a>
        </p>
        <h1>{theoremName(theorem, language)}</h1>
        <p>{statement[language]}</p>
        {reason && (
          <p class="remark">
            {words.because} {reason[language]}
          </p>
        )}
        <nav class="steps" aria-label={words.jump}>
          {all.map((index) => (
            <button
              key={index}
              type="button"
              aria-label={`${words.at(index + 1, count)}${done.includes(index) ? `, ${words.done}` : ''}`}
              aria-current={index === at.value ? 'step' : undefined}
              onClick={() => {
                at.value = index;
              }}
            >
              {done.includes(index) ? '✓' : index + 1}
            </button>
          ))}
        </nav>
      </header>
      <Exercise
        key={at.value}
        theorem={theorem}
        index={at.value}
        onRight={() => progress.tick(theorem, at.value)}
        onNext={
          at.value < count - 1
            ? () => {
                at.value += 1;
              }
            : undefined
        }
      />
      {done.length === count && (
        <p class="message">
          {words.finished}{' '}
          {nextIdea && (
            <a href={addressOf('learn', nextIdea)}>{`${words.nextIdea}: ${theoremName(nextIdea, language)}`}</a>
          )}
        </p>
      )}
    </div>
  );
}
