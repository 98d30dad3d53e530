import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { SEARCH_TEXTS } from '@harborline/domain/texts/search';
import { THANK_YOU_TEXTS } from '@harborline/domain/texts/thank-you';
import { describe, expect, it } from 'vitest';
import { type ActorOptions, PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { sidewaysOverflow } from '../support/settled';

const newPerson = useCast();

/** A visitor whose browser runs no script. */
const newReader = (options: ActorOptions = {}) => newPerson({ ...options, javaScriptEnabled: false });

describe('without JavaScript', () => {
  it('a visitor goes from home through a category to an article, and back by links (S2.1-02, S2.1-14, S2.1-16)', async () => {
    const { page, goto } = await newReader();
    await goto('/lumen');
    await page.getByRole('heading', { level: 1, name: HELP_CENTER_TEXTS.heading }).waitFor();
    await page.getByRole('link', { name: /^Battery and charging/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Battery and charging' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Charge your battery' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Charge your battery' }).waitFor();
    expect((await page.locator('.prose').innerText()).length).toBeGreaterThan(100);
    const breadcrumb = page.getByRole('navigation', { name: HELP_CENTER_TEXTS.breadcrumb });
    await breadcrumb.getByRole('link', { name: 'Battery and charging' }).click();
    await page.getByRole('heading', { level: 1, name: 'Battery and charging' }).waitFor();
    await page.getByRole('link', { name: HELP_CENTER_TEXTS.browseTab }).click();
    await page.getByRole('heading', { level: 1, name: HELP_CENTER_TEXTS.heading }).waitFor();
  });

  it("an article's contents lead to its sections on a phone (S2.2-11)", async () => {
    const { page, goto } = await newReader(PHONE);
    await goto('/article/details/lumen/lumen-charge-your-battery');
    const sections = page.getByRole('navigation', { name: HELP_CENTER_TEXTS.onThisPage });
    await sections.getByText(HELP_CENTER_TEXTS.onThisPage).click();
    await sections.getByRole('link', { name: 'When to stop' }).click();
    await page.waitForURL(/#section-\d+$/);
    const { hash } = new URL(page.url());
    expect(await page.locator(`h2${hash} .heading-link`).count()).toBe(1);
    expect(await sidewaysOverflow(page)).toBe(0);
  });

  it('a search is a plain form whose results are links; an empty one leads on (S2.2-08, S2.2-13)', async () => {
    const { page, goto } = await newReader();
    await goto('/lumen');
    await page.getByPlaceholder(HELP_CENTER_TEXTS.searchPlaceholder).fill('charge battery');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\?q=charge/);
    await page.locator('.result-row').first().click();
    await page.locator('.prose').waitFor();

    await goto('/lumen?q=zebra+xylophone');
    await page.getByText(SEARCH_TEXTS.noArticleFound).waitFor();
    const popular = page.getByRole('region', { name: HELP_CENTER_TEXTS.popularArticles });
    expect(await popular.getByRole('link').count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: HELP_CENTER_TEXTS.contactUs, exact: true }).click();
    await page.getByText(CONTACT_TEXTS.needsScript).waitFor();
  });

  it('an address without a page says so, and a message is thanked for (S2.4-26, S2.4-29, S2.4-30)', async () => {
    const { page, goto, expectProblem } = await newReader();
    expectProblem(/404/);
    await goto('/no-such-library');
    await page.getByRole('heading', { level: 1, name: HELP_CENTER_TEXTS.notFoundTitle }).waitFor();
    await page.getByRole('link', { name: HELP_CENTER_TEXTS.notFoundButton }).click();
    await page.getByRole('heading', { level: 1, name: HELP_CENTER_TEXTS.heading }).waitFor();
    await goto('/thank-you');
    await page.getByRole('heading', { level: 1, name: THANK_YOU_TEXTS.message }).waitFor();
  });
});
