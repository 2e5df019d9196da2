import { type Signal, useSignal } from '@preact/signals';

/** The name of a family of boards, or of something else that is offered beside them, and its measures as typed. */
export interface FamilyChoice {
  readonly name: Signal<string>;
  readonly measures: Signal<string>;
}

export function useFamilyChoice(name: string): FamilyChoice {
  return { name: useSignal(name), measures: useSignal('') };
}

/** The specification of the board that is chosen: without measures, that of the family's best known member. */
export function specificationOf({ name, measures }: FamilyChoice): string {
  const typed = measures.value.trim();
  return typed === '' ? name.value : `${name.value}:${typed}`;
}
