import { writeFile } from 'node:fs/promises';
import { BadInput } from './exit.ts';

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value));
}

export async function writeResult(file: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(file, content);
  } catch (error) {
    throw new BadInput({
      code: 'file.write',
      place: file,
      message: `The file cannot be written: ${(error as Error).message}.`,
      remedy: 'Check that the folder exists and may be written to.',
    });
  }
}

/** Columns of text, each as wide as its widest entry. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
