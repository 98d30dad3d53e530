import { copyIdOf } from '@harborline/domain/articles/article-copy';
import { docPath } from '@harborline/domain/paths';
import { articleLinks } from '@harborline/domain/stores/article-links';
import { makeArticle } from '@harborline/domain/testing/factories';
import { beforeAll, expect, it } from 'vitest';
import { noteLinks } from '../src/articles/keep-links';
import { backfill } from './support/backfill';
import { type Identity, newStaff } from './support/people';
import { db, eventually } from './support/suite';
import { newChild, newLibrary, stored, unique } from './support/world';

let libraryId = '';
let writer: Identity;

beforeAll(async () => {
  libraryId = await newLibrary();
  writer = await newStaff(libraryId, 'writer');
});

async function newArticle(changes: object): Promise<string> {
  const id = unique('article');
  const text = stored(makeArticle({ support_lib_id: libraryId, is_published: true }));
  await db.doc(docPath.article(id)).set({ ...text, updated_by: writer.uid, ...changes });
  return id;
}
const linkTo = (id: string) => `<p><a data-article="${id}" href="/article/details/${id}">Link</a></p>`;
const linksOf = async (id: string) => (await db.doc(articleLinks(id).path).get()).data();
const deadBecomes = (id: string, dead: readonly object[]) =>
  eventually(async () => {
    const links = await linksOf(id);
    expect(links?.dead).toEqual(dead);
    expect(links?.has_dead).toBe(dead.length > 0);
  });

it('notes dead links of what is published, and learns when the linked article goes and comes back', async () => {
  const target = await newArticle({ article_title: 'Lamp', is_published: false });
  const source = await newArticle({ article_content: linkTo(target) });
  const targetRef = db.doc(docPath.article(target));
  await deadBecomes(source, [{ id: target, title: 'Lamp', state: 'unpublished' }]);
  await targetRef.update({ is_published: true });
  await deadBecomes(source, []);
  await targetRef.update({ is_disabled: true });
  await deadBecomes(source, [{ id: target, title: 'Lamp', state: 'archived' }]);
  await targetRef.delete();
  await deadBecomes(source, [{ id: target, title: '', state: 'deleted' }]);
});

it('learns the new title of a linked article that visitors cannot open', async () => {
  const target = await newArticle({ article_title: 'Lamp', is_published: false });
  const source = await newArticle({ article_content: linkTo(target) });
  await deadBecomes(source, [{ id: target, title: 'Lamp', state: 'unpublished' }]);
  await db.doc(docPath.article(target)).update({ article_title: 'Front lamp' });
  await deadBecomes(source, [{ id: target, title: 'Front lamp', state: 'unpublished' }]);
});

it('keeps the time since when links are dead, and writes nothing that is known', async () => {
  const target = await newArticle({ is_published: false });
  const source = await newArticle({ article_content: linkTo(target) });
  await eventually(async () => expect((await linksOf(source))?.has_dead).toBe(true));
  const since = (await linksOf(source))?.updated_at;
  expect(await noteLinks(source)).toBe(false);
  await db.doc(docPath.article(source)).update({ article_title: 'Renamed' });
  await eventually(async () => expect((await linksOf(source))?.article_title).toBe('Renamed'));
  expect((await linksOf(source))?.updated_at).toEqual(since);
});

it('notes links of articles from before links were noted by the backfill, once', async () => {
  const gone = unique('article');
  const source = await newArticle({ article_title: 'Old', article_content: linkTo(gone) });
  const dead = [{ id: gone, title: '', state: 'deleted' }];
  await deadBecomes(source, dead);
  await db.doc(articleLinks(source).path).delete();

  expect((await backfill('--dry-run')).stdout).toMatch(/[1-9]\d* published articles would be checked/);
  expect(await linksOf(source)).toBeUndefined();
  expect((await backfill()).stdout).toMatch(/links of [1-9]\d* articles were noted/);
  expect(await linksOf(source)).toMatchObject({ article_title: 'Old', dead, has_dead: true });
  const noted = await linksOf(source);
  await backfill();
  expect(await linksOf(source)).toEqual(noted);
}, 180_000);

it('checks links by address again when the library gets another key, or a host of its own (D-01)', async () => {
  const home = await newLibrary();
  const gone = unique('article');
  const host = `${unique('www-')}.example`;
  const newHome = unique('key-');
  const linking = (address: string) =>
    newArticle({ support_lib_id: home, article_content: `<p><a href="${address}">Link</a></p>` });
  const [byKey, byHost] = await Promise.all([
    linking(`/article/details/${newHome}/${gone}`),
    linking(`https://${host}/article/details/${gone}`),
  ]);
  const dead = [{ id: gone, title: '', state: 'deleted' }];
  await Promise.all([byKey, byHost].map((id) => noteLinks(id)));
  expect(await Promise.all([byKey, byHost].map(linksOf))).toEqual([undefined, undefined]);

  await db.doc(docPath.library(home)).update({ library_refkey: newHome });
  await deadBecomes(byKey, dead);
  await db.doc(docPath.library(home)).update({ library_domain: host });
  await deadBecomes(byHost, dead);
  await db.doc(docPath.library(home)).update({ library_refkey: unique('key-'), library_domain: '' });
  await eventually(async () =>
    expect(await Promise.all([byKey, byHost].map(linksOf))).toEqual([undefined, undefined]),
  );
});

it('forgets the links of an article that visitors no longer read', async () => {
  const target = await newArticle({});
  const source = await newArticle({ article_content: linkTo(target) });
  await deadBecomes(source, []);
  await db.doc(docPath.article(source)).update({ is_published: false });
  await eventually(async () => expect(await linksOf(source)).toBeUndefined());
});

it('calls an article of an unrelated library dead', async () => {
  const foreign = await newArticle({ support_lib_id: await newLibrary() });
  const source = await newArticle({ article_content: linkTo(foreign) });
  await deadBecomes(source, [{ id: foreign, title: '', state: 'deleted' }]);
});

it('D-73: calls an article of the parent open while it is published, or has a published copy here', async () => {
  const child = await newChild(libraryId);
  const original = await newArticle({ article_title: 'Lamp' });
  const source = await newArticle({ support_lib_id: child, article_content: linkTo(original) });
  const gone = [{ id: original, title: '', state: 'deleted' }];
  await deadBecomes(source, []);
  await db.doc(docPath.article(original)).update({ is_published: false });
  await deadBecomes(source, gone);
  const copy = db.doc(docPath.article(copyIdOf(child, original)));
  const text = stored(makeArticle({ support_lib_id: child, is_published: true, origin_ref: original }));
  await copy.set({ ...text, updated_by: writer.uid });
  await deadBecomes(source, []);
  await copy.update({ is_published: false });
  await deadBecomes(source, gone);
});
