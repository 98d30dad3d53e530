import { makeCategory } from '@harborline/domain/testing/factories';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { categoryTree } from '../categories/category-tree';
import { useArticleScope } from './use-article-scope';

afterEach(cleanup);

const bikes = makeCategory({ id: 'bikes' });
const brakes = makeCategory({ id: 'brakes', parent_cat_id: 'bikes' });
const orders = makeCategory({ id: 'orders' });

function scopeOf(categoryId: string) {
  const filter = { state: 'all', categoryId } as const;
  return renderHook(({ categories }) => useArticleScope('lib', filter, categoryTree(categories)), {
    initialProps: { categories: [bikes, orders] },
  });
}

it.each(['', 'bikes'])('the list of "%s" is not read again because categories are', (categoryId) => {
  const { result, rerender } = scopeOf(categoryId);
  const before = result.current;
  rerender({ categories: [orders, bikes] });
  expect(result.current).toBe(before);
});

it('a category is asked for with those below it, also with one that was added', () => {
  const { result, rerender } = scopeOf('bikes');
  expect(result.current.categoryIds).toEqual(['bikes']);
  rerender({ categories: [bikes, brakes, orders] });
  expect(result.current.categoryIds).toEqual(['bikes', 'brakes']);
});
