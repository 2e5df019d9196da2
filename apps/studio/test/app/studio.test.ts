import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
// @ts-expect-error: a script without types
import { root, sourceFiles } from '../../../../scripts/shared.mjs';
import { PAGES } from '../../src/app/pages.ts';
import { makeStudio } from '../../src/app/studio.ts';
import { makePuzzleMaker } from '../../src/generate/puzzle-maker.ts';
import { makePrintDesk } from '../../src/print/desk.ts';
import { makeTestDevice } from '../device.ts';

describe('two studios side by side', () => {
  const [one, other] = [makeTestDevice(), makeTestDevice()].map(({ window }) => makeStudio(window)) as [
    ReturnType<typeof makeStudio>,
    ReturnType<typeof makeStudio>,
  ];

  test('have settings of their own', () => {
    one.settings.language.value = 'es';
    expect(other.settings.language.value).toBe('en');
    expect(one.storage.keys('')).toEqual(['settings']);
    expect(other.storage.keys('')).toEqual([]);
  });

  test('speak, print and go about on their own', () => {
    one.announcer.say('hola');
    one.printList.add('{}');
    one.addressBar.goTo('play', 'specimen', 'sudoku');
    expect(other.announcer.spoken.value).toBe('');
    expect(other.printList.texts.value).toEqual([]);
    expect(other.addressBar.address.value.page).toBe('');
  });

  test('have pages of their own', () => {
    const [maker, otherMaker] = [makePuzzleMaker(one), makePuzzleMaker(other)];
    maker.change({ word: 'HELIOS' });
    expect(otherMaker.form.value.word).toBe('');
    const [desk, otherDesk] = [makePrintDesk(one), makePrintDesk(other)];
    desk.wish({ title: 'Mine' });
    expect(otherDesk.wishes.value.title).toBe('');
    expect(desk.order.value.options.language).toBe('es');
    expect(otherDesk.order.value.options.language).toBe('en');
  });

  test('on one device agree on what it keeps', () => {
    const { window } = makeTestDevice();
    makeStudio(window).settings.appearance.value = 'dark';
    expect(makeStudio(window).settings.shownAppearance.value).toBe('dark');
  });
});

test('every link of the studio leads to one of its pages', () => {
  const files: string[] = sourceFiles().filter((file: string) => /^apps\/studio\/src\/.*\.tsx?$/.test(file));
  const links = files.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/\b(?:addressOf|goTo)\('(\w+)'/g),
  ]);
  expect(links.length).toBeGreaterThan(10);
  expect(links.map(([, page]) => page!).filter((page) => !(page in PAGES))).toEqual([]);
});
