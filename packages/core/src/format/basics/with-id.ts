import { DOCUMENT, type InputPlace, idAt, isRecord, type Words, within } from '../../basis/index.ts';

const LONGEST = 100;

/** The place of a record, with the id that it has itself. */
export function withId(value: unknown, place: Words): Words;
export function withId(value: unknown, place: InputPlace): InputPlace;
export function withId(value: unknown, place: InputPlace): InputPlace {
  const id = isRecord(value) ? value.id : undefined;
  if (typeof id !== 'string' || id === '' || id.length > LONGEST) return place;
  return place === DOCUMENT ? idAt(id) : within(place, idAt(id));
}
