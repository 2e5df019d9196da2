import { DancingLinks } from 'dancing-links';

/**
 * The npm package dancing-links on a problem whose labels do not repeat: an exact cover with a column for every cell and
 * for every label in every asterism. Returns a function that counts the solutions of a labeling up to a limit.
 */
export function makeRival({ cells, labels, asterisms }) {
  const dlx = new DancingLinks();
  const columns = cells + asterisms.length * labels;
  const rows = Array.from({ length: cells * labels }, (_, atom) => {
    const cell = Math.floor(atom / labels);
    const held = asterisms.flatMap((asterism, a) =>
      asterism.includes(cell) ? [cells + a * labels + (atom % labels)] : [],
    );
    return { data: atom, columnIndices: [cell, ...held] };
  });
  return (labeling, limit) => {
    const solver = dlx.createSolver({ columns });
    const chosen = [];
    for (let cell = 0; cell < cells; cell++) {
      const label = labeling[cell];
      if (label >= 0) chosen.push(rows[cell * labels + label]);
      else for (let other = 0; other < labels; other++) chosen.push(rows[cell * labels + other]);
    }
    solver.addSparseConstraints(chosen);
    return solver.find(limit).length;
  };
}
