import { describe, expect, it } from 'vitest';
import { LADDER, shapeOf, solves } from '../../../src/attrition/index.ts';
import { must } from '../../../src/basis/index.ts';
import { asterismText, CATALOG } from '../../../src/board/index.ts';
import { makeEngine } from '../../../src/engine/index.ts';
import { type Found, makeGenerator, symmetriesOf, type Wishes } from '../../../src/finding/wishes/index.ts';
import { clueCount, EMPTY, problemOf } from '../../../src/puzzle/index.ts';
import { ratePuzzle } from '../../../src/rating/index.ts';
import { puzzlesFor, wishesFor, wishesOf } from './support.ts';

const engineFor = ({ puzzle }: Found) => makeEngine(problemOf(puzzle.board, puzzle.multiset));
const shapeFor = ({ puzzle }: Found) => shapeOf(problemOf(puzzle.board, puzzle.multiset));

function expectLatinPuzzle(found: Found): void {
  expect([...engineFor(found).list(found.puzzle.labeling, { limit: 2 })]).toEqual([found.puzzle.solution]);
}

function someFor(wishes: Wishes, count = 2): Found[] {
  const found = puzzlesFor(wishes, count);
  expect(found).toHaveLength(count);
  for (const one of found) expectLatinPuzzle(one);
  return found;
}

describe('every puzzle found', () => {
  it('is as difficult as the whole ladder finds it, though the search tries only what the wish allows', () => {
    for (const level of ['easy', 'medium'] as const)
      for (const { puzzle, rating } of puzzlesFor(wishesFor('sudoku:2x3', { level }), 60, 60))
        expect(rating).toEqual(ratePuzzle(puzzle));
  });

  it('is a Latin puzzle that the theorems solve', () => {
    for (const name of ['wave-one', 'helios-one', 'sudoku-ripeto', 'latin-dodecahedron', 'custom-orb'])
      for (const found of someFor(wishesOf(name)))
        expect(solves(shapeFor(found), found.puzzle.labeling, LADDER), name).toBe(true);
  });

  it('is solved by the theorems allowed, and its own are enough', () => {
    const theorems = ['full-count', 'last-places', 'only-candidate'];
    for (const found of someFor(wishesFor('sudoku', { theorems }), 3)) {
      expect(theorems).toEqual(expect.arrayContaining([...found.theorems]));
      const least = LADDER.filter(({ name }) => found.theorems.includes(name));
      expect(solves(shapeFor(found), found.puzzle.labeling, least)).toBe(true);
    }
  });

  it('has the level wished for', () => {
    for (const level of ['very easy', 'easy', 'medium', 'difficult', 'very difficult'] as const)
      for (const { rating } of someFor(wishesFor('wave', { level }), 1)) expect(rating.level).toBe(level);
  });

  it('has a score in the range wished for', () => {
    for (const { rating } of someFor(wishesFor('sudoku', { score: { least: 45, most: 55 } }))) {
      expect(rating.score).toBeGreaterThanOrEqual(45);
      expect(rating.score).toBeLessThanOrEqual(55);
    }
  });

  it.each(['only-candidate', 'intersection', 'hall-cells', 'chain'])('needs %s where it should', (needed) => {
    for (const { puzzle, rating } of someFor(wishesFor('sudoku', { needs: [needed] }))) {
      const shape = shapeOf(problemOf(puzzle.board, puzzle.multiset));
      const enough = LADDER.slice(0, LADDER.findIndex(({ name }) => name === rating.hardest) + 1);
      expect(solves(shape, puzzle.labeling, enough)).toBe(true);
      // Without it not even the others up to the hardest suffice.
      const others = enough.filter(({ name }) => name !== needed);
      expect(solves(shape, puzzle.labeling, others)).toBe(false);
    }
  });

  it('needs a naked triple where it should, and neither less nor more', () => {
    for (const { puzzle, rating } of someFor(wishesFor('sudoku', { needs: ['naked-triple'] }), 1)) {
      const shape = shapeOf(problemOf(puzzle.board, puzzle.multiset));
      const enough = LADDER.slice(0, LADDER.findIndex(({ name }) => name === rating.hardest) + 1);
      const upTo = (most: number) => enough.map((rung) => (rung.name === 'hall-cells' ? rung.upTo!(most) : rung));
      expect(solves(shape, puzzle.labeling, upTo(3))).toBe(true);
      expect(solves(shape, puzzle.labeling, upTo(2))).toBe(false);
    }
  });

  it('loses its uniqueness with any clue outside the inscription, where it is to be critical', () => {
    for (const wishes of [
      wishesOf('custom-orb', { critical: true }),
      wishesOf('latin-tetrahedron', { critical: true }),
    ])
      for (const found of someFor(wishes, 1)) {
        const { labeling, inscription } = found.puzzle;
        const engine = engineFor(found);
        for (const [cell, label] of labeling.entries())
          if (label !== EMPTY && !inscription.includes(cell))
            expect(engine.countUpTo(labeling.with(cell, EMPTY), 2)).toBe(2);
      }
  });

  it('leaves something to solve, even if no other puzzle is easy enough', () => {
    const wishes = wishesFor('cube:2', { theorems: ['full-count'] }, [...'ABBDEFGD']);
    const generator = must(makeGenerator(wishes));
    for (let seed = 0; seed < 10; seed++) {
      const attempt = generator.attempt(seed);
      if (attempt.found) expect(attempt.puzzle.labeling).toContain(EMPTY);
    }
  });

  it('has as many clues as wished', () => {
    for (const { puzzle } of someFor(wishesFor('sudoku', { clues: { least: 30, most: 30 } })))
      expect(clueCount(puzzle)).toBe(30);
    for (const { puzzle } of someFor(wishesFor('wave', { clues: { most: 10 } })))
      expect(clueCount(puzzle)).toBeLessThanOrEqual(10);
  });

  it('has clues where it must and none where it must not', () => {
    const mask = { always: [0, 1, 2], never: [40, 41, 49, 50] };
    for (const { puzzle } of someFor(wishesFor('sudoku', { mask }))) {
      for (const cell of mask.always) expect(puzzle.labeling[cell]).not.toBe(EMPTY);
      for (const cell of mask.never) expect(puzzle.labeling[cell]).toBe(EMPTY);
    }
  });

  it('carries the inscription in its place', () => {
    const wishes: Wishes = { board: wishesFor('sudoku').board, inscription: { text: 'B. MEYNIEL', place: 'column 3' } };
    for (const { puzzle } of someFor(wishes)) {
      expect(puzzle.inscription).toEqual(
        puzzle.board.asterisms.find(({ name }) => asterismText(name) === 'column 3')!.cells,
      );
      const written = puzzle.inscription.map((cell) => puzzle.multiset.labels[puzzle.labeling[cell]!]);
      expect(written.join('')).toBe('B.MEYNIEL');
    }
  });

  it('has a pattern that keeps the symmetry wished for', () => {
    for (const [board, symmetry] of [
      ['sudoku', 'half-turn'],
      ['sudoku', 'mirror'],
      ['star:12/3', 'third-turn'],
      ['cube:2', 'point'],
    ] as const) {
      const wishes = wishesFor(board, { symmetry, fair: false });
      const named = symmetriesOf(wishes.board).filter((s) => [s.name, ...s.aliases].includes(symmetry));
      for (const { puzzle } of someFor(wishes)) {
        const keeps = (orbit: readonly number[]) => new Set(orbit.map((c) => puzzle.labeling[c] === EMPTY)).size === 1;
        expect(named.some((s) => s.partitions.some((orbits) => orbits.every(keeps)))).toBe(true);
      }
    }
  });

  it('has a symmetric pattern with its inscription, which lies so that it needs the least company', () => {
    const wishes = wishesOf('custom-sudoku', { symmetry: 'mirror' });
    expect(must(makeGenerator(wishes)).notes).toEqual([]);
    const [{ puzzle } = expect.fail()] = someFor(wishes, 1);
    // The inscription is the middle row: only an upright or a level axis keeps it.
    const mirrored = (cell: number) => 9 * Math.floor(cell / 9) + 8 - (cell % 9);
    const flipped = (cell: number) => 9 * (8 - Math.floor(cell / 9)) + (cell % 9);
    const clues = [...puzzle.labeling.keys()].filter((cell) => puzzle.labeling[cell] !== EMPTY);
    expect([mirrored, flipped].some((image) => clues.every((c) => puzzle.labeling[image(c)] !== EMPTY))).toBe(true);
  });

  it('may be unfair where this is allowed, and is rated so', () => {
    const wishes = wishesFor('latin-square:6', { fair: false, critical: true });
    for (const found of someFor(wishes, 4)) {
      const fair = solves(shapeFor(found), found.puzzle.labeling, LADDER);
      expect(found.rating.score < 100).toBe(fair);
      expect(found.theorems.length > 0).toBe(fair);
    }
  });
});

