import { CANNED_REPLY_TEXTS, REPLY_VARIABLES } from '@harborline/domain/texts/canned-replies';
import { SNOOZE_TEXTS } from '@harborline/domain/texts/snooze';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { sidewaysOverflow } from '../support/settled';
import { replyBox, signIn } from '../support/staff-steps';
import { swipe } from '../support/swipe';

const newPerson = useCast();

const PAGE = '/admin/profile/cannedreplies';
const option = (page: Page, title: string) =>
  page.getByRole('listbox', { name: CANNED_REPLY_TEXTS.list }).getByRole('option', { name: title });

/** Opens the first ticket that waits for its visitor, whoever that is. */
async function openTicket(page: Page): Promise<void> {
  await page.locator('[data-ticket]').first().click();
  await replyBox(page).waitFor();
}

/** Swipes the first ticket to the times to snooze it until, and leaves it as it is. */
async function lookAtTimes(page: Page): Promise<void> {
  const row = page.locator('[data-ticket]').first();
  await row.waitFor();
  // What fingers need loads behind the list.
  await page.waitForFunction(() => document.querySelector('[style*="touch-action"] [data-ticket]') !== null);
  await swipe(row, -150);
  const times = page.getByRole('menu', { name: SNOOZE_TEXTS.menu });
  await times.waitFor();
  await page.keyboard.press('Escape');
  await times.waitFor({ state: 'detached' });
}

describe.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const)('canned replies on %s (D-65)', (_name, screen) => {
  it('are written once, found by a slash, and filled in for the visitor', async () => {
    const agent = await newPerson(screen);
    const { page } = agent;
    // Of this run, so that one that was broken off is not in the way.
    const run = Date.now().toString(36);
    const title = `Spare parts ${run}`;
    await signIn(agent, 'lumen-agent');
    await agent.goto(PAGE);
    await page.getByRole('button', { name: CANNED_REPLY_TEXTS.add }).click();
    const dialog = page.getByRole('dialog', { name: CANNED_REPLY_TEXTS.add });
    await dialog.getByLabel(CANNED_REPLY_TEXTS.name).fill(title);
    await dialog.getByLabel(CANNED_REPLY_TEXTS.shortcut).fill(`spare${run}`);
    await dialog.getByLabel(CANNED_REPLY_TEXTS.text, { exact: false }).last().fill('Order them at ');
    await dialog.getByRole('button', { name: REPLY_VARIABLES.companyName.label }).click();
    await dialog.getByRole('button', { name: CANNED_REPLY_TEXTS.save }).click();
    const own = page.getByRole('list', { name: CANNED_REPLY_TEXTS.ownTitle });
    await own.getByText(title).waitFor();
    await page
      .getByRole('list', { name: CANNED_REPLY_TEXTS.sharedTitle })
      .getByText('Refund is on its way', { exact: true })
      .waitFor();

    await agent.goto('/admin/inbox?tab=inbox&status=pending');
    if (screen === PHONE) await lookAtTimes(page);
    await openTicket(page);
    const before = await replyBox(page).inputValue();
    expect(before).toBe('');
    await replyBox(page).pressSequentially(`/spare${run.slice(0, -1)}`);
    await option(page, title).waitFor();
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Enter');
    expect(await replyBox(page).inputValue()).toBe('Order them at Lumen Cycles');

    await replyBox(page).fill('');
    await page.getByRole('button', { name: CANNED_REPLY_TEXTS.insert }).click();
    await option(page, 'Goodbye').click();
    expect(await replyBox(page).inputValue()).toMatch(
      /^You are welcome, (?!\[)[^,.]+\. Enjoy the ride!\n\n(?!\[)/,
    );
    await replyBox(page).fill('');

    await agent.goto(PAGE);
    await page.getByRole('button', { name: CANNED_REPLY_TEXTS.deleteOf(title) }).click();
    await page.getByText(CANNED_REPLY_TEXTS.deleted(title)).waitFor();
    expect(await own.getByText(title).count()).toBe(0);
  });
});
