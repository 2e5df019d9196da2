import type { Page } from '../scene/page.ts';

/** How many pages there are on a sheet that is folded once. */
export const FOLDED = 4;

/**
 * Pages on sheets that are printed on both sides, laid on one another and folded in the middle. The last page lies beside the first one.
 * There must be a multiple of four.
 */
export function imposeFolded(pages: readonly Page[]): Page[] {
  const last = pages.length - 1;
  return Array.from({ length: pages.length / 2 }, (_, i) => {
    const [left, right] = i % 2 === 0 ? [pages[last - i]!, pages[i]!] : [pages[i]!, pages[last - i]!];
    return {
      title: `${left.title}; ${right.title}`,
      width: left.width + right.width,
      height: Math.max(left.height, right.height),
      parts: [
        ...left.parts,
        ...right.parts.map((part) => ({ ...part, at: [part.at[0] + left.width, part.at[1]] as const })),
      ],
    };
  });
}
