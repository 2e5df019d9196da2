import type { ComponentChildren } from 'preact';
import { told } from '../words/faults.ts';
import type { Field } from './concern.ts';
import { complaint } from './workshop.ts';

/** What ties a field to its help, and to what is wrong with it. */
interface Ties {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
}

interface WishProps {
  readonly field: Field | `${Field}-${string}` | 'words' | 'title' | 'author';
  readonly name: string;
  readonly help?: ComponentChildren;
  readonly children: (ties: Ties) => ComponentChildren;
}

/** A field with its name above and its help below. */
export function Wish({ field, name, help, children }: WishProps) {
  const id = wishId(field);
  const faulty = complaint.value?.field === field;
  const described = [help !== undefined && `${id}-help`, faulty && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div class="wish">
      <label for={id}>{name}</label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': faulty || undefined })}
      {help !== undefined && <small id={`${id}-help`}>{help}</small>}
      <Complaint field={field} />
    </div>
  );
}

export function wishId(field: string): string {
  return `wish-${field}`;
}

/** What is wrong with a field, next to it. */
export function Complaint({ field }: { readonly field: string }) {
  if (complaint.value?.field !== field) return null;
  const { message, remedy } = told(complaint.value.fault, 'wisher');
  return (
    <div class="message bad" id={`${wishId(field)}-fault`}>
      <p>{message}</p>
      <p>{remedy}</p>
    </div>
  );
}
