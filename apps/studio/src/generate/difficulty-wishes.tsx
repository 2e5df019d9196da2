import { LADDER, theoremName, theoremStatement } from '@latin-puzzles/core/attrition';
import { parseScale } from '@latin-puzzles/core/rating';
import { FileButton } from '../parts/file-button.tsx';
import { useLanguage, useWords } from '../services/studio.ts';
import { CheckField, FieldFault, type MakerProps, RangeField, WishField, wishId } from './fields.tsx';
import { WISH_WORDS } from './words/wishes.ts';

/** How difficult the puzzle is, more finely than by its level. */
export function DifficultyWishes({ maker }: MakerProps) {
  const words = useWords(WISH_WORDS);
  return (
    <section class="wishes" aria-labelledby="difficulty-wishes">
      <h2 id="difficulty-wishes">{words.difficulty}</h2>
      <CheckField maker={maker} field="fair" name={words.fair} help={words.fairHelp} />
      <RangeField maker={maker} field="score" name={words.score} help={words.scoreHelp} step="0.1" />
      <TheoremWishes maker={maker} />
      <ScaleField maker={maker} />
    </section>
  );
}

/** A file with another scale of difficulty than ours. */
function ScaleField({ maker }: MakerProps) {
  const words = useWords(WISH_WORDS);
  const { scale } = maker.form.value;
  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    const parsed = parseScale(await file.text());
    if (parsed.ok) maker.change({ scale: { name: file.name, scale: parsed.value } });
    else maker.complain(parsed.fault, 'scale');
  }
  return (
    <>
      <WishField
        maker={maker}
        field="scale"
        name={words.scale}
        help={scale ? words.scaleTaken(scale.name) : words.scaleHelp}
      >
        {(ties) => <FileButton {...ties} name={words.chooseFile} accept=".json" onFiles={([file]) => take(file)} />}
      </WishField>
      {scale && (
        <button type="button" onClick={() => maker.change({ scale: undefined })}>
          {words.scaleDropped}
        </button>
      )}
    </>
  );
}

/** Which theorems may be needed, and which must be. */
function TheoremWishes({ maker }: MakerProps) {
  const words = useWords(WISH_WORDS);
  const language = useLanguage();
  const all = LADDER.map(({ name }) => name);
  const { theorems: allowed = all, needs } = maker.form.value;
  /** Names with one among them or not, in the order of the ladder. */
  const having = (names: readonly string[], name: string, on: boolean) =>
    all.filter((other) => (other === name ? on : names.includes(other)));
  const allow = (names: readonly string[]) =>
    maker.change({ theorems: names.length === all.length ? undefined : names });
  return (
    <div class="wish" id={wishId('theorems')} tabIndex={-1}>
      <table class="theorems">
        <caption class="unseen">{words.theoremsHelp}</caption>
        <thead>
          <tr>
            <th scope="col">{words.theorem}</th>
            <th scope="col">{words.allowed}</th>
            <th scope="col">{words.needed}</th>
          </tr>
        </thead>
        <tbody>
          {all.map((name) => {
            const told = theoremName(name, language);
            return (
              <tr key={name}>
                <th scope="row" title={theoremStatement(name, language)}>
                  {told}
                </th>
                <Cell
                  name={`${told}: ${words.allowed}`}
                  checked={allowed.includes(name)}
                  set={(on) => allow(having(allowed, name, on))}
                />
                <Cell
                  name={`${told}: ${words.needed}`}
                  checked={needs.includes(name)}
                  set={(on) => maker.change({ needs: having(needs, name, on) })}
                />
              </tr>
            );
          })}
        </tbody>
      </table>
      <small>{words.theoremsHelp}</small>
      <FieldFault maker={maker} field="theorems" />
    </div>
  );
}

interface CellProps {
  readonly name: string;
  readonly checked: boolean;
  readonly set: (on: boolean) => void;
}

function Cell({ name, checked, set }: CellProps) {
  return (
    <td>
      <label>
        <input
          type="checkbox"
          aria-label={name}
          checked={checked}
          onChange={({ currentTarget }) => set(currentTarget.checked)}
        />
      </label>
    </td>
  );
}
