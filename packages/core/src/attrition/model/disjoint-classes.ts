/**
 * The asterisms in classes of pairwise disjoint ones: rows, columns, the strips of one direction. Each is put in the first
 * class where it fits.
 */
export function disjointClasses(cells: number, asterisms: readonly (readonly number[])[]): number[][] {
  const classes: { readonly members: number[]; readonly taken: Uint8Array }[] = [];
  for (const [asterism, held] of asterisms.entries()) {
    let fitting = classes.find(({ taken }) => held.every((cell) => taken[cell] === 0));
    if (!fitting) {
      fitting = { members: [], taken: new Uint8Array(cells) };
      classes.push(fitting);
    }
    fitting.members.push(asterism);
    for (const cell of held) fitting.taken[cell] = 1;
  }
  return classes.map(({ members }) => members);
}
