import { describe, expect, it } from 'vitest';
import { expandPlaceholders } from './expand-placeholders';

describe('placeholders (S7.7-03, D-22)', () => {
  it('are replaced wherever they stand', () =>
    expect(expandPlaceholders('[a] and [b], [a]', { a: 'one', b: 'two' })).toBe('one and two, one'));

  it('are not looked for in what replaced them', () =>
    expect(expandPlaceholders('[a]', { a: '[b]', b: 'two' })).toBe('[b]'));

  it('stay where nothing is known by their name', () =>
    expect(expandPlaceholders('[x] [toString] [2]', { a: 'one' })).toBe('[x] [toString] [2]'));
});
