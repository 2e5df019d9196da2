import type { Step } from '@latin-puzzles/core/attrition';
import { EMPTY } from '@latin-puzzles/core/puzzle';
import { drawStep, layOut } from '@latin-puzzles/drawing';
import type { DrawnStep } from '@latin-puzzles/view/board-view';
import {
  BoardView,
  endOf,
  isDirection,
  makeSteering,
  NOT_TYPING,
  type Typing,
  typed,
} from '@latin-puzzles/view/board-view';
import { showStage, tellStage } from '@latin-puzzles/workshop/advice';
import {
  type AnswerVerdict,
  judgeAnswer,
  LESSON_WORDS,
  type LessonPosition,
  lessonPositions,
  openLesson,
} from '@latin-puzzles/workshop/lessons';
import { beginTable } from '@latin-puzzles/workshop/play';
import { useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { StepLegend } from '../hints/step-legend.tsx';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import { LEARN_WORDS } from './words.ts';

interface ExerciseProps {
  readonly theorem: string;
  readonly index: number;
  readonly onRight: () => void;
  readonly onNext: (() => void) | undefined;
}

/** What is said below the board: of an answer, or as help. */
interface Told {
  readonly kind: 'right' | 'wrong' | 'help';
  readonly sentences: readonly string[];
  readonly shown?: { readonly step: Step; readonly stage: 'reason' | 'conclusion' } | undefined;
}

/** Ideas that are found without pencil marks. */
const WITHOUT_MARKS = ['last-places'];

/** A position: the reader places or strikes out a symbol, and is told whether and why that is right. */
export function Exercise({ theorem, index, onRight, onNext }: ExerciseProps) {
  const words = useWords(LEARN_WORDS);
  const language = useLanguage();
  const { announcer, settings } = useStudio();
  const position = useMemo(() => openLesson(theorem, index)!, [theorem, index]);
  const { puzzle, plan, task } = position;
  const { board, multiset } = puzzle;
  const layout = useMemo(() => layOut(board), [board]);
  const steer = useMemo(() => makeSteering(layout), [layout]);
  const table = useMemo(() => beginTable(puzzle), [puzzle]);
  const candidates = useMemo(() => candidatesOf(position), [position]);
  const cursor = useSignal<number | undefined>(undefined);
  const told = useSignal<Told | undefined>(undefined);
  const typing = useRef<Typing>(NOT_TYPING);
  const shown = useMemo(() => told.value?.shown && drawn(position, told.value.shown), [position, told.value]);
  const isDone = told.value?.kind === 'right';

  function tell(next: Told): void {
    told.value = next;
    announcer.say(next.sentences.join(' '));
  }

  function answer(label: number): void {
    const cell = cursor.value;
    if (cell === undefined || puzzle.labeling[cell] !== EMPTY) {
      tell({ kind: 'help', sentences: [words.pickFirst] });
      return;
    }
    const verdict = judgeAnswer(position, { cell, label }, language);
    tell(toldOf(verdict));
    if (verdict.step) onRight();
  }

  function help(stage: 'reason' | 'conclusion'): void {
    const sentences = tellStage(plan, puzzle, language, stage).map(({ text }) => text);
    tell({ kind: 'help', sentences, shown: { step: plan.steps[0]!, stage } });
  }

  function pick(cell: number): void {
    cursor.value = cell;
    if (!isDone) told.value = undefined;
  }

  return (
    <section class="exercise" aria-label={words.at(index + 1, lessonPositions(theorem).length)}>
      <p class="task">{LESSON_WORDS[language][task]}</p>
      <BoardView
        puzzle={puzzle}
        table={table}
        candidates={candidates}
        selection={new Set(cursor.value === undefined ? [] : [cursor.value])}
        cursor={cursor.value}
        shown={shown}
        names={settings.namesShown.value ? language : undefined}
        name={words.board}
        onPick={pick}
        onKey={(event) => {
          const { key } = event;
          if (isDirection(key)) pick(cursor.value === undefined ? endOf(layout, false) : steer(cursor.value, key));
          else if ([...key].length === 1 && !event.ctrlKey && !event.metaKey && key !== ' ') {
            const { label, typing: next } = typed(multiset.labels, typing.current, key, event.timeStamp);
            typing.current = next;
            if (label !== undefined) answer(label);
          } else return;
          event.preventDefault();
        }}
      />
      <div class="exercise-side">
        <fieldset class="labels" aria-label={words.pad} disabled={isDone}>
          {multiset.labels.map((label, value) => (
            <button key={label} type="button" onClick={() => answer(value)}>
              {label}
            </button>
          ))}
        </fieldset>
        {told.value ? (
          <div class={`verdict-box ${told.value.kind}`}>
            {told.value.sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {shown && <StepLegend puzzle={puzzle} shown={shown} />}
          </div>
        ) : (
          <p class="remark">{words.boardHelp}</p>
        )}
        <div class="row">
          {!isDone && told.value?.shown?.stage !== 'conclusion' && (
            <button type="button" onClick={() => help(told.value?.shown ? 'conclusion' : 'reason')}>
              {told.value?.shown ? words.showAnswer : words.showWhy}
            </button>
          )}
          {!isDone && told.value && (
            <button
              type="button"
              onClick={() => {
                told.value = undefined;
              }}
            >
              {words.again}
            </button>
          )}
          {onNext && (
            <button type="button" class={isDone ? 'primary' : undefined} onClick={onNext}>
              {words.next}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

function toldOf({ step, sentences }: AnswerVerdict): Told {
  return step ? { kind: 'right', sentences, shown: { step, stage: 'conclusion' } } : { kind: 'wrong', sentences };
}

/** A step on the position, as hints draw it. */
function drawn({ puzzle, plan }: LessonPosition, { step, stage }: NonNullable<Told['shown']>): DrawnStep {
  const shown = showStage({ ...plan, steps: [step] }, puzzle, stage);
  const { items } = drawStep(puzzle, shown.standing, shown.step, { evidence: shown.evidence });
  return { ...shown, items };
}

/** What each open cell may still hold. */
function candidatesOf({ theorem, puzzle, plan }: LessonPosition): readonly (readonly number[])[] | undefined {
  if (WITHOUT_MARKS.includes(theorem)) return undefined;
  const labels = [...puzzle.multiset.labels.keys()];
  return puzzle.labeling.map((_, cell) =>
    labels.filter((label) => plan.standing.domains[cell * labels.length + label] === 1),
  );
}
