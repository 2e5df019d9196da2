/** What a pointer on the body amounts to. Lengths are pixels, times milliseconds. */
type GestureMove =
  | { readonly kind: 'pull'; readonly right: number; readonly up: number }
  | { readonly kind: 'pinch'; readonly zoom: number; readonly roll: number };

type Release =
  | { readonly kind: 'tap'; readonly at: readonly [number, number] }
  | { readonly kind: 'release'; readonly right: number; readonly up: number };

interface Touch {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** The pointers that are down, and whether what they do can still become a tap. */
export interface Gesture {
  readonly touches: ReadonlyMap<number, Touch>;
  readonly first: Touch | undefined;
  /** How fast the pointer moves, in pixels a millisecond. */
  readonly speed: readonly [right: number, up: number];
}

export const IDLE: Gesture = { touches: new Map(), first: undefined, speed: [0, 0] };

/** A hand is not quite still when it taps. */
const STILL = 7;
/** A hand that rests this long before it lets go does not throw. */
const REST = 80;
/** How much of the speed is that of the last move. */
const FRESH = 0.6;

export function press({ touches }: Gesture, id: number, x: number, y: number, at: number): Gesture {
  const touch = { x, y, at };
  return {
    touches: new Map(touches).set(id, touch),
    first: touches.size === 0 ? touch : undefined,
    speed: [0, 0],
  };
}

export function drag(
  gesture: Gesture,
  id: number,
  x: number,
  y: number,
  at: number,
): [Gesture, GestureMove | undefined] {
  const { touches, first, speed } = gesture;
  const before = touches.get(id);
  if (!before || touches.size > 2) return [gesture, undefined];
  const still = first !== undefined && Math.hypot(x - first.x, y - first.y) < STILL;
  // What a hand moves before it is known to drag is made up for by the first move.
  if (still) return [gesture, undefined];
  const moved = { touches: new Map(touches).set(id, { x, y, at }), first: undefined };
  const [right, up] = [x - before.x, before.y - y];
  if (touches.size === 1) {
    const time = Math.max(1, at - before.at);
    const now = [right / time, up / time] as const;
    const fresh = [0, 1].map((i) => FRESH * now[i]! + (1 - FRESH) * speed[i]!) as [number, number];
    return [
      { ...moved, speed: fresh },
      { kind: 'pull', right, up },
    ];
  }
  const other = [...touches].find(([key]) => key !== id)![1];
  const [from, to] = [
    [before.x - other.x, other.y - before.y],
    [x - other.x, other.y - y],
  ] as const;
  const zoom = Math.hypot(...to) / Math.max(1, Math.hypot(...from));
  const roll = Math.atan2(from[0] * to[1] - from[1] * to[0], from[0] * to[0] + from[1] * to[1]);
  return [
    { ...moved, speed: [0, 0] },
    { kind: 'pinch', zoom, roll },
  ];
}

export function lift({ touches, first, speed }: Gesture, id: number, at: number): [Gesture, Release | undefined] {
  const touch = touches.get(id);
  const left = new Map(touches);
  left.delete(id);
  const after: Gesture = { touches: left, first: undefined, speed: [0, 0] };
  if (!touch || left.size > 0) return [after, undefined];
  if (first) return [after, { kind: 'tap', at: [first.x, first.y] }];
  const [right, up] = at - touch.at > REST ? [0, 0] : speed;
  return [after, { kind: 'release', right, up }];
}
