import type { LanguageCode } from '@latin-puzzles/core/basis';
import { asterismName } from '@latin-puzzles/core/board';
import { EMPTY } from '@latin-puzzles/core/puzzle';
import { useLanguage, useWords } from '../services/studio.ts';
import type { ClueDesk } from './clue-desk.ts';
import { differences, type Setting } from './clues.ts';
import { asterismSaid, cellSaid } from './naming.ts';
import { DESIGN_WORDS } from './words/index.ts';

interface ClueVerdictProps {
  readonly desk: ClueDesk;
  readonly setting: Setting;
}

/** Whether the clues make a Latin puzzle, told as one writes. */
export function ClueVerdict({ desk, setting }: ClueVerdictProps) {
  const words = useWords(DESIGN_WORDS);
  const language = useLanguage();
  const { kind, text } = verdictOf(desk, setting, language);
  const clues = setting.labeling.filter((label) => label !== EMPTY).length;
  const redundant = desk.study.value?.redundant;
  return (
    <section class="panel verdict" aria-label={words.verdict}>
      <p role="status" class={`ruling ${kind}`}>
        {text}
      </p>
      <p class="remark">
        {words.clueCount(clues)}
        {redundant && ` · ${redundancySaid(setting, redundant, language)}`}
      </p>
      <Solutions desk={desk} />
    </section>
  );
}

type Kind = 'good' | 'bad' | 'open' | 'waiting';

interface ClueRuling {
  readonly kind: Kind;
  readonly text: string;
}

function verdictOf(desk: ClueDesk, setting: Setting, language: LanguageCode): ClueRuling {
  const words = DESIGN_WORDS[language];
  const [violation] = desk.violations.value;
  if (violation) {
    const { asterism, label, held, allowed } = violation;
    const name = asterismSaid(asterismName(setting.board, asterism), language);
    return { kind: 'bad', text: words.violation(name, setting.multiset.labels[label]!, held, allowed) };
  }
  const study = desk.study.value;
  if (!study) return { kind: 'waiting', text: words.looking };
  const { solutions, decided } = study;
  if (!decided) return { kind: 'open', text: words.undecided };
  if (solutions.length === 0) return { kind: 'bad', text: words.noSolution };
  if (solutions.length === 1) return { kind: 'good', text: words.unique };
  return { kind: 'open', text: words.several(differences(solutions).length) };
}

/** So many clues are named; of more, their number is told. */
const NAMED = 6;

function redundancySaid({ board }: Setting, redundant: readonly number[], language: LanguageCode): string {
  const words = DESIGN_WORDS[language];
  if (redundant.length === 0) return words.critical;
  const names = redundant.slice(0, NAMED).map((cell) => cellSaid(board.cellNames[cell]!, language));
  return words.redundant(redundant.length, redundant.length > NAMED ? [...names, '…'] : names);
}

/** Lays one of the solutions that are known over the clues. */
function Solutions({ desk }: { readonly desk: ClueDesk }) {
  const words = useWords(DESIGN_WORDS);
  const count = desk.study.value?.solutions.length ?? 0;
  if (count === 0) return null;
  const names = count === 1 ? [words.clues, words.solution] : [words.clues, words.oneSolution, words.otherSolution];
  return (
    <fieldset class="choices" aria-label={words.show}>
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          aria-pressed={desk.shown.value === index}
          onClick={() => {
            desk.shown.value = index as 0 | 1 | 2;
          }}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
