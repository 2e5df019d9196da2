import type { LanguageCode } from '@latin-puzzles/core/basis';
import type { Level } from '@latin-puzzles/core/rating';
import { usualTitle } from '@latin-puzzles/drawing';
import type { BookletOrder, ComposedBooklet } from '@latin-puzzles/workshop/booklet';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type HouseShelf, makeHouseShelf } from '../house-style/shelf.ts';
import { makeLatest } from '../parts/latest.ts';
import type { Studio } from '../services/studio.ts';
import { recordOf } from '../storage/device-storage.ts';
import type { WishedLook } from '../worker/open-look.ts';
import { makeEntryReader, type PrintEntry, type ReadEntries } from './entry.ts';
import { type Knowledge, makeKnowledge } from './knowledge.ts';
import { bookletOptions, type PrintWishes, printWishesFrom } from './wishes.ts';

/** A booklet in the making. */
export interface PrintDesk {
  /** What is wished of the booklet; kept on this device. */
  readonly wishes: ReadonlySignal<PrintWishes>;
  wish(change: Partial<PrintWishes>): void;
  readonly entries: ReadonlySignal<ReadEntries>;
  readonly knowledge: Knowledge;
  /** What is ordered now. Answers, proofs and levels are in it as soon as they are known. */
  readonly order: ReadonlySignal<BookletOrder>;
  /** The pages as they were last set, and whether they are being set anew. */
  readonly composed: ReadonlySignal<ComposedBooklet>;
  readonly composing: ReadonlySignal<'no' | 'yes' | 'failed'>;
  compose(wanted: BookletOrder, look: WishedLook): void;
  /** How pages are to look. */
  readonly look: ReadonlySignal<WishedLook>;
  readonly house: HouseShelf;
  /** How difficult a puzzle is, as soon as that is known. */
  levelOf(entry: PrintEntry): Level | undefined;
  scoreOf(entry: PrintEntry): number | undefined;
}

const KEY = 'print-wishes';
const NOTHING: ComposedBooklet = { pages: [], notices: [], longest: undefined };

export function makePrintDesk(studio: Studio): PrintDesk {
  const { storage, settings, worker, printList } = studio;
  const house = makeHouseShelf(studio, () => document.fonts);
  const wishes = signal(printWishesFrom(storage.read(KEY, recordOf)));
  const readEntries = makeEntryReader();
  const entries = computed(() => readEntries(printList.texts.value));
  const knowledge = makeKnowledge(worker);
  const composed = signal(NOTHING);
  const composing = signal<'no' | 'yes' | 'failed'>('no');
  const latest = makeLatest();
  const levelOf = ({ text, level }: PrintEntry) => level ?? knowledge.known.value.get(text)?.level;
  const scoreOf = ({ text, level, score }: PrintEntry) =>
    level === undefined ? knowledge.known.value.get(text)?.score : score;
  return {
    wishes,
    wish(change) {
      wishes.value = { ...wishes.value, ...change };
      storage.write(KEY, wishes.value);
    },
    entries,
    knowledge,
    order: computed(() => {
      const { answers, proofs } = wishes.value;
      return {
        puzzles: entries.value.good.map((entry) => {
          const { text } = entry;
          const known = knowledge.known.value.get(text);
          // What is complete shows its answer already.
          const solution = answers && !entry.complete ? known?.solution : undefined;
          return {
            text,
            level: levelOf(entry),
            score: scoreOf(entry),
            solution,
            proof: proofs ? known?.proof : undefined,
          };
        }),
        options: bookletOptions(wishes.value, settings.language.value),
      };
    }),
    composed,
    composing,
    house,
    look: computed(() => ({ style: house.style.value?.file.value, greyscale: wishes.value.greyscale })),
    compose(wanted, look) {
      composing.value = 'yes';
      latest(async () => {
        try {
          composed.value =
            wanted.puzzles.length > 0 ? await worker.ask('compose', { order: wanted, ...look }) : NOTHING;
          composing.value = 'no';
        } catch {
          composing.value = 'failed';
        }
      });
    },
    levelOf,
    scoreOf,
  };
}

/** What the booklet is called. */
export function bookletTitle({ title }: PrintWishes, language: LanguageCode): string {
  return title.trim() || usualTitle(language);
}
