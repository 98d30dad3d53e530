import { makeCategory } from '@harborline/domain/testing/factories';
import { expect, it } from 'vitest';
import { categoryTitles } from './category-titles';
import { categoryTree } from './category-tree';

const category = makeCategory({ id: 'battery', category_title: 'Battery' });
const none = { status: 'ready', data: [] } as const;
const loading = { status: 'loading' } as const;
const failed = { status: 'failed', retry: () => {} } as const;

it('says that an article has no category only once the categories are known', () => {
  expect(categoryTitles(loading, none)('battery')).toBeNull();
  expect(categoryTitles(failed, none)('battery')).toBe('');
  const titleOf = categoryTitles({ status: 'ready', data: categoryTree([category]) }, none);
  expect(titleOf('battery')).toBe('Battery');
  expect(titleOf('gone')).toBe('No category');
});

it('knows the categories of the parent, in which a copy may stand', () => {
  const own = { status: 'ready', data: categoryTree([category]) } as const;
  const privacy = makeCategory({ id: 'privacy', category_title: 'Privacy' });
  expect(categoryTitles(own, { status: 'ready', data: categoryTree([privacy]) })('privacy')).toBe('Privacy');
  expect(categoryTitles(own, loading)('privacy')).toBeNull();
  expect(categoryTitles(own, loading)('battery')).toBe('Battery');
  expect(categoryTitles(own, failed)('privacy')).toBe('');
});
