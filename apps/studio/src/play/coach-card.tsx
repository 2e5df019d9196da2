import { EMPTY } from '@latin-puzzles/core/puzzle';
import { changeGame, PLAY_WORDS, play, type Session } from '@latin-puzzles/view/playing';
import { judgeCoachedMove, type Opening, tellCoachedMove, tellEnd, tellWelcome } from '@latin-puzzles/workshop/coach';
import { readLabels, retractMove } from '@latin-puzzles/workshop/play';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import { RimCard } from './card.tsx';
import type { Coaching } from './coaching.ts';
import { shineOn, shineRound } from './shining.ts';
import './coach.css';

/** How long one waits for the rest of a label that is typed, in milliseconds. */
const TYPING = 900;

export interface CoachCardProps {
  readonly coaching: Coaching;
  readonly own: Session;
}

/** Leads through the first moves on a board: says what a group must hold while it lights up, asks for a move, and answers it. */
export function CoachCard({ coaching, own }: CoachCardProps) {
  const opening = coaching.opening.value!;
  const practice = coaching.practice.value;
  if (coaching.ended.value) return <Ending coaching={coaching} own={own} opening={opening} />;
  if (!practice) return <Welcome coaching={coaching} own={own} opening={opening} />;
  return <Move coaching={coaching} practice={practice} opening={opening} />;
}

interface StageProps {
  readonly coaching: Coaching;
  readonly opening: Opening;
}

/** What is to be done, while the groups of a cell light up one after the other. */
function Welcome({ coaching, own, opening }: StageProps & { readonly own: Session }) {
  const words = useWords(PLAY_WORDS);
  const language = useLanguage();
  const { announcer } = useStudio();
  const { puzzle } = own.game.value;
  const sentences = tellWelcome(puzzle, opening, language);
  const cell = opening.moves[0]!.cells[0]!;
  const about = useComputed(() =>
    puzzle.board.asterismsOf[cell]!.flatMap((group) => puzzle.board.asterisms[group]!.cells),
  );
  const history = own.game.value.history;
  const first = useRef(history);
  useEffect(() => announcer.say(sentences.join(' ')), [language]);
  useEffect(() => shineRound(own, cell), [own, cell]);
  // Whoever begins to play does not want to be told how.
  useEffect(() => {
    if (history.nodes.length > 1 && history !== first.current) coaching.end();
  }, [history]);
  return (
    <RimCard name={words.coach} about={about} close={coaching.end} closesItself>
      <div class="card-body coach">
        <p>{sentences.join(' ')}</p>
      </div>
      <div class="card-actions">
        <button type="button" class="primary" onClick={coaching.begin}>
          {words.coachStart}
        </button>
        <button type="button" class="quiet" onClick={coaching.end}>
          {words.coachSkip}
        </button>
      </div>
    </RimCard>
  );
}

interface MoveProps extends StageProps {
  readonly practice: Session;
}

/** One move after the other, each asked for, and answered. */
function Move({ coaching, practice, opening }: MoveProps) {
  const words = useWords(PLAY_WORDS);
  const language = useLanguage();
  const { announcer } = useStudio();
  const said = useSignal<{ readonly text: string; readonly right: boolean } | undefined>(undefined);
  const { puzzle } = practice.game.value;
  const { moves } = opening;
  const labels = readLabels(practice.table.value);
  // Where a move was taken back, it is asked for again.
  const at = moves.findIndex(({ cells, label }) => cells.some((cell) => labels[cell] !== label));
  const move = moves[at];
  const sentences = move ? tellCoachedMove(puzzle, opening, at, language) : [];
  const about = useComputed(() => {
    const now = moves[at];
    return now ? [...puzzle.board.asterisms[now.asterism]!.cells, ...now.blockers] : [];
  });
  useEffect(() => {
    if (!move) return coaching.goBack(true);
    announcer.say([said.peek()?.text, ...sentences].filter(Boolean).join(' '));
    return shineOn(practice, move);
  }, [at, language]);
  const before = useRef(labels);
  useEffect(() => {
    if (!move) return;
    const asked = moves.findIndex(({ cells, label }) => cells.some((cell) => before.current[cell] !== label));
    const expected = moves[asked] ?? move;
    const played = labels.flatMap((label, cell) =>
      label !== before.current[cell] && label !== EMPTY ? [{ cell, label }] : [],
    );
    const verdicts = played.map((each) => judgeCoachedMove(puzzle, before.current, expected, each, language));
    const wrong = verdicts.find(({ right }) => !right);
    if (wrong) {
      const answer = () => {
        said.value = { text: wrong.said, right: false };
        announcer.say(wrong.said);
        changeGame(practice, retractMove);
      };
      const texts = puzzle.multiset.labels;
      if (!played.every(({ label }) => texts[expected.label]!.startsWith(texts[label]!))) return answer();
      // The first figure of 12 is written as 1 until the second comes.
      const timer = setTimeout(answer, TYPING);
      return () => clearTimeout(timer);
    }
    before.current = labels;
    const right = verdicts[0];
    if (!right) return;
    said.value = { text: right.said, right: true };
    const rest = expected.cells.filter((cell) => labels[cell] !== expected.label);
    if (rest.length > 0) play(practice, { kind: 'write', cells: rest, label: expected.label });
  }, [practice.table.value]);
  const skip = () => {
    coaching.goBack();
    coaching.end();
  };
  return (
    <RimCard name={words.coach} closing={words.coachSkip} about={about} close={skip}>
      <div class="card-body coach">
        <p class="coach-at">
          {said.value && <strong class={said.value.right ? 'right' : 'wrong'}>{said.value.text}</strong>}
          <span class="remark">{words.coachMove(Math.min(at, moves.length - 1) + 1, moves.length)}</span>
        </p>
        <p>{sentences.join(' ')}</p>
      </div>
    </RimCard>
  );
}

/** That it is done: the player goes on alone. */
function Ending({ coaching, own, opening }: StageProps & { readonly own: Session }) {
  const words = useWords(PLAY_WORDS);
  const language = useLanguage();
  const { announcer } = useStudio();
  const about = useComputed<readonly number[]>(() => []);
  const text = tellEnd(opening, language);
  const { history } = own.game.value;
  const first = useRef(history);
  useEffect(() => announcer.say(text), [language]);
  useEffect(() => {
    if (history !== first.current) coaching.end();
  }, [history]);
  return (
    <RimCard name={words.coach} about={about} close={coaching.end} closesItself>
      <div class="card-body coach">
        <p>{text}</p>
      </div>
      <div class="card-actions">
        <button type="button" class="primary" onClick={coaching.end}>
          {words.coachDone}
        </button>
      </div>
    </RimCard>
  );
}
