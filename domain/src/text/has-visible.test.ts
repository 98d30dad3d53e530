import { expect, it } from 'vitest';
import { hasVisible } from './has-visible';

it.each(['', ' \n\t', '\u200b\u200d\ufeff', '\u202e', '\u2800\u3164', '\u0000'])('%j shows nothing', (text) =>
  expect(hasVisible(text)).toBe(false),
);

it.each(['a', ' ? ', '👍🏽', 'שלום', '\u200bא'])('%j shows something', (text) =>
  expect(hasVisible(text)).toBe(true),
);
