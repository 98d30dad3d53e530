import { gzipSync } from 'node:zlib';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { KNOWN_VISITOR_TEXTS } from '@harborline/domain/texts/known-visitor';
import { WIDGET_TEXTS } from '@harborline/domain/texts/widget';
import { WIDGET_SETTINGS_TEXTS } from '@harborline/domain/texts/widget-settings';
import { SignJWT } from 'jose';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Actor, PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { otherSite } from '../support/other-site';
import { freshAddress } from '../support/people';
import { openConversation, replyBox, signIn } from '../support/staff-steps';
import { ORIGIN, SHOP } from '../support/suite';
import { waitFor } from '../support/wait-for';
import { clickLauncher, framesOf, isLoaded, isOpen, openWidgetForm, widgetOf } from '../support/widget-steps';

const newPerson = useCast();

const LOADER_BYTES = 1_536;

/** Refuses storage to frames, as browsers do that block it for third parties. */
const blockFrameStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (window === window.top) return;
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, { get: refuse });
    }
  });

/** Lets selectors find the launcher, which its closed shadow root hides. */
const keepShadowOpen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (init) {
      return attach.call(this, { ...init, mode: 'open' });
    };
  });

/** Signs in as Lumen's owner. @returns a token of Lumen's server that says who a visitor is */
async function identityOf(owner: Actor, claims: { email: string; name: string }): Promise<string> {
  await signIn(owner, 'lumen-owner');
  await owner.goto('/admin/profile/widget');
  await owner.page.getByRole('button', { name: WIDGET_SETTINGS_TEXTS.showSecret }).click();
  const secret = await owner.page.getByLabel(WIDGET_SETTINGS_TEXTS.secret).inputValue();
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret));
}

const becomesOpen = (page: Page, wanted: boolean) => expect.poll(() => isOpen(page)).toBe(wanted);

