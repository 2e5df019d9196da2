/**
 * An attrition theorem: the XY-wing. A pivot may hold x or y; one wing, in an asterism with it, x or z; another, in an asterism
 * with it, y or z. Whatever the pivot holds, one of the wings is z: so z leaves every cell that shares an asterism with each wing.
 *
 * True, where each of these asterisms needs its label once more: the certificate adds the three cells and takes away x and y
 * where pivot and wings meet, and z where the wings meet the cell. All cancels but z in that cell, which counts −2 and would
 * have to count −1. Monotonic: with a label less in one of the three cells, full counts and only candidates remove z.
 *
 * Players know it well; our ladder reaches the same by chains. It holds with repeated labels too.
 *
 *     latin prove --plugin examples/plugins/theorem.mjs --theorems full-count,last-places,only-candidate,xy-wing puzzle.json
 */

/** @type {import('@latin-puzzles/plugins').TheoremPlugin} */
const xyWing = {
  kind: 'theorem',
  name: 'xy-wing',
  words: {
    title: { en: 'XY-wing', es: 'ala XY' },
    statement: {
      en: 'Of two wings of a pivot one holds the label that they share, so it cannot go in a cell that meets both.',
      es: 'De las dos alas de un pivote una tiene la etiqueta que comparten, así que no cabe en ninguna celda que toque ambas.',
    },
  },
  after: 'hall-labels',
  *steps(position) {
    const { asterisms, asterismsOf, labels } = position.shape;
    const isPair = (cell) => position.sizes[cell] === 2;
    const needsOne = (asterism, label) => position.needs[asterism * labels + label] === 1;
    // The wings of a pivot over one of its labels: where they meet, and the other label that they may hold.
    function* wingsOver(pivot, label, other) {
      for (const asterism of asterismsOf[pivot])
        if (needsOne(asterism, label))
          for (const wing of asterisms[asterism]) {
            if (wing === pivot || !isPair(wing) || !position.allows(wing, label) || position.allows(wing, other))
              continue;
            yield { wing, asterism, shared: position.domain(wing).find((held) => held !== label) };
          }
    }
    const pivots = [...position.sizes.keys()].filter(isPair);
    for (const pivot of pivots) {
      const [x, y] = position.domain(pivot);
      for (const one of wingsOver(pivot, x, y))
        for (const two of wingsOver(pivot, y, x)) {
          if (one.shared !== two.shared) continue;
          const z = one.shared;
          for (const a of asterismsOf[one.wing])
            for (const b of asterismsOf[two.wing]) {
              if (!needsOne(a, z) || !needsOne(b, z)) continue;
              const both = asterisms[a].filter((cell) => asterisms[b].includes(cell));
              const cells = both.filter((cell) => ![pivot, one.wing, two.wing].includes(cell));
              const removals = position.placesAmong(cells, z).map((cell) => ({ cell, label: z }));
              if (removals.length === 0) continue;
              const terms = [
                ...[pivot, one.wing, two.wing].map((cell) => ({ times: 1, cell })),
                { times: -1, asterism: one.asterism, label: x },
                { times: -1, asterism: two.asterism, label: y },
                { times: -1, asterism: a, label: z },
                { times: -1, asterism: b, label: z },
              ];
              yield { removals, premises: { terms } };
            }
        }
    }
  },
};

export default xyWing;
