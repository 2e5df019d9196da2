import type { Proof } from '@latin-puzzles/core/attrition';
import { makeNative } from '@latin-puzzles/core/format';
import { makeFrames } from '@latin-puzzles/workshop/advice';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { useBackgroundWork } from '../parts/background-work.ts';
import { Toggle } from '../parts/toggle.tsx';
import { useStudio, useWords } from '../services/studio.ts';
import { FramePlayer } from './frame-player.tsx';
import type { HintViewProps } from './props.ts';
import { HINT_WORDS } from './words.ts';
import { WorkNote } from './work-note.tsx';

interface ProofViewProps extends Pick<HintViewProps, 'puzzle' | 'show' | 'speakOf'> {
  /** To the next step, */
  readonly back: () => void;
  /** or away from all help. */
  readonly close: () => void;
}

/** The proof of the puzzle from its clues, apart from the game. */
export function ProofView({ puzzle, show, speakOf, back, close }: ProofViewProps) {
  const words = useWords(HINT_WORDS);
  const { worker } = useStudio();
  const work = useBackgroundWork();
  const open = useSignal<number | undefined>(undefined);
  const outcome = useSignal<Proof | 0 | 2 | undefined>(undefined);
  const every = useSignal(false);
  const proof = outcome.value;
  const frames = useMemo(
    () => (typeof proof === 'object' ? makeFrames(puzzle, puzzle.labeling, proof.steps, every.value) : []),
    [puzzle, proof, every.value],
  );

  function prove(): void {
    open.value = undefined;
    work.run(
      (signal) =>
        worker.ask(
          'prove',
          { puzzle: makeNative(puzzle) },
          {
            signal,
            onNews: (news) => {
              open.value = news.open;
            },
          },
        ),
      (found) => {
        outcome.value = found;
      },
    );
  }

  if (typeof proof !== 'object' || frames.length === 0)
    return (
      <>
        <div class="card-body">
          <h2>{words.proof}</h2>
          <p>{words.proofHelp}</p>
          {proof === 0 && <p class="message bad">{words.hopeless}</p>}
          {proof === 2 && <p class="message bad">{words.severalProof}</p>}
          {typeof proof === 'object' && <p>{words.complete}</p>}
          <WorkNote work={work} text={open.value === undefined ? undefined : words.proving(open.value)} />
        </div>
        <div class="card-actions">
          {!work.busy.value && (
            <button type="button" class="primary" onClick={prove}>
              {words.prove}
            </button>
          )}
          <button type="button" class="quiet" onClick={back}>
            {words.backToHint}
          </button>
        </div>
      </>
    );
  return (
    <FramePlayer
      key={String(every.value)}
      puzzle={puzzle}
      frames={frames}
      show={show}
      speakOf={speakOf}
      leave={close}
      before={<p class={proof.fair ? 'verdict' : 'verdict unfair'}>{proof.fair ? words.fair : words.unfair}</p>}
      after={<Toggle on={every}>{words.every}</Toggle>}
    />
  );
}
