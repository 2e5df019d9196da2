import { GRAMMARS, type LanguageCode, type Template, type Values, type Words } from '@latin-puzzles/core/basis';

const EN = {
  welcome: 'Shall we make the first {count} moves together? Twenty seconds.',
  'welcome.practice': 'Shall we practise {count} moves, with other symbols? Twenty seconds.',
  rule: '{group} takes {demand}.',
  'rule.together': '{group} belong together: between them they take {demand}.',
  'rule.round': '{group} runs right round the solid and takes {demand}.',
  'rule.parallel': '{group} runs round the globe and takes {demand}.',
  'rule.meridian': '{group} runs from pole to pole and takes {demand}.',
  once: 'once',
  'demand.numbers': 'each number from 1 to {last} {times}',
  'demand.all': 'each symbol {times}',
  'demand.letters': '{labels}, each {times}',
  'demand.each': '{labels}, each {times}',
  'demand.some': '{labels} {times}',
  'demand.rest': 'everything else',
  'ask.place':
    'Every other free cell of {group} is in {some} that already has {one}. Write {labels} in the cell that shines.',
  'ask.place-enough':
    'Every other free cell of {group} is in {some} that has enough of {labels}. Write {labels} in the cell that shines.',
  'ask.find':
    'Where in {group} must {labels} go? Every other free cell is in {some} that already has {one}. Write it there.',
  'ask.find-enough':
    'Where in {group} must {labels} go? Every other free cell is in {some} that has enough of it. Write it there.',
  'ask.several': 'In {group}, only {count} cells can still take {labels}, and all of them must. Write {labels} in one.',
  'ask.last-cell': {
    one: '{group} has one free cell left. What is missing? Write it there.',
    other: '{group} have one free cell left. What is missing? Write it there.',
  },
  'ask.last-cell-told': {
    one: '{group} has one free cell left, and lacks {labels}. Write {labels} there.',
    other: '{group} have one free cell left, and lack {labels}. Write {labels} there.',
  },
  'ask.last-cells': {
    one: '{group} lacks nothing but {labels}. Write {labels} in one of its free cells.',
    other: '{group} lack nothing but {labels}. Write {labels} in one of their free cells.',
  },
  'ask.other-labels':
    'The groups of the cell that shines have everything but one. What is left for it? Write it there.',
  'ask.other-labels-told': 'The groups of the cell that shines have everything but {labels}. Write {labels} there.',
  right: { one: 'Right.', other: 'Right, and the same goes for the others.' },
  'wrong.has': { one: 'Not there: {full} already has {one}.', other: 'Not there: {full} already have {one}.' },
  'wrong.enough': {
    one: 'Not there: {full} already has enough of {labels}.',
    other: 'Not there: {full} already have enough of {labels}.',
  },
  'wrong.elsewhere': 'It might go there, but it need not. Look at {group} once more.',
  'wrong.label': 'Not that one. Look at what {group} still need.',
  'wrong.look': 'That can wait. Look at {group} first.',
  end: 'That is all there is to it. Go on from here: the rest is yours.',
  'end.practice': 'That is all there is to it. Now your own puzzle.',
} satisfies Readonly<Record<string, Template>>;

export type CoachWord = keyof typeof EN;

const ES: Readonly<Record<CoachWord, Template>> = {
  welcome: '¿Hacemos juntos las primeras {count} jugadas? Veinte segundos.',
  'welcome.practice': '¿Practicamos {count} jugadas, con otros símbolos? Veinte segundos.',
  rule: '{group} lleva {demand}.',
  'rule.together': '{group} van juntas: entre las dos llevan {demand}.',
  'rule.round': '{group} da la vuelta entera al cuerpo y lleva {demand}.',
  'rule.parallel': '{group} da la vuelta al globo y lleva {demand}.',
  'rule.meridian': '{group} va de polo a polo y lleva {demand}.',
  once: 'una vez',
  'demand.numbers': 'cada número del 1 al {last} {times}',
  'demand.all': 'cada símbolo {times}',
  'demand.letters': '{labels}, cada una {times}',
  'demand.each': '{labels}, cada uno {times}',
  'demand.some': '{labels} {times}',
  'demand.rest': 'todo lo demás',
  'ask.place':
    'Toda otra celda libre de {group} está en {some} que ya tiene {one}. Escriba {labels} en la celda que brilla.',
  'ask.place-enough':
    'Toda otra celda libre de {group} está en {some} que ya tiene bastante de {labels}. Escriba {labels} en la celda que brilla.',
  'ask.find':
    '¿En qué celda de {group} tiene que ir {labels}? Toda otra celda libre está en {some} que ya tiene {one}. Escriba {labels} allí.',
  'ask.find-enough':
    '¿En qué celda de {group} tiene que ir {labels}? Toda otra celda libre está en {some} que ya tiene bastante. Escriba {labels} allí.',
  'ask.several':
    'En {group} solo quedan {count} celdas para {labels}, y tiene que ir en todas. Escriba {labels} en una de ellas.',
  'ask.last-cell': {
    one: 'a {group} le queda una celda libre. ¿Qué falta? Escríbalo allí.',
    other: 'a {group} les queda una celda libre. ¿Qué falta? Escríbalo allí.',
  },
  'ask.last-cell-told': {
    one: 'a {group} le queda una celda libre y le falta {labels}. Escriba {labels} allí.',
    other: 'a {group} les queda una celda libre y les falta {labels}. Escriba {labels} allí.',
  },
  'ask.last-cells': {
    one: 'a {group} solo le falta {labels}. Escriba {labels} en una de sus celdas libres.',
    other: 'a {group} solo les falta {labels}. Escriba {labels} en una de sus celdas libres.',
  },
  'ask.other-labels':
    'Los grupos de la celda que brilla ya lo tienen todo menos una cosa. ¿Qué le queda? Escríbalo allí.',
  'ask.other-labels-told': 'Los grupos de la celda que brilla ya lo tienen todo menos {labels}. Escriba {labels} allí.',
  right: { one: 'Correcto.', other: 'Correcto, y lo mismo vale para las demás.' },
  'wrong.has': { one: 'Ahí no: {full} ya tiene {one}.', other: 'Ahí no: {full} ya tienen {one}.' },
  'wrong.enough': {
    one: 'Ahí no: {full} ya tiene bastante de {labels}.',
    other: 'Ahí no: {full} ya tienen bastante de {labels}.',
  },
  'wrong.elsewhere': 'Podría ir ahí, pero no es seguro. Mire otra vez {group}.',
  'wrong.label': 'Eso no. Mire lo que aún falta en {group}.',
  'wrong.look': 'Eso puede esperar. Mire primero {group}.',
  end: 'Eso es todo. Siga desde aquí: lo demás es suyo.',
  'end.practice': 'Eso es todo. Ahora, su propio puzle.',
};

const COACH_WORDS: Words<Readonly<Record<CoachWord, Template>>> = { en: EN, es: ES };

/** Something that a coach says: a sentence, or with `whole` off a part of one. */
export function sayCoached(
  word: CoachWord,
  language: LanguageCode,
  values: Values = {},
  count = 1,
  whole = true,
): string {
  const text = GRAMMARS[language].fill(COACH_WORDS[language][word], values, count);
  return whole
    ? text.replace(/(^|[.?!] |^¿)(\p{Ll})/gu, (_, before, first) => before + first.toLocaleUpperCase(language))
    : text;
}
