import { useWords } from '../services/studio.ts';
import { eraseCells } from './clue-board.tsx';
import { type ClueDesk, editClues } from './clue-desk.ts';
import { type Setting, toggleLock, write } from './clues.ts';
import { redoStep, undoStep } from './history.ts';
import { DESIGN_WORDS } from './words/index.ts';

interface CluePadProps {
  readonly desk: ClueDesk;
  readonly setting: Setting;
}

/** The labels to be written in the selected cells, and what else one does with a clue. */
export function CluePad({ desk, setting }: CluePadProps) {
  const words = useWords(DESIGN_WORDS);
  const { selection, history } = desk;
  const none = selection.value.cells.size === 0;
  return (
    <section class="clue-pad" aria-label={words.pad}>
      <div class="labels">
        {setting.multiset.labels.map((label, index) => (
          <button
            key={label}
            type="button"
            class={label.length > 3 ? 'long' : undefined}
            disabled={none}
            onClick={() => editClues(desk, (before) => write(before, selection.value.cells, index))}
          >
            {label}
          </button>
        ))}
      </div>
      <div class="row tight">
        <button type="button" disabled={none} onClick={() => eraseCells(desk)}>
          {words.erase}
        </button>
        <button
          type="button"
          disabled={none}
          onClick={() => editClues(desk, (before) => toggleLock(before, selection.value.cells))}
        >
          {words.lock}
        </button>
        <button
          type="button"
          disabled={history.value?.past.length === 0}
          onClick={() => {
            if (history.value) history.value = undoStep(history.value);
          }}
        >
          {words.undo}
        </button>
        <button
          type="button"
          disabled={history.value?.future.length === 0}
          onClick={() => {
            if (history.value) history.value = redoStep(history.value);
          }}
        >
          {words.redo}
        </button>
      </div>
    </section>
  );
}
