import { nameTold } from '@latin-puzzles/core/attrition';
import { settings } from '../shell/settings.ts';

/** Names that families and the bench give to cells and asterisms are told in the language of the page; others as they are. */
export function nameSaid(name: string): string {
  return nameTold(name, settings.language.value);
}
