import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lookFrom } from '../../src/solid/palette.ts';

test('a style is read as a canvas takes it', () => {
  expect(
    lookFrom({
      fill: 'rgb(1, 2, 3)',
      fillOpacity: '0.24',
      stroke: 'none',
      strokeOpacity: '1',
      strokeWidth: '2.4px',
      strokeDasharray: '3px, 2.4px',
    }),
  ).toEqual({ fill: 'rgb(1, 2, 3)', cover: 0.24, stroke: 'none', strength: 1, width: 2.4, dashes: [3, 2.4] });
  expect(
    lookFrom({
      fill: 'none',
      fillOpacity: '1',
      stroke: 'rgb(0, 0, 0)',
      strokeOpacity: '0.5',
      strokeWidth: '6px',
      strokeDasharray: 'none',
    }).dashes,
  ).toEqual([]);
});

test('the body has no looks of its own: whatever lies over a cell is styled once', () => {
  const read = (file: string) => readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8');
  const sheet = readFileSync(new URL(import.meta.resolve('@latin-puzzles/view/board-view.css')), 'utf8');
  const [, classes] = /const CLASSES = \[(.*?)\]/s.exec(read('solid/palette.ts'))!;
  const own = [...classes!.matchAll(/'([a-z-]+)'/g)].map(([, name]) => name!);
  expect(own).not.toEqual([]);
  for (const name of own) expect(sheet, name).toMatch(new RegExp(`\\.${name} \\{`));
  expect(read('solid/paint-cell.ts')).not.toMatch(/#[0-9a-f]{3}|lineWidth = [\d.]|globalAlpha = 0/);
});
