import { localPort } from '@harborline/domain/local-suite';
import { FEEDBACK_TEXTS } from '@harborline/domain/texts/article-feedback';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import type { APIResponse, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { ORIGIN } from '../support/suite';

const newPerson = useCast();

const firestorePort = String(localPort('firestore', Number(new URL(ORIGIN).port)));

/** The database's answers that a page asks for from now on. */
function askedOfFirestore(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).port === firestorePort) asked.push(request.url());
  });
  return asked;
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Has a page ready before it is opened; its address begins with a slash. */
type Prepare = (address: string) => Promise<void>;

/** Keeps pages as the CDN does: on a busy machine, the function takes longer than a browser waits for it. */
async function keepPages(page: Page): Promise<Prepare> {
  const kept = new Map<string, APIResponse>();
  await page.route(
    ({ href }) => kept.has(href),
    (route) => route.fulfill({ response: kept.get(route.request().url()) }),
  );
  return async (address) => void kept.set(ORIGIN + address, await page.request.get(ORIGIN + address));
}

/** Follows a link by keyboard: a pointer would have the browser ask for other pages too. */
async function follow(link: Locator, prepare: Prepare): Promise<void> {
  await prepare((await link.getAttribute('href')) ?? '');
  await link.press('Enter');
}

/** Searches from the page that is shown. @returns how far that page was scrolled */
async function search(page: Page, query: string, prepare: Prepare): Promise<number> {
  await prepare(`/lumen?q=${encodeURIComponent(query)}`);
  const field = page.getByRole('combobox', { name: HELP_CENTER_TEXTS.searchLabel });
  await field.fill(query);
  const scrolled = await page.evaluate(() => window.scrollY);
  await field.press('Enter');
  await page.getByText(/articles? found/).waitFor();
  return scrolled;
}

/** Home, a category, an article, the next article, a search, a result, and back. */
async function walk(page: Page, prepare: Prepare): Promise<void> {
  // A page that rests opens links as new documents until the app is ready, which nothing shows; a search awaits it.
  const field = page.getByRole('combobox', { name: HELP_CENTER_TEXTS.searchLabel });
  await field.fill('battery');
  await page.getByRole('option').first().waitFor();
  await search(page, 'battery', prepare);
  await page.goBack();
  await title(page, HELP_CENTER_TEXTS.heading);
  await follow(page.getByRole('link', { name: /Battery and charging/ }), prepare);
  await title(page, 'Battery and charging');
  await follow(page.locator('.article-row').filter({ hasText: 'Charge your battery' }), prepare);
  await title(page, 'Charge your battery');
  await page.getByRole('button', { name: HELP_CENTER_TEXTS.yes, exact: true }).press('Enter');
  await page.getByText(FEEDBACK_TEXTS.feedbackThanks).waitFor();
  const next = page.locator('.neighbours [rel=next]');
  const nextTitle = (await next.locator('bdi').textContent()) ?? '';
  await follow(next, prepare);
  await title(page, nextTitle);
  await page.evaluate(() => window.scrollTo(0, 300));
  const scrolled = await search(page, 'folding lock', prepare);
  expect(scrolled).toBeGreaterThan(0);
  const result = page.locator('.result-row').first();
  await follow(result, prepare);
  await page.locator('.result-panel .prose').waitFor();
  await page.goBack();
  await title(page, nextTitle);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.goBack();
  await title(page, 'Charge your battery');
}

/** Makes the function fail for pages and searches, as when it is down. */
async function failPages(page: Page, failure: 'refuses' | 'cannot be reached'): Promise<void> {
  await page.route(
    (url) => /^\/(?:lumen|article|articleCategoriesDetails)(?:\/|$)/.test(url.pathname),
    (route) => (failure === 'refuses' ? route.fulfill({ status: 503 }) : route.abort()),
  );
}

describe('pages of the help center that are opened by links', () => {
  it('come from the function that renders them: the browser asks nothing of the database', async () => {
    const { page, goto } = await newPerson();
    await goto('/lumen');
    const asked = askedOfFirestore(page);
    const prepare = await keepPages(page);
    await Promise.all([
      page.waitForResponse(/\/api\/activity\/articles/, { timeout: 0 }),
      walk(page, prepare),
    ]);
    expect(asked).toEqual([]);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      `${ORIGIN}/article/details/lumen/lumen-charge-your-battery`,
    );
    // Nothing that could ask it was loaded either.
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
    );
    expect(scripts.filter(({ name }) => /(?:reads|firestore)[^/]*$/.test(name))).toEqual([]);
  });

  it.each(['refuses', 'cannot be reached'] as const)(
    'are read from the database while that function %s',
    async (failure) => {
      const { page, goto, expectProblem } = await newPerson();
      await goto('/lumen');
      await failPages(page, failure);
      expectProblem(/Failed to load resource/);
      expectProblem(/search-index-not-read/);
      const asked = askedOfFirestore(page);
      await walk(page, async () => undefined);
      expect(asked.length).toBeGreaterThan(2);
    },
  );
});
