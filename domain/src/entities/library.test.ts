import { expect, it } from 'vitest';
import { LIMITS } from '../limits';
import { makeLibrary } from '../testing/factories';
import { libraryPublicSchema } from './library';

const positions = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`);

it.each([['nonsense'], [[{ id: 1 }]], [[null]], [positions(LIMITS.categoryOrder + 1)]])(
  'D-36: a library whose category order is %j has none, and works',
  (categoryPositioning) => {
    const parsed = libraryPublicSchema.safeParse({ ...makeLibrary(), categoryPositioning });
    expect(parsed.data?.categoryPositioning).toEqual([]);
  },
);

it('S3-08: a valid order is kept', () => {
  const categoryPositioning = [{ id: 'b', category_title: 'Billing' }, { id: 'a' }];
  expect(libraryPublicSchema.parse({ ...makeLibrary(), categoryPositioning })).toMatchObject({
    categoryPositioning,
  });
});

it('S7.6-08: the ids that a page saves form a valid order', () => {
  const parsed = libraryPublicSchema.parse({ ...makeLibrary(), categoryPositioning: ['b', 'a'] });
  expect(parsed.categoryPositioning).toEqual([{ id: 'b' }, { id: 'a' }]);
});
