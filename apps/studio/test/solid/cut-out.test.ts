import { regionOf, splitRegions } from '@latin-puzzles/core/board';
import { layOut } from '@latin-puzzles/drawing';
import { expect, test } from 'vitest';
import { bodyOf } from '../../src/solid/body-of.ts';
import { cutOut } from '../../src/solid/cut-out.ts';
import { bodyNamed, GLOBE, NAMES, puzzleNamed } from './bodies.ts';

test('every clue stands on the body once', () => {
  const body = bodyOf(GLOBE)!;
  const texts = body.sheets.flatMap((sheet) => cutOut(sheet, body.surface.above));
  expect(texts.map((item) => item.cell)).toEqual([0, 7, 10, 12]);
});

test('the inscription lies on its plates', () => {
  const body = bodyNamed('custom-orb');
  const plated = body.sheets.flatMap((sheet) =>
    cutOut(sheet, body.surface.below).some((item) => item.shape === 'path' && item.fill === 'inscribed')
      ? sheet.places.map(({ cell }) => cell)
      : [],
  );
  expect(plated).toEqual(puzzleNamed('custom-orb').inscription);
});

test.each(NAMES)('what belongs to paper only is not on the body of %s', (name) => {
  const body = bodyNamed(name);
  for (const sheet of body.sheets)
    for (const item of [...cutOut(sheet, body.surface.below), ...cutOut(sheet, body.surface.above)])
      if (item.shape === 'path') expect(['fold', 'cut', 'rim']).not.toContain(item.line);
      else if (item.shape === 'text') expect(item.cell).toBeDefined();
});

test('every strip and line of a solid is on it', () => {
  for (const name of NAMES.slice(0, 5)) {
    const { sheets, surface, board } = bodyNamed(name);
    const lines = sheets
      .flatMap((sheet) => cutOut(sheet, surface.below))
      .flatMap((item) => ('line' in item ? [item.line] : []));
    for (const strip of board.asterisms.keys()) expect(lines, name).toContain(`strip-${strip}`);
  }
});

test('regions of a globe have one ground each, other than their neighbours, and borders between them', () => {
  const { sheets, surface, board } = bodyNamed('orb-one');
  const grounds = new Map(
    surface.below.flatMap((item) => (item.shape === 'path' && item.cell !== undefined ? [[item.cell, item.fill]] : [])),
  );
  const region = regionOf(board, splitRegions(board));
  for (const { cell, beyond } of layOut(puzzleNamed('orb-one').board).places) {
    const others = new Set(beyond.filter((other) => other !== undefined));
    const foreign = [...others].filter((other) => region[other] !== region[cell]);
    for (const other of others) expect(grounds.get(other) === grounds.get(cell)).toBe(region[other] === region[cell]);
    const borders = sheets[cell]!.rim.filter((item) => item.shape === 'path' && item.line === 'border');
    // At the poles a side has no length, and is nobody's.
    const pole = others.size < 4 ? 1 : 0;
    expect(borders).toHaveLength(foreign.length + pole);
  }
});
