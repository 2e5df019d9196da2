import type { Sentence } from '@latin-puzzles/core/attrition';
import { useWords } from '../services/studio.ts';
import { HINT_WORDS } from './words.ts';

/** More sentences than this are folded up but for the first and the last. */
const MANY = 8;

/** What is read aloud of sentences. */
export function aloud(sentences: readonly Sentence[]): string {
  const read = sentences.length > MANY ? [sentences[0]!, sentences.at(-1)!] : sentences;
  return read.map(({ text }) => text).join(' ');
}

/** Sentences, those inside suppositions set in. */
export function SentenceList({ sentences }: { readonly sentences: readonly Sentence[] }) {
  const words = useWords(HINT_WORDS);
  if (sentences.length <= MANY)
    return (
      <div class="telling">
        <Paragraphs sentences={sentences} />
      </div>
    );
  const between = sentences.slice(1, -1);
  return (
    <div class="telling">
      <Paragraphs sentences={sentences.slice(0, 1)} />
      <details>
        <summary>{words.between(between.length)}</summary>
        <div class="telling">
          <Paragraphs sentences={between} />
        </div>
      </details>
      <Paragraphs sentences={sentences.slice(-1)} />
    </div>
  );
}

function Paragraphs({ sentences }: { readonly sentences: readonly Sentence[] }) {
  return (
    <>
      {sentences.map(({ depth, text }, index) => (
        <p key={index} class={depth > 0 ? `inner depth-${Math.min(depth, 3)}` : undefined}>
          {text}
        </p>
      ))}
    </>
  );
}

/** Sets off a step that no theorem supports. */
export function TrialMark() {
  const words = useWords(HINT_WORDS);
  return (
    <abbr class="trial-mark" title={words.byTrialHelp}>
      {words.byTrial}
    </abbr>
  );
}
