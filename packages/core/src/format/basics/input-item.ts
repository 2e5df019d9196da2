import type { Result, Words } from '../../basis/index.ts';
import type { Puzzle } from '../../puzzle/index.ts';

/** A puzzle of a text, or what is wrong with it. */
export interface InputItem {
  /** Where the puzzle stands, with its id if it has one: `line 3`, `line 3, id NYT-0312`, or `DOCUMENT`. */
  readonly place: Words;
  readonly result: Result<Puzzle>;
}
