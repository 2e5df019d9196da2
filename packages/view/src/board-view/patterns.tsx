import { COLOURS } from '@latin-puzzles/workshop/play';

/** What fills the colours that cells are marked with: told apart by their pattern where colours are not. For squares of side 8. */
export const PATTERNS: readonly string[] = [
  '',
  'M0 4L4 0M4 8L8 4M-1 1L1 -1M7 9L9 7',
  'M0 2H8M0 6H8',
  'M2 2h.01M6 6h.01',
  'M0 4L4 8M4 0L8 4M-1 7L1 9M7 -1L9 1',
  'M2 0V8M6 0V8',
  'M0 4H8M4 0V8',
  'M1 5L4 2L7 5',
];

/** What lies over cells that are wrong: stripes, for a square of side 6. */
export const WRONG_STRIPES = 'M0 6L6 0M-1 1L1 -1M5 7L7 5';

/** Every picture has patterns of its own, under its own prefix: another's are not drawn where that one is hidden. */
export function patternId(prefix: string, colour: number | 'wrong'): string {
  return `${prefix}colour-${colour}`;
}

export function ColourPatterns({ prefix }: { readonly prefix: string }) {
  return (
    <defs>
      {Array.from({ length: COLOURS }, (_, colour) => (
        <pattern key={colour} id={patternId(prefix, colour)} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" class={`mark-colour-${colour}`} />
          <path d={PATTERNS[colour]} class="mark-pattern" />
        </pattern>
      ))}
      <pattern id={patternId(prefix, 'wrong')} width="6" height="6" patternUnits="userSpaceOnUse">
        <path d={WRONG_STRIPES} class="wrong-pattern" />
      </pattern>
    </defs>
  );
}
