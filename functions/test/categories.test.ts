import { docPath } from '@harborline/domain/paths';
import { article } from '@harborline/domain/stores/articles';
import { category } from '@harborline/domain/stores/categories';
import { makeArticle, makeCategory } from '@harborline/domain/testing/factories';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliverCreated } from './support/deliver';
import { db, eventually } from './support/suite';
import { change, layOut, newLibrary, stored, unique } from './support/world';

let libraryId = '';

beforeEach(async () => {
  libraryId = await newLibrary();
});

const positions = async () =>
  (await db.doc(docPath.library(libraryId)).get()).get('categoryPositioning') as Record<string, unknown>[];

const positionOf = async (id: string) => (await positions()).find((position) => position.id === id);

/** What a page does: it saves ids. */
const saveOrder = (ids: readonly string[]) =>
  db.doc(docPath.library(libraryId)).update({ categoryPositioning: ids });

async function newCategory(title: string, parent = ''): Promise<string> {
  const id = unique('category');
  const fields = { support_lib_id: libraryId, category_title: title, parent_cat_id: parent };
  await layOut(category(id), stored(makeCategory(fields)));
  return id;
}

async function newArticle(categoryId: string, isPublished = true): Promise<string> {
  const id = unique('article');
  const fields = { support_lib_id: libraryId, article_categories: categoryId, is_published: isPublished };
  await layOut(article(id), stored(makeArticle(fields)));
  return id;
}

const articlesIn = async (id: string) => (await db.doc(docPath.category(id)).get()).get('articles');

describe('the order of the categories', () => {
  it('S3-08: gets every specified field once a page has saved the ids', async () => {
    const bikes = await newCategory('Bikes');
    const orders = await newCategory('Orders');
    const chains = await newCategory('Chains', bikes);
    await saveOrder([orders, bikes, chains, 'gone']);
    await eventually(async () =>
      expect(await positions()).toEqual([
        {
          id: orders,
          is_enabled: true,
          is_disabled: false,
          subCategory: [],
          articles: 0,
          category_title: 'Orders',
          category_icon: 'rocket',
          category_description: 'First steps',
        },
        expect.objectContaining({ id: bikes, subCategory: [chains], category_title: 'Bikes' }),
        expect.objectContaining({ id: chains, subCategory: [] }),
      ]),
    );
    await eventually(async () =>
      expect((await db.doc(docPath.category(bikes)).get()).get('subCategory')).toEqual([chains]),
    );
  });

  it('D-36: follows its categories as they are renamed, hidden, added and deleted', async () => {
    const bikes = await newCategory('Bikes');
    await eventually(async () => expect(await positionOf(bikes)).toMatchObject({ category_title: 'Bikes' }));
    await change(category(bikes), { category_title: 'Bicycles' });
    await eventually(async () =>
      expect(await positionOf(bikes)).toMatchObject({ category_title: 'Bicycles' }),
    );
    await change(category(bikes), { is_enabled: false });
    await eventually(async () =>
      expect(await positionOf(bikes)).toMatchObject({ is_enabled: false, category_title: '' }),
    );
    await db.doc(docPath.category(bikes)).delete();
    await eventually(async () => expect(await positions()).toEqual([]));
  });
});

describe('the number of articles in a category', () => {
  it('S3-15: counts what visitors can read, wherever articles come from and go to', async () => {
    const [bikes, orders] = [await newCategory('Bikes'), await newCategory('Orders')];
    const ids = [await newArticle(bikes), await newArticle(bikes), await newArticle(bikes, false)];
    await eventually(async () => expect(await articlesIn(bikes)).toBe(2));
    await eventually(async () => expect(await positionOf(bikes)).toMatchObject({ articles: 2 }));

    const [first = '', second = '', third = ''] = ids;
    await change(article(first), { article_categories: orders });
    await change(article(third), { is_published: true });
    await eventually(async () => expect([await articlesIn(bikes), await articlesIn(orders)]).toEqual([2, 1]));

    await change(article(second), { is_disabled: true });
    await db.doc(docPath.article(third)).delete();
    await eventually(async () => expect(await articlesIn(bikes)).toBe(0));
  });

  it('S3-15: is right after a burst, and after an event that is delivered again', async () => {
    const bikes = await newCategory('Bikes');
    const ids = await Promise.all(Array.from({ length: 12 }, () => newArticle(bikes)));
    await eventually(async () => expect(await articlesIn(bikes)).toBe(12));
    expect(await deliverCreated('onArticleWritten', docPath.article(ids[0] ?? ''))).toBeLessThan(300);
    expect(await articlesIn(bikes)).toBe(12);
  });

  it('S3-15: is kept for a category that a page has put back without it', async () => {
    const id = unique('category');
    await newArticle(id);
    const {
      articles: _articles,
      subCategory: _subCategory,
      ...written
    } = stored(makeCategory({ support_lib_id: libraryId }));
    await layOut(category(id), written);
    await eventually(async () => expect(await articlesIn(id)).toBe(1));
  });
});
