import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { describe, it } from 'vitest';
import {
  allows,
  denies,
  get,
  layOut,
  limit,
  list,
  NO_FIELD,
  orderBy,
  type QueryPart,
  remove,
  set,
  update,
  where,
} from './support/firestore';
import {
  CONTENT_PEOPLE,
  EVERYBODY,
  LIB,
  LIB_ROLES,
  OTHER_LIB,
  OUTSIDERS,
  PASSERS_BY,
} from './support/people';
import { category, useWorld } from './support/world';

useWorld();

const inLibrary = (library: string) => where('support_lib_id', '==', library);
const isEnabled = where('is_enabled', '==', true);

describe('Categories', () => {
  const most = limit(LIMITS.listedCategories);

  it('visitors list the enabled categories of one library, with a limit', async () => {
    const enabled = (...more: QueryPart[]) =>
      list('Categories', inLibrary(LIB), isEnabled, orderBy('category_title'), ...more);
    await allows(EVERYBODY, enabled(most));
    await denies(PASSERS_BY, enabled());
    await denies(PASSERS_BY, enabled(limit(LIMITS.listedCategories + 1)));
  });

  it('D-17: visitors may not list without a library or without the enabled filter', async () => {
    await denies(PASSERS_BY, list('Categories', isEnabled, most));
    await denies(PASSERS_BY, list('Categories', inLibrary(LIB), most));
    await denies(PASSERS_BY, list('Categories', isEnabled, orderBy('support_lib_id'), limit(1)));
    await denies(PASSERS_BY, list('Categories', isEnabled, where('support_lib_id', '!=', LIB), most));
  });

  it('D-36: visitors open a category only if it is enabled and not disabled', async () => {
    await allows(EVERYBODY, get(docPath.category('open')));
    await denies(PASSERS_BY, get(docPath.category('off')));
    await denies(PASSERS_BY, get(docPath.category('disabled')));
  });

  it('D-36: a missing is_disabled counts as not disabled', async () => {
    const old = Object.fromEntries(Object.entries(category(LIB)).filter(([key]) => key !== 'is_disabled'));
    await layOut({ [docPath.category('old')]: old });
    await allows(PASSERS_BY, get(docPath.category('old')));
  });

  it('staff list all categories of their own library and none of another', async () => {
    await allows(LIB_ROLES, list('Categories', inLibrary(LIB)));
    await allows(LIB_ROLES, get(docPath.category('off')));
    await denies(LIB_ROLES, list('Categories', inLibrary(OTHER_LIB)));
    await denies(LIB_ROLES, get(docPath.category('otherOff')));
  });

  const fresh = {
    support_lib_id: LIB,
    category_title: 'Batteries',
    category_description: '',
    category_icon: 'battery',
    parent_cat_id: 'open',
    is_enabled: true,
    is_disabled: false,
  };

  it('writers create and change categories in their own library', async () => {
    await allows(CONTENT_PEOPLE, (person) => set(docPath.category(person), fresh));
    await allows(CONTENT_PEOPLE, update(docPath.category('off'), { is_enabled: true }));
    await denies(['agent', ...OUTSIDERS], set(docPath.category('fresh'), fresh));
    await denies(['agent', ...OUTSIDERS], update(docPath.category('off'), { is_enabled: true }));
  });

  it.each([
    ['of another library', { support_lib_id: OTHER_LIB }],
    ['without a title', { category_title: '' }],
    ['with a title that is too long', { category_title: 'x'.repeat(201) }],
    ['with a description that is too long', { category_description: 'x'.repeat(501) }],
    ['with an icon that is too long', { category_icon: 'x'.repeat(61) }],
    ['with an invalid flag', { is_enabled: 'yes' }],
    ['with another invalid flag', { is_disabled: 0 }],
    ['below a category of another library', { parent_cat_id: 'otherOpen' }],
    ['below itself', { parent_cat_id: 'fresh' }],
    ['below something that cannot be an id', { parent_cat_id: 'a/b' }],
    ['with an extra field', { views: 1 }],
    ['with a number of articles', { articles: 1 }],
    ['with subcategories', { subCategory: ['open'] }],
  ])('nobody creates a category %s', async (_what, change) => {
    await denies(['owner'], set(docPath.category('fresh'), { ...fresh, ...change }));
  });

  it('nobody creates a category below one whose id is none, even if it exists', async () => {
    await layOut({ [docPath.category('not.an.id')]: category(LIB) });
    await denies(['owner'], set(docPath.category('fresh'), { ...fresh, parent_cat_id: 'not.an.id' }));
  });

  it.each(Object.keys(fresh))('nobody creates a category without %s or removes that field', async (field) => {
    const rest = Object.fromEntries(Object.entries(fresh).filter(([key]) => key !== field));
    await denies(['owner'], set(docPath.category('fresh'), rest));
    await denies(['owner'], update(docPath.category('open'), { [field]: NO_FIELD }));
  });

  it('accepts the longest texts, at the top level', () =>
    allows(
      ['owner'],
      set(docPath.category('fresh'), {
        ...fresh,
        category_title: 'ü'.repeat(200),
        category_description: 'x'.repeat(500),
        category_icon: 'x'.repeat(60),
        parent_cat_id: '',
      }),
    ));

  it('writers change every part of a category', async () => {
    const everything = { ...fresh, is_enabled: false, is_disabled: true };
    await allows(['writer'], update(docPath.category('open'), { ...everything, parent_cat_id: 'off' }));
  });

  it('S3-15: writers change a category beside what triggers keep in it, and never that', async () => {
    const path = docPath.category('kept');
    await layOut({ [path]: { ...category(LIB), articles: 3, subCategory: ['open'] } });
    await allows(['writer'], update(path, { category_title: 'Cells' }));
    await denies(['owner'], update(path, { articles: 4 }));
    await denies(['owner'], update(path, { subCategory: [] }));
    await denies(['owner'], update(path, { articles: NO_FIELD }));
  });

  it('nobody changes a category into one that could not be created', async () => {
    const change = (fields: object) => update(docPath.category('open'), fields);
    await denies(['owner'], change({ category_title: '' }));
    await denies(['owner'], change({ parent_cat_id: 'open' }));
    await denies(['owner'], change({ parent_cat_id: 'otherOpen' }));
    await denies(['owner'], change({ views: 1 }));
    await denies(['owner'], change({ is_enabled: 'yes' }));
    await denies(['owner'], change({ is_disabled: 0 }));
    const everything = { ...fresh, category_title: 'Cells', category_icon: 'cell', is_disabled: true };
    await allows(['owner'], update(docPath.category('off'), everything));
  });

  it('nobody moves a category to another library; deleting needs the publishing slug', async () => {
    await denies(['owner'], update(docPath.category('open'), { support_lib_id: OTHER_LIB }));
    await denies(['agent', ...OUTSIDERS], remove(docPath.category('open')));
    await allows(['writer'], remove(docPath.category('open')));
  });
});
