import type { Template } from '../../basis/index.ts';

/** All that is said in English. The keys and placeholders are those of every language. */
export const ENGLISH_TEMPLATES = {
  'label.number': '{label}',
  'label.letter': '{label}',
  'label.the': 'the {labels}',
  labels: { one: 'label {labels}', other: 'labels {labels}' },
  times: { one: 'once', other: '{number} times' },
  twice: 'twice',
  weighted: '{counted} ({times})',
  row: '{name} binds {cells}',

  'conclusion.write': { one: '{labels} goes in {cells}', other: '{labels} go in {cells}' },
  'conclusion.removal': '{labels} cannot go in {cells}',
  'conclusion.further': 'nor {labels} in {cells}',

  'conclusion.it-write': 'it goes in {cells}',
  'conclusion.it-removal': 'it cannot go in {cells}',
  'conclusion.and-removal': 'cannot go in {cells}',

  'because.full-count': {
    one: '{labels} is already placed in {asterism}, so {conclusions}',
    other: '{labels} is already placed {times} in {asterism}, as often as it is needed, so {conclusions}',
  },
  'because.last-places': {
    one: '{labels} has no place left in {asterism} but {cells}, so it goes there',
    other: '{labels} still needs {number} places in {asterism}, and only {cells} are left, so it goes there',
  },
  'because.last-places-some': '{labels} has no more places left in {asterism} than it needs, so it goes in {cells}',
  'because.only-candidate': 'Only {labels} is left for {cells}, so it goes there',
  'because.intersection': {
    one: 'In {base}, {the} must be in {cover}, so {conclusions}',
    other: 'Every {labels} still missing in {base} must be in {cover}, which needs no more than that, so {conclusions}',
  },
  'because.fish': {
    one: 'In {base}, {the} must be in {cover}, so {conclusions}',
    other: 'Every {labels} still missing in {base} must be in {cover}, which need no more than that, so {conclusions}',
  },
  'because.outside':
    '{labels} needs more places in {base} than {cover} can give it, so it needs all the others there: {conclusions}',
  'because.outside-full':
    '{labels} needs more places in {base} than {cover} can give it, so it needs all the others there, and the rest of {cover} has no room for it: {conclusions}',
  'because.crossing': 'In {base}, {the} must be in {cover}, so it cannot go in {cells}, where these cross',
  'because.crossing-where': 'In {base}, {the} must be in {cover}; so where can it not go?',
  'because.spare-where': 'In {base}, {the} can go only in {cover}; where would it use up {number} of these at once?',
  'because.crowded-where':
    'In {base}, {the} has too few places outside {cover}; where would it use up {number} of these at once?',
  'because.crowded':
    'In {base}, {the} has too few places outside {cover}; in {cells} it would use up {number} of these at once and leave too few for {base}, so it cannot go there',
  'because.spare':
    'In {base}, {the} can go only in {cover}; in {cells} it would use up {number} of these at once and leave too few for {base}, so it cannot go there',
  'because.hall-cells': 'In {asterism}, {cells} can hold only {labels}, so {conclusions}',
  'because.hall-cells-all':
    'In {asterism}, {cells} can hold only {labels}, and use up all that is still missing of these, so {conclusions}',
  'because.hall-labels': {
    one: 'The only place for {labels} in {asterism} is {cells}, so {conclusions}',
    other: 'The only places for {labels} in {asterism} are {cells}, so {conclusions}',
  },
  'because.hall-labels-all':
    'The only places for {labels} in {asterism} are {cells}, and all of them are needed, so {conclusions}',
  'because.hall-cells-filling':
    'To fill {asterism} at all, {labels} must be in {cells}, which can hold nothing else, so {conclusions}',
  'because.hall-labels-filling':
    'To fill {asterism} at all, {labels} must be in {cells}, having no other place, so {conclusions}',
  'because.leftovers':
    '{labels} appears {plusTimes} in {plus}, and {minusTimes} in {minus}. Cells in both cancel out, and the rest works out only one way: {conclusions}',
  'because.leftovers-even':
    '{labels} appears as often in {plus} as in {minus}. Cells in both cancel out, and the rest works out only one way: {conclusions}',
  'because.leftovers-alone': '{labels} appears {plusTimes} in {plus}, which works out only one way: {conclusions}',
  together: '{groups} together',
  'times.together': '{times}',
  'because.row': 'Since {reason}, {conclusions}',
  'because.unchecked': 'By {name}, unchecked, {conclusions}',
  'because.count': '{evidence} works out only one way: {conclusions}',
  'because.nothing': 'So {conclusions}',

  'evidence.asterism': '{labels} in {asterism}',
  'evidence.cells': { one: 'one entry for {cells}', other: 'one entry each for {cells}' },
  'evidence.row': 'that {reason}',
  'evidence.alone': 'Counting {plus}',
  'evidence.against': 'Counting {plus} against {minus}',

  'contradiction.cell': 'But then nothing is left for {cells}',
  'contradiction.asterism': 'But then {asterism} can no longer have {labels} exactly {times}',
  'contradiction.row': 'But {reason}, which is no longer possible',
  'contradiction.unchecked': 'But then {name} is broken, unchecked',
  'contradiction.count': '{evidence} can no longer come out right',

  'placement.in': '{labels} is in {cells}',
  'placement.out': '{labels} is not in {cells}',
  suppose: 'Suppose that {placement}',
  try: 'No pattern helps here, so suppose that {placement}',
  refuted: 'That is impossible, so {conclusions}',
  'cases.cell': 'One of the candidates of {cells} must be right',
  'cases.asterism': '{labels} must be in one of its places in {asterism}',
  'cases.asterism-out': '{labels} has one place too many in {asterism}',
  'cases.count': '{evidence} comes out right only in one of these cases',
  case: 'Case {number}: suppose that {placement}',
  every: 'In every case, {conclusions}',
  either: 'Either way, {conclusions}',

  'told.last-free': {
    one: '{labels} goes in {cells}, the last free cell of {asterism}',
    other: '{labels} goes in {cells}, the last free cells of {asterism}',
  },
  'told.place': '{labels} goes in {cells}: in {asterism} {excluded}',
  'told.seen': {
    one: 'the other free cell sees {one} ({groups})',
    other: 'every other free cell sees {one} ({groups})',
  },
  'told.full': {
    one: 'the other free cell cannot take {one} (enough in {groups})',
    other: 'no other free cell can take {one} (enough in {groups})',
  },
  'told.ruled-out': {
    one: 'the other free cell is ruled out{steps}',
    other: 'every other free cell is ruled out{steps}',
  },
  'told.or-ruled-out': '{excluded} or is ruled out{steps}',
  'told.or-ruled-out-full': '{excluded}; some were ruled out earlier{steps}',
  'ask.last-free': {
    one: 'In {asterism}, one free cell is left',
    other: '{labels} needs all the free cells left in {asterism}',
  },
  'ask.place': {
    one: 'Find the place for {labels} in {asterism}: {excluded}',
    other: 'Find the places for {labels} in {asterism}: {excluded}',
  },
  'ask.only': 'Find what fits in {cells}: {taken}',
  'told.steps': { one: ' (step {numbers})', other: ' (steps {numbers})' },
  'told.only': 'Only {labels} fits in {cells}: {taken}',
  'told.has': { one: '{asterism} has {labels}', other: '{asterism} have {labels}' },
  'told.has-enough': {
    one: '{asterism} cannot take another {labels}',
    other: '{asterism} cannot take another {labels}',
  },
  'told.rest-ruled-out': 'the rest is ruled out{steps}',
  'told.all-ruled-out': 'everything else is ruled out{steps}',
  'told.suppose': 'Suppose that {placement}. Then {links}. So {conclusions}',
  'told.then': 'Then {links}',
  'told.cases-cell': '{cells} must hold {labels}',
  'told.cases-asterism': 'In {asterism}, {the} must be in {cells}',
  'told.case': 'If {placement}, then {links}',
  'told.case-at-once': 'If {placement}, that follows at once',
  'told.link': '{labels} goes in {cells} ({groups})',
  'told.link-further': '{labels} in {cells} ({groups})',
  'told.link-same': 'in {cells} ({groups})',
  'told.nothing-else': 'nothing else fits',
  'told.link-idea': '{conclusions} ({groups})',
  'told.link-nor': 'nor in {cells} ({groups})',
  'told.links-denied': '{links}, {further}',
  'told.link-cell': 'nothing is left for {cells}',
  'told.link-lacking': '{labels} has no place left in {asterism}',
  'told.link-lacking-same': 'has no place left in {asterism}',
  'told.link-excess-same': { one: 'is in {asterism} more than once', other: 'is in {asterism} too often' },
  'told.link-excess': { one: '{labels} is in {asterism} more than once', other: '{labels} is in {asterism} too often' },
  'told.links': { one: '{links} and {end}', other: '{links}, and {end}' },
  'told.links-apart': '{links}, and {end}',
  'told.links-clause': '{links}, and {end}',
  'told.link-count': 'the count of {groups} can no longer come out right',

  'phase.singles': { one: '{number} single', other: '{number} singles' },
  'phase.filling': '{singles}, filling {asterisms}',
  'phase.solving': '{singles} to finish',
  'phase.idea': '{name} ({groups})',
  'phase.ideas': '{name} ({times})',
  'phase.then': '{ideas}, then {singles}',

  sentence: '{text}.',
  named: '{text} ({name}).',

  'summary.fair': { one: 'fair, {number} step', other: 'fair, {number} steps' },
  'summary.unfair': {
    one: 'not fair: theorems do not suffice, {number} step',
    other: 'not fair: theorems do not suffice, {number} steps',
  },
  'summary.stopped': { one: 'stopped after {number} step', other: 'stopped after {number} steps' },
  'summary.least': { one: '{text}; {theorems} suffices', other: '{text}; {theorems} suffice' },

  withheld: '…',
  'hint.area': 'Look at {places}.',
  'hint.idea': 'The idea: {name}.',
} as const;

export type TemplateKey = keyof typeof ENGLISH_TEMPLATES;
export type Templates = Readonly<Record<TemplateKey, Template>>;
