import { makeSpeaker } from '@latin-puzzles/core/attrition';
import { makeNative } from '@latin-puzzles/core/format';
import {
  type Frame,
  type Mistaken,
  makeObjectionFrames,
  pickRightLabels,
  strikeOut,
} from '@latin-puzzles/workshop/advice';
import { readLabels } from '@latin-puzzles/workshop/play';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useBackgroundWork } from '../parts/background-work.ts';
import { Toggle } from '../parts/toggle.tsx';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import { useFocusIfLost } from './focus.ts';
import { FramePlayer } from './frame-player.tsx';
import type { HintViewProps } from './props.ts';
import { HINT_WORDS, type HintWords } from './words.ts';
import { WorkNote } from './work-note.tsx';

interface MistakesProps extends HintViewProps {
  readonly mistaken: Mistaken;
  /** Whether the player has asked where. */
  readonly told: boolean;
  readonly tell: () => void;
}

/** That something is wrong; where, if asked; and why, if asked. */
export function Mistakes(props: MistakesProps) {
  const { mistaken, told, tell, puzzle } = props;
  const words = useWords(HINT_WORDS);
  const speaker = makeSpeaker(puzzle, useLanguage());
  return (
    <div class="mistakes">
      <p class="message">{wrongText(mistaken, words)}</p>
      {!told && (
        <button type="button" class="primary hint-button" onClick={tell}>
          {words.which}
        </button>
      )}
      {told && mistaken.struck.length > 0 && <StruckList {...props} />}
      {told && mistaken.marks.length > 0 && <p role="status">{words.marksOf(speaker.cells(mistaken.marks))}</p>}
      {told && mistaken.labels.length > 0 && <MistakeList {...props} />}
    </div>
  );
}

/** What kind of mistake there is, without telling where. */
export function wrongText({ labels, struck }: Mistaken, words: HintWords): string {
  if (labels.length > 0) return words.wrongLabels;
  return struck.length > 0 ? words.wrongStruck : words.wrongMarks;
}

/** Right candidates that are struck out, each to be put back. */
function StruckList({ puzzle, mistaken, apply }: MistakesProps) {
  const words = useWords(HINT_WORDS);
  const speaker = makeSpeaker(puzzle, useLanguage());
  const list = useFocusIfLost<HTMLUListElement>();
  return (
    <ul class="mistake-list" ref={list} tabIndex={-1}>
      {mistaken.struck.map(({ cell, label }) => {
        const mistake = words.mistake(puzzle.multiset.labels[label]!, speaker.cells([cell]));
        return (
          <li key={cell} class="row">
            <strong>{mistake}</strong>
            <button
              type="button"
              aria-label={`${words.putBack}: ${mistake}`}
              onClick={() => apply([{ kind: 'mark', mark: 'struck', cells: [cell], value: label, on: false }])}
            >
              {words.putBack}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function MistakeList({ puzzle, table, mistaken, show, apply }: MistakesProps) {
  const words = useWords(HINT_WORDS);
  const speaker = makeSpeaker(puzzle, useLanguage());
  const { announcer, worker } = useStudio();
  const work = useBackgroundWork();
  const fromRight = useSignal(true);
  const frames = useSignal<readonly Frame[] | 'none' | undefined>(undefined);
  const list = useFocusIfLost<HTMLUListElement>();
  const labels = readLabels(table);
  const playing = Array.isArray(frames.value);
  useEffect(() => {
    // While a reason is played, its player has the board.
    if (!playing) show(strikeOut(puzzle, labels, mistaken.labels));
  }, [playing]);
  useEffect(() => () => show(undefined), []);

  function explain(cell: number): void {
    const start = fromRight.value ? pickRightLabels(labels, mistaken, cell) : puzzle.labeling;
    work.run(
      (signal) =>
        worker.ask(
          'mistake',
          { puzzle: makeNative(puzzle), labels: start, wrong: { cell, label: labels[cell]! } },
          { signal },
        ),
      (steps) => {
        frames.value = steps ? makeObjectionFrames(puzzle, start, steps) : 'none';
        if (!steps) announcer.say(words.noObjection);
      },
    );
  }

  if (Array.isArray(frames.value))
    return (
      <FramePlayer
        puzzle={puzzle}
        frames={frames.value}
        show={show}
        leave={() => {
          frames.value = undefined;
        }}
      />
    );
  return (
    <>
      <ul class="mistake-list" ref={list} tabIndex={-1}>
        {mistaken.labels.map((cell) => {
          const mistake = words.mistake(puzzle.multiset.labels[labels[cell]!]!, speaker.cells([cell]));
          return (
            <li key={cell} class="row">
              <strong>{mistake}</strong>
              <button type="button" aria-label={`${words.why} ${mistake}`} onClick={() => explain(cell)}>
                {words.why}
              </button>
              <button
                type="button"
                aria-label={`${words.erase}: ${mistake}`}
                onClick={() => apply([{ kind: 'erase', cells: [cell] }])}
              >
                {words.erase}
              </button>
            </li>
          );
        })}
      </ul>
      {frames.value === 'none' && <p class="message">{words.noObjection}</p>}
      <WorkNote work={work} />
      <Toggle on={fromRight}>
        {words.fromRight} <small class="remark">{words.fromRightHelp}</small>
      </Toggle>
    </>
  );
}
