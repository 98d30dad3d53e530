import { describe, expect, it } from 'vitest';
import { countWords, readingMinutes } from './count-words';

describe('countWords', () => {
  it.each([
    ['', 0],
    ['  \n ', 0],
    ['Charge the battery.', 3],
    ['It’s an e-bike – really', 4],
    ['10,000 km & 3 bikes', 4],
    ['شحن البطارية', 2],
    ['電池を充電する', 4],
  ])('counts %s', (text, count) => {
    expect(countWords(text)).toBe(count);
  });
});

describe('readingMinutes', () => {
  it.each([
    [0, 0],
    [1, 1],
    [220, 1],
    [1000, 5],
  ])('takes %i words for %i minutes', (words, minutes) => {
    expect(readingMinutes(words)).toBe(minutes);
  });
});
