import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newActor } from '../support/actor';
import { launchPartitioned } from '../support/browser';
import { ORIGIN, SHOP } from '../support/suite';
import { clickLauncher, widgetOf } from '../support/widget-steps';

let browser: Browser;
beforeAll(async () => {
  browser = await launchPartitioned();
});
afterAll(async () => {
  await browser.close();
});

it('a chat outlives a reload of the shop in a browser that refuses third-party cookies (D-94)', async () => {
  const shopper = await newActor(browser);
  const { page, goto, openTab, record } = shopper;
  await goto(SHOP);
  await clickLauncher(shopper);
  const widget = await widgetOf(page);
  await widget.getByText(CHAT_TEXTS.card).click();
  await widget.getByLabel(CHAT_TEXTS.first).fill('Do you sell bells?');
  await widget.getByLabel(CHAT_TEXTS.name).fill('Pat Partition');
  await widget.getByRole('button', { name: CHAT_TEXTS.start }).click();
  await widget.getByRole('button', { name: CHAT_TEXTS.end }).waitFor();
  expect(await widget.getByText(CHAT_TEXTS.notKept).count()).toBe(0);
  // It is kept for this shop alone: elsewhere, the browser knows of no chat, and has no cookie.
  const elsewhere = await openTab(`${ORIGIN}/lumen`);
  expect(await elsewhere.page.evaluate(() => Object.keys(localStorage).join())).not.toContain('chat');
  expect(await shopper.context.cookies()).toEqual([]);

  await page.reload();
  await clickLauncher(shopper);
  const again = await widgetOf(page);
  await again.getByText(CHAT_TEXTS.running).click();
  await again.getByText('Do you sell bells?').waitFor();
  await again.getByRole('button', { name: CHAT_TEXTS.end }).click();
  await again.getByRole('button', { name: CHAT_TEXTS.endYes }).click();
  await again.getByText(CHAT_TEXTS.endedByVisitor).waitFor();
  expect(await record.unexpected()).toEqual([]);
});
