import { labelsOf, relabel } from '@latin-puzzles/workshop/design';
import { makeLabelsText, parseLabels } from '@latin-puzzles/workshop/reading';
import { useWords } from '../services/studio.ts';
import { DESIGN_WORDS } from './words/index.ts';
import { edit, type Workbench } from './workbench.ts';

/** The multiset that every asterism is to hold. */
export function LabelsPanel({ bench }: { readonly bench: Workbench }) {
  const words = useWords(DESIGN_WORDS);
  const draft = bench.draft.value;
  const labels = labelsOf(draft);
  const { size } = bench.verdict.value;
  const fits = labels.length === size;
  return (
    <section class="panel" aria-label={words.labels}>
      <label class="field">
        <span>{words.labels}</span>
        <input
          value={makeLabelsText(labels)}
          onChange={({ currentTarget }) => {
            const typed = parseLabels(currentTarget.value);
            edit(bench, (before) => relabel(before, typed.length > 0 ? typed : undefined));
          }}
        />
        <small>{words.labelsHelp}</small>
      </label>
      {size > 0 && (
        <div class="row">
          <p class={fits ? 'remark' : 'remark bad'}>
            {!fits && '⚠ '}
            {words.labelCount(labels.length, size)}
          </p>
          {draft.labels && (
            <button type="button" class="quiet" onClick={() => edit(bench, (before) => relabel(before, undefined))}>
              {words.numbered}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
