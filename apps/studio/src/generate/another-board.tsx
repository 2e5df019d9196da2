import type { Fault } from '@latin-puzzles/core/basis';
import { useSignal } from '@preact/signals';
import { specificationOf, useFamilyChoice } from '../families/family-choice.ts';
import { FamilyFields } from '../families/family-fields.tsx';
import { FaultMessage } from '../parts/fault-message.tsx';
import { GENERATE } from '../words/generate.ts';
import { said } from '../words/words.ts';
import { choosing } from './form.ts';
import { subjectOf } from './subject.ts';
import { form, replace } from './workshop.ts';

/** Any member of any family, by its measures. */
export function AnotherBoard({ onTaken }: { readonly onTaken: () => void }) {
  const words = said(GENERATE);
  const choice = useFamilyChoice('latin-square');
  const fault = useSignal<Fault | undefined>(undefined);
  const take = () => {
    const subject = subjectOf(specificationOf(choice));
    fault.value = subject.ok ? undefined : subject.fault;
    if (!subject.ok) return;
    replace(choosing(form.value, subject.value));
    onTaken();
  };
  return (
    <fieldset
      class="another-board"
      onKeyDown={(event) => {
        // Not yet all of the form: the board first.
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        take();
      }}
    >
      <legend>{words.anotherBoard}</legend>
      <FamilyFields choice={choice} name={words.board} />
      <button type="button" onClick={take}>
        {words.takeBoard}
      </button>
      <FaultMessage fault={fault.value} to="drafter" />
    </fieldset>
  );
}
