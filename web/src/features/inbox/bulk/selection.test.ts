import { expect, it } from 'vitest';
import { noSelection, selectedTo, toggled } from './selection';

const ROWS = ['a', 'b', 'c', 'd'];
const none = noSelection('inbox');

it('a row is selected, and no longer', () => {
  const one = toggled(none, 'b');
  expect([...one.ids]).toEqual(['b']);
  expect([...toggled(one, 'b').ids]).toEqual([]);
});

it('a range goes both ways from the row that was chosen last, beside what is selected', () => {
  const from = toggled(toggled(none, 'a'), 'c');
  expect([...selectedTo(from, ROWS, 'd').ids]).toEqual(['a', 'c', 'd']);
  expect([...selectedTo(toggled(none, 'c'), ROWS, 'b').ids].sort()).toEqual(['b', 'c']);
});

it('a range without a beginning is its row, and a row of another list selects nothing', () => {
  expect([...selectedTo(none, ROWS, 'c').ids]).toEqual(['c']);
  expect(selectedTo(none, ROWS, 'z')).toBe(none);
});
