import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difference } from './difference';
import { linesOf } from './lines-of';

const show = (before: string, after: string) =>
  difference(before.split(' '), after.split(' '))
    .map(({ kind, text }) => (kind === 'same' ? text : `${kind === 'before' ? '-' : '+'}${text}`))
    .join(' ');

describe('difference', () => {
  it('marks words that only one of the two texts contains', () => {
    expect(show('a b c d', 'a x c d e')).toBe('a -b +x c d +e');
    expect(show('a a', 'a')).toBe('a -a');
  });

  it('can rebuild both texts, whatever they are', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
    fc.assert(
      fc.property(words, words, (before, after) => {
        const parts = difference(before, after);
        const without = (kind: string) => parts.filter((part) => part.kind !== kind).map(({ text }) => text);
        expect(without('after')).toEqual(before);
        expect(without('before')).toEqual(after);
      }),
    );
  });

  it('does not block the page for texts with nothing in common', () => {
    const long = (word: string) => Array.from({ length: 5_000 }, (_, index) => `${word}${index}`);
    expect(difference(long('a'), long('b'))).toHaveLength(10_000);
  });
});

describe('linesOf', () => {
  it('reads an article as the lines a person would read aloud', () => {
    const html =
      '<h2>Charge</h2><p>Plug <b>it</b> in.<br>Wait.</p><ul><li>a</li><li>b</li></ul>' +
      '<table><tbody><tr><td><p>c</p></td><td>d</td></tr></tbody></table><p><img src="x" alt="A bike"></p>';
    expect(linesOf(html)).toEqual(['Charge', 'Plug it in.', 'Wait.', 'a', 'b', 'c | d', '[A bike]']);
  });
});
