import { localPort } from '@harborline/domain/local-suite';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../support/actor';
import { useCast } from '../support/cast';
import { failPages } from '../support/fail-pages';
import { ORIGIN } from '../support/suite';

const newPerson = useCast();

const PORT = String(localPort('firestore', Number(new URL(ORIGIN).port)));
const isDatabase = ({ port }: URL) => port === PORT;
const ARTICLE = '/article/details/lumen/lumen-charge-your-battery';

interface View {
  readonly path: string;
  /** a text that stands only on the loaded page */
  readonly shows: string;
}

const HOME: View = { path: '/lumen', shows: 'Battery and charging' };
const VIEWS: readonly View[] = [
  HOME,
  { path: '/articleCategoriesDetails/lumen/lumen-battery-and-charging', shows: 'Charge your battery' },
  { path: ARTICLE, shows: 'When to stop' },
  { path: '/lumen?q=charge+battery', shows: 'Charge your battery' },
  { path: '/lumen?tab=contact', shows: 'Something else' },
  { path: '/widget/lumen', shows: 'Battery and charging' },
];

/** What the database answers; without the header the browser would not let the page see it. */
const answer = (route: Route, status: number, json: object) =>
  route.fulfill({ status, json, headers: { 'access-control-allow-origin': '*' } });

/** A visitor whose console may say that reads fail. */
async function newVisitor(): Promise<Actor> {
  const visitor = await newPerson();
  visitor.record.allow(/read-failed|Failed to load resource|not-searched|search-index/);
  return visitor;
}

/** Opens all views side by side. */
const openViews = (visitor: Actor): Promise<[View, Page][]> =>
  Promise.all(VIEWS.map(async (view) => [view, (await visitor.openTab(view.path)).page]));

const shown = (page: Page, { shows }: View) =>
  page.getByRole('main').getByText(shows).filter({ visible: true }).first().waitFor();

const tryAgain = (page: Page) =>
  page.getByRole('alert').getByRole('button', { name: HELP_CENTER_TEXTS.retry }).first();

/** The page says that it could not be loaded, instead of loading on. */
async function expectExplained(page: Page): Promise<void> {
  await page.getByRole('alert').getByText(HELP_CENTER_TEXTS.loadFailed).first().waitFor();
  expect(await page.locator('[aria-busy=true]').count()).toBe(0);
}

describe('while the database fails, a visitor whose pages come from the browser', () => {
  it('reads why, and sees every page after trying again when the database refuses', async () => {
    const visitor = await newVisitor();
    await failPages(visitor);
    const refuse = (route: Route) => answer(route, 503, {});
    await visitor.context.route(isDatabase, refuse);
    const tabs = await openViews(visitor);
    await Promise.all(tabs.map(([, page]) => expectExplained(page)));
    await visitor.context.unroute(isDatabase, refuse);
    for (const [view, page] of tabs) {
      await tryAgain(page).click();
      await shown(page, view);
    }
  });

  it('does not wait forever for a database that is silent, and waits for one that is slow', async () => {
    const visitor = await newVisitor();
    await failPages(visitor);
    const isSlow = new Set<Page>();
    const wait = (route: Route) =>
      isSlow.has(route.request().frame().page())
        ? new Promise((resolve) => setTimeout(resolve, 3_000)).then(() => route.continue())
        : undefined;
    const slow = await visitor.context.newPage();
    isSlow.add(slow);
    await visitor.context.route(isDatabase, wait);
    const silent = (await visitor.openTab(ARTICLE)).page;
    await slow.goto(ORIGIN + HOME.path);
    await shown(slow, HOME);
    await expectExplained(silent);
    await visitor.context.unroute(isDatabase, wait);
    await tryAgain(silent).click();
    await silent.locator('.prose').waitFor();
  });

  it('reads what is there when the lists are refused, and can still ask', async () => {
    const visitor = await newVisitor();
    await failPages(visitor);
    const refuse = (route: Route) =>
      route.request().url().includes(':runQuery') ? answer(route, 503, {}) : route.continue();
    await visitor.context.route(isDatabase, refuse);
    const { page } = visitor;
    await visitor.goto(HOME.path);
    await page.getByRole('heading', { level: 1, name: HELP_CENTER_TEXTS.heading }).waitFor();
    await expectExplained(page);
    await page.getByRole('link', { name: HELP_CENTER_TEXTS.contactTab }).click();
    await page.getByRole('button', { name: 'Something else' }).click();
    await page.getByLabel(CONTACT_TEXTS.emailLabel).waitFor();
    await visitor.goto(ARTICLE);
    await page.locator('.prose').waitFor();
  });

  it('reads that there is nothing yet when the lists are empty', async () => {
    const visitor = await newVisitor();
    await failPages(visitor);
    await visitor.context.route(isDatabase, (route) =>
      route.request().url().includes(':runQuery') ? answer(route, 200, [{}]) : route.continue(),
    );
    const { page } = visitor;
    for (const path of [HOME.path, '/widget/lumen']) {
      await visitor.goto(path);
      await page.getByText(HELP_CENTER_TEXTS.emptyLibrary).waitFor();
    }
  });
});

describe('while the database fails, a rendered page', () => {
  it('shows everything without it, and explains what it cannot load', async () => {
    const visitor = await newVisitor();
    const { page, context } = visitor;
    await visitor.goto(HOME.path);
    const cut = (route: Route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.fallback();
    await context.route(() => true, cut);
    for (const view of VIEWS.filter(({ path }) => !path.startsWith('/widget'))) {
      await visitor.goto(view.path);
      await shown(page, view);
      expect(await page.getByRole('alert').count()).toBe(0);
    }
    await visitor.goto(HOME.path);
    await page.getByRole('link', { name: /^Battery and charging/ }).hover();
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: /^Battery and charging/ }).click();
    // A click before the page is live opens the next rendered page instead.
    const content = page.getByRole('main').getByText('Charge your battery').first();
    await content.or(tryAgain(page)).first().waitFor();
    await context.unrouteAll();
    if (await tryAgain(page).isVisible()) await tryAgain(page).click();
    await content.waitFor();
  });
});
