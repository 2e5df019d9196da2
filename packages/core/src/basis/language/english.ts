import { makeGrammar } from './grammar.ts';

export const ENGLISH = makeGrammar({
  code: 'en',
  name: 'English',
  numerals: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  quotes: ['“', '”'],
  last: { and: () => 'and', or: () => 'or' },
  join: (before, value) => before + value,
  bare: (noun) => noun,
  plural: (noun) => `${noun}s`,
  thereAre: { one: 'There is {things}', other: 'There are {things}' },
  span: {
    atMost: (most) => `at most ${most}`,
    atLeast: (least) => `at least ${least}`,
    between: (least, most) => `${least} to ${most}`,
  },
  kinds: { array: 'an array', object: 'an object', nothing: 'nothing' },
});
