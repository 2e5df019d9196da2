import type { Fault } from '@latin-puzzles/core/basis';
import { type PuzzleSubject, subjectNamed } from '@latin-puzzles/workshop/generate';
import { useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { specificationOf, useFamilyChoice } from '../families/family-choice.ts';
import { FamilyFields } from '../families/family-fields.tsx';
import { FaultMessage } from '../parts/fault-message.tsx';
import { useLanguage, useWords } from '../services/studio.ts';
import { FieldFault, type MakerProps, wishId } from './fields.tsx';
import { chooseSubject } from './form.ts';
import { boardTitle } from './names.ts';
import { offersFor } from './offers.ts';
import { PuzzleDrawing } from './preview.tsx';
import { GENERATE_WORDS } from './words/index.ts';

/** The boards to choose from, with small pictures: those that are made for the word first. */
export function BoardPicker({ maker }: MakerProps) {
  const words = useWords(GENERATE_WORDS);
  const all = useSignal(false);
  const picker = useRef<HTMLFieldSetElement>(null);
  const { letters, front, rest, chosen } = offersFor(maker.form.value);
  const options = (offers: readonly PuzzleSubject[]) => (
    <div class="offers">
      {offers.map((offer) => (
        <BoardOption maker={maker} key={`${offer.name} ${offer.title}`} subject={offer} chosen={offer === chosen} />
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
      <FieldFault maker={maker} field="board" />
      {options(front)}
      {all.value && rest.length > 0 && (
        <>
          {letters > 0 && <p class="remark">{words.larger}</p>}
          {options(rest)}
        </>
      )}
      {all.value && <AnotherBoard maker={maker} onTaken={showChosen} />}
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

interface BoardOptionProps extends MakerProps {
  readonly subject: PuzzleSubject;
  readonly chosen: boolean;
}

function BoardOption({ maker, subject, chosen }: BoardOptionProps) {
  const words = useWords(GENERATE_WORDS);
  const language = useLanguage();
  const { board } = subject;
  const title = boardTitle(subject, language);
  const picture = useMemo(() => ({ board }), [board]);
  return (
    <label class="offer">
      <input
        type="radio"
        name="board"
        class="unseen"
        checked={chosen}
        onChange={() => maker.replace(chooseSubject(maker.form.value, subject))}
      />
      <PuzzleDrawing picture={picture} title={title} pixels={80} silent />
      <span class="offer-title">{title}</span>
      <small>{words.cells(board.cells, board.asterisms[0]!.cells.length)}</small>
    </label>
  );
}

/** Any member of any family, by its measures. */
function AnotherBoard({ maker, onTaken }: MakerProps & { readonly onTaken: () => void }) {
  const words = useWords(GENERATE_WORDS);
  const choice = useFamilyChoice('latin-square');
  const fault = useSignal<Fault | undefined>(undefined);
  const take = () => {
    const subject = subjectNamed(specificationOf(choice));
    fault.value = subject.ok ? undefined : subject.fault;
    if (!subject.ok) return;
    maker.replace(chooseSubject(maker.form.value, subject.value));
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
