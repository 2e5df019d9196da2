import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

/** Work that a panel has had begun off the page. Beginning another, or leaving the page, ends it. */
export interface BackgroundWork {
  readonly busy: Signal<boolean>;
  readonly failed: Signal<boolean>;
  /** Runs it and hands over what comes of it, or why it failed, unless it was ended before. */
  run<T>(
    work: (signal: AbortSignal) => Promise<T>,
    then: (outcome: T) => void,
    otherwise?: (error: unknown) => void,
  ): void;
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
    run(work, then, otherwise) {
      cancel();
      const own = new AbortController();
      controller.current = own;
      busy.value = true;
      failed.value = false;
      work(own.signal)
        .then(then, (error: unknown) => {
          if (own.signal.aborted) return;
          failed.value = true;
          otherwise?.(error);
        })
        .finally(() => {
          if (controller.current === own) cancel();
        });
    },
  };
}
