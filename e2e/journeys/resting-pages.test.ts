import { localPort } from '@harborline/domain/local-suite';
import { FEEDBACK_TEXTS } from '@harborline/domain/texts/article-feedback';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { BUDGET_BYTES, noteLoad } from '../support/note-load';
import { ORIGIN } from '../support/suite';
import { waitFor } from '../support/wait-for';

const newPerson = useCast();

const ARTICLE = '/article/details/lumen/lumen-charge-your-battery';
const STATUS = '/lumen/app/status';
const COURSE = '/course/lumen/lumen-first-month';
const COURSES = [
  '/lumen/courses',
  COURSE,
  `${COURSE}?lesson=lumen-make-it-fit`,
  '/coursestatic/lumen/lumen-first-month',
];

const authPort = String(localPort('auth', Number(new URL(ORIGIN).port)));
/** A function that has just started leaves the first page to the browser, which hydrates nothing. */
const isRendered = (path: string) =>
  waitFor(`the rendered page ${path}`, async () =>
    (await (await fetch(ORIGIN + path)).text()).includes('data-rests') ? true : undefined,
  );

const hasApp = (page: Page) => page.evaluate(() => window.history.scrollRestoration === 'manual');

/** Marks the frame of the page, as the server sent it. @returns whether it is still the same */
async function markFrame(page: Page): Promise<() => Promise<boolean>> {
  const frame = await page.locator('.site-header').elementHandle();
  return () => page.evaluate((header) => header?.isConnected === true, frame);
}

describe('a rendered page that nobody touches', () => {
  it.each(['/lumen', ARTICLE, STATUS, `${STATUS}/history`, ...COURSES])(
    'keeps to its budget: %s',
    async (path) => {
      const { page, goto } = await newPerson();
      await isRendered(path);
      const load = noteLoad(page);
      const viewed = path === ARTICLE ? page.waitForResponse(/\/api\/activity\/articles/) : undefined;
      await goto(path);
      await viewed;
      await page.waitForLoadState('networkidle');
      expect(await load.bytes()).toBeLessThanOrEqual(BUDGET_BYTES);
      expect(await hasApp(page)).toBe(false);
      // A view is counted without an account.
      expect((await viewed)?.status() ?? 200).toBe(200);
      expect(load.asked.filter((address) => new URL(address).port === authPort)).toEqual([]);
    },
  );

  it('is read, its contents followed and its tables scrolled without the app', async () => {
    const { page, goto } = await newPerson(PHONE);
    await isRendered('/article/details/lumen/lumen-charging-times');
    await goto('/article/details/lumen/lumen-charging-times');
    await page.getByText(HELP_CENTER_TEXTS.scrollTable).waitFor();
    await isRendered(ARTICLE);
    await goto(ARTICLE);
    const sections = page.getByRole('navigation', { name: HELP_CENTER_TEXTS.onThisPage });
    await sections.getByText(HELP_CENTER_TEXTS.onThisPage).tap();
    await sections.getByRole('link', { name: 'When to stop' }).tap();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await hasApp(page)).toBe(false);
  });
});

describe('the first touch of a rendered page', () => {
  it('of the question below an article is a vote, though its code comes later (S4.5-21)', async () => {
    const { page, goto } = await newPerson(PHONE);
    await isRendered(ARTICLE);
    await goto(ARTICLE);
    const voted = page.waitForResponse(/\/api\/activity\/reactions/);
    const yes = page.getByRole('button', { name: HELP_CENTER_TEXTS.yes, exact: true });
    // Nothing announces this click, unlike that of a mouse.
    await yes.waitFor();
    await yes.dispatchEvent('click');
    await page.getByText(FEEDBACK_TEXTS.feedbackThanks).waitFor();
    expect((await voted).status()).toBe(200);
    expect(await hasApp(page)).toBe(false);
    await page.reload();
    const pressed = page.locator('.feedback [aria-pressed=true]');
    await pressed.filter({ hasText: HELP_CENTER_TEXTS.yes }).waitFor();
    expect(await hasApp(page)).toBe(false);
    await page.getByRole('button', { name: HELP_CENTER_TEXTS.no, exact: true }).dispatchEvent('click');
    await page.getByText(FEEDBACK_TEXTS.feedbackSorry).waitFor();
    expect(await pressed.allInnerTexts()).toEqual([HELP_CENTER_TEXTS.no]);
  });

  it('of the search field hydrates it alone: no letter is lost, nor the focus, nor the way back', async () => {
    const { page, goto } = await newPerson();
    await isRendered('/lumen');
    await goto('/lumen');
    await page.waitForLoadState('networkidle');
    const isSameFrame = await markFrame(page);
    await page.evaluate(() => window.scrollTo(0, 120));
    await page.keyboard.press('/');
    await page.keyboard.type('charge');
    const field = page.getByRole('combobox', { name: HELP_CENTER_TEXTS.searchLabel });
    await page
      .getByRole('option', { name: /Charge/ })
      .first()
      .waitFor();
    expect(await field.inputValue()).toBe('charge');
    expect(await field.evaluate((input) => document.activeElement === input)).toBe(true);
    expect([await isSameFrame(), await hasApp(page)]).toEqual([true, false]);
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('.prose').waitFor();
    expect([await isSameFrame(), await hasApp(page)]).toEqual([false, true]);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: HELP_CENTER_TEXTS.heading }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  });

  it('of a link has the app ready, which opens the next page in the same document', async () => {
    const { page, goto } = await newPerson();
    await isRendered('/lumen');
    await goto('/lumen');
    await page.waitForLoadState('networkidle');
    const isSameFrame = await markFrame(page);
    const link = page.getByRole('link', { name: /Battery and charging/ });
    const address = ORIGIN + (await link.getAttribute('href'));
    const { asked } = noteLoad(page);
    // An app that is ready asks for the page that the pointer rests on.
    const isAskedFor = async () => {
      await page.locator('.brand').hover();
      await link.hover();
      return asked.includes(address);
    };
    await expect.poll(isAskedFor).toBe(true);
    expect([await isSameFrame(), await hasApp(page)]).toEqual([true, false]);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Battery and charging' }).waitFor();
    expect(await hasApp(page)).toBe(true);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: HELP_CENTER_TEXTS.heading }).waitFor();
  });
});
