import type { Monomials } from './monomials.ts';

/** Monomials, the greatest of which is at hand. */
export class MonomialHeap {
  readonly #monomials: Monomials;
  readonly #held: number[] = [];

  constructor(monomials: Monomials) {
    this.#monomials = monomials;
  }

  top(): number | undefined {
    return this.#held[0];
  }

  push(monomial: number): void {
    const held = this.#held;
    let at = held.push(monomial) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (this.#monomials.compare(held[above]!, monomial) >= 0) break;
      held[at] = held[above]!;
      at = above;
    }
    held[at] = monomial;
  }

  pop(): number | undefined {
    const held = this.#held;
    const top = held[0];
    const moved = held.pop();
    if (top === undefined || moved === undefined || held.length === 0) return top;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= held.length) break;
      if (below + 1 < held.length && this.#monomials.compare(held[below + 1]!, held[below]!) > 0) below++;
      if (this.#monomials.compare(moved, held[below]!) >= 0) break;
      held[at] = held[below]!;
      at = below;
    }
    held[at] = moved;
    return top;
  }
}
