import type { Proof } from '@latin-puzzles/core/attrition';
import type { Labeling } from '@latin-puzzles/core/puzzle';
import { signal } from '@preact/signals';
import { ask } from '../labour/client.ts';

/** What has been found out about a puzzle. */
export interface Knowledge {
  /** How many solutions it has; two may be more. */
  readonly solutions: number;
  /** Its solution, if it is the only one. */
  readonly solution?: Labeling | undefined;
  readonly proof?: Proof | undefined;
}

/** By native document. It is kept as long as the studio is open, since finding it out again takes time. */
export const knowledge = signal<ReadonlyMap<string, Knowledge>>(new Map());

function learn(text: string, more: Partial<Knowledge> & Pick<Knowledge, 'solutions'>): void {
  knowledge.value = new Map(knowledge.value).set(text, { ...knowledge.value.get(text), ...more });
}

export interface Research {
  readonly texts: readonly string[];
  readonly proofs: boolean;
  readonly signal: AbortSignal;
  /** Told before each piece of work: which puzzle it is about. */
  readonly onWork: (text: string, kind: 'solution' | 'proof') => void;
}

/** Finds out what is not known yet, one after the other. Solutions come first, for they come soon. */
export async function research({ texts, proofs, signal, onWork }: Research): Promise<void> {
  for (const text of texts) {
    if (knowledge.value.has(text)) continue;
    onWork(text, 'solution');
    const found = await ask('solve', { puzzle: text }, { signal });
    learn(text, { solutions: found.length, solution: found.length === 1 ? found[0] : undefined });
  }
  if (!proofs) return;
  for (const text of texts) {
    const known = knowledge.value.get(text)!;
    if (known.solutions !== 1 || known.proof) continue;
    onWork(text, 'proof');
    const proof = await ask('prove', { puzzle: text }, { signal });
    if (typeof proof === 'object') learn(text, { solutions: 1, proof });
  }
}
