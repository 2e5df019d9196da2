import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { timed } from './timing.mjs';

/** The class of its jar that rates a file of puzzles, one a line, and writes a line for each. */
const RATER = 'diuf.sudoku.test.serate';

/**
 * How many milliseconds Sukaku Explainer takes to rate a Sudoku, on the average of some, the start of Java included; or why
 * that is not known.
 */
export function sukakuExplainer(lines) {
  const jar = process.env.SUKAKU_EXPLAINER;
  if (!jar) return { why: 'SUKAKU_EXPLAINER does not name its jar.' };
  if (!existsSync(jar)) return { why: `there is no ${jar}.` };
  const folder = mkdtempSync(join(tmpdir(), 'latin-bench-'));
  try {
    const [input, output] = [join(folder, 'puzzles.txt'), join(folder, 'ratings.txt')];
    writeFileSync(input, `${lines.join('\n')}\n`);
    const { ms, value } = timed(() =>
      spawnSync('java', ['-cp', jar, RATER, `--input=${input}`, `--output=${output}`], { encoding: 'utf8' }),
    );
    if (value.error) return { why: `java cannot be run: ${value.error.message}.` };
    const rated = existsSync(output) ? readFileSync(output, 'utf8').split('\n').filter(Boolean).length : 0;
    if (rated < lines.length)
      return { why: `it rated ${rated} of ${lines.length} puzzles. ${value.stderr.trim()}`.trim() };
    return { ms: ms / lines.length };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
