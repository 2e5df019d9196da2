import { useSignal } from '@preact/signals';
import { settings } from '../shell/settings.ts';
import { PRINT } from '../words/print.ts';
import { said } from '../words/words.ts';
import { wish, wishes } from './desk.ts';
import { inRange, RANGES } from './wishes.ts';

/** What pages need that go into a book. */
export function BookFields() {
  const words = said(PRINT);
  return (
    <details class="print-book">
      <summary>{words.publishing}</summary>
      <label class="field">
        <span>{words.footer}</span>
        <input
          type="text"
          maxLength={200}
          value={wishes.value.footer}
          onInput={({ currentTarget }) => wish({ footer: currentTarget.value })}
        />
      </label>
      <NumberField name="firstPage" text={words.firstPage} />
      <NumberField name="binding" text={words.binding} />
    </details>
  );
}

/** Takes a whole number, and says which it can take when something else is typed. */
function NumberField({ name, text }: { readonly name: keyof typeof RANGES; readonly text: string }) {
  const typed = useSignal(String(wishes.value[name]));
  const good = typed.value.trim() !== '' && inRange(name, Number(typed.value));
  const [least, most] = RANGES[name].map((bound) => bound.toLocaleString(settings.language.value));
  return (
    <label class="field">
      <span>{text}</span>
      <input
        type="text"
        inputMode="numeric"
        value={typed.value}
        aria-invalid={!good}
        aria-describedby={`${name}-help`}
        onInput={({ currentTarget: { value } }) => {
          typed.value = value;
          if (value.trim() !== '' && inRange(name, Number(value))) wish({ [name]: Number(value) });
        }}
      />
      <small id={`${name}-help`}>{good ? '' : said(PRINT).wholeNumber(least!, most!)}</small>
    </label>
  );
}
