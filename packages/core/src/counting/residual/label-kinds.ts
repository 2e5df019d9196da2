import type { Residual } from './model.ts';

/** Labels that every asterism demands alike: each could stand for any other. */
export interface LabelKind {
  readonly first: number;
  readonly labels: readonly number[];
}

/** The kinds of labels that are still demanded. */
export function labelKinds({ labels, size, demands }: Residual): LabelKind[] {
  const kinds: { first: number; labels: number[] }[] = [];
  for (let label = 0; label < labels; label++) {
    let wanted = false;
    for (let a = 0; a < size && !wanted; a++) wanted = demands[a * labels + label]! > 0;
    if (!wanted) continue;
    const kind = kinds.find(({ first }) => isAlike(first, label));
    if (kind) kind.labels.push(label);
    else kinds.push({ first: label, labels: [label] });
  }
  return kinds;

  function isAlike(one: number, other: number): boolean {
    for (let a = 0; a < size; a++) if (demands[a * labels + one] !== demands[a * labels + other]) return false;
    return true;
  }
}
