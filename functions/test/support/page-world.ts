import { docPath } from '@harborline/domain/paths';
import { article } from '@harborline/domain/stores/articles';
import { category } from '@harborline/domain/stores/categories';
import { library } from '@harborline/domain/stores/libraries';
import { libraryHost, libraryKey } from '@harborline/domain/stores/library-lookups';
import { makeArticle, makeCategory } from '@harborline/domain/testing/factories';
import { expect } from 'vitest';
import { db, eventually, hostOf } from './suite';
import { change, layOut, newLibrary, stored, unique } from './world';

/** How long the function uses what it has read of a library and an article, and a moment. */
export const NO_LONGER_FRESH_MS = 10_500;
/** Three kinds of triggers start for the first time. */
export const PAGE_WORLD_TIMEOUT_MS = 180_000;
/** How long caches keep a page that was found. */
export const FOUND = 'public, max-age=0, s-maxage=30, stale-if-error=86400';

interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

/** Asks for a page through Hosting, as a browser does. */
export async function getPage(path: string, init: RequestInit = {}): Promise<Page> {
  const response = await fetch(`http://${hostOf('hosting')}${path}`, init);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** The request of a browser that found the product under another host. */
export const onHost = (host: string) => ({ headers: { 'x-forwarded-host': host } });

/** A library that visitors find by a key and a host. */
export interface Addressed {
  readonly id: string;
  readonly key: string;
  readonly host: string;
}

export interface PageWorld extends Addressed {
  /** id of a category, and of a published article in it */
  readonly topic: string;
  readonly guide: string;
}

/** An article in the category of a world. */
export const articleIn = (world: Pick<PageWorld, 'id' | 'topic'>, title: string, changes = {}) =>
  stored(
    makeArticle({
      support_lib_id: world.id,
      article_categories: world.topic,
      article_title: title,
      article_content: `<h2>Part</h2><p onclick="hit()">Text of ${title}</p>`,
      ...changes,
    }),
  );

/** Writes an article into the category of a world. @returns its id */
export async function newArticleIn(
  world: Pick<PageWorld, 'id' | 'topic'>,
  title: string,
  changes = {},
): Promise<string> {
  const id = unique('article');
  await layOut(article(id), articleIn(world, title, changes));
  return id;
}

/** Writes a category. @returns its id */
export async function newCategory(libraryId: string, title: string, changes = {}): Promise<string> {
  const id = unique('category');
  const written = makeCategory({ support_lib_id: libraryId, category_title: title, ...changes });
  await layOut(category(id), stored(written));
  return id;
}

/** A library with a key and a host. */
export async function newAddressed(): Promise<Addressed> {
  const id = await newLibrary();
  const key = unique('key-');
  const host = `${unique('help-')}.example`;
  await change(library(id), { library_refkey: key });
  await layOut(libraryKey(key), { support_lib_id: id });
  await layOut(libraryHost(host), { support_lib_id: id });
  return { id, key, host };
}

/** A library with a key, a host, a category and an article that its search has taken in. */
export async function newPageWorld(): Promise<PageWorld> {
  const { id, key, host } = await newAddressed();
  const topic = await newCategory(id, 'Brakes and wheels');
  const guide = await newArticleIn({ id, topic }, 'Adjust the brakes', { views: 3 });
  const world = { id, key, host, topic, guide };
  await eventually(async () => {
    const shards = await Promise.all(
      [0, 1, 2, 3].map((shard) => db.doc(docPath.searchShard(id, shard)).get()),
    );
    expect(shards.flatMap((shard) => Object.keys(shard.get('entries') ?? {}))).toContain(guide);
  }, PAGE_WORLD_TIMEOUT_MS);
  // The first page of a function that starts on a busy machine is left to the browser.
  await eventually(async () => expect((await getPage(`/${key}`)).headers.get('cache-control')).toBe(FOUND));
  return world;
}

export const articlePath = ({ key }: Pick<PageWorld, 'key'>, id: string) => `/article/details/${key}/${id}`;
export const categoryPath = ({ key }: Pick<PageWorld, 'key'>, id: string) =>
  `/articleCategoriesDetails/${key}/${id}`;
