import { describe, expect, it } from 'vitest';
import { makeCategory, makeLibrary } from '../testing/factories';
import { defaultCategories, withDefaultCategories } from './default-categories';
import { type DefaultSwitches, hasDefaultContent, hasDefaults, showsDefault } from './default-content';

const CHILD: DefaultSwitches = { parent_lib_id: 'parent' };
const ON = { disabled_default_categories: false, disabled_default_articles: false } as const;

const parent = {
  categories: [
    makeCategory({ id: 'billing', category_title: 'Billing' }),
    makeCategory({ id: 'security', category_title: 'Security' }),
    makeCategory({ id: 'passwords', category_title: 'Passwords', parent_cat_id: 'security' }),
    makeCategory({ id: 'off', category_title: 'Off', is_disabled: true }),
    makeCategory({ id: 'below-off', category_title: 'Below', parent_cat_id: 'off' }),
  ],
  positioning: [{ id: 'security' }, { id: 'billing' }],
};

const shown = (switches: Partial<DefaultSwitches>) =>
  defaultCategories({ ...CHILD, ...switches }, parent).map(({ id }) => id);

describe('S3-07: categories of the parent', () => {
  it('D-72: are not shown by a library that never chose', () => {
    expect(shown({})).toEqual([]);
    expect(hasDefaultContent(CHILD)).toBe(false);
  });

  it('are shown in the order of the parent while the switch is on, without those it hides (D-36)', () => {
    expect(shown(ON)).toEqual(['security', 'passwords', 'billing']);
  });

  it('D-35: are shown one by one while the switch is off, each with what is below it', () => {
    expect(shown({ disabled_default_categories: true, enabled_default_categories: ['security'] })).toEqual([
      'security',
      'passwords',
    ]);
    expect(shown({ enabled_default_categories: ['billing'] })).toEqual(['billing']);
  });

  it('stay hidden below a hidden one, even if they are listed', () => {
    expect(shown({ enabled_default_categories: ['passwords', 'below-off', 'off', 'gone'] })).toEqual([]);
  });

  it('are nobody’s without a parent', () => {
    expect(shown({ ...ON, parent_lib_id: '' })).toEqual([]);
    expect(hasDefaultContent({ ...ON, parent_lib_id: '' })).toBe(false);
  });
});

describe('S3-07: articles of the parent', () => {
  it('follow their switch, and their list while it is off', () => {
    expect(showsDefault('articles', CHILD, 'a')).toBe(false);
    expect(showsDefault('articles', { ...CHILD, ...ON }, 'a')).toBe(true);
    const listed = { ...CHILD, disabled_default_articles: true, enabled_default_articles: ['a'] };
    expect(showsDefault('articles', listed, 'a')).toBe(true);
    expect(showsDefault('articles', listed, 'b')).toBe(false);
  });
});

describe('S3-07: news of the parent', () => {
  it('D-72: is not shown by a library that never chose, whatever it shows of other kinds', () => {
    const library = { ...CHILD, ...ON };
    expect([hasDefaults('newsFlash', library), showsDefault('newsFlash', library, 'a')]).toEqual([
      false,
      false,
    ]);
  });

  it('D-35: follows its switch, and its list while that is off', () => {
    const listed = { ...CHILD, disabled_default_newsFlash: true, enabled_default_newsFlash: ['a'] };
    expect([hasDefaults('newsFlash', listed), showsDefault('newsFlash', listed, 'a')]).toEqual([true, true]);
    expect(showsDefault('newsFlash', listed, 'b')).toBe(false);
    expect(showsDefault('newsFlash', { ...listed, disabled_default_newsFlash: false }, 'b')).toBe(true);
    expect(showsDefault('newsFlash', { ...listed, parent_lib_id: '' }, 'a')).toBe(false);
  });
});

it('S3-08: a library’s own categories come first in its order, then those of the parent in theirs', () => {
  const library = makeLibrary({ ...CHILD, ...ON, categoryPositioning: [{ id: 'second' }, { id: 'first' }] });
  const own = [makeCategory({ id: 'first' }), makeCategory({ id: 'second' }), makeCategory({ id: 'new' })];
  const { categories, positioning } = withDefaultCategories(library, own, parent);
  const ids = ['second', 'first', 'new', 'security', 'passwords', 'billing'];
  expect(categories.map(({ id }) => id)).toEqual(ids);
  expect(positioning.map(({ id }) => id)).toEqual(ids);
});
