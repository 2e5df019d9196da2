import { must } from '@latin-puzzles/core/basis';
import { attemptSeed, makeGenerator } from '@latin-puzzles/core/finding';
import { clueCount } from '@latin-puzzles/core/puzzle';
import { composeWishes, subjectNamed } from '@latin-puzzles/workshop/generate';

const SEED = 1;
/** So many attempts without a puzzle, and the level is taken not to exist. */
const ATTEMPTS = 1000;

/** The first puzzle of a level on a board, as `latin generate BOARD --level LEVEL --seed 1` finds it, and what it took. */
export function searchLevel(name, level) {
  const begin = process.cpuUsage();
  const generator = makeGenerator(must(composeWishes(must(subjectNamed(name)), { level })).wishes);
  if (!generator.ok) return { level, attempts: 0 };
  for (let attempts = 1; attempts <= ATTEMPTS; attempts++) {
    const attempt = generator.value.attempt(attemptSeed(SEED, attempts - 1));
    if (!attempt.found) continue;
    const { user, system } = process.cpuUsage(begin);
    const seconds = Number(Math.max(0.1, (user + system) / 1e6).toFixed(1));
    const clues = clueCount(attempt.puzzle);
    const found = { clues, open: attempt.puzzle.board.cells - clues, seconds };
    process.stderr.write(
      `${name}: ${level}, ${found.open} of ${attempt.puzzle.board.cells} cells open, ${seconds} s\n`,
    );
    return { level, found, attempts };
  }
  process.stderr.write(`${name}: ${level}, none in ${ATTEMPTS} attempts\n`);
  return { level, attempts: ATTEMPTS };
}
