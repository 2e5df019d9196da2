import { useRef } from 'preact/hooks';
import { WISHES } from '../words/wishes.ts';
import { said } from '../words/words.ts';
import { CellPicker } from './cell-picker.tsx';
import { type CellWish, cellWish, nextWish, wishingFor } from './mask.ts';
import { Complaint, wishId } from './wish.tsx';
import { change, form, replace } from './workshop.ts';

/** What is shown of a cell: a sign, so that wishes are told apart without colours, and a colour. */
const SHOWN: readonly CellWish[] = ['always', 'never'];
const SIGNS = ['●', '×'];
const COLOURS = [2, 7];

/** Picks the cells that must be clues, and those that must not. */
export function MaskPicker() {
  const words = said(WISHES);
  const { subject, always, never } = form.value;
  const brush = useRef<CellWish>('either');
  const wishOf = (cell: number) => cellWish(form.value, cell);
  return (
    <fieldset class="wish mask" id={wishId('mask')} tabIndex={-1}>
      <legend>{words.mask}</legend>
      <small>{words.maskHelp}</small>
      <CellPicker
        board={subject.board}
        name={words.maskBoard}
        labels={SIGNS}
        labelOf={(cell) => SHOWN.indexOf(wishOf(cell))}
        coloursOf={(cell) => COLOURS.filter((_, i) => SHOWN[i] === wishOf(cell))}
        pick={(cell, dragging) => {
          // Dragging wishes the same of every cell on the way.
          if (!dragging) brush.current = nextWish(wishOf(cell));
          replace(wishingFor(form.value, cell, brush.current));
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
        <button type="button" onClick={() => change({ always: [], never: [] })}>
          {words.clearMask}
        </button>
      )}
      <Complaint field="mask" />
    </fieldset>
  );
}
