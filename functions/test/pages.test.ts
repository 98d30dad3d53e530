import { copyIdOf } from '@harborline/domain/articles/article-copy';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { LOCAL_PROJECT_ID } from '@harborline/domain/local-suite';
import { docPath } from '@harborline/domain/paths';
import { decodeIndex } from '@harborline/domain/search/index-file';
import { searchFilePath } from '@harborline/domain/search/search-files';
import { article } from '@harborline/domain/stores/articles';
import { category } from '@harborline/domain/stores/categories';
import { library } from '@harborline/domain/stores/libraries';
import { libraryHost, libraryKey } from '@harborline/domain/stores/library-lookups';
import { keptNewsFlash } from '@harborline/domain/stores/news-flashes';
import { translation } from '@harborline/domain/stores/translations';
import { makeArticle, makeCategory, makeNewsFlash } from '@harborline/domain/testing/factories';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { beforeAll, describe, expect, it } from 'vitest';
import { namedReadsOf } from './support/billing';
import { db, eventually, hostOf, pause } from './support/suite';
import { change, layOut, newLibrary, stored, unique } from './support/world';

/** How long the function uses what it has read of a library and an article, and a moment. */
const NO_LONGER_FRESH_MS = 10_500;
/** Three kinds of triggers start for the first time. */
const WORLD_TIMEOUT_MS = 180_000;
const FOUND = 'public, max-age=0, s-maxage=30, stale-if-error=86400';
const MISSING = 'public, max-age=0, s-maxage=10';

interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

