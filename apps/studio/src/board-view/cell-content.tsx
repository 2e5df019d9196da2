import { EMPTY } from '@latin-puzzles/core/puzzle';
import type { Place, Surface, Theme } from '@latin-puzzles/drawing';
import { memo } from 'preact/compat';
import type { CellState } from '../game/table.ts';
import { shrunk } from './outline.ts';
import { Text } from './text.tsx';

interface CellContentProps {
  readonly place: Place;
  readonly surface: Surface;
  readonly theme: Theme;
  readonly state: CellState;
  readonly clue: boolean;
  /** Candidates worked out for the player, as one text so that an unchanged list draws nothing. */
  readonly candidates: string;
}

/** The share of a cell that marks along its rim leave to those in the middle. */
const INSIDE_RIM = 0.68;

/** What the player has written in a cell. Drawn again only when that changes. */
export const CellContent = memo(({ place, surface, theme, state, clue, candidates }: CellContentProps) => {
  if (clue) return null;
  const { label, corner, centre } = state;
  if (label !== EMPTY) return <Text item={surface.written(place, label)} theme={theme} />;
  // Whoever has marked a cell knows better than a count.
  const counted = corner.length + centre.length === 0 && candidates !== '';
  const items = counted
    ? surface.candidates(place, candidates.split(' ').map(Number))
    : [...surface.rim(place, corner), ...surface.centre(corner.length > 0 ? shrunk(place, INSIDE_RIM) : place, centre)];
  return (
    <>
      {items.map((item) => (
        <Text key={`${item.text} ${item.at}`} item={item} theme={theme} />
      ))}
    </>
  );
});
