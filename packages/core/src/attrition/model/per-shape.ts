import type { Shape } from './shape.ts';

/** What can be worked out of a shape alone: kept beside it from the first time that it is asked for. */
export function perShape<T>(make: (shape: Shape) => T): (shape: Shape) => T {
  const made = new WeakMap<Shape, T>();
  return (shape) => {
    let known = made.get(shape);
    if (known === undefined) {
      known = make(shape);
      made.set(shape, known);
    }
    return known;
  };
}

/**
 * Room for searches to work in: arrays that would be costly to make anew for every one. A room is lent to one search at a
 * time; one that is left where it stands, and never gives its room back, takes it out of use.
 */
export class Rooms<T> {
  readonly #make: (shape: Shape) => T;
  readonly #free = perShape<T[]>(() => []);

  constructor(make: (shape: Shape) => T) {
    this.#make = make;
  }

  lend(shape: Shape): T {
    return this.#free(shape).pop() ?? this.#make(shape);
  }

  giveBack(shape: Shape, room: T): void {
    this.#free(shape).push(room);
  }
}
