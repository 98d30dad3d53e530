import { makeCategory } from '@harborline/domain/testing/factories';
import { expect, it } from 'vitest';
import { arrangeContent } from './arrange-content';

const entry = (title: string, category = 'top') => ({
  title,
  category,
  keywords: [],
  text: `About ${title}`,
});
const translations = [{ id: 't', support_lib_id: 'l', source: 'Article', translation: 'Guide' }];

const content = arrangeContent({
  categories: [
    makeCategory({ id: 'top' }),
    makeCategory({ id: 'sub', parent_cat_id: 'top' }),
    makeCategory({ id: 'off', is_disabled: true }),
    makeCategory({ id: 'below-off', parent_cat_id: 'off' }),
  ],
  translations,
  shards: [
    { entries: { b: entry('Step 10'), a: entry('Step 9'), h: entry('Hidden', 'off') } },
    { entries: { c: entry('Brakes'), d: entry('Chain', 'sub') } },
  ],
});

it('keeps the categories a visitor may see (D-36)', () => {
  expect(content.categories.map(({ id }) => id)).toEqual(['top', 'sub']);
});

it('lists the articles of each category by title, numbers by value, across shards', () => {
  expect(content.rows.get('top')).toEqual([
    { id: 'c', article_title: 'Brakes' },
    { id: 'a', article_title: 'Step 9' },
    { id: 'b', article_title: 'Step 10' },
  ]);
  expect(content.rows.get('sub')).toEqual([{ id: 'd', article_title: 'Chain' }]);
});

it('counts and searches', () => {
  expect(content.engine.countByCategory.get('top')).toBe(3);
  const found = (query: string) =>
    content.engine.search(query, content.visibleCategoryIds).results.map(({ id }) => id);
  expect(found('brakes')).toEqual(['c']);
  expect(found('hidden')).toEqual([]);
});

it('passes words on without their documents', () => {
  expect(content.translations).toEqual([{ source: 'Article', translation: 'Guide' }]);
});
