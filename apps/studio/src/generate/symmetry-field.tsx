import type { Board } from '@latin-puzzles/core/board';
import { NO_SYMMETRY } from '@latin-puzzles/core/finding';
import { EMPTY } from '@latin-puzzles/core/puzzle';
import type { ClueSymmetry } from '@latin-puzzles/workshop/study';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import { type MakerProps, WishField } from './fields.tsx';
import { PuzzleDrawing } from './preview.tsx';
import { sampleOrbits } from './symmetry.ts';
import { WISH_WORDS } from './words/wishes.ts';

/** The symmetries that the board offers, and a picture of what the one that is wished does. */
export function SymmetryField({ maker }: MakerProps) {
  const words = useWords(WISH_WORDS);
  const language = useLanguage();
  const { worker } = useStudio();
  const { symmetry, subject } = maker.form.value;
  const { board } = subject;
  const known = useSignal<{ readonly board: Board; readonly choices: readonly ClueSymmetry[] } | undefined>(undefined);
  useEffect(() => {
    const control = new AbortController();
    worker.ask('symmetries', { board }, { signal: control.signal }).then(
      (choices) => {
        known.value = { board, choices };
      },
      // Another board was chosen, or nobody looks any more.
      () => {},
    );
    return () => control.abort();
  }, [board, known]);
  const choices = known.value?.board === board ? known.value.choices : undefined;
  const wished = choices?.find(({ name }) => name === symmetry);
  return (
    <>
      <WishField
        maker={maker}
        field="symmetry"
        name={words.symmetry}
        help={choices ? undefined : words.lookingForSymmetries}
      >
        {(ties) => (
          <select
            {...ties}
            value={symmetry}
            onChange={({ currentTarget }) => maker.change({ symmetry: currentTarget.value })}
          >
            {!wished && <option value={symmetry}>{symmetry === 'none' ? NO_SYMMETRY[language] : symmetry}</option>}
            {choices?.map(({ name, title, order }) => (
              <option key={name} value={name}>
                {title[language]}
                {order > 1 && ` · ${words.together(order)}`}
              </option>
            ))}
          </select>
        )}
      </WishField>
      {wished && <Orbits board={board} choice={wished} />}
    </>
  );
}

/** A few orbits, each with a letter of its own. */
function Orbits({ board, choice }: { readonly board: Board; readonly choice: ClueSymmetry }) {
  const words = useWords(WISH_WORDS);
  const language = useLanguage();
  const { orbits, title } = choice;
  const samples = useMemo(() => sampleOrbits(orbits), [orbits]);
  const picture = useMemo(() => {
    const labels = samples.map((_, i) => String.fromCharCode(65 + i));
    const labeling = new Array<number>(board.cells).fill(EMPTY);
    for (const [label, orbit] of samples.entries()) for (const cell of orbit) labeling[cell] = label;
    return { board, multiset: { entries: labels, labels, counts: labels.map(() => 1) }, labeling };
  }, [board, samples]);
  if (samples.length === 0) return null;
  return (
    <figure class="orbits">
      <PuzzleDrawing picture={picture} title={title[language]} />
      <figcaption class="remark">{words.symmetryHelp}</figcaption>
    </figure>
  );
}
