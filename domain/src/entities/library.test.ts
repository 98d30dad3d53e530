import { expect, it } from 'vitest';
import { makeLibrary } from '../testing/factories';
import { libraryPublicSchema } from './library';

it.each([['nonsense'], [[{ id: 1 }]], [[null]], [['a', { id: 'b' }]]])(
  'D-36: a library whose category order is %j has none, and works',
  (categoryPositioning) => {
    const parsed = libraryPublicSchema.safeParse({ ...makeLibrary(), categoryPositioning });
    expect(parsed.data?.categoryPositioning).toEqual([]);
  },
);

it('S3-08: an order is kept', () => {
  const categoryPositioning = [{ id: 'b' }, { id: 'a' }];
  expect(libraryPublicSchema.parse({ ...makeLibrary(), categoryPositioning })).toMatchObject({
    categoryPositioning,
  });
});
