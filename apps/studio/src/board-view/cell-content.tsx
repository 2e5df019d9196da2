import type { Place, Surface, TextItem, Theme } from '@latin-puzzles/drawing';
import type { CellState } from '@latin-puzzles/workshop/play';
import { memo } from 'preact/compat';
import { contentItems } from './content-items.ts';
import { Text } from './text.tsx';

interface CellContentProps {
  readonly place: Place;
  readonly surface: Surface;
  readonly theme: Theme;
  readonly state: CellState;
}

/** What the player has written in a cell. Drawn again only when that changes. */
export const CellContent = memo(({ place, surface, theme, state }: CellContentProps) => {
  const items = contentItems(surface, place, state);
  return (
    <>
      {items.map((item, index) => (
        <Text key={keyOf(items, index)} item={item} theme={theme} />
      ))}
    </>
  );
});

/** A label keeps its element when others come and go. It may stand at the rim and in the middle as well. */
function keyOf(items: readonly TextItem[], index: number): string {
  const { text } = items[index]!;
  return items.findIndex((item) => item.text === text) < index ? `${text} again` : text;
}
