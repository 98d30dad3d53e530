import { LOCAL_STORAGE_BUCKET } from '@harborline/domain/local-suite';
import { storagePath } from '@harborline/domain/paths';
import { article } from '@harborline/domain/stores/articles';
import { category } from '@harborline/domain/stores/categories';
import { makeArticle, makeCategory } from '@harborline/domain/testing/factories';
import { beforeAll, describe, expect, it } from 'vitest';
import { bucket } from './support/bucket';
import { call, fromAnywhere } from './support/call';
import { type Identity, newStaff } from './support/people';
import { eventually } from './support/suite';
import { layOut, newLibrary, stored, unique } from './support/world';

const PNG = Buffer.from('89504e470d0a1a0a00000000', 'hex');

let libraryId = '';
let owner: Identity;
const [categoryId, published, draft] = [unique('category'), unique('published'), unique('draft')];
const picture = `${unique('p')}.png`;

const newArticle = (id: string, support_lib_id: string, is_published: boolean) =>
  layOut(
    article(id),
    stored(
      makeArticle({
        support_lib_id,
        article_title: `Title of ${id}`,
        article_content: `<p>Text</p><img alt="Form" src="http://127.0.0.1/v0/b/${LOCAL_STORAGE_BUCKET}/o/${encodeURIComponent(storagePath.cover(libraryId, picture))}?alt=media">`,
        article_categories: categoryId,
        is_published,
      }),
    ),
  );

const ask = (method: string, path: string, body?: object) =>
  call(method, `/api/articles/export/${path}`, body, { token: owner.token, headers: fromAnywhere() });

beforeAll(async () => {
  libraryId = await newLibrary();
  owner = await newStaff(libraryId, 'owner');
  await layOut(category(categoryId), stored(makeCategory({ support_lib_id: libraryId })));
  await newArticle(published, libraryId, true);
  await newArticle(draft, libraryId, false);
  const saved = bucket.file(storagePath.cover(libraryId, picture));
  await saved.save(PNG, { resumable: false, contentType: 'image/png' });
  // The first page loads what renders it, which on a busy machine takes longer than Hosting waits.
  await eventually(() => ask('GET', 'frame'));
}, 300_000);

describe('the export of a site, part by part', () => {
  it('U-14: begins with everything but the articles, and names these', async () => {
    const { status, body } = await ask('GET', 'frame');
    expect(status).toBe(200);
    expect(body.data?.articleIds).toEqual([published]);
    expect(Object.keys(body.data?.files ?? {})).toEqual(
      expect.arrayContaining(['index.html', 'search.html', '404.html', `category/${categoryId}.html`]),
    );
  });

  it('goes on with articles that visitors can read, and names their pictures', async () => {
    const foreign = unique('foreign');
    await newArticle(foreign, await newLibrary(), true);
    const { body } = await ask('POST', 'articles', { ids: [published, draft, foreign, 'missing'] });
    const files = body.data?.files as Record<string, string>;
    expect(Object.keys(files)).toEqual([`article/${published}.html`]);
    expect(files[`article/${published}.html`]).toContain(`src="../pictures/${picture}"`);
    expect(body.data).toMatchObject({
      references: { pictures: [storagePath.cover(libraryId, picture)] },
      left: [],
    });
    expect(Object.keys(body.data?.entries ?? {})).toEqual([published]);
  });

  it('hands out pictures of the library, and no other file', async () => {
    const readFrom = async (path: string) => {
      const { status, body } = await ask('GET', `picture?path=${encodeURIComponent(path)}`);
      expect(status).toBe(200);
      return body.data?.content;
    };
    expect(await readFrom(storagePath.cover(libraryId, picture))).toBe(PNG.toString('base64'));
    const foreign = storagePath.cover(await newLibrary(), picture);
    await bucket.file(foreign).save(PNG, { resumable: false, contentType: 'image/png' });
    const others = [
      foreign,
      storagePath.cover(libraryId, 'missing.png'),
      `covers/${libraryId}/../${foreign}`,
    ];
    for (const path of others) expect(await readFrom(path), path).toBeNull();
  });
});
