import { describe, expect, it } from 'vitest';
import { libraryPublicSchema } from '../entities/library';
import { LIMITS } from '../limits';
import { makeCategory, makeLibrary } from '../testing/factories';
import { utf8Bytes } from '../text/utf8-bytes';
import { type FullPosition, fillPositions, fitPositions, isUnfilled } from './category-positions';

const bikes = makeCategory({ id: 'bikes', category_title: 'Bikes', articles: 3 });
const chains = makeCategory({ id: 'chains', category_title: 'Chains', parent_cat_id: 'bikes' });
const tyres = makeCategory({ id: 'tyres', category_title: 'Tyres', parent_cat_id: 'bikes' });
const orders = makeCategory({ id: 'orders', category_title: 'Orders', category_icon: 'truck' });
const bytesOf = (positions: readonly FullPosition[]) => utf8Bytes(JSON.stringify(positions));
const idsOf = (positions: readonly FullPosition[]) => positions.map(({ id }) => id);

describe('fillPositions', () => {
  it('S3-08: gives each entry all specified fields, from the categories as they are', () => {
    const saved = [{ id: 'orders' }, { id: 'bikes' }, { id: 'tyres' }, { id: 'chains' }];
    expect(fillPositions([bikes, chains, orders, tyres], saved)).toEqual([
      {
        id: 'orders',
        is_enabled: true,
        is_disabled: false,
        subCategory: [],
        articles: 0,
        category_title: 'Orders',
        category_icon: 'truck',
        category_description: 'First steps',
      },
      expect.objectContaining({ id: 'bikes', subCategory: ['tyres', 'chains'], articles: 3 }),
      expect.objectContaining({ id: 'tyres', category_title: 'Tyres' }),
      expect.objectContaining({ id: 'chains', category_title: 'Chains' }),
    ]);
  });

  it('D-36: leaves out ids without a category, and appends new categories by title', () => {
    expect(idsOf(fillPositions([tyres, orders, bikes], [{ id: 'gone' }, { id: 'orders' }]))).toEqual([
      'orders',
      'bikes',
      'tyres',
    ]);
  });

  it.each([{ is_enabled: false }, { is_disabled: true }])(
    'D-16: tells visitors nothing of a category with %j but that',
    (state) => {
      const secret = makeCategory({ category_title: 'Merger', articles: 4, ...state });
      expect(fillPositions([secret], [])).toEqual([
        {
          id: secret.id,
          is_enabled: secret.is_enabled,
          is_disabled: secret.is_disabled,
          subCategory: [],
          articles: 0,
          category_title: '',
          category_icon: '',
          category_description: '',
        },
      ]);
    },
  );

  it('fills what it filled before the same way', () => {
    const filled = fillPositions([bikes, chains, orders, tyres], [{ id: 'tyres' }]);
    expect(fillPositions([tyres, bikes, orders, chains], filled)).toEqual(filled);
  });

  it('S3-08: stays within its bytes and readable, however many and long the categories are', () => {
    const many = Array.from({ length: LIMITS.categoryOrder + 5 }, (_, index) =>
      makeCategory({
        id: `${index}`.padStart(32, 'c'),
        category_title: '界'.repeat(LIMITS.categoryTitle),
        category_description: '"'.repeat(LIMITS.categoryDescription),
        category_icon: 'é'.repeat(LIMITS.categoryIcon),
        parent_cat_id: index === 0 ? '' : '0'.padStart(32, 'c'),
      }),
    );
    const filled = fillPositions(many, []);
    expect(bytesOf(filled)).toBeLessThanOrEqual(LIMITS.categoryPositioningBytes);
    const read = libraryPublicSchema.parse({ ...makeLibrary(), categoryPositioning: filled });
    expect(read.categoryPositioning).toEqual(filled);
    expect(filled).toHaveLength(LIMITS.categoryOrder);
  });
});

it('descriptions give way before titles', () => {
  const [position] = fillPositions([bikes], []);
  if (position === undefined) throw new Error('No position');
  const bytes = bytesOf([position]);
  const [fitted] = fitPositions([position], bytes - 2);
  expect(fitted).toEqual({ ...position, category_description: 'First st' });
});

it('an order is unfilled once a page has saved ids', () => {
  const filled = fillPositions([bikes, orders], []);
  expect(isUnfilled(filled)).toBe(false);
  expect(isUnfilled([])).toBe(false);
  expect(isUnfilled([...filled, { id: 'tyres' }])).toBe(true);
});
