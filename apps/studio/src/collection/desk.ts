import { makePaceWatch, sumOfWork } from '@latin-puzzles/workshop/generate';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Studio } from '../services/studio.ts';
import type { AddedOnDay, CollectionSummary, KeptPage, KeptPuzzle, PlanProgress } from './answers.ts';
import { AskingFailure, askService } from './asking.ts';
import { type CollectionWish, filterQuery, NO_WISH, ORDERS } from './wish.ts';

/** What the page knows of the collection, and asks of it. */
export interface CollectionDesk {
  readonly wish: ReadonlySignal<CollectionWish>;
  /** What proves that one may read, where that is asked for; kept nowhere else. */
  readonly token: ReadonlySignal<string>;
  readonly summary: ReadonlySignal<CollectionSummary | undefined>;
  readonly days: ReadonlySignal<readonly AddedOnDay[] | undefined>;
  readonly puzzles: ReadonlySignal<readonly KeptPuzzle[] | undefined>;
  readonly hasMore: ReadonlySignal<boolean>;
  readonly plans: ReadonlySignal<readonly PlanProgress[] | undefined>;
  readonly busy: ReadonlySignal<boolean>;
  readonly failure: ReadonlySignal<AskingFailure | undefined>;
  /** Changes the wish, and looks for what meets it. */
  change(part: Partial<CollectionWish>): void;
  /** Asks for everything anew. */
  look(): void;
  /** Asks for the next puzzles. */
  more(): void;
  askPlans(signal: AbortSignal): Promise<void>;
  useToken(token: string): void;
}

/** How many puzzles are shown at first, and with each more. */
const PORTION = '24';

export function makeCollectionDesk({ settings }: Pick<Studio, 'settings'>): CollectionDesk {
  const wish = signal(NO_WISH);
  const token = signal('');
  const summary = signal<CollectionSummary | undefined>(undefined);
  const days = signal<readonly AddedOnDay[] | undefined>(undefined);
  const puzzles = signal<readonly KeptPuzzle[] | undefined>(undefined);
  const next = signal<string | undefined>(undefined);
  const hasMore = computed(() => next.value !== undefined);
  const plans = signal<readonly PlanProgress[] | undefined>(undefined);
  const busy = signal(false);
  const failure = signal<AskingFailure | undefined>(undefined);
  const paceWatches = new Map<string, ReturnType<typeof makePaceWatch>>();
  let underWay = new AbortController();

  const ask = <T>(path: string, query: Readonly<Record<string, string | undefined>>, signal: AbortSignal): Promise<T> =>
    askService(path, query, { language: settings.language.peek(), token: token.peek() }, signal);

  /** Does the latest of several things only; what it replaces ends. */
  async function run(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    underWay.abort();
    underWay = new AbortController();
    const { signal } = underWay;
    busy.value = true;
    try {
      await work(signal);
      failure.value = undefined;
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof AskingFailure)) throw error;
      failure.value = error;
    }
    busy.value = false;
  }

  async function askPuzzles(signal: AbortSignal, after?: string): Promise<void> {
    const query = { ...filterQuery(wish.value), ...ORDERS[wish.value.order], limit: PORTION, after };
    const page = await ask<KeptPage>('collection', query, signal);
    puzzles.value = after === undefined ? page.puzzles : [...(puzzles.value ?? []), ...page.puzzles];
    next.value = page.next;
  }

  async function askDays(signal: AbortSignal): Promise<void> {
    days.value = (await ask<{ days: AddedOnDay[] }>('collection/days', filterQuery(wish.value), signal)).days;
  }

  function look(): void {
    void run(async (signal) => {
      // The numbers of a large collection take their time; puzzles are there at once.
      await askPuzzles(signal);
      summary.value = await ask('collection/stats', {}, signal);
      await askDays(signal);
    });
  }

  return {
    wish,
    token,
    summary,
    days,
    puzzles,
    hasMore,
    plans,
    busy,
    failure,
    change(part) {
      wish.value = { ...wish.value, ...part };
      days.value = undefined;
      void run(async (signal) => {
        await askPuzzles(signal);
        await askDays(signal);
      });
    },
    look,
    useToken(given) {
      token.value = given;
      look();
    },
    more: () => void run((signal) => askPuzzles(signal, next.value)),
    async askPlans(signal) {
      const answer = await ask<{ plans: PlanProgress[] }>('plans', {}, signal);
      plans.value = answer.plans.map((plan) => {
        const watch = paceWatches.get(plan.id) ?? makePaceWatch();
        paceWatches.set(plan.id, watch);
        return { ...plan, pace: watch(sumOfWork(plan.lines), performance.now()) };
      });
    },
  };
}
