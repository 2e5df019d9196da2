import type { Board } from '../model/board.ts';
import { canonicalOrder } from './canonical-order.ts';
import { makeIncidence } from './incidence.ts';
import { mergeTwins } from './merging.ts';
import type { Permutation } from './permutation.ts';

/** Where each cell of one board goes so that its asterisms become those of the other; undefined if the boards differ. */
export function isomorphism(board: Board, other: Board): Permutation | undefined {
  const from = orderedTwins(board);
  const to = orderedTwins(other);
  const isSame =
    from.incidences.length === to.incidences.length &&
    from.incidences.every((value, i) => value === to.incidences[i]) &&
    from.classes.length === to.classes.length &&
    from.classes.every((twins, i) => twins.length === to.classes[i]!.length);
  if (!isSame) return undefined;
  const image = new Array<number>(board.cells).fill(0);
  for (const [i, twins] of from.classes.entries())
    for (const [j, cell] of twins.entries()) image[cell] = to.classes[i]![j]!;
  return image;
}

/** The classes of twins in canonical order. */
function orderedTwins(board: Board) {
  const { classes, asterisms } = mergeTwins(board);
  const colours = [...classes.map((twins) => twins.length), ...asterisms.map(() => 0)];
  const { position, incidences } = canonicalOrder(makeIncidence(classes.length, asterisms), colours);
  const ordered = [...classes.keys()].sort((a, b) => position[a]! - position[b]!);
  return { classes: ordered.map((index) => classes[index]!), incidences };
}
