import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useWords } from '../services/studio.ts';
import { HINT_WORDS } from './words.ts';

/** Work that a panel has had begun off the page. Beginning another, or leaving the page, ends it. */
export interface BackgroundWork {
  readonly busy: Signal<boolean>;
  readonly failed: Signal<boolean>;
  /** Runs it and hands over what comes of it, unless it was ended before. */
  run<T>(work: (signal: AbortSignal) => Promise<T>, then: (outcome: T) => void): void;
  cancel(): void;
}

export function useBackgroundWork(): BackgroundWork {
  const busy = useSignal(false);
  const failed = useSignal(false);
  const controller = useRef<AbortController | undefined>(undefined);
  const cancel = () => {
    controller.current?.abort();
    controller.current = undefined;
    busy.value = false;
  };
  useEffect(() => cancel, []);
  return {
    busy,
    failed,
    cancel,
    run(work, then) {
      cancel();
      const own = new AbortController();
      controller.current = own;
      busy.value = true;
      failed.value = false;
      work(own.signal)
        .then(then, () => {
          if (!own.signal.aborted) failed.value = true;
        })
        .finally(() => {
          if (controller.current === own) cancel();
        });
    },
  };
}

interface WorkNoteProps {
  readonly work: BackgroundWork;
  readonly text?: string | undefined;
}

/** That something is being looked for, and a way to end it; that it failed. */
export function WorkNote({ work, text }: WorkNoteProps) {
  const words = useWords(HINT_WORDS);
  if (work.busy.value)
    return (
      <div class="row work-note">
        <span role="status">{text ?? words.thinking}</span>
        <button type="button" onClick={work.cancel}>
          {words.cancel}
        </button>
      </div>
    );
  return work.failed.value ? (
    <p class="message bad" role="alert">
      {words.failed}
    </p>
  ) : null;
}
