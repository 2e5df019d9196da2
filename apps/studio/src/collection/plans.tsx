import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useWords } from '../services/studio.ts';
import { AskingFailure } from './asking.ts';
import type { CollectionDesk } from './desk.ts';
import { PlanView } from './plan-view.tsx';
import { COLLECTION_WORDS } from './words/index.ts';

/** Milliseconds between two looks at the plans. */
const PAUSE = 3_000;

/** The plans and how far they are, as they go on. */
export function Plans({ desk }: { readonly desk: CollectionDesk }) {
  const words = useWords(COLLECTION_WORDS);
  const failed = usePlanNews(desk);
  const plans = desk.plans.value;
  return (
    <section class="panel plans" aria-labelledby="plans-title">
      <h2 id="plans-title">{words.plans}</h2>
      {failed.value && (
        <p class="message bad" role="alert">
          {words.unreached}
        </p>
      )}
      {plans?.length === 0 && <p class="remark">{words.noPlans}</p>}
      {plans?.map((plan) => (
        <PlanView key={plan.id} plan={plan} />
      ))}
    </section>
  );
}

/** Asks for the plans every few seconds while the page is in sight. Tells whether the last answer failed to come. */
function usePlanNews(desk: CollectionDesk) {
  const failed = useSignal(false);
  useEffect(() => {
    const control = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      try {
        await desk.askPlans(control.signal);
        failed.value = false;
      } catch (error) {
        if (control.signal.aborted) return;
        if (!(error instanceof AskingFailure)) throw error;
        failed.value = true;
      }
      timer = setTimeout(look, PAUSE);
    };
    document.addEventListener('visibilitychange', look, { signal: control.signal });
    void look();
    return () => {
      control.abort();
      clearTimeout(timer);
    };
  }, [desk, failed]);
  return failed;
}
