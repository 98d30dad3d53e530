import { makeArticle, makeArticleDraft } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { expect, it } from 'vitest';
import { type ArticleRow, editedAt, hasUnpublishedChanges } from './article-row';

const row: ArticleRow = { ...makeArticle({ id: 'a', updated_at: timestamp(2_000) }), isPending: false };

const draft = (ms: number) => ({ ...makeArticleDraft({ updated_at: timestamp(ms) }), isPending: false });

it.each([
  ['without unpublished changes', new Map(), 2_000],
  ['with newer ones', new Map([['a', draft(3_000)]]), 3_000],
  ['with older ones', new Map([['a', draft(1_000)]]), 2_000],
  ['with those of another article', new Map([['b', draft(3_000)]]), 2_000],
])('an article was edited last, %s', (_which, drafts, at) => {
  expect(editedAt(row, drafts).getTime()).toBe(at);
});

it('D-17: an article has unpublished changes if its draft says something else', () => {
  const { article_title, article_content, article_keywords, article_categories } = row;
  const same = { ...draft(3_000), article_title, article_content, article_keywords, article_categories };
  expect(hasUnpublishedChanges(row, new Map())).toBe(false);
  expect(hasUnpublishedChanges(row, new Map([['a', same]]))).toBe(false);
  expect(hasUnpublishedChanges(row, new Map([['a', { ...same, article_title: 'New' }]]))).toBe(true);
});
