import { makeArticle } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { expect, it } from 'vitest';
import { type ArticleRow, editedAt } from './article-row';

const row: ArticleRow = { ...makeArticle({ id: 'a', updated_at: timestamp(2_000) }), isPending: false };

it.each([
  ['without unpublished changes', new Map(), 2_000],
  ['with newer ones', new Map([['a', new Date(3_000)]]), 3_000],
  ['with older ones', new Map([['a', new Date(1_000)]]), 2_000],
  ['with those of another article', new Map([['b', new Date(3_000)]]), 2_000],
])('an article was edited last, %s', (_which, drafts, at) => {
  expect(editedAt(row, drafts).getTime()).toBe(at);
});
