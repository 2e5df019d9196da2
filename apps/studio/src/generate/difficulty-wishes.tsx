import { parseScale } from '@latin-puzzles/core/rating';
import { FileButton } from '../parts/file-button.tsx';
import { SHELL } from '../words/shell.ts';
import { WISHES } from '../words/wishes.ts';
import { said } from '../words/words.ts';
import { CheckField } from './check-field.tsx';
import { RangeField } from './range-field.tsx';
import { TheoremWishes } from './theorem-wishes.tsx';
import { Wish } from './wish.tsx';
import { change, complain, form } from './workshop.ts';

/** How difficult the puzzle is, more finely than by its level. */
export function DifficultyWishes() {
  const words = said(WISHES);
  return (
    <section class="wishes" aria-labelledby="difficulty-wishes">
      <h2 id="difficulty-wishes">{words.difficulty}</h2>
      <CheckField field="fair" name={words.fair} help={words.fairHelp} />
      <RangeField field="score" name={words.score} help={words.scoreHelp} step="0.1" />
      <TheoremWishes />
      <ScaleField />
    </section>
  );
}

/** A file with another scale of difficulty than ours. */
function ScaleField() {
  const words = said(WISHES);
  const { scale } = form.value;
  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    const parsed = parseScale(await file.text());
    if (parsed.ok) change({ scale: { name: file.name, scale: parsed.value } });
    else complain(parsed.fault, form.value);
  }
  return (
    <>
      <Wish field="scale" name={words.scale} help={scale ? words.scaleTaken(scale.name) : words.scaleHelp}>
        {(ties) => (
          <FileButton {...ties} name={said(SHELL).chooseFile} accept=".json" onFiles={([file]) => take(file)} />
        )}
      </Wish>
      {scale && (
        <button type="button" onClick={() => change({ scale: undefined })}>
          {words.scaleDropped}
        </button>
      )}
    </>
  );
}
