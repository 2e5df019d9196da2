import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '@latin-puzzles/core/basis';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { MODEL_FORMATS, type SolverAnswer } from '../../src/models/index.ts';

/** What a program of the system prints that is called with a file of this text as its last argument. */
export function printedBy(program: string, args: readonly string[], ending: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'latin-model-'));
  try {
    const file = join(folder, `model.${ending}`);
    writeFileSync(file, text);
    const { stdout, error } = spawnSync(program, [...args, file], { encoding: 'utf8', maxBuffer: 2 ** 28 });
    if (error) throw error;
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What a solver answers that is given a puzzle in a format, as its text is read. */
export function askedIn(format: string, puzzle: Puzzle, solve: (model: string) => string): SolverAnswer {
  const { make, parseAnswer } = MODEL_FORMATS.find(({ name }) => name === format)!;
  return must(parseAnswer(solve(make(puzzle)), puzzle));
}
