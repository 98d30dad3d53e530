import { describe, expect, it } from 'vitest';
import type { TicketTag } from '../entities/ticket-tags';
import { LIMITS } from '../limits';
import {
  currentRef,
  type LibraryTags,
  refsWithout,
  tagName,
  tagNamed,
  withDoneTag,
  withNewTag,
  withoutTag,
  withRenamedTag,
  withTag,
} from './tags';

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

describe('merged and deleted tags (D-117)', () => {
  const ada = { by_ref: 'ada', by_name: 'Ada' };
  const named = (...names: string[]): TicketTag[] =>
    names.map((name) => ({ tag_ref: name.toLowerCase(), name }));
  const library = (...names: string[]): LibraryTags => ({ tags: named(...names), gone: [] });
  const without = (from: LibraryTags, ref: string, into: string): LibraryTags => {
    const left = withoutTag(from, { ref, into }, ada);
    if (left === 'missing') throw new Error(`No tag ${ref}`);
    return left;
  };

  it('a tag gets another name, but not that of another tag', () => {
    const from = library('Refund', 'Delivery');
    expect(withRenamedTag(from, 'refund', 'REFUND')).toMatchObject({ tags: [{ name: 'REFUND' }, {}] });
    expect(withRenamedTag(from, 'refund', 'delivery ')).toBe('name-taken');
    expect(withRenamedTag(from, 'nothing', 'New')).toBe('missing');
  });

  it('a merged tag leads to the one that stays, also over several merges, until that one is deleted', () => {
    const twice = without(without(library('A', 'B', 'C'), 'a', 'b'), 'b', 'c');
    expect(['a', 'b', 'c', 'd'].map((ref) => currentRef(twice, ref))).toEqual(['c', 'c', 'c', undefined]);
    const none = without(twice, 'c', '');
    expect(['a', 'b', 'c'].map((ref) => currentRef(none, ref))).toEqual([undefined, undefined, undefined]);
    expect(none.tags).toEqual([]);
  });

  it('nothing is merged into itself, into what is gone, or twice', () => {
    const from = without(library('A', 'B'), 'a', 'b');
    for (const [ref, into] of [
      ['b', 'b'],
      ['b', 'a'],
      ['a', 'b'],
      ['a', ''],
    ] as const)
      expect(withoutTag(from, { ref, into }, ada)).toBe('missing');
  });

  it('remembers what is under way, and of the rest the latest', () => {
    const gone = Array.from({ length: LIMITS.goneTags }, (_, n) => ({
      ...ada,
      tag_ref: `g${n}`,
      name: `G${n}`,
      into: '',
      is_done: n !== 0,
    }));
    const left = without({ tags: named('A'), gone }, 'a', '');
    expect(left.gone.length).toBe(LIMITS.goneTags);
    expect(left.gone.map(({ tag_ref }) => tag_ref).filter((ref) => ['g0', 'g1', 'a'].includes(ref))).toEqual([
      'g0',
      'a',
    ]);
    expect(withDoneTag(left, 'a').gone.at(-1)?.is_done).toBe(true);
  });

  it('a ticket has the one that stays once, in its place', () => {
    expect(refsWithout(['x', 'a', 'y'], 'a', 'b')).toEqual(['x', 'b', 'y']);
    expect(refsWithout(['b', 'a'], 'a', 'b')).toEqual(['b']);
    expect(refsWithout(['b', 'a'], 'a', '')).toEqual(['b']);
  });
});
