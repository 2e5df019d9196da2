import { useSignal } from '@preact/signals';
import { tellFaultWhole } from '../parts/faults.ts';
import { FileButton } from '../parts/file-button.tsx';
import { useLanguage, useWords } from '../services/studio.ts';
import { type FontState, isNature } from './fonts.ts';
import type { HouseStyle } from './house-style.ts';
import { HOUSE_WORDS } from './words.ts';

const ENDINGS = '.ttf,.otf,.woff2';

/** The typefaces of a style, in the order in which they are tried. */
export function FontFields({ house }: { readonly house: HouseStyle }) {
  const words = useWords(HOUSE_WORDS);
  const unkept = useSignal(false);
  const names = house.file.value?.fonts ?? [];
  const keep = async (file: File, name?: string) => {
    unkept.value = !(await house.keepFile(file, name));
  };
  const put = (fonts: readonly string[]) => house.set(['fonts'], fonts.length > 0 ? fonts : undefined);
  async function add(files: readonly File[]): Promise<void> {
    for (const file of files) await keep(file);
    put([...new Set([...names, ...files.map(({ name }) => name)])]);
  }
  return (
    <details open={names.length > 0}>
      <summary>{words.fonts}</summary>
      <p class="remark">{words.fontsHelp}</p>
      <ol class="style-fonts">
        {names.map((name, i) => (
          <li key={name}>
            <div class="print-row">
              <span class="name">
                {name}
                <FontRemark name={name} state={house.fonts.value.get(name)} choose={(file) => keep(file, name)} />
              </span>
              <button
                type="button"
                class="quiet"
                aria-label={words.up(name)}
                disabled={i === 0}
                onClick={() => put(names.toSpliced(i, 1).toSpliced(i - 1, 0, name))}
              >
                ↑
              </button>
              <button
                type="button"
                class="quiet"
                aria-label={words.down(name)}
                disabled={i === names.length - 1}
                onClick={() => put(names.toSpliced(i, 1).toSpliced(i + 1, 0, name))}
              >
                ↓
              </button>
              <button
                type="button"
                class="quiet"
                aria-label={words.remove(name)}
                onClick={() => put(names.toSpliced(i, 1))}
              >
                ✕
              </button>
            </div>
          </li>
        ))}
      </ol>
      <FileButton name={words.addFont} multiple accept={ENDINGS} onFiles={add} />
      {unkept.value && (
        <p class="message bad" role="alert">
          {words.unkept}
        </p>
      )}
    </details>
  );
}

interface FontRemarkProps {
  readonly name: string;
  readonly state: FontState | undefined;
  readonly choose: (file: File) => void;
}

/** What a font is, or why it is not used. */
function FontRemark({ name, state, choose }: FontRemarkProps) {
  const words = useWords(HOUSE_WORDS);
  const language = useLanguage();
  if (state === undefined) return null;
  if (isNature(state))
    return (
      <small>
        {state.family} · {state.bold ? words.fontBold : words.fontRegular}
      </small>
    );
  return (
    <span class="style-fault" role="alert">
      {state === 'missing' ? words.missing(name) : tellFaultWhole(state, 'reader', language)}
      <FileButton name={words.choose(name)} accept={ENDINGS} onFiles={([file]) => file && choose(file)} />
    </span>
  );
}
