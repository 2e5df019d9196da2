import { useRef } from 'preact/hooks';
import { useWords } from '../services/studio.ts';
import { CellPicker } from './cell-picker.tsx';
import { CheckField, FieldFault, type MakerProps, RangeField, WishField, wishId } from './fields.tsx';
import { type CellWish, cellWish, nextWish, wishingFor } from './mask.ts';
import { SymmetryField } from './symmetry-field.tsx';
import { multisetOf } from './wishes.ts';
import { WISH_WORDS } from './words/wishes.ts';

/** Which labels there are, and which cells are clues. */
export function ClueWishes({ maker }: MakerProps) {
  const words = useWords(WISH_WORDS);
  const { labels } = maker.form.value;
  const usual = multisetOf({ ...maker.form.value, labels: '' });
  return (
    <section class="wishes" aria-labelledby="clue-wishes">
      <h2 id="clue-wishes">{words.clues}</h2>
      <WishField maker={maker} field="labels" name={words.labels} help={words.labelsHelp}>
        {(ties) => (
          <input
            {...ties}
            value={labels}
            placeholder={usual.ok ? usual.value.entries.join(' ') : ''}
            autocomplete="off"
            spellcheck={false}
            onInput={({ currentTarget }) => maker.change({ labels: currentTarget.value })}
          />
        )}
      </WishField>
      <CheckField maker={maker} field="critical" name={words.critical} help={words.criticalHelp} />
      <RangeField maker={maker} field="clues" name={words.clueCount} step="1" />
      <SymmetryField maker={maker} />
      <MaskPicker maker={maker} />
    </section>
  );
}

/** What is shown of a cell: a sign, so that wishes are told apart without colours, and a colour. */
const SHOWN: readonly CellWish[] = ['always', 'never'];
const SIGNS = ['●', '×'];
const SIGN_COLOURS = [2, 7];

/** Picks the cells that must be clues, and those that must not. */
function MaskPicker({ maker }: MakerProps) {
  const words = useWords(WISH_WORDS);
  const { subject, always, never } = maker.form.value;
  const brush = useRef<CellWish>('either');
  const wishOf = (cell: number) => cellWish(maker.form.value, cell);
  return (
    <fieldset class="wish mask" id={wishId('mask')} tabIndex={-1}>
      <legend>{words.mask}</legend>
      <small>{words.maskHelp}</small>
      <CellPicker
        board={subject.board}
        name={words.maskBoard}
        labels={SIGNS}
        labelOf={(cell) => SHOWN.indexOf(wishOf(cell))}
        coloursOf={(cell) => SIGN_COLOURS.filter((_, i) => SHOWN[i] === wishOf(cell))}
        pick={(cell, dragging) => {
          // Dragging wishes the same of every cell on the way.
          if (!dragging) brush.current = nextWish(wishOf(cell));
          maker.replace(wishingFor(maker.form.value, cell, brush.current));
          return words.cellWishes[brush.current];
        }}
      />
      <ul class="key">
        {SHOWN.map((wish, i) => (
          <li key={wish}>
            <b aria-hidden="true">{SIGNS[i]}</b> {words.cellWishes[wish]}
          </li>
        ))}
      </ul>
      {always.length + never.length > 0 && (
        <button type="button" onClick={() => maker.change({ always: [], never: [] })}>
          {words.clearMask}
        </button>
      )}
      <FieldFault maker={maker} field="mask" />
    </fieldset>
  );
}
