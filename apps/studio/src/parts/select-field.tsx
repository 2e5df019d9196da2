interface SelectFieldProps<T extends string> {
  readonly name: string;
  readonly options: readonly T[];
  readonly told: (option: T) => string;
  readonly value: T;
  readonly choose: (option: T) => void;
}

/** One of several, chosen from a list that opens. */
export function SelectField<T extends string>({ name, options, told, value, choose }: SelectFieldProps<T>) {
  return (
    <label class="field">
      <span>{name}</span>
      <select value={value} onChange={({ currentTarget }) => choose(currentTarget.value as T)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {told(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
