import { HINT_STAGES } from '@latin-puzzles/core/attrition';
import { drawStep } from '@latin-puzzles/drawing';
import { Icon, useLanguage, useSurroundings, useWords } from '@latin-puzzles/view/base';
import { play, type Session } from '@latin-puzzles/view/playing';
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
  tellStage,
} from '@latin-puzzles/workshop/advice';
import { readLabels, type Table } from '@latin-puzzles/workshop/play';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Helper } from './helper.ts';
import { ELEMENT_WORDS } from './words.ts';

interface Asked {
  readonly table: Table;
  readonly advice: Advice;
  readonly stage: number;
}

interface HintBoxProps {
  readonly session: Session;
  readonly helper: Helper;
  readonly open: Signal<boolean>;
  /** Called whenever more is told. */
  readonly onHelp: () => void;
}

/** The next step, stage by stage: where to look, the idea, why, what follows; then it is done. */
export function HintBox({ session, helper, open, onHelp }: HintBoxProps) {
  const words = useWords(ELEMENT_WORDS);
  const language = useLanguage();
  const { announcer } = useSurroundings();
  const asked = useSignal<Asked | undefined>(undefined);
  const taught = useSignal<Taught>(NOTHING_TAUGHT);
  const busy = useSignal(false);
  const { puzzle } = session.game.value;
  const table = session.table.value;
  // What was said of another table no longer helps.
  const current = asked.value?.table === table ? asked.value : undefined;
  const plan = current?.advice.kind === 'plan' ? current.advice.plan : undefined;
  const texts = current ? tellAdvice(current) : [];

  function tellAdvice({ advice, stage }: Asked): string[] {
    if (advice.kind === 'plan') return tellStage(advice.plan, puzzle, language, HINT_STAGES[stage]!).map((s) => s.text);
    if (advice.kind === 'wrong') return [advice.labels.length > 0 ? words.wrong : words.lost];
    return [words[advice.kind]];
  }

  useEffect(() => {
    const { advice, stage } = current ?? {};
    const drawn =
      plan && stage! >= 2 ? showStage(plan, puzzle, HINT_STAGES[stage!] as 'reason' | 'conclusion') : undefined;
    session.shown.value = drawn && {
      ...drawn,
      items: drawStep(puzzle, drawn.standing, drawn.step, { evidence: drawn.evidence }).items,
    };
    session.pointed.value = plan && !drawn ? cellsOf(plan) : [];
    if (advice?.kind === 'wrong')
      session.found.value = new Set(advice.labels.length > 0 ? advice.labels : advice.marks);
    if (current) announcer.say(texts.join(' '));
  }, [current?.advice, current?.stage]);
  useEffect(
    () => () => {
      session.shown.value = undefined;
      session.pointed.value = [];
    },
    [],
  );

  function cellsOf(found: Plan): number[] {
    return areaOfPlan(found, puzzle).flatMap((asterism) => puzzle.board.asterisms[asterism]!.cells);
  }

  function ask(): void {
    busy.value = true;
    // What it says is drawn first: a hard step takes a while.
    setTimeout(() => {
      const advice = helper.advise(readKnowledge(table, { taught: taught.value, trustMarks: false }));
      asked.value = { table, advice, stage: 0 };
      busy.value = false;
    });
  }

  function goOn(): void {
    if (busy.value) return;
    onHelp();
    if (!current || !plan) ask();
    else if (current.stage < HINT_STAGES.length - 1) asked.value = { ...current, stage: current.stage + 1 };
    else take(plan);
  }

  function take({ steps, standing }: Plan): void {
    const step = steps[0]!;
    taught.value = addTaught(taught.value, readLabels(table), step.removals);
    asked.value = undefined;
    const moves = makeStepMoves(table, standing, step);
    for (const move of moves) play(session, move);
    // A step that only strikes out changes nothing on the table: the next one is asked for at once.
    if (moves.length === 0) ask();
  }

  useEffect(goOn, []);
  return (
    <section class="hint-box" aria-live="off">
      {texts.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
      <div class="row">
        {(plan || !current) && (
          <button type="button" class="primary" aria-disabled={busy.value} onClick={goOn}>
            {busy.value ? words.thinking : words.asking[plan ? current!.stage + 1 : 0]}
          </button>
        )}
        <button
          type="button"
          class="quiet"
          onClick={() => {
            open.value = false;
          }}
        >
          <Icon name="close" />
          <span class="unseen">{words.closeHint}</span>
        </button>
      </div>
    </section>
  );
}
