import { makeArticle, makeArticleDraft } from '@harborline/domain/testing/factories';
import { expect, it } from 'vitest';
import { fieldsOf } from '../editor/article-fields';
import { openingOf } from './kept-article';

const mine = fieldsOf(makeArticleDraft({ article_title: 'Mine' }));
const loaded = {
  article: makeArticle(),
  draft: makeArticleDraft({ article_title: 'Theirs', updated_by: 'imogen' }),
  version: { article: '1.0', draft: '3.0' },
};
const kept = (draft: string) => ({
  title: 'Article',
  keptAt: 7,
  value: { fields: { ...mine, keywords: [...mine.keywords] }, version: { article: '1.0', draft } },
});

it('offers text that a teammate saved over, and opens with what is stored', () => {
  const { fields, restoredAt, aside } = openingOf(loaded, kept('2.0'));
  expect(fields.title).toBe('Theirs');
  expect(restoredAt).toBeNull();
  expect(aside).toMatchObject({ by: '', at: 7, fields: { title: 'Mine' } });
});

it('puts text back that was written on what is stored', () => {
  expect(openingOf(loaded, kept('3.0'))).toMatchObject({
    fields: { title: 'Mine' },
    restoredAt: 7,
    aside: null,
  });
});
