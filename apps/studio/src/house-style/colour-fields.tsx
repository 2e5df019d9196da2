import { COLOUR, isInkName, STYLE_COLOURS, screenColour, styleFrom, THEMES, type Theme } from '@latin-puzzles/drawing';
import { useSignal } from '@preact/signals';
import { asList, asNumber, showList, TypedField } from '../forms/fields.tsx';
import { useWords } from '../services/studio.ts';
import type { HouseStyle } from './house-style.ts';
import { fieldAt } from './style-draft.ts';
import { HOUSE_WORDS } from './words.ts';

type ColourName = keyof typeof STYLE_COLOURS;

/** What a theme draws in each colour of a style. */
const DRAWN: Readonly<Record<ColourName, (theme: Theme) => string>> = {
  paper: ({ paper }) => paper,
  text: ({ inks }) => inks.title,
  captions: ({ inks }) => inks.caption,
  clues: ({ inks }) => inks.clue,
  answers: ({ inks }) => inks.solution,
  inscription: ({ inks }) => inks.inscription,
  plates: ({ areas }) => areas.inscribed,
  cells: ({ areas }) => areas.cell,
  given: ({ areas }) => areas.given,
  corner: ({ areas }) => areas.corner,
  lines: ({ pens }) => pens.fine.colour,
  borders: ({ pens }) => pens.border.colour,
  windows: ({ pens }) => pens.window.colour,
  marks: ({ inks }) => inks.mark,
  groups: ({ areas }) => areas.base,
  levels: ({ areas }) => areas.strong,
  front: ({ areas }) => areas.front,
};
const LISTS = { regions: 'tints', shades: 'windows', strips: 'strips' } as const;

interface HouseProps {
  readonly house: HouseStyle;
}

/** The colours of the parts of drawings and pages. */
export function ColourFields({ house }: HouseProps) {
  const words = useWords(HOUSE_WORDS);
  const file = house.file.value;
  const shown = file ? styleFrom(file).theme : COLOUR;
  const usual = THEMES[file?.base ?? 'colour'] ?? COLOUR;
  return (
    <details>
      <summary>{words.colours}</summary>
      <p class="remark">{words.colourHelp}</p>
      {(Object.keys(STYLE_COLOURS) as ColourName[]).map((colour) => (
        <TypedField
          key={colour}
          form={house.form}
          path={['colours', colour]}
          name={words.colour[colour]}
          usual={screenColour(DRAWN[colour](usual))}
          swatch={{ colour: screenColour(DRAWN[colour](shown)), name: words.pick(words.colour[colour]) }}
        />
      ))}
      {(['regions', 'shades', 'strips'] as const).map((list) => (
        <TypedField
          key={list}
          form={house.form}
          path={['colours', list]}
          name={words.coloursOf[list]}
          usual={usual[LISTS[list]].map(screenColour).join(', ')}
          read={asList}
          show={showList}
        />
      ))}
      <InkFields house={house} />
    </details>
  );
}

/** Inks that colours may name. */
function InkFields({ house }: HouseProps) {
  const words = useWords(HOUSE_WORDS);
  const name = useSignal('');
  const inks = fieldAt(house.draft.value, ['inks']);
  const names = typeof inks === 'object' && inks !== null ? Object.keys(inks) : [];
  const wanted = name.value.trim();
  return (
    <fieldset>
      <legend>{words.inks}</legend>
      <p class="remark">{words.inksHelp}</p>
      {names.map((ink) => (
        <fieldset key={ink} class="style-ink">
          <legend>{ink}</legend>
          <TypedField form={house.form} path={['inks', ink, 'spot']} name={words.spot} />
          <TypedField
            form={house.form}
            path={['inks', ink, 'cmyk']}
            name={words.cmyk}
            read={(text) => (asList(text) as string[] | undefined)?.map(asNumber)}
            show={showList}
          />
          <button type="button" class="quiet" onClick={() => house.set(['inks', ink], undefined)}>
            {words.remove(ink)}
          </button>
        </fieldset>
      ))}
      <div class="style-add">
        <label class="field">
          <span>{words.ink}</span>
          <input
            type="text"
            maxLength={40}
            value={name.value}
            onInput={({ currentTarget }) => {
              name.value = currentTarget.value;
            }}
          />
        </label>
        <button
          type="button"
          disabled={!isInkName(wanted) || names.includes(wanted)}
          onClick={() => {
            house.set(['inks', wanted], { cmyk: [100, 60, 0, 20] });
            name.value = '';
          }}
        >
          {words.addInk}
        </button>
      </div>
    </fieldset>
  );
}
