import { NO_SYMMETRY } from '@latin-puzzles/core/finding';
import { EMPTY, type Labeling } from '@latin-puzzles/core/puzzle';
import { useSignal } from '@preact/signals';
import { Toggle } from '../parts/toggle.tsx';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import { type ClueDesk, editClues, orbitsOf, textOf } from './clue-desk.ts';
import { erase, freeClues, type Setting, writeLabels } from './clues.ts';
import { DESIGN_WORDS } from './words/index.ts';

interface AidsProps {
  readonly desk: ClueDesk;
  readonly setting: Setting;
}

/** What helps to set a puzzle: fill, complete, thin out, show candidates. */
export function Aids({ desk, setting }: AidsProps) {
  const words = useWords(DESIGN_WORDS);
  const language = useLanguage();
  const { announcer, worker } = useStudio();
  const busy = useSignal(false);
  const study = desk.study.value;
  const unique = study?.decided === true && study.solutions.length === 1;
  const follows = study?.candidates && followsFrom(setting, study.candidates);
  const seed = () => crypto.getRandomValues(new Uint32Array(1))[0]!;

  /** Clues that are worked out off the page; the desk may have changed meanwhile, and is left alone then. */
  async function lend(work: () => Promise<Labeling | undefined>, missing: string): Promise<void> {
    busy.value = true;
    const found = await work().catch(() => undefined);
    busy.value = false;
    if (desk.history.value?.present !== setting) return;
    if (found) editClues(desk, (before) => writeLabels(before, found));
    else announcer.say(missing);
  }

  return (
    <section class="panel" aria-label={words.aids}>
      <h2>{words.aids}</h2>
      <div class="row tight">
        <button
          type="button"
          disabled={busy.value || desk.violations.value.length > 0}
          onClick={() =>
            lend(() => worker.ask('fill-clues', { puzzle: textOf(setting), seed: seed() }), words.noSolution)
          }
        >
          {words.fillRandom}
        </button>
        <button
          type="button"
          disabled={!follows?.some((label, cell) => label !== setting.labeling[cell])}
          onClick={() => follows && editClues(desk, (before) => writeLabels(before, follows))}
        >
          {words.complete}
        </button>
        <button
          type="button"
          disabled={busy.value || !unique || freeClues(setting).length === 0}
          onClick={() =>
            lend(
              () =>
                worker.ask('thin-clues', {
                  puzzle: textOf(setting),
                  solution: study!.solutions[0]!,
                  groups: groupsOf(desk, setting),
                  seed: seed(),
                }),
              words.noSolution,
            )
          }
        >
          {words.thin}
        </button>
        <button
          type="button"
          disabled={freeClues(setting).length === 0}
          onClick={() => editClues(desk, (before) => erase(before, freeClues(before)))}
        >
          {words.clear}
        </button>
      </div>
      <label class="field">
        <span>{words.symmetry}</span>
        <select
          value={desk.symmetry.value}
          onChange={({ currentTarget }) => {
            desk.symmetry.value = currentTarget.value;
          }}
        >
          <option value="none">{NO_SYMMETRY[language]}</option>
          {desk.symmetries.value
            .filter(({ name }) => name !== 'none')
            .map(({ name, title }) => (
              <option key={name} value={name}>
                {title[language]}
              </option>
            ))}
        </select>
        <small>{words.symmetryHelp}</small>
      </label>
      <Toggle on={desk.candidatesShown}>{words.candidates}</Toggle>
    </section>
  );
}

/** The clues, and the labels that every completion has. */
function followsFrom({ labeling }: Setting, candidates: readonly (readonly number[])[]): Labeling {
  return labeling.map((label, cell) =>
    label === EMPTY && candidates[cell]!.length === 1 ? candidates[cell]![0]! : label,
  );
}

/** The clues that go together: the orbits of the chosen symmetry, those with a locked clue left out. */
function groupsOf(desk: ClueDesk, setting: Setting): readonly (readonly number[])[] {
  const orbits = orbitsOf(desk) ?? setting.labeling.map((_, cell) => [cell]);
  return orbits.filter((orbit) => !orbit.some((cell) => setting.locked.has(cell)));
}
