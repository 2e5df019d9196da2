import { ASTERISM_KINDS } from '@latin-puzzles/core/board';
import {
  addAsterisms,
  changeAsterism,
  type DraftAsterism,
  listStraightLines,
  moveAsterism,
  type NewAsterism,
  removeAsterisms,
  SUGGESTIONS,
  suggestAsterisms,
} from '@latin-puzzles/workshop/design';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { SelectField } from '../parts/select-field.tsx';
import { Toggle } from '../parts/toggle.tsx';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import { asterismListed } from './naming.ts';
import { NumberField } from './number-field.tsx';
import { DESIGN_WORDS } from './words/index.ts';
import { beginPainting, edit, type Workbench } from './workbench.ts';
import './asterisms.css';

/** The kinds that one paints by hand, the usual ones first. */
const PAINTED = ['region', 'line', 'strip'] as const;

/** The asterisms of the design: added all at once or painted, named, and taken away. */
export function AsterismPanel({ bench }: { readonly bench: Workbench }) {
  const words = useWords(DESIGN_WORDS);
  const { announcer } = useStudio();
  const { asterisms, lattice } = bench.draft.value;
  const add = (added: readonly NewAsterism[]) => {
    const before = asterisms.length;
    edit(bench, (draft) => addAsterisms(draft, added));
    announcer.say(words.asterismsAdded(bench.draft.value.asterisms.length - before));
  };
  return (
    <section class="panel" aria-label={words.asterisms}>
      <h2>
        {words.asterisms} <span class="count">{asterisms.length}</span>
      </h2>
      <div class="row tight">
        {(lattice ? SUGGESTIONS[lattice.kind] : []).map((what) => (
          <button key={what} type="button" onClick={() => add(suggestAsterisms(bench.draft.value, what))}>
            {words.automatic[what]}
          </button>
        ))}
      </div>
      {lattice?.kind === 'points' && <Lines add={(count) => add(listStraightLines(bench.draft.value, count))} />}
      <div class="row tight">
        {PAINTED.map((kind) => (
          <button key={kind} type="button" onClick={() => beginPainting(bench, kind)}>
            {words.newAsterism[kind]}
          </button>
        ))}
      </div>
      <Toggle on={bench.alone}>{words.alone}</Toggle>
      <AsterismList bench={bench} />
      {asterisms.length > 0 && (
        <button
          type="button"
          class="quiet"
          onClick={() => edit(bench, (draft) => removeAsterisms(draft, new Set(asterisms.map(({ id }) => id))))}
        >
          {words.removeAll}
        </button>
      )}
    </section>
  );
}

function Lines({ add }: { readonly add: (count: number) => void }) {
  const words = useWords(DESIGN_WORDS);
  const count = useSignal(4);
  return (
    <div class="row lines">
      <NumberField name={words.pointsOnLine} value={count} least={2} most={64} />
      <button type="button" onClick={() => add(count.value)}>
        {words.addLines}
      </button>
    </div>
  );
}

function AsterismList({ bench }: { readonly bench: Workbench }) {
  const { asterisms } = bench.draft.value;
  const { odd, culprit } = bench.verdict.value;
  return (
    <ul class="asterisms">
      {asterisms.map((asterism) => (
        <li key={asterism.id}>
          <Entry bench={bench} asterism={asterism} odd={odd.includes(asterism) || asterism === culprit} />
          {bench.brush.value === asterism.id && <Details bench={bench} asterism={asterism} />}
        </li>
      ))}
    </ul>
  );
}

interface EntryProps {
  readonly bench: Workbench;
  readonly asterism: DraftAsterism;
}

function Entry({ bench, asterism, odd }: EntryProps & { readonly odd: boolean }) {
  const words = useWords(DESIGN_WORDS);
  const language = useLanguage();
  const { id, name, cells } = asterism;
  const chosen = bench.brush.value === id;
  return (
    <button
      type="button"
      class="entry"
      aria-pressed={chosen}
      onClick={() => {
        bench.brush.value = chosen ? undefined : id;
        bench.tool.value = 'paint';
      }}
    >
      <span>{asterismListed(name, language)}</span>
      <span class={odd ? 'size odd' : 'size'}>
        {odd && '⚠ '}
        {words.cellCount(cells.length)}
      </span>
    </button>
  );
}

function Details({ bench, asterism: { id, name, kind } }: EntryProps) {
  const words = useWords(DESIGN_WORDS);
  const language = useLanguage();
  const { announcer } = useStudio();
  const move = (button: HTMLButtonElement, by: number) => {
    edit(bench, (draft) => moveAsterism(draft, id, by));
    const { asterisms } = bench.draft.value;
    announcer.say(
      words.moved(asterismListed(name, language), asterisms.findIndex((one) => one.id === id) + 1, asterisms.length),
    );
    // A row that changes its place loses the focus.
    requestAnimationFrame(() => button.focus());
  };
  const details = useRef<HTMLDivElement>(null);
  useEffect(() => bringIntoList(details.current!), []);
  return (
    <div class="details" ref={details}>
      <label class="field">
        <span>{words.name}</span>
        <input
          value={name}
          maxLength={100}
          onChange={({ currentTarget }) =>
            edit(bench, (draft) => changeAsterism(draft, id, { name: currentTarget.value.trim() || name }))
          }
        />
      </label>
      <SelectField
        name={words.kind}
        options={ASTERISM_KINDS}
        told={(option) => words.kinds[option]}
        value={kind}
        choose={(option) => edit(bench, (draft) => changeAsterism(draft, id, { kind: option }))}
      />
      <div class="row tight">
        <button type="button" onClick={({ currentTarget }) => move(currentTarget, -1)}>
          {words.earlier}
        </button>
        <button type="button" onClick={({ currentTarget }) => move(currentTarget, 1)}>
          {words.later}
        </button>
        <button
          type="button"
          onClick={() => {
            edit(bench, (draft) => removeAsterisms(draft, new Set([id])));
            bench.brush.value = undefined;
          }}
        >
          {words.remove}
        </button>
      </div>
    </div>
  );
}

/** Moves the list, and not the page, so that an asterism chosen on the board is seen in it. */
function bringIntoList(details: HTMLElement): void {
  const list = details.closest('.asterisms')!;
  const [seen, row] = [list.getBoundingClientRect(), details.parentElement!.getBoundingClientRect()];
  list.scrollTop += Math.min(row.top - seen.top, Math.max(0, row.bottom - seen.bottom));
}
