import type { Fault } from '@latin-puzzles/core/basis';
import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { tellFault } from '../parts/faults.ts';
import { useLanguage } from '../services/studio.ts';

/** A document whose fields are edited one by one. */
export interface DocumentForm {
  at(path: readonly string[]): unknown;
  /** Sets a field, or takes it out where nothing is written. */
  set(path: readonly string[], value: unknown): void;
  /** What is wrong with a field, or in it. */
  fault(path: readonly string[]): Fault | undefined;
}

export interface FieldProps {
  readonly form: DocumentForm;
  readonly path: readonly string[];
  readonly name: string;
}

interface TypedFieldProps extends FieldProps {
  /** What holds where nothing is written. */
  readonly usual?: string | undefined;
  /** What a text stands for; nothing where it is empty. */
  readonly read?: ((text: string) => unknown) | undefined;
  readonly show?: ((value: unknown) => string) | undefined;
  readonly numeric?: boolean | undefined;
  /** How many lines it has, if it is a text of several. */
  readonly lines?: number | undefined;
  readonly swatch?: { readonly colour: string; readonly name: string } | undefined;
}

/** A field that is typed, with what is wrong with it beside it, in the words of the command. */
export function TypedField({
  form,
  path,
  name,
  usual,
  read = asText,
  show = String,
  numeric,
  lines,
  swatch,
}: TypedFieldProps) {
  const language = useLanguage();
  const id = useId();
  const value = form.at(path);
  const kept = value === undefined ? '' : show(value);
  const typed = useSignal(kept);
  // Opened or cleared elsewhere; what is being typed stays as it is typed.
  useEffect(() => {
    if (JSON.stringify(read(typed.peek())) !== JSON.stringify(value)) typed.value = kept;
  }, [kept]);
  const fault = form.fault(path);
  const common = {
    id,
    value: typed.value,
    placeholder: usual,
    'aria-invalid': fault !== undefined,
    'aria-describedby': fault && `${id}-fault`,
    onInput: ({ currentTarget }: { readonly currentTarget: HTMLInputElement | HTMLTextAreaElement }) => {
      typed.value = currentTarget.value;
      form.set(path, read(currentTarget.value));
    },
  };
  return (
    <div class="field style-field">
      <label for={id}>{name}</label>
      <span class="style-input">
        {swatch && (
          <input
            type="color"
            aria-label={swatch.name}
            value={swatch.colour}
            onInput={({ currentTarget }) => form.set(path, currentTarget.value)}
          />
        )}
        {lines === undefined ? (
          <input {...common} type="text" maxLength={1000} inputMode={numeric ? 'decimal' : undefined} />
        ) : (
          <textarea {...common} rows={lines} maxLength={100_000} />
        )}
      </span>
      {fault && (
        <small id={`${id}-fault`} class="style-fault">
          {tellFault(fault, 'reader', language).message}
        </small>
      )}
    </div>
  );
}

function asText(text: string): unknown {
  return text.trim() === '' ? undefined : text.trim();
}

/** A number; what is none stays a text, of which the fault tells. A comma may be the decimal point. */
export function asNumber(text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const number = Number(trimmed.replace(',', '.'));
  return Number.isFinite(number) ? number : trimmed;
}

/** Texts with commas between. */
export function asList(text: string): unknown {
  const parts = text.split(',').map((part) => part.trim());
  return text.trim() === '' ? undefined : parts;
}

export const showList = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value));

export function NumericField(props: Omit<TypedFieldProps, 'read' | 'numeric'>) {
  return <TypedField {...props} read={asNumber} numeric />;
}

interface ChoiceFieldProps<T extends string> extends FieldProps {
  readonly options: Readonly<Record<T, string>>;
  /** What holds where the style says nothing. */
  readonly usual: T;
}

/** One of several; the usual one is not written. */
export function ChoiceField<T extends string>({ form, path, name, options, usual }: ChoiceFieldProps<T>) {
  const language = useLanguage();
  const id = useId();
  const value = form.at(path) as T | undefined;
  const fault = form.fault(path);
  return (
    <div class="field style-field">
      <label for={id}>{name}</label>
      <select
        id={id}
        value={fault ? usual : (value ?? usual)}
        aria-describedby={fault && `${id}-fault`}
        onChange={({ currentTarget }) =>
          form.set(path, currentTarget.value === usual ? undefined : currentTarget.value)
        }
      >
        {(Object.entries(options) as [T, string][]).map(([option, told]) => (
          <option key={option} value={option}>
            {told}
          </option>
        ))}
      </select>
      {fault && (
        <small id={`${id}-fault`} class="style-fault">
          {tellFault(fault, 'reader', language).message}
        </small>
      )}
    </div>
  );
}

interface FlagFieldProps extends FieldProps {
  readonly usual: boolean;
  /** What is written when it is on, if not `true`. */
  readonly on?: unknown;
}

/** Something to be on or off. */
export function FlagField({ form, path, name, usual, on = true }: FlagFieldProps) {
  const language = useLanguage();
  const value = form.at(path);
  const fault = form.fault(path);
  const checked = value === undefined ? usual : value === on;
  return (
    <>
      <label class="check">
        <input
          type="checkbox"
          checked={checked}
          onChange={({ currentTarget: { checked: wanted } }) =>
            form.set(path, wanted === usual ? undefined : wanted ? on : false)
          }
        />
        <span>{name}</span>
      </label>
      {fault && <small class="style-fault">{tellFault(fault, 'reader', language).message}</small>}
    </>
  );
}
