import type { PartialBoard } from '@latin-puzzles/core/puzzle';

type BoardWithLabels = Pick<PartialBoard, 'board' | 'multiset'>;

/** Makes something once per board and multiset, since input holds many puzzles of one kind. */
export function perBoard<T>(make: (subject: BoardWithLabels) => T): (subject: BoardWithLabels) => T {
  const made = new Map<string, T>();
  return (subject) => {
    const { board, multiset } = subject;
    const shape = board.name || JSON.stringify(board.asterisms.map(({ cells }) => cells));
    // What a constraint asks may depend on what labels are, not only on how many there are.
    const key = JSON.stringify([shape, multiset.entries]);
    const known = made.get(key);
    if (known !== undefined) return known;
    // Collections keep to a few boards; one that does not must not fill the memory.
    if (made.size >= 16) made.clear();
    const fresh = make(subject);
    made.set(key, fresh);
    return fresh;
  };
}
