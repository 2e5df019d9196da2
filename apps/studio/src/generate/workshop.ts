import type { Fault } from '@latin-puzzles/core/basis';
import type { BatchVerdict, Statistics } from '@latin-puzzles/core/finding';
import type { Level } from '@latin-puzzles/core/rating';
import { signal } from '@preact/signals';
import { ask } from '../labour/client.ts';
import { Refusal } from '../labour/refusal.ts';
import { announce } from '../shell/announcer.tsx';
import { toldWhole } from '../words/faults.ts';
import { GENERATE } from '../words/generate.ts';
import { said } from '../words/words.ts';
import { concernOf, type Field } from './concern.ts';
import { type Form, firstForm } from './form.ts';
import type { Made, Produced } from './produce.ts';
import { type Order, orderFrom } from './wishes.ts';

/** What is being made, or was made last. */
export interface Run {
  /** What the form said. */
  readonly asked: Form;
  readonly order: Order;
  readonly begun: number;
  readonly made: readonly Made[];
  readonly statistics?: Statistics | undefined;
  readonly accompanied?: boolean | undefined;
  readonly relaxed?: Level | undefined;
  /** How it ended; nothing while it goes on. */
  readonly ending?: BatchVerdict | 'cancelled' | 'failed' | undefined;
}

export interface Complaint {
  readonly field: Field;
  readonly fault: Fault;
}

/** Wishes and puzzles outlast a look at another page; a search goes on meanwhile. */
export const form = signal<Form>(firstForm());
export const run = signal<Run | undefined>(undefined);
export const complaint = signal<Complaint | undefined>(undefined);

let control: AbortController | undefined;

export function change(changes: Partial<Form>): void {
  replace({ ...form.value, ...changes });
}

/** What is said of wishes holds no longer once they change. */
export function replace(next: Form): void {
  form.value = next;
  complaint.value = undefined;
}

/** Makes what the form asks for; `seed` is used where none is typed. */
export async function start(seed: number, now: number): Promise<void> {
  const asked = form.value;
  const order = orderFrom(asked, seed);
  if (!order.ok) return complain(order.fault, asked);
  complaint.value = undefined;
  control?.abort();
  control = new AbortController();
  const { signal } = control;
  run.value = { asked, order: order.value, begun: now, made: [] };
  announce(said(GENERATE).looking);
  try {
    const { verdict, statistics } = await ask('generate', order.value, { signal, onNews });
    update({ ending: verdict, statistics });
    const { found } = statistics;
    announce(verdict === 'patience' ? said(GENERATE).endings.patience : said(GENERATE).foundOf(found, found));
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof Refusal) {
      run.value = undefined;
      complain(error.fault, asked);
    } else update({ ending: 'failed' });
  }
}

export function cancel(): void {
  control?.abort();
  update({ ending: 'cancelled' });
  announce(said(GENERATE).endings.cancelled);
}

function onNews(news: Produced): void {
  if (!run.value) return;
  const { made, order } = run.value;
  if (news.kind === 'begun') update({ accompanied: news.accompanied });
  else if (news.kind === 'progress') update({ statistics: news.statistics });
  else if (news.kind === 'relaxed') update({ relaxed: news.level });
  else {
    update({ made: [...made, news.made] });
    if (order.count > 1) announce(said(GENERATE).foundOf(made.length + 1, order.count));
  }
}

function update(changes: Partial<Run>): void {
  if (run.value) run.value = { ...run.value, ...changes };
}

export function complain(fault: Fault, asked: Form): void {
  complaint.value = { field: concernOf(fault, asked), fault };
  announce(toldWhole(fault, 'wisher'));
}
