import { makeSpeaker } from '@latin-puzzles/core/attrition';
import { must } from '@latin-puzzles/core/basis';
import { makeBoard } from '@latin-puzzles/core/board';
import { settings } from '../shell/settings.ts';

const NO_LABELS = { entries: [], labels: [], counts: [] };

/** Names that families and the bench give are told in the language of the page; others as they are. */
export function asterismSaid(name: string): string {
  return speaking(name, 'cell 1').asterisms([0]);
}

export function cellSaid(name: string): string {
  return speaking('asterism 1', name).cells([0]);
}

/** A speaker about a board of one cell, since names need no more. */
function speaking(asterism: string, cell: string) {
  const asterisms = [{ kind: 'region', name: asterism, cells: [0] }] as const;
  const board = must(makeBoard({ name: '', cells: 1, asterisms, cellNames: [cell] }));
  return makeSpeaker({ board, multiset: NO_LABELS }, settings.language.value);
}
