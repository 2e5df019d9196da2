import { makeGrammar } from './grammar.ts';

/** Before the sound of an i that is not the beginning of a diphthong, `y` becomes `e`: Hugo e Inés, but agua y hielo. */
const SOUNDS_LIKE_I = /^\P{L}*h?[iíîï](?![aeoáéó])/iu;
/** Before the sound of an o, `o` becomes `u`: siete u ocho, 7 u 8, 10 u 11. */
const SOUNDS_LIKE_O = /^(?:\P{L}*h?[oóö]|8|11(?!\d))/iu;

/** Where the article of a further thing in a list follows. */
const FURTHER_ARTICLES = /(?:, | (?:[yeou]|ni) )(?=(?:el|la|los|las) )/g;
/** de + el = del, a + el = al. */
const CONTRACTIBLE = /\b(de|a) el /g;

export const SPANISH = makeGrammar({
  code: 'es',
  name: 'Español',
  numerals: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
  quotes: ['«', '»'],
  last: {
    and: (item) => (SOUNDS_LIKE_I.test(item) ? 'e' : 'y'),
    or: (item) => (SOUNDS_LIKE_O.test(item) ? 'u' : 'o'),
    nor: () => 'ni',
  },
  join(before, value) {
    const preposition = /(?:^| )(de|a|en) $/i.exec(before)?.[1];
    if (!preposition) return before + value;
    // It is said again before every article: de la fila 1 y de la caja 2.
    const repeated = value.replace(FURTHER_ARTICLES, `$&${preposition.toLowerCase()} `);
    return (before + repeated).replace(CONTRACTIBLE, '$1l ');
  },
  bare: (noun) => noun.replace(/^(?:el|la|los|las) /, ''),
  plural: (noun) => `${noun}s`,
  one: (label) => (/^\p{L}+$/u.test(label) ? `una ${label}` : `un ${label}`),
  thereAre: 'Hay {things}',
  span: {
    atMost: (most) => `como mucho ${most}`,
    atLeast: (least) => `como poco ${least}`,
    between: (least, most) => `de ${least} a ${most}`,
  },
  kinds: { array: 'una lista', object: 'un objeto', nothing: 'nada' },
});
