import { NOTHING, only } from '@latin-puzzles/view/board-view';
import { makeGroupLight } from '@latin-puzzles/view/playing';
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { SMALL } from '../../../../packages/workshop/test/puzzles.ts';

const { board } = SMALL;

function lights(cell?: number) {
  const selection = signal(cell === undefined ? NOTHING : only(cell));
  const wanted = signal(true);
  const light = makeGroupLight(board, selection, wanted);
  const told = () => light.groups.value.map(({ asterism, dress, light: how }) => [asterism, dress, how]);
  return { ...light, selection, wanted, told };
}

describe('the groups of the chosen cell', () => {
  test('are each in a dress of their own, none where several cells are chosen or nobody wants them', () => {
    const { told, groups, selection, wanted } = lights(5);
    expect(told()).toEqual(board.asterismsOf[5]!.map((asterism, index) => [asterism, index, 'plain']));
    expect(groups.value.map(({ cells }) => cells)).toEqual(
      board.asterismsOf[5]!.map((asterism) => board.asterisms[asterism]!.cells),
    );
    wanted.value = false;
    expect(told()).toEqual([]);
    wanted.value = true;
    selection.value = { cells: new Set([5, 6]), cursor: 6 };
    expect(told()).toEqual([]);
  });

  test('stand out one at a time: by name, or by a cell that only one of them holds', () => {
    const { hover, told } = lights(0);
    const [row, column, box] = board.asterismsOf[0]!;
    hover(undefined, column);
    expect(told()).toEqual([
      [row, 0, 'dimmed'],
      [column, 1, 'lit'],
      [box, 2, 'dimmed'],
    ]);
    hover(3);
    expect(told()[0]).toEqual([row, 0, 'lit']);
    // In the row and in the box as well.
    hover(1);
    expect(told().map(([, , how]) => how)).toEqual(['plain', 'plain', 'plain']);
    hover(undefined);
    expect(told().map(([, , how]) => how)).toEqual(['plain', 'plain', 'plain']);
  });

  test('are joined by another that is pointed at', () => {
    const { hover, told } = lights(0);
    const other = board.asterisms.findIndex(({ cells }) => !cells.includes(0));
    hover(undefined, other);
    expect(told().at(-1)).toEqual([other, 3, 'lit']);
  });

  test('stand out as long as they are held, until something else is chosen', () => {
    const { hold, hover, selection, told } = lights(0);
    const [row, column] = board.asterismsOf[0]!;
    hold(row!);
    expect(told()[0]).toEqual([row, 0, 'lit']);
    hover(undefined, column);
    expect(told()[1]).toEqual([column, 1, 'lit']);
    hover(undefined);
    expect(told()[0]).toEqual([row, 0, 'lit']);
    hold(row!);
    expect(told()[0]).toEqual([row, 0, 'plain']);
    hold(row!);
    selection.value = only(0);
    expect(told()[0]).toEqual([row, 0, 'plain']);
  });
});
