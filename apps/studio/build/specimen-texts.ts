import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The shipped specimens by name, each its puzzle as one text. Their proofs stay behind, since the studio finds its own. */
export function specimenTexts(folder: string): Record<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => {
      const { proof: _, ...puzzle } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return [file.replace(/\.json$/, ''), JSON.stringify(puzzle)];
    }),
  );
}
