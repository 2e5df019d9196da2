import { endWord, explains, firstWord, literalAt } from './explanation';
import { beginCensus, isNewLevel, wasMet } from './lbd';
import { IMPLIED, mark, NEEDED, SEEN } from './marks';
import { setWord, word } from './memory';
import { BY_DECISIONS, isLiteral, NO_REASON, subjectOf } from './reasons';
import { levelOf, markOf, placeOf, reasonOf } from './trail';

/** How many reasons deep to look: what is found deeper is not worth the stack. */
const DEEPEST: i32 = 500;

/** Clause minimisation: drops the literals of a lemma that the others imply; the first stays. Gives the number left. */
export function minimise(lemma: usize, size: i32): i32 {
  beginCensus();
  for (let i = 1; i < size; i++) isNewLevel(levelOf(word(lemma, i) >> 1));
  let kept = 1;
  for (let i = 1; i < size; i++) {
    const literal = word(lemma, i);
    if (!reasonIsImplied(literal ^ 1, 0)) setWord(lemma, kept++, literal);
  }
  return kept;
}

/** Whether a true literal follows from the literals that the lemma denies. */
function isImplied(literal: i32, steps: i32): bool {
  const atom = literal >> 1;
  const level = levelOf(atom);
  if (level === 0) return true;
  const known = markOf(atom);
  if (known & (SEEN | IMPLIED)) return true;
  // Nothing can follow on a level where the lemma has no literal.
  if (known & NEEDED || steps > DEEPEST || !wasMet(level)) return false;
  const implied = reasonIsImplied(literal, steps);
  mark(atom, implied ? IMPLIED : NEEDED);
  return implied;
}

function reasonIsImplied(literal: i32, steps: i32): bool {
  const reason = reasonOf(literal >> 1);
  if (reason === NO_REASON || reason === BY_DECISIONS) return false;
  if (isLiteral(reason)) return isImplied(subjectOf(reason), steps + 1);
  const before = placeOf(literal >> 1);
  for (let at = firstWord(reason), end = endWord(reason); at < end; at += 4) {
    const other = literalAt(at, reason, literal);
    if (explains(other, literal, before) && !isImplied(other ^ 1, steps + 1)) return false;
  }
  return true;
}