describe('an attempt', () => {
  it('gives the same for the same seed, and other puzzles for others', () => {
    const wishes = wishesFor('wave', { level: 'difficult' });
    const [one, other] = [must(makeGenerator(wishes)), must(makeGenerator(wishes))];
    other.attempt(7);
    const [a, b] = [one.attempt(3), other.attempt(3)];
    expect(a).toEqual(b);
    expect(one.attempt(4)).not.toEqual(a);
  });

  it('asks the signal while it is made, and attempts nothing once told to stop', () => {
    const inscribed = wishesFor('sudoku', { inscription: { text: '1212', place: 'row 1' } });
    const made = (wishes: Wishes, looks: number) => {
      let left = looks;
      const signal = {
        get aborted() {
          return left-- <= 0;
        },
      };
      return { generator: makeGenerator(wishes, undefined, signal), looked: looks - left };
    };
    const { looked } = made(wishesFor('sudoku'), 1000);
    expect(looked).toBeGreaterThan(4);
    for (let looks = 0; looks < looked; looks++)
      expect(must(made(wishesFor('sudoku'), looks).generator).attempt(1)).toEqual({ found: false, because: 'stopped' });
    // What is impossible is said only if it was found out.
    expect(made(inscribed, 0).generator.ok).toBe(true);
    expect(made(inscribed, 1000).generator.ok).toBe(false);
  });

  it('stops when it is told to', () => {
    const attempt = must(makeGenerator(wishesFor('sudoku'))).attempt(1, { aborted: true });
    expect(attempt).toEqual({ found: false, because: 'stopped' });
  });

  it('tells how near it came', () => {
    const attempt = must(makeGenerator(wishesFor('sudoku', { clues: { most: 18 } }))).attempt(1);
    expect(attempt).toMatchObject({ found: false, because: 'clues', near: { of: 'clues', wanted: { most: 18 } } });
  });

  it('takes wishes that have been cloned', () => {
    const wishes = wishesOf('custom-orb', { level: 'easy', symmetry: 'none' });
    expect(must(makeGenerator(structuredClone(wishes))).attempt(2)).toEqual(must(makeGenerator(wishes)).attempt(2));
  });
});

describe('the catalog', () => {
  it.each(CATALOG.map(({ name }) => [name] as const))('has puzzles of %s', (name) => {
    someFor(wishesOf(name, { theorems: ['full-count', 'last-places', 'only-candidate', 'intersection'] }), 1);
  });
});
