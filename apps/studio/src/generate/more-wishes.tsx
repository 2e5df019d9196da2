import type { Signal } from '@preact/signals';
import { WISHES } from '../words/wishes.ts';
import { said } from '../words/words.ts';
import { AccidentWishes } from './accident-wishes.tsx';
import { BatchWishes } from './batch-wishes.tsx';
import { ClueWishes } from './clue-wishes.tsx';
import { DifficultyWishes } from './difficulty-wishes.tsx';
import { firstForm } from './form.ts';
import { replace } from './workshop.ts';

/** Everything else that may be wished for. */
export function MoreWishes({ open }: { readonly open: Signal<boolean> }) {
  const words = said(WISHES);
  return (
    <details
      class="more-wishes"
      open={open.value}
      onToggle={({ currentTarget }) => {
        open.value = currentTarget.open;
      }}
    >
      <summary>{words.more}</summary>
      {open.value && (
        <>
          <BatchWishes />
          <ClueWishes />
          <DifficultyWishes />
          <AccidentWishes />
          <button type="button" onClick={() => replace(firstForm())}>
            {words.reset}
          </button>
        </>
      )}
    </details>
  );
}
