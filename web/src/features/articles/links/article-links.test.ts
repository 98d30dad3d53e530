import { makeArticle, makeLibrary } from '@harborline/domain/testing/factories';
import { FirebaseError } from 'firebase/app';
import type { Firestore } from 'firebase/firestore';
import { describe, expect, it, vi } from 'vitest';
import { readRecord } from '../../../shared/store/read-records';
import { articleLinks } from './article-links';

vi.mock('../../../shared/store/read-records', () => ({ readRecord: vi.fn() }));

describe('a dead link (D-17)', () => {
  const firestore = {} as Firestore;
  const state = async (found: ReturnType<typeof makeArticle> | null) => {
    vi.mocked(readRecord).mockResolvedValue(found && { ...found, isPending: false });
    const from = { libraryId: makeArticle().support_lib_id, library: makeLibrary() };
    return (await articleLinks(firestore, from).deadLinkTo('x'))?.state ?? null;
  };

  it('leads to an article that is deleted, unpublished, archived or of another library', async () => {
    expect(await state(null)).toBe('deleted');
    expect(await state(makeArticle({ is_published: false }))).toBe('unpublished');
    expect(await state(makeArticle({ is_published: true, is_disabled: true }))).toBe('archived');
    expect(await state(makeArticle({ support_lib_id: 'other' }))).toBe('deleted');
    expect(await state(makeArticle({ is_published: true, is_disabled: false }))).toBeNull();
  });

  describe('from a library with a parent', () => {
    const origin = makeArticle({ id: 'x', support_lib_id: 'agency' });
    const child = makeLibrary({
      parent_lib_id: 'agency',
      disabled_default_categories: false,
      enabled_default_articles: ['x'],
    });
    const copy = makeArticle({ id: `x_of_${child.id}` });
    const stateOf = async (
      library: typeof child | null,
      stored: readonly ReturnType<typeof makeArticle>[],
    ) => {
      vi.mocked(readRecord).mockImplementation(async (_firestore, { path }) => {
        const found = stored.find(({ id }) => path === `Articles/${id}`);
        if (found === undefined) throw new FirebaseError('permission-denied', 'refused');
        return { ...found, isPending: false };
      });
      return (await articleLinks(firestore, { libraryId: child.id, library }).deadLinkTo('x'))?.state ?? null;
    };

    it('is none if it leads to an article that the library shows of its parent (D-35)', async () => {
      expect(await stateOf(child, [origin])).toBeNull();
      expect(await stateOf(makeLibrary({ ...child, enabled_default_articles: [] }), [origin])).toBe(
        'deleted',
      );
      expect(await stateOf(makeLibrary({ ...child, disabled_default_categories: true }), [origin])).toBe(
        'deleted',
      );
      expect(await stateOf(makeLibrary({ ...child, parent_lib_id: 'other' }), [origin])).toBe('deleted');
    });

    it("is none if the library's published copy takes the article's place (D-73)", async () => {
      const unchosen = makeLibrary({ ...child, enabled_default_articles: [] });
      expect(await stateOf(unchosen, [origin, copy])).toBeNull();
      expect(await stateOf(unchosen, [origin, { ...copy, is_published: false }])).toBe('deleted');
    });

    it('is not claimed before the library is read', async () => {
      expect(await stateOf(null, [origin])).toBeNull();
    });
  });
});
