import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { SEARCH_TEXTS } from '@harborline/domain/texts/search';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser';

const run = promisify(execFile);
const SCRIPT = fileURLToPath(new URL('../../scripts/export-site.mjs', import.meta.url));
const parent = mkdtempSync(join(tmpdir(), 'harborline-site-'));
const site = join(parent, 'site');
const ORIGIN = 'https://help.lumen.example';

let browser: Browser;
const complaints: string[] = [];

beforeAll(async () => {
  await run(process.execPath, [SCRIPT, '--library', 'lumen', '--out', site, '--origin', ORIGIN]);
  browser = await launchBrowser();
}, 300_000);

afterAll(async () => {
  await browser?.close();
  rmSync(parent, { recursive: true, force: true });
});

async function openFile(file: string, query = ''): Promise<Page> {
  const page = await browser.newPage();
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => complaints.push(request.url()));
  await page.goto(pathToFileURL(join(site, file)).href + query);
  return page;
}

const pagesOf = (folder: string): string[] =>
  readdirSync(join(site, folder))
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(folder, name));

describe('a help center exported as files', () => {
  it('has every link, style and picture it refers to', () => {
    const pages = ['', 'article', 'category'].flatMap(pagesOf);
    expect(pages.length).toBeGreaterThan(40);
    const dead = pages.flatMap((page) =>
      [...readFileSync(join(site, page), 'utf8').matchAll(/<[a-z]+ [^>]*?(?:href|src|action)="([^"]*)"/g)]
        .map(([, address = '']) => address)
        .filter((address) => !/^(?:#|https?:|tel:|mailto:|data:)/.test(address))
        .filter((address) => !existsSync(resolve(site, dirname(page), address.replace(/[?#].*/, ''))))
        .map((address) => `${page}: ${address}`),
    );
    expect(dead).toEqual([]);
  });

  it('lists its pages in a sitemap', () => {
    const sitemap = readFileSync(join(site, 'sitemap.xml'), 'utf8');
    expect(sitemap).toContain(`<loc>${ORIGIN}/index.html</loc>`);
    expect(sitemap).toContain(`<loc>${ORIGIN}/article/lumen-charge-your-battery.html</loc>`);
  });

  it('S2.2-07, S2.1-14: is read from files, from the topics to an article', async () => {
    const page = await openFile('index.html');
    await page.locator('a[href^="category/"]').first().click();
    await page.locator('main a[href^="../article/"]').first().click();
    expect(page.url()).toMatch(/^file:.*\/article\//);
    await page.locator('h1').waitFor();
    await page.locator('.brand').click();
    expect(page.url()).toMatch(/\/index\.html$/);
    await page.close();
  });

  it('S2.2-08: searches from files alone', async () => {
    const page = await openFile('article/lumen-charge-your-battery.html');
    await page.goto(pathToFileURL(join(site, 'index.html')).href);
    await page.getByLabel(HELP_CENTER_TEXTS.searchLabel).fill('battery winter');
    await page.keyboard.press('Enter');
    const results = page.locator('.result-row');
    await results.first().waitFor();
    expect(await page.locator('.search-head').textContent()).toContain('battery winter');
    await results.first().click();
    expect(page.url()).toMatch(/^file:.*\/article\/.*\.html$/);
    await page.close();
  });

  it('S5-19: says when nothing is found, and takes a query as text', async () => {
    const page = await openFile('search.html', `?q=${encodeURIComponent('<zzxqqk> wwvvzzk')}`);
    await page.getByText(SEARCH_TEXTS.noArticleFound).waitFor();
    expect(await page.locator('.search-view zzxqqk').count()).toBe(0);
    await page.close();
  });

  it('leaves the console empty', () => expect(complaints).toEqual([]));
});
