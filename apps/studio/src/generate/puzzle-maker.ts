import type { Fault, Words } from '@latin-puzzles/core/basis';
import type { BatchVerdict, Statistics } from '@latin-puzzles/core/finding';
import type { Level } from '@latin-puzzles/core/rating';
import type { MadePuzzle, PuzzleOrder } from '@latin-puzzles/workshop/generate';
import { Refusal } from '@latin-puzzles/workshop/tools';
import { type ReadonlySignal, signal } from '@preact/signals';
import { tellFaultWhole } from '../parts/faults.ts';
import type { Studio } from '../services/studio.ts';
import type { MakingNews } from '../worker/generate-task.ts';
import { concernOf, type Field } from './concern.ts';
import { type Form, firstForm } from './form.ts';
import { orderFrom } from './wishes.ts';
import { GENERATE_WORDS } from './words/index.ts';

/** What is being made, or was made last. */
export interface MakingRun {
  /** What the form said. */
  readonly asked: Form;
  readonly order: PuzzleOrder;
  readonly begun: number;
  readonly made: readonly MadePuzzle[];
  readonly statistics?: Statistics | undefined;
  readonly notes?: readonly Words[] | undefined;
  readonly relaxed?: Level | undefined;
  /** How it ended; nothing while it goes on. */
  readonly ending?: BatchVerdict | 'cancelled' | 'failed' | undefined;
}

/** What is wrong with a field of the form. */
interface FieldComplaint {
  readonly field: Field;
  readonly fault: Fault;
}

/** Makes puzzles as a form wishes. Wishes and puzzles outlast a look at another page; a search goes on meanwhile. */
export interface PuzzleMaker {
  readonly form: ReadonlySignal<Form>;
  readonly run: ReadonlySignal<MakingRun | undefined>;
  readonly complaint: ReadonlySignal<FieldComplaint | undefined>;
  change(changes: Partial<Form>): void;
  /** What is said of wishes holds no longer once they change. */
  replace(next: Form): void;
  /** Makes what the form asks for; `seed` is used where none is typed. */
  start(seed: number, now: number): Promise<void>;
  cancel(): void;
  complain(fault: Fault, field: Field): void;
}

export function makePuzzleMaker({ settings, worker, announcer }: Studio): PuzzleMaker {
  const form = signal<Form>(firstForm());
  const run = signal<MakingRun | undefined>(undefined);
  const complaint = signal<FieldComplaint | undefined>(undefined);
  const words = () => GENERATE_WORDS[settings.language.value];
  let control: AbortController | undefined;

  function replace(next: Form): void {
    form.value = next;
    complaint.value = undefined;
  }

  function update(changes: Partial<MakingRun>): void {
    if (run.value) run.value = { ...run.value, ...changes };
  }

  function complain(fault: Fault, field: Field): void {
    complaint.value = { field, fault };
    announcer.say(tellFaultWhole(fault, 'wisher', settings.language.value));
  }

  function onNews(news: MakingNews): void {
    if (!run.value) return;
    const { made, order } = run.value;
    if (news.kind === 'begun') update({ notes: news.notes });
    else if (news.kind === 'progress') update({ statistics: news.statistics });
    else if (news.kind === 'relaxed') update({ relaxed: news.level });
    else {
      update({ made: [...made, news.made] });
      if (order.count > 1) announcer.say(words().foundOf(made.length + 1, order.count));
    }
  }

  async function start(seed: number, now: number): Promise<void> {
    const asked = form.value;
    const order = orderFrom(asked, seed);
    if (!order.ok) return complain(order.fault, concernOf(order.fault, asked));
    complaint.value = undefined;
    control?.abort();
    control = new AbortController();
    const { signal } = control;
    run.value = { asked, order: order.value, begun: now, made: [] };
    announcer.say(words().looking);
    try {
      const { verdict, statistics } = await worker.ask('generate', order.value, { signal, onNews });
      update({ ending: verdict, statistics });
      const { found } = statistics;
      announcer.say(verdict === 'patience' ? words().endings.patience : words().foundOf(found, found));
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof Refusal) {
        run.value = undefined;
        complain(error.fault, concernOf(error.fault, asked));
      } else update({ ending: 'failed' });
    }
  }

  return {
    form,
    run,
    complaint,
    change: (changes) => replace({ ...form.value, ...changes }),
    replace,
    start,
    cancel() {
      control?.abort();
      update({ ending: 'cancelled' });
      announcer.say(words().endings.cancelled);
    },
    complain,
  };
}
