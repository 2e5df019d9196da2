import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { PRINT } from '../words/print.ts';
import { said } from '../words/words.ts';
import { entries, titleOf, wishes } from './desk.ts';
import { research } from './knowledge.ts';

/** Has answers and proofs worked out as they are wanted, and says which one is awaited. Ends what is not wanted any more. */
export function ResearchNote() {
  const words = said(PRINT);
  const { answers, proofs } = wishes.value;
  const { good } = entries.value;
  const about = useSignal<{ readonly text: string; readonly kind: 'solution' | 'proof' } | 'failed' | undefined>(
    undefined,
  );
  const texts = good.map(({ text }) => text);
  useEffect(() => {
    about.value = undefined;
    if (!answers && !proofs) return;
    const controller = new AbortController();
    const onWork = (text: string, kind: 'solution' | 'proof') => {
      about.value = { text, kind };
    };
    research({ texts, proofs, signal: controller.signal, onWork }).then(
      () => {
        about.value = undefined;
      },
      () => {
        if (!controller.signal.aborted) about.value = 'failed';
      },
    );
    return () => controller.abort();
  }, [texts.join('\n'), answers, proofs]);
  if (about.value === undefined) return null;
  if (about.value === 'failed') return <p class="message bad">{words.researchFailed}</p>;
  const { text, kind } = about.value;
  const entry = good.find((candidate) => candidate.text === text);
  if (!entry) return null;
  return <p class="remark">{(kind === 'proof' ? words.proving : words.solving)(titleOf(entry))}</p>;
}
