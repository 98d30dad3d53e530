import { describe, expect, it } from 'vitest';
import { oneLine } from './clip';

describe('oneLine', () => {
  it('makes line ends and control characters single spaces', () => {
    expect(oneLine(' a\r\nb\u2028c\td ')).toBe('a b c d');
  });

  it('drops characters that reverse text, so that no name reads as another one', () => {
    expect(oneLine('Lumen \u202Eelpmaxe.live\u202C \u2066x\u2069')).toBe('Lumen elpmaxe.live x');
  });

  it('keeps text from right to left, and its marks', () => {
    expect(oneLine('שלום\u200F!')).toBe('שלום\u200F!');
  });
});
