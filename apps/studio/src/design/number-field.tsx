import type { Signal } from '@preact/signals';

interface NumberFieldProps {
  readonly name: string;
  readonly value: Signal<number>;
  readonly least?: number;
  readonly most: number;
  readonly onSet?: (value: number) => void;
}

/** A whole number within bounds. What is typed outside of them is brought back to them. */
export function NumberField({ name, value, least = 1, most, onSet }: NumberFieldProps) {
  return (
    <label class="field number">
      <span>{name}</span>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={value.value}
        onChange={({ currentTarget }) => {
          const wanted = Math.round(currentTarget.valueAsNumber);
          value.value = Number.isFinite(wanted) ? Math.min(most, Math.max(least, wanted)) : value.value;
          currentTarget.value = String(value.value);
          onSet?.(value.value);
        }}
      />
    </label>
  );
}
