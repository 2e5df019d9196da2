import { FAMILIES } from '@latin-puzzles/core/board';
import type { ComponentChildren } from 'preact';
import { useLanguage, useWords } from '../services/studio.ts';
import type { FamilyChoice } from './family-choice.ts';
import { FAMILY_WORDS } from './words.ts';

interface FamilyFieldsProps {
  readonly choice: FamilyChoice;
  /** What the choice is called. */
  readonly name: string;
  /** What is offered beside the families. */
  readonly children?: ComponentChildren;
}

/** Every family of boards to choose from, and the measures of the one that is chosen. */
export function FamilyFields({ choice: { name, measures }, name: called, children }: FamilyFieldsProps) {
  const language = useLanguage();
  const words = useWords(FAMILY_WORDS);
  const parameters = FAMILIES.find((candidate) => candidate.name === name.value)?.parameters;
  return (
    <div class="fields">
      <label class="field">
        <span>{called}</span>
        <select
          value={name.value}
          onChange={({ currentTarget }) => {
            name.value = currentTarget.value;
            measures.value = '';
          }}
        >
          <optgroup label={words.family}>
            {FAMILIES.map((candidate) => (
              <option key={candidate.name} value={candidate.name}>
                {candidate.title[language]}
              </option>
            ))}
          </optgroup>
          {children}
        </select>
      </label>
      {parameters && (
        <label class="field">
          <span>{words.measures}</span>
          <input
            value={measures.value}
            placeholder={parameters.usual}
            onInput={({ currentTarget }) => {
              measures.value = currentTarget.value;
            }}
          />
          <small>{parameters.wanted[language]}</small>
        </label>
      )}
    </div>
  );
}
