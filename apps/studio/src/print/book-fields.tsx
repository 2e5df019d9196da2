import { GRAMMARS } from '@latin-puzzles/core/basis';
import { useSignal } from '@preact/signals';
import { useLanguage, useWords } from '../services/studio.ts';
import type { PrintDesk } from './desk.ts';
import { inRange, RANGES } from './wishes.ts';
import { PRINT_WORDS } from './words.ts';

interface DeskProps {
  readonly desk: PrintDesk;
}

/** What pages need that go into a book. */
export function BookFields({ desk }: DeskProps) {
  const words = useWords(PRINT_WORDS);
  return (
    <details class="print-book">
      <summary>{words.publishing}</summary>
      <label class="field">
        <span>{words.footer}</span>
        <input
          type="text"
          maxLength={200}
          value={desk.wishes.value.footer}
          onInput={({ currentTarget }) => desk.wish({ footer: currentTarget.value })}
        />
      </label>
      <NumberField desk={desk} name="firstPage" text={words.firstPage} />
      <NumberField desk={desk} name="binding" text={words.binding} />
    </details>
  );
}

interface NumberFieldProps extends DeskProps {
  readonly name: keyof typeof RANGES;
  readonly text: string;
}

/** Takes a whole number, and says which it can take when something else is typed. */
function NumberField({ desk, name, text }: NumberFieldProps) {
  const words = useWords(PRINT_WORDS);
  const language = useLanguage();
  const typed = useSignal(String(desk.wishes.value[name]));
  const good = typed.value.trim() !== '' && inRange(name, Number(typed.value));
  const [least, most] = RANGES[name].map((bound) => GRAMMARS[language].figure(bound));
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
          if (value.trim() !== '' && inRange(name, Number(value))) desk.wish({ [name]: Number(value) });
        }}
      />
      <small id={`${name}-help`}>{good ? '' : words.wholeNumber(least!, most!)}</small>
    </label>
  );
}
