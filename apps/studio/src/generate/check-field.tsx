import { Complaint, wishId } from './wish.tsx';
import { change, form } from './workshop.ts';

interface CheckFieldProps {
  readonly field: 'critical' | 'fair' | 'anyWords';
  readonly name: string;
  readonly help?: string | undefined;
}

export function CheckField({ field, name, help }: CheckFieldProps) {
  const id = wishId(field);
  return (
    <div class="wish">
      <label class="check">
        <input
          id={id}
          type="checkbox"
          checked={form.value[field]}
          aria-describedby={help === undefined ? undefined : `${id}-help`}
          onChange={({ currentTarget }) => change({ [field]: currentTarget.checked })}
        />
        <span>{name}</span>
      </label>
      {help !== undefined && <small id={`${id}-help`}>{help}</small>}
      <Complaint field={field} />
    </div>
  );
}
