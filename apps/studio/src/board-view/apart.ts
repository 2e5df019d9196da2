import { CAP_HEIGHT, guessWidth, type TextItem } from '@latin-puzzles/drawing';

/** Whether none of some texts covers one of others. */
export function areApart(some: readonly TextItem[], others: readonly TextItem[]): boolean {
  return some.every((item) => others.every((other) => !meet(item, other)));
}

/** Texts are centred on their spot, which is on their base line. */
function meet(a: TextItem, b: TextItem): boolean {
  const across = Math.abs(a.at[0] - b.at[0]) - (widthOf(a) + widthOf(b)) / 2;
  const down = a.at[1] < b.at[1] ? b.at[1] - heightOf(b) - a.at[1] : a.at[1] - heightOf(a) - b.at[1];
  return across < 0 && down < 0;
}

function widthOf({ text, size, bold }: TextItem): number {
  return guessWidth(text, bold) * size;
}

function heightOf({ size }: TextItem): number {
  return CAP_HEIGHT * size;
}
