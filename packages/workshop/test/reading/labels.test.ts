import { describe, expect, test } from 'vitest';
import { makeLabelsText, parseLabels } from '../../src/reading/index.ts';

describe('labels as people write them', () => {
  test('stand apart by commas or by spaces, or are the characters of a word', () => {
    expect(parseLabels('HELIOS')).toEqual([...'HELIOS']);
    expect(parseLabels('1 2  10')).toEqual(['1', '2', '10']);
    expect(parseLabels(' 1, 2,10, x ')).toEqual(['1', '2', '10', 'x']);
    expect(parseLabels('  ')).toEqual([]);
  });

  test('may hold spaces where commas part them', () => {
    expect(parseLabels('New York, Oslo')).toEqual(['New York', 'Oslo']);
  });

  test('are not made up where one is missing', () => {
    expect(parseLabels('a,,b')).toEqual(['a', '', 'b']);
  });

  test.each([[['10', '11', 'a']], [['New York', 'Oslo']], [['🇪🇸', '🇫🇷']]])('%j is read as it was written', (labels) => {
    expect(parseLabels(makeLabelsText(labels))).toEqual(labels);
  });
});
