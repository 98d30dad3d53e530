import { makeArticle } from '@harborline/domain/testing/factories';
import { expect, it } from 'vitest';
import { publicationOf } from './log-publication';

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
