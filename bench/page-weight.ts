import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { newActor } from '../e2e/support/actor';
import { signIn } from '../e2e/support/staff-steps';
import { openRequestForm } from '../e2e/support/visitor-steps';

export interface PageWeight {
  page: string;
  /** gzip bytes of HTML, scripts and styles when the page can be read */
  readableBytes: number;
  /** the same when nothing loads any more */
  idleBytes: number;
  /** bytes of fonts, which the two above leave out */
  fontBytes: number;
  budgetKb?: number;
}

/** Long enough for what a page loads after its first paint: accounts, counters, live connections. */
const REST_MS = 5_000;

const HTML = { visitor: 'index.html', staff: 'admin.html' };

async function loadedAssets(page: Page): Promise<string[]> {
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  return [...new Set(names)].filter((path) => path.startsWith('/assets/'));
}

/** Weighs pages of a build by what Chromium loads to show them, each in a context that has nothing cached. */
export async function pageWeights(browser: Browser, dist: string): Promise<PageWeight[]> {
  const gzipBytes = (paths: readonly string[]) =>
    paths.reduce((bytes, path) => bytes + gzipSync(readFileSync(join(dist, path)), { level: 9 }).length, 0);

  async function weigh(
    name: string,
    audience: keyof typeof HTML,
    open: (actor: Awaited<ReturnType<typeof newActor>>) => Promise<void>,
    budgetKb?: number,
  ): Promise<PageWeight> {
    const actor = await newActor(browser);
    await open(actor);
    const readable = await loadedAssets(actor.page);
    await actor.page.waitForTimeout(REST_MS);
    const idle = await loadedAssets(actor.page);
    await actor.context.close();
    const code = (paths: string[]) =>
      gzipBytes([HTML[audience], ...paths.filter((path) => /\.(?:js|css)$/.test(path))]);
    const fonts = idle.filter((path) => path.endsWith('.woff2'));
    return {
      page: name,
      readableBytes: code(readable),
      idleBytes: code(idle),
      fontBytes: fonts.reduce((bytes, path) => bytes + readFileSync(join(dist, path)).length, 0),
      ...(budgetKb === undefined ? {} : { budgetKb }),
    };
  }

  const pages: Parameters<typeof weigh>[] = [
    [
      'help center',
      'visitor',
      async ({ goto, page }) => {
        await goto('/lumen');
        await page.getByRole('link', { name: /Battery and charging/ }).waitFor();
      },
    ],
    [
      'article',
      'visitor',
      async ({ goto, page }) => {
        await goto('/article/details/lumen/lumen-charge-your-battery');
        await page.getByText('In the bike').first().waitFor();
      },
      25,
    ],
    ['contact form', 'visitor', (actor) => openRequestForm(actor, 'lumen')],
    [
      'sign-in',
      'staff',
      async ({ goto, page }) => {
        await goto('/login');
        await page.getByRole('button', { name: 'Sign in' }).waitFor();
      },
      205,
    ],
    [
      'inbox, signed in on the way',
      'staff',
      async (actor) => {
        await signIn(actor, 'lumen-agent');
        await actor.page.locator('[data-ticket]').first().waitFor();
      },
      380,
    ],
  ];
  const weights: PageWeight[] = [];
  for (const page of pages) weights.push(await weigh(...page));
  return weights;
}
