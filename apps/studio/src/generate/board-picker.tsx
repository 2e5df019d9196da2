import { useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { GENERATE } from '../words/generate.ts';
import { said } from '../words/words.ts';
import { AnotherBoard } from './another-board.tsx';
import { Drawing } from './drawing.tsx';
import { choosing } from './form.ts';
import { boardTitle } from './names.ts';
import { offersFor } from './offers.ts';
import type { Subject } from './subject.ts';
import { Complaint, wishId } from './wish.tsx';
import { form, replace } from './workshop.ts';

/** The boards to choose from, with small pictures: those that are made for the word first. */
export function BoardPicker() {
  const words = said(GENERATE);
  const all = useSignal(false);
  const picker = useRef<HTMLFieldSetElement>(null);
  const { letters, front, rest, chosen } = offersFor(form.value);
  const options = (offers: readonly Subject[]) => (
    <div class="offers">
      {offers.map((offer) => (
        <BoardOption key={`${offer.name} ${offer.title}`} subject={offer} chosen={offer === chosen} />
      ))}
    </div>
  );
  // The board that is taken stands in front then.
  const showChosen = () => {
    all.value = false;
    setTimeout(() => picker.current?.querySelector<HTMLInputElement>('input:checked')?.focus());
  };
  return (
    <fieldset ref={picker} class="boards-offered" id={wishId('board')} tabIndex={-1}>
      <legend>{letters > 0 ? words.exact(letters) : words.board}</legend>
      <Complaint field="board" />
      {options(front)}
      {all.value && rest.length > 0 && (
        <>
          {letters > 0 && <p class="remark">{words.larger}</p>}
          {options(rest)}
        </>
      )}
      {all.value && <AnotherBoard onTaken={showChosen} />}
      <button
        type="button"
        class="quiet more-boards"
        aria-expanded={all.value}
        onClick={() => {
          all.value = !all.value;
        }}
      >
        {all.value ? words.fewerBoards : words.moreBoards(rest.length)}
      </button>
    </fieldset>
  );
}

function BoardOption({ subject, chosen }: { readonly subject: Subject; readonly chosen: boolean }) {
  const { board } = subject;
  const title = boardTitle(subject);
  const picture = useMemo(() => ({ board }), [board]);
  return (
    <label class="offer">
      <input
        type="radio"
        name="board"
        class="unseen"
        checked={chosen}
        onChange={() => replace(choosing(form.value, subject))}
      />
      <Drawing picture={picture} title={title} pixels={80} silent />
      <span class="offer-title">{title}</span>
      <small>{said(GENERATE).cells(board.cells, board.asterisms[0]!.cells.length)}</small>
    </label>
  );
}
