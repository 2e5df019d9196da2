import type { Template } from '../../basis/index.ts';

/** All that is said in English. The keys and placeholders are those of every language. */
export const ENGLISH_TEMPLATES = {
  'label.number': '{label}',
  'label.letter': '{label}',
  labels: { one: 'label {labels}', other: 'labels {labels}' },
  times: { one: 'once', other: '{number} times' },
  twice: 'twice',
  weighted: '{counted} ({times})',

  'conclusion.write': { one: '{labels} is written in {cells}', other: '{labels} are written in {cells}' },
  'conclusion.removal': { one: '{labels} leaves {cells}', other: '{labels} leave {cells}' },

  'conclusion.it-write': 'it is written in {cells}',
  'conclusion.it-removal': 'it leaves {cells}',

  'because.full-count': {
    one: 'In {asterism}, {labels} is already written, so {conclusions}',
    other: 'In {asterism}, {labels} is already written {times}, as often as is demanded, so {conclusions}',
  },
  'because.last-places': {
    one: 'In {asterism}, {labels} still needs a place and only {cells} is left, so it is written there',
    other: 'In {asterism}, {labels} still needs {number} places and only {cells} are left, so it is written there',
  },
  'because.last-places-some':
    'In {asterism}, {labels} has no more places left than it needs, so it is written in {cells}',
  'because.only-candidate': 'In {cells}, nothing is left but {labels}, so it is written there',
  'because.intersection': {
    one: 'In {base}, {labels} has places only in {cover}, so {conclusions}',
    other: 'In {base}, {labels} has places left only in {cover}, where it is missing just as often, so {conclusions}',
  },
  'because.fish': {
    one: 'In {base}, {labels} has places only in {cover}, where it is needed just as often in all, so {conclusions}',
    other:
      'In {base}, {labels} has places left only in {cover}, where it is missing just as often in all, so {conclusions}',
  },
  'because.outside':
    'In {base}, {labels} has just as many places outside {cover} as are missing beyond what {cover} can still take, so {conclusions}',
  'because.spare':
    'In {base}, {labels} has places only in {cover}, which need it only {times} more in all, so it leaves {cells}, where it would use up too many of them at once',
  'because.hall-cells': {
    one: 'In {asterism}, {cells} can hold only {labels}, which uses up all that is still missing of it, so {conclusions}',
    other:
      'In {asterism}, {cells} can hold only {labels}, which uses up all that is still missing of them, so {conclusions}',
  },
  'because.hall-labels': {
    one: 'In {asterism}, all places left for {labels}, which are {cells}, are needed for it, so {conclusions}',
    other: 'In {asterism}, all places left for {labels}, which are {cells}, are needed for them, so {conclusions}',
  },
  'because.leftovers':
    'Counted over {plus}, {labels} comes up {plusTimes}; over {minus}, {minusTimes}. What both count cancels, and the rest comes out right only if {conclusions}',
  'because.count': '{evidence} comes out right only if {conclusions}',
  'because.nothing': 'So {conclusions}',

  'evidence.asterism': '{labels} in {asterism}',
  'evidence.cells': { one: 'the one label of {cells}', other: 'the labels of {cells}, one each' },
  'evidence.alone': 'Counting {plus}',
  'evidence.against': 'Counting {plus} against {minus}',

  'contradiction.cell': 'But now no label is left for {cells}',
  'contradiction.asterism': 'But now {labels} cannot be in {asterism} exactly {times}',
  'contradiction.count': '{evidence} can no longer come out right',

  'placement.in': '{labels} is in {cells}',
  'placement.out': '{labels} is not in {cells}',
  suppose: 'Suppose that {placement}',
  try: 'No theorem helps here, so suppose that {placement}',
  refuted: 'This is impossible, so {conclusions}',
  'cases.cell': 'In {cells} one of the labels left must be right',
  'cases.asterism': 'In {asterism}, {labels} must be in one of the places left',
  'cases.asterism-out': 'In {asterism}, one of the places left for {labels} is one too many',
  'cases.count': '{evidence} comes out right only in one of these cases',
  case: 'Case {number}: suppose that {placement}',
  every: 'In every case {conclusions}',

  sentence: '{text}.',
  named: '{text} ({name}).',

  'summary.fair': { one: 'fair, {number} step', other: 'fair, {number} steps' },
  'summary.unfair': {
    one: 'not fair: theorems do not suffice, {number} step',
    other: 'not fair: theorems do not suffice, {number} steps',
  },
  'summary.stopped': { one: 'stopped after {number} step', other: 'stopped after {number} steps' },
  'summary.least': { one: '{text}; {theorems} suffices', other: '{text}; {theorems} suffice' },

  'look.at': 'Look at {places}.',
  'look.for': 'Look at {places} for this theorem: {theorem}.',
} as const;

export type TemplateKey = keyof typeof ENGLISH_TEMPLATES;
export type Templates = Readonly<Record<TemplateKey, Template>>;
