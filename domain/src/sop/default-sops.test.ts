import { describe, expect, it } from 'vitest';
import { makeLibrary, makeSopArticle } from '../testing/factories';
import { isOfferedTo, shownSops, standInFor } from './default-sops';

const child = makeLibrary({ id: 'child', parent_lib_id: 'parent', disabled_default_sopArticles: false });
const offer = (id: string, changes: object = {}) =>
  makeSopArticle({ id, support_lib_id: 'parent', is_offered: true, ...changes });
const OFFERED = [offer('billing'), offer('refunds')];
const idsOf = (sops: readonly { readonly id: string }[]) => sops.map(({ id }) => id);

describe('U-12: the SOPs of its parent that a library shows', () => {
  it('are all, or those it chose', () => {
    expect(idsOf(shownSops(child, OFFERED, []))).toEqual(['billing', 'refunds']);
    const some = {
      ...child,
      disabled_default_sopArticles: true,
      enabled_default_sopArticles: ['refunds', 'gone'],
    };
    expect(idsOf(shownSops(some, OFFERED, []))).toEqual(['refunds']);
  });

  it('D-72: are none before it chose, and none without a parent', () => {
    expect(shownSops(makeLibrary({ id: 'child', parent_lib_id: 'parent' }), OFFERED, [])).toEqual([]);
    expect(shownSops({ ...child, parent_lib_id: '' }, OFFERED, [])).toEqual([]);
  });

  it('D-73: make way for a published copy, and come back without it', () => {
    const copy = makeSopArticle({ id: 'billing_of_child', support_lib_id: 'child' });
    expect(idsOf(shownSops(child, OFFERED, [copy]))).toEqual(['refunds']);
    expect(standInFor(child, 'billing', [copy])).toBe(copy);
    expect(standInFor({ ...child, id: 'other' }, 'billing', [copy])).toBeUndefined();
    for (const changes of [{ is_published: false }, { is_disabled: true }])
      expect(shownSops(child, OFFERED, [{ ...copy, ...changes }])).toHaveLength(2);
  });

  it('D-84: are what the parent has published and offers, and nothing else', () => {
    expect(isOfferedTo(child, offer('billing'))).toBe(true);
    for (const changes of [
      { is_published: false },
      { is_disabled: true },
      { is_offered: false },
      { is_offered: undefined },
      { support_lib_id: 'sibling' },
      { support_lib_id: 'child' },
      { support_lib_id: '' },
    ])
      expect(isOfferedTo(child, offer('billing', changes))).toBe(false);
    expect(isOfferedTo({ ...child, parent_lib_id: '' }, offer('billing', { support_lib_id: '' }))).toBe(
      false,
    );
  });
});
