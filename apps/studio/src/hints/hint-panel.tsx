import { makeNative } from '@latin-puzzles/core/format';
import { drawStep } from '@latin-puzzles/drawing';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { NextStep } from './next-step.tsx';
import { ProofView } from './proof-view.tsx';
import type { HintPanelProps, ShowStep } from './props.ts';
import './hints.css';

/** Help that explains: the next step from where the player stands, no more of it than asked for; or the whole proof. */
export function HintPanel(props: HintPanelProps) {
  const { puzzle, show, speakOf, close } = props;
  // For another puzzle everything begins anew.
  const key = useMemo(() => makeNative(puzzle), [puzzle]);
  const draw: ShowStep = (shown) =>
    show(
      shown && { ...shown, items: drawStep(puzzle, shown.standing, shown.step, { evidence: shown.evidence }).items },
    );
  const proving = useSignal(false);
  const turn = (to: boolean) => {
    proving.value = to;
  };
  return (
    <div class="hints">
      {proving.value ? (
        <ProofView key={key} puzzle={puzzle} show={draw} speakOf={speakOf} back={() => turn(false)} close={close} />
      ) : (
        <NextStep key={key} {...props} show={draw} prove={() => turn(true)} />
      )}
    </div>
  );
}
