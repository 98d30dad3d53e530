import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareCodePoints } from './compare-code-points';

/** Two digits for each byte, which JavaScript compares as the bytes. */
const hexOf = (text: string): string =>
  [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const compareHex = (one: string, other: string): number =>
  Number(hexOf(one) > hexOf(other)) - Number(hexOf(one) < hexOf(other));

it('orders texts as their bytes in UTF-8, which Firestore compares', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(Math.sign(compareCodePoints(one, other))).toBe(Math.sign(compareHex(one, other)));
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
