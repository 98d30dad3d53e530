import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { VISITOR_CONVERSATION_TEXTS } from '@harborline/domain/texts/conversation';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { messages } from '../support/staff-steps';
import { ORIGIN } from '../support/suite';
import { waitFor } from '../support/wait-for';

const newPerson = useCast();

/** Of a library whose staff take no chats in these journeys. */
const CHAT = '/widgetAdvanced/lumen/chat';

/** A function that has just started leaves pages to the browser. */
const isRendered = (): Promise<true> =>
  waitFor('the rendered chat', async () =>
    (await (await fetch(ORIGIN + CHAT)).text()).includes('chat-start') ? true : undefined,
  );

/** Has every file of the app wait until it is let go, or fail; what the rendered page needs itself is served. */
async function holdApp(page: Page) {
  let letGo: (isServed: boolean) => void = () => undefined;
  let decided = new Promise<boolean>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/start-[^/]+\.js$/, async (route) => {
    await ((await decided) ? route.continue() : route.abort());
  });
  return {
    fail: () => letGo(false),
    serve: () => {
      letGo(true);
      decided = Promise.resolve(true);
    },
  };
}

const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '');

/** Has the form's own script there, which fills in what the tab keeps and hears what is typed. */
const isListening = (page: Page): Promise<unknown> => page.waitForLoadState('load');

describe('the form that starts a chat, before the app is there (S2.3-05, D-91)', () => {
  it.each([
    ['desktop', {}],
    ['390 px', PHONE],
  ])('is filled in and sent by the keyboard alone, once: %s', async (_, device) => {
    const { page, goto } = await newPerson(device);
    await isRendered();
    const app = await holdApp(page);
    await goto(CHAT);
    await isListening(page);
    await page.getByLabel(CHAT_TEXTS.first).focus();
    await page.keyboard.type('Is my lamp in stock?');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Early Eve');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe(CHAT_TEXTS.start);
    await page.keyboard.press('Enter');
    const button = page.getByRole('button', { name: CHAT_TEXTS.starting });
    await button.waitFor();
    expect(await button.isDisabled()).toBe(true);
    app.serve();
    await messages(page).filter({ hasText: 'Is my lamp in stock?' }).waitFor();
    await page.getByLabel(VISITOR_CONVERSATION_TEXTS.placeholder).waitFor();
    expect(await messages(page).filter({ hasText: 'Is my lamp in stock?' }).count()).toBe(1);
  });

  it('keeps what is being typed, and the caret, when the app arrives', async () => {
    const { page, goto } = await newPerson();
    await isRendered();
    const app = await holdApp(page);
    await goto(CHAT);
    const text = page.getByLabel(CHAT_TEXTS.first);
    await text.pressSequentially('Where is order?');
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowLeft');
    app.serve();
    // The app takes the sentence for browsers without JavaScript away.
    await page.getByText(CHAT_TEXTS.needsScript).waitFor({ state: 'detached' });
    await page.keyboard.type('my ');
    expect(await text.inputValue()).toBe('Where is my order?');
  });

  it('says that the app could not be loaded, keeps the text, and is sent by the next press', async () => {
    const { page, goto, expectProblem } = await newPerson();
    await isRendered();
    const app = await holdApp(page);
    await goto(CHAT);
    await isListening(page);
    await page.getByLabel(CHAT_TEXTS.first).fill('I am in a tunnel.');
    await page.getByRole('button', { name: CHAT_TEXTS.start }).click();
    await page.getByRole('button', { name: CHAT_TEXTS.starting }).waitFor();
    expectProblem(/ERR_FAILED/);
    expectProblem(/not-started/);
    app.fail();
    await page.getByText(CHAT_TEXTS.startFailed).waitFor();
    expect(await page.getByLabel(CHAT_TEXTS.first).inputValue()).toBe('I am in a tunnel.');
    app.serve();
    await page.getByRole('button', { name: CHAT_TEXTS.start }).click();
    await messages(page).filter({ hasText: 'I am in a tunnel.' }).waitFor();
  });

  it('makes room at once for the chat of a visitor who has one', async () => {
    const { page, goto } = await newPerson();
    await isRendered();
    await goto(CHAT);
    await page.getByLabel(CHAT_TEXTS.first).fill('I come back.');
    await page.getByRole('button', { name: CHAT_TEXTS.start }).click();
    await messages(page).filter({ hasText: 'I come back.' }).waitFor();
    const app = await holdApp(page);
    await page.reload();
    await page.locator('.chat-page [aria-busy]').waitFor();
    expect(await page.getByLabel(CHAT_TEXTS.first).isVisible()).toBe(false);
    app.serve();
    await messages(page).filter({ hasText: 'I come back.' }).waitFor();
  });

  it('says without JavaScript that it needs that, and asks for nothing', async () => {
    const { page, goto } = await newPerson({ javaScriptEnabled: false });
    await isRendered();
    await goto(CHAT);
    await page.getByText(CHAT_TEXTS.needsScript).waitFor();
    expect(await page.locator('.chat-start').isVisible()).toBe(false);
  });
});
