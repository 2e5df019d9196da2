import { HINT_STAGES } from '@latin-puzzles/core/attrition';
import { makeNative } from '@latin-puzzles/core/format';
import {
  type Advice,
  addTaught,
  makeStepMoves,
  NOTHING_TAUGHT,
  type Plan,
  readKnowledge,
  type Taught,
} from '@latin-puzzles/workshop/advice';
import { readLabels, type Table } from '@latin-puzzles/workshop/play';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { useBackgroundWork } from '../parts/background-work.ts';
import { Toggle } from '../parts/toggle.tsx';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import { Mistakes, wrongText } from './mistakes.tsx';
import type { HintViewProps } from './props.ts';
import { StepHint, stageText } from './step-hint.tsx';
import { HINT_WORDS, type HintWords } from './words.ts';
import { WorkNote } from './work-note.tsx';

/** Advice for one stance of the player, and how much of it has been asked for: the number of a stage, from 0. */
interface Asked {
  readonly stance: string;
  readonly advice: Advice;
  readonly level: number;
}

/** The next step from where the player stands, stage by stage, and then taking it. */
export function NextStep({ puzzle, table, show, point, apply }: HintViewProps) {
  const words = useWords(HINT_WORDS);
  const language = useLanguage();
  const { announcer, worker } = useStudio();
  const work = useBackgroundWork();
  const trust = useSignal(false);
  const asked = useSignal<Asked | undefined>(undefined);
  const taught = useSignal<Taught>(NOTHING_TAUGHT);
  const stance = useMemo(() => stanceOf(table, trust.value), [table, trust.value]);
  // What was said of another stance no longer helps.
  const current = asked.value?.stance === stance ? asked.value : undefined;
  const advice = current?.advice;
  const plan = advice?.kind === 'plan' ? advice.plan : undefined;
  useEffect(() => work.cancel, [stance]);

  function begin(): void {
    const known = readKnowledge(table, { taught: taught.value, trustMarks: trust.value });
    work.run(
      (signal) => worker.ask('hint', { puzzle: makeNative(puzzle), known }, { signal }),
      (found) => {
        asked.value = { stance, advice: found, level: 0 };
        announcer.say(
          found.kind === 'plan' ? stageText(found.plan, puzzle, language, HINT_STAGES[0]) : tellAdvice(found, words),
        );
      },
    );
  }

  function reveal({ level, ...rest }: Asked, found: Plan): void {
    asked.value = { ...rest, level: level + 1 };
    announcer.say(stageText(found, puzzle, language, HINT_STAGES[level + 1]!));
  }

  function take({ steps, standing }: Plan): void {
    const step = steps[0]!;
    taught.value = addTaught(taught.value, readLabels(table), step.removals);
    asked.value = undefined;
    apply(makeStepMoves(table, standing, step));
  }

  function goOn(): void {
    if (!current || !plan) begin();
    else if (current.level < HINT_STAGES.length - 1) reveal(current, plan);
    else take(plan);
  }

  return (
    <>
      {plan && current && (
        <StepHint puzzle={puzzle} plan={plan} stage={HINT_STAGES[current.level]!} show={show} point={point} />
      )}
      {advice && advice.kind !== 'plan' && advice.kind !== 'wrong' && (
        <p class="message">{tellAdvice(advice, words)}</p>
      )}
      {advice?.kind === 'wrong' ? (
        <Mistakes
          puzzle={puzzle}
          table={table}
          mistaken={advice}
          told={current!.level > 0}
          tell={() => {
            asked.value = { ...current!, level: 1 };
          }}
          show={show}
          point={point}
          apply={apply}
        />
      ) : (
        <button type="button" class="primary hint-button" aria-disabled={work.busy.value} onClick={goOn}>
          {plan ? [words.askIdea, words.askReason, words.askConclusion, words.takeStep][current!.level] : words.ask}
        </button>
      )}
      <WorkNote work={work} />
      <Toggle on={trust}>{words.trust}</Toggle>
    </>
  );
}

/** All that advice depends on, as one text. */
function stanceOf(table: Table, trusting: boolean): string {
  return table.map(({ label, centre, struck }) => `${label}:${struck}:${trusting ? centre : ''}`).join(' ');
}

function tellAdvice(advice: Exclude<Advice, { readonly kind: 'plan' }>, words: HintWords): string {
  if (advice.kind !== 'wrong') return words[advice.kind];
  return wrongText(advice, words);
}
