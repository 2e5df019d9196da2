import { describe, expect, test } from 'vitest';
import { type CardBox, type CardSurroundings, placeCard } from '../../src/play/card-place.ts';

const box = (left: number, top: number, width: number, height: number): CardBox => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** The cells of a square board in the middle of its place. */
function square(stage: CardBox, side: number): CardBox[] {
  const size = side / 9;
  const [left, top] = [(stage.left + stage.right - side) / 2, (stage.top + stage.bottom - side) / 2];
  return Array.from({ length: 81 }, (_, i) => box(left + (i % 9) * size, top + Math.floor(i / 9) * size, size, size));
}

function covers(place: CardBox, cells: readonly CardBox[]): boolean {
  return cells.some(
    (cell) => place.left < cell.right && cell.left < place.right && place.top < cell.bottom && cell.top < place.bottom,
  );
}

const NOTHING: Pick<CardSurroundings, 'controls' | 'modes'> = { controls: [], modes: undefined };

describe('a card', () => {
  test('lies beside the board where that leaves room', () => {
    const stage = box(16, 54, 948, 576);
    const cells = square(stage, 568);
    const place = placeCard({ ...NOTHING, stage, cells, about: cells, news: box(982, 460, 368, 130) });
    expect(covers(place, cells)).toBe(false);
    expect(place.right).toBeLessThanOrEqual(stage.right);
  });

  test('takes the place of the list of groups where the board leaves none', () => {
    const stage = box(16, 54, 862, 736);
    const cells = square(stage, 724);
    const news = box(896, 480, 368, 270);
    expect(placeCard({ ...NOTHING, stage, cells, about: cells, news })).toMatchObject(news);
  });

  test('lies between board and keys on a phone, and on the board only where nothing is that it speaks of', () => {
    const stage = box(0, 49, 360, 386);
    const cells = square(stage, 354);
    const around = { ...NOTHING, stage, cells, news: box(6, 440, 348, 46), modes: box(6, 490, 348, 44) };
    const low = placeCard({ ...around, about: cells });
    expect(covers(low, cells)).toBe(false);
    expect(low.bottom).toBe(534);
    const free = placeCard({ ...around, about: cells.slice(0, 9) });
    expect(covers(free, cells.slice(0, 9))).toBe(false);
  });

  test('grows for a picture on a phone, but not over what it speaks of', () => {
    const stage = box(0, 49, 360, 386);
    const cells = square(stage, 354);
    const around = { ...NOTHING, stage, cells, news: box(6, 440, 348, 46), modes: box(6, 490, 348, 44), wanted: 264 };
    const pictured = placeCard({ ...around, about: cells.slice(0, 9) });
    expect(pictured.bottom - pictured.top).toBe(264);
    expect(covers(pictured, cells.slice(0, 9))).toBe(false);
    expect(covers(placeCard({ ...around, about: cells }), cells)).toBe(false);
  });

  test('keeps away from what it speaks of where there is no room but over cells', () => {
    const stage = box(0, 0, 700, 700);
    const cells = square(stage, 690);
    for (const about of [cells.slice(0, 9), cells.slice(-9), cells.filter((_, i) => i % 9 === 0)])
      expect(covers(placeCard({ ...NOTHING, stage, cells, about, news: undefined }), about)).toBe(false);
  });
});
