import type { ComponentChildren } from 'preact';
import { tellFault } from '../parts/faults.ts';
import { useLanguage, useWords } from '../services/studio.ts';
import type { Field } from './concern.ts';
import type { PuzzleMaker } from './puzzle-maker.ts';
import { WISH_WORDS } from './words/wishes.ts';

export interface MakerProps {
  readonly maker: PuzzleMaker;
}

/** What ties a field to its help, and to what is wrong with it. */
interface Ties {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
}

interface WishFieldProps extends MakerProps {
  readonly field: Field | `${Field}-${string}` | 'words' | 'title' | 'author';
  readonly name: string;
  readonly help?: ComponentChildren;
  readonly children: (ties: Ties) => ComponentChildren;
}

/** A field with its name above and its help below. */
export function WishField({ maker, field, name, help, children }: WishFieldProps) {
  const id = wishId(field);
  const faulty = maker.complaint.value?.field === field;
  const described = [help !== undefined && `${id}-help`, faulty && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div class="wish">
      <label for={id}>{name}</label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': faulty || undefined })}
      {help !== undefined && <small id={`${id}-help`}>{help}</small>}
      <FieldFault maker={maker} field={field} />
    </div>
  );
}

export function wishId(field: string): string {
  return `wish-${field}`;
}

/** What is wrong with a field, next to it. */
export function FieldFault({ maker, field }: MakerProps & { readonly field: string }) {
  const language = useLanguage();
  if (maker.complaint.value?.field !== field) return null;
  const { message, remedy } = tellFault(maker.complaint.value.fault, 'wisher', language);
  return (
    <div class="message bad" id={`${wishId(field)}-fault`}>
      <p>{message}</p>
      <p>{remedy}</p>
    </div>
  );
}

interface CheckFieldProps extends MakerProps {
  readonly field: 'critical' | 'fair' | 'anyWords';
  readonly name: string;
  readonly help?: string | undefined;
}

/** A wish that is on or off. */
export function CheckField({ maker, field, name, help }: CheckFieldProps) {
  const id = wishId(field);
  return (
    <div class="wish">
      <label class="check">
        <input
          id={id}
          type="checkbox"
          checked={maker.form.value[field]}
          aria-describedby={help === undefined ? undefined : `${id}-help`}
          onChange={({ currentTarget }) => maker.change({ [field]: currentTarget.checked })}
        />
        <span>{name}</span>
      </label>
      {help !== undefined && <small id={`${id}-help`}>{help}</small>}
      <FieldFault maker={maker} field={field} />
    </div>
  );
}

interface RangeFieldProps extends MakerProps {
  readonly field: 'score' | 'clues';
  readonly name: string;
  readonly help?: string | undefined;
  readonly step: string;
}

/** Two numbers, from and to, either of which may be left out. */
export function RangeField({ maker, field, name, help, step }: RangeFieldProps) {
  const words = useWords(WISH_WORDS);
  const bounds = maker.form.value[field];
  const faulty = maker.complaint.value?.field === field;
  const input = (end: 'least' | 'most', label: string) => (
    <label class="bound">
      <span>{label}</span>
      <input
        id={end === 'least' ? wishId(field) : undefined}
        type="number"
        min="0"
        step={step}
        value={bounds[end]}
        aria-invalid={faulty || undefined}
        aria-describedby={faulty ? `${wishId(field)}-fault` : undefined}
        onInput={({ currentTarget }) => maker.change({ [field]: { ...bounds, [end]: currentTarget.value } })}
      />
    </label>
  );
  return (
    <fieldset class="wish range">
      <legend>{name}</legend>
      <div class="bounds">
        {input('least', words.from)}
        {input('most', words.to)}
      </div>
      {help !== undefined && <small>{help}</small>}
      <FieldFault maker={maker} field={field} />
    </fieldset>
  );
}
