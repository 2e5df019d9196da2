import { BOOK_FORMAT, type BookFile } from './book-document.ts';

/** A book to begin with: all that many books have, and a section of puzzles from a file. */
export const STARTER_BOOK: BookFile = {
  format: BOOK_FORMAT,
  title: 'My first book',
  author: 'A. N. Author',
  language: 'en',
  paper: 'A5',
  binding: 6,
  perPage: 2,
  answers: 'back',
  multipleOf4: true,
  parts: [
    { kind: 'title', subtitle: 'Puzzles for a quiet week' },
    { kind: 'contents' },
    { kind: 'text', title: 'Foreword', text: 'Say here what the book is about.\nA line is a paragraph.' },
    { kind: 'rules' },
    { kind: 'puzzles', title: 'Warming up', from: 'puzzles.ndjson', titles: '{board} {n}' },
    { kind: 'answers' },
  ],
};
