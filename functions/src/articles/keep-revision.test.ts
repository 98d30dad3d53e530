import { publishedFor } from '@harborline/domain/articles/publication';
import { makeArticle } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { expect, it } from 'vitest';
import { revisionId } from '../revisions';
import { publishedArticles } from './keep-revision';

const live = makeArticle({ is_published: true });
const edited = { ...live, article_title: 'Edited' };
const hidden = makeArticle({ is_published: false });
const NOTHING = { published: undefined, replaced: undefined };

it('S3-16: what visitors begin to read is a revision', () => {
  expect(publishedArticles(undefined, live)).toEqual({ published: live, replaced: undefined });
  expect(publishedArticles(hidden, live)).toEqual({ published: live, replaced: undefined });
  expect(publishedArticles(live, edited)).toEqual({ published: edited, replaced: live });
});

it('what only staff read is a revision as well, and showing it to others is none', () => {
  const forStaff = { ...live, ...publishedFor('staff') };
  expect(publishedArticles(hidden, forStaff)).toEqual({ published: forStaff, replaced: undefined });
  expect(publishedArticles(forStaff, { ...forStaff, ...publishedFor('public') })).toEqual(NOTHING);
});

it('views, votes, archiving, drafts and unpublishing are none', () => {
  expect(publishedArticles(live, { ...live, views: 3, updated_at: timestamp(9) })).toEqual(NOTHING);
  expect(publishedArticles(live, { ...live, is_disabled: true })).toEqual(NOTHING);
  expect(publishedArticles(hidden, { ...hidden, article_title: 'Edited' })).toEqual(NOTHING);
  expect(publishedArticles(live, { ...edited, is_published: false })).toEqual(NOTHING);
  expect(publishedArticles(live, undefined)).toEqual(NOTHING);
});

it('an event that arrives twice names the same revision, and each publication another', () => {
  expect(revisionId('a', timestamp(5_000))).toBe(revisionId('a', timestamp(5_000)));
  expect(revisionId('a', timestamp(5_000))).not.toBe(revisionId('a', timestamp(5_001)));
  expect(revisionId('a', timestamp(5_000))).not.toBe(revisionId('b', timestamp(5_000)));
});
