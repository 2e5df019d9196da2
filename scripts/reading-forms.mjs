/**
 * The form of a sentence: what is left of it once it no longer matters which cells, groups and labels it is about, or how many.
 */
import { LADDER } from '@latin-puzzles/core/attrition';

const CELL =
  /\b[rf]\d+[ct]\d+(?: (?:of face|de la cara) \d+)?|\bp\d+m\d+|\brings? \d+ points? \d+(?:(?:, | and | or )\d+)*|(?:el punto|los puntos) \d+(?:(?:, | y | o | ni )\d+)*(?: del anillo \d+)?|\b(?:edges?|(?:la |las )?aristas?) \d+(?:(?:, | and | or | y | o | u | ni )\d+)*/gu;
/** What stands between the items of a list. */
const BETWEEN = '(?:,? (?:and|or|nor|y|e|o|u|ni) |, |; )';
const GROUP =
  /\b(?:(?:el|la|los|las) )?(?:rows?|columns?|box(?:es)?|regions?|strips?|lines?|parallels?|meridians?|sub-squares?|windows?|filas?|columnas?|cajas?|regi(?:ón|ones)|franjas?|líneas?|paralelos?|meridianos?|subcuadrados?|ventanas?) [\dA-Z]+(?:(?:, | and | y | e )[\dA-Z]+(?![\d\p{L}])(?! (?:times|veces)))*/gu;
const OFTEN = /\b(?:once|twice|(?:\p{L}+|\d+) times|una vez|(?:\p{L}+|\d+) veces)(?![\p{L}])/gu;
const STEPS_TOLD = /\b(?:steps?|pasos?) \d+(?:(?:, | and | y )\d+)*/gu;
/** Verbs that agree with how many there are of something, nothing else being different. */
const AGREEMENT = [
  [/\bpueden\b/gu, 'puede'],
  [/\btienen\b/gu, 'tiene'],
  [/\bcaben\b/gu, 'cabe'],
  [/\badmiten\b/gu, 'admite'],
  [/\bnecesitan\b/gu, 'necesita'],
  [/\bllenan\b/gu, 'llena'],
  [/\bhave\b/gu, 'has'],
  [/\bneed\b/gu, 'needs'],
  [/\bsingles\b/gu, 'single'],
  [/\búnicos\b/gu, 'único'],
];
/** Names in a row, and clauses of the same form, count as one. */
const REPEATED = [
  new RegExp(`([#@*])(?:${BETWEEN}(?:(?:en|de|a|in) )?\\1)+`, 'gu'),
  /(, (?:nor|ni) \* (?:in|en) #)+/gu,
  /(; @ (?:has|cannot take another|tiene|ya no admite) \*)+/gu,
];
/** Links of a chain, and what fills the asterisms around a cell, are told in any number and order. */
const CLAUSES = [
  [/ has \*(?=[;.])| cannot take another \*| tiene \*(?=[;.])| ya no admite \*/gu, ' is taken'],
  [/@ is taken(?:(?:; @)? is taken)+/gu, '@ is taken'],
  [
    /\* (?:goes in|cannot go in|va en|no puede ir en) #(?:, (?:nor|ni) \* (?:in|en) #)?(?:,? (?:and |y )?(?:cannot go in|no puede ir en) #)? \((?:[#@][^()]*|nothing else fits|no cabe otra cosa)\)/gu,
    'link',
  ],
  [
    /link(?:(?:,? (?:and|nor|y|ni) |, )(?:link|(?:\* )?(?:in|en) # \((?:[#@][^()]*|nothing else fits|no cabe otra cosa)\)))+/gu,
    'link',
  ],
  [/link, and (?=has|is|nothing|\*)/gu, 'link and '],
  [/link, y (?=ya|se|sobra|no|a |\*)/gu, 'link y '],
  [
    /((?:If|Si) \* (?:is|está) in #|Si \* está en #|If \* is(?: not)? in #|Si \* no está en #), (?:then|entonces) link\. (?=If|Si)/gu,
    '',
  ],
];
/** What follows, at the end of its reason: what goes where and what cannot go where, in any number, or what is kept back. */
const CONCLUSIONS = [
  [
    /(?:(?:\* |it )?(?:goes|cannot go) in #(?:, nor \* in #)*(?:,? and )?)+(?=[.;]| \()|(?:(?:\* )?(?:va|no puede ir) en #(?:, ni \* en #)*(?:,? y )?)+(?=[.;]| \()/gu,
    'conclusion',
  ],
  [/(so|así que|:) …/giu, '$1 conclusion'],
];
/** What players call steps: each is a form of its own where a hint tells its idea. */
const NAMES = new RegExp(
  `\\((?:${[
    ...new Set(
      LADDER.flatMap(({ words }) => Object.values(words.known ?? {}).flatMap((known) => Object.values(known))),
    ),
  ].join('|')})\\)`,
  'gu',
);
/** An idea of an outline. */
const IDEA = /[\p{L}\d*#@ -]+ \((?:[^()]*)\)(?:, [\p{L}\d*#@ -]+ \((?:[^()]*)\))*/gu;

/** A part is the same whichever of these it is about: names of cells, of groups, of labels; one thing or several. */
export function formOf(text, labels, isOutline) {
  const label = new RegExp(
    `(?<![\\p{L}\\d])(?:(?:the|el|la|un|una|an?) )?(?:[${[...new Set(labels)].join('')}]|\\d+)(?![\\p{L}\\d])`,
    'gu',
  );
  let form = text
    .replace(/\b([Aa])l (?=\d)/gu, '$1 el ')
    .replace(/\bA(?= symbol| cell)/gu, 'a')
    .replace(/^A (?=la \p{L} )/u, 'a ')
    .replace(CELL, '#')
    .replace(/\bdel (?=\p{L}|\d)/gu, 'de el ')
    .replace(GROUP, '@')
    .replace(STEPS_TOLD, 'steps')
    .replace(OFTEN, 'often')
    .replace(label, '*');
  for (const [several, one] of AGREEMENT) form = form.replace(several, one);
  if (isOutline) form = form.replace(IDEA, 'idea');
  for (const repeated of REPEATED) form = form.replace(repeated, '$1');
  for (const [clauses, one] of [...CLAUSES, ...CONCLUSIONS]) form = form.replace(clauses, one);
  return form.replace(NAMES, '(name)');
}
