import type { LanguageCode } from '@latin-puzzles/core/basis';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import type { Session } from '@latin-puzzles/view/playing';
import { changeGame, PLAY_WORDS, tellMove } from '@latin-puzzles/view/playing';
import {
  beginTrial,
  findPath,
  findTip,
  type GameHistory,
  jumpTo,
  listBranches,
  nameCheckpoint,
  parseMoveText,
} from '@latin-puzzles/workshop/play';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type Studio, useLanguage, useStudio, useWords } from '../services/studio.ts';

/** Every move made, with its branches and checkpoints. */
export function HistoryPanel({ session }: { readonly session: Session }) {
  const words = useWords(PLAY_WORDS);
  const studio = useStudio();
  const { history } = session.game.value;
  const list = useRef<HTMLOListElement>(null);
  // The way that redo leads on is shown as well, so that one can jump forth as one can jump back.
  const path = findPath(history, findTip(history, history.at));
  const ends = history.nodes.length - new Set(history.nodes.map(({ parent }) => parent)).size + 1;
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [history.at]);
  return (
    <div class="history">
      <p class="remark">{words.movesCount(history.nodes.length - 1, ends)}</p>
      <div class="row">
        <button type="button" onClick={() => tryOut(studio, session)}>
          {words.trial}
        </button>
        <button type="button" disabled={history.at === 0} onClick={() => goTo(studio, session, 0)}>
          {words.restart}
        </button>
      </div>
      <Checkpoint session={session} />
      <Names session={session} />
      <h2>{words.moves}</h2>
      <ol class="moves" ref={list}>
        {path.map((node, i) => (
          <Point key={node} session={session} node={node} next={path[i + 1]} />
        ))}
      </ol>
    </div>
  );
}

interface PointProps {
  readonly session: Session;
  readonly node: number;
  readonly next: number | undefined;
}

function Point({ session, node, next }: PointProps) {
  const words = useWords(PLAY_WORDS);
  const language = useLanguage();
  const studio = useStudio();
  const { history, puzzle } = session.game.value;
  const others = listBranches(history, node).filter((other) => other !== next);
  return (
    <li>
      <button
        type="button"
        class="quiet"
        aria-current={node === history.at ? 'step' : undefined}
        onClick={() => goTo(studio, session, node)}
      >
        {pointName(history, puzzle, node, language)}
      </button>
      {others.length > 0 && (
        <ul aria-label={words.otherWays}>
          {others.map((other) => (
            <li key={other}>
              <button type="button" class="quiet" onClick={() => goTo(studio, session, findTip(history, other))}>
                {pointName(history, puzzle, other, language)} · {words.wayOf(lengthFrom(history, other))}
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Checkpoints of all branches, to jump to. */
function Names({ session }: { readonly session: Session }) {
  const words = useWords(PLAY_WORDS);
  const studio = useStudio();
  const { history } = session.game.value;
  if (history.names.size === 0) return null;
  return (
    <ul class="names row" aria-label={words.checkpoints}>
      {[...history.names].map(([node, name]) => (
        <li key={node}>
          <button
            type="button"
            aria-current={node === history.at ? 'step' : undefined}
            onClick={() => goTo(studio, session, node)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Goes to a point, and says which: what it changes may be anywhere on the board. */
function goTo({ announcer, settings }: Studio, session: Session, node: number): void {
  changeGame(session, (history) => jumpTo(history, node));
  const { history, puzzle } = session.game.value;
  announcer.say(pointName(history, puzzle, history.at, settings.language.value));
}

function tryOut({ announcer, settings }: Studio, session: Session): void {
  changeGame(session, beginTrial);
  announcer.say(PLAY_WORDS[settings.language.value].trialOn(session.game.value.history.trials.length));
}

function lengthFrom(history: GameHistory, node: number): number {
  return findPath(history, findTip(history, node)).length - findPath(history, node).length + 1;
}

function pointName({ nodes, names }: GameHistory, puzzle: Puzzle, node: number, language: LanguageCode): string {
  const name = names.get(node);
  const move = parseMoveText(nodes[node]!.move, puzzle);
  const text = move ? tellMove(puzzle, move, language) : PLAY_WORDS[language].beginning;
  return name === undefined ? text : `${name} (${text})`;
}

function Checkpoint({ session }: { readonly session: Session }) {
  const words = useWords(PLAY_WORDS);
  const name = useSignal('');
  return (
    <form
      class="checkpoint"
      onSubmit={(event) => {
        event.preventDefault();
        changeGame(session, (h) => nameCheckpoint(h, name.value));
        name.value = '';
      }}
    >
      <input
        aria-label={words.checkpointName}
        placeholder={session.game.value.history.names.get(session.game.value.history.at) ?? words.checkpointName}
        maxLength={40}
        value={name.value}
        onInput={({ currentTarget }) => {
          name.value = currentTarget.value;
        }}
      />
      <button type="submit">{words.checkpoint}</button>
    </form>
  );
}
