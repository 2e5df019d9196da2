/** The sheet that a board never goes without. */
export function lastSheet(board: Element): SVGSVGElement {
  return board.querySelector<SVGSVGElement>('.targets')!;
}

/** Tells whenever a board takes another size, or its drawing another frame, until told to stop. */
export function watchFit(board: HTMLElement, tell: () => void): () => void {
  const sized = new ResizeObserver(tell);
  sized.observe(board);
  const framed = new MutationObserver(tell);
  framed.observe(lastSheet(board), { attributeFilter: ['viewBox'] });
  return () => {
    sized.disconnect();
    framed.disconnect();
  };
}
