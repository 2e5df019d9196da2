import { WISHES } from '../words/wishes.ts';
import { said } from '../words/words.ts';
import { Wish } from './wish.tsx';
import { change, form } from './workshop.ts';

/** How many puzzles, by what seed, and what is written on them. */
export function BatchWishes() {
  const words = said(WISHES);
  return (
    <section class="wishes" aria-labelledby="batch-wishes">
      <h2 id="batch-wishes">{words.batch}</h2>
      <div class="pair">
        <TextField field="count" name={words.count} help={words.countHelp} numeric />
        <TextField field="seed" name={words.seed} help={words.seedHelp} numeric />
      </div>
      <TextField field="title" name={words.puzzleTitle} placeholder={form.value.word.trim()} />
      <TextField field="author" name={words.author} />
    </section>
  );
}

interface TextFieldProps {
  readonly field: 'count' | 'seed' | 'title' | 'author';
  readonly name: string;
  readonly help?: string | undefined;
  readonly numeric?: boolean | undefined;
  readonly placeholder?: string | undefined;
}

function TextField({ field, name, help, numeric = false, placeholder }: TextFieldProps) {
  return (
    <Wish field={field} name={name} help={help}>
      {(ties) => (
        <input
          {...ties}
          value={form.value[field]}
          placeholder={placeholder}
          inputMode={numeric ? 'numeric' : undefined}
          autocomplete="off"
          maxLength={100}
          onInput={({ currentTarget }) => change({ [field]: currentTarget.value })}
        />
      )}
    </Wish>
  );
}
