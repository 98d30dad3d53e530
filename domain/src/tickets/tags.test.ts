import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits';
import { tagName, tagNamed, withNewTag, withTag } from './tags';

const REFUND = { tag_ref: 'a', name: 'Refund' };

describe('tags of tickets (D-71)', () => {
  it('have names on one line, and are the same however they are capitalised', () => {
    expect(tagName('  two\nlines ')).toBe('two lines');
    expect(tagNamed([REFUND], ' rEFUND ')).toBe(REFUND);
    expect(tagNamed([REFUND], 'refunds')).toBeUndefined();
    expect(tagNamed([{ tag_ref: 'b', name: 'Größe' }], 'GRÖSSE')).toBeUndefined();
  });

  it('are as many in a library as it may have', () => {
    expect(withNewTag([], REFUND)).toEqual([REFUND]);
    expect(withNewTag(Array(LIMITS.tagsPerLibrary).fill(REFUND), REFUND)).toBeUndefined();
  });

  it('are set and removed once, up to as many as a ticket may have', () => {
    expect(withTag([], 'a', true)).toEqual({ refs: ['a'] });
    expect(withTag(['a', 'b'], 'a', false)).toEqual({ refs: ['b'] });
    expect(withTag(['a'], 'a', true)).toBe('unchanged');
    expect(withTag([], 'a', false)).toBe('unchanged');
    const many = Array.from({ length: LIMITS.tagsPerTicket }, (_, n) => `tag${n}`);
    expect(withTag(many, 'a', true)).toBe('full');
    expect(withTag(many, 'tag0', true)).toBe('unchanged');
  });
});
