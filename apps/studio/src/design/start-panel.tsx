import type { Fault } from '@latin-puzzles/core/basis';
import { CATALOG, resolveBoard } from '@latin-puzzles/core/board';
import {
  type DesignDraft,
  draftFrom,
  FILLINGS,
  type Filling,
  LATTICES,
  type LatticeKind,
  MOST_ROWS,
  startDraft,
} from '@latin-puzzles/workshop/design';
import { useSignal } from '@preact/signals';
import { specificationOf, useFamilyChoice } from '../families/family-choice.ts';
import { FamilyFields } from '../families/family-fields.tsx';
import { FaultMessage } from '../parts/fault-message.tsx';
import { SelectField } from '../parts/select-field.tsx';
import { useLanguage, useWords } from '../services/studio.ts';
import { NumberField } from './number-field.tsx';
import { DESIGN_WORDS } from './words/index.ts';
import { replaceDraft, type Workbench } from './workbench.ts';

/** Where a design begins: an empty or filled lattice, or a board that there is. */
export function StartPanel({ bench }: { readonly bench: Workbench }) {
  const words = useWords(DESIGN_WORDS);
  return (
    <details class="panel" open={bench.draft.value.cells.length === 0}>
      <summary>{words.start}</summary>
      <FromNothing bench={bench} />
      <FromBoard bench={bench} />
    </details>
  );
}

/** The panel closes then, so that keys go on at the board. */
function putOn(bench: Workbench, draft: DesignDraft): void {
  replaceDraft(bench, draft);
  document.querySelector<SVGElement>('.canvas')?.focus();
}

function FromNothing({ bench }: { readonly bench: Workbench }) {
  const words = useWords(DESIGN_WORDS);
  const kind = useSignal<LatticeKind>('square');
  const rows = useSignal(4);
  const columns = useSignal(4);
  const filling = useSignal<Filling>('whole');
  const hasSide = filling.value === 'triangle' || filling.value === 'hexagon';
  return (
    <fieldset class="start">
      <legend>{words.fromNothing}</legend>
      <div class="fields">
        <SelectField
          name={words.lattice}
          options={LATTICES}
          told={(name) => words.lattices[name]}
          value={kind.value}
          choose={(name) => {
            kind.value = name;
            filling.value = FILLINGS[name][0]!;
          }}
        />
        <SelectField
          name={words.filling}
          options={FILLINGS[kind.value]}
          told={(name) => words.fillings[name]}
          value={filling.value}
          choose={(name) => {
            filling.value = name;
          }}
        />
        <NumberField name={hasSide ? words.side : words.rows} value={rows} most={MOST_ROWS} />
        {!hasSide && <NumberField name={words.columns} value={columns} most={MOST_ROWS} />}
      </div>
      <button
        type="button"
        class="primary"
        onClick={() =>
          putOn(
            bench,
            startDraft({ kind: kind.value, rows: rows.value, columns: columns.value, filling: filling.value }),
          )
        }
      >
        {words.begin}
      </button>
    </fieldset>
  );
}

function FromBoard({ bench }: { readonly bench: Workbench }) {
  const words = useWords(DESIGN_WORDS);
  const language = useLanguage();
  const choice = useFamilyChoice('sudoku');
  const fault = useSignal<Fault | undefined>(undefined);
  const open = () => {
    const entry = CATALOG.find(({ name }) => inCatalog(name) === choice.name.value);
    const board = resolveBoard(entry?.board ?? specificationOf(choice));
    fault.value = board.ok ? undefined : board.fault;
    if (board.ok) putOn(bench, draftFrom(board.value, entry?.labels, entry?.title[language]));
  };
  return (
    <fieldset class="start">
      <legend>{words.fromBoard}</legend>
      <FamilyFields choice={choice} name={words.board}>
        <optgroup label={words.catalog}>
          {CATALOG.map(({ name, title }) => (
            <option key={name} value={inCatalog(name)}>
              {title[language]}
            </option>
          ))}
        </optgroup>
      </FamilyFields>
      <button type="button" onClick={open}>
        {words.open}
      </button>
      <FaultMessage fault={fault.value} to="drafter" />
    </fieldset>
  );
}

/** Some Latin Puzzles have the name of a family. */
function inCatalog(name: string): string {
  return `catalog ${name}`;
}
