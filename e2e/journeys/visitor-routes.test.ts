import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { WIDGET_TEXTS } from '@harborline/domain/texts/widget';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE } from '../support/actor';
import { useCast } from '../support/cast';

const newPerson = useCast();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const back = (page: Page) => page.getByRole('link', { name: HELP_CENTER_TEXTS.back, exact: true });
const pathOf = (page: Page) => new URL(page.url()).pathname;

describe('the addresses of the help center', () => {
  it('lead through home, category and article without a key (S2.1-01, S2.1-15, S2.1-17)', async () => {
    const { page, goto } = await newPerson();
    await goto('/');
    await heading(page, HELP_CENTER_TEXTS.heading).waitFor();
    await page.getByRole('main').locator('a[href^="/articleCategoriesDetails/"]').first().click();
    await back(page).waitFor();
    expect(pathOf(page)).toMatch(/^\/articleCategoriesDetails\/[^/]+$/);
    await page.getByRole('main').locator('a[href^="/article/details/"]').first().click();
    await page.locator('.prose').waitFor();
    expect(pathOf(page)).toMatch(/^\/article\/details\/[^/]+$/);
    // As a fresh page, too.
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.reload();
    await heading(page, title).waitFor();
  });

  it('lead back to the search a visitor came from, else one level up (S2.2-14 to S2.2-17)', async () => {
    const { page, goto } = await newPerson();
    await goto('/lumen');
    await page.getByRole('link', { name: /^Battery and charging/ }).click();
    await heading(page, 'Battery and charging').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Charge your battery' }).first().click();
    await heading(page, 'Charge your battery').waitFor();
    await back(page).click();
    await heading(page, 'Charging').waitFor();
    await back(page).click();
    await heading(page, 'Battery and charging').waitFor();
    await back(page).click();
    await heading(page, HELP_CENTER_TEXTS.heading).waitFor();

    await page.getByPlaceholder(HELP_CENTER_TEXTS.searchPlaceholder).fill('charge battery');
    await page.keyboard.press('Enter');
    await page.locator('.result-row').first().click();
    await page.getByRole('link', { name: HELP_CENTER_TEXTS.openAsPage }).click();
    await page.getByRole('main').locator('.back-link').waitFor();
    await back(page).click();
    await page.getByRole('heading', { level: 2, name: /Results for/ }).waitFor();
    await back(page).click();
    await page.getByRole('link', { name: /^Battery and charging/ }).waitFor();
    expect(pathOf(page)).toBe('/lumen');
  });
});

describe('the help library in a widget', () => {
  it('keeps its queries through all views, and leads back to the page around it (S2.2-01 to S2.2-03, S2.2-12)', async () => {
    const { page, goto } = await newPerson(PHONE);
    const parentURL = 'https://lumen.example/cart?step=2';
    await goto(`/widget/lumen/?${new URLSearchParams({ hc: '1', parentURL })}`);
    await heading(page, HELP_CENTER_TEXTS.heading).waitFor();
    expect(await page.locator('.brand').count()).toBe(0);
    await page.getByRole('link', { name: /^Battery and charging/ }).click();
    await heading(page, 'Battery and charging').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Charge your battery' }).first().click();
    await heading(page, 'Charge your battery').waitFor();
    await back(page).click();
    await heading(page, 'Charging').waitFor();
    await page.getByRole('link', { name: HELP_CENTER_TEXTS.contactTab }).click();
    await page.getByRole('button', { name: 'Something else' }).click();
    await page.getByLabel(CONTACT_TEXTS.emailLabel).waitFor();
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get('hc'), searchParams.get('parentURL')]).toEqual([
      '/widget/lumen',
      '1',
      parentURL,
    ]);
    const link = page.getByRole('link', { name: WIDGET_TEXTS.backTo('lumen.example') });
    expect(await link.getAttribute('href')).toBe(parentURL);
  });

  it("says '*Invalid Widget Url*' where no library is (S2.2-18)", async () => {
    const { page, goto } = await newPerson();
    for (const address of ['/widget', '/widget/no-such-library']) {
      await goto(address);
      await heading(page, WIDGET_TEXTS.invalidUrl).waitFor();
    }
  });
});
