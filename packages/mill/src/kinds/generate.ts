import {
  checkFields,
  faultWithin,
  inEveryLanguage,
  must,
  type Result,
  success,
  wholeFrom,
} from '@latin-puzzles/core/basis';
import { makeAttempter, makeGenerator, type Wishes } from '@latin-puzzles/core/finding';
import { LEVEL_NAMES, type Level } from '@latin-puzzles/core/rating';
import { makeFindingRecord, USUAL_PATIENCE, wishesOn } from '@latin-puzzles/workshop/generate';
import { BOARDS_FIELD, boardText, familyOf, type PlanBoard, subjectOf } from './entry/boards.ts';
import { boardCalled, rangeText, wishesCalled } from './entry/called.ts';
import { LEVEL_SET } from './entry/level-set.ts';
import { checkTitle, SIGNING_FIELDS, type Signing } from './entry/signing.ts';
import { type PlanWishes, WISH_FIELDS, WISHES_TYPE } from './entry/wish-fields.ts';
import type { LineDraft, PlanDefaults, WorkKind } from './kind.ts';
import { type PackedOutcome, packOutcome, unpackOutcome } from './packing.ts';

interface GenerateEntry extends Pick<Signing, 'title' | 'author' | 'from' | 'weekdays'> {
  readonly boards: readonly PlanBoard[];
  readonly levels?: readonly Level[];
  readonly count: number;
  readonly wishes?: PlanWishes | readonly PlanWishes[];
  readonly patience?: number;
}

interface GenerateWork {
  readonly board: PlanBoard;
  readonly level: Level | 'any';
  readonly wishes: PlanWishes;
}

/** Attempts of one seed at puzzles of some wishes. */
export interface GenerateTask {
  readonly wishes: Wishes;
  readonly seed: number;
}

/** More than these of one line are better several lines. */
const MOST = 100_000_000;

/** Puzzles as wished. A unit is an attempt, the same on every machine. */
export const GENERATE: WorkKind<GenerateWork, GenerateTask, PackedOutcome> = {
  meaning: 'Makes puzzles of every board, level and set of wishes.',
  fields: {
    boards: BOARDS_FIELD,
    levels: { type: LEVEL_SET, meaning: 'How difficult: as many lines for each board; any level unless given.' },
    count: {
      type: wholeFrom(1, MOST),
      meaning: 'How many puzzles of each board, level and set of wishes.',
      required: true,
    },
    wishes: {
      type: WISHES_TYPE,
      meaning: 'What is wished of the puzzles; of a list, each set makes lines of its own.',
    },
    patience: {
      type: wholeFrom(1, MOST),
      meaning: `How many attempts in a row may find nothing new before a line is given up; ${USUAL_PATIENCE} unless given.`,
    },
    ...SIGNING_FIELDS,
  },

  draft(entry, defaults, place) {
    const given = entry as unknown as GenerateEntry;
    const { boards, levels = ['any'] as const, count, patience = USUAL_PATIENCE } = given;
    const sets = [given.wishes ?? {}].flat() as PlanWishes[];
    const titled = checkTitle(given, place);
    if (!titled.ok) return titled;
    for (const [i, wishes] of sets.entries()) {
      const checked = checkFields(
        wishes,
        WISH_FIELDS,
        Array.isArray(given.wishes) ? `${place}.wishes[${i}]` : `${place}.wishes`,
      );
      if (!checked.ok) return checked;
    }
    const lines: LineDraft<GenerateWork>[] = [];
    for (const [i, board] of boards.entries())
      for (const level of levels)
        for (const wishes of sets) {
          const work = { board, level, wishes };
          const line = draftLine(work, { count, patience }, given, defaults, `${place}.boards[${i}]`);
          if (!line.ok) return line;
          lines.push(line.value);
        }
    return success(lines);
  },

  called: ({ board, level, wishes }) =>
    inEveryLanguage((language) =>
      [
        boardCalled(board)[language],
        ...(level === 'any' ? [] : [LEVEL_NAMES[language][level]]),
        ...wishesCalled(wishes, language),
      ].join(', '),
    ),

  taskFor(work, seed) {
    const wishes = wishesOf(work, 'board');
    return wishes.ok ? success({ wishes: wishes.value, seed }) : wishes;
  },

  prepare({ wishes, seed }) {
    const attempt = makeAttempter(must(makeGenerator(wishes)), seed);
    return (number, { signal }) => {
      const outcome = attempt(number, signal);
      return outcome && packOutcome(outcome);
    };
  },

  conclude(packed, { wishes, seed }) {
    const outcome = unpackOutcome(packed, wishes.board);
    const unit = outcome.number;
    if (!('hash' in outcome)) return { unit, found: [], rejected: outcome.attempt.because };
    const finding = { ...outcome.attempt, number: outcome.number, seed: outcome.seed };
    return { unit, found: [{ hash: outcome.hash, record: makeFindingRecord(finding, { seed, wishes }) }] };
  },
};

function wishesOf({ board, level, wishes }: GenerateWork, place: string): Result<Wishes> {
  const subject = subjectOf(board, place);
  if (!subject.ok) return subject;
  const wished = wishesOn(subject.value, { ...wishes, level });
  return wished.ok ? success(wished.value.wishes) : { ok: false, fault: faultWithin(place, wished.fault) };
}

function draftLine(
  work: GenerateWork,
  goal: LineDraft<GenerateWork>['goal'],
  { title, author, from, weekdays }: GenerateEntry,
  defaults: PlanDefaults,
  place: string,
): Result<LineDraft<GenerateWork>> {
  const subject = subjectOf(work.board, place);
  if (!subject.ok) return subject;
  const wishes = wishesOf(work, place);
  if (!wishes.ok) return wishes;
  const generator = makeGenerator(wishes.value);
  if (!generator.ok) return { ok: false, fault: faultWithin(place, generator.fault) };
  const family = familyOf(wishes.value.board, wishes.value.multiset!);
  if (!family.ok) return { ok: false, fault: faultWithin(place, family.fault) };
  const board = boardText(subject.value);
  const level = work.level === 'any' ? undefined : work.level;
  return success({
    work,
    goal,
    family: family.value,
    name: [board, level, wishText(work.wishes)].filter(Boolean).join(', '),
    signing: {
      title,
      author: author ?? defaults.author,
      from,
      weekdays,
      language: defaults.language,
      board: subject.value.title ?? board,
      level,
    },
  });
}

/** What tells sets of wishes apart, in short. */
function wishText(wishes: PlanWishes): string {
  return Object.entries(wishes)
    .map(([name, wish]) => {
      if (wish === true) return name;
      if (wish === false) return `no ${name}`;
      if (typeof wish === 'string') return `${name} ${wish}`;
      return name === 'clues' || name === 'score'
        ? `${name} ${rangeText(wish as { least?: number; most?: number })}`
        : name;
    })
    .join(', ');
}
