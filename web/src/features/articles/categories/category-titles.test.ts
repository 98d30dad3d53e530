import { makeCategory } from '@harborline/domain/testing/factories';
import { expect, it } from 'vitest';
import { categoryTitles } from './category-titles';
import { categoryTree } from './category-tree';

const category = makeCategory({ id: 'battery', category_title: 'Battery' });

it('says that an article has no category only once the categories are known', () => {
  expect(categoryTitles({ status: 'loading' })('battery')).toBeNull();
  expect(categoryTitles({ status: 'failed', retry: () => {} })('battery')).toBe('');
  const titleOf = categoryTitles({ status: 'ready', data: categoryTree([category]) });
  expect(titleOf('battery')).toBe('Battery');
  expect(titleOf('gone')).toBe('No category');
});
