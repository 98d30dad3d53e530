import { LOCAL_PROJECT_ID } from '@harborline/domain/local-suite';
import { decodeIndex } from '@harborline/domain/search/index-file';
import { searchFilePath } from '@harborline/domain/search/search-files';
import { article } from '@harborline/domain/stores/articles';
import { category } from '@harborline/domain/stores/categories';
import { library } from '@harborline/domain/stores/libraries';
import { libraryHost } from '@harborline/domain/stores/library-lookups';
import { translation } from '@harborline/domain/stores/translations';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  articlePath,
  categoryPath,
  FOUND,
  getPage,
  newArticleIn,
  newCategory,
  newPageWorld,
  onHost,
  PAGE_WORLD_TIMEOUT_MS,
  type PageWorld,
} from './support/page-world';
import { eventually, hostOf } from './support/suite';
import { change, layOut, unique } from './support/world';

const MISSING = 'public, max-age=0, s-maxage=10';

let world: PageWorld;
let other: PageWorld;

beforeAll(async () => {
  world = await newPageWorld();
  other = await newPageWorld();
}, PAGE_WORLD_TIMEOUT_MS);

describe('the search of a library', () => {
  it('S9-21: is one index, its texts and answers, which cost a browser no document', async () => {
    const file = await fetch(`http://${hostOf('hosting')}${searchFilePath(world.id, 'index')}`);
    expect(file.headers.get('cache-control')).toBe(FOUND);
    const data = decodeIndex(new Uint8Array(await file.arrayBuffer()));
    expect(data.articles).toMatchObject([{ id: world.guide, title: 'Adjust the brakes' }]);
    const texts = await getPage(searchFilePath(world.id, 'texts'));
    expect(JSON.parse(texts.html)[world.guide]).toContain('Text of Adjust the brakes');
    const plain = await getPage(searchFilePath(world.id, 'texts'), {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(plain.html).toBe(texts.html);
    const answer = await getPage(`${searchFilePath(world.id, 'answer')}?q=brakes`);
    expect(JSON.parse(answer.html).results).toMatchObject([{ id: world.guide }]);
    expect((await getPage(searchFilePath('nobody', 'index'))).status).toBe(404);
  });
});

describe('a page of the help center', () => {
  it('is a complete document that caches may keep for half a minute, under our policies', async () => {
    const { status, headers, html } = await getPage(`/${world.key}`);
    expect(status).toBe(200);
    expect(html).toContain('Brakes and wheels');
    expect(headers.get('cache-control')).toBe(FOUND);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.has('set-cookie')).toBe(false);
  });

  it('is sent once to a browser that asks whether it has changed', async () => {
    const { headers } = await getPage(`/${world.key}`);
    const etag = headers.get('etag') ?? '';
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await getPage(`/${world.key}`, { headers: { 'if-none-match': tag } });
      expect([again.status, again.html]).toEqual([304, '']);
      expect(again.headers.get('cache-control')).toBe(FOUND);
    }
    expect((await getPage(`/${world.key}`, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('answers GET and HEAD alone', async () => {
    const head = await getPage(`/${world.key}`, { method: 'HEAD' });
    expect([head.status, head.html, head.headers.get('cache-control')]).toEqual([200, '', FOUND]);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await getPage(`/${world.key}`, { method });
      expect([status, headers.get('cache-control')], method).toEqual([405, 'no-store']);
    }
  });

  it('finds its library by key in any case, else by host, else shows the default one (D-01)', async () => {
    expect((await getPage(`/${world.key.toUpperCase()}`)).html).toContain('Brakes and wheels');
    const byHost = await getPage(`/article/details/${world.guide}`, onHost(world.host));
    expect([byHost.status, byHost.html.includes('Text of Adjust the brakes')]).toEqual([200, true]);
    const byNobody = await getPage(`/article/details/${world.guide}`, onHost('nobody.example'));
    expect(byNobody.status).toBe(404);
    expect((await getPage(`/article/details/${world.guide}`)).status).toBe(404);
  });

  it('does not exist for an unknown key', async () => {
    for (const path of ['/nobodys-key', '/article/details/nobodys-key/a1', '/sitemap-of-nobody']) {
      const { status, headers } = await getPage(path);
      expect([status, headers.get('cache-control')], path).toEqual([404, MISSING]);
    }
  });

  it('shows an article, sanitised', async () => {
    const { status, html } = await getPage(articlePath(world, world.guide));
    expect(status).toBe(200);
    expect(html).toContain('Text of Adjust the brakes');
    expect(html).toContain('id="section-1"');
    expect(html).not.toContain('onclick="hit()"');
  });

  it('D-17: shows no draft, no archived and no unknown article, and none of another library', async () => {
    const draft = await newArticleIn(world, 'Secret draft', { is_published: false });
    const archived = await newArticleIn(world, 'Secret archive', { is_disabled: true });
    for (const id of [draft, archived, other.guide, 'nosuchArticle']) {
      const { status, headers, html } = await getPage(articlePath(world, id));
      expect([status, headers.get('cache-control')], id).toEqual([404, MISSING]);
      expect(html).not.toContain('Secret');
      expect(html).not.toContain('Text of');
    }
  });

  it('D-36: shows a category, and none that is disabled, unknown or another library’s', async () => {
    const { status, html } = await getPage(categoryPath(world, world.topic));
    expect([status, html.includes('Adjust the brakes')]).toEqual([200, true]);
    const disabled = await newCategory(world.id, 'Secret topic', { is_disabled: true });
    const off = await newCategory(world.id, 'Secret topic', { is_enabled: false });
    for (const id of [disabled, off, other.topic, 'nosuchCategory']) {
      expect((await getPage(categoryPath(world, id))).status, id).toBe(404);
    }
    expect((await getPage(`/${world.key}`)).html).not.toContain('Secret topic');
  });

  it('S2.2-08: searches, and writes what was searched for as text', async () => {
    const found = await getPage(`/${world.key}?q=adjust+brakes`);
    expect([found.status, found.html.includes(world.guide)]).toEqual([200, true]);
    const hostile = await getPage(
      `/${world.key}?q=${encodeURIComponent('</script><img src=x onerror=hit()>')}`,
    );
    expect(hostile.status).toBe(200);
    // Inside a script element only its end would be markup.
    const markup = hostile.html.replace(/<script[^>]*>.*?<\/script>/gs, '');
    expect(markup).not.toContain('<img src=x');
    expect((await getPage(`/${world.key}?q=${'w'.repeat(5_000)}`)).status).toBe(200);
    const nothing = await getPage(`/${world.key}?q=quantum+teapots`);
    expect([nothing.status, nothing.html.includes(world.guide)]).toEqual([200, true]);
  });

  it('ignores every other parameter of its address', async () => {
    const plain = await getPage(articlePath(world, world.guide));
    const decorated = await getPage(`${articlePath(world, world.guide)}?utm_source=<script>&q=x&tab=contact`);
    expect(decorated.html).toBe(plain.html);
    expect(decorated.headers.get('etag')).toBe(plain.headers.get('etag'));
  });

  it('S2.2-12: shows the first step of the contact form', async () => {
    const contact = await getPage(`/${world.key}?tab=contact`);
    expect(contact.status).toBe(200);
    expect(contact.html).toContain('Contact Us</h1>');
    expect(contact.html).toContain(CONTACT_TEXTS.needsScript);
    expect(contact.html).not.toBe((await getPage(`/${other.key}?tab=contact`)).html);
    expect((await getPage('/nobodys-key?tab=contact')).status).toBe(404);
  });

  it('S2.4-28: thanks a visitor, and leads to the sub-domain of the library (D-24)', async () => {
    const text = 'Thanks for reaching out! We appreciate your feedback';
    const here = await getPage('/thank-you', onHost(other.host));
    expect([here.status, here.html.includes(text)]).toEqual([200, true]);
    const own = `${unique('own-')}.example`;
    await change(library(other.id), { custom_subDomain: own });
    await layOut(libraryHost(own), { support_lib_id: other.id });
    await eventually(async () => {
      const there = await getPage('/thank-you?to=https://evil.example', {
        ...onHost(other.host),
        redirect: 'manual',
      });
      expect([there.status, there.headers.get('location')]).toEqual([302, `https://${own}/thank-you`]);
    });
    expect((await getPage('/thank-you', { ...onHost(own), redirect: 'manual' })).status).toBe(200);
  });

  it('shows what has changed: an article withdrawn, a category renamed, a word translated', async () => {
    const fleeting = await newArticleIn(world, 'Fleeting');
    await eventually(async () => expect((await getPage(articlePath(world, fleeting))).status).toBe(200));
    await change(article(fleeting), { is_published: false });
    await eventually(async () => expect((await getPage(articlePath(world, fleeting))).status).toBe(404));
    await change(category(other.topic), { category_title: 'Frames' });
    await eventually(async () => expect((await getPage(`/${other.key}`)).html).toContain('Frames'));
    const word = { support_lib_id: other.id, source: 'Frames', translation: 'Rahmen' };
    await layOut(translation(unique('word')), word);
    await eventually(async () => expect((await getPage(`/${other.key}`)).html).toContain('Rahmen'));
  });
});

describe('what search engines read', () => {
  it('is a sitemap of the library of the host', async () => {
    const { status, headers, html } = await getPage('/sitemap.xml', onHost(world.host));
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(html).toMatch(new RegExp(`<loc>http://localhost:\\d+/${world.key}</loc>`));
    expect(html).toContain(`${articlePath(world, world.guide)}</loc>`);
    expect(html).not.toContain(other.guide);
    expect((await getPage('/sitemap-1.xml', onHost(world.host))).status).toBe(200);
    expect((await getPage('/sitemap-2.xml', onHost(world.host))).status).toBe(404);
  });

  it('is a sitemap of a library by its key', async () => {
    const { html } = await getPage(`/${world.key}/sitemap.xml`, onHost('product.example'));
    expect(html).toMatch(new RegExp(`<loc>http://localhost:\\d+${articlePath(world, world.guide)}</loc>`));
    expect((await getPage('/nobodys-key/sitemap.xml')).status).toBe(404);
  });

  it('D-01: names the library’s own host alone, once that host has been seen to serve it', async () => {
    await change(library(other.id), { custom_subDomain: other.host, served_hosts: [other.host] });
    const own = `https://${other.host}/article/details/${other.guide}`;
    await eventually(async () => {
      for (const path of [`/${other.key}/sitemap.xml`, '/sitemap.xml']) {
        expect((await getPage(path, onHost(other.host))).html).toContain(`<loc>${own}</loc>`);
      }
      const { html } = await getPage(articlePath(other, other.guide));
      expect(html).toContain(`<link rel="canonical" href="${own}">`);
      expect(html).toContain(`href="https://${other.host}/sitemap.xml"`);
    });
  });

  it('includes a robots.txt that names the sitemap', async () => {
    const { status, headers, html } = await getPage('/robots.txt', onHost(world.host));
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(html).toContain(`Sitemap: http://${world.host}/sitemap.xml`);
    expect(html).toContain('Disallow: /admin/');
  });
});

it('no header or broken address makes the function fail', async () => {
  const hosts = ['', 'a b', '"><script>', 'x'.repeat(5_000), '[::1]', 'localhost:99999', '..'];
  for (const host of hosts) expect((await getPage(`/${world.key}`, onHost(host))).status, host).toBe(200);
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
