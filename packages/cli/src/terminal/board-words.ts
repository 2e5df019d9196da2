import type { Board } from '@latin-puzzles/core/board';

/** The types of a Latin Puzzle in words: `LS, symmetric`; whether it is LS may be undecided. */
export function typeWords(types: {
  ls: boolean | undefined;
  symmetric: boolean;
  repeat?: boolean;
  inscripted?: boolean;
}): string {
  const words = [
    types.ls === undefined ? 'LS undecided' : types.ls && 'LS',
    types.symmetric && 'symmetric',
    types.repeat && 'repeat',
    types.inscripted && 'inscripted',
  ];
  return words.filter(Boolean).join(', ') || 'none';
}

/** How many asterisms of each kind: `9 rows, 9 columns, 9 regions`. */
export function asterismSummary(board: Board): string {
  const counts = new Map<string, number>();
  for (const { kind } of board.asterisms) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${count} ${kind}${count === 1 ? '' : 's'}`).join(', ');
}
