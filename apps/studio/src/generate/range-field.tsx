import { WISHES } from '../words/wishes.ts';
import { said } from '../words/words.ts';
import { Complaint, wishId } from './wish.tsx';
import { change, complaint, form } from './workshop.ts';

interface RangeFieldProps {
  readonly field: 'score' | 'clues';
  readonly name: string;
  readonly help?: string | undefined;
  readonly step: string;
}

/** Two numbers, from and to, either of which may be left out. */
export function RangeField({ field, name, help, step }: RangeFieldProps) {
  const words = said(WISHES);
  const bounds = form.value[field];
  const faulty = complaint.value?.field === field;
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
        onInput={({ currentTarget }) => change({ [field]: { ...bounds, [end]: currentTarget.value } })}
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
      <Complaint field={field} />
    </fieldset>
  );
}
