import { HINTS } from '../words/hints.ts';
import { said } from '../words/words.ts';
import type { Errand } from './errand.ts';

/** That something is being looked for, and a way to end it; that it failed. */
export function ErrandView({ errand, text }: { readonly errand: Errand; readonly text?: string | undefined }) {
  const words = said(HINTS);
  if (errand.busy.value)
    return (
      <div class="row errand">
        <span role="status">{text ?? words.thinking}</span>
        <button type="button" onClick={errand.cancel}>
          {words.cancel}
        </button>
      </div>
    );
  return errand.failed.value ? (
    <p class="message bad" role="alert">
      {words.failed}
    </p>
  ) : null;
}
