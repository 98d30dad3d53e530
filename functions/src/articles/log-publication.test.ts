import { FOR_WRITERS } from '@harborline/domain/feed/feed-of-audit';
import { makeArticle } from '@harborline/domain/testing/factories';
import { expect, it } from 'vitest';
import { publicationOf, readersOf, titleOf } from './log-publication';

const published = makeArticle({ is_published: true });
const hidden = makeArticle({ is_published: false });
const disabled = makeArticle({ is_disabled: true });

it('an article is published when visitors gain it', () => {
  for (const before of [undefined, hidden]) {
    expect(publicationOf(before, published)).toBe('article-published');
  }
});

it('it is unpublished when they lose it', () => {
  expect(publicationOf(published, hidden)).toBe('article-unpublished');
});

it('archiving, restoring and deleting are logged by their own names, published or not', () => {
  const archived = { ...hidden, is_disabled: true };
  expect(publicationOf(published, disabled)).toBe('article-archived');
  expect(publicationOf(hidden, archived)).toBe('article-archived');
  expect(publicationOf(disabled, published)).toBe('article-restored');
  expect(publicationOf(archived, hidden)).toBe('article-restored');
  expect(publicationOf(disabled, undefined)).toBe('article-deleted');
  expect(publicationOf(archived, undefined)).toBe('article-deleted');
});

it('edits, views, votes, new hidden articles and deletions without archiving are not logged', () => {
  expect(publicationOf(published, { ...published, views: 7 })).toBeUndefined();
  expect(publicationOf(hidden, { ...hidden, article_title: 'Edited' })).toBeUndefined();
  expect(publicationOf(undefined, hidden)).toBeUndefined();
  expect(publicationOf(published, undefined)).toBeUndefined();
});

it('the title of an article that visitors could never read is for its writers', () => {
  const archived = { ...hidden, is_disabled: true };
  const forStaff = makeArticle({ audience: 'staff', is_published: false, is_staff_published: true });
  for (const [before, after] of [
    [hidden, archived],
    [archived, hidden],
    [archived, undefined],
    [forStaff, { ...forStaff, is_disabled: true }],
  ] as const) {
    expect(readersOf(before, after)).toEqual(FOR_WRITERS);
  }
  for (const [before, after] of [
    [hidden, published],
    [published, disabled],
    [disabled, published],
    [disabled, undefined],
  ] as const) {
    expect(readersOf(before, after)).toEqual({});
  }
});

it('an article that visitors lose is named as they knew it, not by the title of its draft', () => {
  const redrafted = makeArticle({ is_published: false, article_title: 'Secret plan' });
  expect(titleOf(makeArticle({ article_title: 'Old lamp' }), redrafted)).toBe('Old lamp');
  expect(titleOf(redrafted, makeArticle({ article_title: 'New lamp' }))).toBe('New lamp');
  expect(titleOf(redrafted, undefined)).toBe('Secret plan');
});
