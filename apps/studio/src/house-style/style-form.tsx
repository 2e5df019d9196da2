import type { Fault } from '@latin-puzzles/core/basis';
import { COLOUR, type STYLE_LINES, THEMES, USUAL_LOOK, USUAL_TYPE } from '@latin-puzzles/drawing';
import { useSignal } from '@preact/signals';
import { download, fileName } from '../downloads/download.ts';
import { ChoiceField, FlagField, NumericField, TypedField } from '../forms/fields.tsx';
import { FaultMessage } from '../parts/fault-message.tsx';
import { tellFaultWhole } from '../parts/faults.ts';
import { FileButton } from '../parts/file-button.tsx';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import { ColourFields } from './colour-fields.tsx';
import { FontFields } from './font-fields.tsx';
import type { HouseStyle } from './house-style.ts';
import { PressFields } from './press-fields.tsx';
import { HOUSE_WORDS } from './words.ts';

interface HouseProps {
  readonly house: HouseStyle;
}

/** Opens, edits and saves the house style. */
export function StyleForm({ house }: HouseProps) {
  const words = useWords(HOUSE_WORDS);
  const { announcer } = useStudio();
  const refused = useSignal<Fault | undefined>(undefined);
  const begun = house.draft.value !== undefined;
  return (
    <form class="panel style-form" onSubmit={(event) => event.preventDefault()}>
      <h2>{words.title}</h2>
      <p class="remark">{begun ? words.lede : `${words.lede} ${words.usual}`}</p>
      <div class="row">
        {!begun && (
          <button type="button" class="primary" onClick={() => house.begin()}>
            {words.begin}
          </button>
        )}
        <FileButton
          name={words.open}
          accept=".json"
          onFiles={async ([file]) => {
            if (file) refused.value = house.open(await file.text());
          }}
        />
        {begun && (
          <>
            <button type="button" onClick={() => saveStyle(house)}>
              {words.save}
            </button>
            <button
              type="button"
              class="quiet"
              onClick={() => {
                house.clear();
                announcer.say(words.cleared);
              }}
            >
              {words.clear}
            </button>
          </>
        )}
      </div>
      <FaultMessage fault={refused.value} to="reader" />
      {begun && <Fields house={house} />}
    </form>
  );
}

function saveStyle(house: HouseStyle): void {
  const { name = 'style' } = house.file.value ?? {};
  download(fileName(name, 'json'), 'application/json', house.text());
}

const FORM_SIZES = ['display', 'heading', 'text', 'small'] as const;
const SHARES = { labels: USUAL_LOOK.labelShare, answers: USUAL_LOOK.answerShare, marks: USUAL_LOOK.markShare };

function Fields({ house }: HouseProps) {
  const words = useWords(HOUSE_WORDS);
  const theme = THEMES[house.file.value?.base ?? 'colour'] ?? COLOUR;
  const { fine, border, rim, window } = theme.pens;
  const widths: Readonly<Record<keyof typeof STYLE_LINES, number>> = {
    cells: fine.width,
    regions: border.width,
    rim: rim.width,
    windows: window.width,
    strips: 1.5,
  };
  return (
    <>
      <WholeFaults house={house} />
      <TypedField form={house.form} path={['name']} name={words.name} />
      <ChoiceField form={house.form} path={['base']} name={words.base} options={words.bases} usual="colour" />
      <FontFields house={house} />
      <details open>
        <summary>{words.labels}</summary>
        {(['clues', 'answers'] as const).map((which) => (
          <ChoiceField
            key={which}
            form={house.form}
            path={['labels', which]}
            name={words[which]}
            options={words.weights}
            usual="plain"
          />
        ))}
        <FlagField form={house.form} path={['labels', 'shaded']} name={words.shaded} usual={false} />
        <FlagField form={house.form} path={['labels', 'corners']} name={words.corners} usual={false} />
        <FlagField form={house.form} path={['shading']} name={words.shading} usual />
      </details>
      <details>
        <summary>{words.sizes}</summary>
        {FORM_SIZES.map((size) => (
          <NumericField
            key={size}
            form={house.form}
            path={['sizes', size]}
            name={words.size[size]}
            usual={String(USUAL_TYPE[size])}
          />
        ))}
        {(['labels', 'answers', 'marks'] as const).map((share) => (
          <NumericField
            key={share}
            form={house.form}
            path={['sizes', share]}
            name={words.size[share]}
            usual={String(SHARES[share])}
          />
        ))}
      </details>
      <details>
        <summary>{words.lines}</summary>
        {(Object.keys(widths) as (keyof typeof widths)[]).map((line) => (
          <NumericField
            key={line}
            form={house.form}
            path={['lines', line]}
            name={words.line[line]}
            usual={String(widths[line])}
          />
        ))}
      </details>
      <ColourFields house={house} />
      <details>
        <summary>{words.pages}</summary>
        <NumericField form={house.form} path={['margin']} name={words.margin} />
        <ChoiceField form={house.form} path={['front']} name={words.front} options={words.fronts} usual="plain" />
      </details>
      <PressFields house={house} />
    </>
  );
}

/** How many fields are wrong, and what is wrong with none of them in particular. */
function WholeFaults({ house }: HouseProps) {
  const words = useWords(HOUSE_WORDS);
  const language = useLanguage();
  const { faults = [] } = house.judged.value ?? {};
  if (faults.length === 0) return null;
  return (
    <div class="message bad" role="status">
      <p>{words.wrong(faults.length)}</p>
      {faults
        .filter((fault) => fault.case === 'document.field:unknown')
        .map((fault) => (
          <p key={fault.message}>{tellFaultWhole(fault, 'reader', language)}</p>
        ))}
    </div>
  );
}
