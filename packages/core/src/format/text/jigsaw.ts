/**
 * The regions that a text begins with, one mark per cell: as many marks as the square has rows, each as often. A solution looks alike,
 * but has every mark once in the first row.
 */
export function regionsIn(text: string, cells: number): string | undefined {
  const [word = ''] = text.split(/[\s,;|]/, 1);
  const size = Math.sqrt(cells);
  const marks = [...word];
  if (marks.length !== cells) return undefined;
  const count = new Map<string, number>();
  for (const mark of marks) count.set(mark, (count.get(mark) ?? 0) + 1);
  const isEven = count.size === size && [...count.values()].every((times) => times === size);
  return isEven && new Set(marks.slice(0, size)).size < size ? word : undefined;
}
