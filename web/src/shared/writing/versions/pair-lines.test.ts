import { describe, expect, it } from 'vitest';
import { difference } from './difference';
import { changedWords, pairLines } from './pair-lines';

const pair = (before: readonly string[], after: readonly string[]) =>
  pairLines(difference(before, after)).map(({ before: left, after: right }) => [left, right]);

describe('pairLines', () => {
  it('puts lines beside what replaced them, and leaves a gap where nothing did', () => {
    expect(pair(['a', 'b', 'c'], ['a', 'x', 'y', 'c'])).toEqual([
      ['a', 'a'],
      ['b', 'x'],
      [null, 'y'],
      ['c', 'c'],
    ]);
    expect(pair(['a', 'b'], ['b'])).toEqual([
      ['a', null],
      ['b', 'b'],
    ]);
    expect(pair([], [])).toEqual([]);
  });
});

describe('changedWords', () => {
  it('marks the words of a reworded line', () => {
    const words = changedWords('Charge it for two hours.', 'Charge it for three hours.');
    expect(words?.filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'before', text: 'two' },
      { kind: 'after', text: 'three' },
    ]);
  });

  it('marks a word that was added at the end, and no other', () => {
    expect(changedWords('Fit mudguards', 'Fit mudguards again')).toEqual([
      { kind: 'same', text: 'Fit' },
      { kind: 'same', text: ' ' },
      { kind: 'same', text: 'mudguards' },
      { kind: 'after', text: ' ' },
      { kind: 'after', text: 'again' },
    ]);
  });

  it('calls lines with little in common different lines', () => {
    expect(changedWords('Charge it for two hours.', 'Write to us.')).toBeNull();
  });
});
