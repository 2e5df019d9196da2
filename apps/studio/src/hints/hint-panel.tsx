import { makeNative } from '@latin-puzzles/core/format';
import { drawStep } from '@latin-puzzles/drawing';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { useWords } from '../services/studio.ts';
import { NextStep } from './next-step.tsx';
import { ProofView } from './proof-view.tsx';
import type { HintPanelProps, ShowStep } from './props.ts';
import { HINT_WORDS } from './words.ts';
import './hints.css';

const VIEWS = ['step', 'proof'] as const;

/** Help that explains: the next step from where the player stands, no more of it than asked for; or the whole proof. */
export function HintPanel(props: HintPanelProps) {
  const words = useWords(HINT_WORDS);
  const { puzzle, show } = props;
  // For another puzzle everything begins anew.
  const key = useMemo(() => makeNative(puzzle), [puzzle]);
  const draw: ShowStep = (shown) =>
    show(
      shown && { ...shown, items: drawStep(puzzle, shown.standing, shown.step, { evidence: shown.evidence }).items },
    );
  const view = useSignal<(typeof VIEWS)[number]>('step');
  return (
    <div class="hints">
      <fieldset class="choices" aria-label={words.viewsLabel}>
        {VIEWS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={view.value === name}
            onClick={() => {
              view.value = name;
            }}
          >
            {words.views[name]}
          </button>
        ))}
      </fieldset>
      {view.value === 'step' ? (
        <NextStep key={key} {...props} show={draw} />
      ) : (
        <ProofView key={key} puzzle={puzzle} show={draw} />
      )}
    </div>
  );
}
