import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareCodePoints } from './compare-code-points';

it('orders texts as their bytes in UTF-8, which Firestore compares', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const expected = Buffer.compare(Buffer.from(one), Buffer.from(other));
      expect(Math.sign(compareCodePoints(one, other))).toBe(expected);
    }),
  );
});

it('puts an emoji behind full-width letters, and a beginning before the whole', () => {
  expect(['\u{1f6b2}', 'Ａ', 'Ab', 'A', ''].toSorted(compareCodePoints)).toEqual([
    '',
    'A',
    'Ab',
    'Ａ',
    '\u{1f6b2}',
  ]);
});
