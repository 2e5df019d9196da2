import { HINT_STAGES, type HintStage } from '@latin-puzzles/core/attrition';
import { makeNative } from '@latin-puzzles/core/format';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import {
  type Advice,
  addTaught,
  areaOfPlan,
  makeStepMoves,
  NOTHING_TAUGHT,
  type Plan,
  readKnowledge,
  showStage,
  type Taught,
} from '@latin-puzzles/workshop/advice';
import { readLabels, type Table } from '@latin-puzzles/workshop/play';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
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

/** What has to be seen of the board: for an idea where to look for it, since its picture takes room; otherwise all it speaks of. */
function cellsAbout(plan: Plan, puzzle: Puzzle, stage: HintStage): readonly number[] {
  if (stage !== 'idea') return cellsOfPlan(plan, puzzle);
  return areaOfPlan(plan, puzzle).flatMap((asterism) => puzzle.board.asterisms[asterism]!.cells);
}

/** The next step from where the player stands, stage by stage, and then taking it. */
export function NextStep(props: HintViewProps & { readonly prove: () => void }) {
  const { puzzle, table, show, point, speakOf, asked: wanted, apply, prove } = props;
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
  // Whoever has done what the hint said has it behind them.
  const heeded = !current && asked.value?.advice.kind === 'plan' && isHeeded(asked.value.advice.plan, table);

  function begin(): void {
    const known = readKnowledge(table, { taught: taught.value, trustMarks: trust.value });
    work.run(
      (signal) => worker.ask('hint', { puzzle: makeNative(puzzle), known }, { signal }),
      (found) => {
        asked.value = { stance, advice: found, level: 0 };
        speakOf(found.kind === 'plan' ? cellsOfPlan(found.plan, puzzle) : []);
        announcer.say(
          found.kind === 'plan' ? stageText(found.plan, puzzle, language, HINT_STAGES[0]) : tellAdvice(found, words),
        );
      },
    );
  }

  function reveal({ level, ...rest }: Asked, found: Plan): void {
    asked.value = { ...rest, level: level + 1 };
    speakOf(cellsAbout(found, puzzle, HINT_STAGES[level + 1]!));
    announcer.say(stageText(found, puzzle, language, HINT_STAGES[level + 1]!));
  }

  function take({ steps, standing }: Plan): void {
    const step = steps[0]!;
    taught.value = addTaught(taught.value, readLabels(table), step.removals);
    asked.value = undefined;
    apply(makeStepMoves(table, standing, step));
  }

  /** As far as telling goes: what is told is done only by the button that says so. */
  function tellMore(): void {
    if (work.busy.value) return;
    if (!current) begin();
    else if (plan && current.level < HINT_STAGES.length - 1) reveal(current, plan);
  }

  function goOn(): void {
    if (current && plan && current.level === HINT_STAGES.length - 1) take(plan);
    else if (current && !plan) begin();
    else tellMore();
  }

  const latest = useRef(tellMore);
  latest.current = tellMore;
  // Opened, it tells where to look; then more whenever more is asked for.
  useEffect(() => latest.current(), [wanted.value]);

  // Who has no marks need not be asked about them.
  const foot = table.some(({ centre }) => centre.length > 0) && <Toggle on={trust}>{words.trust}</Toggle>;
  if (advice?.kind === 'wrong')
    return (
      <Mistakes
        {...props}
        mistaken={advice}
        told={current!.level > 0}
        tell={() => {
          asked.value = { ...current!, level: 1 };
        }}
        foot={foot}
      />
    );
  return (
    <>
      <div class="card-body" key={current?.level}>
        {plan && current && (
          <StepHint puzzle={puzzle} plan={plan} stage={HINT_STAGES[current.level]!} show={show} point={point} />
        )}
        {heeded && <p class="verdict">{words.heeded}</p>}
        {advice && advice.kind !== 'plan' && <p>{tellAdvice(advice, words)}</p>}
        <WorkNote work={work} />
        {foot}
      </div>
      <div class="card-actions">
        {(plan || !advice) && (
          <button type="button" class="primary hint-button" aria-disabled={work.busy.value} onClick={goOn}>
            {plan ? [words.askIdea, words.askReason, words.askConclusion, words.takeStep][current!.level] : words.ask}
          </button>
        )}
        <button type="button" class="quiet" onClick={prove}>
          {words.proof}
        </button>
      </div>
    </>
  );
}

/** Every cell that a hint will speak of, whatever its stage. */
function cellsOfPlan(plan: Plan, puzzle: HintViewProps['puzzle']): number[] {
  const { asterisms } = puzzle.board;
  const { step, evidence } = showStage(plan, puzzle, 'conclusion');
  const { written } = plan.standing;
  return [
    ...areaOfPlan(plan, puzzle).flatMap((asterism) => asterisms[asterism]!.cells),
    ...[...step.writes, ...step.removals].map(({ cell }) => cell),
    ...(evidence?.blockers ?? []).flatMap(({ asterism, label }) =>
      asterisms[asterism]!.cells.filter((cell) => written[cell] === label),
    ),
  ];
}

function isHeeded({ steps: [step] }: Plan, table: Table): boolean {
  const { writes } = step!;
  return writes.length > 0 && writes.every(({ cell, label }) => table[cell]!.label === label);
}

/** All that advice depends on, as one text. */
function stanceOf(table: Table, trusting: boolean): string {
  return table.map(({ label, centre, struck }) => `${label}:${struck}:${trusting ? centre : ''}`).join(' ');
}

function tellAdvice(advice: Exclude<Advice, { readonly kind: 'plan' }>, words: HintWords): string {
  if (advice.kind !== 'wrong') return words[advice.kind];
  return wrongText(advice, words);
}
