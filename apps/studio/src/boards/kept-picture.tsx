import { makeNative } from '@latin-puzzles/core/format';
import { type Game, readLabels } from '@latin-puzzles/workshop/play';
import { useMemo, useRef } from 'preact/hooks';
import type { Kept, SavedGames } from '../games/saved-games.ts';
import { useSeen } from '../parts/use-seen.ts';
import { PuzzlePicture } from './puzzle-picture.tsx';

interface KeptPictureProps {
  readonly games: SavedGames;
  readonly kept: Kept;
  readonly pixels: number;
}

/** A game as it stands, drawn once it comes into sight; nothing where it cannot be read. */
export function KeptPicture({ games, kept, pixels }: KeptPictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const seen = useSeen(place);
  const puzzle = useMemo(() => {
    const found = seen.value ? games.find(kept.hash) : undefined;
    if (!found || !('game' in found)) return undefined;
    return writeStanding(found.game);
  }, [games, kept, seen.value]);
  return (
    <span class="made-picture" ref={place}>
      {puzzle && <PuzzlePicture puzzle={puzzle} pixels={pixels} />}
    </span>
  );
}

/** A game as it stands, as a puzzle: right or wrong, so that nothing is said of its solution. */
export function writeStanding({ puzzle, history }: Game): string {
  const source = { ...puzzle.source, solution: undefined };
  return makeNative({ ...puzzle, source, labeling: readLabels(history.table), solution: undefined });
}
