import { puzzleTitle } from '@latin-puzzles/core/puzzle';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useLanguage, useWords } from '../services/studio.ts';
import type { PrintDesk } from './desk.ts';
import type { ResearchKind } from './knowledge.ts';
import { PRINT_WORDS } from './words.ts';

/** Where the work stands: about what it is, that it failed, that it was stopped, or nothing if all is known. */
type State = { readonly text: string; readonly kind: ResearchKind } | 'failed' | 'stopped' | undefined;

/**
 * Has answers, proofs and levels worked out as they are wanted, and says which one is awaited. Ends what is not wanted
 * any more.
 */
export function ResearchNote({ desk }: { readonly desk: PrintDesk }) {
  const words = useWords(PRINT_WORDS);
  const language = useLanguage();
  const { answers, proofs, levels } = desk.wishes.value;
  const { good } = desk.entries.value;
  const state = useSignal<State>(undefined);
  const turn = useSignal(0);
  const stop = useRef(() => {});
  const all = good.map(({ text, level, complete }) => ({ text, unrated: level === undefined && !complete }));
  const questions = answers || proofs ? all : all.filter(({ unrated }) => unrated);
  const wanted = answers || proofs || levels;
  useEffect(() => {
    state.value = undefined;
    if (!wanted) return;
    const controller = new AbortController();
    const { signal } = controller;
    const onWork = (text: string, kind: ResearchKind) => {
      state.value = { text, kind };
    };
    desk.knowledge.research({ questions, proofs, levels, signal, onWork }).then(
      () => {
        state.value = undefined;
      },
      () => {
        if (!signal.aborted) state.value = 'failed';
      },
    );
    stop.current = () => {
      controller.abort();
      state.value = 'stopped';
    };
    return () => controller.abort();
  }, [questions.map(({ text }) => text).join('\n'), wanted, proofs, levels, turn.value]);
  if (state.value === undefined) return null;
  if (state.value === 'failed') return <p class="message bad">{words.researchFailed}</p>;
  if (state.value === 'stopped')
    return (
      <p class="remark print-research">
        {words.stopped}
        <button
          type="button"
          onClick={() => {
            turn.value += 1;
          }}
        >
          {words.goOn}
        </button>
      </p>
    );
  const { text, kind } = state.value;
  const entry = good.find((candidate) => candidate.text === text);
  if (!entry) return null;
  return (
    <p class="remark print-research">
      {words.working[kind](puzzleTitle(entry.puzzle, language) ?? words.untitled)}
      <button type="button" onClick={() => stop.current()}>
        {words.stop}
      </button>
    </p>
  );
}
