import { boardsFor, lettersOf, type PuzzleSubject, wordless } from '@latin-puzzles/workshop/generate';
import type { Form } from './form.ts';

/** The boards to choose from. */
interface Offers {
  /** How many letters the first of them are made for; 0 where there is no word, or no board for so many. */
  readonly letters: number;
  readonly front: readonly PuzzleSubject[];
  /** Those that are shown to who asks for more. */
  readonly rest: readonly PuzzleSubject[];
  readonly chosen: PuzzleSubject;
}

/** So many boards stand in front where none is made for the word. */
const FEW = 6;

export function offersFor({ word, subject }: Pick<Form, 'word' | 'subject'>): Offers {
  const letters = lettersOf(word).length;
  const { exact, larger } = boardsFor(letters);
  const fitting = letters > 0 && exact.length > 0;
  const all = letters === 0 ? wordless() : [...exact, ...larger];
  // The letters of a word take the place of other labels, so that only the board counts.
  const isChosen = ({ name, board }: PuzzleSubject) =>
    board === subject.board ||
    (letters > 0 && board.name !== '' ? board.name === subject.board.name : name === subject.name);
  const chosen = all.find(isChosen) ?? subject;
  const first = fitting ? exact : all.slice(0, FEW);
  // What is chosen is always in sight.
  const front = first.includes(chosen) ? first : [chosen, ...(fitting ? first : first.slice(0, -1))];
  return {
    letters: fitting ? letters : 0,
    front,
    rest: all.filter((offer) => !front.includes(offer)),
    chosen,
  };
}
