import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCategory } from '../testing/factories';
import { backTarget, type HelpLocation } from './back-target';
import { contrastRatio, readableOn, safeThemeColor } from './theme-color';
import {
  categoryPath,
  isCategoryVisible,
  orderCategories,
  visibleCategories,
  visibleCategoryIds,
} from './visible-categories';

const at = (changes: Partial<HelpLocation>): HelpLocation => ({
  view: 'all',
  searchQuery: '',
  categoryId: '',
  subCategoryId: '',
  ...changes,
});

describe('backTarget', () => {
  it('S2.2-14: search returns to all', () => {
    expect(backTarget(at({ view: 'search', searchQuery: 'motor' }))).toEqual({ view: 'all' });
  });

  it('S2.2-15: a category returns to search or all', () => {
    const category = at({ view: 'singleCategory', categoryId: 'c' });
    expect(backTarget({ ...category, searchQuery: 'motor' })).toEqual({
      view: 'search',
      searchQuery: 'motor',
    });
    expect(backTarget(category)).toEqual({ view: 'all' });
  });

  it('S2.2-16: a subcategory returns to search or its category', () => {
    const sub = at({ view: 'singleSubCategory', categoryId: 'parent', subCategoryId: 'sub' });
    expect(backTarget({ ...sub, searchQuery: 'motor' })).toEqual({ view: 'search', searchQuery: 'motor' });
    expect(backTarget(sub)).toEqual({ view: 'singleCategory', categoryId: 'parent' });
  });

  it('S2.2-17: an article returns to search or the category it lives in', () => {
    const article = at({ view: 'singleArticle', categoryId: 'c' });
    expect(backTarget({ ...article, searchQuery: 'motor' })).toEqual({
      view: 'search',
      searchQuery: 'motor',
    });
    expect(backTarget(article)).toEqual({ view: 'singleCategory', categoryId: 'c' });
    expect(backTarget({ ...article, subCategoryId: 's' })).toEqual({
      view: 'singleSubCategory',
      categoryId: 's',
    });
    expect(backTarget(at({ view: 'singleArticle' }))).toEqual({ view: 'all' });
  });
});

const category = (id: string, changes = {}) => makeCategory({ id, category_title: id, ...changes });

describe('visible categories (D-36)', () => {
  it('shows a category only if it is enabled and not disabled', () => {
    expect(isCategoryVisible({ is_enabled: true, is_disabled: false })).toBe(true);
    expect(isCategoryVisible({ is_enabled: true })).toBe(true);
    expect(isCategoryVisible({ is_enabled: true, is_disabled: true })).toBe(false);
    expect(isCategoryVisible({ is_enabled: false, is_disabled: false })).toBe(false);
  });

  it('follows the saved order, skips missing categories and appends new ones by title', () => {
    const categories = ['alpha', 'beta', 'gamma', 'delta'].map((id) => category(id));
    const order = orderCategories(categories, [{ id: 'gamma' }, { id: 'gone' }, { id: 'alpha' }]);
    expect(order.map(({ id }) => id)).toEqual(['gamma', 'alpha', 'beta', 'delta']);
  });

  it('hides subcategories of hidden and of missing parents', () => {
    const nodes = visibleCategories(
      [
        category('top'),
        category('sub', { parent_cat_id: 'top' }),
        category('hidden', { is_disabled: true }),
        category('below-hidden', { parent_cat_id: 'hidden' }),
        category('orphan', { parent_cat_id: 'nowhere' }),
        category('ring-1', { parent_cat_id: 'ring-2' }),
        category('ring-2', { parent_cat_id: 'ring-1' }),
      ],
      [],
    );
    expect([...visibleCategoryIds(nodes)].sort()).toEqual(['sub', 'top']);
    expect(categoryPath(nodes, 'sub').map(({ id }) => id)).toEqual(['top', 'sub']);
    expect(categoryPath(nodes, 'orphan')).toEqual([]);
  });

  it('never loses or duplicates a category by ordering', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
    fc.assert(
      fc.property(ids, fc.array(fc.constantFrom('a', 'b', 'c', 'x')), (have, saved) => {
        const order = orderCategories(
          have.map((id) => category(id)),
          saved.map((id) => ({ id })),
        );
        expect(order.map(({ id }) => id).sort()).toEqual([...have].sort());
      }),
    );
  });
});

describe('theme colour', () => {
  it('D-24: accepts only hex colours', () => {
    expect(safeThemeColor(' #2DCE89 ')).toBe('#2dce89');
    expect(safeThemeColor('red;} body{display:none', '#2DCE89')).toBe('#2dce89');
    expect(safeThemeColor('url(https://evil.example)')).toBe('#1b5e8c');
  });

  it('puts readable text on any colour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const color = `#${value.toString(16).padStart(6, '0')}`;
        return contrastRatio(color, readableOn(color)) >= 4;
      }),
    );
    expect(contrastRatio('#000000', '#fff')).toBeCloseTo(21);
  });
});
