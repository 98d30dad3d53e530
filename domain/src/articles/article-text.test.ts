import { expect, it } from 'vitest';
import { makeArticle, makeArticleDraft } from '../testing/factories';
import { isSameArticleText } from './article-text';

const { article_title, article_content, article_keywords, article_categories } = makeArticle();
const text = { article_title, article_content, article_keywords, article_categories };

it('S3-16: two texts are the same if title, content, keywords and category are, whoever saved them when', () => {
  expect(isSameArticleText(makeArticle(), makeArticleDraft({ ...text, updated_by: 'somebody' }))).toBe(true);
  for (const change of [
    { article_title: 'Other' },
    { article_content: '<p>Other</p>' },
    { article_keywords: [...article_keywords, 'other'] },
    { article_categories: 'other' },
  ]) {
    expect(isSameArticleText(text, { ...text, ...change })).toBe(false);
  }
});
