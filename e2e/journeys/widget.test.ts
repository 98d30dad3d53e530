import { localPort } from '@harborline/domain/local-suite';
import { FEEDBACK_TEXTS } from '@harborline/domain/texts/article-feedback';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { WIDGET_TEXTS } from '@harborline/domain/texts/widget';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { noteLoad } from '../support/note-load';
import { otherSite } from '../support/other-site';
import { ORIGIN } from '../support/suite';
import { waitFor } from '../support/wait-for';

const newPerson = useCast();

const WIDGET = '/widgetAdvanced/lumen';
/** As large as the loader makes it beside a page. */
const FRAME = { viewport: { width: 360, height: 600 } };
/** gzip bytes of everything that the first page of the widget loads */
const BUDGET_BYTES = 12 * 1024;

const suitePort = Number(new URL(ORIGIN).port);
const serverPorts = (['firestore', 'auth', 'database'] as const).map((name) =>
  String(localPort(name, suitePort)),
);

const role = (page: Page, kind: 'link' | 'button' | 'heading', name: string) =>
  page.getByRole(kind, { name, exact: true });

/** A function that has just started leaves the first page to the browser. */
const isRendered = (path: string) =>
  waitFor(`the rendered page ${path}`, async () =>
    (await (await fetch(ORIGIN + path)).text()).includes('data-rests') ? true : undefined,
  );

