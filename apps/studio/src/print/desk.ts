import type { Level } from '@latin-puzzles/core/rating';
import { usualTitle } from '@latin-puzzles/drawing';
import { computed, signal } from '@preact/signals';
import { ask } from '../labour/client.ts';
import { printList } from '../print-list/print-list.ts';
import { recordOf, soundOf } from '../shell/damaged.ts';
import { settings } from '../shell/settings.ts';
import { writeStored } from '../shell/storage.ts';
import { PRINT } from '../words/print.ts';
import { said } from '../words/words.ts';
import type { Composed, Order } from './compose.ts';
import { type Entry, entryFrom } from './entry.ts';
import { knowledge } from './knowledge.ts';
import { makeLatest } from './latest.ts';
import { type PrintWishes, wishesFrom } from './wishes.ts';

const KEY = 'print-wishes';

const chosen = signal(wishesFrom(soundOf(KEY, recordOf)));

/** What is wished of the booklet; kept on this device. */
export const wishes = computed(() => chosen.value);

export function wish(change: Partial<PrintWishes>): void {
  chosen.value = { ...chosen.value, ...change };
  writeStored(KEY, chosen.value);
}

/** The puzzles of the list that can be read, and the documents that cannot. */
export const entries = computed(() => {
  const read = printList.value.map((text) => ({ text, result: entryFrom(text) }));
  return {
    good: read.flatMap(({ result }) => (result.ok ? [result.value] : [])),
    bad: read.flatMap(({ text, result }) => (result.ok ? [] : [{ text, fault: result.fault }])),
  };
});

/** How difficult a puzzle is, as soon as that is known. */
export function levelOf({ text, level }: Entry): Level | undefined {
  return level ?? knowledge.value.get(text)?.level;
}

/** What the booklet is called. */
export function bookletTitle(): string {
  return wishes.value.title.trim() || usualTitle(settings.language.value);
}

export function titleOf({ title }: Entry): string {
  return title || said(PRINT).untitled;
}

/** What is ordered now. Answers, proofs and levels are in it as soon as they are known. */
export const order = computed((): Order => {
  const { answers, proofs } = wishes.value;
  return {
    puzzles: entries.value.good.map((entry) => {
      const { text, title } = entry;
      const known = knowledge.value.get(text);
      // What is complete shows its answer already.
      const solution = answers && !entry.complete ? known?.solution : undefined;
      return { text, title, level: levelOf(entry), solution, proof: proofs ? known?.proof : undefined };
    }),
    wishes: wishes.value,
    language: settings.language.value,
  };
});

/** The pages as they were last set, and whether they are being set anew. */
const NOTHING: Composed = { pages: [], longest: undefined };
export const composed = signal(NOTHING);
export const composing = signal<'no' | 'yes' | 'failed'>('no');

const latest = makeLatest();

export function composeLatest(wanted: Order): void {
  composing.value = 'yes';
  latest(async () => {
    try {
      composed.value = wanted.puzzles.length > 0 ? await ask('compose', wanted) : NOTHING;
      composing.value = 'no';
    } catch {
      composing.value = 'failed';
    }
  });
}
