import { useWords } from '../services/studio.ts';
import { ClueWishes } from './clue-wishes.tsx';
import { DifficultyWishes } from './difficulty-wishes.tsx';
import { CheckField, type MakerProps, WishField } from './fields.tsx';
import { firstForm } from './form.ts';
import { WISH_WORDS } from './words/wishes.ts';

/** Everything else that may be wished for. */
export function MoreWishes({ maker }: MakerProps) {
  const words = useWords(WISH_WORDS);
  return (
    <>
      <BatchWishes maker={maker} />
      <ClueWishes maker={maker} />
      <DifficultyWishes maker={maker} />
      <AccidentWishes maker={maker} />
      <button type="button" onClick={() => maker.replace(firstForm())}>
        {words.reset}
      </button>
    </>
  );
}

/** How many puzzles, by what seed, and what is written on them. */
function BatchWishes({ maker }: MakerProps) {
  const words = useWords(WISH_WORDS);
  return (
    <section class="wishes" aria-labelledby="batch-wishes">
      <h2 id="batch-wishes">{words.batch}</h2>
      <div class="pair">
        <TextField maker={maker} field="count" name={words.count} help={words.countHelp} numeric />
        <TextField maker={maker} field="seed" name={words.seed} help={words.seedHelp} numeric />
      </div>
      <TextField maker={maker} field="title" name={words.puzzleTitle} placeholder={maker.form.value.word.trim()} />
      <TextField maker={maker} field="author" name={words.author} />
    </section>
  );
}

interface TextFieldProps extends MakerProps {
  readonly field: 'count' | 'seed' | 'title' | 'author';
  readonly name: string;
  readonly help?: string | undefined;
  readonly numeric?: boolean | undefined;
  readonly placeholder?: string | undefined;
}

function TextField({ maker, field, name, help, numeric = false, placeholder }: TextFieldProps) {
  return (
    <WishField maker={maker} field={field} name={name} help={help}>
      {(ties) => (
        <input
          {...ties}
          value={maker.form.value[field]}
          placeholder={placeholder}
          inputMode={numeric ? 'numeric' : undefined}
          autocomplete="off"
          maxLength={100}
          onInput={({ currentTarget }) => maker.change({ [field]: currentTarget.value })}
        />
      )}
    </WishField>
  );
}

/** Words that might appear by accident, and are to be kept out. */
function AccidentWishes({ maker }: MakerProps) {
  const words = useWords(WISH_WORDS);
  return (
    <section class="wishes" aria-labelledby="accident-wishes">
      <h2 id="accident-wishes">{words.accidents}</h2>
      <WishField maker={maker} field="words" name={words.words} help={words.wordsHelp}>
        {(ties) => (
          <textarea
            {...ties}
            rows={2}
            value={maker.form.value.words}
            disabled={maker.form.value.anyWords}
            onInput={({ currentTarget }) => maker.change({ words: currentTarget.value })}
          />
        )}
      </WishField>
      <CheckField maker={maker} field="anyWords" name={words.anyWords} />
    </section>
  );
}
