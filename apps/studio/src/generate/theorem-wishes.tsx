import { LADDER, theoremName, theoremStatement } from '@latin-puzzles/core/attrition';
import { settings } from '../shell/settings.ts';
import { WISHES } from '../words/wishes.ts';
import { said } from '../words/words.ts';
import { Complaint, wishId } from './wish.tsx';
import { change, form } from './workshop.ts';

/** Which theorems may be needed, and which must be. */
export function TheoremWishes() {
  const words = said(WISHES);
  const language = settings.language.value;
  const { barred, needs } = form.value;
  const without = (names: readonly string[], name: string) => names.filter((other) => other !== name);
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
          {LADDER.map(({ name }) => {
            const told = theoremName(name, language);
            return (
              <tr key={name}>
                <th scope="row" title={theoremStatement(name, language)}>
                  {told}
                </th>
                <Cell
                  name={`${told}: ${words.allowed}`}
                  checked={!barred.includes(name)}
                  set={(on) => change({ barred: on ? without(barred, name) : [...barred, name] })}
                />
                <Cell
                  name={`${told}: ${words.needed}`}
                  checked={needs.includes(name)}
                  set={(on) => change({ needs: on ? [...needs, name] : without(needs, name) })}
                />
              </tr>
            );
          })}
        </tbody>
      </table>
      <small>{words.theoremsHelp}</small>
      <Complaint field="theorems" />
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