/** Asks for a page through Hosting, as a browser does. */
async function get(path: string, init: RequestInit = {}): Promise<Page> {
  const response = await fetch(`http://${hostOf('hosting')}${path}`, init);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

const onHost = (host: string) => ({ headers: { 'x-forwarded-host': host } });

interface World {
  readonly id: string;
  readonly key: string;
  readonly host: string;
  /** id of a category, and of a published article in it */
  readonly topic: string;
  readonly guide: string;
}

const articleIn = (world: Pick<World, 'id' | 'topic'>, title: string, changes = {}) =>
  stored(
    makeArticle({
      support_lib_id: world.id,
      article_categories: world.topic,
      article_title: title,
      article_content: `<h2>Part</h2><p onclick="hit()">Text of ${title}</p>`,
      ...changes,
    }),
  );

async function newArticle(world: Pick<World, 'id' | 'topic'>, title: string, changes = {}): Promise<string> {
  const id = unique('article');
  await layOut(article(id), articleIn(world, title, changes));
  return id;
}

async function newCategory(libraryId: string, title: string, changes = {}): Promise<string> {
  const id = unique('category');
  const written = makeCategory({ support_lib_id: libraryId, category_title: title, ...changes });
  await layOut(category(id), stored(written));
  return id;
}

/** A library with a key, a host, a category and an article that its search has taken in. */
async function newWorld(): Promise<World> {
  const id = await newLibrary();
  const key = unique('key-');
  const host = `${unique('help-')}.example`;
  await change(library(id), { library_refkey: key });
  await layOut(libraryKey(key), { support_lib_id: id });
  await layOut(libraryHost(host), { support_lib_id: id });
  const topic = await newCategory(id, 'Brakes and wheels');
  const guide = await newArticle({ id, topic }, 'Adjust the brakes', { views: 3 });
  const world = { id, key, host, topic, guide };
  await eventually(async () => {
    const shards = await Promise.all(
      [0, 1, 2, 3].map((shard) => db.doc(docPath.searchShard(id, shard)).get()),
    );
    expect(shards.flatMap((shard) => Object.keys(shard.get('entries') ?? {}))).toContain(guide);
  }, WORLD_TIMEOUT_MS);
  // The first page of a function that starts on a busy machine is left to the browser.
  await eventually(async () => expect((await get(`/${key}`)).headers.get('cache-control')).toBe(FOUND));
  return world;
}

let world: World;
let other: World;

beforeAll(async () => {
  world = await newWorld();
  other = await newWorld();
}, WORLD_TIMEOUT_MS);

const articlePath = ({ key }: Pick<World, 'key'>, id: string) => `/article/details/${key}/${id}`;
const categoryPath = ({ key }: Pick<World, 'key'>, id: string) => `/articleCategoriesDetails/${key}/${id}`;

describe('the search of a library', () => {
  it('S9-21: is one index, its texts and answers, which cost a browser no document', async () => {
    const file = await fetch(`http://${hostOf('hosting')}${searchFilePath(world.id, 'index')}`);
    expect(file.headers.get('cache-control')).toBe(FOUND);
    const data = decodeIndex(new Uint8Array(await file.arrayBuffer()));
    expect(data.articles).toMatchObject([{ id: world.guide, title: 'Adjust the brakes' }]);
    const texts = await get(searchFilePath(world.id, 'texts'));
    expect(JSON.parse(texts.html)[world.guide]).toContain('Text of Adjust the brakes');
    const plain = await get(searchFilePath(world.id, 'texts'), {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(plain.html).toBe(texts.html);
    const answer = await get(`${searchFilePath(world.id, 'answer')}?q=brakes`);
    expect(JSON.parse(answer.html).results).toMatchObject([{ id: world.guide }]);
    expect((await get(searchFilePath('nobody', 'index'))).status).toBe(404);
  });
});

describe('a page of the help center', () => {
  it('is a complete document that caches may keep for half a minute, under our policies', async () => {
    const { status, headers, html } = await get(`/${world.key}`);
    expect(status).toBe(200);
    expect(html).toContain('Brakes and wheels');
    expect(headers.get('cache-control')).toBe(FOUND);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.has('set-cookie')).toBe(false);
  });

  it('is sent once to a browser that asks whether it has changed', async () => {
    const { headers } = await get(`/${world.key}`);
    const etag = headers.get('etag') ?? '';
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get(`/${world.key}`, { headers: { 'if-none-match': tag } });
      expect([again.status, again.html]).toEqual([304, '']);
      expect(again.headers.get('cache-control')).toBe(FOUND);
    }
    expect((await get(`/${world.key}`, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('answers GET and HEAD alone', async () => {
    const head = await get(`/${world.key}`, { method: 'HEAD' });
    expect([head.status, head.html, head.headers.get('cache-control')]).toEqual([200, '', FOUND]);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await get(`/${world.key}`, { method });
      expect([status, headers.get('cache-control')], method).toEqual([405, 'no-store']);
    }
  });

  it('finds its library by key in any case, else by host, else shows the default one (D-01)', async () => {
    expect((await get(`/${world.key.toUpperCase()}`)).html).toContain('Brakes and wheels');
    const byHost = await get(`/article/details/${world.guide}`, onHost(world.host));
    expect([byHost.status, byHost.html.includes('Text of Adjust the brakes')]).toEqual([200, true]);
    const byNobody = await get(`/article/details/${world.guide}`, onHost('nobody.example'));
    expect(byNobody.status).toBe(404);
    expect((await get(`/article/details/${world.guide}`)).status).toBe(404);
  });

  it('does not exist for an unknown key', async () => {
    for (const path of ['/nobodys-key', '/article/details/nobodys-key/a1', '/sitemap-of-nobody']) {
      const { status, headers } = await get(path);
      expect([status, headers.get('cache-control')], path).toEqual([404, MISSING]);
    }
  });

  it('shows an article, sanitised', async () => {
    const { status, html } = await get(articlePath(world, world.guide));
    expect(status).toBe(200);
    expect(html).toContain('Text of Adjust the brakes');
    expect(html).toContain('id="section-1"');
    expect(html).not.toContain('onclick="hit()"');
  });

  it('D-17: shows no draft, no archived and no unknown article, and none of another library', async () => {
    const draft = await newArticle(world, 'Secret draft', { is_published: false });
    const archived = await newArticle(world, 'Secret archive', { is_disabled: true });
    for (const id of [draft, archived, other.guide, 'nosuchArticle']) {
      const { status, headers, html } = await get(articlePath(world, id));
      expect([status, headers.get('cache-control')], id).toEqual([404, MISSING]);
      expect(html).not.toContain('Secret');
      expect(html).not.toContain('Text of');
    }
  });

  it('D-36: shows a category, and none that is disabled, unknown or another library’s', async () => {
    const { status, html } = await get(categoryPath(world, world.topic));
    expect([status, html.includes('Adjust the brakes')]).toEqual([200, true]);
    const disabled = await newCategory(world.id, 'Secret topic', { is_disabled: true });
    const off = await newCategory(world.id, 'Secret topic', { is_enabled: false });
    for (const id of [disabled, off, other.topic, 'nosuchCategory']) {
      expect((await get(categoryPath(world, id))).status, id).toBe(404);
    }
    expect((await get(`/${world.key}`)).html).not.toContain('Secret topic');
  });

  it('S2.2-08: searches, and writes what was searched for as text', async () => {
    const found = await get(`/${world.key}?q=adjust+brakes`);
    expect([found.status, found.html.includes(world.guide)]).toEqual([200, true]);
    const hostile = await get(`/${world.key}?q=${encodeURIComponent('</script><img src=x onerror=hit()>')}`);
    expect(hostile.status).toBe(200);
    // Inside a script element only its end would be markup.
    const markup = hostile.html.replace(/<script[^>]*>.*?<\/script>/gs, '');
    expect(markup).not.toContain('<img src=x');
    expect((await get(`/${world.key}?q=${'w'.repeat(5_000)}`)).status).toBe(200);
    const nothing = await get(`/${world.key}?q=quantum+teapots`);
    expect([nothing.status, nothing.html.includes(world.guide)]).toEqual([200, true]);
  });

  it('ignores every other parameter of its address', async () => {
    const plain = await get(articlePath(world, world.guide));
    const decorated = await get(`${articlePath(world, world.guide)}?utm_source=<script>&q=x&tab=contact`);
    expect(decorated.html).toBe(plain.html);
    expect(decorated.headers.get('etag')).toBe(plain.headers.get('etag'));
  });

  it('S2.2-12: shows the first step of the contact form', async () => {
    const contact = await get(`/${world.key}?tab=contact`);
    expect(contact.status).toBe(200);
    expect(contact.html).toContain('Contact Us</h1>');
    expect(contact.html).toContain(CONTACT_TEXTS.needsScript);
    expect(contact.html).not.toBe((await get(`/${other.key}?tab=contact`)).html);
    expect((await get('/nobodys-key?tab=contact')).status).toBe(404);
  });

  it('S2.4-28: thanks a visitor, and leads to the sub-domain of the library (D-24)', async () => {
    const text = 'Thanks for reaching out! We appreciate your feedback';
    const here = await get('/thank-you', onHost(other.host));
    expect([here.status, here.html.includes(text)]).toEqual([200, true]);
    const own = `${unique('own-')}.example`;
    await change(library(other.id), { custom_subDomain: own });
    await layOut(libraryHost(own), { support_lib_id: other.id });
    await eventually(async () => {
      const there = await get('/thank-you?to=https://evil.example', {
        ...onHost(other.host),
        redirect: 'manual',
      });
      expect([there.status, there.headers.get('location')]).toEqual([302, `https://${own}/thank-you`]);
    });
    expect((await get('/thank-you', { ...onHost(own), redirect: 'manual' })).status).toBe(200);
  });

  it('shows what has changed: an article withdrawn, a category renamed, a word translated', async () => {
    const fleeting = await newArticle(world, 'Fleeting');
    await eventually(async () => expect((await get(articlePath(world, fleeting))).status).toBe(200));
    await change(article(fleeting), { is_published: false });
    await eventually(async () => expect((await get(articlePath(world, fleeting))).status).toBe(404));
    await change(category(other.topic), { category_title: 'Frames' });
    await eventually(async () => expect((await get(`/${other.key}`)).html).toContain('Frames'));
    const word = { support_lib_id: other.id, source: 'Frames', translation: 'Rahmen' };
    await layOut(translation(unique('word')), word);
    await eventually(async () => expect((await get(`/${other.key}`)).html).toContain('Rahmen'));
  });
});

describe('what a page costs', () => {
  /** What a step costs once everything kept is no longer fresh. */
  const costsOf = (step: () => Promise<void>) =>
    namedReadsOf(async () => {
      await pause(NO_LONGER_FRESH_MS);
      await step();
    });

  it('is the library, its stamp and the article, and for ten seconds nothing', async () => {
    const path = articlePath(world, world.guide);
    // One after the other: the emulator starts an instance for each request at the same time.
    const readTenTimes = async () => {
      for (let count = 0; count < 10; count += 1) expect((await get(path)).status).toBe(200);
    };
    await readTenTimes();
    await eventually(async () => expect(await costsOf(readTenTimes)).toBe(3), 60_000);
  });

  it('is nothing for robots, and for a sitemap what the pages have read', async () => {
    await eventually(async () => {
      const reads = await costsOf(async () => {
        await get('/robots.txt', onHost(world.host));
        await get(`/${world.key}/sitemap.xml`);
      });
      expect(reads).toBe(2);
    }, 60_000);
  });

  it('S2.1-12: is the library, its stamp and the news flash, or the list of all news', async () => {
    const id = unique('news');
    await layOut(keptNewsFlash(id), stored(makeNewsFlash({ support_lib_id: other.id })));
    const read = async (path: string) => expect((await get(path)).status).toBe(200);
    const { news, newsFlash } = publicLinks(other.key);
    for (const path of [newsFlash(id), news()]) {
      await eventually(async () => expect((await get(path)).html).toContain('Two new colours'), 60_000);
      await eventually(async () => expect(await costsOf(() => read(path))).toBe(3), 60_000);
    }
  });
});

describe('S3-07: a child that shows content of its parent (D-35)', () => {
  let child: World;
  const everything = { disabled_default_categories: false, disabled_default_articles: false };

  beforeAll(async () => {
    child = await newWorld();
    await change(library(child.id), { parent_lib_id: world.id });
  }, WORLD_TIMEOUT_MS);

  it('D-72: shows nothing of it before it chose to', async () => {
    await pause(NO_LONGER_FRESH_MS);
    expect((await get(articlePath(child, world.guide))).status).toBe(404);
    expect((await get(categoryPath(child, world.topic))).status).toBe(404);
  });

  it('has it on every page, at its own addresses, and nothing of others', async () => {
    await change(library(child.id), everything);
    await eventually(async () => expect((await get(articlePath(child, world.guide))).status).toBe(200));
    const { html } = await get(articlePath(child, world.guide));
    expect(html).toContain('Text of Adjust the brakes');
    expect(html).toContain(`${articlePath(child, world.guide)}">`);
    expect((await get(`/${child.key}`)).html).toContain(categoryPath(child, world.topic));
    expect((await get(categoryPath(child, world.topic))).html).toContain(articlePath(child, world.guide));
    expect((await get(`/${child.key}?q=adjust`)).html).toContain(articlePath(child, world.guide));
    expect((await get(`/${child.key}/sitemap.xml`)).html).toContain(articlePath(child, world.guide));
    expect((await get(articlePath(child, other.guide))).status).toBe(404);
    expect((await get(articlePath(world, child.guide))).status).toBe(404);
  });

  it('shows neither drafts nor what is for staff', async () => {
    const draft = await newArticle(world, 'Secret draft', { is_published: false });
    const internal = await newArticle(world, 'Secret guide', {
      is_published: false,
      audience: 'staff',
      is_staff_published: true,
    });
    for (const id of [draft, internal]) expect((await get(articlePath(child, id))).status).toBe(404);
  });

  it('U-12: has its own copy in the place of the parent’s article once that is published', async () => {
    const original = await newArticle(world, 'Bleed the brakes');
    await eventually(async () => expect((await get(articlePath(child, original))).status).toBe(200));
    const copy = copyIdOf(child.id, original);
    const written = articleIn({ id: child.id, topic: world.topic }, 'Bleed our brakes', {
      is_published: false,
    });
    await layOut(article(copy), written);
    expect((await get(articlePath(child, original))).html).toContain('Text of Bleed the brakes');
    await change(article(copy), { is_published: true });
    await eventually(async () => {
      expect((await get(articlePath(child, original))).html).toContain('Text of Bleed our brakes');
    });
    const list = (await get(categoryPath(child, world.topic))).html;
    expect([list.includes(articlePath(child, copy)), list.includes('Bleed the brakes')]).toEqual([
      true,
      false,
    ]);
    expect((await get(`/${child.key}?q=bleed`)).html).not.toContain('Bleed the brakes');
    expect((await get(articlePath(world, original))).html).toContain('Text of Bleed the brakes');
    await change(article(copy), { is_disabled: true });
    await eventually(async () => {
      expect((await get(articlePath(child, original))).html).toContain('Text of Bleed the brakes');
    });
  });

  it('follows the parent and its own choice', async () => {
    const fresh = await newArticle(world, 'Grease the chain');
    await eventually(async () => expect((await get(articlePath(child, fresh))).status).toBe(200));
    await change(article(fresh), { is_published: false });
    await eventually(async () => expect((await get(articlePath(child, fresh))).status).toBe(404));
    await change(library(child.id), { disabled_default_articles: true, enabled_default_articles: [] });
    await eventually(async () => expect((await get(articlePath(child, world.guide))).status).toBe(404));
    await change(library(child.id), { enabled_default_articles: [world.guide] });
    await eventually(async () => expect((await get(articlePath(child, world.guide))).status).toBe(200));
    await change(library(child.id), { disabled_default_categories: true });
    await eventually(async () => expect((await get(articlePath(child, world.guide))).status).toBe(404));
  });
});

describe('what search engines read', () => {
  it('is a sitemap of the library of the host', async () => {
    const { status, headers, html } = await get('/sitemap.xml', onHost(world.host));
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(html).toMatch(new RegExp(`<loc>http://localhost:\\d+/${world.key}</loc>`));
    expect(html).toContain(`${articlePath(world, world.guide)}</loc>`);
    expect(html).not.toContain(other.guide);
    expect((await get('/sitemap-1.xml', onHost(world.host))).status).toBe(200);
    expect((await get('/sitemap-2.xml', onHost(world.host))).status).toBe(404);
  });

  it('is a sitemap of a library by its key', async () => {
    const { html } = await get(`/${world.key}/sitemap.xml`, onHost('product.example'));
    expect(html).toMatch(new RegExp(`<loc>http://localhost:\\d+${articlePath(world, world.guide)}</loc>`));
    expect((await get('/nobodys-key/sitemap.xml')).status).toBe(404);
  });

  it('D-01: names the library’s own host alone, once that host has been seen to serve it', async () => {
    await change(library(other.id), { custom_subDomain: other.host, served_hosts: [other.host] });
    const own = `https://${other.host}/article/details/${other.guide}`;
    await eventually(async () => {
      for (const path of [`/${other.key}/sitemap.xml`, '/sitemap.xml']) {
        expect((await get(path, onHost(other.host))).html).toContain(`<loc>${own}</loc>`);
      }
      const { html } = await get(articlePath(other, other.guide));
      expect(html).toContain(`<link rel="canonical" href="${own}">`);
      expect(html).toContain(`href="https://${other.host}/sitemap.xml"`);
    });
  });

  it('includes a robots.txt that names the sitemap', async () => {
    const { status, headers, html } = await get('/robots.txt', onHost(world.host));
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(html).toContain(`Sitemap: http://${world.host}/sitemap.xml`);
    expect(html).toContain('Disallow: /admin/');
  });
});

it('no header or broken address makes the function fail', async () => {
  const hosts = ['', 'a b', '"><script>', 'x'.repeat(5_000), '[::1]', 'localhost:99999', '..'];
  for (const host of hosts) expect((await get(`/${world.key}`, onHost(host))).status, host).toBe(200);
  const bad = `http://${hostOf('hosting')}`;
  expect((await fetch(`${bad}/article/details/%E0%A4%A`)).status).toBe(400);
  expect((await fetch(`${bad}/${world.key}?q=%E0%A4%A`)).status).toBe(200);
  // Sent to the function itself, since the Hosting emulator would rewrite or refuse them.
  const own = `http://${hostOf('functions')}/${LOCAL_PROJECT_ID}/us-central1/pages`;
  for (const path of ['/article/details/%E0%A4%A', '/article/details/..%2f..%2fUsers/x', '/%00']) {
    expect([400, 404], path).toContain((await fetch(own + path)).status);
  }
  expect((await fetch(`${own}/${world.key}?q=%E0%A4%A&q=%00`)).status).toBe(200);
});
