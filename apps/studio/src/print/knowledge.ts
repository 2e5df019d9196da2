import type { Proof } from '@latin-puzzles/core/attrition';
import type { Labeling } from '@latin-puzzles/core/puzzle';
import type { Level } from '@latin-puzzles/core/rating';
import { signal } from '@preact/signals';
import { ask } from '../labour/client.ts';

/** What has been found out about a puzzle. */
export interface Knowledge {
  /** How many solutions it has; two may be more. */
  readonly solutions: number;
  /** Its solution, if it is the only one. */
  readonly solution?: Labeling | undefined;
  readonly proof?: Proof | undefined;
  readonly level?: Level | undefined;
}

/** By native document. It is kept as long as the studio is open, since finding it out again takes time. */
export const knowledge = signal<ReadonlyMap<string, Knowledge>>(new Map());

function learn(text: string, more: Partial<Knowledge>): void {
  const known = knowledge.value.get(text) ?? { solutions: 1 };
  knowledge.value = new Map(knowledge.value).set(text, { ...known, ...more });
}

/** What is worked out about a puzzle. */
export type Finding = 'solution' | 'proof' | 'level';

/** What has to be found out about a puzzle of the list. */
export interface Question {
  readonly text: string;
  /** Whether nobody has rated it. */
  readonly unrated: boolean;
}

export interface Research {
  readonly questions: readonly Question[];
  readonly proofs: boolean;
  readonly levels: boolean;
  readonly signal: AbortSignal;
  /** Told before each piece of work: which puzzle it is about. */
  readonly onWork: (text: string, finding: Finding) => void;
}

/**
 * Finds out what is not known yet, one after the other. Solutions come first, for they come soon, and tell what is no
 * Latin puzzle: that has neither a proof nor a level.
 */
export async function research({ questions, proofs, levels, signal, onWork }: Research): Promise<void> {
  for (const { text } of questions) {
    if (knowledge.value.has(text)) continue;
    onWork(text, 'solution');
    const found = await ask('solve', { puzzle: text }, { signal });
    learn(text, { solutions: found.length, solution: found.length === 1 ? found[0] : undefined });
  }
  for (const { text, unrated } of questions) {
    const { solutions, proof: known, level } = knowledge.value.get(text)!;
    if (solutions !== 1) continue;
    let proof = known;
    if (proofs && !proof) {
      onWork(text, 'proof');
      const found = await ask('prove', { puzzle: text }, { signal });
      if (typeof found === 'object') proof = found;
      learn(text, { proof });
    }
    if (levels && unrated && level === undefined) {
      onWork(text, 'level');
      learn(text, { level: (await ask('rate', { puzzle: text, proof }, { signal })).level });
    }
  }
}
