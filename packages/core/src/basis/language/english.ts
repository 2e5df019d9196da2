import { makeGrammar } from './grammar.ts';

/** Numbers and letters that are said with a vowel first: eight, eleven, eighteen, eighty; F, X; and words such as Apr. */
const BEGINS_WITH_VOWEL = /^\P{L}*(?:[AEFHILMNORSX]$|[aeio]\p{L})|^\P{N}*(?:8|1[18](?!\d))/iu;

export const ENGLISH = makeGrammar({
  code: 'en',
  name: 'English',
  numerals: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  quotes: ['“', '”'],
  last: { and: () => 'and', or: () => 'or', nor: () => 'or' },
  join: (before, value) => before + value,
  bare: (noun) => noun,
  plural: (noun) => `${noun}s`,
  one: (label) => `${BEGINS_WITH_VOWEL.test(label) ? 'an' : 'a'} ${label}`,
  thereAre: { one: 'There is {things}', other: 'There are {things}' },
  span: {
    atMost: (most) => `at most ${most}`,
    atLeast: (least) => `at least ${least}`,
    between: (least, most) => `${least} to ${most}`,
  },
  kinds: { array: 'an array', object: 'an object', nothing: 'nothing' },
});
