import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useCast } from '../support/cast';

const newPerson = useCast();

const HOME = '/lumen';
const surface = (page: Page) =>
  page.evaluate(
    () => getComputedStyle(document.querySelector('.site-header') ?? document.body).backgroundColor,
  );
const switchTo = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe('the colours of a help center', () => {
  it('follow the device until the visitor switches them, on every page and the next time', async () => {
    const { page, goto } = await newPerson({ colorScheme: 'light' });
    await goto(HOME);
    const light = await surface(page);
    await switchTo(page, HELP_CENTER_TEXTS.darkTheme);
    await page.getByRole('button', { name: HELP_CENTER_TEXTS.lightTheme }).waitFor();
    const dark = await surface(page);
    expect(dark).not.toBe(light);
    await page.getByRole('link', { name: /^Battery and charging/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Battery and charging' }).waitFor();
    expect(await surface(page)).toBe(dark);
    await switchTo(page, HELP_CENTER_TEXTS.lightTheme);
    expect(await surface(page)).toBe(light);
    await switchTo(page, HELP_CENTER_TEXTS.darkTheme);
    await page.reload();
    expect(await surface(page)).toBe(dark);
    await page.emulateMedia({ media: 'print' });
    const printed = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await printed()).toBe('rgb(255, 255, 255)');
  });

  it('follow a device that changes while a page is open', async () => {
    const { page, goto } = await newPerson({ colorScheme: 'dark' });
    await goto(HOME);
    await page.getByRole('button', { name: HELP_CENTER_TEXTS.lightTheme }).waitFor();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('button', { name: HELP_CENTER_TEXTS.darkTheme }).waitFor();
  });

  it('offer no switch without JavaScript, which it needs', async () => {
    const { page, goto } = await newPerson({ javaScriptEnabled: false });
    await goto(HOME);
    await page.getByRole('contentinfo').waitFor();
    expect(await page.getByRole('button', { name: HELP_CENTER_TEXTS.darkTheme }).count()).toBe(0);
  });
});