describe('the loader on a customer’s page', () => {
  it('is small, stays out of the way, and loads nothing before the visitor turns to it', async () => {
    const answer = await fetch(`${ORIGIN}/loader.js`);
    expect(gzipSync(await answer.text(), { level: 9 }).length).toBeLessThanOrEqual(LOADER_BYTES);
    const actor = await newPerson();
    const { page, goto, context } = actor;
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await goto(SHOP);
    await isLoaded(page);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.startsWith(ORIGIN))).toEqual([`${ORIGIN}/loader.js`]);
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list, observer) => {
            observer.disconnect();
            resolve(list.getEntriesByType('layout-shift').length);
          }).observe({ type: 'layout-shift', buffered: true });
          // Without any shift, there is nothing to observe.
          setTimeout(resolve, 500, 0);
        }),
    );
    expect(shifts).toBe(0);
    await clickLauncher(actor);
    await (await widgetOf(page)).getByRole('heading', { name: HELP_CENTER_TEXTS.heading }).waitFor();
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
      '',
      0,
      0,
    ]);
  });

  it('opens and closes by the launcher, by Close and by Escape, and tells the page', async () => {
    const actor = await newPerson();
    const { page, goto } = actor;
    await goto(SHOP);
    await clickLauncher(actor);
    const widget = await widgetOf(page);
    await becomesOpen(page, true);
    await page.getByText('The widget is open.').waitFor();
    await widget.getByRole('button', { name: WIDGET_TEXTS.close }).click();
    await becomesOpen(page, false);
    await page.getByText('The widget is closed.').waitFor();
    await clickLauncher(actor);
    await becomesOpen(page, true);
    await clickLauncher(actor);
    await becomesOpen(page, false);
    await clickLauncher(actor);
    await widget.getByRole('link', { name: WIDGET_TEXTS.searchForHelp }).focus();
    await page.keyboard.press('Escape');
    await becomesOpen(page, false);
  });

  it('fills the screen of a phone, and leaves it by Close', async () => {
    const actor = await newPerson(PHONE);
    const { page, goto } = actor;
    await goto(SHOP);
    for (const _time of ['first', 'second']) {
      await clickLauncher(actor);
      const widget = await widgetOf(page);
      await widget.getByRole('button', { name: WIDGET_TEXTS.close }).waitFor();
      const frame = await widget.frameElement();
      await expect.poll(() => frame.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
      await widget.getByRole('button', { name: WIDGET_TEXTS.close }).click();
      await becomesOpen(page, false);
    }
  });

  it('works by keyboard alone, and gives the focus back', async () => {
    const { page, goto } = await newPerson();
    await goto(SHOP);
    await isLoaded(page);
    const ask = page.getByRole('button', { name: 'Ask about it' }).last();
    await ask.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await becomesOpen(page, true);
    const widget = await widgetOf(page);
    await widget.getByRole('button', { name: WIDGET_TEXTS.close }).waitFor();
    await page.keyboard.press('Escape');
    await becomesOpen(page, false);
    await ask.focus();
    await page.keyboard.press('Enter');
    await becomesOpen(page, true);
    await page.keyboard.press('Escape');
    await becomesOpen(page, false);
    expect(await ask.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('begins the contact form with what the page knows', async () => {
    const { page, goto } = await newPerson();
    await goto(`${SHOP}/bikes`);
    await page.getByRole('button', { name: 'Ask about it' }).first().click();
    const widget = await widgetOf(page);
    // Close shows once the page has told all it knows.
    await widget.getByRole('button', { name: WIDGET_TEXTS.close }).waitFor();
    await openWidgetForm(widget);
    const email = widget.getByLabel(CONTACT_TEXTS.emailLabel);
    await expect.poll(() => email.inputValue()).toBe('robin@shopper.example');
    expect(await widget.getByLabel(CONTACT_TEXTS.nameLabel).inputValue()).toBe('Robin Shopper');
    expect(await widget.getByLabel(CONTACT_TEXTS.requestLabel).inputValue()).toContain('Aurora City');
  });

  it('knows its visitor by what the server of the shop signs (D-88)', async () => {
    const [owner, shopper] = [await newPerson(), await newPerson()];
    const email = freshAddress('known');
    const token = await identityOf(owner, { email, name: 'Kim Known' });

    const { page, goto } = shopper;
    await goto(SHOP);
    await isLoaded(page);
    await page.evaluate(
      (calls) => (window as { harborline?: object[] }).harborline?.push(...calls),
      [{ do: 'identify', token }, { do: 'prefill', message: 'Where is my order?' }, { do: 'open' }],
    );
    const widget = await widgetOf(page);
    await widget.getByRole('button', { name: WIDGET_TEXTS.close }).waitFor();
    await openWidgetForm(widget);
    const request = widget.getByLabel(CONTACT_TEXTS.requestLabel);
    await expect.poll(() => request.inputValue()).toBe('Where is my order?');
    await widget.getByText('Kim Known').waitFor();
    const address = widget.getByLabel(CONTACT_TEXTS.emailLabel);
    expect(await address.count()).toBe(0);
    await widget.getByRole('button', { name: KNOWN_VISITOR_TEXTS.other }).click();
    await address.waitFor();
    await widget.getByRole('button', { name: KNOWN_VISITOR_TEXTS.again('Kim Known') }).click();
    await widget.locator('form button[type=submit]').click();
    await widget.locator('[data-message]').filter({ hasText: 'Where is my order?' }).waitFor();

    await owner.goto('/admin/inbox?tab=inbox');
    await openConversation(owner, 'Kim Known');
    await owner.page.getByText(INBOX_TEXTS.verified, { exact: true }).first().waitFor();
  });

  it('starts the chat of such a visitor without asking who they are', async () => {
    const [owner, shopper] = [await newPerson(), await newPerson()];
    const name = `Kim ${freshAddress('chats').split('@')[0]}`;
    const token = await identityOf(owner, { email: freshAddress('chats'), name });
    const { page, goto } = shopper;
    await goto(SHOP);
    await isLoaded(page);
    await page.evaluate(
      (calls) => (window as { harborline?: object[] }).harborline?.push(...calls),
      [{ do: 'identify', token }, { do: 'open' }],
    );
    const widget = await widgetOf(page);
    await widget.getByRole('button', { name: WIDGET_TEXTS.close }).waitFor();
    await widget.getByText(CHAT_TEXTS.card).click();
    await widget.getByText(name).waitFor();
    expect(await widget.getByLabel(CHAT_TEXTS.email).count()).toBe(0);
    await widget.getByLabel(CHAT_TEXTS.first).fill('Is it me?');
    await widget.getByRole('button', { name: CHAT_TEXTS.start }).click();
    await widget.getByText('Is it me?').waitFor();

    await owner.goto('/admin/inbox?tab=queue');
    await owner.page.getByText(name).first().waitFor();
  });

  it('works with third-party storage blocked', async () => {
    const actor = await newPerson();
    const { page, goto } = actor;
    await blockFrameStorage(page);
    await goto(SHOP);
    await clickLauncher(actor);
    const widget = await widgetOf(page);
    await widget.getByRole('link', { name: WIDGET_TEXTS.searchForHelp }).click();
    await widget.getByPlaceholder(WIDGET_TEXTS.searchPlaceholder).fill('charge battery');
    await page.keyboard.press('Enter');
    await widget.getByText('articles found').waitFor();
    await widget.getByRole('button', { name: WIDGET_TEXTS.close }).click();
    await becomesOpen(page, false);
  });

  it('tells whoever has a chat which pages of the shop its visitor sees, and what they did (D-63)', async () => {
    const [shopper, agent] = [await newPerson(), await newPerson()];
    await shopper.goto(`${SHOP}?token=s3cret`);
    await isLoaded(shopper.page);
    // Before the widget is there, and so before the chat.
    await shopper.page.evaluate(() => {
      (window as { harborline?: object[] }).harborline?.push({ do: 'event', name: 'size-chart-opened' });
    });
    await clickLauncher(shopper);
    const frame = await widgetOf(shopper.page);
    await frame.getByText(CHAT_TEXTS.card).click();
    await frame.getByLabel(CHAT_TEXTS.first).fill('Which of these bikes is light?');
    await frame.getByLabel(CHAT_TEXTS.name).fill('Shona Shopper');
    await frame.getByRole('button', { name: CHAT_TEXTS.start }).click();
    await frame.getByRole('button', { name: CHAT_TEXTS.end }).waitFor();

    await signIn(agent, 'lumen-agent');
    await agent.goto('/admin/chatinbox');
    await agent.page.getByRole('button', { name: CHAT_TEXTS.takeName('Shona Shopper') }).click();
    const details = agent.page.getByRole('complementary', { name: INBOX_TEXTS.details });
    const pagesOf = (name: string) => details.getByRole('list', { name });
    await pagesOf(CHAT_TEXTS.now).getByText('Bikes for every day | Lumen Cycles').waitFor();
    await shopper.page.getByRole('link', { name: 'Bikes', exact: true }).click();
    await pagesOf(CHAT_TEXTS.now).getByText('All bikes | Lumen Cycles').waitFor();
    await pagesOf(CHAT_TEXTS.before).getByText('Bikes for every day | Lumen Cycles').waitFor();
    expect(await details.getByText('s3cret').count()).toBe(0);
    await shopper.page.getByRole('link', { name: 'Cart', exact: true }).click();
    const events = pagesOf(CHAT_TEXTS.events).getByRole('listitem');
    await events.filter({ hasText: 'cart-opened' }).waitFor();
    await events.filter({ hasText: 'size-chart-opened' }).waitFor();
    expect(await events.count()).toBe(2);
    await frame.getByRole('button', { name: CHAT_TEXTS.end }).click();
    await frame.getByRole('button', { name: CHAT_TEXTS.endYes }).click();
    await agent.page.getByText(CHAT_TEXTS.isClosed).waitFor();
    await pagesOf(CHAT_TEXTS.now).waitFor({ state: 'detached' });
    await events.first().waitFor({ state: 'detached' });
  });

  it('keeps a chat while its visitor looks around in the widget, with third-party storage blocked', async () => {
    const actor = await newPerson();
    const { page, goto } = actor;
    await blockFrameStorage(page);
    await goto(SHOP);
    await clickLauncher(actor);
    const widget = await widgetOf(page);
    await widget.getByText(CHAT_TEXTS.card).click();
    await widget.getByText(CHAT_TEXTS.notKept).waitFor();
    await widget.getByLabel(CHAT_TEXTS.first).fill('Do you mend bells?');
    await widget.getByRole('button', { name: CHAT_TEXTS.start }).click();
    await widget.getByText('Do you mend bells?').waitFor();
    await widget.getByRole('link', { name: HELP_CENTER_TEXTS.back }).click();
    await widget.getByText(CHAT_TEXTS.running).click();
    await widget.getByText('Do you mend bells?').waitFor();
    await widget.getByRole('button', { name: CHAT_TEXTS.end }).click();
    await widget.getByRole('button', { name: CHAT_TEXTS.endYes }).click();
    await widget.getByText(CHAT_TEXTS.endedByVisitor).waitFor();
  });

  it('counts on its button the answers that come while it is closed', async () => {
    const [agent, shopper] = [await newPerson(), await newPerson()];
    await signIn(agent, 'lumen-agent');
    await agent.goto('/admin/chatinbox');
    await agent.page.getByRole('heading', { name: CHAT_TEXTS.queue }).waitFor();
    const { page, goto } = shopper;
    await keepShadowOpen(page);
    await goto(SHOP);
    await clickLauncher(shopper);
    let widget = await widgetOf(page);
    await widget.getByText(CHAT_TEXTS.card).click();
    const [name = ''] = freshAddress('una').split('@');
    await widget.getByLabel(CHAT_TEXTS.first).fill('Is anybody there?');
    await widget.getByLabel(CHAT_TEXTS.name).fill(name);
    await widget.getByRole('button', { name: CHAT_TEXTS.start }).click();
    await widget.getByText('Is anybody there?').waitFor();
    const launcher = page.locator('html > div button');
    await launcher.click();
    await becomesOpen(page, false);

    await agent.page.getByRole('button', { name: CHAT_TEXTS.takeName(name) }).click();
    await replyBox(agent.page).fill('Yes, I am.');
    await agent.page.keyboard.press('Enter');
    await expect.poll(() => launcher.textContent(), { timeout: 30_000 }).toBe('1');
    // After a reload, too, and without asking for anything (D-94).
    await page.mouse.move(0, 0);
    await page.reload();
    await expect.poll(() => launcher.textContent()).toBe('1');
    expect(framesOf(page)).toHaveLength(0);
    await launcher.click();
    widget = await widgetOf(page);
    // The first page offers one way into a chat: on with the one that runs.
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await widget.getByText(CHAT_TEXTS.running).waitFor();
    expect(await widget.getByText(CHAT_TEXTS.card).isVisible()).toBe(false);
    await widget.getByText(CHAT_TEXTS.running).click();
    await widget.getByText('Yes, I am.').waitFor();
    expect(await launcher.textContent()).toBe('×');
    await launcher.click();
    expect(await launcher.textContent()).toBe('?');
  });

  it('leaves opening to the page where it is asked to (D-95)', async () => {
    const { page, goto } = await newPerson();
    await goto(
      await otherSite(
        `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Bare</title><script async src="${ORIGIN}/loader.js" data-library="lumen" data-launcher="hidden"></script></html>`,
      ),
    );
    await isLoaded(page);
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.mouse.click(width - 48, height - 48);
    expect(framesOf(page)).toHaveLength(0);
    await page.evaluate(() => {
      (window as { harborline?: object[] }).harborline?.push({ do: 'open' });
    });
    const widget = await widgetOf(page);
    await widget.getByRole('heading', { name: HELP_CENTER_TEXTS.heading }).waitFor();
    await becomesOpen(page, true);
    await widget.getByRole('button', { name: WIDGET_TEXTS.close }).click();
    await becomesOpen(page, false);
  });

  it('shows several libraries beside each other, also on a site of neither', async () => {
    const script = (library: string, side: string) =>
      `<script async src="${ORIGIN}/loader.js" data-library="${library}" data-position="${side}"></script>`;
    const { page, goto } = await newPerson();
    await goto(
      await otherSite(
        `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Two</title>${script('lumen', 'right')}${script('quillpad', 'left')}</html>`,
      ),
    );
    await waitFor('both launchers', () =>
      page.evaluate(() => document.querySelectorAll('html > div').length === 2 || undefined),
    );
    await page.evaluate(() => {
      const calls = (window as { harborline?: object[] }).harborline;
      calls?.push({ do: 'open', library: 'quillpad' });
    });
    const quillpad = await widgetOf(page);
    await quillpad.getByRole('heading', { name: HELP_CENTER_TEXTS.heading }).waitFor();
    expect(new URL(quillpad.url()).pathname).toBe('/widgetAdvanced/quillpad');
    expect(framesOf(page)).toHaveLength(1);
    // The site is none of the library's, and still whoever opened the widget can close it.
    await quillpad.getByRole('button', { name: WIDGET_TEXTS.close }).click();
    await becomesOpen(page, false);
  });
});
