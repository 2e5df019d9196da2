import type { Proof } from '@latin-puzzles/core/attrition';
import type { Labeling } from '@latin-puzzles/core/puzzle';
import type { Level } from '@latin-puzzles/core/rating';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { WorkerClient } from '../worker/client.ts';

/** What has been found out about a puzzle. */
interface PuzzleFacts {
  /** How many solutions it has; two may be more. */
  readonly solutions: number;
  /** Its solution, if it is the only one. */
  readonly solution?: Labeling | undefined;
  readonly proof?: Proof | undefined;
  readonly level?: Level | undefined;
  readonly score?: number | undefined;
}

/** What is worked out about a puzzle. */
export type ResearchKind = 'solution' | 'proof' | 'level';

export interface Research {
  readonly questions: readonly {
    readonly text: string;
    /** Whether nobody has rated it. */
    readonly unrated: boolean;
  }[];
  readonly proofs: boolean;
  readonly levels: boolean;
  readonly signal: AbortSignal;
  /** Told before each piece of work: which puzzle it is about. */
  readonly onWork: (text: string, kind: ResearchKind) => void;
}

/** What is known of the puzzles to be printed. */
export interface Knowledge {
  /** By native document. It is kept as long as the studio is open, since finding it out again takes time. */
  readonly known: ReadonlySignal<ReadonlyMap<string, PuzzleFacts>>;
  /**
   * Finds out what is not known yet, one after the other. Solutions come first, for they come soon, and tell what is no
   * Latin puzzle: that has neither a proof nor a level.
   */
  research(research: Research): Promise<void>;
}

export function makeKnowledge({ ask }: WorkerClient): Knowledge {
  const known = signal<ReadonlyMap<string, PuzzleFacts>>(new Map());
  const learn = (text: string, more: Partial<PuzzleFacts>) => {
    const before = known.value.get(text) ?? { solutions: 1 };
    known.value = new Map(known.value).set(text, { ...before, ...more });
  };
  return {
    known,
    async research({ questions, proofs, levels, signal, onWork }) {
      for (const { text } of questions) {
        if (known.value.has(text)) continue;
        onWork(text, 'solution');
        const found = await ask('solve', { puzzle: text }, { signal });
        learn(text, { solutions: found.length, solution: found.length === 1 ? found[0] : undefined });
      }
      for (const { text, unrated } of questions) {
        const { solutions, proof: before, level } = known.value.get(text)!;
        if (solutions !== 1) continue;
        let proof = before;
        if (proofs && !proof) {
          onWork(text, 'proof');
          const found = await ask('prove', { puzzle: text }, { signal });
          if (typeof found === 'object') proof = found;
          learn(text, { proof });
        }
        if (levels && unrated && level === undefined) {
          onWork(text, 'level');
          const rating = await ask('rate', { puzzle: text }, { signal });
          learn(text, { level: rating.level, score: rating.score });
        }
      }
    },
  };
}
