import { makeArticle } from '@harborline/domain/testing/factories';
import { expect, it } from 'vitest';
import { publicationOf } from './log-publication';

const published = makeArticle({ is_published: true });
const hidden = makeArticle({ is_published: false });
const disabled = makeArticle({ is_disabled: true });

it('an article is published when visitors gain it', () => {
  for (const before of [undefined, hidden, disabled]) {
    expect(publicationOf(before, published)).toBe('article-published');
  }
});

it('it is unpublished when they lose it', () => {
  for (const after of [hidden, disabled]) expect(publicationOf(published, after)).toBe('article-unpublished');
});

it('edits, views and votes, and what nobody saw before or after, are neither', () => {
  expect(publicationOf(published, { ...published, views: 7 })).toBeUndefined();
  expect(publicationOf(hidden, disabled)).toBeUndefined();
  expect(publicationOf(undefined, hidden)).toBeUndefined();
  expect(publicationOf(published, undefined)).toBeUndefined();
});
