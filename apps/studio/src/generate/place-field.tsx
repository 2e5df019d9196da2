import { GRAMMARS } from '@latin-puzzles/core/basis';
import { ANYWHERE, placeKindWords, placeSaid } from '@latin-puzzles/core/finding';
import { lettersOf } from '@latin-puzzles/workshop/generate';
import { useLanguage, useWords } from '../services/studio.ts';
import { CellPicker } from './cell-picker.tsx';
import { type MakerProps, WishField } from './fields.tsx';
import { placeChoices } from './places.ts';
import { GENERATE_WORDS } from './words/index.ts';

const BY_HAND = 'by hand';

/** Where the word goes: wherever it fits, along a kind of line, along one line, or in cells picked one by one. */
export function PlaceField({ maker }: MakerProps) {
  const words = useWords(GENERATE_WORDS);
  const language = useLanguage();
  const { place, word, subject } = maker.form.value;
  const { board } = subject;
  const letters = lettersOf(word).length;
  if (letters === 0) return null;
  const { kinds, lines, parts } = placeChoices(board, letters);
  const named = typeof place === 'string';
  const listed = !named || place === ANYWHERE || kinds.some((kind) => kind === place) || lines.has(place);
  const part = listed ? undefined : parts.get(place);
  return (
    <WishField maker={maker} field="place" name={words.place}>
      {(ties) => (
        <select
          {...ties}
          value={named ? place : BY_HAND}
          onChange={({ currentTarget: { value } }) => maker.change({ place: value === BY_HAND ? [] : value })}
        >
          <option value={ANYWHERE}>{words.anywhere}</option>
          {!listed && <option value={place}>{part ? placeSaid(part, GRAMMARS[language]) : place}</option>}
          <optgroup label={words.kindsOfPlaces}>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {placeKindWords(kind, language).some}
              </option>
            ))}
          </optgroup>
          <optgroup label={words.places}>
            {[...lines].map(([text, line]) => (
              <option key={text} value={text}>
                {placeSaid(line, GRAMMARS[language])}
              </option>
            ))}
          </optgroup>
          <option value={BY_HAND}>{words.byHand}</option>
        </select>
      )}
    </WishField>
  );
}

/** The board on which the cells of the word are picked, where that is the wish. */
export function PlaceByHand({ maker }: MakerProps) {
  const words = useWords(GENERATE_WORDS);
  const { place: cells, word, subject } = maker.form.value;
  const letters = lettersOf(word);
  if (typeof cells === 'string' || letters.length === 0) return null;
  return (
    <div class="by-hand">
      <p class="remark">{words.byHandHelp(letters.length - cells.length)}</p>
      <CellPicker
        board={subject.board}
        name={words.byHandBoard}
        labels={letters}
        labelOf={(cell) => cells.indexOf(cell)}
        pick={(cell, dragging) => {
          const taken = cells.includes(cell);
          if (taken && dragging) return '';
          if (!taken && cells.length === letters.length) return '';
          const place = taken ? cells.filter((other) => other !== cell) : [...cells, cell];
          maker.change({ place });
          return taken ? '' : letters[place.length - 1]!;
        }}
      />
    </div>
  );
}
