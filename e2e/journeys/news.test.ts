import type { NewsFlash } from '@harborline/domain/entities/news-flash';
import { newsFeedOf } from '@harborline/domain/help-center/news-feed';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { newsEntry } from '@harborline/domain/news/news-list';
import { docPath } from '@harborline/domain/paths';
import { makeLibrary, makeNewsFlash } from '@harborline/domain/testing/factories';
import { HOSTILE_HTML } from '@harborline/domain/testing/hostile-html';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { NEWS_PAGE_TEXTS } from '@harborline/domain/texts/news';
import { describe, expect, it } from 'vitest';
import { PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { failPages } from '../support/fail-pages';
import { plant } from '../support/plant';
import { sidewaysOverflow } from '../support/settled';
import { ORIGIN } from '../support/suite';
import { waitFor } from '../support/wait-for';
import { expectNoPayload, watchPayloads } from '../support/watch-payloads';

const newPerson = useCast();

const NOW = Date.now();
const newKey = (name: string) => `${name}-${NOW.toString(36)}`;

/** A library of its own with news, and the list of them that the trigger keeps. @returns the links of its pages */
async function plantNews(key: string, changes: readonly Partial<NewsFlash>[]) {
  const id = key.padEnd(20, '0').slice(0, 20);
  const at = timestamp(NOW);
  const news = changes.map((change, index) =>
    makeNewsFlash({
      ...{ id: `${key}-n${index}`, support_lib_id: id, newsFlash_title: `News ${index}` },
      ...{ timeStamp: timestamp(NOW - index * 1_000), createdAt: at, updated_at: at },
      ...change,
    }),
  );
  const entries = news.flatMap((one) => newsEntry(one) ?? []);
  await plant({
    [docPath.library(id)]: makeLibrary({ id, library_refkey: key, latest_news_at: NOW }),
    [docPath.libraryKey(key)]: { support_lib_id: id },
    [docPath.newsFlashList(id)]: { support_lib_id: id, entries },
    ...Object.fromEntries(news.map((one) => [docPath.newsFlash(one.id), one])),
  });
  return { links: publicLinks(key), ids: news.map((one) => one.id) };
}

const idAt = (ids: readonly string[], index: number): string => ids[index] ?? '';

describe('the news of a help center (S2.1-12, S2.1-13)', () => {
  it('are read without JavaScript, page by page, at 390 px as well', async () => {
    const { links } = await plantNews(
      newKey('many'),
      Array.from({ length: 21 }, () => ({ newsFlash_content: '<p>Fern and slate.</p>' })),
    );
    // A function that has just started leaves its first pages to the browser, which runs no script here.
    await waitFor(
      'a rendered page',
      async () => (await (await fetch(ORIGIN + links.home())).text()).includes(links.news()) || undefined,
    );
    const { page, goto } = await newPerson({ ...PHONE, colorScheme: 'dark', javaScriptEnabled: false });
    await goto(links.home());
    await page.getByRole('link', { name: NEWS_PAGE_TEXTS.title, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Acme news' }).waitFor();
    expect(await page.locator('.news-card').count()).toBe(20);
    expect(await sidewaysOverflow(page)).toBe(0);
    await page.locator('a[rel="next"]').click();
    await page.getByRole('link', { name: 'News 20', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'News 20' }).waitFor();
    await page.getByText('Fern and slate.').waitFor();
    expect(await page.locator('.news-reactions').isVisible()).toBe(false);
  });

  it('say to machines what they are, in a page, a feed and a sitemap', async () => {
    const key = newKey('told');
    const { links, ids } = await plantNews(key, [{ newsFlash_keywords: ['fern'] }, { is_published: false }]);
    const answer = await fetch(ORIGIN + links.newsFlash(idAt(ids, 0)));
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30, stale-if-error=86400');
    const html = await answer.text();
    for (const part of [
      '<title>News 0 | Acme</title>',
      '<meta name="keywords" content="fern">',
      `rel="canonical" href="${ORIGIN}${links.newsFlash(idAt(ids, 0))}"`,
      '<meta property="og:type" content="article">',
      '"@type":"NewsArticle"',
      'type="application/rss+xml"',
    ])
      expect(html).toContain(part);
    const read = async (path: string) => (await fetch(ORIGIN + path)).text();
    expect(await read(newsFeedOf(links))).toContain('<title>News 0</title>');
    const sitemap = await read(`/${key}/sitemap.xml`);
    expect([sitemap.includes(idAt(ids, 0)), sitemap.includes(idAt(ids, 1))]).toEqual([true, false]);
  });

  it('D-17: hide what is not for visitors, or of another library, or over', async () => {
    const forStaff = { audience: 'staff', is_published: false, is_staff_published: true } as const;
    const over = { expires_at: timestamp(NOW - 1_000), next_at: timestamp(NOW - 1_000) };
    const { links, ids } = await plantNews(newKey('hidden'), [{ is_published: false }, forStaff, over]);
    const other = await plantNews(newKey('other'), [{}]);
    for (const path of [...ids.map(links.newsFlash), links.newsFlash(idAt(other.ids, 0))])
      expect([path, (await fetch(ORIGIN + path)).status]).toEqual([path, 404]);
    const { page, goto, expectProblem } = await newPerson();
    expectProblem(/404 \(Not Found\)/);
    await goto(links.newsFlash(idAt(ids, 0)));
    await page.getByRole('heading', { level: 1, name: NEWS_PAGE_TEXTS.missing }).waitFor();
    await page.getByRole('link', { name: NEWS_PAGE_TEXTS.toList }).click();
    await page.getByText(NEWS_PAGE_TEXTS.none).waitFor();
  });

  it('D-39: take one reaction of a visitor, who may switch it, and remember it', async () => {
    const { links, ids } = await plantNews(newKey('liked'), [{ heart: 4 }]);
    const { page, goto } = await newPerson();
    const button = (kind: keyof typeof NEWS_PAGE_TEXTS.reactions) =>
      page.getByRole('radio', { name: NEWS_PAGE_TEXTS.reactions[kind] });
    const sent = () =>
      page.waitForResponse((response) => response.url().endsWith('/api/activity/reactions/newsflash'));
    await goto(links.newsFlash(idAt(ids, 0)));
    const first = sent();
    await button('heart').click();
    expect((await first).status()).toBe(200);
    await button('heart').getByText('5').waitFor();
    await page.getByText(NEWS_PAGE_TEXTS.thanks).waitFor();
    const second = sent();
    await button('party').click();
    await button('heart').getByText('4').waitFor();
    expect((await second).status()).toBe(200);
    await page.reload();
    await page.locator('.news-reactions button[value="party"][aria-checked="true"]').waitFor();
  });

  it('are read from the database while their function is down', async () => {
    const { links, ids } = await plantNews(newKey('down'), [{}]);
    const visitor = await newPerson();
    visitor.record.allow(/search-index/);
    await failPages(visitor);
    await visitor.goto(links.news());
    await visitor.page.getByRole('link', { name: 'News 0', exact: true }).waitFor();
    await visitor.goto(links.newsFlash(idAt(ids, 0)));
    await visitor.page.getByText('The city bike comes in fern and slate.').waitFor();
  });

  it('S5-27: run nothing that staff wrote (D-15)', { timeout: 240_000 }, async () => {
    const half = Math.ceil(HOSTILE_HTML.length / 2);
    const { links, ids } = await plantNews(
      newKey('hostile'),
      [0, 1].map((part) => {
        const text = HOSTILE_HTML.slice(part * half, (part + 1) * half).join(' ');
        return {
          newsFlash_title: text,
          newsFlash_content: `<p>Read it</p>${text}`,
          categoryName: text,
          newsFlash_keywords: [text],
          newsFlash_featureImage: part === 0 ? 'javascript:window.hit=1' : '"><script>window.hit=1</script>',
        };
      }),
    );
    const visitor = await newPerson();
    await watchPayloads(visitor);
    visitor.record.allow(/Content Security Policy|was blocked|Failed to load resource|net::ERR/);
    for (const path of [links.news(), ...ids.map(links.newsFlash)]) {
      await visitor.goto(path);
      await visitor.page.getByRole('heading', { level: 1 }).waitFor();
      await expectNoPayload(visitor.page);
    }
  });
});
