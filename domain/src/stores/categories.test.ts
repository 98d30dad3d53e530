import { expect, it } from 'vitest';
import { enabledCategories } from './categories';

it('S7.6-03: visitors read the enabled categories of one library, by title', () => {
  expect(enabledCategories('acme')).toMatchObject({
    collection: 'Categories',
    where: [
      ['support_lib_id', '==', 'acme'],
      ['is_enabled', '==', true],
    ],
    orderBy: [['category_title', 'asc']],
  });
});
