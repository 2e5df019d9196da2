import { inkColour, type TextItem, type Theme } from '@latin-puzzles/drawing';

/** A text of a drawing as an element, where the rest of the drawing changes round it. */
export function Text({ item, theme }: { readonly item: TextItem; readonly theme: Theme }) {
  return (
    <text
      class={item.ink === 'solution' ? 'written' : undefined}
      x={item.at[0]}
      y={item.at[1]}
      font-size={item.size}
      font-weight={item.bold ? 700 : undefined}
      text-anchor={item.anchor}
      fill={inkColour(theme, item.ink)}
    >
      {item.text}
    </text>
  );
}
