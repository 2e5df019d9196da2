import { theoremName } from '@latin-puzzles/core/attrition';
import { GRAMMARS } from '@latin-puzzles/core/basis';
import { LEVEL_NAMES, type Level } from '@latin-puzzles/core/rating';
import { SelectField } from '../parts/select-field.tsx';
import { useLanguage, useWords } from '../services/studio.ts';
import type { CollectionSummary, CountedName } from './answers.ts';
import type { CollectionDesk } from './desk.ts';
import { boardName } from './telling.ts';
import { type CollectionWish, NO_WISH, ORDERS, type ShownOrder, WISHED_LEVELS } from './wish.ts';
import { COLLECTION_WORDS } from './words/index.ts';

interface CollectionFiltersProps {
  readonly desk: CollectionDesk;
  readonly summary: CollectionSummary;
}

/** By what the puzzles are chosen, and in which order they are shown. Every change looks anew. */
export function CollectionFilters({ desk, summary }: CollectionFiltersProps) {
  const words = useWords(COLLECTION_WORDS);
  const levels = useWords(LEVEL_NAMES);
  const language = useLanguage();
  const { figure } = GRAMMARS[language];
  const wish = desk.wish.value;
  const counted = (list: readonly CountedName[], told: (name: string) => string) => (name: string) => {
    const entry = list.find((other) => other.name === name);
    return entry ? words.counted(told(name), figure(entry.puzzles)) : words.any;
  };
  const options = (list: readonly CountedName[]) => ['', ...list.map(({ name }) => name)];
  return (
    <form class="collection-filters" aria-label={words.filters} onSubmit={(event) => event.preventDefault()}>
      <SelectField
        name={words.board}
        options={options(summary.boards)}
        told={counted(summary.boards, (name) => boardName(name, language) ?? words.ownBoard)}
        value={wish.board}
        choose={(board) => desk.change({ board })}
      />
      <SelectField
        name={words.level}
        options={WISHED_LEVELS}
        told={(level) => (level === '' ? words.any : levels[level as Level])}
        value={wish.level}
        choose={(level) => desk.change({ level })}
      />
      <SelectField
        name={words.theorem}
        options={options(summary.theorems)}
        told={counted(summary.theorems, (name) => theoremName(name, language))}
        value={wish.theorem}
        choose={(theorem) => desk.change({ theorem })}
      />
      <SelectField
        name={words.order}
        options={Object.keys(ORDERS) as ShownOrder[]}
        told={(order) => words.orders[order]}
        value={wish.order}
        choose={(order) => desk.change({ order })}
      />
      <SpanField desk={desk} name={words.score} type="number" from="scoreFrom" to="scoreTo" />
      <SpanField desk={desk} name={words.clues} type="number" from="cluesFrom" to="cluesTo" />
      <SpanField desk={desk} name={words.added} type="date" from="addedFrom" to="addedTo" />
      <button type="button" class="clear" disabled={wish === NO_WISH} onClick={() => desk.change(NO_WISH)}>
        {words.clear}
      </button>
    </form>
  );
}

interface SpanFieldProps {
  readonly desk: CollectionDesk;
  readonly name: string;
  readonly type: 'number' | 'date';
  readonly from: keyof CollectionWish;
  readonly to: keyof CollectionWish;
}

/** From one value to another; either may be left open. */
function SpanField({ desk, name, type, from, to }: SpanFieldProps) {
  const words = useWords(COLLECTION_WORDS);
  const end = (field: keyof CollectionWish, told: string) => (
    <input
      type={type}
      min={type === 'number' ? 0 : undefined}
      step={type === 'number' ? 'any' : undefined}
      aria-label={`${name}, ${told}`}
      placeholder={told}
      value={desk.wish.value[field]}
      onChange={({ currentTarget }) => {
        if (currentTarget.validity.valid) desk.change({ [field]: currentTarget.value });
      }}
    />
  );
  return (
    <fieldset class="span">
      <legend>{name}</legend>
      <div class="ends">
        {end(from, words.from)}
        <span aria-hidden>–</span>
        {end(to, words.to)}
      </div>
    </fieldset>
  );
}