describe('the first page of the widget', () => {
  it('weighs little, and reads nothing before the visitor does more than look (S2.3-04)', async () => {
    const { page, goto } = await newPerson(FRAME);
    await isRendered(WIDGET);
    const load = noteLoad(page);
    await goto(WIDGET);
    await role(page, 'link', WIDGET_TEXTS.searchForHelp).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await load.bytes()).toBeLessThanOrEqual(BUDGET_BYTES);
    expect(load.asked.filter((address) => serverPorts.includes(new URL(address).port))).toEqual([]);
    expect(load.asked.filter((address) => address.endsWith('.woff2'))).toEqual([]);
  });

  it('greets, and leads to five topics, a message, news and the company’s links (S2.3-15 to S2.3-21)', async () => {
    const { page, goto } = await newPerson(FRAME);
    await goto(WIDGET);
    await role(page, 'heading', HELP_CENTER_TEXTS.heading).waitFor();
    const topics = page.getByRole('navigation', { name: WIDGET_TEXTS.topics }).getByRole('link');
    expect(await topics.count()).toBe(5);
    // Somebody of the team may be there or not (D-28).
    const either = (there: string, away: string) => page.getByText(there).or(page.getByText(away));
    await either(WIDGET_TEXTS.readyToHelp, WIDGET_TEXTS.awayToHelp).waitFor();
    await either(CHAT_TEXTS.cardOnline, CHAT_TEXTS.cardAway).waitFor();
    await page.getByText(WIDGET_TEXTS.newNews, { exact: true }).waitFor();
    await page.getByRole('link', { name: WIDGET_TEXTS.latestNews }).click();
    await page.getByRole('link', { name: 'Free winter check in all our stores' }).click();
    await page.getByText('Bring your bike before December 20').waitFor();
    await role(page, 'link', HELP_CENTER_TEXTS.back).click();
    await role(page, 'link', HELP_CENTER_TEXTS.back).click();
    await page.getByRole('link', { name: WIDGET_TEXTS.latestNews }).waitFor();
    await expect.poll(() => page.locator('.w-dot').isVisible()).toBe(false);
    await topics.nth(1).click();
    await page.getByRole('link', { name: 'Charge your battery' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${WIDGET}/help/lumen-battery-and-charging`);
  });

  it('carries on what its address asked for, and nothing else (S2.3-22, S2.3-25)', async () => {
    const { page, goto } = await newPerson(FRAME);
    await goto('/AdvancedWidget/lumen/?hc=1&visitor_name=Ada%20L&secret=1&ut=t1');
    const search = role(page, 'link', WIDGET_TEXTS.searchForHelp);
    const href = new URL((await search.getAttribute('href')) ?? '', ORIGIN);
    expect(href.pathname).toBe(`${WIDGET}/help`);
    expect(Object.fromEntries(href.searchParams)).toEqual({ hc: '1', ut: 't1', visitor_name: 'Ada L' });
    expect(await page.getByRole('navigation', { name: WIDGET_TEXTS.topics }).count()).toBe(0);
    expect(await page.locator('.w-mark').textContent()).toBe('L');
    await search.click();
    await page.getByRole('searchbox').fill('battery charging');
    await role(page, 'button', WIDGET_TEXTS.search).click();
    await page.getByText('articles found').waitFor();
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ q: 'battery charging', hc: '1', ut: 't1', visitor_name: 'Ada L' },
    });
  });

  it('opens a link of the company only as the library has it (S2.3-11)', async () => {
    const { page, goto } = await newPerson(FRAME);
    await goto(WIDGET);
    await role(page, 'link', 'Shop').click();
    const way = page.getByRole('link', { name: /^Open / });
    expect(await way.getAttribute('href')).toMatch(/^https:/);
    expect(await way.getAttribute('target')).toBe('_blank');
    const { pathname } = new URL(page.url());
    await goto(pathname.replace('/customlink/Shop/', '/customlink/Your%20bank/'));
    await role(page, 'heading', 'Shop').waitFor();
  });

  it("says 'No News Found' where there are none (S2.3-21)", async () => {
    const { page, goto } = await newPerson(FRAME);
    await goto('/widgetAdvanced/quillpad');
    await page.getByText(WIDGET_TEXTS.noNews).waitFor();
  });
});

describe('the help of the widget', () => {
  it('opens what it found in place, and asks whether that was the answer (S2.3-26 to S2.3-31)', async () => {
    const { page, goto } = await newPerson({ ...PHONE, ...FRAME });
    await goto(`${WIDGET}/help`);
    await page.getByPlaceholder(WIDGET_TEXTS.searchPlaceholder).fill('charge battery');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('articles found').waitFor();
    // Until then, a result opens as a page.
    await expect.poll(() => page.evaluate(() => window.history.scrollRestoration)).toBe('manual');
    await page.getByRole('link', { name: /^Charge your battery/ }).click();
    await page.getByText('Switch the bike off.').waitFor();
    await page.getByText(FEEDBACK_TEXTS.foundAnswerQuestion).waitFor();
    await role(page, 'button', HELP_CENTER_TEXTS.yes).click();
    await page.getByRole('status').getByText(WIDGET_TEXTS.solved).waitFor();
    await role(page, 'button', HELP_CENTER_TEXTS.no).click();
    await page.getByRole('status').getByText(WIDGET_TEXTS.notSolved).waitFor();
    await role(page, 'link', WIDGET_TEXTS.nextStep).click();
    await page.getByText('What can we help you with?').waitFor();
    expect(new URL(page.url()).pathname).toBe(`${WIDGET}/message`);
  });

  it('asks below an article, and No offers Contact Us (S2.3-12, S2.3-32, S2.3-33)', async () => {
    const { page, goto } = await newPerson(FRAME);
    await goto(`${WIDGET}/articleDetail/lumen-charge-your-battery?hc=1`);
    await page.getByText(FEEDBACK_TEXTS.feedbackQuestion).waitFor();
    await role(page, 'button', HELP_CENTER_TEXTS.no).click();
    await role(page, 'link', HELP_CENTER_TEXTS.contactUs).click();
    await page.getByText('What can we help you with?').waitFor();
    expect(page.url()).toBe(`${ORIGIN}${WIDGET}/message?hc=1`);
  });

  it('searches and reads without JavaScript', async () => {
    const { page, goto } = await newPerson({ ...FRAME, javaScriptEnabled: false });
    await isRendered(`${WIDGET}/help`);
    await goto(`${WIDGET}/help?hc=1`);
    await page.getByPlaceholder(WIDGET_TEXTS.searchPlaceholder).fill('charge battery');
    await role(page, 'button', WIDGET_TEXTS.search).click();
    await page.getByRole('link', { name: /^Charge your battery/ }).click();
    await page.getByText('Switch the bike off.').waitFor();
    expect(page.url()).toBe(`${ORIGIN}${WIDGET}/articleDetail/lumen-charge-your-battery?hc=1`);
  });
});

describe('where the widget has nothing to show', () => {
  it.each(['/widgetAdvanced', '/advancedWidget/no-such-library', '/AdvancedWidget/no-such-library/help'])(
    "says '*Invalid Widget Url*' at %s",
    async (path) => {
      const { page, goto, expectProblem } = await newPerson(FRAME);
      if (path !== '/widgetAdvanced') expectProblem(/404/);
      await goto(path);
      await page.getByRole('heading', { name: WIDGET_TEXTS.invalidUrl }).waitFor();
    },
  );

  it('S2.3-14: loads the chat of a library by its id, with what the address asked for (D-64)', async () => {
    const { page, goto, expectProblem } = await newPerson(FRAME);
    await goto('/defaultIntegrations/lumencycles0000demo1?visitor_name=Ada');
    await page.getByLabel(CHAT_TEXTS.first).waitFor();
    const { pathname, search } = new URL(page.url());
    expect([pathname, search]).toEqual(['/widgetAdvanced/lumencycles0000demo1/chat', '?visitor_name=Ada']);
    // As at the widget's other addresses of an unknown library.
    expectProblem(/404/);
    await goto('/defaultIntegrations/no-such-library');
    await page.getByRole('heading', { name: WIDGET_TEXTS.invalidUrl }).waitFor();
  });

  it.each(['chat', 'chatmodal'])('begins a chat at %s (S2.3-05, S2.3-06)', async (child) => {
    const { page, goto } = await newPerson(FRAME);
    await goto(`${WIDGET}/${child}`);
    await page.getByLabel(CHAT_TEXTS.first).waitFor();
    await role(page, 'link', HELP_CENTER_TEXTS.back).click();
    await role(page, 'link', WIDGET_TEXTS.searchForHelp).waitFor();
  });
});

describe('a page of another site', () => {
  async function frameIn(page: Page, path: string) {
    const frame = `<iframe title="Help" width="360" height="600" src="${ORIGIN}${path}"></iframe>`;
    await page.goto(
      await otherSite(
        `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Shop</title>${frame}</html>`,
      ),
    );
    return page.frameLocator('iframe');
  }

  it('can frame the widget, whose other links open in a tab of their own (D-93)', async () => {
    const { page, tabOpenedBy } = await newPerson();
    const widget = await frameIn(page, `${WIDGET}/articleDetail/lumen-charge-your-battery`);
    await widget.getByRole('heading', { name: 'Charge your battery' }).waitFor();
    await widget.getByText(FEEDBACK_TEXTS.feedbackQuestion).waitFor();
    await widget.getByRole('link', { name: HELP_CENTER_TEXTS.back }).click();
    await widget.getByPlaceholder(WIDGET_TEXTS.searchPlaceholder).waitFor();
    await widget.locator('main').evaluate((main) => {
      main.append(Object.assign(document.createElement('a'), { href: '/lumen', textContent: 'Help center' }));
    });
    const tab = await tabOpenedBy(() => widget.getByText('Help center', { exact: true }).click());
    await tab.page.getByRole('heading', { name: HELP_CENTER_TEXTS.heading }).waitFor();
  });

  it('can frame no other page', async () => {
    const { page, expectProblem } = await newPerson();
    expectProblem(/frame-ancestors/);
    const framed = await frameIn(page, '/lumen');
    await expect.poll(() => page.frames().length).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(await framed.getByRole('heading', { name: HELP_CENTER_TEXTS.heading }).count()).toBe(0);
  });
});
