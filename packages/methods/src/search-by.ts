import type { Labeling } from '@latin-puzzles/core/puzzle';
import type { Method, Question } from './method/method.ts';
import { type MethodEnding, type SearchOptions, searchHere } from './method/search-here.ts';
import { methodNamed } from './registry.ts';
import { searchInThread } from './thread/search-in-thread.ts';

/**
 * Searches by a method: different solutions as they are found, none of them the known one; the generator returns why it
 * ended. The event loop is never blocked: a method of ours that would block it searches on a thread of its own. A method
 * that is not ours cannot be loaded there, and searches here.
 */
export function searchBy(
  method: Method,
  question: Question,
  options: SearchOptions = {},
): AsyncGenerator<Labeling, MethodEnding, undefined> {
  return method.blocking && methodNamed(method.name) === method
    ? searchInThread(method.name, question, options)
    : searchHere(method, question, options);
}
