import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { VISITOR_CONVERSATION_TEXTS } from '@harborline/domain/texts/conversation';
import { WIDGET_TEXTS } from '@harborline/domain/texts/widget';
import type { Frame, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Actor, type ActorOptions, DESKTOP, PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { messages, signIn } from '../support/staff-steps';
import { SHOP } from '../support/suite';
import { carryWidget, isLoaded, isOpen, widgetOf } from '../support/widget-steps';

const newPerson = useCast();

/** Of a library in whose queue nobody else waits. */
const LIBRARY = 'fernway';

const OFFLINE_MINUTES = '05:00';
const COUNT = 50;
/** The rules take one message of a visitor a second, and a busy machine fewer. */
const SENDING_MS = 240_000;

async function openShop(library: string, options?: ActorOptions): Promise<Actor> {
  const visitor = await newPerson(options);
  await carryWidget(visitor.page, library);
  await visitor.goto(SHOP);
  await isLoaded(visitor.page);
  return visitor;
}

/** Opens the widget by the keyboard: the launcher is what follows the last button of the page. */
async function openByKeys(page: Page): Promise<Frame> {
  const last = page.getByRole('button', { name: 'Ask about it' }).last();
  await last.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const widget = await widgetOf(page);
  await widget.getByRole('button', { name: WIDGET_TEXTS.close }).waitFor();
  return widget;
}

/** The name of what has the focus in the widget: its label or its text. */
const focusedIn = (widget: Frame): Promise<string> =>
  widget.evaluate(() => {
    const element = document.activeElement;
    if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement)
      return element.labels?.[0]?.textContent ?? element.ariaLabel ?? '';
    return element === document.body ? '' : (element?.ariaLabel ?? element?.textContent ?? '');
  });

/** Goes on by Tab until something has the focus. */
async function tabTo(page: Page, widget: Frame, name: string): Promise<void> {
  for (let step = 0; step < 30; step += 1) {
    if ((await focusedIn(widget)).includes(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach '${name}'`);
}

describe('a chat on the demo shop', () => {
  it.each([
    ['desktop', DESKTOP],
    ['390 px', { viewport: PHONE.viewport }],
  ])('is begun, held and left by the keyboard alone, and the focus comes back: %s', async (_, device) => {
    const { page } = await openShop('lumen', device);
    const widget = await openByKeys(page);
    await tabTo(page, widget, CHAT_TEXTS.card);
    await page.keyboard.press('Enter');
    await widget.getByLabel(CHAT_TEXTS.first).waitFor();
    await tabTo(page, widget, CHAT_TEXTS.first);
    await page.keyboard.type('Do you mend bells?');
    await tabTo(page, widget, CHAT_TEXTS.start);
    await page.keyboard.press('Enter');
    await messages(widget).filter({ hasText: 'Do you mend bells?' }).waitFor();
    await tabTo(page, widget, VISITOR_CONVERSATION_TEXTS.placeholder);
    await page.keyboard.type('And horns?');
    await page.keyboard.press('Enter');
    await messages(widget).filter({ hasText: 'And horns?' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page)).toBe(false);
    // The launcher has it again: Enter opens the chat as it was left.
    await page.keyboard.press('Enter');
    await expect.poll(() => isOpen(page)).toBe(true);
    await messages(widget).filter({ hasText: 'And horns?' }).waitFor();
  });

  it('sends 50 messages of five minutes without a connection once, and in order', {
    timeout: 300_000,
  }, async () => {
    const agent = await newPerson();
    await signIn(agent, 'fernway-agent');
    await agent.goto('/admin/chatinbox');
    await agent.page.getByRole('heading', { name: CHAT_TEXTS.queue }).waitFor();
    const visitor = await openShop(LIBRARY);
    const { page } = visitor;
    const widget = await openByKeys(page);
    await widget.getByText(CHAT_TEXTS.card).click();
    await widget.getByLabel(CHAT_TEXTS.first).fill('My tent is wet.');
    await widget.getByLabel(CHAT_TEXTS.name).fill('Odd Offline');
    await widget.getByRole('button', { name: CHAT_TEXTS.start }).click();
    const box = widget.getByLabel(VISITOR_CONVERSATION_TEXTS.placeholder);
    await box.waitFor();
    await agent.page.getByRole('button', { name: CHAT_TEXTS.takeName('Odd Offline') }).click();
    await widget.getByText(/ is here\.$/).waitFor();

    await page.clock.install();
    const texts = Array.from({ length: COUNT }, (_, index) => `Without a connection ${index + 1}.`);
    const write = async (text: string) => {
      await box.fill(text);
      await box.press('Enter');
    };
    await visitor.whileOffline(async () => {
      for (const text of texts.slice(0, COUNT / 2)) await write(text);
      await page.clock.fastForward(OFFLINE_MINUTES);
      for (const text of texts.slice(COUNT / 2)) await write(text);
      expect(await widget.locator('[data-message]').filter({ hasText: 'Without' }).count()).toBe(COUNT);
    });

    const arrived = messages(agent.page).filter({ hasText: 'Without a connection' });
    await arrived.filter({ hasText: texts.at(-1) ?? '' }).waitFor({ timeout: SENDING_MS });
    const seen = await arrived.allTextContents();
    expect(seen.map((text) => texts.find((one) => text.includes(one)))).toEqual(texts);
  });
});
