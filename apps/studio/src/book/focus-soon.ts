/** Puts the focus on the first of some elements that can have it, once the page shows what has changed. */
export function focusSoon(...selectors: readonly string[]): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      for (const selector of selectors) {
        const found = document.querySelector<HTMLElement>(selector);
        if (!found) continue;
        found.focus();
        return;
      }
    }),
  );
}
